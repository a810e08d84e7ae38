"""The bots that think: each wraps one way of searching, and sees the game through its seat's perspective alone."""

from __future__ import annotations

from burgher.bots.bot import Clock
from burgher.bots.evaluator import Evaluator
from burgher.bots.flat import FlatSearch
from burgher.bots.greedy import TurnSearch
from burgher.bots.tree import TreeSearch
from burgher.core.chance import Random
from burgher.core.perspective import Perspective

SHORTEST = 0.02
"""Seconds kept back from every clock, for what comes around the thinking."""


class GreedyBot:
    """Looks one whole turn ahead and takes what is worth most."""

    def __init__(self, evaluator: Evaluator, seed: str, width: int = 12, depth: int = 16, samples: int = 4) -> None:
        self._random = Random(seed)
        self._search = TurnSearch(evaluator, self._random, width, depth, samples)

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        return self._search.best(perspective.imagine(self._random))


class FlatBot:
    """Tries the promising actions out in playouts and takes the one that did best."""

    def __init__(
        self, evaluator: Evaluator, seed: str, simulations: int = 0, candidates: int = 16, pauses: int = 1
    ) -> None:
        self._random = Random(seed)
        self._search = FlatSearch(evaluator, self._random, candidates, pauses)
        self._simulations = simulations

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        guess = perspective.imagine(self._random)
        return self._search.best(guess, perspective.seat, self._simulations, max(0.0, clock.left() - SHORTEST))


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
    ) -> None:
        self._random = Random(seed)
        self._search = TreeSearch(evaluator, self._random, explore, widen, pauses)
        self._simulations = simulations

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        legal = perspective.legal()
        search = self._search
        if len(legal) == 1:
            self._keep(perspective, legal[0])
            return legal[0]
        guess = perspective.imagine(self._random)
        search.think(guess, perspective.seat, self._simulations, max(0.0, clock.left() - SHORTEST))
        choice = search.best_of(legal)
        self._keep(perspective, choice)
        return choice

    def _keep(self, perspective: Perspective, choice: int) -> None:
        """What was found out below the choice is worth keeping only while this seat goes on deciding."""
        after = perspective.imagine(self._random)
        after.step(choice, self._random)
        if after.seat == perspective.seat:
            self._search.descend(choice)
        else:
            self._search.forget()
