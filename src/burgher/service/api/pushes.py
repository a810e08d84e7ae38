"""Pushes: a WebSocket for a table, or a long poll for those who cannot have one. Both give the same numbers."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Response, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from burgher.core.errors import Phrase
from burgher.service import shapes
from burgher.service.api.callers import ERRORS, Caller, Desk, TableId, TheDesk, Viewer, address_of
from burgher.service.api.play import Intent
from burgher.service.hub import Bulletin, Listener, Viewpoint, encode
from burgher.service.keys import TABLE_ID
from burgher.service.refusal import Refusal, refusal_of
from burgher.service.store.trouble import Trouble

log = logging.getLogger("burgher.service")
routes = APIRouter(prefix="/api/tables/{table}", tags=["pushes"], responses=ERRORS)

decode = msgspec.json.Decoder().decode
LONGEST_WAIT = 55.0
GOING = 1012
LATER = 1013
REFUSED = 4000


@routes.get("/pushes", response_model=shapes.Pushes)
async def poll(
    desk: TheDesk,
    device: Caller,
    table: TableId,
    seat: Viewer = None,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="The number of the last push I know.")] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 25.0,
) -> Response:
    """The pushes after one that I know; waits for one a while. Whoever is far behind gets how it stands, to refetch."""
    listener, first = await desk.house.listen(table, Viewpoint(device, seat), whole=True)
    try:
        found = await _collect(listener, wait) if first.n == after else [first.declared(missed=True)]
        return Response(b'{"pushes":[' + b",".join(found) + b"]}", media_type="application/json")
    finally:
        await desk.house.leave(table, listener)


async def _collect(listener: Listener, wait: float) -> list[bytes]:
    found: list[bytes] = []
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
    """The first push is how it stands. One may look from another seat, act and undo by it: `shapes.Wish`."""
    await socket.accept()
    try:
        if not re.fullmatch(TABLE_ID, table):
            raise Refusal("no-table", table=table)
        device = await desk.devices.find(socket)
        listener, first = await desk.house.listen(table, Viewpoint(device, seat))
    except Refusal as refusal:
        await socket.send_text(encode(_failed(refusal)).decode())
        await socket.close(REFUSED, refusal.id)
        return
    except Trouble as trouble:
        log.error("watching %s: %s", table, trouble)
        await socket.close(LATER, refusal_of(trouble).id)
        return
    try:
        if first.now is not None:
            listener.known = first.now.n
        await socket.send_text(first.whole().decode())
        del first  # The situation in it would be kept for as long as somebody watches.
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
        await socket.send_text(push.decode())
        del push


async def _receive(socket: WebSocket, desk: Desk, table: str, listener: Listener) -> None:
    device = listener.viewpoint.device
    while True:
        text = await socket.receive_text()
        wish = None
        try:
            desk.limiters.acting.spend(address_of(socket) if device is None else device)
            wish = _wish(text)
            if wish.act is not None:
                intent = Intent(desk.house, device, wish.act)
                held = await desk.house.glance(table, intent.held(wish.act)) if wish.act.hold else None
                if held is not None:
                    answer = {"key": wish.act.key, "version": held["version"], "held": held["situation"]}
                    listener.put(Bulletin(0, {}), encode(answer))
                    continue
                await desk.house.change(table, intent.to_act(wish.act), intent.answer, to=listener)
            elif wish.undo is not None:
                intent = Intent(desk.house, device, wish.undo)
                await desk.house.change(table, intent.to_undo(wish.undo), intent.answer, to=listener)
            else:
                await desk.house.turn(table, listener, wish.look)
        except Refusal as refusal:
            _refuse(listener, refusal, wish)
        except Trouble as trouble:
            log.error("at %s: %s", table, trouble)
            _refuse(listener, refusal_of(trouble), wish)


def _wish(text: str) -> shapes.Wish:
    """What a client wants: exactly one thing."""
    try:
        given = decode(text)
        if isinstance(given, dict) and len(given) == 1 and ("look" in given or None not in given.values()):
            return shapes.Wish.model_validate(given)
    except (msgspec.DecodeError, ValidationError, ValueError, RecursionError):
        pass
    raise Refusal("bad-request", detail=Phrase("look-form", example='{"look": SEAT}'))


def _refuse(listener: Listener, refusal: Refusal, wish: shapes.Wish | None) -> None:
    """Say no, and to what."""
    asked = None if wish is None else wish.act or wish.undo
    answer = None if asked is None else encode({"key": asked.key, "status": refusal.status})
    listener.put(Bulletin(0, {**_failed(refusal), **refusal.more}), answer)


def _failed(refusal: Refusal) -> dict[str, Any]:
    return {"n": 0, "error": refusal.shown().model_dump()}
