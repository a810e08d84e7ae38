# compiled
"""What a network reads of the seats, and of the viewer's secrets. `encoding` puts it together."""

from __future__ import annotations

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.nobility.cells import (
    BOARD_DIE,
    CHARACTER,
    COINS,
    COMMISSION,
    COMMUNITY,
    COUNCIL_TILE,
    DEALT,
    DESK,
    DESK_DIE,
    DICE,
    FULFILLED,
    HAND,
    LOT,
    MASTER,
    MODIFIERS,
    NOBILITY,
    PASSED,
    PLATFORM,
    POINTS,
    REPUTATION,
    SECRET,
    STORE,
    TILE_CARD,
    TILE_FILLED,
    TILE_SEAT,
    USED,
    WORKERS,
)
from burgher.nobility.cells import SIZE as CELLS
from burgher.nobility.chancery import is_active
from burgher.nobility.encoding_layout import (
    CARD_SIZE,
    CHARACTER_AT,
    CHARACTER_PRINTED,
    COMMUNITY_AT,
    COUNTS_AT,
    DESK_DICE_AT,
    DESKS_AT,
    DICE_LEFT_AT,
    DIE_SIZE,
    HAND_AT,
    POINTS_AT,
    SEAT_SIZE,
    SEATS_AT,
    SECRET_AT,
    SETTLED_AT,
    SIZE,
    STORE_AT,
)
from burgher.nobility.encoding_rows import COUNTED, COUNTER, COUNTERS, DIE_CODES, LOT_CODES, turned, whose
from burgher.nobility.ending import commission_points
from burgher.nobility.income import coins_due
from burgher.nobility.knowledge import hides_first
from burgher.nobility.names import (
    CHARACTER_COUNT,
    COMMISSION_COUNT,
    COMMUNITY_SPACES,
    COUNCIL_TILE_COUNT,
    DESK_SPACES,
    DESKS,
    DICE_TILE_COUNT,
    FACES,
    GOOD_COUNT,
    HAND_SPACES,
    LOTS,
    POINT_SOURCE_COUNT,
    RACE_COUNT,
    SEATS,
    SETTLERS_COUNT,
    TILE_FIELDS,
    WORKSHOP_SPACES,
)
from burgher.nobility.state import Town


def write_seats(state: Town, viewer: i64, out: vec[i16]) -> None:
    """All that the viewer may know of everybody, but for what `count_chancery` counts: that is 0."""
    players = state.players
    if len(out) < SIZE or players < 0 or players > SEATS:
        raise IndexError
    for seat in range(players):
        place = turned(players, viewer, seat)
        write_seat(state, seat, place, out)
        write_hand(state, seat, place, out)
        if hides_first(state, viewer, seat):
            # That it is there is all that the viewer knows of the first card.
            for k in range(i64(1), i64(CARD_SIZE)):
                out[SEATS_AT + place * SEAT_SIZE + HAND_AT + k] = 0
    for place in range(players, i64(SEATS)):
        for k in range(i64(SEAT_SIZE)):
            out[SEATS_AT + place * SEAT_SIZE + k] = 0
    count_owned(state, viewer, out)


