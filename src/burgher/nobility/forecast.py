# compiled
"""What the next income would bring, by the rules of the income phase themselves."""

from __future__ import annotations

from burgher.nobility.cells import STEP
from burgher.nobility.income import collect
from burgher.nobility.state import Town


def after_income(state: Town) -> Town:
    """A copy of the position in which everybody has been paid; goods of one's own choice are left out."""
    paid = state.copy()
    assert isinstance(paid, Town)
    paid.cells[STEP] = 0
    while collect(paid):
        paid.answered()
    return paid
