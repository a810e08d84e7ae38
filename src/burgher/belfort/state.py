# compiled
"""The city of Belfort: a position's cells by the names of things. The sections of the rulebook work on it."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort.cells import (
    CAMP_SEAT,
    CREST,
    DESK_SEAT,
    DESKS,
    GUILD,
    GUILD_SEAT,
    HAND,
    NP_DWARF,
    OWNED,
    OWNER,
    SHOWN,
    SIZE,
    STAFFED,
    STEP,
    STOCK,
    TURN,
)
from burgher.belfort.names import CARDS, DISTRICTS, KINDS, NOBODY, SEATS, STUFFS, SYMBOLS
from burgher.belfort.rules import Rules
from burgher.core.cells import vec
from burgher.core.checking import between, expect
from burgher.core.question import Frame, Questions
from burgher.core.state import State


class City(State):
    """A position, without its flow (that is `flow.Belfort`)."""

    def __init__(self, rules: Rules, cells: vec[i64], stack: vec[i64], questions: Questions) -> None:
        super().__init__(rules.players, cells, stack, questions)
        self.rules = rules

    def stock(self, seat: i64, stuff: i64) -> i64:
        """How much wood, stone, metal or gold a seat has."""
        return self.cells[STOCK + seat * STUFFS + stuff]

    def gain(self, seat: i64, stuff: i64, amount: i64) -> None:
        """From the supply, which is unlimited; a negative amount is paid to it."""
        self.cells[STOCK + seat * STUFFS + stuff] += amount

    def seat_with(self, crest: i64) -> i64:
        """Who holds this crest (from 0)."""
        c = self.cells
        for seat in range(self.players):
            if c[CREST + seat] == crest:
                return seat
        return NOBODY

    def turn_seat(self) -> i64:
        """Whose turn it is."""
        return self.seat_with(self.cells[TURN])

    def district_of(self, guild: i64) -> i64:
        """Where this guild is; NOBODY when it is not in the city."""
        c = self.cells
        for district in range(DISTRICTS):
            if c[GUILD + district] == guild:
                return district
        return NOBODY

    def owner(self, district: i64, symbol: i64) -> i64:
        """Who has a marker on a symbol."""
        return self.cells[OWNER + district * SYMBOLS + symbol]

    def mark(self, district: i64, symbol: i64, owner: i64) -> None:
        self.cells[OWNER + district * SYMBOLS + symbol] = owner

    def hand_size(self, seat: i64) -> i64:
        c = self.cells
        size: i64 = 0
        for card in range(CARDS):
            size += c[HAND + seat * CARDS + card]
        return size

    def count_race(self, seat: i64, race: i64) -> i64:
        """Elves (race 0) or dwarves (1), masters among them."""
        at = OWNED + seat * KINDS + race * 2
        return self.cells[at] + self.cells[at + 1]

    def count_gnomes(self, seat: i64) -> i64:
        """Gnomes on a seat's properties."""
        c = self.cells
        gnomes: i64 = 0
        for card in range(CARDS):
            gnomes += c[STAFFED + seat * CARDS + card]
        return gnomes

    def waste(self, seat: i64, at: str) -> None:
        """A worker's action that can do nothing is wasted; the worker is reclaimed all the same."""
        if self.log is not None:
            self.tell("wasted", {"seat": seat, "at": at})


def expect_step(s: City, frame: Frame, low: int, high: int) -> None:
    """Positions by hand: how far the phase must have come when the lowest question on the stack is this one."""
    step = int(s.cells[STEP])
    expect(frame.place > 0 or low <= step <= high, "step", step, between(low, high))


def expect_turn(s: City, frame: Frame) -> None:
    """Positions by hand: the question comes up in the turn of whom it is asked."""
    frame.is_asked(int(s.turn_seat()))


def empty_cells() -> vec[i64]:
    """Cells before anything has been set up: nothing anywhere, nobody on any symbol or plank."""
    cells = vec[i64]([0] * SIZE)
    for seat in range(SEATS):
        cells[SHOWN + seat] = NOBODY
        cells[CAMP_SEAT + seat] = NOBODY
    for plank in range(DESKS):
        cells[DESK_SEAT + plank] = NOBODY
    for district in range(DISTRICTS):
        cells[GUILD + district] = NOBODY
        cells[GUILD_SEAT + district] = NOBODY
    for k in range(DISTRICTS * SYMBOLS):
        cells[OWNER + k] = NOBODY
    cells[NP_DWARF] = NOBODY
    cells[NP_DWARF + 1] = NOBODY
    return cells
