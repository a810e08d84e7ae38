"""A game small enough to see whole: throw a die as often as you dare; the sum counts, more than nine counts nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.checking import at_most, because, expect
from burgher.core.events import Argument
from burgher.core.moves import Moves
from burgher.core.pieces import row
from burgher.core.question import Frame, Question, Questions
from burgher.core.reasons import NOT_ASKED_NOW, Reasons
from burgher.core.state import CHANCE, DEEPEST, FRAME, State

STOP, THROW, FACE = 0, 1, 2
MOST: Final = 9
REASONS: Final = Reasons("The turn")
THROWN_ENOUGH: Final = REASONS.add("thrown-enough", "The limit")


class Dare(State):
    """One player; the only cell is whether the game has ended."""

    def __init__(self) -> None:
        super().__init__(1, row([0]), row([0] * FRAME * DEEPEST), QUESTIONS)

    def copy(self) -> Dare:
        fresh = Dare()
        fresh.cells, fresh.stack, fresh.depth, fresh.seat = self.cells[:], self.stack[:], self.depth, self.seat
        return fresh

    def proceed(self) -> None:
        self.cells[0] = 1

    def over(self) -> bool:
        return self.cells[0] == 1

    def imagine(self, seat: i64, random: Random) -> Dare:
        return self.copy()

    def encode(self, seat: i64, out: vec[i16]) -> None:
        return None

    def scores(self) -> list[int]:
        return [0]

    def winners(self) -> list[int]:
        return [0]

    @property
    def round(self) -> int:
        return 1

    @property
    def phase(self) -> str:
        return "end" if self.over() else "daring"


class Throw(Question[Dare]):
    """Once more, or enough?"""

    def ask(self, s: Dare, total: i64) -> None:
        self.put(s, 0, total, 0)

    def total(self, s: Dare) -> i64:
        return s.first()

    def offer(self, s: Dare, moves: Moves, canonical: bool) -> None:
        moves.add(STOP)
        if self.why(s, THROW) == 0:
            moves.add(THROW)

    def why(self, s: Dare, action: i64) -> i64:
        if action > THROW:
            return NOT_ASKED_NOW
        return THROWN_ENOUGH if action == THROW and self.total(s) >= MOST else 0

    def perform(self, s: Dare, action: i64) -> None:
        if action == STOP:
            s.answered()
        else:
            DIE.put(s, CHANCE, 0, 0)

    def prompt(self, s: Dare) -> dict[str, Argument]:
        return {"total": self.total(s)}

    def bounds(self, s: Dare, frame: Frame) -> list[tuple[int, int]]:
        return [(0, MOST + 5)]

    def check(self, s: Dare, frame: Frame) -> None:
        expect(not s.over(), frame.path("ask"), self.name, because(at_most(0), "since-decides"))


class Die(Question[Dare]):
    """Which face comes up."""

    def chances(self, s: Dare, moves: Moves) -> None:
        for face in range(6):
            moves.weigh(FACE + face, 1)

    def perform(self, s: Dare, action: i64) -> None:
        s.answered()
        s.set_first(THROW_AGAIN.total(s) + action - FACE + 1)


THROW_AGAIN: Final = Throw("throw_again", fields=("total",), phases=("daring",))
DIE: Final = Die("die", phases=("daring",), on=("throw_again",), to_chance=True)
QUESTIONS: Final = Questions([THROW_AGAIN, DIE])


def new() -> Dare:
    state = Dare()
    THROW_AGAIN.ask(state, 0)
    return state
