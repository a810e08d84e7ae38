"""The view: everything a graphical client needs, named, and nothing that the viewer may not see."""

from __future__ import annotations

import json
from typing import Any

import pytest

import burgher
from burgher.core.state import State
from burgher.nobility import GAME
from tests.nobility.looking import AUTOMA, COUNCIL, GOODS, GUILDS, RACES, SETTLERS
from tests.nobility.table import Table, table
from tests.playing import play


def view(where: burgher.Match | State, seat: int | None = 0) -> Any:
    state = where.state if isinstance(where, burgher.Match) else where
    seen = GAME.view(state, seat)
    assert json.loads(json.dumps(seen)) == seen
    return seen


def seat_of(match: burgher.Match, seat: int, viewer: int | None) -> Any:
    return view(match, viewer)["seats"][seat]


S10 = {
    "card": "s10",
    "stack": 1,
    "race": "human",
    "goods": ["books", "weaponry"],
    "least": 4,
    "most": 6,
    "workers": 2,
    "stars": 0,
}


# when it is, and what is asked


def test_calendar_and_turn() -> None:
    seen = view(table(4).round(3, first=2).turn(1), 2)
    assert (seen["game"], seen["players"], seen["viewer"], seen["turn"]) == ("nobility", 4, 2, 1)
    assert seen["calendar"] == {"round": 3, "rounds": 10, "phase": "actions", "first": 2, "over": False}
    assert seen["asked"] == {"question": "turn", "seat": 1, "chance": False, "first": 0, "second": 0}
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
    assert seen["asked"] == {"question": "character", "seat": None, "chance": True, "first": 0, "second": 0}
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


# seats


def board() -> Table:
    return (
        table(3, chancery=True)
        .has(1, coins=7, modifiers=2, reputation=12, nobility=6, workers=1, houses=2)
        .goods(1, books=2, magic=1)
        .score(1, settlers=9, events=1)
        .character(1, "k01")
        .completed(1, "s17", "s18")
        .community(1, 2, 3)
        .apprentices(1, artists=1)
        .workshop("artists 1", "b01", owner=1)
        .fulfilled(1, "c01", "c02")
        .desk(1, "top 3")
        .commission(1, "v03", "d01", 2, 2, 2)
        .commission(1, "v01", "d05", 0, 1, 0)
        .hand(1, "s09", "s10", secret=True)
        .dice(1, 1, 4)
        .at(1, "castle", 2)
        .at(1, "board", 5)
    )


def test_a_board() -> None:
    seen = seat_of(board().turn(0), 1, 0)
    assert (seen["seat"], seen["coins"], seen["modifiers"], seen["passed"], seen["lord"]) == (1, 7, 2, False, True)
    assert seen["character"] == {"card": "k01", "extra_good": "artwork", "gain": {"reputation": 4, "settlers": 1}}
    assert seen["goods"] == {**dict.fromkeys(GOODS, 0), "books": 2, "magic": 1}
    assert (seen["reputation"], seen["used"], seen["pips_left"], seen["nobility"]) == (12, 10, 2, 6)
    assert seen["dice"] == [1, 4]
    assert seen["board"] == {"values": [5, 6], "die": {"seat": 1, "value": 5}}
    assert seen["figures"] == {
        "workers": 1,
        "apprentices": {"artists": 1},
        "masters": 1,
        "community": 2,
        "desks": 1,
        "supply": 8,
    }
    assert seen["houses"] == {"platform": 2, "built": 2, "supply": 3}
    assert [lot and lot["card"] for lot in seen["lots"]] == ["s17", "s18", None, None, None, None, None]
    assert seen["settled"] == {**dict.fromkeys(RACES, 0), "elf": 2}
    assert seen["community"] == [
        {"space": 1, "built": False, "income": {"coins": 1}},
        {"space": 2, "built": True, "income": {"any_good": 1}},
        {"space": 3, "built": True, "income": {"reputation": 1}},
    ]
    assert seen["council"] == ["c01", "c02"]
    assert seen["score"] == 10
    assert {source: points for source, points in seen["points"].items() if points} == {"settlers": 9, "events": 1}


def test_nothing_left_under_the_reputation() -> None:
    match = table(3).has(0, reputation=6).at(0, "castle", 6, 3).turn(1)
    assert seat_of(match, 0, 1)["pips_left"] == 0


def test_the_next_income() -> None:
    seen = seat_of(board().turn(0), 1, None)
    assert seen["income"] == {"coins": 6, "goods": {"artwork": 1}, "any_good": 1, "reputation": 1}
    match = board().turn(0)
    assert seat_of(match, 0, 0)["income"] == {"coins": 0, "goods": {}, "any_good": 0, "reputation": 0}


def test_the_forecast_is_what_is_paid() -> None:
    match = (
        table(3, events=True)
        .event("e02")
        .community(0, 1, 3)
        .apprentices(0, artists=2, wizards=1)
        .workshop("wizards 1", "b31", owner=0)
        .passed(1, 2)
        .turn(0)
    )
    seen = seat_of(match, 0, 0)
    play(match, "pass")
    after = seat_of(match, 0, 0)
    assert after["coins"] == seen["coins"] + seen["income"]["coins"] > seen["coins"]
    assert after["goods"] == {**seen["goods"], "magic": 1}
    assert after["reputation"] == seen["reputation"] + seen["income"]["reputation"]


