"""What is asked of the database, and what is added to it.

The statements are made once: making them costs more than SQLite's answer.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from burgher.service.clock import now
from burgher.service.store.prepared import Prepared
from burgher.service.store.rows import (
    BOT,
    CLOSED,
    FAR_UNDO,
    OVER,
    PLAYING,
    WAITING,
    Entry,
    Line,
    ListedRow,
    SeatRow,
    TableRow,
    names,
    values,
)
from burgher.service.store.schema import analyses, devices, entries, seats, servers, snapshots, tables, talk, transfers

LONGEST_TALK = 2_000
"""Lines that a table keeps."""


def _rows(table: Table, kind: type[TableRow | SeatRow | Entry | Line]) -> Select[Any]:
    """All columns, in the order in which the kind of row has them."""
    return select(*(table.c[name] for name in names(kind)))


def _is(column: ColumnElement[Any], name: str) -> ColumnElement[bool]:
    return column == bindparam(name)


_TABLES = _rows(tables, TableRow)
_SEATS = _rows(seats, SeatRow)
_ENTRIES = _rows(entries, Entry)
_LINES = _rows(talk, Line)

# devices

_DEVICE = select(devices.c.id).where(_is(devices.c.key_hash, "hash"))


def device_by_hash(connection: Connection, key_hash: str) -> int | None:
    return connection.execute(_DEVICE, {"hash": key_hash}).scalar()


def add_device(connection: Connection, key_hash: str) -> int:
    made = connection.execute(insert(devices).values(key_hash=key_hash, created_at=now()))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


# tables and seats

_TABLE = _TABLES.where(_is(tables.c.id, "of"))
_PULSE = select(tables.c.pulse).where(_is(tables.c.id, "of"))
_QUICK_PULSE = Prepared(_PULSE)
_TABLE_SEATS = _SEATS.where(_is(seats.c.table_id, "of")).order_by(seats.c.number)
_CHANGING = (
    "status", "version", "pulse", "moment", "turn", "result", "rematch",
    "changed_at", "moved_at", "barred", "removed_at", "lesson",
)  # fmt: skip
_MOVING = ("version", "pulse", "moment", "turn", "changed_at", "moved_at", "removed_at")


def _change_of(names: Sequence[str]) -> Prepared:
    return Prepared(
        update(tables)
        .where(_is(tables.c.id, "of"), _is(tables.c.pulse, "was"))
        .values({name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in names})
    )


_CHANGE = _change_of(_CHANGING)
_MOVE = _change_of(_MOVING)


def find_table(connection: Connection, id: str) -> TableRow | None:
    found = connection.execute(_TABLE, {"of": id}).first()
    return None if found is None else TableRow(*found)


def find_pulse(connection: Connection, id: str) -> int | None:
    return connection.execute(_PULSE, {"of": id}).scalar()


def current_pulse(connection: sqlite3.Connection, id: str) -> int | None:
    """The same by the driver's own connection, for whoever asks very often."""
    found = _QUICK_PULSE.find(connection, {"of": id})
    return None if found is None else found[0]


def change_table(connection: Connection, row: TableRow, was: int) -> bool:
    """Write what can change of a table, if nobody has changed it since it had this pulse."""
    new = {f"new_{name}": getattr(row, name) for name in _CHANGING}
    return _CHANGE.change(connection, {"of": row.id, "was": was, **new}) == 1


def move_table(connection: Connection, row: TableRow, was: int) -> bool:
    """The same where nothing has happened but moves."""
    new = {
        "of": row.id,
        "was": was,
        "new_version": row.version,
        "new_pulse": row.pulse,
        "new_moment": row.moment,
        "new_turn": row.turn,
        "new_changed_at": row.changed_at,
        "new_moved_at": row.moved_at,
        "new_removed_at": row.removed_at,
    }
    return _MOVE.change(connection, new) == 1


def find_seats(connection: Connection, id: str) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(*row) for row in connection.execute(_TABLE_SEATS, {"of": id}))


