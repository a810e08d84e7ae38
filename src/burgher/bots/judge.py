"""Judges: what each seat may expect in a position, whoever tells it.

``judge_for("best", game)`` is the game's network, or its evaluator where there is none; both answer alike, so that
hints, analysis and comments need not know which it is.

>>> import burgher
>>> from burgher.core.perspective import Perspective
>>> match = burgher.Match(burgher.names()[0], players=3, seed=7)
>>> seen = Perspective(match.game, match.state, match.state.seat, burgher.Random(1))
>>> outlooks = judge_for("evaluator", match.game.name).worth(seen)
>>> round(sum(outlook.win for outlook in outlooks), 6)
1.0
"""

from __future__ import annotations

from math import exp
from typing import Protocol

from burgher.bots.evaluator import MOST_SEATS, Evaluator, numbers
from burgher.bots.evaluators import evaluator_for
from burgher.bots.outlook import Outlook, final_outlook, mean
from burgher.bots.trained import NoNetwork, network_for
from burgher.core.chance import Random
from burgher.core.errors import BadOption
from burgher.core.perspective import Perspective
from burgher.core.state import OVER, State

NAMES = ("best", "network", "evaluator")
GUESSES = 4
"""So many imagined positions stand for one in which another seat decides, or chance."""


class Judge(Protocol):
    """Tells what a position is worth to each seat, as far as one of them can see."""

    name: str

    def worth(self, perspective: Perspective) -> list[Outlook]:
        """What each seat may expect, by the numbers of the seats."""
        ...


def judge_for(name: str, game: str) -> Judge:
    """``network`` (NoNetwork where there is none), ``evaluator``, or the ``best`` of them that there is."""
    if name not in NAMES:
        raise BadOption("no-such-judge", name=repr(name), known=", ".join(NAMES))
    if name != "evaluator":
        try:
            return NetworkJudge(game)
        except NoNetwork:
            if name == "network":
                raise
    return EvaluatorJudge(evaluator_for("own", game))


class NetworkJudge:
    """By the network that has learned the game."""

    name = "network"

    def __init__(self, game: str, file: str = "", seed: str = "judge") -> None:
        network = network_for(game, file)
        from burgher.bots.reading import reader_of

        self._reader = reader_of(network)
        self._random = Random(seed)

    def worth(self, perspective: Perspective) -> list[Outlook]:
        return mean(self._reader.outlooks(_guesses(perspective, self._random)))


class EvaluatorJudge:
    """By the points that an evaluator expects: who is ahead by how much, for how open the game still is. Of somebody
    who plays alone, by how near the aim is."""

    name = "evaluator"

    def __init__(self, evaluator: Evaluator, seed: str = "judge") -> None:
        self._evaluator = evaluator
        self._random = Random(seed)

    def worth(self, perspective: Perspective) -> list[Outlook]:
        return mean([self.outlook(guess) for guess in _guesses(perspective, self._random)])

    def outlook(self, state: State) -> list[Outlook]:
        """What each seat may expect in a complete position."""
        if state.seat == OVER:
            return final_outlook(state)
        if state.players == 1:
            near = state.nearness()
            return [Outlook(2.0 * near - 1.0, near, self._evaluator.worth(state, 0))]
        shares = numbers(MOST_SEATS)
        self._evaluator.shares(state, shares)
        seats = range(state.players)
        points = [self._evaluator.worth(state, seat) for seat in seats]
        spread = self._evaluator.spread(state)
        return [Outlook(_placement(points, seat, spread), float(shares[seat]), points[seat]) for seat in seats]


def _placement(points: list[float], seat: int, spread: float) -> float:
    """How much likelier a seat is to be before another than behind it, on average; alone, nothing is known."""
    others = [other for k, other in enumerate(points) if k != seat]
    return sum(2.0 / (1.0 + exp((other - points[seat]) / spread)) - 1.0 for other in others) / max(1, len(others))


def _guesses(perspective: Perspective, random: Random) -> list[State]:
    """Positions that might be the real one, with somebody to decide."""
    first = perspective.imagine(random)
    guesses = [first]
    if first.seat not in (OVER, perspective.seat):
        guesses += [perspective.imagine(random) for _ in range(GUESSES - 1)]
    for guess in guesses:
        guess.settle(random)
    return guesses
