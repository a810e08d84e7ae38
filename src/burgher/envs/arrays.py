"""The engine's arrays as NumPy's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from burgher.core.compiled import COMPILED

if TYPE_CHECKING:
    from mypy_extensions import i16, i64, u8

    from burgher.core.cells import vec


def observation(row: vec[i16]) -> NDArray[np.int16]:
    """What a seat sees, as an array of its own."""
    # A copy in one go, because the engine's buffers may only be read, and learners like to write.
    return np.frombuffer(bytearray(row), np.int16) if COMPILED else np.array(row, np.int16)


def mask(row: vec[u8]) -> NDArray[np.int8]:
    """What a seat may do, as an array of its own."""
    return np.frombuffer(bytearray(row), np.int8) if COMPILED else np.array(row, np.int8)


def observations(cells: vec[i16], out: NDArray[np.int16]) -> None:
    """All rows into an array that is there already."""
    flat = np.frombuffer(memoryview(cells), np.int16) if COMPILED else np.array(cells, np.int16)
    out[...] = flat.reshape(out.shape)


def masks(cells: vec[u8], out: NDArray[np.int8]) -> None:
    flat = np.frombuffer(memoryview(cells), np.int8) if COMPILED else np.array(cells, np.int8)
    out[...] = flat.reshape(out.shape)


def bytes_of(cells: vec[u8], out: NDArray[np.uint8]) -> None:
    flat = np.frombuffer(memoryview(cells), np.uint8) if COMPILED else np.array(cells, np.uint8)
    out[...] = flat.reshape(out.shape)


def numbers(cells: vec[i64], out: NDArray[Any]) -> None:
    flat = np.frombuffer(memoryview(cells), np.int64) if COMPILED else np.array(cells, np.int64)
    out[...] = flat.reshape(out.shape)


def floats(cells: vec[float], out: NDArray[Any]) -> None:
    flat = np.frombuffer(memoryview(cells), np.float64) if COMPILED else np.array(cells, np.float64)
    out[...] = flat.reshape(out.shape)


def flags(cells: vec[u8], out: NDArray[np.bool_]) -> None:
    out[...] = np.frombuffer(memoryview(cells), np.bool_) if COMPILED else np.array(cells, np.bool_)