def find_seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[SeatRow, ...]]:
    """The seats of several tables."""
    sitting: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in connection.execute(_SEATS.where(seats.c.table_id.in_(ids)).order_by(seats.c.number)):
        seat = SeatRow(*row)
        sitting[seat.table_id].append(seat)
    return {id: tuple(found) for id, found in sitting.items()}


def change_seat(connection: Connection, seat: SeatRow, was: SeatRow) -> None:
    """Write what has changed of a seat: since when its player is away may be known better there."""
    old = values(was)
    new = {name: value for name, value in values(seat).items() if value != old[name]}
    if new:
        own = (seats.c.table_id == seat.table_id) & (seats.c.number == seat.number)
        connection.execute(update(seats).where(own).values(new))


def find_pulses(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    found = connection.execute(select(tables.c.id, tables.c.pulse).where(tables.c.id.in_(ids)))
    return {row.id: row.pulse for row in found}


def made_before(connection: Connection, owner: int, key: str) -> str | None:
    """The table that this device has made with this key."""
    asked = select(tables.c.id).where(tables.c.owner == owner, tables.c.made_key == key)
    return connection.execute(asked).scalar()


def add_table(connection: Connection, row: TableRow, sitting: Sequence[SeatRow]) -> None:
    connection.execute(insert(tables).values(values(row)))
    if sitting:
        connection.execute(insert(seats), [values(seat) for seat in sitting])


def _mine(device: int) -> ColumnElement[bool]:
    """The tables where this device has a seat, and the records that it brought."""
    seated = select(seats.c.table_id).where(seats.c.device == device, seats.c.gone.is_(False))
    ever_seated = select(seats.c.table_id).where(seats.c.device == device)
    return tables.c.id.in_(seated) | (tables.c.owner == device) & ~tables.c.id.in_(ever_seated)


_ENDED: ColumnElement[int] = case((tables.c.status.in_((WAITING, PLAYING)), 0), else_=1)
_LISTED = select(*(tables.c[name] for name in names(ListedRow)))


def tables_of(connection: Connection, device: int, limit: int, after: ListedRow | None = None) -> list[ListedRow]:
    """The tables of a device, after one of them: those under way first, then what changed last."""
    rank = _ENDED
    asked = _LISTED.where(_mine(device), tables.c.status != CLOSED)
    if after is not None:
        ended = 0 if after.status in (WAITING, PLAYING) else 1
        earlier = tables.c.changed_at < after.changed_at
        same = (tables.c.changed_at == after.changed_at) & (tables.c.id > after.id)
        asked = asked.where(or_(rank > ended, and_(rank == ended, or_(earlier, same))))
    asked = asked.order_by(rank, tables.c.changed_at.desc(), tables.c.id).limit(limit)
    return [ListedRow(*row) for row in connection.execute(asked)]


def listed_table(connection: Connection, id: str) -> ListedRow | None:
    found = connection.execute(_LISTED.where(tables.c.id == id)).first()
    return None if found is None else ListedRow(*found)


def finished_by(connection: Connection, device: int, limit: int) -> list[TableRow]:
    """The games that a device has played from beginning to end, the last one first."""
    seated = select(seats.c.table_id).where(seats.c.device == device, seats.c.gone.is_(False))
    asked = _TABLES.where(tables.c.id.in_(seated), tables.c.status == OVER, tables.c.position.is_(None))
    return [TableRow(*row) for row in connection.execute(asked.order_by(tables.c.moved_at.desc()).limit(limit))]


def count_tables(connection: Connection, device: int, statuses: Sequence[str]) -> int:
    """How many tables a device has opened that are in one of these states and still its own."""
    asked = select(func.count()).where(tables.c.owner == device, tables.c.status.in_(statuses), _mine(device))
    return connection.execute(asked).scalar_one()


def old_tables(
    connection: Connection, statuses: Sequence[str], unchanged_since: int | None, announced_for: int | None
) -> list[tuple[str, int]]:
    """Id and pulse of the tables in these states that have not changed since then, or are to be removed by then."""
    asked = select(tables.c.id, tables.c.pulse).where(tables.c.status.in_(statuses))
    if unchanged_since is not None:
        asked = asked.where(tables.c.changed_at < unchanged_since, tables.c.removed_at.is_(None))
    if announced_for is not None:
        asked = asked.where(tables.c.removed_at <= announced_for)
    return [(id, pulse) for id, pulse in connection.execute(asked)]


def note_sweep(connection: Connection, at: int, pause: int, notice: int) -> None:
    """Note that the tables are looked after. Where nobody has done so for longer than a pause, no server was up:
    all days on which tables are to be removed are put off by as much, at most until a whole notice is over from now."""
    was = connection.execute(select(servers.c.swept_at)).scalar()
    if (
        connection.execute(
            update(servers).where(servers.c.swept_at.is_not_distinct_from(was)).values(swept_at=at)
        ).rowcount
        == 0
    ):
        # Another process is doing it.
        return
    down = notice if was is None else at - was
    if down > pause:
        day, whole = tables.c.removed_at, at + notice
        _change_removal(connection, case((day + down < whole, day + down), (day < whole, whole), else_=day))


def call_off_removals(connection: Connection) -> None:
    """Let no table be removed of which that was said."""
    _change_removal(connection, None)


def _change_removal(connection: Connection, when: ColumnElement[int] | None) -> None:
    announced = update(tables).where(tables.c.removed_at.is_not(None), tables.c.status.in_((WAITING, PLAYING)))
    connection.execute(announced.values(removed_at=when, pulse=tables.c.pulse + 1))


def remove_table(connection: Connection, id: str, pulse: int) -> bool:
    """Remove a table with all that belongs to it, if nothing has happened there since it had this pulse."""
    # Held first, so that nobody plays on while its parts go.
    held = update(tables).where(tables.c.id == id, tables.c.pulse == pulse).values(pulse=pulse + 1)
    if connection.execute(held).rowcount != 1:
        return False
    for part in (entries, analyses, snapshots, talk, transfers, seats):
        connection.execute(delete(part).where(part.c.table_id == id))
    connection.execute(delete(tables).where(tables.c.id == id))
    return True


def tables_of_bots(connection: Connection) -> dict[str, int]:
    """Tables at which a bot is to decide, with their pulse."""
    asked = (
        select(tables.c.id, tables.c.pulse)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.number == tables.c.turn))
        .where(
            tables.c.status == PLAYING,
            (seats.c.kind == BOT) | seats.c.stand_in.is_not(None),
        )
    )
    return {row.id: row.pulse for row in connection.execute(asked)}


