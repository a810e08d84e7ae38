"""What a seat sees of a position: everything that lies open, its own cards, and nothing of others' secrets."""

from __future__ import annotations

from typing import Any, get_args

import pytest

import burgher
from burgher.belfort import names
from burgher.belfort.cells import PHASES
from burgher.belfort.faces import shapes
from burgher.belfort.language import TWO
from burgher.belfort.rules import COST, SEASONS
from tests.belfort.table import play, scored, table

HOSTILE = ("thieves", "bandits", "wizards", "spies", "miners")


def seen(match: burgher.Match, seat: int | None = None) -> Any:
    return match.view(seat)


# calendar and questions


@pytest.mark.parametrize(
    ("month", "season"),
    [(1, "spring"), (3, "spring"), (4, "summer"), (5, "summer"), (6, "autumn"), (7, "autumn")],
)
def test_calendar(month: int, season: str) -> None:
    view = seen(table(3).round(month).crests(2, 3, 1).turn(0), 0)
    assert view["calendar"] == {
        "round": month,
        "rounds": 7,
        "season": season,
        "scoring_rounds": [3, 5, 7],
        "phase": "actions",
        "over": False,
    }
    assert view["order"] == [2, 0, 1]
    assert view["turn"] == 0
    assert (view["game"], view["players"], view["viewer"]) == ("belfort", 3, 0)


def test_before_the_first_month() -> None:
    state = burgher.find("belfort").new(3)
    view: Any = burgher.find("belfort").view(state, None)
    assert view["calendar"]["season"] is None
    assert view["order"] == []
    assert view["turn"] is None
    assert view["asked"] == {
        "question": "found_guild", "seat": None, "chance": True, "taken": 0, "choosing": [],
    }  # fmt: skip
    assert [seat["crest"] for seat in view["seats"]] == [None, None, None]
    assert [district["guild"] for district in view["city"]["districts"]] == [None] * 5


def test_after_the_last_month() -> None:
    view = seen(scored(table(3), 7))
    assert view["asked"] is None
    assert view["calendar"]["over"] is True
    assert view["turn"] is None


def test_all_who_choose_at_the_same_time_are_named() -> None:
    match = burgher.Match("belfort", players=3, seed=1)
    assert seen(match)["asked"]["choosing"] == [0, 1, 2]
    while match.seat == 0:
        play(match, str(next(iter(match.legal))))
    assert seen(match)["asked"]["choosing"] == [1, 2]


# seats


def test_a_seat() -> None:
    match = (
        table(3)
        .stock(1, wood=2, gold=4)
        .score(1, 12)
        .hand(1, pub=2, keep=1)
        .also(known=[{}, {"keep": 1}, {}])
        .built(1, tower=(1, 2), market=3, gatehouse="4 after", gardens=5)
        .staffed(1, tower=1, market=1, gardens=1)
        .workers(1, elves=4, dwarves=3)
        .at(1, "elf", "tower")
        .at(1, "master_elf", "market")
        .turn(1)
    )
    seat = seen(match, 1)["seats"][1]
    assert seat["stock"] == {"wood": 2, "stone": 0, "metal": 0, "gold": 4}
    assert seat["score"] == 12
    assert seat["points"]["districts"] == 12
    assert seat["income"] == 4
    assert seat["tax"] == 2
    assert seat["workers"] == {
        "owned": {"elf": 3, "master_elf": 1, "dwarf": 3},
        "home": {"elf": 2, "dwarf": 3},
        "placed": {"elf": 1, "master_elf": 1},
    }
    assert seat["supply"] == {"elf": 3, "dwarf": 4}
    assert seat["gnomes"] == 3
    assert seat["crest"] == 2
    assert seat["hand"] == {"pub": 2, "keep": 1}
    assert seat["known"] == {"keep": 1}
    built = {entry["property"]: entry for entry in seat["built"]}
    assert list(built) == ["gardens", "tower", "market", "gatehouse"]
    assert built["tower"] == {
        "property": "tower",
        "cards": 2,
        "gnomes": 1,
        "free_locks": 1,
        "income": 2,
        "planks": {"usable": 1, "free": 0, "fee": 1, "workers": {"elf": 1}},
    }
    assert built["market"]["free_locks"] == 1
    assert built["market"]["planks"] == {"usable": 1, "free": 0, "fee": 0, "workers": {"master_elf": 1}}
    assert built["gatehouse"]["planks"] is None


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_others_see_only_how_many_cards_a_seat_holds(viewer: int | None) -> None:
    match = table(3).hand(1, pub=2, keep=1).also(known=[{}, {"keep": 1}, {}]).turn(0)
    seat = seen(match, viewer)["seats"][1]
    assert (seat["hand"], seat["hand_size"], seat["known"]) == (None, 3, {"keep": 1})


def test_cards_put_away_are_a_secret_until_all_have_chosen() -> None:
    match = burgher.Match("belfort", players=3, seed=1)
    play(match, str(next(iter(match.legal))))
    mine, theirs = seen(match, 0)["seats"][0], seen(match, 1)["seats"][0]
    assert sum(mine["aside"].values()) == mine["aside_size"] == theirs["aside_size"] == 1
    assert theirs["aside"] is None


