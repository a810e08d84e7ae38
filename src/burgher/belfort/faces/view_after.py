# compiled
"""A view made from the one before it: what no cell has changed for is the very same part, and is not made again.

Each part names the cells that it is made of. `tests/laws.py` compares it with a view made anew, in every position.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort.cells import (
    ASIDE,
    BUILT,
    CARDS,
    CREST,
    DECK,
    DESK_SEAT,
    DISTRICTS,
    GUILD,
    GUILD_SEAT,
    GUILD_WORKER,
    HAND,
    HOME,
    KINDS,
    KNOWN,
    NP_DWARF,
    OWNED,
    OWNER,
    PASSED,
    PHASE,
    PLANK_COUNT,
    PLANKED,
    POINTS,
    ROUND,
    SCORE,
    SEATS,
    SENT,
    SHOWN,
    SOURCE_COUNT,
    STAFFED,
    STOCK,
    STOCKPILE,
    STUFFS,
    SYMBOLS,
    TAKEN,
)
from burgher.belfort.faces import shapes
from burgher.belfort.faces.city_view import (
    view_city,
    view_district,
    view_gatehouse,
    view_majorities,
    view_non_players,
)
from burgher.belfort.faces.view import (
    cell,
    crests_dealt,
    view,
    view_asked,
    view_calendar,
    view_cards,
    view_collection_board,
    view_seat,
    view_shown,
    view_turn,
    whose_turn,
)
from burgher.belfort.state import City
from burgher.core.comparing import same
from burgher.core.state import OVER


def view_after(state: City, seat: int | None, before: City, seen: shapes.View) -> shapes.View:
    """The position as `seat` sees it, which has `seen` the one before."""
    if state.rules is not before.rules:
        return view(state, seat)
    crests = same(state, before, CREST, SEATS)
    dated = same(state, before, ROUND, PHASE + 1 - ROUND) and (state.seat == OVER) == (before.seat == OVER)
    held = same(state, before, HAND, BUILT - HAND)
    counted = same(state, before, OWNER, DISTRICTS * SYMBOLS) and same(state, before, OWNED, SEATS * KINDS)
    counted = counted and same(state, before, STAFFED, SEATS * CARDS)
    boarded = same(state, before, DESK_SEAT, GUILD - DESK_SEAT) and same(state, before, SENT, PASSED - SENT)
    return {
        "game": "belfort",
        "players": int(state.players),
        "viewer": seat,
        "calendar": seen["calendar"] if dated else view_calendar(state),
        "order": seen["order"] if crests else _order(state),
        "turn": whose_turn(state),
        "asked": view_asked(state),
        "seats": [_seat_after(state, one, seat, before, known, crests) for one, known in enumerate(seen["seats"])],
        "non_players": seen["non_players"] if crests and same(state, before, NP_DWARF, 2) else view_non_players(state),
        "city": _city_after(state, before, seen["city"]),
        "majorities": seen["majorities"] if counted else view_majorities(state),
        "collection_board": seen["collection_board"] if boarded else view_collection_board(state),
        "gnomes": cell(state, STOCKPILE),
        "cards": seen["cards"] if held and same(state, before, DECK, OWNER - DECK) else view_cards(state, seat),
        "trading_post": seen["trading_post"],
        "this_turn": view_turn(state),
        "fees": seen["fees"],
    }


def _order(state: City) -> list[int]:
    return [int(state.seat_with(crest)) for crest in range(state.players)] if crests_dealt(state) else []


def _seat_after(
    state: City, seat: int, viewer: int | None, before: City, seen: shapes.SeatView, crests: bool
) -> shapes.SeatView:
    if not crests or not _same_seat(state, before, seat):
        return view_seat(state, seat, viewer)
    # Whether it may be seen depends on what is asked, too.
    shown = view_shown(state, seat, viewer)
    return seen if shown == seen["shown"] else {**seen, "shown": shown}


def _same_seat(state: City, before: City, seat: i64) -> bool:
    return (
        same(state, before, STOCK + seat * STUFFS, STUFFS)
        and same(state, before, SCORE + seat, 1)
        and same(state, before, POINTS + seat * SOURCE_COUNT, SOURCE_COUNT)
        and same(state, before, OWNED + seat * KINDS, KINDS)
        and same(state, before, HOME + seat * KINDS, KINDS)
        and same(state, before, PASSED + seat, 1)
        and same(state, before, TAKEN + seat, 1)
        and same(state, before, HAND + seat * CARDS, CARDS)
        and same(state, before, KNOWN + seat * CARDS, CARDS)
        and same(state, before, ASIDE + seat * CARDS, CARDS)
        and same(state, before, BUILT + seat * CARDS, CARDS)
        and same(state, before, STAFFED + seat * CARDS, CARDS)
        and same(state, before, PLANKED + seat * PLANK_COUNT * KINDS, PLANK_COUNT * KINDS)
        and same(state, before, SHOWN + seat, 1)
    )


def _city_after(state: City, before: City, seen: shapes.City) -> shapes.City:
    marked = same(state, before, OWNER, DISTRICTS * SYMBOLS)
    if marked and same(state, before, GUILD, DECK - GUILD):
        return seen
    if not same(state, before, GUILD, DISTRICTS):
        return view_city(state)
    return {
        "districts": [_district_after(state, before, k, known) for k, known in enumerate(seen["districts"])],
        "gatehouses": seen["gatehouses"] if marked else [view_gatehouse(state, k) for k in range(DISTRICTS)],
        "costs": seen["costs"],
    }


def _district_after(state: City, before: City, district: i64, seen: shapes.DistrictView) -> shapes.DistrictView:
    alike = (
        same(state, before, OWNER + district * SYMBOLS, SYMBOLS)
        and same(state, before, GUILD_SEAT + district, 1)
        and same(state, before, GUILD_WORKER + district, 1)
        and same(state, before, NP_DWARF, 2)
    )
    return seen if alike else view_district(state, district)
