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
    HAND,
    MASTER,
    PILE,
    RETURNED,
    SHIP_LEFT,
    STACKED,
    UNSEEN,
    WORKSHOP,
)
from burgher.nobility.cells import SIZE as CELLS
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
    WORKSHOP_COUNT,
    WORKSHOP_EFFECT_COUNT,
)
from burgher.nobility.rules import Rules
from burgher.nobility.state import Town

# Where the features of each thing begin and how many there are; numbers, because mypyc knows them only so when it
# compiles. `features` names them all, and a test compares.
CARD_SIZE: Final = 17
DIE_SIZE: Final = 2
PILES_SIZE: Final = 282
HALL_SIZE: Final = 17
COUNCIL_SIZE: Final = 11
WORKSHOP_SIZE: Final = 8
GUILD_SIZE: Final = 38
PILES_AT: Final = 233
DISPLAY_AT: Final = PILES_AT + PILES_SIZE
HALL_AT: Final = DISPLAY_AT + 6 * CARD_SIZE
COUNCIL_AT: Final = HALL_AT + 6 * HALL_SIZE
DICE_AT: Final = COUNCIL_AT + 18 * COUNCIL_SIZE
DESKS_AT: Final = DICE_AT + 31 * DIE_SIZE
GUILDS_AT: Final = DESKS_AT + 12
SEATS_AT: Final = GUILDS_AT + 6 * GUILD_SIZE
SEAT_SIZE: Final = 138
SIZE: Final = SEATS_AT + 6 * SEAT_SIZE

MOST_DICE: Final = 6
"""Dice that are written in one go."""
LAST_CARD: Final = SIZE - CARD_SIZE
LAST_DICE: Final = SIZE - MOST_DICE * DIE_SIZE
"""Nothing that is written in one go begins further on."""

# Each part looks first how long the arrays are and whether the numbers of seats and the like are such. The compiler
# then sees that no index can be wrong, and looks at none of them again: that halves the time. It sees so only where the
# conditions are simple, and where what counts is an `i64`.


def turned(players: i64, viewer: i64, seat: i64) -> i64:
    """How many places after the viewer a seat sits."""
    places = seat - viewer
    return places if places >= 0 else places + players


def whose(players: i64, viewer: i64, owner: i64) -> i64:
    """0 nobody's, 1 the viewer's, and so on; 7 the automa's."""
    if owner < 0:
        return 0
    if owner == AUTOMA:
        return AUTOMA + 1
    return turned(players, viewer, owner) + 1


# cards and piles


def write_cards(state: Town, first: i64, count: i64, out: vec[i16], at: i64) -> None:
    """Settlers cards in cells that follow each other; nothing for none."""
    c = state.cells
    r = state.rules
    for place in range(count):
        card = c[first + place]
        if card >= 0:
            write_card(r, card, out, at + place * CARD_SIZE)


def write_card(r: Rules, card: i64, out: vec[i16], at: i64) -> None:
    goods = r.settlers_goods
    if len(goods) != SETTLERS_COUNT * GOOD_COUNT or card < 0 or card >= SETTLERS_COUNT:
        raise IndexError
    if len(out) < SIZE or at < 0 or at > LAST_CARD:
        raise IndexError
    out[at] = 1
    out[at + 1 + r.settlers_race[card]] = 1
    for good in range(i64(GOOD_COUNT)):
        out[at + 1 + RACE_COUNT + good] = i16(goods[card * GOOD_COUNT + good])
    numbers = at + 1 + RACE_COUNT + GOOD_COUNT
    out[numbers] = i16(r.settlers_least[card])
    out[numbers + 1] = i16(r.settlers_most[card])
    out[numbers + 2] = i16(r.settlers_workers[card])
    out[numbers + 3] = i16(r.settlers_stars[card])


def write_piles(state: Town, viewer: i64, out: vec[i16]) -> None:
    c = state.cells
    if len(c) != CELLS or len(out) < SIZE:
        raise IndexError
    for card in range(i64(SETTLERS_COUNT)):
        pile = c[PILE + card]
        out[PILES_AT + card] = 1 if pile == UNSEEN else 0
        out[PILES_AT + SETTLERS_COUNT + card] = 1 if pile == DISCARDED else 0
        out[PILES_AT + 2 * SETTLERS_COUNT + card] = 1 if pile == RETURNED else 0
    for other in range(state.players):
        if hides_first(state, viewer, other):
            out[PILES_AT + c[HAND + other * HAND_SPACES]] = 1
    # The bag and what was discarded follow each other in the cells, too.
    at: i64 = PILES_AT + 3 * SETTLERS_COUNT
    for building in range(i64(2 * BUILDING_COUNT)):
        out[at + building] = i16(c[BAG + building])
    at += 2 * BUILDING_COUNT
    for tile in range(i64(COUNCIL_TILE_COUNT)):
        out[at + tile] = 1 if c[COUNCIL_TILE + tile] == STACKED else 0
    at += COUNCIL_TILE_COUNT
    for ship in range(i64(SHIP_COUNT)):
        out[at + ship] = i16(c[SHIP_LEFT + ship])
    if state.rules.events:
        for event in range(i64(EVENT_COUNT)):
            out[at + SHIP_COUNT + event] = i16(c[EVENT_LEFT + event])


