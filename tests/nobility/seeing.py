"""A view as plain JSON, and what one settlers card looks like in it."""

from __future__ import annotations

import json
from typing import Any

import burgher
from burgher.core.state import State
from burgher.nobility import GAME

S10 = {
    "card": "s10",
    "stack": 1,
    "race": "human",
    "goods": ["books", "weaponry"],
    "least": 4,
    "most": 6,
    "workers": 2,
    "stars": 0,
}


def view(where: burgher.Match | State, seat: int | None = 0) -> Any:
    state = where.state if isinstance(where, burgher.Match) else where
    seen = GAME.view(state, seat)
    assert json.loads(json.dumps(seen)) == seen
    return seen


def seat_of(match: burgher.Match, seat: int, viewer: int | None) -> Any:
    return view(match, viewer)["seats"][seat]
