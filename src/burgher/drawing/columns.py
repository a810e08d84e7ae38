"""Text in columns and lists that fit the width of the terminal."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

LEAST = 40
_given: ContextVar[int | None] = ContextVar("_given", default=None)


def width() -> int:
    """How many letters fit on a line. One is kept free: tables stand that far from the edge."""
    given = _given.get()
    return max(LEAST, shutil.get_terminal_size((101, 24)).columns if given is None else given) - 1


@contextmanager
def fitting(letters: int) -> Iterator[None]:
    """What is drawn meanwhile fits a part of the terminal that is so many letters wide."""
    before = _given.set(letters)
    try:
        yield
    finally:
        _given.reset(before)


def columns(rows: Sequence[Sequence[str]], indent: str = "  ", gap: str = "  ") -> list[str]:
    """Rows as lines: the first column to the left, the others, which are mostly numbers, to the right.

    Where they do not fit side by side, they move together, and then stand one under the other, each with the first.
    """
    if not rows:
        return []
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    room = _room() - len(indent)
    for between in (gap, " "):
        if sum(widths) + len(between) * (len(widths) - 1) <= room:
            return _lines(rows, widths, range(1, len(widths)), indent, between)
    return [line for those in _groups(widths, room) for line in _lines(rows, widths, those, indent, gap=" ")]


def _room() -> int:
    """How wide columns may be. What is written into a file or for another program keeps its lines whole."""
    return width() if _given.get() is not None or sys.stdout.isatty() else sys.maxsize


def _groups(widths: Sequence[int], room: int) -> list[list[int]]:
    """The columns after the first, in as many groups as they need to fit beside it."""
    found: list[list[int]] = [[]]
    for k in range(1, len(widths)):
        if found[-1] and widths[0] + sum(1 + widths[one] for one in (*found[-1], k)) > room:
            found.append([])
        found[-1].append(k)
    return found


def _lines(
    rows: Sequence[Sequence[str]], widths: Sequence[int], those: Sequence[int], indent: str, gap: str
) -> list[str]:
    return [
        (indent + gap.join([row[0].ljust(widths[0]), *(row[k].rjust(widths[k]) for k in those)])).rstrip()
        for row in rows
    ]


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
