"""What the rulebooks leave open, as it was settled: one test for each row of the table of rulings.

The options for what the editions differ in are in test_editions.
"""

import pytest

import burgher
from tests.belfort.table import (
    Table,
    at,
    built,
    cards_in_hand,
    gold,
    legal,
    markers,
    owner,
    play,
    points,
    refused,
    scored,
    staffed,
    stock,
    table,
)

HOSTILE = ("thieves", "bandits", "wizards", "spies", "miners")


def used(setup: Table, guild: str, seat: int = 0) -> burgher.Match:
    """The match after this seat has used its worker at the guild."""
    match = setup.at(seat, "elf", guild).turn(seat)
    play(match, f"use {guild}")
    return match


def test_ruling_21_the_wizards_may_do_nothing() -> None:
    match = used(table(3, HOSTILE).marker(1, "pub 1"), "wizards")
    play(match, "done")
    assert owner(match, "pub", 1) == 1
    assert match.seat == 0
    play(match, "end")


def test_ruling_21_one_side_may_be_empty_but_not_both() -> None:
    match = used(table(3, HOSTILE).marker(1, "pub 1"), "wizards")
    play(match, "swap pub 5", "swap pub 1")
    assert (owner(match, "pub", 1), owner(match, "pub", 5)) == (None, 1)
    match = used(table(3, HOSTILE).marker(1, "pub 1", "gatehouse 2 after", "guild 1").marker(2, "inn 3"), "wizards")
    assert refused(match, "swap bank 1") == "why-nothing-to-swap"
    assert refused(match, "swap wall 1 left") == "why-nothing-to-swap"
    assert refused(match, "swap keep 1") == "why-nothing-to-swap"
    assert {one.split()[1] for one in legal(match) - {"done"}} == {"pub", "inn", "gatehouse", "guild"}
    play(match, "swap pub 5")
    assert refused(match, "swap pub 4") == "why-nothing-to-swap"
    assert legal(match) == {"swap pub 1"}
    play(match, "swap pub 1")


def test_ruling_21_nothing_is_asked_where_there_is_no_marker() -> None:
    match = used(table(3, HOSTILE), "wizards")
    assert match.prompt.id == "ask-turn"
    play(match, "end")


def test_ruling_21_an_empty_gatehouse_swaps_with_a_half_and_not_with_an_empty_one() -> None:
    match = used(table(3, HOSTILE).marker(1, "gatehouse 3 before"), "wizards")
    play(match, "swap gatehouse 4")
    assert refused(match, "swap gatehouse 1") == "why-nothing-to-swap"
    assert legal(match) == {"swap gatehouse 2"}


def test_ruling_22_two_markers_fill_both_symbols_of_a_gatehouse() -> None:
    setup = table(3, HOSTILE).built(1, gatehouse="1 after").marker(1, "gatehouse 2 before").staffed(1, gatehouse=1)
    match = used(setup.built(2, gatehouse="4 before"), "wizards")
    play(match, "swap gatehouse 1", "swap gatehouse 3")
    # The two go to border 3 without a choice, the one comes to border 1, where the wizard chooses.
    assert legal(match) == {"mark gatehouse 1 after", "mark gatehouse 2 before"}
    play(match, "mark gatehouse 2 before")
    assert sorted(markers(match, 1)) == ["gate_after 3", "gate_before 4"]
    assert list(markers(match, 2)) == ["gate_before 2"]
    assert built(match, 1) == built(match, 2) == {"gatehouse": 1}
    assert staffed(match, 1) == {"gatehouse": 1}


def test_ruling_22_two_single_markers_give_two_choices() -> None:
    match = used(table(3, HOSTILE).marker(1, "gatehouse 1 after").marker(2, "gatehouse 3 after"), "wizards")
    play(match, "swap gatehouse 1", "swap gatehouse 3")
    for _ in range(2):
        choices = legal(match, "mark gatehouse")
        assert len(choices) == 2
        play(match, "mark gatehouse 2 before" if "mark gatehouse 2 before" in choices else "mark gatehouse 4 before")
    assert list(markers(match, 1)) == ["gate_before 4"]
    assert list(markers(match, 2)) == ["gate_before 2"]


def test_ruling_22_the_fee_follows_the_marker_of_a_guild() -> None:
    setup = table(3, HOSTILE).crests(3, 1, 2).marker(1, "guild 1")
    match = used(setup.stock(1, gold=5), "wizards")
    play(match, "swap guild thieves", "swap guild miners", "end")
    assert match.state.phase == "placement"
    play(match, "place elf miners")
    assert gold(match, 1) == 5


