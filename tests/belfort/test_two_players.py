"""Appendix: 2-Player Game."""

import pytest

import burgher
from tests.belfort.table import (
    at,
    cards_in_hand,
    gold,
    legal,
    markers,
    owner,
    play,
    points,
    refused,
    stock,
    table,
)

GUILDS = ("merchants", "librarians", "wizards", "recruiters", "miners")


def begun(seed: int = 1) -> burgher.Match:
    """A game for two, when the non-players' dwarves are to be set."""
    match = burgher.Match("belfort", 2, seed=seed)
    for _ in range(4):
        play(match, sorted(legal(match))[0])
    return match


@pytest.mark.parametrize("seed", range(4))
def test_each_player_blocks_a_guild_for_their_non_player(seed: int) -> None:
    match = begun(seed)
    position = at(match)
    first = position["crest"].index(0)
    assert match.seat == first
    guilds = legal(match)
    assert len(guilds) == 5
    assert all(one.startswith("block ") for one in guilds)
    one, other = sorted(guilds)[:2]
    play(match, one)
    assert match.seat == 1 - first
    # A plank holds one worker: the second dwarf goes elsewhere.
    assert refused(match, one) == "why-guild-blocked"
    play(match, other)
    assert (match.state.phase, match.state.round) == ("placement", 1)
    assert at(match)["np_dwarf"][0] != at(match)["np_dwarf"][1]


def test_a_blocked_guild_must_be_in_the_city() -> None:
    match = begun()
    assert refused(match, "block spies") == "why-guild-not-in-city"


def test_a_guild_is_closed_while_a_dwarf_is_there() -> None:
    match = table(2, GUILDS).blocked("miners", "wizards").stock(0, gold=5).place(0)
    assert refused(match, "place elf miners") == "why-guild-blocked"
    assert refused(match, "place elf wizards") == "why-guild-blocked"
    assert "place elf merchants" in match.legal


def test_a_blocked_guild_can_be_built() -> None:
    match = table(2, GUILDS).blocked("miners", "wizards").stock(0, wood=3, stone=2, metal=1).turn(0)
    play(match, "build guild miners")
    assert owner(match, "guild", 5) == 0


def test_the_first_player_builds_for_non_player_three_then_the_second_for_four() -> None:
    match = table(2, GUILDS).pool("pub", "inn", "bank").deck(keep=5).turn(1)
    play(match, "end")
    assert match.state.phase == "non_players"
    assert match.seat == 0
    assert legal(match) == {"take pub", "take inn", "take bank", "take deck"}
    play(match, "take pub")
    assert legal(match) == {f"build pub {district}" for district in range(1, 6)}
    play(match, "build pub 4")
    assert owner(match, "pub", 4) == 2
    # The card is discarded and the pool filled up; nobody paid.
    assert at(match)["discards"]["pub"] == 5
    assert at(match)["pool"] == {"inn": 1, "bank": 1, "keep": 1}
    assert match.seat == 1
    play(match, "take deck", "build keep 2")
    assert list(markers(match, 3)) == ["keep_left 2", "keep_right 2"]
    assert [stock(match, seat) for seat in range(2)] == [{"wood": 0, "stone": 0, "metal": 0, "gold": 0}] * 2
    assert (match.state.phase, match.state.round) == ("placement", 2)


def test_a_non_player_builds_on_any_available_symbol_of_the_type() -> None:
    setup = table(2, GUILDS).pool("pub", "inn", "bank").marker(0, "pub 1").marker(2, "pub 2").marker(3, "pub 5")
    match = setup.turn(1)
    play(match, "end", "take pub")
    assert legal(match) == {"build pub 3", "build pub 4"}
    assert refused(match, "build inn 3") == "why-not-this-card"
    assert refused(match, "build wall 3") == "why-not-for-non-players"
    assert refused(match, "build guild miners") == "why-not-for-non-players"


def test_a_non_player_builds_one_half_of_an_empty_gatehouse() -> None:
    setup = table(2, GUILDS).pool("gatehouse", "inn", "bank").marker(0, "gatehouse 1 after")
    match = setup.turn(1)
    play(match, "end", "take gatehouse")
    halves = {f"build gatehouse {district} {side}" for district in range(1, 6) for side in ("before", "after")}
    assert legal(match) == halves - {"build gatehouse 1 after", "build gatehouse 2 before"}
    play(match, "build gatehouse 5 after")
    assert list(markers(match, 2)) == ["gate_after 5"]


