"""Stone Council, Berk the clerk, Port, White Castle, the die space of the own board: section by section."""

import pytest

import burgher
from tests.nobility.looking import (
    COUNCIL,
    GOODS,
    PIECES,
    RACES,
    apprentices,
    coins,
    display,
    goods,
    hall,
    here,
    modifiers,
    points,
    reputation,
    run,
    visit,
    workers,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play, refused

CASTLE = [PIECES["castle"]["die_spaces"][str(space)]["reputation"] for space in (1, 2, 3, 4)]


# Stone Council


def petitioner(*races: str, tile: str = "c13", member: str = "elf") -> Table:
    """Rich and noble, with these races settled; the tile lies in the second row."""
    setup = table(3).has(0, nobility=12, coins=9).goods(0, 9).settled(0, *races).dice(0, 3)
    return setup.demand(member, 2, tile)


def test_council_elves_and_dwarves_settled_open_elf_and_dwarf() -> None:
    match = petitioner("elf", "dwarf").turn(0)
    play(match, "die 3")
    assert legal(match, "visit council") == {"visit council elf", "visit council dwarf"}
    assert refused(match, "visit council human") == "why-race-not-settled"


@pytest.mark.parametrize("race", RACES)
def test_council_each_member_deals_with_those_who_settled_its_race(race: str) -> None:
    match = petitioner(race).turn(0)
    play(match, "die 3")
    assert legal(match, "visit council") == {f"visit council {race}"}


def test_council_needs_the_nobility_of_the_tile() -> None:
    needed = PIECES["council"]["tiles"]["c13"]["nobility"]
    match = petitioner("elf").has(0, nobility=needed - 1).turn(0)
    play(match, "die 3")
    assert refused(match, "visit council elf") == "why-nobility-too-low"
    match = petitioner("elf").has(0, nobility=needed).turn(0)
    visit(match, 3, "council elf")


@pytest.mark.parametrize("value", range(1, 7))
def test_council_the_row_of_the_die(value: int) -> None:
    setup = table(3).has(0, nobility=12, coins=9, reputation=12).goods(0, 9).settled(0, "human").dice(0, value)
    match = setup.turn(0)
    row = next(k for k in range(3) if value in PIECES["council"]["rows"][str(k + 1)])
    column = RACES.index("human")
    tile = at(match)["council"][row][column]
    visit(match, value, "council human")
    assert at(match)["council"][row][column] == -1
    assert at(match)["council_die"][row][column] == 10 + value
    assert at(match)["council_tile"][COUNCIL[tile]] == 2


@pytest.mark.parametrize("components", ["standard", "numerals_as_points"])
@pytest.mark.parametrize("tile", COUNCIL)
def test_council_every_tile_is_paid_and_scored(tile: str, components: str) -> None:
    values: dict[str, object] = burgher.find("nobility").components(components).values
    asked = values["council"]["tiles"][tile]  # type: ignore[index]
    setup = Table(3, {}, components).has(0, nobility=asked["nobility"], coins=9, reputation=9)
    match = setup.goods(0, 2).settled(0, "elf").dice(0, 3).demand("elf", 2, tile).turn(0)
    visit(match, 3, "council elf")
    assert coins(match, 0) == 9 - asked["coins"]
    assert {good: goods(match, 0).get(good, 0) for good in GOODS} == {
        good: 2 - asked["goods"].get(good, 0) for good in GOODS
    }
    assert points(match, 0) == {"council": asked["points"]}
    assert reputation(match, 0) == 7


def test_council_all_goods_and_coins_must_be_there() -> None:
    match = petitioner("elf", tile="c30").goods(0, 1, magic=0).turn(0)
    play(match, "die 3")
    assert refused(match, "visit council elf") == "why-too-few-goods"
    match = petitioner("elf", tile="c13").has(0, coins=PIECES["council"]["tiles"]["c13"]["coins"] - 1).turn(0)
    play(match, "die 3")
    assert refused(match, "visit council elf") == "why-too-few-coins"


def test_council_space_stays_empty_until_the_next_round() -> None:
    setup = petitioner("elf").has(1, nobility=12, coins=9, reputation=24).goods(1, 9).settled(1, "elf").dice(1, 4)
    match = setup.turn(0)
    visit(match, 3, "council elf")
    play(match, "die 4")
    assert refused(match, "visit council elf") == "why-space-taken"
    match = petitioner("elf", tile="c13").demand("elf", 2, None).turn(0)
    play(match, "die 3")
    assert refused(match, "visit council elf") == "why-no-demand-there"


# Berk the clerk


@pytest.mark.parametrize(("value", "more"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_clerk_gives_a_modifier_and_sells_more(value: int, more: int) -> None:
    match = table(3).has(0, coins=5).dice(0, value).turn(0)
    visit(match, value, "clerk")
    assert modifiers(match, 0) == 1
    assert legal(match, "buy") == {f"buy {number}" for number in range(1, more + 1)}
    assert refused(match, f"buy {more + 1}") == "why-more-than-allowed"
    if more:
        play(match, f"buy {more}")
    assert (modifiers(match, 0), coins(match, 0)) == (1 + more, 5 - more)
    play(match, "done")
    assert match.seat == 1


def test_clerk_sells_no_modifier_without_a_coin() -> None:
    match = table(3).has(0, coins=1).dice(0, 5).turn(0)
    visit(match, 5, "clerk")
    assert refused(match, "buy 2") == "why-too-few-coins"
    play(match, "buy 1")
    assert refused(match, "buy 1") == "why-modifiers-already-bought"


def test_clerk_replaces_all_settlers_on_show() -> None:
    shown = ("s01", "s02", "s03", "s04", "s05", "s06")
    match = table(3).display(*shown).turn(0)
    visit(match, 1, "clerk", "renew settlers")
    assert len(display(match)) == 6
    assert not set(display(match)) & set(shown)
    assert {card for card, where in at(match)["pile"].items() if where == 2} == set(shown)


def test_clerk_replaces_all_buildings_but_those_under_a_die() -> None:
    setup = table(3).hall("b01", "b07", "b13", "b19", "b25", "b31").at(1, "hall", 2)
    state = setup.dice(0, 1).state()
    run(state, "die 1", "visit clerk", "renew buildings")
    run(state, "draw b36", "draw community", "draw b35", "draw community", "draw b30")
    assert hall(state) == ["b36", None, "community", "b35", "community", "b30"]
    assert set(here(state)["scrapped"]) == {"b01", "b13", "b19", "b25", "b31"}


def test_clerk_replaces_the_one_or_the_other() -> None:
    match = table(3).turn(0)
    visit(match, 1, "clerk", "renew settlers")
    assert match.seat == 1
    match = table(3).has(0, coins=1).dice(0, 3).turn(0)
    visit(match, 3, "clerk", "renew buildings")
    assert refused(match, "renew settlers") == "why-already-renewed"
    assert legal(match) == {"buy 1", "done"}


def test_clerk_modifiers_alone_or_with_a_replacement() -> None:
    match = table(3).turn(0)
    visit(match, 1, "clerk", "done")
    assert (modifiers(match, 0), match.seat) == (1, 1)


@pytest.mark.parametrize("players", range(1, 7))
def test_clerk_and_castle_have_all_three_spaces_at_every_number_of_players(players: int) -> None:
    for place in ("clerk", "castle"):
        for value in range(1, 7):
            match = table(players).dice(0, value).turn(0)
            play(match, f"die {value}")
            assert f"visit {place}" in match.legal


def test_clerk_one_die_on_each_space() -> None:
    match = table(3).at(1, "clerk", 3).dice(0, 4, 5).turn(0)
    play(match, "die 4")
    assert refused(match, "visit clerk") == "why-space-taken"


# Port


def boris(**sold: int) -> Table:
    return table(3).dice(0, 3, 1).goods(0, 4).ship("h01", **sold)


def test_port_boris_sells_three_goods() -> None:
    match = boris().turn(0)
    visit(match, 3, "port", "sell jewelry")
    assert coins(match, 0) == 3
    play(match, "sell magic")
    assert coins(match, 0) == 3 + 2
    play(match, "sell furnishings")
    assert coins(match, 0) == 3 + 2 + 1
    assert at(match)["sold"] == {"jewelry": 1, "magic": 1, "furnishings": 1}
    assert match.seat == 1


@pytest.mark.parametrize("value", range(1, 7))
def test_port_as_many_goods_as_the_die_shows_in_any_mix(value: int) -> None:
    match = table(3).dice(0, value).goods(0, 4).turn(0)
    visit(match, value, "port")
    assert at(match)["port_die"][value - 1] == 10 + value
    sold = 0
    while match.seat == 0 and legal(match, "sell"):
        play(match, sorted(legal(match, "sell"))[0])
        sold += 1
    assert sold == value


def test_port_may_sell_less_but_not_nothing() -> None:
    match = boris().turn(0)
    visit(match, 3, "port")
    assert refused(match, "done") == "why-sell-one-first"
    play(match, "sell books", "done")
    assert goods(match, 0)["books"] == 3
    assert match.seat == 1


def test_port_one_die_on_each_space() -> None:
    match = boris().at(1, "port", 3).turn(0)
    play(match, "die 3")
    assert refused(match, "visit port") == "why-space-taken"


def test_port_a_good_without_free_spaces_is_not_sold() -> None:
    """Two spaces for a good at three coins."""
    match = boris(jewelry=1).turn(0)
    visit(match, 3, "port", "sell jewelry")
    assert refused(match, "sell jewelry") == "why-ship-full"
    assert "sell books" in match.legal


def test_port_only_goods_that_one_has() -> None:
    match = boris().goods(0, magic=2).turn(0)
    visit(match, 3, "port")
    assert legal(match) == {"sell magic"}
    assert refused(match, "sell books") == "why-no-such-good"
    play(match, "sell magic", "sell magic")
    assert match.seat == 1
    match = table(3).turn(0)
    play(match, "die 1")
    assert refused(match, "visit port") == "why-nothing-to-sell"


def test_port_goods_stay_on_the_ship_for_the_round() -> None:
    match = boris().goods(1, 4).turn(0)
    visit(match, 3, "port", "sell jewelry", "sell jewelry", "done")
    visit(match, 1, "port")
    assert refused(match, "sell jewelry") == "why-ship-full"


# White Castle


@pytest.mark.parametrize("value", range(1, 7))
def test_castle_gives_the_reputation_shown(value: int) -> None:
    match = table(3).dice(0, value).turn(0)
    visit(match, value, "castle")
    assert reputation(match, 0) == 9 + CASTLE[(value - 1) // 2]


def test_castle_counts_at_once() -> None:
    match = table(3).at(0, "scholars", 4).dice(0, 5, 1).passed(1, 2).community(0, 1).turn(0)
    visit(match, 5, "castle")
    play(match, "end")
    assert reputation(match, 0) == 9 + CASTLE[2]
    play(match, "die 1")


# the die space of the own board


@pytest.mark.parametrize("value", range(1, 7))
def test_own_board_calls_an_apprentice_back_with_a_five_or_six(value: int) -> None:
    match = table(3).dice(0, value).apprentices(0, artists=2).turn(0)
    play(match, f"die {value}")
    if value < 5:
        assert refused(match, "visit board") == "why-value-not-taken"
        return
    play(match, "visit board")
    assert apprentices(match, "artists") == [1, 0, 0]
    assert workers(match, 0) == 1
    assert at(match)["board_die"][0] == 10 + value


def test_own_board_from_a_guild_of_ones_choice() -> None:
    match = table(3).dice(0, 5).apprentices(0, artists=1, wizards=1).apprentices(1, scholars=1).turn(0)
    visit(match, 5, "board")
    assert legal(match) == {"recall artists", "recall wizards"}
    assert refused(match, "recall scholars") == "why-no-apprentice-there"
    play(match, "recall wizards")
    assert apprentices(match, "wizards") == [0, 0, 0]
    assert workers(match, 0) == 1


def test_own_board_calls_no_guild_master_back() -> None:
    match = table(3).dice(0, 5).workshop("artists 1", "b01", owner=0).turn(0)
    play(match, "die 5")
    assert refused(match, "visit board") == "why-no-apprentice-out"


def test_own_board_one_die_and_only_ones_own() -> None:
    match = table(3).at(0, "board", 5).dice(0, 6).has(0, reputation=20).apprentices(0, artists=1).turn(0)
    play(match, "die 6")
    assert refused(match, "visit board") == "why-space-taken"
    match = table(3).at(1, "board", 5).dice(0, 6).apprentices(0, artists=1).turn(0)
    visit(match, 6, "board")
    assert workers(match, 0) == 1


def test_own_board_the_player_chooses_between_any_two_guilds() -> None:
    """The first guild of all among them."""
    for others in ("artists", "carpenters"):
        match = table(3).apprentices(0, scholars=1, **{others: 1}).dice(0, 5).turn(0)
        visit(match, 5, "board")
        assert legal(match) == {"recall scholars", f"recall {others}"}
