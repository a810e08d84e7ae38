"""Gymnasium's names for the environments, known as soon as `burgher.envs.seat` or `burgher.envs.vector` is imported."""

from __future__ import annotations

import gymnasium

from burgher.core.registry import names
from burgher.envs.encoding import gym_id


def register() -> None:
    """Make the environments known to Gymnasium."""
    for game in names():
        if gym_id(game) not in gymnasium.registry:
            gymnasium.register(
                gym_id(game),
                entry_point="burgher.envs.seat:SeatEnv",
                vector_entry_point="burgher.envs.vector:SeatVectorEnv",
                kwargs={"game": game},
            )
