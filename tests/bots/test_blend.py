"""What network and evaluator together make of a position."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import burgher
from burgher.bots.blend import (
    NETWORK_ALONE,
    Blend,
    judgement_among_many,
    prospects_of,
    search_among_many,
    search_for_two,
    search_of,
    weights_of,
)
from burgher.bots.champion import RIVALRY, ChampionBot
from burgher.bots.evaluator import Uninformed
from burgher.bots.evaluators import evaluator_for
from burgher.bots.foresight import Lead
from burgher.bots.outlook import Outlook
from burgher.bots.registry import make
from burgher.core.state import OVER
from tests.bots import networks
from tests.bots.positions import GAMES, reached


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def blend(game: str, evaluator: str = "own") -> Blend:
    return Blend(evaluator_for(evaluator, game), burgher.find(game))


def even(players: int) -> list[Outlook]:
    return [Outlook(0.0, 1.0 / players, 40.0)] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_add_up_to_one(game: str, players: int) -> None:
    state = reached(game, players, "chances", 60)
    chances = [blend(game).chance(state, even(players), seat) for seat in range(players)]
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in chances)


def test_whom_both_like_is_ahead(game: str) -> None:
    """Whatever was fitted: a seat that the network likes better has the better chance early in the game, and so has
    one that the evaluator likes better late in it."""
    for players in (2, 4):
        weights = blend(game)._weights_for(players)
        assert weights[0] > 0.0
        assert weights[3] > 0.0
        state = reached(game, players, "liked", 20)
        wins = [0.7] + [0.3 / (players - 1)] * (players - 1)
        liked = [Outlook(0.0, win, 40.0) for win in wins]
        known = blend(game)
        assert known.chance(state, liked, 0) > known.chance(state, even(players), 0)


def test_who_knows_nothing_leaves_it_to_the_network(game: str) -> None:
    state = reached(game, 2, "nothing", 30)
    outlooks = [Outlook(0.2, 0.6, 40.0), Outlook(-0.2, 0.4, 38.0)]
    assert [blend(game, "uninformed").chance(state, outlooks, seat) for seat in range(2)] == [0.6, 0.4]
    assert isinstance(evaluator_for("uninformed", game), Uninformed)


def test_a_number_of_players_that_nothing_is_known_of_is_like_the_nearest(game: str) -> None:
    known = weights_of(game)
    assert set(known) == {2, 4}
    tried = blend(game)
    assert tried._weights_for(3) == known[2]
    assert tried._weights_for(6) == known[4]
    tried._weights = {}
    assert tried._weights_for(3) is NETWORK_ALONE
    assert weights_of("no such game") == {}


def test_where_the_game_is_over_victory_counts_and_points_a_little(game: str) -> None:
    random, state = burgher.Random("over"), burgher.find(game).new(3)
    state.settle(random)
    while state.seat != OVER:
        legal = state.legal(True)
        state.step(legal[random.below(len(legal))], random)
    found = [blend(game).final(state, seat) for seat in range(3)]
    scores, winners = state.scores(), state.winners()
    assert len(winners) == 1
    for seat in range(3):
        lead = scores[seat] - max(scores[other] for other in range(3) if other != seat)
        assert found[seat] == pytest.approx((seat in winners) + 0.001 * lead)


def test_alone_it_grows_with_what_is_expected_and_with_the_points() -> None:
    state = reached("nobility", 1, "solo", 20)
    known = blend("nobility")
    poor, good = (known.chance(state, [Outlook(place, 0.1, 40.0)], 0) for place in (-0.8, 0.4))
    assert good - poor == pytest.approx(0.6)
    assert blend("nobility", "uninformed").chance(state, [Outlook(-0.8, 0.1, 40.0)], 0) == pytest.approx(0.1)
    assert poor > 0.1


def test_the_settings_that_were_measured_are_taken_unless_told_otherwise(game: str, tmp_path: Path) -> None:
    """What the file of a game says is what the champion is made with."""
    known = inspect.signature(ChampionBot).parameters
    assert set(search_of(game)) <= set(known)
    file = networks.file(tmp_path, game)
    usual, told = (make(f"champion:network={file}{more}", game, "1") for more in ("", ",worlds=3,ahead=7"))
    assert isinstance(usual, ChampionBot)
    assert isinstance(told, ChampionBot)
    assert usual._foresight._ahead == search_of(game).get("ahead", known["ahead"].default)
    assert usual._worlds == search_of(game).get("worlds", known["worlds"].default)
    assert (told._foresight._ahead, told._worlds) == (7, 3)
    assert search_of("no such game") == search_among_many("no such game") == {}


def test_among_many_the_champion_may_search_in_another_way(game: str, tmp_path: Path) -> None:
    few, many = search_of(game), search_among_many(game)
    assert set(many) <= set(inspect.signature(ChampionBot).parameters)
    file = networks.file(tmp_path, game)
    usual, told = (make(f"champion:network={file}{more}", game, "1") for more in ("", ",trust=7"))
    assert isinstance(usual, ChampionBot)
    assert isinstance(told, ChampionBot)
    assert (usual.among_many is not None) == bool(many or judgement_among_many(game))
    assert (usual.among_many or usual)._trust == (few | many)["trust"]
    assert told._trust == (told.among_many or told)._trust == 7.0


def test_among_many_the_champion_judges_by_the_weights_that_were_tuned_for_it(game: str, tmp_path: Path) -> None:
    tuned = judgement_among_many(game)
    file = networks.file(tmp_path, game)
    bot = make(f"champion:network={file}", game, "1")
    plain = make(f"champion:network={file},evaluator=own", game, "1")
    assert isinstance(bot, ChampionBot)
    assert isinstance(plain, ChampionBot)
    state = reached(game, 4, "tuned", 60)
    as_others = evaluator_for("own", game).worth(state, 0)
    for one in (bot, plain, plain.among_many or plain):
        assert one._foresight._evaluator.worth(state, 0) == as_others
    if tuned is None:
        assert (bot.among_many or bot)._foresight._evaluator.worth(state, 0) == as_others
    else:
        assert bot.among_many is not None
        assert set(tuned) == set(burgher.find(game).weights())
        expected = burgher.find(game).evaluator(tuned)
        assert expected is not None
        assert bot.among_many._foresight._evaluator.worth(state, 0) == expected.worth(state, 0) != as_others


@pytest.mark.parametrize(("table", "players"), [("two", 2), ("many", 4)])
def test_where_playouts_end_the_champion_judges_by_what_was_fitted_for_that(
    table: str, players: int, tmp_path: Path
) -> None:
    """In Rise to Nobility; for Belfort nothing was fitted."""
    game = "nobility"
    fitted = prospects_of(game, table)
    assert fitted is not None
    assert set(fitted) == set(burgher.find(game).weights())
    state = reached(game, players, "prospects", 60)
    for more, weights in (("", fitted), (",evaluator=own", None)):
        bot = make(f"champion:network={networks.file(tmp_path, game)},rivalry=0.5{more}", game, "1")
        assert isinstance(bot, ChampionBot)
        one = bot.for_two if players == 2 else bot.among_many
        expected = burgher.find(game).evaluator(weights)
        assert one is not None
        assert expected is not None
        assert one._foresight._judgement.found([state], 0) == Lead(expected, RIVALRY).found([state], 0)
    assert prospects_of("belfort", table) is None
    assert prospects_of("no such game", table) is None


def test_for_two_the_champion_may_search_in_another_way(game: str, tmp_path: Path) -> None:
    few, two = search_of(game), search_for_two(game)
    assert set(few | two) <= set(inspect.signature(ChampionBot).parameters)
    bot = make(f"champion:network={networks.file(tmp_path, game)}", game, "1")
    assert isinstance(bot, ChampionBot)
    assert (bot.for_two is not None) == bool(two)
    if bot.for_two is not None:
        assert bot.for_two._trust == (few | two)["trust"]
        # Alone it plays as it did.
        assert bot._trust != bot.for_two._trust


def test_faith_is_how_much_of_the_networks_part_counts(game: str) -> None:
    state = reached(game, 4, "faith", 40)
    outlooks = [Outlook(0.0, win, 50.0) for win in (0.7, 0.1, 0.1, 0.1)]
    evaluator, known = evaluator_for("own", game), burgher.find(game)
    full, half, none = (Blend(evaluator, known, faith).chance(state, outlooks, 0) for faith in (1.0, 0.5, 0.0))
    assert full > half > none
    other = [Outlook(0.0, win, 50.0) for win in (0.1, 0.7, 0.1, 0.1)]
    assert Blend(evaluator, known, 0.0).chance(state, other, 0) == pytest.approx(none)
