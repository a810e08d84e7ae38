# compiled
"""What a network reads of the places of the town, of cards and of piles. `encoding` puts it together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.nobility import council, guild_hall
from burgher.nobility.cells import (
    APPRENTICES,
    BAG,
    COUNCIL,
    COUNCIL_DIE,
    COUNCIL_TILE,
    EVENT_LEFT,
    GUILD_DIE,
    HALL,
    HALL_DIE,
    HAND,
    MASTER,
    PILE,
    SHIP_LEFT,
    STACKED,
    UNSEEN,
    WORKSHOP,
)
from burgher.nobility.knowledge import hides_first
from burgher.nobility.names import (
    AUTOMA,
    BUILDING_COUNT,
    COMMUNITY_TILE,
    COUNCIL_SPACES,
    COUNCIL_TILE_COUNT,
    EVENT_COUNT,
    GOOD_COUNT,
    GUILD_COUNT,
    GUILD_SPACES,
    HALL_SPACES,
    HAND_SPACES,
    RACE_COUNT,
    SEATS,
    SETTLERS_COUNT,
    SHIP_COUNT,
    WORKSHOP_EFFECT_COUNT,
)
from burgher.nobility.rules import Rules
from burgher.nobility.state import Town

# How many features there are of each; numbers, because mypyc knows them only so when it compiles. `features` names them
# all, and a test compares.
CARD_SIZE: Final = 17
DIE_SIZE: Final = 2
PILES_SIZE: Final = 282
HALL_SIZE: Final = 17
COUNCIL_SIZE: Final = 11
WORKSHOP_SIZE: Final = 8
GUILD_SIZE: Final = 38


def copy_cells(c: vec[i64], first: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """So many cells as they are."""
    for k in range(count):
        out[at + k] = i16(c[first + k])
    return at + count


def turned(state: Town, viewer: i64, seat: i64) -> i64:
    """How many places after the viewer a seat sits."""
    places = seat - viewer
    return places if places >= 0 else places + state.players


def whose(state: Town, viewer: i64, owner: i64) -> i64:
    """0 nobody's, 1 the viewer's, and so on; 7 the automa's."""
    if owner < 0:
        return 0
    if owner == AUTOMA:
        return AUTOMA + 1
    return turned(state, viewer, owner) + 1


# cards and piles


