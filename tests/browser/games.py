"""What the tests know of each game: all else they see on the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from burgher.core import registry

GAMES = registry.names()
SECRET_EVENTS = {"belfort": ("was-dealt", "put-away"), "nobility": ("first-settlers-dealt",)}
"""Events whose card only the player may know who got it, or put it away."""

NOT_NOW = {"belfort": "[data-place='1-pub'].idle", "nobility": ".table-board .target.idle"}
"""Something on the board that cannot be chosen when a game begins, and for which there is a reason."""

OTHER_PIECES = {"belfort": ({"properties": {"pub": {"cost": {"wood": 0, "stone": 1, "ws": 2}}}},)}
"""Corrections of the pieces without which something is never asked: here, which of wood and stone to pay."""


def hidden_things(game: str, seat: dict[str, Any]) -> list[Any]:
    """What only this player may see of their own things, in their part of a view: null for everybody else."""
    if game == "belfort":
        return [seat["hand"], seat["aside"]]
    return [*[one["card"] for one in seat["settlers"] if one["hidden"]], seat["commissions"]]


def parts(found: Any) -> Iterator[dict[str, Any]]:
    """Every object in a piece of JSON."""
    if isinstance(found, dict):
        yield found
        for inner in found.values():
            yield from parts(inner)
    elif isinstance(found, list):
        for inner in found:
            yield from parts(inner)
