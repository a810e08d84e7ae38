"""Component sets in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update

from burgher.service.store.rows import SetRow, names, values
from burgher.service.store.schema import component_sets as sets

_ROWS = select(*(sets.c[name] for name in names(SetRow)))


def sets_of(connection: Connection, device: int) -> list[SetRow]:
    """All sets of a device, what was changed last first."""
    asked = _ROWS.where(sets.c.device == device).order_by(sets.c.changed_at.desc(), sets.c.id)
    return [SetRow(*row) for row in connection.execute(asked)]


def find_set(connection: Connection, id: str) -> SetRow | None:
    found = connection.execute(_ROWS.where(sets.c.id == id)).first()
    return None if found is None else SetRow(*found)


def set_by_key(connection: Connection, device: int, key: str) -> SetRow | None:
    found = connection.execute(_ROWS.where(sets.c.device == device, sets.c.made_key == key)).first()
    return None if found is None else SetRow(*found)


def count_sets(connection: Connection, device: int) -> int:
    return connection.execute(select(func.count()).where(sets.c.device == device)).scalar_one()


def is_taken(connection: Connection, device: int, game: str, name: str) -> bool:
    """Whether the device has a set of this name already."""
    asked = select(sets.c.id).where(sets.c.device == device, sets.c.game == game, sets.c.name == name)
    return connection.execute(asked).first() is not None


def add_set(connection: Connection, row: SetRow) -> None:
    connection.execute(insert(sets).values(values(row)))


def change_set(connection: Connection, row: SetRow) -> None:
    connection.execute(update(sets).where(sets.c.id == row.id).values(values(row)))


def remove_set(connection: Connection, id: str) -> None:
    connection.execute(delete(sets).where(sets.c.id == id))
