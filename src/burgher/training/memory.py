"""The memory that workers and the learner share: what is seen and answered at all tables of a group."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgher.training.tables import SEATS

LINE = 64
"""Each array begins at a multiple of so many bytes."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How many tables there are in all, and how much is said of each."""

    tables: int
    features: int
    choices: int

    @property
    def stride(self) -> int:
        """Bytes for a bit for each action."""
        return (self.choices + 7) // 8

    def arrays(self) -> dict[str, tuple[type[np.generic], tuple[int, ...]]]:
        n = self.tables
        return {
            "observations": (np.int16, (n, self.features)),
            "masks": (np.uint8, (n, self.stride)),
            "seats": (np.int64, (n,)),
            "asked": (np.int64, (n,)),
            "given": (np.int64, (n,)),
            "dones": (np.bool_, (n,)),
            "places": (np.float32, (n, SEATS)),
            "points": (np.float32, (n, SEATS)),
            "wins": (np.float32, (n, SEATS)),
            "casts": (np.int64, (n, SEATS)),
            "actions": (np.int64, (n,)),
        }


class Shared:
    """The arrays of one group. Who made it must `remove` it."""

    def __init__(self, shape: Shape, name: str | None = None) -> None:
        places: dict[str, int] = {}
        size = 0
        for key, (kind, dims) in shape.arrays().items():
            places[key] = size
            size += -(-int(np.prod(dims)) * np.dtype(kind).itemsize // LINE) * LINE
        self._own = name is None
        self._memory = SharedMemory(name=name, create=name is None, size=size if name is None else 0)
        self.name = self._memory.name
        self.arrays: dict[str, NDArray[Any]] = {
            key: np.ndarray(dims, kind, self._memory.buf, places[key]) for key, (kind, dims) in shape.arrays().items()
        }

    def place(self) -> tuple[int, int]:
        """Where the memory is, and how many bytes."""
        assert self._memory.buf is not None
        return int(np.frombuffer(self._memory.buf, np.uint8).ctypes.data), self._memory.size

    def remove(self) -> None:
        """Give the memory back; the arrays must not be used any more."""
        self.arrays.clear()
        try:
            self._memory.close()
        except BufferError:
            # Somebody still holds an array; the memory goes when the process does.
            return
        finally:
            if self._own:
                self._memory.unlink()
