"""The bots that sit at a learner's tables: greedy ones, each with its own idea of what things are worth."""

from __future__ import annotations

from random import Random as PythonRandom

import burgher
from burgher.bots.evaluator import Evaluator
from burgher.bots.evaluators import evaluator_for
from burgher.bots.greedy import NOISE, TurnSearch
from burgher.core.chance import Random

DEPTH = 16
WIDTH = 6
SAMPLES = 2
"""Narrower than the bot `greedy` looks, and hardly weaker: it is asked millions of times."""
OTHERS = 5
"""Styles beside the plain one."""
SPREAD = 0.4
"""By how much, in the logarithm, another's judgement differs."""


def make_styles(game: str, seed: str, chance: Random) -> list[TurnSearch]:
    """The plain one first; then one that looks at rivals, one that misjudges, and some that value things otherwise."""
    drawn = PythonRandom(seed)
    plain = _search(evaluator_for("own", game), chance, WIDTH)
    rival = _search(evaluator_for("own", game), chance, WIDTH)
    rival.rivalry = 0.5
    careless = _search(evaluator_for("own", game), chance, WIDTH // 2)
    careless.blur = 4.0
    found = [plain, rival, careless]
    while len(found) < 1 + OTHERS:
        found.append(_search(_another(game, drawn), chance, WIDTH))
    return found


def _search(evaluator: Evaluator, chance: Random, width: int) -> TurnSearch:
    search = TurnSearch(evaluator, chance, width, DEPTH, SAMPLES, 1)
    search.blur = NOISE
    return search


def _another(game: str, drawn: PythonRandom) -> Evaluator:
    """The game's evaluator with other weights."""
    weights = {
        name: weight * drawn.lognormvariate(0.0, SPREAD) for name, weight in burgher.find(game).weights().items()
    }
    return burgher.find(game).evaluator(weights) or evaluator_for("own", game)
