# compiled
"""A seat as somebody sees it: its board, its figures, its cards, what its next income and its points are."""

from __future__ import annotations

from burgher.nobility.cells import (
    APPRENTICES,
    BOARD_DIE,
    CHARACTER,
    COINS,
    COMMISSION,
    COMMUNITY,
    COUNCIL_TILE,
    DEALT,
    DICE,
    ENDED,
    FULFILLED,
    HAND,
    LOT,
    MODIFIERS,
    NOBILITY,
    PASSED,
    PHASE,
    PLATFORM,
    POINTS,
    PUT_BACK,
    REPUTATION,
    SECRET,
    STORE,
    TILE_CARD,
    TILE_FILLED,
    TILE_SEAT,
    UNDER,
    USED,
    WORKERS,
)
from burgher.nobility.chancery import commission_limit, is_active
from burgher.nobility.ending import commission_points, measure
from burgher.nobility.faces import shapes
from burgher.nobility.faces.piece_view import cell, view_character, view_commission, view_die, view_settlers
from burgher.nobility.knowledge import hides_commissions, hides_first
from burgher.nobility.names import (
    BRINGS_GOODS,
    COMMISSION_COUNT,
    COMMISSIONS,
    COMMUNITY_INCOME_COUNT,
    COMMUNITY_INCOMES,
    COMMUNITY_SPACES,
    COUNCIL_TILES,
    DICE_TILE_COUNT,
    DICE_TILES,
    FACES,
    GOOD_COUNT,
    HAND_SPACES,
    LOTS,
    NOBODY,
    POINT_SOURCE_COUNT,
    POINT_SOURCES,
    SEATS,
    TILE_FIELDS,
)
from burgher.nobility.settlers import most_of, why_goods
from burgher.nobility.state import Town

VALUES = range(1, FACES + 1)


def view_seat(state: Town, paid: Town, seat: int, viewer: int | None) -> shapes.SeatView:
    """`paid` is the position after the next income."""
    r = state.rules
    return {
        "seat": seat,
        "character": view_character(r, cell(state, CHARACTER + seat)),
        "lord": cell(state, NOBILITY + seat) >= r.lord_at,
        "passed": cell(state, PASSED + seat) != 0,
        "coins": cell(state, COINS + seat),
        "modifiers": cell(state, MODIFIERS + seat),
        "goods": {good: cell(state, STORE + seat * GOOD_COUNT + k) for k, good in enumerate(shapes.GOODS)},
        "reputation": cell(state, REPUTATION + seat),
        "nobility": cell(state, NOBILITY + seat),
        "dice": [value for value in VALUES for _ in range(cell(state, DICE + seat * FACES + value - 1))],
        "used": cell(state, USED + seat),
        "pips_left": int(state.pips_left(seat)),
        "board": {"values": [value for value in VALUES if r.board_takes[value] != 0], "die": board_die(state, seat)},
        "figures": view_figures(state, seat),
        "houses": view_houses(state, seat),
        "lots": [view_lot(state, seat, lot) for lot in range(LOTS)],
        "settled": {race: int(state.settled(seat, k)) for k, race in enumerate(shapes.RACES)},
        "community": [view_community(state, seat, space) for space in range(COMMUNITY_SPACES)],
        "settlers": view_hand(state, seat, viewer),
        "council": fulfilled_tiles(state, seat),
        "commissions": view_commissions(state, seat, viewer),
        "income": view_income(state, paid, seat),
        "score": int(state.points(seat)),
        "points": points_by_source(state, seat),
        "at_the_end": view_end(state, seat, viewer),
    }


def view_seat_beside(state: Town, seat: int, viewer: int | None, other: shapes.SeatView) -> shapes.SeatView:
    """The same seat as another sees it, from how somebody else does: only cards are hidden."""
    return {
        **other,
        "settlers": view_hand(state, seat, viewer),
        "commissions": view_commissions(state, seat, viewer),
        "at_the_end": view_end(state, seat, viewer),
    }


