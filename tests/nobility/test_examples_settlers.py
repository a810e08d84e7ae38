"""Nobility, characters, the Cavern Tavern, settlers cards, the Construction Yard: section by section."""

import pytest

import burgher
from tests.nobility.looking import (
    CHARACTERS,
    GAME,
    GOODS,
    PIECES,
    SETTLERS,
    coins,
    display,
    goods,
    hand,
    houses,
    lots,
    modifiers,
    nobility,
    points,
    reputation,
    run,
    score,
    visit,
    workers,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play, refused


def complete(match: burgher.Match, card: str, **paid: int) -> None:
    play(match, f"complete {card}", *[f"pay {number} {good}" for good, number in paid.items()])


# Nobility


def rising(seat: int = 0, stars: int = 1, **has: int) -> Table:
    """Able to complete s01 (one star) or s04 (two)."""
    card = "s01" if stars == 1 else "s04"
    return table(3).has(seat, houses=1, **has).goods(seat, 3).hand(seat, card)


def test_nobility_rises_by_the_stars_of_settlers() -> None:
    match = rising(stars=2).turn(0)
    complete(match, "s04", books=2, jewelry=2, furnishings=2)
    assert nobility(match, 0) == 2


def test_nobility_rises_by_the_stars_of_buildings() -> None:
    setup = table(3).has(0, coins=9, workers=1).apprentices(0, artists=1)
    match = setup.hall("b01", "community").turn(0)
    visit(match, 1, "hall")
    assert nobility(match, 0) == PIECES["guilds"]["workshop_spaces"]["1"]["stars"]
    match = setup.turn(0)
    visit(match, 2, "hall", "build 1")
    assert nobility(match, 0) == 2


def test_nobility_some_settlers_have_no_star() -> None:
    match = table(3).has(0, houses=1).goods(0, 3).hand(0, "s02").turn(0)
    complete(match, "s02", artwork=2, jewelry=2)
    assert nobility(match, 0) == 0


def test_nobility_ends_at_twelve() -> None:
    match = rising(stars=2, nobility=11).turn(0)
    complete(match, "s04", books=2, jewelry=2, furnishings=2)
    assert nobility(match, 0) == 12


def test_nobility_five_makes_a_lord_and_gives_what_the_character_has() -> None:
    match = rising(nobility=3, stars=2).character(0, "k02").turn(0)
    complete(match, "s04", books=2, jewelry=2, furnishings=2)
    assert nobility(match, 0) == 5
    assert coins(match, 0) == 5


@pytest.mark.parametrize("before", [0, 2, 5, 8])
def test_nobility_gives_nothing_at_other_levels(before: int) -> None:
    match = rising(nobility=before).character(0, "k02").turn(0)
    complete(match, "s01", artwork=2, furnishings=2)
    assert coins(match, 0) == 0


# Characters

GAINS: dict[str, dict[str, int]] = {
    "k01": {"reputation": 4, "settlers": 1},
    "k02": {"coins": 5},
    "k03": {"reputation": 4, "modifiers": 2},
    "k04": {"coins": 2, "goods": 2},
    "k05": {"modifiers": 4},
    "k06": {"reputation": 4, "coins": 3},
    "k07": {"goods": 3},
    "k08": {"coins": 2, "modifiers": 2},
    "k09": {"settlers": 1, "modifiers": 3},
    "k10": {"coins": 3, "settlers": 1},
    "k11": {"reputation": 4, "goods": 1},
    "k12": {"goods": 2, "modifiers": 2},
    "k13": {"coins": 4, "modifiers": 1},
}


@pytest.mark.parametrize("character", CHARACTERS)
def test_character_gives_a_new_lord(character: str) -> None:
    gains = GAINS[character]
    match = rising(nobility=4).character(0, character).display(*SETTLERS[30:36]).turn(0)
    complete(match, "s01", artwork=3, furnishings=3)
    wanted = ["books", "magic", "books"][: gains.get("goods", 0)]
    play(match, *[f"gain {good}" for good in wanted])
    if gains.get("settlers"):
        assert legal(match) == {f"take {card}" for card in SETTLERS[30:36]}
        play(match, "take s33")
        assert hand(match, 0) == ["s33"]
        assert len(display(match)) == 6
    assert coins(match, 0) == gains.get("coins", 0)
    assert reputation(match, 0) == 9 + gains.get("reputation", 0)
    assert modifiers(match, 0) == gains.get("modifiers", 0)
    kept = dict.fromkeys(("books", "weaponry", "magic", "jewelry"), 3)
    for good in wanted:
        kept[good] += 1
    assert goods(match, 0) == kept
    # The turn goes on: a die may still be placed.
    assert "die 1" in match.legal


@pytest.mark.parametrize("character", CHARACTERS)
def test_character_gives_a_fourth_of_one_good_for_settlers(character: str) -> None:
    extra = PIECES["characters"][character]["extra"]
    card = next(c for c in SETTLERS if extra in PIECES["settlers"][c]["goods"] and PIECES["settlers"][c]["stack"] == 1)
    other = next(good for good in PIECES["settlers"][card]["goods"] if good != extra)
    match = table(3).has(0, houses=1).goods(0, 5).hand(0, card).character(0, character).turn(0)
    play(match, f"complete {card}")
    assert f"pay 4 {extra}" in match.legal
    assert refused(match, f"pay 4 {other}") == "why-too-many-of-a-good"


def test_character_may_do_so_again_and_again() -> None:
    match = table(3).has(0, houses=2).goods(0, 9).hand(0, "s01", "s02").character(0, "k01").passed(1, 2).turn(0)
    complete(match, "s01", artwork=4, furnishings=1)
    play(match, "end")
    complete(match, "s02", artwork=4, jewelry=2)
    assert points(match, 0) == {"settlers": 11}


def test_character_benefit_comes_in_the_middle_of_a_turn() -> None:
    """A workshop makes a lord: what the character gives is paid at once."""
    setup = table(3).has(0, nobility=4, coins=9).apprentices(0, artists=1).character(0, "k07").hall("b01")
    match = setup.turn(0)
    visit(match, 1, "hall", "gain books", "gain books", "gain jewelry")
    assert goods(match, 0) == {"books": 2, "jewelry": 1}


def test_character_settlers_with_three_open_cards_cost_one_of_them() -> None:
    setup = rising(nobility=4).character(0, "k01").hand(0, "s01", "s02", "s03")
    match = setup.display(*SETTLERS[30:36]).turn(0)
    complete(match, "s01", artwork=2, furnishings=2)
    play(match, "take s31")
    assert hand(match, 0) == ["s31", "s02", "s03"]
    setup = table(3).has(0, nobility=4, coins=9).apprentices(0, artists=1).hall("b01").hand(0, "s01", "s02", "s03")
    match = setup.character(0, "k09").display(*SETTLERS[30:36]).turn(0)
    visit(match, 1, "hall", "take s31")
    assert legal(match) == {"discard s01", "discard s02", "discard s03"}
    play(match, "discard s02")
    assert hand(match, 0) == ["s01", "s31", "s03"]


# Placing dice


def bringing(cards: int, setup: Table) -> burgher.Match:
    """Seat 0 becomes a lord by a character that brings this many settlers cards."""
    mine = GAME.corrected({"characters": {"k01": {"gain": {"settlers": cards}}}}, "mine")
    setup.has(0, houses=1, nobility=4).goods(0, 3).hand(0, "s01").character(0, "k01")
    match = burgher.load(setup.position(0) | {"components": mine.json()}, seed=1)
    complete(match, "s01", artwork=2, furnishings=2)
    return match


def test_a_character_brings_several_settlers_one_after_the_other() -> None:
    """The display is full again before the next card is chosen, and a fourth card costs an older one in between."""
    match = bringing(5, table(3))
    for number in range(1, 4):
        before = display(match)
        play(match, f"take {before[0]}")
        assert len(hand(match, 0)) == number
        assert len(display(match)) == 6
        assert len(set(display(match)) & set(before)) == 5
    play(match, f"take {display(match)[0]}")
    assert len(display(match)) == 5
    assert refused(match, f"take {display(match)[0]}") == "why-not-asked-now"
    play(match, f"discard {hand(match, 0)[0]}")
    assert len(display(match)) == 6
    again = burgher.load(match.position(), seed=1)
    for one in (match, again):
        play(one, f"take {display(one)[0]}", f"discard {hand(one, 0)[0]}")
        assert "die 1" in one.legal


def test_a_character_brings_no_more_settlers_than_there_are() -> None:
    """All others are with players, so that none comes after the two on show."""
    setup = table(6).display("s10", "s11")
    rest = [card for card in SETTLERS if card not in ("s01", "s10", "s11")]
    for seat in range(1, 6):
        setup.completed(seat, *rest[:7]).hand(seat, *rest[7:9])
        del rest[:9]
    assert rest == []
    match = bringing(3, setup)
    play(match, "take s10", "take s11")
    assert "die 1" in match.legal


def test_placing_dice_one_die_on_each_space_and_it_stays_there() -> None:
    match = table(3).dice(1, 3, 5).dice(0, 3, 4, 5).turn(0)
    visit(match, 3, "castle")
    play(match, "die 3")
    assert refused(match, "visit castle") == "why-space-taken"
    play(match, "visit scholars")
    assert at(match)["castle_die"] == [0, 13, 0, 0]


def test_placing_dice_a_place_is_visited_with_a_die_in_hand() -> None:
    match = table(3).turn(0)
    assert refused(match, "visit castle") == "why-take-up-die-first"
    play(match, "die 3")
    assert refused(match, "pass") == "why-place-die-first"
    assert refused(match, "die 2") == "why-place-die-first"


# Cavern Tavern

SHOWN = ("s01", "s09", "s17", "s25", "s33", "s41")


def test_tavern_sarah_katrin_and_melanie() -> None:
    setup = table(3).display(*SHOWN).dice(0, 2, 6).dice(1, 1, 2, 3).dice(2, 2, 3, 6)
    match = setup.turn(0)
    visit(match, 2, "tavern", "take s09")
    assert hand(match, 0) == ["s09"]
    # Katrin needs a 2 or more.
    play(match, "die 1")
    assert refused(match, "visit tavern") == "why-die-too-low"
    match.undo()
    play(match, "die 2")
    assert "visit tavern" in match.legal
    match.undo()
    visit(match, 3, "tavern", "take s25")
    # Melanie needs a 3 or more.
    play(match, "die 2")
    assert refused(match, "visit tavern") == "why-die-too-low"
    match.undo()
    visit(match, 6, "tavern", "take s41")
    assert hand(match, 2) == ["s41"]
    assert at(match)["tavern_die"] == [12, 23, 36, 0, 0, 0]


@pytest.mark.parametrize("value", range(1, 7))
def test_tavern_the_first_die_may_have_any_value(value: int) -> None:
    match = table(3).dice(0, value).turn(0)
    play(match, f"die {value}")
    assert "visit tavern" in match.legal


def test_tavern_a_card_that_is_taken_is_replaced_at_once() -> None:
    state = table(3).display(*SHOWN).dice(0, 1).state()
    run(state, "die 1", "visit tavern", "take s17", "draw s48")
    assert display(state) == ["s01", "s09", "s48", "s25", "s33", "s41"]


def test_tavern_only_cards_on_show_can_be_taken() -> None:
    match = table(3).display(*SHOWN).turn(0)
    visit(match, 1, "tavern")
    assert legal(match) == {f"take {card}" for card in SHOWN}
    assert refused(match, "take s02") == "why-not-on-show"
    assert refused(match, "done") == "why-must-choose"


# Settlers cards


def rainer(**more: int) -> Table:
    """Furnishings, weaponry, magic and books are wanted, 8 to 12 of them."""
    assert PIECES["settlers"]["s07"]["demand"] == [8, 12]
    assert set(PIECES["settlers"]["s07"]["goods"]) == {"furnishings", "weaponry", "magic", "books"}
    return table(3).has(0, houses=1).goods(0, 4, **more).hand(0, "s07")


def test_settlers_rainer_gives_the_most_for_twelve_points() -> None:
    match = rainer().turn(0)
    complete(match, "s07", furnishings=3, weaponry=3, magic=3, books=3)
    assert points(match, 0) == {"settlers": 12}
    assert goods(match, 0) == {"books": 1, "artwork": 4, "weaponry": 1, "magic": 1, "jewelry": 4, "furnishings": 1}


def test_settlers_rainer_gives_the_least_for_eight_points() -> None:
    match = rainer().turn(0)
    complete(match, "s07", furnishings=3, weaponry=2, magic=1, books=2)
    assert points(match, 0) == {"settlers": 8}


def test_settlers_rainer_never_gives_four_of_a_kind() -> None:
    match = rainer().turn(0)
    play(match, "complete s07")
    assert refused(match, "pay 4 magic") == "why-too-many-of-a-good"
    assert refused(match, "pay 1 jewelry") == "why-good-not-wanted"


def test_settlers_rainer_must_give_one_of_each_and_eight_in_all() -> None:
    match = rainer(magic=0).turn(0)
    assert refused(match, "complete s07") == "why-good-missing"
    match = rainer(magic=1, books=1, weaponry=2).turn(0)
    assert refused(match, "complete s07") == "why-demand-out-of-reach"
    match = rainer(magic=1, books=1, weaponry=3).turn(0)
    play(match, "complete s07", "pay 1 magic", "pay 1 books")
    # Six more are needed of two goods: three of each.
    assert legal(match) == {"pay 3 weaponry", "pay 3 furnishings"}
    assert refused(match, "pay 2 weaponry") == "why-too-little-for-demand"
    assert refused(match, "pay 1 magic") == "why-good-already-paid"


def test_settlers_never_more_than_the_demand() -> None:
    """With the character's fourth good three of the other would be seven."""
    match = table(3).has(0, houses=1).goods(0, 4).hand(0, "s01").character(0, "k01").turn(0)
    play(match, "complete s01", "pay 4 artwork")
    assert legal(match) == {"pay 1 furnishings", "pay 2 furnishings"}
    assert refused(match, "pay 3 furnishings") == "why-too-much-for-demand"


def test_settlers_need_a_house_on_the_platform() -> None:
    match = rainer().has(0, houses=0).turn(0)
    assert refused(match, "complete s07") == "why-no-house"


def test_settlers_the_house_goes_on_a_lot_and_is_used_up() -> None:
    match = table(3).has(0, houses=1).goods(0, 6).hand(0, "s01", "s02").passed(1, 2).turn(0)
    complete(match, "s01", artwork=2, furnishings=2)
    assert houses(match, 0) == 0
    assert lots(match, 0) == ["s01"]
    play(match, "die 1", "visit castle")
    assert refused(match, "complete s02") == "why-no-house"


def test_settlers_bring_workers_stars_and_points_at_once() -> None:
    match = rainer().turn(0)
    complete(match, "s07", furnishings=3, weaponry=2, magic=1, books=2)
    card = PIECES["settlers"]["s07"]
    assert workers(match, 0) == card["workers"]
    assert nobility(match, 0) == card["stars"]
    assert score(match, 0) == 8


def test_settlers_bring_a_point_for_each_community_building() -> None:
    match = rainer().community(0, 1, 3).community(1, 2).turn(0)
    complete(match, "s07", furnishings=3, weaponry=2, magic=1, books=2)
    assert points(match, 0) == {"settlers": 8, "community": 2}


def test_settlers_community_buildings_that_come_later_bring_nothing_for_them() -> None:
    match = table(3).has(0, coins=9, workers=1).completed(0, "s07").hall("community").turn(0)
    visit(match, 1, "hall", "build 1")
    assert points(match, 0) == {"buildings": 5}


def test_settlers_completed_stay_with_the_player() -> None:
    match = rainer().completed(0, "s01", "s09").turn(0)
    complete(match, "s07", furnishings=3, weaponry=2, magic=1, books=2)
    assert lots(match, 0) == ["s01", "s09", "s07"]
    assert hand(match, 0) == []
    assert refused(match, "complete s07") == "why-settlers-already-completed"


def test_settlers_no_more_than_one_card_in_a_turn() -> None:
    match = table(3).has(0, houses=2).goods(0, 9).hand(0, "s01", "s02").passed(1, 2).turn(0)
    complete(match, "s01", artwork=2, furnishings=2)
    assert refused(match, "complete s02") == "why-settlers-already-completed"
    play(match, "end")
    complete(match, "s02", artwork=2, jewelry=2)
    assert lots(match, 0) == ["s01", "s02"]


def test_settlers_only_ones_own() -> None:
    match = table(3).has(0, houses=1).goods(0, 9).hand(1, "s01").turn(0)
    assert refused(match, "complete s01") == "why-not-your-settlers"


def test_settlers_a_fourth_card_costs_one_of_the_three_older_ones() -> None:
    match = table(3).hand(0, "s02", "s03", "s04").display(*SHOWN).turn(0)
    visit(match, 1, "tavern", "take s41")
    assert legal(match) == {"discard s02", "discard s03", "discard s04"}
    assert refused(match, "discard s41") == "why-newest-stays"
    assert refused(match, "discard s01") == "why-not-your-settlers"
    play(match, "discard s03")
    assert sorted(hand(match, 0)) == ["s02", "s04", "s41"]
    assert at(match)["pile"]["s03"] == 2


def test_settlers_open_cards_cost_nothing_at_the_end() -> None:
    match = table(3).hand(0, "s02", "s03", "s04").round(10).income()
    assert match.scores == [0, 0, 0]


def test_settlers_are_not_completed_inside_the_action_of_a_die() -> None:
    """Goods bought in a guild may complete settlers, but their workers come too late for the same die."""
    setup = table(3).has(0, houses=1, coins=2).goods(0, 2, artwork=1).hand(0, "s01")
    match = setup.turn(0)
    assert refused(match, "complete s01") == "why-demand-out-of-reach"
    visit(match, 1, "artists")
    assert refused(match, "complete s01") == "why-not-asked-now"
    play(match, "buy 1")
    complete(match, "s01", artwork=2, furnishings=2)
    assert workers(match, 0) == 1
    assert sum(at(match)["apprentices"]["artists"]) == 0


def test_settlers_seven_houses_are_all() -> None:
    cards = ("s02", "s10", "s18", "s26", "s34", "s42")
    setup = table(3).completed(0, *cards).has(0, houses=1, coins=9).goods(0, 6).hand(0, "s01", "s09").passed(1, 2)
    match = setup.turn(0)
    complete(match, "s01", artwork=2, furnishings=2)
    assert len(lots(match, 0)) == 7
    play(match, "die 1")
    assert refused(match, "visit yard") == "why-no-house-left"


@pytest.mark.parametrize("card", SETTLERS)
def test_every_settlers_card_can_be_completed_within_its_demand(card: str) -> None:
    wanted = PIECES["settlers"][card]["goods"]
    least, most = PIECES["settlers"][card]["demand"]
    shares = [least // len(wanted) + (k < least % len(wanted)) for k in range(len(wanted))]
    match = table(3).has(0, houses=1).goods(0, 3).hand(0, card).turn(0)
    complete(match, card, **dict(zip(wanted, shares, strict=True)))
    assert points(match, 0) == {"settlers": least}
    match = table(3).has(0, houses=1).goods(0, 3).hand(0, card).turn(0)
    complete(match, card, **dict.fromkeys(wanted, 3))
    assert points(match, 0) == {"settlers": most}
    assert workers(match, 0) == PIECES["settlers"][card]["workers"]
    assert nobility(match, 0) == PIECES["settlers"][card]["stars"]
    assert set(goods(match, 0)) == set(GOODS) - set(wanted)


# Construction Yard


def test_yard_wilfried_jonathan_and_valerie() -> None:
    setup = table(3).dice(0, 6).dice(1, 3).dice(2, 3, 4, 2)
    for seat in range(3):
        setup.has(seat, coins=5)
    match = setup.turn(0)
    visit(match, 6, "yard")
    assert (houses(match, 0), coins(match, 0)) == (1, 0)
    visit(match, 3, "yard")
    play(match, "die 4")
    assert refused(match, "visit yard") == "why-die-too-high"
    match.undo()
    play(match, "die 3")
    assert "visit yard" in match.legal
    match.undo()
    visit(match, 2, "yard")
    assert at(match)["yard_die"] == [16, 23, 32, 0, 0, 0]


@pytest.mark.parametrize("value", range(1, 7))
def test_yard_the_first_die_may_have_any_value(value: int) -> None:
    match = table(3).has(0, coins=5).dice(0, value).turn(0)
    visit(match, value, "yard")
    assert houses(match, 0) == 1


def test_yard_a_house_costs_five_coins() -> None:
    match = table(3).has(0, coins=4).turn(0)
    play(match, "die 1")
    assert refused(match, "visit yard") == "why-too-few-coins"


def test_yard_one_house_with_each_die() -> None:
    match = table(3).has(0, coins=12).passed(1, 2).turn(0)
    visit(match, 2, "yard")
    assert houses(match, 0) == 1
    visit(match, 1, "yard")
    assert (houses(match, 0), coins(match, 0)) == (2, 2)
