"""Bots for the seats nobody sits at, by the name of a level or of a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgher.bots import LEVELS, Bot, Level, make, names
from burgher.commands.mistake import Mistake
from burgher.core.game import Game
from burgher.words import Words

PATIENCE = 1.0
"""Seconds for a decision of a bot that is asked for by its own name, not as a level."""
USUAL = "journeyman"
"""The level that somebody gets who asks for none."""


def bot_title(name: str, words: Words) -> str:
    """What people call a bot: its level, in their language; one that is no level of ours has its own name."""
    return words.say(f"level-{name}") if words.has(f"level-{name}") else name


def read_bots(given: str, seats: int, words: Words) -> list[str]:
    """One bot or level for each of so many seats; a single one is for all of them."""
    chosen: list[str] = []
    for part in given.split(","):
        # A bot's settings have commas, too: "search:simulations=400,pauses=0" is one bot.
        if chosen and "=" in part and ":" not in part:
            chosen[-1] += f",{part.strip()}"
        else:
            chosen.append(part.strip())
    for name in chosen:
        if name not in LEVELS and ":" not in name and name not in names():
            raise Mistake(words.say("no-bot", name=name, known=", ".join([*LEVELS, *names()])))
    if len(chosen) == 1:
        chosen *= seats
    if len(chosen) != seats:
        raise Mistake(words.say("bots-count", given=len(chosen), seats=seats))
    return chosen


def level_of(name: str) -> Level:
    return LEVELS.get(name, Level(name, name, PATIENCE))


def new_bot(name: str, game: Game, seed: str) -> Bot:
    return make(level_of(name).bot_at(game.name, seed), game.name, seed)


def bot_names(bots: Mapping[int, str]) -> list[str]:
    """What bots are called in a record: their level and their seat. See `bots_named`."""
    return [f"{name} {seat + 1}" for seat, name in sorted(bots.items())]


def bots_named(called: Sequence[str]) -> dict[int, str]:
    """The bots among those who played, by their seats. A record cannot name a file to be run."""
    found = {}
    for seat, name in enumerate(called):
        level, _, number = name.rpartition(" ")
        if number == str(seat + 1) and (level in LEVELS or level in names()):
            found[seat] = level
    return found


def with_titles(called: Sequence[str], words: Words) -> list[str]:
    """Those who played, the bots among them called as people call them."""
    bots = bots_named(called)
    return [
        words.say("bot-name", level=bot_title(bots[seat], words), number=seat + 1) if seat in bots else name
        for seat, name in enumerate(called)
    ]
