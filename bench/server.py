"""How many moves the server takes, and what each costs it, beside a boardgame.io server on the same machine.

Two players sit at each table, each with a device and a WebSocket of their own; both watch, and whoever's turn it is
moves by it. A move of Burgher is an action of Belfort, checked by the rules and kept in SQLite on the disk before it is
acknowledged; both get what has changed. A move of boardgame.io is a mark in tic-tac-toe, over its own WebSocket, kept
in its memory; both get the whole state. "city" is the same with a state of 10 kB, as a position of Belfort has it.

The load comes from another process than the server. "server ms a move" is the processor time that the server's process
used, divided by the moves that were acknowledged: that does not depend on what else the machine does. Latencies are
from the sending of a move to its answer.

    make bench                                              (the table)
    PYTHONPATH=src .venv-bench/bin/python bench/server.py --json
    ... bench/server.py --every 1                           (each table moves once a second)
    ... bench/server.py --tables 1 --spectators 100
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from os import sysconf
from pathlib import Path
from time import perf_counter
from typing import Any
from uuid import uuid4

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.sockets import Socket
from burgher.service.live.changes import changed

PEER = Path(__file__).parent / "boardgame_io"
PROGRAM = """
import sys
from burgher.service import Rates, Settings, run
run("127.0.0.1", 0, Settings(database=sys.argv[1], rates=Rates.unlimited(), workers=1, connections=10**6))
"""
WARM = 2.0
"""Seconds at the beginning that do not count."""


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
        self._seen: Any = None
        self.news = asyncio.Event()

    @property
    def seen(self) -> Any:
        return self._seen

    @property
    def received(self) -> int:
        return self._socket.received

    def act(self, seat: int, action: str) -> None:
        wish = {"seat": seat, "version": self._seen["version"], "action": action, "key": uuid4().hex}
        self._socket.send({"act": wish})

    async def take(self) -> Any:
        """The next push; what it has changed is seen then."""
        push = await self._socket.receive()
        if "error" in push:
            raise SystemExit(push["error"])
        if "changes" in push:
            assert push["base"] == self._seen["n"]
            self._seen = changed(self._seen, push["changes"])
        elif "situation" in push:
            self._seen = push["situation"]
        return push

    def close(self) -> None:
        self._socket.close()


class Load:
    """What the clients do, and what they find."""

    def __init__(self, port: int, every: float | None, spectators: int) -> None:
        self._port = port
        self._every = every
        self._spectators = spectators
        self.latencies: list[float] = []
        self.bytes = 0
        self.until = 0.0

    async def sit_down(self, seed: int) -> list[Player]:
        one, two = Device(self._port), Device(self._port)
        await one.open()
        await two.open()
        wish = {"game": "belfort", "seats": [{"who": "me", "name": "One"}, {"who": "open"}]}
        table = (await one.ask("POST", "/api/tables", wish))["id"]
        await two.ask("POST", f"/api/tables/{table}/join", {"name": "Two"})
        players = []
        for device, seat in [(one, "?seat=0"), (two, "?seat=1")] + [(two, "")] * self._spectators:
            players.append(Player(await Socket.open(self._port, f"/api/tables/{table}/live{seat}", device.key)))
            while players[-1].seen is None:
                await players[-1].take()
        one.close()
        two.close()
        return players

    async def play(self, seed: int, players: list[Player]) -> None:
        """Random moves at one table, and at another when the game is over."""
        chosen = random.Random(seed)
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
                    while player.seen["n"] < mover.seen["n"]:
                        await player.take()
            for player in players:
                self.bytes += player.received
                player.close()
            players = await self.sit_down(seed)

    async def run(self, tables: int, seconds: float, pid: int) -> dict[str, float]:
        seated = []
        for seed in range(0, tables, 50):
            seated += await asyncio.gather(*(self.sit_down(one) for one in range(seed, min(tables, seed + 50))))
        self.until = perf_counter() + seconds + WARM
        playing = [asyncio.create_task(self.play(seed, players)) for seed, players in enumerate(seated)]
        await asyncio.sleep(WARM)
        self.latencies.clear()
        before = sum(player.received for players in seated for player in players)
        used, begun = processor_time(pid), perf_counter()
        await asyncio.gather(*playing)
        took = perf_counter() - begun
        found = summed_up(self.latencies, took, processor_time(pid) - used, self.bytes - before)
        return {**found, "server MB": memory(pid) / 1e6}


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


@contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """A server; gives its port and its process."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            yield int(server.stdout.readline().strip().rstrip("/").rpartition(":")[2]), server.pid
        finally:
            server.terminate()
            server.wait()


def burgher(tables: int, seconds: float, every: float | None, spectators: int) -> dict[str, float]:
    with serving() as (port, pid):
        return asyncio.run(Load(port, every, spectators).run(tables, seconds, pid))


def boardgame_io(game: str, tables: int, seconds: float) -> dict[str, float]:
    command = ["node", "load.cjs", game, str(tables), str(seconds)]
    done = subprocess.run(command, cwd=PEER, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return summed_up(found["latencies"], seconds, found["cpu"], found["bytes"])


def summed_up(latencies: list[float], seconds: float, used: float, size: int) -> dict[str, float]:
    ordered = sorted(latencies)
    return {
        "moves a second": len(ordered) / seconds,
        "server ms a move": 1000 * used / len(ordered),
        "median ms": 1000 * ordered[len(ordered) // 2],
        "95th percentile ms": 1000 * ordered[len(ordered) * 95 // 100],
        "99th percentile ms": 1000 * ordered[len(ordered) * 99 // 100],
        "kB sent a move": size / len(ordered) / 1000,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument(
        "--every", type=float, help="seconds between two moves at a table; without it, as fast as it goes"
    )
    parser.add_argument("--spectators", type=int, default=0, help="beside the players, at each table")
    parser.add_argument("--alone", action="store_true", help="without the peer")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = {"burgher": burgher(given.tables, given.seconds, given.every, given.spectators)}
    if not (given.alone or given.every or given.spectators):
        for game in ("tic-tac-toe", "city"):
            found[f"boardgame.io {game}"] = boardgame_io(game, given.tables, given.seconds)
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{given.tables} tables at once, {given.seconds:g} seconds each")
    print(f"{'':22}" + "".join(f"{name:>26}" for name in found))
    for name in found["burgher"]:
        cells = (f"{one[name]:>26,.2f}" if name in one else f"{'':>26}" for one in found.values())
        print(f"{name:22}" + "".join(cells))


if __name__ == "__main__":
    main()
