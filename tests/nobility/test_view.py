"""The view: everything a graphical client needs, named, and nothing that the viewer may not see."""

from __future__ import annotations

from typing import Any

import pytest

import burgher
from burgher.nobility import GAME
from tests.nobility.looking import COUNCIL, GOODS, GUILDS, RACES
from tests.nobility.seeing import S10, view
from tests.nobility.table import table
from tests.playing import play

# when it is, and what is asked


NOTHING = {"face": None, "value": None, "card": None, "left": None, "placed": None}
"""A question that is about none of these."""


def test_what_a_question_is_about() -> None:
    match = table(3).has(0, modifiers=1, houses=1).hand(0, "s10").goods(0, 3).dice(0, 4).turn(0)
    play(match, "modify 4 3")
    assert view(match)["asked"] == {"question": "place", "seat": 0, "chance": False} | NOTHING | {"face": 4, "value": 3}
    play(match, "visit port", "sell books")
    assert view(match)["asked"] == {"question": "sell", "seat": 0, "chance": False} | NOTHING | {"left": 2}
    play(match, "done", "complete s10")
    assert view(match)["asked"] == {"question": "pay", "seat": 0, "chance": False} | NOTHING | {"card": "s10"}


def test_calendar_and_turn() -> None:
    seen = view(table(4).round(3, first=2).turn(1), 2)
    assert (seen["game"], seen["players"], seen["viewer"], seen["turn"]) == ("nobility", 4, 2, 1)
    assert seen["calendar"] == {"round": 3, "rounds": 10, "phase": "actions", "first": 2, "over": False}
    assert seen["asked"] == {"question": "turn", "seat": 1, "chance": False, **NOTHING}
    assert seen["this_turn"] == {
        "die_placed": False,
        "settlers_completed": False,
        "building_sold": False,
        "visit": None,
        "paid": {},
    }
    assert seen["solo"] is seen["chancery"] is seen["event"] is None


def test_before_the_first_round() -> None:
    state = GAME.new(2)
    seen = view(state)
    assert seen["calendar"]["phase"] == "setup"
    assert seen["turn"] is seen["this_turn"] is None
    assert seen["asked"] == {"question": "character", "seat": None, "chance": True, **NOTHING}
    assert seen["seats"][0]["character"] is None
    assert seen["port"] == {"dice": [None] * 6, "ship": None, "goods": {}, "ships_left": seen["port"]["ships_left"]}
    assert seen["tavern"]["display"] == [None] * 6
    assert seen["hall"]["spaces"][0]["building"] is None
    assert seen["council"]["rows"][0]["spaces"][0]["demand"] is None
    assert view(GAME.new(1))["solo"]["objective"] is None


def test_the_end() -> None:
    match = table(2).round(10).passed(1).turn(0)
    play(match, "pass")
    seen = view(match)
    assert seen["calendar"]["over"]
    assert seen["asked"] is seen["turn"] is None
    assert seen["seats"][0]["at_the_end"] is None


def test_a_visit_under_way() -> None:
    match = table(3).has(0, coins=3).dice(0, 3).turn(0)
    play(match, "die 3", "visit artists")
    seen = view(match, 1)
    assert seen["this_turn"]["die_placed"]
    assert seen["this_turn"]["visit"] == {"place": "artists", "value": 3}
    assert seen["asked"]["question"] == "buy"


def test_goods_given_for_settlers() -> None:
    match = table(3).hand(0, "s10").has(0, houses=1).goods(0, books=3, weaponry=2).turn(0)
    play(match, "complete s10", "pay 2 books")
    assert view(match, 2)["this_turn"]["paid"] == {"books": 2}


def test_an_event() -> None:
    assert view(table(3, events=True).event("e05").turn(0))["event"] == {"card": "e05", "effects": {"more_goods": 1}}


# tavern and yard


def test_the_tavern() -> None:
    match = table(3, chancery=True).at(1, "tavern", 2, 4).display("s10", "s01").desk(2, "top 4").turn(0)
    tavern = view(match)["tavern"]
    assert tavern["dice"] == [{"seat": 1, "value": 2}, {"seat": 1, "value": 4}, None]
    assert (tavern["open"], tavern["at_least"]) == (True, 4)
    assert tavern["display"][0] == S10
    assert tavern["display"][2:] == [None] * 4
    assert tavern["takes"] == [1, 1, 2]


def test_an_empty_and_a_full_row() -> None:
    empty = view(table(3).turn(0))
    assert (empty["tavern"]["at_least"], empty["yard"]["at_most"]) == (1, 6)
    full = view(table(2).at(0, "tavern", 1).at(1, "tavern", 3).at(1, "yard", 5, 2).turn(0))
    assert not full["tavern"]["open"]
    assert not full["yard"]["open"]
    assert full["yard"]["at_most"] == 2


