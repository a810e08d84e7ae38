"""The Gymnasium environment of one seat: Gymnasium's own checks, and what they do not ask."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import burgher
from burgher.envs.registration import register
from burgher.envs.seat import SeatEnv

TABLES = [("burgher/Belfort-v0", 2), ("burgher/Belfort-v0", 4), ("burgher/Nobility-v0", 1), ("burgher/Nobility-v0", 3)]


def finish(env: SeatEnv, seed: int) -> tuple[float, dict[str, object]]:
    observation, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    total, over = 0.0, False
    while not over:
        assert observation in env.observation_space
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, truncated, info = env.step(int(dice.choice(legal)))
        total += reward
        assert not truncated
    return total, info


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_gymnasium_finds_nothing_against_it(name: str, players: int, mode: str) -> None:
    env = gymnasium.make(name, players=players, bots="random", render_mode=mode)
    check_env(env.unwrapped)


def test_registering_twice_is_once() -> None:
    register()
    assert {name for name in gymnasium.registry if name.startswith("burgher/")} == {name for name, _ in TABLES}


def test_a_game_against_bots() -> None:
    env = SeatEnv("belfort", players=3, bots=["random", "greedy:width=1,depth=2,samples=1"], seat=1)
    total, info = finish(env, 1)
    assert info["seat"] == 1
    assert total in (-1.0, 0.0, 1.0)
    assert info["won"] == (1 in env.table.winners())


def test_equal_seeds_give_equal_games() -> None:
    results = [finish(SeatEnv("nobility", players=2, bots="random"), 8) for _ in range(2)]
    assert results[0] == results[1]


def test_the_learner_sits_elsewhere_in_another_game() -> None:
    env = SeatEnv("nobility", players=4, bots="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_shaping_gives_the_points_along_the_way() -> None:
    plain, _ = finish(SeatEnv("belfort", players=2, bots="random", seat=0), 4)
    env = SeatEnv("belfort", players=2, bots="random", seat=0, shaping=0.25)
    shaped, _ = finish(env, 4)
    own, other = env.table.scores()
    assert shaped == pytest.approx(plain + 0.25 * (own - other))


def test_an_illegal_action_ends_the_game() -> None:
    env = SeatEnv("belfort", players=2, bots="random")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_masks_have_the_name_that_maskable_learners_ask_for() -> None:
    env = SeatEnv("belfort", players=2, bots="random")
    observation, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), observation["action_mask"].astype(np.bool_))


def test_human_mode_prints(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("belfort", players=2, bots="random", render_mode="human")
    observation, _ = env.reset(seed=1)
    env.step(int(observation["action_mask"].argmax()))
    assert "gnomes for hire" in capsys.readouterr().out
    env.close()


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(burgher.BurgherError, match="seat is 3; it may be None or from 0 to 2"):
        SeatEnv("belfort", players=3, seat=3)
    with pytest.raises(burgher.BurgherError, match="bots are 1; there are 2 other seats"):
        SeatEnv("belfort", players=3, bots=["random"])
    with pytest.raises(burgher.BurgherError, match="there is no bot"):
        SeatEnv("belfort", players=3, bots="nobody").reset(seed=1)
