"""Appendix: Guilds, statement by statement."""

import pytest

import burgher
from tests.belfort.table import (
    Table,
    at,
    built,
    cards_in_hand,
    gold,
    hand,
    legal,
    markers,
    owned,
    owner,
    play,
    refused,
    staffed,
    stock,
    table,
)

FRIENDLY = ("merchants", "librarians", "architects", "recruiters", "miners")
HOSTILE = ("thieves", "bandits", "wizards", "spies", "miners")


def used(setup: Table, guild: str, seat: int = 0) -> burgher.Match:
    """The match after this seat has used its worker at the guild."""
    match = setup.at(seat, "elf", guild).turn(seat)
    play(match, f"use {guild}")
    return match


def test_a_guild_is_for_who_stands_there() -> None:
    match = table(3).at(1, "elf", "miners").turn(0)
    assert refused(match, "use miners") == "why-no-worker-there"
    play(match, "end", "use miners")
    assert stock(match, 1)["metal"] == 2


# Basic guilds


def test_merchants_two_conversions_into_metal() -> None:
    match = used(table(3).stock(0, wood=2, stone=2), "merchants")
    play(match, "convert wood", "convert stone")
    assert stock(match, 0) == {"wood": 1, "stone": 1, "metal": 2, "gold": 0}
    assert refused(match, "convert wood") == "why-no-conversion"


def test_merchants_conversions_need_wood_or_stone() -> None:
    match = used(table(3).stock(0, wood=1), "merchants")
    assert refused(match, "convert stone") == "why-none-of-it"
    play(match, "convert wood")
    assert refused(match, "convert wood") == "why-none-of-it"


def test_merchants_three_more_visits() -> None:
    match = used(table(3).stock(0, gold=9, metal=9), "merchants")
    for _ in range(4):
        play(match, "sell metal", "buy stone")
    assert refused(match, "buy stone") == "why-visit-used"
    assert refused(match, "sell metal") == "why-visit-used"


def test_merchants_unused_visits_are_lost() -> None:
    match = used(table(3).stock(0, gold=9).stock(1, gold=9), "merchants")
    play(match, "end")
    play(match, "buy wood")
    assert refused(match, "buy wood") == "why-visit-used"
    assert refused(match, "convert wood") == "why-no-conversion"


def test_librarians_draw_three_discard_one() -> None:
    match = used(table(3).hand(0, pub=1).pool("inn", "inn", "inn").deck(keep=5), "librarians")
    assert hand(match, 0) == {"pub": 1, "keep": 3}
    assert legal(match) == {"discard pub", "discard keep"}
    play(match, "discard keep")
    assert hand(match, 0) == {"pub": 1, "keep": 2}
    assert match.seat == 0


def test_architects_build_without_a_card_a_metal_cheaper() -> None:
    match = used(table(3).stock(0, wood=2, stone=3), "architects")
    play(match, "build bank 3")
    assert owner(match, "bank", 3) == 0
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0}
    assert built(match, 0) == {}


@pytest.mark.parametrize(
    ("spare", "left"),
    [
        ("metal", {"wood": 6, "stone": 7, "metal": 8}),
        ("wood+wood", {"wood": 8, "stone": 7, "metal": 7}),
        ("wood+stone", {"wood": 7, "stone": 8, "metal": 7}),
        ("stone+stone", {"wood": 6, "stone": 9, "metal": 7}),
    ],
)
def test_architects_spare_a_metal_or_two_wood_or_stone(spare: str, left: dict[str, int]) -> None:
    """A market costs three wood, two stone and a metal."""
    match = used(table(3).stock(0, wood=9, stone=9, metal=8), "architects")
    play(match, "build market 1", f"discount {spare}")
    assert stock(match, 0) == left | {"gold": 0}


def test_architects_build_walls_and_guilds() -> None:
    match = used(table(3).stock(0, wood=1, stone=3), "architects")
    play(match, "build wall 2")
    assert owner(match, "wall_left", 2) == 0
    assert stock(match, 0)["stone"] == 0
    match = used(table(3).stock(0, wood=3, stone=2), "architects")
    play(match, "build guild miners")
    assert owner(match, "guild", 5) == 0