# places


def write_dice(state: Town, viewer: i64, first: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """Dice on spaces that follow each other: whose, and which value. Gives where the next feature goes."""
    c = state.cells
    players = state.players
    if len(c) != CELLS or len(out) < SIZE or first < 0 or first > CELLS - MOST_DICE or count > MOST_DICE:
        raise IndexError
    if at < 0 or at > LAST_DICE:
        raise IndexError
    for k in range(count):
        die = c[first + k]
        if die != 0:
            out[at + k * DIE_SIZE] = i16(whose(players, viewer, die // 10 - 1))
            out[at + k * DIE_SIZE + 1] = i16(die % 10)
    return at + count * DIE_SIZE


def write_hall(state: Town, viewer: i64, out: vec[i16]) -> None:
    c = state.cells
    r = state.rules
    effects = r.workshop_effects
    if len(c) != CELLS or len(out) < SIZE or len(effects) != WORKSHOP_COUNT * WORKSHOP_EFFECT_COUNT:
        raise IndexError
    for space in range(HALL_SPACES):
        tile = c[HALL + space]
        at: i64 = HALL_AT + space * HALL_SIZE
        if tile >= 0:
            out[at] = 1
            if tile >= COMMUNITY_TILE:
                out[at + 1] = 1
            else:
                out[at + 2 + r.workshop_guild[tile]] = 1
                for effect in range(WORKSHOP_EFFECT_COUNT):
                    number = effects[tile * WORKSHOP_EFFECT_COUNT + effect]
                    out[at + 2 + GUILD_COUNT + effect] = i16(number)
            out[at + 2 + GUILD_COUNT + WORKSHOP_EFFECT_COUNT] = i16(guild_hall.price(state, viewer, space))
        write_dice(state, viewer, HALL_DIE + space, 1, out, at + HALL_SIZE - DIE_SIZE)


def write_council(state: Town, viewer: i64, out: vec[i16]) -> None:
    c = state.cells
    r = state.rules
    goods = r.council_goods
    players = state.players
    if len(c) != CELLS or len(out) < SIZE or len(goods) != COUNCIL_TILE_COUNT * GOOD_COUNT:
        raise IndexError
    for space in range(i64(COUNCIL_SPACES)):
        tile = c[COUNCIL + space]
        at: i64 = COUNCIL_AT + space * COUNCIL_SIZE
        if tile >= 0:
            if tile >= COUNCIL_TILE_COUNT:
                raise IndexError
            out[at] = 1
            out[at + 1] = i16(r.council_nobility[tile])
            out[at + 2] = i16(council.coins_asked(state, viewer, tile))
            for good in range(i64(GOOD_COUNT)):
                out[at + 3 + good] = i16(goods[tile * GOOD_COUNT + good])
            out[at + 3 + GOOD_COUNT] = i16(r.council_points[tile])
        die = c[COUNCIL_DIE + space]
        if die != 0:
            out[at + COUNCIL_SIZE - 1] = i16(whose(players, viewer, die // 10 - 1))


def write_guild(state: Town, viewer: i64, guild: i64, out: vec[i16]) -> None:
    c = state.cells
    r = state.rules
    effects = r.workshop_effects
    players = state.players
    if len(c) != CELLS or len(out) < SIZE or guild < 0 or guild >= GUILD_COUNT or players > SEATS:
        raise IndexError
    if len(effects) != WORKSHOP_COUNT * WORKSHOP_EFFECT_COUNT:
        raise IndexError
    at: i64 = GUILDS_AT + guild * GUILD_SIZE
    write_dice(state, viewer, GUILD_DIE + guild * GUILD_SPACES, GUILD_SPACES, out, at)
    at += GUILD_SPACES * DIE_SIZE
    left = r.guild_dice
    for space in range(GUILD_SPACES):
        if c[GUILD_DIE + guild * GUILD_SPACES + space] != 0:
            left -= 1
    out[at] = i16(left)
    at += 1
    room = r.apprentice_spaces
    for seat in range(players):
        apprentices = c[APPRENTICES + guild * SEATS + seat]
        out[at + turned(players, viewer, seat)] = i16(apprentices)
        room -= apprentices
    at += SEATS
    out[at] = i16(room)
    at += 1
    for space in range(GUILD_SPACES):
        tile = c[WORKSHOP + guild * GUILD_SPACES + space]
        if tile >= 0:
            if tile >= WORKSHOP_COUNT:
                raise IndexError
            out[at] = 1
            for effect in range(WORKSHOP_EFFECT_COUNT):
                out[at + 1 + effect] = i16(effects[tile * WORKSHOP_EFFECT_COUNT + effect])
            owner = c[MASTER + guild * GUILD_SPACES + space]
            out[at + 1 + WORKSHOP_EFFECT_COUNT] = i16(whose(players, viewer, owner))
        at += WORKSHOP_SIZE
