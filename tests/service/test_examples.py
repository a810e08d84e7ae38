"""Examples of the rules, tried out without a table: nothing is kept, and the next request tells it all again."""

from __future__ import annotations

import pytest

import burgher
from burgher.examples import illustrations
from tests.service.guests import Guest, Place, new_key


@pytest.mark.parametrize("game", burgher.names())
def test_what_stands_beside_the_rules(anna: Guest, game: str) -> None:
    found = anna.get(f"/games/{game}/illustrations")
    known = illustrations(burgher.find(game))
    assert [one["name"] for one in found["examples"]] == list(known.examples)
    assert found["pictures"] == known.pictures
    for one in found["examples"]:
        assert [action["text"] for action in one["actions"]] == list(known.examples[one["name"]].actions)


def test_an_example_is_tried_out_step_by_step(anna: Guest) -> None:
    path = "/games/belfort/examples/gnome"
    first = anna.post(path)
    assert first["situation"]["prompt"]["id"] == "ask-turn"
    assert (first["done"], first["actions"], first["situation"]["undo"]) == (False, [], 0)
    assert "staff bank" in [action["text"] for action in first["situation"]["legal"]]
    second = anna.post(path, actions=["staff bank"])
    assert (second["done"], second["situation"]["undo"]) == (False, 1)
    third = anna.post(path, actions=["staff bank", "gnome bank"])
    assert third["done"]
    assert third["situation"]["log"]["events"]
    assert anna.get("/tables")["tables"] == [], "no table has come of it"


def test_what_others_hide_stays_hidden(anna: Guest) -> None:
    seats = anna.post("/games/belfort/examples/spies")["situation"]["view"]["seats"]
    assert seats[0]["hand"] is not None
    assert [seat["hand"] for seat in seats[1:]] == [None, None]


def test_why_not_and_what_would_it_do(anna: Guest) -> None:
    path = "/games/belfort/examples/gnome/wonder"
    refused = anna.post(path, actions=[], action="gnome bank")
    assert refused["preview"] is None
    assert refused["reason"]["rule"]
    outlook = anna.post(path, actions=["staff bank"], action="gnome bank")
    assert outlook["reason"] is None
    assert outlook["preview"]["certain"]
    later = anna.post("/games/belfort/examples/hand/wonder", actions=["end", "discard bank"], action="end")
    assert later["reason"]["id"] == "why-not-your-turn"


def test_what_cannot_be_is_refused(anna: Guest) -> None:
    assert anna.get("/games/chess/illustrations", 404)["error"]["id"] == "no-game"
    assert anna.post("/games/belfort/examples/nothing", 404)["error"]["id"] == "not-found"
    path = "/games/belfort/examples/walls"
    assert anna.post(path, 422, actions=["build keep 3"])["error"]["id"] == "bad-request"
    assert anna.post(path, 422, actions=["dance"])["error"]["id"] == "bad-action"
    assert anna.post(f"{path}/wonder", 422, actions=[], action="dance")["error"]["id"] == "bad-action"
    assert anna.post(path, 422, actions=["end"] * 300)["error"]["id"] == "bad-request"


def test_playing_on_from_an_example(anna: Guest, place: Place) -> None:
    wish = {"actions": ["build wall 1"], "name": "Anna", "level": "wanderer", "key": new_key()}
    table = anna.post("/games/belfort/examples/walls/table", 201, **wish)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert anna.post("/games/belfort/examples/walls/table", 201, **wish)["id"] == table["id"], "the same key, once"
    seen = anna.situation(table["id"], 0)
    assert seen["view"]["seats"][0]["stock"]["wood"] == 0
    assert place.again(anna).situation(table["id"], 0)["view"] == seen["view"]
    over = {**wish, "actions": ["end"], "key": new_key()}
    assert anna.post("/games/belfort/examples/last/table", 409, **over)["error"]["id"] == "nothing-to-play"
