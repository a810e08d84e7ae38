"""Many games at once, stepped in compiled code: where a learner gets its millions of decisions.

`SelfPlay` has every seat played by the learner. `SeatVectorEnv` is a Gymnasium vector environment: the learner has one
seat, the others play at random.

>>> import burgher
>>> from burgher.envs.vector import SelfPlay
>>> tables = SelfPlay(burgher.names()[0], tables=8, players=3, seed=1)
>>> tables.observations.shape[0], tables.seats.shape, tables.rewards.shape
(8, (8,), (8, 3))
>>> actions = tables.masks.argmax(axis=1)
>>> tables.step(actions)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import burgher
from burgher.core.components import ComponentSet
from burgher.core.errors import BadOption, IllegalAction
from burgher.core.game import Game
from burgher.envs import arrays
from burgher.envs.registration import register
from burgher.envs.spaces import action_space, observation_space
from burgher.envs.tables import ALL_LEGAL, ALL_SEATS, Tables

Actions = NDArray[np.integer[Any]]


class _Batch:
    """Tables, and the arrays that are filled from them in each step: always the same ones."""

    def __init__(
        self,
        game: str,
        tables: int,
        players: int,
        options: Mapping[str, object] | None,
        components: ComponentSet | str | Path | None,
        shaping: float,
        canonical: bool,
        learner: int,
    ) -> None:
        if tables < 1:
            raise BadOption(f"the number of tables is {tables}; it may be from 1 on")
        self.game: Game = burgher.find(game)
        start = self.game.new(players, options, components)
        features, choices = self.game.features, self.game.actions.choices
        self.tables = Tables(start, tables, features, choices, canonical, learner, shaping)
        self.observations = np.zeros((tables, features), np.int16)
        self.masks = np.zeros((tables, choices), np.int8)
        self.seats = np.zeros(tables, np.int64)
        self.rewards = np.zeros((tables, players), np.float64)
        self.dones = np.zeros(tables, np.bool_)
        self.finals = np.zeros((tables, players), np.int64)

    def reset(self, seed: int | None) -> None:
        self.tables.reset(str(randbits(64) if seed is None else seed))
        self._take_over()

    def step(self, actions: Actions) -> None:
        if np.shape(actions) != self.seats.shape:
            raise IllegalAction(f"there are {len(self.seats)} tables, but actions of shape {np.shape(actions)}")
        refused = self.tables.step(np.asarray(actions).tolist())
        if refused != ALL_LEGAL:
            raise IllegalAction(f"the action {actions[refused]} is not legal at table {refused}; nothing was done")
        self._take_over()

    def _take_over(self) -> None:
        arrays.observations(self.tables.observations, self.observations)
        arrays.masks(self.tables.masks, self.masks)
        arrays.numbers(self.tables.seats, self.seats)
        arrays.floats(self.tables.rewards, self.rewards)
        arrays.flags(self.tables.dones, self.dones)
        arrays.numbers(self.tables.finals, self.finals)


class SelfPlay:
    """A number of games of which the learner plays all seats.

    The arrays are made once and filled anew in each step; copy what you want to keep:

    - ``observations[k]``: what the seat that decides at table k sees (int16)
    - ``masks[k]``: 1 for each action that it may take (int8)
    - ``seats[k]``: which seat that is
    - ``rewards[k, seat]``: what the last step brought each seat: its placement from 1 to -1 when the game ended, and
      ``shaping`` times the points that came in, less the mean of what came in for the others
    - ``dones[k]``: whether the last step ended the game at table k; the observation is of the next game then
    - ``finals[k, seat]``: the points at the end of the last game there

    An illegal action raises `burgher.IllegalAction`, and then no table has moved.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        players: int = 4,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        components: ComponentSet | str | Path | None = None,
        shaping: float = 0.0,
        canonical: bool = True,
    ) -> None:
        self._batch = _Batch(game, tables, players, options, components, shaping, canonical, ALL_SEATS)
        self.game = self._batch.game
        self.observations = self._batch.observations
        self.masks = self._batch.masks
        self.seats = self._batch.seats
        self.rewards = self._batch.rewards
        self.dones = self._batch.dones
        self.finals = self._batch.finals
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew at every table."""
        self._batch.reset(seed)

    def step(self, actions: Actions) -> None:
        """One action at each table, by the seat that decides there."""
        self._batch.step(actions)


class SeatVectorEnv(VectorEnv[dict[str, Any], Actions, NDArray[Any]]):
    """A number of games with the learner at one seat; the other seats play at random, in compiled code.

    A game that ends begins anew in the same step; ``infos["final_scores"]`` has the points of the games that ended. For
    opponents that think, let Gymnasium put single environments together: ``vectorization_mode="sync"`` or ``"async"``.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 4,
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        components: ComponentSet | str | Path | None = None,
        shaping: float = 0.0,
        canonical: bool = True,
    ) -> None:
        if not 0 <= seat < players:
            raise BadOption(f"seat is {seat!r}; it may be from 0 to {players - 1}")
        self._batch = _Batch(game, num_envs, players, options, components, shaping, canonical, seat)
        self._seat = seat
        self.game = self._batch.game
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._batch.reset(int(self.np_random.integers(1 << 62)))
        return self._observed(), {}

    def step(self, actions: Actions) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self._batch
        batch.step(actions)
        infos: dict[str, Any] = {}
        if batch.dones.any():
            infos = {"final_scores": batch.finals.copy(), "_final_scores": batch.dones.copy()}
        rewards = batch.rewards[:, self._seat].copy()
        return self._observed(), rewards, batch.dones.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _observed(self) -> dict[str, Any]:
        """Copies, because Gymnasium's learners keep what they are given."""
        return {"observation": self._batch.observations.copy(), "action_mask": self._batch.masks.copy()}


register()
