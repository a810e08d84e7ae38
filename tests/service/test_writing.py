"""Many writers at one database: what is acknowledged is there, also when the disk is full or somebody else holds it."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from burgher.service import Settings
from burgher.service.serving import run
from burgher.service.store import queries
from burgher.service.store.database import BadDatabase, Database
from burgher.service.store.trouble import Trouble
from tests.service.guests import Guest, Place, Watching, play_out, served, settings_for

BIG = "x" * 2_000_000


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    opened.migrate()
    yield opened
    opened.close()


def add(number: int) -> Callable[[Connection], int]:
    return lambda connection: queries.add_device(connection, f"{number:064}")


def overfill(connection: Connection) -> None:
    """Write more than there is room for: here by a limit of SQLite's own, which does as a full disk does."""
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    try:
        connection.execute(text("INSERT INTO server (id) VALUES (:big)"), {"big": BIG})
    finally:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")


def overfill_without_a_word(connection: Connection) -> None:
    """The same by somebody who does not pass the error on."""
    with suppress(DBAPIError):
        overfill(connection)


def write_together(database: Database, works: list[Callable[[Connection], Any]]) -> list[Any]:
    """Have these written in one transaction, in this order: what each answered, or why it failed."""
    answers: list[Any] = [None] * len(works)
    begun, go_on = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        begun.set()
        assert go_on.wait(60)

    async def one(number: int) -> None:
        try:
            answers[number] = await database.written(works[number], quick=True)
        except (Trouble, ZeroDivisionError) as error:
            answers[number] = error

    async def together() -> None:
        held = asyncio.create_task(database.written(hold))
        await asyncio.to_thread(begun.wait, 20)
        waiting = [asyncio.create_task(one(number)) for number in range(len(works))]
        # Each of them has its place in the queue after its first step; what is quick is written together.
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(held, *waiting)

    asyncio.run(together())
    return answers


def known(database: Database) -> set[int]:
    with database.reading() as connection:
        return {int(hash) for hash in connection.execute(text("SELECT key_hash FROM device")).scalars()}


@pytest.mark.parametrize("place", [0, 5, 10])
@pytest.mark.parametrize(("work", "kind"), [(overfill, "full"), (overfill_without_a_word, "broken")])
def test_a_write_that_does_not_fit_takes_nobody_along(
    database: Database, place: int, work: Callable[[Connection], Any], kind: str
) -> None:
    """With a full disk SQLite takes the whole transaction back. None of the others may be told that it is written."""
    works: list[Callable[[Connection], Any]] = [add(number) for number in range(10)]
    works.insert(place, work)
    answers = write_together(database, works)
    assert isinstance(answers[place], Trouble)
    assert answers[place].kind == kind
    del answers[place]
    assert {number for number, answer in enumerate(answers) if not isinstance(answer, Exception)} == known(database)
    # Each is tried again without the one that was to blame.
    assert known(database) == set(range(10))


def test_an_error_of_ones_own_takes_nobody_along(database: Database) -> None:
    def fail(connection: Connection) -> None:
        add(99)(connection)
        raise ZeroDivisionError

    answers = write_together(database, [add(0), fail, add(1), add(1), add(2)])
    assert isinstance(answers[1], ZeroDivisionError)
    assert isinstance(answers[3], Trouble)
    assert known(database) == {0, 1, 2}


def test_memory_that_is_ahead_of_the_database_is_loaded_again(tmp_path: Path) -> None:
    """As after a backup was put back: what memory has and the log has not is forgotten."""
    settings = settings_for(tmp_path, database=f"sqlite:///{tmp_path / 'tables.db'}")
    with served(settings) as place:
        anna = place.guest()
        id = anna.open("me", "here", seed="4")["id"]
        play_out(id, {0: anna, 1: anna}, steps=6)
        before = anna.situation(id)
        with sqlite3.connect(tmp_path / "tables.db") as source, sqlite3.connect(tmp_path / "copy.db") as copy:
            source.backup(copy)
        copy.close()
        play_out(id, {0: anna, 1: anna}, steps=5)
        with sqlite3.connect(tmp_path / "copy.db") as copy, sqlite3.connect(tmp_path / "tables.db") as target:
            copy.backup(target)
        copy.close()
        source.close()
        target.close()
        assert anna.situation(id) == before
        play_out(id, {0: anna, 1: anna}, seed=1, steps=5)
        after = anna.situation(id)
    with served(settings) as place:
        assert place.again(anna).situation(id) == after


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A server that does not wait for a database that somebody else holds."""
    monkeypatch.setattr("burgher.service.store.database.WAITS", 0)
    with served(settings_for(tmp_path, database=f"sqlite:///{tmp_path / 'tables.db'}")) as place:
        yield place


def test_a_locked_database_says_try_again(hasty: Place, tmp_path: Path) -> None:
    anna = hasty.guest()
    id = anna.open("me", "here")["id"]
    seen = anna.situation(id, 0)
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    asked = {"seat": 0, "version": seen["version"], "action": seen["legal"][0]["text"], "key": "a-key-of-mine"}
    answer = anna.client.post(f"/api/tables/{id}/actions", json=asked)
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "1"
    assert answer.json()["error"]["id"] == "try-again"
    assert anna.situation(id, 0) == seen
    assert "the last write failed" in anna.get("/health", 503)["problems"][0]
    with anna.watch(id, 0) as socket:
        # One may come and look. Whoever plays over the WebSocket hears the same, and to what; it can be sent again.
        socket.ask(act={**asked, "key": "another-key"})
        push = answered(socket)
        assert push["error"]["id"] == "try-again"
        assert push["answered"] == {"key": "another-key", "status": 503}
        other.execute("ROLLBACK")
        other.close()
        # Nobody need play for the server to be well again.
        assert anna.get("/health")["ok"]
        socket.ask(act={**asked, "key": "another-key"})
        assert answered(socket)["answered"]["version"] == seen["version"] + 1


def test_nobody_waits_in_turn_for_a_locked_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits behind others hears with them that it is locked, and whoever comes then does not wait as long."""
    monkeypatch.setattr("burgher.service.store.database.WAITS", 3)
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    database.migrate()
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)

    async def one(number: int) -> None:
        with pytest.raises(Trouble, match="locked"):
            await database.written(add(number))

    async def many() -> None:
        await asyncio.gather(*(one(number) for number in range(8)))

    async def three_times_many() -> None:
        other.execute("BEGIN IMMEDIATE")
        begun = time.monotonic()
        for _ in range(3):
            await many()
        # In turn that would be more than a minute.
        assert time.monotonic() - begun < 60
        other.execute("ROLLBACK")
        # And once somebody has written, others are waited for again.
        await database.written(add(99))
        monkeypatch.setattr(database._writer, "_patience", 120)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(database.written(add(98)))
        assert database._writer is not None
        while database._writer._patient != 120:
            # It is about to ask for the database, and to wait for it as long as that.
            assert not writing.done()
            await asyncio.sleep(0.01)
        other.execute("ROLLBACK")
        await writing

    asyncio.run(three_times_many())
    other.close()
    assert known(database) == {98, 99}
    database.close()


