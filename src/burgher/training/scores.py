"""How the games at a learner's tables end: its share of victories beside what would be fair."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgher.training.tables import ALONE, AMONG_MEMBERS, AMONG_STYLES, EXAMINED, LEARNER

NAMES = {ALONE: "alone", AMONG_MEMBERS: "members", AMONG_STYLES: "styles", EXAMINED: "exam"}


class Scores:
    """Sums by company and number of players, since they were told last."""

    def __init__(self, players: NDArray[np.int64], companies: NDArray[np.int64], members: NDArray[np.int64]) -> None:
        self._players = players
        self._companies = companies
        self._members = members
        self.games = 0
        self._sums: dict[str, NDArray[np.float64]] = {}

    def note(self, seen: dict[str, NDArray[Any]]) -> None:
        """Take the games in that ended in the last step."""
        for row in np.flatnonzero(seen["dones"]):
            self.games += 1
            players = int(self._players[row])
            own = seen["casts"][row, :players] == LEARNER
            points = seen["points"][row, :players]
            if not own.any():
                self._add(f"bots-{players}", 0.0, 0.0, points.mean())
                continue
            name = NAMES[int(self._companies[row])]
            wins = seen["wins"][row, :players][own].sum()
            self._add(f"{name}-{players}", wins, own.sum() / players, points[own].mean())
            if name == "members":
                self._add(f"member-{self._members[row]}", wins, own.sum() / players, points[own].mean())

    def told(self) -> dict[str, list[float]]:
        """For each kind of table: games, victories and fair share in a hundred, mean points of the learner."""
        told = {}
        for name, (games, wins, fair, points) in sorted(self._sums.items()):
            told[name] = [
                int(games),
                round(100 * wins / games, 1),
                round(100 * fair / games, 1),
                round(points / games, 1),
            ]
        self._sums = {}
        return told

    def _add(self, name: str, *numbers: float) -> None:
        if name not in self._sums:
            self._sums[name] = np.zeros(4)
        self._sums[name] += (1.0, *numbers)
