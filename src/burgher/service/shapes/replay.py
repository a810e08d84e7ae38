"""Looking back: a game at one of its moments, how it went, and playing on from there."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from burgher.service.shapes.base import Given, Json, Key, LevelName, SeatNumber, Shape, Words
from burgher.service.shapes.play import LegalAction, LogEvent


class Moment(Shape):
    """A game after some of its steps. Of a game that is still running only what the seat may see."""

    table: str
    moment: int
    last: int
    seat: int | None
    turn: int | None
    view: Json
    position: Json | None
    """Everything, hidden things too; only when the game is over."""
    action: LegalAction | None
    """The step that led here; only when the game is over."""
    by: int | None
    """Who took it; -1: chance."""
    events: list[LogEvent]
    round: int
    phase: str
    scores: list[int] | None


class CourseMoment(Shape):
    moment: int
    by: int
    round: int
    phase: str
    scores: list[int]


class Course(Shape):
    """How a finished game went, moment by moment."""

    moments: list[CourseMoment]


class Fork(Given):
    """Play on from a moment: ``seat`` is mine, bots take the others."""

    moment: Annotated[int, Field(ge=0, le=2**31 - 1)]
    seat: SeatNumber
    name: Words
    level: LevelName
    key: Key | None = None
