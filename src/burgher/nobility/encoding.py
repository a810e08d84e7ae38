# compiled
"""What a network reads of a position: small whole numbers, the viewing seat in front, the others as they sit after it.

`features` names each of them. What the seat may not see is not among them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.core.state import CHANCE
from burgher.nobility import council, guild_hall, port, questions, solo
from burgher.nobility.cells import (
    APPRENTICES,
    BAG,
    BOARD_DIE,
    CASTLE_DIE,
    CHARACTER,
    CLERK_DIE,
    COINS,
    COMMISSION,
    COMMUNITY,
    COUNCIL,
    COUNCIL_DIE,
    COUNCIL_TILE,
    DEALT,
    DESK,
    DESK_DIE,
    DICE,
    DIE_DONE,
    DISCARDED,
    DISPLAY,
    EVENT,
    EVENT_LEFT,
    FIRST,
    GONE,
    GUILD_DIE,
    HALL,
    HALL_DIE,
    HAND,
    MASTER,
    MODIFIERS,
    NOBILITY,
    OBJECTIVE,
    PAID,
    PASSED,
    PHASE,
    PILE,
    PLATFORM,
    POINTS,
    PORT_DIE,
    REPUTATION,
    RETURNED,
    ROUND,
    SALE_DONE,
    SECRET,
    SETTLERS_DONE,
    SHIP,
    SHIP_LEFT,
    SOLD,
    STACKED,
    STAGE,
    STORE,
    SUCCESS,
    TAVERN_DIE,
    TILE_CARD,
    TILE_FILLED,
    TILE_SEAT,
    TURN,
    USED,
    VALUE,
    VISIT,
    WORKERS,
    WORKSHOP,
    YARD_DIE,
)
from burgher.nobility.chancery import commissions_of, is_active
from burgher.nobility.codes import AT_COUNCIL
from burgher.nobility.ending import commission_points
from burgher.nobility.forecast import after_income
from burgher.nobility.knowledge import hides_first, unseen_settlers
from burgher.nobility.names import (
    AUTOMA,
    BUILDING_COUNT,
    CASTLE_SPACES,
    CHARACTER_GAIN_COUNT,
    CLERK_SPACES,
    COMMISSION_COUNT,
    COMMUNITY_SPACES,
    COMMUNITY_TILE,
    COUNCIL_SPACES,
    COUNCIL_TILE_COUNT,
    DESK_SPACES,
    DESKS,
    DICE_TILE_COUNT,
    DISPLAY_SPACES,
    EVENT_COUNT,
    FACES,
    GOOD_COUNT,
    GUILD_COUNT,
    GUILD_SPACES,
    HALL_SPACES,
    HAND_SPACES,
    OBJECTIVE_NEED_COUNT,
    POINT_SOURCE_COUNT,
    RACE_COUNT,
    SEATS,
    SETTLERS_COUNT,
    SHIP_COUNT,
    TILE_FIELDS,
    WORKSHOP_EFFECT_COUNT,
)
from burgher.nobility.state import Town

PHASE_COUNT: Final = 6
PLACE_COUNT: Final = AT_COUNCIL + 3
QUESTION_COUNT: Final = 28

CARD_SIZE: Final = 1 + RACE_COUNT + GOOD_COUNT + 4
DIE_SIZE: Final = 2
CALENDAR_SIZE: Final = 5 + PHASE_COUNT + 2 * SEATS + EVENT_COUNT + 2 * GOOD_COUNT + 2 * OBJECTIVE_NEED_COUNT + 2
TURN_SIZE: Final = 3 + PLACE_COUNT + 2 + GOOD_COUNT
ASKED_SIZE: Final = QUESTION_COUNT + 2 + SEATS + 1 + CARD_SIZE
PILES_SIZE: Final = 3 * SETTLERS_COUNT + 2 * BUILDING_COUNT + COUNCIL_TILE_COUNT + SHIP_COUNT + EVENT_COUNT
HALL_SIZE: Final = 2 + GUILD_COUNT + WORKSHOP_EFFECT_COUNT + 1 + DIE_SIZE
COUNCIL_SIZE: Final = 3 + GOOD_COUNT + 2
DICE_SPACES: Final = 2 * SEATS + FACES + CLERK_SPACES + CASTLE_SPACES + DESK_SPACES
GUILD_SIZE: Final = GUILD_SPACES * DIE_SIZE + 1 + SEATS + 1 + GUILD_SPACES * (2 + WORKSHOP_EFFECT_COUNT)
SEAT_SIZE: Final = (
    12 + GOOD_COUNT + 1 + POINT_SOURCE_COUNT + RACE_COUNT + COMMUNITY_SPACES + FACES + 1 + GOOD_COUNT
) + (CHARACTER_GAIN_COUNT + 8 + FACES + 1 + HAND_SPACES * CARD_SIZE)
SIZE: Final = (
    CALENDAR_SIZE
    + TURN_SIZE
    + ASKED_SIZE
    + 4 * COMMISSION_COUNT
    + PILES_SIZE
    + DISPLAY_SPACES * CARD_SIZE
    + HALL_SPACES * HALL_SIZE
    + COUNCIL_SPACES * COUNCIL_SIZE
    + DICE_SPACES * DIE_SIZE
    + DESKS
    + GUILD_COUNT * GUILD_SIZE
    + SEATS * SEAT_SIZE
)


def encode(state: Town, seat: i64, out: vec[i16]) -> None:
    """Write all features, `seat` in front. Each part gives where the next begins."""
    for k in range(SIZE):
        out[k] = 0
    at = write_calendar(state, seat, out, 0)
    at = write_turn(state, out, at)
    at = write_asked(state, seat, out, at)
    at = write_commissions(state, seat, out, at)
    at = write_piles(state, seat, out, at)
    for space in range(DISPLAY_SPACES):
        at = write_card(state, state.cells[DISPLAY + space], out, at)
    for space in range(HALL_SPACES):
        at = write_hall(state, seat, space, out, at)
    for space in range(COUNCIL_SPACES):
        at = write_council(state, seat, space, out, at)
    at = write_dice(state, seat, TAVERN_DIE, SEATS, out, at)
    at = write_dice(state, seat, YARD_DIE, SEATS, out, at)
    at = write_dice(state, seat, PORT_DIE, FACES, out, at)
    at = write_dice(state, seat, CLERK_DIE, CLERK_SPACES, out, at)
    at = write_dice(state, seat, CASTLE_DIE, CASTLE_SPACES, out, at)
    at = write_dice(state, seat, DESK_DIE, DESK_SPACES, out, at)
    for desk in range(DESKS):
        out[at + desk] = i16(whose(state, seat, state.cells[DESK + desk]))
    at += DESKS
    for guild in range(GUILD_COUNT):
        at = write_guild(state, seat, guild, out, at)
    paid = after_income(state)
    for k in range(SEATS):
        if k < state.players:
            write_seat(state, paid, seat, (seat + k) % state.players, out, at)
        at += SEAT_SIZE


def copy_cells(state: Town, first: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """So many cells as they are."""
    for k in range(count):
        out[at + k] = i16(state.cells[first + k])
    return at + count


def turned(state: Town, viewer: i64, seat: i64) -> i64:
    """How many places after the viewer a seat sits."""
    return (seat - viewer) % state.players


def whose(state: Town, viewer: i64, owner: i64) -> i64:
    """0 nobody's, 1 the viewer's, and so on; 7 the automa's."""
    if owner < 0:
        return 0
    return AUTOMA + 1 if owner == AUTOMA else turned(state, viewer, owner) + 1


