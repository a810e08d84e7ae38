"""A WebSocket client that costs little, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections import deque
from secrets import token_bytes
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection. What it sends is masked with zeros, which is as good as any other mask.

    Frames are taken apart as they come, so a ping is answered while nobody waits for anything; a message is only read
    when somebody wants it.
    """

    def __init__(self, keeps: int | None = None) -> None:
        self.received = 0
        """Bytes of all messages."""
        self.count = 0
        """How many there were."""
        self._rest = b""
        self._head: bytes | None = None
        """The answer to the handshake, once it is there."""
        self._messages: deque[bytes] = deque(maxlen=keeps)
        """Those that nobody has read; of one who only looks on, the last."""
        self._lost: Exception | None = None
        self._awaited: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, port: int, path: str, key: str, keeps: int | None = None) -> Socket:
        _, socket = await asyncio.get_running_loop().create_connection(lambda: cls(keeps), "127.0.0.1", port)
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}"]
        lines += [f"Authorization: Bearer {key}"]
        socket._transport.write("\r\n".join(lines).encode() + b"\r\n\r\n")
        while socket._head is None:
            await socket._something()
        if b" 101 " not in socket._head.split(b"\r\n", 1)[0]:
            raise SystemExit(socket._head.decode())
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._lost = self._lost or error or ConnectionError("the server has closed the connection")
        self._wake()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        at = 0
        if self._head is None:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            self._head = data[:at]
        while (frame := _frame(data, at)) is not None:
            kind, begin, at = frame
            self._take(kind, data[begin:at])
        self._rest = data[at:]
        self._wake()

    def _take(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            self._lost = ConnectionError(data)
        else:
            self.received += len(data)
            self.count += 1
            self._messages.append(data)

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def _something(self) -> None:
        """Wait until something has come."""
        if self._lost is not None:
            raise self._lost
        self._awaited = asyncio.get_running_loop().create_future()
        await self._awaited

    def send(self, value: Any) -> None:
        self._write(TEXT, json.dumps(value, separators=(",", ":")).encode())

    def _write(self, kind: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + data)

    async def receive(self) -> Any:
        while not self._messages:
            await self._something()
        return json.loads(self._messages.popleft())

    def close(self) -> None:
        self._transport.close()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins there, where what it holds begins, and where it ends, if it is all there."""
    begin = at + 2
    if len(data) < begin:
        return None
    size = data[at + 1]
    if size > 125:
        begin += 2 if size == 126 else 8
        if len(data) < begin:
            return None
        size = int.from_bytes(data[at + 2 : begin], "big")
    return (data[at] & 15, begin, begin + size) if len(data) >= begin + size else None
