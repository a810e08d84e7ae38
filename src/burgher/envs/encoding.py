"""The encodings that environments show, each with its version.

An encoding is what the numbers of an observation mean and which action each number of the action space is. A learner
that was trained on one is lost on another. So the layout has a fingerprint, which a test pins: where a number moves or
changes its meaning, the version must change, and with it the names of all environments. New numbers and new actions
come at the end, and the version stays.
"""

from __future__ import annotations

import burgher
from burgher.core.encoding import fingerprint as fingerprint
from burgher.core.game import Game


def env_name(game: str) -> str:
    """How an environment is called: ``GAME_v0``."""
    return f"{game}_v{burgher.find(game).encoding_version}"


def gym_id(game: str) -> str:
    """Its name for Gymnasium: ``burgher/Game-v0``."""
    return f"burgher/{game.capitalize()}-v{burgher.find(game).encoding_version}"


def named_parts(game: Game) -> dict[str, tuple[int, int]]:
    """The parts of an observation by name, each with where it begins and ends.

    A part is all that is said of a seat, a district or a place ("seat 0", "district 3", "guild artists"), or a feature
    that belongs to none of these, with all its entries ("phase", "pool", "asked").

    >>> next(iter(named_parts(burgher.find(burgher.names()[0])).items()))
    ('players', (0, 1))
    """
    parts: dict[str, tuple[int, int]] = {}
    at = 0
    for block in game.feature_blocks:
        for entry in block.times:
            for feature in block.features:
                name = block.prefix.format(entry).removesuffix(": ") or feature.name
                begin = parts.get(name, (at, at))[0]
                at += len(feature.names(""))
                parts[name] = (begin, at)
    return parts