# when it is, and what is asked


def write_calendar(state: Town, viewer: i64, out: vec[i16], at: i64) -> i64:
    c = state.cells
    r = state.rules
    out[at] = i16(state.players)
    out[at + 1] = i16(c[ROUND])
    out[at + 2] = i16(r.rounds - c[ROUND])
    out[at + 3] = 1 if r.events else 0
    out[at + 4] = 1 if r.chancery else 0
    at += 5
    out[at + c[PHASE]] = 1
    at += PHASE_COUNT
    out[at + turned(state, viewer, c[FIRST])] = 1
    at += SEATS
    out[at + turned(state, viewer, c[TURN])] = 1
    at += SEATS
    if c[EVENT] >= 0:
        out[at + c[EVENT]] = 1
    at += EVENT_COUNT
    if c[SHIP] >= 0:
        for good in range(GOOD_COUNT):
            out[at + good] = i16(port.price(state, viewer, good))
            out[at + GOOD_COUNT + good] = i16(r.ship_spaces[c[SHIP] * GOOD_COUNT + good] - c[SOLD + good])
    at += 2 * GOOD_COUNT
    if c[OBJECTIVE] >= 0:
        for need in range(OBJECTIVE_NEED_COUNT):
            asked = r.objective_needs[c[OBJECTIVE] * OBJECTIVE_NEED_COUNT + need]
            out[at + need] = i16(asked)
            if asked > 0:
                out[at + OBJECTIVE_NEED_COUNT + need] = i16(solo.reached(state, need))
    at += 2 * OBJECTIVE_NEED_COUNT
    out[at] = i16(c[SUCCESS])
    out[at + 1] = i16(c[GONE])
    return at + 2


