"""The box of a game: its pieces as they lie there, and which of their values an owner may have differently.

What the pieces are, and in which order, the game says in a file of its own (`Game.box_file`); what each value is, what
it may be and where it comes from, its component file and its reader say. So nothing of a game stands here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from burgher.core.components import NOTES, ComponentSet, overlay, read_file, sources
from burgher.core.errors import BadComponents, Phrase
from burgher.core.game import Game
from burgher.core.registry import find

OWNER = "owner"
"""The source of what somebody has found on the pieces."""
KNOWN = "rulebook"
"""The source of what is certain, and so is not the owner's to change."""
Values = dict[str, object]
"""Values by their paths in the file."""
MOST_PROBLEMS = 40
"""Of more that is wrong nothing more is said."""


@dataclass(frozen=True)
class Field:
    """A value that the pieces of a part have: its name within the piece, and what it may be."""

    name: str
    kind: str
    """number, flag, word (one of some), words (some of them), numbers (a list), text"""
    low: int = 0
    high: int = 0
    count: int | None = None
    """How many numbers; None: as many as one likes."""
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Piece:
    """One piece: ``id`` is its table in the file, ``fields`` the paths and names of what stands on it."""

    id: str
    name: str
    fields: Mapping[str, str]
    """The path of each field by its name."""


@dataclass(frozen=True)
class Part:
    """A kind of piece, as it comes out of the box."""

    name: str
    chapter: str
    look: str
    fields: tuple[Field, ...]
    pieces: tuple[Piece, ...]
    used: tuple[str, ...]
    """The events that tell of one being used."""
    told: Mapping[str, str]
    """The piece that an event is about, where the event does not name it."""
    copies: str | None
    """The field with the number of copies, where that is not known."""


class Box:
    """The box that goes with one of a game's shipped component sets."""

    def __init__(self, game: Game, base: str) -> None:
        self.game = game.name
        self.base = base
        path = game.box_file()
        plan: dict[str, Any] = {} if path is None else read_file(path)
        components = game.components(base)
        read = game.read_pieces(components)
        self.facts: Values = dict(read.facts)
        """The shipped values."""
        self.may = dict(read.may)
        self.fingerprint = components.fingerprint
        self._like: dict[str, tuple[str, ...]] = {}
        self._tables = sources(components)
        self._own: dict[str, str] = plan.get("sources", {})
        self.doubts: list[dict[str, Any]] = plan.get("doubts", [])
        self.unprinted: tuple[str, ...] = tuple(plan.get("unprinted", {}).get("paths", ()))
        self.parts = tuple(self._part(one) for one in plan.get("parts", ()))
        self.pieces = {piece.id: piece for part in self.parts for piece in part.pieces}
        self._piece_at = {path: piece for piece in self.pieces.values() for path in piece.fields.values()}

    def _part(self, plan: dict[str, Any]) -> Part:
        pieces = tuple(piece for pattern in plan["pieces"] for piece in self._pieces(pattern))
        fields: dict[str, Field] = {}
        for piece in pieces:
            for name, path in piece.fields.items():
                fields.setdefault(name, _field(name, self.may[path]))
        return Part(
            plan["name"], plan["chapter"], plan["look"], tuple(fields.values()), pieces,
            tuple(plan.get("used", ())), plan.get("told", {}), plan.get("copies"),
        )  # fmt: skip

    def _pieces(self, pattern: str) -> Iterator[Piece]:
        depth = pattern.count(".") + 1
        found: dict[str, dict[str, str]] = {}
        for path in self.facts:
            parts = path.split(".")
            id = ".".join(parts[:depth])
            if matches(id, pattern) and len(parts) >= depth:
                found.setdefault(id, {})[".".join(parts[depth:])] = path
        for id, fields in found.items():
            yield Piece(id, id.rpartition(".")[2], fields)

    def source(self, path: str) -> str:
        """Where a value comes from."""
        for pattern, source in self._own.items():
            if matches(path, pattern):
                return source
        around = path
        while around and around not in self._tables:
            around = around.rpartition(".")[0]
        return self._tables.get(around, KNOWN)

    def like(self, pattern: str) -> tuple[str, ...]:
        """The paths that fit a pattern."""
        if pattern not in self._like:
            self._like[pattern] = tuple(path for path in self.facts if matches(path, pattern))
        return self._like[pattern]

    def is_open(self, path: str) -> bool:
        """Whether an owner may find it otherwise on a piece."""
        return path in self._piece_at and self.source(path) != KNOWN

    def open_fields(self, piece: Piece) -> dict[str, str]:
        """What may be changed on a piece: paths by name."""
        return {name: path for name, path in piece.fields.items() if self.source(path) != KNOWN}

    def to_check(self) -> list[str]:
        """The pieces that an owner has something to look up on."""
        return [piece.id for piece in self.pieces.values() if self.open_fields(piece)]

    def piece_of(self, path: str) -> Piece | None:
        """The piece that a value, or a table of values, stands on."""
        if path in self._piece_at:
            return self._piece_at[path]
        inside = path
        while inside:
            if inside in self.pieces:
                return self.pieces[inside]
            inside = inside.rpartition(".")[0]
        return None


