"""The games there are, by name; each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from burgher.core.errors import BadOption
from burgher.core.game import Game

_places: dict[str, str] = {}


def register(name: str, place: str) -> None:
    """Make a game known: ``place`` is a module that has it as ``GAME``."""
    _places[name] = place


def names() -> tuple[str, ...]:
    return tuple(_places)


def find(name: str) -> Game:
    if name not in _places:
        raise BadOption("no-such-game", name=repr(name), known=", ".join(_places))
    game = import_module(_places[name]).GAME
    assert isinstance(game, Game)
    return game
