"""What processes that share a database tell each other through it: that they are alive, and who is there."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select, update

from burgher.service.clock import now
from burgher.service.store import queries
from burgher.service.store.schema import presence, processes


def beat(connection: Connection, process: str) -> dict[str, int]:
    """Show that this process is alive; gives the beats of all the others."""
    own = update(processes).where(processes.c.id == process).values(beat=processes.c.beat + 1)
    if connection.execute(own).rowcount == 0:
        connection.execute(insert(processes).values(id=process, beat=0))
    return others(connection, process)


def others(connection: Connection, process: str) -> dict[str, int]:
    found = connection.execute(select(processes.c.id, processes.c.beat).where(processes.c.id != process))
    return {row.id: row.beat for row in found}


def forget(connection: Connection, gone: Collection[str]) -> None:
    """Remove processes, and who was present through them: they were there until now."""
    for table, there in present_through(connection, gone).items():
        queries.mark_seen(connection, table, sorted(there), now())
    connection.execute(delete(presence).where(presence.c.process.in_(gone)))
    connection.execute(delete(processes).where(processes.c.id.in_(gone)))


def present_through(connection: Connection, some: Collection[str]) -> dict[str, set[int]]:
    """Seats by table that are present through one of these processes."""
    asked = select(presence.c.table_id, presence.c.seat).where(presence.c.process.in_(some))
    found: dict[str, set[int]] = {}
    for table, seat in connection.execute(asked):
        found.setdefault(table, set()).add(seat)
    return found


def set_present(connection: Connection, process: str, table: str, seats: Collection[int]) -> None:
    """Note which seats of a table are present through this process."""
    here = (presence.c.process == process) & (presence.c.table_id == table)
    connection.execute(delete(presence).where(here))
    if seats:
        rows = [{"process": process, "table_id": table, "seat": seat} for seat in sorted(seats)]
        connection.execute(insert(presence), rows)


def present_elsewhere(
    connection: Connection, process: str, table: str | None = None
) -> dict[str, dict[str, frozenset[int]]]:
    """Seats by table, then by the process through which they are present; of one table, or of all."""
    asked = select(presence.c.table_id, presence.c.process, presence.c.seat).where(presence.c.process != process)
    if table is not None:
        asked = asked.where(presence.c.table_id == table)
    found: dict[str, dict[str, frozenset[int]]] = {}
    for id, through, seat in connection.execute(asked):
        at = found.setdefault(id, {})
        at[through] = at.get(through, frozenset()) | {seat}
    return found