def test_a_house_costs_each_seat_what_it_costs() -> None:
    match = table(3, chancery=True, events=True).event("e04").desk(1, "top 5").turn(0)
    assert view(match)["yard"]["price"] == [4, 3, 4]


# guilds


def test_a_guild() -> None:
    match = (
        table(4, events=True)
        .event("e05")
        .apprentices(1, artists=2)
        .apprentices(2, artists=1)
        .workshop("artists 1", "b05", owner=2)
        .workshop("artists 2", "b01")
        .at(3, "artists", 3)
        .turn(0)
    )
    guild = view(match)["guilds"]["artists"]
    assert (guild["good"], guild["price"], guild["dice_left"], guild["room"]) == ("artwork", 1, 1, 1)
    assert guild["apprentices"] == [0, 2, 1, 0]
    assert (guild["income"], guild["income_with_one_more"]) == (2, 1)
    assert guild["die_spaces"] == [
        {"values": [1, 2], "buy": 2, "apprentices": 2, "activates": 1, "die": None, "open": True},
        {"values": [3, 4], "buy": 3, "apprentices": 1, "activates": 2, "die": {"seat": 3, "value": 3}, "open": False},
        {"values": [5, 6], "buy": 4, "apprentices": 0, "activates": 3, "die": None, "open": True},
    ]
    assert guild["workshops"][0] == {
        "space": 1,
        "points": 3,
        "stars": 1,
        "reward": {"coins": 1, "points": 0},
        "workshop": {
            "tile": "b05",
            "kind": "workshop",
            "guild": "artists",
            "effects": ["reputation", "buy_any_good"],
        },
        "owner": 2,
    }
    assert (guild["workshops"][1]["owner"], guild["workshops"][1]["workshop"]["tile"]) == (None, "b01")
    assert guild["workshops"][2]["workshop"] is None


def test_a_guild_that_is_full_or_closed_or_empty() -> None:
    match = table(2).apprentices(0, artists=2).at(1, "artists", 6).turn(0)
    guilds = view(match)["guilds"]
    assert list(guilds) == list(GUILDS)
    assert guilds["artists"]["income_with_one_more"] is None
    assert not any(space["open"] for space in guilds["artists"]["die_spaces"])
    assert (guilds["wizards"]["income"], guilds["wizards"]["income_with_one_more"]) == (0, 3)
    assert guilds["wizards"]["workshops"][0]["reward"] == {"coins": 2, "points": 0}


def test_a_guild_in_rounds_whose_event_pays_more() -> None:
    """As for goods, modifiers and reputation: what is shown is what is paid in this round."""
    guilds = view(table(3).event("e02").apprentices(1, artists=1).turn(0))["guilds"]
    assert (guilds["artists"]["income"], guilds["artists"]["income_with_one_more"]) == (3 + 1, 2 + 1)
    assert (guilds["wizards"]["income"], guilds["wizards"]["income_with_one_more"]) == (0, 3 + 1)
    workshops = view(table(2).event("e15").workshop("artists 1", "b01", owner=1).turn(0))["guilds"]["artists"][
        "workshops"
    ]
    assert workshops[0]["reward"] == {"coins": 2 + 1, "points": 0}


# Guild Hall


def test_the_hall() -> None:
    match = (
        table(3, chancery=True)
        .hall("b01", "community", "b07")
        .has(0, coins=9, workers=1)
        .has(1, coins=8)
        .apprentices(1, artists=1)
        .at(2, "hall", 4)
        .desk(1, "top 6")
        .scrapped("b20")
        .gone(2)
        .turn(0)
    )
    hall = view(match, 1)["hall"]
    first, second, third, fourth = hall["spaces"][:4]
    assert first["building"] == {"tile": "b01", "kind": "workshop", "guild": "artists", "effects": ["coin"]}
    assert (first["value"], first["price"], first["could"], first["die"]) == (1, [9, 8, 9], [1], None)
    assert second["building"] == {"tile": "community", "kind": "community", "guild": None, "effects": []}
    assert second["could"] == [0]
    assert third["could"] == []
    assert (fourth["building"], fourth["die"]) == (None, {"seat": 2, "value": 4})
    assert hall["discarded"] == {"b20": 1}
    assert hall["bag"]["community"] == 9
    assert "b01" not in hall["bag"]
    assert hall["community"] == {"points": 5, "stars": 2}
    assert hall["sale"] == 3


# port


