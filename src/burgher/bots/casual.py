"""Somebody who plays along: what usually makes sense, and nothing thought through."""

from __future__ import annotations

from burgher.bots.bot import Clock
from burgher.bots.evaluator import Evaluator, Guide
from burgher.core.chance import Random
from burgher.core.perspective import Perspective


class CasualBot:
    """Takes each action as often as a sensible player would, without looking ahead at all."""

    def __init__(self, evaluator: Evaluator, seed: str) -> None:
        self._random = Random(seed)
        self._guide = Guide(evaluator, self._random)

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        return int(self._guide.choose(perspective.imagine(self._random)))
