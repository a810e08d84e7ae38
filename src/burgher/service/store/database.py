"""The database: opening it, bringing it up to date, and its two kinds of transaction."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import TypeVar, cast

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from burgher.core.errors import BurgherError
from burgher.service.store import schema

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


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class _Job:
    """Something that waits to be written."""

    def __init__(self, work: Callable[[Connection], object]) -> None:
        self._work = work
        self.answer: object = None
        self.error: BaseException | None = None
        self.done = False

    def run(self, connection: Connection, alone: bool) -> None:
        """Write it. What fails takes back its own part only, unless it is alone: then all is taken back."""
        if alone:
            self.answer = self._work(connection)
            return
        try:
            with connection.begin_nested():
                self.answer = self._work(connection)
        except Exception as error:  # noqa: BLE001 - it is raised again to whoever wanted this written
            self.error = error


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
            raise BadDatabase("database-unopened", url=str(url), why=str(error)) from None
        # SQLite has one writer; queueing for it here is quicker and fairer than its own sleeping and trying again.
        self._writer = threading.Lock()
        self._queueing = threading.Lock()
        self._queue: list[_Job] = []

    def _open(self, url: str) -> Engine:
        if not self.is_sqlite:
            return create_engine(url, pool_pre_ping=True, pool_size=THREADS)
        connecting = {"timeout": WAITS, "check_same_thread": False}
        engine = create_engine(url, connect_args=connecting, pool_size=THREADS)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A consistent look; nothing is written."""
        with self.engine.connect() as connection:
            yield connection

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction. When it answers, all of it is durable; when it raises, none of it was done."""
        if not self.is_sqlite:
            with self._transaction() as connection:
                return work(connection)
        job = _Job(work)
        with self._queueing:
            self._queue.append(job)
        # Whoever comes to write does so for all who wait by then: the disk is waited for once.
        with self._writer:
            if not job.done:
                self._write_queue()
        if job.error is not None:
            raise job.error
        return cast(T, job.answer)

    def _write_queue(self) -> None:
        with self._queueing:
            jobs, self._queue = self._queue, []
        try:
            with self._transaction() as connection:
                for job in jobs:
                    job.run(connection, alone=len(jobs) == 1)
        except BaseException as error:
            for job in jobs:
                job.error = job.error or error
            if not isinstance(error, Exception):
                raise
        finally:
            for job in jobs:
                job.done = True

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(burgher_writes=True) as connection, connection.begin():
            yield connection

    def migrate(self) -> None:
        """Make the tables, or bring them to this version. Several processes may start at once."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self._writer, self._transaction() as connection:
                if connection.dialect.name == "postgresql":
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except DBAPIError as error:
            raise BadDatabase("database-unusable", why=str(error.orig)) from None

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
