"""OpenSpiel's games: OpenSpiel's own tests, and what they do not ask."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import burgher
from burgher.envs.openspiel import TableState, register

GAMES = [
    "burgher_belfort(players=2)",
    "burgher_belfort(players=4,guilds=advanced,canonical=False)",
    "burgher_nobility(players=1)",
    "burgher_nobility(players=3,events=True,chancery=True)",
]


@pytest.fixture(scope="module", autouse=True)
def parsed() -> None:
    """OpenSpiel's tools look at the command line, which is pytest's here."""
    flags.FLAGS.mark_as_parsed()


def walked(game: str, steps: int, seed: int) -> TableState:
    """A state after some random steps."""
    dice = random.Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    while not state.is_terminal() and steps > 0:
        state.apply_action(dice.choice(state.legal_actions()))
        steps -= not state.is_chance_node()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state  # type: ignore[no-any-return]


@pytest.mark.slow
@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_finds_nothing_against_it(game: str, games: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=games, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        GAMES[2],
        pytest.param(GAMES[0], marks=pytest.mark.exhaustive),
        pytest.param("burgher_belfort(players=3)", marks=pytest.mark.exhaustive),
        pytest.param("burgher_nobility(players=2)", marks=pytest.mark.exhaustive),
    ],
)
def test_a_playthrough_can_be_played_again(game: str, tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # brings SciPy, which takes long to import

    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(game, None, seed=1))
    original, again = generate_playthrough.replay(str(file))
    assert original == again
    assert "# Apply action" in original


def test_registering_twice_is_once() -> None:
    register()
    assert {"burgher_belfort", "burgher_nobility"} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("game", GAMES)
def test_a_beginning_keeps_to_the_api(game: str) -> None:
    """A quick look for both engines; the whole games are above."""
    state = walked(game, 12, 1)
    loaded = state.get_game()
    assert state.current_player() in range(loaded.num_players())
    assert state.legal_actions() == sorted(state.legal_actions())
    assert all(0 <= action < loaded.num_distinct_actions() for action in state.legal_actions())
    tensor = np.array(state.observation_tensor(0))
    assert tensor.shape == (loaded.observation_tensor_size(),)
    observer = make_observation(loaded)
    observer.set_from(state, 0)
    assert np.array_equal(np.concatenate(list(observer.dict.values())), tensor)
    assert observer.dict["players"] == [loaded.num_players()]
    assert f"players {loaded.num_players()}, " in state.observation_string(0)


def test_chance_is_explicit() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
    assert all(0 <= outcome < state.get_game().max_chance_outcomes() for outcome, _ in outcomes)
    assert state.action_to_string(outcomes[0][0]).startswith("found ")


@pytest.mark.parametrize("game", GAMES)
def test_copies_are_free_of_each_other(game: str) -> None:
    state = walked(game, 20, 2)
    before = str(state)
    for copy in (state.clone(), deepcopy(state.position)):
        position = copy if not isinstance(copy, pyspiel.State) else copy.position
        assert position.state.same(state.position.state)
        position.state.apply(position.state.legal()[0])
        assert str(state) == before
    state.clone().apply_action(state.legal_actions()[-1])
    assert str(state) == before


def test_first_states_are_free_of_each_other() -> None:
    game = pyspiel.load_game(GAMES[0])
    one, other = game.new_initial_state(), game.new_initial_state()
    before = str(other)
    one.apply_action(one.legal_actions()[0])
    assert str(other) == before == str(game.new_initial_state())


@pytest.mark.parametrize("game", [GAMES[0], GAMES[3]])
def test_what_a_player_cannot_see_is_dealt_anew(game: str) -> None:
    state = walked(game, 30, 3)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    guesses = [state.resample_from_infostate(0, sampler) for _ in range(5)]
    assert {guess.observation_string(0) for guess in guesses} == {state.observation_string(0)}
    assert {str(guess.legal_actions(0)) for guess in guesses} == {str(state.legal_actions(0))}
    assert any(str(guess) != str(state) for guess in guesses)


@pytest.mark.parametrize("game", [GAMES[1], GAMES[3]])
def test_states_survive_being_written_down(game: str) -> None:
    state = walked(game, 25, 4)
    assert pickle.loads(pickle.dumps(state.position)).state.same(state.position.state)
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert json.loads(str(state))["questions"]


def test_observers_tell_apart_what_is_public_and_what_is_not() -> None:
    state = walked(GAMES[0], 10, 5)
    game = state.get_game()
    single, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=none)
    )
    private = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=single)
    )
    assert public.tensor is private.tensor is None
    public.set_from(state, 0)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert '"hand": {' in private.string_from(state, 0)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)) is None


def test_options_are_parameters() -> None:
    state = pyspiel.load_game(
        "burgher_belfort(players=3,guilds=chosen,chosen_guilds=thieves+spies+miners+masons+wizards)"
    )
    options = state.new_initial_state().position.options
    assert options["chosen_guilds"] == ("thieves", "spies", "miners", "masons", "wizards")
    with pytest.raises(burgher.BurgherError, match="belfort is for 2 to 5 players"):
        pyspiel.load_game("burgher_belfort(players=7)")


@pytest.mark.slow
def test_openspiels_own_search_plays_it() -> None:
    state = walked(GAMES[0], 25, 6)
    bot = ISMCTSBot(
        state.get_game(),
        RandomRolloutEvaluator(1, np.random.RandomState(1)),
        1.4,
        8,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


def test_python_ends_well_after_it() -> None:
    """OpenSpiel frees what was registered after Python has come to its end."""
    program = "import burgher.envs.openspiel, pyspiel; pyspiel.load_game('burgher_belfort').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
