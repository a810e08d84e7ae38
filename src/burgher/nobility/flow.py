# compiled
"""Rise to Nobility, played: the order of play."""

from __future__ import annotations

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.state import State, empty_stack
from burgher.nobility import encoding, ending, income, knowledge, places, rounds, setup, solo, tavern, turns
from burgher.nobility.cells import ACTIONS, ENDED, INCOME, PHASE, PHASES, PREPARATION, ROLLING, ROUND, SUCCESS, VISIT
from burgher.nobility.questions import QUESTIONS
from burgher.nobility.rules import Rules
from burgher.nobility.state import Town, empty_cells


class Nobility(Town):
    """A position of Rise to Nobility."""

    def copy(self) -> Nobility:
        fresh = Nobility(self.rules, self.cells[:], self.stack[:], self.questions)
        fresh.depth = self.depth
        fresh.seat = self.seat
        return fresh

    def imagine(self, seat: i64, random: Random) -> State:
        fresh = self.copy()
        knowledge.imagine(self, fresh, seat, random)
        return fresh

    def encode(self, seat: i64, out: vec[i16]) -> None:
        encoding.write(self, seat, out)

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return ending.leaders(self)

    def nearness(self) -> float:
        return solo.nearness(self) if self.players == 1 else 0.0

    @property
    def round(self) -> int:
        return self.cells[ROUND]

    @property
    def phase(self) -> str:
        return PHASES[self.cells[PHASE]]

    def over(self) -> bool:
        return self.cells[PHASE] == ENDED

    def proceed(self) -> None:
        """Nobody is asked anything: go on to where somebody is."""
        c = self.cells
        phase = c[PHASE]
        if phase == ACTIONS:
            if tavern.refill(self):
                return
            if c[VISIT] >= 0:
                places.resume(self)
            else:
                turns.go_on(self)
        elif phase == ROLLING:
            rounds.roll(self)
        elif phase == PREPARATION:
            rounds.prepare_next(self)
        elif phase == INCOME:
            self._collect()
        else:
            setup.go_on(self)

    def _collect(self) -> None:
        """After the last income the game is over; in the solo game also when its objective has been reached."""
        c = self.cells
        if c[SUCCESS] == 0:
            if income.collect(self):
                return
            if self.players == 1:
                solo.check_objective(self)
        if c[SUCCESS] != 0 or c[ROUND] >= self.rules.rounds:
            ending.end(self)
        else:
            rounds.begin_preparation(self)


def start(rules: Rules) -> Nobility:
    """The position before chance and players have done anything."""
    town = Nobility(rules, empty_cells(), empty_stack(), QUESTIONS)
    setup.prepare(town)
    town.proceed()
    return town
