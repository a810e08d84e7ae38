# compiled
"""All that a seat may see of a position, or a spectator, as plain JSON with everything named.

Seats count from 0, spaces of the boards from 1, as people do. A die without a seat is the automa's. What nobody has is
null. What others hide is not here at all, only how much of it there is.
"""

from __future__ import annotations

from burgher.core.shapes import Act
from burgher.core.state import CHANCE, OVER
from burgher.nobility import codes, solo
from burgher.nobility.cells import (
    ACTIONS,
    DIE_DONE,
    DISCARDED,
    EVENT,
    EVENT_LEFT,
    FIRST,
    GUILD_DIE,
    HALL_DIE,
    OBJECTIVE,
    PAID,
    PHASE,
    PHASES,
    PILE,
    RETURNED,
    ROUND,
    SALE_DONE,
    SETTLERS_DONE,
    SUCCESS,
    TAVERN_DIE,
    TURN,
    UNSEEN,
    VALUE,
    VISIT,
    YARD_DIE,
)
from burgher.nobility.faces import shapes
from burgher.nobility.faces.piece_view import cell, counts, view_event
from burgher.nobility.faces.seat_view import points_by_source, view_seat, view_seat_beside
from burgher.nobility.faces.town_view import view_town
from burgher.nobility.forecast import after_income
from burgher.nobility.guilds import APPRENTICE
from burgher.nobility.knowledge import unseen_settlers
from burgher.nobility.language import ACTIONS as LANGUAGE
from burgher.nobility.names import (
    AUTOMA,
    EVENTS,
    FACES,
    GUILD_SPACES,
    HALL_SPACES,
    NEED_GUILD_APPRENTICES,
    NEED_GUILDS,
    NOBODY,
    OBJECTIVE_NEED_COUNT,
    OBJECTIVE_NEEDS,
    OBJECTIVES,
    SETTLERS,
)
from burgher.nobility.place import PLACE, PLACES, number_of_places
from burgher.nobility.port import SELL
from burgher.nobility.settlers import PAY
from burgher.nobility.state import Town
from burgher.nobility.turns import TURN_OF


def view(state: Town, seat: int | None) -> shapes.View:
    """The position as `seat` sees it; None: as somebody does who only watches."""
    paid = after_income(state)
    return {
        "game": "nobility",
        "players": int(state.players),
        "viewer": seat,
        "calendar": view_calendar(state),
        "turn": whose_turn(state),
        "asked": view_asked(state),
        "this_turn": view_turn(state),
        "reach": view_reach(state),
        "event": view_event(state.rules, cell(state, EVENT)),
        "seats": [view_seat(state, paid, one, seat) for one in range(state.players)],
        **view_town(state),
        "piles": view_piles(state, seat),
        "solo": view_solo(state),
    }


def view_beside(state: Town, seat: int | None, other: shapes.View) -> shapes.View:
    """The same position as another sees it, with all that both see alike taken from the other's view."""
    return {
        **other,
        "viewer": seat,
        "seats": [view_seat_beside(state, one, seat, known) for one, known in enumerate(other["seats"])],
        "piles": {**other["piles"], "settlers": {**other["piles"]["settlers"], "unseen": view_unseen(state, seat)}},
    }


# when it is, and what is asked


def view_calendar(state: Town) -> shapes.Calendar:
    return {
        "round": cell(state, ROUND),
        "rounds": int(state.rules.rounds),
        "phase": PHASES[state.cells[PHASE]],
        "first": cell(state, FIRST),
        "over": state.seat == OVER,
    }


def whose_turn(state: Town) -> int | None:
    """In the actions phase; it need not be the seat that is asked."""
    return cell(state, TURN) if state.cells[PHASE] == ACTIONS else None


def view_asked(state: Town) -> shapes.Asked | None:
    """The question on top of the stack, and what it is about."""
    if state.seat == OVER:
        return None
    placing = PLACE.is_open(state)
    return {
        "question": state.asked().name,
        "seat": None if state.seat == CHANCE else int(state.seat),
        "chance": state.seat == CHANCE,
        "face": int(PLACE.face(state)) if placing else None,
        "value": int(PLACE.value(state)) if placing else None,
        "card": SETTLERS[PAY.card(state)] if PAY.is_open(state) else None,
        "left": int(SELL.left(state)) if SELL.is_open(state) else None,
        "placed": int(APPRENTICE.placed(state)) if APPRENTICE.is_open(state) else None,
    }


