# compiled
"""Appendix: guilds. The basic and the resource guilds; `interactive_guilds` has the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes, interactive_guilds
from burgher.belfort.building import (
    build,
    can_pay,
    has_room,
    is_build,
    name_of,
    offer_places,
    what_is_built,
    why_no_room,
)
from burgher.belfort.cards import draw_and_discard
from burgher.belfort.cells import CONVERSIONS, EXTRA_VISITS
from burgher.belfort.costs import BILL, BUILDABLE, DISCOUNTS, SPARE_METAL, cost_of
from burgher.belfort.names import (
    ARCHITECTS,
    LIBRARIANS,
    MERCHANTS,
    METAL,
    RECRUITERS,
    RESOURCES,
    STUFFS,
    THIEVES,
)
from burgher.belfort.names import GUILDS as GUILD_NAMES
from burgher.belfort.properties import RECRUIT, can_recruit_any, can_staff
from burgher.belfort.reasons import Args, reason, why_other
from burgher.belfort.state import City, expect_turn
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question
from burgher.core.reasons import NOT_ASKED_NOW


def use_guild(s: City, seat: i64, guild: i64) -> None:
    """The action of a guild; one that can do nothing is wasted."""
    if guild >= THIEVES:
        interactive_guilds.use_guild(s, seat, guild)
    elif guild == MERCHANTS:
        s.cells[CONVERSIONS] += s.rules.conversions
        s.cells[EXTRA_VISITS] += s.rules.extra_visits
    elif guild == LIBRARIANS:
        draw_and_discard(s, seat, s.rules.librarians_draw, s.rules.librarians_discard)
    elif guild == ARCHITECTS:
        _use_architects(s, seat)
    elif guild == RECRUITERS:
        _use_recruiters(s, seat)
    else:
        _use_resource_guild(s, seat, guild)


# merchants: conversions, here; their visits are the trading post's


def offer_convert(s: City, moves: Moves, seat: i64) -> None:
    for stuff in range(2):
        if why_convert(s, seat, codes.CONVERT + stuff) == 0:
            moves.add(codes.CONVERT + stuff)


def _conversions(s: City, action: int) -> Args:
    return {"conversions": int(s.rules.conversions)}


NO_CONVERSION: Final = reason("no-conversion", "Guilds: merchants", _conversions)
NOTHING_TO_CONVERT: Final = reason("none-of-it", "Guilds: merchants")


def why_convert(s: City, seat: i64, action: i64) -> i64:
    """Guilds: merchants. Wood or stone into metal, a few times in the turn."""
    if s.cells[CONVERSIONS] == 0:
        return NO_CONVERSION
    return 0 if s.stock(seat, action - codes.CONVERT) > 0 else NOTHING_TO_CONVERT


def perform_convert(s: City, seat: i64, action: i64) -> None:
    stuff = action - codes.CONVERT
    s.cells[CONVERSIONS] -= 1
    s.gain(seat, stuff, -1)
    s.gain(seat, METAL, 1)
    if s.log is not None:
        s.tell("converted", {"seat": seat, "what": RESOURCES[stuff]})


# architects


def _use_architects(s: City, seat: i64) -> None:
    """Build without a card and for less. Wasted when nothing can be built or paid."""
    for what in range(BUILDABLE):
        if payable_discounts(s, seat, what) > 0 and has_room(s, what):
            ASK_ARCHITECTS.ask(s, seat)
            return
    s.waste(seat, GUILD_NAMES[ARCHITECTS])


def payable_discounts(s: City, seat: i64, what: i64) -> i64:
    """How many discounts make it payable."""
    payable: i64 = 0
    for discount in range(SPARE_METAL, DISCOUNTS):
        if why_not_discount(s, seat, what, discount) == 0:
            payable += 1
    return payable


def _cost(s: City, action: int) -> Args:
    return {"cost": cost_of(s.rules.bills, what_is_built(DISCOUNT.build(s)))}


def _cost_of_build(s: City, action: int) -> Args:
    what = what_is_built(action)
    return {"what": name_of(what), "cost": cost_of(s.rules.bills, what)}


TOO_DEAR_EVEN_SO: Final = reason("too-dear-even-so", "Guilds: architects", _cost_of_build)
DISCOUNT_NOT_IN_COST: Final = reason("discount-not-in-cost", "Guilds: architects", _cost)
DISCOUNT_TOO_SMALL: Final = reason("discount-too-small", "Guilds: architects", _cost)


def why_not_discount(s: City, seat: i64, what: i64, discount: i64) -> i64:
    """Guilds: architects. One metal, or two of the cost's wood and stone: only what the cost has, and only if the rest
    can be paid."""
    if s.rules.bills[(what * DISCOUNTS + discount) * BILL] < 0:
        return DISCOUNT_NOT_IN_COST
    return 0 if can_pay(s, seat, what, discount) else DISCOUNT_TOO_SMALL


class Architects(Question[City]):
    """What to build with the architects' help."""

    def ask(self, s: City, seat: i64) -> None:
        self.put(s, seat, 0, 0)

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        for what in range(BUILDABLE):
            if payable_discounts(s, s.seat, what) > 0:
                offer_places(s, moves, what)
        moves.add(codes.DONE)

    def why(self, s: City, action: i64) -> i64:
        """Guilds: architects. Any unclaimed property, wall or guild, if some discount makes it payable; or none: nobody
        has to pay for it."""
        if action == codes.DONE:
            return 0
        if not is_build(action):
            return NOT_ASKED_NOW
        reason = why_no_room(s, action)
        if reason != 0:
            return reason
        return 0 if payable_discounts(s, s.seat, what_is_built(action)) > 0 else TOO_DEAR_EVEN_SO

    def perform(self, s: City, action: i64) -> None:
        """No card is used: the marker is all one gets. Which discount, is asked where there is a choice."""
        seat = s.seat
        s.answered()
        if action == codes.DONE:
            s.waste(seat, GUILD_NAMES[ARCHITECTS])
            return
        what = what_is_built(action)
        if payable_discounts(s, seat, what) > 1:
            DISCOUNT.ask(s, seat, action)
            return
        for discount in range(SPARE_METAL, DISCOUNTS):
            if why_not_discount(s, seat, what, discount) == 0:
                build(s, seat, action, discount)
                return

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)


