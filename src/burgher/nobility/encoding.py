# compiled
"""What a network reads of a position: small whole numbers, the viewing seat in front, the others as they sit after it.

`features` names each of them. What the seat may not see is not among them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.core.state import CHANCE
from burgher.nobility import port, solo
from burgher.nobility.cells import (
    BOARD_DIE,
    CASTLE_DIE,
    CHARACTER,
    CLERK_DIE,
    COINS,
    COMMISSION,
    COMMUNITY,
    COUNCIL_TILE,
    DEALT,
    DESK,
    DESK_DIE,
    DICE,
    DIE_DONE,
    DISPLAY,
    EVENT,
    FIRST,
    FULFILLED,
    GONE,
    HAND,
    LOT,
    MASTER,
    MODIFIERS,
    NOBILITY,
    OBJECTIVE,
    PAID,
    PASSED,
    PHASE,
    PLATFORM,
    POINTS,
    PORT_DIE,
    REPUTATION,
    ROUND,
    SALE_DONE,
    SECRET,
    SETTLERS_DONE,
    SHIP,
    SOLD,
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
    YARD_DIE,
)
from burgher.nobility.chancery import DEAL_COMMISSION, DEAL_TILE, is_active
from burgher.nobility.characters import DRAW_CHARACTER
from burgher.nobility.encoding_town import (
    CARD_SIZE,
    COUNCIL_SIZE,
    DIE_SIZE,
    GUILD_SIZE,
    HALL_SIZE,
    PILES_SIZE,
    copy_cells,
    turned,
    whose,
    write_card,
    write_cards,
    write_council,
    write_dice,
    write_guild,
    write_hall,
    write_piles,
)
from burgher.nobility.ending import commission_points
from burgher.nobility.income import coins_due
from burgher.nobility.knowledge import hides_first
from burgher.nobility.names import (
    CASTLE_SPACES,
    CHARACTER_GAIN_COUNT,
    CLERK_SPACES,
    COMMISSION_COUNT,
    COMMUNITY_SPACES,
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
    HALL_SPACES,
    HAND_SPACES,
    LOTS,
    OBJECTIVE_NEED_COUNT,
    POINT_SOURCE_COUNT,
    RACE_COUNT,
    SEATS,
    TILE_FIELDS,
    WORKSHOP_SPACES,
)
from burgher.nobility.rolling import ROLL
from burgher.nobility.settlers import PAY
from burgher.nobility.setup import FIRST_SETTLERS
from burgher.nobility.state import Town

# How many features there are of each; numbers, because mypyc knows them only so when it compiles. `features` names them
# all, and a test compares.
PHASE_COUNT: Final = 6
PLACE_COUNT: Final = 17
QUESTION_COUNT: Final = 28
"""Questions that have their features in the middle. Those that came later follow behind everything else."""
CALENDAR_SIZE: Final = 79
TURN_SIZE: Final = 28
ASKED_SIZE: Final = 54
DICE_SPACES: Final = 31
COUNTS_AT: Final = 55
"""Where among the features of a seat the counts of what it owns begin, with whether it is a lord before them."""
COUNTS_SIZE: Final = 14
SEAT_SIZE: Final = 138
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


def fill(state: Town, seat: i64, out: vec[i16], at: i64) -> None:
    """Write all features that are not 0, `seat` in front. Each part gives where the next begins."""
    if state.depth > 0 and state.question() >= QUESTION_COUNT:
        out[at + SIZE + state.question() - QUESTION_COUNT] = 1
    at = write_calendar(state, seat, out, at)
    at = write_turn(state, out, at)
    at = write_asked(state, seat, out, at)
    if state.rules.chancery:
        write_commissions(state, seat, out, at)
    at = write_piles(state, seat, out, at + 4 * COMMISSION_COUNT)
    at = write_cards(state, DISPLAY, DISPLAY_SPACES, out, at)
    at = write_hall(state, seat, out, at)
    at = write_council(state, seat, out, at)
    at = write_dice(state, seat, TAVERN_DIE, SEATS, out, at)
    at = write_dice(state, seat, YARD_DIE, SEATS, out, at)
    at = write_dice(state, seat, PORT_DIE, FACES, out, at)
    at = write_dice(state, seat, CLERK_DIE, CLERK_SPACES, out, at)
    at = write_dice(state, seat, CASTLE_DIE, CASTLE_SPACES, out, at)
    if state.rules.chancery:
        write_chancery(state, seat, out, at)
    at += DESK_SPACES * DIE_SIZE + DESKS
    for guild in range(GUILD_COUNT):
        at = write_guild(state, seat, guild, out, at)
    for other in range(state.players):
        write_seat(state, seat, other, out, at + turned(state, seat, other) * SEAT_SIZE)
    count_owned(state, seat, out, at + COUNTS_AT)
    if state.rules.chancery:
        count_chancery(state, seat, out, at + COUNTS_AT)


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
        spaces = r.ship_spaces
        for good in range(GOOD_COUNT):
            out[at + good] = i16(port.price(state, viewer, good))
            out[at + GOOD_COUNT + good] = i16(spaces[c[SHIP] * GOOD_COUNT + good] - c[SOLD + good])
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
    return copy_cells(c, PAID, GOOD_COUNT, out, at + 2)


def write_asked(state: Town, viewer: i64, out: vec[i16], at: i64) -> i64:
    """The question on top, its two numbers, of whom it is asked, and the settlers card it is about."""
    if state.depth > 0:
        asked = state.question()
        if asked < QUESTION_COUNT:
            out[at + asked] = 1
        numbers = at + QUESTION_COUNT
        first = state.first()
        out[numbers] = i16(turned(state, viewer, first) if is_about_seat(asked) else first)
        out[numbers + 1] = i16(state.second())
        if state.seat == CHANCE:
            out[numbers + 2 + SEATS] = 1
        else:
            out[numbers + 2 + turned(state, viewer, state.seat)] = 1
        if asked == PAY.number:
            write_card(state.rules, first, out, at + ASKED_SIZE - CARD_SIZE)
    return at + ASKED_SIZE


def is_about_seat(question: i64) -> bool:
    """Whether the first number of a question is a seat."""
    return (
        question == ROLL.number
        or question == DRAW_CHARACTER.number
        or question == FIRST_SETTLERS.number
        or question == DEAL_COMMISSION.number
        or question == DEAL_TILE.number
    )


# cards


def write_commissions(state: Town, viewer: i64, out: vec[i16], at: i64) -> None:
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


# the seats


def write_seat(state: Town, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
    """All that the viewer may know of a seat, but for what `count_owned` and `count_chancery` count."""
    c = state.cells
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
    houses = at + 7
    at = copy_with_sum(c, STORE + seat * GOOD_COUNT, GOOD_COUNT, out, at + 11)
    at = copy_with_sum(c, POINTS + seat * POINT_SOURCE_COUNT, POINT_SOURCE_COUNT, out, at)
    out[houses] = i16(write_settled(state, seat, out, at))
    at = copy_cells(c, COMMUNITY + seat * COMMUNITY_SPACES, COMMUNITY_SPACES, out, at + RACE_COUNT)
    at = copy_cells(c, DICE + seat * FACES, FACES, out, at)
    out[at] = i16(c[BOARD_DIE + seat] % 10)
    at = write_character(state, seat, out, at + 1)
    out[at] = 1 if c[NOBILITY + seat] >= state.rules.lord_at else 0
    out[at + 3] = i16(state.apprentices_of(seat))
    out[at + 5] = i16(coins_due(state, seat))
    at += COUNTS_SIZE
    out[at] = i16(c[SECRET + seat])
    hand = HAND + seat * HAND_SPACES
    if hides_first(state, viewer, seat):
        out[at + 1] = 1
        write_cards(state, hand + 1, HAND_SPACES - 1, out, at + 1 + CARD_SIZE)
    else:
        write_cards(state, hand, HAND_SPACES, out, at + 1)


def copy_with_sum(c: vec[i64], first: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """The sum of so many cells, and the cells as they are."""
    total: i64 = 0
    for k in range(count):
        number = c[first + k]
        out[at + 1 + k] = i16(number)
        total += number
    out[at] = i16(total)
    return at + 1 + count


def write_settled(state: Town, seat: i64, out: vec[i16], at: i64) -> i64:
    """The settlers cards completed, by race. Gives how many: as many as there are houses."""
    c = state.cells
    races = state.rules.settlers_race
    houses: i64 = 0
    for lot in range(LOT + seat * LOTS, LOT + seat * LOTS + LOTS):
        card = c[lot]
        if card < 0:
            break
        out[at + races[card]] += 1
        houses += 1
    return houses


def write_character(state: Town, seat: i64, out: vec[i16], at: i64) -> i64:
    """The good that may be given once more, and what is gained on becoming a lord."""
    r = state.rules
    character = state.cells[CHARACTER + seat]
    if character >= 0:
        out[at + r.character_good[character]] = 1
        gains = character * CHARACTER_GAIN_COUNT
        copy_cells(r.character_gain, gains, CHARACTER_GAIN_COUNT, out, at + GOOD_COUNT)
    return at + GOOD_COUNT + CHARACTER_GAIN_COUNT


def count_owned(state: Town, viewer: i64, out: vec[i16], at: i64) -> None:
    """How many council tiles and workshops each seat has. `at` is where the first seat's counts begin."""
    c = state.cells
    for tile in range(COUNCIL_TILE, COUNCIL_TILE + COUNCIL_TILE_COUNT):
        where = c[tile]
        if where >= FULFILLED:
            out[at + 1 + turned(state, viewer, where - FULFILLED) * SEAT_SIZE] += 1
    for space in range(MASTER, MASTER + WORKSHOP_SPACES):
        owner = c[space]
        if owner >= 0:
            out[at + 2 + turned(state, viewer, owner) * SEAT_SIZE] += 1


