"""A WebSocket client that costs little, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from secrets import token_bytes
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket:
    """One connection. What it sends is masked with zeros, which is as good as any other mask."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.received = 0
        """Bytes of all messages."""

    @classmethod
    async def open(cls, port: int, path: str, key: str) -> Socket:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}"]
        lines += [f"Authorization: Bearer {key}"]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise SystemExit(head.decode())
        return cls(reader, writer)

    def send(self, value: Any) -> None:
        self._write(TEXT, json.dumps(value, separators=(",", ":")).encode())

    def _write(self, kind: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self._writer.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + data)

    async def receive(self) -> Any:
        while True:
            head = await self._reader.readexactly(2)
            size = head[1]
            if size == 126:
                size = int.from_bytes(await self._reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self._reader.readexactly(8), "big")
            data = await self._reader.readexactly(size)
            kind = head[0] & 15
            if kind == PING:
                self._write(PONG, data)
            elif kind == CLOSE:
                raise ConnectionError(data)
            else:
                self.received += size
                return json.loads(data)

    def close(self) -> None:
        self._writer.close()