def points_by_source(state: Town, seat: int) -> dict[str, int]:
    return {name: cell(state, POINTS + seat * POINT_SOURCE_COUNT + k) for k, name in enumerate(POINT_SOURCES)}


def board_die(state: Town, seat: int) -> shapes.DieOn | None:
    return view_die(cell(state, BOARD_DIE + seat))


# the board


def view_figures(state: Town, seat: int) -> shapes.Figures:
    """Where a seat's figures are; those in the supply are not in play yet."""
    return {
        "workers": cell(state, WORKERS + seat),
        "apprentices": {
            guild: cell(state, APPRENTICES + k * SEATS + seat)
            for k, guild in enumerate(shapes.GUILDS)
            if cell(state, APPRENTICES + k * SEATS + seat) > 0
        },
        "masters": int(state.workshops_of(seat)),
        "community": int(state.communities_of(seat)),
        "desks": int(state.desks_of(seat)),
        "supply": int(state.rules.workers_each - state.figures_of(seat)),
    }


def view_houses(state: Town, seat: int) -> shapes.Houses:
    platform = cell(state, PLATFORM + seat)
    built = int(state.built(seat))
    return {"platform": platform, "built": built, "supply": int(state.rules.houses_each) - platform - built}


def view_lot(state: Town, seat: int, lot: int) -> shapes.Settlers | None:
    """The settlers who live there."""
    card = cell(state, LOT + seat * LOTS + lot)
    return None if card < 0 else view_settlers(state.rules, card)


def view_community(state: Town, seat: int, space: int) -> shapes.CommunitySpace:
    built = cell(state, COMMUNITY + seat * COMMUNITY_SPACES + space) != 0
    key = ("community", space, built)
    found: shapes.CommunitySpace | None = state.rules.parts.find(key)
    return state.rules.parts.keep(key, _community(state, space, built)) if found is None else found


def _community(state: Town, space: int, built: bool) -> shapes.CommunitySpace:
    at = space * COMMUNITY_INCOME_COUNT
    income = {name: int(state.rules.community_income[at + k]) for k, name in enumerate(COMMUNITY_INCOMES)}
    return {
        "space": space + 1,
        "built": built,
        "income": {name: amount for name, amount in income.items() if amount > 0},
    }


def view_income(state: Town, paid: Town, seat: int) -> shapes.Income:
    """What the next income brings; ``any_good`` are goods of one's own choice."""
    at = STORE + seat * GOOD_COUNT
    gained = {good: cell(paid, at + k) - cell(state, at + k) for k, good in enumerate(shapes.GOODS)}
    free = sum(
        int(state.rules.community_income[space * COMMUNITY_INCOME_COUNT + BRINGS_GOODS])
        for space in range(COMMUNITY_SPACES)
        if cell(state, COMMUNITY + seat * COMMUNITY_SPACES + space) != 0
    )
    return {
        "coins": cell(paid, COINS + seat) - cell(state, COINS + seat),
        "goods": {good: number for good, number in gained.items() if number > 0},
        "any_good": free,
        "reputation": cell(paid, REPUTATION + seat) - cell(state, REPUTATION + seat),
    }


# settlers, council, commissions


def view_hand(state: Town, seat: int, viewer: int | None) -> list[shapes.OpenSettlers]:
    """Open settlers cards. The one dealt at the start is hidden from the others until it is played."""
    seen: list[shapes.OpenSettlers] = []
    for place in range(HAND_SPACES):
        card = cell(state, HAND + seat * HAND_SPACES + place)
        if card < 0:
            continue
        if place == 0 and hides_first(state, nobody_or(viewer), seat):
            seen.append({"card": None, "hidden": True})
        else:
            seen.append(view_open_settlers(state, seat, card, place == 0 and cell(state, SECRET + seat) != 0))
    return seen


