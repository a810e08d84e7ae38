"""The PettingZoo environments: PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
import random
import sys
import warnings
from collections.abc import Callable
from types import SimpleNamespace

import numpy as np
import pytest

import burgher
from burgher.core.state import OVER
from burgher.envs import belfort_v0, nobility_v0
from burgher.envs.aec import TableEnv

with warnings.catch_warnings():
    # PettingZoo's tests make an environment of its own in a way that PettingZoo gives up.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test.performance_benchmark import performance_benchmark

Maker = Callable[..., TableEnv]

# PettingZoo knows by name which environments have observations with a mask, and ours are not among these names.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]

TABLES = [(belfort_v0.env, 2), (belfort_v0.env, 5), (nobility_v0.env, 1), (nobility_v0.env, 4), (nobility_v0.env, 6)]


@pytest.mark.parametrize(("env", "players"), TABLES)
def test_pettingzoo_finds_nothing_against_it(env: Maker, players: int) -> None:
    api_test(env(players=players), num_cycles=100)


@pytest.mark.slow
@pytest.mark.parametrize(("env", "players"), TABLES)
def test_whole_games_keep_to_the_api(env: Maker, players: int) -> None:
    api_test(env(players=players, shaping=0.1, canonical=False), num_cycles=1000)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_what_a_step_brings_is_added_up_once(seed: int) -> None:
    """Points of the last step and the placement come together: to the last bit what an agent adds up for itself."""
    env = nobility_v0.env(players=4, shaping=0.1, canonical=False)
    env.reset(seed=seed)
    own = dict.fromkeys(env.possible_agents, 0.0)
    chosen = random.Random(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        assert reward == own[agent]
        own[agent] = 0.0
        env.step(None if terminated else int(chosen.choice(np.flatnonzero(seen["action_mask"]))))
        for one, brought in env.rewards.items():
            own[one] += brought


@pytest.mark.parametrize(("env", "players"), TABLES)
def test_equal_seeds_give_equal_games(env: Maker, players: int) -> None:
    seed_test(lambda: env(players=players), num_cycles=50)


@pytest.mark.parametrize(("env", "players"), TABLES)
def test_every_render_mode_gives_what_it_should(env: Maker, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(players=players, render_mode=render_mode))
    assert len(capsys.readouterr().out) > 1000  # "human" prints


@pytest.mark.slow
@pytest.mark.parametrize(("env", "players"), TABLES)
def test_pettingzoo_can_measure_it(
    env: Maker, players: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # It runs until five seconds are over by the clock; here they are over soon.
    ticks = iter([0.0, 6.0, 6.0])
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(env(players=players))
    assert "turns per second" in capsys.readouterr().out


# --- what these tests do not ask


def finish(env: TableEnv, seed: int) -> dict[str, float]:
    """A random game; the rewards of all agents."""
    env.reset(seed=seed)
    dice = random.Random(seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        totals[agent] += reward
        env.step(None if terminated else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return totals


@pytest.mark.parametrize(("env", "players"), [(belfort_v0.env, 3), (nobility_v0.env, 2), (nobility_v0.env, 5)])
def test_rewards_are_placements(env: Maker, players: int) -> None:
    table = env(players=players)
    totals = list(finish(table, 3).values())
    assert table.table.seat == OVER
    assert sum(totals) == pytest.approx(0.0)
    scores = table.table.scores()
    winners = table.table.winners()
    assert all(totals[seat] == max(totals) for seat in winners)
    losers = [seat for seat in range(players) if seat not in winners]
    assert sorted(losers, key=lambda seat: scores[seat]) == sorted(
        losers, key=lambda seat: (totals[seat], scores[seat])
    )


def test_shaping_gives_the_points_along_the_way() -> None:
    env = belfort_v0.env(players=2, shaping=0.5)
    totals = finish(env, 5)
    first, second = env.table.scores()
    placed = 0.0 if len(env.table.winners()) == 2 else 1.0 if env.table.winners() == [0] else -1.0
    assert totals["player_0"] == pytest.approx(placed + 0.5 * (first - second))
    assert totals["player_1"] == pytest.approx(-totals["player_0"])


def test_who_does_not_decide_may_do_nothing() -> None:
    env = belfort_v0.env(players=3)
    env.reset(seed=1)
    masks = [env.observe(agent)["action_mask"] for agent in env.possible_agents]
    assert [int(mask.sum() > 0) for mask in masks] == [
        int(agent == env.agent_selection) for agent in env.possible_agents
    ]


@pytest.mark.parametrize("action", [-1, 10_000, None])
def test_an_illegal_action_ends_the_game(action: int | None) -> None:
    env = nobility_v0.env(players=2)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(action)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in env.agents}
    assert env.infos[culprit] == {"illegal": True}


def test_an_action_in_another_order_is_legal() -> None:
    """The mask has one order of steps that commute; the others are not punished."""
    env = belfort_v0.env(players=2, canonical=False)
    canonical = belfort_v0.env(players=2)
    dice = random.Random(2)
    for table in (env, canonical):
        table.reset(seed=4)
    for _ in range(200):
        agent = env.agent_selection
        every, one = env.observe(agent)["action_mask"], canonical.observe(agent)["action_mask"]
        assert not (one & ~every & 1).any()
        action = dice.choice(np.flatnonzero(every).tolist())
        env.step(action)
        canonical.step(action)
        assert not any(canonical.terminations.values())


def test_it_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(nobility_v0.env(players=3, options={"events": True})))
    env.reset(seed=2)
    assert len(env.possible_agents) == 3


def test_the_state_is_what_all_see() -> None:
    env = belfort_v0.env(players=3)
    env.reset(seed=2)
    assert np.array_equal(env.state(), np.concatenate([env.observe(a)["observation"] for a in env.possible_agents]))


def test_games_go_on_differently_without_a_seed() -> None:
    env = belfort_v0.env(players=3)
    env.reset(seed=2)
    first = env.state()
    env.reset()
    assert not np.array_equal(first, env.state())


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(burgher.BurgherError, match="belfort is for 2 to 5 players"):
        belfort_v0.env(players=9)
    with pytest.raises(burgher.BurgherError, match="render_mode is 'film'; it may be one of"):
        belfort_v0.env(render_mode="film")
