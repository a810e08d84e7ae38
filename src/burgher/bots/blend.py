"""What a position is worth, by two who know it in different ways: a trained network and the game's own evaluator.

The network sees far, the evaluator reckons exactly: the nearer the end, the more it tells. How much each of them counts
was fitted on games (``networks/GAME.toml``, scripts/fit_blend.py); where nothing is known of that, the network decides.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, ClassVar

from burgher.bots.evaluator import Evaluator, Uninformed
from burgher.bots.outlook import Outlook, final_outlook
from burgher.core.game import Game
from burgher.core.state import State

LEAST = 1e-4
"""No chance counts as less."""
STEEP = 0.25
"""What a point is worth to a lone player, in victories, divided by the spread."""
LEAD = 0.001
"""What a point of the lead counts where a game is over: whoever has won or lost anyhow still builds."""
NETWORK_ALONE = (1.0, 1.0, 0.0, 0.0)


@cache
def _file_of(game: str) -> dict[str, Any]:
    try:
        return tomllib.loads((files("burgher") / "networks" / f"{game}.toml").read_text("utf-8"))
    except FileNotFoundError:
        return {}


def weights_of(game: str) -> dict[int, tuple[float, ...]]:
    """What was fitted, by the number of players."""
    tables = _file_of(game).get("weights", {})
    return {int(players): tuple(float(table[name]) for name in Blend.NAMES) for players, table in tables.items()}


def search_of(game: str) -> dict[str, int | float | str]:
    """The settings with which the champion searches best alone, and for two where nothing else is better."""
    return {name: value for name, value in _file_of(game).get("search", {}).items() if not isinstance(value, dict)}


def search_for_two(game: str) -> dict[str, int | float | str]:
    """The settings that are better otherwise where two play."""
    return dict(_file_of(game).get("search", {}).get("two", {}))


def search_among_many(game: str) -> dict[str, int | float | str]:
    """The settings that are better otherwise where more than two play."""
    return dict(_file_of(game).get("search", {}).get("many", {}))


def judgement_among_many(game: str) -> dict[str, float] | None:
    """What the champion's evaluator weighs where more than two play, where that was tuned; None: as the others do."""
    table = _file_of(game).get("evaluator", {}).get("many")
    return None if table is None else {name: float(weight) for name, weight in table.items()}


def prospects_of(game: str, table: str) -> dict[str, float] | None:
    """By which weights the champion judges where its playouts end, at a table for ``two`` or of ``many``, where they
    were fitted; None: by those that it plays with."""
    weights = _file_of(game).get("prospects", {}).get(table)
    return None if weights is None else {name: float(weight) for name, weight in weights.items()}


def levels_of(game: str) -> dict[str, dict[str, int | float | str]]:
    """The settings of the levels whose turns are drawn from the network, by the level's name."""
    return {name: dict(table) for name, table in _file_of(game).get("levels", {}).items()}


def shunned_by_learners(game: str) -> dict[str, float]:
    """How much less than the network would those take actions who are still learning, by the words with which their
    text begins: what people who are learning do not do."""
    return {words: float(less) for words, less in _file_of(game).get("learners", {}).get("shun", {}).items()}


class Blend:
    """Each seat's chance to win, from what the network expects for it and what the evaluator makes of it.

    ``faith`` multiplies the weights that were fitted for the network.
    """

    NAMES: ClassVar = ("network_early", "network_late", "evaluator_early", "evaluator_late")

    def __init__(self, evaluator: Evaluator, game: Game, faith: float = 1.0) -> None:
        self.evaluator = evaluator
        self._game = game
        self._weights: dict[int, tuple[float, ...]] = {}
        if not isinstance(evaluator, Uninformed):
            fitted = weights_of(game.name)
            self._weights = {n: (faith * a, faith * b, c, d) for n, (a, b, c, d) in fitted.items()}
        self._spreads: dict[int, float] = {}

    def chance(self, state: State, outlooks: list[Outlook], seat: int) -> float:
        """Of this seat, from 0 to 1. A lone player's is no chance: it grows with the points, too."""
        if state.players == 1:
            return self._alone(state, outlooks[0])
        weights = self._weights_for(state.players)
        if weights is NETWORK_ALONE:
            return outlooks[seat].win
        sums = [
            sum(weight * term for weight, term in zip(weights, terms, strict=True))
            for terms in self.terms(state, outlooks)
        ]
        most = max(sums)
        powers = [exp(one - most) for one in sums]
        return powers[seat] / sum(powers)

    def final(self, state: State, seat: int) -> float:
        """Where the game is over: the share of the victory, and hardly anything for the points."""
        outlooks = final_outlook(state)
        own = outlooks[seat]
        if state.players == 1:
            return own.win + self._steep(state) * own.points
        return own.win + LEAD * (own.points - max(one.points for k, one in enumerate(outlooks) if k != seat))

    def terms(self, state: State, outlooks: list[Outlook]) -> list[tuple[float, float, float, float]]:
        """What is weighed for each seat, named in NAMES."""
        spread = self.evaluator.spread(state)
        early = min(1.0, spread / self._first_spread(state.players))
        found = []
        for seat, outlook in enumerate(outlooks):
            win = min(max(outlook.win, LEAST), 1.0 - LEAST)
            network = log(win / (1.0 - win))
            points = self.evaluator.worth(state, seat) / spread
            found.append((early * network, (1.0 - early) * network, early * points, (1.0 - early) * points))
        return found

    def _alone(self, state: State, outlook: Outlook) -> float:
        return (1.0 + outlook.placement) / 2.0 + self._steep(state) * self.evaluator.worth(state, 0)

    def _steep(self, state: State) -> float:
        """What a point is worth to a lone player; nothing where nobody can tell the points to come."""
        return 0.0 if isinstance(self.evaluator, Uninformed) else STEEP / self.evaluator.spread(state)

    def _weights_for(self, players: int) -> tuple[float, ...]:
        """Those of the nearest number of players that something is known of."""
        if not self._weights:
            return NETWORK_ALONE
        return self._weights[min(self._weights, key=lambda known: (abs(known - players), known))]

    def _first_spread(self, players: int) -> float:
        if players not in self._spreads:
            self._spreads[players] = self.evaluator.spread(self._game.new(players))
        return self._spreads[players]
