# compiled
"""Berk the clerk (Büro von Berk dem Stadtschreiber): modifiers, new settlers or buildings, and commission cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import chancery, codes, guild_hall, tavern
from burgher.nobility.asking import AT_CLERK, Decision
from burgher.nobility.cells import CLERK_DIE, COINS, MODIFIERS, STAGE, TURN, VALUE
from burgher.nobility.names import CLERK_MODIFIERS
from burgher.nobility.place import SPACE_TAKEN, Place
from burgher.nobility.reasons import Args, coins_short, reason
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


def _for_sale(town: Town, action: i64) -> Args:
    return {"most": int(town.rules.clerk_buys[town.rules.clerk_space[town.cells[VALUE]]])}


def _cost(town: Town, action: i64) -> Args:
    return coins_short(town, (action - codes.BUY + 1) * town.rules.modifier_cost)


MODIFIERS_ALREADY_BOUGHT: Final = reason("modifiers-already-bought", "Berk the clerk: modifiers")
MORE_THAN_ALLOWED: Final = reason("more-than-allowed", "Berk the clerk: modifiers", _for_sale)
TOO_FEW_COINS: Final = reason("too-few-coins", "Berk the clerk: modifiers", _cost)
ALREADY_RENEWED: Final = reason("already-renewed", "Berk the clerk: new settlers or buildings")
NOTHING_TO_RENEW: Final = reason("nothing-to-renew", "Berk the clerk: new settlers or buildings")
COMMISSION_ALREADY_DRAWN: Final = reason("commission-already-drawn", "Chancery: taking a commission card")


class Clerk(Place):
    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        return CLERK_DIE + town.rules.clerk_space[value]

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        if town.cells[self.cell(town, seat, value)] != 0:
            return SPACE_TAKEN
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        """Berk the clerk: modifiers. The first is for nothing."""
        c = town.cells
        value = die % 10
        c[self.cell(town, seat, value)] = die
        modifiers = town.rules.clerk_modifiers[town.rules.clerk_space[value]] + town.event_gives(CLERK_MODIFIERS)
        c[MODIFIERS + seat] += modifiers
        if town.log is not None:
            town.tell("modifiers-gained", {"seat": seat, "number": modifiers, "coins": 0})
        town.begin_visit(self.number, value)
        self.resume(town)

    def resume(self, town: Town) -> None:
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
            CLERK.ask(town, seat)
        else:
            town.end_visit()


def _why_number(town: Town, seat: i64, number: i64) -> i64:
    """Berk the clerk: modifiers. So many more, each for coins."""
    c = town.cells
    if c[STAGE] & BOUGHT != 0:
        return MODIFIERS_ALREADY_BOUGHT
    if number > town.rules.clerk_buys[town.rules.clerk_space[c[VALUE]]]:
        return MORE_THAN_ALLOWED
    return TOO_FEW_COINS if c[COINS + seat] < number * town.rules.modifier_cost else 0


def _why_renew(town: Town, action: i64) -> i64:
    """Berk the clerk: new settlers or buildings. The one or the other."""
    if town.cells[STAGE] & RENEWED != 0:
        return ALREADY_RENEWED
    there_are = tavern.cards_on_show(town) > 0 if action == SETTLERS else guild_hall.can_renew(town)
    return 0 if there_are else NOTHING_TO_RENEW


def _why_commission(town: Town, seat: i64) -> i64:
    if town.cells[STAGE] & COMMISSIONED != 0:
        return COMMISSION_ALREADY_DRAWN
    return chancery.why_commission(town, seat)


class More(Decision):
    """What else to have from the clerk: modifiers, a new display, a commission card."""

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
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

    def why(self, town: Town, action: i64) -> i64:
        if action == codes.DONE:
            return 0
        if codes.BUY <= action < codes.BUY + codes.MOST_BOUGHT:
            return _why_number(town, town.seat, action - codes.BUY + 1)
        if action in (SETTLERS, BUILDINGS):
            return _why_renew(town, action)
        if action == codes.COMMISSION:
            return _why_commission(town, town.seat)
        return NOT_ASKED_NOW

    def perform(self, town: Town, action: i64) -> None:
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


CLERK: Final = More("clerk", during=AT_CLERK)
