"""What a game gives to be played: its rules as a State, its words as an action space, its pieces, its options.

And its faces: how bots judge it, how it is drawn, what networks read. They are loaded only when somebody asks for them.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal

from burgher.core.actions import Action, ActionSpace
from burgher.core.components import FORMAT, ComponentSet, one_of, overlay, read_file, sources, unfit
from burgher.core.errors import BadComponents, BadOption, BadPosition, Phrase
from burgher.core.events import Argument, Event
from burgher.core.features import Block
from burgher.core.layout import Layout
from burgher.core.options import Option, Value, read_options
from burgher.core.pieces import Pieces
from burgher.core.quantity import POINTS, Quantity
from burgher.core.question import Questions
from burgher.core.reasons import Reasons
from burgher.core.state import CHANCE, OVER, State

if TYPE_CHECKING:
    from burgher.bots.evaluator import Evaluator
    from burgher.bots.style import Style
    from burgher.words import Words


Hidden = Literal["nothing", "elsewhere", "asked"]


@dataclass(frozen=True, slots=True)
class Message:
    """A message id with its arguments, to be said in the reader's language; ``rule`` is its place in the reference."""

    id: str
    args: Mapping[str, Argument]
    rule: str = ""


class Game(ABC):
    """One of the games. There is one object of each; it holds no position."""

    name: str
    counts: range
    """The numbers of players it can be played with."""
    actions: ActionSpace
    options: tuple[Option, ...] = ()
    layout: Layout
    features: int
    """How many numbers `State.encode` writes."""
    feature_names: tuple[str, ...]
    """One for each of these numbers."""
    feature_blocks: tuple[Block, ...]
    """The same, in the parts that belong together."""
    encoding_version: int = 0
    """It changes when one of these numbers, or the number of an action, moves or changes its meaning; not when some
    are added at the end."""
    sets: tuple[str, ...] = ("standard",)
    """The component sets that come with it; the first is the default."""
    questions: Questions
    """All that it can ask."""
    open_questions: frozenset[str] = frozenset()
    """Those whose answers are the same whatever the seat hides: people at one device may all look meanwhile."""
    phases: tuple[str, ...] = ()
    """The phases of a round, in their order; none: nobody has said."""
    round_message: str = "when-round"
    """The message for one of its rounds, with ``$round``."""
    reasons: Reasons
    """Why an action may not be legal, by the numbers of `State.why`."""

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.counts[0]} to {self.counts[-1]} players, {len(self.actions)} actions>"

    # starting

    def new(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        components: ComponentSet | str | Path | None = None,
    ) -> State:
        """The position before chance and players have done anything."""
        pieces = components if isinstance(components, ComponentSet) else self.components(components)
        return self.start(players, self.settle_options(players, options), pieces)

    def settle_options(self, players: int, options: Mapping[str, object] | None) -> dict[str, Value]:
        """All options with their values, checked together with the number of players."""
        if type(players) is not int or players not in self.counts:
            low, high = self.counts[0], self.counts[-1]
            raise BadOption("players-count", game=self.name, low=low, high=high, players=repr(players))
        values = read_options(self.options, options, players)
        self.check_options(players, values)
        return values

    def unusual(self, options: Mapping[str, Value]) -> dict[str, object]:
        """The options that differ from their defaults, as JSON: so records outlive new ones."""
        usual = {option.name: option.default for option in self.options}
        chosen = {name: value for name, value in options.items() if value != usual[name]}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in chosen.items()}

    def components(self, source: str | Path | None = None, back: int = 0) -> ComponentSet:
        """A component set by its name, ``back`` changes ago (`earlier_files`), or one corrected by a TOML file."""
        if source is None or source in self.sets:
            name = self.sets[0] if source is None else str(source)
            return ComponentSet(name, self._shipped_before(name, back))
        path = Path(source)
        if not path.suffix and not path.exists():
            raise BadComponents("no-such-set", name=repr(str(source)), known=", ".join(self.sets))
        return self.corrected(read_file(path), path.stem)

    def corrected(self, corrections: dict[str, object], name: str, back: int = 0) -> ComponentSet:
        """A shipped set (``base = "name"``, by default the first) with these corrections, checked.

        ``back``: the set as it was so many changes ago.
        """
        changes = dict(corrections)
        meant = changes.pop("game", self.name)
        if meant != self.name:
            raise BadComponents("components-of-another", game=repr(meant), wanted=self.name)
        form = changes.pop("format", FORMAT)
        if form != FORMAT:
            raise BadComponents("components-format", found=repr(form), known=str(FORMAT))
        base = changes.pop("base", self.sets[0])
        if base not in self.sets:
            raise unfit("base", base, one_of(self.sets))
        title = changes.pop("name", name)
        if not isinstance(title, str):
            raise unfit("name", title, Phrase("may-text"))
        pieces = ComponentSet(title, overlay(self._shipped_before(str(base), back), changes), dict(corrections))
        self.check_components(pieces)
        return pieces

    def provenance(self, components: ComponentSet | None = None) -> dict[str, str]:
        """Where the values of each table of a component set come from: the rulebook, for one, or a reconstruction.

        "owner" is somebody who has corrected them. A table that is not named has what the table around it has.
        """
        return sources(self.components() if components is None else components)

    def component_files(self) -> Sequence[Path]:
        """The files of its first component set: ``components.toml`` in its folder, or nothing to speak of."""
        path = self._own_file("components.toml")
        return () if path is None else (path,)

    def earlier_files(self) -> Sequence[Path]:
        """What each change of its shipped sets replaced, the newest change first, from the folder ``earlier``.

        So a record that was played before a change is still read with the pieces that it was played with.
        """
        folder = self._own_file("earlier")
        return () if folder is None else sorted(folder.glob("*.toml"), reverse=True)

    def _shipped_before(self, name: str, back: int) -> dict[str, object]:
        values = self.shipped(name)
        for path in self.earlier_files()[:back]:
            values = overlay(values, read_file(path))
        return values

    def shipped(self, name: str) -> dict[str, object]:
        """The values of a component set that comes with the game."""
        values: dict[str, object] = {}
        for path in self.component_files():
            values |= read_file(path)
        return values

    def check_components(self, components: ComponentSet) -> None:
        """Refuse values that the game cannot be played with: BadComponents names the field."""
        self.read_pieces(components)

    def read_pieces(self, components: ComponentSet) -> Pieces:
        """A component set as the rules read it: all its facts, and what each may be."""
        file = Pieces(components.values)
        file.close()
        return file

    def box_file(self) -> Path | None:
        """How its pieces lie in the box, for those who compare them with their own; None: it says nothing of that."""
        return self._own_file("box.toml")

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        """Refuse options that do not go together. By default all of them do."""
        return

    @abstractmethod
    def start(self, players: int, options: dict[str, Value], components: ComponentSet) -> State:
        """The first position; all arguments have been checked."""

    # looking

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """All that this seat may see (None: a spectator), as plain JSON. Other views may have parts of it."""

    def view_beside(self, state: State, seat: int | None, other: dict[str, object]) -> dict[str, object]:
        """The same as `view`, where somebody else's view of this position is there already.

        A game in which most is open takes that from the other view: it is made, and kept in memory, once.
        """
        return self.view(state, seat)

    def view_after(self, state: State, seat: int | None, before: State, seen: dict[str, object]) -> dict[str, object]:
        """The same as `view`, where this seat has seen an earlier position of the same game.

        A game of many parts takes those that have not changed since from there, without a look at them.
        """
        return self.view(state, seat)

    def hides(self, state: State, seat: int) -> bool:
        """Whether this seat sees something now that not everybody sees."""
        own = self.view(state, seat)
        seen = self.view_beside(state, None, own)
        return any(own[part] != seen[part] for part in own if part != "viewer")

    def hidden(self, state: State) -> Hidden:
        """Of what whoever is asked sees and not everybody does: nothing, some of it, or some that the answers tell."""
        if state.seat < 0 or not self.hides(state, state.seat):
            return "nothing"
        return "elsewhere" if state.asked().name in self.open_questions else "asked"

    def prompt(self, state: State) -> Message:
        """What is asked now, of whom."""
        if state.seat == OVER:
            return Message("ask-nothing", {})
        question = state.asked()
        args: dict[str, Argument] = {} if state.seat == CHANCE else {"seat": int(state.seat)}
        return Message("ask-" + question.name.replace("_", "-"), args | question.prompt(state))

    def reason(self, state: State, action: Action, code: int) -> Message:
        """The words for a reason number of `State.why`."""
        reason = self.reasons[code]
        return Message(reason.message, dict(action.args) | reason.args(state, action.index), reason.rule)

    def foresee(self, state: State, actions: Sequence[Action]) -> Sequence[Event]:
        """What actions of the seat to decide would bring later on if all else stayed as it is, for whoever still
        chooses among them; nothing where they are not legal one after another. By default nothing is foreseen."""
        return ()

    def breakdown(self, state: State) -> Sequence[Mapping[str, int]]:
        """Where each seat's points come from."""
        return [{"points": points} for points in state.scores()]

    def messages(self, language: str) -> str:
        """Its messages in a language, as Fluent writes them, where they are not in ``locale/LANGUAGE/NAME.ftl``."""
        return ""

    def lessons(self) -> Mapping[str, str]:
        """Its guided games, by name, in their order: each the text of a TOML file (docs/write-a-lesson.md).

        By default those in the folder ``lessons`` of its package; beside a game in one file, ``NAME_lessons``.
        """
        module = sys.modules.get(type(self).__module__)
        place = getattr(module, "__file__", None)
        if place is None:
            return {}
        own = Path(place)
        folder = own.parent / ("lessons" if own.stem == "__init__" else f"{own.stem}_lessons")
        # Whoever comes to a game begins with its first one.
        files = sorted(folder.glob("*.toml"), key=lambda file: (file.stem != "first-game", file.stem))
        return {file.stem: file.read_text(encoding="utf-8") for file in files}

    def reference_file(self) -> Path | None:
        """Pictures, signs and examples for those who read its rules (`burgher.examples`); None: it has text alone."""
        return self._own_file("reference.toml")

    def draw(self, view: Mapping[str, object], told: Words, words: Words) -> list[str] | None:
        """A view in lines of text; None: anything that draws any view will do.

        ``told`` has the game's own words and the names of its players, ``words`` those of whoever draws.
        """
        drawing = self._own_part("faces.drawing")
        lines: list[str] | None = drawing and drawing.drawn(dict(view), told, words)
        return lines

    # judging

    def weights(self) -> dict[str, float]:
        """What the game's evaluator weighs, by name, as it comes; nothing where there is nothing to tune."""
        bot = self._own_part("bot")
        weights: dict[str, float] = bot.BOT.weights() if bot else {}
        return weights

    def evaluator(self, weights: Mapping[str, float] | None = None) -> Evaluator | None:
        """What bots judge a position by, with these weights or its own; None: only games played to their end tell."""
        bot = self._own_part("bot")
        evaluator: Evaluator | None = bot and bot.BOT.evaluator(weights)
        return evaluator

    def quantities(self) -> Sequence[Quantity]:
        """What its rules count, so that two futures can be compared."""
        found = self._own_part("faces.quantities")
        quantities: Sequence[Quantity] = found.QUANTITIES if found else (POINTS,)
        return quantities

    def styles(self) -> Mapping[str, Style]:
        """The styles in which its bots can play, by name."""
        bot = self._own_part("bot")
        styles: Mapping[str, Style] = bot.BOT.styles if bot else {}
        return styles

    # comparing and practising

    habits: tuple[str, ...] = ()
    """The kinds of doing that tell its players apart; ``habit-NAME`` is the message for each."""

    def habit(self, action: Action) -> str | None:
        """The one of these that an action is of."""
        return None

    def theme(self, action: Action) -> str | None:
        """What an exercise is about whose answer is this action; ``theme-NAME`` is its message. None: none is made."""
        return None

    def aims(self) -> Mapping[str, tuple[Quantity, str]]:
        """What exercises may ask to reach in a turn, by the quantity's name, each with the exercise's theme."""
        found = self._own_part("faces.aims")
        aims: Mapping[str, tuple[Quantity, str]] = found.AIMS if found else {}
        return aims

    def practice_folder(self) -> Path | None:
        """Where its exercises are, and what strong bots do; None: it has none."""
        return self._own_file("practice")

    # what lies in its folder

    def _package(self) -> ModuleType | None:
        """The package that it is; None: a game in one file."""
        modules = (sys.modules.get(kind.__module__) for kind in type(self).__mro__)
        return next((module for module in modules if hasattr(module, "__path__")), None)

    def _own_file(self, name: str) -> Path | None:
        """A file or a folder in its package; None: there is none."""
        package = self._package()
        path = None if package is None else Path(package.__path__[0], name)
        return path if path is not None and path.exists() else None

    def _own_part(self, name: str) -> Any:
        """A module of its package, loaded when it is first used; None: there is none."""
        package = self._package()
        if package is None:
            return None
        full = f"{package.__name__}.{name}"
        try:
            return import_module(full)
        except ModuleNotFoundError as error:
            # The part may be missing, but not something that the part needs.
            if error.name is not None and f"{full}.".startswith(f"{error.name}."):
                return None
            raise

    # positions by hand

    def position(self, state: State) -> dict[str, object]:
        """The whole state as documented JSON, nothing hidden."""
        return self.layout.write(state)

    def restore(
        self, position: Mapping[str, object], players: int, options: dict[str, Value], components: ComponentSet
    ) -> State:
        """A state from such JSON; BadPosition names what does not fit."""
        cells, frames = self.layout.read(position, players)
        state = self.start(players, options, components)
        while state.depth > 0:
            state.answered()
        for k, value in enumerate(cells):
            state.cells[k] = value
        for question, seat, first, second in frames:
            state.ask(question, seat, first, second)
        self.check_position(state)
        if state.seat == OVER and not state.over():
            raise BadPosition("no-question")
        return state

    def check_position(self, state: State) -> None:
        """Refuse a position that cannot be: pieces too many, a question that cannot be asked."""
        state.questions.check(state)