def view_open_settlers(state: Town, seat: int, card: int, hidden: bool) -> shapes.KnownSettlers:
    """With the most of each good that may be given, and whether the seat has goods enough."""
    r = state.rules
    wanted = [k for k in range(GOOD_COUNT) if r.settlers_goods[card * GOOD_COUNT + k] != 0]
    most = [int(most_of(state, seat, k)) for k in wanted]
    suffice = why_goods(state, seat, card) == 0
    key = ("hand", card, suffice, hidden, *most)
    found: shapes.KnownSettlers | None = r.parts.find(key)
    if found is not None:
        return found
    made: shapes.KnownSettlers = {
        **view_settlers(r, card),
        "most_of": {shapes.GOODS[good]: number for good, number in zip(wanted, most, strict=True)},
        "goods_suffice": suffice,
        "hidden": hidden,
    }
    return r.parts.keep(key, made)


def nobody_or(viewer: int | None) -> int:
    return NOBODY if viewer is None else viewer


def fulfilled_tiles(state: Town, seat: int) -> list[str]:
    return [name for tile, name in enumerate(COUNCIL_TILES) if cell(state, COUNCIL_TILE + tile) == FULFILLED + seat]


def view_commissions(state: Town, seat: int, viewer: int | None) -> shapes.Commissions | None:
    """Dice tiles lie open; the cards under them, and those being looked at, are their owner's secret until the end.

    So is what a seat has put back; how many cards it has put under the stack, and are still there, everybody sees.
    """
    if not state.rules.chancery:
        return None
    hidden = hides_commissions(state, nobody_or(viewer), seat)
    tiles = [tile for tile in range(DICE_TILE_COUNT) if cell(state, TILE_SEAT + tile) == seat]
    dealt = [card for card in range(COMMISSION_COUNT) if cell(state, COMMISSION + card) == DEALT + seat]
    known = {card: cell(state, PUT_BACK + seat * COMMISSION_COUNT + card) for card in range(COMMISSION_COUNT)}
    put_back = [card for card in known if known[card] > 0]
    return {
        "held": [view_tile(state, seat, tile, hidden) for tile in tiles],
        "limit": int(commission_limit(state, seat)),
        "dealt_size": len(dealt),
        "dealt": None if hidden else [view_own_commission(state, seat, card) for card in dealt],
        "put_back": [COMMISSIONS[card] for card in put_back] if seat == viewer else None,
        "under_stack": sum(cell(state, COMMISSION + card) == UNDER + known[card] for card in put_back),
    }


def view_tile(state: Town, seat: int, tile: int, hidden: bool) -> shapes.DiceTile:
    """A dice tile: its fields, what is filled, and the card under it."""
    at = tile * TILE_FIELDS
    return {
        "tile": DICE_TILES[tile],
        "fields": [
            {"value": int(state.rules.tile_values[at + k]), "filled": cell(state, TILE_FILLED + at + k) != 0}
            for k in range(TILE_FIELDS)
        ],
        "active": bool(is_active(state, tile)),
        "commission": None if hidden else view_own_commission(state, seat, cell(state, TILE_CARD + tile)),
    }


def view_own_commission(state: Town, seat: int, card: int) -> shapes.Commission:
    measured = measure(state, seat, state.rules.commission_measure[card])
    worth = commission_points(state, seat, card)
    return {**view_commission(state.rules, card), "reached": int(measured), "worth": int(worth)}


def view_end(state: Town, seat: int, viewer: int | None) -> shapes.AtTheEnd | None:
    """What the end would bring now; of commission cards only what the viewer may know. None when it has come."""
    if cell(state, PHASE) == ENDED:
        return None
    commissions = [
        int(commission_points(state, seat, cell(state, TILE_CARD + tile)))
        for tile in range(DICE_TILE_COUNT)
        if cell(state, TILE_SEAT + tile) == seat and is_active(state, tile)
    ]
    return {
        "goods": int(state.goods_of(seat) // state.rules.goods_per_point),
        "nobility": int(state.rules.nobility_points[state.cells[NOBILITY + seat]]),
        "commissions": None
        if state.rules.chancery and hides_commissions(state, nobody_or(viewer), seat)
        else sum(commissions),
    }
