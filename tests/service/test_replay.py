"""Looking back, records, playing on."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, NoReturn

import pytest
from sqlalchemy.exc import OperationalError

import burgher
from burgher.core.record import hash_seed
from burgher.service.store import queries
from tests.service.guests import Guest, Place, new_key, play_out


@pytest.fixture
def finished(anna: Guest) -> str:
    id: str = anna.open("me", "here", seed="5")["id"]
    play_out(id, {0: anna, 1: anna})
    return id


def test_every_moment_of_a_finished_game_lies_open(anna: Guest, bert: Guest, finished: str) -> None:
    last = anna.get(f"/tables/{finished}")["moment"]
    record = burgher.read(anna.client.get(f"/api/tables/{finished}/record").text)
    for moment in (0, 1, 40, 41, 79, last // 2, last):
        seen = bert.get(f"/tables/{finished}/replay/{moment}", seat=1)
        real = burgher.read(record.record(), upto=moment)
        assert seen["last"] == last
        assert seen["view"] == json.loads(json.dumps(real.view(1)))
        assert seen["position"] == json.loads(json.dumps(real.game.position(real.state)))
        assert seen["scores"] == real.scores
        if moment:
            assert seen["action"]["text"] == record.steps[moment - 1].action.text
    assert bert.get(f"/tables/{finished}/replay/{last + 1}", 404)["error"]["id"] == "no-moment"


def test_a_running_game_is_looked_back_at_as_its_seats_saw_it(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    seen = anna.situation(id, 0)
    anna.act(id, 0, seen["version"], seen["legal"][0]["text"])
    then = anna.get(f"/tables/{id}/replay/{seen['moment']}", seat=0)
    assert then["view"] == seen["view"]
    assert (then["position"], then["action"], then["scores"]) == (None, None, None)
    assert bert.get(f"/tables/{id}/replay/{seen['moment']}")["view"]["seats"][0]["hand"] is None
    assert bert.get(f"/tables/{id}/replay/{seen['moment']}", 403, seat=0)["error"]["id"] == "not-yours"
    for path in ("record", "course"):
        assert anna.get(f"/tables/{id}/{path}", 409)["error"]["id"] == "not-over"
    refused = anna.post(f"/tables/{id}/fork", 409, moment=0, seat=0, name="Anna", level="wanderer")
    assert refused["error"]["id"] == "not-over"


def test_the_course_of_a_game(anna: Guest, finished: str) -> None:
    moments = anna.get(f"/tables/{finished}/course")["moments"]
    table = anna.get(f"/tables/{finished}")
    assert [one["moment"] for one in moments] == list(range(table["moment"] + 1))
    assert moments[-1]["scores"] == anna.situation(finished)["result"]["scores"]


def test_the_record_proves_the_seed(anna: Guest, bert: Guest) -> None:
    table = anna.open({"who": "me", "name": "Anna"}, "open")
    bert.post(f"/tables/{table['id']}/join", name="Bert")
    play_out(table["id"], {0: anna, 1: bert})
    answer = bert.client.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].endswith('.burgher.json"')
    record = answer.json()
    assert hash_seed(record["seed"]) == record["seed_hash"] == table["seed_hash"]
    assert record["names"] == ["Anna", "Bert"]
    assert burgher.read(record).over


def test_a_record_can_be_brought_and_looked_at(anna: Guest, bert: Guest, finished: str) -> None:
    record = anna.client.get(f"/api/tables/{finished}/record").json()
    brought = bert.post("/records", 201, **record)
    id = brought["id"]
    assert (brought["status"], brought["moment"]) == ("record", len(record["actions"]))
    assert [table["id"] for table in bert.get("/tables")["tables"]] == [id]
    for moment in (0, 100, len(record["actions"])):
        mine = bert.get(f"/tables/{id}/replay/{moment}", seat=0)
        assert mine == {**anna.get(f"/tables/{finished}/replay/{moment}", seat=0), "table": id}
    assert bert.client.get(f"/api/tables/{id}/record").json() == record
    assert bert.act(id, 0, 1, "end", 403)["error"]["id"] == "not-yours"


def test_an_unfinished_record_can_be_brought_too(anna: Guest) -> None:
    match = burgher.Match("belfort", 3, seed=4)
    for _ in range(60):
        match.play(next(iter(match.legal)))
    brought = anna.post("/records", 201, **json.loads(match.record().dumps()))
    assert brought["moment"] == len(match.steps)
    assert brought["seed"] is None
    assert anna.get(f"/tables/{brought['id']}/replay/{len(match.steps)}", seat=2)["view"] == json.loads(
        json.dumps(match.view(2))
    )
    assert anna.client.get(f"/api/tables/{brought['id']}/record").json()["actions"] == list(match.record().actions)


def test_whoever_plays_on_is_told_what_happened_before(anna: Guest, bert: Guest, finished: str) -> None:
    openly = anna.situation(finished)["log"]["events"]
    told = bert.get(f"/tables/{finished}/log", seat=1, until=60)["events"]
    assert [one["id"] for one in told] == [one["id"] for one in openly if one["moment"] <= 60]
    dealt = [one for one in told if one["id"] == "was-dealt"]
    assert {one["args"]["seat"] for one in dealt if one["args"]["card"] is not None} == {1}
    assert {one["args"]["seat"] for one in dealt if one["args"]["card"] is None} == {0}
    assert bert.get(f"/tables/{finished}/log", 404, seat=7)["error"]["id"] == "no-seat"
    running = anna.open("me", "here")["id"]
    assert bert.get(f"/tables/{running}/log", 403, seat=0)["error"]["id"] == "not-yours"


def wrong(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**record, **changes}


def test_what_is_no_record_is_refused(anna: Guest) -> None:
    match = burgher.Match("belfort", 3, seed=4)
    match.play(next(iter(match.legal)))
    good = json.loads(match.record().dumps())
    position = json.loads(json.dumps(match.position()))
    for other in ({}, {"name": "web", "version": "1.0"}):
        assert anna.post("/records", 422, **other)["error"]["id"] == "bad-file"
    for bad in (
        {"burgher": 99},
        wrong(good, game="chess"),
        wrong(good, actions=["fly"]),
        wrong(good, actions=["end"] * 20_001),
        wrong(good, players=10**30),
        wrong(good, options=[]),
        wrong(good, components={"name": "/etc/passwd"}),
        wrong(good, seed="x"),
        wrong(good, seed_hash="\u0000"),
        wrong(good, position={}),
        wrong(good, position=wrong(position, questions=[]), actions=[]),
        wrong(good, names=[1]),
    ):
        error = anna.post("/records", 422, **bad)["error"]
        assert error["id"] == "bad-record", bad
        assert error["message"]
    # In the middle of a game, where the rules say why not in words of the game's own.
    error = anna.post("/records", 422, **wrong(good, actions=[*good["actions"], "end"]))["error"]
    assert error["args"]["detail"]["id"] == "not-legal-at"
    assert error["message"].endswith("is “end”, which is not legal there")


def test_playing_on_from_a_moment_against_bots(anna: Guest, bert: Guest, finished: str) -> None:
    key = new_key()
    asked = {"moment": 120, "seat": 1, "name": "Bert", "level": "wanderer", "key": key}
    forked = bert.post(f"/tables/{finished}/fork", 201, **asked)
    assert bert.post(f"/tables/{finished}/fork", 201, **asked)["id"] == forked["id"]
    assert (forked["parent"], forked["parent_moment"], forked["mine"]) == (finished, 120, [1])
    assert [seat["kind"] for seat in forked["seats"]] == ["bot", "person"]
    then = bert.get(f"/tables/{finished}/replay/120", seat=1)["view"]
    begun = bert.get(f"/tables/{forked['id']}/replay/0", seat=1)["view"]
    assert begun == then
    assert play_out(forked["id"], {1: bert})["over"]
    record = bert.client.get(f"/api/tables/{forked['id']}/record").json()
    assert burgher.read(record).over
    brought = anna.post("/records", 201, **record)
    again = {**asked, "moment": 3, "key": new_key()}
    assert anna.post(f"/tables/{brought['id']}/fork", 201, **again)["status"] == "playing"


def test_nobody_plays_on_from_the_end(anna: Guest, finished: str) -> None:
    last = anna.get(f"/tables/{finished}")["moment"]
    asked: dict[str, Any] = {"seat": 0, "name": "Anna", "level": "wanderer"}
    refused = anna.post(f"/tables/{finished}/fork", 409, moment=last, **asked)
    assert refused["error"]["id"] == "nothing-to-play"
    assert anna.post(f"/tables/{finished}/fork", 404, moment=last + 1, **asked)["error"]["id"] == "no-moment"
    wrong_seat = {**asked, "seat": 4}
    assert anna.post(f"/tables/{finished}/fork", 404, moment=1, **wrong_seat)["error"]["id"] == "no-seat"
    assert anna.post(f"/tables/{finished}/fork", 422, moment=1, **{**asked, "level": "x"})["error"]["id"] == "no-level"


def test_the_secrets_of_the_log_come_out_at_the_end(anna: Guest, bert: Guest, place: Place) -> None:
    id = anna.open("me", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    hidden = [event for event in place.stranger().situation(id)["log"]["events"] if None in event["args"].values()]
    assert hidden
    play_out(id, {0: anna, 1: bert})
    shown = place.stranger().situation(id)["log"]["events"]
    assert [event for event in shown if event["moment"] == hidden[0]["moment"]] != hidden[:1]


def test_a_database_in_trouble_is_not_taken_for_a_strange_position(
    anna: Guest, finished: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At a table that began at a position from outside, only what the engine fails on is blamed on that."""
    asked = {"seat": 0, "moment": 0, "name": "Anna", "level": "wanderer", "key": new_key()}
    id = anna.post(f"/tables/{finished}/fork", 201, **asked)["id"]
    seen = anna.situation(id, 0)

    def away(*_: object) -> NoReturn:
        raise OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))

    with monkeypatch.context() as patched:
        patched.setattr(queries, "find_talk", away)
        assert anna.get(f"/tables/{id}/talk", 503)["error"]["id"] == "try-again"
    with monkeypatch.context() as patched:
        # An old version: it is looked for whether this has been done before.
        patched.setattr(queries, "entry_by_key", away)
        assert anna.act(id, 0, seen["version"] + 1, "end", 503)["error"]["id"] == "try-again"
    assert "position from outside" not in caplog.text
    assert anna.situation(id, 0)
