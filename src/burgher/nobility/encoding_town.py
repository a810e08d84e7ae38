# compiled
"""What a network reads of the places of the town, of cards and of piles. `encoding` puts it together."""

from __future__ import annotations

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.nobility import council, guild_hall
from burgher.nobility.cells import (
    APPRENTICES,
    BAG,
    CLERK_DIE,
    COUNCIL,
    COUNCIL_DIE,
    COUNCIL_TILE,
    DISCARDED,
    DISPLAY,
    EVENT_LEFT,
    GUILD_DIE,
    HALL,
    HALL_DIE,
    HAND,
    MASTER,
    PILE,
    PORT_DIE,
    RETURNED,
    SHIP_LEFT,
    STACKED,
    TAVERN_DIE,
    UNSEEN,
    WORKSHOP,
)
from burgher.nobility.cells import SIZE as CELLS
from burgher.nobility.encoding_layout import (
    CARD_SIZE,
    COUNCIL_AT,
    COUNCIL_PRINTED,
    COUNCIL_SIZE,
    DICE_AT,
    DIE_SIZE,
    DISPLAY_AT,
    GUILD_SIZE,
    GUILDS_AT,
    HALL_AT,
    HALL_PRINTED,
    HALL_SIZE,
    PILES_AT,
    SIZE,
    WORKSHOP_PRINTED,
    WORKSHOP_SIZE,
)
from burgher.nobility.encoding_rows import DIE_CODES
from burgher.nobility.knowledge import hides_first
from burgher.nobility.names import (
    BUILDING_COUNT,
    CASTLE_SPACES,
    CLERK_SPACES,
    COUNCIL_SPACES,
    COUNCIL_TILE_COUNT,
    DISPLAY_SPACES,
    EVENT_COUNT,
    FACES,
    GUILD_COUNT,
    GUILD_SPACES,
    HALL_SPACES,
    HAND_SPACES,
    SEATS,
    SETTLERS_COUNT,
    SHIP_COUNT,
    WORKSHOP_COUNT,
)
from burgher.nobility.state import Town

# Each part writes all of its features, whatever was there. It looks first how long the arrays are and whether the
# numbers of seats and the like are such. The compiler then sees that no index can be wrong, and looks at none of them
# again: that halves the time. It sees so only where the conditions are simple, and where what counts is an `i64`.


# cards and piles


def write_display(state: Town, out: vec[i16]) -> None:
    c = state.cells
    rows = state.rules.rows.settlers
    if len(c) != CELLS or len(out) < SIZE or len(rows) != (SETTLERS_COUNT + 1) * CARD_SIZE:
        raise IndexError
    for space in range(i64(DISPLAY_SPACES)):
        card = c[DISPLAY + space]
        if card < -1 or card >= SETTLERS_COUNT:
            raise IndexError
        a = (card + 1) * CARD_SIZE
        b: i64 = DISPLAY_AT + space * CARD_SIZE
        n0, n1, n2, n3, n4, n5 = rows[a], rows[a + 1], rows[a + 2], rows[a + 3], rows[a + 4], rows[a + 5]
        n6, n7, n8, n9, n10, n11 = rows[a + 6], rows[a + 7], rows[a + 8], rows[a + 9], rows[a + 10], rows[a + 11]
        n12, n13, n14, n15, n16 = rows[a + 12], rows[a + 13], rows[a + 14], rows[a + 15], rows[a + 16]
        out[b], out[b + 1], out[b + 2], out[b + 3], out[b + 4], out[b + 5] = n0, n1, n2, n3, n4, n5
        out[b + 6], out[b + 7], out[b + 8], out[b + 9], out[b + 10], out[b + 11] = n6, n7, n8, n9, n10, n11
        out[b + 12], out[b + 13], out[b + 14], out[b + 15], out[b + 16] = n12, n13, n14, n15, n16


