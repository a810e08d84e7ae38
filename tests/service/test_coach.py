"""The coach at the tables: analyses, trying things out, and hints only where they are allowed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgher.service.coach import desk
from burgher.service.store.practice import practised
from tests.commanding import finished as played
from tests.service.guests import Guest, Place, play_out, served, settings_for


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setattr(desk, "JUDGE", "evaluator")
    monkeypatch.setattr("burgher.service.api.coach.JUDGE", "evaluator")
    with served(settings_for(tmp_path, analysis=0.5, coaches=1)) as running:
        yield running


@pytest.fixture
def finished(anna: Guest) -> str:
    """A game that is over: one that was played elsewhere, which is quicker than playing it here."""
    record = played("belfort", 2, "coached").record().json()
    id: str = anna.post("/records", 201, **record)["id"]
    return id


def analysed(guest: Guest, table: str) -> Any:
    """The analysis, once there is nothing more to come."""
    found = guest.post(f"/tables/{table}/analysis")
    ends = time.monotonic() + 60
    while found["state"] == "running" and time.monotonic() < ends:
        time.sleep(0.05)
        found = guest.get(f"/tables/{table}/analysis")
    return found


def test_a_finished_game_is_analysed_and_the_analysis_kept(
    anna: Guest, bert: Guest, place: Place, finished: str
) -> None:
    assert bert.get(f"/tables/{finished}/analysis")["state"] == "none"
    found = analysed(anna, finished)
    assert (found["state"], found["progress"], found["problem"]) == ("done", 1.0, None)
    report, table = found["report"], anna.get(f"/tables/{finished}")
    assert len(report["win"]) == len(report["luck"]) == table["moment"] + 1
    assert all(sum(seats) == pytest.approx(1.0, abs=0.001) for seats in report["win"])
    assert report["decisions"]
    for one in report["seats"]:
        assert one["start"] + one["luck"] + one["own"] + one["others"] == pytest.approx(one["end"], abs=0.01)
    # It is kept: whoever asks gets the same, and nothing where it is known.
    assert bert.post(f"/tables/{finished}/analysis") == found
    assert bert.get(f"/tables/{finished}/analysis", known=1.0)["report"] is None
    # The work on it is over, and nothing is left of it in memory.
    assert not place.app.state.desk.coach._tasks


def test_mistakes_can_be_tried_again(anna: Guest, finished: str) -> None:
    report = analysed(anna, finished)["report"]
    for seat in (0, 1):
        listed = anna.get(f"/tables/{finished}/mistakes", seat=seat, most=3)["mistakes"]
        lost = [one["given_away"] for one in listed]
        assert lost == sorted(lost, reverse=True)
        assert all(one["seat"] == seat and one["rating"] not in ("best", "good") for one in listed)
    moment = report["decisions"][3]["moment"]
    trial = anna.post(f"/tables/{finished}/trial", moment=moment)
    assert (trial["actions"], trial["ends"]) == ([], False)
    chosen = trial["legal"][-1]["text"]
    after = anna.post(f"/tables/{finished}/trial", moment=moment, actions=[chosen])
    assert [one["text"] for one in after["actions"]] == [chosen]
    assert after["events"]
    verdict = anna.post(f"/tables/{finished}/verdict", moment=moment, actions=[chosen])
    assert verdict["tried"]["actions"][0]["text"] == chosen
    assert verdict["given_away"] >= 0.0
    assert verdict["best"]["worth"] >= verdict["tried"]["worth"]
    assert sum(verdict["now"]["win"]) == pytest.approx(1.0, abs=0.001)


def test_a_mistake_that_was_found_better_is_solved(anna: Guest, place: Place) -> None:
    id = anna.open("me", "here", seed="5")["id"]
    play_out(id, {0: anna, 1: anna})
    moment = next(one["moment"] for one in analysed(anna, id)["report"]["decisions"])
    asked = {"moment": moment, "actions": [anna.post(f"/tables/{id}/trial", moment=moment)["legal"][0]["text"]]}
    best = anna.post(f"/tables/{id}/verdict", **asked, shown=True)["best"]["actions"][0]["text"]

    def kept() -> dict[str, str]:
        with place.app.state.desk.house.database.reading() as connection:
            return {
                exercise: got
                for device in (1, 2, 3)
                for exercise, got in practised(connection, device, "belfort").items()
            }

    assert kept() == {}
    anna.post(f"/tables/{id}/verdict", moment=moment, actions=[best])
    assert kept() == {f"{id}.{moment}": "first"}


def test_what_cannot_be_tried_is_refused(anna: Guest, finished: str) -> None:
    last = anna.get(f"/tables/{finished}")["moment"]
    assert anna.post(f"/tables/{finished}/trial", 404, moment=last + 1)["error"]["id"] == "no-moment"
    assert anna.post(f"/tables/{finished}/trial", 409, moment=last)["error"]["id"] == "nobody-decides"
    moment = next(one["moment"] - 1 for one in anna.get(f"/tables/{finished}/course")["moments"] if one["by"] == 0)
    refused = anna.post(f"/tables/{finished}/verdict", 422, moment=moment, actions=["pass"])["error"]
    assert refused["id"] == "illegal"
    assert refused["reason"]
    assert anna.get(f"/tables/{finished}/mistakes", 404, seat=7)["error"]["id"] == "no-seat"


def test_hints_against_bots_are_told_to_the_table(anna: Guest) -> None:
    table = anna.open("me", "wanderer")
    assert table["hints"] is True
    id = table["id"]
    seen = anna.situation(id, 0)
    hint = anna.post(f"/tables/{id}/hint", seat=0, version=seen["version"])
    assert 1 <= len(hint["choices"]) <= 3
    legal = {one["text"] for one in seen["legal"]}
    assert all(one["actions"][0]["text"] in legal for one in hint["choices"])
    worths = [one["worth"] for one in hint["choices"]]
    assert worths == sorted(worths, reverse=True)
    chosen = hint["choices"][0]["actions"][0]["text"]
    forecast = anna.post(f"/tables/{id}/forecast", seat=0, version=seen["version"], actions=[chosen])
    assert sum(forecast["after"]["win"]) == pytest.approx(1.0, abs=0.001)
    lines = anna.get(f"/tables/{id}/talk")["lines"]
    assert [line["notice"]["id"] for line in lines if line["notice"]].count("hint-taken") == 1


def test_hints_among_people_only_where_all_agreed(anna: Guest, bert: Guest) -> None:
    for agreed in (False, True):
        table = anna.open("me", "open", hints=agreed)
        assert table["hints"] is agreed
        bert.post(f"/tables/{table['id']}/join", name="Bert")
        seen = anna.situation(table["id"])
        mine, asks = (anna, seen["turn"]) if seen["turn"] == 0 else (bert, seen["turn"])
        answer = mine.post(f"/tables/{table['id']}/hint", 200 if agreed else 403, seat=asks, version=seen["version"])
        if not agreed:
            assert answer["error"]["id"] == "no-hints"
            lines = anna.get(f"/tables/{table['id']}/talk")["lines"]
            assert not [line for line in lines if line["notice"] and line["notice"]["id"] == "hint-taken"]


def test_hints_are_for_ones_own_seat_on_its_turn(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "wanderer")["id"]
    seen = anna.situation(id, 0)
    asked = {"seat": 0, "version": seen["version"]}
    assert bert.post(f"/tables/{id}/hint", 403, **asked)["error"]["id"] == "not-yours"
    assert anna.post(f"/tables/{id}/hint", 409, seat=0, version=999)["error"]["id"] == "stale"
    assert anna.post(f"/tables/{id}/analysis", 409)["error"]["id"] == "not-over"
    refused = anna.post(f"/tables/{id}/forecast", 422, **asked, actions=["end"])["error"]
    assert refused["id"] == "illegal"


def test_an_analysis_that_is_late_is_ended_and_can_be_tried_again(
    anna: Guest, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "SLACK", -0.999)
    found = analysed(anna, finished)
    assert (found["state"], found["problem"]["id"]) == ("failed", "analysis-late")
    assert anna.get(f"/tables/{finished}/analysis")["state"] == "failed"
    monkeypatch.setattr(desk, "SLACK", 15.0)
    assert analysed(anna, finished)["state"] == "done"


def test_a_coach_that_fails_says_so_and_holds_up_nothing(
    anna: Guest, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "JUDGE", "nobody")
    found = analysed(anna, finished)
    assert (found["state"], found["report"]) == ("failed", None)
    assert found["problem"]["id"] == "analysis-refused"
    id = anna.open("me", "wanderer")["id"]
    seen = anna.situation(id, 0)
    asked = {"seat": 0, "version": seen["version"]}
    monkeypatch.setattr("burgher.service.api.coach.JUDGE", "nobody")
    assert anna.post(f"/tables/{id}/hint", 422, **asked)["error"]["id"] == "coach-refused"
    anna.act(id, 0, seen["version"], seen["legal"][0]["text"])


def test_a_coach_who_is_asked_too_much_says_so_at_once(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever would wait behind many others for longer than an answer may take need not wait at all."""
    id = anna.open("me", "wanderer")["id"]
    seen = anna.situation(id, 0)
    asked = {"seat": 0, "version": seen["version"]}
    monkeypatch.setattr(desk, "MOST_ASKING", 1)
    assert anna.post(f"/tables/{id}/hint", 429, **asked)["error"]["id"] == "coach-busy"
    monkeypatch.undo()
    monkeypatch.setattr("burgher.service.api.coach.JUDGE", "evaluator")
    assert anna.post(f"/tables/{id}/hint", **asked)["choices"]
