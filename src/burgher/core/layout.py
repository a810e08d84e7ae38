"""What the cells of a state mean: the documented form of a position, and its way to and from JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Final

from burgher.core.errors import BadPosition, Phrase
from burgher.core.question import Questions
from burgher.core.state import CHANCE, DEEPEST, FRAME, State

SEATS: Final = "seats"
"""An axis with one entry for each seat in the game."""

Axis = int | str | tuple[str, ...]
"""A number of entries, SEATS, or names (then JSON has an object with these names)."""


@dataclass(frozen=True, slots=True)
class Field:
    """A run of cells with one meaning."""

    name: str
    at: int = -1
    axes: tuple[Axis, ...] = ()
    low: int = 0
    high: int = 99
    empty: int = 0
    """The value that JSON leaves out of objects, and that is taken for what is not given."""
    doc: str = ""
    seats: bool = False
    """Its numbers are seats: ``high`` is the last seat that there is in the game."""
    secret: bool = False
    """Of a field with an entry for each seat: whether a seat sees only its own (`burgher.core.plain`)."""


def _count(axis: Axis, seats: int) -> int:
    if isinstance(axis, tuple):
        return len(axis)
    return seats if isinstance(axis, str) else axis


def _length(axes: tuple[Axis, ...], seats: int) -> int:
    return prod(_count(axis, seats) for axis in axes)


def _unfit(path: str, value: object, may: str | Phrase) -> BadPosition:
    return BadPosition("not-fitting", field=path, value=repr(value), may=may)


class Layout:
    """All fields of a game's state, and the names of its questions."""

    def __init__(self, seats: int, size: int, fields: Sequence[Field], questions: Questions) -> None:
        self.seats = seats
        self.size = size
        self.fields = tuple(fields)
        self.questions = questions.names
        self._by_name = {field.name: field for field in self.fields}
        self._numbers = [question.fields for question in questions.table]
        covered = 0
        for field in fields:
            if field.at != covered:
                raise AssertionError(f"field {field.name} is declared at {field.at}, but {covered} comes next")
            covered += self._length(field.axes)
        if covered != size:
            raise AssertionError(f"the fields cover {covered} cells of {size}")

    @staticmethod
    def of(seats: int, fields: Sequence[Field], questions: Questions) -> Layout:
        """The fields one after the other, as they are given."""
        placed: list[Field] = []
        size = 0
        for field in fields:
            placed.append(replace(field, at=size))
            size += _length(field.axes, seats)
        return Layout(seats, size, placed, questions)

    def length(self, field: Field) -> int:
        """How many cells a field has."""
        return self._length(field.axes)

    def _length(self, axes: tuple[Axis, ...]) -> int:
        return _length(axes, self.seats)

    # cells by name

    def empty(self) -> list[int]:
        """The cells before anything has been set up."""
        return [field.empty for field in self.fields for _ in range(self._length(field.axes))]

    def at(self, name: str, *numbers: int) -> int:
        """Where a cell lies: the name of its field, and a number for each of its axes."""
        field = self._by_name[name]
        if len(numbers) != len(field.axes):
            raise IndexError(f"{name} takes {len(field.axes)} numbers, not {len(numbers)}")
        at = 0
        for axis, number in zip(field.axes, numbers, strict=True):
            if not 0 <= number < _count(axis, self.seats):
                raise IndexError(f"{name} has no entry {number}")
            at = at * _count(axis, self.seats) + number
        return field.at + at

    def run(self, state: State, field: Field, seat: int | None = None) -> list[int]:
        """The cells of a field, or one seat's of them."""
        length = self._length(field.axes)
        at = field.at
        if seat is not None:
            length //= self.seats
            at += seat * length
        return [int(number) for number in state.cells[at : at + length]]

    def values(self, state: State) -> Iterator[tuple[Field, object]]:
        """Each field with what JSON has for it."""
        cells = list(state.cells)
        for field in self.fields:
            yield field, self._write(cells, field, field.axes, field.at, state.players)

    # to JSON

    def write(self, state: State) -> dict[str, object]:
        """The whole state, nothing hidden."""
        position: dict[str, object] = {field.name: value for field, value in self.values(state)}
        frames = []
        for k in range(state.depth):
            question, seat, first, second = list(state.stack)[k * FRAME : k * FRAME + FRAME]
            numbers = dict(zip(self._numbers[question], (first, second), strict=False))
            frames.append({"ask": self.questions[question], "seat": seat, **numbers})
        position["questions"] = frames
        return position

    def _write(self, cells: list[int], field: Field, axes: tuple[Axis, ...], at: int, players: int) -> object:
        if not axes:
            return cells[at]
        step = self._length(axes[1:])
        axis = axes[0]
        if isinstance(axis, tuple):
            named = {name: self._write(cells, field, axes[1:], at + k * step, players) for k, name in enumerate(axis)}
            return {name: value for name, value in named.items() if value != field.empty and value != {}}
        count = players if axis == SEATS else _count(axis, self.seats)
        return [self._write(cells, field, axes[1:], at + k * step, players) for k in range(count)]

    # from JSON

    def read(self, position: Mapping[str, object], players: int) -> tuple[list[int], list[list[int]]]:
        """Cells and frames of a position; what does not fit is named."""
        cells = [0] * self.size
        known = {field.name for field in self.fields} | {"questions"}
        for name in position:
            if name not in known:
                raise BadPosition("no-position-field", field=repr(name))
        for field in self.fields:
            for k in range(self._length(field.axes)):
                cells[field.at + k] = field.empty
            if field.name in position:
                self._read(position[field.name], cells, field, field.axes, field.at, players, field.name)
        frames = position.get("questions", [])
        if not isinstance(frames, list) or len(frames) > DEEPEST:
            raise BadPosition("too-many-questions", most=DEEPEST)
        return cells, [self._frame(frame, k, players) for k, frame in enumerate(frames)]

    def _read(
        self, value: object, cells: list[int], field: Field, axes: tuple[Axis, ...], at: int, players: int, path: str
    ) -> None:
        if not axes:
            high = players - 1 if field.seats else field.high
            if not isinstance(value, int) or isinstance(value, bool) or not field.low <= value <= high:
                raise _unfit(path, value, Phrase("may-number", low=field.low, high=high))
            cells[at] = value
            return
        step = self._length(axes[1:])
        axis = axes[0]
        if isinstance(axis, tuple):
            if not isinstance(value, dict):
                raise _unfit(path, value, Phrase("may-object-of", words=", ".join(axis)))
            for name, inner in value.items():
                if name not in axis:
                    raise BadPosition("no-such-entry", field=path, entry=repr(name), known=", ".join(axis))
                self._read(inner, cells, field, axes[1:], at + axis.index(name) * step, players, f"{path}.{name}")
            return
        count = players if axis == SEATS else _count(axis, self.seats)
        if not isinstance(value, list) or len(value) != count:
            raise _unfit(path, value, Phrase("list-of", count=count))
        for k, inner in enumerate(value):
            self._read(inner, cells, field, axes[1:], at + k * step, players, f"{path}[{k}]")

    def _frame(self, frame: object, k: int, players: int) -> list[int]:
        path = f"questions[{k}]"
        if not isinstance(frame, dict) or not {"ask", "seat"} <= set(frame):
            raise BadPosition("question-fields", field=path, value=repr(frame), known="ask, seat")
        if frame["ask"] not in self.questions:
            raise _unfit(f"{path}.ask", frame["ask"], ", ".join(self.questions))
        question = self.questions.index(frame["ask"])
        # Positions from before questions named their numbers call them first and second.
        names = self._numbers[question]
        if not set(frame) <= {"ask", "seat", *names}:
            names = ("first", "second")
        if not set(frame) <= {"ask", "seat", *names}:
            known = ", ".join(("ask", "seat", *self._numbers[question]))
            raise BadPosition("question-fields", field=path, value=repr(frame), known=known)
        numbers = [frame["seat"], *(frame.get(name, 0) for name in names), 0, 0][:3]
        for number in numbers:
            if not isinstance(number, int) or isinstance(number, bool):
                raise BadPosition("no-whole-number", field=path, value=repr(number))
        if not CHANCE <= numbers[0] < players:
            raise _unfit(f"{path}.seat", numbers[0], Phrase("may-seat", last=players - 1))
        return [question, *numbers]
