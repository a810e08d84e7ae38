"""What the rulebook leaves open, as it was settled: rulings 18 to 34."""

import pytest

import burgher
from burgher.core.state import State
from tests.nobility.looking import (
    COUNCIL,
    GAME,
    GUILDS,
    PIECES,
    SETTLERS,
    WORKSHOPS,
    apprentices,
    coins,
    display,
    goods,
    guild_of,
    hall,
    hand,
    here,
    masters,
    nobility,
    points,
    run,
    score,
    visit,
    workers,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play, refused

COST = PIECES["hall"]["cost"]
SPACES = [PIECES["guilds"]["workshop_spaces"][str(space)] for space in (1, 2, 3)]


def asked(state: State) -> str:
    return GAME.layout.questions[state.question()]


def full_guild(setup: Table, guild: str) -> Table:
    tiles = [tile for tile in WORKSHOPS if guild_of(tile) == guild]
    for space in (1, 2, 3):
        setup.workshop(f"{guild} {space}", tiles[space - 1])
    return setup


def test_ruling_18_a_workshop_needs_an_apprentice_and_a_free_space() -> None:
    setup = table(3).has(0, coins=COST[0], workers=1).hall("b01")
    match = setup.turn(0)
    play(match, "die 1")
    assert refused(match, "visit hall") == "why-no-apprentice-there"
    match = setup.apprentices(0, artists=2).turn(0)
    visit(match, 1, "hall")
    assert masters(match, "artists") == [0, -1, -1]
    # The apprentice has moved onto it; the worker stayed at home.
    assert (apprentices(match, "artists"), workers(match, 0)) == ([1, 0, 0], 1)


def test_ruling_18_with_two_players_the_spaces_are_the_first_and_the_third() -> None:
    setup = table(2).workshop("artists 2", "b06").has(0, coins=COST[0] + COST[1]).apprentices(0, artists=2)
    match = setup.hall("b01", "b02").passed(1).turn(0)
    visit(match, 1, "hall")
    play(match, "end")
    visit(match, 2, "hall")
    assert masters(match, "artists") == [0, -1, 0]
    assert points(match, 0) == {"buildings": SPACES[0]["points"] + SPACES[2]["points"]}
    assert nobility(match, 0) == SPACES[0]["stars"] + SPACES[2]["stars"]


def test_ruling_19_a_tile_of_a_full_guild_cannot_be_bought() -> None:
    match = full_guild(table(3), "artists").has(0, coins=9).apprentices(0, artists=1).hall("b04").turn(0)
    play(match, "die 1")
    assert refused(match, "visit hall") == "why-workshops-full"


def test_ruling_19_it_is_discarded_in_preparation_and_drawn_again_until_it_fits() -> None:
    state = full_guild(table(3), "artists").hall("b04", "b07", "b13", "b19", "b25", "b31").passed(1, 2).state()
    run(state, "pass", "draw b05", "draw b06", "draw b08")
    assert hall(state) == ["b07", "b13", "b19", "b25", "b31", "b08"]
    assert set(here(state)["scrapped"]) == {"b04", "b05", "b06"}


@pytest.mark.parametrize("space", [1, 2, 3])
def test_ruling_20_the_owner_picks_the_space_of_a_community_building(space: int) -> None:
    match = table(3).has(0, coins=COST[0], workers=1).hall("community").passed(1, 2).turn(0)
    visit(match, 1, "hall", f"build {space}")
    assert at(match)["community"][0][space - 1] == 1


def test_ruling_21_a_sale_takes_the_printed_points_and_leaves_the_stars() -> None:
    setup = table(3).workshop("artists 1", "b01").workshop("artists 2", "b02", owner=0).has(0, nobility=7)
    setup.score(0, buildings=SPACES[1]["points"] + 5, events=2).community(0, 3)
    match = setup.passed(1, 2).turn(0)
    play(match, "sell workshop artists 2")
    assert points(match, 0) == {"buildings": 5, "events": 2}
    assert refused(match, "sell community 3") == "why-building-already-sold"
    play(match, "end", "sell community 3")
    assert points(match, 0) == {"events": 2}
    assert (coins(match, 0), nobility(match, 0), workers(match, 0)) == (6, 7, 2)


def test_ruling_21_the_workshop_stays_and_the_community_building_goes() -> None:
    setup = table(3).workshop("artists 1", "b01", owner=0).community(0, 3).score(0, settlers=30).passed(1, 2)
    match = setup.turn(0)
    play(match, "sell workshop artists 1", "end", "sell community 3")
    assert at(match)["workshop"]["artists"] == [0, -1, -1]
    assert masters(match, "artists") == [-1, -1, -1]
    assert at(match)["community"][0] == [0, 0, 0]
    assert at(match)["gone"] == 1


def test_ruling_22_points_never_fall_below_nothing() -> None:
    match = table(3).community(0, 1).score(0, settlers=2).turn(0)
    play(match, "sell community 1")
    assert score(match, 0) == 0
    assert match.scores[0] == 0


def test_ruling_23_income_in_the_last_round_but_no_preparation() -> None:
    match = table(3).round(10).apprentices(0, artists=1).workshop("wizards 1", "b31", owner=0).community(0, 2).income()
    assert (match.state.phase, match.seat) == ("income", 0)
    ship = at(match)["ship"]
    play(match, "gain magic")
    assert match.over
    assert (coins(match, 0), goods(match, 0)) == (3, {"magic": 2})
    assert points(match, 0) == {"goods": 1}
    assert at(match)["ship"] == ship


def test_ruling_24_income_at_the_end_of_a_round_not_at_its_beginning() -> None:
    match = burgher.Match("nobility", 3, seed=1)
    assert at(match)["coins"] == [8, 8, 8]
    match = table(3).apprentices(0, artists=1).income()
    assert (match.state.round, coins(match, 0)) == (2, 3)


def test_ruling_25_guild_masters_are_not_counted_among_the_apprentices() -> None:
    setup = table(3).apprentices(0, artists=1).apprentices(1, artists=1)
    match = setup.workshop("artists 1", "b01", owner=2).workshop("artists 2", "b02", owner=0).income()
    assert (coins(match, 0), coins(match, 1), coins(match, 2)) == (2, 2, 0)


SHOWN = ("s31", "s32", "s33", "s34", "s35", "s36")


def test_ruling_26_one_of_the_three_older_cards_is_discarded() -> None:
    match = table(3).hand(0, "s01", "s02", "s03").display(*SHOWN).turn(0)
    visit(match, 1, "tavern", "take s36")
    assert refused(match, "discard s36") == "why-newest-stays"
    play(match, "discard s01")
    assert hand(match, 0) == ["s36", "s02", "s03"]


def test_ruling_26_with_the_desk_for_each_card() -> None:
    desk = next(space for space in "123456" if PIECES["desks"]["top"][space]["benefit"] == "tavern_cards")
    setup = table(3, chancery=True).desk(0, f"top {desk}").hand(0, "s01", "s02", "s03").display(*SHOWN)
    match = setup.turn(0)
    visit(match, 1, "tavern", "take s36", "discard s01", "take s35")
    assert legal(match) == {"discard s36", "discard s02", "discard s03"}
    play(match, "discard s36")
    assert hand(match, 0) == ["s35", "s02", "s03"]


def test_ruling_27_the_second_card_is_taken_from_the_cards_on_show() -> None:
    desk = next(space for space in "123456" if PIECES["desks"]["top"][space]["benefit"] == "tavern_cards")
    state = table(3, chancery=True).desk(0, f"top {desk}").display(*SHOWN).dice(0, 1).state()
    run(state, "die 1", "visit tavern", "take s31", "draw s48")
    assert {str(GAME.actions[action]) for action in state.legal()} == {
        *[f"take {card}" for card in ("s48", *SHOWN[1:])],
        "done",
    }
    run(state, "take s32", "draw s47")
    assert hand(state, 0) == ["s31", "s32"]
    assert display(state) == ["s48", "s47", "s33", "s34", "s35", "s36"]
    assert state.seat == 1


@pytest.mark.parametrize("character", ["k01", "k09", "k10"])
def test_ruling_28_settlers_of_a_character_are_any_on_show(character: str) -> None:
    setup = table(3).has(0, nobility=4, coins=COST[0], workers=1).hall("community").character(0, character)
    match = setup.display(*SHOWN).turn(0)
    visit(match, 1, "hall", "build 1")
    assert legal(match) == {f"take {card}" for card in SHOWN}
    play(match, "take s34")
    assert hand(match, 0) == ["s34"]
    assert len(display(match)) == 6


def crowded_town() -> Table:
    """Every settlers card is completed but six on show."""
    setup = table(6).display(*SETTLERS[42:])
    for seat in range(6):
        setup.completed(seat, *SETTLERS[7 * seat : 7 * seat + 7])
    return setup


def test_ruling_29_without_a_card_left_the_display_has_gaps() -> None:
    match = crowded_town().turn(0)
    visit(match, 1, "tavern", "take s43")
    assert at(match)["display"] == [-1, 43, 44, 45, 46, 47]
    assert match.seat == 1


def test_ruling_29_the_discards_become_the_draw_pile() -> None:
    setup = crowded_town().display(*SETTLERS[45:]).hand(0, *SETTLERS[42:45])
    state = setup.dice(0, 1).state()
    run(state, "die 1", "visit tavern", "take s46", "discard s44")
    # One card is all the pile there is now.
    assert asked(state) == "turn_up"
    run(state, "draw s44")
    assert display(state) == ["s44", "s47", "s48"]
    assert here(state)["pile"] == {}


def all_tiles_built() -> Table:
    """All guilds are full, the other workshops are discarded, and all community buildings were sold."""
    setup = table(3)
    for guild in GUILDS:
        full_guild(setup, guild)
    rest = [tile for tile in WORKSHOPS if tile not in setup._built()]
    return setup.hall().scrapped(*rest).gone(12)


def test_ruling_29_without_a_useful_tile_the_guild_hall_has_gaps() -> None:
    match = all_tiles_built().income()
    assert match.state.round == 2
    assert hall(match) == [None] * 6


def test_ruling_29_discarded_tiles_go_back_into_the_bag() -> None:
    setup = table(3).hall("b01", "b02", "b03", "b04", "b05").scrapped(*WORKSHOPS[5:], *["community"] * 12)
    match = setup.income()
    assert None not in hall(match)
    assert at(match)["scrapped"] == {}
    assert sum(at(match)["bag"].values()) == 48 - 6


def test_ruling_30_an_empty_council_stack_leaves_gaps() -> None:
    setup = table(3).fulfilled(0, *COUNCIL[:10]).fulfilled(1, *COUNCIL[10:13])
    for member in ("halfling", "human", "elf"):
        setup.demand(member, 1, None)
    position = setup.position(0)
    assert sum(where == 1 for where in position["council_tile"].values()) == 2  # type: ignore[attr-defined]
    match = setup.income()
    assert [tile >= 0 for tile in at(match)["council"][0]] == [True, True, False, True, True, True]
    assert match.state.round == 2


def test_ruling_31_the_sum_paid_lies_within_the_demand() -> None:
    match = table(3).has(0, houses=1).goods(0, 9).hand(0, "s03").character(0, "k03").turn(0)
    least, most = PIECES["settlers"]["s03"]["demand"]
    paid = set()

    def pay(state: State, total: int) -> None:
        for action in state.legal():
            number = int(GAME.actions[action]["number"])
            after = state.copy()
            after.apply(action)
            if asked(after) == "pay":
                pay(after, total + number)
            else:
                paid.add(total + number)

    play(match, "complete s03")
    assert "pay 4 weaponry" in match.legal
    assert refused(match, "pay 4 magic") == "why-too-many-of-a-good"
    pay(match.state.copy(), 0)
    assert paid == set(range(least, most + 1))


def test_ruling_32_community_buildings_count_when_the_card_is_completed() -> None:
    setup = table(3).has(0, houses=1).goods(0, 3).hand(0, "s01").community(0, 1, 2).score(0, buildings=10)
    match = setup.turn(0)
    play(match, "sell community 1", "complete s01", "pay 2 artwork", "pay 2 furnishings")
    assert points(match, 0) == {"buildings": 5, "settlers": 4, "community": 1}


def test_ruling_33_the_clerk_replaces_all_six_settlers() -> None:
    state = table(3).display(*SHOWN).dice(0, 1).state()
    run(state, "die 1", "visit clerk", "renew settlers")
    run(state, *[f"draw s{k:02}" for k in range(1, 7)])
    assert display(state) == [f"s{k:02}" for k in range(1, 7)]
    assert {card for card, where in here(state)["pile"].items() if where == 2} == set(SHOWN)


def test_ruling_34_the_clerk_replaces_tiles_without_a_die_and_only_by_those_that_fit() -> None:
    setup = full_guild(table(3), "artists").hall("b04", "b07", "b13", "b19", "b25", "b31")
    state = setup.at(1, "hall", 3).dice(0, 1).state()
    run(state, "die 1", "visit clerk", "renew buildings", "draw b05", "draw b36", "draw b35", "draw b34", "draw b33")
    assert hall(state)[:3] == ["b36", "b35", None]
    run(state, "draw b32")
    assert hall(state) == ["b36", "b35", None, "b34", "b33", "b32"]
    assert here(state)["scrapped"]["b05"] == 1
