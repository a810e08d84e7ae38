# compiled
"""Features as plain lists, for those who do not keep buffers of their own."""

from __future__ import annotations

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.core.state import State


def buffer(size: int) -> vec[i16]:
    """Room for the features of one position."""
    return vec[i16]([0] * size)


def features(state: State, seat: i64, size: int) -> list[int]:
    """The features of a position, this seat in front."""
    out = buffer(size)
    state.fill(seat, out, 0)
    return [int(out[k]) for k in range(len(out))]
