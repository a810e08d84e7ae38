"""Strength from results: shares of victories with their intervals, and ratings from whole rankings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10, sqrt

Ranking = Sequence[Sequence[int]]
"""Entrants from first to last; those who share a place together."""

SURE = 1.96
"""So many standard errors to both sides hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of the victories with its 95 % interval."""

    mean: float
    low: float
    high: float


def share(blocks: Iterable[Sequence[float]]) -> Share:
    """The mean of results between 0 and 1 that come in blocks.

    Games of a block hang together (they have the same dice), so the error is that of blocks; the interval is Wilson's,
    which does not claim to be certain where everything was won.
    """
    sums = [(sum(block), len(block)) for block in blocks if block]
    count = sum(size for _, size in sums)
    if count == 0:
        return Share(0.0, 0.0, 1.0)
    mean = sum(total for total, _ in sums) / count
    games = float(count)
    if len(sums) > 1:
        off = sum((total - mean * size) ** 2 for total, size in sums)
        error = off * len(sums) / (len(sums) - 1) / count**2
        # So many independent games would have this error.
        games = mean * (1.0 - mean) / error if error > 0.0 else games
    return _wilson(mean, games)


def _wilson(mean: float, games: float) -> Share:
    spread = SURE * SURE / games
    middle = (mean + spread / 2) / (1 + spread)
    reach = SURE * sqrt(mean * (1 - mean) / games + spread / games / 4) / (1 + spread)
    return Share(mean, max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))


def plackett_luce(entrants: int, rankings: Iterable[Ranking], rounds: int = 200) -> list[float]:
    """Strengths that make the rankings likeliest (Hunter 2004), as ratings: mean 1500, 400 more is ten times as good.

    Entrants who share a place are taken as beating each other half a time. A draw with an average entrant is added for
    everybody, so that one who always wins has a finite rating.
    """
    strength = [1.0] * entrants
    wins = [0.5] * entrants
    contests: Counter[tuple[int, ...]] = Counter()
    for ranking in rankings:
        left = [entrant for group in ranking for entrant in group]
        for group in ranking:
            for among in (left, group):
                # Who is alone wins nothing; a group that is all that is left contends once, among itself.
                if len(among) > 1 and (among is group or len(left) > len(group)):
                    for entrant in group:
                        wins[entrant] += 1.0 / len(group)
                    contests[tuple(sorted(among))] += 1
            left = left[len(group) :]
    for _ in range(rounds):
        weight = [1.0 / (one + 1.0) for one in strength]
        for table, times in contests.items():
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


def margin(seats: Sequence[int], scores: Sequence[int], entrant: int) -> int | None:
    """By how much the entrant's best seat is ahead of the best of the others (negative: behind); None: it did not play,
    or against nobody else."""
    own = [score for seat, score in zip(seats, scores, strict=True) if seat == entrant]
    others = [score for seat, score in zip(seats, scores, strict=True) if seat != entrant]
    return max(own) - max(others) if own and others else None
