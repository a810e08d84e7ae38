"""What all shapes are made of: fields with their limits, messages and refusals; and how the server is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from burgher.core import game
from burgher.core.errors import Phrase
from burgher.core.events import Argument as EngineArgument
from burgher.service.keys import CLIENT_KEY, TABLE_ID

Json = dict[str, Any]
Argument = int | str | list[int | str] | None
SeatNumber = Annotated[int, Field(ge=0, le=9)]
TableId = Annotated[str, StringConstraints(pattern=TABLE_ID)]
Key = Annotated[
    str,
    StringConstraints(pattern=CLIENT_KEY),
    Field(description="Chosen by the client, new for each intent: a repeat with the same key changes nothing."),
]
Words = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
LevelName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
ActionName = int | Annotated[str, StringConstraints(min_length=1, max_length=120)] | dict[str, int | str]


class Given(BaseModel):
    """What comes in: nothing but the named fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Shape(BaseModel):
    """What goes out: every field is always there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True, use_attribute_docstrings=True)


class Message(Shape):
    """A message id with arguments, messages among them, to be said in the reader's language.

    ``rule`` is its place in the reference of rules.
    """

    id: str
    args: dict[str, Argument | Message]
    rule: str = ""

    @staticmethod
    def of(message: game.Message | Phrase) -> Message:
        """What the engine says."""
        if isinstance(message, Phrase):
            details = message.details.items()
            return Message(
                id=message.id, args={name: Message.of(one) if isinstance(one, Phrase) else one for name, one in details}
            )
        return Message(id=message.id, args={**arguments(message.args)}, rule=message.rule)


def arguments(args: Mapping[str, EngineArgument]) -> dict[str, Argument]:
    """Arguments of the engine's messages and events, as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args.items()}


class Problem(Shape):
    """Why a request was refused: the message ``error-ID`` with arguments, and the same in English.

    ``reason`` is why the rules refuse an action.
    """

    id: str
    args: dict[str, Argument | Message]
    message: str
    reason: Message | None = None


class Failure(Shape):
    """The body of every error."""

    error: Problem


class Health(Shape):
    ok: bool
    version: str
    problems: list[str] = []
    """What is wrong, in a few words each."""
