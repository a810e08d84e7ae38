"""Belfort as a PettingZoo environment, for two to five agents.

>>> from burgher.envs import belfort_v0
>>> env = belfort_v0.env(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter(max_iter=5):
...     observation, reward, terminated, truncated, info = env.last()
...     action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
"""

from __future__ import annotations

from typing import Any

from burgher.envs.aec import TableEnv


def env(players: int = 4, **settings: Any) -> TableEnv:
    """Belfort for so many agents; `burgher.envs.aec.TableEnv` says which settings there are.

    It refuses illegal actions itself, so that no wrappers are around it.
    """
    return TableEnv("belfort", players, **settings)


raw_env = env
