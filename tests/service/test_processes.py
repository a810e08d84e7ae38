"""Several processes at one database: they share tables, and who is there; a database that goes away comes back."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from burgher.service.clock import now
from burgher.service.store import queries, sharing
from burgher.service.store.database import BadDatabase, Database
from burgher.service.store.schema import seats, tables
from burgher.service.store.trouble import Trouble
from tests.commanding import finished
from tests.service.guests import Guest, Place, Watching, served, settings_for
from tests.service.postgres import Postgres, start_or_skip

SOON = 0.05
"""Seconds within which a change reaches those who watch through another process, in the middle."""


def until(holds: Callable[[], object], seconds: float = 60) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.01)


def take_until(socket: Watching, holds: Callable[[Any], object]) -> Any:
    """The first push for which something holds."""
    while True:
        push = json.loads(socket.recv(timeout=60))
        if holds(push):
            return push


def _after(n: int) -> Callable[[Any], bool]:
    return lambda push: push["n"] > n


def test_a_change_is_seen_through_the_other_process_soon(store: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=store)
    with served(settings) as here, served(settings) as there:
        anna = here.guest()
        id = anna.open("me", "here", seed="2")["id"]
        with there.again(anna).watch(id, 0) as socket:
            n = json.loads(socket.recv(timeout=60))["n"]
            late = []
            for number in range(20):
                sent = time.perf_counter()
                anna.post(f"/tables/{id}/talk", 201, seat=0, words=f"{number}")
                n = take_until(socket, _after(n))["n"]
                late.append(time.perf_counter() - sent)
            # The machine may be busy with other tests, but not all the time. Each is sent when the one before was just
            # heard: if the other process looked once a second, none would be sooner than that.
            assert min(late) < SOON * 4


def test_whoever_watches_a_table_that_another_process_removes_is_told(store: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=store)
    record = finished("belfort", 2, "removed").record().json()
    with served(settings) as here, served(settings) as there:
        anna = here.guest()
        id = anna.post("/records", 201, **record)["id"]
        with there.again(anna).watch(id) as socket:
            socket.recv(timeout=60)
            assert anna.client.delete(f"/api/tables/{id}").status_code == 200
            take_until(socket, lambda push: push["refetch"])
        assert there.stranger().get(f"/tables/{id}", 404)["error"]["id"] == "no-table"


def test_who_is_there_is_known_everywhere(store: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=store, absence=0.0)
    with served(settings) as here, served(settings) as there:
        anna, bert = here.guest(), there.guest()
        id = anna.open("me", "open")["id"]
        bert.post(f"/tables/{id}/join", name="Bert")
        with anna.watch(id, 0) as socket:
            socket.recv(timeout=60)
            with bert.watch(id, 1):
                take_until(socket, lambda push: push["present"] == [True, True])
                until(lambda: bert.get(f"/tables/{id}")["seats"][0]["present"])
                # Neither can be replaced by a bot through the other process.
                turn = anna.situation(id)["turn"]
                other = (bert, anna)[turn]
                refused = other.post(f"/tables/{id}/seats/{turn}/stand-in", 409, level="wanderer")
                assert refused["error"]["id"] == "still-here"
            take_until(socket, lambda push: push["present"] == [True, False])


def game_for_two(here: Place, there: Place) -> tuple[str, int, Guest, Guest]:
    """A table, the seat that is awaited, its player through one process, and the other one through another."""
    anna, bert = here.guest(), here.guest()
    id = anna.open("me", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    turn = anna.situation(id)["turn"]
    awaited, other = ((anna, bert), (bert, anna))[turn]
    return id, turn, awaited, there.again(other)


def nobody_since(connection: Any, at: int) -> None:
    """As if nobody had been at the tables, or done anything there, since then."""
    connection.execute(update(seats).values(seen_at=at))
    connection.execute(update(tables).values(moved_at=at, pulse=tables.c.pulse + 1))


def test_since_when_somebody_is_away_is_known_everywhere(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever left one process a moment ago is not away as long as another one has not seen them."""
    monkeypatch.setattr("burgher.service.house.LINGER", 0.05)
    settings = settings_for(tmp_path, database=store)
    with served(settings) as here, served(settings) as there:
        id, turn, awaited, other = game_for_two(here, there)
        database = here.app.state.desk.house.database
        begun = now()
        hour_ago = begun - 3600 * 1000

        database.write(lambda connection: nobody_since(connection, hour_ago))
        for place in (here, there):
            place.app.state.desk.house.since = hour_ago
        with other.watch(id, 1 - turn) as socket:
            socket.recv(timeout=60)
            with awaited.watch(id, turn):
                take_until(socket, lambda push: push["present"] == [True, True])
            take_until(socket, lambda push: push["present"] is not None and not push["present"][turn])
            refused = other.post(f"/tables/{id}/seats/{turn}/stand-in", 409, level="wanderer")
            assert refused["error"]["id"] == "not-away-long"
            assert other.get(f"/tables/{id}")["seats"][turn]["seen_at"] >= begun
            # Nor is that forgotten when something else about the seat is written there.
            there.again(awaited).post(f"/tables/{id}/seats/{turn}/automatic", automatic="always")
            with database.reading() as connection:
                assert (queries.find_seats(connection, id)[turn].seen_at or 0) >= begun


