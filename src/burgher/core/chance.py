# compiled
"""The generator behind dice, draws and random play.

Two small linear congruential generators, combined (L'Ecuyer 1988): every product stays under 2**63, so that a game
played compiled and the same game played interpreted draw the same cards.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

FIRST: Final = 2147483563
SECOND: Final = 2147483399
SPAN: Final = FIRST - 1


class Random:
    """A stream of chance. Equal seeds give equal streams.

    >>> Random(7).below(6) == Random(7).below(6)
    True
    """

    def __init__(self, seed: int | str) -> None:
        digest = int.from_bytes(sha256(str(seed).encode()).digest(), "big")
        self.first: i64 = 1 + digest % (FIRST - 1)
        self.second: i64 = 1 + digest // FIRST % (SECOND - 1)

    def next(self) -> i64:
        """A number from 1 to SPAN, both included."""
        self.first = self.first * 40014 % FIRST
        self.second = self.second * 40692 % SECOND
        number = self.first - self.second
        if number < 1:
            number += SPAN
        return number

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each as likely as the other."""
        fair = SPAN - SPAN % bound
        number = self.next() - 1
        while number >= fair:
            number = self.next() - 1
        return number % bound

    def fork(self) -> Random:
        """A new stream that goes its own way from here."""
        return Random(f"{self.next()}/{self.next()}")