def write_turn(state: Town, out: vec[i16], at: i64) -> i64:
    c = state.cells
    out[at] = i16(c[DIE_DONE])
    out[at + 1] = i16(c[SETTLERS_DONE])
    out[at + 2] = i16(c[SALE_DONE])
    at += 3
    # Only the tavern, the guilds and the clerk have actions in several parts: their numbers are their names'.
    if c[VISIT] >= 0:
        out[at + c[VISIT]] = 1
    at += PLACE_COUNT
    out[at] = i16(c[STAGE])
    out[at + 1] = i16(c[VALUE])
    return copy_cells(state, PAID, GOOD_COUNT, out, at + 2)


def write_asked(state: Town, viewer: i64, out: vec[i16], at: i64) -> i64:
    """The question on top, its two numbers, of whom it is asked, and the settlers card it is about."""
    if state.depth > 0:
        asked = state.question()
        out[at + asked] = 1
        numbers = at + QUESTION_COUNT
        first = state.first()
        out[numbers] = i16(turned(state, viewer, first) if is_about_seat(asked) else first)
        out[numbers + 1] = i16(state.second())
        out[numbers + 2 + (SEATS if state.seat == CHANCE else turned(state, viewer, state.seat))] = 1
        if asked == questions.PAY:
            write_card(state, first, out, at + ASKED_SIZE - CARD_SIZE)
    return at + ASKED_SIZE


def is_about_seat(question: i64) -> bool:
    """Whether the first number of a question is a seat."""
    return question in (
        questions.ROLL,
        questions.CHARACTER,
        questions.FIRST_SETTLERS,
        questions.DEAL_COMMISSION,
        questions.DEAL_TILE,
    )


# cards and tiles


def write_commissions(state: Town, viewer: i64, out: vec[i16], at: i64) -> i64:
    """The viewer's own: kept, active, dealt; and what those kept or dealt would bring now."""
    c = state.cells
    worth = at + 3 * COMMISSION_COUNT
    for tile in range(DICE_TILE_COUNT):
        if c[TILE_SEAT + tile] == viewer:
            card = c[TILE_CARD + tile]
            out[at + card] = 1
            out[at + COMMISSION_COUNT + card] = 1 if is_active(state, tile) else 0
            out[worth + card] = i16(commission_points(state, viewer, card))
    for card in range(COMMISSION_COUNT):
        if c[COMMISSION + card] == DEALT + viewer:
            out[at + 2 * COMMISSION_COUNT + card] = 1
            out[worth + card] = i16(commission_points(state, viewer, card))
    return at + 4 * COMMISSION_COUNT


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


