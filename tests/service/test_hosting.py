"""What somebody who hosts relies on, with figures: short in every run, long with `make hosting`."""

from __future__ import annotations

import json
import os
import re
import statistics
import string
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from httpx import HTTPError, Response
from websockets.exceptions import ConnectionClosed

from burgher.core import registry
from burgher.core.match import Match
from burgher.core.record import Record
from burgher.examples import illustrations
from burgher.practice.exercises import exercises
from burgher.service.store import queries
from burgher.service.store.database import Database
from tests.service.forking import Nursery
from tests.service.guests import GAMES, Guest, Place, new_guest, new_key, play_out, served, settings_for
from tests.service.postgres import Postgres, start_or_skip


def sizes(short: int, long: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("size", [short, pytest.param(long, marks=pytest.mark.hosting)])


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest) -> Any:
    """Print a figure, past what catches the output of tests."""

    def show(*words: object) -> None:
        with capsys.disabled():
            print(f"\n  {request.node.name}:", *words, flush=True)

    return show


class Player(threading.Thread):
    """Plays at one table as fast as it is answered, whichever server is there; keeps what was acknowledged."""

    def __init__(self, key: str, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self._key = key
        self.table = table
        self._random = Random(seed)
        self._stopping = threading.Event()
        self.servers: list[str] = []
        """Where to play: the move goes to the one, then to the other."""
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """Version and action by key."""
        self.doubtful: set[str] = set()
        """Keys that were sent and not answered."""
        self.over = False
        """Whether its game was seen to be over."""
        self.refused: Counter[int] = Counter()
        self.latencies: list[float] = []
        self.wrong: list[str] = []

    def run(self) -> None:
        count = 0
        guests: dict[str, Guest] = {}
        while not self._stopping.is_set():
            servers = self.servers
            if not servers:
                self._stopping.wait(0.01)
                continue
            count += 1
            url = servers[count % len(servers)]
            guest = guests.setdefault(url, Guest(url, self._key))
            try:
                self._move(guest)
            except HTTPError:
                # The server is gone; there will be another.
                guests.pop(url).client.close()
                self._stopping.wait(0.01)
        for guest in guests.values():
            guest.client.close()

    def _move(self, guest: Guest) -> None:
        seen = self._get(guest, {"log_from": 10**6})
        if seen is None or seen["over"]:
            self.over = seen is not None
            self._stopping.wait(0.01)
            return
        seat = seen["turn"]
        seen = self._get(guest, {"seat": seat, "log_from": 10**6})
        if seen is None or seen["turn"] != seat:
            return
        key = new_key()
        action = self._random.choice(seen["legal"])["text"]
        asked = {"seat": seat, "version": seen["version"], "action": action, "key": key}
        self.doubtful.add(key)
        begun = time.perf_counter()
        answer = guest.client.post(f"/api/tables/{self.table}/actions", json=asked)
        self.latencies.append(time.perf_counter() - begun)
        if self._is_good(answer):
            self.acknowledged[key] = (answer.json()["version"], action)
        if answer.status_code < 500:
            self.doubtful.discard(key)

    def _get(self, guest: Guest, asked: dict[str, Any]) -> Any:
        answer = guest.client.get(f"/api/tables/{self.table}/situation", params=asked)
        return answer.json() if self._is_good(answer) else None

    def _is_good(self, answer: Response) -> bool:
        if answer.status_code >= 400:
            self.refused[answer.status_code] += 1
            if answer.status_code not in (409, 503, 507):
                self.wrong.append(answer.text[:300])
        return answer.status_code < 400

    def stop(self) -> None:
        self._stopping.set()
        self.join()


class Crowd:
    """Players at several tables."""

    def __init__(self, url: str, tables: int) -> None:
        owner = new_guest(url)
        assert owner.key is not None
        self.players = []
        for seed in range(tables):
            id = owner.open("me", "here", "here", game=GAMES[seed % len(GAMES)])["id"]
            self.players.append(Player(owner.key, id, seed))
        self.key = owner.key
        for player in self.players:
            player.start()

    def play_at(self, *servers: str) -> None:
        for player in self.players:
            player.servers = list(servers)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def wait_for(self, more: int, seconds: float = 120) -> None:
        """Wait until so many more moves are acknowledged."""
        wanted = self.acknowledged + more
        end = time.monotonic() + seconds
        while self.acknowledged < wanted and not self.is_done:
            assert time.monotonic() < end, f"{self.acknowledged} of {wanted}"
            time.sleep(0.005)

    @property
    def is_done(self) -> bool:
        """Whether all games are over."""
        return all(player.over for player in self.players)

    def stop(self) -> None:
        for player in self.players:
            player.stop()

    def check(self, database: str) -> tuple[int, int]:
        """Compare with the log: how many moves were acknowledged, and how many of them are not there."""
        opened = Database(database)
        lost = 0
        for player in self.players:
            assert not player.wrong, player.wrong[:3]
            with opened.reading() as connection:
                row = queries.find_table(connection, player.table)
                log = queries.find_entries(connection, player.table)
            assert row is not None
            assert [entry.seq for entry in log] == list(range(len(log)))
            assert row.version == max((entry.version for entry in log), default=row.version)
            found = {entry.key: (entry.version, entry.action) for entry in log if entry.key is not None}
            lost += sum(found.get(key) != what for key, what in player.acknowledged.items())
            # What was never acknowledged and counts all the same was under way when the server died.
            assert found.keys() - player.acknowledged.keys() <= player.doubtful
        opened.close()
        return self.acknowledged, lost


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    opened = Nursery()
    yield opened
    opened.close()


@sizes(3, 200)
def test_killed_in_play(store: str, size: int, nursery: Nursery, say: Any) -> None:
    """The server is killed without warning while moves are under way; every acknowledged one is in the log."""
    server = nursery.start(store)
    crowd = Crowd(server.url, 4)
    random = Random(5)
    acknowledged = 0
    for _ in range(size):
        if crowd.is_done:
            crowd.stop()
            found, lost = crowd.check(store)
            acknowledged += found
            assert lost == 0
            crowd = Crowd(server.url, 4)
        crowd.play_at(server.url)
        crowd.wait_for(random.randrange(1, 12))
        server.kill()
        server = nursery.start(store)
    crowd.play_at(server.url)
    crowd.wait_for(4)
    crowd.stop()
    server.end()
    found, lost = crowd.check(store)
    acknowledged += found
    say(f"killed {size} times, {acknowledged} moves acknowledged, {lost} lost")
    assert lost == 0


@pytest.mark.hosting
def test_full_disk(tmp_path: Path, nursery: Nursery, say: Any) -> None:
    """A small disk that one guest fills with records while others play."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=6m", "burgher", str(disk)], capture_output=True, check=False
    )
    if mounted.returncode != 0:
        pytest.skip("a small disk can be mounted only by root")
    try:
        database = f"sqlite:///{disk / 'tables.db'}"
        server = nursery.start(database)
        guest = new_guest(server.url)
        opened = guest.open("me", "here", seed="1")["id"]
        play_out(opened, {0: guest, 1: guest})
        record = guest.get(f"/tables/{opened}/record")
        crowd = Crowd(server.url, 6)
        crowd.play_at(server.url)
        statuses = fill_up(guest, record)
        refused = sum((player.refused for player in crowd.players), Counter())
        crowd.stop()
        server.kill()
        # Room again: what could not be written before can be written now.
        subprocess.run(["mount", "-o", "remount,size=60m", str(disk)], check=True)
        server = nursery.start(database)
        for player in crowd.players:
            Guest(server.url, crowd.key).situation(player.table)
        server.end()
        found, lost = crowd.check(database)
        say(f"{found} moves acknowledged, {lost} lost; uploads {dict(statuses)}, moves refused {dict(refused)}")
        assert lost == 0
        assert statuses[507] > 0
    finally:
        subprocess.run(["umount", str(disk)], check=False)


def fill_up(guest: Guest, record: dict[str, Any]) -> Counter[int]:
    statuses: Counter[int] = Counter()
    for count in range(200):
        record["names"] = [f"Guest {count}", "Other"]
        answer = guest.client.post(f"/api/records?key={new_key()}", json=record)
        statuses[answer.status_code] += 1
        if statuses[507] >= 20:
            break
    return statuses


@sizes(1, 20)
def test_database_restarts(tmp_path: Path, size: int, nursery: Nursery, say: Any) -> None:
    """PostgreSQL is stopped and started while two processes play; watchers hear on, nothing acknowledged is lost."""
    postgres: Postgres = start_or_skip(durable=True)
    try:
        database = postgres.database(tmp_path)
        servers = [nursery.start(database) for _ in range(2)]
        crowd = Crowd(servers[0].url, 2)
        crowd.play_at(*(server.url for server in servers))
        owner = Guest(servers[1].url, crowd.key)
        with owner.watch(crowd.players[0].table) as socket:
            for _ in range(size):
                if crowd.is_done:
                    break
                crowd.wait_for(6)
                postgres.stop()
                postgres.start()
                crowd.wait_for(6)
                last = int(owner.get(f"/tables/{crowd.players[0].table}")["n"])
                heard = 0
                while heard < last:
                    heard = json.loads(socket.recv(timeout=60))["n"]
        crowd.stop()
        found, lost = crowd.check(database)
        for server in servers:
            server.end()
        say(f"{size} restarts, {found} moves acknowledged, {lost} lost")
        assert lost == 0
    finally:
        postgres.remove()


@sizes(30, 600)
def test_two_processes_at_one_table(store: str, size: int, nursery: Nursery, say: Any) -> None:
    """Every move goes to the other process than the one before, and two players race for the same table."""
    servers = [nursery.start(store) for _ in range(2)]
    crowd = Crowd(servers[0].url, 2)
    # A rival who plays at the same table, with the servers the other way round.
    rival = Player(crowd.key, crowd.players[0].table, 99)
    rival.servers = [server.url for server in servers[::-1]]
    rival.start()
    crowd.play_at(*(server.url for server in servers))
    done = 0
    while done < size and not crowd.is_done:
        crowd.wait_for(10)
        done += 10
    crowd.stop()
    rival.stop()
    crowd.players[0].acknowledged |= rival.acknowledged
    crowd.players[0].doubtful |= rival.doubtful
    found, lost = crowd.check(store)
    ends = [[Guest(server.url, crowd.key).situation(player.table, 0) for server in servers] for player in crowd.players]
    assert all(here == there for here, there in ends)
    for server in servers:
        server.end()
    middle = statistics.median(crowd.players[1].latencies) * 1000
    say(f"{found} moves acknowledged, {lost} lost, {rival.refused[409]} raced; a move takes {middle:.0f} ms")
    assert lost == 0


@sizes(10, 500)
def test_news_through_the_other_process(store: str, size: int, nursery: Nursery, say: Any) -> None:
    """How long it takes from sending something to one process until whoever watches through the other hears of it."""
    here, there = (nursery.start(store) for _ in range(2))
    anna = new_guest(here.url)
    id = anna.open("me", "here", seed="2")["id"]
    late: list[float] = []
    with Guest(there.url, anna.key).watch(id, 0) as socket:
        n = json.loads(socket.recv(timeout=60))["n"]
        for number in range(size):
            sent = time.perf_counter()
            anna.post(f"/tables/{id}/talk", 201, seat=0, words=f"{number}")
            heard = n
            while heard <= n:
                heard = json.loads(socket.recv(timeout=60))["n"]
            n = heard
            late.append((time.perf_counter() - sent) * 1000)
    for server in (here, there):
        server.end()
    tenths = statistics.quantiles(late, n=10)
    say(f"heard of after {statistics.median(late):.1f} ms in the middle, {tenths[-1]:.1f} ms for nine of ten")
    if size >= 500 and not store.startswith("sqlite"):
        # SQLite's file is looked at 20 times a second. In brief, beside other tests, few measurements say little.
        assert statistics.median(late) < 50


# anything at all

NONSENSE: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    1.5,
    "",
    "x",
    "\x00",
    "é" * 200,
    "\ud800",
    [],
    {},
    [[]],
    {"a": {}},
]


class Fuzz:
    """Requests that are right in parts."""

    def __init__(self, place: Place, seed: int) -> None:
        self.random = Random(seed)
        self.guest = place.guest()
        self.table = self.guest.open("me", "here", "here")["id"]
        self.paths = list(place.app.openapi()["paths"].items())
        game = registry.find(GAMES[0])
        self.known = {
            "table": self.table,
            "set": self.guest.post("/sets", 201, game=game.name, name="My box")["id"],
            "game": game.name,
            "exercise": next(iter(exercises(game))),
            "example": next(iter(illustrations(game).examples)),
            "language": "de",
            "seat": "0",
            "moment": "0",
        }
        """What there is, by the name that it has in an address."""

    def value(self) -> Any:
        kind = self.random.random()
        if kind < 0.6:
            return self.random.choice(NONSENSE)
        if kind < 0.8:
            return self.random.randrange(-3, 10)
        return "".join(self.random.choices(string.printable, k=self.random.randrange(40)))

    def body(self) -> Any:
        names = ["seat", "version", "action", "key", "words", "name", "level", "token", "game", "seats", "whole", "x"]
        chosen = self.random.sample(names, self.random.randrange(6))
        found = {name: self.value() for name in chosen}
        if self.random.random() < 0.5:
            found |= {"seat": 0, "version": 1, "key": new_key(), "action": self.value()}
        return found if self.random.random() < 0.9 else self.value()

    def ask(self) -> Response:
        path, methods = self.random.choice(self.paths)
        method = self.random.choice([*methods, "get", "post"])
        # Whoever tries a set out waits for bots that play with it.
        known = {} if path == "/api/sets/{set}/trial" else self.known
        path = re.sub(r"\{(\w+)\}", lambda found: self.part(known.get(found[1])), path)
        query = {name: str(self.value()) for name in self.random.sample(["seat", "after", "until", "action", "key"], 2)}
        query = {name: value.encode("utf-8", "replace").decode() for name, value in query.items()} | {"wait": "0"}
        content = self.text(self.body())
        headers = {"content-type": self.random.choice(["application/json", "text/plain", ""])}
        return self.guest.client.request(method.upper(), path, params=query, content=content, headers=headers)

    def part(self, known: str | None) -> str:
        """Of an address."""
        if known is not None and self.random.random() < 0.8:
            return known
        return str(self.random.choice([0, 1, 9, -1, "belfort", "%00", "2nd", "A" * 16]))

    def text(self, value: Any) -> bytes:
        text = json.dumps(value).encode()
        if self.random.random() < 0.1:
            at = self.random.randrange(len(text) + 1)
            text = text[:at] + bytes(self.random.choices(range(256), k=3)) + text[at:]
        return text

    def message(self) -> str:
        kind = self.random.random()
        if kind < 0.3:
            return json.dumps({"look": self.value()})
        if kind < 0.6:
            return json.dumps({self.random.choice(["act", "undo", "look"]): self.body()})
        return json.dumps(self.body()) if kind < 0.9 else str(self.value()).encode("utf-8", "replace").decode()


@sizes(300, 10_000)
def test_any_request_gets_an_answer(place: Place, size: int, say: Any) -> None:
    fuzz = Fuzz(place, size)
    statuses: Counter[int] = Counter()
    for _ in range(size):
        answer = fuzz.ask()
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, (answer.request, answer.request.content, answer.text)
    say(f"{size} requests: {dict(sorted(statuses.items()))}")
    assert isinstance(fuzz.guest.situation(fuzz.table, 0)["view"], dict)


def parts_of(value: Any) -> Iterator[tuple[Any, Any]]:
    """Each part of some JSON, as what holds it and where."""
    for place in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, place
        yield from parts_of(value[place])


def spoil(record: Any, random: Random) -> Any:
    """The same record with something in it that does not belong there."""
    spoiled = json.loads(json.dumps(record))
    for _ in range(random.choice([1, 1, 2])):
        holder, place = random.choice(list(parts_of(spoiled)))
        kind = random.randrange(4)
        if kind == 0:
            del holder[place]
        elif kind == 1 or not isinstance(holder, list):
            holder[place] = random.choice(NONSENSE)
        else:
            # All of it is right, but for its order.
            other = random.randrange(len(holder))
            holder[place], holder[other] = holder[other], holder[place]
    return spoiled


def some_records() -> Iterator[Any]:
    """Of games that are under way, and of positions out of them."""
    for game in GAMES:
        match = Match(game, 2, seed=3)
        random = Random(3)
        for _ in range(40):
            match.play(random.choice(list(match.legal)))
        yield json.loads(match.record().dumps())
        yield Record(game, 2, match.options, match.components.json(), (), position=match.position()).json()


@sizes(300, 10_000)
def test_any_record_gets_an_answer(place: Place, size: int, say: Any) -> None:
    random = Random(size)
    good = list(some_records())
    anna = place.guest()
    statuses: Counter[int] = Counter()
    for _ in range(size):
        spoiled = spoil(random.choice(good), random)
        # Half a letter can be written, but not sent in any other way.
        headers = {"content-type": "application/json"}
        answer = anna.client.post("/api/records", content=json.dumps(spoiled), headers=headers)
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, (answer.text, spoiled)
        if answer.status_code == 201:
            # What was taken for one can be looked at.
            id = answer.json()["id"]
            for path in ("replay/0", "course", "log", "record"):
                assert anna.client.get(f"/api/tables/{id}/{path}").status_code < 500, spoiled
            anna.client.delete(f"/api/tables/{id}")
    say(f"{size} records: {dict(sorted(statuses.items()))}")
    assert statuses[201] > 0
    assert statuses[422] > size / 2


@sizes(300, 5_000)
def test_any_message_gets_an_answer(place: Place, size: int, say: Any) -> None:
    """Over the WebSocket: each is answered, and the table goes on. A big one ends the connection, no more."""
    fuzz = Fuzz(place, size)
    sent = reconnected = 0
    while sent < size:
        reconnected += 1
        with fuzz.guest.watch(fuzz.table, 0) as socket:
            socket.recv(timeout=60)
            try:
                for _ in range(50):
                    socket.send(fuzz.message())
                    sent += 1
                    socket.recv(timeout=60)
            except ConnectionClosed:
                continue
    say(f"{sent} messages over {reconnected} connections")
    assert isinstance(fuzz.guest.situation(fuzz.table, 0)["view"], dict)
    assert fuzz.guest.get("/health")["ok"]


@pytest.mark.hosting
@pytest.mark.parametrize("game", GAMES)
def test_a_clock_set_back(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    """By an hour, in the middle of a game of bots: nobody waits."""
    real = time.time_ns
    with served(settings_for(tmp_path)) as place:
        anna = place.guest()
        id = anna.open("wanderer", "wanderer", "wanderer", game=game)["id"]
        monkeypatch.setattr(time, "time_ns", lambda: real() - 3600 * 10**9)
        begun = time.monotonic()
        while anna.situation(id, log_from=10**6)["moment"] < 100:
            assert time.monotonic() - begun < 120
            n = anna.get(f"/tables/{id}")["n"]
            anna.get(f"/tables/{id}/pushes", after=n, wait=1)
        say(f"100 steps in {time.monotonic() - begun:.1f} s with the clock set back by an hour")


def test_nobody_tests_without_postgres_in_ci() -> None:
    """What cannot be had is skipped by name, except where every test must run."""
    if os.environ.get("CI"):
        from tests.service.postgres import programs

        assert programs() is not None