def test_ruling_23_the_wizards_move_anybodys_markers() -> None:
    setup = table(2, ("merchants", "librarians", "wizards", "recruiters", "miners"))
    setup.marker(2, "pub 1").marker(1, "pub 2").marker(3, "bank 4")
    match = used(setup, "wizards")
    play(match, "swap pub 1", "swap pub 2")
    assert (owner(match, "pub", 1), owner(match, "pub", 2)) == (1, 2)


def test_ruling_24_the_architects_are_wasted_on_the_poor() -> None:
    match = used(table(3).stock(0, wood=2), "architects")
    # Nothing can be paid for, so nothing is asked.
    assert match.seat == 0
    play(match, "end")
    assert match.seat == 1
    assert list(markers(match, 0)) == []


def test_ruling_24_nobody_must_build() -> None:
    match = used(table(3).stock(0, wood=9, stone=9, metal=9), "architects")
    play(match, "done", "end")
    assert list(markers(match, 0)) == []


def test_ruling_25_the_discount_is_part_of_the_cost() -> None:
    """A tower costs one wood, three stone and a metal: two wood cannot be spared."""
    match = used(table(3).stock(0, wood=9, stone=9, metal=9), "architects")
    play(match, "build tower 1")
    assert legal(match) == {"discount metal", "discount wood+stone", "discount stone+stone"}
    assert refused(match, "discount wood+wood") == "why-discount-not-in-cost"
    play(match, "discount wood+stone")
    assert stock(match, 0) == {"wood": 9, "stone": 7, "metal": 8, "gold": 0}


def test_ruling_25_a_wall_has_no_metal_to_spare() -> None:
    match = used(table(3).stock(0, wood=9, stone=9, metal=9), "architects")
    play(match, "build wall 1")
    assert legal(match) == {"discount wood+wood", "discount wood+stone", "discount stone+stone"}


def test_ruling_25_what_one_can_afford_depends_on_the_discount() -> None:
    """A pub costs two wood and three stone; with one stone only two stone can be spared."""
    match = used(table(3).stock(0, wood=2, stone=1), "architects")
    assert "build pub 1" in match.legal
    assert refused(match, "build bank 1") == "why-too-dear-even-so"
    play(match, "build pub 1")
    assert match.why_not("discount wood+wood") is not None
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0}


def test_ruling_26_one_may_take_less_or_nothing() -> None:
    match = used(table(4, HOSTILE).stock(1, gold=5), "thieves")
    play(match, "done")
    assert gold(match, 1) == 5
    match = used(table(4, HOSTILE).stock(1, gold=5), "thieves")
    play(match, "steal gold 2", "done")
    assert (gold(match, 0), gold(match, 1)) == (1, 4)


def test_ruling_26_what_is_not_there_cannot_be_taken() -> None:
    match = used(table(4, HOSTILE).stock(1, wood=1).stock(2, stone=1), "bandits")
    assert legal(match) == {"steal wood 2", "steal stone 3", "done"}
    play(match, "steal wood 2")
    assert legal(match) == {"steal stone 3", "done"}
    match = used(table(4, HOSTILE), "bandits")
    play(match, "end")
    assert match.seat == 1


def spied(shown: str) -> burgher.Match:
    """The first of three victims has chosen a card to show."""
    match = used(table(4, HOSTILE).hand(1, pub=1, inn=1).hand(2, keep=1).hand(3, bank=1), "spies")
    play(match, f"show {shown}")
    return match


def test_ruling_27_cards_are_chosen_before_any_is_seen() -> None:
    one, other = spied("inn"), spied("pub")
    for seat in (0, 2, 3, None):
        assert one.view(seat) == other.view(seat)
        assert one.events_for(seat) == other.events_for(seat)
    for match in (one, other):
        play(match, "show keep", "show bank")
        assert legal(match) == {"pick 2", "pick 3", "pick 4"}
    for seat in (0, 1, 2, 3, None):
        assert one.view(seat) != other.view(seat)


def test_ruling_27_one_card_must_be_taken() -> None:
    match = used(table(4, HOSTILE).hand(1, pub=1), "spies")
    play(match, "show pub")
    assert legal(match) == {"pick 2"}
    assert refused(match, "pick 3") == "why-no-card-shown"


def test_ruling_27_wasted_when_nobody_has_a_card() -> None:
    match = used(table(4, HOSTILE).hand(0, pub=1), "spies")
    assert match.seat == 0
    play(match, "end")
    assert match.seat == 1


