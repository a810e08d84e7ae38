"""A plan is one request: several actions, all or none, one transaction, one answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.service.guests import Guest, Place, new_key


@pytest.fixture
def table(anna: Guest) -> str:
    """Three at one device; the first question is which two cards to put away."""
    return str(anna.open("me", "here", "here", seed="7")["id"])


def send(anna: Guest, table: str, seen: Any, *actions: Any, status: int = 200, key: str | None = None) -> Any:
    first, *more = actions
    asked = {"seat": seen["seat"], "version": seen["version"], "action": first, "more": more, "key": key or new_key()}
    return anna.post(f"/tables/{table}/actions", status, **asked)


def cards(seen: Any) -> list[str]:
    return [action["text"] for action in seen["legal"]]


def test_several_actions_are_one_change(anna: Guest, table: str) -> None:
    seen = anna.situation(table, 0)
    first, second = cards(seen)[0], cards(seen)[1]
    accepted = send(anna, table, seen, first, second)
    assert accepted["version"] == seen["version"] + 1
    after = accepted["situation"]
    assert (after["moment"], after["undo"], after["turn"], after["n"]) == (seen["moment"] + 2, 2, 1, seen["n"] + 1)
    assert seen["log"]["events"] + after["log"]["events"] == anna.situation(table, 0)["log"]["events"]
    # Each is a choice of its own, to be taken back by itself.
    back = anna.undo(table, 0, after["version"])["situation"]
    assert (back["moment"], back["undo"]) == (seen["moment"] + 1, 1)


def test_all_or_none(anna: Guest, place: Place, table: str) -> None:
    seen = anna.situation(table, 0)
    first = cards(seen)[0]
    # The same card cannot be put away twice.
    refused = send(anna, table, seen, first, first, status=422)["error"]
    assert refused["id"] == "illegal"
    assert refused["args"]["action"] == first
    assert refused["reason"]["id"].startswith("why-")
    assert anna.situation(table, 0) == seen
    assert send(anna, table, seen, first, "fly", status=422)["error"]["id"] == "bad-action"
    assert anna.situation(table, 0) == seen
    send(anna, table, seen, first, cards(seen)[1])


def test_a_plan_ends_with_ones_own_turn(anna: Guest, table: str) -> None:
    """Whoever could plan beyond what is revealed, could try out what will be."""
    seen = anna.situation(table, 0)
    one, two, three = cards(seen)[:3]
    refused = send(anna, table, seen, one, two, three, status=422)
    assert refused["error"]["id"] == "plan-too-far"
    assert "situation" not in refused
    assert anna.situation(table, 0) == seen


def test_nothing_is_tried_out_beyond_a_draw(anna: Guest) -> None:
    """Whatever a plan goes on with after chance has acted, the answer is the same, and nothing has happened."""
    id = anna.open("me", "here", game="belfort", seed="11")["id"]
    tried = 0
    seen = anna.situation(id, 0)
    for step in range(150):
        seen = anna.situation(id, seen["turn"], log_from=10**6)
        previews = anna.get(f"/tables/{id}/previews", seat=seen["turn"])["previews"]
        drawing = [one["action"]["text"] for one in previews if one["chance"]]
        if drawing:
            answers = [send(anna, id, seen, drawing[0], then, status=422) for then in ("end", "pass", drawing[0])]
            assert [answer["error"]["id"] for answer in answers] == ["plan-too-far"] * 3
            assert anna.situation(id, seen["turn"], log_from=10**6) == seen
            tried += 1
        chosen = seen["legal"][step % len(seen["legal"])]
        seen = anna.act(id, seen["turn"], seen["version"], chosen["text"])["situation"]
        if tried == 3 or seen["over"]:
            break
    assert tried > 0


def test_steps_that_were_taken_by_themselves_count(anna: Guest) -> None:
    """With two players a seat ends up with one legal action; it is taken for it, and may stand in the plan."""
    id = anna.open("me", "here", seed="3")["id"]
    for seat in (0, 1):
        anna.post(f"/tables/{id}/seats/{seat}/automatic", automatic="never")
    seen = anna.situation(id, 0)
    for step in range(400):
        seen = anna.situation(id, seen["turn"], log_from=10**6)
        chosen = seen["legal"][step % len(seen["legal"])]["text"]
        after = anna.act(id, seen["turn"], seen["version"], chosen)["situation"]
        if after["turn"] == seen["turn"] and after["undo"] == seen["undo"] + 1 and len(after["legal"]) == 1:
            break
        seen = after
    forced = after["legal"][0]["text"]
    back = anna.undo(id, after["turn"], after["version"])["situation"]
    anna.post(f"/tables/{id}/seats/{back['seat']}/automatic", automatic="always")
    back = anna.situation(id, back["seat"])
    done = send(anna, id, back, chosen, forced)["situation"]
    assert done["moment"] >= back["moment"] + 2


def test_the_order_is_what_the_rules_make_it(anna: Guest, table: str) -> None:
    """A step that cannot be taken yet waits for those that can: workers are sent out after passing."""
    for seat in (0, 1, 2):
        seen = anna.situation(table, seat)
        send(anna, table, seen, *cards(seen)[:2])
    seen = anna.situation(table, 0)
    done = send(anna, table, seen, "send elf forest", "pass")
    assert done["version"] == seen["version"] + 1
    assert [event["id"] for event in done["situation"]["log"]["events"]] == ["passed", "sent"]


def test_a_repeated_plan_counts_once(anna: Guest, table: str) -> None:
    seen = anna.situation(table, 0)
    key = new_key()
    first = send(anna, table, seen, *cards(seen)[:2], key=key)
    again = send(anna, table, seen, *cards(seen)[:2], key=key)
    assert (again["repeated"], again["version"]) == (True, first["version"])
    assert again["situation"]["moment"] == first["situation"]["moment"]
    other = send(anna, table, seen, *cards(seen)[2:4], key=key, status=409)
    assert other["error"]["id"] == "key-used"


def test_a_plan_has_an_end(anna: Guest, table: str) -> None:
    seen = anna.situation(table, 0)
    assert send(anna, table, seen, *["end"] * 100, status=422)["error"]["id"] == "bad-request"
