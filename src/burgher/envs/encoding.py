"""The encodings that environments show, each with its version.

An encoding is what the numbers of an observation mean and which action each number of the action space is. A learner
that was trained on one is lost on another. So the layout has a fingerprint, which a test pins: where it changes, the
version must change, and with it the names of all environments.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module

import burgher
from burgher.core.features import Block
from burgher.core.game import Game

VERSIONS: Mapping[str, int] = {"belfort": 0, "nobility": 0}
"""The version of each game's encoding."""


def fingerprint(game: Game) -> str:
    """The same for the same layout: the features by name and order, the actions by index and text."""
    lines = [*game.feature_names, "", *(action.text for action in game.actions)]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def env_name(game: str) -> str:
    """How an environment is called: ``belfort_v0``."""
    return f"{burgher.find(game).name}_v{VERSIONS[game]}"


def gym_id(game: str) -> str:
    """Its name for Gymnasium: ``burgher/Belfort-v0``."""
    return f"burgher/{game.capitalize()}-v{VERSIONS[game]}"


def blocks_of(game: Game) -> tuple[Block, ...]:
    """The features of a game's encoding, in the order in which they are written."""
    blocks: tuple[Block, ...] = import_module(f"burgher.{game.name}.features").BLOCKS
    return blocks


def named_parts(game: Game) -> dict[str, tuple[int, int]]:
    """The parts of an observation by name, each with where it begins and ends.

    A part is all that is said of a seat, a district or a place ("seat 0", "district 3", "guild artists"), or a feature
    that belongs to none of these, with all its entries ("phase", "pool", "asked").

    >>> parts = named_parts(burgher.find("belfort"))
    >>> parts["players"]
    (0, 1)
    >>> list(parts)[-1]
    'district 4'
    """
    parts: dict[str, tuple[int, int]] = {}
    at = 0
    for block in blocks_of(game):
        for entry in block.times:
            for feature in block.features:
                name = block.prefix.format(entry).removesuffix(": ") or feature.name
                begin = parts.get(name, (at, at))[0]
                at += len(feature.names(""))
                parts[name] = (begin, at)
    return parts
