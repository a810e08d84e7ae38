"""The examples of the rulebook's Round Order and End Game, each named by its section.

Where an example names colours, red is seat 0, yellow 1, purple 2 and blue 3.
"""

import pytest

from tests.belfort.table import (
    at,
    built,
    cards_in_hand,
    crests,
    gold,
    hand,
    legal,
    markers,
    owned,
    owner,
    play,
    points,
    refused,
    scored,
    staffed,
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


# 4. Actions


def test_actions_in_turn_order() -> None:
    match = table(3).crests(2, 3, 1).turn(2)
    seats = [match.seat]
    for _ in range(2):
        play(match, "end")
        seats.append(match.seat)
    assert seats == [2, 0, 1]
    play(match, "end")
    assert (match.state.phase, match.state.round, match.seat) == ("placement", 2, 2)


def test_build_property_the_tower_for_the_majority() -> None:
    setup = table(4).hand(YELLOW, pub=1, tower=1, bank=1).stock(YELLOW, wood=5, stone=6, metal=2)
    match = setup.marker(RED, "tower 2").turn(YELLOW)
    assert legal(match, "build") >= {f"build tower {district}" for district in (1, 3, 4, 5)}
    assert refused(match, "build tower 2") == "why-no-free-symbol"
    play(match, "build tower 3")
    assert owner(match, "tower", 3) == YELLOW
    assert built(match, YELLOW) == {"tower": 1}
    assert hand(match, YELLOW) == {"pub": 1, "bank": 1}
    # The tower costs a wood, three stone and a metal.
    assert stock(match, YELLOW) == {"wood": 4, "stone": 3, "metal": 1, "gold": 0}


@pytest.mark.parametrize(
    ("card", "wood", "stone", "metal"),
    [
        ("pub", 2, 3, 0),
        ("gardens", 3, 2, 0),
        ("tower", 1, 3, 1),
        ("inn", 3, 1, 1),
        ("blacksmith", 3, 2, 1),
        ("bank", 2, 3, 1),
        ("market", 3, 2, 1),
        ("gatehouse", 1, 3, 2),
        ("library", 3, 1, 2),
        ("keep", 2, 3, 2),
    ],
)
def test_build_property_needs_card_and_resources(card: str, wood: int, stone: int, metal: int) -> None:
    build = f"build {card} 1" + (" after" if card == "gatehouse" else "")
    match = table(3).hand(0, **{card: 1}).stock(0, wood=wood, stone=stone, metal=metal).turn(0)
    play(match, build)
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0}
    match = table(3).stock(0, wood=9, stone=9, metal=9).turn(0)
    assert refused(match, build) == "why-card-not-in-hand"
    short = {"wood": wood, "stone": stone, "metal": metal}
    for good in short:
        if short[good]:
            match = table(3).hand(0, **{card: 1}).stock(0, **short | {good: short[good] - 1}).turn(0)
            assert refused(match, build) == f"why-too-little-{good}"


def test_build_property_several_in_a_turn() -> None:
    match = table(3).hand(0, pub=2, gardens=1).stock(0, wood=7, stone=8).turn(0)
    play(match, "build pub 1", "build gardens 1", "build pub 4")
    assert sorted(markers(match, 0)) == ["gardens 1", "pub 1", "pub 4"]
    assert built(match, 0) == {"pub": 2, "gardens": 1}


def test_build_wall_for_three_wood_and_three_stone() -> None:
    match = table(4).stock(YELLOW, wood=6, stone=6).marker(RED, "wall 2 left").turn(YELLOW)
    play(match, "build wall 2")
    assert owner(match, "wall_right", 2) == YELLOW
    assert owner(match, "wall_left", 2) == RED
    assert stock(match, YELLOW) == {"wood": 3, "stone": 3, "metal": 0, "gold": 0}
    assert refused(match, "build wall 2") == "why-no-free-symbol"
    play(match, "build wall 3")
    assert refused(match, "build wall 3") in {"why-too-little-wood", "why-too-little-stone"}


def test_build_guild_makes_its_owner() -> None:
    match = table(4).stock(YELLOW, wood=6, stone=4, metal=2).turn(YELLOW)
    play(match, "build guild miners")
    assert owner(match, "guild", 5) == YELLOW
    assert stock(match, YELLOW) == {"wood": 3, "stone": 2, "metal": 1, "gold": 0}
    assert refused(match, "build guild miners") == "why-guild-owned"
    assert refused(match, "build guild spies") == "why-guild-not-in-city"


