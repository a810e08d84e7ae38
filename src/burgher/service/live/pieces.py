"""Component sets by what a table's row says of them; each is read once, for that takes longer than a move."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from burgher.core import registry
from burgher.core.components import ComponentSet
from burgher.core.match import named_components


def pieces_of(game: str, named: Mapping[str, Any]) -> ComponentSet:
    """The component set of a table; it is shared and must not be changed."""
    return _read(game, json.dumps(named, sort_keys=True))


@lru_cache(maxsize=64)
def _read(game: str, named: str) -> ComponentSet:
    return named_components(registry.find(game), json.loads(named))
