"""The action space of a game, declared once as verbs with named arguments.

It gives every action its fixed index (bots, networks), its text (records, the terminal, screen readers, links) and its
JSON (the browser).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product
from typing import overload

from burgher.core.errors import Phrase, UnknownAction

Word = str | int


@dataclass(frozen=True, slots=True)
class Action:
    """One action. Prints as its text; numbers count from 1, as people do at the table."""

    index: int
    verb: str
    args: tuple[tuple[str, Word], ...]
    chance: bool

    @property
    def text(self) -> str:
        return " ".join([self.verb, *(str(value) for _, value in self.args)])

    @property
    def json(self) -> dict[str, Word]:
        return {"do": self.verb, **dict(self.args)}

    def __getitem__(self, name: str) -> Word:
        for known, value in self.args:
            if known == name:
                return value
        raise KeyError(name)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of action.

    ``at`` is the index of its first action; ``where`` leaves out combinations that make no sense.
    """

    name: str
    at: int
    args: Mapping[str, Sequence[Word]]
    chance: bool = False
    where: Callable[..., bool] | None = None

    def actions(self) -> Iterator[Action]:
        names = tuple(self.args)
        index = self.at
        for values in product(*self.args.values()):
            if self.where is None or self.where(*values):
                yield Action(index, self.name, tuple(zip(names, values, strict=True)), self.chance)
                index += 1


class ActionSpace(Sequence[Action]):
    """All actions of a game. Players' actions come first, chance's last, so that a network's mask can stop early."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        actions: list[Action] = []
        for verb in verbs:
            if verb.at != len(actions):
                raise AssertionError(f"verb {verb.name} is declared at {verb.at}, but {len(actions)} comes next")
            actions.extend(verb.actions())
        self._actions = tuple(actions)
        self._by_text = {action.text: action for action in actions}
        self._by_json = {_key(action.json): action for action in actions}
        if len(self._by_text) != len(actions):
            raise AssertionError("two actions have the same text")
        self.choices = sum(not action.chance for action in actions)
        """How many actions players have; the rest are chance's."""

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        return self._actions[index]

    def __len__(self) -> int:
        return len(self._actions)

    def find(self, action: Action | int | str | Mapping[str, object]) -> Action:
        """The action meant by an index, a text, a JSON object or an `Action`."""
        if isinstance(action, Action):
            if action.index < len(self) and self._actions[action.index] == action:
                return action
            raise UnknownAction("foreign-action", action=str(action))
        if isinstance(action, bool):
            raise UnknownAction("action-kind", kind=str(action))
        if isinstance(action, int):
            if 0 <= action < len(self):
                return self._actions[action]
            raise UnknownAction("action-index", index=str(action), last=str(len(self) - 1))
        if isinstance(action, str):
            text = " ".join(action.lower().split())
            found = self._by_text.get(text)
            if found is None:
                raise UnknownAction("no-such-action", action=Phrase("quoted", text=action), hint=self._hint(text))
            return found
        if isinstance(action, Mapping):
            found = self._by_json.get(_key(action))
            if found is None:
                raise UnknownAction("no-such-action", action=repr(dict(action)), hint=self._hint(_spoken(action)))
            return found
        raise UnknownAction("action-kind", kind=type(action).__name__)

    def _hint(self, text: str) -> Phrase:
        verbs = {verb.name for verb in self.verbs if not verb.chance}
        near = get_close_matches(text, self._by_text, n=3, cutoff=0.6)
        if near and text not in verbs:
            meant = Phrase("quoted", text=near[-1])
            for one in reversed(near[:-1]):
                meant = Phrase("this-or-that", this=one, that=meant)
            return Phrase("hint-meant", meant=meant)
        word = text if text in verbs else text.split(" ", 1)[0]
        if word in verbs:
            example = next(a.text for a in self._actions if a.verb == word)
            return Phrase("hint-example", word=word, example=example)
        return Phrase("hint-verbs", verbs=", ".join(sorted(verbs)))


def _key(action: Mapping[str, object]) -> frozenset[tuple[str, str]]:
    return frozenset((name, str(value)) for name, value in action.items())


def _spoken(action: Mapping[str, object]) -> str:
    rest = [str(value) for name, value in action.items() if name != "do"]
    return " ".join([str(action.get("do", "")), *rest])
