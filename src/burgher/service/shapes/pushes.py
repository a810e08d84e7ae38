"""Talk at the table, and what is sent over the WebSocket."""

from __future__ import annotations

from pydantic import Field

from burgher.service.shapes.base import Given, Json, Key, Message, Problem, SeatNumber, Shape, Words
from burgher.service.shapes.play import Act, Log, Situation, Undo
from burgher.service.shapes.tables import Table


class Say(Given):
    seat: SeatNumber
    words: Words
    key: Key | None = None


class Line(Shape):
    """Words of a seat, or a notice of the table (a message id with arguments)."""

    number: int
    seat: int | None
    words: str | None
    notice: Message | None
    moment: int | None
    """How far the game was when the table noticed it."""
    at: int


class Talk(Shape):
    lines: list[Line]


class Wish(Given):
    """What a client may send over the WebSocket: one of these."""

    look: SeatNumber | None = None
    """Look from another of my seats; null: as a spectator."""
    act: Act | None = None
    undo: Undo | None = None


class Answered(Shape):
    """What became of an action or an undo that came over the WebSocket. It counts, durably, if there is no error."""

    key: str
    version: int | None = None
    repeated: bool = False
    status: int = 200
    held: Situation | None = None
    """How the game would stand, where an action with ``hold`` would end the turn: nothing was done."""


class Push(Shape):
    """Something new at the table. ``n`` counts by one; after a gap, or ``refetch``, all is to be fetched anew.

    What is as by default is left out.
    """

    n: int
    refetch: bool = False
    situation: Situation | None = None
    """The game as it stands, and of the log what is new."""
    base: int | None = None
    """The push with the situation that ``changes`` go on from."""
    changes: Json | None = None
    """How the situation has changed: for each part ``[new value]``, ``[]`` where it is gone, or the changes in it."""
    log: Log | None = None
    """What is new in the log, beside ``changes``."""
    answered: Answered | None = None
    table: Table | None = None
    lines: list[Line] = Field(default_factory=list)
    present: list[bool] | None = None
    """Who is there, by seat; such a push has the number of the last one."""
    error: Problem | None = None


class Pushes(Shape):
    pushes: list[Push]
