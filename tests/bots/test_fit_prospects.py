"""Fitting what a position tells of the points in the end: what is known of made-up games is found again."""

from __future__ import annotations

import tomllib
from itertools import pairwise

import numpy as np
import pytest

import burgher
from scripts import fit_prospects
from tests.bots.positions import GAMES, reached


def test_what_to_add_to_the_weights_is_found_again() -> None:
    chance = np.random.default_rng(5)
    true = np.array([1.5, -0.4, 0.0])
    rows = chance.normal(2.0, [1.0, 3.0, 0.0], (5000, 3))
    pauses = chance.integers(0, 4, 5000).astype(np.float64)
    lacks = rows @ true + 10.0 * pauses + chance.normal(0.0, 2.0, 5000)
    found = fit_prospects.fitted(rows, lacks, pauses)
    assert found == pytest.approx(true, abs=0.1)
    assert fit_prospects.spread(lacks - rows @ found, pauses) == pytest.approx(2.0, abs=0.1)
    assert fit_prospects.spread(lacks, pauses) > 2.2


def test_a_weight_that_is_held_stays_and_no_other_makes_up_for_it() -> None:
    chance = np.random.default_rng(6)
    rows = chance.normal(0.0, 1.0, (5000, 2))
    pauses = np.zeros(5000)
    lacks = rows @ np.array([1.5, -0.4])
    found = fit_prospects.fitted(fit_prospects.held(rows, ["coin", "field"], ["field"]), lacks, pauses)
    assert found == pytest.approx([1.5, 0.0], abs=0.05)
    assert found[1] == 0.0


@pytest.mark.parametrize("game", GAMES)
def test_slopes_tell_what_another_weight_would_do(game: str) -> None:
    known = burgher.find(game)
    weights = dict(known.weights())
    state = reached(game, 3, "slopes", 60)
    slopes = fit_prospects.Slopes(known, weights)
    row = slopes.of(state, 1)
    name = max(zip(row, slopes.names, strict=True))[1]
    changed = fit_prospects.made(known, weights | {name: weights[name] + 0.01})
    gained = changed.worth(state, 1) - slopes.evaluator.worth(state, 1)
    assert gained == pytest.approx(0.01 * max(row), rel=0.05)
    assert gained > 0.0


def test_what_is_noted_adds_up_to_the_scores() -> None:
    """Two games: each pause for each seat, and what was expected is by the champion's own weights."""
    game = burgher.find("nobility")
    rows, lacks, pauses, games = fit_prospects.noted(game, 3, 2, "test")
    assert rows.shape == (len(lacks), len(game.weights()))
    assert len(lacks) == len(pauses) == len(games)
    assert set(games) == {0, 1}
    assert all(count % 3 == 0 for count in np.unique(pauses, return_counts=True)[1])
    first = pauses[games == 0]
    assert all(a <= b for a, b in pairwise(first))
    kept = fit_prospects.still_open(rows, lacks, pauses, games)
    assert kept[2].max() < pauses.max()


def test_a_file_keeps_what_else_stands_in_it() -> None:
    before = "# one\n[search]\nown = 3\n\n# How much\n[weights]\n\n[weights.2]\na = 1\n"
    lines = [f"{fit_prospects.BEGINNING}, many:", "[prospects.many]", "coin = 1.0"]
    once = fit_prospects.replaced(before, lines)
    assert tomllib.loads(once) == tomllib.loads(before) | {"prospects": {"many": {"coin": 1.0}}}
    other = fit_prospects.replaced(once, [f"{fit_prospects.BEGINNING}, two:", "[prospects.two]", "coin = 3.0"])
    again = fit_prospects.replaced(other, [*lines[:2], "coin = 2.0"])
    assert tomllib.loads(again)["prospects"] == {"many": {"coin": 2.0}, "two": {"coin": 3.0}}
    assert again.replace("2.0", "1.0") == other
