# compiled
"""What a position can ask: each question is an object that offers, refuses and performs its answers.

A question stands in the file of the rulebook section that asks it: a class with one instance. Its place in the game's
table (`Questions`) is its number in the stack of a state and in encodings; a new one is added at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgher.core.cells import vec
from burgher.core.checking import at_least, because, between, expect, one_of
from burgher.core.errors import Phrase
from burgher.core.events import Argument
from burgher.core.moves import Moves
from burgher.core.state import CHANCE, State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Frame:
    """One open question on the stack of a position that is being checked: asked of whom, and its two numbers."""

    def __init__(self, place: int, fields: tuple[str, ...], seat: int, first: int, second: int) -> None:
        self.place = place
        """Its place on the stack, from the bottom."""
        self.fields = fields
        self.seat = seat
        self.first = first
        self.second = second

    def path(self, field: str) -> str:
        """How errors call a field of this frame."""
        return f"questions[{self.place}].{field}"

    def is_asked(self, seat: int) -> None:
        """Refuse the position unless this seat is asked."""
        expect(self.seat == seat, self.path("seat"), self.seat, because(seat, "since-decides"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S_contra]):
    """Something that a seat decides, or chance.

    A question to a seat has `offer`, `why` and `perform`; a question to chance has `chances` and `perform`. The frame
    on the stack holds two numbers for it; ``fields`` names those that it uses. Nobody but the question itself reads
    them as `State.first` and `State.second`: it has a method for each, and one that asks it.
    """

    def __init__(
        self,
        name: str,
        *,
        fields: tuple[str, ...] = (),
        phases: tuple[str, ...] = (),
        on: tuple[str, ...] = (),
        to_chance: bool = False,
    ) -> None:
        """``phases``: in which it can be asked (none: in any); ``on``: the questions on which it can stand."""
        self.name = name
        self.fields = fields
        self.phases = phases
        self.on = on
        self.to_chance = to_chance
        self.number: i64 = -1

    # asking

    def put(self, s: S_contra, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """On top of the stack. A question gives its numbers their names in a method of its own, `ask`."""
        s.ask(self.number, seat, first, second)

    def is_open(self, s: S_contra) -> bool:
        """Whether this is what is asked now."""
        return s.depth > 0 and s.question() == self.number

    # what a question of a game gives

    def offer(self, s: S_contra, moves: Moves, canonical: bool) -> None:
        """Fill ``moves`` with the legal answers. Canonical: of steps that commute, in one order only."""
        raise NotImplementedError(f"{self.name} is not asked of a seat")

    def why(self, s: S_contra, action: i64) -> i64:
        """0 when the action answers it, otherwise the number of the reason why it does not."""
        raise NotImplementedError(f"{self.name} is not asked of a seat")

    def chances(self, s: S_contra, moves: Moves) -> None:
        """Fill ``moves`` with what chance may answer, weighted."""
        raise NotImplementedError(f"{self.name} is not asked of chance")

    def perform(self, s: S_contra, action: i64) -> None:
        """Do what the answer says."""
        raise NotImplementedError(f"{self.name} cannot be answered")

    def prompt(self, s: S_contra) -> dict[str, Argument]:
        """What its message ("ask-" and its name) needs to know, besides the seat that is asked."""
        return {}

    def bounds(self, s: S_contra, frame: Frame) -> Sequence[tuple[int, int]]:
        """The least and the most that each of its fields can be."""
        return ()

    def check(self, s: S_contra, frame: Frame) -> None:
        """Refuse (`expect`) a position in which this cannot be asked. Phase, stack and bounds have been checked."""

    def __repr__(self) -> str:
        return f"<Question {self.number} {self.name}>"


class Questions:
    """The questions of a game, in the order of their numbers. New ones come at the end: encodings count on it."""

    def __init__(self, questions: Sequence[Question[Any]]) -> None:
        self.table = list(questions)
        self.by_number = vec[Question[Any]](self.table)
        """The same as compiled code reads them fastest: what is in it need not be looked at to know what it is."""
        self.names = tuple([question.name for question in self.table])
        for number, question in enumerate(self.table):
            _refuse_unfinished(question, self.names)
            question.number = number

    def find(self, name: str) -> Question[Any]:
        for question in self.table:
            if question.name == name:
                return question
        raise LookupError(f"there is no question {name}; there are {', '.join(self.names)}")

    # positions by hand

    def check(self, s: State) -> None:
        """Refuse a position with a question that cannot be asked in it, or that has no answer."""
        for place in range(s.depth):
            self._check_frame(s, self._frame(s, place))
        if s.depth > 0:
            answers = bool(s.outcomes()) if s.seat == CHANCE else bool(s.legal())
            may = Phrase("may-by-chance") if s.seat == CHANCE else Phrase("may-answerable")
            expect(answers, "questions", self.names[s.question()], may)

    def frames(self, s: State, question: Question[Any]) -> list[Frame]:
        """Where on the stack this is asked."""
        return [self._frame(s, place) for place in range(s.depth) if s.asked_at(place) == question.number]

    def _frame(self, s: State, place: i64) -> Frame:
        fields = self.table[s.asked_at(place)].fields
        return Frame(place, fields, s.seat_at(place), s.first_at(place), s.second_at(place))

    def _check_frame(self, s: State, frame: Frame) -> None:
        question = self.table[s.asked_at(frame.place)]
        phase = s.phase
        here = [other.name for other in self.table if phase in other.phases]
        expect(not question.phases or question.name in here, frame.path("ask"), question.name, one_of(here))
        if frame.place > 0:
            below = self.table[s.asked_at(frame.place - 1)]
            expect(below.name in question.on, frame.path("ask"), question.name, Phrase("may-come-up", ask=below.name))
        if question.to_chance:
            expect(frame.seat == CHANCE, frame.path("seat"), frame.seat, because(CHANCE, "since-chance-answers"))
        else:
            expect(frame.seat >= 0, frame.path("seat"), frame.seat, because(at_least(0), "since-seat-answers"))
        self._check_bounds(s, question, frame)
        question.check(s, frame)

    def _check_bounds(self, s: State, question: Question[Any], frame: Frame) -> None:
        bounds = question.bounds(s, frame)
        if len(bounds) != len(question.fields):
            raise TypeError(f"{question.name} has {len(question.fields)} fields and bounds for {len(bounds)}")
        numbers = (frame.first, frame.second)
        for k in range(2):
            low, high = bounds[k] if k < len(bounds) else (0, 0)
            name = question.fields[k] if k < len(bounds) else ("first", "second")[k]
            expect(low <= numbers[k] <= high, frame.path(name), numbers[k], between(low, high))


def _refuse_unfinished(question: Question[Any], names: tuple[str, ...]) -> None:
    """A question that lacks an answer is found when its table is made, not when somebody first asks it."""
    own, base = type(question), Question
    given = {
        "offer": own.offer is not base.offer,
        "why": own.why is not base.why,
        "chances": own.chances is not base.chances,
        "perform": own.perform is not base.perform,
    }
    needed = ("chances", "perform") if question.to_chance else ("offer", "why", "perform")
    for method, there in given.items():
        if method in needed and not there:
            raise TypeError(f"the question {question.name} has no {method}")
        if method not in needed and there:
            raise TypeError(f"nobody calls {method} of the question {question.name}")
    if len(question.fields) > 2:
        raise TypeError(f"the question {question.name} has {len(question.fields)} fields; a frame holds two")
    if question.fields and own.bounds is base.bounds:
        raise TypeError(f"the question {question.name} has fields and no bounds")
    if names.count(question.name) > 1:
        raise TypeError(f"there are two questions {question.name}")
    if question.number >= 0:
        raise TypeError(f"the question {question.name} is in two tables")
    for below in question.on:
        if below not in names:
            raise TypeError(f"the question {question.name} stands on {below}, which there is not")
