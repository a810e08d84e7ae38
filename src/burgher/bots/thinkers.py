"""The bots that think: each wraps one way of searching, and sees the game through its seat's perspective alone."""

from __future__ import annotations

from time import monotonic

from burgher.bots.bot import Clock
from burgher.bots.evaluator import Evaluator, Uninformed
from burgher.bots.flat import FlatSearch
from burgher.bots.greedy import TurnSearch
from burgher.bots.tree import TreeSearch
from burgher.core.chance import Random
from burgher.core.encoding import features
from burgher.core.errors import BadOption
from burgher.core.perspective import Perspective

SPARE = 0.01
"""Seconds kept back from a clock for what comes around the thinking; never more than a tenth of them."""


def _until(clock: Clock) -> float:
    """When to stop thinking."""
    left = clock.left()
    return monotonic() + left - min(SPARE, left / 10)


def _at_least_one(**settings: int) -> None:
    for name, value in settings.items():
        if value < 1:
            raise BadOption("setting-least", setting=name, value=value)


def _ahead(evaluator: Evaluator, random: Random) -> TurnSearch | None:
    return None if isinstance(evaluator, Uninformed) else TurnSearch(evaluator, random, 6, 12, 2)


class GreedyBot:
    """Looks one whole turn ahead and takes what is worth most."""

    def __init__(self, evaluator: Evaluator, seed: str, width: int = 12, depth: int = 16, samples: int = 4) -> None:
        _at_least_one(width=width, samples=samples)
        self._random = Random(seed)
        self._search = TurnSearch(evaluator, self._random, width, depth, samples)

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        return self._search.best(perspective.imagine(self._random), _until(clock))


class FlatBot:
    """Tries the promising actions out in playouts and takes the one that did best."""

    def __init__(
        self,
        evaluator: Evaluator,
        seed: str,
        simulations: int = 0,
        candidates: int = 16,
        pauses: int = 1,
        steps: int = 1000,
        ahead: int = 1,
    ) -> None:
        _at_least_one(candidates=candidates)
        self._random = Random(seed)
        self._search = FlatSearch(
            evaluator, self._random, _ahead(evaluator, self._random) if ahead else None, candidates, pauses, steps
        )
        self._simulations = simulations

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        guess = perspective.imagine(self._random)
        return self._search.best(guess, perspective.seat, self._simulations, _until(clock))


class SearchBot:
    """Grows a tree of what may happen, and keeps it from step to step within its turn."""

    def __init__(
        self,
        evaluator: Evaluator,
        seed: str,
        simulations: int = 0,
        explore: float = 1.5,
        widen: float = 1.0,
        pauses: int = 1,
        steps: int = 1000,
        trust: float = 1.0,
    ) -> None:
        self._random = Random(seed)
        self._search = TreeSearch(
            evaluator,
            self._random,
            _ahead(evaluator, self._random) if trust else None,
            trust,
            explore,
            widen,
            pauses,
            steps,
        )
        self._simulations = simulations
        self._expected: list[int] | None = None
        """What this seat sees where the tree begins."""

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        if self._expected is not None and self._expected != perspective.encode():
            # The game went on in another way than was chosen: undone, or decided by somebody else.
            self._forget()
        legal = perspective.legal()
        choice = legal[0]
        if len(legal) > 1:
            guess = perspective.imagine(self._random)
            self._search.think(guess, perspective.seat, self._simulations, _until(clock))
            choice = self._search.best(guess)
        self._keep(perspective, choice)
        return choice

    def _keep(self, perspective: Perspective, choice: int) -> None:
        """What was found out below the choice is worth keeping only while this seat decides on, and chance does not."""
        if self._search.root.visits == 0:
            self._forget()
            return
        after = perspective.imagine(self._random)
        after.apply(choice)
        if after.seat == perspective.seat:
            self._search.descend(choice)
            self._expected = features(after, perspective.seat, perspective.game.features)
        else:
            self._forget()

    def _forget(self) -> None:
        self._search.forget()
        self._expected = None
