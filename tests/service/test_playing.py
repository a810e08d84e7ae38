"""Playing: actions that count once, stale pages, undo, forced steps, why not, what would it do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.service.guests import Guest, Place, new_key, play_out


@pytest.fixture
def table(anna: Guest) -> str:
    """Three at one device; the first question is which two cards to put away."""
    return str(anna.open("me", "here", "here", seed="7")["id"])


def test_an_action_counts_and_gives_the_new_situation(anna: Guest, table: str) -> None:
    seen = anna.situation(table, 0)
    assert seen["asked"] == seen["prompt"]["id"]
    chosen = seen["legal"][0]
    accepted = anna.act(table, 0, seen["version"], chosen["text"])
    assert accepted["version"] == seen["version"] + 1
    assert not accepted["repeated"]
    after = accepted["situation"]
    assert after["moment"] == seen["moment"] + 1
    assert after["undo"] == 1
    assert after["log"]["start"] == len(seen["log"]["events"])
    assert seen["log"]["events"] + after["log"]["events"] == anna.situation(table, 0)["log"]["events"]


@pytest.mark.parametrize("form", ["text", "index", "object"])
def test_an_action_has_three_forms(anna: Guest, table: str, form: str) -> None:
    seen = anna.situation(table, 0)
    first = seen["legal"][0]
    forms = {"text": first["text"].upper(), "index": first["index"], "object": {"do": first["verb"], **first["args"]}}
    assert anna.act(table, 0, seen["version"], forms[form])["situation"]["log"]["events"][-1]["args"]["seat"] == 0


def test_a_repeat_counts_once(anna: Guest, table: str) -> None:
    seen = anna.situation(table, 0)
    key = new_key()
    first = anna.act(table, 0, seen["version"], seen["legal"][0]["text"], key=key)
    again = anna.act(table, 0, seen["version"], seen["legal"][0]["text"], key=key)
    assert again["repeated"]
    assert again["version"] == first["version"]
    assert again["situation"] == anna.situation(table, 0)
    assert again["situation"]["view"] == first["situation"]["view"]
    other = anna.act(table, 0, first["version"], seen["legal"][1]["text"], 409, key=key)
    assert other["error"]["id"] == "key-used"


def test_a_stale_page_is_refused_with_the_fresh_view(anna: Guest, table: str) -> None:
    seen = anna.situation(table, 0)
    anna.act(table, 0, seen["version"], seen["legal"][0]["text"])
    refused = anna.act(table, 0, seen["version"], seen["legal"][1]["text"], 409)
    assert refused["error"]["id"] == "stale"
    assert refused["error"]["args"] == {"version": seen["version"] + 1, "expected": seen["version"]}
    assert refused["situation"] == anna.situation(table, 0)


def test_what_is_not_legal_says_why(anna: Guest, table: str) -> None:
    version = anna.situation(table, 0)["version"]
    refused = anna.act(table, 0, version, "end", 422)["error"]
    assert refused["id"] == "illegal"
    why = anna.get(f"/tables/{table}/why-not", seat=0, action="end")
    assert not why["legal"]
    assert why["reason"] == refused["reason"]
    assert why["reason"]["id"].startswith("why-")
    legal = anna.situation(table, 0)["legal"][0]["text"]
    assert anna.get(f"/tables/{table}/why-not", seat=0, action=legal) == {"legal": True, "reason": None}
    assert anna.act(table, 0, version, "fly", 422)["error"]["id"] == "bad-action"
    assert anna.act(table, 0, version, 10**9, 422)["error"]["id"] == "bad-action"
    assert anna.act(table, 0, version, {"do": "end", "x": "y"}, 422)["error"]["id"] == "bad-action"


def test_nobody_acts_out_of_turn_or_for_others(anna: Guest, bert: Guest, place: Place, table: str) -> None:
    seen = anna.situation(table, 0)
    action = seen["legal"][0]["text"]
    assert anna.act(table, 1, seen["version"], action, 409)["error"]["id"] == "not-your-turn"
    assert anna.get(f"/tables/{table}/why-not", seat=1, action=action)["reason"]["id"] == "why-not-your-turn"
    for stranger in (bert, place.stranger()):
        assert stranger.act(table, 0, seen["version"], action, 403)["error"]["id"] == "not-yours"
        assert stranger.get(f"/tables/{table}/why-not", 403, seat=0, action=action)["error"]["id"] == "not-yours"
        assert stranger.get(f"/tables/{table}/previews", 403, seat=0)["error"]["id"] == "not-yours"
        assert stranger.undo(table, 0, seen["version"], 403)["error"]["id"] == "not-yours"
    assert anna.act(table, 9, seen["version"], action, 404)["error"]["id"] == "no-seat"


def test_undo_by_step_and_by_turn(anna: Guest, table: str) -> None:
    start = anna.situation(table, 0)
    assert start["undo"] == 0
    assert anna.undo(table, 0, start["version"], 409)["error"]["id"] == "nothing-to-undo"
    one = anna.act(table, 0, start["version"], start["legal"][0]["text"])["situation"]
    two = anna.act(table, 0, one["version"], one["legal"][0]["text"])["situation"]
    assert (one["undo"], two["undo"], two["turn"]) == (1, 2, 1)
    back = anna.undo(table, 0, two["version"])["situation"]
    for field in ("view", "legal", "prompt", "moment", "undo"):
        assert back[field] == one[field]
    assert back["log"] == {"start": two["log"]["start"], "events": []}
    assert back["version"] == two["version"] + 1
    again = anna.act(table, 0, back["version"], back["legal"][-1]["text"])["situation"]
    whole = anna.undo(table, 0, again["version"], whole=True)["situation"]
    for field in ("view", "legal", "prompt", "moment", "undo"):
        assert whole[field] == start[field]
    assert whole["log"] == {"start": len(start["log"]["events"]), "events": []}


def test_undo_ends_where_somebody_else_decides(anna: Guest, table: str) -> None:
    for seat in (0, 0, 1):
        seen = anna.situation(table, seat)
        anna.act(table, seat, seen["version"], seen["legal"][0]["text"])
    seen = anna.situation(table, 0)
    assert seen["undo"] == 0
    assert anna.undo(table, 0, seen["version"], 409)["error"]["id"] == "nothing-to-undo"
    assert anna.undo(table, 0, seen["version"] - 1, 409)["error"]["id"] == "stale"


def test_a_repeated_undo_counts_once(anna: Guest, table: str) -> None:
    seen = anna.situation(table, 0)
    one = anna.act(table, 0, seen["version"], seen["legal"][0]["text"])["situation"]
    two = anna.act(table, 0, one["version"], one["legal"][0]["text"])["situation"]
    key = new_key()
    first = anna.undo(table, 0, two["version"], key=key)
    again = anna.undo(table, 0, two["version"], key=key)
    assert (again["repeated"], again["version"]) == (True, first["version"])
    assert again["situation"]["moment"] == one["moment"]


def test_previews_tell_what_an_action_would_do(anna: Guest, table: str) -> None:
    seen = anna.situation(table, 0)
    previews = anna.get(f"/tables/{table}/previews", seat=0)
    assert previews["version"] == seen["version"]
    assert [one["action"] for one in previews["previews"]] == seen["legal"]
    action = seen["legal"][0]["text"]
    (one,) = anna.get(f"/tables/{table}/previews", seat=0, action=action)["previews"]
    done = anna.act(table, 0, seen["version"], action)["situation"]
    assert one["events"] == done["log"]["events"][-len(one["events"]) :]
    assert (one["certain"], one["chance"], one["ends"]) == (True, False, False)


def test_what_workers_would_collect_is_foreseen(anna: Guest, table: str) -> None:
    seen = anna.situation(table, 0)
    # What cannot be done brings nothing; what is no action is refused, and so is who does not decide.
    assert anna.get(f"/tables/{table}/foresight", seat=0, action=["send elf forest"]) == {
        "version": seen["version"],
        "events": [],
    }
    assert anna.get(f"/tables/{table}/foresight", 422, seat=0, action=["fly"])["error"]["id"] == "bad-action"
    assert anna.get(f"/tables/{table}/foresight", 409, seat=1, action=["pass"])["error"]["id"] == "not-your-turn"
    while seen["asked"] != "ask-send":
        for seat in range(3):
            seen = anna.situation(table, seat)
            if seen["turn"] == seat:
                break
        texts = [one["text"] for one in seen["legal"]]
        anna.act(table, seen["turn"], seen["version"], "pass" if "pass" in texts else texts[0])
        seen = anna.situation(table, seen["turn"])
    (sent,) = anna.get(f"/tables/{table}/foresight", seat=seen["seat"], action=["send elf forest"])["events"]
    assert (sent["id"], sent["args"]["area"], sent["args"]["seat"]) == ("collected", "forest", seen["seat"])


def forced_steps(anna: Guest, automatic: str) -> tuple[int, int, int]:
    """How many decisions a random player had with one legal action, how many there were, and how many steps they were
    told had been taken for them, in a whole game."""
    id = anna.open("me", "here", seed="3")["id"]
    for seat in (0, 1):
        assert anna.post(f"/tables/{id}/seats/{seat}/automatic", automatic=automatic)["seats"][seat]["automatic"] == (
            automatic
        )
    forced = decisions = told = 0
    seen = anna.situation(id, 0)
    while not seen["over"]:
        seat = seen["turn"]
        seen = anna.situation(id, seat, log_from=10**6)
        forced += len(seen["legal"]) == 1
        decisions += 1
        told += len(seen["forced"])
        chosen = seen["legal"][(decisions - forced) % len(seen["legal"])]
        seen = anna.act(id, seat, seen["version"], chosen["text"])["situation"]
    return forced, decisions, told


def test_forced_steps_are_taken_as_each_seat_wishes(anna: Guest) -> None:
    never, all_steps, none = forced_steps(anna, "never")
    always, fewest, told = forced_steps(anna, "always")
    assert never > 0
    assert always == 0
    assert fewest == all_steps - never
    # Whoever is asked next learns of each, once; nobody is asked after the last ones.
    assert none == 0
    assert never - 6 <= told <= never


def test_a_forced_step_that_ends_what_can_be_undone_waits(anna: Guest) -> None:
    """Where only "end" is left, it is asked for: before it, the last choice can be taken back."""
    id = anna.open("me", "here", seed="3")["id"]
    waited = 0
    seen = anna.situation(id, 0)
    for step in range(400):
        if seen["over"]:
            break
        seat = seen["turn"]
        seen = anna.situation(id, seat, log_from=10**6)
        if len(seen["legal"]) == 1:
            assert seen["undo"] > 0
            waited += 1
        seen = anna.act(id, seat, seen["version"], seen["legal"][step % len(seen["legal"])]["text"])["situation"]
    assert waited > 0


def test_the_end(anna: Guest) -> None:
    id = anna.open("me", "here", seed="5")["id"]
    last = play_out(id, {0: anna, 1: anna})
    assert last["over"]
    assert last["legal"] == []
    assert last["undo"] == 0
    assert len(last["result"]["breakdown"]) == 2
    table = anna.get(f"/tables/{id}")
    assert (table["status"], table["turn"], table["seed"]) == ("over", None, "5")
    assert anna.act(id, 0, last["version"], "end", 409)["error"]["id"] == "not-playing"
    assert anna.undo(id, 0, last["version"], 409)["error"]["id"] == "not-playing"
    assert anna.get(f"/tables/{id}/previews", 409, seat=0)["error"]["id"] == "not-playing"


def test_a_table_that_waits_cannot_be_played(anna: Guest) -> None:
    id = anna.open("me", "open")["id"]
    assert anna.act(id, 0, 0, "end", 409)["error"]["id"] == "not-playing"
    assert anna.get(f"/tables/{id}/why-not", 409, seat=0, action="end")["error"]["id"] == "not-playing"


def test_the_log_can_be_had_in_part(anna: Guest, table: str) -> None:
    whole: Any = anna.situation(table, 0)["log"]
    assert whole["start"] == 0
    part = anna.situation(table, 0, log_from=5)["log"]
    assert part == {"start": 5, "events": whole["events"][5:]}
    assert anna.situation(table, 0, log_from=10**9)["log"] == {"start": len(whole["events"]), "events": []}
