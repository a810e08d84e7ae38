# compiled
"""Whether a plank in Belfort that was paid for will find something to do when its worker's turn comes."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort.building import has_room
from burgher.belfort.cells import HAND, HOME, PHASE, PLACEMENT, SENT, STOCK, STOCKPILE
from burgher.belfort.collection import area_yield
from burgher.belfort.costs import BILL, BUILDABLE, DISCOUNTS, EITHER, NO_DISCOUNT, SPARE_METAL
from burgher.belfort.names import (
    CARDS,
    DWARF,
    ELF,
    GOLD,
    KINDS,
    MASTER_DWARF,
    MASTER_ELF,
    METAL,
    STONE,
    STUFFS,
    WOOD,
)
from burgher.belfort.properties import free_locks
from burgher.belfort.state import City


def gnomes_wanted(s: City, seat: i64) -> i64:
    """Locks of this seat that wait for a gnome, and those of cards in hand that it will be able to build this round."""
    c = s.cells
    free: i64 = 0
    for card in range(CARDS):
        locks = s.rules.locks[card]
        if locks > 0:
            free += free_locks(s, seat, card)
            if c[HAND + seat * CARDS + card] > 0 and is_within_reach(s, seat, card, NO_DISCOUNT) and has_room(s, card):
                free += locks
    return min(free, c[STOCKPILE])


def can_use_architects(s: City, seat: i64) -> bool:
    """Whether anything can be built with their help this round."""
    for what in range(BUILDABLE):
        for discount in range(SPARE_METAL, DISCOUNTS):
            spared = s.rules.bills[(what * DISCOUNTS + discount) * BILL] >= 0
            if spared and is_within_reach(s, seat, what, discount) and has_room(s, what):
                return True
    return False


def is_within_reach(s: City, seat: i64, what: i64, discount: i64) -> bool:
    """Whether a seat can pay for it with what it has and what its workers will bring this round.

    As long as workers are placed, each that is still at home may bring any one piece, two of them a metal.
    """
    bills = s.rules.bills
    bill = (what * DISCOUNTS + discount) * BILL
    wood = held(s, seat, WOOD) - bills[bill + WOOD]
    stone = held(s, seat, STONE) - bills[bill + STONE]
    metal = held(s, seat, METAL) - bills[bill + METAL]
    gold = held(s, seat, GOLD) - bills[bill + GOLD]
    missing = -min(i64(0), wood) - min(i64(0), stone) - 2 * min(i64(0), metal) - min(i64(0), gold)
    missing += max(i64(0), bills[bill + EITHER] - max(i64(0), wood) - max(i64(0), stone))
    return missing <= helpers(s, seat)


def helpers(s: City, seat: i64) -> i64:
    """What the workers at home can still bring this round."""
    c = s.cells
    if c[PHASE] != PLACEMENT:
        return 0
    home = HOME + seat * KINDS
    masters = c[home + MASTER_ELF] + c[home + MASTER_DWARF]
    return c[home + ELF] + c[home + DWARF] + s.rules.master_power * masters


def held(s: City, seat: i64, stuff: i64) -> i64:
    """What a seat has of it, with what those bring that were sent for it; bonuses are not counted."""
    c = s.cells
    own = c[STOCK + seat * STUFFS + stuff]
    if c[PHASE] != PLACEMENT:
        return own
    return own + area_yield(s, SENT + (seat * STUFFS + stuff) * KINDS, stuff)
