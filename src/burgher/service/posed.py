"""A position that a worker process is asked about, for a bot or for the coach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.perspective import Perspective
from burgher.service.live.pieces import pieces_of


@dataclass(frozen=True, kw_only=True)
class Posed:
    """All that is needed to look at it as a seat does. In a running game the position is one that the seat imagines:
    what is hidden from it does not come here."""

    game: str
    players: int
    options: Mapping[str, Any]
    components: Mapping[str, Any]
    position: Mapping[str, Any]
    seat: int
    seed: str
    seconds: float

    def perspective(self) -> Perspective:
        """The position as the seat sees it."""
        game = registry.find(self.game)
        options = game.settle_options(self.players, self.options)
        state = game.restore(self.position, self.players, options, pieces_of(self.game, self.components))
        return Perspective(game, state, self.seat, Random(self.seed))
