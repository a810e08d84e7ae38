# compiled
"""Parts of views that are alike, kept once: a card looks the same at every table, whoever has it.

The server keeps what each seat was shown last. Most of that is printed on some piece, or is one of a few things that a
space can look like, and so the same for all tables that are played by the same rules. It is made once, too. Whoever
wants to change a view that a game has made takes a copy.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

MOST: Final = 20_000
"""When there are more, they are gathered afresh."""

T = TypeVar("T")
Key = tuple[object, ...]
"""What it is, and all that decides how it looks."""


class Parts:
    """The parts of all views by the same rules."""

    def __init__(self) -> None:
        self._kept: dict[Key, Any] = {}

    def find(self, key: Key) -> Any:
        """The part that was made for this; None: there is none yet."""
        return self._kept.get(key)

    def keep(self, key: Key, part: T) -> T:
        """The part that was made for this, once it is kept."""
        if len(self._kept) >= MOST:
            self._kept.clear()
        self._kept[key] = part
        return part


def copied(part: Any) -> Any:
    """A view, or a part of one, that has nothing in common with others."""
    if isinstance(part, dict):
        return {name: copied(value) for name, value in part.items()}
    if isinstance(part, list):
        return [copied(value) for value in part]
    return part
