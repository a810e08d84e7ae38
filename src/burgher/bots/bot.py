"""What a bot is: something that chooses an action for a seat, seeing what that seat sees, in the time it is given."""

from __future__ import annotations

from time import monotonic
from typing import Protocol

from burgher.core.perspective import Perspective


class Clock:
    """The time for one decision."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._began = monotonic()

    def left(self) -> float:
        """Seconds left; never below 0."""
        return max(0.0, self.seconds - self.elapsed())

    def elapsed(self) -> float:
        return monotonic() - self._began

    def up(self) -> bool:
        return self.left() <= 0.0


class Bot(Protocol):
    """A player that is a program. A new one is made for each seat and game; it may remember."""

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        """The index of one of ``perspective.legal()``."""
        ...
