# compiled
"""Positions as a network reads them: the features of each as a row, and the actions that are legal in it."""

from __future__ import annotations

from mypy_extensions import i16, i64, u8

from burgher.core.cells import extend, vec
from burgher.core.moves import Moves
from burgher.core.state import State


class Rows:
    """Room for so many positions, which are written over and over again."""

    def __init__(self, capacity: i64, features: i64, actions: i64) -> None:
        self.capacity = capacity
        self.features = features
        self.actions = actions
        self.row = vec[i16]([0] * int(features))
        self.observations = self.row
        """Of the positions that were written last, one after the other."""
        self.legal = vec[u8]([0] * (int(capacity) * int(actions)))
        """1 for each action that the seat to decide may take, of steps that commute only one order."""
        self.moves = Moves()

    def write(self, states: list[State]) -> None:
        """Each as the seat to decide sees it; there must be one."""
        seen = vec[i16](capacity=self.capacity * self.features)
        for k in range(len(states)):
            row: i64 = k
            self._write(states[k], row)
            seen = extend(seen, self.row)
        self.observations = seen

    def _write(self, state: State, row: i64) -> None:
        state.encode(state.seat, self.row)
        at = row * self.actions
        for k in range(at, at + self.actions):
            self.legal[k] = 0
        moves = self.moves
        moves.clear()
        state.offer(moves, True)
        for k in range(moves.count):
            self.legal[at + moves.codes[k]] = 1
