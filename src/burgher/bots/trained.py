"""Which network knows a game, and why none does."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from burgher.core.encoding import Extent, extent, fingerprint
from burgher.core.errors import BurgherError
from burgher.core.game import Game
from burgher.core.registry import find

if TYPE_CHECKING:
    from burgher.bots.network import Network


class NoNetwork(BurgherError):
    """There is no network that could play; says why."""


@cache
def network_for(game: str, file: str = "") -> Network:
    """The network that comes with a game, or one from a file."""
    try:
        from burgher.bots.network import BadNetwork, Network
    except ImportError:
        raise NoNetwork("network-without-numpy") from None
    place = Path(file) if file else files("burgher") / "networks" / f"{game}.npz"
    try:
        with place.open("rb") as source:
            network = Network.read(source, place.name)
    except FileNotFoundError:
        raise NoNetwork("no-network", game=game) from None
    except BadNetwork as error:
        raise NoNetwork(str(error)) from None
    _check(network, game, place.name)
    known = find(game)
    return network.grown(known.features, known.actions.choices)


def continues(game: Game, mark: str, features: int, actions: int) -> bool:
    """Whether a game's encoding is the one with this fingerprint, or goes on where that one ends.

    Of an encoding that was learned it is not known how many actions chance had: they matter to no network.
    """
    room = extent(game)
    if features > room.features or actions > room.choices:
        return False
    counts = range(room.outcomes, -1, -1)
    return any(fingerprint(game, Extent(features, actions, outcomes)) == mark for outcomes in counts)


def _check(network: Network, game: str, name: str) -> None:
    """A network is lost where the numbers that it reads, or those of the actions, mean something else. What has come
    at the end since it learned does not confuse it."""
    record = network.record
    if record.get("game") != game:
        raise NoNetwork("network-of-another-game", file=name, learned=str(record.get("game")), game=game)
    known = find(game)
    if not continues(known, str(record.get("fingerprint")), network.features, network.actions):
        raise NoNetwork("network-of-another-encoding", file=name, game=game, version=known.encoding_version)
