"""Players for `bench/server.py`: they sit down, watch by WebSocket, and make random moves by it."""

from __future__ import annotations

import asyncio
import json
import random
from time import perf_counter
from typing import Any
from uuid import uuid4

from bench.sockets import Socket
from burgher.service.live.changes import changed

TOGETHER = 50
"""Tables that are opened at the same time; also how many of them a device opens, which may not have too many."""


class Device:
    """HTTP that keeps its connection, for what comes before the playing."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.key = ""

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self.key = (await self.ask("POST", "/api/device", {}))["key"]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        sent = b"" if body is None else json.dumps(body, separators=(",", ":")).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"Content-Length: {len(sent)}"]
        lines += ["Content-Type: application/json"]
        if self.key:
            lines.append(f"Authorization: Bearer {self.key}")
        self._writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + sent)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].split("\r\n", 1)[0])
        answer = json.loads(await self._reader.readexactly(length))
        if not head.startswith("http/1.1 2"):
            raise SystemExit(f"{method} {path}: {answer}")
        return answer

    def close(self) -> None:
        self._writer.close()


class Player:
    """A seat at a table, with a socket that watches it."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self.seen: Any = None

    @classmethod
    async def watching(cls, port: int, table: str, seat: int | None, device: Device) -> Player:
        place = "" if seat is None else f"?seat={seat}"
        player = cls(await Socket.open(port, f"/api/tables/{table}/live{place}", device.key))
        while player.seen is None:
            await player.take()
        return player

    @property
    def received(self) -> int:
        return self._socket.received

    def act(self, seat: int, action: str) -> None:
        wish = {"seat": seat, "version": self.seen["version"], "action": action, "key": uuid4().hex}
        self._socket.send({"act": wish})

    async def take(self) -> Any:
        """The next push; what it has changed is seen then."""
        push = await self._socket.receive()
        if "error" in push:
            raise SystemExit(push["error"])
        if "changes" in push:
            assert push["base"] == self.seen["n"]
            self.seen = changed(self.seen, push["changes"])
        elif "situation" in push:
            self.seen = push["situation"]
        return push

    async def catch_up(self, n: int) -> None:
        """See everything up to this push."""
        while self.seen["n"] < n:
            await self.take()

    def close(self) -> None:
        self._socket.close()


class Load:
    """What the players do, and how long they wait for it."""

    def __init__(self, ports: list[int], game: str, every: float | None = None, spectators: int = 0) -> None:
        self._ports = ports
        self._game = game
        self._every = every
        self._spectators = spectators
        self.latencies: list[float] = []
        self.bytes = 0
        self.until = 0.0

    async def sit_down(self, number: int) -> list[Player]:
        """The players of a table of their own, each with a device; the spectators after them."""
        port = self._ports[number % len(self._ports)]
        one, two = Device(port), Device(port)
        await one.open()
        await two.open()
        wish = {"game": self._game, "seats": [{"who": "me", "name": "One"}, {"who": "open"}]}
        table = (await one.ask("POST", "/api/tables", wish))["id"]
        await two.ask("POST", f"/api/tables/{table}/join", {"name": "Two"})
        players = [await Player.watching(port, table, 0, one), await Player.watching(port, table, 1, two)]
        players += [await Player.watching(port, table, None, two) for _ in range(self._spectators)]
        one.close()
        two.close()
        return players

    async def fill(self, tables: int) -> list[list[Player]]:
        seated: list[list[Player]] = []
        for first in range(0, tables, TOGETHER):
            numbers = range(first, min(tables, first + TOGETHER))
            seated += await asyncio.gather(*(self.sit_down(number) for number in numbers))
        return seated

    async def play(self, number: int, players: list[Player]) -> None:
        """Random moves at one table, and at another when the game is over."""
        chosen = random.Random(number)
        started = perf_counter() + (chosen.random() * self._every if self._every else 0)
        while True:
            for count in range(10**6):
                if self._every:
                    await asyncio.sleep(started + count * self._every - perf_counter())
                if perf_counter() >= self.until:
                    self.bytes += sum(player.received for player in players)
                    return
                turn = players[0].seen["turn"]
                if turn is None or players[0].seen["over"]:
                    break
                mover = players[turn]
                action = chosen.choice(mover.seen["legal"])["text"]
                begun = perf_counter()
                mover.act(turn, action)
                while "answered" not in await mover.take():
                    pass
                self.latencies.append(perf_counter() - begun)
                for player in players:
                    await player.catch_up(mover.seen["n"])
            for player in players:
                self.bytes += player.received
                player.close()
            players = await self.sit_down(number)
