"""How good a decision was: what it gave away against the best that was found, in expected points.

Expected points go from 0 to 1 (`burgher.analysis.looking.expected`). The steps are those of chess; they are made
smaller where more players share the victory, in proportion to how much a single game's result can vary there: with an
even chance of 1 in n to win, the standard deviation of the result is sqrt((n - 1) / n²), and of two players it is ½.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Literal

Rating = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

STEPS: tuple[tuple[Rating, float], ...] = (
    ("best", 0.01),
    ("good", 0.05),
    ("inaccuracy", 0.10),
    ("mistake", 0.20),
)
"""Below so many expected points given away, at a table for two; all that gives away more is a blunder."""
GOOD = STEPS[1][1]
"""What gives away less is at least good."""
RATINGS: tuple[Rating, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
STEEP = 4.354
"""How fast accuracy falls with what a decision gives away: as on lichess, where 10 points of a hundred make 64 %."""
FLOOR = 0.01
"""At least so much counts as at stake in a decision, so that small ones count a little."""


def scale(players: int) -> float:
    """By how much smaller the steps are at a table of this size; alone as for two."""
    if players < 3:
        return 1.0
    return 2.0 * sqrt((players - 1) / players**2)


def rate(given_away: float, players: int) -> Rating:
    """The name for a decision that gave away so much."""
    for name, below in STEPS:
        if given_away < below * scale(players):
            return name
    return "blunder"


def precision(given_away: float, players: int) -> float:
    """How precise a decision was, from 0 to 100."""
    lost = max(0.0, given_away) / scale(players)
    return max(0.0, min(100.0, 103.1668 * exp(-STEEP * lost) - 3.1669))


def accuracy(decisions: Sequence[tuple[float, float]], players: int) -> float | None:
    """Of decisions, each with what it gave away and what was at stake; None where nothing was decided.

    The more was at stake, the more a decision counts.
    """
    weights = [max(FLOOR, stake) for _, stake in decisions]
    if not weights:
        return None
    marks = [precision(lost, players) for lost, _ in decisions]
    return sum(mark * weight for mark, weight in zip(marks, weights, strict=True)) / sum(weights)
