"""A match: the friendly face of a position, checked, with history, undo and a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from burgher.core import registry
from burgher.core.actions import Action
from burgher.core.chance import Random
from burgher.core.colours import Colour
from burgher.core.components import ComponentSet
from burgher.core.errors import BadPosition, BadRecord, BurgherError, IllegalAction, Phrase
from burgher.core.events import Event
from burgher.core.game import Game, Message
from burgher.core.options import Value
from burgher.core.parts import copied
from burgher.core.record import Record, from_json, hash_seed, parse
from burgher.core.state import CHANCE, OVER, State

Named = Action | int | str | Mapping[str, object]
"""An action, its index, its text or its JSON."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the history, who took it (CHANCE: nobody) and what it did."""

    action: Action
    seat: int
    events: tuple[Event, ...]


class Legal:
    """The legal actions of the seat to decide: counts, contains, iterates, and prints itself."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state

    def __iter__(self) -> Iterator[Action]:
        return (self._game.actions[index] for index in self._state.legal())

    def __len__(self) -> int:
        return len(self._state.legal())

    def __contains__(self, action: Named) -> bool:
        try:
            found = self._game.actions.find(action)
        except BurgherError:
            return False
        return self._state.seat >= 0 and self._state.why(found.index) == 0

    def __repr__(self) -> str:
        return f"<Legal: {', '.join(str(action) for action in self)}>"


class Why(Phrase):
    """A reason of a game within an error. What it says is only looked up when somebody reads the error."""

    def __init__(self, reason: Message, game: str) -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.game = game

    def __str__(self) -> str:
        # The words need a library that the engine does not.
        from burgher.words import Words

        return Words("en", self.game).say(self.reason)


class Match:
    """A game being played.

    >>> import burgher
    >>> match = burgher.Match(burgher.names()[0], players=3, seed=7)
    >>> action = next(iter(match.legal))
    >>> _ = match.play(action)
    >>> match.undo()
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        components: ComponentSet | str | Path | None = None,
        names: Sequence[str] = (),
        colours: Sequence[Colour] = (),
    ) -> None:
        found = game if isinstance(game, Game) else registry.find(game)
        pieces = components if isinstance(components, ComponentSet) else found.components(components)
        self._begin(found, players, found.settle_options(players, options), pieces, None, names, colours)
        self._use_seed(seed)
        self._let_chance_act()

    def _begin(
        self,
        game: Game,
        players: int,
        options: dict[str, Value],
        components: ComponentSet,
        position: Mapping[str, object] | None,
        names: Sequence[str] = (),
        colours: Sequence[Colour] = (),
    ) -> None:
        """At the beginning, or at a position; chance has not acted yet, and has no seed."""
        self.game = game
        self.players = players
        self.options = options
        self.components = components
        self.names = tuple(names)
        self.colours = tuple(colours)
        """Of each seat, where somebody has chosen one."""
        if position is None:
            self.state = game.start(players, options, components)
        else:
            about = ("game", "players", "options", "components")
            cells = {name: value for name, value in position.items() if name not in about}
            self.state = game.restore(cells, players, options, components)
        self.steps: list[Step] = []
        self._before: list[State] = []
        self._began_at: Mapping[str, object] | None = None if position is None else dict(position)

    def _use_seed(self, seed: int | str | None) -> None:
        self.seed = token_hex(16) if seed is None else str(seed)
        self._seed_hash: str | None = hash_seed(self.seed)

    def __repr__(self) -> str:
        seed = f", seed {self.seed}" if self.over else ""
        return f"<Match of {self.game.name}, {self.players} players{seed}: {self.state!r}>"

    # looking

    @property
    def seat(self) -> int:
        """Who decides; OVER (-2) at the end."""
        return self.state.seat

    @property
    def over(self) -> bool:
        return self.state.seat == OVER

    @property
    def legal(self) -> Legal:
        """What the seat to decide may do."""
        return Legal(self.game, self.state)

    @property
    def forced(self) -> Action | None:
        """The one legal action, where there is no choice."""
        legal = self.state.legal()
        return self.game.actions[legal[0]] if len(legal) == 1 else None

    @property
    def prompt(self) -> Message:
        """What is asked now."""
        return self.game.prompt(self.state)

    @property
    def events(self) -> list[Event]:
        """All that has happened, nothing hidden."""
        return [event for step in self.steps for event in step.events]

    def events_for(self, seat: int | None) -> list[Event]:
        """All that has happened, as this seat may know it (None: a spectator)."""
        return [event.seen_by(seat) for event in self.events]

    @property
    def positions(self) -> list[State]:
        """The position before each step, and the one that has come of them."""
        return [*self._before, self.state]

    def view(self, seat: int | None = None) -> dict[str, object]:
        """All that this seat may see, as plain JSON (None: a spectator); the caller's own to change."""
        return {**copied(self.game.view(self.state, seat))}

    def why_not(self, action: Named) -> Message | None:
        """Why this action is not legal now; None when it is."""
        found = self.game.actions.find(action)
        if self.over:
            return Message("why-over", {})
        if found.chance:
            return Message("why-chance", {})
        code = self.state.why(found.index)
        return None if code == 0 else self.game.reason(self.state, found, code)

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that won (several share the victory); nobody before the end."""
        return self.state.winners() if self.over else []

    # playing

    def play(self, action: Named) -> list[Event]:
        """Take an action for the seat to decide, and let chance act after it. Gives what happened."""
        found = self.game.actions.find(action)
        reason = self.why_not(found)
        if reason is not None:
            raise IllegalAction("not-legal", action=str(found), why=Why(reason, self.game.name), reason=reason)
        done = len(self.steps)
        self._apply(found)
        self._let_chance_act()
        return [event for step in self.steps[done:] for event in step.events]

    def _apply(self, action: Action) -> None:
        self._before.append(self.state.copy())
        seat = self.state.seat
        log: list[Event] = []
        self.state.log = log
        self.state.apply(action.index)
        self.state.log = None
        self.steps.append(Step(action, seat, tuple(log)))

    def _let_chance_act(self) -> None:
        while self.state.seat == CHANCE:
            self._apply(self.game.actions[self._drawn()])

    def _drawn(self) -> int:
        # A fresh stream for each draw: from outcomes seen, nobody can work out those to come.
        return self.state.roll(Random(f"{self.seed}/{len(self.steps)}"))

    # going back

    def undo(self) -> None:
        """Take back the last decision and all that chance did after it."""
        last = len(self.steps) - 1
        while last >= 0 and self.steps[last].seat == CHANCE:
            last -= 1
        if last < 0:
            raise IllegalAction("no-decision")
        self._cut(last)

    def undoable(self, seat: int) -> int:
        """How many decisions this seat may take back: its own last ones, as long as nothing was revealed and nobody
        else has decided since."""
        count = 0
        for step in reversed(self.steps):
            if step.seat != seat or any(event.reveals for event in step.events):
                break
            count += 1
        return count

    def take_back(self, seat: int, decisions: int = 1) -> None:
        """Undo as a player may: only what `undoable` allows."""
        allowed = self.undoable(seat)
        if not 1 <= decisions <= allowed:
            raise (
                IllegalAction("undo-shut")
                if allowed == 0
                else IllegalAction("too-much-undo", allowed=allowed, decisions=decisions)
            )
        self._cut(len(self.steps) - decisions)

    def _cut(self, length: int) -> None:
        self.state = self._before[length]
        del self._before[length:]
        del self.steps[length:]

    # records and positions

    def record(self, with_seed: bool | None = None) -> Record:
        """The game so far. The seed is in it once the game is over (or as asked); before, only its hash."""
        show = self.over if with_seed is None else with_seed
        # After a record without its seed, chance goes on by a new one: that says nothing about what came before.
        whole = self._seed_hash == hash_seed(self.seed)
        result = {"scores": self.scores, "winners": self.winners} if self.over else None
        return Record(
            game=self.game.name,
            players=self.players,
            options=self.game.unusual(self.options),
            components=self.components.json(),
            actions=tuple(step.action.text for step in self.steps),
            seed=self.seed if show and whole else None,
            seed_hash=self._seed_hash,
            names=self.names,
            colours=self.colours,
            result=result,
            position=self._began_at,
        )

    def position(self) -> dict[str, object]:
        """The whole state as documented JSON, nothing hidden; `load` reads it."""
        return {
            "game": self.game.name,
            "players": self.players,
            "options": self.game.unusual(self.options),
            "components": self.components.json(),
            **self.game.position(self.state),
        }


def load(position: Mapping[str, object], seed: int | str | None = None) -> Match:
    """A match that begins at a position, as `Match.position` writes it or as somebody set it up by hand."""
    match = _at(position)
    match._use_seed(seed)
    match._let_chance_act()
    return match


def _at(position: Mapping[str, object]) -> Match:
    """A match at a position, before chance acts on."""
    if not isinstance(position, Mapping):
        raise BadPosition("position-no-object")
    name, players, options = position.get("game"), position.get("players"), position.get("options", {})
    if not isinstance(name, str) or not isinstance(players, int):
        raise BadPosition("position-of")
    if not isinstance(options, dict):
        raise BadPosition("not-fitting", field="options", value=repr(options), may=Phrase("may-object"))
    game = registry.find(name)
    components = named_components(game, position.get("components"))
    match = Match.__new__(Match)
    match._begin(game, players, game.settle_options(players, options), components, position)
    return match


def named_components(game: Game, named: object) -> ComponentSet:
    """The component set that a record or a position names."""
    if named is None:
        return game.components()
    if not isinstance(named, dict) or not isinstance(named.get("name"), str):
        raise BadRecord(
            "not-fitting",
            field="components",
            value=repr(named),
            may=Phrase("may-object-of", words="name, fingerprint, corrections"),
        )
    corrections = named.get("corrections")
    if corrections is not None and not isinstance(corrections, dict):
        raise BadRecord(
            "not-fitting", field="components.corrections", value=repr(corrections), may=Phrase("may-object")
        )
    # A name from outside never opens a file.
    if corrections is None and named["name"] not in game.sets:
        raise BadRecord("set-unknown", value=repr(named["name"]), known=", ".join(game.sets))
    name = named["name"]
    now = game.components(name) if corrections is None else game.corrected(corrections, name)
    wanted = named.get("fingerprint", now.fingerprint)
    if wanted == now.fingerprint:
        return now
    for back in range(1, len(game.earlier_files()) + 1):
        then = game.components(name, back) if corrections is None else game.corrected(corrections, name, back)
        if wanted == then.fingerprint:
            return then
    raise BadRecord("components-changed", name=name, before=str(wanted), now=now.fingerprint)


def read(record: Record | Mapping[str, object] | str | bytes, upto: int | None = None) -> Match:
    """Play a record again, every action checked (up to a number of actions, or all).

    BadRecord says which action does not fit. Where the record has a seed, chance must have acted by it.
    """
    if isinstance(record, Mapping):
        record = from_json(record)
    elif not isinstance(record, Record):
        record = parse(record)
    match = _at_start(record)
    actions = record.actions if upto is None else record.actions[:upto]
    for k, text in enumerate(actions):
        _replay(match, text, k, record.seed is not None)
    if record.seed is not None and record.seed_hash is not None and hash_seed(record.seed) != record.seed_hash:
        raise BadRecord("wrong-hash")
    if upto is None and record.result is not None:
        result = {"scores": match.scores, "winners": match.winners}
        if dict(record.result) != result:
            raise BadRecord("wrong-result", result=str(dict(record.result)), true=str(result))
    return match


def _at_start(record: Record) -> Match:
    game = registry.find(record.game)
    options = game.settle_options(record.players, record.options)
    components = named_components(game, dict(record.components))
    if record.position is None:
        match = Match.__new__(Match)
        match._begin(game, record.players, options, components, None)
    else:
        match = _at(record.position)
        here = (match.game, match.players, match.options, match.components.fingerprint)
        if here != (game, record.players, options, components.fingerprint):
            raise BadRecord("position-disagrees")
    match._use_seed(record.seed)
    if record.seed is None:
        match._seed_hash = record.seed_hash
    match.names = record.names
    match.colours = record.colours
    return match


def _replay(match: Match, text: str, k: int, by_seed: bool) -> None:
    try:
        action = match.game.actions.find(text)
    except BurgherError as error:
        raise BadRecord("at-action", at=str(k), what=error.detail()) from None
    if match.over:
        raise BadRecord("action-after-end", at=str(k), action=text)
    if match.seat == CHANCE:
        if action.index not in [outcome for outcome, _ in match.state.outcomes()]:
            raise BadRecord("no-such-chance", at=str(k), action=text)
        if by_seed and action.index != match._drawn():
            raise BadRecord("other-chance", at=str(k), action=text, drawn=str(match.game.actions[match._drawn()]))
    else:
        reason = match.why_not(action)
        if reason is not None:
            raise BadRecord("not-legal-there", at=str(k), action=text, why=Why(reason, match.game.name), reason=reason)
    match._apply(action)
