"""Event cards: when they come and go, and what each of the sixteen changes for its round."""

import pytest

import burgher
from burgher.core.state import CHANCE, State
from tests.nobility.looking import (
    EVENTS,
    GAME,
    PIECES,
    coins,
    goods,
    here,
    houses,
    modifiers,
    points,
    reputation,
    run,
    visit,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play

COST = PIECES["hall"]["cost"]
REWARD = PIECES["guilds"]["workshop_spaces"]["1"]["reward"]
WORKSHOP = PIECES["guilds"]["workshop_spaces"]["1"]


def during(event: str, players: int = 3) -> Table:
    """In force in its first possible round."""
    return table(players).event(event)


# when they come


def drawn(state: State) -> set[str]:
    return {str(GAME.actions[action]).removeprefix("draw ") for action, _ in state.outcomes()}


def of_stack(stack: int) -> set[str]:
    return {event for event in EVENTS if PIECES["events"][event]["stack"] == stack}


def test_events_eight_of_each_stack() -> None:
    assert len(of_stack(1)) == len(of_stack(2)) == 8


def test_events_are_turned_up_before_the_dice_are_thrown() -> None:
    state = table(3, events=True).rolling("event")
    assert drawn(state) == of_stack(1) - {"e01"}
    run(state, "draw e05")
    assert here(state)["event"] == 4
    assert GAME.layout.questions[state.question()] == "roll"


def test_events_five_of_the_first_stack_then_five_of_the_second_all_different() -> None:
    for seed in range(3):
        match = burgher.Match("nobility", 2, {"events": True}, seed=seed)
        seen: list[str] = []
        while not match.over:
            if match.state.round > len(seen):
                seen.append(EVENTS[at(match)["event"]])
            play(match, "pass" if "pass" in match.legal else sorted(legal(match))[0])
        assert len(set(seen)) == 10
        assert set(seen[:5]) <= of_stack(1)
        assert set(seen[5:]) <= of_stack(2)


def test_events_hold_for_the_round_and_are_put_away() -> None:
    state = during("e03").passed(1, 2).state()
    run(state, "pass")
    while state.phase == "income":
        state.apply(state.outcomes()[0][0])
    assert here(state)["event"] == -1
    while GAME.layout.questions[state.question()] != "event":
        assert state.seat == CHANCE
        state.apply(state.outcomes()[0][0])
    assert "e03" not in drawn(state)


# what they change


def test_e01_port_traders_one_coin_more_for_each_good_sold() -> None:
    match = during("e01").goods(0, 2).dice(0, 3).turn(0)
    visit(match, 3, "port", "sell jewelry", "sell magic", "sell furnishings")
    assert coins(match, 0) == (3 + 2 + 1) + 3


def test_e02_hardworking_apprentices_one_coin_more_for_each_in_the_guilds() -> None:
    setup = during("e02").apprentices(0, artists=2, wizards=1).workshop("artists 1", "b01", owner=0)
    match = setup.apprentices(1, scholars=1).income()
    assert coins(match, 0) == (2 * 2 + 3) + 3
    assert coins(match, 1) == 3 + 1


def test_e02_not_for_apprentices_in_the_chancery() -> None:
    match = table(3, chancery=True).event("e02").desk(0, "top 1").income()
    assert coins(match, 0) == 3


def test_e03_royal_audience_one_more_reputation_in_the_castle() -> None:
    match = during("e03").dice(0, 1).turn(0)
    visit(match, 1, "castle")
    assert reputation(match, 0) == 9 + PIECES["castle"]["die_spaces"]["1"]["reputation"] + 1


def test_e04_cheap_timber_a_house_for_four_coins() -> None:
    match = during("e04").has(0, coins=4).turn(0)
    visit(match, 1, "yard")
    assert (coins(match, 0), houses(match, 0)) == (0, 1)


def test_e05_market_day_one_good_more_may_be_bought() -> None:
    for value, most in ((1, 2), (3, 3), (5, 4)):
        match = during("e05").has(0, coins=9).dice(0, value).turn(0)
        visit(match, value, "artists")
        assert legal(match, "buy") == {f"buy {number}" for number in range(1, most + 1)}
        play(match, f"buy {most}")
        assert goods(match, 0) == {"artwork": most}
        assert coins(match, 0) == 9 - most


def test_e06_busy_tavern_a_coin_for_taking_settlers() -> None:
    match = during("e06").turn(0)
    visit(match, 1, "tavern")
    assert coins(match, 0) == 0
    play(match, sorted(legal(match))[0])
    assert coins(match, 0) == 1


def test_e06_not_for_settlers_from_a_character() -> None:
    setup = during("e06").has(0, nobility=4, coins=COST[0]).apprentices(0, artists=1).hall("b01").character(0, "k01")
    match = setup.turn(0)
    visit(match, 1, "hall")
    play(match, sorted(legal(match))[0])
    assert coins(match, 0) == 0


def test_e07_helpful_clerk_one_more_modifier() -> None:
    match = during("e07").has(0, coins=2).dice(0, 5).turn(0)
    visit(match, 5, "clerk")
    assert modifiers(match, 0) == 2
    play(match, "buy 2")
    assert modifiers(match, 0) == 4


def test_e08_generous_masters_a_coin_for_each_workshop() -> None:
    setup = during("e08").workshop("artists 1", "b01", owner=0).workshop("artists 2", "b02", owner=0)
    match = setup.workshop("wizards 1", "b31").income()
    assert (coins(match, 0), goods(match, 0)) == (2, {"artwork": 2})


def test_e09_guilds_flourish_a_point_more_for_a_workshop() -> None:
    match = during("e09").has(0, coins=COST[0]).apprentices(0, artists=1).hall("b01").turn(0)
    visit(match, 1, "hall")
    assert points(match, 0) == {"buildings": WORKSHOP["points"], "events": 1}


def test_e09_is_not_lost_by_selling() -> None:
    match = during("e09").has(0, coins=COST[0]).apprentices(0, artists=1).hall("b01").turn(0)
    visit(match, 1, "hall", "sell workshop artists 1")
    assert points(match, 0) == {"events": 1}


def test_e10_the_mighty_stone_council_a_point_more_for_a_tile() -> None:
    setup = during("e10").has(0, nobility=12, coins=9).settled(0, "elf").demand("elf", 1, "c13")
    match = setup.turn(0)
    visit(match, 1, "council elf")
    assert points(match, 0) == {"council": PIECES["council"]["tiles"]["c13"]["points"], "events": 1}


def test_e11_warm_welcome_a_point_more_for_settlers() -> None:
    match = during("e11").has(0, houses=1).goods(0, 3).hand(0, "s01").community(0, 1).turn(0)
    play(match, "complete s01", "pay 2 artwork", "pay 2 furnishings")
    assert points(match, 0) == {"settlers": 4, "community": 1, "events": 1}


def test_e12_community_spirit_a_point_more_for_a_community_building() -> None:
    match = during("e12").has(0, coins=COST[0], workers=1).hall("community").turn(0)
    visit(match, 1, "hall", "build 2")
    assert points(match, 0) == {"buildings": 5, "events": 1}


def test_e13_forgiving_queen_one_reputation_less_lost() -> None:
    setup = during("e13").has(0, nobility=12, coins=9).settled(0, "elf").demand("elf", 1, "c13")
    match = setup.turn(0)
    visit(match, 1, "council elf")
    assert reputation(match, 0) == 8


def test_e14_building_boom_a_coin_less_for_buildings() -> None:
    setup = during("e14").apprentices(0, artists=1).has(0, workers=1).hall("b01", "community").passed(1, 2)
    match = setup.has(0, coins=COST[0] + COST[1] - 2).turn(0)
    visit(match, 1, "hall")
    assert coins(match, 0) == COST[1] - 1
    play(match, "end")
    visit(match, 2, "hall", "build 1")
    assert coins(match, 0) == 0


def test_e15_open_workshops_a_coin_for_the_owner() -> None:
    match = during("e15").workshop("artists 1", "b01", owner=1).turn(0)
    visit(match, 1, "artists", "decline")
    assert coins(match, 1) == REWARD.get("coins", 0) + 1


def test_e15_is_not_doubled_with_two_players() -> None:
    match = during("e15", players=2).workshop("artists 1", "b01", owner=1).turn(0)
    visit(match, 1, "artists", "decline")
    assert coins(match, 1) == 2 * REWARD.get("coins", 0) + 1


def test_e15_not_for_ones_own_visit() -> None:
    match = during("e15").workshop("artists 1", "b01", owner=0).turn(0)
    visit(match, 1, "artists", "decline")
    assert coins(match, 0) == 0


def test_e16_festival_everybody_gains_a_reputation() -> None:
    match = during("e16").has(1, reputation=24).has(2, reputation=6).income()
    assert [reputation(match, seat) for seat in range(3)] == [10, 24, 7]


@pytest.mark.parametrize("event", EVENTS)
def test_events_change_nothing_else(event: str) -> None:
    """A visit that no event speaks of: an apprentice called back."""
    match = during(event).apprentices(0, artists=1).dice(0, 5).turn(0)
    visit(match, 5, "board")
    assert (coins(match, 0), reputation(match, 0), modifiers(match, 0), points(match, 0)) == (0, 9, 0, {})


def test_event_e05_one_more_good_but_never_more_than_can_be_asked_for() -> None:
    """Where an owner's board has a space for four goods already."""
    mine = GAME.corrected({"guilds": {"die_spaces": {"3": {"buy": 4}}}}, "mine")
    position = during("e05").has(0, coins=9).dice(0, 5).position(0) | {"components": mine.json()}
    match = burgher.load(position, seed=1)
    play(match, "die 5", "visit artists")
    assert {f"buy {number}" for number in range(1, 5)} <= legal(match)
    play(match, "buy 4")
    assert (goods(match, 0), coins(match, 0)) == ({"artwork": 4}, 5)
