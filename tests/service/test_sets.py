"""Component sets from people's own boxes: kept by device, checked at once, played with, given and brought."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import burgher
from burgher.core.box import box_of
from burgher.service import Settings
from burgher.service.settings import Quotas
from tests.commanding import retold_scores
from tests.service.guests import GAMES, Guest, Place, new_key, play_out, served, settings_for

PUB = "properties.pub.cost.wood"


def made(guest: Guest, name: str = "My box", game: str = "belfort", **more: Any) -> Any:
    return guest.post("/sets", 201, game=game, name=name, **more)


def change(guest: Guest, id: str, *changes: tuple[str, Any], **checked: Any) -> Any:
    given = [{"path": path, "value": value} for path, value in changes]
    return guest.post(f"/sets/{id}/changes", changes=given, **checked)


def refusal(guest: Guest, path: str, status: int, **body: Any) -> Any:
    return guest.post(path, status, **body)["error"]


@pytest.mark.parametrize("game", GAMES)
def test_the_box_is_shown_as_the_reader_has_it(anna: Guest, game: str) -> None:
    for base in burgher.find(game).sets:
        shown = anna.get(f"/games/{game}/box", base=base)
        box = box_of(game, base)
        told = {
            piece["id"] + ("." if field["name"] else "") + field["name"]: (value, source)
            for part in shown["parts"]
            for piece in part["pieces"]
            for field, value, source in zip(part["fields"], piece["values"], piece["sources"], strict=True)
            if source is not None
        }
        paths = [path for piece in box.pieces.values() for path in piece.fields.values()]
        assert told == {path: (box.facts[path], box.source(path)) for path in paths}
        assert shown["to_check"] == box.to_check()
    assert anna.get(f"/games/{game}/box", 422, base="none")["error"]["id"] == "bad-components"


def test_a_set_is_entered_checked_and_found_again(anna: Guest, bert: Guest) -> None:
    id = made(anna)["id"]
    found = change(anna, id, (PUB, 3), checked={"properties.pub": True})
    assert (found["entered"], found["checked"], found["to_check"]) == ({PUB: 3}, ["properties.pub"], 24)
    assert found["problems"] == []
    assert [one["why"]["id"] for one in found["doubts"]] == ["doubt-icons"]
    assert found["doubts"][0]["pieces"] == ["properties.pub"]
    found = change(anna, id, ("properties.pub.cost.stone", 2))
    assert found["doubts"] == []
    assert anna.get(f"/sets/{id}") == found
    listed = anna.get("/sets")["sets"]
    assert [(one["id"], one["name"], one["entered"], one["checked"], one["playable"]) for one in listed] == [
        (id, "My box", 2, 1, True)
    ]
    # As it was: nothing differs any more, and what was looked up stays so.
    found = change(anna, id, (PUB, 2), ("properties.pub.cost.stone", None))
    assert (found["entered"], found["checked"]) == ({}, ["properties.pub"])
    again = change(anna, id, (PUB, 2))
    assert again["version"] == found["version"]
    assert change(anna, id, checked={"properties.pub": False, "no.such": True})["checked"] == []
    # It is nobody else's.
    assert bert.get("/sets") == {"sets": []}
    assert bert.get(f"/sets/{id}", 404)["error"]["id"] == "no-set"
    assert refusal(bert, f"/sets/{id}/changes", 404)["id"] == "no-set"
    assert bert.client.delete(f"/api/sets/{id}").status_code == 404


def test_what_cannot_be_is_kept_but_not_played_with(anna: Guest) -> None:
    id = made(anna)["id"]
    found = change(anna, id, (PUB, 99), ("tax.spaces", "many"), ("properties.pub.cost.metal", 1))
    assert {one["path"] for one in found["problems"]} == {PUB, "tax.spaces"}
    why = next(one["why"] for one in found["problems"] if one["path"] == PUB)
    assert why["id"] == "not-fitting"
    assert why["args"]["may"] == {"id": "may-number", "args": {"low": 0, "high": 20}, "rule": ""}
    assert anna.get(f"/sets/{id}")["entered"][PUB] == 99
    assert anna.get("/sets")["sets"][0]["playable"] is False
    seats = [{"who": "me"}, {"who": "here"}]
    assert refusal(anna, "/tables", 409, game="belfort", seats=seats, set=id)["id"] == "set-unplayable"
    assert refusal(anna, f"/sets/{id}/trial", 409)["id"] == "set-unplayable"


@pytest.mark.parametrize("path", ["wall.cost.wood", "fees.guild", "properties.pub", "none", "properties.pub.cost.tin"])
def test_what_is_the_rulebooks_or_nobodys_cannot_be_entered(anna: Guest, path: str) -> None:
    id = made(anna)["id"]
    error = refusal(anna, f"/sets/{id}/changes", 422, changes=[{"path": path, "value": 1}])
    assert (error["id"], error["args"]["path"]) == ("set-field", path)


def test_names_copies_and_ends(anna: Guest) -> None:
    first = made(anna, corrections={"tax": {"spaces": 6}}, checked=["tax", "none"])
    assert (first["entered"], first["checked"]) == ({"tax.spaces": 6}, ["tax"])
    assert refusal(anna, "/sets", 409, game="belfort", name=" My  box ")["id"] == "set-named"
    assert made(anna, game="nobility")["id"] != first["id"]
    assert refusal(anna, f"/sets/{first['id']}/copy", 409, name="My box")["id"] == "set-named"
    copy = anna.post(f"/sets/{first['id']}/copy", 201, name="Club", key=new_key())
    assert (copy["entered"], copy["checked"]) == (first["entered"], first["checked"])
    assert refusal(anna, f"/sets/{copy['id']}/name", 409, name="My box")["id"] == "set-named"
    assert anna.post(f"/sets/{copy['id']}/name", name="Our club")["name"] == "Our club"
    assert anna.post(f"/sets/{copy['id']}/name", name="Our club")["name"] == "Our club"
    assert refusal(anna, f"/sets/{copy['id']}/name", 422, name="x" * 31)["id"] == "bad-name"
    assert anna.client.delete(f"/api/sets/{copy['id']}").json() == {"id": copy["id"]}
    assert anna.get(f"/sets/{copy['id']}", 404)["error"]["id"] == "no-set"


def test_a_key_makes_one_set(anna: Guest) -> None:
    key = new_key()
    assert made(anna, key=key)["id"] == made(anna, key=key)["id"]


@pytest.mark.parametrize("corrections", [{"settlers": {f"s{k:04}": {"stack": 1} for k in range(1000)}}, {"tax": 3}])
def test_a_new_set_has_nothing_that_no_piece_has(anna: Guest, corrections: Any) -> None:
    error = refusal(anna, "/sets", 422, game="nobility", name="Many", corrections=corrections)
    assert error["id"] == "set-field"
    assert anna.get("/sets") == {"sets": []}


def test_there_is_a_limit_to_sets(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, quotas=Quotas(sets=2))) as place:
        anna = place.guest()
        for name in ("one", "two"):
            made(anna, name)
        error = refusal(anna, "/sets", 409, game="belfort", name="three")
        assert (error["id"], error["args"]) == ("too-many-sets", {"most": 2})


@pytest.mark.parametrize("game", GAMES)
def test_a_set_goes_out_as_a_file_and_comes_back_the_same(anna: Guest, bert: Guest, game: str) -> None:
    base = burgher.find(game).sets[-1]
    box = box_of(game, base)
    id = made(anna, "Ünser Kasten", game, base=base)["id"]
    looked_up = box.to_check()[::3]
    higher = [(path, value + 1) for path, value in box.facts.items() if box.is_open(path) and type(value) is int]
    fitting = [(path, value) for path, value in higher if value <= int(str(box.may[path].details["high"]))][:3]
    mine = change(anna, id, *fitting, checked=dict.fromkeys(looked_up, True))
    assert len(mine["entered"]) == 3
    answer = anna.client.get(f"/api/sets/{id}/file")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{id}.toml"'
    assert tomllib.loads(answer.text)["game"] == game
    again = bert.post("/sets/brought", 201, game=game, text=answer.text)
    for what in ("name", "base", "entered", "checked", "problems", "doubts"):
        assert again[what] == mine[what], what
    assert refusal(bert, "/sets/brought", 409, game=game, text=answer.text)["id"] == "set-named"
    bert.post("/sets/brought", 201, game=game, text=answer.text, name="Another")


FILES = {
    "not TOML": ("[[", "it is not TOML"),
    "of another game by its name": ('game = "nobility"', "is for 'nobility', not for belfort"),
    "of another game by what is in it": ("[yard]\nhouse = 4", "is for 'nobility', not for belfort"),
    "of another version": ("format = 9", "format 9"),
    "misspelt": ("[properties.pup]\ncopies = 3", "properties.pup is not a field here"),
    "too many": ("[tax]\nspaces = 1000", "tax.spaces is 1000; it may be a whole number from 1 to 99"),
    "too deep": ("a = " + "[" * 5000, "it is not TOML"),
}


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_does_not_fit_says_why(anna: Guest, file: str) -> None:
    text, why = FILES[file]
    error = refusal(anna, "/sets/brought", 422, game="belfort", text=text)
    assert error["id"] == "bad-components"
    assert why in error["message"]
    assert anna.get("/sets") == {"sets": []}


def test_a_thousand_settlers_are_too_many(anna: Guest) -> None:
    card = 'stack = 1, race = "elf", goods = ["books", "magic"], demand = [4, 6], workers = 1, stars = 1'
    text = "[settlers]\n" + "".join(f"s{number:02} = {{ {card} }}\n" for number in range(1, 1001))
    error = refusal(anna, "/sets/brought", 422, game="nobility", text=text)
    assert "settlers.s49 is one too many: there are 48, s01 to s48" in error["message"]
    assert anna.get("/sets") == {"sets": []}


def test_a_file_that_is_too_large_is_refused(anna: Guest) -> None:
    for size in (200_001, 300_000):
        assert refusal(anna, "/sets/brought", 413, game="belfort", text="#" * size)["id"] == "too-big"


@pytest.mark.slow
def test_a_game_is_played_with_a_set_and_keeps_it(tmp_path: Path, anna: Guest, bert: Guest) -> None:
    id = made(anna)["id"]
    change(anna, id, (PUB, 3), ("properties.pub.cost.stone", 2), checked={"properties.keep": True})
    seats = [{"who": "me"}, {"who": "here"}]
    table = anna.post("/tables", 201, game="belfort", seats=seats, set=id, seed="1")
    cost = {"wood": 3, "stone": 2, "source": "owner"}
    corrections = {"name": "My box", "properties": {"pub": {"cost": cost}, "keep": {"cost": {"source": "owner"}}}}
    assert table["components"]["name"] == "My box"
    assert table["components"]["corrections"] == corrections
    # Everybody can open it, also when it is gone.
    assert anna.client.delete(f"/api/sets/{id}").status_code == 200
    shown = bert.get(f"/tables/{table['id']}/box")
    assert (shown["name"], shown["entered"]) == ("My box", {PUB: 3, "properties.pub.cost.stone": 2})
    play_out(table["id"], dict.fromkeys((0, 1), anna))
    record = anna.client.get(f"/api/tables/{table['id']}/record").json()
    # On a machine that has never seen the set.
    with served(settings_for(tmp_path / "elsewhere")) as elsewhere:
        cleo = elsewhere.guest()
        brought = cleo.post("/records", 201, **record)
        assert brought["components"] == table["components"]
        kept = cleo.post(
            "/sets", 201, game="belfort", name="As theirs", corrections=record["components"]["corrections"]
        )
        assert kept["entered"] == shown["entered"]
    file = tmp_path / "game.burgher.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert retold_scores(tmp_path / "bare", file) == sorted(record["result"]["scores"], reverse=True)


def test_another_devices_set_cannot_be_played_with(anna: Guest, bert: Guest) -> None:
    id = made(anna)["id"]
    other = made(bert, game="nobility")["id"]
    seats = [{"who": "me"}, {"who": "here"}]
    assert refusal(bert, "/tables", 404, game="belfort", seats=seats, set=id)["id"] == "no-set"
    assert refusal(bert, "/tables", 404, game="belfort", seats=seats, set=other)["id"] == "no-set"


def test_a_house_has_its_own_pieces(tmp_path: Path) -> None:
    house_of = burgher.find("belfort")
    house = house_of.corrected({"name": "Our club", "tax": {"spaces": 6}}, "club")
    with served(settings_for(tmp_path, components={house_of.name: house})) as place:
        anna = place.guest()
        known = [(game["name"], game["house"]) for game in anna.get("/games")["games"]]
        assert known == [("belfort", "Our club"), ("nobility", None)]
        assert anna.get("/games/belfort/house")["entered"] == {"tax.spaces": 6}
        assert anna.get("/games/nobility/house")["entered"] == {}
        seats = [{"who": "me"}, {"who": "here"}]
        names = [
            anna.post("/tables", 201, game="belfort", seats=seats, **wish)["components"]["name"]
            for wish in ({}, {"components": "standard"}, {"corrections": {"name": "Mine"}})
        ]
        assert names == ["Our club", "standard", "Mine"]


@pytest.mark.slow
def test_a_set_is_tried_out_beside_the_shipped_one(anna: Guest) -> None:
    id = made(anna)["id"]
    change(anna, id, ("properties.keep.cost.metal", 9))
    answer = anna.client.post(f"/api/sets/{id}/trial", params={"games": 2})
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [(line["played"], line["games"]) for line in lines] == [(1, 2), (2, 2)]
    for kind in ("own", "standard"):
        assert lines[-1][kind]["games"] == 2
        assert lines[-1][kind]["points"] > 0
        assert lines[-1][kind]["least"] <= lines[-1][kind]["points"] <= lines[-1][kind]["most"]
        assert set(lines[-1][kind]["used"]) <= set(box_of("belfort", "standard").pieces)
    assert lines[-1]["own"] != lines[-1]["standard"]


def test_settings_have_no_house_set_by_themselves(place: Place) -> None:
    assert Settings(database="sqlite://").components == {}
