"""Many games at once, on the cores of this machine: each worker is a process of its own.

What a bot does to its process, it does to its own games alone: a worker whose bot ends it, or hangs where no alarm is
heard, is replaced, and its game played again without that bot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from burgher.arena.contest import Contest, Fixture, bot_of
from burgher.arena.notebook import Result
from burgher.arena.referee import BROKEN, DEAD, GRACE, LATE, Absence, Fault, play
from burgher.bots.bot import Bot, Clock
from burgher.bots.registry import make
from burgher.bots.worker import Tell
from burgher.bots.workers import WorkerLost, Workers
from burgher.core.errors import BadOption, BurgherError
from burgher.core.perspective import Perspective

PATIENCE = 2 * GRACE
"""Seconds that a bot may be over its time, alarm and all, before its process is ended."""
NOBODY = -1


class Absent:
    """Sits in for a bot that cannot play: every move is lost."""

    def __init__(self, fault: Fault) -> None:
        self._fault = fault

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        raise Absence(self._fault)


def play_fixture(
    contest: Contest, fixture: Fixture, absent: Mapping[int, Fault] | None = None, thinks: Tell = lambda seat: None
) -> Result:
    """One game, with the seed of its block: as far as can be, all games of a block have the same dice and draws.

    ``thinks`` is told the seat of each bot that is made or asked.
    """
    game, state = contest.new()
    seed = f"{contest.seed}/{fixture.block}"

    def seated(seat: int) -> Bot:
        if absent and seat in absent:
            return Absent(absent[seat])
        try:
            place = f"{seed}/{fixture.turn}/{seat}"
            return make(bot_of(contest.entrants[fixture.seats[seat]], contest.game, place), contest.game, place)
        except BurgherError as error:
            return Absent(Fault(seat, BROKEN, str(error)))

    bots = []
    for seat in range(contest.players):
        thinks(seat)
        bots.append(seated(seat))
    outcome = play(game, state, bots, contest.seconds, seed, thinks)
    return {"game": fixture.key, "seats": list(fixture.seats), **asdict(outcome)}


def play_asked(asked: dict[str, Any], tell: Tell) -> Result:
    """A worker's work: a game, telling which seat is to think."""
    absent = {fault["seat"]: Fault(**fault) for fault in asked["absent"]}
    fixture = Fixture(asked["block"], asked["turn"], tuple(asked["seats"]))
    return play_fixture(Contest.read(asked["contest"]), fixture, absent, tell)


def played(contest: Contest, fixtures: Sequence[Fixture], cores: int) -> Generator[Result, None, None]:
    """All these games, each as soon as it is over."""
    with asyncio.Runner() as runner:
        games = _Games(contest, fixtures, cores)
        try:
            while (result := runner.run(games.next())) is not None:
                yield result
        finally:
            runner.run(games.close())


class _Games:
    """The games that are under way, and those to come."""

    def __init__(self, contest: Contest, fixtures: Sequence[Fixture], cores: int) -> None:
        self._contest = contest
        self._waiting = list(reversed(fixtures))
        self._cores = cores
        self._workers = Workers(cores)
        self._tasks: set[asyncio.Task[Result]] = set()
        self._done: list[asyncio.Task[Result]] = []

    async def next(self) -> Result | None:
        """The next game that is over; None when all are."""
        while len(self._tasks) < self._cores and self._waiting:
            self._tasks.add(asyncio.get_running_loop().create_task(self._play(self._waiting.pop())))
        if not self._done:
            if not self._tasks:
                return None
            over, self._tasks = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
            self._done += over
        return self._done.pop().result()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._workers.close()

    async def _play(self, fixture: Fixture) -> Result:
        """A game; where a bot ends its process, or is stuck, it is played again without that bot."""
        contest = self._contest
        absent: dict[int, Fault] = {}
        while True:
            thinking = NOBODY

            def hear(seat: int) -> None:
                nonlocal thinking
                thinking = seat

            asked = {"contest": asdict(contest), **asdict(fixture), "absent": [asdict(one) for one in absent.values()]}
            try:
                result: Result = await self._workers.run(play_asked, asked, contest.seconds + PATIENCE, hear)
            except WorkerLost as lost:
                if thinking == NOBODY or thinking in absent:
                    raise BadOption("process-ended", code=str(lost.code)) from None
                late = lost.code is None
                what = f"{contest.seconds:g}" if late else str(lost.code)
                absent[thinking] = Fault(thinking, LATE if late else DEAD, what)
            else:
                return result
