# compiled
"""Bauplatz: houses are bought in the Construction Yard and wait on the platform for settlers."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.nobility.cells import COINS, PLATFORM, YARD_DIE
from burgher.nobility.names import DESK_HOUSE, HOUSE_DISCOUNT
from burgher.nobility.reasons import DIE_TOO_HIGH, NO_HOUSE_LEFT, TOO_FEW_COINS, YARD_FULL
from burgher.nobility.state import Town


def price(town: Town, seat: i64) -> i64:
    """What a house costs this seat now; desks and events make it cheaper, never less than nothing."""
    spared = town.event_gives(HOUSE_DISCOUNT)
    spared += town.desks_for(seat, DESK_HOUSE) * town.rules.benefit_amount[DESK_HOUSE]
    cost = town.rules.house_cost - spared
    if cost < 0:
        return 0
    return cost


def why_enter(town: Town, seat: i64, value: i64) -> i64:
    """Dice from left to right, each at most as high as the one before."""
    c = town.cells
    last: i64 = 6
    free = False
    for k in range(town.rules.yard_spaces):
        die = c[YARD_DIE + k]
        if die == 0:
            free = True
            break
        last = die % 10
    if not free:
        return YARD_FULL
    if value > last:
        return DIE_TOO_HIGH
    if c[COINS + seat] < price(town, seat):
        return TOO_FEW_COINS
    return NO_HOUSE_LEFT if c[PLATFORM + seat] + town.built(seat) >= town.rules.houses_each else 0


def enter(town: Town, seat: i64, die: i64) -> None:
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
