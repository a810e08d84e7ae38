# compiled
"""One whole turn ahead: a beam over the small steps of a turn, each line judged where the turn ends."""

from __future__ import annotations

from time import monotonic

from mypy_extensions import i64

from burgher.bots.evaluator import Evaluator, numbers
from burgher.core.chance import Random
from burgher.core.moves import CAPACITY, Moves
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
        self.worths: dict[int, float] = {}
        """After a search: the first actions of turns, each with what the best turn found that begins so is worth."""

    def best(self, state: State, until: float) -> i64:
        """The first action of the best turn found for the seat to decide."""
        self.look(state, until)
        best = self._likeliest(state)
        best_worth = -1e18
        for action, worth in self.worths.items():
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def look(self, state: State, until: float) -> None:
        """Find out the `worths`; there are none when the time is up before all actions were looked at."""
        self.worths = {}
        seat = state.seat
        beam: list[Line] = []
        if not self._lengthen(Line(state, -1, 0.0), seat, beam, until):
            self.worths = {}
            return
        for _ in range(self.depth):
            if not beam:
                break
            longer: list[Line] = []
            for line in self._thin(beam):
                if not self._lengthen(line, seat, longer, until):
                    self._settle_for(line)
            beam = longer
        for line in beam:
            self._settle_for(line)

    def _likeliest(self, state: State) -> i64:
        """What is done when there is no time to look at anything."""
        moves = Moves()
        state.offer(moves, True)
        weights = numbers(CAPACITY)
        self.evaluator.weigh(state, moves, weights)
        best: i64 = 0
        for k in range(moves.count):
            if weights[k] > weights[best]:
                best = k
        return moves.codes[best]

    def _lengthen(self, line: Line, seat: i64, longer: list[Line], until: float) -> bool:
        """One step more, every way there is; a line that ends the turn is compared, the others go on.

        False: the time was up before.
        """
        moves = Moves()
        line.state.offer(moves, True)
        for k in range(moves.count):
            if monotonic() >= until:
                return False
            first = moves.codes[k] if line.first < 0 else line.first
            next_line = self._follow(line.state, moves.codes[k], first)
            if next_line.state.seat == seat:
                longer.append(next_line)
            else:
                self._settle_for(next_line)
        return True

    def _settle_for(self, line: Line) -> None:
        """Compare a line as it stands: at the turn's end, or where time or depth ran out."""
        if line.worth > self.worths.get(line.first, -1e18):
            self.worths[line.first] = line.worth

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
