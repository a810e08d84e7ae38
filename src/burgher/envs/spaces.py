"""What every environment has in common: the spaces of observations and actions, rewards, illegal actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from burgher.core.game import Game

ILLEGAL: Final = -1.0
"""What an illegal action costs the one who takes it; the game is over then, as PettingZoo and others have it."""
LIMITS: Final = np.iinfo(np.int16)

Observation = Mapping[str, NDArray[np.int16] | NDArray[np.int8]]
"""``observation``: the features of the encoding. ``action_mask``: 1 for each action that may be taken now."""


def observation_space(game: Game) -> spaces.Dict:
    """Features as whole numbers, and a mask over all actions of players."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LIMITS.min, LIMITS.max, (game.features,), np.int16),
            "action_mask": spaces.Box(0, 1, (game.actions.choices,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    """The actions of players; chance's are the environment's own."""
    return spaces.Discrete(game.actions.choices)
