"""Strength from results: shares of victories with their intervals, and ratings from whole rankings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt

Ranking = Sequence[Sequence[int]]
"""Entrants from first to last; those who share a place together."""


@dataclass(frozen=True, slots=True)
class Share:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def share(blocks: Iterable[Sequence[float]]) -> Share:
    """The mean over blocks of results. Games of one block hang together, so the interval is over blocks."""
    means = [sum(block) / len(block) for block in blocks if block]
    count = len(means)
    if count == 0:
        return Share(0.0, 0.0, 1.0)
    mean = sum(means) / count
    if count == 1:
        return Share(mean, 0.0, 1.0)
    variance = sum((one - mean) ** 2 for one in means) / (count - 1)
    reach = 1.96 * sqrt(variance / count)
    return Share(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def plackett_luce(entrants: int, rankings: Sequence[Ranking], rounds: int = 200) -> list[float]:
    """Strengths that make the rankings likeliest (Hunter 2004), as ratings: mean 1500, 400 more is ten times as good.

    Entrants who share a place are taken as beating each other half a time. A draw with an average entrant is added for
    everybody, so that one who always wins has a finite rating.
    """
    strength = [1.0] * entrants
    wins = [0.5] * entrants
    contests: list[tuple[tuple[int, ...], float]] = []
    for ranking in rankings:
        left = [entrant for group in ranking for entrant in group]
        for group in ranking:
            if len(left) > len(group):
                for entrant in group:
                    wins[entrant] += 1.0 / len(group)
                contests.append((tuple(left), 1.0))
            left = left[len(group) :]
            if len(group) > 1:
                for entrant in group:
                    wins[entrant] += 1.0 / len(group)
                contests.append((tuple(group), 1.0))
    for _ in range(rounds):
        weight = [1.0 / (one + 1.0) for one in strength]
        for table, times in contests:
            total = sum(strength[entrant] for entrant in table)
            for entrant in table:
                weight[entrant] += times / total
        strength = [won / felt for won, felt in zip(wins, weight, strict=True)]
    mean = sum(log10(one) for one in strength) / entrants
    return [1500.0 + 400.0 * (log10(one) - mean) for one in strength]


def ranking_of(seats: Sequence[int], scores: Sequence[int], winners: Sequence[int]) -> list[list[int]]:
    """The entrants of a table from first to last: the winners, then the others by score."""
    rest = sorted({scores[seat] for seat in range(len(seats)) if seat not in winners}, reverse=True)
    groups = [[seats[seat] for seat in winners]]
    groups += [
        [seats[seat] for seat in range(len(seats)) if seat not in winners and scores[seat] == points] for points in rest
    ]
    return groups


def margin(seats: Sequence[int], scores: Sequence[int], entrant: int) -> float | None:
    """By how much the entrant's best seat is ahead of the best of the others (negative: behind)."""
    own = [score for seat, score in zip(seats, scores, strict=True) if seat == entrant]
    others = [score for seat, score in zip(seats, scores, strict=True) if seat != entrant]
    return float(max(own) - max(others)) if own and others else None


def summary(values: Sequence[float]) -> Mapping[str, float]:
    return {"mean": sum(values) / len(values)} if values else {"mean": 0.0}
