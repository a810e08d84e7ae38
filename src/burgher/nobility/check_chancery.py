"""Refuses desks, commission cards and dice tiles that cannot be as they are."""

from __future__ import annotations

from burgher.core.checking import expect
from burgher.nobility.cells import (
    COMMISSION,
    DEALT,
    DESK,
    KEPT,
    PHASE,
    PUT_BACK,
    SETUP,
    TILE_CARD,
    TILE_FILLED,
    TILE_ORDER,
    TILE_SEAT,
)
from burgher.nobility.chancery import commissions_of
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
    SEATS,
    TILE_FIELDS,
)
from burgher.nobility.piece_view import cell
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
        expect(desk < usable, field, seat, "-1: the desk is not used in this game")
        expect(seat < state.players, field, seat, f"from -1 to {state.players - 1}")
        race = int(state.rules.desk_race[desk])
        settled = state.settled(seat, race) > 0
        expect(settled, field, seat, f"a seat that has completed settlers of the race {RACES[race]}")


def check_tiles(state: Town) -> None:
    """Each tile that was given out has a card under it and its place in the order."""
    orders = []
    for tile, name in enumerate(DICE_TILES):
        seat = cell(state, TILE_SEAT + tile)
        card = cell(state, TILE_CARD + tile)
        filled = [cell(state, TILE_FILLED + tile * TILE_FIELDS + k) for k in range(TILE_FIELDS)]
        order = cell(state, TILE_ORDER + tile)
        expect(seat < state.players, f"tile_seat.{name}", seat, f"from -1 to {state.players - 1}")
        expect(
            (seat == NOBODY) == (card == NOBODY), f"tile_card.{name}", card, "a card when a seat has the tile, or -1"
        )
        expect((seat == NOBODY) == (order == 0), f"tile_order.{name}", order, "from 1 when a seat has the tile, or 0")
        expect(seat != NOBODY or not any(filled), f"tile_filled.{name}", filled, "empty while nobody has the tile")
        orders.append(order)
    given = sorted(order for order in orders if order > 0)
    fits = given == list(range(1, len(given) + 1))
    expect(fits, "tile_order", given, "each number from 1 on once")
    expect(not given or bool(state.rules.chancery), "tile_seat", given, "empty without the Chancery")
    for seat in range(state.players):
        held = int(commissions_of(state, seat))
        limit = 1 + int(state.desks_of(seat))
        expect(held <= limit, f"tile_seat of seat {seat}", f"{held} tiles", f"at most {limit}")


def check_cards(state: Town) -> None:
    """A card is in the stack, under one tile, or looked at by a seat that is asked about it."""
    under = [cell(state, TILE_CARD + tile) for tile in range(DICE_TILE_COUNT)]
    for card, name in enumerate(COMMISSIONS):
        where = cell(state, COMMISSION + card)
        tiles = under.count(card)
        expect(
            tiles == int(where == KEPT),
            f"commission.{name}",
            where,
            f"1 for a card under one tile; it is under {tiles}",
        )
        expect(where < DEALT + state.players, f"commission.{name}", where, "a card that a seat of the game looks at")
        expect(where == 0 or bool(state.rules.chancery), f"commission.{name}", where, "0 without the Chancery")


def check_memory(state: Town, seat: int) -> None:
    """What a seat knows of cards it has put back must be true, or nothing could be imagined for it."""
    setup = cell(state, PHASE) == SETUP
    given = sum(cell(state, TILE_SEAT + tile) != NOBODY for tile in range(DICE_TILE_COUNT))
    most = max(given, int(state.players))
    for card, name in enumerate(COMMISSIONS):
        known = cell(state, PUT_BACK + seat * COMMISSION_COUNT + card)
        field = f"put_back[{seat}].{name}"
        expect(known <= most, field, known, f"at most {most}, as many as there are dice tiles in play")
        for tile in range(DICE_TILE_COUNT):
            owner = cell(state, TILE_SEAT + tile)
            if cell(state, TILE_CARD + tile) == card and owner != seat:
                order = cell(state, TILE_ORDER + tile)
                expect(known < order, field, known, f"below {order}: it lies under {DICE_TILES[tile]}")
        others = [other for other in range(SEATS) if cell(state, COMMISSION + card) == DEALT + other != DEALT + seat]
        expect(not (setup and known and others), field, known, "0: another seat was dealt it at the start")
