"""What exercises of Belfort may ask to reach in a turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgher.belfort.faces.quantities import QUANTITIES, lead
from burgher.belfort.names import DISTRICTS
from burgher.core.quantity import Quantity

_LEADS = [Quantity(f"lead-{k + 1}", partial(lead, district=k)) for k in range(DISTRICTS)]
_THEMES = {"majorities": "scoring", "markers": "building"}
AIMS: Final = {
    **{one.name: (one, _THEMES[one.name]) for one in QUANTITIES if one.name in _THEMES},
    **{one.name: (one, "district") for one in _LEADS},
}
