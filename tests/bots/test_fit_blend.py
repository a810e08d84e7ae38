"""Fitting how much network and evaluator count: what is known of made-up games is found again."""

from __future__ import annotations

import numpy as np
import pytest

from burgher.bots.blend import Blend
from scripts import fit_blend


@pytest.mark.parametrize("players", [2, 4])
def test_weights_are_found_again(players: int) -> None:
    chance = np.random.default_rng(players)
    true = np.array([1.0, 0.2, 0.1, 2.0])
    terms = chance.normal(0.0, 1.0, (4000, players, len(true)))
    chances = fit_blend.chances(terms, true)
    assert chances.sum(axis=1) == pytest.approx(np.ones(4000))
    winners = (chances.cumsum(axis=1) > chance.random((4000, 1))).argmax(axis=1)
    shares = np.eye(players)[winners]
    found = fit_blend.fitted(terms, shares)
    assert found == pytest.approx(true, abs=0.15)
    assert fit_blend.loss(terms, shares, found) < fit_blend.loss(terms, shares, np.zeros(len(true)))


def test_what_is_noted_is_what_the_blend_reads() -> None:
    """A game of the shipped network: each turn once, and the shares of a victory add up to one."""
    terms, shares, games = fit_blend.noted("belfort", 2, 1, "test")
    assert len(terms) == len(shares) == len(games) > 30
    assert set(games) == {0}
    assert all(one.shape == (2, len(Blend.NAMES)) for one in terms)
    assert all(one.sum() == pytest.approx(1.0) for one in shares)
