"""Short ways to a moment in a game of Rise to Nobility, and to what is said there."""

from __future__ import annotations

from collections.abc import Callable

import burgher
from burgher.core.game import Message
from burgher.words import Words
from tests.nobility.table import Table, table
from tests.playing import play

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fred")
Make = Callable[[], burgher.Match]


def words(players: int) -> Words:
    return Words("en", "nobility", NAMES[:players], strict=True)


def say(match: burgher.Match, message: Message | None, form: str | None = None) -> str:
    assert message is not None
    return words(match.players).say(message, form)


def turn_of(setup: Table, *actions: str) -> burgher.Match:
    match = setup.turn(0)
    play(match, *actions)
    return match


def placing(setup: Table, value: int) -> burgher.Match:
    """With a die of this value in hand."""
    return turn_of(setup.dice(0, value), f"die {value}")


def guild(*actions: str, value: int = 1, **has: int) -> burgher.Match:
    setup = table(3).has(0, **has).apprentices(0, artists=2).dice(0, value)
    return turn_of(setup, f"die {value}", "visit artists", *actions)


def clerk(value: int, *actions: str, **has: int) -> burgher.Match:
    return turn_of(table(3).has(0, **has).dice(0, value), f"die {value}", "visit clerk", *actions)


def workshop(tile: str, *actions: str, **has: int) -> burgher.Match:
    setup = table(3).workshop("artists 1", tile).has(0, **has).dice(0, 1)
    return turn_of(setup, "die 1", "visit artists", *actions)


def giving(*actions: str) -> burgher.Match:
    setup = table(3).hand(0, "s10").has(0, houses=1).goods(0, books=3, weaponry=3)
    return turn_of(setup, "complete s10", *actions)