def test_architects_only_on_unclaimed_symbols() -> None:
    setup = table(3).stock(0, wood=9, stone=9, metal=9).marker(1, "bank 3", "guild 5", "wall 1 left", "wall 1 right")
    match = used(setup, "architects")
    assert refused(match, "build bank 3") == "why-no-free-symbol"
    assert refused(match, "build guild miners") == "why-guild-owned"
    assert refused(match, "build wall 1") == "why-no-free-symbol"


def test_architects_are_wasted_where_all_that_can_be_paid_has_been_built() -> None:
    """With two wood spared, three stone pay for a pub, and for nothing else."""
    match = used(table(3).stock(0, stone=3), "architects")
    assert legal(match) == {"done", *(f"build pub {district}" for district in range(1, 6))}
    match = used(table(3).stock(0, stone=3).marker(1, "pub 1", "pub 2", "pub 3", "pub 4", "pub 5"), "architects")
    assert match.prompt.id == "ask-turn"
    assert stock(match, 0)["stone"] == 3


def test_architects_use_no_card_even_if_it_is_in_hand() -> None:
    match = used(table(3).stock(0, wood=2, stone=3).hand(0, bank=1), "architects")
    play(match, "build bank 3")
    assert hand(match, 0) == {"bank": 1}
    assert built(match, 0) == {}


def test_architects_fill_both_symbols_of_a_keep() -> None:
    match = used(table(3).stock(0, wood=2, stone=3, metal=1), "architects")
    play(match, "build keep 2")
    assert list(markers(match, 0)) == ["keep_left 2", "keep_right 2"]


def test_architects_choose_the_symbol_of_a_gatehouse() -> None:
    match = used(table(3).stock(0, wood=1, stone=3, metal=1), "architects")
    assert {"build gatehouse 2 before", "build gatehouse 2 after"} <= legal(match)
    play(match, "build gatehouse 2 before")
    assert list(markers(match, 0)) == ["gate_before 2"]


def test_architects_give_no_income_plank_or_lock() -> None:
    setup = table(3).stock(0, wood=2, stone=3, gold=9)
    match = used(setup, "architects")
    play(match, "build bank 3")
    assert refused(match, "staff bank") == "why-not-built"
    match = table(3).marker(0, "bank 3", "blacksmith 1").collect(rest="wild")
    assert gold(match, 0) == 0
    match = table(3).marker(0, "bank 3", "blacksmith 1").place(0)
    assert refused(match, "place elf blacksmith") == "why-not-built"


def test_architects_make_a_card_useless() -> None:
    setup = table(3).hand(1, bank=1).stock(1, wood=9, stone=9, metal=9).stock(0, wood=2, stone=3)
    match = used(setup.marker(2, "bank 1", "bank 2", "bank 3", "bank 4"), "architects")
    play(match, "build bank 5", "end")
    assert not [one for one in legal(match, "build") if one.startswith("build bank")]
    assert hand(match, 1) == {"bank": 1}


@pytest.mark.parametrize("worker", ["elf", "dwarf"])
def test_recruiters_bring_a_worker(worker: str) -> None:
    match = used(table(3), "recruiters")
    play(match, f"recruit {worker}")
    assert owned(match, 0)[worker] == 4
    assert match.seat == 0


def test_recruiters_or_a_gnome() -> None:
    match = used(table(3).built(0, bank=1, inn=1), "recruiters")
    assert legal(match, "recruit", "staff") == {"recruit elf", "recruit dwarf", "staff bank", "staff inn"}
    play(match, "staff bank")
    assert staffed(match, 0) == {"bank": 1}
    assert owned(match, 0) == {"elf": 3, "master_elf": 0, "dwarf": 3, "master_dwarf": 0}


def test_recruiters_gnome_is_free_and_outside_the_limit() -> None:
    match = used(table(3).built(0, bank=1, inn=1).stock(0, gold=3), "recruiters")
    play(match, "staff bank")
    assert gold(match, 0) == 3
    play(match, "staff inn")
    assert staffed(match, 0) == {"bank": 1, "inn": 1}


def test_recruiters_nobody_of_a_kind_left() -> None:
    match = used(table(3).workers(0, 7, 3), "recruiters")
    assert refused(match, "recruit elf") == "why-none-in-supply"
    assert refused(match, "staff bank") == "why-not-built"
    play(match, "recruit dwarf")


