"""Positions of games that are to be quick to write: cells by name, and what a seat sees and a network reads from them.

    class Table(PlainState):
        def proceed(self) -> None:
            if self["round"] == 13:
                self.finish()
            else:
                self["round"] += 1
                TURN_UP.ask(self)

A game whose own state packs its cells by number (`State`) runs many times faster, and says all of this itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.features import Block, Feature
from burgher.core.game import Game
from burgher.core.layout import SEATS, Field, Layout
from burgher.core.options import Value
from burgher.core.pieces import row
from burgher.core.state import OVER, State, empty_stack

Place = str | tuple[str | int, ...]
"""A cell: the name of its field, or that with numbers: ``"round"``, ``("cards", seat, 4)``."""


class PlainState(State):
    """A position of a `PlainGame`. Its game gives `proceed`, and `imagine` where fields are secret."""

    def __init__(
        self,
        game: PlainGame,
        players: int,
        options: Mapping[str, Value],
        held: tuple[vec[i64], vec[i64]] | None = None,
    ) -> None:
        """``held`` are the cells and the stack of questions; without them nothing has happened yet."""
        cells, stack = held or (row(game.layout.empty()), empty_stack())
        super().__init__(players, cells, stack, game.questions)
        self.game = game
        self.options = options

    def copy(self) -> PlainState:
        fresh = type(self)(self.game, self.players, self.options, (self.cells[:], self.stack[:]))
        fresh.depth = self.depth
        fresh.seat = self.seat
        return fresh

    # cells by name

    def __getitem__(self, place: Place) -> int:
        return int(self.cells[self._at(place)])

    def __setitem__(self, place: Place, number: int) -> None:
        self.cells[self._at(place)] = number

    def _at(self, place: Place) -> int:
        name, *numbers = (place,) if isinstance(place, str) else place
        return self.game.layout.at(str(name), *(int(number) for number in numbers))

    # the end

    def finish(self) -> None:
        """The game is over."""
        self["over"] = 1

    def over(self) -> bool:
        return self["over"] == 1

    def scores(self) -> list[int]:
        return [self["score", seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    @property
    def round(self) -> int:
        return 1

    @property
    def phase(self) -> str:
        return "end" if self.over() else "play"

    # for those who look

    def imagine(self, seat: i64, random: Random) -> State:
        if any(field.secret for field in self.game.layout.fields):
            raise NotImplementedError(f"{self.game.name} has secrets: it must say what a seat can imagine")
        return self.copy()

    def encode(self, seat: i64, out: vec[i16]) -> None:
        for k, number in enumerate(self.game.numbers_for(self, seat)):
            out[k] = number


class PlainGame(Game):
    """A game that says its fields and its questions; view, encoding and positions follow from them.

    Fields of each seat have SEATS as their first axis; of those that are ``secret``, a seat sees only its own. One that
    is called ``score`` has the points.
    """

    fields: tuple[Field, ...]

    def __init__(self) -> None:
        over = Field("over", high=1, doc="whether the game has ended")
        self.layout = Layout.of(self.counts[-1], (over, *self.fields), self.questions)
        self.feature_blocks = tuple(self._blocks())
        self.feature_names = tuple(name for block in self.feature_blocks for name in block.names())
        self.features = len(self.feature_names)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        seats: list[dict[str, object]] = [{"seat": one} for one in range(state.players)]
        view: dict[str, object] = {
            "game": self.name,
            "viewer": seat,
            "phase": state.phase,
            "asked": None if state.seat == OVER else {"ask": state.asked().name, "seat": int(state.seat)},
        }
        for field, value in self.layout.values(state):
            if not _is_seated(field):
                view[field.name] = value
                continue
            assert isinstance(value, list)
            for one, own in enumerate(value):
                seats[one][field.name] = None if field.secret and one != seat else own
        return view | {"seats": seats}

    # what a network reads

    def _blocks(self) -> Iterator[Block]:
        seats = tuple(str(k) for k in range(self.layout.seats))
        yield Block(
            "",
            (
                Feature("players", "how many play"),
                Feature("asked of", "1 for the seat that decides, counted from the viewer", (seats,)),
                *(_feature(field, field.axes) for field in self.layout.fields if not _is_seated(field)),
            ),
        )
        seated = tuple(_feature(field, field.axes[1:]) for field in self.layout.fields if _is_seated(field))
        yield Block("seat {}: ", seated, seats)
        yield Block("", (Feature("asked", "1 for the question that is open", (self.layout.questions,)),))

    def numbers_for(self, state: State, viewer: int) -> Iterator[int]:
        """The features by the names of `feature_names`, the viewer's seat first."""
        layout, players = self.layout, int(state.players)
        yield players
        for k in range(layout.seats):
            yield int(state.seat >= 0 and k == (state.seat - viewer) % players)
        for field in layout.fields:
            if not _is_seated(field):
                yield from layout.run(state, field)
        for k in range(layout.seats):
            for field in layout.fields:
                if _is_seated(field):
                    numbers = layout.run(state, field, (viewer + k) % players)
                    seen = k < players and not (field.secret and k > 0)
                    yield from numbers if seen else [field.empty] * len(numbers)
        asked = state.question() if state.depth > 0 else -1
        for number in range(len(layout.questions)):
            yield int(number == asked)


def _is_seated(field: Field) -> bool:
    return bool(field.axes) and field.axes[0] == SEATS


def _feature(field: Field, axes: tuple[object, ...]) -> Feature:
    entries = tuple(axis if isinstance(axis, tuple) else tuple(str(k) for k in range(int(str(axis)))) for axis in axes)
    return Feature(field.name, field.doc, entries)
