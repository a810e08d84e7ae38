"""The Chancery: its desks and their benefits, its income, commission cards and their dice tiles."""

from typing import Any

import pytest

import burgher
from burgher.core.state import CHANCE, State
from tests.nobility.looking import (
    COMMISSIONS,
    COUNCIL,
    GAME,
    GUILDS,
    MEMBERS,
    PIECES,
    RACES,
    TILES,
    WORKSHOPS,
    coins,
    display,
    guild_of,
    hand,
    here,
    houses,
    modifiers,
    points,
    race_of,
    reputation,
    run,
    visit,
    workers,
)
from tests.nobility.table import Table, low_stack, table
from tests.playing import at, legal, play, refused

TOP: Any = PIECES["desks"]["top"]
BOTTOM: Any = PIECES["desks"]["bottom"]
BENEFITS = ("council_coins", "port_coins", "council_loss", "tavern_cards", "house_discount", "building_discount")
COST = PIECES["hall"]["cost"]


def chancery(players: int = 3) -> Table:
    return table(players, chancery=True)


def desk_with(benefit: str) -> str:
    """The desk of the top row with this benefit."""
    return f"top {next(space for space in '123456' if TOP[space]['benefit'] == benefit)}"


# set-up


def test_everybody_is_dealt_three_commission_cards_and_keeps_one() -> None:
    match = burgher.Match("nobility", 3, {"chancery": True}, seed=2)
    for seat in range(3):
        assert match.seat == seat
        dealt = {COMMISSIONS[k] for k in range(18) if at(match)["commission"].get(COMMISSIONS[k]) == 2 + seat}
        assert len(dealt) == 3
        assert legal(match) == {f"keep {card}" for card in dealt}
        other = next(card for card in COMMISSIONS if card not in dealt)
        assert refused(match, f"keep {other}") == "why-not-dealt-to-you"
        play(match, f"keep {min(dealt)}")
    position = at(match)
    assert sorted(position["commission"].values()) == [1, 1, 1]
    assert sorted(position["tile_seat"].values()) == [0, 1, 2]
    assert all(filled == [0, 0, 0] for filled in position["tile_filled"].values())
    assert match.state.round == 1


def test_first_cards_that_were_not_kept_go_back_to_the_stack() -> None:
    state = burgher.find("nobility").new(2, {"chancery": True})
    while state.phase == "setup" and not state.seat >= 0:
        state.apply(state.outcomes()[0][0])
    kept = str(burgher.find("nobility").actions[state.legal()[0]])
    run(state, kept)
    assert sum(where == 2 for where in here(state)["commission"].values()) == 1
    assert len(here(state)["commission"]) == 1 + 3


# the desks


def clerk_to_be(race: str = TOP["3"]["race"], players: int = 3) -> Table:
    return chancery(players).has(0, workers=1).settled(0, race).dice(0, 3)


def test_a_desk_needs_the_die_the_race_and_a_worker() -> None:
    match = clerk_to_be().turn(0)
    visit(match, 3, "desk top")
    assert at(match)["desk"]["top"][2] == 0
    assert at(match)["desk_die"][2] == 13
    assert workers(match, 0) == 0
    match = clerk_to_be().has(0, workers=0).apprentices(0, artists=2).turn(0)
    play(match, "die 3")
    assert refused(match, "visit desk top") == "why-no-worker"
    other = next(race for race in RACES if race != TOP["3"]["race"])
    match = clerk_to_be(other).turn(0)
    play(match, "die 3")
    assert refused(match, "visit desk top") == "why-race-not-settled"


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("row", ["top", "bottom"])
def test_each_desk_has_its_die_and_its_race(value: int, row: str) -> None:
    race = PIECES["desks"][row][str(value)]["race"]
    match = chancery(5).has(0, workers=1).settled(0, race).dice(0, value).turn(0)
    visit(match, value, f"desk {row}")
    assert at(match)["desk"][row][value - 1] == 0


def test_a_die_space_serves_the_desks_above_and_below_but_one_in_a_round() -> None:
    setup = clerk_to_be(players=5).has(1, workers=1).settled(1, BOTTOM["3"]["race"]).dice(1, 3)
    match = setup.turn(0)
    visit(match, 3, "desk top")
    play(match, "die 3")
    assert refused(match, "visit desk bottom") == "why-space-taken"


