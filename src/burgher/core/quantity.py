"""What the rules of a game count: the quantities in which two futures can be compared, and the difference be told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from burgher.core.state import State


@dataclass(frozen=True, slots=True)
class Quantity:
    """Something that a seat has more or less of. Its message is ``quantity-NAME``."""

    name: str
    of: Callable[[Any, int], float]
    """How much of it a seat has in a position."""
    unit: float = 1.0
    """So much of it is about as good as a point: differences are told in the order of their weight."""
    at_end: bool = False
    """Whether it still counts when the game is over; most things are for what comes after."""
    of_rivals: bool = False
    """Whether it is told of the others, too, where nothing of one's own differs."""
    left_from: tuple[str, ...] = ()
    """For what is left over, what it is for: wood is no gain where fewer buildings stand, nor are lower taxes where
    there are fewer points."""


def points(state: State, seat: int) -> float:
    """The points as they stand: every game has them."""
    return float(state.scores()[seat])


POINTS = Quantity("points", points, at_end=True)
