"""The weakest opponent: any legal action, each as likely as the other."""

from __future__ import annotations

from burgher.bots.bot import Clock
from burgher.core.chance import Random
from burgher.core.perspective import Perspective


class RandomBot:
    """Plays at random, from a seed."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(seed)

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        legal = perspective.legal()
        return legal[self._random.below(len(legal))]
