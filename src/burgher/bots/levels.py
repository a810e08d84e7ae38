"""The opponents that people choose from, weakest to strongest.

A level's title and how it plays are messages: ``level-NAME`` and ``level-NAME-style``. The arena decides what stands
here: each level wins at least 65 of 100 games for two against the one below (docs/strength.md). Names that have once
been on the ladder stay on it: tables, records and links remember them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burgher.bots.bot import Bot
from burgher.bots.registry import make
from burgher.core.chance import Random
from burgher.core.errors import BadOption
from burgher.core.registry import find


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that people may choose: ``seconds`` is what it takes for a decision at most."""

    name: str
    bot: str
    seconds: float
    varied: bool = False
    """Whether no two of them play alike: each has one of the game's styles, or none."""

    def bot_at(self, game: str, place: str) -> str:
        """The bot that sits at a place, always the same one there."""
        styles = list(find(game).styles()) if self.varied else []
        chosen = Random(f"style/{place}").below(len(styles) + 1)
        if chosen == len(styles):
            return self.bot
        return f"{self.bot}{',' if ':' in self.bot else ':'}style={styles[chosen]}"


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("wanderer", "casual", 0.3),
        Level("apprentice", "learner:level=apprentice", 0.3, varied=True),
        Level("journeyman", "learner:level=journeyman", 0.3, varied=True),
        Level("foreman", "greedy", 0.3, varied=True),
        Level("castellan", "flat", 0.3, varied=True),
        Level("alderman", "champion:turns=1", 0.3),
        Level("champion", "champion", 0.3),
    )
}


def opponent(level: str, game: str, seed: str) -> tuple[Bot, float]:
    """The bot of a level, and the seconds it has for a decision."""
    if level not in LEVELS:
        raise BadOption("no-such-level", level=repr(level), known=", ".join(LEVELS))
    chosen = LEVELS[level]
    return make(chosen.bot_at(game, seed), game, seed), chosen.seconds