def test_ruling_28_conversions_may_come_later_in_the_turn() -> None:
    match = used(table(3).stock(0, wood=4, stone=4, gold=2).built(0, bank=1).staffed(0, bank=1), "merchants")
    play(match, "buy wood", "build wall 1", "convert wood", "gnome bank", "convert stone")
    assert stock(match, 0) == {"wood": 1, "stone": 0, "metal": 2, "gold": 2}


def test_ruling_29_without_a_marker_or_worker_no_points() -> None:
    match = scored(table(3).marker(0, "pub 1"))
    assert [points(match, seat)["districts"] for seat in range(3)] == [5, 0, 0]
    assert [points(match, seat)["gnomes"] for seat in range(3)] == [0, 0, 0]


TIES = [
    # markers of four players, points of four players
    ((4, 2, 2, 1), (5, 1, 1, 0)),
    ((4, 4, 2, 1), (3, 3, 1, 0)),
    ((4, 4, 4, 1), (3, 3, 3, 1)),
    ((3, 3, 3, 3), (3, 3, 3, 3)),
    ((4, 3, 1, 1), (5, 3, 0, 0)),
    ((4, 3, 2, 1), (5, 3, 1, 0)),
    ((3, 3, 2, 2), (3, 3, 0, 0)),
    ((4, 2, 2, 2), (5, 1, 1, 1)),
    ((2, 0, 0, 0), (5, 0, 0, 0)),
    ((2, 2, 0, 0), (3, 3, 0, 0)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),
]


@pytest.mark.parametrize(("counts", "expected"), TIES)
def test_ruling_30_a_tie_moves_all_below_down_by_one(counts: tuple[int, ...], expected: tuple[int, ...]) -> None:
    singles = ("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library", "guild")
    symbols = iter((*singles, "wall left", "wall right", "gatehouse before", "gatehouse after"))
    setup = table(4)
    for seat, count in enumerate(counts):
        for _ in range(count):
            name, *side = next(symbols).split()
            setup.marker(seat, " ".join([name, "3", *side]))
    match = scored(setup)
    assert tuple(points(match, seat)["districts"] for seat in range(4)) == expected


@pytest.mark.parametrize(
    ("elves", "expected"),
    [
        ((5, 4, 3, 3), (3, 1, 0, 0)),
        ((5, 5, 4, 3), (1, 1, 0, 0)),
        ((5, 4, 4, 3), (3, 0, 0, 0)),
        ((5, 5, 5, 4), (1, 1, 1, 0)),
        ((4, 4, 4, 4), (1, 1, 1, 1)),
        ((7, 6, 5, 4), (3, 1, 0, 0)),
    ],
)
def test_ruling_30_among_workers(elves: tuple[int, ...], expected: tuple[int, ...]) -> None:
    setup = table(4)
    for seat, count in enumerate(elves):
        setup.workers(seat, count, 3)
    match = scored(setup)
    assert tuple(points(match, seat)["elves"] for seat in range(4)) == expected


@pytest.mark.parametrize(("score", "tax"), [(51, 10), (55, 10), (56, 11), (68, 13)])
def test_ruling_31_taxes_go_on_beyond_fifty(score: int, tax: int) -> None:
    match = table(3).round(6).score(0, score).stock(0, gold=20).collect(rest="wild")
    assert gold(match, 0) == 20 - tax


def test_ruling_32_a_final_tie_is_broken_by_resources_once() -> None:
    setup = table(4).stock(0, wood=4).stock(1, stone=4).stock(2, gold=4).stock(3, metal=2)
    assert scored(setup, rounds=7).winners == [0, 1, 2, 3]


@pytest.mark.parametrize("guild", ["thieves", "bandits", "spies"])
def test_ruling_33_no_interactive_guild_but_the_wizards_for_two(guild: str) -> None:
    chosen = ["wizards", "masons", "miners", "merchants", guild]
    with pytest.raises(burgher.BadOption, match=guild):
        burgher.Match("belfort", 2, {"guilds": "chosen", "chosen_guilds": chosen})


def test_ruling_34_blocked_guilds_are_closed_and_their_dwarves_walk_on() -> None:
    setup = table(2).blocked("merchants", "miners").stock(0, gold=5)
    match = setup.place(0)
    assert refused(match, "place elf merchants") == "why-guild-blocked"
    assert refused(match, "place elf miners") == "why-guild-blocked"
    play(match, "place elf librarians")


