"""The keeper of the bots: asks them when it is their turn, and sees to it that no table waits for one in vain."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict, dataclass, replace
from secrets import choice

from burgher.bots import LEVELS, names
from burgher.bots.workers import WorkerLost, Workers, WorkFailed, WorkRefused
from burgher.core.chance import Random
from burgher.service.bots.thinking import Question, decide_asked
from burgher.service.chance import Chance
from burgher.service.house import House, bot_decides
from burgher.service.live.draft import Draft
from burgher.service.live.table import LiveTable
from burgher.service.playing import act
from burgher.service.refusal import Refusal
from burgher.service.store import queries
from burgher.service.store.rows import BY_BOT
from burgher.service.store.trouble import Trouble

log = logging.getLogger("burgher.service")

FALLBACKS = ("greedy", "random")
"""Who plays where a bot has failed: the first of these that there is."""
FALLBACK_SECONDS = 1.0
LEAST = 0.05
"""Seconds that a bot gets even in a crowd."""
SWEEP = 15.0
"""Seconds between two looks for tables whose bot nobody asks, because the process that did has died."""


@dataclass(frozen=True)
class _Turn:
    """A decision that a bot has to make, and what else is legal."""

    version: int
    question: Question
    failed: bool
    legal: list[int]
    given: int | None
    """What a lesson has for it."""


class Keeper:
    """Drives the bots of all tables, a task for each table where one is to decide."""

    def __init__(self, house: House, workers: Workers) -> None:
        self._house = house
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._failures: dict[tuple[str, int], int] = {}
        house.wake_bots = self.wake

    def wake(self, id: str) -> None:
        """See whether a bot is to decide at this table."""
        if id in self._tasks:
            self._again.add(id)
            return
        task = asyncio.get_running_loop().create_task(self._drive(id), name=f"bots at {id}")
        self._tasks[id] = task
        task.add_done_callback(lambda done: self._ended(id, done))

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        del self._tasks[id]
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, Trouble):
            # They are asked again by watch.
            log.error("bots at %s: %s", id, error)
        elif error is not None and not isinstance(error, Refusal):
            log.error("bots at %s", id, exc_info=error)
        elif id in self._again:
            self._again.discard(id)
            self.wake(id)

    async def watch(self) -> None:
        """Wake the bots of all tables at the start, and later those that were forgotten."""
        known: dict[str, int] | None = None
        while True:
            try:
                waiting = await asyncio.to_thread(self._waiting)
            except Trouble as trouble:
                # The next look may find the database well again.
                log.error("looking for bots that are to decide: %s", trouble)
            else:
                for id, pulse in waiting.items():
                    if known is None or known.get(id) == pulse:
                        self.wake(id)
                known = waiting
            await asyncio.sleep(SWEEP)

    def _waiting(self) -> dict[str, int]:
        with self._house.database.reading() as connection:
            return queries.tables_of_bots(connection)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # at one table

    async def _drive(self, id: str) -> None:
        """Decide for bots until a person is to decide, or the game is over."""
        while True:
            self._again.discard(id)
            turn = await self._house.look(id, lambda live: _turn(live, self._house.settings.chance))
            if turn is None:
                return
            began = asyncio.get_running_loop().time()
            action = await self._choose(id, turn)
            took = asyncio.get_running_loop().time() - began
            await asyncio.sleep(max(0.0, self._house.settings.pace - took))
            await self._play(id, turn, action)

    async def _play(self, id: str, turn: _Turn, action: int) -> None:
        seat = turn.question.seat

        def work(live: LiveTable, draft: Draft) -> None:
            # An undo or a returning player may have been quicker.
            if live.row.version == turn.version and bot_decides(live) and live.row.turn == seat:
                act(live, draft, seat, [action], BY_BOT, None)

        await self._house.change(id, work, lambda live: None)

    async def _choose(self, id: str, turn: _Turn) -> int:
        """The bot's choice; a failing bot is tried twice, then the fallback plays, and the table is told."""
        if turn.given is not None:
            return turn.given
        bot, seconds = _strength(turn.question)
        if not turn.failed:
            for _ in range(2):
                chosen = await self._ask(turn, bot, seconds)
                if chosen is not None:
                    return chosen
            await self._tell_failure(id, turn)
        fallback = next((name for name in FALLBACKS if name in names() and name != bot), None)
        if fallback is not None:
            chosen = await self._ask(turn, fallback, FALLBACK_SECONDS)
            if chosen is not None:
                return chosen
        return choice(turn.legal)

    async def _ask(self, turn: _Turn, bot: str, seconds: float) -> int | None:
        """A legal choice of this bot; None when it failed."""
        # In a crowd everybody gets less time, so that no table waits long.
        seconds = max(LEAST, seconds / self._workers.crowd)
        question = replace(turn.question, bot=bot, seconds=seconds)
        try:
            limit = seconds + self._house.settings.grace
            chosen: int = await self._workers.run(decide_asked, asdict(question), limit)
        except (WorkerLost, WorkFailed, WorkRefused) as error:
            log.warning("bot %s at %s: %s", bot, question.table, error)
            return None
        if chosen not in turn.legal:
            log.warning("bot %s at %s chose %r, which is not legal", bot, question.table, chosen)
            return None
        return chosen

    async def _tell_failure(self, id: str, turn: _Turn) -> None:
        number = turn.question.seat

        def work(live: LiveTable, draft: Draft) -> None:
            seat = live.seats[number]
            if seat.bot is not None and not seat.failed:
                draft.sit(replace(seat, failed=True))
                draft.notice("bot-failed", seat=number, level=seat.bot)

        await self._house.change(id, work, lambda live: None)


def _strength(question: Question) -> tuple[str, float]:
    """The bot of a level at this seat, and its time; a level that is gone is played by the fallback."""
    known = LEVELS.get(question.bot)
    if known is None:
        return FALLBACKS[-1], FALLBACK_SECONDS
    return known.bot_at(question.game, f"{question.table}/{question.seat}"), known.seconds


def _turn(live: LiveTable, chance: Chance) -> _Turn | None:
    if not bot_decides(live):
        return None
    match = live.playing()
    seat = match.seat
    bot = live.seats[seat].bot
    assert bot is not None
    question = Question(
        table=live.id,
        game=live.row.game,
        players=live.row.players,
        options=live.row.options,
        components=live.row.components,
        position=match.guess(seat, Random(chance.draw("guess", match.moment))),
        seat=seat,
        bot=bot,
        seconds=0.0,
        seed=chance.draw("bot", match.moment),
    )
    return _Turn(live.row.version, question, live.seats[seat].failed, match.state.legal(True), match.given())
