"""Styles: bots of one strength that play differently. A game says what a builder or a trader values in it."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from burgher.core.errors import BadComponents, BadOption, Phrase, cause
from burgher.core.registry import find

NONE = ""
"""The style of a bot that has none."""


@dataclass(frozen=True, slots=True)
class Style:
    """What is different from how the game's bots play as a rule."""

    weights: Mapping[str, float] = field(default_factory=dict)
    """By how much more (or less, below 1) each of the evaluator's weights counts."""
    verbs: Mapping[str, float] = field(default_factory=dict)
    """How much a network leans towards actions, by the words with which their text begins: added to their logits. Where
    several begin so, the longest counts."""
    likes: Mapping[str, float] = field(default_factory=dict)
    """For how many points a bot that reckons likes actions more, whatever they bring; by the same words."""
    rivalry: float = 0.0
    """How much more of what the best rival has counts against a position."""

    def leaning(self, action: str) -> float:
        """How much a network leans towards an action, by its text."""
        return _longest(self.verbs, action)

    def liking(self, action: str) -> float:
        """How many points an action is liked for, by its text."""
        return _longest(self.likes, action)


PLAIN = Style()


def _longest(numbers: Mapping[str, float], action: str) -> float:
    return next((numbers[words] for words in _beginnings(action) if words in numbers), 0.0)


def _beginnings(action: str) -> list[str]:
    """With how many words of its text an action may be named, the whole text first."""
    words = action.split()
    return [" ".join(words[:count]) for count in range(len(words), 0, -1)]


def read_styles(text: str, weights: Collection[str], actions: Collection[str]) -> dict[str, Style]:
    """The styles of a game, which has these actions, from its file."""
    beginnings = {words: None for action in actions for words in _beginnings(action)}
    verbs = [words for words in beginnings if " " not in words]
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("weights-not-toml", why=cause(error)) from None
    styles = {}
    for name, table in tables.items():
        given = dict(table)
        rivalry = float(given.pop("rivalry", 0.0))
        more = _numbers(f"{name}.weights", given.pop("weights", {}), weights, weights)
        leaning = _numbers(f"{name}.verbs", given.pop("verbs", {}), beginnings, verbs)
        likes = _numbers(f"{name}.likes", given.pop("likes", {}), beginnings, verbs)
        for other in given:
            raise BadComponents("no-such-field", field=f"{name}.{other}", known="weights, verbs, likes, rivalry")
        styles[name] = Style(more, leaning, likes, rivalry)
    return styles


def _numbers(
    where: str, table: Mapping[str, object], known: Collection[str], told: Collection[str]
) -> dict[str, float]:
    """Numbers by names that are known; of those, ``told`` are named to whoever gives another."""
    found = {}
    for name, value in table.items():
        if name not in known:
            raise BadComponents("no-such-field", field=f"{where}.{name}", known=", ".join(told))
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise BadComponents("not-fitting", field=f"{where}.{name}", value=repr(value), may=Phrase("may-any-number"))
        found[name] = float(value)
    return found


def style_for(name: str, game: str) -> Style:
    """One of the game's styles by name; without a name, none."""
    styles = find(game).styles()
    if name == NONE:
        return PLAIN
    if name not in styles:
        raise BadOption("no-such-style", name=repr(name), known=", ".join(styles))
    return styles[name]