ASK_ARCHITECTS: Final[Architects] = Architects("architects", phases=("actions",), on=("turn",))


class Discount(Question[City]):
    """What the architects spare on the build action `build`."""

    def ask(self, s: City, seat: i64, build: i64) -> None:
        self.put(s, seat, build, 0)

    def build(self, s: City) -> i64:
        return s.first()

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        for action in range(codes.DISCOUNT, codes.PAY):
            if self.why(s, action) == 0:
                moves.add(action)

    def why(self, s: City, action: i64) -> i64:
        if not codes.DISCOUNT <= action < codes.PAY:
            return why_other(action)
        return why_not_discount(s, s.seat, what_is_built(self.build(s)), SPARE_METAL + action - codes.DISCOUNT)

    def perform(self, s: City, action: i64) -> None:
        seat = s.seat
        what_and_where = self.build(s)
        s.answered()
        build(s, seat, what_and_where, SPARE_METAL + action - codes.DISCOUNT)

    def prompt(self, s: City) -> Args:
        what = what_is_built(self.build(s))
        return {"what": name_of(what), "cost": cost_of(s.rules.bills, what)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(codes.BUILD, codes.MARK - 1)]

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)


DISCOUNT: Final[Discount] = Discount("discount", fields=("build",), phases=("actions",), on=("turn",))


# recruiters


def _use_recruiters(s: City, seat: i64) -> None:
    """An elf, a dwarf or a gnome; `properties` has the question, which is the inn's as well."""
    if can_recruit_any(s, seat) or can_staff(s, seat):
        RECRUIT.ask(s, seat, True)
    else:
        s.waste(seat, GUILD_NAMES[RECRUITERS])


# sawyers, miners, bankers, masons


def _use_resource_guild(s: City, seat: i64, guild: i64) -> None:
    for stuff in range(STUFFS):
        amount = s.rules.guild_gain[guild * STUFFS + stuff]
        if amount > 0:
            s.gain(seat, stuff, amount)
            if s.log is not None:
                s.tell("gained", {"seat": seat, "at": GUILD_NAMES[guild], "what": RESOURCES[stuff], "amount": amount})
