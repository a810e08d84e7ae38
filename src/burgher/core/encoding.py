# compiled
"""Features as plain lists, for those who do not keep buffers of their own; and the fingerprint of an encoding.

An encoding is what the numbers of an observation mean and which action each number of the action space is. A learner
that was trained on one is lost on another.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.core.game import Game
from burgher.core.state import State


def buffer(size: int) -> vec[i16]:
    """Room for the features of one position."""
    return vec[i16]([0] * size)


def features(state: State, seat: i64, size: int) -> list[int]:
    """The features of a position, this seat in front."""
    out = buffer(size)
    state.encode(seat, out)
    return [int(out[k]) for k in range(len(out))]


class Extent(NamedTuple):
    """How much an encoding had at some time: features, players' actions, chance's actions."""

    features: int
    choices: int
    outcomes: int


def extent(game: Game) -> Extent:
    """How much a game's encoding has."""
    return Extent(game.features, game.actions.choices, len(game.actions) - game.actions.choices)


def fingerprint(game: Game, of: Extent | None = None) -> str:
    """The same for the same layout: the features by name and order, the actions by index and text.

    ``of`` leaves out what has come at the end since: what was there before must still be as it was.
    """
    room = extent(game) if of is None else of
    choices, outcomes = game.actions[: game.actions.choices], game.actions[game.actions.choices :]
    actions = [*choices[: room.choices], *outcomes[: room.outcomes]]
    lines = [*game.feature_names[: room.features], "", *[action.text for action in actions]]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]