# what is hidden


def test_the_settlers_of_the_start_are_their_owners() -> None:
    match = board().turn(0)
    own = seat_of(match, 1, 1)["settlers"]
    assert [(card["card"], card["hidden"]) for card in own] == [("s09", True), ("s10", False)]
    for viewer in (0, 2, None):
        first, second = seat_of(match, 1, viewer)["settlers"]
        assert first == {"card": None, "hidden": True}
        assert second == {
            **S10,
            "most_of": {"books": 3, "weaponry": 3},
            "goods_suffice": False,
            "hidden": False,
        }


def test_whether_goods_suffice() -> None:
    setup = table(3).hand(0, "s10", "s01").goods(0, books=1, weaponry=4, artwork=4).character(0, "k01")
    first, second = seat_of(setup.turn(0), 0, 1)["settlers"]
    assert first["goods_suffice"]
    assert not second["goods_suffice"]
    assert second["most_of"] == {"artwork": 4, "furnishings": 3}


def test_piles() -> None:
    match = table(3).hand(1, "s09", secret=True).display("s10").discarded("s02").turn(0)
    piles = view(match, 0)["piles"]["settlers"]
    assert piles["draw"] == len(SETTLERS) - 3
    assert piles["discarded"] == ["s02"]
    assert piles["returned"] == []
    assert "s09" in piles["unseen"]
    assert "s09" in view(match, None)["piles"]["settlers"]["unseen"]
    assert "s09" not in view(match, 1)["piles"]["settlers"]["unseen"]
    events = view(table(3, events=True).event("e01").turn(0))["piles"]["events"]
    assert "e01" not in events
    assert "e02" in events


def test_commissions_are_their_owners() -> None:
    match = board().also(put_back=[{}, {"v18": 2}, {}]).turn(0)
    own = seat_of(match, 1, 1)["commissions"]
    active, other = own["held"]
    assert active == {
        "tile": "d01",
        "fields": [{"value": 1, "filled": True}, {"value": 2, "filled": True}, {"value": 4, "filled": True}],
        "active": True,
        "commission": {
            "card": "v03",
            "measure": "settlers_elf",
            "points": [{"from": 1, "points": 5}, {"from": 2, "points": 8}, {"from": 3, "points": 10}],
            "reached": 2,
            "worth": 8,
        },
    }
    assert [field["filled"] for field in other["fields"]] == [False, True, False]
    assert (own["limit"], own["dealt_size"], own["dealt"], own["put_back"]) == (2, 0, [], ["v18"])
    for viewer in (0, None):
        seen = seat_of(match, 1, viewer)["commissions"]
        assert [held["commission"] for held in seen["held"]] == [None, None]
        assert [held["tile"] for held in seen["held"]] == ["d01", "d05"]
        assert seen["dealt"] is seen["put_back"] is None
    assert seat_of(table(3).turn(0), 0, 0)["commissions"] is None


def test_cards_to_choose_from_are_their_owners() -> None:
    match = burgher.Match("nobility", players=2, options={"chancery": True}, seed=1)
    dealt = seat_of(match, 0, 0)["commissions"]["dealt"]
    assert [card["card"] for card in dealt] == [str(action["card"]) for action in match.legal]
    other = seat_of(match, 0, 1)["commissions"]
    assert (other["dealt"], other["dealt_size"]) == (None, 3)


def test_what_the_end_would_bring() -> None:
    match = board().turn(0)
    assert seat_of(match, 1, 1)["at_the_end"] == {"goods": 1, "nobility": 3, "commissions": 8}
    assert seat_of(match, 1, 0)["at_the_end"] == {"goods": 1, "nobility": 3, "commissions": None}
    assert seat_of(table(3).goods(0, books=5).turn(0), 0, 0)["at_the_end"]["goods"] == 2


def test_commissions_are_turned_over_at_the_end() -> None:
    match = board().round(10).passed(1, 2).turn(0)
    play(match, "pass", "gain books")
    assert match.over
    assert [held["commission"]["card"] for held in seat_of(match, 1, 0)["commissions"]["held"]] == ["v03", "v01"]
    assert seat_of(match, 1, 0)["points"]["commissions"] == 8


# the solo game


def test_objective_and_automa() -> None:
    setup = table(1).objective("o01").apprentices(0, artists=2, wizards=1).fulfilled(0, "c01")
    for place, value in (("tavern", 3), ("yard", 5), ("hall", 2), ("scholars", 1), ("wizards", 4)):
        setup.at(AUTOMA, place, value)
    seen = view(setup.turn(0))
    assert seen["solo"] == {
        "objective": "o01",
        "needs": [
            {"need": "guilds", "asked": 4, "each": 2, "reached": 1},
            {"need": "council", "asked": 5, "each": None, "reached": 1},
        ],
        "success": False,
        "automa": {"white": 3, "green": 5, "yellow": 2, "guilds": {"scholars": 1, "wizards": 4}},
    }
    assert seen["tavern"]["dice"][0] == {"seat": None, "value": 3}


def test_a_solo_game_before_the_automa_has_thrown() -> None:
    automa = view(table(1).turn(0))["solo"]["automa"]
    assert automa == {"white": None, "green": None, "yellow": None, "guilds": {}}
