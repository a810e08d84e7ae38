"""The database: opening it, bringing it up to date, and its two kinds of transaction."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, TypeVar, cast

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from burgher import __version__
from burgher.core.errors import BurgherError
from burgher.service.store import queries, schema
from burgher.service.store.ear import ALL, TABLE, Ear, announce
from burgher.service.store.trouble import RAW, Clash, Trouble, trouble_of
from burgher.service.store.writer import Writer

if TYPE_CHECKING:
    import psycopg

MIGRATIONS = Path(__file__).parent / "migrations"
T = TypeVar("T")
THREADS = 32
"""Threads in which tables are looked at and changed; each may want a connection."""
WAITS = 10
"""Seconds that one process waits for another's write."""
MIGRATION_LOCK = 20_611
"""PostgreSQL's number for "somebody is migrating this database"."""


class BadDatabase(BurgherError):
    """A database that cannot be opened."""


class Database:
    """SQLite by default, one file; PostgreSQL where several processes share the tables."""

    def __init__(self, url: str) -> None:
        try:
            parsed = _address(url)
            self.is_sqlite = parsed.get_backend_name() == "sqlite"
            if self.is_sqlite and parsed.database not in (None, "", ":memory:"):
                Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
            self.engine = self._open(parsed)
        except ModuleNotFoundError as error:
            if error.name == "psycopg":
                raise BadDatabase("postgres-missing") from None
            raise BadDatabase("database-unopened", url=str(url), why=str(error)) from None
        except (ArgumentError, NoSuchModuleError, OSError) as error:
            raise BadDatabase("database-unopened", url=str(url), why=str(error)) from None
        # SQLite has one writer; queueing for it here is quicker and fairer than its own sleeping and trying again.
        self._writer = Writer(self.engine, WAITS) if self.is_sqlite else None
        self._ear: Ear | None = None
        self._quick: sqlite3.Connection | None = None
        self.process = token_hex(6)
        """The name of this process among those that share the database."""
        self.trouble: Trouble | None = None
        """Why the last write failed; None: it did not."""

    def _open(self, url: URL) -> Engine:
        # What is written may be a seed: it does not go into errors, which are logged.
        if not self.is_sqlite:
            engine = create_engine(url, pool_pre_ping=True, pool_size=THREADS, hide_parameters=True)
            event.listen(engine, "connect", _prepare_postgres)
            return engine
        connecting = {"timeout": WAITS, "check_same_thread": False}
        engine = create_engine(url, connect_args=connecting, pool_size=THREADS, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A look at one moment: what others write in the meantime is not in it. Nothing is written."""
        with _troubled(), self.engine.connect() as connection:
            if not self.is_sqlite:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    def write(self, work: Callable[[Connection], T], about: str | None = None) -> T:
        """Do this in a transaction. When it answers, all of it is durable; when it raises, none of it was done.

        Other processes hear of the table that it is about.
        """
        with self._noting():
            if self._writer is not None:
                return cast(T, self._writer.write(work))
            with _troubled(), self._transaction() as connection:
                answer = work(connection)
                if about is not None:
                    announce(connection, self.process, TABLE, about)
                return answer

    async def written(self, work: Callable[[Connection], T], about: str | None = None, quick: bool = False) -> T:
        """The same, waited for on the event loop; what is quick may be written on it, too."""
        if self._writer is None:
            return await asyncio.to_thread(self.write, work, about)
        with self._noting():
            return cast(T, await self._writer.wait(work, quick))

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """Note how the last write ended, for those who ask how the server is."""
        try:
            yield
        except Trouble as trouble:
            if not isinstance(trouble, Clash):
                self.trouble = trouble
            raise
        self.trouble = None

    def pulse(self, table: str) -> int | None:
        """The number of the last change at a table, for SQLite, which answers at once. On the event loop only."""
        with _troubled():
            if self._quick is None:
                path = self.engine.url.database or ""
                self._quick = sqlite3.connect(path, WAITS, isolation_level=None, check_same_thread=False)
            return queries.current_pulse(self._quick, table)

    # other processes

    def listen(self, heard: Callable[[str, str], None]) -> None:
        """Hear of what others change: ``heard`` is called in another thread, with what and at which table."""
        if self._writer is not None:
            self._writer.listen(lambda: heard(ALL, ""))
        elif self._ear is None:
            self._ear = Ear(self.engine.url, self.process, heard)

    def rest(self) -> None:
        """Nobody wants to hear anything for a while. With PostgreSQL it costs nothing to go on listening."""
        if self._writer is not None:
            self._writer.listen(None)

    @property
    def is_deaf(self) -> bool:
        """Whether the connection that hears of others is lost."""
        return self._ear is not None and not self._ear.listening.is_set()

    def announce(self, connection: Connection, what: str, table: str) -> None:
        """Tell the others something about a table, when this transaction counts; SQLite shows every change anyway."""
        if not self.is_sqlite:
            announce(connection, self.process, what, table)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(burgher_writes=True) as connection, connection.begin():
            yield connection

    def migrate(self) -> None:
        """Make the tables, or bring them to this version. Several processes may start at once."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self._transaction() as connection:
                if connection.dialect.name == "postgresql":
                    # However long another process migrates.
                    connection.execute(text("SET LOCAL lock_timeout = 0"))
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except DBAPIError as error:
            raise BadDatabase("database-unusable", why=str(error.orig)) from None
        except CommandError:
            # Alembic does not know the version that the database is at.
            raise BadDatabase("database-newer", version=__version__) from None

    def server_id(self) -> str:
        """The name that this database's servers go by; made when it is first asked for."""

        def name(connection: Connection) -> str:
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            found = connection.execute(select(schema.servers.c.id)).scalar()
            if found is None:
                found = token_hex(4)
                connection.execute(insert(schema.servers).values(id=found))
            return str(found)

        return self.write(name)

    def close(self) -> None:
        if self._ear is not None:
            self._ear.close()
        if self._writer is not None:
            self._writer.close()
        if self._quick is not None:
            self._quick.close()
        self.engine.dispose()


def _address(url: str) -> URL:
    """What has no "://" is a file, SQLite's. PostgreSQL's own form of an address names no driver."""
    if "://" not in url:
        return URL.create("sqlite", database=url)
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase("database-unknown", kind=parsed.get_backend_name())
    return parsed


@contextmanager
def _troubled() -> Iterator[None]:
    """Errors of the database become Trouble."""
    try:
        yield
    except RAW as error:
        raise trouble_of(error) from None


def _prepare_postgres(connection: psycopg.Connection[Any], record: object) -> None:
    # By itself it waits for ever for what somebody else holds.
    connection.execute(f"SET lock_timeout = {int(WAITS * 1000)}")
    connection.commit()


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
    options = connection.get_execution_options()
    # The writer begins and ends its transactions itself.
    if not options.get("burgher_writer", False):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("burgher_writes", False) else "BEGIN")
