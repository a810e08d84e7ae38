"""Pushes: a WebSocket for a table, or a long poll for those who cannot have one. Both give the same numbers."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from burgher.core.errors import Phrase
from burgher.service import shapes
from burgher.service.api.callers import ERRORS, Caller, Desk, TableId, TheDesk, Viewer, address_of
from burgher.service.hub import Listener, Viewpoint
from burgher.service.keys import TABLE_ID
from burgher.service.refusal import Refusal, refusal_of
from burgher.service.store.trouble import Trouble

log = logging.getLogger("burgher.service")
routes = APIRouter(prefix="/api/tables/{table}", tags=["pushes"], responses=ERRORS)

LONGEST_WAIT = 55.0
GOING = 1012
LATER = 1013
REFUSED = 4000


@routes.get("/pushes")
async def poll(
    desk: TheDesk,
    device: Caller,
    table: TableId,
    seat: Viewer = None,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="The number of the last push I know.")] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 25.0,
) -> shapes.Pushes:
    """The pushes after one that I know; waits for one a while. Whoever is far behind gets how it stands, to refetch."""
    listener, first = await desk.house.listen(table, Viewpoint(device, seat))
    try:
        if first.n != after:
            return shapes.Pushes(pushes=[first.model_copy(update={"refetch": True})])
        return shapes.Pushes(pushes=await _collect(listener, wait))
    finally:
        await desk.house.leave(table, listener)


async def _collect(listener: Listener, wait: float) -> list[shapes.Push]:
    found: list[shapes.Push] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(wait):
            push = await listener.queue.get()
            while push is not None:
                found.append(push)
                if listener.queue.empty():
                    break
                push = listener.queue.get_nowait()
    return found


@routes.websocket("/live")
async def live(socket: WebSocket, desk: TheDesk, table: str, seat: int | None = None) -> None:
    """The first push is how it stands. ``{"look": 1}`` looks from another of my seats, ``{"look": null}`` from none."""
    await socket.accept()
    try:
        if not re.fullmatch(TABLE_ID, table):
            raise Refusal("no-table", table=table)
        device = await desk.devices.find(socket)
        listener, first = await desk.house.listen(table, Viewpoint(device, seat))
    except Refusal as refusal:
        await socket.send_text(_failed(refusal).model_dump_json())
        await socket.close(REFUSED, refusal.id)
        return
    except Trouble as trouble:
        log.error("watching %s: %s", table, trouble)
        await socket.close(LATER, refusal_of(trouble).id)
        return
    try:
        await socket.send_text(first.model_dump_json())
        sending = asyncio.create_task(_send(socket, listener))
        receiving = asyncio.create_task(_receive(socket, desk, table, listener))
        done, pending = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*done, *pending, return_exceptions=True)
        if socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError):
                await socket.close(GOING)
    except WebSocketDisconnect:
        pass
    finally:
        await desk.house.leave(table, listener)


async def _send(socket: WebSocket, listener: Listener) -> None:
    while True:
        push = await listener.queue.get()
        if push is None:
            return
        await socket.send_text(push.model_dump_json())


async def _receive(socket: WebSocket, desk: Desk, table: str, listener: Listener) -> None:
    while True:
        text = await socket.receive_text()
        try:
            desk.limiters.acting.spend(address_of(socket))
            await desk.house.turn(table, listener, _wanted_seat(text))
        except Refusal as refusal:
            listener.put(_failed(refusal))
        except Trouble as trouble:
            log.error("watching %s: %s", table, trouble)
            listener.put(_failed(refusal_of(trouble)))


def _wanted_seat(text: str) -> int | None:
    try:
        wanted = json.loads(text)
    except (ValueError, RecursionError):
        wanted = None
    if not isinstance(wanted, dict) or set(wanted) != {"look"}:
        raise Refusal("bad-request", detail=Phrase("look-form", example='{"look": SEAT}'))
    seat = wanted["look"]
    if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool)):
        raise Refusal("bad-request", detail=Phrase("seat-form"))
    return seat


def _failed(refusal: Refusal) -> shapes.Push:
    return shapes.Push(n=0, error=refusal.shown())
