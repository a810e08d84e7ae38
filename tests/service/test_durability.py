"""What was acknowledged stays: servers that are killed, several at one database, devices that race each other."""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from httpx import TransportError
from sqlalchemy import select, text, update

from burgher.service.store.database import Database
from burgher.service.store.schema import entries, snapshots
from tests.service.guests import Guest, Place, database_for, new_guest, new_key, play_out, served, settings_for
from tests.service.processes import ServerProcess, children
from tests.service.test_processes import until


@pytest.mark.slow
def test_a_killed_server_loses_no_acknowledged_action(tmp_path: Path) -> None:
    """Actions are sent as fast as they are answered; in the middle of that the server is killed, again and again."""
    database = database_for(tmp_path)
    key = id = None
    acknowledged = 0
    for round in range(2):
        server = ServerProcess(database)
        if key is None:
            key = Guest(server.url).post("/device", 201)["key"]
        anna = Guest(server.url, key)
        if id is None:
            id = anna.open("me", "here", "here", seed="9")["id"]
        assert anna.get(f"/tables/{id}")["version"] >= acknowledged
        # However slow the machine is, something has been acknowledged that could be lost.
        for _ in range(3):
            acknowledged = play_some(anna, id)
        threading.Timer(0.2 + 0.2 * round, server.kill).start()
        try:
            while True:
                acknowledged = play_some(anna, id)
        except TransportError:
            pass
    server = ServerProcess(database)
    anna = Guest(server.url, key)
    assert id is not None
    seen = anna.situation(id)
    # The one action that was under way when the server died may count or not; all others do.
    assert acknowledged <= seen["version"] <= acknowledged + 1
    assert acknowledged >= 6
    last = play_out(id, dict.fromkeys(range(3), anna))
    assert last["over"]
    server.stop()


def play_some(guest: Guest, id: str) -> int:
    seen = guest.situation(id)
    seen = guest.situation(id, seen["turn"])
    if not seen["legal"]:
        # The game is over before the server dies: there is nothing more to lose. Nothing comes any more, but its end.
        guest.get(f"/tables/{id}/pushes", after=seen["n"], wait=50)
        return int(seen["version"])
    accepted = guest.act(id, seen["turn"], seen["version"], seen["legal"][-1]["text"])
    return int(accepted["version"])


def test_a_server_that_ends_leaves_no_worker_behind(tmp_path: Path) -> None:
    for kill in (True, False):
        server = ServerProcess(database_for(tmp_path))
        anna = new_guest(server.url)
        anna.open("wanderer", "wanderer")
        until = time.monotonic() + 120
        while not children(server.pid):
            assert time.monotonic() < until
            time.sleep(0.05)
        workers = children(server.pid)
        server.kill() if kill else server.stop()
        while any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers):
            assert time.monotonic() < until
            time.sleep(0.05)


def test_a_server_that_is_told_to_stop_lets_those_go_who_wait(tmp_path: Path) -> None:
    server = ServerProcess(database_for(tmp_path))
    anna = new_guest(server.url)
    table = anna.open("me", "open")
    answers: list[Any] = []

    def poll() -> None:
        answers.append(anna.get(f"/tables/{table['id']}/pushes", after=table["n"], seat=0, wait=50))

    waiting = threading.Thread(target=poll)
    waiting.start()
    until(lambda: anna.get(f"/tables/{table['id']}")["seats"][0]["present"])
    with anna.watch(table["id"], 0) as socket:
        socket.recv(timeout=60)
        began = time.monotonic()
        server.stop()
        # Whoever waits for news has asked to wait for longer.
        assert time.monotonic() - began < 40
    waiting.join()
    assert answers == [{"pushes": []}]


@pytest.fixture
def tables(anna: Guest) -> list[str]:
    return [anna.open("me", "here", seed=str(seed))["id"] for seed in range(4)]


