"""Worker processes: each does one thing at a time, is ended when it is stuck, and takes nobody along when it dies.

The arena plays its games in them, the server asks its bots there: what a bot does to its process harms nobody else.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from burgher.bots.worker import LENGTH, Work, name_of
from burgher.core.errors import BurgherError, Phrase

END = 60.0
"""Seconds that the end of a process may take on a busy machine: a killed one ends when its turn comes."""
START = 60.0
"""Seconds that a process may take to start on a busy machine."""

Hear = Callable[[Any], None]


class WorkerLost(Exception):
    """A worker died, or was silent for so long that it was ended."""

    def __init__(self, message: str, code: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        """How its process ended; None: it was late, and did not end by itself."""


class WorkFailed(Exception):
    """The work raised an error of its own."""


class WorkRefused(BurgherError):
    """The work could not be done with what was given; the words are for people."""


class _Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, plugins: Sequence[str]) -> _Worker:
        # It imports from where this process does, and nothing of the program that runs the server.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "burgher.bots.worker",
            *plugins,
            stdin=PIPE,
            stdout=PIPE,
            env=environment,
            # Ctrl-C in a terminal is for whoever has started it. (A process group would do, but uvloop knows none.)
            start_new_session=sys.platform != "win32",
        )
        worker = cls(process)
        try:
            await worker._read(START)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def run(self, work: Work, asked: Mapping[str, Any], seconds: float, hear: Hear | None) -> Any:
        data = json.dumps({"do": name_of(work), "with": asked}, separators=(",", ":")).encode()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
            await self._process.stdin.drain()
        except (BrokenPipeError, ConnectionResetError):
            raise await self._died() from None
        # Whoever tells something tells it when all is ready: a process that has just started has much to load.
        found = await self._read(seconds if hear is None else START)
        while "told" in found:
            assert hear is not None
            hear(found["told"])
            found = await self._read(seconds)
        if "refused" in found:
            refused = found["refused"]
            raise WorkRefused(Phrase.read(refused) if isinstance(refused, dict) else refused)
        if "failed" in found:
            raise WorkFailed(found["failed"])
        return found["answer"]

    async def _read(self, seconds: float) -> Any:
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                head = await self._process.stdout.readexactly(LENGTH)
                return json.loads(await self._process.stdout.readexactly(int.from_bytes(head, "big")))
        except TimeoutError:
            raise WorkerLost(f"it took more than {seconds:g} seconds") from None
        except asyncio.IncompleteReadError:
            raise await self._died() from None

    async def _died(self) -> WorkerLost:
        # asyncio waits for the pipe together with the process, and something that a bot has started may hold it open.
        assert self._process.stdin is not None
        self._process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(END):
                return WorkerLost("its process died", await self._process.wait())
        return WorkerLost("its process died", -1)

    async def end(self) -> None:
        """At once, whatever it is doing."""
        with suppress(ProcessLookupError):
            self._process.kill()
        # Its pipes are not waited for: something that a bot has started may hold the other ends open. asyncio has no
        # other way to close them, and would wait for them with the process.
        self._process._transport.close()  # type: ignore[attr-defined]
        with suppress(TimeoutError):
            async with asyncio.timeout(END):
                await self._process.wait()


class Workers:
    """A few processes, and a queue of those who want one. They start when they are first needed."""

    def __init__(self, count: int, plugins: Sequence[str] = ()) -> None:
        self.count = count
        self._plugins = tuple(plugins)
        self._free: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._places = asyncio.Semaphore(count)
        self._wanted = 0

    @property
    def crowd(self) -> float:
        """How many want a worker for each that there is; at least 1."""
        return max(1.0, self._wanted / self.count)

    async def run(self, work: Work, asked: Mapping[str, Any], seconds: float, hear: Hear | None = None) -> Any:
        """Have it done as soon as a worker is free. WorkerLost where it died, or took longer than this.

        ``hear`` is given what the work tells on the way; then the seconds count from one thing told to the next.
        """
        self._wanted += 1
        try:
            async with self._places:
                return await self._use(work, asked, seconds, hear)
        finally:
            self._wanted -= 1

    async def _use(self, work: Work, asked: Mapping[str, Any], seconds: float, hear: Hear | None) -> Any:
        worker = self._free.pop() if self._free else await _Worker.start(self._plugins)
        self._all.add(worker)
        try:
            answer = await worker.run(work, asked, seconds, hear)
        except (WorkFailed, WorkRefused):
            self._free.append(worker)
            raise
        except BaseException:
            # Its answer, should one still come, would be taken for the next one's.
            self._all.discard(worker)
            await worker.end()
            raise
        self._free.append(worker)
        return answer

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self._all))
        self._all.clear()
        self._free.clear()
