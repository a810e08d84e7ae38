"""Component sets that people enter from their own box: made, changed, checked, brought and given."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace

from sqlalchemy import Connection

from burgher.core import registry
from burgher.core.box import Box, box_of, corrections, differences, flat, read_values
from burgher.core.box_file import HEAD, checked_in, owner_file, read_for
from burgher.core.components import MOST_BYTES, ComponentSet
from burgher.core.doubts import Doubt, doubts
from burgher.core.errors import BurgherError, Phrase, cause
from burgher.core.game import Game, Message
from burgher.service.cleaning import check_letters, clean_name
from burgher.service.clock import now
from burgher.service.keys import new_table_id
from burgher.service.opening import known_game
from burgher.service.refusal import Refusal, refused
from burgher.service.shapes import box as shapes
from burgher.service.shapes.base import Message as ShownMessage
from burgher.service.store import sets
from burgher.service.store.rows import SetRow

MOST_VALUES = 2500
"""Values that a set may have: more than any game has."""


def box_for(game: str, base: str | None) -> Box:
    """The box of a game that there is."""
    known = known_game(game)
    if base is not None and base not in known.sets:
        raise Refusal("bad-components", detail=Phrase("unknown-set", name=repr(base)))
    return box_of(known.name, base or known.sets[0])


# what is shown


def show_box(box: Box) -> shapes.Box:
    parts = []
    for part in box.parts:
        fields = [
            shapes.BoxField(
                name=one.name, kind=one.kind, low=one.low, high=one.high, count=one.count, words=list(one.words)
            )
            for one in part.fields
        ]
        pieces = []
        for piece in part.pieces:
            paths = [piece.fields.get(field.name) for field in part.fields]
            pieces.append(
                shapes.BoxPiece(
                    id=piece.id,
                    name=piece.name,
                    values=[None if path is None else box.facts[path] for path in paths],
                    sources=[None if path is None else box.source(path) for path in paths],
                )
            )
        parts.append(
            shapes.BoxPart(
                name=part.name, chapter=part.chapter, look=part.look, copies=part.copies, fields=fields, pieces=pieces
            )
        )
    game = registry.find(box.game)
    return shapes.Box(game=box.game, base=box.base, sets=list(game.sets), parts=parts, to_check=box.to_check())


def show_set(row: SetRow) -> shapes.ComponentSet:
    box = box_of(row.game, row.base)
    facts, problems = read_values(box, row.entered)
    return shapes.ComponentSet(
        id=row.id,
        game=row.game,
        name=row.name,
        base=row.base,
        version=row.version,
        entered=row.entered,
        checked=row.checked,
        to_check=len(box.to_check()),
        problems=[shapes.SetProblem(path=one.path, why=ShownMessage.of(one.why)) for one in problems],
        doubts=[_show_doubt(one) for one in doubts(box, facts)],
        changed_at=row.changed_at,
    )


def _show_doubt(doubt: Doubt) -> shapes.SetDoubt:
    message = Message(f"doubt-{doubt.id}", dict(doubt.args))
    return shapes.SetDoubt(why=ShownMessage.of(message), pieces=list(doubt.pieces))


def show_listed(row: SetRow) -> shapes.ListedSet:
    box = box_of(row.game, row.base)
    return shapes.ListedSet(
        id=row.id,
        game=row.game,
        name=row.name,
        base=row.base,
        entered=len(row.entered),
        checked=len(row.checked),
        to_check=len(box.to_check()),
        playable=not read_values(box, row.entered)[1],
        changed_at=row.changed_at,
    )


def examine(game: Game, components: ComponentSet) -> shapes.Examined:
    """Pieces that a table plays with, beside those of the shipped set they come from."""
    given = components.corrections or {}
    base = given.get("base", components.name if components.name in game.sets else game.sets[0])
    box = box_of(game.name, str(base))
    facts, _ = read_values(box, entered_in(given))
    return shapes.Examined(
        game=game.name,
        name=components.name,
        base=box.base,
        entered=differences(box, facts),
        doubts=[_show_doubt(one) for one in doubts(box, facts)],
    )


# making and changing


def entered_in(tables: Mapping[str, object]) -> dict[str, object]:
    """The values of a component file, by path."""
    return flat({name: value for name, value in tables.items() if name not in HEAD})


def plan_set(asked: shapes.NewSet, device: int) -> SetRow:
    """A new set; values that cannot be played with are kept all the same, but those that nothing has are refused."""
    check_letters(asked.corrections)
    own = dict(asked.corrections)
    box = box_for(asked.game, asked.base or _base_in(own))
    entered = differences(box, entered_in(own))
    unknown = next((path for path in entered if path not in box.facts), None)
    if unknown is not None or len(entered) > MOST_VALUES:
        raise Refusal("set-field", path=str(unknown)[:120])
    return new_row(box, clean_name(asked.name), device, entered, asked.checked, asked.key)


def _base_in(tables: Mapping[str, object]) -> str | None:
    base = tables.get("base")
    return base if isinstance(base, str) else None


def read_brought(asked: shapes.BroughtSet, device: int) -> SetRow:
    """A component file from outside: it must be one that can be played with."""
    game = known_game(asked.game)
    check_letters(asked.text)
    if len(asked.text.encode()) > MOST_BYTES:
        raise Refusal("too-big", most=MOST_BYTES)
    try:
        tables = tomllib.loads(asked.text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refusal("bad-components", detail=Phrase("brought-not-toml", why=cause(error))) from None
    try:
        pieces = read_for(game, tables, game.name)
    except BurgherError as error:
        raise refused(error) from None
    box = box_for(game.name, _base_in(tables))
    name = clean_name(asked.name or pieces.name)
    entered = differences(box, entered_in(tables))
    return new_row(box, name, device, entered, checked_in(box, tables), asked.key)


def new_row(
    box: Box, name: str, device: int, entered: dict[str, object], checked: list[str], key: str | None
) -> SetRow:
    made = now()
    known = [id for id in box.to_check() if id in set(checked)]
    return SetRow(new_table_id(), device, box.game, name, box.base, entered, known, 1, key, made, made)


def changed(row: SetRow, asked: shapes.Changes) -> SetRow:
    """A set with what was entered and looked up since."""
    box = box_of(row.game, row.base)
    check_letters([change.value for change in asked.changes])
    entered = dict(row.entered)
    for change in asked.changes:
        if not box.is_open(change.path) and change.path not in entered:
            raise Refusal("set-field", path=change.path)
        entered[change.path] = change.value
    kept = differences(box, {path: value for path, value in entered.items() if value is not None})
    checked = [id for id in box.to_check() if asked.checked.get(id, id in row.checked)]
    if (kept, checked) == (row.entered, row.checked):
        return row
    return replace(row, entered=kept, checked=checked, version=row.version + 1, changed_at=now())


def file_of(row: SetRow) -> str:
    """The set as a component file."""
    return owner_file(box_of(row.game, row.base), row.name, row.entered, row.checked)


def playable(row: SetRow) -> ComponentSet:
    """The set to play with; it is refused while something in it cannot be."""
    game = registry.find(row.game)
    box = box_of(row.game, row.base)
    try:
        given = corrections(box, row.entered, row.checked)
        return game.corrected({"name": row.name, **given}, row.name)
    except BurgherError as error:
        raise Refusal("set-unplayable", name=row.name, detail=error.detail()) from None


# in the database


def own_set(connection: Connection, id: str, device: int | None) -> SetRow:
    """A set of this device."""
    found = sets.find_set(connection, id)
    if found is None or found.device != device:
        raise Refusal("no-set")
    return found


def adding(row: SetRow, most: int) -> Callable[[Connection], SetRow]:
    """Adds a set, once; a name that is taken, or one set too many, is refused."""

    def add(connection: Connection) -> SetRow:
        before = None if row.made_key is None else sets.set_by_key(connection, row.device, row.made_key)
        if before is not None:
            return before
        if sets.count_sets(connection, row.device) >= most:
            raise Refusal("too-many-sets", most=most)
        if sets.is_taken(connection, row.device, row.game, row.name):
            raise Refusal("set-named", name=row.name)
        sets.add_set(connection, row)
        return row

    return add


def changing(
    id: str, device: int | None, change: Callable[[SetRow, Connection], SetRow]
) -> Callable[[Connection], SetRow]:
    """Changes a set as it stands then."""

    def write(connection: Connection) -> SetRow:
        row = own_set(connection, id, device)
        new = change(row, connection)
        if new is not row:
            sets.change_set(connection, new)
        return new

    return write


def renamed(row: SetRow, name: str, connection: Connection) -> SetRow:
    cleaned = clean_name(name)
    if cleaned == row.name:
        return row
    if sets.is_taken(connection, row.device, row.game, cleaned):
        raise Refusal("set-named", name=cleaned)
    return replace(row, name=cleaned, version=row.version + 1, changed_at=now())
