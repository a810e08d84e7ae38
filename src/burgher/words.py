"""Messages in the reader's language: what Fluent files in ``locale/`` say for an event, a prompt or a reason.

The engine knows only ids and arguments. The words for them are here, and only faces import this module: it needs
`fluent.runtime`, which the engine does not.

Besides Fluent's own, a message may call these functions. They take the arguments as events have them, so that the
grammar stays with the language:

- ``PIECE($card)``: a piece by its name, the message ``piece-...``; ``PIECE($card, form: "a")`` in a grammatical form:
  the attribute of that message, or, where it has none, the message ``form-a`` with the name as ``$name`` and the piece
  itself as ``$piece``, so that a form can build on others, as on the gender: ``PIECE($piece, form: "gender")``
- ``PIECES($cards)``: several, as a list; it takes ``form``, too. What is in it twice is counted, as in ``AMOUNTS``
- ``AMOUNTS($cost)``: names and numbers by turns, as "2 wood and 3 stone"; or ``AMOUNTS("wood", $wood, ...)``. Each is
  the message ``amount`` with ``$what`` and ``$count``; with ``form: "with"``, as in a case, the message ``form-with``
- ``SEAT($seat)``, ``SEATS($seats)``: players by their names; ``SEAT($from, first: 1)`` where seats count from 1
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message as Entry

from burgher.core import registry
from burgher.core.actions import Action
from burgher.core.errors import BurgherError, Phrase
from burgher.core.events import Argument, Event
from burgher.core.game import Message
from burgher.core.match import Why

LOCALES = Path(__file__).parent / "locale"
NONE = "none"
"""What a message sees for an argument that is None: nothing, or a secret of somebody else."""


class NoMessage(BurgherError):
    """A message that is not there, or does not fit its arguments."""


def languages() -> tuple[str, ...]:
    """The languages there are."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if (folder / "core.ftl").exists()))


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


def _own_words(game: str | None, language: str) -> list[Any]:
    """The messages of a game that brings them itself."""
    if game is None or (LOCALES / "en" / f"{game}.ftl").exists() or game not in registry.names():
        return []
    return [FluentResource(registry.find(game).messages(language))]


