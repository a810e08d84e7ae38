"""The corrections: found in some of the games, and tried on others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgher.analysis.calibration import LEAST

Numbers = NDArray[np.float64]

JUDGES = ("network", "evaluator", "blend")
RIDGE = 40.0
"""How strongly the figures of a round are drawn to those of the whole game."""
STEEPEST, MOST_BIAS = 4.0, 8.0
BINS = 20
SPARSE = 200
"""Fewer positions than this make no point of the plot."""


@dataclass(frozen=True)
class Sample:
    """Positions of one game at tables of one size: what a judge said, and what came of it."""

    game: NDArray[Any]
    round: NDArray[Any]
    scores: Numbers
    win: Numbers
    placement: Numbers
    won: Numbers
    placed: Numbers

    def where(self, chosen: NDArray[np.bool_]) -> Sample:
        return Sample(**{name: getattr(self, name)[chosen] for name in self.__dataclass_fields__})

    def halves(self) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """The positions of one half of the games, and those of the other."""
        even = self.game % 2 == 0
        return even, ~even


@dataclass(frozen=True)
class Figures:
    """The corrections, by round."""

    sharpness: list[float]
    bias: list[float]
    placement: list[float]

    def chances(self, sample: Sample) -> Numbers:
        at = np.minimum(sample.round, len(self.sharpness) - 1)
        return corrected(sample.win, np.array(self.sharpness)[at], np.array(self.bias)[at])


def corrected(win: Numbers, sharpness: Numbers, bias: Numbers) -> Numbers:
    """As `burgher.analysis.calibration` does it, for many."""
    if win.shape[1] == 1:
        one = np.clip(win[:, 0], LEAST, 1.0 - LEAST)
        return (1.0 / (1.0 + np.exp(-sharpness * np.log(one / (1.0 - one)) - bias)))[:, None]
    weights = np.maximum(win, LEAST) ** sharpness[:, None]
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


# reading


def read(paths: Sequence[Path], judge: str) -> Sample | None:
    """What one judge said, in the files of all parts; the blend is the mean of the two others."""
    parts = []
    first = 0
    for path in paths:
        with np.load(path) as data:
            names = ("network", "evaluator") if judge == "blend" else (judge,)
            if any(f"{name}_win" not in data for name in names):
                return None
            parts.append(_sample(data, names, first))
            first = int(parts[-1].game.max()) + 1
    return Sample(
        **{name: np.concatenate([getattr(part, name) for part in parts]) for name in Sample.__dataclass_fields__}
    )


def _sample(data: Mapping[str, NDArray[Any]], names: Sequence[str], first: int) -> Sample:
    # Numbered one after the other, whatever other tables were played between them.
    _, games = np.unique(data["game"], return_inverse=True)
    return Sample(
        game=games + first,
        round=data["round"].astype(np.int64),
        scores=data["scores"].astype(np.float64),
        win=np.mean([data[f"{name}_win"] for name in names], axis=0).astype(np.float64),
        placement=np.mean([data[f"{name}_placement"] for name in names], axis=0).astype(np.float64),
        won=data["end_win"].astype(np.float64),
        placed=data["end_placement"].astype(np.float64),
    )


# finding


def find(sample: Sample) -> Figures:
    """The corrections for a sample: for each round, drawn to those for all of them."""
    everything = _best(sample, 1.0, 0.0, 0.0)
    sharpness, bias, placement = [], [], []
    scale = _scale(sample)
    for number in range(int(sample.round.max()) + 1):
        part = sample.where(sample.round == number)
        found = _best(part, *everything, RIDGE) if len(part.round) else everything
        sharpness.append(round(found[0], 3))
        bias.append(round(found[1], 3))
        placement.append(round(_scale(part, scale), 3) if len(part.round) else round(scale, 3))
    return Figures(sharpness, bias, placement)


def _best(sample: Sample, sharpness: float, bias: float, ridge: float) -> tuple[float, float]:
    """Sharpness, and for those who play alone the bias, with the least logarithmic loss."""
    alone = sample.win.shape[1] == 1

    def loss(a: float, b: float) -> float:
        count = len(sample.round)
        chances = np.clip(corrected(sample.win, np.full(count, a), np.full(count, b)), 1e-9, 1.0 - 1e-9)
        missed = -np.sum(sample.won * np.log(chances))
        if alone:
            missed -= np.sum((1.0 - sample.won) * np.log(1.0 - chances))
        return float(missed + ridge * ((a - sharpness) ** 2 + (b - bias) ** 2))

    a, b = sharpness, bias
    for _ in range(16 if alone else 1):
        a = _least(lambda one, b=b: loss(one, b), 0.05, STEEPEST)  # type: ignore[misc]
        if alone:
            b = _least(lambda one, a=a: loss(a, one), -MOST_BIAS, MOST_BIAS)  # type: ignore[misc]
    return a, b


def _least(loss: Callable[[float], float], low: float, high: float) -> float:
    """Golden section: where a curve with one valley is lowest."""
    part = (5**0.5 - 1) / 2
    for _ in range(24):
        one, other = high - part * (high - low), low + part * (high - low)
        if loss(one) < loss(other):
            high = other
        else:
            low = one
    return (low + high) / 2


def _scale(sample: Sample, usual: float | None = None) -> float:
    """The factor of the placements with the least squares."""
    said, came = sample.placement.ravel(), sample.placed.ravel()
    more = 0.0 if usual is None else RIDGE
    return (float(said @ came) + more * (usual or 0.0)) / max(1e-9, float(said @ said) + more)


# measuring


def brier(chances: Numbers, won: Numbers) -> float:
    """The mean square of what is missing, over all seats of a table together."""
    return float(((chances - won) ** 2).sum(axis=1).mean())


def most_points(sample: Sample) -> Numbers:
    """Whoever has most points wins: the plain man's judge. Alone there is nobody to compare with."""
    leads = (sample.scores == sample.scores.max(axis=1, keepdims=True)).astype(np.float64)
    return np.asarray(leads / leads.sum(axis=1, keepdims=True))


def bins(chances: Numbers, won: Numbers) -> list[tuple[float, float, int]]:
    """What was said, what came, and how many, in steps of 5 %."""
    said, came = chances.ravel(), won.ravel()
    where = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        (float(said[where == k].mean()), float(came[where == k].mean()), int((where == k).sum()))
        for k in range(BINS)
        if (where == k).sum() >= SPARSE
    ]
