"""Pushes: a WebSocket for a table, or a long poll for those who cannot have one. Both give the same numbers."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from typing import Annotated, Any, Protocol

import msgspec
from fastapi import APIRouter, Query, Response, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from burgher.core.errors import Phrase
from burgher.service.api.callers import ERRORS, Caller, Desk, TableId, TheDesk, Viewer, address_of
from burgher.service.api.play import Intent
from burgher.service.bulletin import Bulletin, Viewpoint, encode
from burgher.service.hub import Listener
from burgher.service.keys import TABLE_ID
from burgher.service.refusal import Refusal, refusal_of
from burgher.service.shapes.pushes import Pushes, Wish
from burgher.service.store.trouble import Trouble
from burgher.service.wire import Wire, wire_of

log = logging.getLogger("burgher.service")
routes = APIRouter(prefix="/api/tables/{table}", tags=["pushes"], responses=ERRORS)

decode = msgspec.json.Decoder().decode
LONGEST_WAIT = 55.0
GOING = 1012
LATER = 1013
REFUSED = 4000


@routes.get("/pushes", response_model=Pushes)
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
    arrived = asyncio.Event()
    listener.wake = arrived.set
    listener.call()
    with suppress(TimeoutError):
        async with asyncio.timeout(wait):
            await arrived.wait()
    return [push for push in listener.waiting if push is not None]


@routes.websocket("/live")
async def live(socket: WebSocket, desk: TheDesk, table: str, seat: int | None = None) -> None:
    """The first push is how it stands. One may look from another seat, act and undo by it: `Wish`."""
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
    if first.now is not None:
        listener.known = first.now.n
    who: object = address_of(socket) if device is None else device
    own = wire_of(socket.scope)
    if own is None:
        await _talk(socket, desk, table, listener, first.whole(), who)
    else:
        own.keep(_talk(own, desk, table, listener, first.whole(), who))


class Link(Protocol):
    """A connection, as ASGI has it: the application's end, or the server's."""

    async def receive(self) -> Any: ...

    async def send(self, message: Any) -> None: ...


async def _talk(link: Link, desk: Desk, table: str, listener: Listener, first: bytes, who: object) -> None:
    """All that happens after somebody has come to watch, until they are gone."""
    sending: set[asyncio.Task[None]] = set()

    def send_on() -> None:
        task = asyncio.create_task(_send(link, listener))
        sending.add(task)
        task.add_done_callback(sending.discard)

    try:
        await link.send({"type": "websocket.send", "text": first.decode()})
        del first
        listener.outlet = link if isinstance(link, Wire) else None
        listener.wake = send_on
        listener.call()
        await _receive(link, desk, table, listener, who)
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        listener.outlet = listener.wake = None
        for task in sending:
            task.cancel()
        await desk.house.leave(table, listener)


async def _send(link: Link, listener: Listener) -> None:
    """Send what waits. Where the server lets everybody go, that ends the receiving, too."""
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        while listener.waiting:
            push = listener.waiting.pop(0)
            if push is None:
                await link.send({"type": "websocket.close", "code": GOING})
                return
            await link.send({"type": "websocket.send", "text": push.decode()})
        listener.busy = False


async def _receive(link: Link, desk: Desk, table: str, listener: Listener, who: object) -> None:
    """Do what the client wishes, one thing after the other, until it is gone."""
    device = listener.viewpoint.device
    while (message := await link.receive())["type"] != "websocket.disconnect":
        wish = None
        try:
            desk.limiters.acting.spend(who)
            wish = _wish(message.get("text") or "")
            await _grant(wish, desk, table, listener, device)
        except Refusal as refusal:
            _refuse(listener, refusal, wish)
        except Trouble as trouble:
            log.error("at %s: %s", table, trouble)
            _refuse(listener, refusal_of(trouble), wish)


async def _grant(wish: Wish, desk: Desk, table: str, listener: Listener, device: int | None) -> None:
    if wish.act is not None:
        intent = Intent(desk.house, device, wish.act)
        held = await desk.house.glance(table, intent.held(wish.act)) if wish.act.hold else None
        if held is None:
            await desk.house.change(table, intent.to_act(wish.act), intent.answer, to=listener)
            return
        answer = {"key": wish.act.key, "version": held["version"], "held": held["situation"]}
        listener.put(Bulletin(0, {}), encode(answer))
    elif wish.undo is not None:
        intent = Intent(desk.house, device, wish.undo)
        await desk.house.change(table, intent.to_undo(wish.undo), intent.answer, to=listener)
    else:
        await desk.house.turn(table, listener, wish.look)


def _wish(text: str) -> Wish:
    """What a client wants: exactly one thing."""
    try:
        given = decode(text)
        if isinstance(given, dict) and len(given) == 1 and ("look" in given or None not in given.values()):
            return Wish.model_validate(given)
    except (msgspec.DecodeError, ValidationError, ValueError, RecursionError):
        pass
    raise Refusal("bad-request", detail=Phrase("look-form", example='{"look": SEAT}'))


def _refuse(listener: Listener, refusal: Refusal, wish: Wish | None) -> None:
    """Say no, and to what."""
    asked = None if wish is None else wish.act or wish.undo
    answer = None if asked is None else encode({"key": asked.key, "status": refusal.status})
    listener.put(Bulletin(0, {**_failed(refusal), **refusal.more}), answer)


def _failed(refusal: Refusal) -> dict[str, Any]:
    return {"n": 0, "error": refusal.shown().model_dump()}
