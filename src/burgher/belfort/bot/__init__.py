"""Belfort's evaluator, with the weights of its file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from burgher.belfort.bot.worth import NAMES, BelfortEvaluator
from burgher.bots.evaluator import Evaluator
from burgher.bots.weights import read_weights


@cache
def weights() -> tuple[float, ...]:
    return read_weights((files("burgher.belfort.bot") / "weights.toml").read_text(encoding="utf-8"), NAMES)


def evaluator() -> Evaluator:
    return BelfortEvaluator(list(weights()))
