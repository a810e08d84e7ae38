"""Games as research libraries have them: PettingZoo, Gymnasium (one seat, or many games at once), OpenSpiel.

    pip install 'burgher[envs]'

>>> import burgher
>>> from burgher.envs.vector import SelfPlay
>>> tables = SelfPlay(burgher.names()[0], tables=8, players=4, seed=1)
>>> tables.step(tables.masks.argmax(axis=1))

Nothing is loaded with this package but itself; take what you need:

- ``from burgher.envs import GAME_v0``: a PettingZoo environment, every seat an agent (`burgher.envs.aec`).
- `burgher.envs.seat`: Gymnasium environments, one seat against bots, registered as ``burgher/Game-v0``.
- `burgher.envs.vector`: many games at once, stepped in compiled code.
- `burgher.envs.openspiel`: OpenSpiel's games ``burgher_GAME``.

GAME is the name of any game that `burgher.names` knows. The version in a name is that of the game's encoding:
observations and action numbers of the same version are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgher.envs.aec import Environment


def __getattr__(name: str) -> Environment:
    """The PettingZoo environment of a game, by its name and version."""
    from burgher.core import registry

    for game in registry.names():
        if name.startswith(f"{game}_v"):
            from burgher.envs.aec import Environment
            from burgher.envs.encoding import env_name

            if env_name(game) == name:
                return Environment(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
