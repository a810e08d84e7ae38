"""What positions are worth, and how playouts go on from them."""

from __future__ import annotations

from time import monotonic

import pytest

import burgher
from burgher.bots.evaluator import MOST_SEATS, NO_HURRY, Guide, Uninformed, numbers
from burgher.bots.evaluators import evaluator_for
from burgher.bots.flat import Candidate, FlatSearch
from burgher.bots.greedy import TurnSearch
from burgher.bots.weights import read_weights
from burgher.core.state import OVER
from tests.bots.positions import GAMES, reached

GAME = pytest.mark.parametrize("game", GAMES)
KIND = pytest.mark.parametrize("kind", ["own", "uninformed"])
FAR = 10_000


@KIND
@GAME
def test_shares_add_up_to_one(game: str, kind: str) -> None:
    evaluator = evaluator_for(kind, game)
    for players in burgher.find(game).counts:
        for steps in (0, 30, 60):
            state = reached(game, players, f"{steps}", steps)
            shares = numbers(MOST_SEATS)
            evaluator.shares(state, shares)
            assert sum(shares[seat] for seat in range(players)) == pytest.approx(1.0)
            assert all(0.0 <= shares[seat] <= 1.0 for seat in range(players))


@KIND
@GAME
def test_at_the_end_the_winners_have_it_all(game: str, kind: str) -> None:
    evaluator = evaluator_for(kind, game)
    state = reached(game, 3, "end", 10)
    assert Guide(Uninformed(), burgher.Random(1)).play_on(state, 0, FAR)
    assert state.seat == OVER
    shares = numbers(MOST_SEATS)
    evaluator.shares(state, shares)
    winners = state.winners()
    for seat in range(3):
        assert shares[seat] == (pytest.approx(1.0 / len(winners)) if seat in winners else 0.0)


@GAME
def test_a_playout_is_cut_where_it_should_be(game: str) -> None:
    guide = Guide(evaluator_for("own", game), burgher.Random(1))
    state = reached(game, 3, "cut", 20)
    before = state.round
    assert guide.play_on(state, 1, FAR)
    assert state.round == before + 1
    copy = state.copy()
    assert guide.play_on(copy, 0, 0)
    assert copy.seat >= 0
    # The time is up: it says so, and leaves the position somewhere on the way.
    guide.until = monotonic() - 1.0
    assert not guide.play_on(state, 0, FAR)
    assert state.seat != OVER


@GAME
def test_sensible_playouts_weigh_every_action(game: str) -> None:
    evaluator = evaluator_for("own", game)
    guide = Guide(evaluator, burgher.Random(3))
    state = reached(game, 4, "weights", 0)
    for _ in range(200):
        if state.seat == OVER:
            return
        legal = state.legal(True)
        chosen = guide.choose(state)
        assert chosen in legal
        if len(legal) > 1:
            weights = [guide.weights[k] for k in range(len(legal))]
            assert min(weights) >= 0.0
            assert max(weights) > 0.0
        state.step(chosen, guide.random)


# --- one turn ahead


@GAME
def test_looking_ahead_leaves_the_position_alone(game: str) -> None:
    state = reached(game, 3, "ahead", 40, choices=4)
    before = state.copy()
    search = TurnSearch(evaluator_for("own", game), burgher.Random(1), 4, 6, 2)
    best = search.best(state, NO_HURRY)
    assert state.same(before)
    assert best in state.legal(True)
    assert search.worths[best] == max(search.worths.values())
    assert set(search.worths) <= set(state.legal(True))


def test_without_time_nothing_was_looked_at() -> None:
    state = reached("belfort", 3, "ahead", 40, choices=4)
    search = TurnSearch(evaluator_for("own", "belfort"), burgher.Random(1), 4, 6, 2)
    assert search.best(state, 0.0) in state.legal(True)
    assert search.worths == {}


# --- sequential halving


def test_the_better_half_stays() -> None:
    flat = FlatSearch(Uninformed(), burgher.Random(1), None, 8, 0, FAR)
    field = [Candidate(action, 1.0) for action in range(5)]
    for candidate, total in zip(field, (0.1, 0.9, 0.5, 0.0, 0.7), strict=True):
        candidate.visits = 1
        candidate.total = total
    field[3].visits = 0
    assert [one.action for one in flat._better_half(field)] == [1, 4, 2]


def test_the_likeliest_are_the_candidates() -> None:
    evaluator = evaluator_for("own", "belfort")
    state = reached("belfort", 4, "field", 30, choices=8)
    flat = FlatSearch(evaluator, burgher.Random(1), None, 3, 1, FAR)
    field = flat._field(state, NO_HURRY)
    weights = [one.weight for one in field]
    assert len(field) == 3
    assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("limit", [1, 5, 40])
def test_a_limit_is_kept(limit: int) -> None:
    state = reached("belfort", 4, "limit", 30, choices=8)
    flat = FlatSearch(Uninformed(), burgher.Random(1), None, 8, 1, 20)
    assert flat.best(state, state.seat, limit, NO_HURRY) in state.legal(True)
    assert flat.simulations == limit


# --- weights from a file


def test_weights_come_in_the_order_of_their_names() -> None:
    assert read_weights("[weights]\ntwo = 2\none = 1.5\n", ["one", "two"]) == (1.5, 2.0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("weights", r"the weights are not TOML"),
        ("[other]", r"the table weights is missing"),
        ("[weights]\none = 1\nthree = 3\n", r"weights.three is not a field here; there are one, two"),
        ("[weights]\none = 1\n", r"weights.two is None; it may be a number"),
        ("[weights]\none = 1\ntwo = true\n", r"weights.two is True; it may be a number"),
    ],
)
def test_weights_that_do_not_do(text: str, message: str) -> None:
    with pytest.raises(burgher.BadComponents, match=message):
        read_weights(text, ["one", "two"])
