"""Taking back further than nobody has seen: only against bots alone, marked; and seeing how a turn would end."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.service.guests import Guest, new_key
from tests.service.test_pushes import take

Situation = dict[str, Any]


def play(anna: Guest, id: str, until: Callable[[Situation], bool]) -> Situation:
    """Let Anna take the last of what she may do, and wait for the bots, until she is asked something like this."""
    decisions = 0
    while decisions < 400:
        seen: Situation = anna.situation(id, 0)
        if seen["turn"] != 0 or not seen["legal"]:
            assert not seen["over"], "it never came to that"
            time.sleep(0.01)
            continue
        if until(seen):
            return seen
        anna.act(id, 0, seen["version"], seen["legal"][-1]["text"])
        decisions += 1
    raise AssertionError("it never came to that")


@pytest.fixture
def against_bots(anna: Guest) -> str:
    return str(anna.open("me", "wanderer", "wanderer", game="nobility", seed="3")["id"])


def test_against_bots_alone_a_decision_is_taken_back_with_all_that_followed(anna: Guest, against_bots: str) -> None:
    id = against_bots
    first = play(anna, id, lambda seen: True)
    assert not first["far_undo"]
    anna.act(id, 0, first["version"], first["legal"][-1]["text"])
    later = play(anna, id, lambda seen: seen["undo"] == 0 and seen["moment"] > first["moment"] + 1)
    assert later["far_undo"]
    assert anna.undo(id, 0, later["version"], 409)["error"]["id"] == "nothing-to-undo"
    key = new_key()
    back = anna.undo(id, 0, later["version"], far="decision", key=key)["situation"]
    for field in ("view", "legal", "prompt", "moment", "undo", "far_undo"):
        assert back[field] == first[field], field
    again = anna.undo(id, 0, later["version"], far="decision", key=key)
    assert again["repeated"]
    assert again["version"] == back["version"]
    notices = [line["notice"] for line in anna.get(f"/tables/{id}/talk")["lines"]]
    assert {"id": "took-back", "args": {"name": "Player 1", "round": 1}, "rule": ""} in notices


def test_whole_rounds_can_be_taken_back(anna: Guest, against_bots: str) -> None:
    id = against_bots
    starts: dict[int, Situation] = {}

    def third(seen: Situation) -> bool:
        starts.setdefault(seen["view"]["calendar"]["round"], seen)
        return 3 in starts

    seen = play(anna, id, third)
    anna.act(id, 0, seen["version"], seen["legal"][-1]["text"])
    now = play(anna, id, lambda seen: True)
    for number in (3, 2, 1):
        now = anna.undo(id, 0, now["version"], far="round")["situation"]
        assert now["view"]["calendar"]["round"] == number
        assert (now["view"], now["legal"]) == (starts[number]["view"], starts[number]["legal"])
    assert not now["far_undo"]
    assert anna.undo(id, 0, now["version"], 409, far="round")["error"]["id"] == "nothing-to-undo"
    # What was taken back can be played anew, and the game goes on.
    again = play(anna, id, lambda seen: seen["view"]["calendar"]["round"] == 2)
    assert again["far_undo"]


def test_nobody_takes_back_what_other_people_have_seen(anna: Guest) -> None:
    id = anna.open("me", "here", "wanderer", game="nobility", seed="3")["id"]
    while (now := anna.situation(id))["moment"] <= 20:
        seat = now["turn"]
        seen = anna.situation(id, seat) if seat in (0, 1) else None
        if seen and seen["legal"]:
            anna.act(id, seat, seen["version"], seen["legal"][-1]["text"])
        else:
            time.sleep(0.01)
    for seat in (0, 1):
        seen = anna.situation(id, seat)
        assert not seen["far_undo"]
        for far in ("decision", "round"):
            assert anna.undo(id, seat, seen["version"], 409, far=far)["error"]["id"] in ("nothing-to-undo", "stale")


def test_taking_back_far_is_in_the_record(anna: Guest) -> None:
    id = anna.open("me", game="nobility", seed="5")["id"]
    seen = play(anna, id, lambda seen: seen["far_undo"] and seen["view"]["calendar"]["round"] == 2)
    anna.undo(id, 0, seen["version"], far="round")
    for _ in range(2000):
        seen = anna.situation(id, 0)
        if seen["over"]:
            break
        anna.act(id, 0, seen["version"], seen["legal"][-1]["text"])
    record = anna.get(f"/tables/{id}/record")
    assert record["taken_back"] == 1
    # Kept elsewhere, it still says so.
    again = anna.post("/records", 201, **record)["id"]
    assert anna.get(f"/tables/{again}/record")["taken_back"] == 1


# how a turn would end


def hold(anna: Guest, id: str, seen: Situation, action: str) -> Situation:
    asked = {"seat": 0, "version": seen["version"], "action": action, "hold": True, "key": new_key()}
    found: Situation = anna.post(f"/tables/{id}/actions", **asked)["situation"]
    return found


def test_an_action_that_ends_the_turn_can_be_looked_at_first(anna: Guest, against_bots: str) -> None:
    id = against_bots
    seen = play(anna, id, lambda seen: any(one["verb"] == "pass" for one in seen["legal"]))
    held = hold(anna, id, seen, "pass")
    assert held["held"]
    assert (held["version"], held["moment"], held["legal"]) == (seen["version"], seen["moment"], [])
    assert held["view"]["seats"][0]["passed"]
    assert held["log"]["start"] == len(seen["log"]["events"])
    assert {event["id"] for event in held["log"]["events"]} == {"passed"}
    now = anna.situation(id, 0)
    assert (now["view"], now["version"], now["held"]) == (seen["view"], seen["version"], False)
    # What does not end the turn is simply done.
    die = next(one["text"] for one in seen["legal"] if one["verb"] == "die")
    done = hold(anna, id, seen, die)
    assert (done["held"], done["version"], done["undo"]) == (False, seen["version"] + 1, 1)


def test_it_can_be_looked_at_over_the_socket_as_well(anna: Guest, against_bots: str) -> None:
    id = against_bots
    seen = play(anna, id, lambda seen: any(one["verb"] == "pass" for one in seen["legal"]))
    asked = {"seat": 0, "version": seen["version"], "action": "pass", "hold": True}
    with anna.watch(id, 0) as socket:
        take(socket)
        socket.ask(act={**asked, "key": "the-first-key"})
        answered = take(socket)["answered"]
        assert (answered["key"], answered["version"]) == ("the-first-key", seen["version"])
        assert answered["held"] == hold(anna, id, seen, "pass")
        assert anna.situation(id, 0)["version"] == seen["version"]
        # What does not end the turn is simply done, and the push tells of it.
        die = next(one["text"] for one in seen["legal"] if one["verb"] == "die")
        socket.ask(act={**asked, "action": die, "key": "the-second-key"})
        push = take(socket)
        assert "held" not in push["answered"]
        assert push["situation"]["version"] == seen["version"] + 1
        # Of somebody else's seat nothing is shown.
        socket.ask(act={**asked, "seat": 1, "key": "the-third-key"})
        assert take(socket)["error"]["id"] == "not-yours"


def test_what_cannot_be_done_is_refused_all_the_same(anna: Guest, against_bots: str) -> None:
    seen = play(anna, against_bots, lambda seen: any(one["verb"] == "pass" for one in seen["legal"]))
    asked = {"seat": 0, "version": seen["version"], "hold": True, "key": new_key()}
    assert anna.post(f"/tables/{against_bots}/actions", 422, action="end", **asked)["error"]["id"] == "illegal"
    stale = {**asked, "version": seen["version"] + 1}
    assert anna.post(f"/tables/{against_bots}/actions", 409, action="pass", **stale)["error"]["id"] == "stale"


def test_why_not_after_another_action(anna: Guest, against_bots: str) -> None:
    id = against_bots
    seen = play(anna, id, lambda seen: any(one["verb"] == "die" for one in seen["legal"]))
    die = next(one for one in seen["legal"] if one["verb"] == "die")
    at_once = anna.get(f"/tables/{id}/why-not", seat=0, action="visit port")
    assert at_once["reason"]["id"] == "why-take-up-die-first"
    found = {}
    for place in ("port", "clerk", "board", "hall"):
        asked = {"seat": 0, "action": f"visit {place}", "after": die["text"]}
        found[place] = anna.get(f"/tables/{id}/why-not", **asked)
    reach = seen["view"]["reach"]
    assert {place for place, answer in found.items() if answer["legal"]} <= {"port", "clerk", "board", "hall"}
    assert any(answer["reason"] for answer in found.values()), reach
    assert anna.situation(id, 0)["version"] == seen["version"]
    wrong = anna.get(f"/tables/{id}/why-not", seat=0, action="visit port", after="modify 1 6")
    assert wrong["reason"]["id"] in ("why-too-few-modifiers", "why-no-such-die")


def test_each_seat_is_told_when_it_decided_last(anna: Guest, bert: Guest) -> None:
    """Whatever happened since, for whoever comes back: a forced step of one's own is no decision."""
    id = str(anna.open("me", "open", game="nobility")["id"])
    bert.post(f"/tables/{id}/join", name="Bert")
    people = (anna, bert)
    assert [one.situation(id, seat)["decided"] for seat, one in enumerate(people)] == [None, None]
    decided: list[int | None] = [None, None]
    for _ in range(12):
        turn = anna.situation(id, 0)["turn"]
        seen = people[turn].situation(id, turn)
        people[turn].act(id, turn, seen["version"], seen["legal"][-1]["text"])
        decided[turn] = seen["moment"] + 1
        assert [one.situation(id, seat)["decided"] for seat, one in enumerate(people)] == decided
    assert anna.situation(id, None)["decided"] is None
    seen = people[turn].situation(id, turn)
    assert None not in decided
    assert seen["moment"] > min(one for one in decided if one is not None)
