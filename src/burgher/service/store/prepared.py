"""Statements of the path that every move takes: for SQLite given to the driver as they are, already written out."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Insert, Select, Update
from sqlalchemy.dialects import sqlite

from burgher.service.store.schema import JsonText

_DIALECT = sqlite.dialect(paramstyle="qmark")
_encode = msgspec.json.Encoder().encode


class Prepared:
    """One statement."""

    def __init__(self, statement: Insert | Update | Select[Any]) -> None:
        self._statement = statement
        compiled = statement.compile(dialect=_DIALECT)
        self._text = str(compiled)
        names = compiled.positiontup or ()
        self._bind: Callable[[Mapping[str, Any]], tuple[Any, ...]] = (
            itemgetter(*names) if len(names) > 1 else lambda values: tuple(values[name] for name in names)
        )
        self._json = [name for name, bind in compiled.binds.items() if isinstance(bind.type, JsonText)]

    def change(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Run it; gives how many rows it changed."""
        if not is_sqlite(connection):
            return connection.execute(self._statement, values).rowcount
        return driver(connection).execute(self._text, self._bound(values)).rowcount

    def add(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run it for several rows."""
        if not is_sqlite(connection):
            connection.execute(self._statement, rows)
        else:
            driver(connection).executemany(self._text, [self._bound(row) for row in rows])

    def find(self, connection: sqlite3.Connection, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """The first row that it finds, by the driver's own connection."""
        found: tuple[Any, ...] | None = connection.execute(self._text, self._bind(values)).fetchone()
        return found

    def _bound(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        if not self._json:
            return self._bind(values)
        return self._bind({**values, **{name: _written(values[name]) for name in self._json}})


def _written(value: Any) -> str | None:
    """What `JsonText` writes."""
    if value is None:
        return None
    text = _encode(value)
    return text.decode() if text.isascii() else json.dumps(value, separators=(",", ":"))


def is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def driver(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)