def answered(socket: Watching) -> Any:
    while True:
        push = json.loads(socket.recv(timeout=60))
        if push["answered"] is not None:
            return push


def test_a_full_database_says_so_and_goes_on_reading(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, database=f"sqlite:///{tmp_path / 'tables.db'}")) as place:
        anna = place.guest()
        id = anna.open("me", "here")["id"]
        database = place.app.state.desk.house.database

        def limit(connection: Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        database.write(limit)
        accepted, answer = 0, None
        while answer is None or answer.status_code == 200:
            seen = anna.situation(id, anna.situation(id)["turn"], log_from=10**6)
            asked = {"seat": seen["turn"], "version": seen["version"], "key": f"a-key-{accepted:06}"}
            asked["action"] = seen["legal"][-1]["text"]
            answer = anna.client.post(f"/api/tables/{id}/actions", json=asked)
            accepted += answer.status_code == 200
        assert (answer.status_code, answer.json()["error"]["id"]) == (507, "no-room")
        with database.reading() as connection:
            log = queries.find_entries(connection, id)
        assert sum(entry.cause == "chosen" for entry in log) == accepted
        assert anna.situation(id, seen["turn"], log_from=10**6) == seen


def test_errors_of_the_database_keep_secrets(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    def write(connection: Connection) -> None:
        connection.execute(text("INSERT INTO device VALUES (1, :seed, NULL)"), {"seed": "a-secret-seed"})

    with pytest.raises(Trouble) as found:
        database.write(write)
    logging.getLogger("burgher.service").error("as it would be", exc_info=found.value)
    assert "NOT NULL" in str(found.value)
    assert "a-secret-seed" not in caplog.text
    with pytest.raises(Trouble) as found, database.reading() as connection:
        connection.execute(text("SELECT nothing FROM device WHERE key_hash = :seed"), {"seed": "a-secret-seed"})
    logging.getLogger("burgher.service").error("as it would be", exc_info=found.value)
    assert "a-secret-seed" not in caplog.text


def test_a_database_of_a_newer_version_says_so(database: Database) -> None:
    database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'later_9999'")))
    with pytest.raises(BadDatabase, match="newer version of Burgher"):
        run(settings=Settings(database=str(database.engine.url)))


def test_more_live_tables_than_are_kept_play_on(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, live=2)) as place:
        anna = place.guest()
        tables = [anna.open("me", "here", seed=str(seed))["id"] for seed in range(5)]
        for _ in range(3):
            for id in tables:
                play_out(id, {0: anna, 1: anna}, steps=4)
        assert len(place.app.state.desk.house._places) <= 2
        for id in tables:
            assert isinstance(anna.situation(id)["view"], dict)


def test_tables_that_are_watched_are_kept_however_many_until_nobody_watches(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, live=1)) as place:
        anna = place.guest()
        kept = place.app.state.desk.house._places
        watched, other = (anna.open("me", "here")["id"] for _ in range(2))
        with anna.watch(watched, 0) as socket:
            socket.recv(timeout=60)
            anna.situation(other)
            assert set(kept) == {watched}
        until = time.monotonic() + 60
        while watched in kept:
            # Whose connection has ended is noticed a moment later.
            assert time.monotonic() < until
            anna.situation(other)
        assert set(kept) == {other}


def test_nobody_waits_for_the_clock(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set back by an hour in the middle of a game."""
    real = time.time_ns
    id = anna.open("me", "wanderer")["id"]
    play_out(id, {0: anna}, steps=4)
    before = anna.get(f"/tables/{id}")["changed_at"]
    monkeypatch.setattr(time, "time_ns", lambda: real() - 3600 * 10**9)
    play_out(id, {0: anna}, steps=4)
    assert anna.get(f"/tables/{id}")["changed_at"] >= before
