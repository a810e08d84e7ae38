"""Tables: how one is opened, and what everybody knows of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from burgher.core.colours import Colour
from burgher.service.shapes.base import Given, Json, Key, LevelName, Shape, TableId, Words
from burgher.service.store.rows import Automatic, SeatKind, Status


class NewSeat(Given):
    """Who a seat is for: me, another person at this device, a bot, or whoever comes by the link."""

    who: Literal["me", "here", "bot", "open"]
    name: Words | None = None
    level: LevelName | None = None
    colour: Colour | None = None


class NewTable(Given):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=10)]
    options: dict[str, Any] = Field(default_factory=dict)
    components: Annotated[str, StringConstraints(max_length=40)] | None = None
    corrections: Json | None = Field(None, description="An owner's component file, as an object.")
    set: TableId | None = Field(None, description="A component set of mine.")
    shuffle: bool = Field(False, description="Mix the seats.")
    hints: bool = Field(False, description="Whoever sits down agrees that all may take hints.")
    seed: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")] | None = None
    key: Key | None = None


class Seat(Shape):
    number: int
    kind: SeatKind
    name: str
    level: str | None
    """The bot's level; with ``stand_in`` the level of the bot that plays for a person."""
    stand_in: str | None
    failed: bool
    mine: bool
    gone: bool
    present: bool
    seen_at: int | None
    """Milliseconds since 1970."""
    automatic: Automatic | None
    """Which forced steps are taken by themselves; told only to the seat's own device."""
    colour: Colour


class Table(Shape):
    """A table, as it is for everybody."""

    id: str
    game: str
    players: int
    options: Json
    components: Json
    status: Status
    seats: list[Seat]
    mine: list[int]
    host: bool
    """Whether this device decides about the table: it opened it, or whoever did has left."""
    opened_by: int | None
    """The first seat of whoever opened the table; null when they have none."""
    n: int
    version: int
    moment: int
    turn: int | None
    seed_hash: str | None
    seed_by_hand: bool
    seed: str | None
    """Published when the game is over."""
    path: str
    hints: bool
    """Whether hints may be taken: so it was agreed, or nobody plays but one person and bots."""
    rematch: str | None
    parent: str | None
    parent_moment: int | None
    created_at: int
    changed_at: int
    removed_at: int | None
    """When it will be removed, unless somebody does something here."""
    lesson: str | None
    """The lesson that is taken here."""


class ListedSeat(Shape):
    number: int
    kind: SeatKind
    name: str
    level: str | None
    colour: Colour


class ListedTable(Shape):
    """A table in the list of one's own."""

    id: str
    game: str
    players: int
    status: Status
    seats: list[ListedSeat]
    mine: list[int]
    turn: int | None
    changed_at: int
    removed_at: int | None
    """When it will be removed, unless somebody does something there."""
    lesson: str | None
    """The lesson that is taken there."""
    chapter: str | None
    """The chapter that its learner has come to; null: it is over, or none is taken."""
    scores: list[int] | None
    """The points of each seat, when it is over."""
    winners: list[int] | None


class Tables(Shape):
    tables: list[ListedTable]
    next: str | None
    """What to name as ``after`` to get the next page; null at the end."""


class Removed(Shape):
    """A table that is no more."""

    id: str
