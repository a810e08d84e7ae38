# compiled
"""Many games at once: all of them take a step in one call, and what a learner reads of each is written into a row.

The rows are arrays of the engine's own kind. Compiled, they give their memory away as buffers, so that NumPy (which is
never loaded here) takes them over without looking at a single number; interpreted, they are lists.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, u8

from burgher.core.cells import extend, vec
from burgher.core.chance import Random
from burgher.core.compiled import COMPILED
from burgher.core.moves import Moves
from burgher.core.placement import placement
from burgher.core.state import CHANCE, OVER, State

ALL_SEATS: Final = -1
"""The learner plays all seats, each in its turn."""
ALL_LEGAL: Final = -1
"""No action was refused."""


def observe(state: State, seat: i64, size: i64) -> vec[i16]:
    """What this seat sees, as numbers."""
    row = vec[i16]([0] * size)
    state.encode(seat, row)
    return row


def observe_on(state: State, seat: i64, blank: vec[i16]) -> vec[i16]:
    """The same; ``blank`` holds as many zeros as there are numbers, and stays as it is."""
    row = blank[:]
    state.encode(seat, row)
    return row


def mask_on(state: State, seat: i64, blank: vec[u8], moves: Moves, canonical: bool) -> vec[u8]:
    """1 for each action that this seat may take now; ``blank`` is as long as there are actions of players."""
    mask = blank[:]
    if state.seat == seat and seat >= 0:
        mark_legal(state, mask, 0, moves, canonical)
    return mask


def mark_legal(state: State, mask: vec[u8], at: i64, moves: Moves, canonical: bool) -> None:
    """1 for each legal action of the seat that decides, from ``at`` on."""
    moves.clear()
    state.offer(moves, canonical)
    codes = moves.codes
    for k in range(moves.count):
        mask[at + codes[k]] = 1


def zeros16(count: int) -> vec[i16]:
    return vec[i16]([0] * count)


def zeros8(count: int) -> vec[u8]:
    return vec[u8]([0] * count)


def settle_with(state: State, random: Random, moves: Moves) -> None:
    """Let chance act until a seat must decide, without a new list of moves each time."""
    while state.seat == CHANCE:
        moves.clear()
        state.chances(moves)
        state.apply(moves.draw(random))


class Tables:
    """A number of games of one kind, each at its own table, each beginning anew when it is over.

    ``learner`` is the seat that asks for actions, or ALL_SEATS; the other seats then play at random.
    """

    def __init__(
        self, start: State, count: int, features: int, choices: int, canonical: bool, learner: int, shaping: float
    ) -> None:
        players = int(start.players)
        self.start = start
        self.count: i64 = count
        self.players: i64 = players
        self.canonical = canonical
        self.learner: i64 = learner
        self.shaping = shaping
        self.moves = Moves()
        self.features: i64 = features
        self.choices: i64 = choices
        self.row = zeros16(features)
        self.no_choices = zeros8(count * choices)
        self.states: list[State] = [start.copy() for _ in range(count)]
        self.randoms: list[Random] = [Random(0) for _ in range(count)]
        self.points: list[list[int]] = [[0] * players for _ in range(count)]
        self.room = vec[i16](capacity=count * features)
        self.observations = zeros16(count * features)
        """What the seat that decides at each table sees, table after table. The next step may write over it."""
        self.masks = self.no_choices
        """What it may do."""
        self.seats = vec[i64]([0] * count)
        """Which seat that is."""
        self.rewards = vec[float]([0.0] * (count * players))
        """What the last step brought each seat of each table."""
        self.dones = zeros8(count)
        """Whether that step ended a game; the observation is of the next one then."""
        self.finals = vec[i64]([0] * (count * players))
        """The points at the end of the last game at each table."""

    def reset(self, seed: str) -> None:
        """Begin anew at every table, each with chance of its own."""
        seen = self._clear()
        for k in range(self.count):
            self.randoms[k] = Random(f"{seed}/{k}")
            self.dones[k] = 0
            for seat in range(self.players):
                self.rewards[k * self.players + seat] = 0.0
            self._begin(k)
            self._look(k)
            seen = extend(seen, self.row)
        self.observations = seen

    def step(self, actions: list[int]) -> int:
        """One action at each table; gives the first table whose action is not legal, and then nothing was done."""
        masks = self.masks
        choices = self.choices
        for k in range(self.count):
            action: i64 = actions[k]
            if not 0 <= action < choices or masks[k * choices + action] == 0:
                return int(k)
        seen = self._clear()
        for k in range(self.count):
            self._step(k, actions[k])
            self._look(k)
            seen = extend(seen, self.row)
        self.observations = seen
        return ALL_LEGAL

    def _step(self, table: i64, action: i64) -> None:
        state = self.states[table]
        players = self.players
        rewards = self.rewards
        for k in range(table * players, table * players + players):
            rewards[k] = 0.0
        self.dones[table] = 0
        state.apply(action)
        self._play_on(state, self.randoms[table])
        if self.shaping != 0.0:
            self._shape(table, state)
        if state.seat == OVER:
            self._finish(table, state)
            self._begin(table)

    def _play_on(self, state: State, random: Random) -> None:
        """Chance acts, and so do those who are not asked."""
        moves = self.moves
        settle_with(state, random, moves)
        if self.learner != ALL_SEATS:
            while state.seat != self.learner and state.seat != OVER:
                moves.clear()
                state.offer(moves, True)
                state.apply(moves.draw(random))
                settle_with(state, random, moves)

    def _shape(self, table: i64, state: State) -> None:
        """A part of the points that came in, compared with what came in for the others."""
        now = state.scores()
        before = self.points[table]
        at = table * self.players
        total = 0.0
        for seat in range(self.players):
            total += float(now[seat] - before[seat])
        for seat in range(self.players):
            gained = float(now[seat] - before[seat])
            others = (total - gained) / float(self.players - 1) if self.players > 1 else 0.0
            self.rewards[at + seat] += self.shaping * (gained - others)
        self.points[table] = now

    def _finish(self, table: i64, state: State) -> None:
        at = table * self.players
        scores = state.scores()
        worths = placement(state)
        for seat in range(self.players):
            self.rewards[at + seat] += worths[seat]
            self.finals[at + seat] = scores[seat]
        self.dones[table] = 1

    def _begin(self, table: i64) -> None:
        state = self.start.copy()
        self.states[table] = state
        self._play_on(state, self.randoms[table])
        if self.shaping != 0.0:
            self.points[table] = state.scores()

    def _clear(self) -> vec[i16]:
        """Nothing may be done yet (a copy of zeros is quicker than to write them); gives room for what is seen."""
        self.masks = self.no_choices[:]
        # Rows are put into the same memory time and again: `room` itself stays empty. A list would grow.
        return self.room if COMPILED else vec[i16](capacity=self.count * self.features)

    def _look(self, table: i64) -> None:
        """What the seat that decides sees is in the row then, and what it may do among the masks."""
        state = self.states[table]
        seat = state.seat
        self.seats[table] = seat
        mark_legal(state, self.masks, table * self.choices, self.moves, self.canonical)
        state.encode(seat, self.row)
