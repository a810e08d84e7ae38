"""What the coach takes and gives over the API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from burgher.analysis.rating import Rating
from burgher.service.shapes.base import ActionName, Given, Message, SeatNumber, Shape
from burgher.service.shapes.play import LegalAction, LogEvent

Chance = Annotated[float, Field(ge=0.0, le=1.0)]
Moment = Annotated[int, Field(ge=0, le=2**31 - 1)]
Actions = Annotated[list[ActionName], Field(max_length=60)]
State = Literal["none", "running", "done", "failed"]


class Why(Shape):
    """What speaks for the better of two ways to go on, and what against it, as both were played on."""

    by: Message
    """Until when they were compared."""
    reasons: list[Message]


class RatedDecision(Shape):
    """A decision of a finished game, where there was a choice."""

    moment: int
    """The moment of the position in which it was made: ``replay/MOMENT`` shows it."""
    seat: int
    round: int
    phase: str
    action: LegalAction
    best: LegalAction
    """The best that was found; the action itself, where that is it."""
    given_away: float
    """Against the best, in expected points from 0 to 1."""
    rating: Rating
    win: float
    """The seat's chance to win after what it did."""
    best_win: float
    stake: float
    looked: int
    """How closely: 0 a first thought, 1 to the end of the turn, 2 in many worlds, once round the table."""
    why: Why | None


class TurningPoint(Shape):
    """Where the chances turned, from ``moment`` until ``until``: by the turn of a seat, or by chance (-1)."""

    moment: int
    until: int
    by: int
    seat: int
    """Whose chance it is about."""
    change: list[float]
    """By how much each seat's chance to win changed."""
    said: Message


class SeatReport(Shape):
    """How a seat played. Its chance to win: start + luck + own + others = end."""

    seat: int
    accuracy: float | None
    """From 0 to 100; null where it had nothing to decide, or too little of it was looked at."""
    counts: dict[Rating, int]
    """Of the decisions that were looked at."""
    unseen: int
    """Decisions that there was no time for: nobody knows how good they were."""
    given_away: float
    start: float
    luck: float
    """What draws and dice gave or took."""
    own: float
    others: float
    end: float


class Report(Shape):
    """An analysis as far as it is done: the chances come first, then ratings, then closer looks and reasons."""

    judge: str
    win: list[list[float]]
    """Each seat's chance to win, at every moment; they add up to 1. Alone: the chance to reach the aim."""
    placement: list[list[float]]
    """Each seat's placement to expect at every moment, from 1 (first) to -1 (last)."""
    luck: list[list[float]]
    """What the chance step before each moment gave or took; an empty list where a seat decided."""
    decisions: list[RatedDecision]
    turning_points: list[TurningPoint]
    seats: list[SeatReport]
    luck_counted: bool
    """Whether all that chance did was looked at; otherwise ``luck`` is not told."""
    seconds: float


class Analysis(Shape):
    """The analysis of a finished game: not begun, under way, done or failed."""

    table: str
    state: State
    progress: float
    """From 0 to 1. Ask again with ``known`` set to it: the report comes only when there is more."""
    report: Report | None
    problem: Message | None
    """Why it failed, in one line."""


class Mistakes(Shape):
    """A seat's worst decisions, the worst first."""

    table: str
    seat: int
    state: State
    progress: float
    mistakes: list[RatedDecision]


class Expectation(Shape):
    """What everybody may expect, by seat."""

    win: list[float]
    placement: list[float]
    points: list[float]


class CoachChoice(Shape):
    """A way to go on: the steps of the turn as far as chance leaves them to the seat, and what they are worth."""

    actions: list[LegalAction]
    """The first is the choice itself, the others how the coach would go on."""
    after: Expectation
    worth: float
    """The seat's expected points, from 0 to 1: half the chance to win, half the share of the others left behind."""
    why: Why | None
    """The first choice is compared with the second, the others with the first."""


class AskHint(Given):
    seat: SeatNumber
    version: Moment


class Hint(Shape):
    """What the coach would do: up to three choices, the best first. Only what the seat can see is used."""

    table: str
    version: int
    moment: int
    seat: int
    now: Expectation
    choices: list[CoachChoice]


class AskForecast(AskHint):
    actions: Annotated[list[ActionName], Field(min_length=1, max_length=60)]


class Forecast(Shape):
    """What actions do to the chances, as far as the seat can see."""

    table: str
    version: int
    seat: int
    now: Expectation
    after: Expectation


class AskTrial(Given):
    """Try something at a moment of a finished game: the seat to decide takes these actions, one after the other."""

    moment: Moment
    actions: Actions = Field(default_factory=list)


class Trial(Shape):
    """The position after what was tried, as the seat that decides sees it; nothing is kept."""

    table: str
    moment: int
    seat: int
    actions: list[LegalAction]
    view: dict[str, Any]
    asked: str | None
    prompt: Message | None
    legal: list[LegalAction]
    """What the seat may do next; nothing where its turn has ended or chance comes in."""
    events: list[LogEvent]
    """What the actions did, as the seat is told it."""
    ends: bool


class AskVerdict(Given):
    moment: Moment
    actions: Annotated[list[ActionName], Field(min_length=1, max_length=60)]
    shown: bool = False
    """Whether the actions are the coach's own, which was asked to show them: then nothing was solved."""


class Verdict(Shape):
    """What an idea is worth, beside what the coach would do."""

    table: str
    moment: int
    seat: int
    now: Expectation
    tried: CoachChoice
    best: CoachChoice
    same: bool
    """Whether the idea is what the coach would do."""
    given_away: float
    rating: Rating
    why: Why | None
    """Why the coach's choice is better; null where the idea is as good."""
