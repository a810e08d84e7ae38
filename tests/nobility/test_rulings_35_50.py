"""What the rulebook leaves open, as it was settled: rulings 35 to 50."""

from itertools import permutations
from typing import Any

import pytest

import burgher
from burgher.core.chance import Random
from burgher.core.state import CHANCE
from tests.nobility.looking import (
    AUTOMA,
    COMMISSIONS,
    GAME,
    PIECES,
    TILES,
    coins,
    goods,
    here,
    houses,
    modifiers,
    points,
    reputation,
    run,
    visit,
    workers,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play, refused

COST = PIECES["hall"]["cost"]
REWARDS = [PIECES["guilds"]["workshop_spaces"][str(space)]["reward"] for space in (1, 2, 3)]


@pytest.mark.parametrize("order", list(permutations(["buy 1", "renew settlers", "commission"])))
def test_ruling_35_the_clerks_services_in_any_order_each_once(order: tuple[str, ...]) -> None:
    setup = table(3, chancery=True).desk(0, "top 1").has(0, coins=2, reputation=15).dice(0, 3)
    match = setup.turn(0)
    visit(match, 3, "clerk")
    for action in order:
        play(match, action)
        if action == "commission":
            play(match, sorted(legal(match))[0])
    assert match.seat == 1
    assert (modifiers(match, 0), coins(match, 0), reputation(match, 0)) == (2, 1, 13)
    assert list(at(match)["tile_seat"].values()).count(0) == 2


def test_ruling_35_each_at_most_once() -> None:
    setup = table(3, chancery=True).desk(0, "top 1", "top 2").has(0, coins=5, reputation=15).dice(0, 5)
    match = setup.turn(0)
    visit(match, 5, "clerk", "buy 1")
    assert refused(match, "buy 1") == "why-modifiers-already-bought"
    play(match, "renew buildings")
    assert refused(match, "renew buildings") == "why-already-renewed"
    play(match, "commission")
    play(match, sorted(legal(match))[0])
    # Nothing is left to ask for, though another desk would allow another card.
    assert match.seat == 1


def test_ruling_36_goods_coins_and_modifiers_are_not_limited() -> None:
    match = table(3).has(0, coins=60, modifiers=20).goods(0, 40).dice(0, 5).turn(0)
    visit(match, 5, "artists", "buy 3")
    assert goods(match, 0)["artwork"] == 43
    match = table(3).has(0, coins=60, modifiers=20).dice(0, 5).turn(0)
    visit(match, 5, "clerk", "buy 2")
    assert modifiers(match, 0) == 23


def test_ruling_36_fourteen_workers_and_no_more() -> None:
    """Twelve are out and one is at home: of two that come, one is left in the box."""
    setup = table(6).apprentices(0, artists=3, wizards=3, scholars=3, merchants=3).has(0, workers=1, houses=1)
    match = setup.goods(0, 3).hand(0, "s02").turn(0)
    assert PIECES["settlers"]["s02"]["workers"] == 2
    play(match, "complete s02", "pay 2 artwork", "pay 2 jewelry")
    assert workers(match, 0) == 2


def test_ruling_36_seven_houses_and_no_more() -> None:
    match = table(3).has(0, houses=4, coins=9).completed(0, "s01", "s02", "s03").turn(0)
    play(match, "die 1")
    assert refused(match, "visit yard") == "why-no-house-left"
    match = table(3).has(0, houses=4, coins=9).completed(0, "s01", "s02").turn(0)
    visit(match, 1, "yard")
    assert houses(match, 0) == 5


def test_ruling_37_first_settlers_and_commissions_are_hidden() -> None:
    match = table(3, chancery=True).hand(1, "s01", "s02", secret=True).commission(1, "v01", "d01").turn(0)
    for watcher in (0, 2, None):
        told = str(seen(match, watcher))
        assert "'s02'" in told
        assert "'s01'" not in told
        assert "'v01'" not in told
    assert "'s01'" in str(seen(match, 1))
    assert "'v01'" in str(seen(match, 1))


def seen(match: burgher.Match, watcher: int | None) -> object:
    """What somebody sees of seat 1."""
    view: Any = match.view(watcher)
    return view["seats"][1]


def test_ruling_37_everything_else_is_open() -> None:
    """Two guesses differ in what is hidden alone."""
    setup = table(3, chancery=True).hand(1, "s01", "s02", secret=True).hand(2, "s03", secret=True)
    state = setup.goods(1, 3).has(2, coins=7).state()
    real = here(state)
    differ = set()
    for seed in range(20):
        guess = here(state.imagine(0, Random(seed)))
        differ |= {name for name, value in guess.items() if value != real[name]}
    assert differ == {"hand", "pile", "tile_card", "commission"}


def test_ruling_38_rewards_are_doubled_with_two_players_and_neutral_workshops_pay_nobody() -> None:
    setup = table(2).workshop("artists 1", "b03", owner=1).workshop("artists 2", "b04").workshop("artists 3", "b02", 1)
    match = setup.dice(0, 5).turn(0)
    visit(match, 5, "artists", "decline", "decline", "decline")
    paid = [REWARDS[0], REWARDS[2]]
    assert coins(match, 1) == 2 * sum(reward.get("coins", 0) for reward in paid)
    assert points(match, 1).get("rewards", 0) == 2 * sum(reward.get("points", 0) for reward in paid)
    assert (coins(match, 0), points(match, 0)) == (0, {})


def test_ruling_39_the_automa_pays_the_owner_double_and_uses_no_effect() -> None:
    setup = table(1).workshop("artists 1", "b01", owner=0).workshop("artists 2", "b04").workshop("artists 3", "b02", 0)
    state = setup.rolling("automa", first=3)
    run(state, "roll 6")
    paid = [REWARDS[0], REWARDS[2]]
    assert coins(state, 0) == 2 * sum(reward.get("coins", 0) for reward in paid)
    assert points(state, 0).get("rewards", 0) == 2 * sum(reward.get("points", 0) for reward in paid)
    assert (reputation(state, 0), goods(state, 0), state.seat) == (9, {}, CHANCE)


def test_ruling_40_success_when_both_conditions_hold_at_the_end_of_a_turn() -> None:
    setup = table(1).objective("o07").has(0, reputation=23, houses=1).goods(0, 3).hand(0, "s01")
    match = setup.completed(0, "s02", "s10", "s18", "s26", "s34").dice(0, 1, 6).turn(0)
    play(match, "complete s01", "pay 2 artwork", "pay 2 furnishings", "end")
    assert not match.winners
    visit(match, 1, "castle")
    assert match.winners == [0]
    assert match.state.round == 1


def test_ruling_40_up_to_the_income_of_the_last_round() -> None:
    setup = table(1).objective("o07").has(0, reputation=23).community(0, 3).round(10)
    match = setup.completed(0, "s02", "s10", "s18", "s26", "s34", "s42").turn(0)
    play(match, "pass")
    assert match.winners == [0]


def test_ruling_41_the_automa_throws_first() -> None:
    state = table(1).passed().state()
    run(state, "pass")
    order = []
    while state.seat == CHANCE:
        asked = GAME.layout.questions[state.question()]
        if asked in ("automa", "roll"):
            order.append(asked)
        state.apply(state.outcomes()[0][0])
    assert order == ["automa"] * 5 + ["roll"] * 5


def test_ruling_42_the_automas_die_is_the_first_of_two() -> None:
    setup = table(1).at(AUTOMA, "tavern", 3).at(AUTOMA, "yard", 3).has(0, coins=20).dice(0, 3, 3, 2, 4)
    match = setup.turn(0)
    play(match, "die 2")
    assert refused(match, "visit tavern") == "why-die-too-low"
    match.undo()
    visit(match, 3, "yard")
    visit(match, 3, "tavern")
    play(match, sorted(legal(match))[0])
    play(match, "die 2")
    assert refused(match, "visit yard") == "why-yard-full"
    assert refused(match, "visit tavern") == "why-tavern-full"


def test_ruling_43_a_die_on_a_commission_counts_against_the_reputation() -> None:
    fields = PIECES["dice_tiles"]["d18"]
    setup = table(3, chancery=True).commission(0, "v17", "d18").dice(0, *fields).community(0, 1).passed(1, 2)
    match = setup.turn(0)
    for value in fields[:2]:
        visit(match, value, "commission d18")
        play(match, "end")
    assert at(match)["used"][0] == fields[0] + fields[1]
    assert at(match)["tile_filled"]["d18"] == [1, 1, 0]
    assert refused(match, f"die {fields[2]}") == "why-reputation-too-low"


def test_ruling_43_the_card_is_active_when_all_three_fields_are_filled() -> None:
    fields = PIECES["dice_tiles"]["d01"]
    setup = table(3, chancery=True).commission(0, "v17", "d01", 2, 1, 0).has(0, nobility=12).dice(0, fields[2])
    match = setup.round(10).passed(1, 2).turn(0)
    visit(match, fields[2], "commission d01")
    assert match.over
    assert points(match, 0)["commissions"] == max(PIECES["commissions"]["v17"]["points"].values())


def test_ruling_44_a_commission_for_each_desk_and_one_in_a_visit() -> None:
    match = table(3, chancery=True).dice(0, 1).turn(0)
    visit(match, 1, "clerk")
    assert refused(match, "commission") == "why-too-many-commissions"
    match = table(3, chancery=True).desk(0, "top 1", "top 2").dice(0, 1).turn(0)
    visit(match, 1, "clerk", "commission")
    assert refused(match, "commission") == "why-commission-already-drawn"


def test_ruling_45_dice_tiles_have_a_pool_of_their_own() -> None:
    state = table(3, chancery=True).desk(0, "top 1").dice(0, 1).state()
    before = here(state)["bag"]
    run(state, "die 1", "visit clerk", "commission")
    while GAME.layout.questions[state.question()] != "deal_tile":
        state.apply(state.outcomes()[0][0])
    taken = here(state)["tile_seat"]
    drawn = {str(GAME.actions[action]) for action, _ in state.outcomes()}
    assert drawn == {f"draw {tile}" for tile in TILES if tile not in taken}
    state.apply(state.outcomes()[0][0])
    assert here(state)["bag"] == before
    assert len(COMMISSIONS) == len(TILES) == 18


def test_ruling_46_an_event_is_revealed_before_rolling_and_ends_with_income() -> None:
    state = table(3).event("e02").apprentices(0, artists=1).passed(1, 2).state()
    run(state, "pass")
    assert coins(state, 0) == 3 + 1
    order = []
    while state.seat == CHANCE:
        order.append(GAME.layout.questions[state.question()])
        state.apply(state.outcomes()[0][0])
    assert order.index("event") == order.index("roll") - 1


@pytest.mark.parametrize("place", ["tavern", "yard"])
def test_ruling_47_equal_values_may_follow_each_other(place: str) -> None:
    match = table(3).at(1, place, 3).has(0, coins=9).dice(0, 3).turn(0)
    visit(match, 3, place)
    assert at(match)[f"{place}_die"][:2] == [23, 13]


def test_ruling_48_houses_then_reputation_then_a_shared_victory() -> None:
    def winners(setup: Table) -> list[int]:
        return setup.score(0, council=30).score(1, settlers=30).round(10).income().winners

    assert winners(table(3)) == [0, 1]
    assert winners(table(3).has(1, reputation=10)) == [1]
    assert winners(table(3).has(1, reputation=10).completed(0, "s01")) == [0]
    assert winners(table(3).has(1, reputation=10).completed(0, "s01").completed(1, "s02")) == [1]


def test_ruling_49_the_spaces_of_the_ship_are_shared() -> None:
    setup = table(3).ship("h01", jewelry=1).goods(0, jewelry=2).goods(1, jewelry=1, books=1).dice(0, 2).dice(1, 3)
    match = setup.turn(0)
    visit(match, 2, "port", "sell jewelry")
    assert match.seat == 1
    visit(match, 3, "port")
    assert legal(match) == {"sell books"}


def test_ruling_50_desks_and_events_add_up() -> None:
    def desk(benefit: str) -> str:
        return f"top {next(k for k in '123456' if PIECES['desks']['top'][k]['benefit'] == benefit)}"

    match = table(3, chancery=True).event("e04").desk(0, desk("house_discount")).has(0, coins=3).turn(0)
    visit(match, 1, "yard")
    assert (coins(match, 0), houses(match, 0)) == (0, 1)
    setup = table(3, chancery=True).event("e14").desk(0, desk("building_discount")).apprentices(0, artists=1)
    match = setup.hall("b01").has(0, coins=COST[0] - 2).turn(0)
    visit(match, 1, "hall")
    assert coins(match, 0) == 0
    match = table(3, chancery=True).event("e01").desk(0, desk("port_coins")).goods(0, books=1).turn(0)
    visit(match, 1, "port", "sell books")
    assert coins(match, 0) == PIECES["ships"]["h01"]["price"]["books"] + 2
    setup = table(3, chancery=True).event("e13").desk(0, desk("council_loss")).settled(0, "human")
    match = setup.has(0, nobility=12, coins=9).demand("human", 1, "c13").turn(0)
    visit(match, 1, "council human")
    assert reputation(match, 0) == 9


def test_ruling_50_prices_never_fall_below_nothing() -> None:
    """Two desks of five players and an event take three coins off; nobody is paid for taking a building."""
    desks = [f"{row} 6" for row in ("top", "bottom")]
    cheap: dict[str, object] = {"hall": {"cost": [1, 1, 1, 1, 1, 1]}}
    setup = table(5, chancery=True).event("e14").desk(0, *desks).apprentices(0, artists=1).hall("b01")
    state = GAME.restore(
        {name: value for name, value in setup.position(0).items() if name not in ("game", "players", "options")},
        5,
        GAME.settle_options(5, setup.options),
        GAME.corrected(cheap, "cheap"),
    )
    run(state, "die 1", "visit hall")
    assert coins(state, 0) == 0
    assert here(state)["master"]["artists"] == [0, -1, -1]
