"""Somebody who is still learning: a few whole turns come to mind, and the one that looks best at once is taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from time import monotonic

import numpy as np

from burgher.bots.bot import Clock
from burgher.bots.champion import LONGEST
from burgher.bots.evaluator import Evaluator
from burgher.bots.foresight import Turn
from burgher.bots.greedy import STEP
from burgher.bots.network import Network
from burgher.bots.reading import drawn, reader_of
from burgher.bots.thinkers import Plan, at_least_one, until
from burgher.core.chance import Random
from burgher.core.perspective import Perspective
from burgher.core.state import State

COLDEST = 1e-3
"""The least heat there is: as good as always what the network finds likeliest."""


class Sight:
    """What a seat makes of where a turn leads, at once: its own worth, and how little its best rival's. Whatever chance
    does next, it does to all turns alike."""

    def __init__(self, evaluator: Evaluator, seat: int, rivalry: float, dice: int) -> None:
        self._evaluator = evaluator
        self._seat = seat
        self._rivalry = rivalry
        self._dice = dice

    def worth(self, turn: Turn) -> float:
        state = turn.state.copy()
        state.settle(Random(self._dice))
        others = [seat for seat in range(state.players) if seat != self._seat]
        best = max((self._evaluator.worth(state, seat) for seat in others), default=0.0) if self._rivalry else 0.0
        return self._evaluator.worth(state, self._seat) - self._rivalry * best - STEP * len(turn.steps)


class LearnerBot:
    """Draws ``turns`` whole turns, step by step, as likely as the network would take them, more evenly the greater the
    ``heat``. It is short-sighted: the evaluator says where each of them leads at once; nothing further is looked at.

    On second thoughts it leaves out of the best one what it is better off without, up to two steps at a time: nobody
    sells a good only to buy it back.
    """

    def __init__(self, network: Network, seed: str, evaluator: Evaluator, turns: int = 3, heat: float = 4.0) -> None:
        at_least_one(turns=turns)
        self._random = Random(seed)
        self._reader = reader_of(network)
        self._evaluator = evaluator
        self._turns = turns
        self._heat = max(heat, COLDEST)
        self._rivalry = 0.0
        self._leaning = np.zeros(network.actions, np.float32)
        self._plan = Plan()

    def lean(self, towards: Mapping[int, float]) -> None:
        """Take these actions more often, or less, however great the heat: so much is added to their logits."""
        for action, more in towards.items():
            self._leaning[action] = self._heat * more

    def begrudge(self, more: float) -> None:
        """Count so much more of what the best rival has against a position."""
        self._rivalry += more

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        planned = self._plan.next(perspective)
        if planned is not None:
            return planned
        end = until(clock)
        root = perspective.imagine(self._random)
        sight = Sight(self._evaluator, root.seat, self._rivalry, self._random.next())
        turns = self._draw(root, end)
        best = max(turns, key=sight.worth)
        return self._plan.make(root, _tidied(root, best, sight, end).steps, perspective)

    def _draw(self, root: State, end: float) -> list[Turn]:
        """Turns that come to mind, each up to its end, or to where chance comes in."""
        turns = [Turn(root.copy(), [], 0.0) for _ in range(self._turns)]
        for steps in range(LONGEST):
            unfinished = [turn for turn in turns if turn.state.seat == root.seat]
            if not unfinished or (steps > 0 and monotonic() >= end):
                break
            likely, _ = self._reader.read([turn.state for turn in unfinished])
            likely += self._leaning
            for turn, action in zip(unfinished, drawn(likely, self._heat, self._random), strict=True):
                turn.state.apply(action)
                turn.steps.append(action)
        return turns


def _tidied(root: State, turn: Turn, sight: Sight, end: float) -> Turn:
    """A turn without the steps that it is better off without."""
    best, worth = turn, sight.worth(turn)
    searching = len(turn.steps) > 1
    while searching:
        searching = False
        for shorter in _shorter(root, best.steps):
            if monotonic() >= end:
                return best
            if sight.worth(shorter) > worth:
                best, worth, searching = shorter, sight.worth(shorter), True
                break
    return best


def _shorter(root: State, steps: list[int]) -> Iterator[Turn]:
    """A turn with a step left out, then with two."""
    places = range(len(steps))
    for left_out in [*combinations(places, 1), *combinations(places, 2)]:
        yield from _whole(root, [step for k, step in enumerate(steps) if k not in left_out])


def _whole(root: State, steps: list[int]) -> Iterator[Turn]:
    """The turn of these steps, if a bot may play it; where it is not over after them, with each step that ends it.

    People may take steps that commute in any order, bots in one only: what is legal for people alone is refused."""
    state = root.copy()
    for step in steps:
        if state.seat != root.seat or step not in state.legal(True):
            return
        state.apply(step)
    if state.seat != root.seat:
        yield Turn(state, steps, 0.0)
        return
    for last in state.legal(True) if steps else ():
        after = state.copy()
        after.apply(last)
        if after.seat != root.seat:
            yield Turn(after, [*steps, last], 0.0)