# the places


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


# the seats


def write_seat(state: Town, paid: Town, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
    """All that the viewer may know of a seat; `paid` is the position after the next income."""
    c = state.cells
    out[at] = 1
    out[at + 1] = i16(c[COINS + seat])
    out[at + 2] = i16(c[MODIFIERS + seat])
    out[at + 3] = i16(c[REPUTATION + seat])
    out[at + 4] = i16(c[NOBILITY + seat])
    out[at + 5] = i16(c[WORKERS + seat])
    out[at + 6] = i16(c[PLATFORM + seat])
    out[at + 7] = i16(state.built(seat))
    out[at + 8] = i16(c[USED + seat])
    pips = c[REPUTATION + seat] - c[USED + seat]
    out[at + 9] = i16(pips if pips > 0 else 0)
    out[at + 10] = i16(c[PASSED + seat])
    out[at + 11] = i16(state.goods_of(seat))
    at = copy_cells(state, STORE + seat * GOOD_COUNT, GOOD_COUNT, out, at + 12)
    out[at] = i16(state.points(seat))
    at = copy_cells(state, POINTS + seat * POINT_SOURCE_COUNT, POINT_SOURCE_COUNT, out, at + 1)
    for race in range(RACE_COUNT):
        out[at + race] = i16(state.settled(seat, race))
    at = copy_cells(state, COMMUNITY + seat * COMMUNITY_SPACES, COMMUNITY_SPACES, out, at + RACE_COUNT)
    at = copy_cells(state, DICE + seat * FACES, FACES, out, at)
    out[at] = i16(c[BOARD_DIE + seat] % 10)
    at = write_character(state, seat, out, at + 1)
    out[at] = 1 if c[NOBILITY + seat] >= state.rules.lord_at else 0
    out[at + 1] = i16(council.fulfilled(state, seat))
    out[at + 2] = i16(state.workshops_of(seat))
    out[at + 3] = i16(state.apprentices_of(seat))
    out[at + 4] = i16(state.desks_of(seat))
    out[at + 5] = i16(paid.cells[COINS + seat] - c[COINS + seat])
    at = write_tiles(state, seat, out, at + 6)
    out[at] = i16(c[SECRET + seat])
    at += 1
    for place in range(HAND_SPACES):
        if place == 0 and hides_first(state, viewer, seat):
            out[at] = 1
            at += CARD_SIZE
        else:
            at = write_card(state, c[HAND + seat * HAND_SPACES + place], out, at)


def write_character(state: Town, seat: i64, out: vec[i16], at: i64) -> i64:
    """The good that may be given once more, and what is gained on becoming a lord."""
    character = state.cells[CHARACTER + seat]
    if character >= 0:
        out[at + state.rules.character_good[character]] = 1
        for gain in range(CHARACTER_GAIN_COUNT):
            amount = state.rules.character_gain[character * CHARACTER_GAIN_COUNT + gain]
            out[at + GOOD_COUNT + gain] = i16(amount)
    return at + GOOD_COUNT + CHARACTER_GAIN_COUNT


def write_tiles(state: Town, seat: i64, out: vec[i16], at: i64) -> i64:
    """Dice tiles lie open: how many, how many of them are full, and which values the others still need."""
    out[at] = i16(commissions_of(state, seat))
    for tile in range(DICE_TILE_COUNT):
        if state.cells[TILE_SEAT + tile] == seat:
            if is_active(state, tile):
                out[at + 1] += 1
            for field in range(tile * TILE_FIELDS, tile * TILE_FIELDS + TILE_FIELDS):
                if state.cells[TILE_FILLED + field] == 0:
                    out[at + 1 + state.rules.tile_values[field]] += 1
    return at + 2 + FACES