def test_a_desk_with_an_apprentice_is_taken_for_good() -> None:
    match = clerk_to_be().desk(1, "top 3").turn(0)
    play(match, "die 3")
    assert refused(match, "visit desk top") == "why-desk-taken"


def test_an_apprentice_at_a_desk_is_not_called_back_or_moved() -> None:
    match = chancery().desk(0, "top 3").dice(0, 5, 1).turn(0)
    play(match, "die 5")
    assert refused(match, "visit board") == "why-no-apprentice-out"
    match.undo()
    visit(match, 1, "artists")
    assert match.seat == 1


def test_without_the_chancery_there_are_no_desks_and_no_commissions() -> None:
    match = table(3).has(0, workers=1).settled(0, *RACES).turn(0)
    play(match, "die 3")
    assert refused(match, "visit desk top") == "why-no-chancery"
    assert refused(match, "visit commission d01") == "why-no-chancery"
    play(match, "visit clerk")
    assert refused(match, "commission") == "why-no-chancery"


@pytest.mark.parametrize("row", ["top", "bottom"])
def test_all_six_benefits_are_in_each_row(row: str) -> None:
    assert {PIECES["desks"][row][space]["benefit"] for space in "123456"} == set(BENEFITS)
    assert {PIECES["desks"][row][space]["race"] for space in "123456"} == set(RACES)


# the benefits


def petitioner(setup: Table) -> Table:
    return setup.has(0, nobility=12, coins=9).goods(0, 9).settled(0, "elf").demand("elf", 1, "c13").dice(0, 1)


def test_benefit_council_tiles_without_paying_coins() -> None:
    match = petitioner(chancery().desk(0, desk_with("council_coins"))).has(0, coins=0).turn(0)
    visit(match, 1, "council elf")
    assert coins(match, 0) == 0
    assert points(match, 0) == {"council": PIECES["council"]["tiles"]["c13"]["points"]}
    # Its goods must be paid all the same.
    setup = petitioner(chancery().desk(0, desk_with("council_coins"))).demand("elf", 1, "c30").goods(0, 1, books=0)
    match = setup.turn(0)
    play(match, "die 1")
    assert refused(match, "visit council elf") == "why-too-few-goods"


def test_benefit_a_coin_more_for_each_good_in_the_port() -> None:
    match = chancery().desk(0, desk_with("port_coins")).goods(0, 2).dice(0, 3).turn(0)
    visit(match, 3, "port", "sell jewelry", "sell magic", "sell furnishings")
    assert coins(match, 0) == (3 + 2 + 1) + 3


def test_benefit_one_reputation_lost_with_a_council_tile() -> None:
    match = petitioner(chancery().desk(0, desk_with("council_loss"))).turn(0)
    visit(match, 1, "council elf")
    assert reputation(match, 0) == 8


def test_benefit_two_settlers_cards_in_the_tavern() -> None:
    setup = chancery().desk(0, desk_with("tavern_cards")).display("s31", "s32", "s33", "s34", "s35", "s36")
    state = setup.dice(0, 1).state()
    # The display is full again before the second card.
    run(state, "die 1", "visit tavern", "take s31", "draw s48", "take s48")
    assert hand(state, 0) == ["s31", "s48"]
    match = setup.turn(0)
    visit(match, 1, "tavern", "take s31", "done")
    assert hand(match, 0) == ["s31"]
    assert len(display(match)) == 6
    assert match.seat == 1


def test_benefit_a_house_for_four_coins() -> None:
    match = chancery().desk(0, desk_with("house_discount")).has(0, coins=4).turn(0)
    visit(match, 1, "yard")
    assert (houses(match, 0), coins(match, 0)) == (1, 0)


def test_benefit_buildings_for_a_coin_less() -> None:
    setup = chancery().desk(0, desk_with("building_discount")).has(0, coins=COST[0] - 1).apprentices(0, artists=1)
    match = setup.hall("b01").turn(0)
    visit(match, 1, "hall")
    assert coins(match, 0) == 0


