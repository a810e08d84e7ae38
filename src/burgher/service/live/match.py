"""A match at a table: like any match, but it can be taken up from the log and keeps only what undo can need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from burgher.core import registry
from burgher.core.actions import Action
from burgher.core.chance import Random
from burgher.core.colours import Colour
from burgher.core.components import ComponentSet
from burgher.core.errors import BurgherError
from burgher.core.events import Event
from burgher.core.game import Game
from burgher.core.match import Match, Step
from burgher.core.options import Value
from burgher.core.record import Record
from burgher.core.state import CHANCE, State
from burgher.lessons import Prompter, lesson_names, line_of
from burgher.service.live.pieces import pieces_of
from burgher.service.live.steps import shared
from burgher.service.store.rows import Entry, TableRow, read_events


class Unplayable(BurgherError):
    """A log that does not fit the rules of this version."""


@dataclass(frozen=True)
class Opening:
    """All that a game begins with."""

    game: Game
    players: int
    options: dict[str, Value]
    components: ComponentSet
    seed: str
    seed_hash: str | None
    position: Mapping[str, object] | None
    lesson: str | None = None
    """The lesson that tells chance and bots what to do."""

    def start(self) -> State:
        """The position before anything has happened."""
        if self.position is None:
            return self.game.start(self.players, self.options, self.components)
        own = {name: value for name, value in self.position.items() if name not in _AROUND}
        return self.restore(own)

    def restore(self, position: Mapping[str, object]) -> State:
        return self.game.restore(position, self.players, self.options, self.components)


_AROUND = ("game", "players", "options", "components")
"""What a position says besides the state itself."""


def opening_of(row: TableRow) -> Opening:
    game = registry.find(row.game)
    return Opening(
        game=game,
        players=row.players,
        options=game.settle_options(row.players, row.options),
        components=pieces_of(row.game, row.components),
        seed=row.seed or "",
        seed_hash=row.seed_hash,
        position=row.position,
        lesson=None if row.lesson is None else row.lesson["name"],
    )


def _prompter(opening: Opening) -> Prompter | None:
    # A lesson that this version has no more tells nothing: the game goes on without it.
    if opening.lesson is None or opening.lesson not in lesson_names(opening.game.name):
        return None
    return Prompter(line_of(opening.game.name, opening.lesson), opening.start)


class TableMatch(Match):
    """A match that was begun or taken up at a table.

    Of the positions before each step it keeps only what undo can need: the first that a player may go back to. From
    there the steps lead to all others; at some thousand tables the positions themselves would be a good part of memory.
    """

    def __init__(self, opening: Opening, state: State, steps: Sequence[Step], names: Sequence[str]) -> None:
        self.opening = opening
        self.game = opening.game
        self.options = opening.options
        self.components = opening.components
        self.players = opening.players
        self.names = tuple(names)
        self.colours = ()
        self._use_seed(opening.seed)
        self._seed_hash = opening.seed_hash
        self.state = state
        self.steps = list(steps)
        self._before = []
        self._kept: list[State | None] = []
        """The positions before the last steps; all but the first of what undo can need are found again by its steps."""
        self._began_at = opening.position
        self._prompter = _prompter(opening)
        self.told = sum(len(step.events) for step in self.steps)
        """How many events there were."""

    @classmethod
    def begin(cls, opening: Opening, names: Sequence[str]) -> TableMatch:
        match = cls(opening, opening.start(), [], names)
        match._let_chance_act()
        return match

    def given(self) -> int | None:
        """What a lesson has for whoever is to decide, chance too; None: nothing."""
        return None if self._prompter is None else self._prompter.given(self.state, self.steps)

    def _drawn(self) -> int:
        given = self.given()
        return super()._drawn() if given is None else given

    @property
    def moment(self) -> int:
        """How many steps have been taken."""
        return len(self.steps)

    def told_since(self, start: int) -> list[tuple[int, Event]]:
        """The events from this one on, each with the moment it happened at, which is the number of its step from 1."""
        first, number = len(self.steps), self.told
        while first > 0 and number > start:
            first -= 1
            number -= len(self.steps[first].events)
        steps = enumerate(self.steps[first:], first + 1)
        return [(moment, event) for moment, step in steps for event in step.events][start - number :]

    def again(self, steps: Sequence[Step]) -> None:
        """Take steps that were taken before. Unplayable says that one does not fit."""
        for step in steps:
            _check(self.game, self.state, step)
            self._go_on()
            self.state.apply(step.action.index)
            self._tell(step)

    def take(self, action: Action) -> None:
        """Take an action that is known to be legal, and let chance act after it."""
        self._apply(action)
        self._let_chance_act()

    def forget(self) -> None:
        """Let go of the positions that nobody may go back to."""
        seat = self.steps[-1].seat if self.steps else CHANCE
        keep = self.undoable(seat) if seat >= 0 else 0
        del self._kept[: len(self._kept) - keep]
        self._kept[1:] = [None] * (len(self._kept) - 1)

    def reaches(self, length: int) -> bool:
        """Whether the position after so many steps is still kept."""
        return len(self.steps) - len(self._kept) <= length <= len(self.steps)

    def _go_on(self) -> None:
        """Keep the position that was there, and have another of the same to go on with."""
        self._kept.append(self.state)
        self.state = self.state.copy()

    def _apply(self, action: Action) -> None:
        self._go_on()
        state = self.state
        seat = int(state.seat)
        log: list[Event] = []
        state.log = log
        state.apply(action.index)
        state.log = None
        self._tell(shared(Step(action, seat, tuple(log))))

    def _tell(self, step: Step) -> None:
        self.steps.append(step)
        self.told += len(step.events)

    def _cut(self, length: int) -> None:
        first = len(self.steps) - len(self._kept)
        self.state = self._position(length - first)
        del self._kept[length - first :]
        self.told -= sum(len(step.events) for step in self.steps[length:])
        del self.steps[length:]

    def _position(self, at: int) -> State:
        """One of those that are kept."""
        nearest = next(k for k in range(at, -1, -1) if self._kept[k] is not None)
        state = self._kept[nearest]
        assert state is not None
        first = len(self.steps) - len(self._kept)
        return state if nearest == at else replay(self.opening, state.copy(), self.steps[first + nearest : first + at])

    def stood(self, length: int) -> State:
        """The position after so many steps, fewer than there are now, which `reaches` allows."""
        return self._position(length - len(self.steps) + len(self._kept)).copy()

    def cut(self, length: int) -> None:
        """Go back to the position after so many steps, which `reaches` allows."""
        if length < len(self.steps):
            self._cut(length)

    def played(self, names: Sequence[str], taken_back: int = 0, colours: Sequence[Colour] = ()) -> Record:
        """The record, under the names that the players have now."""
        return replace(self.record(), names=tuple(names), colours=tuple(colours), taken_back=taken_back)

    def guess(self, seat: int, random: Random) -> dict[str, Any]:
        """A position that this seat cannot tell from the real one: what its bot may know, and nothing else."""
        return self.game.position(self.state.imagine(seat, random))


class Trial(TableMatch):
    """A match that is gone on with for a look only. Chance does not act in it: nobody may know what it would do."""

    @classmethod
    def of(cls, match: TableMatch) -> Trial:
        return cls(match.opening, match.state.copy(), [], match.names)

    def _let_chance_act(self) -> None:
        pass


def step_of(game: Game, entry: Entry) -> Step:
    assert entry.action is not None
    try:
        action = game.actions.find(entry.action)
    except BurgherError as error:
        raise Unplayable(error.detail()) from None
    return shared(Step(action, entry.seat, read_events(entry.events)))


def _check(game: Game, state: State, step: Step) -> None:
    index = step.action.index
    fits = state.seat == step.seat
    if fits and step.seat == CHANCE:
        fits = index in [outcome for outcome, _ in state.outcomes()]
    elif fits:
        fits = not step.action.chance and state.why(index) == 0
    if not fits:
        raise Unplayable("log-unfit", action=str(step.action), seat=str(step.seat))


def replay(opening: Opening, state: State, steps: Sequence[Step]) -> State:
    """The position after some steps, without their history; the state given is used up."""
    for step in steps:
        _check(opening.game, state, step)
        state.apply(step.action.index)
    return state
