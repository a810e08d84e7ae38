"""Both games as research libraries have games: PettingZoo, Gymnasium (one seat, or many games at once), OpenSpiel.

    pip install 'burgher[envs]'

>>> from burgher.envs.vector import SelfPlay
>>> tables = SelfPlay("belfort", tables=8, players=4, seed=1)
>>> tables.step(tables.masks.argmax(axis=1))

Nothing is loaded with this package but itself; take what you need:

- `burgher.envs.belfort_v0`, `burgher.envs.nobility_v0`: PettingZoo environments, every seat an agent.
- `burgher.envs.seat`: Gymnasium environments, one seat against bots, registered as ``burgher/Belfort-v0`` and
  ``burgher/Nobility-v0``.
- `burgher.envs.vector`: many games at once, stepped in compiled code.
- `burgher.envs.openspiel`: the games ``burgher_belfort`` and ``burgher_nobility`` of OpenSpiel.

A name's version is that of the encoding: observations and action numbers of the same version are the same.
"""
