"""A view is declared once: what games show is what they declare, and the browser's types are made from it."""

from __future__ import annotations

from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import burgher
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.shapes import PAIR, SOME
from burgher.nobility import names
from burgher.nobility.faces import shapes
from scripts import view_types

DECLARED = view_types.declared()


@pytest.mark.parametrize(("path", "module"), DECLARED.items(), ids=[path.parent.name for path in DECLARED])
def test_the_browsers_types_are_up_to_date(path: Any, module: ModuleType) -> None:
    assert path.read_text(encoding="utf-8") == view_types.Writer(module).text(), "run scripts/view_types.py"


def differs(value: Any, hint: Any, path: str) -> str | None:
    """Where a value is not as declared; None: it is."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        found = [differs(value, one, path) for one in args]
        return None if None in found else found[-1] if value is not None else found[0]
    if origin is Annotated and args[1] == PAIR:
        two = isinstance(value, list) and len(value) == 2
        return differs(value, args[0], path) if two else f"{path} is {value!r}"
    if origin is Annotated:
        return differs_in_dict(value, get_args(args[0]), path, whole=args[1] != SOME)
    if origin is dict:
        return differs_in_dict(value, args, path, whole=True)
    if origin is list:
        if not isinstance(value, list):
            return f"{path} is {value!r}"
        return next((told for k, one in enumerate(value) if (told := differs(one, args[0], f"{path}[{k}]"))), None)
    if origin is Literal:
        return None if value in args else f"{path} is {value!r}"
    if is_typeddict(hint):
        hints = get_type_hints(hint, include_extras=True)
        if not isinstance(value, dict) or set(value) != set(hints):
            return f"{path} is {value!r}"
        return next((told for name in hints if (told := differs(value[name], hints[name], f"{path}.{name}"))), None)
    fits = hint is object or type(value) is hint or (hint is NoneType and value is None)
    return None if fits else f"{path} is {value!r}"


def differs_in_dict(value: Any, args: tuple[Any, ...], path: str, whole: bool) -> str | None:
    """``whole``: all words of the key are there."""
    if not isinstance(value, dict):
        return f"{path} is {value!r}"
    words = get_args(args[0]) if get_origin(args[0]) is Literal else ()
    if words and (set(value) - set(words) or (whole and set(value) != set(words))):
        return f"{path} has {sorted(value)}"
    return next((told for name, one in value.items() if (told := differs(one, args[1], f"{path}.{name}"))), None)


def can_be(game: Game, players: int, option: str, value: object) -> bool:
    """Whether an option may be chosen by itself."""
    try:
        game.settle_options(players, {option: value})
    except burgher.BadOption:
        return False
    return True


@pytest.mark.parametrize("module", DECLARED.values(), ids=[path.parent.name for path in DECLARED])
@pytest.mark.parametrize("seed", range(3))
def test_views_are_as_declared(module: ModuleType, seed: int) -> None:
    """In a random game, with every option chosen where it may be, as everybody sees it."""
    game = burgher.find(module.__name__.split(".")[1])
    players = (game.counts[0], game.counts[1], game.counts[-1])[seed]
    others = {option.name: option.choices[-1] for option in game.options if not option.several and seed > 0}
    options = {name: value for name, value in others.items() if can_be(game, players, name, value)}
    match = burgher.Match(game.name, players, options, seed)
    random = Random(seed)
    steps = 0
    while not match.over:
        if steps % 23 == 0:
            for seat in (0, players - 1, None):
                assert differs(match.view(seat), module.View, "view") is None
        legal = list(match.legal)
        eager = [action for action in legal if action.verb not in ("pass", "end", "done")] or legal
        match.play(eager[random.below(len(eager))])
        steps += 1
    assert differs(match.view(None), module.View, "view") is None
    assert steps > 50


def test_the_words_of_views_are_those_of_the_pieces() -> None:
    assert shapes.GOODS == names.GOODS
    assert shapes.GUILDS == names.GUILDS
    assert shapes.RACES == names.RACES
    assert shapes.EFFECTS == names.WORKSHOP_EFFECTS
    assert shapes.ROWS == names.DESK_ROWS


def test_what_is_not_as_declared_is_found() -> None:
    """So that the test above can fail."""
    die = {"seat": 0, "value": 3}
    assert differs(die, shapes.DieOn, "die") is None
    assert differs({**die, "seat": "0"}, shapes.DieOn, "die") == "die.seat is '0'"
    assert differs({"value": 3}, shapes.DieOn, "die") == "die is {'value': 3}"
    assert differs({"elf": 1}, dict[shapes.Race, int], "settled") == "settled has ['elf']"
    assert differs(None, shapes.DieOn | None, "die") is None