def mark_seen(connection: Connection, id: str, numbers: Sequence[int], at: int) -> None:
    connection.execute(update(seats).where(seats.c.table_id == id, seats.c.number.in_(numbers)).values(seen_at=at))


# the log

_LOG = _ENTRIES.where(_is(entries.c.table_id, "of"), entries.c.seq >= bindparam("first")).order_by(entries.c.seq)
_ENTRY = _ENTRIES.where(_is(entries.c.table_id, "of"), _is(entries.c.seat, "seat"), _is(entries.c.key, "key"))
_ADD_ENTRIES = Prepared(insert(entries))
_ADD_SNAPSHOT = Prepared(insert(snapshots))


def find_entries(connection: Connection, id: str, first: int = 0) -> list[Entry]:
    return [Entry(*row) for row in connection.execute(_LOG, {"of": id, "first": first})]


def standing_steps(connection: Connection, id: str) -> list[tuple[int, str]]:
    """Seat and action of every step that was not taken back, without what they told."""
    columns = (entries.c.seat, entries.c.action, entries.c.undone)
    standing: list[tuple[int, str]] = []
    for seat, action, undone in connection.execute(
        select(*columns).where(entries.c.table_id == id).order_by(entries.c.seq)
    ):
        if undone:
            del standing[-undone:]
        else:
            standing.append((seat, action))
    return standing


def entry_by_key(connection: Connection, id: str, seat: int, key: str) -> Entry | None:
    found = connection.execute(_ENTRY, {"of": id, "seat": seat, "key": key}).first()
    return None if found is None else Entry(*found)


