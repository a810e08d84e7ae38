"""Reputation, the course of a round and the end: the rulebook's examples and statements, section by section."""

import pytest

import burgher
from burgher.core.state import CHANCE
from tests.nobility.looking import (
    PIECES,
    coins,
    goods,
    hall,
    here,
    lots,
    modifiers,
    points,
    reputation,
    run,
    visit,
    workers,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play, refused

HELD = PIECES["castle"]["die_spaces"]


# Reputation


def mario() -> Table:
    """He throws 5, 2, 3, 2, 4 with a reputation of 11. A community building, for sale, keeps his turns from ending."""
    return table(3).has(0, reputation=11).dice(0, 5, 2, 3, 2, 4).community(0, 1).passed(1, 2)


def test_reputation_mario_uses_five_two_and_three() -> None:
    match = mario().turn(0)
    for value, guild in ((5, "scholars"), (2, "artists"), (3, "wizards")):
        visit(match, value, guild)
        play(match, "end")
    assert at(match)["used"][0] == 10
    assert legal(match) == {"pass", "sell community 1"}
    assert refused(match, "die 2") == "why-reputation-too-low"
    assert refused(match, "die 4") == "why-reputation-too-low"


def test_reputation_mario_uses_two_three_two_and_four_instead() -> None:
    match = mario().turn(0)
    for value, guild in ((2, "scholars"), (3, "artists"), (2, "wizards"), (4, "merchants")):
        visit(match, value, guild)
        play(match, "end")
    assert at(match)["used"][0] == 11
    assert refused(match, "die 5") == "why-reputation-too-low"


def test_reputation_mario_may_use_more_as_soon_as_it_rises() -> None:
    match = mario().turn(0)
    for value, place in ((5, "scholars"), (2, "artists"), (3, "castle")):
        visit(match, value, place)
        play(match, "end")
    gained = HELD["2"]["reputation"]
    assert reputation(match, 0) == 11 + gained
    assert ("die 2" in match.legal) == (11 + gained >= 10 + 2)
    assert ("die 4" in match.legal) == (11 + gained >= 10 + 4)


def test_reputation_is_checked_before_the_die_is_placed() -> None:
    match = table(3).at(0, "scholars", 5).dice(0, 5, 4).turn(0)
    assert refused(match, "die 5") == "why-reputation-too-low"
    play(match, "die 4")


def test_reputation_that_falls_undoes_nothing() -> None:
    setup = table(3).has(0, nobility=12, coins=9, reputation=9).goods(0, 2).settled(0, "elf").community(0, 1)
    setup.demand("elf", 2, "c13").at(0, "scholars", 5).at(0, "wizards", 1).dice(0, 3, 1).passed(1, 2)
    match = setup.turn(0)
    visit(match, 3, "council elf")
    play(match, "end")
    assert reputation(match, 0) == 7
    assert at(match)["used"][0] == 9
    assert at(match)["guild_die"]["scholars"][2] == 15
    assert refused(match, "die 1") == "why-reputation-too-low"


def test_reputation_all_five_dice_are_thrown_and_any_of_them_may_be_used() -> None:
    match = table(3).dice(0, 1, 2, 3, 4, 5).turn(0)
    assert legal(match, "die") == {f"die {value}" for value in range(1, 6)}
    assert refused(match, "die 6") == "why-no-such-die"


def test_modifiers_raise_or_lower_a_die_by_one() -> None:
    match = table(3).has(0, modifiers=1).dice(0, 3, 3, 3, 3, 3).turn(0)
    assert legal(match, "die", "modify") == {"die 3", "modify 3 2", "modify 3 4"}
    assert refused(match, "modify 3 5") == "why-too-few-modifiers"
    play(match, "modify 3 4", "visit castle")
    assert modifiers(match, 0) == 0
    assert at(match)["castle_die"][1] == 14
    assert at(match)["used"][0] == 4


def test_modifiers_several_turn_a_die_further() -> None:
    match = table(3).has(0, modifiers=3).dice(0, 3, 3, 3, 3, 3).turn(0)
    assert legal(match, "modify") == {f"modify 3 {value}" for value in (1, 2, 4, 5, 6)}
    play(match, "modify 3 6", "visit scholars")
    assert modifiers(match, 0) == 0
    match.undo()
    play(match, "visit scholars")
    assert at(match)["guild_die"]["scholars"] == [0, 0, 16]


def test_modifiers_do_not_turn_a_one_into_a_six_or_back() -> None:
    match = table(3).has(0, modifiers=1).dice(0, 1, 6, 1, 6, 1).turn(0)
    assert legal(match, "modify") == {"modify 1 2", "modify 6 5"}
    assert refused(match, "modify 1 6") == "why-too-few-modifiers"
    assert refused(match, "modify 6 1") == "why-too-few-modifiers"


# Course of a round: 1. rolling


def test_rolling_comes_first_and_everybody_throws() -> None:
    state = table(3).rolling("roll", first=0, second=5)
    seats = []
    for _ in range(15):
        assert state.seat == CHANCE
        seats.append(state.first())
        run(state, "roll 4")
    assert seats == [0] * 5 + [1] * 5 + [2] * 5
    assert here(state)["dice"] == [{"4": 5}] * 3
    assert (state.phase, state.seat) == ("actions", 0)


# 2. actions


def test_turns_go_clockwise_from_the_first_player_until_all_have_passed() -> None:
    match = table(3).round(2, first=1).turn(1)
    order = (
        (1, "die 1", "visit scholars"),
        (2, "die 1", "visit artists"),
        (0, "pass"),
        (1, "die 2", "visit wizards"),
        (2, "pass"),
        (1, "pass"),
    )
    for seat, *actions in order:
        assert (match.seat, match.state.round) == (seat, 2)
        play(match, *actions)
    assert match.state.round == 3


def turn_with_everything() -> Table:
    """A seat that can place a die, complete settlers and sell a building."""
    return table(3).has(0, houses=2).goods(0, 6).hand(0, "s01", "s09").community(0, 1, 2).has(0, coins=20)


def test_a_turn_has_a_die_a_settlers_card_and_a_sale_in_any_order() -> None:
    steps = {
        "die": ("die 1", "visit castle"),
        "settlers": ("complete s01", "pay 2 artwork", "pay 2 furnishings"),
        "sale": ("sell community 1",),
    }
    orders = [("die", "settlers", "sale"), ("sale", "settlers", "die"), ("settlers", "die", "sale")]
    reached = []
    for order in orders:
        match = turn_with_everything().turn(0)
        for step in order:
            play(match, *steps[step])
        # Nothing is left to do: the turn has ended by itself.
        assert match.seat == 1
        reached.append((coins(match, 0), lots(match, 0), workers(match, 0), at(match)["castle_die"]))
    assert reached == [reached[0]] * 3


def test_a_turn_has_each_of_them_once() -> None:
    match = turn_with_everything().turn(0)
    play(match, "die 1", "visit castle")
    assert refused(match, "die 2") == "why-die-already-placed"
    play(match, "complete s01", "pay 2 artwork", "pay 2 furnishings")
    assert refused(match, "complete s09") == "why-settlers-already-completed"
    match = turn_with_everything().turn(0)
    play(match, "sell community 1")
    assert refused(match, "sell community 2") == "why-building-already-sold"


def test_a_turn_may_be_ended_early_and_then_nobody_has_passed() -> None:
    match = turn_with_everything().turn(0)
    play(match, "die 1", "visit castle")
    assert refused(match, "pass") == "why-already-acted"
    play(match, "end")
    assert match.seat == 1
    assert at(match)["passed"] == [0, 0, 0]


def test_a_turn_without_dice_left_within_the_limit_ends_the_round_for_a_seat() -> None:
    """Somebody who can do nothing any more is not asked."""
    match = table(3).dice(0, 5).at(0, "wizards", 5).passed(1).turn(2)
    play(match, "die 1", "visit scholars")
    assert at(match)["passed"] == [1, 1, 0]
    assert match.seat == 2


# 3. income


def test_income_from_apprentices_workshops_and_community_buildings() -> None:
    setup = table(3).apprentices(0, artists=1, wizards=2).apprentices(1, artists=1)
    setup.workshop("artists 1", "b01", owner=0).workshop("wizards 1", "b31", owner=0).community(0, 1)
    match = setup.income()
    # Two artists: two coins each. Two wizards: two coins each. One coin over the community building.
    assert coins(match, 0) == 2 + 2 * 2 + 1
    assert coins(match, 1) == 2
    assert goods(match, 0) == {"artwork": 1, "magic": 1}


# 4. preparation of the next round


def test_preparation_takes_the_dice_back() -> None:
    match = table(3).at(0, "tavern", 2).at(1, "castle", 5).at(2, "board", 6).income()
    position = at(match)
    assert position["tavern_die"] == [0] * 6
    assert position["castle_die"] == [0] * 4
    assert position["board_die"] == [0] * 3
    assert [sum(dice.values()) for dice in position["dice"]] == [5, 5, 5]
    assert position["used"] == [0, 0, 0]
    assert position["passed"] == [0, 0, 0]


def test_preparation_a_new_ship_comes_and_sold_goods_go_back() -> None:
    match = table(3).ship("h03", books=2, magic=1).income()
    assert at(match)["sold"] == {}
    assert at(match)["ship"] != 2
    assert sum(at(match)["ship_left"].values()) == 16


def test_preparation_fills_the_council_from_the_top_left() -> None:
    setup = table(3).demand("halfling", 1, None).demand("elf", 2, None).demand("trobit", 3, None)
    state = setup.passed(1, 2).state()
    run(state, "pass", "draw c29", "draw c30", "draw c28")
    council = here(state)["council"]
    assert (council[0][0], council[1][2], council[2][5]) == (28, 29, 27)
    assert all(tile >= 0 for row in council for tile in row)


def test_preparation_slides_the_tiles_of_the_guild_hall_then_draws_new_ones() -> None:
    setup = table(3).hall("b01", "b07", "b13", "b19", "b25", "community")
    setup.at(1, "hall", 1).at(2, "hall", 4)
    state = setup.passed(1, 2).state()
    run(state, "pass", "draw b36", "draw b35")
    assert hall(state) == ["b07", "b13", "b25", "community", "b36", "b35"]


def test_preparation_passes_the_first_player_marker_to_the_left() -> None:
    match = table(3).income()
    assert (at(match)["first"], match.seat, match.state.round) == (1, 1, 2)
    match = table(3).round(2, first=2).income()
    assert (at(match)["first"], match.seat, match.state.round) == (0, 0, 3)


# The end


def ended(setup: Table) -> burgher.Match:
    match = setup.round(10).income()
    assert match.over
    return match


def test_the_end_after_ten_rounds_with_income_and_without_preparation() -> None:
    match = ended(table(3).at(1, "castle", 5).workshop("artists 1", "b01", owner=0))
    assert goods(match, 0) == {"artwork": 1}
    assert at(match)["castle_die"][2] == 25
    assert match.state.phase == "end"


def test_the_end_a_point_for_two_goods_of_any_kind() -> None:
    match = ended(table(3).goods(0, books=3, magic=2).goods(1, 1))
    assert [points(match, seat) for seat in range(3)] == [{"goods": 2}, {"goods": 3}, {}]


@pytest.mark.parametrize("level", range(13))
def test_the_end_points_for_the_level_of_nobility(level: int) -> None:
    match = ended(table(3).has(1, nobility=level))
    expected = PIECES["nobility"]["points"]["by_level"][level]
    assert points(match, 1).get("nobility", 0) == expected
    if level in (0, 12):
        assert expected == level // 2


def test_the_end_the_most_points_win() -> None:
    match = ended(table(3).score(0, settlers=20).score(1, settlers=15, council=7))
    assert match.scores == [20, 22, 0]
    assert match.winners == [1]


def test_the_end_a_tie_is_broken_by_houses_built() -> None:
    setup = table(3).score(0, council=20).score(1, settlers=20).completed(1, "s01", "s02").completed(0, "s03")
    assert ended(setup).winners == [1]
    # Houses on the platform are not built.
    setup = table(3).score(0, council=20).score(1, settlers=20).has(0, houses=3).completed(1, "s01")
    assert ended(setup).winners == [1]


def test_the_end_a_further_tie_is_broken_by_reputation() -> None:
    setup = table(3).score(0, council=20).score(1, settlers=20).completed(1, "s01").completed(0, "s03")
    assert ended(setup.has(0, reputation=12)).winners == [0]


def test_the_end_otherwise_the_victory_is_shared() -> None:
    match = ended(table(3).score(0, council=20).score(2, settlers=20))
    assert match.winners == [0, 2]
    assert match.events[-1].args["winners"] == (0, 2)


def test_the_end_houses_count_before_reputation() -> None:
    setup = table(2).score(0, council=20).score(1, settlers=20).has(0, reputation=24).has(1, reputation=6)
    assert ended(setup.completed(1, "s01")).winners == [1]


def test_a_die_that_modifiers_make_low_enough_keeps_the_turn() -> None:
    """Three pips are left and all dice are sixes: with three modifiers one can be placed, with two nothing can."""
    setup = table(3).has(0, reputation=6, modifiers=3).at(0, "port", 3).dice(0, 6, 6, 6, 6).passed(1)
    match = setup.turn(2)
    play(match, "pass")
    assert (match.seat, match.state.round) == (0, 1)
    assert "modify 6 3" in match.legal
    match = setup.has(0, modifiers=2).turn(2)
    play(match, "pass")
    assert match.state.round == 2