class Words:
    """The messages of one language for one game.

    >>> Words("en", registry.names()[0], names=["Anna", "Bert"]).say("why-over")
    'The game is over.'

    ``names`` are the players' names by seat; without them they are numbered. What a language lacks is said in English,
    and what English lacks is shown as its bare id; ``strict`` raises `NoMessage` instead. ``more`` names further files.
    """

    def __init__(
        self,
        language: str = "en",
        game: str | None = None,
        names: Sequence[str] = (),
        strict: bool = False,
        more: Sequence[str] = (),
    ) -> None:
        if language not in languages():
            raise BurgherError("no-such-language", language=repr(language), known=", ".join(languages()))
        self.language = language
        self.names = tuple(names)
        self.strict = strict
        self._game = game
        self._files = ("core", "errors", *([game] if game is not None else []), *more)
        self._bundles = [self._bundle(language)]
        if language != "en" and not strict:
            self._bundles.append(self._bundle("en"))

    def _bundle(self, language: str) -> FluentBundle:
        functions: dict[str, Callable[..., str]] = {
            "PIECE": self.piece,
            "PIECES": self.pieces,
            "AMOUNTS": self.amounts,
            "SEAT": self.seat,
            "SEATS": self.seats,
        }
        # Functions may give plain texts, too; the declared type does not say so.
        bundle = FluentBundle([language], functions=cast(Any, functions), use_isolating=False)
        for resource in self._resources(language):
            bundle.add_resource(resource)
        return bundle

    def _resources(self, language: str) -> list[Any]:
        paths = (LOCALES / language / f"{name}.ftl" for name in self._files)
        return [*(_resource(path) for path in paths if path.exists()), *_own_words(self._game, language)]

    # saying

    def say(self, what: str | Message | Event, form: str | None = None, /, **args: Argument) -> str:
        """An event, a prompt, a reason, or a message by its id, in words.

        ``form`` is an attribute of the message to say instead, where it has it: prompts have "others", for those who
        are not asked.
        """
        if isinstance(what, str):
            return self._format(what, form, args)
        return self._format(what.id, form, {**what.args, **args})

    def mistake(self, error: BurgherError) -> str:
        """What an error says."""
        return str(error) if error.phrase is None else self.phrase(error.phrase)

    def phrase(self, phrase: str | Phrase) -> str:
        """A phrase as it is said about an error; a text stays as it is."""
        if isinstance(phrase, str):
            return phrase
        if isinstance(phrase, Why):
            return Words(self.language, phrase.game).say(phrase.reason)
        details = {name: self.phrase(one) if isinstance(one, Phrase) else one for name, one in phrase.details.items()}
        return self._format(phrase.id, None, details)

    def action(self, action: Action) -> str:
        """What an action would do, in words."""
        return self._format("do-" + action.verb.replace(" ", "-"), None, dict(action.args))

    def has(self, id: str) -> bool:
        """Whether the language itself has this message."""
        return bool(self._bundles[0].has_message(id))

    def ids(self, prefix: str) -> list[str]:
        """The messages of the language whose ids begin so, in the order of the files."""
        entries = [entry for resource in self._resources(self.language) for entry in resource.body]
        return [entry.id.name for entry in entries if isinstance(entry, Entry) and entry.id.name.startswith(prefix)]

    def _format(self, id: str, form: str | None, args: Mapping[str, Argument]) -> str:
        wrong = f"there is no message {id} in {self.language}"
        for bundle in self._bundles:
            if not bundle.has_message(id):
                continue
            message = bundle.get_message(id)
            pattern = message.value if form is None else message.attributes.get(form, message.value)
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, {name: _plain(value) for name, value in args.items()})
            if not errors:
                return str(text)
            wrong = f"the message {id} in {self.language} does not fit its arguments: {errors[0]}"
        if self.strict:
            raise NoMessage(wrong)
        return " ".join([f"[{id}]", *(f"{name}={_plain(value)}" for name, value in args.items())])

    # the functions that messages call

    def piece(self, name: object, form: object = None) -> str:
        """A piece by its name, possibly in a grammatical form."""
        id = "piece-" + str(name).replace("_", "-").replace("+", "-and-")
        plain = self._format(id, None, {})
        if form is None:
            return plain
        for bundle in self._bundles:
            if bundle.has_message(id):
                if str(form) in bundle.get_message(id).attributes:
                    return self._format(id, str(form), {})
                break
        return self._format(f"form-{form}", None, {"name": plain, "piece": str(name)})

    def pieces(self, names: object, form: object = None) -> str:
        """Each once: what there are several of is counted."""
        counts = Counter(str(names).split())
        return self._list([self.piece(name, form) if n == 1 else self.amounts(name, n) for name, n in counts.items()])

    def amounts(self, *amounts: object, form: object = None) -> str:
        """Names and numbers by turns; what there is none of is left out."""
        id = "amount" if form is None else f"form-{form}"
        words = " ".join(str(amount) for amount in amounts).split()
        pairs = zip(words[::2], words[1::2], strict=True)
        some = [(what, int(count)) for what, count in pairs if count != "0"]
        return self._list([self._format(id, None, {"what": what, "count": count}) for what, count in some])

    def seat(self, seat: object, first: object = 0) -> str:
        """A player by the name at this seat; at a table for two, the seats behind are the non-players'."""
        number = int(str(seat)) - int(str(first))
        if number < len(self.names):
            return self.names[number]
        return self._format("non-player" if len(self.names) == 2 else "player", None, {"number": number + 1})

    def seats(self, seats: object) -> str:
        return self._list([self.seat(seat) for seat in str(seats).split()])

    def _list(self, parts: list[str]) -> str:
        return str(format_list(parts, locale=self.language)) if parts else self._format("nothing", None, {})


def _plain(value: Argument) -> Any:
    """An argument as Fluent takes it: a tuple is its parts with spaces between, None is a word of its own."""
    if value is None:
        return NONE
    if isinstance(value, tuple):
        return " ".join(str(one) for one in value)
    return value
