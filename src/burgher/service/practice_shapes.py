"""What practising takes and gives over the API."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from burgher.service.coach.shapes import Why
from burgher.service.shapes import Given, LegalAction, Shape

ActionText = Annotated[str, StringConstraints(min_length=1, max_length=120)]


class ListedExercise(Shape):
    id: str
    theme: str
    """What it is about; the message ``theme-NAME`` says it."""
    level: int
    """From 1, the easiest."""
    players: int
    seat: int


class Exercises(Shape):
    game: str
    exercises: list[ListedExercise]


class AskExercise(Given):
    actions: Annotated[list[ActionText], Field(max_length=60)] = Field(default_factory=list)


class Solve(Given):
    action: ActionText


class Solved(Shape):
    """What a choice is worth, in expected points from 0 to 1 (null: it was not looked at), and what is best."""

    right: bool
    worth: float | None
    best_worth: float
    answers: list[LegalAction]
    """All that are equally good; the first is the coach's."""
    line: list[LegalAction]
    """The coach's choice and how it goes on in this turn."""
    gain: float
    """By how many points the best does better than the next, in games that were played to their end."""
    why: Why | None
