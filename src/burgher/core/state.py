# compiled
"""What every position is.

A position asks exactly one question, of one seat or of chance. The questions that are open stand on a stack of small
frames: what is asked, of whom, and two numbers that the question is about. What is asked answers for itself
(`burgher.core.question`): it offers, refuses and performs. An answer takes its frame off and may put others on; when
the stack is empty, the game's own flow (`proceed`) asks the next thing or ends the game.

All that a position holds is in ``cells`` and ``stack``: two flat arrays, so that a copy is two copied buffers.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i16, i64, mypyc_attr

from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.events import Argument, Event
from burgher.core.moves import Moves
from burgher.core.reasons import NOT_ASKED_NOW

if TYPE_CHECKING:
    from burgher.core.question import Question, Questions

CHANCE: Final = -1
OVER: Final = -2

FRAME: Final = 4
DEEPEST: Final = 12


def empty_stack() -> vec[i64]:
    """Room for all questions that can be open at the same time."""
    return vec[i64]([0] * (FRAME * DEEPEST))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, fast and trusting: `apply` does not check. `burgher.Match` is the friendly face of it."""

    # Not an ABC: compiled, all that derive from one share what `isinstance` remembers, and a town would be a city once
    # somebody has asked about either. mypy asks for what is abstract all the same.

    def __init__(self, players: i64, cells: vec[i64], stack: vec[i64], questions: Questions) -> None:
        """``questions`` are all that the game can ask."""
        self.questions = questions
        self.players = players
        self.cells = cells
        self.stack = stack
        self.depth: i64 = 0
        self.seat: i64 = OVER
        self.log: list[Event] | None = None

    def __repr__(self) -> str:
        if self.seat == OVER:
            asks = "the game is over"
        else:
            asks = "chance is asked" if self.seat == CHANCE else f"seat {self.seat} is asked"
            asks = f"{asks}, question {self.question()}"
        return f"<{type(self).__name__}, round {self.round}, {self.phase}: {asks}; scores {self.scores()}>"

    # what a game gives

    @abstractmethod
    def copy(self) -> State:
        """The same position, free of this one, without listener and without history."""

    @abstractmethod
    def proceed(self) -> None:
        """The stack is empty: ask what comes next, or `finish`."""

    @abstractmethod
    def imagine(self, seat: i64, random: Random) -> State:
        """A random complete position that this seat cannot tell from the real one."""

    @abstractmethod
    def encode(self, seat: i64, out: vec[i16]) -> None:
        """Write the features a network reads, this seat in front, over what ``out``, as long as they are, holds."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that would win if the game ended now; more than one shares the victory."""

    def nearness(self) -> float:
        """How near a lone player who has not won came to it, from 0 to 1; a game without a solo game needs none."""
        return 0.0

    @property
    @abstractmethod
    def round(self) -> int: ...

    @property
    @abstractmethod
    def phase(self) -> str: ...

    # the question on top answers

    def asked(self) -> Question[Any]:
        """The question on top of the stack."""
        return self.questions.by_number[self.stack[(self.depth - 1) * FRAME]]

    # These are called for every step of every game, so they look for the question themselves.

    def offer(self, moves: Moves, canonical: bool) -> None:
        """Fill ``moves`` with the legal actions of the seat to decide.

        Canonical: of steps that commute only one order is offered. Whatever can be reached, can be reached so.
        """
        self.questions.by_number[self.stack[(self.depth - 1) * FRAME]].offer(self, moves, canonical)

    def chances(self, moves: Moves) -> None:
        """Fill ``moves`` with what chance may do now, weighted."""
        self.questions.by_number[self.stack[(self.depth - 1) * FRAME]].chances(self, moves)

    def why(self, action: i64) -> i64:
        """0 when the action is legal now, otherwise the number of the reason why it is not."""
        if self.seat < 0:
            return NOT_ASKED_NOW
        return self.questions.by_number[self.stack[(self.depth - 1) * FRAME]].why(self, action)

    def perform(self, action: i64) -> None:
        """Answer the question on top of the stack."""
        self.questions.by_number[self.stack[(self.depth - 1) * FRAME]].perform(self, action)

    # the stack of questions

    def ask(self, question: i64, seat: i64, first: i64, second: i64) -> None:
        """Put a question on top."""
        at = self.depth * FRAME
        self.stack[at] = question
        self.stack[at + 1] = seat
        self.stack[at + 2] = first
        self.stack[at + 3] = second
        self.depth += 1
        self.seat = seat

    def answered(self) -> None:
        """Take the question on top away."""
        self.depth -= 1
        at = self.depth * FRAME
        self.stack[at] = 0
        self.stack[at + 1] = 0
        self.stack[at + 2] = 0
        self.stack[at + 3] = 0
        if self.depth > 0:
            self.seat = self.stack[at - 3]
        else:
            self.seat = OVER

    def question(self) -> i64:
        """What is asked now."""
        return self.stack[(self.depth - 1) * FRAME]

    def first(self) -> i64:
        """The first number that the question is about."""
        return self.stack[self.depth * FRAME - 2]

    def second(self) -> i64:
        return self.stack[self.depth * FRAME - 1]

    def set_first(self, number: i64) -> None:
        self.stack[self.depth * FRAME - 2] = number

    def set_second(self, number: i64) -> None:
        self.stack[self.depth * FRAME - 1] = number

    def asked_at(self, place: i64) -> i64:
        """The number of the question at a place of the stack, from the bottom."""
        return self.stack[place * FRAME]

    def seat_at(self, place: i64) -> i64:
        return self.stack[place * FRAME + 1]

    def first_at(self, place: i64) -> i64:
        return self.stack[place * FRAME + 2]

    def second_at(self, place: i64) -> i64:
        return self.stack[place * FRAME + 3]

    # telling what happens, to those who listen: make arguments only when `log` is not None. In events seats count from
    # 0; all that has a number on the table counts from 1.

    def tell(self, event: str, args: dict[str, Argument]) -> None:
        log = self.log
        if log is not None:
            log.append(Event(event, args))

    def tell_only(self, event: str, args: dict[str, Argument], secret: str) -> None:
        """The argument `secret` is for the doer alone."""
        log = self.log
        if log is not None:
            log.append(Event(event, args, (secret,)))

    def reveal(self, event: str, args: dict[str, Argument]) -> None:
        """Everybody sees what was hidden: nothing from before can be taken back."""
        log = self.log
        if log is not None:
            log.append(Event(event, args, (), True))

    # what every game has

    def apply(self, action: i64) -> None:
        """Do it, unchecked, and go on until somebody must decide, chance included."""
        self.perform(action)
        while self.depth == 0 and not self.over():
            self.proceed()

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    def legal(self, canonical: bool = False) -> list[int]:
        """The legal actions of the seat to decide; never empty before the end. Chance's are in `outcomes`."""
        moves = Moves()
        if self.seat >= 0:
            self.offer(moves, canonical)
        return moves.listed()

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may do, each with its weight."""
        moves = Moves()
        if self.seat == CHANCE:
            self.chances(moves)
        return moves.weighted()

    def roll(self, random: Random) -> int:
        """One of chance's actions, drawn by weight."""
        moves = Moves()
        self.chances(moves)
        return moves.draw(random)

    def step(self, action: i64, random: Random) -> None:
        """Apply, then let chance act until a seat must decide."""
        self.apply(action)
        self.settle(random)

    def settle(self, random: Random) -> None:
        """Let chance act until a seat must decide."""
        if self.seat == CHANCE:
            moves = Moves()
            while self.seat == CHANCE:
                moves.clear()
                self.chances(moves)
                self.apply(moves.draw(random))

    def same(self, other: State) -> bool:
        """Whether the other is the same position (who listens does not count)."""
        return (
            self.players == other.players
            and self.depth == other.depth
            and self.cells == other.cells
            and self.stack == other.stack
        )
