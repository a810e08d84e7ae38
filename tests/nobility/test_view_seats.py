"""The view of the seats: boards, cards, what comes next; and what of it is hidden from whom."""

from __future__ import annotations

import burgher
from tests.nobility.looking import AUTOMA, GOODS, RACES, SETTLERS
from tests.nobility.seeing import S10, seat_of, view
from tests.nobility.table import Table, low_stack, table
from tests.playing import play


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
    match = board().also(put_back=[{}, {"v10": 3}, {}]).turn(0)
    own = seat_of(match, 1, 1)["commissions"]
    active, other = own["held"]
    assert active == {
        "tile": "d01",
        "fields": [{"value": 1, "filled": True}, {"value": 2, "filled": True}, {"value": 4, "filled": True}],
        "active": True,
        "commission": {
            "card": "v03",
            "measure": "settlers_elf",
            "points": [{"from": 1, "points": 8}, {"from": 2, "points": 12}, {"from": 3, "points": 15}],
            "reached": 2,
            "worth": 12,
        },
    }
    assert [field["filled"] for field in other["fields"]] == [False, True, False]
    assert (own["limit"], own["dealt_size"], own["dealt"], own["put_back"]) == (2, 0, [], ["v10"])
    assert own["under_stack"] == 0
    for viewer in (0, None):
        seen = seat_of(match, 1, viewer)["commissions"]
        assert [held["commission"] for held in seen["held"]] == [None, None]
        assert [held["tile"] for held in seen["held"]] == ["d01", "d05"]
        assert seen["dealt"] is seen["put_back"] is None
    assert seat_of(table(3).turn(0), 0, 0)["commissions"] is None


def test_everybody_sees_how_many_cards_are_put_under_the_stack_and_their_owner_which() -> None:
    match = low_stack(2).turn(2)
    for viewer in (0, 1, None):
        numbers = [seat_of(match, seat, viewer)["commissions"]["under_stack"] for seat in range(3)]
        assert numbers == [2, 1, 0]
        assert view(match, viewer)["chancery"]["commissions_left"] == 5
    assert seat_of(match, 0, 0)["commissions"]["put_back"] == ["v01", "v02"]
    assert seat_of(match, 0, 1)["commissions"]["put_back"] is None


def test_cards_to_choose_from_are_their_owners() -> None:
    match = burgher.Match("nobility", players=2, options={"chancery": True}, seed=1)
    dealt = seat_of(match, 0, 0)["commissions"]["dealt"]
    assert [card["card"] for card in dealt] == [str(action["card"]) for action in match.legal]
    other = seat_of(match, 0, 1)["commissions"]
    assert (other["dealt"], other["dealt_size"]) == (None, 3)


def test_what_the_end_would_bring() -> None:
    match = board().turn(0)
    assert seat_of(match, 1, 1)["at_the_end"] == {"goods": 1, "nobility": 3, "commissions": 12}
    assert seat_of(match, 1, 0)["at_the_end"] == {"goods": 1, "nobility": 3, "commissions": None}
    assert seat_of(table(3).goods(0, books=5).turn(0), 0, 0)["at_the_end"]["goods"] == 2


def test_commissions_are_turned_over_at_the_end() -> None:
    match = board().round(10).passed(1, 2).turn(0)
    play(match, "pass", "gain books")
    assert match.over
    assert [held["commission"]["card"] for held in seat_of(match, 1, 0)["commissions"]["held"]] == ["v03", "v01"]
    assert seat_of(match, 1, 0)["points"]["commissions"] == 12


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
