"""What turns come to: each is taken in imagined positions, played on there by greedy players or by the network itself,
and judged."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from time import monotonic

from burgher.bots.blend import Blend
from burgher.bots.evaluator import Evaluator, Uninformed
from burgher.bots.playouts import Players
from burgher.bots.reading import Reader, likeliest
from burgher.bots.thinkers import DEPTH
from burgher.core.chance import Random
from burgher.core.game import Game
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


class Foresight:
    """Judges turns of the seat to decide."""

    def __init__(
        self, reader: Reader, evaluator: Evaluator, game: Game, random: Random, ahead: int, replies: int
    ) -> None:
        self._reader = reader
        self._random = random
        self._replies = replies
        self._ahead = 0 if isinstance(evaluator, Uninformed) else ahead
        self._players = Players(evaluator, Random(0), PLAYERS_WIDTH, DEPTH)
        self._blend = Blend(evaluator, game)

    def judge(self, root: State, turns: list[Turn], worlds: int, end: float) -> bool:
        """Take the turns in so many worlds, the same for each, with the same dice as far as can be.

        False: the time was up before, and nothing was found.
        """
        states: list[State] = []
        dice: list[Random] = []
        for _ in range(worlds):
            world = root.imagine(root.seat, self._random)
            first, second = self._random.next(), self._random.next()
            for turn in turns:
                random = Random(0)
                random.first, random.second = first, second
                state = world.copy()
                for step in turn.steps:
                    state.apply(step)
                if not self._play_on(state, root.seat, random, end):
                    return False
                states.append(state)
                dice.append(random)
        if not self._reply(states, dice, root.seat, end):
            return False
        for k, chance in enumerate(self._chances(states, root.seat)):
            turns[k % len(turns)].found.append(chance)
        return True

    def _play_on(self, state: State, seat: int, random: Random, end: float) -> bool:
        """Everybody plays greedily. False: the time was up before."""
        state.settle(random)
        if self._ahead > 0:
            self._players.random = self._players.search.random = random
            # A turn that chance came into goes on first.
            turns = self._ahead + (1 if state.seat == seat else 0)
            if not self._players.play_on(state, seat, turns, ROUNDS, end):
                return False
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

    def _chances(self, states: list[State], seat: int) -> list[float]:
        """Of the seat, in each of these positions."""
        asking = [state for state in states if state.seat != OVER]
        outlooks = iter(self._reader.outlooks(asking))
        return [
            self._blend.final(state, seat) if state.seat == OVER else self._blend.chance(state, next(outlooks), seat)
            for state in states
        ]
