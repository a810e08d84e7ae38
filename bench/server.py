"""How many moves the server takes, beside a boardgame.io server doing its own moves on the same machine.

Two hundred tables are played at once, each by a client that sends a move, waits for the answer and sends the next. A
move of Burgher is an action of Belfort with two players, over HTTP, kept in SQLite on the disk before it is
acknowledged; the answer is the whole situation of the player. A move of boardgame.io is one of tic-tac-toe, over its
own WebSocket, kept in its memory. The latency is from the sending of a move to its answer, with all tables playing.

    make bench                                              (the table)
    PYTHONPATH=src .venv-bench/bin/python bench/server.py --json
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
from pathlib import Path
from time import perf_counter
from typing import Any
from uuid import uuid4

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
PROGRAM = """
import sys
from burgher.service import Rates, Settings, run
run("127.0.0.1", 0, Settings(database=sys.argv[1], rates=Rates.unlimited(), workers=1))
"""


class Connection:
    """One client: HTTP that keeps its connection, and nothing more, so that little of the time is the client's."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._key = ""

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._key = (await self.ask("POST", "/api/device", {}))["key"]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        sent = b"" if body is None else json.dumps(body, separators=(",", ":")).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"Content-Length: {len(sent)}"]
        lines += ["Content-Type: application/json"]
        if self._key:
            lines.append(f"Authorization: Bearer {self._key}")
        self._writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + sent)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].split("\r\n", 1)[0])
        answer = json.loads(await self._reader.readexactly(length))
        if not head.startswith("http/1.1 2"):
            raise SystemExit(f"{method} {path}: {answer}")
        return answer


async def play(port: int, until: float, seed: int, latencies: list[float]) -> None:
    """Random games at one table after the other; both players are at this device."""
    random_one = random.Random(seed)
    client = Connection(port)
    await client.open()
    seats = [{"who": "me", "name": "One"}, {"who": "here", "name": "Two"}]
    while perf_counter() < until:
        table = (await client.ask("POST", "/api/tables", {"game": "belfort", "seats": seats}))["id"]
        at = f"/api/tables/{table}"
        found = await client.ask("GET", f"{at}/situation?seat=0")
        while not found["over"] and perf_counter() < until:
            seat = found["turn"]
            if found["seat"] != seat:
                found = await client.ask("GET", f"{at}/situation?seat={seat}&log_from=1000000")
                continue
            action = random_one.choice(found["legal"])["text"]
            wish = {"seat": seat, "version": found["version"], "action": action, "key": uuid4().hex}
            begun = perf_counter()
            found = (await client.ask("POST", f"{at}/actions", wish))["situation"]
            latencies.append(perf_counter() - begun)


async def measure(port: int, tables: int, seconds: float) -> list[float]:
    latencies: list[float] = []
    until = perf_counter() + seconds
    await asyncio.gather(*(play(port, until, seed, latencies) for seed in range(tables)))
    return latencies


@contextmanager
def serving() -> Iterator[int]:
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            yield int(server.stdout.readline().strip().rstrip("/").rpartition(":")[2])
        finally:
            server.terminate()
            server.wait()


def burgher(tables: int, seconds: float) -> dict[str, float]:
    with serving() as port:
        return summed_up(asyncio.run(measure(port, tables, seconds)), seconds)


def boardgame_io(tables: int, seconds: float) -> dict[str, float]:
    command = ["node", "load.cjs", str(tables), str(seconds)]
    done = subprocess.run(command, cwd=PEER, capture_output=True, text=True, check=True)
    return summed_up(json.loads(done.stdout), seconds)


def summed_up(latencies: list[float], seconds: float) -> dict[str, float]:
    ordered = sorted(latencies)
    return {
        "moves a second": len(ordered) / seconds,
        "median ms": 1000 * ordered[len(ordered) // 2],
        "95th percentile ms": 1000 * ordered[len(ordered) * 95 // 100],
        "99th percentile ms": 1000 * ordered[len(ordered) * 99 // 100],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = {
        "burgher": burgher(given.tables, given.seconds),
        "boardgame.io": boardgame_io(given.tables, given.seconds),
    }
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{given.tables} tables at once, {given.seconds:g} seconds each")
    print(f"{'':22}{'burgher':>14}{'boardgame.io':>14}{'ratio':>8}")
    for name, own in found["burgher"].items():
        peer = found["boardgame.io"][name]
        print(f"{name:22}{own:>14,.1f}{peer:>14,.1f}{own / peer:>8.2f}")


if __name__ == "__main__":
    main()
