"""Worker processes: each does one thing at a time, is ended when it is stuck, and takes nobody along when it dies."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import TypeVar

from burgher.service.bots.thinking import prepare

T = TypeVar("T")
START = 60.0
"""Seconds that a process may take to start on a busy machine."""


class WorkerLost(Exception):
    """A worker died, or took so long that it was ended."""


class _Worker:
    """One process. An executor of its own, so that its end is nobody else's."""

    def __init__(self, plugins: Sequence[str]) -> None:
        self._executor = ProcessPoolExecutor(1, get_context("spawn"), initializer=prepare, initargs=(plugins,))
        self._pid: int | None = None

    async def run(self, work: Callable[..., T], *args: object, seconds: float) -> T:
        loop = asyncio.get_running_loop()
        try:
            if self._pid is None:
                async with asyncio.timeout(START):
                    self._pid = await loop.run_in_executor(self._executor, os.getpid)
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self._executor, work, *args)
        except TimeoutError:
            raise WorkerLost(f"it took more than {seconds} seconds") from None
        except BrokenProcessPool:
            raise WorkerLost("its process died") from None

    def end(self) -> None:
        """At once, whatever it is doing."""
        if self._pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        self._executor.shutdown(wait=False, cancel_futures=True)


class Workers:
    """A few processes, and a queue of those who want one. They start when they are first needed."""

    def __init__(self, count: int, plugins: Sequence[str] = ()) -> None:
        self.count = count
        self._plugins = tuple(plugins)
        self._started = 0
        self._free: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._places = asyncio.Semaphore(count)
        self._wanted = 0

    @property
    def crowd(self) -> float:
        """How many want a worker for each that there is; at least 1."""
        return max(1.0, self._wanted / self.count)

    async def run(self, work: Callable[..., T], *args: object, seconds: float) -> T:
        """Run it in a worker, as soon as one is free. WorkerLost where it died or took longer than this."""
        self._wanted += 1
        try:
            async with self._places:
                worker = self._free.pop() if self._free else _Worker(self._plugins)
                self._busy.add(worker)
                return await self._use(worker, work, *args, seconds=seconds)
        finally:
            self._wanted -= 1

    async def _use(self, worker: _Worker, work: Callable[..., T], *args: object, seconds: float) -> T:
        usable = False
        try:
            answer = await worker.run(work, *args, seconds=seconds)
            usable = True
            return answer
        except (WorkerLost, asyncio.CancelledError):
            raise
        except Exception:
            # The work itself failed; the process is as good as before.
            usable = True
            raise
        finally:
            self._busy.discard(worker)
            if usable:
                self._free.append(worker)
            else:
                worker.end()

    def close(self) -> None:
        for worker in [*self._free, *self._busy]:
            worker.end()
        self._free.clear()