def write_seat(state: Town, seat: i64, place: i64, out: vec[i16]) -> None:
    """A seat, but for its hand; what is counted later is 0."""
    c = state.cells
    r = state.rules
    rows = r.rows.characters
    if len(c) != CELLS or len(out) < SIZE or seat < 0 or seat >= SEATS or place < 0 or place >= SEATS:
        raise IndexError
    if len(rows) != (CHARACTER_COUNT + 1) * CHARACTER_PRINTED:
        raise IndexError
    at: i64 = SEATS_AT + place * SEAT_SIZE
    out[at] = 1
    out[at + 1] = i16(c[COINS + seat])
    out[at + 2] = i16(c[MODIFIERS + seat])
    out[at + 3] = i16(c[REPUTATION + seat])
    out[at + 4] = i16(c[NOBILITY + seat])
    out[at + 5] = i16(c[WORKERS + seat])
    out[at + 6] = i16(c[PLATFORM + seat])
    out[at + 8] = i16(c[USED + seat])
    out[at + 9] = i16(state.pips_left(seat))
    out[at + 10] = i16(c[PASSED + seat])
    goods: i64 = 0
    for good in range(i64(GOOD_COUNT)):
        number = c[STORE + seat * GOOD_COUNT + good]
        goods += number
        out[at + STORE_AT + 1 + good] = i16(number)
    out[at + STORE_AT] = i16(goods)
    points: i64 = 0
    for source in range(i64(POINT_SOURCE_COUNT)):
        number = c[POINTS + seat * POINT_SOURCE_COUNT + source]
        points += number
        out[at + POINTS_AT + 1 + source] = i16(number)
    out[at + POINTS_AT] = i16(points)
    for space in range(i64(COMMUNITY_SPACES)):
        out[at + COMMUNITY_AT + space] = i16(c[COMMUNITY + seat * COMMUNITY_SPACES + space])
    for value in range(i64(FACES)):
        out[at + DICE_LEFT_AT + value] = i16(c[DICE + seat * FACES + value])
    out[at + DICE_LEFT_AT + FACES] = i16(c[BOARD_DIE + seat] % 10)
    character = c[CHARACTER + seat]
    if character < -1 or character >= CHARACTER_COUNT:
        raise IndexError
    a = (character + 1) * CHARACTER_PRINTED
    b = at + CHARACTER_AT
    n0, n1, n2, n3, n4, n5 = rows[a], rows[a + 1], rows[a + 2], rows[a + 3], rows[a + 4], rows[a + 5]
    n6, n7, n8, n9, n10 = rows[a + 6], rows[a + 7], rows[a + 8], rows[a + 9], rows[a + 10]
    out[b], out[b + 1], out[b + 2], out[b + 3], out[b + 4], out[b + 5] = n0, n1, n2, n3, n4, n5
    out[b + 6], out[b + 7], out[b + 8], out[b + 9], out[b + 10] = n6, n7, n8, n9, n10
    for k in range(i64(SECRET_AT - COUNTS_AT)):
        out[at + COUNTS_AT + k] = 0
    out[at + COUNTS_AT] = i16(1) if c[NOBILITY + seat] >= r.lord_at else i16(0)
    out[at + COUNTS_AT + 3] = i16(state.apprentices_of(seat))
    out[at + COUNTS_AT + 5] = i16(coins_due(state, seat))
    out[at + SECRET_AT] = i16(c[SECRET + seat])


def write_hand(state: Town, seat: i64, place: i64, out: vec[i16]) -> None:
    """The settlers cards of a seat: those completed, by race, as many as there are houses, and those that are open."""
    c = state.cells
    rows = state.rules.rows.settlers
    houses = state.rules.rows.houses
    if len(c) != CELLS or len(out) < SIZE or seat < 0 or seat >= SEATS or place < 0 or place >= SEATS:
        raise IndexError
    if len(houses) != LOT_CODES or len(rows) != (SETTLERS_COUNT + 1) * CARD_SIZE:
        raise IndexError
    at: i64 = SEATS_AT + place * SEAT_SIZE
    counts: i64 = 0
    for lot in range(i64(LOTS)):
        counts += houses[(c[LOT + seat * LOTS + lot] + 1) & (LOT_CODES - 1)]
    for race in range(i64(RACE_COUNT)):
        out[at + SETTLED_AT + race] = i16((counts >> COUNTER * race) & COUNTED)
    out[at + 7] = i16(counts >> COUNTER * RACE_COUNT)
    for space in range(i64(HAND_SPACES)):
        card = c[HAND + seat * HAND_SPACES + space]
        if card < -1 or card >= SETTLERS_COUNT:
            raise IndexError
        a = (card + 1) * CARD_SIZE
        b = at + HAND_AT + space * CARD_SIZE
        n0, n1, n2, n3, n4, n5 = rows[a], rows[a + 1], rows[a + 2], rows[a + 3], rows[a + 4], rows[a + 5]
        n6, n7, n8, n9, n10, n11 = rows[a + 6], rows[a + 7], rows[a + 8], rows[a + 9], rows[a + 10], rows[a + 11]
        n12, n13, n14, n15, n16 = rows[a + 12], rows[a + 13], rows[a + 14], rows[a + 15], rows[a + 16]
        out[b], out[b + 1], out[b + 2], out[b + 3], out[b + 4], out[b + 5] = n0, n1, n2, n3, n4, n5
        out[b + 6], out[b + 7], out[b + 8], out[b + 9], out[b + 10], out[b + 11] = n6, n7, n8, n9, n10, n11
        out[b + 12], out[b + 13], out[b + 14], out[b + 15], out[b + 16] = n12, n13, n14, n15, n16