GUILD_COSTS = {
    "merchants": (2, 2, 2),
    "librarians": (2, 2, 2),
    "architects": (2, 2, 2),
    "recruiters": (2, 2, 2),
    "sawyers": (2, 3, 1),
    "masons": (3, 2, 1),
    "miners": (3, 2, 1),
    "bankers": (2, 3, 1),
    "thieves": (3, 2, 1),
    "bandits": (2, 3, 1),
    "wizards": (2, 2, 2),
    "spies": (2, 2, 2),
}


@pytest.mark.parametrize("guild", GUILD_COSTS)
def test_build_guild_cost(guild: str) -> None:
    wood, stone, metal = GUILD_COSTS[guild]
    others = [other for other in GUILD_COSTS if other != guild][:4]
    setup = table(3, (guild, *others)).stock(0, wood=wood, stone=stone, metal=metal)
    match = setup.turn(0)
    play(match, f"build guild {guild}")
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0}
    match = setup.stock(0, wood=wood, stone=stone, metal=metal - 1).turn(0)
    assert refused(match, f"build guild {guild}") == "why-too-little-metal"


def test_activate_the_blacksmith_and_the_recruiters() -> None:
    setup = table(4).built(YELLOW, blacksmith=2).at(YELLOW, "elf", "blacksmith").at(YELLOW, "dwarf", "recruiters")
    match = setup.turn(YELLOW)
    play(match, "use blacksmith")
    assert stock(match, YELLOW)["metal"] == 1
    play(match, "use recruiters", "recruit dwarf")
    assert owned(match, YELLOW)["dwarf"] == 4
    assert refused(match, "use blacksmith") == "why-no-worker-there"
    assert refused(match, "use recruiters") == "why-no-worker-there"


def test_activate_every_worker_before_the_turn_ends() -> None:
    match = table(4).built(0, blacksmith=2).at(0, "elf", "blacksmith").stock(0, gold=3).turn(0)
    assert refused(match, "end") == "why-workers-still-placed"
    assert refused(match, "take deck") == "why-workers-still-placed"
    play(match, "use blacksmith", "end")
    assert match.seat == 1


def test_trading_post_sell_a_metal_and_buy_a_wood() -> None:
    match = table(4).stock(YELLOW, metal=1).turn(YELLOW)
    play(match, "sell metal")
    assert stock(match, YELLOW) == {"wood": 0, "stone": 0, "metal": 0, "gold": 1}
    play(match, "buy wood")
    assert stock(match, YELLOW) == {"wood": 1, "stone": 0, "metal": 0, "gold": 0}


@pytest.mark.parametrize(("what", "price"), [("wood", 1), ("stone", 1), ("metal", 2)])
def test_trading_post_buy(what: str, price: int) -> None:
    match = table(3).stock(0, gold=price).turn(0)
    play(match, f"buy {what}")
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0} | {what: 1}
    match = table(3).stock(0, gold=price - 1).turn(0)
    assert refused(match, f"buy {what}") == "why-too-little-gold"


@pytest.mark.parametrize(
    ("what", "wood", "stone", "metal"),
    [("metal", 0, 0, 1), ("wood+wood", 2, 0, 0), ("wood+stone", 1, 1, 0), ("stone+stone", 0, 2, 0)],
)
def test_trading_post_sell(what: str, wood: int, stone: int, metal: int) -> None:
    match = table(3).stock(0, wood=wood, stone=stone, metal=metal).turn(0)
    play(match, f"sell {what}")
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 1}
    match = table(3).turn(0)
    assert refused(match, f"sell {what}").startswith("why-too-little-")


def test_trading_post_once_a_turn_one_buy_and_one_sale() -> None:
    match = table(3).stock(0, metal=3, gold=3).turn(0)
    play(match, "buy wood", "sell metal")
    assert refused(match, "buy wood") == "why-visit-used"
    assert refused(match, "sell metal") == "why-visit-used"
    play(match, "end")
    assert refused(match, "sell metal") == "why-too-little-metal"


