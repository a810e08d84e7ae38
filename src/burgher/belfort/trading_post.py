# compiled
"""Actions: visit the trading post.

A visit is up to one buy and up to one sell, right after each other in either order. Doing anything else ends the visit;
a second buy, or a second sell, begins the next visit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.cells import EXTRA_VISITS, MAY_BUY, MAY_SELL, STAFFED, STOCK, VISITS
from burgher.belfort.costs import in_turn
from burgher.belfort.names import CARDS, GOLD, MARKET, METAL, RESOURCES, STONE, STUFFS, WOOD
from burgher.belfort.reasons import Args, price, reason, said
from burgher.belfort.state import City
from burgher.core.moves import Moves


def is_trade(action: i64) -> bool:
    return codes.BUY <= action < codes.CONVERT


def offer_trades(s: City, moves: Moves, seat: i64) -> None:
    if why_no_visit(s, seat, MAY_BUY) == 0:
        for stuff in range(WOOD, METAL + 1):
            if why_too_poor(s, seat, stuff) == 0:
                moves.add(codes.BUY + stuff)
    if why_no_visit(s, seat, MAY_SELL) == 0:
        for bundle in range(codes.CONVERT - codes.SELL):
            if why_bundle_missing(s, seat, bundle) == 0:
                moves.add(codes.SELL + bundle)


def why_trade(s: City, seat: i64, action: i64) -> i64:
    if action < codes.SELL:
        reason = why_no_visit(s, seat, MAY_BUY)
        return reason if reason != 0 else why_too_poor(s, seat, action - codes.BUY)
    reason = why_no_visit(s, seat, MAY_SELL)
    return reason if reason != 0 else why_bundle_missing(s, seat, action - codes.SELL)


def _visits(s: City, action: int) -> Args:
    return {"visits": int(s.cells[VISITS])}


VISIT_USED: Final = reason("visit-used", "Actions: visit the trading post", _visits)


def why_no_visit(s: City, seat: i64, may: i64) -> i64:
    """Actions: visit the trading post. The visit under way may still have its buy (or its sell); otherwise there must
    be another visit left."""
    return 0 if s.cells[may] == 1 or visits_left(s, seat) > 0 else VISIT_USED


def visits_left(s: City, seat: i64) -> i64:
    """Visits not begun: one for everybody, one for each gnome in a market, and those that the merchants give."""
    c = s.cells
    r = s.rules
    return r.visits + r.market_visits * c[STAFFED + seat * CARDS + MARKET] + c[EXTRA_VISITS] - c[VISITS]


def _price(s: City, action: int) -> Args:
    return price(s, s.rules.buy[action - codes.BUY])


def _lacking(s: City, action: int) -> Args:
    """All that is missing of what is sold."""
    parts = said(action, "what").split("+")
    bundle = {name: parts.count(name) for name in dict.fromkeys(parts)}
    left = {name: int(s.stock(s.seat, RESOURCES.index(name))) - number for name, number in bundle.items()}
    return {"lacking": in_turn({name: -number for name, number in left.items() if number < 0})}


TOO_LITTLE_GOLD: Final = reason("too-little-gold", "Actions: visit the trading post", _price)
TOO_LITTLE_TO_SELL: Final = reason("too-little-to-sell", "Actions: visit the trading post", _lacking)


def why_too_poor(s: City, seat: i64, stuff: i64) -> i64:
    """Actions: visit the trading post. What is bought is paid in gold."""
    return 0 if s.stock(seat, GOLD) >= s.rules.buy[stuff] else TOO_LITTLE_GOLD


def why_bundle_missing(s: City, seat: i64, bundle: i64) -> i64:
    """Actions: visit the trading post. What is sold: a metal, or any two of wood and stone."""
    at = STOCK + seat * STUFFS
    if bundle == 0:
        return 0 if s.cells[at + METAL] >= 1 else TOO_LITTLE_TO_SELL
    if s.cells[at + WOOD] < bundle_wood(bundle) or s.cells[at + STONE] < bundle_stone(bundle):
        return TOO_LITTLE_TO_SELL
    return 0


def bundle_wood(bundle: i64) -> i64:
    """Of the bundles metal, wood+wood, wood+stone, stone+stone."""
    return 3 - bundle if bundle > 0 else 0


def bundle_stone(bundle: i64) -> i64:
    return bundle - 1 if bundle > 0 else 0


def perform_trade(s: City, seat: i64, action: i64) -> None:
    if action < codes.SELL:
        _enter(s, MAY_BUY)
        stuff = action - codes.BUY
        s.gain(seat, GOLD, -s.rules.buy[stuff])
        s.gain(seat, stuff, 1)
        if s.log is not None:
            s.tell("bought", {"seat": seat, "what": RESOURCES[stuff], "gold": s.rules.buy[stuff]})
        return
    _enter(s, MAY_SELL)
    bundle = action - codes.SELL
    metal: i64 = 1 if bundle == 0 else 0
    s.gain(seat, WOOD, -bundle_wood(bundle))
    s.gain(seat, STONE, -bundle_stone(bundle))
    s.gain(seat, METAL, -metal)
    s.gain(seat, GOLD, s.rules.sell[bundle])
    if s.log is not None:
        s.tell(
            "sold",
            {
                "seat": seat,
                "wood": bundle_wood(bundle),
                "stone": bundle_stone(bundle),
                "metal": metal,
                "gold": s.rules.sell[bundle],
            },
        )


def _enter(s: City, may: i64) -> None:
    """Use the buy (or the sell) of the visit under way, or of a new one."""
    if s.cells[may] == 0:
        s.cells[VISITS] += 1
        s.cells[MAY_BUY] = 1
        s.cells[MAY_SELL] = 1
    s.cells[may] = 0


def leave(s: City) -> None:
    s.cells[MAY_BUY] = 0
    s.cells[MAY_SELL] = 0
