"""The coach's desk: analyses under way and those that are kept, and questions about single positions.

All the thinking is done in worker processes of the coach's own, so that it never holds up a game; when one of them
fails or takes too long, that is said in one line, and nothing else happens.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import asdict, dataclass
from typing import Any

from burgher.analysis import games
from burgher.analysis.remarks import Remark
from burgher.analysis.report import FORMAT
from burgher.bots.worker import Work
from burgher.bots.workers import WorkerLost, Workers, WorkFailed, WorkRefused
from burgher.core.errors import Phrase
from burgher.core.record import Record
from burgher.service.clock import now
from burgher.service.coach.shapes import State
from burgher.service.coach.work import Ask, analyse_asked
from burgher.service.house import House
from burgher.service.live.table import LiveTable
from burgher.service.refusal import Refusal
from burgher.service.replaying import require_open
from burgher.service.store import analyses
from burgher.service.store.trouble import Trouble

log = logging.getLogger("burgher.service")

JUDGE = "best"
"""Who judges: another name is all that it takes for another judge."""
SLACK = 15.0
"""Seconds beyond its own time after which an analysis counts as stuck."""
ANSWER = 3.0
"""Seconds for a question about one position, beside the time that its first look takes."""
PATIENCE = 20.0
"""Seconds after which such a question counts as failed."""
MOST_WAITING = 20
"""Analyses that may wait for their turn; who comes then is asked to come later."""
MOST_ASKING = 6
"""Questions about positions that may wait for their turn: more would not be answered in time."""
MOST_KEPT = 50
"""Failures that are remembered, so that they can be told."""


@dataclass
class Running:
    """An analysis that was asked for here."""

    state: State = "running"
    report: dict[str, Any] | None = None
    problem: Phrase | None = None


class CoachDesk:
    """One for each server."""

    def __init__(self, house: House, workers: Workers, answers: Workers, seconds: float = games.SECONDS) -> None:
        """``workers`` analyse games; ``answers`` are for those who wait for one, and not for an analysis to end."""
        self._house = house
        self._workers = workers
        self._answers = answers
        self._seconds = seconds
        self._running: OrderedDict[str, Running] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self.told: dict[tuple[str, int], int] = {}
        """The decision for which a seat of a table was last told to have taken a hint."""

    # analyses

    async def analysis(self, id: str) -> Running:
        """How far the analysis of a table is."""
        await self._house.look(id, require_open)
        under_way = self._running.get(id)
        if under_way is not None:
            return under_way
        kept = await asyncio.to_thread(self._kept, id)
        return Running("none") if kept is None else Running("done", kept)

    async def start(self, id: str) -> Running:
        """Begin an analysis, unless there is one or one is under way; one that failed is tried again."""
        known = await self.analysis(id)
        if known.state in ("running", "done"):
            return known
        if sum(one.state == "running" for one in self._running.values()) >= MOST_WAITING:
            raise Refusal("coach-busy")
        record = await self._house.look(id, _record)
        begun = self._running[id] = Running()
        task = asyncio.get_running_loop().create_task(self._analyse(id, record, begun), name=f"analysis of {id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return begun

    def _kept(self, id: str) -> dict[str, Any] | None:
        with self._house.database.reading() as connection:
            return analyses.find_analysis(connection, id, FORMAT)

    async def _analyse(self, id: str, record: Record, begun: Running) -> None:
        def hear(report: dict[str, Any]) -> None:
            begun.report = report

        asked = {"record": record.json(), "judge": JUDGE, "seconds": self._seconds}
        try:
            report = await self._workers.run(analyse_asked, asked, self._seconds * games.PATIENCE + SLACK, hear)
            await asyncio.to_thread(self._keep, id, report)
        except WorkRefused as error:
            self._fail(id, begun, Remark("analysis-refused", detail=error.detail()))
        except (WorkerLost, WorkFailed, Trouble) as error:
            log.warning("the analysis of %s: %s", id, error)
            late = isinstance(error, WorkerLost) and error.code is None
            self._fail(id, begun, Remark("analysis-late" if late else "analysis-failed"))
        else:
            begun.report, begun.state = report, "done"
            self._running.pop(id, None)

    def _keep(self, id: str, report: dict[str, Any]) -> None:
        self._house.database.write(lambda connection: analyses.keep_analysis(connection, id, FORMAT, report, now()), id)

    def _fail(self, id: str, begun: Running, problem: Phrase) -> None:
        begun.state, begun.problem = "failed", problem
        self._running.move_to_end(id)
        failed = [one for one, running in self._running.items() if running.state == "failed"]
        for old in failed[: len(failed) - MOST_KEPT]:
            del self._running[old]

    # single positions

    async def ask(self, work: Work, ask: Ask) -> dict[str, Any]:
        """Have a question about a position answered."""
        if self._answers.crowd >= MOST_ASKING:
            raise Refusal("coach-busy")
        try:
            found: dict[str, Any] = await self._answers.run(work, asdict(ask), PATIENCE)
        except WorkRefused as error:
            raise Refusal("coach-refused", detail=error.detail()) from None
        except (WorkerLost, WorkFailed) as error:
            log.warning("the coach: %s", error)
            raise Refusal("coach-failed") from None
        return found

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()
        await self._answers.close()


def _record(live: LiveTable) -> Record:
    match = live.playing()
    if not match.over:
        raise Refusal("not-over")
    return match.played(live.names)
