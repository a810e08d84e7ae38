"""Chances that are what they say: how a judge's figures are corrected, for each number of players and each round.

The figures stand in ``calibration.toml``, one table for each game, judge and number of players, and for each game the
judge that is the ``best``, and ``best_alone`` where somebody plays alone;
``scripts/calibrate_judges.py`` finds them in thousands of games. Of each round (from 0, the set-up; later ones count as
the last that is named):

- ``sharpness``: the exponent of each chance before they are made to add up to 1 again; below 1 they come closer
- ``bias``: what is added to the logit of the chance of somebody who plays alone
- ``placement``: the factor of the placements
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any

from burgher.bots.outlook import Outlook

FILE = Path(__file__).parent / "calibration.toml"
LEAST = 1e-4
"""No chance is smaller before the end: whoever is said to have none may still win."""


@dataclass(frozen=True, slots=True)
class Correction:
    """The figures for one number of players, by round."""

    sharpness: Sequence[float]
    bias: Sequence[float]
    placement: Sequence[float]

    def chances(self, wins: Sequence[float], round: int) -> list[float]:
        """The chances of all seats, corrected."""
        sharpness = at(self.sharpness, round)
        if len(wins) == 1:
            win = min(max(wins[0], LEAST), 1.0 - LEAST)
            return [1.0 / (1.0 + exp(-sharpness * log(win / (1.0 - win)) - at(self.bias, round)))]
        weights = [max(win, LEAST) ** sharpness for win in wins]
        total = sum(weights)
        return [weight / total for weight in weights]


@dataclass(frozen=True, slots=True)
class Calibration:
    """The figures of one judge of a game, by the number of players."""

    counts: Mapping[int, Correction]

    def apply(self, outlooks: Sequence[Outlook], round: int) -> list[Outlook]:
        """What each seat may really expect."""
        figures = self.counts.get(len(outlooks))
        if figures is None:
            return list(outlooks)
        wins = figures.chances([one.win for one in outlooks], round)
        factor = at(figures.placement, round)
        places = [one.placement * factor for one in outlooks]
        # Of two or more seats placements add up to 0.
        middle = sum(places) / len(places) if len(places) > 1 else 0.0
        return [
            Outlook(max(-1.0, min(1.0, place - middle)), win, one.points)
            for one, win, place in zip(outlooks, wins, places, strict=True)
        ]


def at(figures: Sequence[float], round: int) -> float:
    """The figure of a round; later rounds have the last."""
    return figures[min(max(round, 0), len(figures) - 1)]


@cache
def calibration_of(game: str, judge: str) -> Calibration | None:
    """What was found for a judge of a game; None: nothing was."""
    found = _tables().get(game, {}).get(judge)
    return read_calibration(found) if isinstance(found, dict) else None


def best_judge(game: str, alone: bool = False) -> str | None:
    """The judge whose chances were found to be nearest to what came of them, of tables, or of those who play alone;
    None: nobody has measured."""
    found = _tables().get(game, {}).get("best_alone" if alone else "best")
    return None if found is None else str(found)


@cache
def _tables() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def read_calibration(tables: Mapping[str, Any]) -> Calibration:
    """Figures as the file has them, by the number of players."""
    return Calibration(
        {
            int(players): Correction(figures["sharpness"], figures["bias"], figures["placement"])
            for players, figures in tables.items()
        }
    )
