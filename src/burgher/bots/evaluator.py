# compiled
"""What a position is worth, and what a sensible player would do in it: the two things that a game teaches its bots."""

from __future__ import annotations

from abc import abstractmethod
from math import exp
from time import monotonic
from typing import Final

from mypy_extensions import i64

from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.moves import CAPACITY, Moves
from burgher.core.state import CHANCE, OVER, State

MOST_SEATS: Final = 8
NO_HURRY: Final = 1e18
"""A moment that never comes."""
CLOCK_EVERY: Final = 4
"""A playout looks at the clock after so many actions: interpreted, a whole one may take longer than a decision may."""


def numbers(count: int) -> vec[float]:
    """Room for so many numbers."""
    return vec[float]([0.0] * count)


class Evaluator:
    """Judges positions of one game."""

    # Not an ABC, for the same reason as `State`.

    @abstractmethod
    def worth(self, state: State, seat: i64) -> float:
        """The points this seat will probably end with."""

    @abstractmethod
    def weigh(self, state: State, moves: Moves, weights: vec[float]) -> None:
        """How likely a sensible player is to choose each of these actions: any positive numbers."""

    @abstractmethod
    def spread(self, state: State) -> float:
        """How many points of difference still leave the game open, from here to its end."""

    @abstractmethod
    def pause(self, state: State) -> i64:
        """A number that changes when a playout may be cut and judged (after a scoring, at the end of a round)."""

    def early_pause(self, state: State) -> i64:
        """Like `pause`, but it may change earlier: when nobody decides any more, before chance prepares a round."""
        return self.pause(state)

    def kind_of_turn(self, steps: list[int]) -> i64:
        """What kind of turn these steps are: the same number for turns that differ in details; -1: not known."""
        return -1

    def crowded(self, state: State) -> bool:
        """Whether so many play that a bot does better to look after itself than to guess at shares of the victory."""
        return False

    def shares(self, state: State, out: vec[float]) -> None:
        """Each seat's share of the victory, as it looks: they add up to 1."""
        if state.seat == OVER:
            self._final(state, out)
            return
        best = -1e9
        for seat in range(state.players):
            worth = self.worth(state, seat)
            out[seat] = worth
            if worth > best:
                best = worth
        spread = self.spread(state)
        total = 0.0
        for seat in range(state.players):
            share = exp((out[seat] - best) / spread)
            out[seat] = share
            total += share
        for seat in range(state.players):
            out[seat] = out[seat] / total

    def _final(self, state: State, out: vec[float]) -> None:
        winners = state.winners()
        for seat in range(state.players):
            out[seat] = 0.0
        for winner in winners:
            out[winner] = 1.0 / float(len(winners))


class Uninformed(Evaluator):
    """Knows nothing: every action is as likely as another, and only the end counts. The same for every game."""

    def worth(self, state: State, seat: i64) -> float:
        return float(state.scores()[seat])

    def weigh(self, state: State, moves: Moves, weights: vec[float]) -> None:
        for k in range(moves.count):
            weights[k] = 1.0

    def spread(self, state: State) -> float:
        return 10.0

    def pause(self, state: State) -> i64:
        return 0


class Guide:
    """Plays on as an evaluator would probably play; keeps its buffers from one playout to the next."""

    def __init__(self, evaluator: Evaluator, random: Random) -> None:
        self.evaluator = evaluator
        self.random = random
        self.moves = Moves()
        self.weights = numbers(CAPACITY)
        self.until = NO_HURRY
        """When the time is up (`time.monotonic`)."""

    def choose(self, state: State) -> i64:
        """An action of the seat to decide, by the evaluator's weights."""
        moves = self.moves
        moves.clear()
        state.offer(moves, True)
        if moves.count == 1:
            return moves.codes[0]
        self.evaluator.weigh(state, moves, self.weights)
        total = 0.0
        for k in range(moves.count):
            total += self.weights[k]
        left = float(self.random.below(1 << 30)) / float(1 << 30) * total
        for k in range(moves.count):
            left -= self.weights[k]
            if left < 0.0:
                return moves.codes[k]
        return moves.codes[moves.count - 1]

    def settle(self, state: State) -> None:
        """Let chance act until a seat must decide."""
        moves = self.moves
        while state.seat == CHANCE:
            moves.clear()
            state.chances(moves)
            state.apply(moves.draw(self.random))

    def play_on(self, state: State, pauses: i64, steps: i64) -> bool:
        """To the end, or until so many pauses have come (0: all of them), at most so many decisions far.

        False: the time was up before.
        """
        pause = self.evaluator.pause(state)
        left = pauses
        done: i64 = 0
        while state.seat != OVER:
            if state.seat == CHANCE:
                self.settle(state)
                continue
            if done == steps:
                return True
            state.apply(self.choose(state))
            done += 1
            if pauses > 0:
                now = self.evaluator.pause(state)
                if now != pause:
                    pause = now
                    left -= 1
                    if left == 0:
                        return True
            if done % CLOCK_EVERY == 0 and monotonic() >= self.until:
                return False
        return True
