"""Rounds of playing and learning: while the tables play on, the network learns from the round before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch.nn import functional

import burgher
from burgher.bots.network import POINTS_UNIT
from burgher.training import netfile
from burgher.training.batch import Batch, look_back
from burgher.training.cluster import RayCrew
from burgher.training.crew import Crew
from burgher.training.league import League
from burgher.training.learner import Learner
from burgher.training.memory import Shape
from burgher.training.mix import make_mix
from burgher.training.network import LEAST_SPREAD, NEVER, Tensor, draw, expectations, forward, new_weights, unpack_masks
from burgher.training.scores import Scores
from burgher.training.settings import Settings, TrainingFailed
from burgher.training.tables import EXAMINED, LEARNER, MEMBER, STYLE

RECORD = 50_000
"""Bytes of a network's file that are left for everything but the weights."""


def best_device() -> Any:
    """The accelerator where there is one."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def _check_size(settings: Settings, shape: Shape) -> None:
    """Refuse a network that could not be written in the end."""
    size = netfile.size(shape.features, shape.choices, settings.width, settings.blocks, settings.judge)
    most = netfile.LARGEST - RECORD
    if size > most:
        raise TrainingFailed(
            "training-too-large",
            width=settings.width,
            blocks=settings.blocks,
            size=-(-size // 1000),
            most=most // 1000,
        )


class Trainer:
    """Holds the workers; `close` it in any case."""

    def __init__(self, settings: Settings, device: Any = None, ray: bool = False) -> None:
        self.settings = settings
        self.device = best_device() if device is None else device
        game = burgher.find(settings.game)
        self.shape = Shape(settings.workers * settings.tables, game.features, game.actions.choices)
        _check_size(settings, self.shape)
        mix = make_mix(settings)
        self.crew: Crew | RayCrew = RayCrew(settings, self.shape) if ray else Crew(settings, self.shape)
        try:
            self._prepare(mix.players, mix.companies, mix.members)
        except BaseException:
            self.crew.end()
            raise

    def _prepare(self, players: tuple[int, ...], companies: tuple[int, ...], members: tuple[int, ...]) -> None:
        settings, device = self.settings, self.device
        self.generator = torch.Generator(device).manual_seed(settings.seed)
        weights = new_weights(settings, self.shape.features, self.shape.choices, device)
        self.learner = Learner(settings, weights, self.shape.choices, device, self.generator)
        self.league = League(
            settings.members, settings.seed, torch.bfloat16 if device.type == "cuda" else torch.float32
        )
        all_players = np.tile(np.array(players, np.int64), settings.workers)
        all_companies = np.tile(np.array(companies, np.int64), settings.workers)
        all_members = np.tile(np.array(members, np.int64), settings.workers)
        self.scores = Scores(all_players, all_companies, all_members)
        self.players = torch.from_numpy(all_players).to(device)
        self.examined = torch.from_numpy(all_companies == EXAMINED).to(device)
        self._member_rows = self._rows_of(all_members)
        self._batches = [Batch(self.shape, settings.groups, settings.steps, device) for _ in range(2)]
        self._pending: Batch | None = None
        self._previous: list[tuple[Batch, int] | None] = [None] * settings.groups
        self._arrived = [False] * settings.groups
        self._seen = [{name: torch.from_numpy(array) for name, array in group.items()} for group in self.crew.groups]
        if device.type == "cuda":
            self._pin()
        self.imitating = settings.imitation > 0
        self.scaled = False
        """Whether it is known how large the features usually are."""
        self.round = 0
        self.spent = 0.0
        """Seconds of the schedule that are over."""
        self.decisions = 0
        self.earlier: list[dict[str, Any]] = []
        """Trainings that the network had before this one, for its record."""
        self.seconds = {"play": 0.0, "learn": 0.0, "wait": 0.0}

    def _rows_of(self, members: Any) -> Tensor:
        """The tables of each member, as many for each: (members, rows)."""
        rows = [np.flatnonzero(members == member) for member in range(self.settings.members)]
        # Where one has a table more than another, the learner as it is sits in for it.
        least = min(len(one) for one in rows)
        return torch.from_numpy(np.stack([one[:least] for one in rows])).to(self.device)

    def _pin(self) -> None:
        """Let the accelerator read the shared memory directly; where that cannot be, it is only slower."""
        runtime = torch.cuda.cudart()
        for shared in self.crew.shared:
            address, size = shared.place()
            runtime.cudaHostRegister(address, size, 0)

    def begin(self) -> None:
        """Begin games at all tables."""
        if not self.imitating and not self.league.members:
            self.league.found(self.learner.weights)
        self.crew.begin(self.imitating)
        self._arrived = [True] * self.settings.groups

    def go_on(self, frozen: list[list[bytes]]) -> None:
        """Take up the games as they were written down."""
        self.crew.thaw(frozen, self.imitating)
        self._arrived = [True] * self.settings.groups

    def close(self) -> None:
        self._seen = []
        if self.device.type == "cuda":
            torch.cuda.synchronize()
            for shared in self.crew.shared:
                torch.cuda.cudart().cudaHostUnregister(shared.place()[0])
        self.crew.end()

    # the schedule

    def progress(self, now: float | None = None) -> float:
        """From 0 to 1, how much of the schedule is over; ``now`` are the seconds of this run so far."""
        if self.settings.rounds:
            return self.round / self.settings.rounds
        return (self.spent + (now or 0.0)) / (60.0 * self.settings.minutes)

    def run(self, seconds: float, rounds: int, after_round: Callable[[float], bool]) -> None:
        """Play and learn until the schedule, this time or so many rounds (0: any number) are over, or ``after_round``
        (it is told the seconds) says no; then learn from what was played last."""
        began = monotonic()
        last = self.round + rounds if rounds else None

        def clock() -> float:
            return monotonic() - began

        while clock() < seconds and self.progress(clock()) < 1.0 and self.round != last:
            self._keep_league(clock())
            self._play_round(clock)
            if not after_round(clock()):
                break
        self.settle(clock)
        self.spent += clock()

    def _keep_league(self, now: float) -> None:
        progress = self.progress(now)
        if self.imitating and progress >= self.settings.imitation:
            self.settle(lambda: now)
            self.imitating = False
            self.league.found(self.learner.weights)
            self.scores.told()
            for group in range(self.settings.groups):
                self.crew.change_company(group)
                self.crew.await_group(group)
        part = (progress - self.settings.imitation) / max(1e-9, 1.0 - self.settings.imitation)
        if not self.imitating and self.league.joined < int(part * self.settings.snapshots):
            self.league.join(self.learner.weights)

    # a round

    def _play_round(self, clock: Callable[[], float]) -> None:
        settings = self.settings
        batch = self._batches[self.round % 2]
        learning: Iterator[None] | None = None
        due, learned, slots = 0, 0, settings.steps * settings.groups
        for slot in range(slots):
            step, group = divmod(slot, settings.groups)
            self._receive(group)
            self._act(batch, group, step)
            began = monotonic()
            if slot == settings.groups - 1 and self._pending is not None:
                due, learning = self._begin_learning(self._pending, batch.outlooks[:, 0], batch.seats[:, 0], clock)
            if learning is not None:
                while learned < due * (slot + 1) // slots:
                    next(learning)
                    learned += 1
            self.seconds["learn"] += monotonic() - began
        self._pending = batch
        self.round += 1
        self.decisions += slots * self.shape.tables
        if not self.scaled:
            self._find_scale(batch)

    def settle(self, clock: Callable[[], float]) -> None:
        """Wait for all tables, and learn from what has been played."""
        for group in range(self.settings.groups):
            self._receive(group)
        if self._pending is not None:
            outlooks, seats = [], []
            with torch.no_grad():
                for seen in self._seen:
                    with self.learner.mixed():
                        _, outlook = forward(self.learner.weights, seen["observations"].to(self.device))
                    outlooks.append(expectations(outlook.float()))
                    seats.append(seen["seats"].to(self.device))
            _, learning = self._begin_learning(self._pending, torch.stack(outlooks), torch.stack(seats), clock)
            for _ in learning:
                continue
            self._pending = None

    def _receive(self, group: int) -> None:
        """Wait until a group has stepped, and note what its last actions led to."""
        if not self._arrived[group]:
            began = monotonic()
            self.crew.await_group(group)
            self.seconds["wait"] += monotonic() - began
            self._arrived[group] = True
        previous = self._previous[group]
        if previous is None:
            return
        batch, step = previous
        self._previous[group] = None
        seen = self._seen[group]
        batch.dones[group, step].copy_(seen["dones"], non_blocking=True)
        if self.crew.groups[group]["dones"].any():
            ends = torch.cat([seen["places"], seen["points"] / POINTS_UNIT, seen["wins"]], 1)
            batch.ends[group, step].copy_(ends)
            self.scores.note(self.crew.groups[group])

    def _act(self, batch: Batch, group: int, step: int) -> None:
        """Decide at all tables of a group, and let it step."""
        began = monotonic()
        seen = self._seen[group]
        observations = batch.observations[group, step]
        observations.copy_(seen["observations"], non_blocking=True)
        batch.masks[group, step].copy_(seen["masks"], non_blocking=True)
        batch.seats[group, step].copy_(seen["seats"], non_blocking=True)
        asked = batch.asked[group, step]
        asked.copy_(seen["asked"], non_blocking=True)
        given = seen["given"].to(self.device, non_blocking=True)
        with torch.no_grad():
            with self.learner.mixed():
                logits, outlook = forward(self.learner.weights, observations)
            batch.outlooks[group, step] = expectations(outlook.float())
            legal = unpack_masks(batch.masks[group, step], self.shape.choices)
            logs = functional.log_softmax(logits.float().masked_fill(~legal, NEVER), 1)
            actions = draw(logs, self.generator)
            actions = torch.where(self.examined, logs.argmax(1), actions)
            if not self.imitating and self._member_rows.numel():
                rows = self._member_rows
                theirs = self.league.logits(observations[rows]).float().masked_fill(~legal[rows], NEVER)
                others = draw(functional.log_softmax(theirs, -1), self.generator)
                actions[rows] = torch.where(asked[rows] == MEMBER, others, actions[rows])
            actions = torch.where(given >= 0, given, actions)
            batch.actions[group, step] = actions
            batch.likelihoods[group, step] = logs.gather(1, actions[:, None])[:, 0]
            seen["actions"].copy_(actions)
        self.crew.step(group)
        self._arrived[group] = False
        self._previous[group] = (batch, step)
        self.seconds["play"] += monotonic() - began

    def _begin_learning(
        self, batch: Batch, last: Tensor, last_seats: Tensor, clock: Callable[[], float]
    ) -> tuple[int, Iterator[None]]:
        settings = self.settings
        imitate = self.imitating
        own = batch.asked == (STYLE if imitate else LEARNER)
        trusted = torch.ones_like(own) if imitate else own
        with torch.no_grad():
            advantages, targets = look_back(
                batch,
                last,
                last_seats,
                self.players,
                trusted,
                (settings.trace, settings.outlook_trace, settings.points_term, settings.victory),
            )
            rows = torch.nonzero((own & ~self.examined).flatten())[:, 0]
            if imitate:
                rows = torch.nonzero(own.flatten())[:, 0]

        def rates() -> tuple[float, float]:
            progress = self.progress(clock())
            return settings.rate_at(progress), settings.entropy_at(progress)

        steps = self.learner.minibatches(batch, rows, advantages, targets, self.players, imitate, rates)
        return self.learner.step_count(len(rows)), steps

    def _find_scale(self, batch: Batch) -> None:
        """How large the features usually are, by the first round; what was decided before is not learned from."""
        rows = batch.observations[:, ::4].flatten(0, 2).float()
        with torch.no_grad():
            self.learner.weights["mean"].copy_(rows.mean(0))
            self.learner.weights["std"].copy_(rows.std(0, correction=0).clamp_min(LEAST_SPREAD))
        self.scaled = True
        self._pending = None
        if not self.imitating:
            self.league.found(self.learner.weights)
