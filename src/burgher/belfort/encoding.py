# compiled
"""What a network reads of a position: small whole numbers, the viewing seat in front, the others as they sit after it.

`features` names each of them. What the seat may not see is not among them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from burgher.belfort.cards import DRAW
from burgher.belfort.cells import (
    ASIDE,
    BUILT,
    CAMP_KIND,
    CAMP_SEAT,
    CREST,
    DECK,
    DESK_KIND,
    DESK_SEAT,
    DESKS,
    DISCARDS,
    GUILD,
    GUILD_SEAT,
    GUILD_WORKER,
    HAND,
    HIRED,
    HOME,
    KNOWN,
    NP_DWARF,
    OWNED,
    OWNER,
    PASSED,
    PHASE,
    PLANKED,
    POINTS,
    POOL,
    ROUND,
    SCORE,
    SENT,
    SHOWN,
    STAFFED,
    STOCK,
    STOCKPILE,
    TAKEN,
    TURN,
)
from burgher.belfort.cells import SIZE as CELLS
from burgher.belfort.collection import income, tax_level
from burgher.belfort.interactive_guilds import ASK_BANDITS, ASK_THIEVES, LAST_WAS_STONE, SHOW
from burgher.belfort.knowledge import are_choosing_what_to_show, collect_unseen
from burgher.belfort.names import (
    CARDS,
    DISTRICTS,
    GUILD_COUNT,
    KINDS,
    NOBODY,
    PLANK_COUNT,
    SEATS,
    STUFFS,
    SYMBOLS,
)
from burgher.belfort.properties import MARK
from burgher.belfort.setup import DEAL, DEAL_CREST
from burgher.belfort.setup import KEEP as KEEP_CARDS
from burgher.belfort.state import City
from burgher.belfort.two_players import FIRST_NON_PLAYER, NON_PLAYER_COUNT
from burgher.core.cells import vec
from burgher.core.state import CHANCE

PHASE_COUNT: Final = 7
QUESTION_COUNT: Final = 27
"""Questions that have their features in the middle. Those that came later follow behind everything else."""
AREA_COUNT: Final = 4
SOURCE_COUNT: Final = 5
TURN_CELLS: Final = 8
"""Cells from HIRED on that tell what was done in the turn."""

# Where the features of each thing begin and how many there are; numbers, because mypyc knows them only so when it
# compiles. `features` names them all, and a test compares.
CALENDAR_SIZE: Final = 43
ASKED_SIZE: Final = 40
OWN_SIZE: Final = 20
SEAT_SIZE: Final = 115
DISTRICT_SIZE: Final = 32
TURN_AT: Final = CALENDAR_SIZE
ASKED_AT: Final = TURN_AT + TURN_CELLS
OWN_AT: Final = ASKED_AT + ASKED_SIZE
SEATS_AT: Final = OWN_AT + OWN_SIZE
NON_PLAYERS_AT: Final = SEATS_AT + 5 * SEAT_SIZE
DISTRICTS_AT: Final = NON_PLAYERS_AT + 20
SIZE: Final = DISTRICTS_AT + 5 * DISTRICT_SIZE

# and where among those of a seat
SENT_AT: Final = 19
PASSED_AT: Final = 35
KNOWN_AT: Final = 39
BUILT_AT: Final = 49
STAFFED_AT: Final = 59
PLANKED_AT: Final = 69
SHOWN_AT: Final = 89
DESKS_AT: Final = 99
CAMP_AT: Final = 103
INCOME_AT: Final = 108
MARKERS_AT: Final = 110

# Each part looks first how long the arrays are and whether the seats are such. The compiler then sees that no index can
# be wrong, and looks at none of them again: that halves the time. It sees so only where the conditions are
# simple, and where what counts is an `i64`.


def write(state: City, seat: i64, out: vec[i16]) -> None:
    """Write all features over whatever the row holds, `seat` in front."""
    c = state.cells
    if len(c) != CELLS or len(out) < SIZE or seat < 0 or seat >= SEATS:
        raise IndexError
    # In two parts: the first is a matter of nanoseconds, because the compiler knows how long it is.
    for k in range(i64(SIZE)):
        out[k] = 0
    for k in range(i64(SIZE), len(out)):
        out[k] = 0
    if state.depth > 0 and state.question() >= QUESTION_COUNT:
        out[SIZE + state.question() - QUESTION_COUNT] = 1
    write_calendar(state, seat, out)
    for k in range(TURN_CELLS):
        out[TURN_AT + k] = i16(c[HIRED + k])
    write_asked(state, seat, out)
    for card in range(i64(CARDS)):
        out[OWN_AT + card] = i16(c[HAND + seat * CARDS + card])
        out[OWN_AT + CARDS + card] = i16(c[ASIDE + seat * CARDS + card])
    choosing = are_choosing_what_to_show(state)
    for other in range(state.players):
        write_seat(state, other, turned(state.players, seat, other), other == seat or not choosing, out)
    write_collectors(state, seat, out)
    write_non_players(state, out)
    write_districts(state, seat, out)


def turned(players: i64, viewer: i64, seat: i64) -> i64:
    """How many places after the viewer a seat sits; the non-players come behind all seats that can be."""
    if seat >= players:
        return SEATS + seat - players
    places = seat - viewer
    return places if places >= 0 else places + players


def write_calendar(state: City, viewer: i64, out: vec[i16]) -> None:
    c = state.cells
    r = state.rules
    if len(c) != CELLS or len(out) < SIZE:
        raise IndexError
    to_scoring: i64 = 0
    month = c[ROUND]
    while 0 < month < r.rounds and r.scoring[month - 1] == 0:
        month += 1
        to_scoring += 1
    cards: i64 = 0
    for card in range(i64(CARDS)):
        cards += c[DECK + card]
    out[0] = i16(state.players)
    out[1] = i16(c[ROUND])
    out[2] = i16(r.rounds - c[ROUND])
    out[3] = i16(to_scoring)
    out[4] = i16(c[STOCKPILE])
    out[5] = i16(cards)
    out[6 + c[PHASE]] = 1
    unseen = collect_unseen(state, viewer)
    if len(unseen) != CARDS:
        raise IndexError
    at: i64 = 6 + PHASE_COUNT
    for card in range(i64(CARDS)):
        out[at + card] = i16(c[POOL + card])
        out[at + CARDS + card] = i16(c[DISCARDS + card])
        out[at + 2 * CARDS + card] = i16(unseen[card])


def write_asked(state: City, viewer: i64, out: vec[i16]) -> None:
    """The question on top, its two numbers, of whom it is asked, and whose turn it is."""
    numbers: i64 = ASKED_AT + QUESTION_COUNT
    if state.depth > 0:
        if state.question() < QUESTION_COUNT:
            out[ASKED_AT + state.question()] = 1
        out[numbers] = i16(first_number(state, viewer))
        out[numbers + 1] = i16(second_number(state, viewer))
        asked = state.seat
        out[numbers + 2 + (SEATS if asked == CHANCE else turned(state.players, viewer, asked))] = 1
    for seat in range(state.players):
        if state.cells[CREST + seat] == state.cells[TURN]:
            out[numbers + 2 + SEATS + 1 + turned(state.players, viewer, seat)] = 1


def first_number(state: City, viewer: i64) -> i64:
    """The first number of the question; where it is a seat, as the viewer counts."""
    asked = state.question()
    first = state.first()
    if asked == DRAW.number or asked == DEAL.number or asked == DEAL_CREST.number or asked == SHOW.number:
        return turned(state.players, viewer, first)
    return first


def second_number(state: City, viewer: i64) -> i64:
    asked = state.question()
    second = state.second()
    if asked == KEEP_CARDS.number and state.seat != viewer:
        return NOBODY
    if asked == MARK.number and state.first() != NOBODY:
        return turned(state.players, viewer, second)
    if asked == ASK_THIEVES.number or asked == ASK_BANDITS.number:
        bits = second & LAST_WAS_STONE
        for seat in range(state.players):
            if second >> seat & 1 == 1:
                bits |= 1 << turned(state.players, viewer, seat)
        return bits
    return second


def write_seat(state: City, seat: i64, place: i64, shows: bool, out: vec[i16]) -> None:
    """All that everybody may know of a seat, but its markers and what it has on the collection board; the viewer's own
    hand is written apart."""
    c = state.cells
    if len(c) != CELLS or len(out) < SIZE or seat < 0 or seat >= SEATS or place < 0 or place >= SEATS:
        raise IndexError
    at: i64 = SEATS_AT + place * SEAT_SIZE
    out[at] = 1
    for stuff in range(STUFFS):
        out[at + 1 + stuff] = i16(c[STOCK + seat * STUFFS + stuff])
    out[at + 5] = i16(c[SCORE + seat])
    for source in range(SOURCE_COUNT):
        out[at + 6 + source] = i16(c[POINTS + seat * SOURCE_COUNT + source])
    for kind in range(KINDS):
        out[at + 11 + kind] = i16(c[OWNED + seat * KINDS + kind])
        out[at + 15 + kind] = i16(c[HOME + seat * KINDS + kind])
    for k in range(i64(AREA_COUNT * KINDS)):
        out[at + SENT_AT + k] = i16(c[SENT + seat * AREA_COUNT * KINDS + k])
    out[at + PASSED_AT] = i16(c[PASSED + seat])
    out[at + PASSED_AT + 1] = i16(c[CREST + seat] + 1)
    out[at + PASSED_AT + 2] = i16(c[TAKEN + seat])
    out[at + PASSED_AT + 3] = i16(state.hand_size(seat))
    for card in range(i64(CARDS)):
        out[at + KNOWN_AT + card] = i16(c[KNOWN + seat * CARDS + card])
        out[at + BUILT_AT + card] = i16(c[BUILT + seat * CARDS + card])
        out[at + STAFFED_AT + card] = i16(c[STAFFED + seat * CARDS + card])
    for k in range(i64(PLANK_COUNT * KINDS)):
        out[at + PLANKED_AT + k] = i16(c[PLANKED + seat * PLANK_COUNT * KINDS + k])
    if shows and c[SHOWN + seat] != NOBODY:
        out[at + SHOWN_AT + c[SHOWN + seat]] = 1
    out[at + INCOME_AT] = i16(income(state, seat))
    out[at + INCOME_AT + 1] = i16(tax_level(state, c[SCORE + seat]))


def write_collectors(state: City, viewer: i64, out: vec[i16]) -> None:
    """Which workers each seat has at the desks, and its place in the camp with the worker there."""
    c = state.cells
    players = state.players
    if len(c) != CELLS or len(out) < SIZE:
        raise IndexError
    for plank in range(DESKS):
        seat = c[DESK_SEAT + plank]
        if 0 <= seat < players:
            out[SEATS_AT + turned(players, viewer, seat) * SEAT_SIZE + DESKS_AT + c[DESK_KIND + plank]] += 1
    for plank in range(SEATS):
        seat = c[CAMP_SEAT + plank]
        if 0 <= seat < players:
            at: i64 = SEATS_AT + turned(players, viewer, seat) * SEAT_SIZE + CAMP_AT
            out[at] = i16(plank + 1)
            out[at + 1 + c[CAMP_KIND + plank]] = 1


def write_non_players(state: City, out: vec[i16]) -> None:
    """Two players: where the dwarves of the two others stand."""
    if state.players == 2:
        for k in range(NON_PLAYER_COUNT):
            district = state.cells[NP_DWARF + k]
            if district != NOBODY:
                out[NON_PLAYERS_AT + k * 2 * DISTRICTS + DISTRICTS + district] = 1


def write_districts(state: City, viewer: i64, out: vec[i16]) -> None:
    """The guild, whose marker is on each symbol (0: nobody's), who stands at the guild (0: nobody) and which worker;
    and how many markers every owner has there, among the features of the seats and of the others."""
    c = state.cells
    players = state.players
    if len(c) != CELLS or len(out) < SIZE:
        raise IndexError
    for district in range(i64(DISTRICTS)):
        at: i64 = DISTRICTS_AT + district * DISTRICT_SIZE
        if c[GUILD + district] != NOBODY:
            out[at + c[GUILD + district]] = 1
        at += GUILD_COUNT
        for symbol in range(i64(SYMBOLS)):
            owner = c[OWNER + district * SYMBOLS + symbol]
            if owner == NOBODY:
                continue
            place = turned(players, viewer, owner)
            out[at + symbol] = i16(place + 1)
            if owner < players:
                out[SEATS_AT + place * SEAT_SIZE + MARKERS_AT + district] += 1
            else:
                out[NON_PLAYERS_AT + (owner - FIRST_NON_PLAYER) * 2 * DISTRICTS + district] += 1
        at += SYMBOLS
        if c[GUILD_SEAT + district] != NOBODY:
            out[at] = i16(turned(players, viewer, c[GUILD_SEAT + district]) + 1)
            out[at + 1 + c[GUILD_WORKER + district]] = 1
