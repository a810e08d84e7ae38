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
    DISCARDED,
    EVENT_LEFT,
    GUILD_DIE,
    HALL,
    HALL_DIE,
    MASTER,
    PILE,
    RETURNED,
    SHIP_LEFT,
    STACKED,
    WORKSHOP,
)
from burgher.nobility.knowledge import unseen_settlers
from burgher.nobility.names import (
    AUTOMA,
    BUILDING_COUNT,
    COMMUNITY_TILE,
    COUNCIL_TILE_COUNT,
    EVENT_COUNT,
    GOOD_COUNT,
    GUILD_COUNT,
    GUILD_SPACES,
    RACE_COUNT,
    SEATS,
    SETTLERS_COUNT,
    SHIP_COUNT,
    WORKSHOP_EFFECT_COUNT,
)
from burgher.nobility.state import Town

CARD_SIZE: Final = 1 + RACE_COUNT + GOOD_COUNT + 4
DIE_SIZE: Final = 2
PILES_SIZE: Final = 3 * SETTLERS_COUNT + 2 * BUILDING_COUNT + COUNCIL_TILE_COUNT + SHIP_COUNT + EVENT_COUNT
HALL_SIZE: Final = 2 + GUILD_COUNT + WORKSHOP_EFFECT_COUNT + 1 + DIE_SIZE
COUNCIL_SIZE: Final = 3 + GOOD_COUNT + 2
GUILD_SIZE: Final = GUILD_SPACES * DIE_SIZE + 1 + SEATS + 1 + GUILD_SPACES * (2 + WORKSHOP_EFFECT_COUNT)


def copy_cells(state: Town, first: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """So many cells as they are."""
    c = state.cells
    for k in range(count):
        out[at + k] = i16(c[first + k])
    return at + count


def turned(state: Town, viewer: i64, seat: i64) -> i64:
    """How many places after the viewer a seat sits."""
    return (seat - viewer) % state.players


def whose(state: Town, viewer: i64, owner: i64) -> i64:
    """0 nobody's, 1 the viewer's, and so on; 7 the automa's."""
    if owner < 0:
        return 0
    return AUTOMA + 1 if owner == AUTOMA else turned(state, viewer, owner) + 1


# cards and piles


def write_card(state: Town, card: i64, out: vec[i16], at: i64) -> i64:
    """A settlers card; nothing for none."""
    if card >= 0:
        r = state.rules
        out[at] = 1
        out[at + 1 + r.settlers_race[card]] = 1
        for good in range(GOOD_COUNT):
            out[at + 1 + RACE_COUNT + good] = i16(r.settlers_goods[card * GOOD_COUNT + good])
        numbers = at + 1 + RACE_COUNT + GOOD_COUNT
        out[numbers] = i16(r.settlers_least[card])
        out[numbers + 1] = i16(r.settlers_most[card])
        out[numbers + 2] = i16(r.settlers_workers[card])
        out[numbers + 3] = i16(r.settlers_stars[card])
    return at + CARD_SIZE


def write_piles(state: Town, viewer: i64, out: vec[i16], at: i64) -> i64:
    c = state.cells
    unseen = unseen_settlers(state, viewer)
    for card in range(SETTLERS_COUNT):
        out[at + card] = i16(unseen[card])
        if c[PILE + card] == DISCARDED:
            out[at + SETTLERS_COUNT + card] = 1
        elif c[PILE + card] == RETURNED:
            out[at + 2 * SETTLERS_COUNT + card] = 1
    # The bag and what was discarded follow each other in the cells, too.
    at = copy_cells(state, BAG, 2 * BUILDING_COUNT, out, at + 3 * SETTLERS_COUNT)
    for tile in range(COUNCIL_TILE_COUNT):
        if c[COUNCIL_TILE + tile] == STACKED:
            out[at + tile] = 1
    at = copy_cells(state, SHIP_LEFT, SHIP_COUNT, out, at + COUNCIL_TILE_COUNT)
    return copy_cells(state, EVENT_LEFT, EVENT_COUNT, out, at)


# places


def write_dice(state: Town, viewer: i64, first: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """Dice on spaces that follow each other: whose, and which value."""
    for k in range(count):
        die = state.cells[first + k]
        if die != 0:
            out[at + k * DIE_SIZE] = i16(whose(state, viewer, die // 10 - 1))
            out[at + k * DIE_SIZE + 1] = i16(die % 10)
    return at + count * DIE_SIZE


def write_effects(state: Town, tile: i64, out: vec[i16], at: i64) -> i64:
    for effect in range(WORKSHOP_EFFECT_COUNT):
        out[at + effect] = i16(state.rules.workshop_effects[tile * WORKSHOP_EFFECT_COUNT + effect])
    return at + WORKSHOP_EFFECT_COUNT


def write_hall(state: Town, viewer: i64, space: i64, out: vec[i16], at: i64) -> i64:
    tile = state.cells[HALL + space]
    if tile >= 0:
        out[at] = 1
        if tile == COMMUNITY_TILE:
            out[at + 1] = 1
        else:
            out[at + 2 + state.rules.workshop_guild[tile]] = 1
            write_effects(state, tile, out, at + 2 + GUILD_COUNT)
        out[at + 2 + GUILD_COUNT + WORKSHOP_EFFECT_COUNT] = i16(guild_hall.price(state, viewer, space))
    return write_dice(state, viewer, HALL_DIE + space, 1, out, at + HALL_SIZE - DIE_SIZE)


def write_council(state: Town, viewer: i64, space: i64, out: vec[i16], at: i64) -> i64:
    r = state.rules
    tile = state.cells[COUNCIL + space]
    if tile >= 0:
        out[at] = 1
        out[at + 1] = i16(r.council_nobility[tile])
        out[at + 2] = i16(council.coins_asked(state, viewer, tile))
        for good in range(GOOD_COUNT):
            out[at + 3 + good] = i16(r.council_goods[tile * GOOD_COUNT + good])
        out[at + 3 + GOOD_COUNT] = i16(r.council_points[tile])
    die = state.cells[COUNCIL_DIE + space]
    if die != 0:
        out[at + COUNCIL_SIZE - 1] = i16(whose(state, viewer, die // 10 - 1))
    return at + COUNCIL_SIZE


def write_guild(state: Town, viewer: i64, guild: i64, out: vec[i16], at: i64) -> i64:
    c = state.cells
    at = write_dice(state, viewer, GUILD_DIE + guild * GUILD_SPACES, GUILD_SPACES, out, at)
    dice: i64 = 0
    for k in range(GUILD_SPACES):
        if c[GUILD_DIE + guild * GUILD_SPACES + k] != 0:
            dice += 1
    out[at] = i16(state.rules.guild_dice - dice)
    at += 1
    for seat in range(state.players):
        out[at + turned(state, viewer, seat)] = i16(c[APPRENTICES + guild * SEATS + seat])
    at += SEATS
    out[at] = i16(state.rules.apprentice_spaces - state.apprentices_in(guild))
    at += 1
    for k in range(GUILD_SPACES):
        tile = c[WORKSHOP + guild * GUILD_SPACES + k]
        if tile >= 0:
            out[at] = 1
            write_effects(state, tile, out, at + 1)
            owner = c[MASTER + guild * GUILD_SPACES + k]
            out[at + 1 + WORKSHOP_EFFECT_COUNT] = i16(whose(state, viewer, owner))
        at += 2 + WORKSHOP_EFFECT_COUNT
    return at
