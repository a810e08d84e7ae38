# compiled
"""Knows nothing, and every place counts: what random playouts return in OpenSpiel's games and to learners."""

from __future__ import annotations

from burgher.bots.evaluator import Uninformed
from burgher.core.cells import vec
from burgher.core.placement import placement
from burgher.core.state import State


class Placing(Uninformed):
    """At the end 1 for the first place, -1 for the last, the others evenly between."""

    def _final(self, state: State, out: vec[float]) -> None:
        worths = placement(state)
        for seat in range(state.players):
            out[seat] = worths[seat]
