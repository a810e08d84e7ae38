"""Refuses desks, commission cards and dice tiles that cannot be as they are."""

from __future__ import annotations

from burgher.core.checking import all_are, another, at_least, at_most, because, expect, one_of
from burgher.core.errors import Phrase
from burgher.nobility.cells import (
    ACTIONS,
    COMMISSION,
    DEALT,
    DESK,
    KEPT,
    PHASE,
    PUT_BACK,
    TILE_CARD,
    TILE_FILLED,
    TILE_ORDER,
    TILE_SEAT,
    TURN,
    UNDER,
)
from burgher.nobility.chancery import DEAL_TILE, commission_limit, commissions_of, tiles_given
from burgher.nobility.faces.piece_view import cell
from burgher.nobility.knowledge import filled_at
from burgher.nobility.names import (
    COMMISSION_COUNT,
    COMMISSIONS,
    DESK_ROWS,
    DESK_SPACES,
    DESKS,
    DICE_TILE_COUNT,
    DICE_TILES,
    NOBODY,
    RACES,
    TILE_FIELDS,
)
from burgher.nobility.state import Town


def check_chancery(state: Town) -> None:
    check_desks(state)
    check_tiles(state)
    check_cards(state)
    for seat in range(state.players):
        check_memory(state, seat)


def check_desks(state: Town) -> None:
    """An apprentice sits where its seat has settled the race; the lower row only with five or six players."""
    usable = int(state.rules.desk_rows) * DESK_SPACES if state.rules.chancery else 0
    for desk in range(DESKS):
        seat = cell(state, DESK + desk)
        field = f"desk.{DESK_ROWS[desk // DESK_SPACES]}[{desk % DESK_SPACES}]"
        if seat == NOBODY:
            continue
        expect(desk < usable, field, seat, because(NOBODY, "since-desk-unused"))
        race = int(state.rules.desk_race[desk])
        settled = state.settled(seat, race) > 0
        expect(settled, field, seat, Phrase("may-settled-seat", race=RACES[race]))


def check_tiles(state: Town) -> None:
    """Each tile that was given out has a card under it and its place in the order."""
    orders = []
    for tile, name in enumerate(DICE_TILES):
        seat = cell(state, TILE_SEAT + tile)
        card = cell(state, TILE_CARD + tile)
        filled = [cell(state, TILE_FILLED + tile * TILE_FIELDS + k) for k in range(TILE_FIELDS)]
        order = cell(state, TILE_ORDER + tile)
        free = seat == NOBODY
        may = because(NOBODY, "since-tile-free") if free else because(at_least(0), "since-tile-held")
        expect(free == (card == NOBODY), f"tile_card.{name}", card, may)
        may = because(0, "since-tile-free") if free else because(at_least(1), "since-tile-held")
        expect(free == (order == 0), f"tile_order.{name}", order, may)
        expect(not free or not any(filled), f"tile_filled.{name}", filled, because(all_are(0), "since-tile-free"))
        orders.append(order)
    given = sorted(order for order in orders if order > 0)
    fits = given == list(range(1, len(given) + 1))
    expect(fits, "tile_order", given, Phrase("may-each-once", low=1, high=len(given)))
    expect(not given or bool(state.rules.chancery), "tile_order", given, because(all_are(0), "since-no-chancery"))
    for seat in range(state.players):
        held = int(commissions_of(state, seat))
        limit = int(commission_limit(state, seat))
        expect(held <= limit, Phrase("tiles-of", seat=seat), held, at_most(limit))


def check_cards(state: Town) -> None:
    """A card is in the stack or under it, under one tile, or looked at by a seat that is asked about it."""
    under = [cell(state, TILE_CARD + tile) for tile in range(DICE_TILE_COUNT)]
    for card, name in enumerate(COMMISSIONS):
        where = cell(state, COMMISSION + card)
        tiles = under.count(card)
        field = f"commission.{name}"
        may = because(KEPT if tiles == 1 else another(), "since-tiles-above", tiles=tiles)
        expect(tiles == int(where == KEPT), field, where, may)
        last = DEALT + int(state.players) - 1
        expect(where <= last or where >= UNDER, field, where, Phrase("may-up-to-or-from", most=last, least=UNDER))
        expect(where == 0 or bool(state.rules.chancery), field, where, because(0, "since-no-chancery"))
        if where >= UNDER:
            order = where - UNDER
            knows = [s for s in range(state.players) if cell(state, PUT_BACK + s * COMMISSION_COUNT + card) == order]
            fits = order > state.players and len(knows) == 1
            expect(fits, field, where, Phrase("may-under", limit=UNDER, order=order))


def check_memory(state: Town, seat: int) -> None:
    """What a seat knows of cards it has put back must be true, or nothing could be imagined for it."""
    players = int(state.players)
    given = {cell(state, TILE_ORDER + tile): cell(state, TILE_SEAT + tile) for tile in range(DICE_TILE_COUNT)}
    own = {order for order, owner in given.items() if owner == seat and order > players}
    if cell(state, PHASE) == ACTIONS and bool(state.questions.frames(state, DEAL_TILE)) and cell(state, TURN) == seat:
        own.add(int(tiles_given(state)) + 1)
    for card, name in enumerate(COMMISSIONS):
        known = cell(state, PUT_BACK + seat * COMMISSION_COUNT + card)
        if known == 0:
            continue
        field = f"put_back[{seat}].{name}"
        choices = sorted({0, players, *own})
        expect(known in choices, field, known, because(one_of(choices), "since-put-back"))
        where = cell(state, COMMISSION + card)
        held = where == DEALT + seat or (where == KEPT and given[int(filled_at(state, card))] == seat)
        expect(not held, field, known, because(0, "since-card-held"))
        filled = int(filled_at(state, card))
        fits = known < filled or where == UNDER + known
        expect(fits, field, known, because(at_most(filled - 1), "since-card-stayed"))