def test_cards_shown_to_the_spies_are_a_secret_until_all_have_chosen() -> None:
    match = table(3, HOSTILE).hand(1, pub=1, inn=1).hand(2, keep=1).at(0, "elf", "spies").turn(0)
    play(match, "use spies", "show inn")
    assert seen(match, 1)["seats"][1]["shown"] == "inn"
    for other in (0, 2, None):
        assert seen(match, other)["seats"][1]["shown"] is None
        assert seen(match, other)["seats"][1]["has_shown"] is True
    play(match, "show keep")
    assert [seat["shown"] for seat in seen(match)["seats"]] == [None, "inn", "keep"]
    assert seen(match)["seats"][1]["known"] == {"inn": 1}


def test_unseen_cards_are_what_the_viewer_cannot_place() -> None:
    match = table(3).hand(0, pub=1).hand(1, pub=2).also(known=[{}, {"pub": 1}, {}]).pool("inn").turn(0)
    assert seen(match, 0)["cards"]["unseen"]["pub"] == 3
    assert seen(match, 1)["cards"]["unseen"]["pub"] == 3
    assert seen(match, 2)["cards"]["unseen"]["pub"] == 4
    assert seen(match)["cards"]["unseen"]["pub"] == 4
    assert seen(match)["cards"]["pool"] == {"inn": 1}
    assert seen(match)["cards"]["deck"] == 50 - 3 - 1


# the boards


def test_collection_board() -> None:
    match = (
        table(4)
        .at(0, "elf", "recruiter")
        .at(1, "dwarf", "camp")
        .at(0, "dwarf", "camp")
        .sent(2, "forest", elf=2)
        .sent(2, "mine", elf=1, dwarf=1)
        .passed(2)
        .place(3)
    )
    assert seen(match)["collection_board"] == {
        "recruiter": [{"seat": 0, "worker": "elf"}, None],
        "camp": [{"seat": 1, "worker": "dwarf"}, {"seat": 0, "worker": "dwarf"}, None, None],
        "areas": {
            "forest": [{}, {}, {"elf": 2}, {}],
            "quarry": [{}, {}, {}, {}],
            "mine": [{}, {}, {"elf": 1, "dwarf": 1}, {}],
            "gold_mine": [{}, {}, {}, {}],
        },
        "pairs_only": False,
    }
    assert seen(table(4, mine_pairs_only=True).place(3))["collection_board"]["pairs_only"]
    assert [seat["passed"] for seat in seen(match)["seats"]] == [False, False, True, False]


def test_city() -> None:
    match = (
        table(3)
        .marker(0, "pub 1", "keep 1", "gatehouse 1 before")
        .marker(1, "wall 1 left", "guild 2", "gatehouse 2 after")
        .at(2, "dwarf", "librarians")
        .turn(0)
    )
    city = seen(match)["city"]
    first, second, third = city["districts"][:3]
    assert first["district"] == 1
    assert {name: owner for name, owner in first["symbols"].items() if owner is not None} == {
        "pub": 0,
        "keep_left": 0,
        "keep_right": 0,
        "gate_before": 0,
        "wall_left": 1,
    }
    assert first["markers"] == [4, 1, 0]
    assert first["guild"] == {"name": "merchants", "owner": None, "seat": None, "worker": None, "blocked_by": None}
    assert second["guild"] == {"name": "librarians", "owner": 1, "seat": 2, "worker": "dwarf", "blocked_by": None}
    assert third["markers"] == [0, 0, 0]
    assert city["gatehouses"][4] == {"border": 5, "districts": [5, 1], "owners": [None, 0]}
    assert city["gatehouses"][1] == {"border": 2, "districts": [2, 3], "owners": [1, None]}
    assert city["costs"]["wall"] == {"wood": 3, "stone": 3}
    assert city["costs"]["keep"] == {"wood": 2, "stone": 3, "metal": 2}
    assert city["costs"]["miners"] == {"wood": 3, "stone": 2, "metal": 1}
    assert "thieves" not in city["costs"]


def test_majorities_are_what_a_scoring_now_would_give() -> None:
    board = (
        table(4)
        .marker(1, "pub 1", "inn 1", "bank 1", "tower 1")
        .marker(0, "wall 1 left", "guild 1")
        .marker(2, "wall 1 right", "market 1")
        .marker(3, "library 1")
        .workers(0, elves=5)
        .workers(1, elves=4, dwarves=4)
        .built(3, pub=2)
        .staffed(3, pub=1)
    )
    match = board.round(3).turn(3)
    before = seen(match)["majorities"]
    assert before["districts"][0] == [
        {"owner": 1, "count": 4, "points": 5},
        {"owner": 0, "count": 2, "points": 1},
        {"owner": 2, "count": 2, "points": 1},
        {"owner": 3, "count": 1, "points": 0},
    ]
    assert before["elves"][:2] == [{"owner": 0, "count": 5, "points": 3}, {"owner": 1, "count": 4, "points": 1}]
    assert before["gnomes"][0] == {"owner": 3, "count": 1, "points": 3}
    expected = [0] * 4
    for ranking in [*before["districts"], before["elves"], before["dwarves"], before["gnomes"]]:
        for entry in ranking:
            expected[entry["owner"]] += entry["points"]
    assert match.scores == [0, 0, 0, 0]
    play(match, "end")
    assert match.scores == expected


