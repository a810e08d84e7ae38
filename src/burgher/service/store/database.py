"""The database: opening it, bringing it up to date, and its two kinds of transaction."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from secrets import token_hex

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from burgher.core.errors import BurgherError
from burgher.service.store import schema

MIGRATIONS = Path(__file__).parent / "migrations"
WAITS = 10
"""Seconds that one process waits for another's write."""
MIGRATION_LOCK = 20_611
"""PostgreSQL's number for "somebody is migrating this database"."""


class BadDatabase(BurgherError):
    """A database that cannot be opened."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Database:
    """SQLite by default, one file; PostgreSQL where several processes share the tables."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
            self.is_sqlite = parsed.get_backend_name() == "sqlite"
            if self.is_sqlite and parsed.database not in (None, "", ":memory:"):
                Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
            self.engine = self._open(url)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, OSError) as error:
            raise BadDatabase(f"the database {url} cannot be opened: {error}") from None
        # SQLite has one writer; queueing for it here is quicker and fairer than its own sleeping and trying again.
        self._writer = threading.Lock() if self.is_sqlite else nullcontext()

    def _open(self, url: str) -> Engine:
        if not self.is_sqlite:
            return create_engine(url, pool_pre_ping=True)
        engine = create_engine(url, connect_args={"timeout": WAITS, "check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A consistent look; nothing is written."""
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """All of it becomes durable at the end, or none of it."""
        with (
            self._writer,
            self.engine.connect().execution_options(burgher_writes=True) as connection,
            connection.begin(),
        ):
            yield connection

    def migrate(self) -> None:
        """Make the tables, or bring them to this version. Several processes may start at once."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self.writing() as connection:
                if connection.dialect.name == "postgresql":
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except DBAPIError as error:
            raise BadDatabase(f"the database cannot be used: {error.orig}") from None

    def server_id(self) -> str:
        """The name that this database's servers go by; made when it is first asked for."""
        with self.writing() as connection:
            found = connection.execute(select(schema.servers.c.id)).scalar()
            if found is None:
                found = token_hex(4)
                connection.execute(insert(schema.servers).values(id=found))
            return str(found)

    def close(self) -> None:
        self.engine.dispose()


def _prepare_sqlite(connection: sqlite3.Connection, record: object) -> None:
    # Transactions are begun by _begin_sqlite, not by the driver, which would begin them too late.
    connection.isolation_level = None
    _write_ahead(connection)
    for pragma in (
        # Acknowledged means durable, also when the power goes.
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Several processes may want this at once, and SQLite does not wait for the others here by itself."""
    until = time.monotonic() + WAITS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("burgher_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
