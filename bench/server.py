"""How many moves the server takes, and what each costs it, beside a boardgame.io server on the same machine.

Two players sit at each table, each with a device and a WebSocket of their own; both watch, and whoever's turn it is
moves by it. A move of Burgher is an action of Belfort, checked by the rules and kept in SQLite on the disk before it is
acknowledged; both get what has changed. A move of boardgame.io is a mark in tic-tac-toe, over its own WebSocket, kept
in its memory; both get the whole state. "city" is the same with a state of 10 kB, as a position of Belfort has it.

The load comes from another process than the server. "server ms a move" is the processor time that the server's process
used, divided by the moves that were acknowledged, and "of it kernel ms" what of that was the kernel's: they depend
little on what else the machine does. Moves a second and latencies, from the sending of a move to its answer, do; so the
load that the machine had before anything was measured is printed, too.

    make bench                                              (the rows "moves" and "peer")
    PYTHONPATH=src .venv/bin/python bench/server.py ROW ... [--seconds 15] [--tables 200] [--game belfort] [--json]

The rows, each with servers of its own:

    moves       200 tables, as fast as they are answered
    peer        the same with boardgame.io (`npm ci` in bench/boardgame_io first)
    second      200 tables with a move a second each
    ten         2,000 tables with a move every ten seconds each
    spectators  a table with a spectator, then with a hundred; ten such tables with a move a second each
    memory      from 50 tables to 800, each with two sockets: new ones, and after 120 moves at each
    many        10,000 open tables in one process, each with a socket
    postgres    one process, then two, with PostgreSQL, which is started for it
    across      how long until somebody who watches through another process sees a move
    bots        a person's move, one in two seconds at each of 100 tables, while the strongest bots think there
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from os import getloadavg, sysconf
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.players import TOGETHER, Device, Load, Player

PEER = Path(__file__).parent / "boardgame_io"
PROGRAM = """
import sys
from burgher.service import Rates, Settings, run
few = {"workers": 1} if sys.argv[2] == "few" else {}
run("127.0.0.1", 0, Settings(database=sys.argv[1], rates=Rates.unlimited(), connections=10**6, **few))
"""
WARM = 2.0
"""Seconds at the beginning that do not count."""
MIDDLE = 120
"""Moves after which a game is well under way."""
THINKING = (1.0, 3.0)
"""Seconds that a person takes for a move against a bot."""
Found = dict[str, float]


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    tables: int | None
    seconds: float
    game: str


@dataclass(frozen=True)
class Server:
    """A server that runs."""

    port: int
    pid: int


@contextmanager
def serving(database: str | None = None, workers: str = "few") -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        kept = database or f"sqlite:///{folder}/tables.db"
        process = subprocess.Popen([sys.executable, "-c", PROGRAM, kept, workers], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield Server(int(process.stdout.readline().strip().rstrip("/").rpartition(":")[2]), process.pid)
        finally:
            process.terminate()
            process.wait()


@contextmanager
def postgres() -> Iterator[str]:
    """A database of a PostgreSQL server that waits for the disk."""
    from tests.service.postgres import start_or_skip

    server = start_or_skip(durable=True)
    try:
        yield server.database(Path("bench"))
    finally:
        server.remove()


class Used(NamedTuple):
    """Seconds of processor time."""

    all: float
    kernel: float

    def plus(self, more: Used) -> Used:
        return Used(self.all + more.all, self.kernel + more.kernel)

    def since(self, before: Used) -> Used:
        return Used(self.all - before.all, self.kernel - before.kernel)


def processor_time(servers: Iterable[Server]) -> Used:
    """What these servers have used so far."""
    user = kernel = 0
    for server in servers:
        parts = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
        user += int(parts[11])
        kernel += int(parts[12])
    second = sysconf("SC_CLK_TCK")
    return Used((user + kernel) / second, kernel / second)


def memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def summed_up(latencies: list[float], seconds: float, used: Used, size: int | None = None) -> Found:
    ordered = sorted(latencies)
    found = {
        "moves a second": len(ordered) / seconds,
        "server ms a move": 1000 * used.all / len(ordered),
        "of it kernel ms": 1000 * used.kernel / len(ordered),
        "median ms": 1000 * ordered[len(ordered) // 2],
        "95th percentile ms": 1000 * ordered[len(ordered) * 95 // 100],
        "99th percentile ms": 1000 * ordered[len(ordered) * 99 // 100],
    }
    return found if size is None else {**found, "kB sent a move": size / len(ordered) / 1000}


async def measure(load: Load, servers: list[Server], tables: int, seconds: float) -> Found:
    await load.fill(tables)
    load.until = perf_counter() + seconds + WARM
    playing = [asyncio.create_task(load.play(number)) for number in range(tables)]
    await asyncio.sleep(WARM)
    load.latencies.clear()
    received, used, begun = load.received, processor_time(servers), perf_counter()
    await asyncio.gather(*playing)
    took = perf_counter() - begun
    found = summed_up(load.latencies, took, processor_time(servers).since(used), load.received - received)
    return {**found, "server MB": memory(servers[0].pid) / 1e6}


def loaded(wanted: Wanted, tables: int, every: float | None = None, spectators: int = 0) -> Found:
    with serving() as server:
        load = Load([server.port], wanted.game, every, spectators)
        return asyncio.run(measure(load, [server], wanted.tables or tables, wanted.seconds))


def watched(wanted: Wanted, spectators: int) -> Found:
    """Game after game at one table; that people come to look on, and go, is not counted."""
    with serving() as server:

        async def play() -> Found:
            load = Load([server.port], wanted.game, spectators=spectators)
            load.until = perf_counter() + 10**6
            used, took, received = Used(0.0, 0.0), 0.0, 0
            while took < wanted.seconds:
                await load.sit_down(0)
                before, begun, got = processor_time([server]), perf_counter(), load.received
                await load.play_game(0, random.Random(len(load.latencies)))
                used = used.plus(processor_time([server]).since(before))
                took += perf_counter() - begun
                received += load.received - got
                load.rise(0)
            return summed_up(load.latencies, took, used, received)

        return asyncio.run(play())


def moves(wanted: Wanted) -> dict[str, Found]:
    return {"burgher": loaded(wanted, 200)}


def peer(wanted: Wanted) -> dict[str, Found]:
    return {f"boardgame.io {game}": _peer(game, wanted) for game in ("tic-tac-toe", "city")}


def _peer(game: str, wanted: Wanted) -> Found:
    command = ["node", "load.cjs", game, str(wanted.tables or 200), str(wanted.seconds)]
    done = subprocess.run(command, cwd=PEER, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    used = Used(found["user"] + found["kernel"], found["kernel"])
    return summed_up(found["latencies"], wanted.seconds, used, found["bytes"])


def second(wanted: Wanted) -> dict[str, Found]:
    return {"a move a second": loaded(wanted, 200, every=1.0)}


def ten(wanted: Wanted) -> dict[str, Found]:
    return {"a move in ten seconds": loaded(wanted, 2_000, every=10.0)}


def spectators(wanted: Wanted) -> dict[str, Found]:
    found = {
        "1 spectator": watched(wanted, 1),
        "100 spectators": watched(wanted, 100),
        "1, a move a second": loaded(wanted, 10, 1.0, 1),
        "100, a move a second": loaded(wanted, 10, 1.0, 100),
    }
    one, hundred, one_slow, hundred_slow = found.values()
    for more, less in ((hundred, one), (hundred_slow, one_slow)):
        more["times as much"] = more["server ms a move"] / less["server ms a move"]
    return found


def memory_of_tables(wanted: Wanted) -> dict[str, Found]:
    more = (wanted.tables or 800) - 50
    with serving() as server:

        async def fill() -> Found:
            load = Load([server.port], wanted.game)
            await load.fill(50)
            # What all tables have in common is there by then.
            await asyncio.gather(*(load.go_on(number, MIDDLE) for number in range(50)))
            before = memory(server.pid)
            await load.fill(more)
            new = memory(server.pid)
            await asyncio.gather(*(load.go_on(number, MIDDLE) for number in range(50, 50 + more)))
            middle = memory(server.pid)
            return {
                "kB a new table": (new - before) / more / 1000,
                f"kB after {MIDDLE} moves": (middle - before) / more / 1000,
                "server MB": middle / 1e6,
            }

        return {f"{50 + more} tables": asyncio.run(fill())}


def many(wanted: Wanted) -> dict[str, Found]:
    tables = wanted.tables or 10_000
    with serving() as server:

        async def fill() -> Found:
            # Both players share a device, and so a socket: this process may not have so many files open as two need.
            seated: list[Player] = []
            empty, started = memory(server.pid), processor_time([server])
            begun = perf_counter()
            for _ in range(0, tables, TOGETHER):
                device = Device(server.port)
                await device.open()
                seated += [await _shared(server.port, wanted.game, device) for _ in range(TOGETHER)]
                device.close()
            took = perf_counter() - begun
            opening = processor_time([server])
            begun = perf_counter()
            latencies = [await _timed(player) for player in seated[:: max(1, len(seated) // 500)]]
            used = processor_time([server]).since(opening)
            return {
                "tables": len(seated),
                "opened a second": len(seated) / took,
                "server ms a table opened": 1000 * opening.since(started).all / len(seated),
                **summed_up(latencies, perf_counter() - begun, used),
                "kB a table": (memory(server.pid) - empty) / len(seated) / 1000,
                "server MB": memory(server.pid) / 1e6,
            }

        return {"many tables": asyncio.run(fill())}


async def _shared(port: int, game: str, device: Device) -> Player:
    wish = {"game": game, "seats": [{"who": "me"}, {"who": "here"}]}
    table = (await device.ask("POST", "/api/tables", wish))["id"]
    turn = (await device.ask("GET", f"/api/tables/{table}"))["turn"]
    return await Player.watching(port, table, turn, device)


async def _timed(player: Player) -> float:
    """How long a move takes until it is answered."""
    begun = perf_counter()
    player.act(player.seen["seat"], player.seen["legal"][0]["text"])
    while "answered" not in await player.take():
        pass
    return perf_counter() - begun


def on_postgres(wanted: Wanted) -> dict[str, Found]:
    found: dict[str, Found] = {}
    for name, count in (("one process", 1), ("two processes", 2)):
        with postgres() as database, ExitStack() as running:
            servers = [running.enter_context(serving(database)) for _ in range(count)]
            load = Load([server.port for server in servers], wanted.game)
            found[name] = asyncio.run(measure(load, servers, wanted.tables or 50, wanted.seconds))
    one, two = found.values()
    two["times as many moves"] = two["moves a second"] / one["moves a second"]
    return found


def across(wanted: Wanted) -> dict[str, Found]:
    with postgres() as database, serving(database) as here, serving(database) as there:
        used = processor_time([here, there])
        waits = asyncio.run(_across(here.port, there.port, wanted))
        used = processor_time([here, there]).since(used)
        found = {f"median ms, {who}": 1000 * sorted(waited)[len(waited) // 2] for who, waited in waits.items()}
        moved = len(waits["the one who moves"])
        return {"through another process": {**found, "both servers' ms a move": 1000 * used.all / moved}}


async def _across(here: int, there: int, wanted: Wanted) -> dict[str, list[float]]:
    """One table, a move ten times a second; how long until each has been told."""
    device = Device(here)
    await device.open()
    waits: dict[str, list[float]] = {"the one who moves": [], "a watcher elsewhere": []}
    until = perf_counter() + wanted.seconds
    while perf_counter() < until:
        mover = await _shared(here, wanted.game, device)
        watcher = await Player.watching(there, mover.seen["table"], None, device)
        while perf_counter() < until and mover.seen["legal"]:
            begun = perf_counter()
            seen = asyncio.create_task(watcher.catch_up(mover.seen["n"] + 1))
            waits["the one who moves"].append(await _timed(mover))
            await seen
            waits["a watcher elsewhere"].append(perf_counter() - begun)
            await asyncio.sleep(0.1)
        mover.close()
        watcher.close()
    return waits


def bots(wanted: Wanted) -> dict[str, Found]:
    from burgher.bots import LEVELS

    with serving(workers="many") as server:

        async def play() -> Found:
            latencies: list[float] = []
            used, begun = processor_time([server]), perf_counter()
            until = begun + wanted.seconds + WARM

            async def against(level: str) -> None:
                device = Device(server.port)
                await device.open()
                seats = [{"who": "me"}, {"who": "bot", "level": level}]
                opened = await device.ask("POST", "/api/tables", {"game": wanted.game, "seats": seats})
                person = await Player.watching(server.port, opened["id"], 0, device)
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - perf_counter()):
                        while not person.seen["over"]:
                            if not person.seen["legal"]:
                                await person.take()
                                continue
                            await asyncio.sleep(random.uniform(*THINKING))
                            latencies.append(await _timed(person))

            await asyncio.gather(*(against(list(LEVELS)[-1]) for _ in range(wanted.tables or 100)))
            return summed_up(latencies, perf_counter() - begun, processor_time([server]).since(used))

        return {"bots think": asyncio.run(play())}


ROWS: dict[str, Callable[[Wanted], dict[str, Found]]] = {
    "moves": moves,
    "peer": peer,
    "second": second,
    "ten": ten,
    "spectators": spectators,
    "memory": memory_of_tables,
    "many": many,
    "postgres": on_postgres,
    "across": across,
    "bots": bots,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*", metavar="ROW", help=f"of {', '.join(ROWS)}; without any: moves, peer")
    parser.add_argument("--tables", type=int, help="instead of as many as the row has")
    parser.add_argument("--seconds", type=float, default=15.0, help="of play, after two that do not count")
    parser.add_argument("--game", default="belfort")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    wanted = Wanted(given.tables, given.seconds, given.game)
    found: dict[str, Found] = {}
    unknown = set(given.rows) - set(ROWS)
    if unknown:
        parser.error(f"there is no row {', '.join(sorted(unknown))}; there are {', '.join(ROWS)}")
    before = getloadavg()[0]
    for row in given.rows or ["moves", "peer"]:
        found |= {name: {**one, "load before": before} for name, one in ROWS[row](wanted).items()}
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{'':30}" + "".join(f"{name:>26}" for name in found))
    for name in dict.fromkeys(name for one in found.values() for name in one):
        cells = (f"{one[name]:>26,.2f}" if name in one else f"{'':>26}" for one in found.values())
        print(f"{name:30}" + "".join(cells))


if __name__ == "__main__":
    main()
