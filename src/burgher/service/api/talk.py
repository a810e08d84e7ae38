"""Talk at the table, and the keys of devices."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from sqlalchemy import Connection

from burgher.service.api.callers import ERRORS, Caller, TableId, TheDesk, address_of
from burgher.service.cleaning import clean_words
from burgher.service.live.draft import Draft
from burgher.service.live.table import LiveTable
from burgher.service.shapes.pushes import Say, Talk
from burgher.service.shapes.seats import NewDevice
from burgher.service.showing import show_lines
from burgher.service.store import queries

routes = APIRouter(prefix="/api", tags=["talk"], responses=ERRORS)

LISTED = 200
"""Lines given at once."""


@routes.post("/device", status_code=201)
async def make_device(request: Request, desk: TheDesk) -> NewDevice:
    """A key for a program, to be sent as ``Authorization: Bearer KEY``. Browsers get a cookie by themselves."""
    desk.limiters.making.spend(address_of(request))
    _, key = await desk.devices.make()
    return NewDevice(key=key)


@routes.get("/tables/{table}/talk")
async def show_talk(desk: TheDesk, table: TableId, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Talk:
    """The last lines at a table, with a number above ``after``."""

    def show(connection: Connection, live: LiveTable) -> Talk:
        return Talk(lines=show_lines(queries.find_talk(connection, live.id, after, LISTED)))

    return await desk.house.read(table, show)


@routes.post("/tables/{table}/talk", status_code=201)
async def say(desk: TheDesk, device: Caller, table: TableId, asked: Say) -> Talk:
    """Say something to the table, from one of my seats."""
    desk.limiters.talking.spend(device)
    words = clean_words(asked.words)
    found: list[int] = []

    def work(live: LiveTable, draft: Draft) -> None:
        live.held(asked.seat, device)
        if asked.key is not None:
            with desk.house.database.reading() as connection:
                before = queries.line_by_key(connection, live.id, asked.seat, asked.key)
            if before is not None:
                found.append(before.number)
                return
        draft.say(asked.seat, words, asked.key)

    def reply(live: LiveTable) -> Talk:
        with desk.house.database.reading() as connection:
            last = queries.next_line(connection, live.id) - 1
            number = found[-1] if found else last
            lines = queries.find_talk(connection, live.id, number - 1, last - number + 1)
        return Talk(lines=show_lines(lines[:1]))

    return await desk.house.change(table, work, reply)
