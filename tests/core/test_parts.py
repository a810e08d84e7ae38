"""What views have in common is kept once, and says the same as if it had been made anew."""

import json
from typing import Any

import pytest

import burgher
from burgher.core.parts import MOST, Parts, copied
from tests.both_ways import the_first_both_ways

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("nobility", 1, {}),
    ("belfort", 2, {}),
    ("belfort", 4, {}),
    ("nobility", 2, {}),
    ("nobility", 4, {"chancery": True, "events": True}),
]


def played(game: str, players: int, options: dict[str, object], seed: int) -> burgher.Match:
    match = burgher.Match(game, players, options, seed=seed)
    chosen = burgher.Random(seed)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[chosen.below(len(legal))])
    return match


def anew(match: burgher.Match, state: Any, seat: int | None) -> dict[str, object]:
    """A view that has nothing from others."""
    kept, state.rules.parts = state.rules.parts, Parts()
    try:
        return match.game.view(state, seat)
    finally:
        state.rules.parts = kept


@pytest.mark.parametrize(("game", "players", "options"), the_first_both_ways(TABLES))
def test_what_is_kept_looks_as_if_it_were_made_anew(game: str, players: int, options: dict[str, object]) -> None:
    for seed in range(2):
        match = played(game, players, options, seed)
        for state in match.positions[::3]:
            for seat in (None, 0, players - 1):
                assert json.dumps(match.game.view(state, seat)) == json.dumps(anew(match, state, seat))


def test_tables_have_what_is_printed_in_common() -> None:
    one, other = (burgher.Match("nobility", 2, seed=seed) for seed in (1, 2))
    here: Any = one.game.view(one.state, 0)
    there: Any = other.game.view(other.state, 1)
    assert here["seats"][0]["community"][0] is there["seats"][1]["community"][0]
    assert one.state is not other.state


@pytest.mark.parametrize("game", ["belfort", "nobility"])
def test_the_view_of_a_match_is_its_readers_own(game: str) -> None:
    match = burgher.Match(game, 2, seed=3)
    before = json.dumps(match.view(0))
    spoil(match.view(0))
    assert json.dumps(match.view(0)) == before
    assert json.dumps(burgher.Match(game, 2, seed=3).view(0)) == before


def spoil(part: Any) -> None:
    """Change all that can be."""
    for value in part.values() if isinstance(part, dict) else part:
        if isinstance(value, dict | list):
            spoil(value)
    part.clear()


def test_a_copy_has_nothing_in_common() -> None:
    part = {"a": [1, {"b": []}], "c": None}
    again = copied(part)
    assert again == part
    again["a"][1]["b"].append(2)
    assert part["a"] == [1, {"b": []}]


def test_there_are_never_too_many() -> None:
    parts = Parts()
    for number in range(MOST):
        parts.keep(("number", number), [number])
    assert parts.find(("number", 0)) == [0]
    assert parts.keep(("one", "more"), []) == []
    assert parts.find(("number", 0)) is None
    assert parts.find(("one", "more")) == []
