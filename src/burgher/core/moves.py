# compiled
"""A list of actions that is filled again and again without being made anew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.cells import vec
from burgher.core.chance import Random

CAPACITY: Final = 512


class Moves:
    """Actions, each with a weight; only chance's weights differ from 1."""

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * CAPACITY)
        self.weights = vec[i64]([0] * CAPACITY)
        self.count: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, code: i64) -> None:
        self.codes[self.count] = code
        self.weights[self.count] = 1
        self.count += 1
        self.total += 1

    def weigh(self, code: i64, weight: i64) -> None:
        """Add an outcome of chance; one that cannot happen is left out."""
        if weight > 0:
            self.codes[self.count] = code
            self.weights[self.count] = weight
            self.count += 1
            self.total += weight

    def has(self, code: i64) -> bool:
        for k in range(self.count):
            if self.codes[k] == code:
                return True
        return False

    def draw(self, random: Random) -> i64:
        """One of the actions, by weight."""
        if self.count == self.total:
            return self.codes[random.below(self.count)]
        left = random.below(self.total)
        for k in range(self.count):
            left -= self.weights[k]
            if left < 0:
                return self.codes[k]
        return self.codes[self.count - 1]

    def listed(self) -> list[int]:
        return [int(self.codes[k]) for k in range(self.count)]

    def weighted(self) -> list[tuple[int, int]]:
        return [(int(self.codes[k]), int(self.weights[k])) for k in range(self.count)]
