"""The door: what a connection may cost before there is a request that anybody could refuse."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from burgher.service.rates import address
from burgher.service.settings import Settings

PROXIES = ("127.0.0.1", "::1")
"""From here a proxy may come, with everybody's connections; the guard knows whose they are."""


class Door(HttpToolsProtocol):
    """A connection whose head may have so many bytes and take so long; of one address there may be so many at once."""

    settings: Settings
    crowd: Counter[str]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._of: str | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._inside = False
        """Whether a request has begun to arrive and is not there yet."""
        self._size = 0
        """Bytes of this request that are not its body."""
        self._body = 0
        self._answering = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host not in PROXIES:
            self._of = address(host)
            self.crowd[self._of] += 1
            if self.crowd[self._of] > self.settings.connections:
                transport.abort()
                return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._waiting is None and not self._answering:
            self._wait()
        body = self._body
        super().data_received(data)
        if self._inside:
            self._size += len(data) - (self._body - body)
            if self._size > self.settings.head:
                self._send_away(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        self._inside = True
        self._size = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        self._answering = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._inside = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._answering = bool(self.pipeline)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        # From here on the guard counts it.
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._of is not None:
            self.crowd[self._of] -= 1
            if self.crowd[self._of] <= 0:
                del self.crowd[self._of]
            self._of = None

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.settings.slowest, self._send_away, b"408 Request Timeout")

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _send_away(self, status: bytes) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()


def door(settings: Settings) -> type[Door]:
    """The door of one server."""
    return type("Door", (Door,), {"settings": settings, "crowd": Counter()})
