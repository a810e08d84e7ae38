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
from burgher.nobility.cells import SIZE as CELLS
from burgher.nobility.chancery import DEAL_COMMISSION, DEAL_TILE, is_active
from burgher.nobility.characters import DRAW_CHARACTER
from burgher.nobility.encoding_town import (
    CARD_SIZE,
    DESKS_AT,
    DICE_AT,
    DISPLAY_AT,
    SEAT_SIZE,
    SEATS_AT,
    SIZE,
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
    COUNCIL_TILE_COUNT,
    DESK_SPACES,
    DESKS,
    DICE_TILE_COUNT,
    DISPLAY_SPACES,
    EVENT_COUNT,
    FACES,
    GOOD_COUNT,
    GUILD_COUNT,
    HAND_SPACES,
    LOTS,
    OBJECTIVE_NEED_COUNT,
    POINT_SOURCE_COUNT,
    SEATS,
    TILE_FIELDS,
    WORKSHOP_SPACES,
)
from burgher.nobility.rolling import ROLL
from burgher.nobility.settlers import PAY
from burgher.nobility.setup import FIRST_SETTLERS
from burgher.nobility.state import Town

# Where the features of each thing begin and how many there are, as in `encoding_town`, which has those of the town. The
# conditions at the top of each part are explained there.
PHASE_COUNT: Final = 6
PLACE_COUNT: Final = 17
QUESTION_COUNT: Final = 28
"""Questions that have their features in the middle. Those that came later follow behind everything else."""
CALENDAR_SIZE: Final = 79
TURN_SIZE: Final = 28
ASKED_SIZE: Final = 54
TURN_AT: Final = CALENDAR_SIZE
ASKED_AT: Final = TURN_AT + TURN_SIZE
COMMISSIONS_AT: Final = ASKED_AT + ASKED_SIZE

# and where among those of a seat
STORE_AT: Final = 11
POINTS_AT: Final = 18
SETTLED_AT: Final = 28
COMMUNITY_AT: Final = 34
DICE_LEFT_AT: Final = 37
CHARACTER_AT: Final = 44
COUNTS_AT: Final = 55
"""The counts of what it owns, with whether it is a lord before them."""
SECRET_AT: Final = 69
HAND_AT: Final = 70


def write(state: Town, seat: i64, out: vec[i16]) -> None:
    """Write all features over whatever the row holds, `seat` in front."""
    if len(out) < SIZE:
        raise IndexError
    # In two parts: the first is a matter of nanoseconds, because the compiler knows how long it is.
    for k in range(i64(SIZE)):
        out[k] = 0
    for k in range(i64(SIZE), len(out)):
        out[k] = 0
    if state.depth > 0 and state.question() >= QUESTION_COUNT:
        out[SIZE + state.question() - QUESTION_COUNT] = 1
    write_calendar(state, seat, out)
    write_turn(state, out)
    write_asked(state, seat, out)
    write_piles(state, seat, out)
    write_cards(state, DISPLAY, DISPLAY_SPACES, out, DISPLAY_AT)
    write_hall(state, seat, out)
    write_council(state, seat, out)
    at = write_dice(state, seat, TAVERN_DIE, SEATS, out, DICE_AT)
    at = write_dice(state, seat, YARD_DIE, SEATS, out, at)
    at = write_dice(state, seat, PORT_DIE, FACES, out, at)
    at = write_dice(state, seat, CLERK_DIE, CLERK_SPACES, out, at)
    at = write_dice(state, seat, CASTLE_DIE, CASTLE_SPACES, out, at)
    for guild in range(GUILD_COUNT):
        write_guild(state, seat, guild, out)
    for other in range(state.players):
        write_seat(state, seat, other, turned(state.players, seat, other), out)
    count_owned(state, seat, out)
    if state.rules.chancery:
        write_commissions(state, seat, out, COMMISSIONS_AT)
        write_dice(state, seat, DESK_DIE, DESK_SPACES, out, at)
        write_desks(state, seat, out)
        count_chancery(state, seat, out, SEATS_AT + COUNTS_AT)


