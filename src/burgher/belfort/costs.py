# compiled
"""What everything costs to build, and what is left of a cost when the architects spare something (Guilds: architects).

A bill has five numbers: wood, stone, metal, gold, and pieces that may be wood or stone as the builder likes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort.names import CARDS, GUILD_COUNT, RESOURCES
from burgher.core.cells import vec
from burgher.core.events import Argument

# what can be built: the ten properties by their numbers, then
WALL: Final = CARDS
GUILDS: Final = WALL + 1
"""The first of the twelve guilds."""
BUILDABLE: Final = GUILDS + GUILD_COUNT

BILL: Final = 5
EITHER: Final = 4
"""Where in a bill the pieces stand that may be wood or stone."""

# discounts: nothing, and the four bundles of the action language
NO_DISCOUNT: Final = 0
SPARE_METAL: Final = 1
SPARE_WOOD: Final = 2
SPARE_BOTH: Final = 3
SPARE_STONE: Final = 4
DISCOUNTS: Final = 5


def named_cost(bills: vec[i64], what: i64) -> dict[str, int]:
    """The cost of something that can be built; what it does not cost is left out. `ws` is wood or stone."""
    bill = [int(bills[what * DISCOUNTS * BILL + k]) for k in range(BILL)]
    return {name: number for name, number in zip((*RESOURCES, "ws"), bill, strict=True) if number > 0}


def cost_of(bills: vec[i64], what: i64) -> Argument:
    return in_turn(named_cost(bills, what))


def in_turn(amounts: dict[str, int]) -> Argument:
    """Amounts as sentences have them: names and numbers in turn."""
    return tuple(part for named in amounts.items() for part in named)


def all_bills(costs: list[int]) -> list[int]:
    """The bill of everything under every discount, row after row.

    A discount that is not for this cost has -1 in its row, so that the rules need not work it out again.
    """
    bills: list[int] = []
    for what in range(BUILDABLE):
        cost = costs[what * BILL : what * BILL + BILL]
        rows = [_spare(cost, discount) for discount in range(SPARE_METAL, DISCOUNTS)]
        if not any(rows):
            # Nothing in it can be spared: the architects' help is worth nothing here, and the cost is paid in full.
            rows[0] = cost
        bills += cost
        for row in rows:
            bills += row or [-1] * BILL
    return bills


def _spare(cost: list[int], discount: int) -> list[int]:
    """A cost without what is spared: one metal, or any two of its wood and stone. Empty when it does not have these."""
    wood, stone, metal, gold, either = cost
    if discount == SPARE_METAL:
        return [wood, stone, metal - 1, gold, either] if metal else []
    if discount == SPARE_BOTH:
        if wood + stone + either == 1:
            return [0, 0, metal, gold, 0]
        one_wood, one_stone = min(wood, 1), min(stone, 1)
        from_either = 2 - one_wood - one_stone
        fits = from_either <= either
        return [wood - one_wood, stone - one_stone, metal, gold, either - from_either] if fits else []
    # Where two discounts would leave the same bill, the mixed one stands for both.
    if discount == SPARE_WOOD:
        two = min(wood, 2)
        fits = wood >= 2 or (stone >= 1 and wood + either >= 2)
        return [wood - two, stone, metal, gold, either - (2 - two)] if fits else []
    two = min(stone, 2)
    fits = stone >= 2 or (wood >= 1 and stone + either >= 2)
    return [wood, stone - two, metal, gold, either - (2 - two)] if fits else []
