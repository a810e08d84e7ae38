"""The box of a game, and the sets that people have entered from theirs."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from sqlalchemy import Connection

from burgher.core.components import ComponentSet
from burgher.service import box_sets
from burgher.service.api.callers import ERRORS, Caller, Desk, KnownCaller, TableId, TheDesk, address_of
from burgher.service.cleaning import clean_name
from burgher.service.keys import TABLE_ID
from burgher.service.live.match import opening_of
from burgher.service.live.table import LiveTable
from burgher.service.opening import known_game
from burgher.service.refusal import Refusal
from burgher.service.shapes import box as shapes
from burgher.service.shapes.tables import Removed
from burgher.service.store import sets
from burgher.service.store.rows import SetRow
from burgher.service.store.trouble import Clash

routes = APIRouter(prefix="/api", tags=["sets"], responses=ERRORS)

SetId = Annotated[str, Path(pattern=TABLE_ID, description="The set's id.")]
GameName = Annotated[str, Path(max_length=40)]
BYTES = 60_000
"""About how many bytes a set takes up at most."""
TOML = "application/toml"


@routes.get("/games/{game}/box")
async def show_box(game: GameName, base: Annotated[str | None, Query(max_length=40)] = None) -> shapes.Box:
    """The pieces of a game in the order of the box, with what is certain about them and what is not."""
    return await asyncio.to_thread(lambda: box_sets.show_box(box_sets.box_for(game, base)))


@routes.get("/games/{game}/house")
async def show_house_set(desk: TheDesk, game: GameName) -> shapes.Examined:
    """The pieces that this server plays a game with where nobody chooses others."""
    known = known_game(game)
    chosen = desk.settings.components.get(game) or known.components()
    return await asyncio.to_thread(box_sets.examine, known, chosen)


@routes.get("/tables/{table}/box")
async def show_table_set(desk: TheDesk, table: TableId) -> shapes.Examined:
    """The pieces that a table plays with, as far as they differ from those that come with the game."""

    def show(live: LiveTable) -> shapes.Examined:
        opening = opening_of(live.row)
        return box_sets.examine(opening.game, opening.components)

    return await desk.house.look(table, show)


@routes.get("/sets")
async def list_my_sets(desk: TheDesk, device: Caller) -> shapes.ListedSets:
    """The sets of this device, for all games."""
    if device is None:
        return shapes.ListedSets(sets=[])

    def listed() -> shapes.ListedSets:
        with desk.house.database.reading() as connection:
            rows = sets.sets_of(connection, device)
        return shapes.ListedSets(sets=[box_sets.show_listed(row) for row in rows])

    return await asyncio.to_thread(listed)


@routes.post("/sets", status_code=201)
async def make_set(request: Request, desk: TheDesk, device: KnownCaller, asked: shapes.NewSet) -> shapes.ComponentSet:
    """A new set, as one that comes with the game or with corrections."""
    _spend(request, desk)
    return await _added(desk, await asyncio.to_thread(box_sets.plan_set, asked, device))


@routes.post("/sets/brought", status_code=201)
async def bring_set(
    request: Request, desk: TheDesk, device: KnownCaller, asked: shapes.BroughtSet
) -> shapes.ComponentSet:
    """A new set from a component file."""
    _spend(request, desk)
    return await _added(desk, await asyncio.to_thread(box_sets.read_brought, asked, device))


def _spend(request: Request, desk: Desk) -> None:
    desk.limiters.making.spend(address_of(request))
    desk.limiters.keeping.spend(address_of(request), BYTES)


async def _added(desk: Desk, row: SetRow) -> shapes.ComponentSet:
    add = box_sets.adding(row, desk.settings.quotas.sets)
    try:
        added = await desk.house.database.written(add)
    except Clash:
        # Another has been made in the same moment, with the same key or name: that one is found now.
        added = await desk.house.database.written(add)
    return await asyncio.to_thread(box_sets.show_set, added)


@routes.get("/sets/{set}")
async def show_set(desk: TheDesk, device: Caller, set: SetId) -> shapes.ComponentSet:
    """A set of mine: what was entered, what is wrong with it, what is odd."""
    return await asyncio.to_thread(lambda: box_sets.show_set(own_set(desk, set, device)))


def own_set(desk: Desk, set: str, device: int | None) -> SetRow:
    with desk.house.database.reading() as connection:
        return box_sets.own_set(connection, set, device)


@routes.post("/sets/{set}/changes")
async def change_set(desk: TheDesk, device: Caller, set: SetId, asked: shapes.Changes) -> shapes.ComponentSet:
    """Enter values, and say which pieces were looked up. All of it is kept, also what cannot be played with."""
    if device is not None:
        desk.limiters.acting.spend(device)
    work = box_sets.changing(set, device, lambda row, connection: box_sets.changed(row, asked))
    return await asyncio.to_thread(box_sets.show_set, await desk.house.database.written(work))


@routes.post("/sets/{set}/name")
async def rename_set(desk: TheDesk, device: Caller, set: SetId, asked: shapes.Named) -> shapes.ComponentSet:
    """Call a set something else."""
    work = box_sets.changing(set, device, lambda row, connection: box_sets.renamed(row, asked.name, connection))
    return await asyncio.to_thread(box_sets.show_set, await desk.house.database.written(work))


@routes.post("/sets/{set}/copy", status_code=201)
async def copy_set(
    request: Request, desk: TheDesk, device: Caller, set: SetId, asked: shapes.Named
) -> shapes.ComponentSet:
    """The same once more, under another name."""
    _spend(request, desk)

    def copied() -> SetRow:
        row = own_set(desk, set, device)
        box = box_sets.box_for(row.game, row.base)
        name = clean_name(asked.name)
        return box_sets.new_row(box, name, row.device, dict(row.entered), row.checked, asked.key)

    return await _added(desk, await asyncio.to_thread(copied))


@routes.delete("/sets/{set}")
async def remove_set(desk: TheDesk, device: Caller, set: SetId) -> Removed:
    """Remove a set. Games that are played with it, or were, have it still."""

    def remove(connection: Connection) -> None:
        sets.remove_set(connection, box_sets.own_set(connection, set, device).id)

    await desk.house.database.written(remove)
    return Removed(id=set)


@routes.get("/sets/{set}/file", response_class=Response, responses={200: {"content": {TOML: {}}}})
async def download_set(desk: TheDesk, device: Caller, set: SetId) -> Response:
    """A set as a component file: to keep, to play with anywhere, or to send to the project."""

    def written() -> tuple[str, str]:
        row = own_set(desk, set, device)
        return row.game, box_sets.file_of(row)

    game, text = await asyncio.to_thread(written)
    headers = {"content-disposition": f'attachment; filename="{game}-{set}.toml"'}
    return Response(text, media_type=TOML, headers=headers)


def chosen_set(desk: Desk, set: str, device: int, game: str) -> ComponentSet:
    """The set that somebody wants to play a game with."""
    row = own_set(desk, set, device)
    if row.game != game:
        raise Refusal("no-set")
    return box_sets.playable(row)