def write_cards(state: Town, first: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """Settlers cards in cells that follow each other; nothing for none."""
    c = state.cells
    r = state.rules
    for place in range(count):
        card = c[first + place]
        if card >= 0:
            write_card(r, card, out, at + place * CARD_SIZE)
    return at + count * CARD_SIZE


def write_card(r: Rules, card: i64, out: vec[i16], at: i64) -> None:
    out[at] = 1
    out[at + 1 + r.settlers_race[card]] = 1
    numbers = copy_cells(r.settlers_goods, card * GOOD_COUNT, GOOD_COUNT, out, at + 1 + RACE_COUNT)
    out[numbers] = i16(r.settlers_least[card])
    out[numbers + 1] = i16(r.settlers_most[card])
    out[numbers + 2] = i16(r.settlers_workers[card])
    out[numbers + 3] = i16(r.settlers_stars[card])


def write_piles(state: Town, viewer: i64, out: vec[i16], at: i64) -> i64:
    c = state.cells
    for card in range(SETTLERS_COUNT):
        pile = c[PILE + card]
        out[at + card] = 1 if pile == UNSEEN else 0
        # Discarded, then returned: the features stand in the order of the numbers that the cells have for them.
        if pile > UNSEEN:
            out[at + (pile - UNSEEN) * SETTLERS_COUNT + card] = 1
    for other in range(state.players):
        if hides_first(state, viewer, other):
            out[at + c[HAND + other * HAND_SPACES]] = 1
    # The bag and what was discarded follow each other in the cells, too.
    at = copy_cells(c, BAG, 2 * BUILDING_COUNT, out, at + 3 * SETTLERS_COUNT)
    for tile in range(COUNCIL_TILE_COUNT):
        out[at + tile] = 1 if c[COUNCIL_TILE + tile] == STACKED else 0
    at = copy_cells(c, SHIP_LEFT, SHIP_COUNT, out, at + COUNCIL_TILE_COUNT)
    if state.rules.events:
        copy_cells(c, EVENT_LEFT, EVENT_COUNT, out, at)
    return at + EVENT_COUNT


# places


def write_dice(state: Town, viewer: i64, first: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """Dice on spaces that follow each other: whose, and which value."""
    c = state.cells
    for k in range(count):
        die = c[first + k]
        if die != 0:
            out[at + k * DIE_SIZE] = i16(whose(state, viewer, die // 10 - 1))
            out[at + k * DIE_SIZE + 1] = i16(die % 10)
    return at + count * DIE_SIZE


def write_hall(state: Town, viewer: i64, out: vec[i16], at: i64) -> i64:
    c = state.cells
    r = state.rules
    effects = r.workshop_effects
    for space in range(HALL_SPACES):
        tile = c[HALL + space]
        if tile >= 0:
            out[at] = 1
            if tile == COMMUNITY_TILE:
                out[at + 1] = 1
            else:
                out[at + 2 + r.workshop_guild[tile]] = 1
                copy_cells(effects, tile * WORKSHOP_EFFECT_COUNT, WORKSHOP_EFFECT_COUNT, out, at + 2 + GUILD_COUNT)
            out[at + 2 + GUILD_COUNT + WORKSHOP_EFFECT_COUNT] = i16(guild_hall.price(state, viewer, space))
        at = write_dice(state, viewer, HALL_DIE + space, 1, out, at + HALL_SIZE - DIE_SIZE)
    return at


def write_council(state: Town, viewer: i64, out: vec[i16], at: i64) -> i64:
    c = state.cells
    r = state.rules
    goods = r.council_goods
    for space in range(COUNCIL_SPACES):
        tile = c[COUNCIL + space]
        if tile >= 0:
            out[at] = 1
            out[at + 1] = i16(r.council_nobility[tile])
            out[at + 2] = i16(council.coins_asked(state, viewer, tile))
            copy_cells(goods, tile * GOOD_COUNT, GOOD_COUNT, out, at + 3)
            out[at + 3 + GOOD_COUNT] = i16(r.council_points[tile])
        die = c[COUNCIL_DIE + space]
        if die != 0:
            out[at + COUNCIL_SIZE - 1] = i16(whose(state, viewer, die // 10 - 1))
        at += COUNCIL_SIZE
    return at


def write_guild(state: Town, viewer: i64, guild: i64, out: vec[i16], at: i64) -> i64:
    c = state.cells
    r = state.rules
    effects = r.workshop_effects
    spaces = guild * GUILD_SPACES
    at = write_dice(state, viewer, GUILD_DIE + spaces, GUILD_SPACES, out, at)
    left = r.guild_dice
    for space in range(spaces, spaces + GUILD_SPACES):
        if c[GUILD_DIE + space] != 0:
            left -= 1
    out[at] = i16(left)
    at += 1
    room = r.apprentice_spaces
    for seat in range(state.players):
        apprentices = c[APPRENTICES + guild * SEATS + seat]
        out[at + turned(state, viewer, seat)] = i16(apprentices)
        room -= apprentices
    at += SEATS
    out[at] = i16(room)
    at += 1
    for space in range(spaces, spaces + GUILD_SPACES):
        tile = c[WORKSHOP + space]
        if tile >= 0:
            out[at] = 1
            copy_cells(effects, tile * WORKSHOP_EFFECT_COUNT, WORKSHOP_EFFECT_COUNT, out, at + 1)
            out[at + 1 + WORKSHOP_EFFECT_COUNT] = i16(whose(state, viewer, c[MASTER + space]))
        at += WORKSHOP_SIZE
    return at
