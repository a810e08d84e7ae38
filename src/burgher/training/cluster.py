"""The workers on a Ray cluster, or on a local one that is started for them: as `Crew`, without shared memory."""

from __future__ import annotations

import logging
import os
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgher.core.errors import BadOption
from burgher.training.crew import PATIENCE
from burgher.training.memory import Shape, Shared
from burgher.training.settings import Settings, TrainingFailed
from burgher.training.worker import BEGIN, FREEZE, IMITATE, MIX, STEP, THAW, Worker

Rows = dict[str, NDArray[Any]]


def _rows(shape: Shape) -> Rows:
    return {name: np.zeros(dims, kind) for name, (kind, dims) in shape.arrays().items()}


class RemoteWorker:
    """A worker, with memory of its own; what is seen travels."""

    def __init__(self, settings: Settings, number: int, shape: Shape) -> None:
        own = Shape(settings.tables, shape.features, shape.choices)
        self._views = [_rows(own) for _ in range(settings.groups)]
        self._worker = Worker(settings, number, self._views)

    def obey(self, order: bytes, group: int, more: bytes, actions: NDArray[Any] | None) -> tuple[bytes, Rows]:
        if actions is not None:
            self._views[group]["actions"][...] = actions
        answer = self._worker.obey(order, group, more)
        return answer[1:], self._views[group]


class RayCrew:
    """Started when made; `end` it in any case."""

    def __init__(self, settings: Settings, shape: Shape) -> None:
        try:
            import ray
        except ImportError:
            raise BadOption("no-ray") from None
        self._ray: Any = ray
        self._own = not ray.is_initialized()
        if self._own:
            # A cluster of our own reports to nobody.
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            ray.init(log_to_driver=False, logging_level=logging.ERROR)
        self.settings = settings
        self.shared: list[Shared] = []
        self.groups = [_rows(shape) for _ in range(settings.groups)]
        actor: Any = ray.remote(max_restarts=0)(RemoteWorker)
        self._actors: list[Any] = [actor.remote(settings, number, shape) for number in range(settings.workers)]
        self._under_way: list[list[Any]] = [[] for _ in range(settings.groups)]

    def begin(self, imitating: bool) -> None:
        for group in range(self.settings.groups):
            self._tell(BEGIN, group, IMITATE if imitating else b"")
            self.await_group(group)

    def change_company(self, group: int) -> None:
        self._tell(MIX, group, b"")

    def step(self, group: int) -> None:
        self._tell(STEP, group, b"", self.groups[group]["actions"])

    def await_group(self, group: int) -> None:
        for number, (_, rows) in enumerate(self._answers(group)):
            for name, array in rows.items():
                if name != "actions":
                    self.groups[group][name][self._own_rows(number)] = array

    def freeze(self) -> list[list[bytes]]:
        found = []
        for group in range(self.settings.groups):
            self._tell(FREEZE, group, b"")
            found.append([answer for answer, _ in self._answers(group)])
        return found

    def thaw(self, frozen: list[list[bytes]], imitating: bool) -> None:
        how = IMITATE if imitating else b""
        for group, parts in enumerate(frozen):
            self._under_way[group] = [
                actor.obey.remote(THAW, group, how + part, None)
                for actor, part in zip(self._actors, parts, strict=True)
            ]
            self.await_group(group)

    def end(self) -> None:
        for actor in self._actors:
            self._ray.kill(actor)
        self._actors = []
        if self._own:
            self._ray.shutdown()

    def _own_rows(self, number: int) -> slice:
        return slice(number * self.settings.tables, (number + 1) * self.settings.tables)

    def _tell(self, order: bytes, group: int, more: bytes, actions: NDArray[Any] | None = None) -> None:
        self._under_way[group] = [
            actor.obey.remote(order, group, more, None if actions is None else actions[self._own_rows(number)].copy())
            for number, actor in enumerate(self._actors)
        ]

    def _answers(self, group: int) -> list[tuple[bytes, Rows]]:
        try:
            answers: list[tuple[bytes, Rows]] = self._ray.get(self._under_way[group], timeout=PATIENCE)
        except self._ray.exceptions.RayError as error:
            raise TrainingFailed(f"the cluster did not answer for group {group}: {error}") from None
        self._under_way[group] = []
        return answers
