"""A change to a table: put together in memory, then made durable in one transaction, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection

from burgher.core.state import CHANCE
from burgher.service.clock import now
from burgher.service.live.table import SNAPSHOT_EVERY, LiveTable, sign, write_position
from burgher.service.store import queries
from burgher.service.store.database import Database
from burgher.service.store.rows import (
    BY_CHANCE,
    OVER,
    PLAYING,
    UNDO,
    WAITING,
    Entry,
    Line,
    SeatRow,
    TableRow,
    changed_row,
    write_events,
)
from burgher.service.store.trouble import Clash

_MOVED = frozenset({"turn", "moment"})
"""What a move changes of a table's row, beside its numbers and times."""


class Conflict(Exception):
    """Another process has changed the table in the meantime: look again."""


@dataclass(frozen=True)
class News:
    """What a change brought, for those who watch the table."""

    pulse: int
    log_from: int | None
    """Where the log goes on, as the number of an event; None: the game has not changed."""
    table: bool
    """Whether seats or state of the table changed."""
    lines: tuple[Line, ...]


@dataclass
class Draft:
    """What is to be changed at a table."""

    live: LiveTable
    at: int = field(default_factory=now)
    _row: dict[str, Any] = field(default_factory=dict)
    _seats: dict[int, SeatRow] = field(default_factory=dict)
    _lines: list[Line] = field(default_factory=list)
    _entries: list[Entry] = field(default_factory=list)
    _also: list[Callable[[Connection], None]] = field(default_factory=list)
    _log_from: int | None = None
    _snapshot: tuple[int, int, str, str] | None = None
    _is_new: bool = False
    _after: TableRow | None = None
    """The table's row as it was written last."""

    @classmethod
    def opening(cls, live: LiveTable) -> Draft:
        """A draft that makes the table itself, too."""
        return cls(live, _is_new=True)

    # putting together

    def change(self, **fields: Any) -> None:
        """Change fields of the table's row."""
        self._row.update(fields)

    @property
    def status(self) -> str:
        """What the table will be doing."""
        return str(self._row.get("status", self.live.row.status))

    @property
    def lesson(self) -> dict[str, Any] | None:
        """How far the learner will have come, where that changes."""
        return self._row.get("lesson")

    def show_again(self) -> None:
        """Show the game to those who watch, though nothing has happened in it."""
        if self._log_from is None:
            self._log_from = self.live.playing().told

    def sit(self, seat: SeatRow) -> None:
        """Change a seat."""
        self._seats[seat.number] = seat

    def seat(self, number: int) -> SeatRow:
        """A seat as it will be."""
        return self._seats.get(number, self.live.seats[number])

    def say(self, seat: int, words: str, key: str | None) -> None:
        self._lines.append(Line(self.live.id, 0, seat, words, None, {}, key, self.at))

    def notice(self, id: str, /, **args: int | str) -> None:
        """Tell the table something; the moment says where in the game that was."""
        match = self.live.match
        moment = self.live.row.moment if match is None else match.moment
        self._lines.append(Line(self.live.id, 0, None, None, id, {**args, "moment": moment}, None, self.at))

    def also(self, write: Callable[[Connection], None]) -> None:
        """Write something else in the same transaction; a Conflict in it undoes all."""
        self._also.append(write)

    def played(self, done: int, cause: str, key: str | None = None) -> None:
        """Log the steps that the match has taken since it had ``done``: a decision, and what chance did after it."""
        match = self.live.playing()
        self._log_from = self._from(sum(len(step.events) for step in match.steps[done:]))
        for step in match.steps[done:]:
            why = BY_CHANCE if step.seat == CHANCE else cause
            events = write_events(step.events)
            self._log(step.seat, why, step.action.text, 0, events, key if step.seat != CHANCE else None)
            self.live.causes.append(why)
            self.live.seqs.append(self._entries[-1].seq)
        self.change(turn=match.seat if match.seat >= 0 else None, moment=match.moment)
        if match.over:
            result = {"scores": match.scores, "winners": match.winners}
            self.change(status=OVER if self.live.row.status == PLAYING else self.live.row.status, result=result)

    def took_back(self, seat: int, steps: int, key: str | None, cause: str = UNDO) -> None:
        """Log that the match has gone back."""
        match = self.live.playing()
        self._log_from = self._from(0)
        self._log(seat, cause, None, steps, [], key)
        del self.live.causes[match.moment :], self.live.seqs[match.moment :]
        self.change(turn=match.seat, moment=match.moment)

    def read_step(self, seat: int, cause: str, action: str, events: list[Any]) -> None:
        """Log a step that was taken elsewhere."""
        self._log(seat, cause, action, 0, events, None)

    def _from(self, added: int) -> int:
        known = self.live.playing().told - added
        return known if self._log_from is None else min(known, self._log_from)

    def _log(self, seat: int, cause: str, action: str | None, undone: int, events: list[Any], key: str | None) -> None:
        seq = self.live.next_seq + len(self._entries)
        version = self.live.row.version + 1
        self._entries.append(Entry(self.live.id, seq, version, seat, cause, action, undone, events, key, self.at))

    # making it so

    @property
    def has_changes(self) -> bool:
        return bool(self._row or self._seats or self._lines or self._entries or self._also)

    def commit(self, database: Database) -> News:
        """Write it all. After this the change is durable, and the table in memory is as in the database."""
        try:
            database.write(self.write, self.live.id)
        except Clash as clash:
            raise Conflict from clash
        return self._settle()

    async def committed(self, database: Database) -> News:
        """The same, on the event loop: a change to a table is quick."""
        try:
            await database.written(self.write, self.live.id, quick=True)
        except Clash as clash:
            raise Conflict from clash
        return self._settle()

    def write(self, connection: Connection) -> None:
        """Write it within somebody else's transaction."""
        live = self.live
        if self._is_new:
            queries.add_table(connection, changed_row(live.row, status=WAITING), live.seats)
        self._after = self._new_row()
        change = queries.move_table if not self._is_new and set(self._row) <= _MOVED else queries.change_table
        if not change(connection, self._after, live.row.pulse):
            raise Conflict
        self._write(connection)
        self._snapshot = self._new_snapshot()
        if self._snapshot is not None:
            queries.add_snapshot(connection, live.id, *self._snapshot)
        for write in self._also:
            write(connection)

    def _new_row(self) -> TableRow:
        old = self.live.row
        version = old.version + bool(self._entries)
        # Whatever happens at a table is a sign of life.
        fields = {"removed_at": None, "moved_at": self.at if self._entries else old.moved_at, **self._row}
        return changed_row(old, pulse=old.pulse + 1, version=version, changed_at=self.at, **fields)

    def _settle(self) -> News:
        live = self.live
        assert self._after is not None
        live.row = self._after
        if self._seats:
            live.seats = tuple(self.seat(number) for number in range(len(live.seats)))
        live.next_seq += len(self._entries)
        if self._snapshot is not None:
            live.snapshots.insert(0, self._snapshot[:2])
        if live.match is not None:
            live.match.forget()
        table = bool(self._seats) or not set(self._row) <= {"turn", "moment", "lesson"}
        return News(live.row.pulse, self._log_from, table, tuple(self._lines))

    def _write(self, connection: Connection) -> None:
        if self._entries:
            queries.add_entries(connection, self._entries)
        for seat in self._seats.values():
            queries.change_seat(connection, seat, self.live.seats[seat.number])
        if self._lines:
            first = queries.next_line(connection, self.live.id)
            self._lines = [replace(line, number=first + k) for k, line in enumerate(self._lines)]
            queries.add_lines(connection, self._lines)

    def _new_snapshot(self) -> tuple[int, int, str, str] | None:
        """Seq, moment, position and hash, when it is time for a snapshot. Never where chance is to act."""
        match = self.live.match
        if match is None or not self._entries or self._entries[-1].undone or match.seat == CHANCE:
            return None
        since = self.live.snapshots[0][1] if self.live.snapshots else 0
        if match.moment - since < SNAPSHOT_EVERY and not match.over:
            return None
        seq = self.live.seqs[-1]
        position = write_position(match)
        return seq, match.moment, position, sign(self.live.id, seq, position)
