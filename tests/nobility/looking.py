"""Short ways to look at a position of Rise to Nobility, by the names of its pieces."""

from __future__ import annotations

from typing import Any

import burgher
from burgher.core.chance import Random
from burgher.core.state import CHANCE, State
from tests.playing import at, play

GAME = burgher.find("nobility")
PIECES: Any = GAME.components().values
"""The standard component set. Tests take from it what no rulebook states, and nothing else."""

GOODS = ("books", "artwork", "weaponry", "magic", "jewelry", "furnishings")
GUILDS = ("scholars", "artists", "blacksmiths", "wizards", "merchants", "carpenters")
RACES = ("halfling", "human", "elf", "dwarf", "green_elf", "trobit")
MEMBERS: list[str] = PIECES["council"]["members"]["from_the_left"]
SETTLERS = tuple(f"s{k:02}" for k in range(1, 49))
WORKSHOPS = tuple(f"b{k:02}" for k in range(1, 37))
COUNCIL = tuple(f"c{k:02}" for k in range(1, 31))
SHIPS = tuple(f"h{k:02}" for k in range(1, 19))
EVENTS = tuple(f"e{k:02}" for k in range(1, 17))
CHARACTERS = tuple(f"k{k:02}" for k in range(1, 14))
COMMISSIONS = tuple(f"v{k:02}" for k in range(1, 19))
TILES = tuple(f"d{k:02}" for k in range(1, 19))
OBJECTIVES = tuple(f"o{k:02}" for k in range(1, 16))
PHASES = ("setup", "rolling", "actions", "income", "preparation", "end")
AUTOMA = 6
"""The seat that the automa's dice go by."""

Counts = dict[str, int]
Where = burgher.Match | State


# the pieces


def race_of(card: str) -> str:
    return str(PIECES["settlers"][card]["race"])


def guild_of(tile: str | None) -> str:
    return str(PIECES["workshops"][tile]["guild"])


def row_of(place: str, value: int) -> int:
    """Which of three spaces or rows takes this value; the rulebook bands them all 1-2, 3-4, 5-6."""
    rows = {
        "guild": PIECES["guilds"]["die_spaces"],
        "clerk": PIECES["clerk"]["die_spaces"],
        "castle": PIECES["castle"]["die_spaces"],
        "council": PIECES["council"]["rows"],
    }[place]
    for k in range(3):
        row = rows[str(k + 1)]
        if value in (row["values"] if isinstance(row, dict) else row):
            return k
    raise AssertionError(f"no space of the {place} takes a {value}")


# playing


def run(state: State, *actions: str) -> None:
    """Take these actions, chance's among them; chance does what is not told by itself."""
    random = Random(1)
    for text in actions:
        action = GAME.actions.find(text).index
        while state.seat == CHANCE and action not in [outcome for outcome, _ in state.outcomes()]:
            state.apply(state.roll(random))
        if state.seat >= 0:
            reason = state.why(action)
            assert reason == 0, f"{text}: {GAME.reason(state, GAME.actions[action], reason).id}"
        state.apply(action)


def visit(match: burgher.Match, value: int, place: str, *actions: str) -> None:
    """Place a die and go on with these actions."""
    play(match, f"die {value}", f"visit {place}", *actions)


# looking


def here(where: Where) -> Any:
    """The position of a match or a state."""
    return at(where) if isinstance(where, burgher.Match) else GAME.position(where)


def coins(where: Where, seat: int) -> int:
    return int(here(where)["coins"][seat])


def modifiers(where: Where, seat: int) -> int:
    return int(here(where)["modifiers"][seat])


def reputation(where: Where, seat: int) -> int:
    return int(here(where)["reputation"][seat])


def nobility(where: Where, seat: int) -> int:
    return int(here(where)["nobility"][seat])


def workers(where: Where, seat: int) -> int:
    """In the workers lot."""
    return int(here(where)["workers"][seat])


def houses(where: Where, seat: int) -> int:
    """On the platform."""
    return int(here(where)["platform"][seat])


def goods(where: Where, seat: int) -> Counts:
    """Those goods that a seat has any of."""
    return {good: number for good, number in here(where)["store"][seat].items() if number}


def points(where: Where, seat: int) -> Counts:
    """Where a seat's points come from."""
    return {source: number for source, number in here(where)["points"][seat].items() if number}


def score(where: Where, seat: int) -> int:
    return sum(points(where, seat).values())


def hand(where: Where, seat: int) -> list[str]:
    return [SETTLERS[card] for card in here(where)["hand"][seat] if card >= 0]


def lots(where: Where, seat: int) -> list[str]:
    """Completed settlers cards."""
    return [SETTLERS[card] for card in here(where)["lot"][seat] if card >= 0]


def display(where: Where) -> list[str]:
    return [SETTLERS[card] for card in here(where)["display"] if card >= 0]


def hall(where: Where) -> list[str | None]:
    tiles = (*WORKSHOPS, "community")
    return [tiles[tile] if tile >= 0 else None for tile in here(where)["hall"]]


def apprentices(where: Where, guild: str) -> list[int]:
    """Of each seat."""
    return list(here(where)["apprentices"][guild])


def masters(where: Where, guild: str) -> list[int]:
    return list(here(where)["master"][guild])
