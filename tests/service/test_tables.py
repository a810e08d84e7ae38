"""Tables and seats: opening, joining, leaving, bots in a seat, moving to another device, playing again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from burgher.core.record import hash_seed
from burgher.service.chance import Chance
from tests.service.guests import Guest, Place, new_key, play_out, served, settings_for


def seat_of(table: Any, number: int) -> Any:
    return table["seats"][number]


def test_what_can_be_played(anna: Guest) -> None:
    found = anna.get("/games")
    belfort = found["games"][0]
    assert belfort["players"] == [2, 3, 4, 5]
    assert {option["name"] for option in belfort["options"]} >= {"guilds", "chosen_guilds"}
    assert found["levels"][0]["name"] == "wanderer"
    pieces = anna.get(f"/games/belfort/components/{belfort['sets'][0]}")
    assert pieces["values"]
    anna.get("/games/belfort/components/no-such-set", 404)
    assert anna.get("/games/chess/components/x", 404)["error"]["id"] == "no-game"


def test_a_table_without_open_seats_begins_at_once(anna: Guest) -> None:
    table = anna.open("me", "here", "wanderer")
    assert table["status"] == "playing"
    assert table["mine"] == [0, 1]
    assert table["host"]
    assert [one["kind"] for one in table["seats"]] == ["person", "person", "bot"]
    assert seat_of(table, 2)["level"] == "wanderer"
    assert len(table["seed_hash"]) == 64
    assert table["seed"] is None


def test_a_table_with_an_open_seat_waits_for_a_friend(anna: Guest, bert: Guest) -> None:
    id = anna.open({"who": "me", "name": "Anna"}, "open")["id"]
    waiting = anna.situation(id, 0)
    assert waiting["view"] is None
    assert waiting["legal"] == []
    joined = bert.post(f"/tables/{id}/join", name="  Bert\tB. ")
    assert joined["status"] == "playing"
    assert joined["mine"] == [1]
    assert not joined["host"]
    assert [one["name"] for one in joined["seats"]] == ["Anna", "Bert B."]
    assert bert.situation(id, 1)["view"]["viewer"] == 1
    assert bert.get(f"/tables/{id}/situation", 403, seat=0)["error"]["id"] == "not-yours"


def test_a_seat_is_taken_once(place: Place, anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open", "open")["id"]
    assert bert.post(f"/tables/{id}/join", name="Bert", seat=2)["mine"] == [2]
    assert bert.post(f"/tables/{id}/join", name="Bert again", seat=2)["seats"][2]["name"] == "Bert"
    carla = place.guest()
    assert carla.post(f"/tables/{id}/join", 409, name="Carla", seat=2)["error"]["id"] == "seat-taken"
    assert carla.post(f"/tables/{id}/join", 404, name="Carla", seat=7)["error"]["id"] == "no-seat"
    # One device may take several seats.
    assert bert.post(f"/tables/{id}/join", name="Bea", seat=1)["mine"] == [1, 2]
    assert carla.post(f"/tables/{id}/join", 409, name="Carla")["error"]["id"] == "seats-taken"


def test_a_key_opens_one_table(anna: Guest, bert: Guest) -> None:
    key = new_key()
    first = anna.open("me", "wanderer", key=key)
    assert anna.open("me", "wanderer", key=key)["id"] == first["id"]
    assert bert.open("me", "wanderer", key=key)["id"] != first["id"]
    assert [table["id"] for table in anna.get("/tables")["tables"]] == [first["id"]]


@pytest.mark.parametrize(
    ("asked", "status", "error"),
    [
        ({"game": "chess", "seats": [{"who": "me"}]}, 404, "no-game"),
        ({"game": "belfort", "seats": [{"who": "me"}]}, 422, "bad-option"),
        ({"game": "belfort", "seats": [{"who": "me"}] * 3, "options": {"guild": 1}}, 422, "bad-option"),
        ({"game": "belfort", "seats": [{"who": "me"}] * 3, "components": "/etc/passwd"}, 422, "bad-components"),
        ({"game": "belfort", "seats": [{"who": "me"}] * 3, "corrections": {"no": 1}}, 422, "bad-components"),
        ({"game": "belfort", "seats": [{"who": "me"}, {"who": "bot", "level": "god"}]}, 422, "no-level"),
        ({"game": "belfort", "seats": [{"who": "me"}, {"who": "open"}], "seed": "7"}, 422, "seed-with-friends"),
        ({"game": "belfort", "seats": [{"who": "me", "name": "\u202e\u0007"}, {"who": "me"}]}, 422, "bad-name"),
        ({"game": "belfort", "seats": [{"who": "you"}]}, 422, "bad-request"),
        ({"game": "belfort", "seats": [{"who": "me"}, {"who": "me"}], "more": 1}, 422, "bad-request"),
    ],
)
def test_what_cannot_be_opened(anna: Guest, asked: dict[str, Any], status: int, error: str) -> None:
    found = anna.post("/tables", status, **asked)["error"]
    assert found["id"] == error
    assert found["message"]


def test_options_and_corrected_pieces(anna: Guest) -> None:
    gold = anna.get("/games/belfort/components/" + anna.get("/games")["games"][0]["sets"][0])
    table = anna.open("me", "here", "here", options={"guilds": "beginner"}, corrections={"name": "my box"})
    assert table["options"]["guilds"] == "beginner"
    assert table["components"]["name"] == "my box"
    assert anna.get(f"/tables/{table['id']}/components")["values"] == gold["values"]


def test_a_chosen_seed_is_shown_as_chosen(anna: Guest) -> None:
    tables = [anna.open("me", "here", seed="7") for _ in range(2)]
    assert all(table["seed_by_hand"] for table in tables)
    assert tables[0]["seed_hash"] == hash_seed("7")
    views = [anna.situation(table["id"], 0)["view"] for table in tables]
    assert views[0] == views[1]


def test_seats_can_be_mixed(tmp_path: Path) -> None:
    here = [{"who": "me", "name": name} for name in "ABCDE"]
    with served(settings_for(tmp_path, chance=Chance())) as place:
        anna = place.guest()
        orders = {"".join(one["name"] for one in anna.open(*here, shuffle=True)["seats"]) for _ in range(8)}
    assert len(orders) > 1
    assert all(sorted(order) == list("ABCDE") for order in orders)


def test_leaving_before_the_game_frees_the_seat(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert", seat=1)
    left = bert.post(f"/tables/{id}/seats/1/leave")
    assert seat_of(left, 1)["kind"] == "open"
    assert left["mine"] == []
    assert anna.post(f"/tables/{id}/seats/0/leave")["status"] == "closed"
    assert anna.get("/tables")["tables"] == []
    assert bert.post(f"/tables/{id}/join", 409, name="Bert")["error"]["id"] == "not-waiting"


def test_whoever_opened_the_table_may_fill_it_with_bots(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open")["id"]
    assert bert.post(f"/tables/{id}/seats/1/fill", 403, level="wanderer")["error"]["id"] == "not-host"
    assert anna.post(f"/tables/{id}/seats/0/fill", 409, level="wanderer")["error"]["id"] == "seat-taken"
    assert anna.post(f"/tables/{id}/seats/1/fill", level="wanderer")["status"] == "playing"
    id = anna.open("me", "open")["id"]
    bert.post(f"/tables/{id}/seats/1/fill", 403, level="wanderer")
    id = anna.open("me", "open", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert", seat=1)
    anna.post(f"/tables/{id}/seats/0/leave")
    for seat in (0, 2):
        filled = bert.post(f"/tables/{id}/seats/{seat}/fill", level="wanderer")
    assert filled["status"] == "playing"


def test_who_leaves_may_be_played_by_a_bot_and_comes_back(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open", "here")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    refused = anna.post(f"/tables/{id}/seats/1/stand-in", 409, level="wanderer")
    assert refused["error"]["id"] == "not-awaited"
    assert seat_of(bert.post(f"/tables/{id}/seats/1/leave"), 1)["gone"]
    assert bert.get("/tables")["tables"] == []
    assert seat_of(anna.post(f"/tables/{id}/seats/1/stand-in", level="wanderer"), 1)["stand_in"] == "wanderer"
    back = seat_of(bert.post(f"/tables/{id}/seats/1/return"), 1)
    assert (back["gone"], back["stand_in"]) == (False, None)
    notices = [line["notice"]["id"] for line in anna.get(f"/tables/{id}/talk")["lines"]]
    assert notices == ["seat-joined", "seat-left", "bot-took-seat", "seat-back"]


def test_only_those_at_the_table_decide_about_seats(place: Place, anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "here")["id"]
    assert bert.post(f"/tables/{id}/seats/0/stand-in", 403, level="wanderer")["error"]["id"] == "not-seated"
    assert bert.post(f"/tables/{id}/seats/0/leave", 403)["error"]["id"] == "not-yours"
    assert place.stranger().post(f"/tables/{id}/seats/0/return", 403)["error"]["id"] == "not-yours"
    assert anna.post(f"/tables/{id}/seats/0/stand-in", 422, level="nobody")["error"]["id"] == "no-level"


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(anna: Guest, bert: Guest, place: Place) -> None:
    id = anna.open({"who": "me", "name": "Anna"}, "here")["id"]
    assert bert.post(f"/tables/{id}/seats/0/transfer", 403)["error"]["id"] == "not-yours"
    transfer = anna.post(f"/tables/{id}/seats/0/transfer")
    token = transfer["path"].removeprefix("/claim#")
    assert transfer["links"][0]["url"].endswith(transfer["path"])
    assert transfer["links"][0]["svg"].startswith("<svg")
    assert bert.post("/claim", token=token)["mine"] == [0]
    assert anna.get(f"/tables/{id}")["mine"] == [1]
    assert bert.situation(id, 0)["view"]["viewer"] == 0
    anna.get(f"/tables/{id}/situation", 403, seat=0)
    assert place.guest().post("/claim", 404, token=token)["error"]["id"] == "bad-link"
    assert bert.post("/claim", 404, token="nonsense")["error"]["id"] == "bad-link"


def test_links_and_qr_codes(anna: Guest) -> None:
    id = anna.open("me", "open")["id"]
    links = anna.get(f"/tables/{id}/links")
    assert links["path"] == f"/t/{id}"
    assert links["links"][0]["url"] == f"{anna.url}/t/{id}"
    assert not links["reachable"]
    picture = anna.client.get(f"/api/tables/{id}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


def test_playing_again_with_the_same_people(anna: Guest, bert: Guest, place: Place) -> None:
    id = anna.open("me", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    assert anna.post(f"/tables/{id}/rematch", 409)["error"]["id"] == "not-over"
    play_out(id, {0: anna, 1: bert})
    again = bert.post(f"/tables/{id}/rematch")
    assert again["status"] == "playing"
    assert again["mine"] == [1]
    assert anna.post(f"/tables/{id}/rematch")["id"] == again["id"]
    assert anna.get(f"/tables/{id}")["rematch"] == again["id"]
    assert anna.get(f"/tables/{id}/talk")["lines"][-1]["notice"] == {
        "id": "rematch", "args": {"table": again["id"]}, "rule": "",
    }  # fmt: skip
    assert place.guest().post(f"/tables/{id}/rematch", 403)["error"]["id"] == "not-seated"


def test_talk(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open")["id"]
    key = new_key()
    said = anna.post(f"/tables/{id}/talk", 201, seat=0, words=" hello\x07\n there ", key=key)["lines"]
    assert [line["words"] for line in said] == ["hello there"]
    assert anna.post(f"/tables/{id}/talk", 201, seat=0, words="hello there", key=key)["lines"] == said
    assert bert.post(f"/tables/{id}/talk", 403, seat=0, words="I am Anna")["error"]["id"] == "not-yours"
    assert anna.post(f"/tables/{id}/talk", 422, seat=0, words="\u200b")["error"]["id"] == "bad-words"
    assert anna.post(f"/tables/{id}/talk", 422, seat=0, words="x" * 501)["error"]["id"] == "bad-words"
    anna.post(f"/tables/{id}/talk", 201, seat=0, words="<b>&")
    assert [line["words"] for line in bert.get(f"/tables/{id}/talk", after=said[0]["number"])["lines"]] == ["<b>&"]


def test_no_such_table(anna: Guest) -> None:
    assert anna.get("/tables/AAAAAAAAAAAAAAAA", 404)["error"]["id"] == "no-table"
    # A link that is not whole is a table that is not there.
    assert anna.get("/tables/short", 404)["error"]["id"] == "no-table"
    assert anna.get("/tables/short/situation", 404)["error"]["args"] == {"table": "short"}
    assert anna.get("/nothing", 404)["error"]["id"] == "not-found"
    assert anna.post("/games", 405)["error"]["id"] == "wrong-method"