@cache
def box_of(game: str, base: str) -> Box:
    """The box of a game; it takes a moment to read, and is never changed."""
    return Box(find(game), base)


def matches(path: str, pattern: str) -> bool:
    """Whether a path fits a pattern; a ``*`` stands for a part of a name, never for several names."""
    names, wanted = path.split("."), pattern.split(".")
    return len(names) == len(wanted) and all(fnmatchcase(name, one) for name, one in zip(names, wanted, strict=True))


def _field(name: str, may: Phrase) -> Field:
    low, high = int(str(may.details.get("low", 0))), int(str(may.details.get("high", 0)))
    words = tuple(str(may.details.get("words", "")).split(", "))
    if may.id == "may-number":
        return Field(name, "number", low, high)
    if may.id == "may-numbers":
        return Field(name, "numbers", low, high, int(str(may.details["count"])))
    if may.id == "may-some-numbers":
        return Field(name, "numbers", low, high)
    if may.id == "may-one-of":
        return Field(name, "word", words=words)
    if may.id == "may-some-of":
        return Field(name, "words", words=words)
    return Field(name, "flag" if may.id == "may-flag" else "text")


# values by path, and as tables


def flat(tables: Mapping[str, object], path: str = "") -> Values:
    """Tables of corrections as values by path, without notes."""
    found: Values = {}
    for name, value in tables.items():
        where = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            found |= flat(value, where)
        elif name not in NOTES:
            found[where] = value
    return found


def nested(values: Mapping[str, object]) -> dict[str, object]:
    """Values by path as tables."""
    tables: dict[str, object] = {}
    for path, value in values.items():
        *around, name = path.split(".")
        table = tables
        for one in around:
            inner = table.setdefault(one, {})
            if not isinstance(inner, dict):
                raise BadComponents("not-fitting", field=path, value=repr(value), may=Phrase("may-table"))
            table = inner
        table[name] = value
    return tables


def corrections(box: Box, values: Mapping[str, object], checked: Collection[str] = ()) -> dict[str, object]:
    """Values that differ from the box's as a component file has them; their owner answers for them, and for the
    pieces that were looked up."""
    looked_up = {path for id in checked if id in box.pieces for path in box.open_fields(box.pieces[id]).values()}
    owned = {path.rpartition(".")[0] for path in {*values, *looked_up} if path in box.facts and path not in box.pieces}
    # A table that is there only by default has no source to change.
    owned &= {path.rpartition(".")[0] for path in {*values, *flat(find(box.game).shipped(box.base))}}
    base = {} if find(box.game).sets[0] == box.base else {"base": box.base}
    return {**base, **nested({**values, **{f"{table}.source": OWNER for table in sorted(owned)}})}


def differences(box: Box, values: Mapping[str, object]) -> Values:
    """Of these values, those that are not as in the shipped set."""
    return {path: value for path, value in values.items() if not _same(value, box.facts.get(path))}


def _same(value: object, other: object) -> bool:
    # True is 1 for Python, but not in a file.
    return type(value) is type(other) and value == other


# what is wrong, and what is odd


@dataclass(frozen=True)
class Problem:
    """Why values cannot be played with, and where that is; "" where it is no single value's fault."""

    path: str
    why: Phrase


def read_values(box: Box, values: Mapping[str, object]) -> tuple[Values, list[Problem]]:
    """All facts with these values in them, as far as the game's own reader takes them; and what it does not take."""
    game = find(box.game)
    left = dict(values)
    problems: list[Problem] = []
    while len(problems) < MOST_PROBLEMS:
        try:
            tables = overlay(game.shipped(box.base), nested(left))
            return dict(game.read_pieces(ComponentSet(box.base, tables)).facts), problems
        except BadComponents as error:
            why = error.phrase or Phrase("components-unfit", why=str(error))
            path = str(why.details.get("field", ""))
            problems.append(Problem(path, why))
            # What is wrong is taken out, so that whatever else is wrong can be said, too. What does not go together
            # with something else on the same piece, goes with all of that.
            rest = {one: value for one, value in left.items() if not _touches(one, path)}
            piece = box.piece_of(path.partition("[")[0])
            if len(rest) == len(left) and piece is not None:
                rest = {one: value for one, value in left.items() if not _touches(one, piece.id)}
            if len(rest) == len(left):
                break
            left = rest
    return dict(box.facts), problems


def _touches(path: str, wrong: str) -> bool:
    """Whether a value lies at, in or around what is wrong; of a list, ``goods[2]`` is in ``goods``."""
    wrong = wrong.partition("[")[0].partition(" ")[0]
    return bool(wrong) and (f"{path}.".startswith(f"{wrong}.") or f"{wrong}.".startswith(f"{path}."))
