# compiled
"""One whole turn ahead: a beam over the small steps of a turn, each line judged where the turn ends."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.bots.evaluator import Evaluator
from burgher.core.chance import Random
from burgher.core.moves import Moves
from burgher.core.state import CHANCE, State


class Line:
    """The first steps of a turn, and what they lead to."""

    def __init__(self, state: State, first: i64, worth: float) -> None:
        self.state = state
        self.first = first
        self.worth = worth


class TurnSearch:
    """Looks for the best whole turn.

    ``width`` lines are kept, ``depth`` steps deep; where chance comes in, the mean of ``samples`` cases counts.
    """

    def __init__(self, evaluator: Evaluator, random: Random, width: i64, depth: i64, samples: i64) -> None:
        self.evaluator = evaluator
        self.random = random
        self.width = width
        self.depth = depth
        self.samples = samples

    def best(self, state: State) -> i64:
        """The first action of the best turn found for the seat to decide."""
        seat = state.seat
        moves = Moves()
        state.offer(moves, True)
        if moves.count == 1:
            return moves.codes[0]
        best: i64 = moves.codes[0]
        best_worth = -1e18
        beam: list[Line] = []
        for k in range(moves.count):
            line = self._follow(state, moves.codes[k], moves.codes[k])
            if line.state.seat == seat:
                beam.append(line)
            elif line.worth > best_worth:
                best_worth = line.worth
                best = line.first
        for _ in range(self.depth):
            if not beam:
                break
            beam = self._thin(beam)
            longer: list[Line] = []
            for line in beam:
                moves.clear()
                line.state.offer(moves, True)
                for k in range(moves.count):
                    next_line = self._follow(line.state, moves.codes[k], line.first)
                    if next_line.state.seat == seat:
                        longer.append(next_line)
                    elif next_line.worth > best_worth:
                        best_worth = next_line.worth
                        best = next_line.first
            beam = longer
        for line in beam:
            if line.worth > best_worth:
                best_worth = line.worth
                best = line.first
        return best

    def _follow(self, state: State, action: i64, first: i64) -> Line:
        seat = state.seat
        after = state.copy()
        after.apply(action)
        if after.seat != CHANCE:
            return Line(after, first, self.evaluator.worth(after, seat))
        # What chance will do is not known when the choice is made: judge the mean, and go on from one of the cases.
        total = 0.0
        settled = after
        for _ in range(self.samples):
            settled = after.copy()
            settled.settle(self.random)
            total += self.evaluator.worth(settled, seat)
        return Line(settled, first, total / float(self.samples))

    def _thin(self, beam: list[Line]) -> list[Line]:
        """The best lines, at most ``width``."""
        if len(beam) <= self.width:
            return beam
        kept: list[Line] = []
        for _ in range(self.width):
            best = 0
            for k in range(1, len(beam)):
                if beam[k].worth > beam[best].worth:
                    best = k
            kept.append(beam.pop(best))
        return kept
