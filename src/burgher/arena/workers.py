"""Many games at once, on the cores of this machine: each worker is a process of its own.

What a bot does to its process, it does to its own games alone: a worker whose bot ends it, or hangs where no alarm is
heard, is replaced, and its game played again without that bot.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from ctypes import c_long
from dataclasses import asdict
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Protocol

from burgher.arena.contest import Contest, Fixture, bot_of
from burgher.arena.notebook import Result
from burgher.arena.referee import BROKEN, DEAD, GRACE, LATE, Absence, Fault, play
from burgher.bots.bot import Bot, Clock
from burgher.bots.registry import make
from burgher.core.errors import BadOption, BurgherError
from burgher.core.perspective import Perspective

PATIENCE = 2 * GRACE
"""Seconds that a bot may be over its time, alarm and all, before its process is ended."""
LOOK = 0.5
"""How often, in seconds, somebody looks whether a bot hangs."""
NOBODY = -1


class Watch(Protocol):
    """Two numbers that a worker shares with who watches it: how many decisions were begun, and whose the last is."""

    def __getitem__(self, k: int) -> int: ...
    def __setitem__(self, k: int, value: int) -> None: ...


class Absent:
    """Sits in for a bot that cannot play: every move is lost."""

    def __init__(self, fault: Fault) -> None:
        self._fault = fault

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        raise Absence(self._fault)


def play_fixture(
    contest: Contest, fixture: Fixture, absent: Mapping[int, Fault] | None = None, watch: Watch | None = None
) -> Result:
    """One game, with the seed of its block: as far as can be, all games of a block have the same dice and draws."""
    game, state = contest.new()
    seed = f"{contest.seed}/{fixture.block}"

    def seated(seat: int) -> Bot:
        if absent and seat in absent:
            return Absent(absent[seat])
        try:
            return make(bot_of(contest.entrants[fixture.seats[seat]]), contest.game, f"{seed}/{fixture.turn}/{seat}")
        except BurgherError as error:
            return Absent(Fault(seat, BROKEN, str(error)))

    def thinks(seat: int) -> None:
        if watch is not None:
            watch[1] = seat
            watch[0] += 1

    bots = []
    for seat in range(contest.players):
        thinks(seat)
        bots.append(seated(seat))
    outcome = play(game, state, bots, contest.seconds, seed, thinks)
    return {"game": fixture.key, "seats": list(fixture.seats), **asdict(outcome)}


def serve(contest: Contest, work: Connection, watch: Watch) -> None:
    """What a worker does: play what it is sent, until nothing comes any more."""
    # Ctrl-C is for the one who watches; what bots print must not come between the lines of a report.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while True:
        try:
            fixture, absent = work.recv()
        except EOFError:
            return
        result = play_fixture(contest, fixture, absent, watch)
        watch[1] = NOBODY
        work.send(result)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """A process that is started here does not hear Ctrl-C, not even before it has begun to serve."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Worker:
    """A process that plays, as seen from outside."""

    def __init__(self, contest: Contest) -> None:
        # A fresh interpreter, on every system: nothing of this process is in it.
        context = get_context("spawn")
        self.watch: Watch = RawArray(c_long, [0, NOBODY])
        self.work, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(contest, theirs, self.watch), daemon=True)
        with _deaf_to_ctrl_c():
            self.process.start()
        theirs.close()
        self.fixture: Fixture | None = None
        self.absent: dict[int, Fault] = {}
        self._seen = -1
        self._since = 0.0

    def start(self, fixture: Fixture, absent: dict[int, Fault]) -> None:
        self.fixture = fixture
        self.absent = absent
        self._seen = -1
        self.work.send((fixture, absent))

    def hangs(self, seconds: float) -> bool:
        """Whether the same decision has been under way for too long."""
        now = monotonic()
        if self.watch[0] != self._seen:
            self._seen = self.watch[0]
            self._since = now
        return self.fixture is not None and self.watch[1] != NOBODY and now - self._since > seconds

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.work.close()


def played(contest: Contest, fixtures: Sequence[Fixture], cores: int) -> Generator[Result, None, None]:
    """All these games, each as soon as it is over."""
    waiting: list[tuple[Fixture, dict[int, Fault]]] = [(fixture, {}) for fixture in reversed(fixtures)]
    workers: list[_Worker] = []
    try:
        while waiting or any(worker.fixture for worker in workers):
            while len(workers) < min(cores, len(waiting) + sum(worker.fixture is not None for worker in workers)):
                workers.append(_Worker(contest))
            for worker in workers:
                if worker.fixture is None and waiting:
                    worker.start(*waiting.pop())
            ready = wait([worker.work for worker in workers if worker.fixture], LOOK)
            for worker in list(workers):
                late = worker.hangs(contest.seconds + PATIENCE)
                result = _received(worker) if worker.work in ready else None
                if result is not None:
                    worker.fixture = None
                    yield result
                elif late or worker.work in ready:
                    workers.remove(worker)
                    waiting.append(_without_culprit(worker, LATE if late else DEAD, contest))
    finally:
        for worker in workers:
            worker.end()


def _received(worker: _Worker) -> Result | None:
    """The result of a game; None when the process ended instead."""
    try:
        result: Result = worker.work.recv()
    except (EOFError, OSError):
        return None
    return result


def _without_culprit(worker: _Worker, kind: str, contest: Contest) -> tuple[Fixture, dict[int, Fault]]:
    """The game that a worker could not finish, to be played without the bot that was thinking."""
    seat = worker.watch[1]
    fixture = worker.fixture
    worker.end()
    if fixture is None or seat == NOBODY or seat in worker.absent:
        raise BadOption("process-ended", code=str(worker.process.exitcode))
    what = f"{contest.seconds:g}" if kind == LATE else str(worker.process.exitcode)
    return fixture, worker.absent | {seat: Fault(seat, kind, what)}
