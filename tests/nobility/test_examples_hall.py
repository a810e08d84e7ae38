"""Guild Hall: workshops and their masters, community buildings, selling them, and the tiles on show."""

import pytest

from tests.nobility.looking import (
    GOODS,
    GUILDS,
    PIECES,
    apprentices,
    coins,
    goods,
    guild_of,
    hall,
    here,
    masters,
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

COST = PIECES["hall"]["cost"]
SPACES = [PIECES["guilds"]["workshop_spaces"][str(space)] for space in (1, 2, 3)]
TILES = ("b01", "b07", "b13", "b19", "b25", "b31")


def buyer(**more: int) -> Table:
    """With an apprentice in every guild."""
    return table(3).has(0, coins=max(COST), **more).apprentices(0, **dict.fromkeys(GUILDS, 1)).hall(*TILES)


# buying


@pytest.mark.parametrize("value", range(1, 7))
def test_hall_the_space_of_the_die_and_its_cost(value: int) -> None:
    match = buyer().dice(0, value).turn(0)
    visit(match, value, "hall")
    tile = TILES[value - 1]
    assert coins(match, 0) == max(COST) - COST[value - 1]
    assert masters(match, guild_of(tile)) == [0, -1, -1]
    assert hall(match)[value - 1] is None
    assert at(match)["hall_die"][value - 1] == 10 + value


@pytest.mark.parametrize("value", range(1, 7))
def test_hall_the_cost_must_be_paid(value: int) -> None:
    match = buyer(reputation=24).has(0, coins=COST[value - 1] - 1).dice(0, value).turn(0)
    play(match, f"die {value}")
    assert refused(match, "visit hall") == "why-too-few-coins"


def test_hall_one_die_on_a_space_and_no_new_tile_before_the_next_round() -> None:
    setup = buyer().dice(0, 3).dice(1, 3).has(1, coins=9).apprentices(1, carpenters=1)
    match = setup.turn(0)
    visit(match, 3, "hall")
    assert hall(match) == ["b01", "b07", None, "b19", "b25", "b31"]
    play(match, "end", "die 3")
    assert refused(match, "visit hall") == "why-space-taken"


def test_hall_an_empty_space_sells_nothing() -> None:
    match = buyer().hall("b01", None, "b13").dice(0, 2).turn(0)
    play(match, "die 2")
    assert refused(match, "visit hall") == "why-no-tile-there"


# workshops


def test_workshop_needs_an_apprentice_in_its_guild() -> None:
    setup = table(3).has(0, coins=9, workers=3).apprentices(0, wizards=2).apprentices(1, artists=1).hall("b01")
    match = setup.turn(0)
    play(match, "die 1")
    assert refused(match, "visit hall") == "why-no-apprentice-there"


@pytest.mark.parametrize("space", [1, 2, 3])
def test_workshop_goes_on_the_first_free_space_from_the_left(space: int) -> None:
    setup = buyer()
    for taken in range(1, space):
        setup.workshop(f"artists {taken}", f"b0{taken + 1}", owner=1)
    match = setup.turn(0)
    visit(match, 1, "hall")
    assert masters(match, "artists")[space - 1] == 0
    assert at(match)["workshop"]["artists"][space - 1] == 0
    assert points(match, 0) == {"buildings": SPACES[space - 1]["points"]}
    assert nobility(match, 0) == SPACES[space - 1]["stars"]
    assert apprentices(match, "artists") == [0, 0, 0]
    assert workers(match, 0) == 0


def test_workshop_master_is_no_apprentice_any_more_and_leaves_room() -> None:
    setup = table(3).has(0, coins=COST[0], workers=1).apprentices(0, artists=3).hall("b04").passed(1, 2).dice(0, 1, 3)
    match = setup.turn(0)
    visit(match, 1, "hall")
    assert apprentices(match, "artists") == [2, 0, 0]
    play(match, "end")
    visit(match, 3, "artists", "decline", "apprentice")
    assert apprentices(match, "artists") == [3, 0, 0]


def test_workshop_of_a_guild_without_room_cannot_be_bought() -> None:
    setup = buyer()
    for space in (1, 2, 3):
        setup.workshop(f"artists {space}", f"b0{space + 1}", owner=1)
    match = setup.turn(0)
    play(match, "die 1")
    assert refused(match, "visit hall") == "why-workshops-full"


def test_workshop_income_a_good_for_each_of_ones_own() -> None:
    setup = table(3).workshop("artists 1", "b01", owner=0).workshop("artists 2", "b02", owner=0)
    match = setup.workshop("wizards 1", "b31", owner=1).workshop("scholars 1", "b25").income()
    assert [goods(match, seat) for seat in range(3)] == [{"artwork": 2}, {"magic": 1}, {}]


def test_workshops_of_a_full_guild_leave_the_hall_in_preparation() -> None:
    setup = table(3).hall("b01", "b07", "b05", "b19", "community", "b25").passed(1, 2)
    for space, tile in enumerate(("b02", "b03", "b04"), start=1):
        setup.workshop(f"artists {space}", tile, owner=1)
    state = setup.state()
    # Drawn tiles of the same guild are replaced as well.
    run(state, "pass", "draw b06", "draw b36", "draw b35")
    assert hall(state) == ["b07", "b19", "community", "b25", "b36", "b35"]
    assert here(state)["scrapped"] == {"b01": 1, "b05": 1, "b06": 1}


# community buildings


def builder(**more: int) -> Table:
    return table(3).has(0, coins=max(COST), workers=1, **more).hall("community", "community")


def test_community_needs_a_worker_in_the_lot() -> None:
    match = builder().has(0, workers=0).apprentices(0, artists=2).turn(0)
    play(match, "die 1")
    assert refused(match, "visit hall") == "why-no-worker"


@pytest.mark.parametrize("space", [1, 2, 3])
def test_community_goes_on_a_free_space_of_ones_choice(space: int) -> None:
    match = builder().turn(0)
    visit(match, 1, "hall")
    assert legal(match) == {"build 1", "build 2", "build 3"}
    play(match, f"build {space}")
    assert at(match)["community"][0] == [int(k + 1 == space) for k in range(3)]
    assert workers(match, 0) == 0
    assert nobility(match, 0) == 2
    assert points(match, 0) == {"buildings": 5}
    assert coins(match, 0) == max(COST) - COST[0]


def test_community_the_last_free_space_is_taken_without_asking() -> None:
    match = builder().community(0, 1, 3).turn(0)
    visit(match, 1, "hall")
    assert at(match)["community"][0] == [1, 1, 1]


def test_community_a_taken_space_is_refused() -> None:
    match = builder().community(0, 2).turn(0)
    visit(match, 1, "hall")
    assert legal(match) == {"build 1", "build 3"}
    assert refused(match, "build 2") == "why-community-space-taken"
    assert refused(match, "done") == "why-not-asked-now"


def test_community_three_are_the_most() -> None:
    match = builder().community(0, 1, 2, 3).turn(0)
    play(match, "die 1")
    assert refused(match, "visit hall") == "why-no-community-space"


def test_community_income_is_what_stands_over_it() -> None:
    match = table(3).community(0, 1).community(1, 3).income()
    assert (coins(match, 0), reputation(match, 0)) == (1, 9)
    assert (coins(match, 1), reputation(match, 1)) == (0, 10)
    match = table(3).community(0, 1, 2, 3).income()
    assert match.state.phase == "income"
    assert legal(match) == {f"gain {good}" for good in GOODS}
    play(match, "gain magic")
    assert (coins(match, 0), reputation(match, 0), goods(match, 0)) == (1, 10, {"magic": 1})
    assert match.state.round == 2


def test_community_goods_are_chosen_in_turn_order() -> None:
    match = table(3).round(2, first=2).community(0, 2).community(2, 2).income()
    assert match.seat == 2
    play(match, "gain books")
    assert match.seat == 0
    play(match, "gain jewelry")
    assert [goods(match, seat) for seat in range(3)] == [{"jewelry": 1}, {}, {"books": 1}]


# selling


def seller() -> Table:
    setup = table(3).workshop("artists 1", "b04", owner=1).workshop("artists 2", "b02", owner=0)
    return setup.community(0, 2).score(0, buildings=SPACES[1]["points"] + 5, settlers=10).has(0, nobility=4)


def test_selling_a_workshop() -> None:
    match = seller().turn(0)
    play(match, "sell workshop artists 2")
    assert coins(match, 0) == 3
    assert score(match, 0) == 15
    assert workers(match, 0) == 1
    assert nobility(match, 0) == 4
    assert masters(match, "artists") == [1, -1, -1]
    assert at(match)["workshop"]["artists"][1] == 1


def test_selling_leaves_a_workshop_without_owner_that_still_works() -> None:
    match = seller().dice(0, 1).dice(1, 3).turn(0)
    play(match, "sell workshop artists 2", "die 1", "visit castle")
    before = [score(match, seat) for seat in range(3)]
    visit(match, 3, "artists", "decline", "use reputation")
    assert reputation(match, 1) == 10
    assert [score(match, seat) for seat in range(3)] == before
    assert coins(match, 0) == 3


def test_selling_a_community_building() -> None:
    match = seller().turn(0)
    play(match, "sell community 2")
    assert coins(match, 0) == 3
    assert score(match, 0) == SPACES[1]["points"] + 10
    assert workers(match, 0) == 1
    assert nobility(match, 0) == 4
    assert at(match)["community"][0] == [0, 0, 0]
    assert at(match)["gone"] == 1
    assert "community" not in at(match)["scrapped"]


def test_selling_is_free_and_needs_no_die() -> None:
    match = seller().turn(0)
    play(match, "sell community 2", "die 1", "visit castle")
    assert at(match)["used"][0] == 1
    assert match.seat == 1


def test_selling_only_ones_own() -> None:
    match = seller().turn(0)
    assert legal(match, "sell workshop", "sell community") == {"sell workshop artists 2", "sell community 2"}
    assert refused(match, "sell workshop artists 1") == "why-not-your-building"
    assert refused(match, "sell community 1") == "why-not-your-building"


def test_selling_frees_the_space_for_another_community_building() -> None:
    setup = builder().community(0, 1, 2, 3).score(0, buildings=15).passed(1, 2)
    match = setup.turn(0)
    play(match, "sell community 2")
    visit(match, 1, "hall")
    assert at(match)["community"][0] == [1, 1, 1]
    assert points(match, 0) == {"buildings": 15}
    assert workers(match, 0) == 1
