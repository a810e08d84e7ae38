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
from burgher.belfort.collection import income, tax_level
from burgher.belfort.interactive_guilds import ASK_BANDITS, ASK_THIEVES, LAST_WAS_STONE, SHOW
from burgher.belfort.knowledge import are_choosing_what_to_show, count_unseen
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

# How many features there are of each; numbers, because mypyc knows them only so when it compiles. `features` names them
# all, and a test compares.
CALENDAR_SIZE: Final = 43
ASKED_SIZE: Final = 40
OWN_SIZE: Final = 20
SEAT_SIZE: Final = 115
DESKS_AT: Final = 99
CAMP_AT: Final = 103
"""Where among the features of a seat its workers on the collection board are."""
DISTRICT_SIZE: Final = 32
SIZE: Final = (
    CALENDAR_SIZE
    + TURN_CELLS
    + ASKED_SIZE
    + OWN_SIZE
    + SEATS * SEAT_SIZE
    + NON_PLAYER_COUNT * 2 * DISTRICTS
    + DISTRICTS * DISTRICT_SIZE
)


def fill(state: City, seat: i64, out: vec[i16], at: i64) -> None:
    """Write all features that are not 0, `seat` in front."""
    c = state.cells
    if state.depth > 0 and state.question() >= QUESTION_COUNT:
        out[at + SIZE + state.question() - QUESTION_COUNT] = 1
    at = write_calendar(state, seat, out, at)
    at = copy_cells(c, HIRED, TURN_CELLS, out, at)
    at = write_asked(state, seat, out, at)
    at = copy_cells(c, HAND + seat * CARDS, CARDS, out, at)
    at = copy_cells(c, ASIDE + seat * CARDS, CARDS, out, at)
    choosing = are_choosing_what_to_show(state)
    for other in range(state.players):
        write_seat(state, other, other == seat or not choosing, out, at + turned(state, seat, other) * SEAT_SIZE)
    write_collectors(state, seat, out, at)
    non_players = at + SEATS * SEAT_SIZE
    write_districts(state, seat, out, at, non_players, write_non_players(state, out, non_players))


