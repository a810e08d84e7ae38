"""A table in memory, and how it is loaded from the log."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection

from burgher import __version__
from burgher.core.colours import Colour, settle
from burgher.core.errors import BurgherError
from burgher.core.match import Step
from burgher.core.state import CHANCE, State
from burgher.service.live.match import Opening, TableMatch, opening_of, replay, step_of
from burgher.service.refusal import Refusal
from burgher.service.store import queries
from burgher.service.store.rows import BOT, CLOSED, PERSON, WAITING, Entry, SeatRow, TableRow

SNAPSHOT_EVERY = 40
"""Steps from one snapshot to the next."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The game as a seat was shown it last, with the number of the push that it was in."""

    n: int
    parts: dict[str, Any]
    state: State | None = None
    """The position that it shows; a match never changes one that it has had."""


@dataclass
class LiveTable:
    """One table. ``row`` and ``seats`` are as in the database; ``match`` is what they and the log lead to."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    match: TableMatch | None = None
    causes: list[str] = field(default_factory=list)
    """Why each step of the match was taken."""
    seqs: array[int] = field(default_factory=lambda: array("i"))
    """The entry of each step of the match."""
    next_seq: int = 0
    snapshots: list[tuple[int, int]] = field(default_factory=list)
    """Seq and moment of each snapshot, the latest first."""
    shown: dict[int | None, Shown] = field(default_factory=dict)
    """What seats (None: spectators) were shown last."""
    seen: dict[int, int] = field(default_factory=dict)
    """When players were last known to be here, by seat, where that is later than in ``seats``."""
    course: object = None
    """How a finished game went, once somebody has asked for it."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def colours(self) -> tuple[Colour, ...]:
        return settle([seat.colour for seat in self.seats])

    @property
    def chosen(self) -> tuple[Colour, ...]:
        """The colours, where anybody has chosen one."""
        return self.colours if any(seat.colour for seat in self.seats) else ()

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at one device."""
        devices = [seat.device for seat in self.seats if seat.device is not None]
        return len(devices) > len(set(devices))

    def playing(self) -> TableMatch:
        """The match; a refusal where none has begun."""
        if self.match is None:
            raise Refusal("not-playing", status=self.row.status)
        return self.match

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refusal("no-seat", seat=number, seats=list(range(len(self.seats))))
        return self.seats[number]

    def held(self, number: int, device: int | None) -> SeatRow:
        """The seat, if this device has it."""
        seat = self.seat(number)
        if device is None or seat.device != device:
            raise Refusal("not-yours", seat=number)
        return seat

    def seen_at(self, seat: SeatRow) -> int | None:
        """When the player of a seat was last here, as far as is known in this process."""
        if seat.kind != PERSON:
            return None
        return max((at for at in (seat.seen_at, self.seen.get(seat.number)) if at is not None), default=None)

    def note_seen(self, times: Mapping[int, int]) -> None:
        """Note when players were here, unless they were here later."""
        for number, at in times.items():
            self.seen[number] = max(at, self.seen.get(number, 0))

    def holders(self) -> dict[int | None, frozenset[int]]:
        """The seats of each device that has one."""
        devices = {seat.device for seat in self.seats} - {None}
        return {one: frozenset(seat.number for seat in self.seats if seat.device == one) for one in devices}

    def is_host(self, device: int | None) -> bool:
        """Whether this device decides about the table: it opened it, or it sits there and whoever did has left."""
        if device is None:
            return False
        holders = self.holders()
        return device == self.row.owner or (self.row.owner not in holders and device in holders)

    @property
    def hints(self) -> bool:
        """Whether hints may be taken: all have agreed on it, or nobody plays but one person and bots."""
        return self.row.hints or sum(seat.kind != BOT for seat in self.seats) <= 1

    @property
    def in_step(self) -> bool:
        """Whether the match has taken the steps that the log has, and no others."""
        return self.match is None or self.match.moment == self.row.moment


def load(connection: Connection, row: TableRow) -> LiveTable:
    """A table from the database: the latest snapshot that serves, and the steps since."""
    live = LiveTable(row, queries.find_seats(connection, row.id))
    if row.status in (WAITING, CLOSED):
        return live
    live.snapshots = queries.find_snapshots(connection, row.id)
    entries = queries.find_entries(connection, row.id)
    standing = _standing(entries)
    try:
        opening = opening_of(row)
        steps = [step_of(opening.game, entry) for entry in standing]
        live.seqs = array("i", [entry.seq for entry in standing])
        first, state = _nearest(connection, live, opening, _undo_from(steps))
        live.match = TableMatch(opening, state, steps[:first], live.names)
        live.match.again(steps[first:])
    except BurgherError as error:
        raise Refusal("unplayable") from error
    live.match.forget()
    live.causes = [entry.cause for entry in standing]
    live.next_seq = len(entries)
    return live


def catch_up(connection: Connection, live: LiveTable, row: TableRow) -> LiveTable:
    """The table after what another process has added to its log."""
    match = live.match
    if match is None or row.pulse < live.row.pulse:
        # What memory is ahead of is the log: the log counts.
        return load(connection, row)
    for entry in queries.find_entries(connection, row.id, live.next_seq):
        if entry.seq != live.next_seq:
            return load(connection, row)
        if entry.undone:
            length = match.moment - entry.undone
            if not match.reaches(length):
                return load(connection, row)
            match.cut(length)
            del live.causes[length:], live.seqs[length:]
        else:
            match.again([step_of(match.game, entry)])
            live.causes.append(entry.cause)
            live.seqs.append(entry.seq)
        live.next_seq = entry.seq + 1
    if match.moment != row.moment:
        return load(connection, row)
    match.forget()
    live.snapshots = queries.find_snapshots(connection, row.id)
    live.row = row
    live.seats = queries.find_seats(connection, row.id)
    return live


def go_back(connection: Connection, live: LiveTable, length: int) -> TableMatch:
    """Take the match back to the position after so many steps, whoever has taken those since."""
    match = live.playing()
    steps = match.steps[:length]
    first, state = _nearest(connection, live, match.opening, _undo_from(steps))
    live.match = TableMatch(match.opening, state, steps[:first], live.names)
    live.match.again(steps[first:])
    return live.match


def at_moment(connection: Connection, live: LiveTable, moment: int) -> State:
    """The position after so many steps."""
    match = live.playing()
    if moment == match.moment:
        return match.state
    first, state = _nearest(connection, live, match.opening, moment)
    return replay(match.opening, state, match.steps[first:moment])


def _standing(entries: Sequence[Entry]) -> list[Entry]:
    """The steps that were not taken back."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.undone:
            del standing[-entry.undone :]
        else:
            standing.append(entry)
    return standing


def _undo_from(steps: Sequence[Step]) -> int:
    """The first moment that a player might still go back to."""
    last = len(steps)
    while last > 0 and steps[last - 1].seat == steps[-1].seat != CHANCE:
        last -= 1
    return last


def _nearest(connection: Connection, live: LiveTable, opening: Opening, moment: int) -> tuple[int, State]:
    """The latest known position not after this moment: from a snapshot, or the beginning."""
    for seq, taken_at in live.snapshots:
        # A snapshot of what was taken back is of no use.
        if taken_at <= moment and taken_at <= len(live.seqs) and live.seqs[taken_at - 1] == seq:
            position, digest = queries.read_snapshot(connection, live.id, seq)
            if digest == sign(live.id, seq, position):
                try:
                    return taken_at, opening.restore(json.loads(position))
                except BurgherError:
                    continue
    return 0, opening.start()


def sign(id: str, seq: int, position: str) -> str:
    """A snapshot's hash. Another version of the rules has other hashes, and replays the log instead."""
    return sha256(f"{__version__} {id} {seq} {position}".encode()).hexdigest()


def write_position(match: TableMatch) -> str:
    return json.dumps(match.game.position(match.state), separators=(",", ":"), sort_keys=True)
