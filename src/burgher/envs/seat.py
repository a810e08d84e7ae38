"""One seat of a game as a Gymnasium environment; bots sit on the others.

Importing this module registers an environment for each game that `burgher.names` knows:

>>> import gymnasium
>>> import burgher.envs.seat
>>> from burgher.envs.encoding import gym_id
>>> env = gymnasium.make(gym_id(burgher.names()[0]), players=3, bots="random")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import burgher
from burgher.bots import Bot, Clock, make
from burgher.core.chance import Random
from burgher.core.components import ComponentSet
from burgher.core.errors import BadOption
from burgher.core.moves import Moves
from burgher.core.perspective import Perspective
from burgher.core.placement import placement
from burgher.core.state import OVER, State
from burgher.envs import arrays
from burgher.envs.registration import register
from burgher.envs.rendering import Renderer, check_mode
from burgher.envs.spaces import ILLEGAL, Observation, action_space, observation_space
from burgher.envs.tables import mask_on, observe_on, settle_with, zeros8, zeros16


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table with bots.

    ``bots`` is a bot by its name (`burgher.bots.names`), or one for each of the other seats; ``seconds`` is the time
    each has for a decision. ``seat`` is the learner's seat, or None for another one in each game, by chance.

    The reward comes at the end: 1 for the first place, -1 for the last, the others evenly between; ``shaping`` adds
    that part of the points that came in since the last decision, less the mean of what the others got. An illegal
    action ends the game with -1.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        players: int = 4,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        seconds: float = 1.0,
        options: Mapping[str, object] | None = None,
        components: ComponentSet | str | Path | None = None,
        shaping: float = 0.0,
        canonical: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.game = burgher.find(game)
        check_mode(render_mode)
        self.render_mode = render_mode
        self.table: State = self.game.new(players, options, components)
        self._start = self.table.copy()
        if seat is not None and not 0 <= seat < players:
            raise BadOption(f"seat is {seat!r}; it may be None or from 0 to {players - 1}")
        self._chosen_seat = seat
        self.seat = 0 if seat is None else seat
        """Where the learner sits in this game."""
        self._bot_names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(self._bot_names) != players - 1:
            raise BadOption(f"bots are {len(self._bot_names)}; there are {players - 1} other seats")
        self._seconds = seconds
        self._shaping = shaping
        self._canonical = canonical
        self._moves = Moves()
        self._blank = zeros16(self.game.features)
        self._no_choices = zeros8(self.game.actions.choices)
        self._renderer: Renderer | None = None
        self.observation_space = observation_space(self.game)  # type: ignore[assignment]
        self.action_space = action_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; bots and chance have played up to the learner's first decision."""
        super().reset(seed=seed)
        stream = int(self.np_random.integers(1 << 62))
        self._random = Random(f"{stream}/dice")
        self._guesses = Random(f"{stream}/guesses")
        players = int(self._start.players)
        self.seat = stream % players if self._chosen_seat is None else self._chosen_seat
        others = [seat for seat in range(players) if seat != self.seat]
        self._bots: dict[int, Bot] = {
            seat: make(name, self.game.name, f"{stream}/{seat}")
            for seat, name in zip(others, self._bot_names, strict=True)
        }
        self.table = self._start.copy()
        self._play_on()
        self._points = self.table.scores()
        return self._observe(), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        if table.seat == OVER or not 0 <= action < len(self._no_choices) or table.why(int(action)) != 0:
            return self._observe(), ILLEGAL, True, False, {"seat": self.seat, "illegal": True}
        table.apply(int(action))
        self._play_on()
        reward = self._shaped() if self._shaping else 0.0
        info: dict[str, Any] = {"seat": self.seat}
        over = table.seat == OVER
        if over:
            reward += placement(table)[self.seat]
            info |= {"scores": table.scores(), "won": self.seat in table.winners()}
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, over, False, info

    def _play_on(self) -> None:
        """Chance and bots act until the learner must decide."""
        table = self.table
        settle_with(table, self._random, self._moves)
        while table.seat not in (self.seat, OVER):
            perspective = Perspective(self.game, table, table.seat, self._guesses)
            table.apply(self._bots[table.seat].choose(perspective, Clock(self._seconds)))
            settle_with(table, self._random, self._moves)

    def _shaped(self) -> float:
        now = self.table.scores()
        gains = [after - before for after, before in zip(now, self._points, strict=True)]
        self._points = now
        own = gains[self.seat]
        return self._shaping * (own - (sum(gains) - own) / max(len(gains) - 1, 1))

    def _observe(self) -> Observation:
        return {
            "observation": arrays.observation(observe_on(self.table, self.seat, self._blank)),
            "action_mask": arrays.mask(mask_on(self.table, self.seat, self._no_choices, self._moves, self._canonical)),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """The same mask, by the name that maskable learners ask for."""
        return arrays.mask(mask_on(self.table, self.seat, self._no_choices, self._moves, self._canonical)).astype(
            np.bool_
        )

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it."""
        if self._renderer is None:
            self._renderer = Renderer(self.game, self.render_mode)
        return self._renderer.render(self.table)

    def close(self) -> None:
        self._renderer = None


register()
