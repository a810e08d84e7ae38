"""How much is kept, for whom, and how long: quotas, the list of one's tables in pages, tables that are removed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from burgher.service import Rate, Rates, Settings
from burgher.service.clock import now
from burgher.service.retention import DAY, NOTICE, PAUSE, Retention
from burgher.service.settings import Quotas
from burgher.service.store.schema import entries, seats, servers, snapshots, tables, talk, transfers
from tests.service.guests import Guest, Place, new_key, play_out, served, settings_for


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with served(settings_for(tmp_path_factory.mktemp("record"))) as place:
        anna = place.guest()
        id = anna.open("me", "here", seed="2")["id"]
        play_out(id, {0: anna, 1: anna})
        return anna.client.get(f"/api/tables/{id}/record").json()


def ids(listed: Any) -> list[str]:
    return [table["id"] for table in listed["tables"]]


# the list


def test_the_list_carries_only_what_it_shows(anna: Guest, record: Any) -> None:
    anna.open("me", "here", corrections={"name": "my box"})
    for _ in range(5):
        anna.post("/records", 201, **record)
    answer = anna.client.get("/api/tables")
    assert len(answer.json()["tables"]) == 6
    assert len(answer.content) < 6 * 1000
    assert "my box" not in answer.text
    assert "seed" not in answer.text


def test_the_list_has_pages_with_running_games_first(anna: Guest, record: Any) -> None:
    opened = [anna.open("me", "open")["id"] for _ in range(3)]
    ended = [anna.post("/records", 201, **record)["id"] for _ in range(3)]
    seen: list[str] = []
    page = anna.get("/tables", limit=2)
    while True:
        seen += ids(page)
        assert len(page["tables"]) <= 2
        if page["next"] is None:
            break
        page = anna.get("/tables", limit=2, after=page["next"])
    assert seen == [*opened[::-1], *ended[::-1]]
    assert anna.get("/tables", 422, after="nonsense")["error"]["id"] == "bad-request"


def test_pages_lose_nothing_that_happened_at_the_same_time(place: Place, anna: Guest) -> None:
    opened = {anna.open("me", "open")["id"] for _ in range(5)}
    place.app.state.desk.house.database.write(
        lambda connection: connection.execute(update(tables).values(changed_at=7))
    )
    first = anna.get("/tables", limit=2)
    second = anna.get("/tables", limit=3, after=first["next"])
    assert {*ids(first), *ids(second)} == opened
    assert second["next"] is None


# quotas


def test_a_device_has_so_many_games_under_way(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, quotas=Quotas(tables=2))) as place:
        anna, bert = place.guest(), place.guest()
        first = anna.open("me", "here")["id"]
        key = new_key()
        anna.open("me", "open", key=key)
        refused = anna.post("/tables", 409, game="belfort", seats=[{"who": "me"}, {"who": "open"}])["error"]
        assert (refused["id"], refused["args"]) == ("too-many-tables", {"most": 2})
        # The same request once more is no new table.
        anna.open("me", "open", key=key)
        bert.open("me", "here")
        for seat in (0, 1):
            anna.post(f"/tables/{first}/seats/{seat}/leave")
        anna.open("me", "here")


def test_playing_once_more_is_a_new_game_too(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, quotas=Quotas(tables=2))) as place:
        anna, bert = place.guest(), place.guest()
        first = anna.open("me", "open")["id"]
        bert.post(f"/tables/{first}/join", name="Bert")
        play_out(first, {0: anna, 1: bert})
        for _ in range(2):
            anna.open("me", "open")
        assert anna.post(f"/tables/{first}/rematch", 409)["error"]["id"] == "too-many-tables"
        # Bert may, and then Anna comes along.
        again = bert.post(f"/tables/{first}/rematch")["id"]
        assert anna.post(f"/tables/{first}/rematch")["id"] == again


def test_a_log_has_an_end(place: Place, anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody makes it longer and longer by taking back what they do."""
    monkeypatch.setattr("burgher.service.playing.LONGEST_LOG", 60)
    for others in (["here"], ["wanderer"]):
        id = anna.open("me", *others, seed="2")["id"]
        refused = None
        for _ in range(100):
            seen = anna.situation(id, 0)
            if seen["turn"] != 0:
                play_out(id, dict.fromkeys(range(2 if others == ["here"] else 1), anna), steps=1)
                continue
            after = anna.act(id, 0, seen["version"], seen["legal"][0]["text"])["situation"]
            if after["undo"]:
                asked = {"seat": 0, "version": after["version"], "key": new_key()}
                answer = anna.client.post(f"/api/tables/{id}/undo", json=asked)
                if answer.status_code != 200:
                    refused = answer.json()["error"]["id"]
                    break
        assert refused == "too-much-undone"
        far = {"seat": 0, "version": anna.situation(id, 0)["version"], "key": new_key(), "far": "decision"}
        assert anna.post(f"/tables/{id}/undo", 409, **far)["error"]["id"] == "too-much-undone"
        # The game goes on all the same.
        assert play_out(id, {0: anna, **({1: anna} if others == ["here"] else {})})["over"]


