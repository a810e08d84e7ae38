"""What is shown beside the rules: pictures, signs, and examples to be tried out."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from burgher.service.shapes.base import Given, Key, LevelName, Message, Shape, Words
from burgher.service.shapes.play import LegalAction, Preview, Situation


class Example(Shape):
    """A position to try something at, without a table."""

    name: str
    section: str
    """Where it stands in the rules, without ``rule-``."""
    text: str
    """What tells about it: the message ``example-TEXT``."""
    about: str
    """The piece that the message speaks of, or nothing."""
    seat: int
    players: int
    actions: list[LegalAction]
    """What is meant to be done there."""


class Kind(Shape):
    """A kind of cards or tiles whose pieces are shown one by one: those in a table, with a picture of each."""

    name: str
    """What it is called: the message ``gallery-NAME``."""
    within: str
    only: dict[str, int]
    """Of these, those with such numbers."""
    picture: str
    """In it ``.`` stands for the piece."""


class Illustrations(Shape):
    """Pictures by section, drawings for the words of the glossary, signs in groups, kinds of pieces, and examples."""

    pictures: dict[str, str]
    asked: dict[str, str]
    """By question: the section that is about it, without ``rule-``."""
    terms: dict[str, str]
    signs: dict[str, list[str]]
    gallery: list[Kind]
    examples: list[Example]


ActionTexts = Annotated[list[Annotated[str, StringConstraints(min_length=1, max_length=120)]], Field(max_length=200)]


class ExampleTry(Given):
    """What was done at an example so far."""

    actions: ActionTexts = Field(default_factory=list)


class ExampleDoubt(Given):
    """An action that somebody wonders about there."""

    actions: ActionTexts
    action: Annotated[str, StringConstraints(min_length=1, max_length=120)]


class ExampleTable(Given):
    """Play on from there at a table, against bots."""

    actions: ActionTexts
    name: Words
    level: LevelName
    key: Key


class ExampleTrial(Shape):
    """An example after what was done there."""

    situation: Situation
    actions: list[str]
    """What was done, in its order."""
    done: bool
    """Whether all has come about that the example shows."""


class ExampleWonder(Shape):
    """Whether an action may be done at an example; why not, or what it would do."""

    reason: Message | None
    preview: Preview | None
