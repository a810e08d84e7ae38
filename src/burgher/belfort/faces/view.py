# compiled
"""All that a seat may see of a position, or a spectator, as plain JSON with everything named.

Seats count from 0; in a game for two, the owners 2 and 3 are the non-players. Districts, crests and planks count from
1, as people do. What nobody has is null. What others hide is not here at all, only how much of it there is.
"""

from __future__ import annotations

from typing import TypeVar

from burgher.belfort.cells import (
    ACTIONS,
    ASIDE,
    BANKED,
    BUILT,
    CAMP_KIND,
    CAMP_SEAT,
    CONVERSIONS,
    CREST,
    DECK,
    DESK_KIND,
    DESK_SEAT,
    DISCARDS,
    HAND,
    HIRED,
    HOME,
    KNOWN,
    MAY_BUY,
    MAY_SELL,
    OWNED,
    PASSED,
    PHASE,
    PHASES,
    PLANKED,
    POINTS,
    POOL,
    ROUND,
    SCORE,
    SENT,
    SHOWN,
    SMITHED,
    STAFFED,
    STOCK,
    STOCKPILE,
    TAKEN,
    TURN,
)
from burgher.belfort.collection import income, tax_level
from burgher.belfort.faces import shapes
from burgher.belfort.faces.city_view import somebody, view_city, view_majorities, view_non_players
from burgher.belfort.faces.shapes import AREAS, BUNDLES, POINT_SOURCES, PROPERTIES, RACES, RESOURCES, WORKERS
from burgher.belfort.interactive_guilds import Robbery
from burgher.belfort.knowledge import are_choosing_what_to_show, collect_unseen
from burgher.belfort.names import (
    BANK,
    BLACKSMITH,
    CARDS,
    KINDS,
    NOBODY,
    PLANK_COUNT,
    STUFFS,
)
from burgher.belfort.placement import usable_planks, workers_on
from burgher.belfort.properties import card_of_plank
from burgher.belfort.rules import SEASONS
from burgher.belfort.state import City
from burgher.belfort.trading_post import visits_left
from burgher.core.state import CHANCE, OVER

Names = TypeVar("Names", bound=str)


def view(state: City, seat: int | None) -> shapes.View:
    """The position as `seat` sees it; None: as somebody does who only watches."""
    return {
        "game": "belfort",
        "players": int(state.players),
        "viewer": seat,
        "calendar": view_calendar(state),
        "order": [int(state.seat_with(crest)) for crest in range(state.players)] if crests_dealt(state) else [],
        "turn": whose_turn(state),
        "asked": view_asked(state),
        "seats": [view_seat(state, one, seat) for one in range(state.players)],
        "non_players": view_non_players(state),
        "city": view_city(state),
        "majorities": view_majorities(state),
        "collection_board": view_collection_board(state),
        "gnomes": cell(state, STOCKPILE),
        "cards": view_cards(state, seat),
        "trading_post": view_trading_post(state),
        "this_turn": view_turn(state),
        "fees": {
            "recruiter": int(state.rules.desk_fee),
            "guild": int(state.rules.guild_fee),
            "gnome": int(state.rules.hire_fee),
            "card": int(state.rules.card_fee),
        },
    }


def view_beside(state: City, seat: int | None, other: shapes.View) -> shapes.View:
    """The same position as another sees it, with all that both see alike taken from the other's view."""
    return {
        **other,
        "viewer": seat,
        "seats": [
            {
                **known,
                "hand": view_hand(state, one, seat),
                "aside": view_aside(state, one, seat),
                "shown": view_shown(state, one, seat),
            }
            for one, known in enumerate(other["seats"])
        ],
        "cards": {**other["cards"], "unseen": view_unseen(state, seat)},
    }


def cell(state: City, at: int) -> int:
    return int(state.cells[at])


def counts(state: City, at: int, names: tuple[Names, ...]) -> dict[Names, int]:
    """As many cells as there are names; what there is none of is left out."""
    return {name: cell(state, at + k) for k, name in enumerate(names) if state.cells[at + k] != 0}


