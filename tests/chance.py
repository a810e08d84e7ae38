"""Chance in tests: all of it follows from their names, so that what fails once fails each time.

For other chance than usual, to look for what only some of it shows: BURGHER_TEST_WORD=anything make test.
"""

from __future__ import annotations

import os
from hashlib import sha256
from itertools import count

from burgher.core import match

WORD = os.environ.get("BURGHER_TEST_WORD", "")


def word() -> str:
    """From it all chance at the tables of a server follows."""
    return f"{WORD}{_current()}"


class Seeds:
    """The seeds of games that a test begins without naming one."""

    def __init__(self) -> None:
        self._test = ""
        self._counts = count()

    def next(self, size: int) -> str:
        if self._test != _current():
            self._test, self._counts = _current(), count()
        return sha256(f"{WORD}{self._test}/{next(self._counts)}".encode()).hexdigest()[: 2 * size]


def follow_names() -> None:
    """Whoever begins a game without a seed gets one that follows from the test."""
    setattr(match, "token_hex", Seeds().next)  # noqa: B010 - it is not the module's own


def _current() -> str:
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
