"""The rows of the database as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, Literal

import msgspec

from burgher.core.colours import Colour
from burgher.core.events import Argument, Event

Status = Literal["waiting", "playing", "over", "closed", "record"]
SeatKind = Literal["person", "bot", "open"]
Automatic = Literal["never", "safe", "always"]

# What a table is doing.
WAITING: Final = "waiting"
"""Somebody is still to sit down."""
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
"""Given up before it began."""
RECORD: Final = "record"
"""A game played elsewhere, to look at."""

# Who a seat is for.
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

# Why a step was taken.
CHOSEN: Final = "chosen"
FORCED: Final = "forced"
BY_BOT: Final = "bot"
BY_CHANCE: Final = "chance"
READ: Final = "read"
UNDO: Final = "undo"
FAR_UNDO: Final = "far"
"""Steps of bots and of chance were taken back, too."""

# Which forced steps are taken for a seat.
NEVER: Final = "never"
SAFE: Final = "safe"
"""Those that do not end what could still be taken back."""
ALWAYS: Final = "always"


# Every move makes one of these and at least one of `Entry`: they are of the kind that is made quickest.
class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    players: int
    options: dict[str, Any]
    components: dict[str, Any]
    seed: str | None
    seed_hash: str | None
    seed_by_hand: bool
    position: dict[str, Any] | None
    status: Status
    version: int
    pulse: int
    moment: int
    turn: int | None
    result: dict[str, Any] | None
    owner: int
    made_key: str | None
    rematch: str | None
    parent: str | None
    parent_moment: int | None
    created_at: int
    changed_at: int
    moved_at: int
    barred: list[int]
    removed_at: int | None
    hints: bool
    """Whether all who sit down agree that hints may be taken."""
    lesson: dict[str, Any] | None
    """Which lesson it follows, and how far its learner has come."""
    taken_back: int
    """In a record from outside: how often what others had done since was taken back."""


@dataclass(frozen=True, slots=True)
class ListedRow:
    """What the list of one's tables shows of a table."""

    id: str
    game: str
    players: int
    status: Status
    turn: int | None
    changed_at: int
    removed_at: int | None
    lesson: dict[str, Any] | None
    result: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    table_id: str
    number: int
    kind: SeatKind
    name: str
    level: str | None = None
    stand_in: str | None = None
    failed: bool = False
    """Whether its bot failed, so that the fallback plays."""
    device: int | None = None
    gone: bool = False
    automatic: Automatic = SAFE
    seen_at: int | None = None
    colour: Colour | None = None
    """The colour that somebody has chosen for it."""

    @property
    def bot(self) -> str | None:
        """The level that plays here now; None when a person does, or nobody yet."""
        return self.level if self.kind == BOT else self.stand_in


class Entry(msgspec.Struct, frozen=True):
    table_id: str
    seq: int
    version: int
    seat: int
    cause: str
    action: str | None
    undone: int
    events: list[Any]
    key: str | None
    at: int


@dataclass(frozen=True, slots=True)
class Line:
    """Something said at the table: words of a seat, or a notice (a message id with arguments)."""

    table_id: str
    number: int
    seat: int | None
    words: str | None
    notice: str | None
    args: dict[str, Any]
    key: str | None
    at: int


@dataclass(frozen=True, slots=True)
class SetRow:
    """A component set that somebody has entered."""

    id: str
    device: int
    game: str
    name: str
    base: str
    entered: dict[str, Any]
    """The values that differ from the shipped set, by path."""
    checked: list[str]
    """The pieces that were looked up."""
    version: int
    made_key: str | None
    created_at: int
    changed_at: int


def names(kind: type[TableRow | ListedRow | SeatRow | Entry | Line | SetRow]) -> tuple[str, ...]:
    """The columns of a kind of row, in the order of its fields."""
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    return tuple(field.name for field in fields(kind))


def values(row: TableRow | SeatRow | Entry | Line | SetRow) -> dict[str, Any]:
    kind = type(row)
    return dict(zip(_NAMES[kind], _GETTERS[kind](row), strict=True))


changed_row = msgspec.structs.replace
"""A table's row with other values for some fields."""


_NAMES = {kind: names(kind) for kind in (TableRow, SeatRow, Entry, Line, SetRow)}
_GETTERS = {kind: attrgetter(*columns) for kind, columns in _NAMES.items()}


def write_events(events: tuple[Event, ...]) -> list[Any]:
    """Events as JSON, secrets and all: this never leaves the database."""
    return [[event.id, event.args, event.secret, event.reveals] for event in events]


def read_events(written: list[Any]) -> tuple[Event, ...]:
    return tuple(Event(id, _arguments(args), tuple(secret), reveals) for id, args, secret, reveals in written)


def _arguments(args: Mapping[str, Any]) -> dict[str, Argument]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in args.items()}