# when it is, and what is asked


def write_calendar(state: Town, viewer: i64, out: vec[i16]) -> None:
    c = state.cells
    r = state.rules
    players = state.players
    if len(c) != CELLS or len(out) < SIZE:
        raise IndexError
    out[0] = i16(players)
    out[1] = i16(c[ROUND])
    out[2] = i16(r.rounds - c[ROUND])
    out[3] = 1 if r.events else 0
    out[4] = 1 if r.chancery else 0
    at: i64 = 5
    out[at + c[PHASE]] = 1
    at += PHASE_COUNT
    out[at + turned(players, viewer, c[FIRST])] = 1
    at += SEATS
    out[at + turned(players, viewer, c[TURN])] = 1
    at += SEATS
    if c[EVENT] >= 0:
        out[at + c[EVENT]] = 1
    at += EVENT_COUNT
    if c[SHIP] >= 0:
        spaces = r.ship_spaces
        for good in range(i64(GOOD_COUNT)):
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


def write_turn(state: Town, out: vec[i16]) -> None:
    c = state.cells
    if len(c) != CELLS or len(out) < SIZE:
        raise IndexError
    out[TURN_AT] = i16(c[DIE_DONE])
    out[TURN_AT + 1] = i16(c[SETTLERS_DONE])
    out[TURN_AT + 2] = i16(c[SALE_DONE])
    at: i64 = TURN_AT + 3
    # Only the tavern, the guilds and the clerk have actions in several parts: their numbers are their names'.
    if c[VISIT] >= 0:
        out[at + c[VISIT]] = 1
    at += PLACE_COUNT
    out[at] = i16(c[STAGE])
    out[at + 1] = i16(c[VALUE])
    for good in range(i64(GOOD_COUNT)):
        out[at + 2 + good] = i16(c[PAID + good])


def write_asked(state: Town, viewer: i64, out: vec[i16]) -> None:
    """The question on top, its two numbers, of whom it is asked, and the settlers card it is about."""
    if state.depth > 0:
        asked = state.question()
        if asked < QUESTION_COUNT:
            out[ASKED_AT + asked] = 1
        numbers: i64 = ASKED_AT + QUESTION_COUNT
        first = state.first()
        out[numbers] = i16(turned(state.players, viewer, first) if is_about_seat(asked) else first)
        out[numbers + 1] = i16(state.second())
        if state.seat == CHANCE:
            out[numbers + 2 + SEATS] = 1
        else:
            out[numbers + 2 + turned(state.players, viewer, state.seat)] = 1
        if asked == PAY.number:
            write_card(state.rules, first, out, ASKED_AT + ASKED_SIZE - CARD_SIZE)


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