def test_recruiters_no_gnome_left() -> None:
    match = used(table(3).built(0, market=1).no_gnomes_left(1), "recruiters")
    assert refused(match, "staff market") == "why-no-gnomes-left"


def test_recruiters_wasted() -> None:
    match = used(table(3).workers(0, 7, 7), "recruiters")
    play(match, "end")
    assert match.seat == 1
    assert owned(match, 0) == {"elf": 7, "master_elf": 0, "dwarf": 7, "master_dwarf": 0}


# Resource guilds


@pytest.mark.parametrize(
    ("guild", "gain"),
    [("sawyers", {"wood": 4}), ("miners", {"metal": 2}), ("bankers", {"gold": 3}), ("masons", {"stone": 4})],
)
def test_resource_guilds(guild: str, gain: dict[str, int]) -> None:
    match = used(table(3, ("sawyers", "miners", "bankers", "masons", "merchants")), guild)
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0} | gain


# Interactive guilds


def test_thieves_up_to_two_gold_from_one_player() -> None:
    match = used(table(4, HOSTILE).stock(1, gold=5).stock(2, gold=1), "thieves")
    play(match, "steal gold 2", "steal gold 2")
    assert [gold(match, seat) for seat in range(4)] == [2, 3, 1, 0]
    assert match.state.phase == "actions"
    assert refused(match, "steal gold 2") == "why-not-asked-now"


def test_thieves_or_one_gold_from_up_to_three_players() -> None:
    setup = table(5, HOSTILE)
    for seat in range(1, 5):
        setup.stock(seat, gold=3)
    match = used(setup, "thieves")
    play(match, "steal gold 2", "steal gold 3", "steal gold 5")
    assert [gold(match, seat) for seat in range(5)] == [3, 2, 2, 3, 2]
    assert refused(match, "steal gold 4") == "why-not-asked-now"


def test_thieves_not_two_from_one_and_one_from_another() -> None:
    match = used(table(4, HOSTILE).stock(1, gold=5).stock(2, gold=5).stock(3, gold=5), "thieves")
    play(match, "steal gold 2", "steal gold 3")
    assert refused(match, "steal gold 2") == "why-stolen-enough-there"
    assert refused(match, "steal gold 3") == "why-stolen-enough-there"
    assert legal(match) == {"steal gold 4", "done"}


def test_bandits_one_metal_from_one_player() -> None:
    match = used(table(4, HOSTILE).stock(1, metal=3, wood=3).stock(2, wood=1), "bandits")
    play(match, "steal metal 2")
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 1, "gold": 0}
    assert stock(match, 1) == {"wood": 3, "stone": 0, "metal": 2, "gold": 0}
    assert refused(match, "steal wood 2") == "why-not-asked-now"


@pytest.mark.parametrize("second", ["wood", "stone"])
def test_bandits_or_up_to_two_wood_or_stone(second: str) -> None:
    match = used(table(4, HOSTILE).stock(1, metal=3, wood=3, stone=3), "bandits")
    play(match, "steal wood 2")
    assert refused(match, "steal metal 2") == "why-metal-alone"
    play(match, f"steal {second} 2")
    found = {"wood": 0, "stone": 0, "metal": 0, "gold": 0}
    found["wood"] += 1
    found[second] += 1
    assert stock(match, 0) == found
    assert refused(match, "steal wood 2") == "why-not-asked-now"


def test_bandits_or_one_wood_or_stone_from_three_players() -> None:
    setup = table(5, HOSTILE)
    for seat in range(1, 5):
        setup.stock(seat, wood=3, stone=3, metal=3)
    match = used(setup, "bandits")
    play(match, "steal wood 2", "steal stone 3")
    assert refused(match, "steal metal 4") == "why-metal-alone"
    play(match, "steal wood 4")
    assert stock(match, 0) == {"wood": 2, "stone": 1, "metal": 0, "gold": 0}
    assert refused(match, "steal wood 5") == "why-not-asked-now"


def test_bandits_take_no_gold_and_thieves_nothing_else() -> None:
    setup = table(4, HOSTILE).stock(1, wood=3, metal=3, gold=3)
    assert refused(used(setup, "bandits"), "steal gold 2") == "why-bandits-take-no-gold"
    setup = table(4, HOSTILE).stock(1, wood=3, metal=3, gold=3)
    assert refused(used(setup, "thieves"), "steal wood 2") == "why-thieves-take-gold"