def race(threads: int, work: Any) -> None:
    barrier = threading.Barrier(threads)

    def start(number: int) -> None:
        barrier.wait()
        work(number)

    running = [threading.Thread(target=start, args=(number,)) for number in range(threads)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()


def test_of_racing_devices_one_is_first(anna: Guest, place: Place, tables: list[str]) -> None:
    """Eight pages of one player click at once: one action counts, the others get the fresh view."""
    for id in tables:
        seen = anna.situation(id, 0)
        statuses: list[int] = []

        def click(number: int, id: str = id, seen: Any = seen, statuses: list[int] = statuses) -> None:
            page = place.again(anna)
            asked = {"seat": 0, "version": seen["version"], "action": seen["legal"][0]["text"], "key": new_key()}
            answer = page.client.post(f"/api/tables/{id}/actions", json=asked)
            if answer.status_code == 409:
                assert answer.json()["situation"]["version"] == seen["version"] + 1
            statuses.append(answer.status_code)

        race(8, click)
        assert Counter(statuses) == {200: 1, 409: 7}
        assert anna.situation(id, 0)["moment"] == seen["moment"] + 1


def test_of_racing_repeats_one_counts(anna: Guest, place: Place, tables: list[str]) -> None:
    id = tables[0]
    seen = anna.situation(id, 0)
    key = new_key()
    answers: list[Any] = []

    def click(number: int) -> None:
        page = place.again(anna)
        answers.append(page.act(id, 0, seen["version"], seen["legal"][0]["text"], key=key))

    race(8, click)
    assert {answer["version"] for answer in answers} == {seen["version"] + 1}
    assert sum(not answer["repeated"] for answer in answers) == 1


def test_of_racing_guests_one_gets_the_seat(place: Place, anna: Guest) -> None:
    id = anna.open("me", "open", "open")["id"]
    guests = [place.guest() for _ in range(6)]
    statuses: list[int] = []

    def sit(number: int) -> None:
        asked = {"name": f"Guest {number}", "seat": 1}
        statuses.append(guests[number].client.post(f"/api/tables/{id}/join", json=asked).status_code)

    race(6, sit)
    assert Counter(statuses) == {200: 1, 409: 5}


def test_any_process_serves_any_table(tmp_path: Path) -> None:
    """Two servers at one database: a game goes on at both, undo included, and each tells its listeners."""
    settings = settings_for(tmp_path)
    with served(settings) as here, served(settings) as there:
        anna = here.guest()
        also_anna = there.again(anna)
        id = anna.open("me", "here", "here", seed="2")["id"]
        with also_anna.watch(id, 0) as socket:
            socket.recv(timeout=60)
            for step in range(40):
                at = (anna, also_anna)[step % 2]
                seat = at.situation(id)["turn"]
                seen = at.situation(id, seat)
                accepted = at.act(id, seat, seen["version"], seen["legal"][0]["text"])
                if step % 5 == 4 and accepted["situation"]["undo"]:
                    other = (also_anna, anna)[step % 2]
                    other.undo(id, seat, accepted["version"])
            assert anna.situation(id, 1) == also_anna.situation(id, 1)
            n = anna.get(f"/tables/{id}")["n"]
            pushed = 0
            while pushed < n:
                pushed = json.loads(socket.recv(timeout=60))["n"]


def test_a_table_is_loaded_from_its_snapshots(tmp_path: Path) -> None:
    """Not from the beginning; and a snapshot that was tampered with, or is of another version, does not count."""
    settings = settings_for(tmp_path)
    with served(settings) as place:
        anna = place.guest()
        id = anna.open("me", "here", seed="6")["id"]
        play_out(id, {0: anna, 1: anna}, steps=120)
        before = [anna.situation(id, seat) for seat in (0, 1)]
    database = Database(settings.database)
    with database.engine.begin() as connection:
        taken = list(connection.execute(select(snapshots.c.moment).where(snapshots.c.table_id == id)).scalars())
        assert len(taken) >= 3
        # Were it loaded from the beginning, this would be noticed.
        broken = update(entries).where(entries.c.table_id == id, entries.c.seq == 25).values(action="end")
        connection.execute(broken)
    with served(settings) as place:
        anna = place.again(anna)
        assert [anna.situation(id, seat) for seat in (0, 1)] == before
    with database.engine.begin() as connection:
        connection.execute(update(snapshots).values(position=text("position || ' '")))
    with served(settings) as place:
        anna = place.again(anna)
        assert anna.get(f"/tables/{id}/situation", 409)["error"]["id"] == "unplayable"
        assert anna.act(id, 0, 1, "end", 409)["error"]["id"] == "unplayable"
    database.close()


def test_undo_reaches_back_behind_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with served(settings) as place:
        anna = place.guest()
        id = anna.open("me", "here", "here", seed="7")["id"]
        start = anna.situation(id, 0)
        seen = anna.act(id, 0, start["version"], start["legal"][0]["text"])["situation"]
    with served(settings) as place:
        anna = place.again(anna)
        assert anna.situation(id, 0) == {**seen, "log": anna.situation(id, 0)["log"]}
        assert anna.undo(id, 0, seen["version"])["situation"]["view"] == start["view"]
