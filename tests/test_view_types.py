"""The browser's types of the views are those that Python has."""

from __future__ import annotations

import importlib
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import burgher
from burgher.core.shapes import EVERY
from scripts.view_types import WEB, typed_games, written

GAMES = typed_games()


@pytest.mark.parametrize("game", GAMES)
def test_the_browsers_types_are_up_to_date(game: str) -> None:
    assert (WEB / game / "shapes.ts").read_text(encoding="utf-8") == written(game), "run python scripts/view_types.py"


def fits(value: object, kind: Any) -> bool:
    """Whether a piece of JSON is what its type says."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        given = value if isinstance(value, dict) else {}
        needed = {name for name, one in hints.items() if get_origin(one) is not NotRequired}
        return needed <= set(given) <= set(hints) and all(fits(one, hints[name]) for name, one in given.items())
    if origin is NotRequired:
        return fits(value, args[0])
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in args)
    if origin is Literal:
        return value in args
    if origin is list:
        return isinstance(value, list) and all(fits(one, args[0]) for one in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(k, args[0]) and fits(v, args[1]) for k, v in value.items())
    if origin is Annotated and kind.__metadata__ == (EVERY,):
        names = get_args(get_args(args[0])[0])
        return fits(value, args[0]) and isinstance(value, dict) and set(value) == set(names)
    if origin is Annotated:
        return fits(value, args[0]) and isinstance(value, list) and len(value) == 2
    return type(value) is (type(None) if kind is None else kind)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_view_of_a_game_is_what_its_types_say(game: str, players: int) -> None:
    shapes = importlib.import_module(f"burgher.{game}.faces.shapes")
    found = burgher.find(game)
    state = found.new(players)
    random = burgher.Random(players)
    while state.seat != burgher.OVER:
        if random.below(8) == 0:
            for seat in (None, *range(players)):
                assert fits(found.view(state, seat), shapes.View)
        legal = state.legal()
        state.apply(legal[random.below(len(legal))] if legal else state.roll(random))
    assert fits(found.view(state, None), shapes.View)
