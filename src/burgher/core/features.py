"""The names of the numbers that a game's encoding writes for networks, in their order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True, slots=True)
class Feature:
    """A run of numbers with one meaning: one for each entry, or one for each pair of entries."""

    name: str
    doc: str
    entries: tuple[tuple[str, ...], ...] = ()

    def names(self, prefix: str) -> list[str]:
        return [" ".join([prefix + self.name, *entry]) for entry in product(*self.entries)]


@dataclass(frozen=True, slots=True)
class Block:
    """Features that come together, once or several times; ``{}`` in the prefix is the number, from 0, or the entry."""

    prefix: str
    features: tuple[Feature, ...]
    times: tuple[str, ...] = ("",)

    def names(self) -> list[str]:
        return [
            name
            for entry in self.times
            for feature in self.features
            for name in feature.names(self.prefix.format(entry))
        ]


def added_questions(names: tuple[str, ...]) -> tuple[Block, ...]:
    """The block at the end for questions that came after the encoding was laid out; none where there are none."""
    later = Feature("added question", "1 for the question that is open, of those that came later", (names,))
    return (Block("", (later,)),) if names else ()


def names_of(blocks: Iterable[Block]) -> tuple[str, ...]:
    """One name for each number that is written."""
    return tuple(name for block in blocks for name in block.names())
