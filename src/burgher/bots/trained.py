"""Which network knows a game, and why none does."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from burgher.core.encoding import fingerprint
from burgher.core.errors import BurgherError
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
    return network


def _check(network: Network, game: str, name: str) -> None:
    """A network is lost where the numbers that it reads, or those of the actions, mean something else."""
    record = network.record
    if record.get("game") != game:
        raise NoNetwork("network-of-another-game", file=name, learned=str(record.get("game")), game=game)
    known = find(game)
    if record.get("fingerprint") != fingerprint(known) or network.features != known.features:
        raise NoNetwork("network-of-another-encoding", file=name, game=game, version=known.encoding_version)