def test_trading_post_a_visit_ends_when_something_else_is_done() -> None:
    match = table(3).stock(0, wood=3, stone=3, metal=1, gold=3).turn(0)
    play(match, "buy wood", "build wall 1")
    assert refused(match, "sell metal") == "why-visit-used"


def test_hire_gnome_opens_the_inn() -> None:
    match = table(4).stock(YELLOW, gold=4).built(YELLOW, inn=1).turn(YELLOW)
    play(match, "staff inn")
    assert gold(match, YELLOW) == 1
    assert staffed(match, YELLOW) == {"inn": 1}
    assert at(match)["stockpile"] == 17
    # The plank is there from the next Placement phase on.
    play(match, "end")
    while match.state.phase != "placement" or match.seat != YELLOW:
        play(match, "place elf camp" if match.state.phase == "placement" else "end")
    assert "place elf inn" in match.legal


def test_hire_gnome_once_a_turn_for_three_gold() -> None:
    match = table(4).stock(0, gold=9).built(0, inn=1, bank=2).turn(0)
    play(match, "staff inn")
    assert refused(match, "staff bank") == "why-already-hired"
    match = table(4).stock(0, gold=2).built(0, inn=1).turn(0)
    assert refused(match, "staff inn") == "why-too-little-gold"


def test_hire_gnome_needs_a_free_lock() -> None:
    match = table(4).stock(0, gold=9).built(0, inn=1, keep=1, market=1).staffed(0, inn=1, market=1).turn(0)
    assert refused(match, "staff inn") == "why-no-free-lock"
    assert refused(match, "staff keep") == "why-no-free-lock"
    assert refused(match, "staff pub") in {"why-not-built", "why-no-free-lock"}
    play(match, "staff market")
    assert staffed(match, 0) == {"inn": 1, "market": 2}


def test_hire_gnome_none_left() -> None:
    match = table(3).stock(0, gold=9).built(0, market=1).no_gnomes_left(1).turn(0)
    assert at(match)["stockpile"] == 0
    assert refused(match, "staff market") == "why-no-gnomes-left"


def test_buy_card_from_the_deck_is_secret_and_ends_the_turn() -> None:
    setup = table(4).stock(YELLOW, gold=1).hand(YELLOW, pub=1).pool("pub", "inn", "bank").deck(keep=4)
    match = setup.turn(YELLOW)
    play(match, "take deck")
    assert hand(match, YELLOW) == {"pub": 1, "keep": 1}
    assert gold(match, YELLOW) == 0
    assert match.seat == PURPLE
    assert "keep" not in str(match.events_for(PURPLE))
    assert "keep" in str(match.events_for(YELLOW))


def test_buy_card_from_the_pool_which_is_filled_up() -> None:
    match = table(4).stock(0, gold=1).pool("pub", "inn", "bank").deck(keep=4).turn(0)
    play(match, "take inn")
    assert hand(match, 0) == {"inn": 1}
    assert at(match)["pool"] == {"pub": 1, "bank": 1, "keep": 1}
    assert match.seat == 1


def test_buy_card_needs_gold_and_a_card() -> None:
    match = table(4).pool("pub", "inn", "bank").turn(0)
    assert refused(match, "take inn") == "why-too-little-gold"
    assert refused(match, "take deck") == "why-too-little-gold"
    match = table(4).stock(0, gold=1).pool("pub", "inn", "bank").turn(0)
    assert refused(match, "take keep") == "why-not-in-pool"


def test_hand_limit_of_five_at_the_end_of_the_turn() -> None:
    match = table(4).stock(0, gold=1).hand(0, pub=3, inn=2).pool("bank", "keep", "tower").turn(0)
    play(match, "take bank")
    assert match.seat == 0
    assert legal(match) == {"discard pub", "discard inn", "discard bank"}
    play(match, "discard inn")
    assert cards_in_hand(match, 0) == 5
    assert at(match)["discards"] == {"inn": 1}
    assert match.seat == 1


# 5. Scoring


def test_scoring_only_in_rounds_three_five_and_seven() -> None:
    for month, there in {1: False, 2: False, 3: True, 4: False, 5: True, 6: False, 7: True}.items():
        match = scored(table(3).marker(0, "pub 1"), rounds=month)
        assert (match.scores[0] > 0) is there


