"""Guilds: activating workshops, buying goods, placing workers, and what apprentices are good for."""

import pytest

import burgher
from tests.nobility.looking import (
    GOODS,
    GUILDS,
    PIECES,
    WORKSHOPS,
    apprentices,
    coins,
    goods,
    guild_of,
    here,
    points,
    reputation,
    run,
    score,
    visit,
    workers,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play, refused

REWARDS = [PIECES["guilds"]["workshop_spaces"][str(space)]["reward"] for space in (1, 2, 3)]


def paid(match: burgher.Match, seat: int) -> tuple[int, int]:
    return coins(match, seat), score(match, seat)


def reward(*spaces: int, factor: int = 1) -> tuple[int, int]:
    """What the owner of the workshops on these spaces is paid, in coins and points."""
    found = [REWARDS[space - 1] for space in spaces]
    return (
        factor * sum(one.get("coins", 0) for one in found),
        factor * sum(one.get("points", 0) for one in found),
    )


# the die


@pytest.mark.parametrize(("guild", "good"), list(zip(GUILDS, GOODS, strict=True)))
def test_guild_sells_its_good(guild: str, good: str) -> None:
    match = table(3).has(0, coins=1).turn(0)
    visit(match, 1, guild, "buy 1")
    assert goods(match, 0) == {good: 1}
    assert coins(match, 0) == 0


def test_guild_space_must_be_free_and_of_the_dies_value() -> None:
    match = table(5).at(1, "artists", 4).dice(0, 3, 2, 5).turn(0)
    play(match, "die 3")
    assert refused(match, "visit artists") == "why-space-taken"
    match.undo()
    visit(match, 2, "artists")
    assert at(match)["guild_die"]["artists"] == [12, 24, 0]


@pytest.mark.parametrize("guild", GUILDS)
def test_guilds_all_have_the_same_rules(guild: str) -> None:
    for value, space in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        match = table(3).dice(0, value).turn(0)
        visit(match, value, guild)
        assert at(match)["guild_die"][guild][space] == 10 + value


# 1. activating workshops

TILES = ("b01", "b02", "b04")


def three_workshops(players: int = 4) -> Table:
    """Coin, reputation and good, of seats 1, 2 and 3."""
    setup = table(players).dice(0, 1, 3, 5)
    for space, tile in enumerate(TILES, start=1):
        setup.workshop(f"artists {space}", tile, owner=space if players > 2 else 1)
    return setup


@pytest.mark.parametrize(("value", "activated"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_activating_from_the_left_as_many_as_the_die_says(value: int, activated: int) -> None:
    match = three_workshops().dice(0, value).turn(0)
    play(match, f"die {value}", "visit artists")
    uses = ["use coin", "use reputation", "use good"][:activated]
    for use in uses:
        assert legal(match) == {use, "decline"}
        play(match, use)
    if "done" in match.legal:
        play(match, "done")
    assert reputation(match, 0) == 9 + (activated >= 2)
    assert goods(match, 0) == ({"artwork": 1} if activated == 3 else {})
    assert coins(match, 0) == 1
    for owner in (1, 2, 3):
        assert paid(match, owner) == (reward(owner) if owner <= activated else (0, 0))


def test_activating_owners_are_paid_even_if_the_visitor_declines() -> None:
    match = three_workshops().turn(0)
    visit(match, 5, "artists", "decline", "decline", "decline")
    assert (coins(match, 0), reputation(match, 0), goods(match, 0)) == (0, 9, {})
    assert [paid(match, owner) for owner in (1, 2, 3)] == [reward(1), reward(2), reward(3)]


def test_activating_ones_own_workshop_pays_no_reward() -> None:
    match = table(3).workshop("artists 1", "b02", owner=0).turn(0)
    visit(match, 1, "artists", "use reputation")
    assert paid(match, 0) == (0, 0)
    assert reputation(match, 0) == 10


def test_activating_a_workshop_without_owner_pays_nobody() -> None:
    match = table(3).workshop("artists 1", "b02").turn(0)
    visit(match, 1, "artists", "use reputation")
    assert [paid(match, seat) for seat in range(3)] == [(0, 0)] * 3


def test_activating_pays_double_with_two_players() -> None:
    match = three_workshops(2).turn(0)
    visit(match, 5, "artists", "decline", "decline", "decline")
    assert paid(match, 1) == reward(1, 2, 3, factor=2)


def test_activating_with_two_players_the_neutral_workshop_is_the_second() -> None:
    setup = table(2).workshop("artists 2", "b01").dice(0, 1, 3)
    match = setup.turn(0)
    visit(match, 1, "artists")
    assert coins(match, 0) == 0
    match = setup.turn(0)
    visit(match, 3, "artists", "use coin")
    assert coins(match, 0) == 1
    assert paid(match, 1) == (0, 0)


EFFECTS: dict[str, set[str]] = {
    "coin": {"use coin"},
    "reputation": {"use reputation"},
    "guild_good": {"use good"},
    "reroll": {"reroll 2", "reroll 5"},
    "buy_any_good": {f"purchase {good}" for good in GOODS},
    "swap_good": {f"swap magic {good}" for good in GOODS if good != "magic"},
}


@pytest.mark.parametrize("tile", WORKSHOPS)
def test_every_workshop_offers_its_effects_and_one_may_be_had(tile: str) -> None:
    guild = guild_of(tile)
    setup = table(3).workshop(f"{guild} 1", tile).dice(0, 1, 2, 2, 5, 5).has(0, coins=1).goods(0, magic=1)
    match = setup.turn(0)
    visit(match, 1, guild)
    expected = set().union(*(EFFECTS[effect] for effect in PIECES["workshops"][tile]["effects"]))
    assert legal(match) == expected | {"decline"}
    play(match, sorted(expected)[0])
    # One effect, whichever: the workshop asks no more.
    assert not legal(match) & (expected - {"reroll 2", "reroll 5"})


# What workshops do


def used(tile: str, *actions: str, **has: int) -> burgher.Match:
    guild = guild_of(tile)
    match = table(3).workshop(f"{guild} 1", tile).has(0, **has).goods(0, magic=1).turn(0)
    visit(match, 1, guild, *actions)
    return match


def test_workshop_coin() -> None:
    assert coins(used("b01", "use coin"), 0) == 1


def test_workshop_reputation_raises_what_may_be_placed() -> None:
    match = used("b02", "use reputation")
    assert reputation(match, 0) == 10


def test_workshop_good_of_the_guild() -> None:
    assert goods(used("b04", "use good"), 0) == {"magic": 1, "artwork": 1}


def test_workshop_purchase_of_any_guilds_good() -> None:
    match = used("b10", "purchase jewelry", coins=1)
    assert goods(match, 0) == {"magic": 1, "jewelry": 1}
    assert coins(match, 0) == 0


def test_workshop_purchase_does_not_count_among_the_goods_of_the_guild() -> None:
    match = used("b10", "purchase jewelry", "buy 1", coins=3)
    assert goods(match, 0) == {"magic": 1, "jewelry": 1, "weaponry": 1}
    assert coins(match, 0) == 1


def test_workshop_swap_for_any_good_of_the_supply() -> None:
    assert goods(used("b16", "swap magic furnishings"), 0) == {"furnishings": 1}


def test_workshop_two_effects_are_a_choice() -> None:
    match = used("b12")
    assert legal(match) == {"use coin", "use good", "decline"}
    play(match, "use good")
    assert (coins(match, 0), goods(match, 0)) == (0, {"magic": 1, "weaponry": 1})
    match = used("b12", "use coin", "done")
    assert (coins(match, 0), goods(match, 0)) == (1, {"magic": 1})


def test_workshop_rerolls_as_many_dice_as_one_likes() -> None:
    setup = table(3).workshop("artists 1", "b03").dice(0, 1, 5, 5, 6, 2)
    state = setup.state()
    run(state, "die 1", "visit artists", "reroll 5", "reroll 6", "done", "roll 1", "roll 3")
    assert here(state)["dice"][0] == {"1": 1, "2": 1, "3": 1, "5": 1}
    state = setup.state()
    run(state, "die 1", "visit artists", "reroll 5", "reroll 5", "reroll 6", "reroll 2")
    run(state, "roll 4", "roll 4", "roll 4", "roll 4")
    assert here(state)["dice"][0] == {"4": 4}
    assert state.seat == 1


def test_workshop_rerolls_no_die_that_has_been_placed() -> None:
    match = table(3).workshop("artists 1", "b03").at(0, "castle", 3).dice(0, 1, 6, 6, 6).turn(0)
    visit(match, 1, "artists")
    assert legal(match) == {"reroll 6", "decline"}
    assert refused(match, "reroll 3") == "why-no-such-die"
    play(match, "reroll 6")
    assert legal(match) == {"reroll 6", "done"}
    assert refused(match, "reroll 3") == "why-no-such-die"


def test_workshop_that_can_do_nothing_is_not_asked_about() -> None:
    """Reputation at its end, nothing to swap, no coin to buy for, no die to throw again."""
    for tile in ("b02", "b16", "b10"):
        guild = guild_of(tile)
        match = table(3).workshop(f"{guild} 1", tile, owner=1).has(0, reputation=24).turn(0)
        visit(match, 1, guild)
        assert match.seat == 1
        assert paid(match, 1) == reward(1)
    setup = table(3).workshop("artists 1", "b03").has(0, reputation=24).dice(0, 1)
    match = setup.at(0, "wizards", 1).at(0, "castle", 3, 5).at(0, "clerk", 2).dice(0, 1).turn(0)
    visit(match, 1, "artists")
    assert match.seat == 1


def test_workshop_says_what_it_cannot_do() -> None:
    match = table(3).workshop("artists 1", "b05").has(0, reputation=24, coins=1).turn(0)
    visit(match, 1, "artists")
    assert refused(match, "use reputation") == "why-reputation-at-end"
    assert refused(match, "use coin") == "why-not-on-workshop"
    assert refused(match, "done") == "why-not-asked-now"
    match = table(3).workshop("artists 1", "b05").turn(0)
    visit(match, 1, "artists")
    assert refused(match, "purchase books") == "why-too-few-coins"
    match = table(3).workshop("artists 1", "b06").goods(0, books=1).turn(0)
    visit(match, 1, "artists")
    assert refused(match, "swap magic books") == "why-no-such-good"


# 2. buying goods


@pytest.mark.parametrize(("value", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_buying_goods_one_coin_each_up_to_the_number_of_the_space(value: int, most: int) -> None:
    match = table(3).has(0, coins=9).dice(0, value).turn(0)
    visit(match, value, "merchants")
    assert legal(match) == {f"buy {number}" for number in range(1, most + 1)} | {"done"}
    assert refused(match, f"buy {most + 1}") == "why-more-than-allowed"
    play(match, f"buy {most}")
    assert (goods(match, 0), coins(match, 0)) == ({"jewelry": most}, 9 - most)


def test_buying_goods_no_more_than_one_can_pay() -> None:
    match = table(3).has(0, coins=1).dice(0, 5).turn(0)
    visit(match, 5, "merchants")
    assert legal(match) == {"buy 1", "done"}


def test_buying_goods_the_supply_is_not_limited() -> None:
    match = table(3).has(0, coins=3).goods(0, 60).goods(1, 90).dice(0, 5).turn(0)
    visit(match, 5, "merchants", "buy 3")
    assert goods(match, 0)["jewelry"] == 63


# 3. placing workers


@pytest.mark.parametrize(("value", "most"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_placing_workers_as_many_as_the_space_allows(value: int, most: int) -> None:
    match = table(3).has(0, workers=3).dice(0, value).turn(0)
    visit(match, value, "artists", *["apprentice"] * most)
    assert apprentices(match, "artists") == [most, 0, 0]
    assert workers(match, 0) == 3 - most
    assert "apprentice" not in match.legal


def test_placing_workers_or_apprentices_of_other_guilds() -> None:
    match = table(3).has(0, workers=1).apprentices(0, wizards=1, scholars=1).dice(0, 1).turn(0)
    visit(match, 1, "artists")
    assert legal(match) == {"apprentice", "move wizards", "move scholars", "done"}
    assert refused(match, "move artists") == "why-same-guild"
    assert refused(match, "move merchants") == "why-no-apprentice-there"
    play(match, "move wizards", "apprentice")
    assert [apprentices(match, guild)[0] for guild in ("artists", "wizards", "scholars")] == [2, 0, 1]


def test_placing_workers_is_not_a_must() -> None:
    match = table(3).has(0, workers=2).turn(0)
    visit(match, 1, "artists", "done")
    assert workers(match, 0) == 2
    match = table(3).has(0, workers=2).turn(0)
    visit(match, 1, "artists", "apprentice", "done")
    assert workers(match, 0) == 1


def test_placing_workers_needs_a_worker() -> None:
    match = table(3).apprentices(0, wizards=1).turn(0)
    visit(match, 1, "artists")
    assert refused(match, "apprentice") == "why-no-worker"


def test_placing_workers_comes_after_buying() -> None:
    match = table(3).has(0, workers=1, coins=1).turn(0)
    visit(match, 1, "artists")
    assert refused(match, "apprentice") == "why-not-asked-now"
    play(match, "done", "apprentice")
    assert coins(match, 0) == 1
    assert match.seat == 1


# free goods


def test_free_goods_wilfried_gets_four_artworks() -> None:
    match = table(3).has(0, coins=2).apprentices(0, artists=2).dice(0, 3).turn(0)
    visit(match, 3, "artists", "buy 2")
    assert (goods(match, 0), coins(match, 0)) == ({"artwork": 4}, 0)


def test_free_goods_come_with_one_good_bought_as_well() -> None:
    match = table(3).has(0, coins=2).apprentices(0, artists=2).dice(0, 3).turn(0)
    visit(match, 3, "artists", "buy 1")
    assert goods(match, 0) == {"artwork": 3}


def test_free_goods_do_not_come_without_buying() -> None:
    match = table(3).has(0, coins=2).apprentices(0, artists=2).dice(0, 3).turn(0)
    visit(match, 3, "artists", "done")
    assert goods(match, 0) == {}


def test_free_goods_are_for_ones_own_apprentices_in_that_guild() -> None:
    setup = table(3).has(0, coins=2).apprentices(0, artists=1, wizards=2).apprentices(1, artists=2)
    match = setup.dice(0, 3).turn(0)
    visit(match, 3, "artists", "buy 1")
    assert goods(match, 0) == {"artwork": 2}


def test_free_goods_not_for_a_guild_master() -> None:
    match = table(3).has(0, coins=2).workshop("artists 1", "b04", owner=0).dice(0, 3).turn(0)
    visit(match, 3, "artists", "decline", "buy 1")
    assert goods(match, 0) == {"artwork": 1}


def test_free_goods_from_the_next_turn_on() -> None:
    match = table(4).has(0, coins=9, workers=2).passed(1, 2, 3).dice(0, 1, 3).turn(0)
    visit(match, 1, "artists", "buy 1", "apprentice", "done")
    assert goods(match, 0) == {"artwork": 1}
    visit(match, 3, "artists", "buy 1")
    assert goods(match, 0) == {"artwork": 3}


# income

INCOME = {1: (3, 2), 2: (3, 2), 3: (3, 2, 1), 4: (3, 2, 2, 1), 5: (3, 2, 2, 1, 1), 6: (4, 3, 2, 2, 1, 1)}


@pytest.mark.parametrize(
    ("players", "there"), [(players, there) for players in INCOME for there in range(1, max(players, 2) + 1)]
)
def test_income_of_an_apprentice_by_players_and_apprentices_in_the_guild(players: int, there: int) -> None:
    """All of one seat, or shared with another: the number in the guild counts."""
    each = INCOME[players][there - 1]
    match = table(players).apprentices(0, artists=there).income()
    assert coins(match, 0) == there * each
    if players > 1 and there > 1:
        match = table(players).apprentices(0, artists=1).apprentices(1, artists=there - 1).income()
        assert (coins(match, 0), coins(match, 1)) == (each, (there - 1) * each)


def test_income_each_guild_for_itself() -> None:
    match = table(3).apprentices(0, artists=1, wizards=1, scholars=1).apprentices(1, scholars=2).income()
    assert coins(match, 0) == 3 + 3 + 1
    assert coins(match, 1) == 2


def test_income_nothing_from_a_guild_master_but_a_good() -> None:
    match = table(3).workshop("artists 1", "b04", owner=0).apprentices(1, artists=1).income()
    assert (coins(match, 0), goods(match, 0)) == (0, {"artwork": 1})
    assert coins(match, 1) == 3
    assert points(match, 0) == {}
