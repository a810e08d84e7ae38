# compiled
"""Comparing a position with one before it: what has not changed need not be made again."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.state import State


def same(state: State, before: State, at: i64, count: i64) -> bool:
    """Whether none of these cells has changed."""
    new = state.cells
    old = before.cells
    for k in range(at, at + count):
        if new[k] != old[k]:
            return False
    return True
