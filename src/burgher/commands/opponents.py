"""Bots for the seats nobody sits at, by the name of a level or of a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgher.bots import LEVELS, Bot, Level, make, names
from burgher.core.game import Game

PATIENCE = 1.0
"""Seconds for a decision of a bot that is asked for by its own name, not as a level."""


def level_of(name: str) -> Level:
    return LEVELS.get(name, Level(name, name, PATIENCE))


def new_bot(name: str, game: Game, seed: str) -> Bot:
    return make(level_of(name).bot, game.name, seed)


def easiest() -> str:
    """The level that somebody gets who asks for none."""
    return next(iter(LEVELS))


def bot_names(bots: Mapping[int, str]) -> list[str]:
    """What bots are called at the table: their level and their seat. A record keeps it, see `bots_named`."""
    return [f"{name} {seat + 1}" for seat, name in sorted(bots.items())]


def bots_named(called: Sequence[str]) -> dict[int, str]:
    """The bots among those who played, by their seats."""
    found = {}
    for seat, name in enumerate(called):
        level, _, number = name.rpartition(" ")
        if number == str(seat + 1) and (level in LEVELS or level in names()):
            found[seat] = level
    return found
