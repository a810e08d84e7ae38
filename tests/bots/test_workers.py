"""Worker processes: asked, heard, refused, ended, replaced."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from burgher.bots.workers import WorkerLost, Workers, WorkFailed, WorkRefused
from tests.bots import odd_jobs

LONG = 60.0


def with_workers(count: int, use: Callable[[Workers], Awaitable[Any]]) -> Any:
    async def used() -> Any:
        workers = Workers(count)
        try:
            return await use(workers)
        finally:
            await workers.close()

    return asyncio.run(used())


def test_work_is_done_one_after_the_other_by_the_same_process() -> None:
    async def use(workers: Workers) -> None:
        assert await workers.run(odd_jobs.add, {"one": 2, "two": 3}, LONG) == 5
        first = await workers.run(odd_jobs.who, {}, LONG)
        assert await workers.run(odd_jobs.chatter, {}, LONG) == "an answer"
        assert first == await workers.run(odd_jobs.who, {}, LONG) != os.getpid()

    with_workers(1, use)


def test_several_work_at_once() -> None:
    async def use(workers: Workers) -> None:
        numbers = await asyncio.gather(*(workers.run(odd_jobs.add, {"one": k, "two": 1}, LONG) for k in range(6)))
        assert numbers == [1, 2, 3, 4, 5, 6]
        assert workers.crowd == 1.0

    with_workers(2, use)


def test_what_is_told_on_the_way_is_heard_and_shows_that_work_goes_on() -> None:
    heard: list[int] = []

    async def use(workers: Workers) -> None:
        # All of it takes longer than the limit, each part does not.
        assert await workers.run(odd_jobs.count, {"to": 5, "pause": 0.5}, 2.0, heard.append) == "done"

    with_workers(1, use)
    assert heard == [0, 1, 2, 3, 4]


def test_a_refusal_is_for_people_and_a_failure_is_told() -> None:
    async def use(workers: Workers) -> None:
        before = await workers.run(odd_jobs.who, {}, LONG)
        with pytest.raises(WorkRefused, match=r"there is no bot nobody; the bots are somebody"):
            await workers.run(odd_jobs.refuse, {}, LONG)
        with pytest.raises(WorkFailed, match=r"ZeroDivisionError: over nothing"):
            await workers.run(odd_jobs.stumble, {}, LONG)
        assert await workers.run(odd_jobs.who, {}, LONG) == before

    with_workers(1, use)


def test_whoever_dies_or_is_late_is_replaced() -> None:
    async def use(workers: Workers) -> None:
        before = await workers.run(odd_jobs.who, {}, LONG)
        with pytest.raises(WorkerLost, match="its process died") as died:
            await workers.run(odd_jobs.die, {}, LONG)
        assert died.value.code == 7
        after = await workers.run(odd_jobs.who, {}, LONG)
        with pytest.raises(WorkerLost, match=r"it took more than 0\.5 seconds") as late:
            await workers.run(odd_jobs.sleep, {}, 0.5)
        assert late.value.code is None
        assert len({before, after, await workers.run(odd_jobs.who, {}, LONG)}) == 3

    with_workers(1, use)


def test_closing_ends_the_processes() -> None:
    async def use(workers: Workers) -> int:
        found: int = await workers.run(odd_jobs.who, {}, LONG)
        return found

    process = with_workers(1, use)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_what_a_worker_has_started_does_not_hold_its_end_up() -> None:
    """It would hold the pipe open to which the worker wrote. Nothing stays behind that would complain of it later."""

    async def use(workers: Workers) -> tuple[int, int]:
        return await workers.run(odd_jobs.who, {}, LONG), await workers.run(odd_jobs.leave_behind, {}, LONG)

    process, left = with_workers(1, use)
    try:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
        os.kill(left, 0)
        gc.collect()
    finally:
        os.kill(left, signal.SIGKILL)