def write_piles(state: Town, viewer: i64, out: vec[i16]) -> None:
    c = state.cells
    if len(c) != CELLS or len(out) < SIZE:
        raise IndexError
    for card in range(i64(SETTLERS_COUNT)):
        pile = i16(c[PILE + card])
        out[PILES_AT + card] = i16(1) if pile == UNSEEN else i16(0)
        out[PILES_AT + SETTLERS_COUNT + card] = i16(1) if pile == DISCARDED else i16(0)
        out[PILES_AT + 2 * SETTLERS_COUNT + card] = i16(1) if pile == RETURNED else i16(0)
    for other in range(state.players):
        if hides_first(state, viewer, other):
            out[PILES_AT + c[HAND + other * HAND_SPACES]] = 1
    # The bag and what was discarded follow each other in the cells, too.
    at: i64 = PILES_AT + 3 * SETTLERS_COUNT
    for building in range(i64(2 * BUILDING_COUNT)):
        out[at + building] = i16(c[BAG + building])
    at += 2 * BUILDING_COUNT
    for tile in range(i64(COUNCIL_TILE_COUNT)):
        where = i16(c[COUNCIL_TILE + tile])
        out[at + tile] = i16(1) if where == STACKED else i16(0)
    at += COUNCIL_TILE_COUNT
    for ship in range(i64(SHIP_COUNT)):
        out[at + ship] = i16(c[SHIP_LEFT + ship])
    at += SHIP_COUNT
    if state.rules.events:
        for event in range(i64(EVENT_COUNT)):
            out[at + event] = i16(c[EVENT_LEFT + event])
    else:
        for event in range(i64(EVENT_COUNT)):
            out[at + event] = 0


# places


def write_dice(state: Town, viewer: i64, out: vec[i16]) -> None:
    """The dice on the board, but for those of the Chancery and the council: whose, and which value."""
    c = state.cells
    dice = state.rules.rows.dice
    if len(c) != CELLS or len(out) < SIZE or viewer < 0 or viewer >= SEATS:
        raise IndexError
    if len(dice) != SEATS * DIE_CODES * DIE_SIZE:
        raise IndexError
    # What is no die has the number of one after `&`, so that no index need be looked at.
    theirs = viewer * DIE_CODES
    for k in range(i64(2 * SEATS)):  # the tavern, and the yard behind it
        a = (theirs + (c[TAVERN_DIE + k] & (DIE_CODES - 1))) * DIE_SIZE
        b: i64 = DICE_AT + k * DIE_SIZE
        out[b], out[b + 1] = dice[a], dice[a + 1]
    for k in range(i64(FACES)):
        a = (theirs + (c[PORT_DIE + k] & (DIE_CODES - 1))) * DIE_SIZE
        b = DICE_AT + (2 * SEATS + k) * DIE_SIZE
        out[b], out[b + 1] = dice[a], dice[a + 1]
    for k in range(i64(CLERK_SPACES + CASTLE_SPACES)):  # the castle is behind the clerk
        a = (theirs + (c[CLERK_DIE + k] & (DIE_CODES - 1))) * DIE_SIZE
        b = DICE_AT + (2 * SEATS + FACES + k) * DIE_SIZE
        out[b], out[b + 1] = dice[a], dice[a + 1]
    for k in range(i64(HALL_SPACES)):
        a = (theirs + (c[HALL_DIE + k] & (DIE_CODES - 1))) * DIE_SIZE
        b = HALL_AT + k * HALL_SIZE + HALL_PRINTED + 1
        out[b], out[b + 1] = dice[a], dice[a + 1]
    for guild in range(i64(GUILD_COUNT)):
        for k in range(i64(GUILD_SPACES)):
            a = (theirs + (c[GUILD_DIE + guild * GUILD_SPACES + k] & (DIE_CODES - 1))) * DIE_SIZE
            b = GUILDS_AT + guild * GUILD_SIZE + k * DIE_SIZE
            out[b], out[b + 1] = dice[a], dice[a + 1]


def write_hall(state: Town, viewer: i64, out: vec[i16]) -> None:
    """The buildings on show, and what they cost the viewer."""
    c = state.cells
    rows = state.rules.rows.hall
    if len(c) != CELLS or len(out) < SIZE or len(rows) != (BUILDING_COUNT + 1) * HALL_PRINTED:
        raise IndexError
    spared = guild_hall.spared(state, viewer)
    for space in range(i64(HALL_SPACES)):
        tile = c[HALL + space]
        if tile < -1 or tile >= BUILDING_COUNT:
            raise IndexError
        a = (tile + 1) * HALL_PRINTED
        b: i64 = HALL_AT + space * HALL_SIZE
        n0, n1, n2, n3, n4 = rows[a], rows[a + 1], rows[a + 2], rows[a + 3], rows[a + 4]
        n5, n6, n7, n8, n9 = rows[a + 5], rows[a + 6], rows[a + 7], rows[a + 8], rows[a + 9]
        n10, n11, n12, n13 = rows[a + 10], rows[a + 11], rows[a + 12], rows[a + 13]
        out[b], out[b + 1], out[b + 2], out[b + 3], out[b + 4] = n0, n1, n2, n3, n4
        out[b + 5], out[b + 6], out[b + 7], out[b + 8], out[b + 9] = n5, n6, n7, n8, n9
        out[b + 10], out[b + 11], out[b + 12], out[b + 13] = n10, n11, n12, n13
        out[b + HALL_PRINTED] = i16(guild_hall.reduced(state, space, spared)) if tile >= 0 else i16(0)