def test_nobody_robs_themselves_or_an_empty_chair() -> None:
    match = used(table(4, HOSTILE).stock(0, gold=3).stock(1, gold=3), "thieves")
    assert refused(match, "steal gold 1") == "why-not-from-yourself"
    assert refused(match, "steal gold 5") == "why-seat-not-in-game"
    assert refused(match, "steal gold 3") == "why-nothing-to-steal"


def test_wizards_swap_two_properties_of_one_type() -> None:
    match = used(table(3, HOSTILE).built(1, pub=1).built(2, pub=4), "wizards")
    play(match, "swap pub 1", "swap pub 4")
    assert (owner(match, "pub", 1), owner(match, "pub", 4)) == (2, 1)
    # Cards stay with those who built them.
    assert built(match, 1) == {"pub": 1}
    assert match.seat == 0


def test_wizards_swap_two_guilds_and_their_owners() -> None:
    match = used(table(3, HOSTILE).marker(1, "guild 1").marker(2, "guild 2"), "wizards")
    play(match, "swap guild bandits", "swap guild thieves")
    assert (owner(match, "guild", 1), owner(match, "guild", 2)) == (2, 1)
    # The tiles stay where they are.
    assert at(match)["guild"] == at(table(3, HOSTILE).turn(0))["guild"]


def test_wizards_swap_two_walls() -> None:
    match = used(table(3, HOSTILE).marker(1, "wall 1 left").marker(2, "wall 3 right"), "wizards")
    play(match, "swap wall 3 right", "swap wall 1 left")
    assert (owner(match, "wall_left", 1), owner(match, "wall_right", 3)) == (2, 1)


def test_wizards_swap_keeps_with_all_their_markers() -> None:
    match = used(table(3, HOSTILE).marker(1, "keep 1"), "wizards")
    play(match, "swap keep 1", "swap keep 5")
    assert list(markers(match, 1)) == ["keep_left 5", "keep_right 5"]


def test_wizards_swap_only_what_is_alike() -> None:
    match = used(table(3, HOSTILE).marker(1, "pub 1"), "wizards")
    play(match, "swap pub 1")
    assert refused(match, "swap pub 1") == "why-same-location"
    assert refused(match, "swap bank 2") == "why-other-kind-of-location"
    assert refused(match, "swap wall 2 left") == "why-other-kind-of-location"
    assert refused(match, "swap guild thieves") == "why-other-kind-of-location"


def test_wizards_choose_the_symbol_of_a_single_marker_in_a_gatehouse() -> None:
    match = used(table(3, HOSTILE).marker(1, "gatehouse 1 after"), "wizards")
    play(match, "swap gatehouse 1", "swap gatehouse 3")
    assert legal(match, "mark gatehouse") == {"mark gatehouse 3 after", "mark gatehouse 4 before"}
    play(match, "mark gatehouse 4 before")
    assert list(markers(match, 1)) == ["gate_before 4"]
    assert match.seat == 0


def test_spies_take_one_of_the_cards_that_the_others_show() -> None:
    setup = table(4, HOSTILE).hand(1, pub=1, inn=1).hand(2, keep=2).hand(0, bank=1)
    match = used(setup, "spies")
    assert match.seat == 1
    assert legal(match) == {"show pub", "show inn"}
    play(match, "show inn")
    assert match.seat == 2
    play(match, "show keep")
    assert match.seat == 0
    assert legal(match) == {"pick 2", "pick 3"}
    play(match, "pick 3")
    assert hand(match, 0) == {"bank": 1, "keep": 1}
    assert hand(match, 2) == {"keep": 1}
    assert hand(match, 1) == {"pub": 1, "inn": 1}
    assert cards_in_hand(match, 3) == 0


def test_spies_everybody_knows_the_card_that_was_picked() -> None:
    setup = table(3, HOSTILE).hand(1, pub=1, inn=1).hand(2, bank=1)
    match = used(setup, "spies")
    play(match, "show inn", "show bank", "pick 2")
    assert at(match)["known"] == [{"inn": 1}, {}, {"bank": 1}]