def test_benefits_are_for_those_who_sit_there() -> None:
    setup = chancery()
    for benefit in BENEFITS:
        setup.desk(1, desk_with(benefit))
    match = petitioner(setup).has(0, reputation=24).passed(1, 2).turn(0)
    visit(match, 1, "council elf")
    assert (coins(match, 0), reputation(match, 0)) == (9 - PIECES["council"]["tiles"]["c13"]["coins"], 22)
    play(match, "die 6", "visit port", "sell magic", "done")
    assert coins(match, 0) == 9 - PIECES["council"]["tiles"]["c13"]["coins"] + 2


def test_income_three_coins_for_each_desk() -> None:
    match = chancery().desk(0, "top 1", "top 4").desk(1, "top 2").income()
    assert [coins(match, seat) for seat in range(3)] == [6, 3, 0]


# taking commission cards


def caller(value: int, **more: int) -> Table:
    """With an apprentice at a desk, so that a second card may be had."""
    return chancery().desk(0, "top 1").dice(0, value).has(0, reputation=15, **more)


@pytest.mark.parametrize(("value", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_clerk_commission_cards_to_choose_from_and_their_price(value: int, cards: int) -> None:
    match = caller(value).turn(0)
    visit(match, value, "clerk", "commission")
    assert reputation(match, 0) == 15 - cards
    if cards > 1:
        assert len(legal(match)) == cards
        chosen = sorted(legal(match))[0]
        play(match, chosen)
        assert at(match)["commission"][chosen.split()[1]] == 1
    tiles = [tile for tile, seat in at(match)["tile_seat"].items() if seat == 0]
    assert len(tiles) == 2
    # The others are under the stack.
    assert sorted(at(match)["commission"].values()) == [1, 1, 1, 1] + [8 + 4] * (cards - 1)


def test_clerk_commission_needs_an_apprentice_at_a_desk() -> None:
    match = chancery().turn(0)
    visit(match, 1, "clerk")
    assert refused(match, "commission") == "why-too-many-commissions"


def test_clerk_commission_one_more_for_each_desk() -> None:
    match = caller(1).commission(0, "v01", "d01").commission(0, "v02", "d02").turn(0)
    visit(match, 1, "clerk")
    assert refused(match, "commission") == "why-too-many-commissions"
    match = caller(1).desk(0, "top 2").commission(0, "v01", "d01").commission(0, "v02", "d02").turn(0)
    visit(match, 1, "clerk", "commission")
    assert list(at(match)["tile_seat"].values()).count(0) == 3


def test_clerk_commission_once_in_a_visit_and_beside_all_else() -> None:
    match = caller(3, coins=1).desk(0, "top 2").turn(0)
    visit(match, 3, "clerk", "commission")
    play(match, sorted(legal(match))[0])
    assert refused(match, "commission") == "why-commission-already-drawn"
    play(match, "renew settlers", "buy 1")
    assert modifiers(match, 0) == 2
    assert match.seat == 1


def test_clerk_commission_from_a_stack_with_one_card_left() -> None:
    """All desks are taken, and everybody has as many cards as they may, but one seat."""
    setup = chancery(6).dice(2, 5).has(2, reputation=20)
    for seat in range(6):
        setup.desk(seat, f"top {seat + 1}", f"bottom {seat + 1}")
    for k in range(17):
        setup.commission((k + 3) % 6, COMMISSIONS[k], TILES[k])
    match = setup.turn(2)
    visit(match, 5, "clerk", "commission")
    assert reputation(match, 2) == 17
    assert at(match)["tile_seat"]["d18"] == 2
    assert at(match)["tile_card"]["d18"] == 17


def drawn_next(state: State) -> set[str]:
    return {str(GAME.actions[action]).removeprefix("draw ") for action, _ in state.outcomes()}


def test_cards_under_the_stack_come_last_and_those_put_there_first_before_the_others() -> None:
    state = low_stack(1).state(2)
    run(state, "die 5", "visit clerk", "commission")
    assert drawn_next(state) == {"v18"}
    run(state, "draw v18")
    assert drawn_next(state) == {"v01", "v02"}
    run(state, "draw v02")
    assert drawn_next(state) == {"v01"}
    run(state, "draw v01", "keep v02", "draw d18")
    # Two are put under the card that was there already.
    assert {card: where for card, where in here(state)["commission"].items() if where > 1} == {
        "v03": 8 + 8,
        "v01": 8 + 15,
        "v18": 8 + 15,
    }
    assert here(state)["put_back"][2] == {"v01": 15, "v18": 15}


def test_one_card_for_a_low_die_is_the_one_on_top() -> None:
    state = low_stack(0).state(2)
    run(state, "die 1", "visit clerk", "commission")
    assert drawn_next(state) == {"v01", "v02"}
    run(state, "draw v01", "draw d16")
    assert here(state)["commission"]["v01"] == 1
    assert here(state)["commission"]["v02"] == 8 + 7


def test_a_card_that_comes_back_to_a_seat_is_not_put_back_any_more() -> None:
    state = low_stack(0).dice(1, 1).state(1)
    run(state, "die 1", "visit clerk", "commission", "draw v01", "draw d16", "done")
    assert here(state)["put_back"][1] == {"v03": 8}
    setup = low_stack(0).also(put_back=[{}, {"v01": 8, "v02": 8, "v03": 8}, {}, {}, {}, {}])
    where: Any = setup.more["commission"]
    state = setup.also(commission=where | dict.fromkeys(("v01", "v02", "v03"), 8 + 8)).dice(1, 3).state(1)
    run(state, "die 3", "visit clerk", "commission", "draw v01", "draw v03", "keep v03", "draw d16")
    assert here(state)["put_back"][1] == {"v01": 16, "v02": 8}


# dice on commission cards


def holder(*filled: int, tile: str = "d01", card: str = "v18") -> Table:
    """Seat 0 has one card under a tile."""
    return chancery().commission(0, card, tile, *filled)


def test_a_die_fills_the_field_of_its_value() -> None:
    fields = PIECES["dice_tiles"]["d01"]
    match = holder().dice(0, *fields).turn(0)
    play(match, f"die {fields[1]}")
    assert "visit commission d01" in match.legal
    play(match, "visit commission d01")
    assert at(match)["tile_filled"]["d01"] == [0, 1, 0]
    assert at(match)["used"][0] == fields[1]
    assert match.seat == 1


def test_a_die_without_a_field_and_another_seats_tile() -> None:
    missing = next(value for value in range(1, 7) if value not in PIECES["dice_tiles"]["d01"])
    match = holder().commission(1, "v17", "d05").dice(0, missing).turn(0)
    play(match, f"die {missing}")
    assert refused(match, "visit commission d01") == "why-no-field-for-die"
    assert refused(match, "visit commission d05") == "why-not-your-tile"


def test_a_filled_field_takes_no_second_die() -> None:
    value = PIECES["dice_tiles"]["d01"][0]
    match = holder(2).dice(0, value).turn(0)
    play(match, f"die {value}")
    assert refused(match, "visit commission d01") == "why-no-field-for-die"


def test_city_tokens_keep_the_fields_when_the_dice_are_taken_back() -> None:
    match = holder(1, 2, 0).income()
    assert at(match)["tile_filled"]["d01"] == [2, 2, 0]
    assert sum(at(match)["dice"][0].values()) == 5


def test_a_card_is_active_when_all_fields_are_filled_in_one_round_or_several() -> None:
    value = PIECES["dice_tiles"]["d01"][2]
    match = holder(2, 1).has(0, reputation=24).dice(0, value).turn(0)
    events = play(match, f"die {value}", "visit commission d01")
    assert "commission-activated" in [event.id for event in events]


def ended(setup: Table) -> burgher.Match:
    match = setup.round(10).income()
    while not match.over:
        play(match, "gain books")
    return match


def test_only_active_cards_count_at_the_end() -> None:
    for filled in ((0, 0, 0), (2, 2, 0), (1, 2, 0)):
        match = ended(holder(*filled).has(0, reputation=24))
        assert "commissions" not in points(match, 0)
    match = ended(holder(2, 2, 1).has(0, reputation=24))
    assert points(match, 0)["commissions"] == max(PIECES["commissions"]["v18"]["points"].values())


def test_several_active_cards_all_count() -> None:
    setup = holder(2, 2, 2).desk(0, "top 1").commission(0, "v17", "d02", 2, 2, 2)
    match = ended(setup.has(0, reputation=24, nobility=12))
    expected = sum(max(PIECES["commissions"][card]["points"].values()) for card in ("v17", "v18"))
    assert points(match, 0)["commissions"] == expected


# what commission cards reward


def counted(setup: Table, measure: str, number: int) -> None:
    """So many of what a card counts."""
    what, _, name = measure.partition("_")
    if what == "settlers" and name:
        setup.settled(0, *[name] * number)
    elif what == "figures":
        room = min(number, 2)
        setup.apprentices(0, **{name: room})
        tiles = [tile for tile in WORKSHOPS if guild_of(tile) == name]
        for space in range(1, number - room + 1):
            setup.workshop(f"{name} {space}", tiles[space], owner=0)
    elif measure == "community":
        setup.community(0, *range(1, number + 1))
    elif measure == "workshops":
        for k in range(number):
            tile = next(t for t in WORKSHOPS if guild_of(t) == GUILDS[k])
            setup.workshop(f"{GUILDS[k]} 1", tile, owner=0)
    elif measure == "settlers":
        setup.settled(0, *[RACES[k % 6] for k in range(number)])
    elif measure == "council":
        setup.fulfilled(0, *COUNCIL[:number])
    else:
        setup.has(0, **{measure: number})


HIGHEST = {"community": 3, "workshops": 6, "settlers": 7, "council": 7, "nobility": 12, "reputation": 24}


@pytest.mark.parametrize("card", COMMISSIONS)
def test_every_commission_card_is_scored(card: str) -> None:
    """At each threshold, below it, and beyond the last."""
    measure = PIECES["commissions"][card]["measure"]
    steps = {int(number): worth for number, worth in PIECES["commissions"][card]["points"].items()}
    lowest = 6 if measure == "reputation" else 0
    highest = HIGHEST.get(measure, 4)
    numbers = {lowest, highest, *steps, *[number - 1 for number in steps]}
    for number in sorted(number for number in numbers if lowest <= number <= highest):
        setup = holder(2, 2, 2, card=card)
        counted(setup, measure, number)
        match = ended(setup)
        expected = max([worth for step, worth in steps.items() if step <= reached(match, measure, number)], default=0)
        assert points(match, 0).get("commissions", 0) == expected, number


def reached(match: burgher.Match, measure: str, number: int) -> int:
    """Income may have raised the reputation."""
    return reputation(match, 0) if measure == "reputation" else number


def test_what_the_commissions_are_about() -> None:
    measures = [PIECES["commissions"][card]["measure"] for card in COMMISSIONS]
    assert sorted(measures) == sorted(
        [f"settlers_{race}" for race in RACES]
        + [f"figures_{guild}" for guild in GUILDS]
        + ["community", "workshops", "settlers", "council", "nobility", "reputation"]
    )


# six players


def test_six_players_have_a_fourth_castle_space_for_any_die() -> None:
    for value in range(1, 7):
        match = table(6).dice(0, value).turn(0)
        visit(match, value, "castle_extra")
        assert reputation(match, 0) == 7 + PIECES["castle"]["die_spaces"]["4"]["reputation"]
        assert at(match)["castle_die"] == [0, 0, 0, 10 + value]
    match = table(6).at(1, "castle_extra", 3).turn(0)
    play(match, "die 3")
    assert refused(match, "visit castle_extra") == "why-space-taken"
    assert "visit castle" in match.legal


def test_six_players_throw_four_dice() -> None:
    state = table(6).rolling("roll", first=0, second=4)
    for _ in range(24):
        assert state.seat == CHANCE
        run(state, "roll 2")
    assert state.seat == 0
    assert here(state)["dice"] == [{"2": 4}] * 6


def test_the_races_of_the_members_and_of_the_pieces_agree() -> None:
    assert set(MEMBERS) == set(RACES)
    assert {race_of(f"s{k:02}") for k in range(1, 49)} == set(RACES)
