"""The examples of the rulebook's Calendar, Placement and Collection, each named by its section.

Where an example names colours, red is seat 0, yellow 1, purple 2 and blue 3.
"""

import pytest

from tests.belfort.table import (
    at,
    crests,
    gold,
    legal,
    owned,
    play,
    points,
    refused,
    scored,
    stock,
    table,
)

RED, YELLOW, PURPLE, BLUE = range(4)


# 1. Calendar


def test_calendar_the_fourth_round_is_the_first_month_of_summer() -> None:
    match = scored(table(4), rounds=3)
    assert match.state.round == 4
    assert match.state.phase == "placement"


def test_calendar_the_game_has_seven_rounds() -> None:
    match = scored(table(3), rounds=6)
    assert (match.state.round, match.over) == (7, False)
    match = scored(table(3), rounds=7)
    assert match.over


# 2. Placement


def test_placement_one_worker_at_a_time_in_turn_order_until_all_have_passed() -> None:
    match = table(3).crests(2, 3, 1).place(2)
    seats = []
    for _ in range(3):
        seats.append(match.seat)
        play(match, "place dwarf camp")
    assert seats == [2, 0, 1]
    for seat in (2, 0, 1):
        assert match.seat == seat
        play(match, "pass")
        while match.seat == seat and match.state.phase == "placement":
            play(match, f"send {'dwarf' if 'send dwarf gold_mine' in match.legal else 'elf'} gold_mine")
    assert match.state.phase == "collection"


def test_placement_who_passed_is_left_out_and_the_others_go_on() -> None:
    match = (
        table(3)
        .stock(0, gold=9)
        .stock(2, gold=9)
        .sent(1, "forest", elf=3)
        .sent(1, "quarry", dwarf=3)
        .passed(1)
        .place(0)
    )
    play(match, "place elf miners")
    assert match.seat == 2
    play(match, "place elf recruiters")
    assert match.seat == 0


def test_placement_never_on_an_occupied_plank() -> None:
    match = table(4).stock(BLUE, gold=5).at(RED, "elf", "miners").place(BLUE)
    assert refused(match, "place elf miners") == "why-plank-occupied"


def test_recruiters_desk_the_second_plank_is_the_last_with_four_players() -> None:
    match = table(4).stock(BLUE, gold=3).stock(RED, gold=5).at(RED, "elf", "recruiter").place(BLUE)
    assert {"place elf recruiter", "place dwarf recruiter"} <= legal(match)
    play(match, "place dwarf recruiter")
    assert gold(match, BLUE) == 1
    assert match.seat == RED
    assert refused(match, "place elf recruiter") == "why-desk-full"


@pytest.mark.parametrize(("players", "planks"), [(2, 1), (3, 1), (4, 2), (5, 3)])
def test_recruiters_desk_planks_by_player_count(players: int, planks: int) -> None:
    setup = table(players, ("merchants", "librarians", "architects", "recruiters", "miners"))
    for seat in range(players):
        setup.stock(seat, gold=4)
    match = setup.place(0)
    placed = 0
    while "place elf recruiter" in match.legal:
        play(match, "place elf recruiter")
        placed += 1
    assert placed == planks
    assert refused(match, "place elf recruiter") == "why-desk-full"


def test_recruiters_desk_costs_two_gold() -> None:
    match = table(4).stock(0, gold=2).stock(1, gold=1).place(0)
    play(match, "place elf recruiter")
    assert gold(match, 0) == 0
    assert refused(match, "place elf recruiter") == "why-too-little-gold"


def test_kings_camp_who_places_first_acts_first() -> None:
    match = table(4).place(YELLOW)
    play(match, "place elf camp", "place dwarf camp")
    assert at(match)["camp_seat"][:3] == [YELLOW, PURPLE, -1]


