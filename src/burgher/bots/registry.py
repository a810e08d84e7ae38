"""Bots by name: the strengths that arena and commands know, and the levels that people choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from burgher.bots.bot import Bot
from burgher.bots.random_bot import RandomBot
from burgher.core.errors import BadOption

Maker = Callable[[str, str], Bot]
"""Makes a bot for a game (by name) from a seed."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that people may choose: ``seconds`` is the time it takes for a decision at the most."""

    name: str
    bot: str
    seconds: float


_makers: dict[str, Maker] = {"random": lambda game, seed: RandomBot(seed)}


def register(name: str, maker: Maker) -> None:
    _makers[name] = maker


def names() -> tuple[str, ...]:
    return tuple(_makers)


def make(name: str, game: str, seed: str) -> Bot:
    """A bot by its name, for a game."""
    if name not in _makers:
        raise BadOption(f"there is no bot {name!r}; there are {', '.join(_makers)}")
    return _makers[name](game, seed)


LEVELS: Mapping[str, Level] = {"wanderer": Level("wanderer", "random", 1.0)}
"""From the weakest to the strongest; a level's title and its style are messages (level-NAME, level-NAME-style)."""
