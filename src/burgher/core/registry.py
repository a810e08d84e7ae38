"""The games there are, by name; each is loaded when it is first asked for.

A package brings a game through the entry-point group ``burgher.games``; a file brings one where its path is in the
environment variable BURGHER_GAMES, so that processes that are started later know it, too.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from burgher.core.errors import BadOption
from burgher.core.game import Game
from burgher.core.loading import load_file

GROUP = "burgher.games"
FILES = "BURGHER_GAMES"

_places: dict[str, str] = {}


def register(name: str, place: str) -> None:
    """Make a game known: ``place`` is a module that has it as ``GAME``."""
    _places[name] = place


def add_file(path: str | Path) -> Game:
    """Make the game of a file known, in this process and in those that it starts."""
    place = str(Path(path).resolve())
    game = _from_file(place)
    files = _files()
    if place not in files:
        os.environ[FILES] = os.pathsep.join([*files, place])
    return game


def names() -> tuple[str, ...]:
    """All games: those that come with Burgher, those of other packages, those of files."""
    of_files = (_from_file(place).name for place in _files())
    return tuple(dict.fromkeys((*_places, *_of_packages(), *of_files)))


def find(name: str) -> Game:
    """A game by its name."""
    if name in _places:
        game = import_module(_places[name]).GAME
    elif name in _of_packages():
        game = next(point for point in entry_points(group=GROUP) if point.name == name).load()
    else:
        games = {game.name: game for game in map(_from_file, _files())}
        if name not in games:
            raise BadOption("no-such-game", name=repr(name), known=", ".join(names()))
        game = games[name]
    assert isinstance(game, Game)
    return game


@cache
def _of_packages() -> tuple[str, ...]:
    return tuple(point.name for point in entry_points(group=GROUP))


def _files() -> list[str]:
    return [place for place in os.environ.get(FILES, "").split(os.pathsep) if place]


def _from_file(place: str) -> Game:
    game = getattr(load_file(place), "GAME", None)
    if not isinstance(game, Game):
        raise BadOption("no-game-in-file", file=place)
    if game.name in _places or game.name in _of_packages():
        raise BadOption("game-name-taken", file=place, name=repr(game.name))
    return game
