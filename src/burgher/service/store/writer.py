"""The one writer of a SQLite database: a thread that writes all that waits together, and waits for the disk once."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from burgher.service.store.trouble import Trouble, trouble_of

Work = Callable[[Connection], Any]
LOOK = 0.05
"""Seconds between two looks at what other processes have changed, while nothing is written."""


class Job:
    """Something that waits to be written."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop | None) -> None:
        self.work = work
        self.answer: Any = None
        self.error: BaseException | None = None
        self.loop = loop
        """The loop on which it is waited for; None where a thread waits."""
        self.ended: asyncio.Future[None] | threading.Event = threading.Event() if loop is None else loop.create_future()

    def result(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.answer


class _Lost(Exception):
    """The transaction is gone, and with it what all before had written in it."""


class Writer:
    """Takes jobs from any thread and any event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._starting = threading.Lock()
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None
        self._known: int | None = None
        """SQLite's number for what others have changed, as this connection knows it."""
        self.heard: Callable[[], None] | None = None
        """Called in the writer's thread when another process has changed something."""

    def write(self, work: Work) -> Any:
        """Have it written, and wait for that in this thread."""
        job = Job(work, None)
        self._put(job)
        assert isinstance(job.ended, threading.Event)
        job.ended.wait()
        return job.result()

    async def wait(self, work: Work) -> Any:
        """Have it written, and wait for that on this event loop."""
        job = Job(work, asyncio.get_running_loop())
        self._put(job)
        assert isinstance(job.ended, asyncio.Future)
        await job.ended
        return job.result()

    def listen(self, heard: Callable[[], None] | None) -> None:
        """From now on call this, in another thread, when another process has changed something."""
        self.heard = heard
        self._put(Job(lambda connection: None, None))

    def close(self) -> None:
        """Write what waits, and stop."""
        with self._starting:
            if self._thread is not None:
                self._queue.put(None)
                self._thread.join()
                self._thread = None

    def _put(self, job: Job) -> None:
        with self._starting:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="burgher writer", daemon=True)
                self._thread.start()
            self._queue.put(job)

    # in the writer's own thread

    def _run(self) -> None:
        while True:
            jobs = self._next()
            if jobs is None:
                break
            if jobs:
                self._write(jobs)
                _end(jobs)
            else:
                self._look()
        self._drop()

    def _next(self) -> list[Job] | None:
        """All that wait by now; none when it is time to look around; None when it is time to stop."""
        try:
            job = self._queue.get(timeout=None if self.heard is None else LOOK)
        except Empty:
            return []
        if job is None:
            return None
        jobs = [job]
        while True:
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs
            if job is None:
                self._queue.put(None)
                return jobs
            jobs.append(job)

    def _write(self, jobs: Sequence[Job]) -> None:
        try:
            connection = self._connected()
            transaction = connection.begin()
            try:
                self._notice(connection)
                if len(jobs) == 1:
                    jobs[0].answer = jobs[0].work(connection)
                else:
                    for job in jobs:
                        _run_among_others(job, connection)
                if not _stands(connection):
                    raise _Lost
                transaction.commit()
            except BaseException:
                transaction.rollback()
                raise
        except Exception as error:  # noqa: BLE001 - it is raised again to those who wanted this written
            if isinstance(error, (DBAPIError, sqlite3.Error, _Lost)):
                self._drop()
            self._failed(jobs, error)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(burgher_writes=True)
        return self._connection

    def _drop(self) -> None:
        """After an error nothing is certain about a connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = self._known = None

    def _look(self) -> None:
        """See whether another process has changed something."""
        try:
            self._notice(self._connected())
        except (DBAPIError, sqlite3.Error):
            # Whoever wants to write next is told what is wrong.
            self._drop()

    def _notice(self, connection: Connection) -> None:
        # Its value changes with every change that was not made through this connection, and asking costs nothing.
        (version,) = _driver(connection).execute("PRAGMA data_version").fetchone()
        if version != self._known:
            self._known = version
            if self.heard is not None:
                self.heard()

    def _failed(self, jobs: Sequence[Job], error: Exception) -> None:
        """Nothing of it was written. What is to blame for that is one job mostly, so each is tried alone."""
        if isinstance(error, DBAPIError):
            trouble = trouble_of(error)
            error = trouble
            if trouble.kind == "locked":
                for job in jobs:
                    job.error = error
                return
        if len(jobs) == 1:
            jobs[0].error = Trouble("broken", "the transaction was taken back") if isinstance(error, _Lost) else error
            return
        for job in jobs:
            job.answer = job.error = None
            self._write([job])


def _run_among_others(job: Job, connection: Connection) -> None:
    """Write it so that a failure takes back its own part only."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        job.answer = job.work(connection)
    except Exception as error:  # noqa: BLE001 - it is raised again to whoever wanted this written
        # With a full disk and some other errors SQLite takes the whole transaction back, not this part alone.
        if not _stands(connection):
            raise _Lost from None
        connection.exec_driver_sql("ROLLBACK TO job")
        job.error = trouble_of(error) if isinstance(error, DBAPIError) else error
    connection.exec_driver_sql("RELEASE job")


def _stands(connection: Connection) -> bool:
    return _driver(connection).in_transaction


def _driver(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)


def _end(jobs: Sequence[Job]) -> None:
    """Tell those who wait; those of one event loop together."""
    loops: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for job in jobs:
        if isinstance(job.ended, threading.Event):
            job.ended.set()
        else:
            assert job.loop is not None
            loops.setdefault(job.loop, []).append(job.ended)
    for loop, waiting in loops.items():
        # A loop that was closed waits for nothing.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_wake, waiting)


def _wake(waiting: Sequence[asyncio.Future[None]]) -> None:
    for future in waiting:
        if not future.done():
            future.set_result(None)
