"""What exercises of Rise to Nobility may ask to reach in a turn."""

from __future__ import annotations

from typing import Final

from burgher.nobility.faces.quantities import QUANTITIES

_THEMES = {
    "points": "points",
    "settlers": "card",
    "nobility": "nobility",
    "reputation": "reputation",
    "council": "council",
}
AIMS: Final = {one.name: (one, _THEMES[one.name]) for one in QUANTITIES if one.name in _THEMES}
