"""Looking back, records, and playing on from a moment."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request, Response
from sqlalchemy import Connection

from burgher.bots.workers import WorkerLost, WorkFailed, WorkRefused
from burgher.core.errors import Phrase
from burgher.core.record import Record
from burgher.service import records, replaying
from burgher.service.api.callers import ERRORS, Caller, KnownCaller, TableId, TheDesk, Viewer, address_of
from burgher.service.api.tables import made_or_room, open_once, spend_on_table, table_for
from burgher.service.bulletin import Viewpoint
from burgher.service.cleaning import check_letters
from burgher.service.house import check_viewpoint
from burgher.service.keys import CLIENT_KEY
from burgher.service.live.table import LiveTable
from burgher.service.refusal import Refusal
from burgher.service.shapes.play import Log
from burgher.service.shapes.replay import Course, Fork, Moment
from burgher.service.shapes.tables import Table
from burgher.service.store import queries
from burgher.service.store.rows import RECORD

log = logging.getLogger("burgher.service")
routes = APIRouter(prefix="/api", tags=["replay"], responses=ERRORS)

READING = 30.0
"""Seconds that playing a record again may take."""
RECORD_TIMES = 3
MIME = "application/json"


@routes.get("/tables/{table}/replay/{moment}")
async def show_moment(
    desk: TheDesk,
    device: Caller,
    table: TableId,
    moment: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: Viewer = None,
) -> Moment:
    """A moment of a game: when it is over from any seat and with everything open, before as my seat could see it."""

    def show(connection: Any, live: LiveTable) -> Moment:
        _check(live, device, seat)
        return replaying.show_moment(connection, live, moment, seat)

    return await desk.house.read(table, show)


def _check(live: LiveTable, device: int | None, seat: int | None) -> None:
    """Whether somebody may look from this seat."""
    if seat is not None and replaying.lies_open(live):
        live.seat(seat)
    else:
        check_viewpoint(live, Viewpoint(device, seat))


@routes.get("/tables/{table}/log")
async def show_log(
    desk: TheDesk,
    device: Caller,
    table: TableId,
    seat: Viewer = None,
    until: Annotated[int, Query(ge=0, le=2**31 - 1, description="The last moment to tell of.")] = 2**31 - 1,
) -> Log:
    """What happened until a moment, as a seat was told it then: for those who play on from there."""

    def show(live: LiveTable) -> Log:
        _check(live, device, seat)
        return replaying.show_log(live, until, seat)

    return await desk.house.look(table, show)


@routes.get("/tables/{table}/course")
async def show_course(desk: TheDesk, table: TableId) -> Course:
    """Rounds and scores at every moment of a game that is over."""
    return await desk.house.look(table, replaying.show_course)


@routes.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: {"content": {MIME: {"schema": {"type": "object"}}}}},
)
async def download(desk: TheDesk, table: TableId) -> Response:
    """The record of a game that is over, as a file."""

    def show(connection: Connection, live: LiveTable) -> Record:
        replaying.require_open(live)
        taken_back = live.row.taken_back + queries.count_far_undos(connection, live.id)
        return live.playing().played(live.names, taken_back, live.chosen)

    record = await desk.house.read(table, show)
    name = f"{record.game}-{table}.burgher.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record.dumps(), media_type=MIME, headers=headers)


@routes.post("/records", status_code=201)
async def upload(
    request: Request,
    desk: TheDesk,
    device: KnownCaller,
    record: Annotated[dict[str, Any], Body(description="A record, as a file has it.")],
    key: Annotated[str | None, Query(pattern=CLIENT_KEY)] = None,
) -> Table:
    """Bring a record: it becomes a table to look at, and to play on from."""
    desk.limiters.making.spend(address_of(request))
    # With its log and its snapshots it takes up about three times as much as its file.
    desk.limiters.keeping.spend(address_of(request), RECORD_TIMES * len(await request.body()))
    check_letters(record)
    # Before it is played again, which may take long: others wait for that.
    before = await asyncio.to_thread(made_or_room, desk, device, RECORD, key)
    if before is not None:
        return await table_for(desk, before, device)
    try:
        read = await desk.reader.run(records.read_asked, record, READING)
    except WorkRefused as error:
        raise _unread(error.detail()) from None
    except (WorkerLost, WorkFailed) as error:
        log.warning("a record could not be read: %s", error)
        raise Refusal("bad-record", detail=Phrase("replay-failed")) from None
    draft = await asyncio.to_thread(records.record_draft, records.ReadRecord(**read), device, key)
    return await table_for(desk, await open_once(desk, draft, device, key), device)


def _unread(detail: str | Phrase) -> Refusal:
    """Whoever has taken the wrong file need not hear what is in a record."""
    is_none = isinstance(detail, Phrase) and detail.id in ("record-no-object", "record-no-format")
    return Refusal("bad-file") if is_none else Refusal("bad-record", detail=detail)


@routes.post("/tables/{table}/fork", status_code=201)
async def play_on(request: Request, desk: TheDesk, device: KnownCaller, table: TableId, asked: Fork) -> Table:
    """Play on from a moment of a game that is over, against bots, at a new table."""
    spend_on_table(request, desk)
    draft = await desk.house.read(
        table, lambda connection, live: records.fork(connection, live, asked, device, desk.settings.chance)
    )
    return await table_for(desk, await open_once(desk, draft, device, asked.key), device)
