"""All workers of this machine, as the learner sees them. Every wait has a limit, and says what it waited for."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any

from numpy.typing import NDArray

from burgher.training.memory import Shape, Shared
from burgher.training.settings import Settings, TrainingFailed
from burgher.training.worker import BEGIN, DONE, END, FAILED, FREEZE, FROZEN, IMITATE, MIX, STEP, THAW, serve

PATIENCE = 180.0
"""Seconds that a worker may take for an answer: with games to begin or bots to think, interpreted, it may be long."""
FAREWELL = 5.0


class WorkerFailed(RuntimeError):
    """A worker has come upon an error: no fault of whoever trains, so its traceback is shown."""


class Crew:
    """Started when made; `end` it in any case."""

    def __init__(self, settings: Settings, shape: Shape) -> None:
        self.settings = settings
        self.shared = [Shared(shape) for _ in range(settings.groups)]
        self.groups: list[dict[str, NDArray[Any]]] = [shared.arrays for shared in self.shared]
        """The arrays of each group; they may be read between `await_group` and `step`."""
        self._lines: list[Connection] = []
        self._processes: list[BaseProcess] = []
        context = get_context("spawn")
        names = [shared.name for shared in self.shared]
        try:
            for number in range(settings.workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=serve, args=(settings, number, shape, names, theirs), daemon=True)
                process.start()
                theirs.close()
                self._lines.append(ours)
                self._processes.append(process)
        except BaseException:
            self.end()
            raise

    def begin(self, imitating: bool) -> None:
        """New games at all tables."""
        self._tell_all(BEGIN, IMITATE if imitating else b"")

    def change_company(self, group: int) -> None:
        """From bots among themselves to the company that the learner meets."""
        self._tell(MIX, group, b"")

    def step(self, group: int) -> None:
        """Let a group take the actions that stand in its memory; `await_group` tells when it has."""
        self._tell(STEP, group, b"")

    def await_group(self, group: int) -> None:
        for number in range(len(self._lines)):
            self._answer(number, DONE, f"the tables of group {group}")

    def freeze(self) -> list[list[bytes]]:
        """All tables as they are, for each group and worker. Nothing may be under way."""
        found = []
        for group in range(self.settings.groups):
            self._tell(FREEZE, group, b"")
            found.append([self._answer(number, FROZEN, "what to write down") for number in range(len(self._lines))])
        return found

    def thaw(self, frozen: list[list[bytes]], imitating: bool) -> None:
        """Go on from there."""
        for group, parts in enumerate(frozen):
            for number, part in enumerate(parts):
                self._tell_one(number, THAW + bytes([group]) + (IMITATE if imitating else b"") + part)
            self.await_group(group)

    def end(self) -> None:
        """Whatever they are doing, the workers are gone after this."""
        for line in self._lines:
            try:
                line.send_bytes(END + b"\0")
            except OSError:
                continue
        until = monotonic() + FAREWELL
        for process in self._processes:
            process.join(max(0.0, until - monotonic()))
            if process.is_alive():
                process.kill()
                process.join(FAREWELL)
        for line in self._lines:
            line.close()
        self._lines, self._processes = [], []
        for shared in self.shared:
            shared.remove()
        self.shared = []

    def _tell_all(self, order: bytes, more: bytes) -> None:
        for group in range(self.settings.groups):
            self._tell(order, group, more)
            self.await_group(group)

    def _tell(self, order: bytes, group: int, more: bytes) -> None:
        for number in range(len(self._lines)):
            self._tell_one(number, order + bytes([group]) + more)

    def _tell_one(self, number: int, what: bytes) -> None:
        try:
            self._lines[number].send_bytes(what)
        except OSError:
            # Why it is gone, it may have said before.
            self._answer(number, DONE, "a worker that has ended")

    def _answer(self, number: int, expected: bytes, what: str) -> bytes:
        line = self._lines[number]
        try:
            if not line.poll(PATIENCE):
                raise TrainingFailed(f"worker {number} did not answer in {PATIENCE:.0f} s; waited for {what}")
            answer = line.recv_bytes()
        except (EOFError, OSError):
            code = self._processes[number].exitcode
            raise TrainingFailed(f"worker {number} has ended (code {code}); waited for {what}") from None
        if answer[:1] == FAILED:
            raise WorkerFailed(f"worker {number} failed:\n{answer[1:].decode()}")
        if answer[:1] != expected:
            raise TrainingFailed(f"worker {number} answered {answer[:1]!r}; waited for {what}")
        return answer[1:]
