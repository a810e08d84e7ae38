"""Playing: a game as a seat sees it, what may be done, and what would come of it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from burgher.core import game
from burgher.service.shapes.base import ActionName, Argument, Failure, Given, Json, Key, Message, SeatNumber, Shape
from burgher.service.shapes.lessons import LessonNow


class LegalAction(Shape):
    index: int
    text: str
    verb: str
    args: dict[str, int | str]


class LogEvent(Shape):
    """Something that happened, as the reader may know it; a secret of somebody else is null."""

    id: str
    args: dict[str, Argument]
    moment: int


class Log(Shape):
    """The log from an event on; what a reader has from there on is replaced by it."""

    start: int
    events: list[LogEvent]


class Result(Shape):
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]


class Situation(Shape):
    """A game as one seat sees it now (``seat`` null: a spectator)."""

    table: str
    n: int
    """The number of the last push that is in it."""
    version: int
    moment: int
    seat: int | None
    turn: int | None
    over: bool
    view: Json | None
    """All that the seat may see; null while the table waits for players."""
    asked: str | None
    """What is asked of the seat to decide, as the id of a prompt."""
    prompt: Message | None
    """The prompt in full, for the seat that is asked."""
    legal: list[LegalAction]
    """What this seat may do now."""
    undo: int
    """How many of its choices the seat may take back."""
    far_undo: bool
    """Whether the seat may take back more, because it plays against bots alone."""
    far_moment: int | None
    """Where that leads at least: the moment of the seat's last choice."""
    decided: int | None
    """The moment that the seat's last choice led to: what comes after it in the log has happened since."""
    forced: list[str]
    """What was done for the seat since its last choice, because it could do nothing else."""
    held: bool
    """It does not stand like this yet: the seat's turn would end so, or chance would act."""
    goes_on: bool
    """What is held does not end the turn: it goes on once chance has acted."""
    hidden: game.Hidden
    """Where several people sit at one device: what whoever is asked sees, and others may not. Only "asked" is told by
    the answers, too; else what is asked can be answered before everybody's eyes."""
    log: Log
    result: Result | None
    lesson: LessonNow | None
    """For the learner alone."""


class Act(Given):
    seat: SeatNumber
    version: Annotated[int, Field(ge=0, le=2**31 - 1)]
    action: ActionName
    more: Annotated[list[ActionName], Field(max_length=60)] = Field(
        default_factory=list,
        description="What to do after it: all of it counts, or nothing. Only the last may reveal something.",
    )
    hold: bool = Field(
        False,
        description="If it would end my turn, do nothing yet: the answer is how the game would stand (`held`).",
    )
    key: Key


class Undo(Given):
    seat: SeatNumber
    version: Annotated[int, Field(ge=0, le=2**31 - 1)]
    whole: bool = Field(False, description="Back to the start of the turn, as far as allowed.")
    choices: Annotated[int, Field(ge=1, le=100)] = Field(1, description="How many of my choices, as far as allowed.")
    far: Literal["decision", "round"] | None = Field(
        None,
        description="Only against bots alone: back to my last decision, or to my first of the round (from there: that "
        "of the round before), whatever has happened since. The table and the record tell of it.",
    )
    key: Key


class Accepted(Shape):
    """An action or undo that counts. A repeat gives the same ``version``, and the situation as it is by then.

    The log begins where it has changed since the version that was named.
    """

    version: int
    repeated: bool
    situation: Situation


class Stale(Failure):
    """It cannot be done as the game stands; here is how it stands (not where the game itself cannot be shown)."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    situation: Situation | None = None


class WhyNot(Shape):
    legal: bool
    reason: Message | None


class Preview(Shape):
    """What an action would do, as far as the seat can know; ``certain`` unless it depends on what is hidden."""

    action: LegalAction
    events: list[LogEvent]
    certain: bool
    chance: bool
    """Whether chance acts next."""
    ends: bool
    """Whether somebody else decides next."""


class Previews(Shape):
    version: int
    previews: list[Preview]


class Foresight(Shape):
    """What actions taken one after another would bring later on, if all else stayed as it is."""

    version: int
    events: list[LogEvent]
