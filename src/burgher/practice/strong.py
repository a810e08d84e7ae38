"""What strong bots do and where their points come from, to compare oneself with; a file in the game's folder has it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from burgher.core.game import Game

FILE = "strong.json"


@dataclass(frozen=True, slots=True)
class Usual:
    """What a strong bot does in a game for so many players, on average."""

    seats: int
    """How many bots' games it was counted in."""
    score: float = 0.0
    points: Mapping[str, float] = field(default_factory=dict)
    """By source, as the game breaks its points down."""
    habits: Mapping[str, float] = field(default_factory=dict)


@lru_cache(maxsize=16)
def strong(game: Game) -> Mapping[int, Usual]:
    """By the number of players; nothing where nobody has counted."""
    folder = game.practice_folder()
    if folder is None or not (folder / FILE).is_file():
        return {}
    found = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return {int(players): Usual(**usual) for players, usual in found.items()}


def habits_of(game: Game, steps: Iterable[tuple[int, int]], players: int) -> list[dict[str, int]]:
    """How often each seat did each kind of thing; ``steps`` are seats with the numbers of their actions."""
    counts: list[Counter[str]] = [Counter() for _ in range(players)]
    for seat, action in steps:
        if seat >= 0:
            kind = game.habit(game.actions[action])
            if kind is not None:
                counts[seat][kind] += 1
    return [{kind: count[kind] for kind in game.habits if count[kind]} for count in counts]


def usual(played: Sequence[tuple[int, Mapping[str, int], Mapping[str, int]]], habits: Sequence[str]) -> Usual:
    """The average of seats that were watched: their score, their points by source, what they did."""
    seats = len(played)

    def mean(rows: Sequence[Mapping[str, int]], names: Sequence[str]) -> dict[str, float]:
        return {name: round(sum(row.get(name, 0) for row in rows) / seats, 2) for name in names}

    sources = list(dict.fromkeys(source for _, points, _ in played for source in points))
    return Usual(
        seats=seats,
        score=round(sum(score for score, _, _ in played) / seats, 2),
        points=mean([points for _, points, _ in played], sources),
        habits=mean([did for _, _, did in played], habits),
    )