def test_a_table_keeps_its_last_lines(place: Place, anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgher.service.store.queries.LONGEST_TALK", 3)
    id, other = anna.open("me", "here")["id"], anna.open("me", "here")["id"]
    for table in (other, id):
        for number in range(1, 6):
            anna.post(f"/tables/{table}/talk", 201, seat=0, words=f"{number}")
    for table in (other, id):
        assert [line["words"] for line in anna.get(f"/tables/{table}/talk")["lines"]] == ["3", "4", "5"]


def test_a_device_keeps_so_many_records_and_removes_them(tmp_path: Path, record: Any) -> None:
    with served(settings_for(tmp_path, quotas=Quotas(records=2))) as place:
        anna, bert = place.guest(), place.guest()
        first = anna.post("/records", 201, **record)["id"]
        anna.post("/records", 201, **record)
        assert anna.post("/records", 409, **record)["error"]["args"] == {"most": 2}
        # Nor is one read first, which others would have to wait for.
        wrong = {**record, "actions": ["fly"]}
        assert anna.post("/records", 409, **wrong)["error"]["id"] == "too-many-records"
        refused = bert.client.delete(f"/api/tables/{first}")
        assert (refused.status_code, refused.json()["error"]["id"]) == (403, "not-host")
        assert anna.client.delete(f"/api/tables/{first}").json() == {"id": first}
        assert anna.get(f"/tables/{first}", 404)["error"]["id"] == "no-table"
        anna.post("/records", 201, **record)


def test_a_game_is_not_removed_by_hand(anna: Guest) -> None:
    id = anna.open("me", "here")["id"]
    refused = anna.client.delete(f"/api/tables/{id}")
    assert (refused.status_code, refused.json()["error"]["id"]) == (409, "not-a-record")


def test_an_address_brings_so_many_bytes(tmp_path: Path, record: Any) -> None:
    size = len(json.dumps(record))
    endless = Rate(1e12, 1e12)
    rates = Rates(endless, endless, endless, endless, endless, Rate(3 * size, 1.0))
    with served(settings_for(tmp_path, rates=rates)) as place:
        place.guest().post("/records", 201, **record)
        # Another device at the same address.
        assert place.guest().post("/records", 429, **record)["error"]["id"] == "too-often"


# removing what is old


def sweep(place: Place, settings: Settings, days: float, was_up: bool = True) -> None:
    """Look after the tables as if so many days had passed, in which the server was up, or not."""
    assert place.loop is not None
    house, at = place.app.state.desk.house, now() + int(days * DAY)
    if was_up:
        house.database.write(lambda connection: connection.execute(update(servers).values(swept_at=at - PAUSE)))
    asyncio.run_coroutine_threadsafe(Retention(house, settings).sweep(at), place.loop).result()


def removed_at(guest: Guest, id: str) -> float | None:
    """In how many days a table will be removed."""
    at = guest.get(f"/tables/{id}")["removed_at"]
    return None if at is None else round((at - now()) / DAY, 2)


def count_rows(place: Place, id: str) -> list[int]:
    counts = [(tables, tables.c.id), *((one, one.c.table_id) for one in (seats, entries, snapshots, talk, transfers))]
    with place.app.state.desk.house.database.reading() as connection:
        return [
            connection.execute(select(func.count()).select_from(table).where(column == id)).scalar_one()
            for table, column in counts
        ]


def test_everything_is_kept_unless_one_says_otherwise(place: Place, anna: Guest, record: Any) -> None:
    running, ended = anna.open("me", "here")["id"], anna.post("/records", 201, **record)["id"]
    sweep(place, Settings(), 10_000)
    assert ids(anna.get("/tables")) == [running, ended]


def test_finished_tables_are_removed_after_their_time(place: Place, anna: Guest, record: Any) -> None:
    running, ended = anna.open("me", "here")["id"], anna.post("/records", 201, **record)["id"]
    closed = anna.open("me", "open")["id"]
    anna.post(f"/tables/{closed}/seats/0/leave")
    settings = Settings(keep_finished=30)
    sweep(place, settings, 29)
    assert ids(anna.get("/tables")) == [running, ended]
    sweep(place, settings, 31)
    assert ids(anna.get("/tables")) == [running]
    for id in (ended, closed):
        assert count_rows(place, id) == [0] * 6
    assert anna.get(f"/tables/{ended}", 404)["error"]["id"] == "no-table"


def test_the_notice_comes_a_week_before(place: Place, anna: Guest) -> None:
    id = anna.open("me", "here")["id"]
    sweep(place, Settings(keep_abandoned=60), 54)
    assert removed_at(anna, id) == 61


@pytest.mark.parametrize(("kept", "silent", "notice"), [(14, 7, 7), (8, 4, 4), (7, 4, 3), (3, 2, 1), (1, 1, 1)])
def test_where_tables_are_not_kept_long_nobody_is_told_too_soon(
    place: Place, anna: Guest, kept: float, silent: int, notice: int
) -> None:
    id = anna.open("me", "here")["id"]
    settings = Settings(keep_abandoned=kept)
    sweep(place, settings, silent - 0.1)
    assert removed_at(anna, id) is None
    sweep(place, settings, silent + 0.1)
    assert removed_at(anna, id) == pytest.approx(silent + 0.1 + notice, abs=0.02)
    line = anna.get(f"/tables/{id}/talk")["lines"][-1]
    assert line["notice"]["args"] == {"days": notice}


def test_time_in_which_no_server_was_up_does_not_count(place: Place, anna: Guest) -> None:
    """Nobody can come back, nor hear that they should."""
    id, other = anna.open("me", "here")["id"], anna.open("me", "here")["id"]
    settings = Settings(keep_abandoned=60)
    sweep(place, settings, 54)
    with anna.watch(id) as socket:
        socket.recv(timeout=60)
        sweep(place, settings, 62, was_up=False)
        assert removed_at(anna, id) == 69
        # Once more right after a start, and while it is up.
        sweep(place, settings, 62, was_up=False)
        sweep(place, settings, 68)
        assert removed_at(anna, id) == 69
    anna.post(f"/tables/{other}/talk", 201, seat=0, words="We play on!")
    sweep(place, settings, 69.5)
    assert ids(anna.get("/tables")) == [other]


def test_a_clock_that_leaps_keeps_no_table_for_ever(place: Place, anna: Guest) -> None:
    id = anna.open("me", "here")["id"]
    settings = Settings(keep_abandoned=60)
    sweep(place, settings, 54)
    sweep(place, settings, 20_000, was_up=False)
    assert removed_at(anna, id) == 20_007


def test_without_the_option_no_day_counts_that_was_told_before(place: Place, anna: Guest) -> None:
    id = anna.open("me", "here")["id"]
    sweep(place, Settings(keep_abandoned=60), 54)
    sweep(place, Settings(), 55)
    assert removed_at(anna, id) is None
    sweep(place, Settings(keep_abandoned=60), 400)
    assert removed_at(anna, id) == 407


def test_nobodys_running_game_is_removed_without_notice(place: Place, anna: Guest) -> None:
    waiting, running = anna.open("me", "open")["id"], anna.open("me", "here")["id"]
    anna.post(f"/tables/{running}/seats/0/transfer")
    settings = Settings(keep_abandoned=60)
    # However long the server was not there: first the players are told.
    sweep(place, settings, 52)
    assert [table["removed_at"] for table in anna.get("/tables")["tables"]] == [None, None]
    sweep(place, settings, 1000)
    for table in anna.get("/tables")["tables"]:
        assert table["removed_at"] == anna.get(f"/tables/{table['id']}")["removed_at"]
        assert abs(table["removed_at"] - now() - (1000 + NOTICE) * DAY) < DAY
        line = anna.get(f"/tables/{table['id']}/talk")["lines"][-1]
        assert line["notice"] == {"id": "table-ends", "args": {"days": 7}, "rule": ""}
    sweep(place, settings, 1006)
    assert len(anna.get("/tables")["tables"]) == 2
    # Whoever does anything there keeps the table.
    anna.post(f"/tables/{running}/talk", 201, seat=0, words="We play on!")
    assert anna.get(f"/tables/{running}")["removed_at"] is None
    sweep(place, settings, 1008)
    assert ids(anna.get("/tables")) == [running]
    assert count_rows(place, waiting) == [0] * 6
    sweep(place, settings, 1015)
    assert ids(anna.get("/tables")) == []


def test_who_comes_in_the_last_moment_keeps_the_table(
    place: Place, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between looking for what is old and dealing with it, somebody may have come."""
    id = anna.open("me", "here")["id"]
    settings = Settings(keep_abandoned=60, keep_finished=60)
    # Found as if it were old, though it is not, nor at this pulse.
    monkeypatch.setattr(Retention, "_find", lambda *_: [(id, 0)])
    sweep(place, settings, 0)
    assert anna.get(f"/tables/{id}")["removed_at"] is None
    assert anna.get(f"/tables/{id}/talk")["lines"] == []


def test_whoever_watches_a_removed_table_is_told(place: Place, anna: Guest, record: Any) -> None:
    id = anna.post("/records", 201, **record)["id"]
    with anna.watch(id) as socket:
        json.loads(socket.recv(timeout=60))
        anna.client.delete(f"/api/tables/{id}")
        assert json.loads(socket.recv(timeout=60))["refetch"]
