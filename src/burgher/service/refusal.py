"""What the server says no with: a message id, its arguments, and the same in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgher.core.errors import BadComponents, BadOption, BadPosition, BadRecord, BurgherError, Phrase, UnknownAction
from burgher.core.game import Message
from burgher.service.store.trouble import Trouble

Argument = int | str | list[int | str] | None

WORDS: Mapping[str, tuple[int, str]] = {
    "bad-request": (422, "{detail}"),
    "bad-action": (422, "{detail}"),
    "bad-option": (422, "{detail}"),
    "bad-components": (422, "{detail}"),
    "bad-record": (422, "{detail}"),
    "bad-name": (422, "a name has 1 to {most} letters and no control characters"),
    "bad-words": (422, "a line has 1 to {most} letters"),
    "not-found": (404, "there is nothing here"),
    "wrong-method": (405, "this cannot be done here: the method {method} is not for this address"),
    "no-table": (404, "there is no table {table}"),
    "no-game": (404, "there is no game {game}; there are {games}"),
    "no-seat": (404, "this table has no seat {seat}; it has {seats}"),
    "no-moment": (404, "there is no moment {moment}; they run from 0 to {last}"),
    "no-level": (422, "there is no bot level {level}; there are {levels}"),
    "no-device": (
        401,
        "the key of this device is not known here; get one with POST /api/device, or sit down at a table",
    ),
    "not-yours": (403, "seat {seat} is not yours"),
    "not-seated": (403, "that is for those who sit at this table"),
    "not-owner": (403, "that is for whoever opened the table"),
    "not-your-turn": (409, "it is not your turn"),
    "not-playing": (409, "the game is not running: the table is {status}"),
    "not-waiting": (409, "the game has begun already"),
    "not-over": (409, "the game is not over yet"),
    "not-gone": (
        409,
        "the player is still there; a bot may take the seat of who leaves, or is away for {seconds} seconds in turn",
    ),
    "nothing-to-play": (409, "the game is over at this moment; choose an earlier one"),
    "seat-taken": (409, "seat {seat} is taken"),
    "seats-taken": (409, "all seats are taken"),
    "stale": (409, "the game has moved on: it is at version {version}, not {expected}"),
    "key-used": (409, "this key belongs to another action"),
    "nothing-to-undo": (409, "nothing can be taken back: since then something was revealed or somebody else decided"),
    "illegal": (422, "“{action}” is not legal now: {reason}"),
    "seed-with-friends": (
        422,
        "a seed can be chosen only where no seat is open: who knows it, knows what will be drawn",
    ),
    "bad-link": (
        404,
        "this link was used already, or is too old, or never was; make a new one on the device that has the seat",
    ),
    "unplayable": (409, "this game cannot be continued: it does not fit the rules of this version"),
    "too-big": (413, "that is too big: at most {most} bytes"),
    "too-often": (429, "too often; try again in {seconds} seconds"),
    "foreign-page": (403, "this request comes from a page of another site"),
    "wrong-host": (421, "this server does not answer to that name"),
    "head-too-big": (431, "the head of this request is too big: at most {most} bytes"),
    "too-slow": (408, "this request took too long to arrive: at most {seconds} seconds"),
    "crowded": (429, "too many connections from one address; at most {most} at once"),
    "try-again": (503, "the tables cannot be reached just now; nothing was changed, so try again"),
    "no-room": (507, "the disk of this server is full; nothing was changed"),
    "broken": (500, "something went wrong here"),
}
"""Each with its HTTP status and its English; a client says it in its own language by id and arguments."""


class Refusal(Exception):
    """Raised to answer a request with an error. A detail may be a phrase: a client says it in its own language, too."""

    def __init__(self, id: str, /, detail: str | Phrase | None = None, **details: Argument) -> None:
        self.id = id
        self.details = details if detail is None else {**details, "detail": str(detail)}
        self.phrase = detail if isinstance(detail, Phrase) else None
        self.status, words = WORDS[id]
        self.message = words.format_map({name: _spoken(value) for name, value in self.details.items()})
        self.reason: Message | None = None
        """Why the rules refuse an action."""
        self.more: dict[str, Any] = {}
        """What else the answer holds."""
        super().__init__(self.message)


def _spoken(value: Argument) -> str:
    return ", ".join(str(one) for one in value) if isinstance(value, list) else str(value)


def illegal(action: str, reason: Message) -> Refusal:
    """An action that the rules refuse."""
    refusal = Refusal("illegal", action=action, reason=reason.id)
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