# the Chancery


def write_chancery(state: Town, viewer: i64, out: vec[i16], at: i64) -> None:
    """The dice, and who sits at the desks."""
    c = state.cells
    at = write_dice(state, viewer, DESK_DIE, DESK_SPACES, out, at)
    for desk in range(DESKS):
        out[at + desk] = i16(whose(state, viewer, c[DESK + desk]))


def count_chancery(state: Town, viewer: i64, out: vec[i16], at: i64) -> None:
    """How many desks each seat has; and of its dice tiles, which lie open: how many, how many of them are full, and
    which values the others still need. `at` is where the first seat's counts begin."""
    c = state.cells
    for desk in range(DESK, DESK + DESKS):
        if c[desk] >= 0:
            out[at + 4 + turned(state, viewer, c[desk]) * SEAT_SIZE] += 1
    for tile in range(DICE_TILE_COUNT):
        if c[TILE_SEAT + tile] >= 0:
            tiles = at + 6 + turned(state, viewer, c[TILE_SEAT + tile]) * SEAT_SIZE
            out[tiles] += 1
            if is_active(state, tile):
                out[tiles + 1] += 1
            for field in range(tile * TILE_FIELDS, tile * TILE_FIELDS + TILE_FIELDS):
                if c[TILE_FILLED + field] == 0:
                    out[tiles + 1 + state.rules.tile_values[field]] += 1
