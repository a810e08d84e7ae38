# compiled
"""What is printed on cards and tiles, as a network reads it, and whose is whose for each viewer.

It is put together once for a table's rules. To write a card is then to copy a row, and where there is none, a row of
zeros: there is nothing to decide on the way, which is most of what makes it quick. Where a row is copied, all of it is
read before the first number is written. The compiler then moves eight numbers at once, which it may not when each is
written before the next is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.nobility.names import (
    AUTOMA,
    CHARACTER_COUNT,
    CHARACTER_GAIN_COUNT,
    COMMUNITY_TILE,
    COUNCIL_TILE_COUNT,
    GOOD_COUNT,
    GUILD_COUNT,
    RACE_COUNT,
    SEATS,
    SETTLERS_COUNT,
    WORKSHOP_COUNT,
    WORKSHOP_EFFECT_COUNT,
)

if TYPE_CHECKING:
    from burgher.nobility.rules import Rules

DIE_CODES: Final = 128
"""Room for all numbers that stand for a die on the board."""
COUNTER: Final = 8
"""Several small counts stand in one number, each in so many bits: to count something is then to add, whatever it is."""
COUNTERS: Final = 8
COUNTED: Final = 255
"""Such a count, once it has been moved to the end."""
LOT_CODES: Final = 64
"""Room for nothing and all settlers cards. Like those of dice and of counts it is a power of two: after `&` every
number is an index, and none need be looked at."""


def turned(players: i64, viewer: i64, seat: i64) -> i64:
    """How many places after the viewer a seat sits."""
    places = seat - viewer
    return places if places >= 0 else places + players


def whose(players: i64, viewer: i64, owner: i64) -> i64:
    """0 nobody's, 1 the viewer's, and so on; 7 the automa's."""
    if owner < 0:
        return 0
    if owner == AUTOMA:
        return AUTOMA + 1
    return turned(players, viewer, owner) + 1


class Rows:
    """Rows of features, one behind the other: first that of nothing, all zeros, then one for each card or tile."""

    def __init__(self, r: Rules) -> None:
        self.settlers = _rows([[]] + [_settlers(r, card) for card in range(SETTLERS_COUNT)])
        self.hall = _rows([[]] + [_building(r, tile) for tile in range(COMMUNITY_TILE + 1)])
        self.workshops = _rows([[]] + [[1, *_effects(r, tile), 0] for tile in range(WORKSHOP_COUNT)])
        """With room for the owner at the end."""
        self.council = _rows([[]] + [_demand(r, tile) for tile in range(COUNCIL_TILE_COUNT)])
        self.characters = _rows([[]] + [_character(r, k) for k in range(CHARACTER_COUNT)])
        self.dice = _rows([_die(r, viewer, die) for viewer in range(SEATS) for die in range(DIE_CODES)])
        """Whose a die is and its value, by its number: for each viewer."""
        self.places = vec[i64]([_place(r, viewer, seat) for viewer in range(SEATS) for seat in range(SEATS)])
        """How many places after the viewer each seat sits; those where nobody sits stay where they are."""
        self.counts = vec[i64]([1 << COUNTER * k for k in range(COUNTERS)])
        """What each thing of a few adds to counts of them. It is looked up, because compiled a 1 that is shifted is a
        number of 32 bits."""
        self.houses = vec[i64]([_house(r, card - 1) for card in range(LOT_CODES)])
        """What a house with each settlers card adds to the counts of its race and, behind them, of all houses."""


def _rows(rows: list[list[int]]) -> vec[i16]:
    """Numbers one behind the other; an empty row is all zeros."""
    width = max([len(row) for row in rows])
    return vec[i16]([i16(number) for row in rows for number in (row or [0] * width)])


def _one(which: i64, count: int) -> list[int]:
    """1 for this one of so many."""
    return [int(k == which) for k in range(count)]


def _die(r: Rules, viewer: int, die: int) -> list[int]:
    return [int(whose(r.players, viewer, die // 10 - 1)), die % 10]


def _place(r: Rules, viewer: int, seat: int) -> int:
    return int(turned(r.players, viewer, seat)) if max(viewer, seat) < r.players else seat


def _house(r: Rules, card: int) -> int:
    if not 0 <= card < SETTLERS_COUNT:
        return 0
    return (1 << COUNTER * int(r.settlers_race[card])) + (1 << COUNTER * RACE_COUNT)


def _settlers(r: Rules, card: int) -> list[int]:
    goods = [int(r.settlers_goods[card * GOOD_COUNT + good]) for good in range(GOOD_COUNT)]
    numbers = [r.settlers_least[card], r.settlers_most[card], r.settlers_workers[card], r.settlers_stars[card]]
    return [1, *_one(r.settlers_race[card], RACE_COUNT), *goods, *[int(number) for number in numbers]]


def _effects(r: Rules, tile: int) -> list[int]:
    return [int(r.workshop_effects[tile * WORKSHOP_EFFECT_COUNT + effect]) for effect in range(WORKSHOP_EFFECT_COUNT)]


def _building(r: Rules, tile: int) -> list[int]:
    if tile == COMMUNITY_TILE:
        return [1, 1, *[0] * (GUILD_COUNT + WORKSHOP_EFFECT_COUNT)]
    return [1, 0, *_one(r.workshop_guild[tile], GUILD_COUNT), *_effects(r, tile)]


def _demand(r: Rules, tile: int) -> list[int]:
    goods = [int(r.council_goods[tile * GOOD_COUNT + good]) for good in range(GOOD_COUNT)]
    return [1, int(r.council_nobility[tile]), int(r.council_coins[tile]), *goods, int(r.council_points[tile])]


def _character(r: Rules, character: int) -> list[int]:
    """The good that may be given once more, and what is gained on becoming a lord."""
    gains = [int(r.character_gain[character * CHARACTER_GAIN_COUNT + gain]) for gain in range(CHARACTER_GAIN_COUNT)]
    return [*_one(r.character_good[character], GOOD_COUNT), *gains]
