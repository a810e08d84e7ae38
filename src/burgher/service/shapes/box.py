"""What the API takes and gives about the pieces of a box, and about the sets that people have entered."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from burgher.service.shapes.base import Given, Json, Key, Message, Shape, Words

GameName = Annotated[str, StringConstraints(max_length=40)]
SetName = Words
Path = Annotated[str, StringConstraints(min_length=1, max_length=120)]
PieceId = Annotated[str, StringConstraints(min_length=1, max_length=120)]
Value = bool | int | str | list[int | str]


class BoxField(Shape):
    """A value that pieces of a part have, and what it may be."""

    name: str
    kind: str
    """number, flag, word (one of some), words (some of them), numbers (a list), text"""
    low: int
    high: int
    count: int | None
    """How many numbers a list has; null: as many as one likes."""
    words: list[str]


class BoxPiece(Shape):
    """One piece. ``values`` and ``sources`` follow the fields of its part; null where it has no such field."""

    id: str
    name: str
    values: list[Any]
    sources: list[str | None]


class BoxPart(Shape):
    """A kind of piece; ``look`` is how it is drawn, ``chapter`` where it lies in the box."""

    name: str
    chapter: str
    look: str
    copies: str | None
    """The field with the number of copies, where that is not known."""
    fields: list[BoxField]
    pieces: list[BoxPiece]


class Box(Shape):
    """The pieces of a game, in the order of the box. What has the source ``rulebook`` is not the owner's to change."""

    game: str
    base: str
    sets: list[str]
    parts: list[BoxPart]
    to_check: list[str]
    """The pieces with something to look up on them."""


class SetProblem(Shape):
    """Why a set cannot be played with, and where; "" where it is no single value's fault."""

    path: str
    why: Message


class SetDoubt(Shape):
    """What contradicts a rulebook: a message of the game's box, and the pieces that it is about."""

    why: Message
    pieces: list[str]


class ComponentSet(Shape):
    """A set that somebody has entered, as it stands."""

    id: str
    game: str
    name: str
    base: str
    version: int
    entered: dict[str, Any]
    """The values that differ from those of the base, by path."""
    checked: list[str]
    to_check: int
    problems: list[SetProblem]
    doubts: list[SetDoubt]
    changed_at: int


class ListedSet(Shape):
    """A set in the list of one's own."""

    id: str
    game: str
    name: str
    base: str
    entered: int
    """How many values differ from those of the base."""
    checked: int
    to_check: int
    playable: bool
    changed_at: int


class ListedSets(Shape):
    sets: list[ListedSet]


class Examined(Shape):
    """Pieces that are played with, as values that differ from those of the base."""

    game: str
    name: str
    base: str
    entered: dict[str, Any]
    doubts: list[SetDoubt]


class NewSet(Given):
    """A new set: as the base, or with these corrections (a component file, as an object)."""

    game: GameName
    name: SetName
    base: GameName | None = None
    corrections: Json = Field(default_factory=dict)
    checked: Annotated[list[PieceId], Field(max_length=2000)] = Field(default_factory=list)
    key: Key | None = None


class BroughtSet(Given):
    """A component file."""

    game: GameName
    text: Annotated[str, StringConstraints(max_length=256 * 1024)]
    name: SetName | None = Field(None, description="What to call it; by default as the file does.")
    key: Key | None = None


class Change(Given):
    """A value that was entered; null: as in the base."""

    path: Path
    value: Value | None


class Changes(Given):
    """What was entered and looked up; a repeat changes nothing."""

    changes: Annotated[list[Change], Field(max_length=2500)] = Field(default_factory=list)
    checked: dict[PieceId, bool] = Field(default_factory=dict)


class Named(Given):
    name: SetName
    key: Key | None = None
