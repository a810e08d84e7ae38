"""Lessons: which there are, how one is taken, how far a learner has come."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from burgher.service.keys import TABLE_ID
from burgher.service.shapes.base import Given, Key, Message, Shape, Words


class Lesson(Shape):
    """A guided game. What it is called is the message ``lesson-NAME``; a chapter, ``lesson-NAME-CHAPTER``."""

    name: str
    players: int
    minutes: int
    chapters: list[str]


class NewLesson(Given):
    """A lesson to be taken, from its beginning or from a chapter."""

    game: Annotated[str, StringConstraints(max_length=40)]
    lesson: Annotated[str, StringConstraints(max_length=40)]
    chapter: Annotated[str, StringConstraints(max_length=40)] | None = None
    name: Words | None = None
    instead: Annotated[str, StringConstraints(pattern=TABLE_ID)] | None = Field(
        None, description="The table where I took this lesson before; it is removed."
    )
    key: Key | None = None


class LessonNow(Shape):
    """Where a learner is in a lesson, and what the companion says there."""

    name: str
    chapters: list[str]
    done: list[str]
    """The chapters that were taken to their end."""
    lacking: list[str]
    """Those of them in which something was left out that was to be done."""
    chapter: int
    step: int
    number: int
    """Which step of the chapter it is, from 1."""
    of: int
    """How many steps the chapter has."""
    says: list[str]
    """The messages of all its steps, for whoever reserves the room that the longest takes."""
    read: list[list[str]]
    """The messages of the chapters before it, each in its place; of those that were not taken, none."""
    kind: Literal["read", "do", "free", "watch", "early", "over"]
    """To be read, with the bots waiting; one of ``wanted`` to be done; as one likes; others act; something else comes
    before what is to be done or read, and one may go on without it; the lesson is over, and the game goes on."""
    say: str | None
    """The message; null: the others act, or the learner plays on until its time has come. Its attribute ``why`` says
    why one might do it, ``otherwise`` what there is to say where something else is done, ``missed`` what there is to
    know for whoever has not done it."""
    at: list[str]
    """What is pointed at; empty: where what is wanted can be done."""
    wanted: list[str]
    """The actions that count, of those that are legal."""
    firm: bool
    """Whether the lesson could not go on after anything else."""
    astray: bool
    """Whether something else was done, after which this cannot be done any more."""
    back: int
    """How many choices the learner may take back to be where this step began, after something else was done."""
    strayed: bool
    """Whether the learner has done something else in this step. Where that is not so, what was done before it leaves no
    room for it, or the game asks something else first."""
    led: bool
    """Whether what was done instead is one of the other ways that the lesson names: the attribute ``also`` is said."""
    answered: bool
    """Whether the attribute ``otherwise`` fits what was done instead; if not, the companion says something general."""
    did: str | None
    """The verb of what was done instead, as in the names of messages: ``otherwise-pass`` of the step, or of the lesson
    itself, is the answer to that."""
    instead: str | None
    """The message of the step that was to be done: something else was, and this one can be done all the same."""
    granted: bool
    """Whether what the message takes for granted has been done; if not, its attribute ``without`` is said."""
    prepared: Literal["", "ready", "done"]
    """Whether what the step prepares can be done without it, or has been done: the attribute of that name is said,
    or ``ready``, where there is one; and one may go on without the step."""
    lost: list[str]
    """The messages of later steps that are left out when the learner goes on from here."""
    untold: list[str]
    """The messages of steps that were passed over right before this one: what they ask for is done, or needless."""
    because: Message | None
    """Why what the step is about cannot be done, after what was done before it."""


class ReadOn(Given):
    """A step of a lesson was read, or is given up."""

    step: Annotated[int, Field(ge=0, le=10_000)]
    leave: bool = Field(False, description="Whether the game shall go on without the lesson.")
