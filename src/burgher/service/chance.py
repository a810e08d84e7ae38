"""Where the chance at the tables comes from."""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from secrets import SystemRandom, token_hex
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chance:
    """The system's chance, which nobody can guess; or, so that a test can be repeated, all of it from one word.

    From a word every table gets the same seed, whichever is opened first, and its bots draw the same at each moment.
    """

    word: str | None = None

    def seed(self) -> str:
        """The seed of a new table."""
        return self._follow("table")[:32]

    def draw(self, *about: str | int) -> str:
        """What somebody draws from for one purpose, such as a bot at a moment of a game."""
        return self._follow(*about)

    def mix(self, seats: MutableSequence[T]) -> None:
        (SystemRandom() if self.word is None else Random(self._follow("seats"))).shuffle(seats)

    def _follow(self, *about: str | int) -> str:
        if self.word is None:
            return token_hex(32)
        return sha256("/".join(map(str, (self.word, *about))).encode()).hexdigest()