def copy_cells(c: vec[i64], first: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """So many cells as they are. Gives where the next feature goes, as all of these do."""
    for k in range(count):
        out[at + k] = i16(c[first + k])
    return at + count


def turned(state: City, viewer: i64, seat: i64) -> i64:
    """How many places after the viewer a seat sits; the non-players come behind all seats that can be."""
    if seat >= state.players:
        return SEATS + seat - state.players
    places = seat - viewer
    return places if places >= 0 else places + state.players


def write_calendar(state: City, viewer: i64, out: vec[i16], at: i64) -> i64:
    c = state.cells
    r = state.rules
    to_scoring: i64 = 0
    month = c[ROUND]
    while 0 < month < r.rounds and r.scoring[month - 1] == 0:
        month += 1
        to_scoring += 1
    cards: i64 = 0
    for card in range(CARDS):
        cards += c[DECK + card]
    out[at] = i16(state.players)
    out[at + 1] = i16(c[ROUND])
    out[at + 2] = i16(r.rounds - c[ROUND])
    out[at + 3] = i16(to_scoring)
    out[at + 4] = i16(c[STOCKPILE])
    out[at + 5] = i16(cards)
    at += 6
    out[at + c[PHASE]] = 1
    at += PHASE_COUNT
    at = copy_cells(c, POOL, CARDS, out, at)
    at = copy_cells(c, DISCARDS, CARDS, out, at)
    for card in range(CARDS):
        out[at + card] = i16(count_unseen(state, viewer, card))
    return at + CARDS


def write_asked(state: City, viewer: i64, out: vec[i16], at: i64) -> i64:
    """The question on top, its two numbers, of whom it is asked, and whose turn it is."""
    if state.depth > 0:
        if state.question() < QUESTION_COUNT:
            out[at + state.question()] = 1
        numbers = at + QUESTION_COUNT
        out[numbers] = i16(first_number(state, viewer))
        out[numbers + 1] = i16(second_number(state, viewer))
        asked = state.seat
        out[numbers + 2 + (SEATS if asked == CHANCE else turned(state, viewer, asked))] = 1
    at += QUESTION_COUNT + 2 + SEATS + 1
    for seat in range(state.players):
        if state.cells[CREST + seat] == state.cells[TURN]:
            out[at + turned(state, viewer, seat)] = 1
    return at + SEATS


def first_number(state: City, viewer: i64) -> i64:
    """The first number of the question; where it is a seat, as the viewer counts."""
    asked = state.question()
    first = state.first()
    if asked == DRAW.number or asked == DEAL.number or asked == DEAL_CREST.number or asked == SHOW.number:
        return turned(state, viewer, first)
    return first


def second_number(state: City, viewer: i64) -> i64:
    asked = state.question()
    second = state.second()
    if asked == KEEP_CARDS.number and state.seat != viewer:
        return NOBODY
    if asked == MARK.number and state.first() != NOBODY:
        return turned(state, viewer, second)
    if asked == ASK_THIEVES.number or asked == ASK_BANDITS.number:
        bits = second & LAST_WAS_STONE
        for seat in range(state.players):
            if second >> seat & 1 == 1:
                bits |= 1 << turned(state, viewer, seat)
        return bits
    return second


def write_seat(state: City, seat: i64, shows: bool, out: vec[i16], at: i64) -> None:
    """All that everybody may know of a seat, but its markers and what it has on the collection board; the viewer's own
    hand is written apart."""
    c = state.cells
    out[at] = 1
    at = copy_cells(c, STOCK + seat * STUFFS, STUFFS, out, at + 1)
    out[at] = i16(c[SCORE + seat])
    at = copy_cells(c, POINTS + seat * SOURCE_COUNT, SOURCE_COUNT, out, at + 1)
    for kind in range(KINDS):
        out[at + kind] = i16(c[OWNED + seat * KINDS + kind])
        out[at + KINDS + kind] = i16(c[HOME + seat * KINDS + kind])
    at = copy_cells(c, SENT + seat * AREA_COUNT * KINDS, AREA_COUNT * KINDS, out, at + 2 * KINDS)
    out[at] = i16(c[PASSED + seat])
    out[at + 1] = i16(c[CREST + seat] + 1)
    out[at + 2] = i16(c[TAKEN + seat])
    out[at + 3] = i16(state.hand_size(seat))
    at += 4
    for card in range(CARDS):
        out[at + card] = i16(c[KNOWN + seat * CARDS + card])
        out[at + CARDS + card] = i16(c[BUILT + seat * CARDS + card])
        out[at + 2 * CARDS + card] = i16(c[STAFFED + seat * CARDS + card])
    at = copy_cells(c, PLANKED + seat * PLANK_COUNT * KINDS, PLANK_COUNT * KINDS, out, at + 3 * CARDS)
    if shows and c[SHOWN + seat] != NOBODY:
        out[at + c[SHOWN + seat]] = 1
    at += CARDS + KINDS + 1 + KINDS
    out[at] = i16(income(state, seat))
    out[at + 1] = i16(tax_level(state, c[SCORE + seat]))


def write_collectors(state: City, viewer: i64, out: vec[i16], seats: i64) -> None:
    """Which workers each seat has at the desks, and its place in the camp with the worker there."""
    c = state.cells
    for plank in range(DESKS):
        seat = c[DESK_SEAT + plank]
        if 0 <= seat < state.players:
            out[seats + turned(state, viewer, seat) * SEAT_SIZE + DESKS_AT + c[DESK_KIND + plank]] += 1
    for plank in range(SEATS):
        seat = c[CAMP_SEAT + plank]
        if 0 <= seat < state.players:
            at = seats + turned(state, viewer, seat) * SEAT_SIZE + CAMP_AT
            out[at] = i16(plank + 1)
            out[at + 1 + c[CAMP_KIND + plank]] = 1


def write_non_players(state: City, out: vec[i16], at: i64) -> i64:
    """Two players: where the dwarves of the two others stand."""
    for k in range(NON_PLAYER_COUNT):
        if state.players == 2 and state.cells[NP_DWARF + k] != NOBODY:
            out[at + DISTRICTS + state.cells[NP_DWARF + k]] = 1
        at += 2 * DISTRICTS
    return at


def write_districts(state: City, viewer: i64, out: vec[i16], seats: i64, non_players: i64, at: i64) -> None:
    """The guild, whose marker is on each symbol (0: nobody's), who stands at the guild (0: nobody) and which worker;
    and how many markers every owner has there, among the features of the seats and of the others."""
    c = state.cells
    for district in range(DISTRICTS):
        if c[GUILD + district] != NOBODY:
            out[at + c[GUILD + district]] = 1
        at += GUILD_COUNT
        for symbol in range(SYMBOLS):
            owner = c[OWNER + district * SYMBOLS + symbol]
            if owner == NOBODY:
                continue
            place = turned(state, viewer, owner)
            out[at + symbol] = i16(place + 1)
            if owner < state.players:
                out[seats + (place + 1) * SEAT_SIZE - DISTRICTS + district] += 1
            else:
                out[non_players + (owner - FIRST_NON_PLAYER) * 2 * DISTRICTS + district] += 1
        at += SYMBOLS
        if c[GUILD_SEAT + district] != NOBODY:
            out[at] = i16(turned(state, viewer, c[GUILD_SEAT + district]) + 1)
            out[at + 1 + c[GUILD_WORKER + district]] = 1
        at += 1 + KINDS
