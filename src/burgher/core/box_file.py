"""An owner's file: what somebody has found on the pieces of a box, as a component file.

It is the TOML of docs/components.md. What was looked up stands there with ``source = "owner"``, also where it is as in
the shipped set: so a file can be played with, and several files tell what owners agree on.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from burgher.core.box import OWNER, Box, Values, flat, nested
from burgher.core.components import FORMAT, ComponentSet, provenance, written
from burgher.core.errors import BadComponents
from burgher.core.game import Game
from burgher.core.registry import find, names

HEAD = ("name", "game", "base", "format", "note", "source")
"""What a file says about itself."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def owner_file(box: Box, name: str, values: Mapping[str, object], checked: Collection[str], note: str = "") -> str:
    """The file for a set: its values, and the shipped ones that were found to be right."""
    confirmed = {path for id in checked if id in box.pieces for path in box.open_fields(box.pieces[id]).values()}
    told: Values = {path: values.get(path, value) for path, value in box.facts.items() if path in confirmed | {*values}}
    told |= {path: value for path, value in values.items() if path not in told}
    head = [
        f"name = {written(name)}",
        f"game = {written(box.game)}",
        f"base = {written(box.base)}",
        f"format = {FORMAT}",
    ]
    head += [f"note = {written(note)}"] if note else []
    owned = {path.rpartition(".")[0] for path in confirmed}
    return "\n".join([*head, *_tables(nested(told), "", owned)]) + "\n"


def _tables(table: Mapping[str, object], path: str, owned: Collection[str]) -> Iterator[str]:
    """A table with its own values, then those inside it."""
    own = {name: value for name, value in table.items() if not isinstance(value, dict)}
    if path and own:
        yield ""
        yield f"[{'.'.join(_key(part) for part in path.split('.'))}]"
        if path in owned:
            yield f'source = "{OWNER}"'
    for name, value in own.items():
        yield f"{_key(name)} = {written(value)}"
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _tables(value, f"{path}.{name}" if path else name, owned)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else written(name)


def checked_in(box: Box, tables: Mapping[str, object]) -> list[str]:
    """The pieces of which a file says that their owner has looked up all there is to look up on them."""
    told = flat(tables)
    owned = {path for path, source in provenance(tables).items() if source == OWNER}

    def is_checked(id: str) -> bool:
        paths = box.open_fields(box.pieces[id]).values()
        return all(path in told and path.rpartition(".")[0] in owned for path in paths)

    return [id for id in box.to_check() if is_checked(id)]


def read_for(game: Game, tables: dict[str, object], name: str) -> ComponentSet:
    """The pieces that a file has for a game. One that does not fit, and would do for another game, says so."""
    try:
        return game.corrected(tables, name)
    except BadComponents:
        other = _meant_for(tables, game)
        if other is None:
            raise
        raise BadComponents("components-of-another", game=repr(other), wanted=game.name) from None


def _meant_for(tables: dict[str, object], game: Game) -> str | None:
    """Another game that a file would do for."""
    for name in names():
        if name != game.name:
            try:
                find(name).corrected(tables, name)
            except BadComponents:
                continue
            return name
    return None


def game_of(tables: Mapping[str, object]) -> Game:
    """The game that a file is for: as it says, otherwise the first that it fits; the error is that of the first."""
    named = tables.get("game")
    if isinstance(named, str):
        return find(named)
    games = [find(name) for name in names()]
    wrong: BadComponents | None = None
    for game in games:
        try:
            game.corrected(dict(tables), game.name)
        except BadComponents as error:
            if wrong is None or len(set(tables) & set(game.shipped(game.sets[0]))) > 0:
                wrong = error
        else:
            return game
    assert wrong is not None
    raise wrong