def write_seat(state: Town, viewer: i64, seat: i64, place: i64, out: vec[i16]) -> None:
    """All that the viewer may know of a seat, but for what `count_owned` and `count_chancery` count."""
    c = state.cells
    if len(c) != CELLS or len(out) < SIZE or seat < 0 or seat >= SEATS or place < 0 or place >= SEATS:
        raise IndexError
    at: i64 = SEATS_AT + place * SEAT_SIZE
    out[at] = 1
    out[at + 1] = i16(c[COINS + seat])
    out[at + 2] = i16(c[MODIFIERS + seat])
    out[at + 3] = i16(c[REPUTATION + seat])
    out[at + 4] = i16(c[NOBILITY + seat])
    out[at + 5] = i16(c[WORKERS + seat])
    out[at + 6] = i16(c[PLATFORM + seat])
    out[at + 7] = i16(write_settled(state, seat, out, at + SETTLED_AT))
    out[at + 8] = i16(c[USED + seat])
    out[at + 9] = i16(state.pips_left(seat))
    out[at + 10] = i16(c[PASSED + seat])
    goods: i64 = 0
    for good in range(i64(GOOD_COUNT)):
        goods += c[STORE + seat * GOOD_COUNT + good]
        out[at + STORE_AT + 1 + good] = i16(c[STORE + seat * GOOD_COUNT + good])
    out[at + STORE_AT] = i16(goods)
    points: i64 = 0
    for source in range(i64(POINT_SOURCE_COUNT)):
        points += c[POINTS + seat * POINT_SOURCE_COUNT + source]
        out[at + POINTS_AT + 1 + source] = i16(c[POINTS + seat * POINT_SOURCE_COUNT + source])
    out[at + POINTS_AT] = i16(points)
    for space in range(COMMUNITY_SPACES):
        out[at + COMMUNITY_AT + space] = i16(c[COMMUNITY + seat * COMMUNITY_SPACES + space])
    for face in range(FACES):
        out[at + DICE_LEFT_AT + face] = i16(c[DICE + seat * FACES + face])
    out[at + DICE_LEFT_AT + FACES] = i16(c[BOARD_DIE + seat] % 10)
    write_character(state, seat, out, at + CHARACTER_AT)
    out[at + COUNTS_AT] = 1 if c[NOBILITY + seat] >= state.rules.lord_at else 0
    out[at + COUNTS_AT + 3] = i16(state.apprentices_of(seat))
    out[at + COUNTS_AT + 5] = i16(coins_due(state, seat))
    out[at + SECRET_AT] = i16(c[SECRET + seat])
    hand: i64 = HAND + seat * HAND_SPACES
    if hides_first(state, viewer, seat):
        out[at + HAND_AT] = 1
        write_cards(state, hand + 1, HAND_SPACES - 1, out, at + HAND_AT + CARD_SIZE)
    else:
        write_cards(state, hand, HAND_SPACES, out, at + HAND_AT)


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


def write_character(state: Town, seat: i64, out: vec[i16], at: i64) -> None:
    """The good that may be given once more, and what is gained on becoming a lord."""
    r = state.rules
    character = state.cells[CHARACTER + seat]
    if character >= 0:
        out[at + r.character_good[character]] = 1
        for gain in range(CHARACTER_GAIN_COUNT):
            out[at + GOOD_COUNT + gain] = i16(r.character_gain[character * CHARACTER_GAIN_COUNT + gain])


def count_owned(state: Town, viewer: i64, out: vec[i16]) -> None:
    """How many council tiles and workshops each seat has."""
    c = state.cells
    players = state.players
    if len(c) != CELLS or len(out) < SIZE:
        raise IndexError
    for tile in range(i64(COUNCIL_TILE_COUNT)):
        where = c[COUNCIL_TILE + tile]
        if where >= FULFILLED:
            out[SEATS_AT + COUNTS_AT + 1 + turned(players, viewer, where - FULFILLED) * SEAT_SIZE] += 1
    for space in range(i64(WORKSHOP_SPACES)):
        owner = c[MASTER + space]
        if owner >= 0:
            out[SEATS_AT + COUNTS_AT + 2 + turned(players, viewer, owner) * SEAT_SIZE] += 1


# the Chancery


def write_desks(state: Town, viewer: i64, out: vec[i16]) -> None:
    """Who sits at the desks."""
    for desk in range(DESKS):
        out[DESKS_AT + desk] = i16(whose(state.players, viewer, state.cells[DESK + desk]))


def count_chancery(state: Town, viewer: i64, out: vec[i16], at: i64) -> None:
    """How many desks each seat has; and of its dice tiles, which lie open: how many, how many of them are full, and
    which values the others still need. `at` is where the first seat's counts begin."""
    c = state.cells
    for desk in range(DESK, DESK + DESKS):
        if c[desk] >= 0:
            out[at + 4 + turned(state.players, viewer, c[desk]) * SEAT_SIZE] += 1
    for tile in range(DICE_TILE_COUNT):
        if c[TILE_SEAT + tile] >= 0:
            tiles = at + 6 + turned(state.players, viewer, c[TILE_SEAT + tile]) * SEAT_SIZE
            out[tiles] += 1
            if is_active(state, tile):
                out[tiles + 1] += 1
            for field in range(tile * TILE_FIELDS, tile * TILE_FIELDS + TILE_FIELDS):
                if c[TILE_FILLED + field] == 0:
                    out[tiles + 1 + state.rules.tile_values[field]] += 1
