# compiled
"""1. Calendar: a new month begins."""

from __future__ import annotations

from burgher.belfort.cells import HOME, OWNED, PASSED, PHASE, PLACEMENT, ROUND, STEP, TURN
from burgher.belfort.names import KINDS
from burgher.belfort.state import City


def begin_round(s: City) -> None:
    """The marker moves on; all workers are at home again, and the first crest begins the placement."""
    c = s.cells
    c[ROUND] += 1
    c[PHASE] = PLACEMENT
    c[STEP] = 0
    c[TURN] = 0
    for seat in range(s.players):
        c[PASSED + seat] = 0
        for kind in range(KINDS):
            c[HOME + seat * KINDS + kind] = c[OWNED + seat * KINDS + kind]
    if s.log is not None:
        s.tell("round-begins", {"round": c[ROUND]})