def count_owned(state: Town, viewer: i64, out: vec[i16]) -> None:
    """How many council tiles and workshops each seat has."""
    c = state.cells
    places = state.rules.rows.places
    counts = state.rules.rows.counts
    players = state.players
    if len(c) != CELLS or len(out) < SIZE or viewer < 0 or viewer >= SEATS or players < 0 or players > SEATS:
        raise IndexError
    if len(places) != SEATS * SEATS or len(counts) != COUNTERS:
        raise IndexError
    tiles: i64 = 0
    for tile in range(i64(COUNCIL_TILE_COUNT)):
        tiles += counts[c[COUNCIL_TILE + tile] & (COUNTERS - 1)]
    workshops: i64 = 0
    for space in range(i64(WORKSHOP_SPACES)):
        workshops += counts[(c[MASTER + space] + 1) & (COUNTERS - 1)]
    for seat in range(players):
        place = places[viewer * SEATS + seat] & (COUNTERS - 1)
        out[SEATS_AT + COUNTS_AT + 1 + place * SEAT_SIZE] = i16((tiles >> COUNTER * (FULFILLED + seat)) & COUNTED)
        out[SEATS_AT + COUNTS_AT + 2 + place * SEAT_SIZE] = i16((workshops >> COUNTER * (seat + 1)) & COUNTED)


# the Chancery


def write_commissions(state: Town, viewer: i64, out: vec[i16], at: i64) -> None:
    """The viewer's own: kept, active, dealt; and what those kept or dealt would bring now. Over zeros."""
    c = state.cells
    worth = at + 3 * COMMISSION_COUNT
    for tile in range(i64(DICE_TILE_COUNT)):
        if c[TILE_SEAT + tile] == viewer:
            card = c[TILE_CARD + tile]
            out[at + card] = 1
            out[at + COMMISSION_COUNT + card] = 1 if is_active(state, tile) else 0
            out[worth + card] = i16(commission_points(state, viewer, card))
    for card in range(i64(COMMISSION_COUNT)):
        if c[COMMISSION + card] == DEALT + viewer:
            out[at + 2 * COMMISSION_COUNT + card] = 1
            out[worth + card] = i16(commission_points(state, viewer, card))


def write_desks(state: Town, viewer: i64, out: vec[i16]) -> None:
    """The dice of the Chancery, and who sits at its desks."""
    dice = state.rules.rows.dice
    for space in range(i64(DESK_SPACES)):
        a = (viewer * DIE_CODES + state.cells[DESK_DIE + space]) * DIE_SIZE
        b: i64 = DESK_DICE_AT + space * DIE_SIZE
        out[b], out[b + 1] = dice[a], dice[a + 1]
    for desk in range(i64(DESKS)):
        out[DESKS_AT + desk] = i16(whose(state.players, viewer, state.cells[DESK + desk]))


def count_chancery(state: Town, viewer: i64, out: vec[i16], at: i64) -> None:
    """How many desks each seat has; and of its dice tiles, which lie open: how many, how many of them are full, and
    which values the others still need. `at` is where the first seat's counts begin."""
    c = state.cells
    for desk in range(i64(DESK), i64(DESK + DESKS)):
        if c[desk] >= 0:
            out[at + 4 + turned(state.players, viewer, c[desk]) * SEAT_SIZE] += 1
    for tile in range(i64(DICE_TILE_COUNT)):
        if c[TILE_SEAT + tile] >= 0:
            tiles = at + 6 + turned(state.players, viewer, c[TILE_SEAT + tile]) * SEAT_SIZE
            out[tiles] += 1
            if is_active(state, tile):
                out[tiles + 1] += 1
            for field in range(tile * TILE_FIELDS, tile * TILE_FIELDS + TILE_FIELDS):
                if c[TILE_FILLED + field] == 0:
                    out[tiles + 1 + state.rules.tile_values[field]] += 1
