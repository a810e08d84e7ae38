"""Workers that fail, and workers that are gone: the training ends, and says why."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children
from multiprocessing.shared_memory import SharedMemory

import pytest

import burgher
from burgher.training.crew import Crew, WorkerFailed
from burgher.training.memory import Shape
from burgher.training.settings import Settings, TrainingFailed

pytestmark = pytest.mark.slow
SETTINGS = Settings(burgher.names()[0], workers=2, groups=1, tables=2)


@pytest.fixture
def crew() -> Iterator[Crew]:
    game = burgher.find(SETTINGS.game)
    crew = Crew(SETTINGS, Shape(4, game.features, game.actions.choices))
    yield crew
    crew.end()
    assert not active_children()


def test_a_worker_that_fails_ends_it_with_its_traceback(crew: Crew) -> None:
    crew.begin(False)
    crew.groups[0]["actions"][:] = -1
    crew.step(0)
    with pytest.raises(WorkerFailed, match=r"(?s)worker 0 failed:.*Traceback.*in obey.*the action -1 is not legal"):
        crew.await_group(0)


def test_a_worker_that_is_gone_ends_it(crew: Crew) -> None:
    crew.begin(False)
    process = crew._processes[1]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with pytest.raises(TrainingFailed, match=r"worker 1 has ended \(code -9\); waited for"):
        crew.freeze()


def test_nothing_is_left_behind(crew: Crew) -> None:
    names = [shared.name for shared in crew.shared]
    crew.begin(True)
    crew.end()
    assert not active_children()
    for name in names:
        with pytest.raises(FileNotFoundError):
            SharedMemory(name)