# when it is, and what is asked


def view_calendar(state: City) -> shapes.Calendar:
    month = cell(state, ROUND)
    scoring = [k + 1 for k in range(state.rules.rounds) if state.rules.scoring[k] != 0]
    return {
        "round": month,
        "rounds": int(state.rules.rounds),
        "season": SEASONS[sum(k < month for k in scoring)] if 0 < month <= scoring[-1] else None,
        "scoring_rounds": scoring,
        "phase": PHASES[state.cells[PHASE]],
        "over": state.seat == OVER,
    }


def crests_dealt(state: City) -> bool:
    return sorted(cell(state, CREST + seat) for seat in range(state.players)) == list(range(state.players))


def whose_turn(state: City) -> int | None:
    """In placement and actions: the seat whose crest is on; it need not be the one that is asked."""
    if PHASES[state.cells[PHASE]] not in ("placement", "actions") or not crests_dealt(state):
        return None
    return somebody(state.seat_with(state.cells[TURN]))


def view_asked(state: City) -> shapes.Asked | None:
    """The question on top of the stack; and all seats that still choose at the same time, which may answer later."""
    if state.seat == OVER:
        return None
    seats = {int(state.seat_at(k)) for k in range(state.depth) if state.asked_at(k) == state.question()}
    return {
        "question": state.asked().name,
        "seat": None if state.seat == CHANCE else int(state.seat),
        "chance": state.seat == CHANCE,
        "taken": int(state.first()) if isinstance(state.asked(), Robbery) else 0,
        "choosing": sorted(seats - {CHANCE}),
    }


# the seats


def view_seat(state: City, seat: int, viewer: int | None) -> shapes.SeatView:
    c = state.cells
    owned = counts(state, OWNED + seat * KINDS, WORKERS)
    home = counts(state, HOME + seat * KINDS, WORKERS)
    placed = {kind: owned[kind] - home.get(kind, 0) for kind in owned if owned[kind] > home.get(kind, 0)}
    most = state.rules.most_workers
    return {
        "seat": seat,
        "crest": cell(state, CREST + seat) + 1 if crests_dealt(state) else None,
        "crest_face_down": c[TAKEN + seat] != 0,
        "passed": c[PASSED + seat] != 0,
        "stock": {name: cell(state, STOCK + seat * STUFFS + k) for k, name in enumerate(RESOURCES)},
        "score": cell(state, SCORE + seat),
        "points": {name: cell(state, POINTS + seat * len(POINT_SOURCES) + k) for k, name in enumerate(POINT_SOURCES)},
        "income": int(income(state, seat)),
        "tax": int(tax_level(state, c[SCORE + seat])),
        "workers": {"owned": owned, "home": home, "placed": placed},
        "supply": {race: int(most[k] - state.count_race(seat, k)) for k, race in enumerate(RACES)},
        "gnomes": int(state.count_gnomes(seat)),
        "built": [view_built(state, seat, card) for card in range(CARDS) if c[BUILT + seat * CARDS + card] > 0],
        "hand_size": int(state.hand_size(seat)),
        "hand": view_hand(state, seat, viewer),
        "known": counts(state, KNOWN + seat * CARDS, PROPERTIES),
        "aside_size": sum(cell(state, ASIDE + seat * CARDS + card) for card in range(CARDS)),
        "aside": view_aside(state, seat, viewer),
        "has_shown": c[SHOWN + seat] != NOBODY,
        "shown": view_shown(state, seat, viewer),
    }


def view_hand(state: City, seat: int, viewer: int | None) -> dict[shapes.Property, int] | None:
    return counts(state, HAND + seat * CARDS, PROPERTIES) if seat == viewer else None


def view_aside(state: City, seat: int, viewer: int | None) -> dict[shapes.Property, int] | None:
    return counts(state, ASIDE + seat * CARDS, PROPERTIES) if seat == viewer else None


