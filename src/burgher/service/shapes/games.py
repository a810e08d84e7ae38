"""What can be played here: games with their options, pieces and bots."""

from __future__ import annotations

from burgher.service.shapes.base import Json, Shape
from burgher.service.shapes.lessons import Lesson


class Choice(Shape):
    """One option of a game. Its sentence is the message ``option-NAME``."""

    name: str
    default: bool | int | str | list[str]
    choices: list[bool | int | str]
    several: bool
    players: list[int] | None


class Level(Shape):
    """A bot that people may choose."""

    name: str
    seconds: float


class Game(Shape):
    name: str
    players: list[int]
    options: list[Choice]
    sets: list[str]
    lessons: list[Lesson]
    exercises: int
    """How many there are to practise with."""
    house: str | None
    """What the pieces are called that are played with here where nobody chooses others; null: the first of the sets."""
    boxed: bool
    """Whether its pieces can be compared with those of an owner's box."""


class Catalogue(Shape):
    """What can be played here."""

    games: list[Game]
    levels: list[Level]


class Components(Shape):
    """The pieces of a game: all numbers and lists, with their provenance in the fields ``source`` and ``note``."""

    game: str
    name: str
    fingerprint: str
    values: Json
