"""The examples of the rulebook's Actions, Scoring and End Game, each named by its section.

Where an example names colours, red is seat 0, yellow 1, purple 2 and blue 3.
"""

import pytest

from tests.belfort.table import (
    at,
    built,
    cards_in_hand,
    gold,
    hand,
    lacking,
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
            assert lacking(match, build) == (good, 1)
    match = table(3).hand(0, **{card: 1}).turn(0)
    assert lacking(match, build) == tuple(part for one in short.items() if one[1] for part in one)


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
    assert lacking(match, "build wall 3") == ("wood", 3, "stone", 3)


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
    assert lacking(match, f"build guild {guild}") == ("metal", 1)


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
    assert refused(match, f"sell {what}") == "why-too-little-to-sell"


def test_trading_post_once_a_turn_one_buy_and_one_sale() -> None:
    match = table(3).stock(0, metal=3, gold=3).turn(0)
    play(match, "buy wood", "sell metal")
    assert refused(match, "buy wood") == "why-visit-used"
    assert refused(match, "sell metal") == "why-visit-used"
    play(match, "end")
    assert refused(match, "sell metal") == "why-too-little-to-sell"


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
    assert refused(match, "staff pub") == "why-not-built"
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
