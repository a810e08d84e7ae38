"""Exercises: positions with one clearly best answer, found by ``scripts/find_practice.py`` and kept as data.

An exercise is a position as a seat sees it (what is hidden from the seat is imagined), what each of its choices is
worth by a long look, and why the best is better than each of the others. So whoever practises is answered at once, and
by figures that do not change with the network that bots play with.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.state import State

FILE = "exercises.jsonl"
LEVELS = 3
"""From the easiest, 1: what a simple bot sees as well."""
LEAST = 0.01
"""The best must be so much better than the others, in expected points from 0 to 1, at a table for two."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, the seat that decides, and what its choices are worth, by their texts, the best first."""

    id: str
    players: int
    seat: int
    level: int
    theme: str
    position: Mapping[str, Any]
    worth: Mapping[str, float]
    right: int
    """So many of them are equally good, from the front."""
    gain: float
    """By how many points the best does better than the next, in games that were played to their end."""
    line: Sequence[str]
    """How the coach goes on: the best choice and the rest of the turn."""
    why: Mapping[str, Any]
    """What speaks for it beside each of the other choices, by their texts, in the form of
    `burgher.analysis.reasons.Explanation`."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The choices that solve it."""
        return tuple(self.worth)[: self.right]

    @property
    def best(self) -> str:
        return next(iter(self.worth))

    def beside(self, choice: str) -> str:
        """What the best is compared with for somebody who has chosen this: the choice itself, or else the next best."""
        return choice if choice in self.why else tuple(self.worth)[self.right]

    def dumps(self) -> str:
        """In a line."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)


@lru_cache(maxsize=16)
def exercises(game: Game) -> Mapping[str, Exercise]:
    """By their ids, the easiest first; nothing where a game has none."""
    folder = game.practice_folder()
    return {} if folder is None else {one.id: one for one in read_exercises(folder / FILE)}


def read_exercises(path: Path) -> list[Exercise]:
    if not path.is_file():
        return []
    found = [Exercise(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
    return sorted(found, key=lambda one: (one.level, one.id))


class Placed(Protocol):
    """Whatever has a position that can be set up."""

    @property
    def players(self) -> int: ...

    @property
    def position(self) -> Mapping[str, Any]: ...


def start(game: Game, exercise: Placed) -> State:
    """The position of an exercise."""
    components = game.components()
    options = game.settle_options(exercise.players, None)
    return game.restore(exercise.position, exercise.players, options, components)


def seen_by(game: Game, state: State, seat: int, seed: str) -> dict[str, object]:
    """A position as a seat sees it, to be kept: what is hidden from it is imagined."""
    return game.position(state.imagine(seat, Random(seed)))
