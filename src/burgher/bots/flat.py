# compiled
"""Flat Monte Carlo: the promising actions share playouts between them, and time and again the worse half drops out."""

from __future__ import annotations

from time import monotonic
from typing import Final

from mypy_extensions import i64

from burgher.bots.evaluator import MOST_SEATS, Evaluator, Guide, numbers
from burgher.bots.greedy import TurnSearch
from burgher.core.chance import Random
from burgher.core.moves import CAPACITY, Moves
from burgher.core.state import State


AHEAD: Final = 0.2
"""The part of the time that may go into looking a turn ahead."""


class Candidate:
    """An action under consideration."""

    def __init__(self, action: i64, weight: float) -> None:
        self.action = action
        self.weight = weight
        self.visits: i64 = 0
        self.total = 0.0

    def mean(self) -> float:
        """What it brought; what was not tried is behind all that was."""
        return self.total / float(self.visits) if self.visits > 0 else -1.0


class FlatSearch:
    """Sequential halving over the actions worth considering: at most ``candidates``, those of the greatest weight.

    ``pauses`` cuts a playout (0: to the end).
    """

    def __init__(
        self, evaluator: Evaluator, random: Random, ahead: TurnSearch | None, candidates: i64, pauses: i64, steps: i64
    ) -> None:
        self.guide = Guide(evaluator, random)
        self.ahead = ahead
        self.random = random
        self.candidates = candidates
        self.pauses = pauses
        self.steps = steps
        self.shares = numbers(MOST_SEATS)
        self.simulations: i64 = 0

    def best(self, root: State, seat: i64, limit: i64, until: float) -> i64:
        """The best action for this seat; at most ``limit`` playouts (0: as many as there is time for)."""
        began = monotonic()
        self.guide.until = until
        field = self._field(root, began + AHEAD * (until - began))
        rounds: i64 = 1
        while (1 << rounds) < len(field):
            rounds += 1
        done: i64 = 0
        for stage in range(rounds):
            if len(field) == 1:
                break
            stage_ends = began + (until - began) * float(stage + 1) / float(rounds)
            share = limit * (stage + 1) // rounds
            turn = 0
            while (limit == 0 or done < share) and monotonic() < stage_ends:
                if not self._try(root, seat, field[turn]):
                    break
                done += 1
                turn += 1
                if turn == len(field):
                    turn = 0
            field = self._better_half(field)
        return field[0].action

    def _field(self, root: State, until: float) -> list[Candidate]:
        """The actions worth considering, the likeliest in front: that one is taken when there is no time at all."""
        moves = Moves()
        root.offer(moves, True)
        weights = numbers(CAPACITY)
        self.guide.evaluator.weigh(root, moves, weights)
        if self.ahead is not None:
            self.ahead.look(root, until)
            if self.ahead.worths:
                for k in range(moves.count):
                    weights[k] = self.ahead.worths.get(moves.codes[k], -1e9)
        left = [Candidate(moves.codes[k], weights[k]) for k in range(moves.count)]
        field: list[Candidate] = []
        while left and len(field) < self.candidates:
            best = 0
            for k in range(1, len(left)):
                if left[k].weight > left[best].weight:
                    best = k
            field.append(left.pop(best))
        return field

    def _try(self, root: State, seat: i64, candidate: Candidate) -> bool:
        """A playout; one that the time does not allow to the end does not count."""
        state = root.imagine(seat, self.random)
        state.apply(candidate.action)
        if not self.guide.play_on(state, self.pauses, self.steps):
            return False
        self.guide.evaluator.shares(state, self.shares)
        candidate.total += self.shares[seat]
        candidate.visits += 1
        self.simulations += 1
        return True

    def _better_half(self, field: list[Candidate]) -> list[Candidate]:
        keep = (len(field) + 1) // 2
        kept: list[Candidate] = []
        for _ in range(keep):
            best = 0
            for k in range(1, len(field)):
                if field[k].mean() > field[best].mean():
                    best = k
            kept.append(field.pop(best))
        return kept
