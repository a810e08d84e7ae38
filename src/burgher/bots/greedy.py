# compiled
"""One whole turn ahead: a beam over the small steps of a turn, each line judged where the turn ends."""

from __future__ import annotations

from time import monotonic
from typing import Final

from mypy_extensions import i64

from burgher.bots.evaluator import Evaluator, numbers
from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.moves import CAPACITY, Moves
from burgher.core.state import CHANCE, State

NOISE: Final = 1e-6
"""Points by which equally good turns are made to differ, at random: nobody always prefers the first."""
STEP: Final = 1e-4
"""Points that a step costs: what changes nothing is left out."""
GRAIN: Final = 1 << 20
CLOCK_EVERY: Final = 8
"""After so many positions one looks at the clock."""


class Line:
    """The first steps of a turn, and what they lead to."""

    def __init__(self, before: Line | None, action: i64, state: State, worth: float, chance: bool) -> None:
        self.before = before
        self.action = action
        self.state = state
        self.worth = worth
        self.chance = chance
        """Whether chance came in after the last step; the position is then only one of the cases."""
        self.length: i64 = 0 if before is None else before.length + 1
        self.kind: i64 = -1
        """What kind of turn it is, once it is among the best and that matters."""
        self.liked = 0.0
        """Points of its worth for steps that this bot likes to take, whatever they bring."""

    def steps(self) -> list[int]:
        """The actions up to where chance comes in: from there on one has to look again."""
        found: list[int] = []
        line = self
        while line.before is not None:
            if line.chance:
                found.clear()
            found.append(line.action)
            line = line.before
        found.reverse()
        return found

    def meets(self, other: Line) -> bool:
        """Whether both lead to the same position, by different ways."""
        return abs(self.worth - other.worth) < NOISE and self.state.same(other.state)


class TurnSearch:
    """Looks for the best whole turns, at most ``most`` of them.

    ``width`` lines are followed, ``depth`` steps deep; where chance comes in, the mean of ``samples`` cases counts.
    ``rivalry`` says how much what the best of the others is worth counts against a position, unless so many play that
    everybody does better to look after themselves; ``grudge`` how much more it counts in any case. ``blur`` says by how
    many points a position may be misjudged; ``likes`` holds the points that each action is liked for, or nothing.
    """

    def __init__(self, evaluator: Evaluator, random: Random, width: i64, depth: i64, samples: i64, most: i64) -> None:
        self.evaluator = evaluator
        self.random = random
        self.width = width
        self.depth = depth
        self.samples = samples
        self.most = most
        self.rivalry = 0.0
        self.grudge = 0.0
        self.blur = NOISE
        self.likes = vec[float]([])
        self.alike: i64 = 0
        """So many turns of one kind are enough among the best (0: any number)."""
        self.turns: list[Line] = []
        """After a search: the best turns, the best in front."""
        self.moves = Moves()
        self.judged: i64 = 0
        """How many positions were judged, ever."""

    def best(self, state: State, until: float) -> list[int]:
        """The steps of the best turn found for the seat to decide; the first one at least."""
        self.look(state, until)
        if self.turns:
            return self.turns[0].steps()
        return [self.likeliest(state)]

    def look(self, state: State, until: float) -> None:
        """Find the best `turns`; there are none when the time is up before all actions were looked at."""
        self.turns = []
        seat = state.seat
        beam: list[Line] = []
        if not self._lengthen(Line(None, -1, state, 0.0, False), seat, beam, until):
            self.turns = []
            return
        for _level in range(self.depth):
            if not beam:
                break
            longer: list[Line] = []
            for line in self._thin(beam):
                if not self._lengthen(line, seat, longer, until):
                    self._compare(line)
            beam = longer
        for line in beam:
            self._compare(line)

    def likeliest(self, state: State) -> i64:
        """What is done when there is no time to look at anything."""
        moves = self.moves
        moves.clear()
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
        moves = self.moves
        moves.clear()
        line.state.offer(moves, True)
        for k in range(moves.count):
            if k % CLOCK_EVERY == 0 and monotonic() >= until:
                return False
            next_line = self._follow(line, moves.codes[k], seat)
            if next_line.state.seat == seat:
                longer.append(next_line)
            else:
                self._compare(next_line)
        return True

    def _compare(self, line: Line) -> None:
        """A line as it stands, at the turn's end or where time or depth ran out, takes its place among the best."""
        turns = self.turns
        count = len(turns)
        if count == self.most and line.worth <= turns[count - 1].worth:
            return
        at = count
        while at > 0 and turns[at - 1].worth < line.worth:
            at -= 1
        if self.most > 1:
            steps = line.steps()
            for k in range(count):
                if turns[k].meets(line) or turns[k].steps() == steps:
                    # It comes to the same: the better one stays.
                    if k < at:
                        return
                    del turns[k]
                    break
        turns.insert(at, line)
        if self.alike > 0:
            self._vary(line)
        if len(turns) > self.most:
            turns.pop()

    def _vary(self, line: Line) -> None:
        """Of turns of one kind keep only the best: others deserve a closer look, too."""
        turns = self.turns
        line.kind = self.evaluator.kind_of_turn(line.steps())
        if line.kind < 0:
            return
        count: i64 = 0
        for k in range(len(turns)):
            if turns[k].kind == line.kind:
                count += 1
                if count > self.alike:
                    del turns[k]
                    return

    def _follow(self, line: Line, action: i64, seat: i64) -> Line:
        after = line.state.copy()
        after.apply(action)
        self.judged += 1
        blur = self.blur * float(self.random.below(GRAIN)) / float(GRAIN) - STEP * float(line.length)
        liked = line.liked
        if len(self.likes) > 0:
            liked += self.likes[action]
        if after.seat != CHANCE:
            return self._line(line, action, after, self._judge(after, seat) + blur, False, liked)
        # What chance will do is not known when the choice is made: judge the mean, and go on from one of the cases.
        total = 0.0
        settled = after
        for _case in range(self.samples):
            settled = after.copy()
            settled.settle(self.random)
            total += self._judge(settled, seat)
        return self._line(line, action, settled, total / float(self.samples) + blur, True, liked)

    def _line(self, before: Line, action: i64, state: State, worth: float, chance: bool, liked: float) -> Line:
        line = Line(before, action, state, worth + liked, chance)
        line.liked = liked
        return line

    def _judge(self, state: State, seat: i64) -> float:
        """What a position is worth to this seat, and how little to the others."""
        worth = self.evaluator.worth(state, seat)
        rivalry = self.rivalry + self.grudge
        if state.players == 1 or rivalry == 0.0:
            return worth
        if self.evaluator.crowded(state):
            if self.grudge == 0.0:
                return worth
            rivalry = self.grudge
        best = -1e18
        for other in range(state.players):
            if other != seat:
                best = max(best, self.evaluator.worth(state, other))
        return worth - rivalry * best

    def _thin(self, beam: list[Line]) -> list[Line]:
        """The best lines, at most ``width``; of those that meet, one."""
        if len(beam) <= self.width:
            return beam
        kept: list[Line] = []
        while beam and len(kept) < self.width:
            best = 0
            for k in range(1, len(beam)):
                if beam[k].worth > beam[best].worth:
                    best = k
            line = beam.pop(best)
            if not kept or not line.meets(kept[-1]):
                kept.append(line)
        return kept
