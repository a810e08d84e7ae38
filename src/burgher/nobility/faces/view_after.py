# compiled
"""A view made from the one before it: what no cell has changed for is the very same part, and is not made again.

Each part names the cells that it is made of. `tests/laws.py` compares it with a view made anew, in every position.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.comparing import same
from burgher.core.state import OVER
from burgher.nobility import codes
from burgher.nobility.cells import (
    APPRENTICES,
    BOARD_DIE,
    CASTLE_DIE,
    CLERK_DIE,
    COINS,
    COMMISSION,
    COMMUNITY,
    COMMUNITY_SPACES,
    COUNCIL,
    COUNCIL_DIE,
    COUNCIL_SPACES,
    COUNCIL_TILE,
    DESK,
    DESK_DIE,
    DESKS,
    DIE_SPACES_END,
    DISPLAY,
    EVENT,
    EVENT_COUNT,
    EVENT_LEFT,
    FIRST,
    GOOD_COUNT,
    GUILD_COUNT,
    GUILD_DIE,
    HALL,
    HALL_DIE,
    HAND,
    HAND_SPACES,
    LOT,
    LOTS,
    MASTER,
    NOBILITY,
    PHASE,
    PILE,
    PORT_DIE,
    ROUND,
    SEATS,
    SECRET,
    SHIP,
    SHIP_LEFT,
    SIZE,
    SOLD,
    STORE,
    TAVERN_DIE,
    TILE_CARD,
    WORKERS,
    WORKSHOP,
    WORKSHOP_SPACES,
    YARD_DIE,
)
from burgher.nobility.faces import shapes
from burgher.nobility.faces.piece_view import cell, view_event
from burgher.nobility.faces.seat_view import view_seat
from burgher.nobility.faces.town_view import (
    could,
    council_space,
    seats,
    view_castle,
    view_chancery,
    view_clerk,
    view_council,
    view_council_space,
    view_guild,
    view_hall,
    view_port,
    view_tavern,
    view_yard,
)
from burgher.nobility.faces.view import (
    view,
    view_asked,
    view_calendar,
    view_piles,
    view_reach,
    view_solo,
    view_turn,
    whose_turn,
)
from burgher.nobility.forecast import after_income
from burgher.nobility.names import GUILD_SPACES, RACE_COUNT
from burgher.nobility.state import Town


def view_after(state: Town, seat: int | None, before: Town, seen: shapes.View) -> shapes.View:
    """The position as `seat` sees it, which has `seen` the one before."""
    if state.rules is not before.rules:
        return view(state, seat)
    dated = same(state, before, ROUND, PHASE + 1 - ROUND) and same(state, before, FIRST, 1)
    dated = dated and (state.seat == OVER) == (before.seat == OVER)
    piled = same(state, before, PILE, HALL - PILE) and same(state, before, EVENT_LEFT, EVENT_COUNT)
    piled = piled and same(state, before, HAND, SEATS * HAND_SPACES) and same(state, before, SECRET, SEATS)
    return {
        "game": "nobility",
        "players": int(state.players),
        "viewer": seat,
        "calendar": seen["calendar"] if dated else view_calendar(state),
        "turn": whose_turn(state),
        "asked": view_asked(state),
        "this_turn": view_turn(state),
        "reach": view_reach(state),
        "event": seen["event"] if same(state, before, EVENT, 1) else view_event(state.rules, cell(state, EVENT)),
        # What a seat would be paid and would score depends on nearly everything.
        "seats": seen["seats"] if same(state, before, 0, SIZE) else _seats(state, seat),
        **_town_after(state, before, seen),
        "piles": seen["piles"] if piled else view_piles(state, seat),
        "solo": view_solo(state),
    }


def _seats(state: Town, viewer: int | None) -> list[shapes.SeatView]:
    paid = after_income(state)
    return [view_seat(state, paid, one, viewer) for one in range(state.players)]


def _town_after(state: Town, before: Town, seen: shapes.View) -> shapes.Town:
    # Events and desks change what things cost, and what they bring.
    eventless = same(state, before, EVENT, 1)
    priced = eventless and same(state, before, DESK, DESKS)
    desked = same(state, before, DESK, DESKS)
    worked = same(state, before, WORKERS, SEATS)
    settled = same(state, before, LOT, SEATS * LOTS)
    drinking = (
        desked
        and same(state, before, TAVERN_DIE, YARD_DIE - TAVERN_DIE)
        and same(state, before, DISPLAY, PILE - DISPLAY)
    )
    trading = priced and same(state, before, PORT_DIE, COUNCIL_DIE - PORT_DIE) and same(state, before, SHIP, 1)
    trading = (
        trading and same(state, before, SOLD, GOOD_COUNT) and same(state, before, SHIP_LEFT, EVENT_LEFT - SHIP_LEFT)
    )
    return {
        "tavern": seen["tavern"] if drinking else view_tavern(state),
        "yard": seen["yard"] if priced and same(state, before, YARD_DIE, GUILD_DIE - YARD_DIE) else view_yard(state),
        "guilds": {
            name: _guild_after(state, before, guild, seen["guilds"][name], eventless)
            for guild, name in enumerate(shapes.GUILDS)
        },
        "hall": seen["hall"] if priced and worked and _same_hall(state, before) else view_hall(state),
        "port": seen["port"] if trading else view_port(state),
        "council": _council_after(state, before, seen["council"], priced and settled),
        "clerk": seen["clerk"]
        if eventless and same(state, before, CLERK_DIE, CASTLE_DIE - CLERK_DIE)
        else view_clerk(state),
        "castle": seen["castle"]
        if eventless and same(state, before, CASTLE_DIE, BOARD_DIE - CASTLE_DIE)
        else view_castle(state),
        "chancery": _chancery_after(state, before, seen["chancery"], desked and worked and settled),
    }


def _guild_after(state: Town, before: Town, guild: i64, seen: shapes.GuildView, eventless: bool) -> shapes.GuildView:
    at = guild * GUILD_SPACES
    alike = (
        eventless
        and same(state, before, GUILD_DIE + at, GUILD_SPACES)
        and same(state, before, APPRENTICES + guild * SEATS, SEATS)
        and same(state, before, WORKSHOP + at, GUILD_SPACES)
        and same(state, before, MASTER + at, GUILD_SPACES)
    )
    return seen if alike else view_guild(state, guild)


def _same_hall(state: Town, before: Town) -> bool:
    """Its tiles and dice, and what a seat needs to build there."""
    return (
        same(state, before, HALL, COUNCIL - HALL)
        and same(state, before, HALL_DIE, PORT_DIE - HALL_DIE)
        and same(state, before, COINS, SEATS)
        and same(state, before, COMMUNITY, SEATS * COMMUNITY_SPACES)
        and same(state, before, APPRENTICES, GUILD_COUNT * SEATS)
        and same(state, before, WORKSHOP, WORKSHOP_SPACES)
    )


def _council_after(state: Town, before: Town, seen: shapes.Council, alike: bool) -> shapes.Council:
    if not alike or not same(state, before, COUNCIL_TILE, SHIP_LEFT - COUNCIL_TILE):
        return view_council(state)
    if not same(state, before, NOBILITY, SEATS):
        return view_council(state)
    laid = same(state, before, COUNCIL, COUNCIL_SPACES) and same(state, before, COUNCIL_DIE, COUNCIL_SPACES)
    if laid and same(state, before, COINS, SEATS) and same(state, before, STORE, SEATS * GOOD_COUNT):
        return seen
    return {
        **seen,
        "rows": [
            {
                "values": row["values"],
                "spaces": [
                    _council_space_after(state, before, number, column, row["values"][0], known)
                    for column, known in enumerate(row["spaces"])
                ],
            }
            for number, row in enumerate(seen["rows"])
        ],
    }


def _council_space_after(
    state: Town, before: Town, row: i64, column: i64, value: int, seen: shapes.CouncilSpace
) -> shapes.CouncilSpace:
    space = row * RACE_COUNT + column
    if not same(state, before, COUNCIL + space, 1) or not same(state, before, COUNCIL_DIE + space, 1):
        return view_council_space(state, row, column)
    place = codes.AT_COUNCIL + int(state.rules.council_race[column])
    able = [seat for seat in seats(state) if could(state, seat, value, place)]
    if able == seen["could"]:
        return seen
    tile, die = cell(state, COUNCIL + space), cell(state, COUNCIL_DIE + space)
    return council_space(state, int(state.rules.council_race[column]), tile, die, seen["coins"], able)


def _chancery_after(state: Town, before: Town, seen: shapes.Chancery | None, alike: bool) -> shapes.Chancery | None:
    if not state.rules.chancery:
        return None
    alike = alike and same(state, before, DESK_DIE, DIE_SPACES_END - DESK_DIE)
    # The commission cards, and who has which dice tile.
    return seen if alike and same(state, before, COMMISSION, TILE_CARD - COMMISSION) else view_chancery(state)
