# compiled
"""Büro von Berk dem Stadtschreiber: modifiers, new settlers or buildings on show, and commissions for the Chancery."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.nobility import chancery, codes, guild_hall, questions, tavern
from burgher.nobility.cells import CLERK_DIE, COINS, MODIFIERS, STAGE, TURN, VALUE
from burgher.nobility.names import CLERK_MODIFIERS
from burgher.nobility.reasons import (
    ALREADY_RENEWED,
    COMMISSION_ALREADY_DRAWN,
    MODIFIERS_ALREADY_BOUGHT,
    MORE_THAN_ALLOWED,
    NOT_ASKED_NOW,
    NOTHING_TO_RENEW,
    SPACE_TAKEN,
    TOO_FEW_COINS,
)
from burgher.nobility.state import Town

# what has been had in this visit; each may be had once, in any order
BOUGHT: Final = 1
RENEWED: Final = 2
COMMISSIONED: Final = 4
STOCKING: Final = 8
"""New buildings are being laid out."""
READY: Final = 16
"""Nothing more is wanted."""

SETTLERS: Final = codes.RENEW
BUILDINGS: Final = codes.RENEW + 1


def why_enter(town: Town, value: i64) -> i64:
    return SPACE_TAKEN if town.cells[CLERK_DIE + town.rules.clerk_space[value]] != 0 else 0


def enter(town: Town, seat: i64, die: i64) -> None:
    """Modifikatorplättchen erhalten: the first is for nothing."""
    c = town.cells
    value = die % 10
    space = town.rules.clerk_space[value]
    c[CLERK_DIE + space] = die
    modifiers = town.rules.clerk_modifiers[space] + town.event_gives(CLERK_MODIFIERS)
    c[MODIFIERS + seat] += modifiers
    if town.log is not None:
        town.tell("modifiers-gained", {"seat": seat, "number": modifiers, "coins": 0})
    town.begin_visit(codes.AT_CLERK, value)
    resume(town)


def resume(town: Town) -> None:
    """Ask what else is wanted, as long as there is something to have."""
    c = town.cells
    if c[STAGE] & STOCKING != 0:
        if guild_hall.stock(town):
            return
        c[STAGE] -= STOCKING
    seat = c[TURN]
    if c[STAGE] & READY == 0 and (
        _why_number(town, seat, 1) == 0
        or _why_renew(town, SETTLERS) == 0
        or _why_renew(town, BUILDINGS) == 0
        or _why_commission(town, seat) == 0
    ):
        town.ask(questions.CLERK, seat, 0, 0)
    else:
        town.end_visit()


def offer(town: Town, moves: Moves) -> None:
    seat = town.seat
    for number in range(1, codes.MOST_BOUGHT + 1):
        if _why_number(town, seat, number) != 0:
            break
        moves.add(codes.BUY + number - 1)
    if _why_renew(town, SETTLERS) == 0:
        moves.add(SETTLERS)
    if _why_renew(town, BUILDINGS) == 0:
        moves.add(BUILDINGS)
    if _why_commission(town, seat) == 0:
        moves.add(codes.COMMISSION)
    moves.add(codes.DONE)


def why(town: Town, action: i64) -> i64:
    if action == codes.DONE:
        return 0
    if codes.BUY <= action < codes.BUY + codes.MOST_BOUGHT:
        return _why_number(town, town.seat, action - codes.BUY + 1)
    if action in (SETTLERS, BUILDINGS):
        return _why_renew(town, action)
    if action == codes.COMMISSION:
        return _why_commission(town, town.seat)
    return NOT_ASKED_NOW


def _why_number(town: Town, seat: i64, number: i64) -> i64:
    """So many more modifiers, each for coins."""
    c = town.cells
    if c[STAGE] & BOUGHT != 0:
        return MODIFIERS_ALREADY_BOUGHT
    if number > town.rules.clerk_buys[town.rules.clerk_space[c[VALUE]]]:
        return MORE_THAN_ALLOWED
    return TOO_FEW_COINS if c[COINS + seat] < number * town.rules.modifier_cost else 0


def _why_renew(town: Town, action: i64) -> i64:
    """Siedler oder Gebäude austauschen: the one or the other."""
    if town.cells[STAGE] & RENEWED != 0:
        return ALREADY_RENEWED
    there_are = tavern.cards_on_show(town) > 0 if action == SETTLERS else guild_hall.can_renew(town)
    return 0 if there_are else NOTHING_TO_RENEW


def _why_commission(town: Town, seat: i64) -> i64:
    if town.cells[STAGE] & COMMISSIONED != 0:
        return COMMISSION_ALREADY_DRAWN
    return chancery.why_commission(town, seat)


def perform(town: Town, action: i64) -> None:
    c = town.cells
    seat = town.seat
    town.answered()
    if action == codes.DONE:
        c[STAGE] |= READY
    elif action == SETTLERS:
        c[STAGE] |= RENEWED
        if town.log is not None:
            town.tell("settlers-renewed", {"seat": seat})
        tavern.renew(town)
    elif action == BUILDINGS:
        c[STAGE] |= RENEWED | STOCKING
        if town.log is not None:
            town.tell("buildings-renewed", {"seat": seat})
        guild_hall.renew(town)
    elif action == codes.COMMISSION:
        c[STAGE] |= COMMISSIONED
        chancery.draw_commission(town, seat, town.rules.clerk_space[c[VALUE]])
    else:
        number = action - codes.BUY + 1
        coins = number * town.rules.modifier_cost
        c[STAGE] |= BOUGHT
        c[COINS + seat] -= coins
        c[MODIFIERS + seat] += number
        if town.log is not None:
            town.tell("modifiers-gained", {"seat": seat, "number": number, "coins": coins})
