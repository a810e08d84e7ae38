"""Burgher: Belfort and Rise to Nobility, as a library.

>>> import burgher
>>> match = burgher.Match("belfort", players=2, seed=1)
>>> match.over
False
"""

import os

if os.environ.get("BURGHER_PURE") == "1":
    from burgher._pure import prefer_source

    prefer_source()

from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    BurgherError,
    IllegalAction,
    UnknownAction,
)
from burgher.core.events import Event
from burgher.core.match import Match, load, read
from burgher.core.perspective import Perspective
from burgher.core.record import Record
from burgher.core.registry import find, names
from burgher.core.state import CHANCE, OVER, State

registry.register("belfort", "burgher.belfort")
registry.register("nobility", "burgher.nobility")

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BurgherError",
    "Event",
    "IllegalAction",
    "Match",
    "Perspective",
    "Random",
    "Record",
    "State",
    "UnknownAction",
    "find",
    "load",
    "names",
    "read",
]
