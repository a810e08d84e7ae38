"""Positions are refused or can be played: a field changed at random never leads into a dead end or an error."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import burgher
from burgher.belfort import GAME
from burgher.core.chance import Random
from tests.belfort.pieces import CASES
from tests.both_ways import the_first_both_ways
from tests.laws import LONGEST, Case, Walk, stroll, walks

Path = tuple[str | int, ...]


def numbers(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where a position has numbers."""
    if isinstance(value, int):
        yield path
    elif isinstance(value, (dict, list)):
        for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers(inner, (*path, name))


def change(position: Any, path: Path, by: int) -> None:
    for name in path[:-1]:
        position = position[name]
    position[path[-1]] += by


@pytest.mark.parametrize("case", the_first_both_ways(CASES), ids=str)
def test_a_changed_position_is_refused_or_can_be_played(case: Case) -> None:
    steps = st.lists(st.tuples(st.integers(0, 10**6), st.sampled_from([-2, -1, 1, 2, 7])), min_size=1, max_size=3)

    @given(walk=walks(case), changes=steps, ask=st.none() | st.sampled_from(GAME.layout.questions))
    def holds(walk: Walk, changes: list[tuple[int, int]], ask: str | None) -> None:
        options = GAME.settle_options(case.players, case.options)
        position = json.loads(json.dumps(GAME.position(walk.state(case))))
        places = list(numbers(position))
        for place, by in changes:
            change(position, places[place % len(places)], by)
        if ask is not None and position["questions"]:
            position["questions"][-1]["ask"] = ask
        try:
            state = GAME.restore(position, case.players, options, case.components)
        except burgher.BadPosition:
            return
        GAME.view(state, 0)
        GAME.prompt(state)
        stroll(state, case, Random(walk.seed), LONGEST)
        assert state.seat == burgher.OVER

    holds()