def write_council(state: Town, viewer: i64, out: vec[i16]) -> None:
    c = state.cells
    rows = state.rules.rows.council
    dice = state.rules.rows.dice
    if len(c) != CELLS or len(out) < SIZE or len(rows) != (COUNCIL_TILE_COUNT + 1) * COUNCIL_PRINTED:
        raise IndexError
    if len(dice) != SEATS * DIE_CODES * DIE_SIZE or viewer < 0 or viewer >= SEATS:
        raise IndexError
    for space in range(i64(COUNCIL_SPACES)):
        tile = c[COUNCIL + space]
        if tile < -1 or tile >= COUNCIL_TILE_COUNT:
            raise IndexError
        a = (tile + 1) * COUNCIL_PRINTED
        b: i64 = COUNCIL_AT + space * COUNCIL_SIZE
        n0, n1, n2, n3, n4 = rows[a], rows[a + 1], rows[a + 2], rows[a + 3], rows[a + 4]
        n5, n6, n7, n8, n9 = rows[a + 5], rows[a + 6], rows[a + 7], rows[a + 8], rows[a + 9]
        out[b], out[b + 1], out[b + 2], out[b + 3], out[b + 4] = n0, n1, n2, n3, n4
        out[b + 5], out[b + 6], out[b + 7], out[b + 8], out[b + 9] = n5, n6, n7, n8, n9
        die = c[COUNCIL_DIE + space] & (DIE_CODES - 1)
        out[b + COUNCIL_PRINTED] = dice[(viewer * DIE_CODES + die) * DIE_SIZE]
    if not council.pays_coins(state, viewer):
        for space in range(i64(COUNCIL_SPACES)):
            out[COUNCIL_AT + space * COUNCIL_SIZE + 2] = 0


def write_guilds(state: Town, viewer: i64, out: vec[i16]) -> None:
    """How many dice each guild still takes, who is there, and its workshops."""
    c = state.cells
    r = state.rules
    rows = r.rows.workshops
    dice = r.rows.dice
    places = r.rows.places
    if len(c) != CELLS or len(out) < SIZE or viewer < 0 or viewer >= SEATS:
        raise IndexError
    if len(rows) != (WORKSHOP_COUNT + 1) * WORKSHOP_SIZE or len(dice) != SEATS * DIE_CODES * DIE_SIZE:
        raise IndexError
    if len(places) != SEATS * SEATS:
        raise IndexError
    most_dice = i16(r.guild_dice)
    spaces = i16(r.apprentice_spaces)
    for guild in range(i64(GUILD_COUNT)):
        at: i64 = GUILDS_AT + guild * GUILD_SIZE + GUILD_SPACES * DIE_SIZE
        left = most_dice
        for space in range(i64(GUILD_SPACES)):
            left -= i16(1) if c[GUILD_DIE + guild * GUILD_SPACES + space] != 0 else i16(0)
        out[at] = left
        # Where nobody sits there are none.
        room = spaces
        for seat in range(i64(SEATS)):
            apprentices = i16(c[APPRENTICES + guild * SEATS + seat])
            out[at + 1 + (places[viewer * SEATS + seat] & 7)] = apprentices
            room -= apprentices
        out[at + 1 + SEATS] = room
        for space in range(i64(GUILD_SPACES)):
            tile = c[WORKSHOP + guild * GUILD_SPACES + space]
            owner = c[MASTER + guild * GUILD_SPACES + space]
            if tile < -1 or tile >= WORKSHOP_COUNT or owner < -1 or owner >= SEATS:
                raise IndexError
            a = (tile + 1) * WORKSHOP_SIZE
            b = at + 2 + SEATS + space * WORKSHOP_SIZE
            n0, n1, n2, n3 = rows[a], rows[a + 1], rows[a + 2], rows[a + 3]
            n4, n5, n6, n7 = rows[a + 4], rows[a + 5], rows[a + 6], rows[a + 7]
            out[b], out[b + 1], out[b + 2], out[b + 3] = n0, n1, n2, n3
            out[b + 4], out[b + 5], out[b + 6], out[b + 7] = n4, n5, n6, n7
            # Whose a workshop is, is whose a die of its owner's would be.
            out[b + WORKSHOP_PRINTED] = dice[(viewer * DIE_CODES + (owner + 1) * 10) * DIE_SIZE]
