"""The opponents that people choose from, weakest to strongest.

A level's title and its style are messages: ``level-NAME`` and ``level-NAME-style``. The arena decides what stands here:
each level wins at least 65 of 100 games for two against the one below (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burgher.bots.bot import Bot
from burgher.bots.registry import make
from burgher.core.errors import BadOption


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that people may choose: ``seconds`` is what it takes for a decision at the most."""

    name: str
    bot: str
    seconds: float


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("wanderer", "random", 1.0),
        Level("journeyman", "greedy:blur=8", 1.0),
        Level("foreman", "greedy", 1.0),
        Level("castellan", "flat", 1.0),
    )
}


def opponent(level: str, game: str, seed: str) -> tuple[Bot, float]:
    """The bot of a level, and the seconds it has for a decision."""
    if level not in LEVELS:
        raise BadOption("no-such-level", level=repr(level), known=", ".join(LEVELS))
    chosen = LEVELS[level]
    return make(chosen.bot, game, seed), chosen.seconds