def test_who_is_there_is_known_also_where_nobody_watches(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for a stand-in through a process that has heard nothing of a table is told the same."""
    monkeypatch.setattr("burgher.service.house.LINGER", 0.05)
    settings = settings_for(tmp_path, database=store, idle=24 * 3600.0)
    with served(settings) as here, served(settings) as there:
        id, turn, awaited, other = game_for_two(here, there)
        database = here.app.state.desk.house.database
        hour_ago = now() - 3600 * 1000

        def refused() -> str:
            return str(other.post(f"/tables/{id}/seats/{turn}/stand-in", 409, level="wanderer")["error"]["id"])

        database.write(lambda connection: nobody_since(connection, hour_ago))
        there.app.state.desk.house.since = hour_ago
        # The table is in the other process's memory as it was an hour ago.
        assert other.get(f"/tables/{id}")["seats"][turn]["seen_at"] == hour_ago
        with awaited.watch(id, turn) as socket:
            socket.recv(timeout=60)
            until(lambda: sharing_of(database, id))
            assert refused() == "still-here"
        until(lambda: not sharing_of(database, id))
        assert refused() == "not-away-long"


def sharing_of(database: Database, table: str) -> object:
    """Who is present there, as processes tell each other."""
    with database.reading() as connection:
        return sharing.present_elsewhere(connection, "", table)


def test_who_was_present_through_a_dead_process_is_not_for_long(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burgher.service.peers.BEAT", 0.1)
    monkeypatch.setattr("burgher.service.peers.GONE", 0.5)
    settings = settings_for(tmp_path, database=store)
    with served(settings) as here:
        anna = here.guest()
        id = anna.open("me", "open")["id"]
        with anna.watch(id, 0) as socket:
            socket.recv(timeout=60)
            database = Database(store)

            def come(connection: Any) -> None:
                connection.execute(text("INSERT INTO process VALUES ('dead', 1)"))
                connection.execute(text("INSERT INTO presence VALUES ('dead', :id, 1)"), {"id": id})
                database.announce(connection, "process", "")

            database.write(come)
            take_until(socket, lambda push: push["present"] == [True, True])
            take_until(socket, lambda push: push["present"] == [True, False])
            with database.reading() as connection:
                assert connection.execute(text("SELECT count(*) FROM presence WHERE process = 'dead'")).scalar() == 0
                # They were there until now.
                assert queries.find_seats(connection, id)[1].seen_at is not None
            database.close()


def test_reads_are_of_one_moment(store: str, tmp_path: Path) -> None:
    database = Database(store)
    database.migrate()
    database.server_id()
    with database.reading() as connection:
        asked = text("SELECT id FROM server")
        before = connection.execute(asked).scalar()
        writing = threading.Thread(
            target=database.write, args=(lambda other: other.execute(text("UPDATE server SET id = 'another'")),)
        )
        writing.start()
        writing.join()
        assert connection.execute(asked).scalar() == before
    with database.reading() as connection:
        assert connection.execute(asked).scalar() == "another"
    database.close()


def test_watchers_outlive_a_restart_of_the_database(tmp_path: Path) -> None:
    server = start_or_skip()
    try:
        settings = settings_for(tmp_path, database=server.database(tmp_path))
        with served(settings) as here, served(settings) as there:
            anna = here.guest()
            id = anna.open("me", "here", seed="2")["id"]
            seen = anna.situation(id, 0)
            with there.again(anna).watch(id, 0) as socket:
                socket.recv(timeout=60)
                until(lambda: anna.client.get("/api/health").status_code == 200)
                server.stop()
                asked = {"seat": 0, "version": seen["version"], "action": seen["legal"][0]["text"], "key": "k" * 16}
                assert anna.post(f"/tables/{id}/actions", 503, **asked)["error"]["id"] == "try-again"
                until(lambda: len(anna.get("/health", 503)["problems"]) >= 2)
                server.start()
                until(lambda: not there.app.state.desk.house.database.is_deaf)
                accepted = anna.post(f"/tables/{id}/actions", **asked)
                take_until(socket, lambda push: push["n"] >= accepted["situation"]["n"])
                until(lambda: anna.client.get("/api/health").status_code == 200)
    finally:
        server.remove()


def test_a_locked_postgres_says_try_again(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By itself it would wait for ever."""
    monkeypatch.setattr("burgher.service.store.database.WAITS", 0.2)
    address = postgres.database(tmp_path)
    with served(settings_for(tmp_path, database=address)) as place:
        anna = place.guest()
        id = anna.open("me", "here")["id"]
        seen = anna.situation(id, 0)
        asked = {"seat": 0, "version": seen["version"], "action": seen["legal"][0]["text"], "key": "k" * 16}
        other = Database(address)
        with other.engine.connect() as connection:
            connection.execute(text("LOCK TABLE entry IN SHARE MODE"))
            assert anna.post(f"/tables/{id}/actions", 503, **asked)["error"]["id"] == "try-again"
            assert anna.situation(id, 0) == seen
        other.close()
        anna.post(f"/tables/{id}/actions", **asked)


def test_errors_of_postgres_keep_secrets(postgres: Postgres, tmp_path: Path) -> None:
    database = Database(postgres.database(tmp_path))
    database.migrate()
    wrong = text("INSERT INTO device VALUES (1, :seed, NULL)")
    with pytest.raises(Trouble) as found:
        database.write(lambda connection: connection.execute(wrong, {"seed": "a-secret-seed"}))
    assert "a-secret-seed" not in str(found.value)
    assert found.value.__cause__ is None
    assert found.value.__suppress_context__
    database.close()


def test_a_postgres_that_is_away_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="cannot be used"):
        Database(f"postgresql://nobody@/nothing?host={tmp_path}").migrate()


def test_without_its_library_postgres_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(BadDatabase, match=r"burgher\[postgres\]"):
        Database("postgresql://somebody@localhost/tables")


def test_new_guests_come_while_the_database_is_shared(store: str, tmp_path: Path) -> None:
    """A game goes on at two servers at once, both players watching at either."""
    settings = settings_for(tmp_path, database=store)
    with served(settings) as here, served(settings) as there:
        anna = here.guest()
        id = anna.open("me", "here", "here", seed="2")["id"]
        homes: list[Guest] = [anna, there.again(anna)]
        with homes[0].watch(id, 0) as first, homes[1].watch(id, 1) as second:
            for step in range(12):
                at = homes[step % 2]
                seat = at.situation(id)["turn"]
                seen = at.situation(id, seat)
                n = at.act(id, seat, seen["version"], seen["legal"][0]["text"])["situation"]["n"]
            for socket in (first, second):
                take_until(socket, lambda push: push["n"] == n)
            assert homes[0].situation(id, 2) == homes[1].situation(id, 2)