def test_a_pool_without_room_anywhere() -> None:
    """When no card of the pool can be built, one may still be taken, and nothing is built."""
    full = [f"{card} {district}" for card in ("pub", "inn", "bank") for district in range(1, 6)]
    match = table(2, GUILDS).marker(0, *full).pool("pub", "inn", "bank").turn(1)
    play(match, "end")
    assert legal(match) == {"take pub", "take inn", "take bank", "take deck"}
    play(match, "take pub")
    assert list(markers(match, 2)) == []
    assert match.seat == 1


def test_no_cards_at_all() -> None:
    """Deck, discard pile and pool are empty: the non-players have no turn."""
    setup = table(2, GUILDS).pool()
    match = setup.no_cards_left(0).turn(1)
    play(match, "end")
    assert (match.state.phase, match.state.round) == ("placement", 2)


def test_both_dwarves_move_one_guild_clockwise_each_round() -> None:
    match = table(2, GUILDS).blocked("miners", "librarians").pool("pub", "inn", "bank").turn(1)
    play(match, "end", "take pub", "build pub 1", "take inn", "build inn 1")
    assert at(match)["np_dwarf"] == [0, 2]
    assert match.state.round == 2


def test_the_owner_of_the_new_guild_gets_a_gold_from_the_supply() -> None:
    setup = table(2, GUILDS).blocked("miners", "librarians").marker(1, "guild 1").marker(0, "guild 3")
    match = setup.pool("pub", "inn", "bank").turn(1)
    play(match, "end", "take pub", "build pub 1", "take inn", "build inn 1")
    assert [gold(match, seat) for seat in range(2)] == [1, 1]


def test_no_fee_at_an_unowned_guild() -> None:
    match = table(2, GUILDS).blocked("miners", "librarians").pool("pub", "inn", "bank").turn(1)
    play(match, "end", "take pub", "build pub 1", "take inn", "build inn 1")
    assert [gold(match, seat) for seat in range(2)] == [0, 0]


def test_crests_three_and_four_stay_with_the_non_players() -> None:
    match = table(2, GUILDS).at(1, "elf", "camp").collect()
    assert legal(match) == {"crest 1", "crest 2"}
    assert refused(match, "crest 3") == "why-crest-not-in-game"


def test_districts_score_as_with_four_players() -> None:
    setup = table(2, GUILDS).round(3).pool("library", "library", "bank")
    setup.marker(2, "pub 1", "inn 1", "tower 1").marker(3, "bank 1", "market 1").marker(0, "wall 1 left")
    match = setup.turn(1)
    play(match, "end", "take library", "build library 4", "take library", "build library 5")
    assert [points(match, seat)["districts"] for seat in range(2)] == [1, 0]


def test_non_players_have_four_elves_four_dwarves_and_no_gnomes() -> None:
    setup = table(2, GUILDS).round(3).pool("library", "library", "bank").workers(0, 5, 4).workers(1, 4, 5)
    match = setup.built(0, inn=1).staffed(0, inn=1).turn(1)
    play(match, "end", "take library", "build library 4", "take library", "build library 5")
    # Elves 5, and a tie of three for second; dwarves likewise; one gnome.
    assert [points(match, seat)["elves"] for seat in range(2)] == [3, 0]
    assert [points(match, seat)["dwarves"] for seat in range(2)] == [0, 3]
    assert [points(match, seat)["gnomes"] for seat in range(2)] == [3, 0]


def test_non_players_build_before_the_scoring() -> None:
    setup = table(2, GUILDS).round(3).pool("library", "library", "bank").marker(0, "pub 1")
    match = setup.turn(1)
    play(match, "end", "take library", "build library 1", "take library", "build library 2")
    # One marker each in district 1: a tie for first.
    assert points(match, 0)["districts"] == 3


def test_non_players_build_in_the_last_round_too() -> None:
    match = table(2, GUILDS).round(7).pool("pub", "inn", "bank").turn(1)
    play(match, "end", "take pub", "build pub 1", "take inn", "build inn 1")
    assert match.over
    assert len(match.scores) == 2


def test_a_guild_with_a_players_worker_can_be_walked_on() -> None:
    """Workers are reclaimed before the dwarves walk, so no plank is ever taken twice."""
    match = (
        table(2, GUILDS).blocked("miners", "librarians").at(1, "elf", "merchants").pool("pub", "inn", "bank").turn(1)
    )
    play(match, "use merchants", "end", "take pub", "build pub 1", "take inn", "build inn 1")
    assert at(match)["np_dwarf"] == [0, 2]
    assert at(match)["guild_seat"] == [-1] * 5


def test_hands_are_not_touched_by_the_non_players() -> None:
    match = table(2, GUILDS).hand(0, pub=1).hand(1, keep=2).pool("pub", "inn", "bank").turn(1)
    play(match, "end", "take pub", "build pub 1", "take deck")
    assert [cards_in_hand(match, seat) for seat in range(2)] == [1, 2]