def count_far_undos(connection: Connection, id: str) -> int:
    """How often somebody has taken back what bots and chance had done since."""
    asked = select(func.count()).where(entries.c.table_id == id, entries.c.cause == FAR_UNDO)
    return connection.execute(asked).scalar_one()


def add_entries(connection: Connection, added: Sequence[Entry]) -> None:
    _ADD_ENTRIES.add(connection, [values(entry) for entry in added])


def find_snapshots(connection: Connection, id: str) -> list[tuple[int, int]]:
    """The snapshots of a table, as seq and moment, the latest first."""
    asked = select(snapshots.c.seq, snapshots.c.moment).where(snapshots.c.table_id == id)
    return [(seq, moment) for seq, moment in connection.execute(asked.order_by(snapshots.c.seq.desc()))]


def read_snapshot(connection: Connection, id: str, seq: int) -> tuple[str, str]:
    """The position and its hash."""
    asked = select(snapshots.c.position, snapshots.c.hash)
    position, digest = connection.execute(asked.where(snapshots.c.table_id == id, snapshots.c.seq == seq)).one()
    return position, digest


def add_snapshot(connection: Connection, id: str, seq: int, moment: int, position: str, digest: str) -> None:
    row = {"table_id": id, "seq": seq, "moment": moment, "position": position, "hash": digest}
    _ADD_SNAPSHOT.add(connection, [row])


# talk


def find_talk(connection: Connection, id: str, after: int, limit: int) -> list[Line]:
    """The last lines with a number above ``after``."""
    asked = _LINES.where(talk.c.table_id == id, talk.c.number > after)
    return [Line(*row) for row in connection.execute(asked.order_by(talk.c.number.desc()).limit(limit))][::-1]


def line_by_key(connection: Connection, id: str, seat: int, key: str) -> Line | None:
    asked = _LINES.where(talk.c.table_id == id, talk.c.seat == seat, talk.c.key == key)
    found = connection.execute(asked).first()
    return None if found is None else Line(*found)


def next_line(connection: Connection, id: str) -> int:
    last = connection.execute(select(func.max(talk.c.number)).where(talk.c.table_id == id)).scalar()
    return 1 if last is None else last + 1


def add_lines(connection: Connection, lines: Sequence[Line]) -> None:
    """Add lines to the talk of a table, which keeps the last ones: nobody is shown more than some hundred."""
    connection.execute(insert(talk), [values(line) for line in lines])
    last = lines[-1]
    if last.number > LONGEST_TALK:
        old = talk.c.number <= last.number - LONGEST_TALK
        connection.execute(delete(talk).where(talk.c.table_id == last.table_id, old))


# transfers


def add_transfer(connection: Connection, key_hash: str, id: str, seat: int, device: int, expires_at: int) -> None:
    row = {"hash": key_hash, "table_id": id, "seat": seat, "device": device, "expires_at": expires_at, "used_at": None}
    connection.execute(insert(transfers).values(row))


def find_transfer(connection: Connection, key_hash: str) -> tuple[str, int, int] | None:
    """Table and seat of a link that still counts, and the device that made it."""
    asked = select(transfers.c.table_id, transfers.c.seat, transfers.c.device).where(
        transfers.c.hash == key_hash, transfers.c.used_at.is_(None), transfers.c.expires_at > now()
    )
    found = connection.execute(asked).first()
    return None if found is None else (found[0], found[1], found[2])


def use_transfer(connection: Connection, key_hash: str) -> bool:
    """Use up a link; False when somebody was quicker."""
    used = update(transfers).where(transfers.c.hash == key_hash, transfers.c.used_at.is_(None)).values(used_at=now())
    return connection.execute(used).rowcount == 1


def void_transfers(connection: Connection, id: str, seat: int) -> None:
    """Let no link to this seat count any more."""
    open_links = (transfers.c.table_id == id) & (transfers.c.seat == seat) & transfers.c.used_at.is_(None)
    connection.execute(update(transfers).where(open_links).values(used_at=now()))


def forget_transfers(connection: Connection) -> None:
    """Remove the links that count no more."""
    connection.execute(delete(transfers).where(transfers.c.expires_at <= now()))