def test_ruling_34_the_dwarves_walk_and_pay_from_the_supply() -> None:
    setup = table(2).blocked("merchants", "miners").marker(1, "guild 2").marker(0, "guild 1")
    match = setup.pool("pub", "inn", "bank").turn(1)
    play(match, "end")
    play(match, "take pub", "build pub 1", "take bank", "build bank 1")
    assert match.state.round == 2
    # From district 1 to 2 and from 5 to 1.
    assert at(match)["np_dwarf"] == [1, 0]
    assert [gold(match, seat) for seat in range(2)] == [1, 1]


def test_ruling_35_a_pool_card_must_have_room_if_any_has() -> None:
    setup = table(2).marker(0, *[f"pub {district}" for district in range(1, 6)]).pool("pub", "inn", "bank")
    match = setup.turn(1)
    play(match, "end")
    assert refused(match, "take pub") == "why-no-space-for-card"
    assert legal(match) == {"take inn", "take bank", "take deck"}


def test_ruling_35_a_blind_card_without_room_is_discarded() -> None:
    setup = table(2).marker(0, *[f"pub {district}" for district in range(1, 6)]).pool("inn", "inn", "bank")
    match = setup.deck(pub=5).turn(1)
    play(match, "end", "take deck")
    # Nothing to build: it is the other player's turn for the second non-player.
    assert match.seat == 1
    assert at(match)["discards"]["pub"] == 1
    assert list(markers(match, 2)) == []


def test_ruling_36_non_players_take_ranks_and_no_points() -> None:
    setup = table(2).marker(2, "pub 1", "inn 1").marker(3, "bank 1").marker(0, "tower 1").marker(1, "market 2")
    match = setup.workers(0, 5, 3).round(3).pool("inn", "bank", "pub").turn(1)
    play(match, "end", "take inn", "build inn 5", "take bank", "build bank 5")
    # District 1: two for non-player 3, then a tie for second of non-player 4 and seat 0, who get one.
    assert [points(match, seat)["districts"] for seat in range(2)] == [1, 5]
    # Elves: five; four and four, who tie for second; three.
    assert [points(match, seat)["elves"] for seat in range(2)] == [3, 0]
    # Dwarves: four and four tie for first; three and three are bumped down.
    assert [points(match, seat)["dwarves"] for seat in range(2)] == [0, 0]
    assert len(match.scores) == 2


def test_ruling_37_who_controls_a_non_player_follows_the_crests() -> None:
    match = table(2).crests(2, 1).pool("pub", "inn", "bank").turn(0)
    play(match, "end")
    assert match.seat == 1
    play(match, "take pub", "build pub 3")
    assert owner(match, "pub", 3) == 2
    assert match.seat == 0
    play(match, "take inn", "build inn 3")
    assert owner(match, "inn", 3) == 3


def test_ruling_38_the_first_discards_are_secret_until_all_have_chosen() -> None:
    match = burgher.Match("belfort", 3, seed=4)
    before = at(match)
    assert before["discards"] == {}
    for seat in range(3):
        for _ in range(2):
            assert match.seat == seat
            assert at(match)["discards"] == {}
            play(match, sorted(legal(match))[0])
    assert sum(at(match)["discards"].values()) == 6
    assert [cards_in_hand(match, seat) for seat in range(3)] == [3, 3, 3]


def test_ruling_39_the_library_plank_with_a_short_deck() -> None:
    setup = table(3).built(0, library=1).at(0, "elf", "library").pool("inn", "tower", "market").hand(0, pub=1)
    match = setup.no_cards_left(1).turn(0)
    play(match, "use library")
    # Nothing is drawn; of two cards to discard there is one.
    assert legal(match) == {"discard pub"}
    play(match, "discard pub")
    assert cards_in_hand(match, 0) == 0
    play(match, "end")
    assert match.seat == 1


def test_ruling_39_the_library_plank_without_any_card() -> None:
    setup = table(3).built(0, library=1).at(0, "elf", "library").pool("inn", "tower", "market").no_cards_left(1)
    match = setup.turn(0)
    play(match, "use library", "end")
    assert match.seat == 1


def test_ruling_40_hands_are_private_and_stocks_are_open() -> None:
    one = table(3).hand(1, pub=2, inn=1).stock(1, wood=3, gold=2)
    other = table(3).hand(1, keep=1, bank=1, tower=1).stock(1, wood=3, gold=2).pool("pub", "gardens", "tower")
    for seat in (0, 2, None):
        assert one.turn(0).view(seat) == other.turn(0).view(seat)
    assert one.turn(0).view(1) != other.turn(0).view(1)
    poorer = table(3).hand(1, pub=2, inn=1).stock(1, wood=3, gold=1)
    assert one.turn(0).view(0) != poorer.turn(0).view(0)
