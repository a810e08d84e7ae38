"""The one writer of a SQLite database: what waits is written together, and the disk is waited for once.

What is quick is written on the event loop, and only the wait for the disk happens in a thread: so no two threads take
turns for every statement. What may take long is written in that thread altogether.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from burgher.service.store.prepared import driver as _driver
from burgher.service.store.trouble import LOCKED, Trouble, trouble_of

Work = Callable[[Connection], Any]
LOOK = 0.05
"""Seconds between two looks at what other processes have changed, while nothing is written."""
MOST = 200
"""Jobs that are written together."""
BRIEFLY = 0.5
"""Seconds that one waits for a database that somebody else was just found to hold for longer than is waited."""


class Job:
    """Something that waits to be written."""

    def __init__(self, work: Work, quick: bool) -> None:
        self.work = work
        self.quick = quick
        self.answer: Any = None
        self.error: Exception | None = None
        self.ended: asyncio.Future[None] | threading.Event

    def result(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.answer

    def end(self) -> None:
        if isinstance(self.ended, threading.Event):
            self.ended.set()
        elif not self.ended.done():
            self.ended.set_result(None)


class _Lost(Exception):
    """The transaction is gone, and with it what all before had written in it."""


class Writer:
    """Belongs to the event loop that waits for it first; before and after that, to whichever thread writes."""

    def __init__(self, engine: Engine, patience: float) -> None:
        self._engine = engine
        self._patience = patience
        self._connection: Connection | None = None
        self._patient: float | None = None
        """How long this connection waits for other processes, in seconds."""
        self._held = False
        """Whether somebody else held the database all the time the last time that was waited for."""
        self._known: int | None = None
        """SQLite's number for what others have changed, as this connection knows it."""
        self._heard: Callable[[], None] | None = None
        self._looking: asyncio.TimerHandle | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._loop_thread = 0
        self._queue: deque[Job] = deque()
        self._woken = False
        # Whoever writes has this; with a loop, from the start of a transaction to its end.
        self._busy = threading.Lock()
        self._orders: SimpleQueue[tuple[list[Job], bool] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    # those who want something written

    def write(self, work: Work) -> Any:
        """Have it written, and wait for that in this thread, which is not the event loop's."""
        job = Job(work, quick=False)
        loop = self._loop
        if loop is None:
            with self._busy:
                error = self._write_together([job])
            if self._loop is not None:
                # It belongs to a loop since a moment.
                self._loop.call_soon_threadsafe(self._wake)
            if error is not None:
                raise _told(error) from None
            return job.answer
        if threading.get_ident() == self._loop_thread:
            raise RuntimeError("the event loop would wait for itself: use written()")
        job.ended = threading.Event()
        loop.call_soon_threadsafe(self._add, job)
        job.ended.wait()
        return job.result()

    async def wait(self, work: Work, quick: bool) -> Any:
        """Have it written, and wait for that on this event loop."""
        self._attach()
        assert self._loop is not None
        job = Job(work, quick)
        job.ended = self._loop.create_future()
        self._add(job)
        await job.ended
        return job.result()

    def listen(self, heard: Callable[[], None] | None) -> None:
        """From now on call this when another process has changed something, in whichever thread that is noticed."""
        self._attach()
        self._heard = heard
        if heard is None:
            if self._looking is not None:
                self._looking.cancel()
                self._looking = None
        elif self._looking is None:
            self._look()

    def _attach(self) -> None:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            self._loop_thread = threading.get_ident()
            self._thread = threading.Thread(target=self._work, name="burgher writer", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop. What is being written is written to its end; what only waits is refused."""
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join()
            self._thread = self._loop = None
        for job in self._queue:
            job.error = Trouble("away", "the server stops")
            job.end()
        self._queue.clear()
        self._drop()

    # on the event loop

    def _add(self, job: Job) -> None:
        self._queue.append(job)
        self._wake()

    def _wake(self) -> None:
        """Write soon: what others want written in the same moment goes along."""
        if not self._woken and self._loop is not None:
            self._woken = True
            self._loop.call_soon(self._start)

    def _start(self) -> None:
        self._woken = False
        if not self._queue or self._loop is None or not self._busy.acquire(blocking=False):
            # Whoever writes now comes back here.
            return
        jobs = [self._queue.popleft()]
        if not jobs[0].quick:
            self._orders.put((jobs, False))
            return
        while self._queue and self._queue[0].quick and len(jobs) < MOST:
            jobs.append(self._queue.popleft())
        try:
            connection = self._begin(0.0)
        except (DBAPIError, sqlite3.Error):
            # Somebody else holds it: that is waited for in the thread.
            self._orders.put((jobs, False))
            return
        try:
            _do(jobs, connection)
        except Exception as error:  # noqa: BLE001 - it is raised again to those who wanted this written
            self._take_back(error)
            self._finish(jobs, error)
        else:
            self._orders.put((jobs, True))

    def _finish(self, jobs: list[Job], error: Exception | None) -> None:
        """They are written, or none of them is; then, what is to blame is one of them mostly: each is tried alone."""
        self._busy.release()
        if error is None:
            for job in jobs:
                job.end()
        elif _is_locked(error):
            # Whoever waits behind them would wait as long once more, and hear the same.
            for job in (*jobs, *self._queue):
                job.error = _told(error)
                job.end()
            self._queue.clear()
        elif len(jobs) == 1:
            jobs[0].error = _told(error)
            jobs[0].end()
        else:
            for job in reversed(jobs):
                job.quick = False
                self._queue.appendleft(job)
        if self._queue:
            self._wake()

    def _look(self) -> None:
        """See whether another process has changed something."""
        assert self._loop is not None
        self._looking = self._loop.call_later(LOOK, self._look)
        if self._busy.acquire(blocking=False):
            try:
                self._notice(self._connected())
            except (DBAPIError, sqlite3.Error):
                # Whoever wants to write next is told what is wrong.
                self._drop()
            finally:
                self._busy.release()
                if self._queue:
                    self._wake()

    # in the writer's own thread

    def _work(self) -> None:
        while (order := self._orders.get()) is not None:
            jobs, is_begun = order
            error = self._commit() if is_begun else self._write_together(jobs)
            # A loop that was closed waits for nothing.
            with suppress(RuntimeError):
                assert self._loop is not None
                self._loop.call_soon_threadsafe(self._finish, jobs, error)

    # in either

    def _write_together(self, jobs: Sequence[Job]) -> Exception | None:
        try:
            _do(jobs, self._begin(min(self._patience, BRIEFLY) if self._held else self._patience))
        except Exception as error:  # noqa: BLE001 - it is raised again to those who wanted this written
            self._take_back(error)
            return error
        return self._commit()

    def _begin(self, patience: float) -> Connection:
        connection = self._connected()
        begin = _driver(connection).execute
        if patience != self._patient:
            begin(f"PRAGMA busy_timeout = {int(patience * 1000)}")
            self._patient = patience
        try:
            begin("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            self._held = self._held or (patience > 0 and _is_locked(error))
            raise
        self._held = False
        self._notice(connection)
        return connection

    def _commit(self) -> Exception | None:
        assert self._connection is not None
        try:
            _driver(self._connection).execute("COMMIT")
        except sqlite3.Error as error:
            self._take_back(error)
            return error
        return None

    def _take_back(self, error: Exception) -> None:
        if self._connection is not None and _stands(self._connection):
            with suppress(sqlite3.Error):
                _driver(self._connection).execute("ROLLBACK")
        if isinstance(error, (DBAPIError, sqlite3.Error, _Lost)) and not _is_locked(error):
            # After such an error nothing is certain about the connection.
            self._drop()

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(burgher_writer=True)
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(DBAPIError, sqlite3.Error):
                self._connection.invalidate()
                self._connection.close()
            self._connection = self._known = self._patient = None

    def _notice(self, connection: Connection) -> None:
        # Its value changes with every change that was not made through this connection, and asking costs nothing.
        (version,) = _driver(connection).execute("PRAGMA data_version").fetchone()
        if version != self._known:
            self._known = version
            if self._heard is not None:
                self._heard()


def _do(jobs: Sequence[Job], connection: Connection) -> None:
    for job in jobs:
        job.answer = job.work(connection)
        # Without its transaction, what comes next would be written by itself.
        if not _stands(connection):
            raise _Lost


def _stands(connection: Connection) -> bool:
    """Whether its transaction is still there: with a full disk, and some other errors, SQLite takes all of it back."""
    return _driver(connection).in_transaction


def _told(error: Exception) -> Exception:
    """An error as it is raised to whoever wanted something written."""
    if isinstance(error, (DBAPIError, sqlite3.Error)):
        return trouble_of(error)
    return Trouble("broken", "the transaction was taken back") if isinstance(error, _Lost) else error


def _is_locked(error: Exception) -> bool:
    return isinstance(error, (DBAPIError, sqlite3.Error)) and trouble_of(error).kind == LOCKED
