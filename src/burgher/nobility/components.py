"""The component files of Rise to Nobility, and the sets that are made of them. `rules` reads them."""

from __future__ import annotations

import pickle
from functools import cache
from pathlib import Path

from burgher.core.components import overlay, read_file

FOLDER = Path(__file__).parent / "components"
STANDARD = "standard"
NUMERALS_AS_POINTS = "numerals_as_points"
SETS = (STANDARD, NUMERALS_AS_POINTS)
"""The sets that come with the game; all but the first are laid over it."""
FILES = ("board", "settlers", "buildings", "council", "ships", "characters", "events", "solo", "chancery")
"""The files of the standard set."""


def shipped(name: str) -> dict[str, object]:
    """The values of a set that comes with the game, the caller's own to change."""
    values: dict[str, object] = pickle.loads(_pickled(name))
    return values


@cache
def _pickled(name: str) -> bytes:
    """Reading the files takes much longer than all else that begins a game; and this is copied faster than they are."""
    return pickle.dumps(_read(name))


def _read(name: str) -> dict[str, object]:
    values: dict[str, object] = {}
    for file in FILES:
        values |= read_file(FOLDER / f"{file}.toml")
    return values if name == STANDARD else overlay(values, read_file(FOLDER / f"{name}.toml"))