def test_kings_camp_is_free_and_holds_one_worker_of_each_player() -> None:
    match = table(3).place(0)
    play(match, "place elf camp", "place elf camp", "place dwarf camp")
    assert gold(match, 0) == 0
    assert refused(match, "place elf camp") == "why-already-in-camp"


def test_guild_fee_of_an_unowned_guild_goes_to_the_supply() -> None:
    match = table(4).stock(0, gold=5).place(0)
    play(match, "place elf miners")
    assert [gold(match, seat) for seat in range(4)] == [4, 0, 0, 0]


def test_guild_fee_is_not_paid_by_the_owner() -> None:
    match = table(4).marker(0, "guild 5").place(0)
    play(match, "place elf miners")
    assert [gold(match, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_guild_fee_is_paid_to_another_owner() -> None:
    match = table(4).stock(0, gold=1).marker(2, "guild 5").place(0)
    play(match, "place elf miners")
    assert [gold(match, seat) for seat in range(4)] == [0, 0, 1, 0]


def test_guild_fee_must_be_paid() -> None:
    match = table(4).place(0)
    assert refused(match, "place elf miners") == "why-too-little-gold"


def test_guild_that_is_not_in_the_city() -> None:
    match = table(4).stock(0, gold=5).place(0)
    assert refused(match, "place elf spies") == "why-guild-not-in-city"


def test_property_planks_blacksmith_open_inn_locked() -> None:
    match = table(4).stock(0, gold=5).built(0, blacksmith=1, inn=2).place(0)
    assert "place elf blacksmith" in match.legal
    assert refused(match, "place elf inn") == "why-plank-locked"


def test_property_planks_a_gnome_opens_the_inn_for_a_fee() -> None:
    match = table(4).stock(0, gold=5).built(0, inn=2).staffed(0, inn=1).place(0)
    play(match, "place dwarf inn")
    assert gold(match, 0) == 4


def test_property_planks_only_on_built_cards_and_ones_own() -> None:
    match = table(4).stock(0, gold=5).hand(0, blacksmith=1).built(1, blacksmith=1).place(0)
    assert refused(match, "place elf blacksmith") == "why-not-built"


def test_property_planks_one_worker_on_each() -> None:
    match = table(3).built(0, blacksmith=(1, 2)).at(0, "elf", "blacksmith").place(0)
    play(match, "place elf blacksmith", "place elf camp", "place elf camp")
    assert refused(match, "place elf blacksmith") == "why-plank-occupied"


def test_passing_an_elf_and_a_dwarf_make_a_pair_in_the_mine() -> None:
    setup = table(4).passed(RED, YELLOW, BLUE)
    for seat in (RED, YELLOW, BLUE):
        setup.sent(seat, "forest", elf=3).sent(seat, "quarry", dwarf=3)
    setup.sent(PURPLE, "gold_mine", elf=2, dwarf=2)
    match = setup.place(PURPLE)
    play(match, "pass")
    assert legal(match) == {f"send {one}" for one in ("elf forest", "elf mine", "elf gold_mine", "dwarf quarry",
                                                      "dwarf mine", "dwarf gold_mine")}  # fmt: skip
    play(match, "send elf mine", "send dwarf mine")
    # One for the pair, one as the only player in the mine.
    assert stock(match, PURPLE)["metal"] == 2


def test_passing_leads_to_resource_areas_as_one_likes() -> None:
    match = table(3).place(0)
    play(
        match,
        "pass",
        "send elf forest",
        "send dwarf gold_mine",
        "send elf mine",
        "send dwarf quarry",
        "send dwarf mine",
    )
    play(match, "send elf gold_mine")
    assert at(match)["sent"][0] == {
        "forest": {"elf": 1},
        "quarry": {"dwarf": 1},
        "mine": {"elf": 1, "dwarf": 1},
        "gold_mine": {"elf": 1, "dwarf": 1},
    }
    assert match.seat == 1
    # Nothing is collected before the Collection phase.
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0}


# 3. Collection


def test_forest_a_master_collects_two_but_counts_once_for_the_bonus() -> None:
    setup = table(4).built(RED, gardens=1).staffed(RED, gardens=1)
    match = setup.sent(RED, "forest", master_elf=1).sent(YELLOW, "forest", elf=2).collect()
    assert [stock(match, seat)["wood"] for seat in range(4)] == [2, 3, 0, 0]


def test_quarry_a_tie_gives_nobody_the_bonus() -> None:
    match = table(4).sent(BLUE, "quarry", dwarf=1).sent(RED, "quarry", dwarf=1).collect()
    assert [stock(match, seat)["stone"] for seat in range(4)] == [1, 0, 0, 1]


def test_mine_a_master_dwarf_pairs_with_two_elves() -> None:
    setup = table(4).built(PURPLE, pub=1).staffed(PURPLE, pub=1)
    setup.sent(YELLOW, "mine", elf=1, dwarf=1).sent(PURPLE, "mine", elf=2, master_dwarf=1)
    match = setup.collect()
    assert [stock(match, seat)["metal"] for seat in range(4)] == [0, 1, 3, 0]


def test_gold_mine_two_masters_tie_with_two_workers() -> None:
    setup = table(4).built(RED, gardens=(1, 2)).staffed(RED, gardens=2)
    setup.sent(BLUE, "gold_mine", elf=1, dwarf=1).sent(RED, "gold_mine", master_elf=2)
    match = setup.collect(rest="wild")
    # Red's two gardens give an income of two besides.
    assert [gold(match, seat) for seat in range(4)] == [4 + 2, 0, 0, 2]


def test_recruiters_desk_an_elf_brings_an_elf_a_dwarf_a_dwarf() -> None:
    match = table(4).at(RED, "elf", "recruiter").at(BLUE, "dwarf", "recruiter").collect()
    assert owned(match, RED) == {"elf": 4, "master_elf": 0, "dwarf": 3, "master_dwarf": 0}
    assert owned(match, BLUE) == {"elf": 3, "master_elf": 0, "dwarf": 4, "master_dwarf": 0}
    assert at(match)["desk_seat"] == [-1, -1, -1]


def test_kings_camp_yellow_takes_the_first_crest_and_red_the_second() -> None:
    setup = table(4).crests(1, 4, 2, 3).at(YELLOW, "elf", "camp").at(RED, "elf", "camp")
    match = setup.collect()
    assert match.seat == YELLOW
    play(match, "crest 1")
    assert crests(match) == [4, 1, 2, 3]
    assert match.seat == RED
    assert refused(match, "crest 1") == "why-crest-taken"
    play(match, "crest 2")
    assert crests(match) == [2, 1, 4, 3]
    # All crests are face up again, and the new order counts at once.
    assert at(match)["taken"] == [0, 0, 0, 0]
    assert (match.state.phase, match.seat) == ("actions", YELLOW)


def test_income_and_taxes_two_coins_in_and_two_out() -> None:
    setup = table(4).score(RED, 15).built(RED, keep=1, gatehouse="2 after", tower=3)
    match = setup.collect(rest="wild")
    assert gold(match, RED) == 0
    assert match.scores[RED] == 15


@pytest.mark.parametrize(
    ("score", "tax"),
    [(0, 0), (1, 0), (5, 0), (6, 1), (10, 1), (11, 2), (15, 2), (16, 3), (20, 3), (21, 4), (25, 4), (26, 5), (50, 9)],
)
def test_taxes_climb_by_one_with_each_level(score: int, tax: int) -> None:
    match = table(3).score(0, score).stock(0, gold=20).collect(rest="wild")
    assert gold(match, 0) == 20 - tax
    assert match.scores[0] == score


def test_taxes_unpaid_gold_costs_points() -> None:
    match = table(3).score(0, 26).stock(0, gold=2).collect(rest="wild")
    assert gold(match, 0) == 0
    assert match.scores[0] == 26 - 3
    assert points(match, 0)["taxes"] == -3
