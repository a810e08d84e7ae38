"""Many games at once: they are the same games as one at a time."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import burgher
from burgher.core.chance import Random
from burgher.core.encoding import features
from burgher.core.placement import placement
from burgher.core.state import OVER
from burgher.envs.vector import SeatVectorEnv, SelfPlay


@pytest.mark.parametrize(("game", "players"), [("belfort", 2), ("belfort", 4), ("nobility", 1), ("nobility", 3)])
def test_each_table_is_a_game_of_its_own(game: str, players: int) -> None:
    """Beside the tables the same games are played with the engine alone."""
    rules = burgher.find(game)
    batch = SelfPlay(game, tables=3, players=players, seed=7)
    randoms = [Random(f"7/{k}") for k in range(3)]
    states = [rules.new(players) for _ in range(3)]
    for state, chance in zip(states, randoms, strict=True):
        state.settle(chance)
    dice = np.random.default_rng(1)
    ended = 0
    while ended < 3:
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in batch.masks])
        batch.step(actions)
        for k, (action, chance) in enumerate(zip(actions, randoms, strict=True)):
            states[k].step(int(action), chance)
            assert batch.dones[k] == (states[k].seat == OVER)
            if batch.dones[k]:
                assert list(batch.rewards[k]) == placement(states[k])
                assert list(batch.finals[k]) == states[k].scores()
                states[k] = rules.new(players)
                states[k].settle(chance)
                ended += 1
            else:
                assert not batch.rewards[k].any()
            assert batch.seats[k] == states[k].seat
            assert np.flatnonzero(batch.masks[k]).tolist() == sorted(states[k].legal(True))
            # One row is written over for all tables: nothing of another table, or of a step before, is left in it.
            assert batch.observations[k].tolist() == features(states[k], states[k].seat, rules.features)


def test_arrays_are_made_once() -> None:
    batch = SelfPlay("belfort", tables=2, players=2, seed=1)
    before = (batch.observations, batch.masks, batch.rewards)
    batch.step(batch.masks.argmax(axis=1))
    assert all(a is b for a, b in zip(before, (batch.observations, batch.masks, batch.rewards), strict=True))
    assert batch.observations.flags.writeable


def test_equal_seeds_give_equal_games() -> None:
    first, second = (SelfPlay("nobility", tables=4, players=2, seed=5) for _ in range(2))
    for _ in range(100):
        assert np.array_equal(first.observations, second.observations)
        first.step(first.masks.argmax(axis=1))
        second.step(second.masks.argmax(axis=1))
    other = SelfPlay("nobility", tables=4, players=2)
    assert not np.array_equal(SelfPlay("nobility", tables=4, players=2, seed=5).observations, other.observations)


def test_shaping_adds_up_to_the_points() -> None:
    batch = SelfPlay("belfort", tables=1, players=3, seed=2, shaping=0.5, canonical=False)
    dice = np.random.default_rng(2)
    total = np.zeros(3)
    while True:
        batch.step(np.array([dice.choice(np.flatnonzero(batch.masks[0]))]))
        total += batch.rewards[0]
        if batch.dones[0]:
            break
    points = batch.finals[0]
    shares = 0.5 * (points - (points.sum() - points) / 2)
    placed = total - shares
    assert placed.sum() == pytest.approx(0.0)
    assert placed.argmax() == points.argmax()


def test_an_illegal_action_moves_nothing() -> None:
    batch = SelfPlay("belfort", tables=3, players=2, seed=1)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    for wrong in (int((batch.masks[2] == 0).argmax()), -1, 10_000):
        actions[2] = wrong
        with pytest.raises(burgher.IllegalAction, match="is not legal at table 2; nothing was done"):
            batch.step(actions)
    with pytest.raises(burgher.IllegalAction, match="3 tables, but actions of shape"):
        batch.step(actions[:2])
    batch.step(batch.masks.argmax(axis=1))
    assert not np.array_equal(before, batch.observations)


@pytest.mark.parametrize(("name", "players"), [("burgher/Belfort-v0", 3), ("burgher/Nobility-v0", 2)])
def test_gymnasium_makes_them_by_name(name: str, players: int) -> None:
    env = gymnasium.make_vec(name, num_envs=3, players=players, seat=1)
    assert isinstance(env.unwrapped, SeatVectorEnv)
    observation, info = env.reset(seed=3)
    assert observation in env.observation_space
    ended = np.zeros(3, np.bool_)
    while not ended.all():
        kept = observation["observation"].copy()
        was = observation["observation"]
        observation, rewards, over, truncated, info = env.step(observation["action_mask"].argmax(axis=1))
        assert np.array_equal(kept, was)  # what was given stays as it was
        assert not truncated.any()
        assert np.array_equal(rewards != 0.0, over & (rewards != 0.0))
        assert ("final_scores" in info) == bool(over.any())
        ended |= over
    again, _ = env.reset(seed=3)
    assert np.array_equal(
        again["observation"],
        gymnasium.make_vec(name, num_envs=3, players=players, seat=1).reset(seed=3)[0]["observation"],
    )


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(burgher.BurgherError, match="the number of tables is 0; it may be from 1 on"):
        SelfPlay("belfort", tables=0)
    with pytest.raises(burgher.BurgherError, match="seat is 2; it may be from 0 to 1"):
        SeatVectorEnv("belfort", num_envs=1, players=2, seat=2)
