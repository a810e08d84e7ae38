"""Belfort's evaluator, with the weights of its file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from burgher.belfort.bot.worth import NAMES, BelfortEvaluator
from burgher.belfort.language import ACTIONS
from burgher.bots.evaluator import Evaluator
from burgher.bots.style import Style, read_styles
from burgher.bots.weights import read_weights


@cache
def _shipped() -> tuple[float, ...]:
    return read_weights((files("burgher.belfort.bot") / "weights.toml").read_text(encoding="utf-8"), NAMES)


def weights() -> dict[str, float]:
    """What it weighs, by name."""
    return dict(zip(NAMES, _shipped(), strict=True))


def evaluator(weights: Mapping[str, float] | None = None) -> Evaluator:
    """With these weights, or those of the file."""
    return BelfortEvaluator(list(_shipped()) if weights is None else [weights[name] for name in NAMES])


@cache
def styles() -> dict[str, Style]:
    """The ways in which its bots can differ."""
    text = (files("burgher.belfort.bot") / "styles.toml").read_text(encoding="utf-8")
    return read_styles(text, NAMES, [verb.name.split()[0] for verb in ACTIONS.verbs])
