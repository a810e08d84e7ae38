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


class Onlooker:
    """Somebody who only watches: what comes is counted and not read, all but the last."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._ahead = 0
        """How much the number of its first push is ahead of the count of those that came."""

    @classmethod
    async def watching(cls, port: int, table: str) -> Onlooker:
        device = Device(port)
        await device.open()
        onlooker = cls(await Socket.open(port, f"/api/tables/{table}/live", device.key, keeps=1))
        onlooker._ahead = (await onlooker._socket.receive())["n"] - 1
        device.close()
        return onlooker

    @property
    def received(self) -> int:
        return self._socket.received

    async def check(self, n: int) -> None:
        """Everything up to this push must come, each once."""
        async with asyncio.timeout(30):
            while self._ahead + self._socket.count < n:
                await self._socket.receive()
        if self._ahead + self._socket.count > n:
            raise SystemExit("an onlooker was told something twice")

    def close(self) -> None:
        self._socket.close()


class Load:
    """What the players do, and how long they wait for it."""

    def __init__(self, ports: list[int], game: str, every: float | None = None, spectators: int = 0) -> None:
        self._ports = ports
        self._game = game
        self._every = every
        self._spectators = spectators
        self._players: dict[int, list[Player]] = {}
        self._onlookers: dict[int, list[Onlooker]] = {}
        """Those who sit at each table, and those who only watch it."""
        self.latencies: list[float] = []
        self._bytes = 0
        """What those got who have gone."""
        self.until = 0.0

    async def sit_down(self, number: int) -> None:
        """The players of a table of their own, each with a device; others look on, whom nobody waits for."""
        port = self._ports[number % len(self._ports)]
        one, two = Device(port), Device(port)
        await one.open()
        await two.open()
        wish = {"game": self._game, "seats": [{"who": "me", "name": "One"}, {"who": "open"}]}
        table = (await one.ask("POST", "/api/tables", wish))["id"]
        await two.ask("POST", f"/api/tables/{table}/join", {"name": "Two"})
        players = [await Player.watching(port, table, 0, one), await Player.watching(port, table, 1, two)]
        self._onlookers[number] = [await Onlooker.watching(port, table) for _ in range(self._spectators)]
        one.close()
        two.close()
        self._players[number] = players

    async def fill(self, tables: int) -> None:
        """Have so many tables more."""
        begun = len(self._players)
        for first in range(begun, begun + tables, TOGETHER):
            numbers = range(first, min(begun + tables, first + TOGETHER))
            await asyncio.gather(*(self.sit_down(number) for number in numbers))

    @property
    def received(self) -> int:
        """Bytes of all pushes to all who have watched."""
        seated = sum(one.received for players in self._players.values() for one in players)
        return self._bytes + seated + sum(one.received for each in self._onlookers.values() for one in each)

    async def play(self, number: int) -> None:
        """Random moves at one table, and at another when the game is over, until the time is."""
        chosen = random.Random(number)
        started = perf_counter() + (chosen.random() * self._every if self._every else 0)
        while await self.play_game(number, chosen, started):
            self.rise(number)
            await self.sit_down(number)

    async def play_game(self, number: int, chosen: random.Random, started: float = 0.0) -> bool:
        """Random moves until the game is over; False when the time was over first. All is seen by all, then."""
        players = self._players[number]
        while not players[0].seen["over"]:
            if self._every:
                now = perf_counter()
                await asyncio.sleep(min(self._every - (now - started) % self._every, self.until - now))
            if perf_counter() >= self.until:
                break
            await self._move(players, chosen)
        for onlooker in self._onlookers[number]:
            await onlooker.check(players[0].seen["n"])
        return bool(players[0].seen["over"])

    async def go_on(self, number: int, moves: int) -> None:
        """So many random moves at one table."""
        chosen = random.Random(number)
        players = self._players[number]
        for _ in range(moves):
            if not players[0].seen["over"]:
                await self._move(players, chosen)

    async def _move(self, players: list[Player], chosen: random.Random) -> None:
        """One random move, which both players see."""
        turn = players[0].seen["turn"]
        mover = players[turn]
        action = chosen.choice(mover.seen["legal"])["text"]
        begun = perf_counter()
        mover.act(turn, action)
        while "answered" not in await mover.take():
            pass
        self.latencies.append(perf_counter() - begun)
        for player in players:
            await player.catch_up(mover.seen["n"])

    def rise(self, number: int) -> None:
        """Everybody leaves the table."""
        there: list[Player | Onlooker] = [*self._players.pop(number), *self._onlookers.pop(number)]
        for one in there:
            self._bytes += one.received
            one.close()