def test_district_scoring_a_tie_for_second_place() -> None:
    setup = table(4).marker(BLUE, "pub 2", "inn 2", "wall 2 left", "guild 2").marker(YELLOW, "tower 2", "bank 2")
    match = scored(setup.marker(PURPLE, "market 2", "library 2").marker(RED, "wall 2 right"))
    assert [points(match, seat)["districts"] for seat in range(4)] == [0, 1, 1, 5]


def test_district_scoring_each_district_by_itself() -> None:
    setup = table(4).marker(RED, "pub 1", "inn 1", "pub 2").marker(YELLOW, "tower 1", "inn 2", "bank 2")
    match = scored(setup.marker(PURPLE, "guild 4"))
    assert [points(match, seat)["districts"] for seat in range(4)] == [5 + 3, 3 + 5, 5, 0]


@pytest.mark.parametrize(("players", "third"), [(3, 0), (4, 1), (5, 1)])
def test_district_scoring_third_place(players: int, third: int) -> None:
    setup = table(players).marker(0, "pub 1", "inn 1", "bank 1").marker(1, "tower 1", "keep 1").marker(2, "market 1")
    setup.marker(1, "gatehouse 1 after")
    match = scored(setup.marker(0, "wall 1 left", "wall 1 right"))
    assert [points(match, seat)["districts"] for seat in range(3)] == [5, 3, third]


def worker_example() -> list[dict[str, int]]:
    """Yellow, purple, blue and red with the workers of the rulebook's chart."""
    setup = table(4).workers(YELLOW, 4, 5).workers(PURPLE, 3, 5).workers(BLUE, 3, 4).workers(RED, 5, 3)
    setup.built(YELLOW, inn=1, bank=1).staffed(YELLOW, inn=1, bank=1)
    setup.built(PURPLE, market=1).staffed(PURPLE, market=2)
    setup.built(BLUE, inn=2, bank=2, pub=2).staffed(BLUE, inn=1, bank=1, pub=1)
    setup.built(RED, tower=3, gardens=3).staffed(RED, tower=1, gardens=1)
    match = scored(setup)
    return [points(match, seat) for seat in (YELLOW, PURPLE, BLUE, RED)]


def test_elf_scoring() -> None:
    assert [found["elves"] for found in worker_example()] == [1, 0, 0, 3]


def test_dwarf_scoring() -> None:
    assert [found["dwarves"] for found in worker_example()] == [1, 1, 0, 0]


def test_gnome_scoring() -> None:
    assert [found["gnomes"] for found in worker_example()] == [0, 0, 3, 0]


def test_scoring_a_master_counts_as_one_worker() -> None:
    setup = table(3).workers(0, 4, 4).built(0, pub=1, gardens=1).staffed(0, pub=1, gardens=1)
    match = scored(setup.workers(1, 5, 5))
    assert [points(match, seat)["elves"] for seat in range(3)] == [1, 3, 0]
    assert [points(match, seat)["dwarves"] for seat in range(3)] == [1, 3, 0]


def test_scores_add_up_over_the_three_scorings() -> None:
    match = scored(table(3).score(0, 7).workers(0, 4, 3), rounds=5)
    # Three for the elves; all three tie with their dwarves and get one.
    assert match.scores[0] == 7 + 3 + 1


# End Game


def test_end_the_most_points_win() -> None:
    match = scored(table(3).score(1, 1), rounds=7)
    assert match.over
    assert match.winners == [1]
    assert match.scores[1] == match.scores[0] + 1


def test_end_a_tie_goes_to_the_most_resources_metal_counts_two() -> None:
    setup = table(3).stock(0, wood=2, stone=1, gold=2).stock(1, metal=2, wood=1).stock(2, metal=3)
    match = scored(setup, rounds=7)
    assert len(set(match.scores)) == 1
    assert match.winners == [2]


def test_end_a_tie_that_stays_is_shared() -> None:
    setup = table(3).stock(0, wood=1, stone=1, gold=2).stock(1, metal=2).stock(2, metal=1)
    assert scored(setup, rounds=7).winners == [0, 1]


def test_end_resources_do_not_count_beyond_the_tie() -> None:
    match = scored(table(3).stock(0, metal=50).score(1, 1).stock(1, wood=1).score(2, 1), rounds=7)
    assert match.winners == [1]
