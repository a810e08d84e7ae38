"""What exercises of Belfort may ask to reach in a turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgher.belfort.cells import OWNER
from burgher.belfort.faces.quantities import QUANTITIES
from burgher.belfort.names import DISTRICTS, SYMBOLS
from burgher.belfort.state import City
from burgher.core.quantity import Quantity


def lead(s: City, seat: int, district: int) -> float:
    """By how many markers a seat is ahead of everybody else in a district, non-players among them."""
    owners = [int(s.cells[OWNER + district * SYMBOLS + k]) for k in range(SYMBOLS)]
    others = {owner for owner in owners if owner >= 0} - {seat}
    return float(owners.count(seat) - max((owners.count(other) for other in others), default=0))


_LEADS = [Quantity(f"lead-{k + 1}", partial(lead, district=k)) for k in range(DISTRICTS)]
_THEMES = {"majorities": "scoring", "markers": "building"}
AIMS: Final = {
    **{one.name: (one, _THEMES[one.name]) for one in QUANTITIES if one.name in _THEMES},
    **{one.name: (one, "district") for one in _LEADS},
}
