"""Rise to Nobility's evaluator, with the weights of its file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from burgher.bots.evaluator import Evaluator
from burgher.bots.weights import read_weights
from burgher.nobility.bot.worth import NAMES, NobilityEvaluator


@cache
def weights() -> tuple[float, ...]:
    return read_weights((files("burgher.nobility.bot") / "weights.toml").read_text(encoding="utf-8"), NAMES)


def evaluator() -> Evaluator:
    return NobilityEvaluator(list(weights()))
