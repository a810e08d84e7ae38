"""What practising takes and gives over the API."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from burgher.analysis.rating import Rating
from burgher.service.coach.shapes import Why
from burgher.service.shapes.base import Given, Message, Shape
from burgher.service.shapes.play import LegalAction
from burgher.service.store.practice import Got

ActionText = Annotated[str, StringConstraints(min_length=1, max_length=120)]


class ListedExercise(Shape):
    id: str
    theme: str
    """What it is about; the message ``theme-NAME`` says it."""
    level: int
    """From 1, the easiest."""
    players: int
    seat: int
    goal: Message | None
    """What is to be reached in this turn, for ``goal``; null: one choice is best, and the first step is the answer."""
    got: Got | None
    """How this device got on with it; null: it was not tried."""


class OwnExercise(Shape):
    """A decision of a game of one's own that gave something away: ``tables/TABLE/trial`` and ``verdict`` have it."""

    table: str
    moment: int
    seat: int
    round: int
    players: int
    ended_at: int
    """When the game was over, in milliseconds."""
    theme: str | None
    """What it is about, where the game has a word for that."""
    rating: Rating
    got: Got | None


class Exercises(Shape):
    game: str
    exercises: list[ListedExercise]
    own: list[OwnExercise]
    """From the games that this device has played and had analysed, the latest game first."""
    not_analysed: int
    """Games of this device that were not analysed yet: there may be more in them."""


class AskExercise(Given):
    actions: Annotated[list[ActionText], Field(max_length=60)] = Field(default_factory=list)


class Solve(Given):
    action: ActionText


class Solved(Shape):
    """What a choice is worth, in expected points from 0 to 1 (null: it was not looked at), and what is best."""

    right: bool
    got: Got
    """How this device has got on with it by now."""
    worth: float | None
    best_worth: float
    answers: list[LegalAction]
    """All that are equally good; the first is the coach's."""
    line: list[LegalAction]
    """The coach's choice and how it goes on in this turn."""
    gain: float
    """By how many points the best does better than the next, in games that were played to their end."""
    beside: LegalAction
    """What the best is compared with in ``why``: the choice itself, where it is not right; otherwise the next best."""
    why: Why


class Pursue(Given):
    actions: Annotated[list[ActionText], Field(max_length=60)] = Field(default_factory=list)
    give_up: bool = False
    """Whether a way is to be shown; that counts as a try."""


class LostStep(Shape):
    """The step that made a goal impossible."""

    number: int
    """Its number among the actions, from 0."""
    action: LegalAction
    most: int
    """After it there could be no more than that."""


class Pursued(Shape):
    """How far somebody has come who pursues a goal."""

    has: int
    """How much there is now, of what there is to be..."""
    least: int
    """... at least so much."""
    reached: bool
    over: bool
    """Whether the turn has ended, or chance comes in: nothing more can be done."""
    got: Got | None
    """How this device has got on with it by now; null while it is under way."""
    lost: LostStep | None
    """Told when it is over."""
    line: list[LegalAction]
    """A shortest way, told when it is over or reached."""