def test_points_come_from_somewhere() -> None:
    match = table(3).marker(0, "pub 1").built(1, bank=2).staffed(1, bank=1).workers(2, elves=4).round(3).turn(2)
    play(match, "end")
    assert [seat["points"] for seat in seen(match)["seats"]] == match.game.breakdown(match.state)
    assert match.game.breakdown(match.state) == [
        {"districts": 5, "elves": 0, "dwarves": 1, "gnomes": 0, "taxes": 0},
        {"districts": 5, "elves": 0, "dwarves": 1, "gnomes": 3, "taxes": 0},
        {"districts": 0, "elves": 3, "dwarves": 1, "gnomes": 0, "taxes": 0},
    ]


def test_a_turn() -> None:
    match = (
        table(3)
        .stock(0, gold=9, wood=3)
        .built(0, market=1, bank=(1, 2), blacksmith=4)
        .staffed(0, market=1, bank=2, blacksmith=1)
        .at(0, "elf", "merchants")
        .turn(0)
    )
    fresh = {
        "hired": False,
        "visits_left": 2,
        "may_buy": False,
        "may_sell": False,
        "conversions": 0,
        "blacksmith_gnomes": 1,
        "bank_gnomes": 2,
    }
    assert seen(match)["this_turn"] == fresh
    play(match, "use merchants", "gnome bank", "staff market", "buy wood")
    assert seen(match)["this_turn"] == fresh | {
        "hired": True,
        "visits_left": 5,
        "may_sell": True,
        "conversions": 2,
        "bank_gnomes": 1,
    }


def test_outside_a_turn_there_is_no_turn_to_tell_of() -> None:
    match = table(3).place(0)
    assert seen(match)["this_turn"] is None
    assert seen(match)["turn"] == 0


def test_prices_and_fees() -> None:
    view = seen(table(3).turn(0))
    assert view["trading_post"] == {
        "buy": {"wood": 1, "stone": 1, "metal": 2},
        "sell": {"metal": 1, "wood+wood": 1, "wood+stone": 1, "stone+stone": 1},
    }
    assert view["fees"] == {"recruiter": 2, "guild": 1, "gnome": 3, "card": 1}


# two players


def test_non_players() -> None:
    match = table(2).crests(2, 1).marker(2, "pub 1").marker(3, "keep 1").turn(0)
    view = seen(match)
    assert view["non_players"] == [
        {"owner": 2, "crest": 3, "controlled_by": 1, "elves": 4, "dwarves": 4, "dwarf_in_district": 1},
        {"owner": 3, "crest": 4, "controlled_by": 0, "elves": 4, "dwarves": 4, "dwarf_in_district": 2},
    ]
    assert view["city"]["districts"][0]["markers"] == [0, 0, 1, 2]
    assert [district["guild"]["blocked_by"] for district in view["city"]["districts"]] == [2, 3, None, None, None]
    assert view["majorities"]["districts"][0][0] == {"owner": 3, "count": 2, "points": 0}
    assert [entry["owner"] for entry in view["majorities"]["elves"]] == [2, 3, 0, 1]
    assert [entry["owner"] for entry in view["majorities"]["gnomes"]] == [0, 1]


def test_non_players_before_their_dwarves_stand() -> None:
    match = burgher.Match("belfort", players=2, seed=1)
    assert [one["dwarf_in_district"] for one in seen(match)["non_players"]] == [None, None]
    assert seen(burgher.Match("belfort", players=3, seed=1))["non_players"] == []


@pytest.mark.parametrize(
    ("seen", "played"),
    [
        (shapes.RESOURCES, names.RESOURCES),
        (shapes.WORKERS, names.WORKERS),
        (shapes.AREAS, names.AREAS),
        (shapes.SINGLES, names.SINGLES),
        (shapes.PROPERTIES, names.PROPERTIES),
        (shapes.SYMBOLS, names.SYMBOL_NAMES),
        (shapes.POINT_SOURCES, names.POINT_SOURCES),
        (shapes.BUNDLES, TWO),
        (get_args(shapes.Guild), names.GUILDS),
        (get_args(shapes.Season), SEASONS),
        (get_args(shapes.Phase), PHASES),
        (shapes.PAID, COST),
    ],
)
def test_the_views_names_are_those_of_the_pieces(seen: tuple[str, ...], played: tuple[str, ...]) -> None:
    assert seen == played


def test_what_was_stolen_so_far_is_told() -> None:
    match = table(3, HOSTILE).stock(1, gold=2).at(0, "elf", "thieves").turn(0)
    assert seen(match)["asked"]["taken"] == 0
    play(match, "use thieves")
    assert seen(match)["asked"]["taken"] == 0
    play(match, "steal gold 2")
    assert (seen(match)["asked"]["question"], seen(match)["asked"]["taken"]) == ("thieves", 1)
