"""The solo game: the automa's dice, and the fifteen objectives."""

import pytest

import burgher
from burgher.core.state import CHANCE
from tests.nobility.looking import (
    AUTOMA,
    COUNCIL,
    GAME,
    GUILDS,
    OBJECTIVES,
    PIECES,
    RACES,
    WORKSHOPS,
    coins,
    guild_of,
    hall,
    here,
    points,
    run,
    visit,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play, refused

CLOSED = {1: "scholars", 2: "blacksmiths", 3: "carpenters", 4: "wizards", 5: "merchants", 6: "artists"}
REWARDS = [PIECES["guilds"]["workshop_spaces"][str(space)]["reward"] for space in (1, 2, 3)]


# the automa's dice


def test_the_automa_throws_before_the_player() -> None:
    state = table(1).rolling("automa", first=0)
    for which in range(5):
        assert GAME.layout.questions[state.question()] == "automa"
        assert state.first() == which
        run(state, f"roll {which + 1}")
    assert GAME.layout.questions[state.question()] == "roll"
    for _ in range(5):
        assert state.seat == CHANCE
        run(state, "roll 6")
    assert state.seat == 0


def test_white_in_the_tavern_and_green_in_the_yard() -> None:
    state = table(1).rolling("automa", first=0)
    run(state, "roll 4", "roll 2")
    assert here(state)["tavern_die"][0] == 74
    assert here(state)["yard_die"][0] == 72


def test_the_players_dice_follow_the_automas_in_tavern_and_yard() -> None:
    match = table(1).at(AUTOMA, "tavern", 4).at(AUTOMA, "yard", 2).has(0, coins=9).dice(0, 3, 4, 2).turn(0)
    play(match, "die 3")
    assert refused(match, "visit tavern") == "why-die-too-low"
    assert refused(match, "visit yard") == "why-die-too-high"
    match.undo()
    play(match, "die 4")
    assert "visit tavern" in match.legal
    match.undo()
    play(match, "die 2", "visit yard")
    assert at(match)["yard_die"][:2] == [72, 12]


@pytest.mark.parametrize("face", range(1, 7))
def test_yellow_takes_a_building_away(face: int) -> None:
    tiles = ("b01", "b07", "b13", "b19", "b25", "b31")
    state = table(1).hall(*tiles).rolling("automa", first=2)
    run(state, f"roll {face}")
    assert hall(state)[face - 1] is None
    assert here(state)["scrapped"] == {tiles[face - 1]: 1}
    assert here(state)["hall_die"][face - 1] == 70 + face


def test_yellow_on_an_empty_space_takes_nothing() -> None:
    state = table(1).hall("b01", None, "b13").rolling("automa", first=2)
    run(state, "roll 2")
    assert hall(state) == ["b01", None, "b13", None, None, None]
    assert here(state)["scrapped"] == {}


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("which", [3, 4], ids=["red", "blue"])
def test_red_and_blue_close_a_guild(which: int, face: int) -> None:
    state = table(1).rolling("automa", first=which)
    run(state, f"roll {face}")
    dice = here(state)["guild_die"]
    assert [guild for guild in GUILDS if any(dice[guild])] == [CLOSED[face]]
    match = table(1).at(AUTOMA, CLOSED[face], face).turn(0)
    play(match, "die 3")
    assert f"visit {CLOSED[face]}" not in match.legal


def test_equal_red_and_blue_dice_close_one_guild_once() -> None:
    setup = table(1).workshop("wizards 1", "b31", owner=0)
    state = setup.rolling("automa", first=3)
    run(state, "roll 4", "roll 4")
    assert sum(die > 0 for dice in here(state)["guild_die"].values() for die in dice) == 1
    assert coins(state, 0) == 2 * REWARDS[0].get("coins", 0)


def test_a_die_in_a_guild_pays_ones_own_workshops_double() -> None:
    setup = table(1).workshop("artists 1", "b01", owner=0).workshop("artists 3", "b03", owner=0)
    setup.workshop("wizards 1", "b31", owner=0)
    state = setup.rolling("automa", first=3)
    run(state, "roll 6")
    rewards = [REWARDS[0], REWARDS[2]]
    assert coins(state, 0) == 2 * sum(reward.get("coins", 0) for reward in rewards)
    assert points(state, 0).get("rewards", 0) == 2 * sum(reward.get("points", 0) for reward in rewards)
    # Nothing else is used: the automa has no use for a coin or a reroll.
    assert state.seat == CHANCE


def test_a_die_in_a_guild_without_ones_workshops_pays_nothing() -> None:
    state = table(1).workshop("artists 1", "b01").rolling("automa", first=3)
    run(state, "roll 6")
    assert (coins(state, 0), points(state, 0)) == (0, {})


def test_the_solo_guide_is_that_of_two_players() -> None:
    match = table(1).dice(0, 1, 3).passed().has(0, workers=3).turn(0)
    visit(match, 1, "artists", "apprentice", "apprentice")
    assert at(match)["apprentices"]["artists"] == [2]
    play(match, "die 3")
    assert refused(match, "visit artists") == "why-guild-closed"


def test_the_automas_dice_leave_with_the_others() -> None:
    match = table(1).at(AUTOMA, "tavern", 4).at(AUTOMA, "artists", 6).hall("b01").at(AUTOMA, "hall", 1).income()
    dice = [die for die in at(match)["tavern_die"] if die]
    assert len(dice) == 1
    assert match.state.round == 2


# objectives


def given(setup: Table, need: str, number: int) -> None:
    """Everything for one condition."""
    if need == "council":
        setup.fulfilled(0, *COUNCIL[:number])
    elif need == "settlers":
        free = [card for card in ("s02", "s10", "s18", "s26", "s34", "s42", "s01") if card not in setup.lots[0]]
        setup.completed(0, *free[: number - len(setup.lots[0])])
    elif need == "races":
        setup.settled(0, *RACES[:number])
    elif need == "same_race":
        setup.settled(0, *["elf"] * number)
    elif need in ("workshops", "workshop_guilds"):
        for k in range(number):
            guild = GUILDS[k] if need == "workshop_guilds" or k < 4 else GUILDS[0]
            space = 1 if setup.shops[guild][0] is None else 3
            tile = next(t for t in WORKSHOPS if guild_of(t) == guild and t not in setup.shops[guild])
            setup.workshop(f"{guild} {space}", tile, owner=0)
    elif need == "community":
        setup.community(0, *range(1, number + 1))
    elif need == "goods":
        setup.goods(0, books=number)
    else:
        setup.has(0, **{need: number})


def with_needs(objective: str, short_of: str | None = None) -> Table:
    """All that an objective asks for, but one less of one thing."""
    needs = {need: number - (need == short_of) for need, number in PIECES["objectives"][objective]["need"].items()}
    setup = table(1).objective(objective).has(0, reputation=10)
    each = needs.pop("guild_apprentices", 0)
    guilds = needs.pop("guilds", 0)
    setup.apprentices(0, **dict.fromkeys(GUILDS[:guilds], each))
    for need, number in needs.items():
        given(setup, need, number)
    return setup


CONDITIONS = [(objective, need) for objective in OBJECTIVES for need in PIECES["objectives"][objective]["need"]]


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_objective_is_reached_when_all_conditions_hold_at_the_end_of_a_turn(objective: str) -> None:
    match = with_needs(objective).turn(0)
    events = play(match, "pass")
    assert match.over
    assert match.winners == [0]
    assert [event.id for event in events if event.id.startswith(("objective", "solo"))] == [
        "objective-reached",
        "solo-won",
    ]


@pytest.mark.parametrize(("objective", "need"), CONDITIONS)
def test_objective_is_not_reached_without_all_of_one_condition(objective: str, need: str) -> None:
    match = with_needs(objective, short_of=need).turn(0)
    play(match, "pass")
    while match.state.phase == "income":
        play(match, "gain magic")
    assert (match.state.round, match.over) == (2, False)


@pytest.mark.parametrize(("objective", "need"), CONDITIONS)
def test_the_objective_is_nearer_the_more_of_it_there_is(objective: str, need: str) -> None:
    """Nothing of it, all but one of one thing, all of it."""
    missing = with_needs(objective, short_of=need).turn(0).state.nearness()
    assert table(1).objective(objective).turn(0).state.nearness() < missing < 1.0
    assert with_needs(objective).turn(0).state.nearness() == 1.0


def with_workshops(guilds: int) -> Table:
    """For the objective that asks for workshops in four guilds; those here stand on their first spaces."""
    setup = table(1).objective("o04").completed(0, "s02", "s10", "s18", "s26", "s34")
    for guild in GUILDS[:guilds]:
        setup.workshop(f"{guild} 1", next(tile for tile in WORKSHOPS if guild_of(tile) == guild), owner=0)
    return setup


@pytest.mark.parametrize("space", [1, 2, 3])
def test_a_workshop_counts_for_its_guild_on_whatever_space(space: int) -> None:
    setup = with_workshops(3)
    for k, tile in enumerate([tile for tile in WORKSHOPS if guild_of(tile) == GUILDS[3]][:3]):
        setup.workshop(f"{GUILDS[3]} {k + 1}", tile, owner=0 if k + 1 == space else -1)
    match = setup.turn(0)
    play(match, "pass")
    assert match.winners == [0]


def test_a_second_workshop_in_a_guild_is_no_further_guild() -> None:
    match = with_workshops(3).workshop(f"{GUILDS[0]} 3", "b30", owner=0).turn(0)
    play(match, "pass")
    assert not match.over


def test_every_objective_has_two_conditions() -> None:
    for objective in OBJECTIVES:
        needs = set(PIECES["objectives"][objective]["need"]) - {"guild_apprentices"}
        assert len(needs) == 2


def test_the_first_objective_is_the_rulebooks() -> None:
    assert PIECES["objectives"]["o01"]["need"] == {"guilds": 4, "guild_apprentices": 2, "council": 5}


def test_objective_reached_by_income_counts() -> None:
    """All the coins with the income of the last round."""
    setup = with_needs("o13").has(0, coins=23).apprentices(0, artists=1).round(10)
    match = setup.turn(0)
    play(match, "pass")
    assert match.over
    assert coins(match, 0) >= 25
    assert match.winners == [0]


def test_objective_must_hold_at_the_end_of_the_turn_not_within_it() -> None:
    match = with_needs("o13").turn(0)
    visit(match, 5, "carpenters")
    while not legal(match) & {"buy 3"}:
        play(match, "decline")
    play(match, "buy 3", "end")
    assert coins(match, 0) < 25
    assert not match.over


def test_the_tenth_round_without_success_is_lost() -> None:
    match = table(1).objective("o02").round(10).turn(0)
    events = play(match, "pass")
    assert match.over
    assert match.winners == []
    assert events[-1].id == "solo-lost"


def test_the_game_goes_on_for_ten_rounds() -> None:
    match = burgher.Match("nobility", 1, seed=5)
    rounds = set()
    while not match.over:
        rounds.add(match.state.round)
        play(match, "pass" if "pass" in match.legal else sorted(legal(match))[0])
    assert rounds == set(range(1, 11))
    assert match.winners == []


def test_a_solo_game_still_counts_points() -> None:
    match = with_needs("o02").goods(0, 1).turn(0)
    play(match, "pass")
    assert points(match, 0) == {"goods": 3, "nobility": PIECES["nobility"]["points"]["by_level"][10]}