def view_built(state: City, seat: int, card: int) -> shapes.Built:
    """All built cards of one type, with their gnomes and planks."""
    cards = cell(state, BUILT + seat * CARDS + card)
    gnomes = cell(state, STAFFED + seat * CARDS + card)
    locks = cards * int(state.rules.locks[card])
    seen: shapes.Built = {
        "property": PROPERTIES[card],
        "cards": cards,
        "gnomes": gnomes,
        "free_locks": locks - gnomes,
        "income": cards * int(state.rules.income[card]),
        "planks": None,
    }
    for plank in range(PLANK_COUNT):
        if card_of_plank(plank) == card:
            usable = int(usable_planks(state, seat, plank))
            seen["planks"] = {
                "usable": usable,
                "free": usable - int(workers_on(state, seat, plank)),
                "fee": int(state.rules.plank_fee[plank]),
                "workers": counts(state, PLANKED + (seat * PLANK_COUNT + plank) * KINDS, WORKERS),
            }
    return seen


def view_shown(state: City, seat: int, viewer: int | None) -> shapes.Property | None:
    """The card shown to the spies: a secret of its owner until everybody has chosen."""
    card = cell(state, SHOWN + seat)
    if card == NOBODY or (seat != viewer and are_choosing_what_to_show(state)):
        return None
    return PROPERTIES[card]


# the boards


def view_collection_board(state: City) -> shapes.CollectionBoard:
    return {
        "recruiter": [
            view_worker(cell(state, DESK_SEAT + plank), cell(state, DESK_KIND + plank))
            for plank in range(state.rules.desk_planks)
        ],
        "camp": [
            view_worker(cell(state, CAMP_SEAT + plank), cell(state, CAMP_KIND + plank))
            for plank in range(state.players)
        ],
        "areas": {
            area: [counts(state, SENT + (seat * len(AREAS) + k) * KINDS, WORKERS) for seat in range(state.players)]
            for k, area in enumerate(AREAS)
        },
        "pairs_only": bool(state.rules.mine_pairs_only),
    }


def view_worker(seat: int, kind: int) -> shapes.StandingWorker | None:
    return None if seat == NOBODY else {"seat": seat, "worker": WORKERS[kind]}


def view_cards(state: City, viewer: int | None) -> shapes.Cards:
    """The pool, the piles, and what this viewer cannot see."""
    return {
        "pool": counts(state, POOL, PROPERTIES),
        "deck": sum(cell(state, DECK + card) for card in range(CARDS)),
        "discards": counts(state, DISCARDS, PROPERTIES),
        "unseen": view_unseen(state, viewer),
    }


def view_unseen(state: City, viewer: int | None) -> dict[shapes.Property, int]:
    """What is in the deck or in somebody else's hand."""
    unseen = collect_unseen(state, NOBODY if viewer is None else viewer)
    return {name: int(unseen[card]) for card, name in enumerate(PROPERTIES) if unseen[card] > 0}


def view_trading_post(state: City) -> shapes.TradingPost:
    """Prices in gold."""
    r = state.rules
    return {
        "buy": {name: int(r.buy[k]) for k, name in enumerate(RESOURCES[:3])},
        "sell": {name: int(r.sell[k]) for k, name in enumerate(BUNDLES)},
    }


def view_turn(state: City) -> shapes.ThisTurn | None:
    """In the actions phase: what the player whose turn it is can still do of what is limited.

    ``visits_left`` are those after the one under way, which may still have its buy or its sale.
    """
    seat = whose_turn(state)
    if state.cells[PHASE] != ACTIONS or seat is None:
        return None
    return {
        "hired": state.cells[HIRED] != 0,
        "visits_left": int(visits_left(state, seat)),
        "may_buy": state.cells[MAY_BUY] != 0,
        "may_sell": state.cells[MAY_SELL] != 0,
        "conversions": cell(state, CONVERSIONS),
        "blacksmith_gnomes": cell(state, STAFFED + seat * CARDS + BLACKSMITH) - cell(state, SMITHED),
        "bank_gnomes": cell(state, STAFFED + seat * CARDS + BANK) - cell(state, BANKED),
    }
