"""Tables: opening them, finding them again, inviting others, playing once more."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from burgher.core.components import ComponentSet
from burgher.service import records
from burgher.service.api.callers import ERRORS, Caller, Desk, KnownCaller, TableId, TheDesk, address_of, base_addresses
from burgher.service.api.sets import chosen_set
from burgher.service.keys import TABLE_ID
from burgher.service.live.draft import Conflict, Draft
from burgher.service.live.table import LiveTable
from burgher.service.network import is_local, qr, show_links
from burgher.service.opening import plan_table
from burgher.service.records import open_draft
from burgher.service.refusal import Refusal
from burgher.service.shapes.seats import Links
from burgher.service.shapes.tables import NewTable, Removed, Table, Tables
from burgher.service.showing import show_listed, show_table
from burgher.service.store import queries
from burgher.service.store.rows import PLAYING, RECORD, WAITING

routes = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)

PAGE = 48
"""Tables on a page of the list of one's own."""
TABLE_BYTES = 50_000
"""What a game takes up in the end, about."""


async def table_for(desk: Desk, table: str, device: int | None) -> Table:
    """A table as this device may know it."""
    present = desk.house.hub.present(table)
    return await desk.house.look(table, lambda live: show_table(live, device, present))


async def open_once(desk: Desk, draft: Draft, device: int, key: str | None) -> str:
    """Open a table; with a key that has opened one already, that one."""

    def opened() -> str:
        before = made_or_room(desk, device, draft.status, key)
        if before is not None:
            return before
        draft.commit(desk.house.database)
        return draft.live.id

    try:
        id = await asyncio.to_thread(opened)
    except Conflict:
        # The same key has opened one in the same moment: that one is found now.
        id = await asyncio.to_thread(opened)
    if id == draft.live.id and draft.live.match is not None:
        desk.house.keep(draft.live)
    desk.house.wake_bots(id)
    return id


def made_or_room(desk: Desk, device: int, status: str, key: str | None = None) -> str | None:
    """The table that was opened with this key; where it is a new one, a refusal if the device has as many as it may."""
    most = desk.settings.quotas
    with desk.house.database.reading() as connection:
        if key is not None and (before := queries.made_before(connection, device, key)) is not None:
            return before
        if status == RECORD:
            if queries.count_tables(connection, device, (RECORD,)) >= most.records:
                raise Refusal("too-many-records", most=most.records)
        elif queries.count_tables(connection, device, (WAITING, PLAYING)) >= most.tables:
            raise Refusal("too-many-tables", most=most.tables)
    return None


def spend_on_table(request: Request, desk: Desk) -> None:
    """Count a new table against what its address may have."""
    desk.limiters.making.spend(address_of(request))
    desk.limiters.keeping.spend(address_of(request), TABLE_BYTES)


def _chosen(desk: Desk, asked: NewTable, device: int) -> ComponentSet | None:
    """A set of one's own, or the house's; None where the wish names pieces itself, or wants those of the game."""
    if asked.set is not None:
        return chosen_set(desk, asked.set, device, asked.game)
    if asked.components is None and asked.corrections is None:
        return desk.settings.components.get(asked.game)
    return None


@routes.post("/tables", status_code=201)
async def open_table(request: Request, desk: TheDesk, device: KnownCaller, asked: NewTable) -> Table:
    """Open a table. The game begins as soon as no seat is open."""
    spend_on_table(request, desk)

    def planned() -> Draft:
        return open_draft(*plan_table(asked, device, desk.settings.chance, _chosen(desk, asked, device)))

    draft = await asyncio.to_thread(planned)
    return await table_for(desk, await open_once(desk, draft, device, asked.key), device)


@routes.get("/tables")
async def list_my_tables(
    desk: TheDesk,
    device: Caller,
    after: Annotated[str | None, Query(pattern=TABLE_ID, description="The ``next`` of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> Tables:
    """The tables where I sit, and the records I brought: those under way first, then what changed last."""
    if device is None:
        return Tables(tables=[], next=None)

    def listed() -> Tables:
        with desk.house.database.reading() as connection:
            last = None if after is None else queries.listed_table(connection, after)
            rows = queries.tables_of(connection, device, limit + 1, last)
            seats = queries.find_seats_of(connection, [row.id for row in rows[:limit]])
        return Tables(
            tables=[show_listed(row, seats[row.id], device) for row in rows[:limit]],
            next=rows[limit - 1].id if len(rows) > limit else None,
        )

    return await asyncio.to_thread(listed)


@routes.get("/tables/{table}")
async def show_one_table(desk: TheDesk, device: Caller, table: TableId) -> Table:
    """A table: who sits where, what is played, how far it is."""
    return await table_for(desk, table, device)


@routes.delete("/tables/{table}")
async def remove_record(desk: TheDesk, device: Caller, table: TableId) -> Removed:
    """Remove a record that I brought."""

    def check(live: LiveTable) -> int:
        if device is None or live.row.owner != device:
            raise Refusal("not-host")
        if live.row.status != RECORD:
            raise Refusal("not-a-record")
        return live.row.pulse

    await desk.house.remove(table, await desk.house.look(table, check))
    return Removed(id=table)


@routes.get("/tables/{table}/links")
async def invite(request: Request, desk: TheDesk, table: TableId) -> Links:
    """The table's addresses for others, each with its QR code."""
    path = await desk.house.look(table, lambda live: f"/t/{live.id}")
    here = base_addresses(request, desk)
    return Links(path=path, links=show_links(here, path), reachable=not all(is_local(base) for base in here))


@routes.get("/tables/{table}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def show_qr(request: Request, desk: TheDesk, table: TableId) -> Response:
    """The QR code of the table's first address."""
    path = await desk.house.look(table, lambda live: f"/t/{live.id}")
    return Response(qr(base_addresses(request, desk)[0] + path), media_type="image/svg+xml")


@routes.post("/tables/{table}/rematch")
async def play_again(request: Request, desk: TheDesk, device: Caller, table: TableId) -> Table:
    """A new table with the same people and rules; whoever asks second gets the same one."""
    spend_on_table(request, desk)

    def again(live: LiveTable) -> str:
        if live.row.rematch is None:
            raise Refusal("not-over")
        return live.row.rematch

    if device is not None and await desk.house.look(table, lambda live: live.row.rematch) is None:
        await asyncio.to_thread(made_or_room, desk, device, PLAYING)
    chance = desk.settings.chance
    id = await desk.house.change(table, lambda live, draft: records.rematch(live, draft, device, chance), again)
    desk.house.wake_bots(id)
    return await table_for(desk, id, device)