def test_the_port() -> None:
    match = table(3, chancery=True).ship("h01", jewelry=2).at(1, "port", 3).desk(2, "top 2").turn(0)
    seen = view(match)["port"]
    assert seen["dice"] == [None, None, {"seat": 1, "value": 3}, None, None, None]
    assert seen["ship"] == "h01"
    assert seen["goods"]["jewelry"] == {"printed": 3, "price": [3, 3, 4], "spaces": 2, "sold": 2, "free": 0}
    assert list(seen["goods"]) == list(GOODS)
    assert "h01" not in seen["ships_left"]


# Stone Council


def test_the_council() -> None:
    match = (
        table(3, chancery=True)
        .demand("human", 2, "c10")
        .has(0, nobility=5, coins=2)
        .goods(0, artwork=1, furnishings=1)
        .settled(0, "human")
        .has(1, nobility=5)
        .goods(1, artwork=1, furnishings=1)
        .settled(1, "human")
        .desk(1, "top 1", "top 3")
        .has(2, nobility=12, coins=9)
        .goods(2, 5)
        .at(2, "council elf", 5)
        .turn(0)
    )
    seen = view(match, None)["council"]
    assert seen["members"] == list(RACES)
    assert [row["values"] for row in seen["rows"]] == [[1, 2], [3, 4], [5, 6]]
    human = seen["rows"][1]["spaces"][1]
    assert human == {
        "member": "human",
        "demand": {
            "tile": "c10",
            "nobility": 5,
            "coins": 2,
            "goods": {"artwork": 1, "furnishings": 1},
            "points": 6,
        },
        "coins": [2, 0, 2],
        "die": None,
        "could": [0, 1],
    }
    elf = seen["rows"][2]["spaces"][2]
    assert (elf["demand"], elf["coins"], elf["die"], elf["could"]) == (None, [], {"seat": 2, "value": 5}, [])
    assert seen["loss"] == [2, 1, 2]
    assert seen["stack"] == len(COUNCIL) - 17


# clerk and castle


def test_clerk_and_castle() -> None:
    match = table(6, events=True).event("e07").at(1, "clerk", 4).at(2, "castle_extra", 3).turn(0)
    seen = view(match)
    assert seen["clerk"]["die_spaces"][1] == {
        "values": [3, 4],
        "modifiers": 2,
        "buy": 1,
        "commissions": 2,
        "loss": 2,
        "die": {"seat": 1, "value": 4},
    }
    assert seen["clerk"]["price"] == 1
    assert [space["reputation"] for space in seen["castle"]["die_spaces"]] == [1, 2, 3, 1]
    assert seen["castle"]["die_spaces"][3]["die"] == {"seat": 2, "value": 3}
    plain = view(table(3, events=True).event("e03").turn(0))
    assert [space["reputation"] for space in plain["castle"]["die_spaces"]] == [2, 3, 4]
    assert plain["castle"]["die_spaces"][0]["values"] == [1, 2]
    assert (plain["clerk"]["die_spaces"][2]["commissions"], plain["clerk"]["die_spaces"][2]["loss"]) == (0, 0)


# Chancery


@pytest.mark.parametrize(("players", "rows"), [(4, ["top"]), (5, ["top", "bottom"])])
def test_desks(players: int, rows: list[str]) -> None:
    setup = table(players, chancery=True).desk(1, "top 2").at(0, "desk", 6)
    seen = view(setup.settled(0, "elf").has(0, workers=1).turn(0))["chancery"]
    assert list(seen["desks"]) == rows
    assert seen["desks"]["top"][1] == {
        "value": 2,
        "race": "human",
        "benefit": "port_coins",
        "amount": 1,
        "seat": 1,
        "could": [],
    }
    assert seen["desks"]["top"][2]["could"] == [0]
    assert seen["dice"][5] == {"seat": 0, "value": 6}
    assert (seen["income"], seen["commissions_left"], seen["tiles_left"]) == (3, 18 - players, 18 - players)


def test_where_a_die_of_each_value_could_go() -> None:
    match = table(2).at(0, "tavern", 4).turn(1)
    reach = view(match, 0)["reach"]
    assert reach is not None
    assert {"do": "visit", "at": "tavern"} not in reach["3"]
    assert {"do": "visit", "at": "tavern"} in reach["4"]
    assert all({"do": "visit", "at": "castle"} in reach[value] for value in "123456")
    assert all(visit["do"] != "visit desk" for visits in reach.values() for visit in visits)


def test_settlers_that_are_in_the_pile_again_are_counted_in_it() -> None:
    position: Any = table(3).position(0)
    before = view(burgher.load(position))["piles"]["settlers"]
    position["pile"]["s01"] = 3
    after = view(burgher.load(position))["piles"]["settlers"]
    assert before["draw"] == after["draw"] == len(before["unseen"])
    assert (before["returned"], after["returned"]) == ([], ["s01"])
    assert "s01" not in after["unseen"]
