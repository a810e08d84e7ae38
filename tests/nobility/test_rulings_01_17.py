"""What the rulebook leaves open, as it was settled: one test or more for each row of the table of rulings."""

import pytest

from tests.nobility.looking import (
    PIECES,
    apprentices,
    coins,
    goods,
    masters,
    modifiers,
    nobility,
    reputation,
    score,
    visit,
    workers,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play, refused

COST = PIECES["hall"]["cost"]


def settler() -> Table:
    """Able to complete s01."""
    return table(3).has(0, houses=1).goods(0, 3).hand(0, "s01")


PAYMENT = ("complete s01", "pay 2 artwork", "pay 2 furnishings")


def test_ruling_01_settlers_before_the_die_or_after_it() -> None:
    match = settler().turn(0)
    play(match, *PAYMENT, "die 1", "visit castle")
    assert match.seat == 1
    match = settler().turn(0)
    play(match, "die 1", "visit castle", *PAYMENT)
    assert match.seat == 1


def test_ruling_01_never_inside_a_die_action() -> None:
    match = settler().has(0, coins=2).turn(0)
    play(match, "die 1")
    assert refused(match, "complete s01") == "why-place-die-first"
    play(match, "visit scholars")
    assert refused(match, "complete s01") == "why-not-asked-now"
    play(match, "buy 1")
    assert "complete s01" in match.legal


def test_ruling_02_a_turn_without_a_die() -> None:
    match = settler().turn(0)
    play(match, *PAYMENT, "end")
    assert (match.seat, at(match)["passed"]) == (1, [0, 0, 0])
    match = table(3).community(0, 1).turn(0)
    play(match, "sell community 1", "end")
    assert (match.seat, at(match)["passed"]) == (1, [0, 0, 0])


def test_ruling_02_a_turn_with_nothing_is_a_pass() -> None:
    match = settler().turn(0)
    assert refused(match, "end") == "why-nothing-done-yet"
    play(match, "pass")
    assert at(match)["passed"] == [1, 0, 0]


def test_ruling_03_a_pass_is_for_the_rest_of_the_round() -> None:
    match = table(3).turn(0)
    play(match, "pass", "die 1", "visit scholars", "die 1", "visit artists")
    assert match.seat == 1
    play(match, "pass", "pass")
    assert match.state.round == 2


def test_ruling_04_passing_with_usable_dice() -> None:
    match = table(3).dice(0, 1, 1, 1, 1, 1).turn(0)
    assert {"die 1", "pass"} <= legal(match)
    play(match, "pass")
    assert match.seat == 1


def test_ruling_05_the_limit_is_tested_before_the_effect() -> None:
    """Five are used, the reputation is nine: a five is too much even for the castle, which would raise it."""
    setup = table(3).at(0, "scholars", 5).dice(0, 5, 4).passed(1, 2).community(0, 1)
    match = setup.turn(0)
    assert refused(match, "die 5") == "why-reputation-too-low"
    visit(match, 4, "castle")
    play(match, "end")
    gained = PIECES["castle"]["die_spaces"]["2"]["reputation"]
    assert reputation(match, 0) == 9 + gained
    # Its gain counts from the next die on.
    assert refused(match, "die 5") == "why-reputation-too-low"
    match = setup.has(0, reputation=10 + 4 - gained).turn(0)
    visit(match, 4, "castle")
    play(match, "end", "die 5")


def test_ruling_06_the_value_as_placed_counts() -> None:
    match = table(3).has(0, modifiers=2).dice(0, 6, 6, 6, 6, 6).turn(0)
    play(match, "modify 6 4", "visit castle")
    assert at(match)["used"][0] == 4
    match = table(3).at(0, "scholars", 5).has(0, modifiers=1).dice(0, 5).turn(0)
    assert refused(match, "die 5") == "why-reputation-too-low"
    assert "modify 5 4" in match.legal
    assert refused(match, "modify 5 6") == "why-reputation-too-low"


def test_ruling_07_modifiers_at_placement_go_back_to_the_supply() -> None:
    match = table(3).has(0, modifiers=3).dice(0, 3).turn(0)
    play(match, "modify 3 1")
    assert modifiers(match, 0) == 3
    play(match, "visit castle")
    assert modifiers(match, 0) == 1
    assert at(match)["castle_die"][0] == 11


def test_ruling_07_without_wrapping_around() -> None:
    match = table(3).has(0, modifiers=4, reputation=24).dice(0, 1, 6).turn(0)
    assert legal(match, "modify") == {f"modify 1 {value}" for value in range(2, 6)} | {
        f"modify 6 {value}" for value in range(2, 6)
    }


def test_ruling_08_a_reputation_below_the_dice_used() -> None:
    setup = table(3).has(0, nobility=12, coins=9, reputation=7).settled(0, "elf").demand("elf", 3, "c13")
    match = setup.at(0, "castle", 1).dice(0, 6, 1).community(0, 1).passed(1, 2).turn(0)
    visit(match, 6, "council elf")
    play(match, "end")
    assert (reputation(match, 0), at(match)["used"][0]) == (6, 7)
    assert at(match)["castle_die"][0] == 11
    assert refused(match, "die 1") == "why-reputation-too-low"


def test_ruling_09_reputation_stays_between_six_and_twenty_four() -> None:
    setup = table(3).has(0, nobility=12, coins=9, reputation=6).settled(0, "elf").demand("elf", 1, "c13")
    match = setup.turn(0)
    visit(match, 1, "council elf")
    assert reputation(match, 0) == 6
    match = table(3).has(0, reputation=23).dice(0, 5).turn(0)
    visit(match, 5, "castle")
    assert reputation(match, 0) == 24


def test_ruling_09_a_commission_is_allowed_at_six() -> None:
    match = table(3, chancery=True).desk(0, "top 1").has(0, reputation=6).dice(0, 5).turn(0)
    visit(match, 5, "clerk", "commission")
    assert reputation(match, 0) == 6


def test_ruling_10_nobility_ends_at_twelve() -> None:
    match = table(3).has(0, nobility=11, coins=COST[0], workers=1).hall("community").turn(0)
    visit(match, 1, "hall", "build 1")
    assert nobility(match, 0) == 12


def test_ruling_10_the_lords_bonus_comes_once_at_once_and_mid_turn() -> None:
    setup = table(3).has(0, nobility=4, coins=COST[0] + COST[1], workers=2).hall("community", "community")
    match = setup.character(0, "k05").passed(1, 2).turn(0)
    visit(match, 1, "hall", "build 1")
    assert (nobility(match, 0), modifiers(match, 0)) == (6, 4)
    # The same seat is still at its turn.
    assert "end" in match.legal
    play(match, "end")
    visit(match, 2, "hall", "build 2")
    assert (nobility(match, 0), modifiers(match, 0)) == (8, 4)


@pytest.mark.parametrize("values", [(1, 3), (5, 1), (3, 6)])
def test_ruling_11_any_of_the_three_spaces_until_the_guild_is_closed(values: tuple[int, int]) -> None:
    last = next(value for value in (2, 4, 5) if (value - 1) // 2 not in [(one - 1) // 2 for one in values])
    match = table(4).dice(0, values[0]).dice(1, values[1]).dice(2, last).turn(0)
    visit(match, values[0], "artists")
    visit(match, values[1], "artists")
    play(match, f"die {last}")
    assert refused(match, "visit artists") == "why-guild-closed"


def test_ruling_12_a_die_in_a_guild_without_buying() -> None:
    match = table(2).has(0, coins=5).workshop("artists 2", "b01").dice(1, 3).turn(0)
    visit(match, 1, "artists", "done")
    assert (coins(match, 0), goods(match, 0)) == (5, {})
    # It is in the way.
    play(match, "die 3")
    assert refused(match, "visit artists") == "why-guild-closed"


def test_ruling_13_no_die_without_an_effect() -> None:
    match = table(3).dice(0, 5).turn(0)
    play(match, "die 5")
    assert refused(match, "visit yard") == "why-too-few-coins"
    assert refused(match, "visit hall") == "why-no-apprentice-there"
    assert refused(match, "visit port") == "why-nothing-to-sell"
    assert refused(match, "visit board") == "why-no-apprentice-out"
    assert refused(match, "visit council elf") == "why-nobility-too-low"
    assert {"visit castle", "visit clerk"} <= legal(match)


def test_ruling_13_the_tavern_needs_a_card_and_the_yard_a_house() -> None:
    cards = [f"s{k:02}" for k in range(1, 49)]
    setup = table(6).display()
    for seat in range(6):
        setup.completed(seat, *cards[7 * seat : 7 * seat + 7])
    for seat in range(5):
        setup.hand(seat, cards[42 + seat])
    match = setup.hand(5, cards[47]).has(0, coins=9).turn(0)
    play(match, "die 1")
    assert refused(match, "visit tavern") == "why-no-settlers-on-show"
    assert refused(match, "visit yard") == "why-no-house-left"


def test_ruling_13_castle_and_clerk_even_where_they_give_nothing_more() -> None:
    match = table(3).has(0, reputation=24).turn(0)
    visit(match, 1, "castle")
    assert reputation(match, 0) == 24
    assert match.seat == 1


def test_ruling_14_workshops_are_activated_from_the_left_and_may_be_declined() -> None:
    setup = table(3).workshop("artists 1", "b01", owner=0).workshop("artists 2", "b04").workshop("artists 3", "b02", 1)
    match = setup.dice(0, 5).turn(0)
    visit(match, 5, "artists")
    assert legal(match) == {"use coin", "decline"}
    play(match, "decline")
    assert legal(match) == {"use good", "decline"}
    play(match, "use good")
    assert legal(match) == {"use reputation", "decline"}
    play(match, "decline")
    reward = PIECES["guilds"]["workshop_spaces"]["3"]["reward"]
    assert (coins(match, 1), score(match, 1)) == (reward.get("coins", 0), reward.get("points", 0))
    assert (coins(match, 0), score(match, 0)) == (0, 0)


def test_ruling_15_free_goods_only_with_goods_bought_in_the_guild() -> None:
    setup = table(3).apprentices(0, artists=2).workshop("artists 1", "b04").has(0, coins=5)
    match = setup.turn(0)
    visit(match, 1, "artists", "use good", "done")
    assert goods(match, 0) == {"artwork": 1}
    match = table(3).apprentices(0, artists=2).workshop("artists 1", "b05").has(0, coins=5).turn(0)
    visit(match, 1, "artists", "purchase artwork", "done")
    assert goods(match, 0) == {"artwork": 1}
    match = setup.turn(0)
    visit(match, 1, "artists", "use good", "buy 1")
    assert goods(match, 0) == {"artwork": 1 + 1 + 2}


def test_ruling_16_new_apprentices_count_from_the_next_turn() -> None:
    setup = table(3).has(0, coins=COST[1] + 2, workers=1).hall(None, "b01").passed(1, 2).dice(0, 1, 2)
    match = setup.turn(0)
    visit(match, 1, "artists", "buy 1", "apprentice")
    assert goods(match, 0) == {"artwork": 1}
    visit(match, 2, "hall")
    assert masters(match, "artists") == [0, -1, -1]


def test_ruling_16_income_at_the_end_of_the_round_counts_them() -> None:
    match = table(3).has(0, workers=1).passed(1, 2).turn(0)
    visit(match, 1, "artists", "apprentice")
    play(match, "pass")
    assert coins(match, 0) == 3


def test_ruling_17_a_moved_figure_uses_one_of_the_placements() -> None:
    setup = table(3).apprentices(0, wizards=2, scholars=1).has(0, workers=1)
    match = setup.dice(0, 3).turn(0)
    visit(match, 3, "artists", "move wizards")
    assert apprentices(match, "artists") == [1, 0, 0]
    assert match.seat == 1
    match = setup.dice(0, 1).turn(0)
    visit(match, 1, "artists", "move wizards", "move scholars")
    assert apprentices(match, "artists") == [2, 0, 0]
    assert (match.seat, workers(match, 0)) == (1, 1)


def test_ruling_17_not_within_the_guild_and_not_from_chancery_or_workshop() -> None:
    setup = table(3, chancery=True).apprentices(0, artists=1).desk(0, "top 1").workshop("wizards 1", "b31", owner=0)
    match = setup.has(0, workers=1).turn(0)
    visit(match, 1, "artists")
    assert legal(match) == {"apprentice", "done"}
    assert refused(match, "move artists") == "why-same-guild"
    assert refused(match, "move wizards") == "why-no-apprentice-there"


def test_ruling_17_moving_makes_room_in_the_guild_left() -> None:
    match = table(2).apprentices(0, wizards=2).workshop("artists 2", "b01").dice(0, 1).turn(0)
    visit(match, 1, "artists", "move wizards", "done")
    assert apprentices(match, "wizards") == [1, 0]
