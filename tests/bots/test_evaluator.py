"""What positions are worth, and how playouts go on from them."""

from __future__ import annotations

from time import monotonic

import pytest

import burgher
from burgher.bots.evaluator import MOST_SEATS, NO_HURRY, Evaluator, Guide, Uninformed, numbers
from burgher.bots.evaluators import evaluator_for
from burgher.bots.flat import Candidate, FlatSearch
from burgher.bots.greedy import TurnSearch
from burgher.bots.playouts import Players
from burgher.bots.weights import read_weights
from burgher.core.state import OVER
from tests.bots.positions import GAMES, reached

GAME = pytest.mark.parametrize("game", GAMES)
KIND = pytest.mark.parametrize("kind", ["own", "uninformed"])
FAR = 10_000


def test_an_evaluator_that_knows_something_is_never_taken_for_one_that_does_not() -> None:
    """Whatever was asked before: bots that take it for an uninformed one do not look ahead."""
    known: list[object] = [evaluator_for("own", game) for game in GAMES]
    unknowing: object = Uninformed()
    for _ in range(2):
        assert not isinstance(known[0], type(known[1]))
        for one in known:
            assert isinstance(one, Evaluator)
            assert not isinstance(one, Uninformed)
        assert isinstance(unknowing, Evaluator)
        assert isinstance(unknowing, Uninformed)


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


def turns(game: str, most: int = 1, width: int = 4) -> TurnSearch:
    return TurnSearch(evaluator_for("own", game), burgher.Random(1), width, 6, 2, most)


@GAME
def test_looking_ahead_leaves_the_position_alone(game: str) -> None:
    state = reached(game, 3, "ahead", 40, choices=4)
    before = state.copy()
    search = turns(game, 5)
    steps = search.best(state, NO_HURRY)
    assert state.same(before)
    assert search.turns[0].steps() == steps
    worths = [line.worth for line in search.turns]
    assert worths == sorted(worths, reverse=True)


@GAME
def test_the_steps_of_a_turn_can_be_taken(game: str) -> None:
    """All of them, one after the other, by the same seat; chance comes in after the last at the earliest."""
    for steps in range(20, 60, 4):
        state = reached(game, 3, f"steps {steps}", steps, choices=4)
        search = turns(game, 4)
        search.look(state, NO_HURRY)
        for line in search.turns:
            after = state.copy()
            for step in line.steps():
                assert after.seat == state.seat
                assert step in after.legal(True)
                after.apply(step)


@GAME
def test_the_turns_differ(game: str) -> None:
    state = reached(game, 3, "differ", 50, choices=6)
    search = turns(game, 6, 20)
    search.look(state, NO_HURRY)
    steps = [tuple(line.steps()) for line in search.turns]
    assert len(steps) == len(set(steps)) > 1


def test_without_time_nothing_was_looked_at() -> None:
    state = reached("belfort", 3, "ahead", 40, choices=4)
    search = turns("belfort")
    (step,) = search.best(state, 0.0)
    assert step in state.legal(True)
    assert search.turns == []


def test_of_equally_good_turns_any_may_be_taken() -> None:
    """At the start of Belfort many places are worth the same to a bot that knows the score alone."""
    state = reached("belfort", 3, "equal", 0, choices=6)
    first = set()
    for seed in range(20):
        search = TurnSearch(Uninformed(), burgher.Random(seed), 4, 2, 1, 1)
        first.add(search.best(state, NO_HURRY)[0])
    assert len(first) > 3


def test_what_changes_nothing_is_left_out() -> None:
    """To a bot that knows the score alone, buying and selling is pointless: its turn is over at once."""
    end = burgher.find("belfort").actions.find("end").index
    state = reached("belfort", 2, "pointless", 0)
    random = burgher.Random(1)
    while end not in state.legal(True) or len(state.legal(True)) < 4:
        legal = state.legal(True)
        state.step(legal[random.below(len(legal))], random)
    search = TurnSearch(Uninformed(), burgher.Random(1), 4, 4, 1, 1)
    assert len(search.best(state, NO_HURRY)) == 1


@GAME
def test_a_rival_begrudges(game: str) -> None:
    """What the others have counts against a position, unless there are none."""
    state = reached(game, 2, "rival", 40, choices=3)
    search = turns(game)
    alone = search._judge(state, 0)
    search.rivalry = 0.5
    assert search._judge(state, 0) == pytest.approx(alone - 0.5 * search.evaluator.worth(state, 1))


def test_there_is_no_rival_in_the_solo_game() -> None:
    state = reached("nobility", 1, "rival", 10)
    search = turns("nobility")
    search.rivalry = 0.5
    assert search._judge(state, 0) == search.evaluator.worth(state, 0)


# --- playing on greedily


