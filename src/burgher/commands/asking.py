"""Lines from whoever sits at the keyboard, or from a script."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def at_keyboard() -> bool:
    """Whether somebody types, rather than a script."""
    return sys.stdin.isatty()


def ask(question: str, endings: Sequence[str] = ()) -> str:
    """The answer to a question; the Tab key completes it to one of ``endings``. EOFError when there are no more."""
    if at_keyboard():
        _complete_with(endings)
    answer = input(question)
    if not at_keyboard():
        print(answer)
    return answer.strip()


def _complete_with(endings: Sequence[str]) -> None:
    try:
        import readline
    except ImportError:  # not on every system; typing works without it
        return
    readline.set_completer_delims("")
    readline.set_completer(lambda text, k: _completion(text, k, endings))
    readline.parse_and_bind("tab: complete")


def _completion(text: str, k: int, endings: Sequence[str]) -> str | None:
    found = [ending for ending in endings if ending.startswith(text.lower())]
    return found[k] if k < len(found) else None
