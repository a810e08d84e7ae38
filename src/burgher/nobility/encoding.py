# compiled
"""What a network reads of a position: small whole numbers, the viewing seat in front, the others as they sit after it.

`features` names each of them. What the seat may not see is not among them.
"""

from __future__ import annotations

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.core.state import CHANCE
from burgher.nobility import port, solo
from burgher.nobility.cells import (
    DIE_DONE,
    EVENT,
    FIRST,
    GONE,
    OBJECTIVE,
    PAID,
    PHASE,
    ROUND,
    SALE_DONE,
    SETTLERS_DONE,
    SHIP,
    SOLD,
    STAGE,
    SUCCESS,
    TURN,
    VALUE,
    VISIT,
)
from burgher.nobility.cells import SIZE as CELLS
from burgher.nobility.chancery import DEAL_COMMISSION, DEAL_TILE
from burgher.nobility.characters import DRAW_CHARACTER
from burgher.nobility.encoding_layout import (
    ASKED_AT,
    ASKED_SIZE,
    CARD_SIZE,
    COMMISSIONS_AT,
    COUNTS_AT,
    DESK_DICE_AT,
    GUILDS_AT,
    PHASE_COUNT,
    PILES_AT,
    PLACE_COUNT,
    QUESTION_COUNT,
    SEATS_AT,
    SIZE,
    TURN_AT,
)
from burgher.nobility.encoding_rows import turned
from burgher.nobility.encoding_seats import count_chancery, write_commissions, write_desks, write_seats
from burgher.nobility.encoding_town import (
    write_council,
    write_dice,
    write_display,
    write_guilds,
    write_hall,
    write_piles,
)
from burgher.nobility.names import (
    EVENT_COUNT,
    GOOD_COUNT,
    OBJECTIVE_NEED_COUNT,
    SEATS,
)
from burgher.nobility.rolling import ROLL
from burgher.nobility.settlers import PAY
from burgher.nobility.setup import FIRST_SETTLERS
from burgher.nobility.state import Town


def write(state: Town, seat: i64, out: vec[i16]) -> None:
    """Write all features over whatever the row holds, `seat` in front."""
    if len(out) < SIZE:
        raise IndexError
    # Of the calendar, the turn, the question and the own cards little is ever other than 0; so of the later questions.
    for k in range(i64(PILES_AT)):
        out[k] = 0
    for k in range(i64(SIZE), len(out)):
        out[k] = 0
    if state.depth > 0 and state.question() >= QUESTION_COUNT:
        out[SIZE + state.question() - QUESTION_COUNT] = 1
    write_calendar(state, seat, out)
    write_turn(state, out)
    write_asked(state, seat, out)
    write_piles(state, seat, out)
    write_display(state, out)
    write_hall(state, seat, out)
    write_council(state, seat, out)
    write_dice(state, seat, out)
    write_guilds(state, seat, out)
    write_seats(state, seat, out)
    if state.rules.chancery:
        write_commissions(state, seat, out, COMMISSIONS_AT)
        write_desks(state, seat, out)
        count_chancery(state, seat, out, SEATS_AT + COUNTS_AT)
    else:
        for k in range(i64(DESK_DICE_AT), i64(GUILDS_AT)):
            out[k] = 0


# when it is, and what is asked; all of it over zeros


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
        prices = r.ship_price
        spaces = r.ship_spaces
        more = port.addition(state, viewer)
        ship = c[SHIP] * GOOD_COUNT
        for good in range(i64(GOOD_COUNT)):
            out[at + good] = i16(prices[ship + good] + more)
            out[at + GOOD_COUNT + good] = i16(spaces[ship + good] - c[SOLD + good])
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
            rows = state.rules.rows.settlers
            for k in range(i64(CARD_SIZE)):
                out[ASKED_AT + ASKED_SIZE - CARD_SIZE + k] = rows[(first + 1) * CARD_SIZE + k]


def is_about_seat(question: i64) -> bool:
    """Whether the first number of a question is a seat."""
    return (
        question == ROLL.number
        or question == DRAW_CHARACTER.number
        or question == FIRST_SETTLERS.number
        or question == DEAL_COMMISSION.number
        or question == DEAL_TILE.number
    )
