"""What the server says no with: a message id and its arguments, to be said in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from burgher.core.errors import BadComponents, BadOption, BadPosition, BadRecord, BurgherError, Phrase, UnknownAction
from burgher.core.game import Message
from burgher.service.shapes import base as shapes
from burgher.service.store.trouble import Trouble
from burgher.words import Words

STATUS: Mapping[str, int] = {
    "bad-request": 422,
    "bad-action": 422,
    "bad-option": 422,
    "bad-components": 422,
    "bad-record": 422,
    "bad-file": 422,
    "bad-name": 422,
    "bad-words": 422,
    "not-found": 404,
    "wrong-method": 405,
    "no-table": 404,
    "no-game": 404,
    "no-seat": 404,
    "no-moment": 404,
    "no-lesson": 404,
    "no-level": 422,
    "no-device": 401,
    "not-yours": 403,
    "not-seated": 403,
    "not-host": 403,
    "sent-away": 403,
    "not-your-turn": 409,
    "not-playing": 409,
    "not-waiting": 409,
    "not-over": 409,
    "not-awaited": 409,
    "still-here": 409,
    "not-away-long": 409,
    "nothing-to-play": 409,
    "seat-taken": 409,
    "seats-taken": 409,
    "colour-taken": 409,
    "seats-open": 409,
    "seat-is-open": 409,
    "own-seat": 409,
    "stale": 409,
    "key-used": 409,
    "nothing-to-undo": 409,
    "too-much-undone": 409,
    "illegal": 422,
    "plan-too-far": 422,
    "seed-with-friends": 422,
    "too-many-tables": 409,
    "too-many-records": 409,
    "too-many-sets": 409,
    "no-set": 404,
    "set-named": 409,
    "set-unplayable": 409,
    "set-field": 422,
    "trial-running": 409,
    "not-a-record": 409,
    "bad-link": 404,
    "no-hints": 403,
    "nobody-decides": 409,
    "coach-busy": 429,
    "coach-refused": 422,
    "coach-failed": 503,
    "unplayable": 409,
    "too-big": 413,
    "too-often": 429,
    "foreign-page": 403,
    "wrong-host": 421,
    "head-too-big": 431,
    "too-slow": 408,
    "crowded": 429,
    "try-again": 503,
    "no-room": 507,
    "broken": 500,
}
"""All that is refused, each with its HTTP status. What it says is the message ``error-ID`` in ``locale/*/web.ftl``."""


class Refusal(Exception):
    """Raised to answer a request with an error. An argument may be a phrase: a client says it in its language, too."""

    def __init__(self, id: str, /, **args: shapes.Argument | Phrase) -> None:
        super().__init__(id)
        self.id = id
        self.details = args
        self.status = STATUS[id]
        self.reason: Message | None = None
        """Why the rules refuse an action."""
        self.more: dict[str, Any] = {}
        """What else the answer holds."""

    def __str__(self) -> str:
        said = {name: tuple(one) if isinstance(one, list) else one for name, one in self.details.items()}
        return _english().say(
            f"error-{self.id}", **{name: str(one) if isinstance(one, Phrase) else one for name, one in said.items()}
        )

    def shown(self) -> shapes.Problem:
        """As it is answered."""
        return shapes.Problem(
            id=self.id,
            args={
                name: shapes.Message.of(one) if isinstance(one, Phrase) else one for name, one in self.details.items()
            },
            message=str(self),
            reason=None if self.reason is None else shapes.Message.of(self.reason),
        )


@cache
def _english() -> Words:
    return Words("en", more=("web",))


def illegal(action: str, reason: Message) -> Refusal:
    """An action that the rules refuse."""
    refusal = Refusal("illegal", action=action)
    refusal.reason = reason
    return refusal


_IDS: tuple[tuple[type[BurgherError], str], ...] = (
    (UnknownAction, "bad-action"),
    (BadOption, "bad-option"),
    (BadComponents, "bad-components"),
    (BadRecord, "bad-record"),
    (BadPosition, "bad-record"),
)


def refusal_of(trouble: Trouble) -> Refusal:
    """What is said when the database does not do its part."""
    return Refusal({"locked": "try-again", "away": "try-again", "full": "no-room"}.get(trouble.kind, "broken"))


def refused(error: BurgherError) -> Refusal:
    """What the engine refuses, as an answer."""
    for kind, id in _IDS:
        if isinstance(error, kind):
            return Refusal(id, detail=error.detail())
    return Refusal("bad-request", detail=error.detail())
