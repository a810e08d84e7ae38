"""Colours: chosen for a new table, when sitting down or before the game begins; no two the same; kept in records."""

from __future__ import annotations

import pytest

from burgher.core.colours import COLOURS, are_colours, settle
from burgher.core.match import Match
from tests.service.guests import GAMES, Guest, Place


def colours(table: dict[str, object]) -> list[str]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["colour"] for seat in seats]


def test_who_has_not_chosen_takes_what_is_left() -> None:
    assert settle([None] * 6) == COLOURS
    assert settle([None, None, "red"]) == ("yellow", "blue", "red")
    assert settle(["white", None, "blue", None]) == ("white", "red", "blue", "green")
    assert len(settle([None] * 8)) == 8


def test_colours_of_a_record_are_all_known_and_no_two_the_same() -> None:
    assert are_colours(["red", "white"], 2)
    for wrong in (["red"], ["red", "red"], ["red", "pink"], "red", None, [1, 2]):
        assert not are_colours(wrong, 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_in_chosen_colours(anna: Guest, game: str) -> None:
    table = anna.open({"who": "me", "colour": "green"}, {"who": "bot", "level": "wanderer", "colour": "red"}, game=game)
    assert colours(table) == ["green", "red"]
    assert [seat["colour"] for seat in anna.get("/tables")["tables"][0]["seats"]] == ["green", "red"]
    twice = {"game": game, "seats": [{"who": "me", "colour": "red"}, {"who": "here", "colour": "red"}]}
    assert anna.post("/tables", 409, **twice)["error"]["id"] == "colour-taken"
    anna.post("/tables", 422, game=game, seats=[{"who": "me", "colour": "pink"}])


def test_whoever_sits_down_chooses_what_nobody_has(place: Place, anna: Guest, bert: Guest) -> None:
    id = anna.open({"who": "me", "colour": "blue"}, "open", "open")["id"]
    assert bert.post(f"/tables/{id}/join", 409, name="Bert", seat=1, colour="blue")["error"]["id"] == "colour-taken"
    assert colours(bert.post(f"/tables/{id}/join", name="Bert", seat=1, colour="white")) == ["blue", "white", "yellow"]
    # One's own can be changed, somebody else's not; the host chooses for seats that nobody has.
    assert colours(bert.post(f"/tables/{id}/seats/1/colour", colour="red")) == ["blue", "red", "yellow"]
    assert bert.post(f"/tables/{id}/seats/0/colour", 403, colour="green")["error"]["id"] == "not-yours"
    assert anna.post(f"/tables/{id}/seats/1/colour", 403, colour="green")["error"]["id"] == "not-yours"
    assert colours(anna.post(f"/tables/{id}/seats/2/colour", colour="green")) == ["blue", "red", "green"]
    assert anna.post(f"/tables/{id}/seats/0/colour", 409, colour="red")["error"]["id"] == "colour-taken"
    assert colours(place.guest().post(f"/tables/{id}/join", name="Carla")) == ["blue", "red", "green"]
    assert anna.post(f"/tables/{id}/seats/0/colour", 409, colour="white")["error"]["id"] == "not-waiting"


def test_a_record_keeps_the_colours(anna: Guest) -> None:
    match = Match("belfort", 2, seed=1, colours=["purple", "blue"])
    while not match.over:
        match.play(next(iter(match.legal)))
    id = anna.post("/records", 201, **match.record().json())["id"]
    assert colours(anna.get(f"/tables/{id}")) == ["purple", "blue"]
    assert anna.get(f"/tables/{id}/record")["colours"] == ["purple", "blue"]
    whom = {"moment": 40, "seat": 0, "name": "Anna", "level": "wanderer"}
    assert colours(anna.post(f"/tables/{id}/fork", 201, **whom)) == ["purple", "blue"]
    assert "colours" not in Match("belfort", 2, seed=1).record().json()
