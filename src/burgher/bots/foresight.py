"""What turns come to: each is taken in imagined positions, played on there by greedy players or by the network itself,
and judged."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from time import monotonic
from typing import Protocol

from burgher.bots.blend import Blend
from burgher.bots.evaluator import Evaluator, Uninformed
from burgher.bots.playouts import Players
from burgher.bots.reading import Reader, likeliest
from burgher.bots.thinkers import DEPTH
from burgher.core.chance import Random
from burgher.core.state import OVER, State

PLAYERS_WIDTH = 6
"""Lines that the greedy players of a playout follow."""
ROUNDS = 1
"""A playout is over when so many rounds are."""
CERTAIN = 2.0
"""A turn is behind another one when it is so by so many standard errors."""


@dataclass(slots=True)
class Turn:
    """The steps of a turn, where they lead, and how likely the network is to take them (a logarithm)."""

    state: State
    steps: list[int]
    likely: float
    found: list[float] = field(default_factory=list)
    """The chance to win that it came to in each of the imagined positions."""

    def value(self, trust: float) -> float:
        return self.likely + (trust * fmean(self.found) if self.found else 0.0)


def behind(turn: Turn, best: Turn, trust: float) -> bool:
    """Whether a turn is worse than the best by more than chance explains; both were judged in the same worlds."""
    lacks = [one - other for one, other in zip(best.found, turn.found, strict=True)]
    count = len(lacks)
    if count < 2:
        return False
    mean = fmean(lacks)
    error = sqrt(sum((lack - mean) ** 2 for lack in lacks) / (count - 1) / count)
    return best.likely - turn.likely + trust * (mean - CERTAIN * error) > 0.0


class Judgement(Protocol):
    """Compares the positions that playouts come to."""

    early: bool
    """Whether they are over as soon as nobody acts any more, before chance prepares the next round."""

    def found(self, states: list[State], seat: int) -> list[float]:
        """What each of them is worth to a seat."""


class Chances:
    """The chance to win, by network and evaluator together."""

    early = False

    def __init__(self, reader: Reader, blend: Blend) -> None:
        self._reader = reader
        self._blend = blend

    def found(self, states: list[State], seat: int) -> list[float]:
        outlooks = iter(self._reader.outlooks([state for state in states if state.seat != OVER]))
        return [
            self._blend.final(state, seat) if state.seat == OVER else self._blend.chance(state, next(outlooks), seat)
            for state in states
        ]


class Lead:
    """Points by the evaluator alone: the seat's own, less ``rivalry`` times those of the best of the others."""

    early = True

    def __init__(self, evaluator: Evaluator, rivalry: float) -> None:
        self._evaluator = evaluator
        self._rivalry = rivalry

    def found(self, states: list[State], seat: int) -> list[float]:
        return [self._steep(state) * self._lead(state, seat) for state in states]

    def _steep(self, state: State) -> float:
        """How much of the victory a point is, in a game that is open."""
        fair = 1.0 / float(max(2, int(state.players)))
        return fair * (1.0 - fair) / self._evaluator.spread(state)

    def _lead(self, state: State, seat: int) -> float:
        others = [self._evaluator.worth(state, other) for other in range(state.players) if other != seat]
        return self._evaluator.worth(state, seat) - self._rivalry * max(others, default=0.0)


class Foresight:
    """Judges turns of the seat to decide."""

    def __init__(
        self, reader: Reader, evaluator: Evaluator, judgement: Judgement, random: Random, ahead: int, replies: int
    ) -> None:
        self._reader = reader
        self._evaluator = evaluator
        self._random = random
        self._replies = replies
        self._ahead = 0 if isinstance(evaluator, Uninformed) else ahead
        self._players = Players(evaluator, Random(0), PLAYERS_WIDTH, DEPTH)
        self._players.early = judgement.early
        self._judgement = judgement

    def judge(self, root: State, turns: list[Turn], worlds: int, end: float) -> bool:
        """Take the turns in so many worlds, the same for each, with the same dice as far as can be.

        When the time is up, the worlds count that all turns were taken in. False: there was none.
        """
        states: list[State] = []
        dice: list[Random] = []
        for _ in range(worlds):
            if not self._take_all(root, turns, states, dice, end):
                break
        if not states or not self._reply(states, dice, root.seat, end):
            return False
        for k, found in enumerate(self._judgement.found(states, root.seat)):
            turns[k % len(turns)].found.append(found)
        return True

    def _take_all(self, root: State, turns: list[Turn], states: list[State], dice: list[Random], end: float) -> bool:
        """Where each turn leads in one more world, and the dice for what follows. False: the time was up before."""
        world = root.imagine(root.seat, self._random)
        first, second = self._random.next(), self._random.next()
        for taken, turn in enumerate(turns):
            random = Random(0)
            random.first, random.second = first, second
            state = world.copy()
            for step in turn.steps:
                state.apply(step)
            if not self._play_on(root, state, random, end):
                del states[len(states) - taken :], dice[len(dice) - taken :]
                return False
            states.append(state)
            dice.append(random)
        return True

    def _play_on(self, root: State, state: State, random: Random, end: float) -> bool:
        """Everybody plays greedily. False: the time was up before."""
        seat = root.seat
        now = self._evaluator.early_pause(root)
        self._players.random = self._players.search.random = random
        if (self._judgement.early and self._evaluator.early_pause(state) != now) or self._players.settle(state, now):
            # It was the last turn of the round.
            return True
        if self._ahead > 0:
            # A turn that chance came into goes on first.
            turns = self._ahead + (1 if state.seat == seat else 0)
            if not self._players.play_on(state, seat, turns, ROUNDS, end):
                return False
            if not self._judgement.early:
                state.settle(random)
        return True

    def _reply(self, states: list[State], dice: list[Random], seat: int, end: float) -> bool:
        """The others do what the network finds likeliest, until the seat is to decide again. False: no time."""
        for _ in range(self._replies):
            active = [k for k, state in enumerate(states) if state.seat not in (OVER, seat)]
            if not active:
                break
            if monotonic() >= end:
                return False
            likely, _ = self._reader.read([states[k] for k in active])
            for k, action in zip(active, likeliest(likely), strict=True):
                states[k].step(action, dice[k])
        return True
