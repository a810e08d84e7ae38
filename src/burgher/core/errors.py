"""Errors for people: what was wrong, and what would be right.

What they say stands in ``locale/en/errors.ftl``, so that a face can say it in the language of its reader: an error is a
phrase with its details. The engine itself says it in English, and needs nothing but that file.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from functools import cache
from json import JSONDecodeError
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parent.parent / "locale" / "en" / "errors.ftl"
_LINE = re.compile(r"^([a-z][a-z-]*) = (.+)$", re.MULTILINE)
_PLACE = re.compile(r"\{ \$([a-z]+) \}")
_TOML_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")


@cache
def _sentences() -> dict[str, str]:
    """English is written so that this is all there is to it: a line for each, and details in their places."""
    return dict(_LINE.findall(_FILE.read_text(encoding="utf-8")))


class Phrase:
    """Something said about an error: the id of a message, and the details that fill it, phrases among them."""

    def __init__(self, id: str, /, **details: int | str | Phrase) -> None:
        self.id = id
        self.details = details

    def __str__(self) -> str:
        return _PLACE.sub(lambda place: str(self.details[place[1]]), _sentences()[self.id])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.id, self.details) == (other.id, other.details)

    def __hash__(self) -> int:
        return hash(self.id)

    def json(self) -> dict[str, object]:
        """As it goes to a face that speaks for itself."""
        args = {name: one.json() if isinstance(one, Phrase) else one for name, one in self.details.items()}
        return {"id": self.id, "args": args}

    @staticmethod
    def read(phrase: Mapping[str, Any]) -> Phrase:
        """Such JSON as the phrase it was."""
        details = phrase["args"].items()
        return Phrase(
            phrase["id"], **{name: Phrase.read(one) if isinstance(one, dict) else one for name, one in details}
        )


class BurgherError(ValueError):
    """Anything that a caller got wrong. Its text is one clear sentence or two, in English.

    >>> error = BadOption("no-such-game", name="chess", known="draughts, mill")
    >>> str(error)
    'there is no game chess; the games are draughts, mill'
    >>> error.phrase.id
    'no-such-game'

    Code outside Burgher may give a text of its own instead of a phrase; ``phrase`` is then None.
    """

    def __init__(self, what: str | Phrase, /, **details: int | str | Phrase) -> None:
        super().__init__(what)
        self.phrase: Phrase | None = None
        if isinstance(what, Phrase):
            self.phrase = what
        elif what in _sentences():
            self.phrase = Phrase(what, **details)

    def __str__(self) -> str:
        return str(self.args[0] if self.phrase is None else self.phrase)

    def detail(self) -> str | Phrase:
        """This error as a detail of another."""
        return str(self) if self.phrase is None else self.phrase


def cause(error: Exception) -> str | Phrase:
    """Why a file could not be read or written: what we can say in every language, otherwise what Python says."""
    if isinstance(error, OSError):
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            return Phrase("cause-denied")
        if error.errno in (errno.ENOENT, errno.ENOTDIR):
            return Phrase("cause-no-folder")
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return Phrase("cause-full")
        return error.strerror or str(error)
    if isinstance(error, JSONDecodeError):
        return Phrase("cause-line", line=error.lineno, column=error.colno)
    if isinstance(error, UnicodeDecodeError):
        return Phrase("cause-letters")
    if isinstance(error, RecursionError):
        return Phrase("cause-depth")
    place = _TOML_PLACE.search(str(error))
    if place is not None:
        return Phrase("cause-line", line=int(place[1]), column=int(place[2]))
    return str(error) or type(error).__name__


class UnknownAction(BurgherError):
    """No such action in this game."""


class Explained(BurgherError):
    """An error about an action that may not be taken; ``reason`` is the message that says why, where there is one."""

    def __init__(self, what: str | Phrase, /, reason: object = None, **details: int | str | Phrase) -> None:
        super().__init__(what, **details)
        self.reason = reason


class IllegalAction(Explained):
    """An action of this game that may not be taken now."""


class BadOption(BurgherError):
    """A number of players or an option that the game does not have."""


class BadComponents(BurgherError):
    """A component file that cannot be used."""


class BadPosition(BurgherError):
    """A position that cannot be."""


class BadRecord(Explained):
    """A record that cannot be read or does not replay."""
