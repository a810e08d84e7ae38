"""Figures from results."""

from __future__ import annotations

from math import log10

import pytest

from burgher.arena.ratings import margin, plackett_luce, ranking_of, share


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    found = share([[1.0]] * 30 + [[0.0]] * 70)
    assert found.mean == pytest.approx(0.3)
    assert found.low == pytest.approx(0.219, abs=0.002)
    assert found.high == pytest.approx(0.396, abs=0.002)


def test_where_everything_was_won_nothing_is_certain() -> None:
    found = share([[1.0] * 4] * 100)
    assert (found.mean, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(0.9905, abs=0.001)
    nothing = share([[0.0] * 4] * 100)
    assert (nothing.low, nothing.mean) == (0.0, 0.0)
    assert nothing.high == pytest.approx(0.0095, abs=0.001)


def test_games_of_a_block_hang_together() -> None:
    """If all games of a block end alike, four times the games say no more."""
    alone = share([[1.0]] * 20 + [[0.0]] * 20)
    together = share([[1.0] * 4] * 20 + [[0.0] * 4] * 20)
    assert together.low == pytest.approx(alone.low, abs=0.001)
    # If one of four is always won, the interval is narrow: the seat decides, and every seat was had.
    even = share([[1.0, 0.0, 0.0, 0.0]] * 39 + [[1.0, 1.0, 0.0, 0.0]])
    assert even.high - even.low < share([[1.0]] * 41 + [[0.0]] * 119).high - 0.2


def test_an_unfinished_block_counts_by_its_games() -> None:
    assert share([[1.0, 1.0, 1.0, 1.0], [0.0]]).mean == pytest.approx(0.8)


def test_no_games() -> None:
    found = share([])
    assert (found.mean, found.low, found.high) == (0.0, 0.0, 1.0)
    single = share([[1.0]])
    assert single.low < 0.3
    assert single.high == 1.0


def test_ratings_of_two_are_their_odds() -> None:
    """One wins three games of four: 400 points are a factor of ten."""
    rankings = [[[0], [1]]] * 750 + [[[1], [0]]] * 250
    first, second = plackett_luce(2, rankings)
    assert first - second == pytest.approx(400 * log10(3), abs=1.0)
    assert first + second == pytest.approx(3000)


def test_equals_are_rated_equal() -> None:
    rankings = [[[0], [1], [2]], [[1], [2], [0]], [[2], [0], [1]]]
    assert plackett_luce(3, rankings) == pytest.approx([1500.0] * 3)
    assert plackett_luce(2, [[[0, 1]]] * 5) == pytest.approx([1500.0] * 2)


def test_whole_rankings_count() -> None:
    """Two who never won are told apart by their other places."""
    rankings = [[[0], [1], [2]]] * 30 + [[[0], [2], [1]]] * 10
    first, second, third = plackett_luce(3, rankings)
    assert first > second > third
    assert second - third == pytest.approx(400 * log10(3), abs=20.0)


def test_one_at_several_seats_is_not_thought_better_for_it() -> None:
    """Three seats of one against one of the other, everybody equally likely to win: equal ratings."""
    rankings = [[[0], [1], [1], [1]], [[1], [0], [1], [1]], [[1], [1], [0], [1]], [[1], [1], [1], [0]]]
    assert plackett_luce(2, rankings * 50) == pytest.approx([1500.0, 1500.0], abs=1.0)


def test_who_always_wins_has_a_finite_rating() -> None:
    first, second = plackett_luce(2, [[[0], [1]]] * 100)
    assert 300 < first - second < 2000


def test_a_ranking_from_scores() -> None:
    assert ranking_of([0, 1, 1, 2], [5, 9, 9, 3], [1]) == [[1], [1], [0], [2]]
    assert ranking_of([0, 1, 2], [9, 9, 3], [0, 1]) == [[0, 1], [2]]


def test_margins() -> None:
    assert margin([0, 1, 1], [10, 4, 7], 0) == 3
    assert margin([0, 1, 1], [10, 4, 7], 1) == -3
    assert margin([0, 0], [10, 4], 0) is None
    assert margin([0, 0], [10, 4], 1) is None
