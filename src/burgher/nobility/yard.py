# compiled
"""Construction Yard (Bauplatz): houses are bought here and wait on the platform for settlers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.nobility.cells import COINS, PLATFORM, YARD_DIE
from burgher.nobility.names import DESK_HOUSE, FACES, HOUSE_DISCOUNT
from burgher.nobility.place import Place, at_place
from burgher.nobility.reasons import Args, coins_short, reason
from burgher.nobility.state import Town


def price(town: Town, seat: i64) -> i64:
    """What a house costs this seat now; desks and events make it cheaper, never less than nothing."""
    spared = town.event_gives(HOUSE_DISCOUNT)
    spared += town.desks_for(seat, DESK_HOUSE) * town.rules.benefit_amount[DESK_HOUSE]
    cost = town.rules.house_cost - spared
    if cost < 0:
        return 0
    return cost


def last_die(town: Town) -> i64:
    """The value of the die that the next one is compared with; the highest before the first."""
    last: i64 = FACES
    for k in range(town.rules.yard_spaces):
        die = town.cells[YARD_DIE + k]
        if die == 0:
            break
        last = die % 10
    return last


def _spaces(town: Town, action: i64) -> Args:
    return {"spaces": int(town.rules.yard_spaces)}


def _last(town: Town, action: i64) -> Args:
    return at_place(town, action) | {"last": int(last_die(town))}


def _cost(town: Town, action: i64) -> Args:
    return coins_short(town, price(town, town.seat))


def _houses(town: Town, action: i64) -> Args:
    return {"houses": int(town.rules.houses_each)}


YARD_FULL: Final = reason("yard-full", "Construction Yard", _spaces)
DIE_TOO_HIGH: Final = reason("die-too-high", "Construction Yard", _last)
TOO_FEW_COINS: Final = reason("too-few-coins", "Construction Yard", _cost)
NO_HOUSE_LEFT: Final = reason("no-house-left", "Construction Yard", _houses)


class Yard(Place):
    def why(self, town: Town, seat: i64, value: i64) -> i64:
        """Construction Yard: dice from left to right, each at most as high as the one before."""
        c = town.cells
        if c[YARD_DIE + town.rules.yard_spaces - 1] != 0:
            return YARD_FULL
        if value > last_die(town):
            return DIE_TOO_HIGH
        if c[COINS + seat] < price(town, seat):
            return TOO_FEW_COINS
        if c[PLATFORM + seat] + town.built(seat) >= town.rules.houses_each:
            return NO_HOUSE_LEFT
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        c = town.cells
        k: i64 = 0
        while c[YARD_DIE + k] != 0:
            k += 1
        c[YARD_DIE + k] = die
        cost = price(town, seat)
        c[COINS + seat] -= cost
        c[PLATFORM + seat] += 1
        if town.log is not None:
            town.tell("house-bought", {"seat": seat, "coins": cost})
