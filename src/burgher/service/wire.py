"""The WebSockets below: what is simple, which is nearly everything, goes straight from and to the connection.

A message in one frame, as all clients send it, is taken apart here, and a push is written at once; so are pings, and
answers to them are taken here. All else (the handshake, clients' own pings, messages in pieces, closing, and whatever
is wrong) is left to the library.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, MutableMapping
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol

from burgher.service.frames import LONG, SHORT, TEXT
from burgher.service.heartbeat import Heartbeat

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

NAME = "burgher.wire"
"""What a connection goes by among the extensions of its ASGI scope."""
CONTINUED = 0x80
"""The last frame of a message in several."""
CONTROL = 0x08
PING = b"\x89\0"
PONG = 0x8A
MASKED = 0x80
WAITING = 16
"""Messages that may wait before no more are read."""


class Inbox:
    """What an `asyncio.Queue` does that has one reader, in a tenth of its memory."""

    __slots__ = ("_reader", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        reader = self._reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.pop(0)

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)


class Wire(WebSocketsSansIOProtocol):
    """A connection. The library below is only ever given whole frames, so it holds no part of one."""

    heartbeat: Heartbeat

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._kept: asyncio.Task[None] | None = None
        self.queue = Inbox()  # type: ignore[assignment]
        self._rest = b""
        self._is_whole = True
        """Whether no message in several frames is under way."""
        self._is_odd = False
        """Whether something came that the library has to judge: it gets all that follows."""
        self.silent = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][NAME] = {"wire": self}

    # the application

    def keep(self, talk: Coroutine[Any, Any, None]) -> None:
        """Go on with this alone: all layers of the application, and what they remember, can go."""
        self._kept = self.loop.create_task(talk)
        self.tasks.add(self._kept)
        self._kept.add_done_callback(self._let_go)

    def when_gone(self, do: Callable[[], None]) -> bool:
        """Call this when the connection that is kept is gone; False when none is."""
        if self._kept is None:
            return False
        self._kept.add_done_callback(lambda done: do())
        return True

    def _let_go(self, done: asyncio.Task[None]) -> None:
        self.tasks.discard(done)
        if not done.cancelled() and done.exception() is not None:
            self.logger.error("a connection ended with an error", exc_info=done.exception())
        if self.close_timer is None:
            self.transport.close()

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._kept is not None:
            # All that the layers had to remember hangs on these.
            self.scope.clear()  # type: ignore[attr-defined]
            del self.request, self.response
            if not self._is_odd:
                # The library still has the request, where it has stopped reading; it may go on reading from here.
                self.conn.parser = Protocol.parse(self.conn)
                next(self.conn.parser)
        elif self.close_timer is None:
            self.transport.close()

    # whether somebody is there

    def start_keepalive(self) -> None:
        self.heartbeat.add(self)

    def stop_keepalive(self) -> None:
        self.heartbeat.remove(self)

    def ask(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(PING)

    def give_up(self) -> None:
        self.keepalive_timeout()

    # frames

    def data_received(self, data: bytes) -> None:
        self.silent = False
        if not self.handshake_complete:
            # Whatever comes before the answer may be a part of a frame.
            self._is_odd = self.handshake_initiated
        if self._is_odd or not self.handshake_complete:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at = 0
        while at < len(data):
            size = self._measure(data, at)
            if size == 0:
                self._rest = data[at:]
                return
            self._take(data[at : at + size])
            at += size

    def _measure(self, data: bytes, at: int) -> int:
        """The size of the frame that begins there; 0 when it is not all there."""
        there = len(data) - at
        if there < 2:
            return 0
        is_masked = data[at + 1] & MASKED
        size = data[at + 1] & ~MASKED
        head = 6
        if size == LONG and is_masked:
            if there < 4:
                return 0
            size = int.from_bytes(data[at + 2 : at + 4], "big")
            head = 8
        elif size > SHORT:
            size = self.config.ws_max_size + 1
        if not is_masked or size > self.config.ws_max_size:
            # The library gets this and all that follows.
            self._is_odd = True
            return there
        return head + size if there >= head + size else 0

    def _take(self, frame: bytes) -> None:
        """Take one whole frame."""
        if frame[0] == PONG and frame[1] & ~MASKED <= SHORT and not self._is_odd:
            return
        if self._is_odd or frame[0] != TEXT or not self._is_whole or self.close_sent:
            if not frame[0] & CONTROL:
                self._is_whole = bool(frame[0] & CONTINUED)
            super().data_received(frame)
            return
        head = 6 if frame[1] & ~MASKED <= SHORT else 8
        text = apply_mask(frame[head:], frame[head - 4 : head])
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            # It knows what is to be said to that.
            super().data_received(frame)
            return
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def push(self, frames: bytes) -> bool:
        """Send whole frames now; False when that would have to wait, or there is nobody any more to send them to."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frames)
        return True


def wires() -> type[Wire]:
    """The connections of one server."""
    return type("Wire", (Wire,), {"heartbeat": Heartbeat()})


def wire_of(scope: MutableMapping[str, Any]) -> Wire | None:
    """The connection below, where it is one of ours."""
    found: Wire | None = (scope.get("extensions") or {}).get(NAME, {}).get("wire")
    return found
