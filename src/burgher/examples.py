"""What a game's ``reference.toml`` has for its readers: pictures, the signs on its boards, and examples to play.

An example is a position, what to do there, and what must have come of it. Its position is one of the file's ``bases``
with some fields of its own; whoever else must decide on the way answers with the first of ``others`` that may be done.
Chance is always the same. Sentences are messages, as everywhere: ``example-NAME``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from burgher.core.game import Game
from burgher.core.match import Match, load
from burgher.core.state import CHANCE, OVER

Json = dict[str, Any]

LONGEST = 200
"""Answers of others in a row; examples need a few."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position to try something at."""

    name: str
    section: str
    """Where in the reference it stands, without ``rule-``."""
    text: str
    """The message that tells about it, without ``example-``."""
    about: str
    """The piece that the message speaks of, for one that serves several; otherwise nothing."""
    seat: int
    """Who tries it."""
    position: Json
    """Where it begins, as `burgher.load` takes it."""
    actions: tuple[str, ...]
    """What to do."""
    others: tuple[str, ...]
    """What the other seats answer, the first that is legal."""
    after: Mapping[str, object]
    """What has come of it then: values of the position by their path, ``stock.0.wood``."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of cards or tiles whose pieces are shown one by one."""

    name: str
    """The message that names it, without ``gallery-``."""
    within: str
    """The table of the component files that has them, ``council-tiles``."""
    only: Mapping[str, int]
    """Of these, those with such numbers."""
    picture: str
    """A picture of each; in it ``.`` stands for the piece."""


@dataclass(frozen=True, slots=True)
class Illustrations:
    """All that ``reference.toml`` has."""

    pictures: Mapping[str, str]
    """By section: pieces with signs between them, or a part of the boards at an example."""
    asked: Mapping[str, str]
    """By question: the section that the rules are opened at while it is asked."""
    terms: Mapping[str, str]
    """The drawing for a word of the glossary."""
    signs: Mapping[str, Sequence[str]]
    """The pieces and signs to explain, in groups."""
    gallery: Sequence[Kind]
    """What there is in the stacks."""
    examples: Mapping[str, Example]


NOTHING = Illustrations({}, {}, {}, {}, (), {})


@cache
def illustrations(game: Game) -> Illustrations:
    """What a game shows beside its rules; one without such a file shows nothing, and has its text."""
    path = game.reference_file()
    if path is None:
        return NOTHING
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    found = [_example(game.name, read["bases"], one) for one in read.get("examples", ())]
    return Illustrations(
        pictures=read.get("pictures", {}),
        asked=read.get("asked", {}),
        terms=read.get("terms", {}),
        signs=read.get("signs", {}),
        gallery=[Kind(**{"only": {}, **one}) for one in read.get("gallery", ())],
        examples={example.name: example for example in found},
    )


def _example(game: str, bases: Mapping[str, Json], read: Json) -> Example:
    name: str = read["name"]
    return Example(
        name=name,
        section=read["section"],
        text=read.get("text", name),
        about=read.get("about", ""),
        seat=read.get("seat", 0),
        position={"game": game, **laid_over(bases[read["base"]], read.get("position", {}))},
        actions=tuple(read["actions"]),
        others=tuple(read.get("others", ())),
        after=read["after"],
    )


def laid_over(base: Json, changes: Json) -> Json:
    """A position with some fields changed: names in a table one by one, all else as a whole.

    >>> laid_over({"round": 2, "deck": {"pub": 4, "inn": 3}}, {"deck": {"pub": 5}})
    {'round': 2, 'deck': {'pub': 5, 'inn': 3}}
    """
    laid = dict(base)
    for name, value in changes.items():
        below = laid.get(name)
        laid[name] = laid_over(below, value) if isinstance(value, dict) and isinstance(below, dict) else value
    return laid


def try_out(example: Example, actions: Sequence[str] = ()) -> Match:
    """The match at an example after these actions of whoever tries it, and the others' answers.

    As at a table, an action that is not legal yet waits for those that are.
    """
    match = load(example.position, seed=example.name)
    _let_others_answer(match, example)
    left = list(actions)
    while left:
        legal = match.legal
        ready = match.seat == example.seat
        action = next((one for one in left if ready and one in legal), left[0])
        left.remove(action)
        match.play(action)
        _let_others_answer(match, example)
    return match


def taken(example: Example, match: Match) -> list[str]:
    """What whoever tries it has done, in its order."""
    return [step.action.text for step in match.steps if step.seat == example.seat]


def _let_others_answer(match: Match, example: Example) -> None:
    for _ in range(LONGEST):
        if match.seat in (example.seat, CHANCE, OVER):
            return
        legal = match.legal
        answer = next((one for one in example.others if one in legal), None)
        if answer is None:
            return
        match.play(answer)


def value_at(position: Mapping[str, Any], path: str) -> object:
    """What a position has at a path; None where it has nothing.

    >>> value_at({"stock": [{"wood": 2}]}, "stock.0.wood"), value_at({"stock": [{}]}, "stock.0.wood")
    (2, None)
    """
    found: Any = position
    for part in path.split("."):
        known = found if isinstance(found, dict) else dict(enumerate(found)) if isinstance(found, list) else {}
        found = known.get(int(part) if isinstance(found, list) else part)
    return found


def is_done(example: Example, match: Match) -> bool:
    """Whether all that the example is about has come of it, and no step of it is left.

    Before the last one much may stand already as it will, and what a position leaves out counts as 0: a seat, too.
    """
    position = match.position()
    return len(taken(example, match)) >= len(example.actions) and all(
        (value_at(position, path) or 0) == value for path, value in example.after.items()
    )