def view_turn(state: Town) -> shapes.ThisTurn | None:
    """What has been done in this turn, and the action that is under way."""
    if state.cells[PHASE] != ACTIONS:
        return None
    visit = cell(state, VISIT)
    return {
        "die_placed": cell(state, DIE_DONE) != 0,
        "settlers_completed": cell(state, SETTLERS_DONE) != 0,
        "building_sold": cell(state, SALE_DONE) != 0,
        "visit": None if visit == NOBODY else {"place": PLACES[visit].name, "value": cell(state, VALUE)},
        "paid": counts(state, PAID, shapes.GOODS),
    }


def view_reach(state: Town) -> dict[str, list[Act]] | None:
    """While a seat may place a die: the visits that one of each value could make now."""
    if state.seat < 0 or state.cells[DIE_DONE] != 0 or not (TURN_OF.is_open(state) or PLACE.is_open(state)):
        return None
    return {str(value): visits_with(state, value) for value in range(1, FACES + 1)}


def visits_with(state: Town, value: int) -> list[Act]:
    open_places = [k for k in range(number_of_places(state)) if PLACES[k].why(state, state.seat, value) == 0]
    key = ("visits", *open_places)
    found: list[Act] | None = state.rules.parts.find(key)
    if found is not None:
        return found
    for place in open_places:
        if place not in _VISITS:
            _VISITS[place] = {**LANGUAGE[codes.VISIT + place].json}
    return state.rules.parts.keep(key, [_VISITS[place] for place in open_places])


_VISITS: dict[int, Act] = {}
"""The visit to each place, as the browser sends it."""


# piles


def view_piles(state: Town, viewer: int | None) -> shapes.Piles:
    """Draw piles are known by what is nowhere else. ``unseen``: in the pile, or dealt to somebody else at the start."""
    where = [cell(state, PILE + card) for card in range(len(SETTLERS))]
    return {
        "settlers": {
            "draw": where.count(UNSEEN) + where.count(RETURNED),
            "unseen": view_unseen(state, viewer),
            "returned": [card for k, card in enumerate(SETTLERS) if where[k] == RETURNED],
            "discarded": [card for k, card in enumerate(SETTLERS) if where[k] == DISCARDED],
        },
        "events": list(counts(state, EVENT_LEFT, EVENTS)),
    }


def view_unseen(state: Town, viewer: int | None) -> list[str]:
    unseen = unseen_settlers(state, NOBODY if viewer is None else viewer)
    return [card for k, card in enumerate(SETTLERS) if unseen[k] != 0]


# the solo game


def view_solo(state: Town) -> shapes.Solo | None:
    """The objective, condition by condition, and where the automa's dice lie."""
    objective = cell(state, OBJECTIVE)
    if state.players > 1:
        return None
    return {
        "objective": None if objective == NOBODY else OBJECTIVES[objective],
        "needs": [] if objective == NOBODY else view_needs(state),
        "success": cell(state, SUCCESS) != 0,
        "automa": view_automa(state),
    }


def view_needs(state: Town) -> list[shapes.Need]:
    at = cell(state, OBJECTIVE) * OBJECTIVE_NEED_COUNT
    each = int(state.rules.objective_needs[at + NEED_GUILD_APPRENTICES])
    return [
        {
            "need": OBJECTIVE_NEEDS[need],
            "asked": int(solo.needed(state, need)),
            "each": each if need == NEED_GUILDS else None,
            "reached": int(solo.reached(state, need)),
        }
        for need in range(OBJECTIVE_NEED_COUNT)
        if solo.needed(state, need) > 0
    ]


def view_automa(state: Town) -> shapes.Automa:
    """White lies in the tavern, green in the yard, yellow in the Guild Hall, red and blue in guilds."""
    hall = [automa_value(cell(state, HALL_DIE + space)) for space in range(HALL_SPACES)]
    guilds = {guild: automa_value(cell(state, GUILD_DIE + k * GUILD_SPACES)) for k, guild in enumerate(shapes.GUILDS)}
    return {
        "white": automa_value(cell(state, TAVERN_DIE)),
        "green": automa_value(cell(state, YARD_DIE)),
        "yellow": next((value for value in hall if value is not None), None),
        "guilds": {guild: value for guild, value in guilds.items() if value is not None},
    }


def automa_value(die: int) -> int | None:
    return die % 10 if die // 10 == AUTOMA + 1 else None


def breakdown(state: Town) -> list[dict[str, int]]:
    """Where each seat's points come from."""
    return [points_by_source(state, seat) for seat in range(state.players)]
