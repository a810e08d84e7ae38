# compiled
"""Appendix: guilds. The basic and the resource guilds; `interactive_guilds` has the others."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort import codes, interactive_guilds, questions
from burgher.belfort.building import build, has_room, is_build, offer_places, what_is_built, why_no_room, why_too_dear
from burgher.belfort.cards import draw_and_discard
from burgher.belfort.cells import CONVERSIONS, EXTRA_VISITS
from burgher.belfort.costs import BILL, BUILDABLE, DISCOUNTS, SPARE_METAL
from burgher.belfort.names import (
    ARCHITECTS,
    LIBRARIANS,
    MERCHANTS,
    METAL,
    RECRUITERS,
    RESOURCES,
    STUFFS,
    THIEVES,
    WOOD,
)
from burgher.belfort.names import GUILDS as GUILD_NAMES
from burgher.belfort.properties import can_recruit, can_staff
from burgher.belfort.reasons import (
    DISCOUNT_NOT_IN_COST,
    DISCOUNT_TOO_SMALL,
    NO_CONVERSION,
    NOT_ASKED_NOW,
    TOO_DEAR_EVEN_SO,
    TOO_LITTLE_STONE,
    TOO_LITTLE_WOOD,
)
from burgher.belfort.state import City
from burgher.core.moves import Moves


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


def why_convert(s: City, seat: i64, action: i64) -> i64:
    """Merchants: wood or stone into metal, a few times in the turn."""
    if s.cells[CONVERSIONS] == 0:
        return NO_CONVERSION
    stuff = action - codes.CONVERT
    if s.stock(seat, stuff) > 0:
        return 0
    return TOO_LITTLE_WOOD if stuff == WOOD else TOO_LITTLE_STONE


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
            s.ask(questions.ARCHITECTS, seat, 0, 0)
            return
    s.waste(seat, GUILD_NAMES[ARCHITECTS])


def offer_architects(s: City, moves: Moves) -> None:
    for what in range(BUILDABLE):
        if payable_discounts(s, s.seat, what) > 0:
            offer_places(s, moves, what)
    moves.add(codes.DONE)


def why_architects(s: City, action: i64) -> i64:
    """Any unclaimed property, wall or guild, if some discount makes it payable; or none: nobody has to pay for it."""
    if action == codes.DONE:
        return 0
    if not is_build(action):
        return NOT_ASKED_NOW
    reason = why_no_room(s, action)
    if reason != 0:
        return reason
    return 0 if payable_discounts(s, s.seat, what_is_built(action)) > 0 else TOO_DEAR_EVEN_SO


def payable_discounts(s: City, seat: i64, what: i64) -> i64:
    """How many discounts make it payable."""
    payable: i64 = 0
    for discount in range(SPARE_METAL, DISCOUNTS):
        if _why_not_discount(s, seat, what, discount) == 0:
            payable += 1
    return payable


def _why_not_discount(s: City, seat: i64, what: i64, discount: i64) -> i64:
    """One metal, or two of the cost's wood and stone: only what the cost has, and only if the rest can be paid."""
    if s.rules.bills[(what * DISCOUNTS + discount) * BILL] < 0:
        return DISCOUNT_NOT_IN_COST
    return 0 if why_too_dear(s, seat, what, discount) == 0 else DISCOUNT_TOO_SMALL


def perform_architects(s: City, action: i64) -> None:
    """No card is used: the marker is all one gets. Which discount, is asked where there is a choice."""
    seat = s.seat
    s.answered()
    if action == codes.DONE:
        s.waste(seat, GUILD_NAMES[ARCHITECTS])
        return
    what = what_is_built(action)
    if payable_discounts(s, seat, what) > 1:
        s.ask(questions.DISCOUNT, seat, action, 0)
        return
    for discount in range(SPARE_METAL, DISCOUNTS):
        if _why_not_discount(s, seat, what, discount) == 0:
            build(s, seat, action, discount)
            return


def offer_discount(s: City, moves: Moves) -> None:
    for action in range(codes.DISCOUNT, codes.PAY):
        if why_discount(s, action) == 0:
            moves.add(action)


def why_discount(s: City, action: i64) -> i64:
    return _why_not_discount(s, s.seat, what_is_built(s.first()), SPARE_METAL + action - codes.DISCOUNT)


def perform_discount(s: City, action: i64) -> None:
    seat = s.seat
    what_and_where = s.first()
    s.answered()
    build(s, seat, what_and_where, SPARE_METAL + action - codes.DISCOUNT)


# recruiters


def _use_recruiters(s: City, seat: i64) -> None:
    """An elf, a dwarf or a gnome; `properties` has the question, which is the inn's as well."""
    if can_recruit(s, seat) or can_staff(s, seat):
        s.ask(questions.RECRUIT, seat, 1, 0)
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
