"""Text in columns and lists that fit the width of the terminal."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

LEAST = 40
_given: ContextVar[int | None] = ContextVar("_given", default=None)


def width() -> int:
    """How many letters fit on a line."""
    given = _given.get()
    return max(LEAST, shutil.get_terminal_size((100, 24)).columns if given is None else given)


@contextmanager
def fitting(letters: int) -> Iterator[None]:
    """What is drawn meanwhile fits a part of the terminal that is so many letters wide."""
    before = _given.set(letters)
    try:
        yield
    finally:
        _given.reset(before)


def columns(rows: Sequence[Sequence[str]], indent: str = "  ", gap: str = "  ") -> list[str]:
    """Rows as lines: the first column to the left, the others, which are mostly numbers, to the right."""
    if not rows:
        return []
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(wide) for cell, wide in zip(row[1:], widths[1:], strict=True)]
        lines.append((indent + gap.join(cells)).rstrip())
    return lines


def wrapped(head: str, parts: Sequence[str], hang: int, between: str = "  ") -> list[str]:
    """A head, then parts that are never broken, on as many lines as they need; lines after the first hang."""
    lines = [head.ljust(hang)]
    for k, part in enumerate(parts):
        gap = between if k else ""
        if k and len(lines[-1]) + len(gap) + len(part) > width():
            lines[-1] += between.rstrip()
            lines.append(" " * hang + part)
        else:
            lines[-1] += gap + part
    return lines