@GAME
def test_players_stop_where_they_should(game: str) -> None:
    players = Players(evaluator_for("own", game), burgher.Random(1), 3, 6)
    state = reached(game, 3, "players", 30)
    seat, before = state.seat, state.round
    copy = state.copy()
    assert players.play_on(copy, seat, 1, 0, NO_HURRY)
    assert copy.seat != seat
    assert players.play_on(state, seat, 0, 1, NO_HURRY)
    assert state.round == before + 1
    assert not players.play_on(state, seat, 0, 1, 0.0)


# --- sequential halving


def flat_search(game: str, candidates: int, evaluator: Evaluator) -> FlatSearch:
    random = burgher.Random(1)
    ahead = TurnSearch(evaluator, random, 6, 4, 1, candidates)
    return FlatSearch(evaluator, random, ahead, Players(evaluator, burgher.Random(2), 2, 4), 1, 1, 1.0)


def test_the_better_half_stays() -> None:
    flat = flat_search("belfort", 8, Uninformed())
    field = [Candidate([action], 0.0, 0.0) for action in range(5)]
    for candidate, total in zip(field, (0.1, 0.9, 0.5, 0.0, 0.7), strict=True):
        candidate.visits = 1
        candidate.total = total
    field[3].prior = 0.45
    assert [one.steps for one in flat._better_half(field)] == [[1], [4], [2]]


@GAME
def test_the_best_turns_are_the_candidates(game: str) -> None:
    state = reached(game, 4, "field", 30, choices=6)
    flat = flat_search(game, 3, evaluator_for("own", game))
    flat.ahead.look(state, NO_HURRY)
    priors = [one.prior for one in flat._field(state)]
    assert len(priors) == 3
    assert priors[0] == 0.0
    assert priors == sorted(priors, reverse=True)


@pytest.mark.parametrize("limit", [1, 5, 20])
def test_a_limit_is_kept(limit: int) -> None:
    """As far as whole comparisons allow."""
    state = reached("belfort", 4, "limit", 30, choices=8)
    flat = flat_search("belfort", 4, evaluator_for("own", "belfort"))
    assert flat.best(state, state.seat, limit, NO_HURRY)[0] in state.legal(True)
    assert limit <= flat.simulations <= limit + 4


def test_in_a_crowd_kinds_of_turns_are_compared_up_to_the_end_of_the_round() -> None:
    """Rise to Nobility with more than two: no grudge at first sight, and no two candidates of one kind."""
    for players, crowded in ((1, False), (2, False), (3, True), (4, True)):
        state = reached("nobility", players, "crowd", 30, choices=3)
        flat = flat_search("nobility", 3, evaluator_for("own", "nobility"))
        flat.ahead.rivalry = 0.5
        assert flat.evaluator.crowded(state) == crowded
        assert flat.best(state, state.seat, 6, NO_HURRY)[0] in state.legal(True)
        assert (flat.simulations > 0) == (len(flat.ahead.turns) > 1)
        assert flat.players.early == crowded
        if crowded:
            kinds = [flat.evaluator.kind_of_turn(line.steps()) for line in flat.ahead.turns]
            assert len(set(kinds)) == len(kinds)
        alone = flat.evaluator.worth(state, state.seat)
        assert (flat.ahead._judge(state, state.seat) == alone) == (crowded or players == 1)


def test_among_many_the_best_of_the_others_counts_against_a_position() -> None:
    state = reached("nobility", 4, "lead", 40, choices=3)
    flat = flat_search("nobility", 3, evaluator_for("own", "nobility"))
    worths = [flat.evaluator.worth(state, seat) for seat in range(4)]
    assert flat._lead(state, 0) == pytest.approx(worths[0])
    flat.ahead.rivalry = 0.5
    assert flat._lead(state, 0) == pytest.approx(worths[0] - 0.5 * max(worths[1:]))


def test_playouts_can_change_a_first_impression() -> None:
    candidate = Candidate([1], -0.1, 0.0)
    assert candidate.value(1.0) == pytest.approx(-0.1)
    assert Candidate([1], -0.1, 0.0).value(0.0) == 0.0
    candidate.visits, candidate.total = 3, 1.5
    assert candidate.value(1.0) == pytest.approx(0.35)


# --- weights from a file


def test_weights_come_in_the_order_of_their_names() -> None:
    assert read_weights("[weights]\ntwo = 2\none = 1.5\n", ["one", "two"]) == (1.5, 2.0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("weights", r"the weights are not TOML"),
        ("[other]", r"the table weights is missing"),
        ("[weights]\none = 1\nthree = 3\n", r"weights.three is not a field here; the fields are one, two"),
        ("[weights]\none = 1\n", r"weights.two is None; it may be a number"),
        ("[weights]\none = 1\ntwo = true\n", r"weights.two is True; it may be a number"),
    ],
)
def test_weights_that_do_not_do(text: str, message: str) -> None:
    with pytest.raises(burgher.BadComponents, match=message):
        read_weights(text, ["one", "two"])
