"""A game as a PettingZoo environment: every seat is an agent, and they act one at a time.

>>> import burgher
>>> env = Environment(burgher.names()[0]).env(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter(max_iter=5):
...     observation, reward, terminated, truncated, info = env.last()
...     action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv

import burgher
from burgher.core.chance import Random
from burgher.core.components import ComponentSet
from burgher.core.moves import Moves
from burgher.core.placement import placement
from burgher.core.state import OVER, State
from burgher.envs import arrays
from burgher.envs.encoding import env_name
from burgher.envs.rendering import Renderer, check_mode
from burgher.envs.spaces import ILLEGAL, Observation, action_space, observation_space
from burgher.envs.tables import mask_on, observe_on, settle_with, zeros8, zeros16


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A table of agents ``player_0``, ``player_1`` ... in the order of their seats.

    In these games an agent often decides several times in a row. At the end each agent gets its placement: 1 for the
    first place, -1 for the last, the others evenly between. Before that rewards are 0, or with ``shaping`` that part of
    the points that came in, less the mean of what the others got.

    An illegal action ends the game: its agent gets -1, the others 0. Agents are only offered one order of steps that
    commute, as Burgher's own bots are, unless ``canonical`` is False.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        components: ComponentSet | str | Path | None = None,
        shaping: float = 0.0,
        canonical: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        EzPickle.__init__(self, game, players, options, components, shaping, canonical, render_mode)
        self.game = burgher.find(game)
        self.metadata = {
            "name": env_name(game),
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        check_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.table: State = self.game.new(players, options, components)
        """The position: the engine's own, nothing hidden. Agents should not look at it."""
        self._start = self.table.copy()
        self._shaping = shaping
        self._canonical = canonical
        self._random: Random | None = None
        self._moves = Moves()
        self._blank = zeros16(self.game.features)
        self._no_choices = zeros8(self.game.actions.choices)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._renderer: Renderer | None = None

    # the spaces

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._observation_spaces[agent]  # type: ignore[return-value]

    def action_space(self, agent: str) -> spaces.Space[int]:
        return self._action_spaces[agent]  # type: ignore[return-value]

    # playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. With the same seed, chance does the same again."""
        if seed is not None or self._random is None:
            self._random = Random(randbits(64) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._rewarded = False
        self.table = self._start.copy()
        settle_with(self.table, self._random, self._moves)
        self._points = self.table.scores()
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do: nothing when another decides."""
        seat = self._seats[agent]
        return {
            "observation": arrays.observation(observe_on(self.table, seat, self._blank)),
            "action_mask": arrays.mask(mask_on(self.table, seat, self._no_choices, self._moves, self._canonical)),
        }

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        if action is None or not 0 <= action < len(self._no_choices) or table.why(int(action)) != 0:
            self._end_illegally(agent)
            return
        assert self._random is not None
        table.apply(int(action))
        settle_with(table, self._random, self._moves)
        if self._shaping:
            self._shape()
        if table.seat == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[table.seat]
        if self._rewarded:
            # Once for a step, as PettingZoo adds them up: sums of floating-point numbers depend on their order.
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _shape(self) -> None:
        """A part of the points that came in, less the mean of what came in for the others."""
        now = self.table.scores()
        gains = [after - before for after, before in zip(now, self._points, strict=True)]
        self._points = now
        if any(gains):
            others = max(len(gains) - 1, 1)
            self._reward([self._shaping * (gain - (sum(gains) - gain) / others) for gain in gains])

    def _end(self) -> None:
        scores = self.table.scores()
        winners = self.table.winners()
        self._reward(placement(self.table))
        self._terminate()
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent] = {"score": scores[seat], "won": seat in winners}

    def _end_illegally(self, agent: str) -> None:
        self._reward([ILLEGAL if one == agent else 0.0 for one in self.possible_agents])
        self._accumulate_rewards()
        self._terminate()
        self.infos[agent] = {"illegal": True}

    def _reward(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] += reward
        self._rewarded = True

    def _terminate(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    # looking

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it: as text, as a picture, or printed."""
        if self._renderer is None:
            self._renderer = Renderer(self.game, self.render_mode)
        return self._renderer.render(self.table)

    def state(self) -> NDArray[np.int16]:
        """What all seats see, one after the other: for learners whose critic may look at everything."""
        rows = [observe_on(self.table, seat, self._blank) for seat in range(len(self.possible_agents))]
        return np.concatenate([arrays.observation(row) for row in rows])

    def close(self) -> None:
        self._renderer = None


class Environment:
    """What PettingZoo calls the module of an environment: ``burgher.envs.GAME_v0``."""

    def __init__(self, game: str) -> None:
        self._game = game

    def env(self, players: int = 4, **settings: Any) -> TableEnv:
        """The game for so many agents; `TableEnv` says which settings there are.

        It refuses illegal actions itself, so that no wrappers are around it.
        """
        return TableEnv(self._game, players, **settings)

    raw_env = env
