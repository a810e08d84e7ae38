"""The statistics of a device, as the API gives them."""

from __future__ import annotations

from burgher.service.shapes.base import Shape
from burgher.service.store.rows import SeatKind


class PlayedSeat(Shape):
    """A player of a game that is over."""

    number: int
    name: str
    kind: SeatKind
    level: str | None
    mine: bool
    score: int
    place: int
    """1 for whoever won; those with the same points share one."""
    won: bool
    points: dict[str, int]
    """By source; nothing where the game can no longer be played again."""
    habits: dict[str, int]
    """How often the player did each kind of thing."""


class PlayedGame(Shape):
    """A game that is over and was played from its beginning."""

    table: str
    game: str
    players: int
    ended_at: int
    seats: list[PlayedSeat]


class UsualPlay(Shape):
    """What strong bots do in a game for so many players, on average."""

    players: int
    score: float
    points: dict[str, float]
    habits: dict[str, float]


class Comparison(Shape):
    """What a game's players are compared with."""

    game: str
    habits: list[str]
    """The kinds of doing, in the order in which they are told."""
    strong: list[UsualPlay]


class Statistics(Shape):
    """The games of a device, the last one first."""

    games: list[PlayedGame]
    left_out: bool
    """Whether it has played more than are counted here."""
    comparisons: list[Comparison]
