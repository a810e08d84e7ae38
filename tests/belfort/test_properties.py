"""Appendix: Properties, statement by statement."""

import pytest

from tests.belfort.table import (
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

# Income and locks


@pytest.mark.parametrize(
    ("card", "income"),
    [
        ("pub", 1),
        ("gardens", 1),
        ("tower", 1),
        ("inn", 0),
        ("blacksmith", 0),
        ("bank", 1),
        ("market", 1),
        ("gatehouse", 0),
        ("library", 1),
        ("keep", 1),
    ],
)
def test_income(card: str, income: int) -> None:
    places: tuple[str | int, ...] = ("1 after", "3 after") if card == "gatehouse" else (1, 3)
    match = table(3).built(0, **{card: places}).collect(rest="wild")
    assert [gold(match, seat) for seat in range(3)] == [2 * income, 0, 0]


def test_income_only_from_built_cards() -> None:
    match = table(3).hand(0, pub=1, bank=1).marker(0, "pub 1", "bank 1", "guild 1").collect(rest="wild")
    assert gold(match, 0) == 0


def test_a_second_card_of_a_kind_is_built_in_another_district() -> None:
    match = table(3).hand(0, bank=2).stock(0, wood=4, stone=6, metal=2).turn(0)
    play(match, "build bank 1")
    assert refused(match, "build bank 1") == "why-no-free-symbol"
    play(match, "build bank 2")
    assert built(match, 0) == {"bank": 2}


# Pub and gardens


def test_pub_gnome_makes_a_dwarf_a_master_at_once() -> None:
    match = table(3).built(0, pub=1).stock(0, gold=3).turn(0)
    play(match, "staff pub")
    assert owned(match, 0) == {"elf": 3, "master_elf": 0, "dwarf": 2, "master_dwarf": 1}


def test_gardens_gnome_makes_an_elf_a_master_at_once() -> None:
    match = table(3).built(0, gardens=1).stock(0, gold=3).turn(0)
    play(match, "staff gardens")
    assert owned(match, 0) == {"elf": 2, "master_elf": 1, "dwarf": 3, "master_dwarf": 0}


def test_a_master_stays_a_master() -> None:
    match = table(3).crests(3, 1, 2).built(0, pub=1).stock(0, gold=3).turn(0)
    play(match, "staff pub", "end")
    assert match.state.phase == "placement"
    assert at(match)["home"][0] == {"elf": 3, "dwarf": 2, "master_dwarf": 1}


def test_as_many_masters_as_pubs_and_gardens_with_gnomes() -> None:
    setup = table(3).built(0, pub=(1, 2), gardens=(1, 2, 3)).staffed(0, pub=1, gardens=2).stock(0, gold=3)
    match = setup.turn(0)
    play(match, "staff gardens")
    assert owned(match, 0) == {"elf": 0, "master_elf": 3, "dwarf": 2, "master_dwarf": 1}


# Tower


def test_tower_plank_is_locked_without_a_gnome() -> None:
    match = table(3).built(0, tower=1).stock(0, gold=5).place(0)
    assert refused(match, "place elf tower") == "why-plank-locked"


def test_tower_plank_costs_one_gold() -> None:
    setup = table(3).built(0, tower=1).staffed(0, tower=1)
    match = setup.stock(0, gold=1).place(0)
    play(match, "place elf tower")
    assert gold(match, 0) == 0
    assert refused(setup.stock(0, gold=0).place(0), "place elf tower") == "why-too-little-gold"


def test_tower_plank_gives_a_gnome_outside_the_hiring_limit() -> None:
    setup = table(3).built(0, tower=1, bank=2, inn=3).staffed(0, tower=1).at(0, "elf", "tower").stock(0, gold=3)
    match = setup.turn(0)
    play(match, "use tower")
    assert legal(match, "staff") == {"staff bank", "staff inn"}
    play(match, "staff bank")
    assert staffed(match, 0) == {"tower": 1, "bank": 1}
    assert gold(match, 0) == 3
    assert at(match)["stockpile"] == 12
    play(match, "staff inn")
    assert gold(match, 0) == 0


def test_tower_plank_works_as_hiring_does() -> None:
    """The gnome from the tower has the effect of its lock: here a master."""
    match = table(3).built(0, tower=1, pub=1).staffed(0, tower=1).at(0, "elf", "tower").turn(0)
    play(match, "use tower", "staff pub")
    assert owned(match, 0)["master_dwarf"] == 1


def test_tower_plank_is_wasted_without_a_free_lock() -> None:
    match = table(3).built(0, tower=1, keep=1).staffed(0, tower=1).at(0, "elf", "tower").turn(0)
    play(match, "use tower")
    assert staffed(match, 0) == {"tower": 1}
    play(match, "end")
    assert match.seat == 1


def test_tower_plank_is_wasted_without_gnomes() -> None:
    setup = table(3).built(0, tower=1, bank=1).staffed(0, tower=1).at(0, "elf", "tower").no_gnomes_left(1)
    match = setup.turn(0)
    play(match, "use tower")
    assert staffed(match, 0) == {"tower": 1}
    play(match, "end")
    assert match.seat == 1


# Inn


@pytest.mark.parametrize("worker", ["elf", "dwarf"])
def test_inn_plank_brings_a_worker(worker: str) -> None:
    match = table(3).built(0, inn=1).staffed(0, inn=1).at(0, "elf", "inn").turn(0)
    play(match, "use inn")
    assert legal(match, "recruit") == {"recruit elf", "recruit dwarf"}
    play(match, f"recruit {worker}")
    assert owned(match, 0)[worker] == 4
    assert match.seat == 0


def test_inn_plank_costs_one_gold() -> None:
    setup = table(3).built(0, inn=1).staffed(0, inn=1)
    match = setup.stock(0, gold=1).place(0)
    play(match, "place dwarf inn")
    assert gold(match, 0) == 0
    assert refused(setup.stock(0, gold=0).place(0), "place dwarf inn") == "why-too-little-gold"


def test_inn_plank_offers_only_who_is_in_the_supply() -> None:
    match = table(3).workers(0, 7, 3).built(0, inn=1).staffed(0, inn=1).at(0, "elf", "inn").turn(0)
    play(match, "use inn")
    assert refused(match, "recruit elf") == "why-none-in-supply"
    play(match, "recruit dwarf")
    assert owned(match, 0) == {"elf": 7, "master_elf": 0, "dwarf": 4, "master_dwarf": 0}


def test_inn_plank_is_wasted_when_nobody_is_left() -> None:
    match = table(3).workers(0, 7, 7).built(0, inn=1).staffed(0, inn=1).at(0, "elf", "inn").turn(0)
    play(match, "use inn", "end")
    assert match.seat == 1


# Blacksmith


def test_blacksmith_plank_gives_a_metal() -> None:
    match = table(3).built(0, blacksmith=1).at(0, "dwarf", "blacksmith").turn(0)
    play(match, "use blacksmith")
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 1, "gold": 0}


def test_blacksmith_plank_is_open_and_free() -> None:
    match = table(3).built(0, blacksmith=1).place(0)
    play(match, "place dwarf blacksmith")
    assert gold(match, 0) == 0


def test_blacksmith_gnome_sells_a_metal_for_a_gold_once_a_turn() -> None:
    match = table(3).built(0, blacksmith=1).staffed(0, blacksmith=1).stock(0, gold=2).turn(0)
    play(match, "gnome blacksmith")
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 1, "gold": 1}
    assert refused(match, "gnome blacksmith") == "why-gnome-used"
    match = table(3).built(0, blacksmith=1).staffed(0, blacksmith=1).turn(0)
    assert refused(match, "gnome blacksmith") == "why-too-little-gold"
    match = table(3).built(0, blacksmith=1).stock(0, gold=2).turn(0)
    assert refused(match, "gnome blacksmith") == "why-no-gnome-there"


def test_blacksmith_gnome_works_again_next_round() -> None:
    setup = table(3).crests(3, 1, 2).built(0, blacksmith=1).staffed(0, blacksmith=1).stock(0, gold=2)
    match = setup.turn(0)
    play(match, "gnome blacksmith", "end")
    while match.state.phase == "placement":
        play(match, sorted(legal(match, "pass", "send"))[0])
    play(match, "end", "end", "gnome blacksmith")
    assert match.state.round == 2


# Bank


def test_bank_gnome_gives_a_gold_once_a_turn() -> None:
    match = table(3).built(0, bank=1).staffed(0, bank=1).turn(0)
    play(match, "gnome bank")
    assert gold(match, 0) == 1
    assert refused(match, "gnome bank") == "why-gnome-used"
    assert refused(table(3).built(0, bank=1).turn(0), "gnome bank") == "why-no-gnome-there"


# Market


def test_market_plank_gives_two_gold() -> None:
    match = table(3).built(0, market=1).at(0, "elf", "market").turn(0)
    play(match, "use market")
    assert gold(match, 0) == 2


@pytest.mark.parametrize(("gnomes", "visits"), [(0, 1), (1, 2), (2, 3)])
def test_market_gnomes_give_a_second_and_a_third_visit(gnomes: int, visits: int) -> None:
    match = table(3).built(0, market=1).staffed(0, market=gnomes).stock(0, gold=9, metal=9).turn(0)
    for _ in range(visits):
        play(match, "buy wood", "sell metal")
    assert refused(match, "buy wood") == "why-visit-used"
    assert refused(match, "sell metal") == "why-visit-used"
    assert stock(match, 0) == {"wood": visits, "stone": 0, "metal": 9 - visits, "gold": 9}


# Gatehouse


def test_gatehouse_straddles_two_districts_and_gets_one_marker() -> None:
    match = table(3).hand(0, gatehouse=1).stock(0, wood=1, stone=3, metal=2).turn(0)
    assert legal(match, "build gatehouse") == {
        f"build gatehouse {district} {side}" for district in range(1, 6) for side in ("before", "after")
    }
    play(match, "build gatehouse 1 before")
    assert list(markers(match, 0)) == ["gate_before 1"]
    assert built(match, 0) == {"gatehouse": 1}


def test_gatehouse_gnome_puts_a_second_marker_on_the_other_symbol() -> None:
    match = table(3).built(0, gatehouse="1 before").stock(0, gold=3).turn(0)
    play(match, "staff gatehouse")
    assert legal(match) == {"mark gatehouse 5 after"}
    play(match, "mark gatehouse 5 after")
    assert sorted(markers(match, 0)) == ["gate_after 5", "gate_before 1"]


def test_gatehouse_gnome_chooses_among_the_gatehouses_with_one_own_marker() -> None:
    setup = table(3).built(0, gatehouse=("1 before", "2 after")).marker(0, "gatehouse 3 after", "gatehouse 4 before")
    match = setup.built(1, gatehouse="1 after").stock(0, gold=3).turn(0)
    play(match, "staff gatehouse")
    assert legal(match) == {"mark gatehouse 5 after", "mark gatehouse 3 before"}
    play(match, "mark gatehouse 3 before")
    assert owner(match, "gate_before", 3) == 0
    assert owner(match, "gate_after", 5) is None
    assert match.seat == 0


# Library


def test_library_plank_draws_two_and_discards_two() -> None:
    setup = table(3).built(0, library=1).at(0, "elf", "library").hand(0, pub=1).pool("inn", "inn", "inn")
    match = setup.deck(keep=5).turn(0)
    play(match, "use library")
    assert hand(match, 0) == {"pub": 1, "keep": 2}
    assert legal(match) == {"discard pub", "discard keep"}
    play(match, "discard pub", "discard keep")
    assert hand(match, 0) == {"keep": 1}
    assert match.seat == 0


def test_library_plank_is_open_and_free() -> None:
    match = table(3).built(0, library=1).place(0)
    play(match, "place elf library")
    assert gold(match, 0) == 0


def test_library_gnome_draws_a_card_when_the_turn_is_over() -> None:
    match = table(3).built(0, library=1).staffed(0, library=1).pool("inn", "inn", "inn").deck(keep=5).turn(0)
    play(match, "end")
    assert hand(match, 0) == {"keep": 1}
    assert match.seat == 1
    assert "keep" not in str(match.events_for(1))


def test_library_gnome_then_discards_down_to_five() -> None:
    setup = table(3).built(0, library=1).staffed(0, library=1).hand(0, pub=3, bank=2).pool("inn", "inn", "inn")
    match = setup.deck(keep=5).turn(0)
    play(match, "end")
    assert legal(match) == {"discard pub", "discard bank", "discard keep"}
    play(match, "discard keep")
    assert cards_in_hand(match, 0) == 5
    assert match.seat == 1


# Keep


def test_keep_gets_markers_on_both_symbols_of_a_district() -> None:
    match = table(3).hand(0, keep=1).stock(0, wood=2, stone=3, metal=2).turn(0)
    play(match, "build keep 4")
    assert list(markers(match, 0)) == ["keep_left 4", "keep_right 4"]
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0}


def test_keep_has_no_lock() -> None:
    match = table(3).built(0, keep=4).stock(0, gold=3).turn(0)
    assert refused(match, "staff keep") == "why-no-free-lock"


def test_bank_gnomes_of_the_next_player_are_not_used_up() -> None:
    setup = table(3).built(0, bank=1).staffed(0, bank=1).built(1, bank=2).staffed(1, bank=1)
    match = setup.turn(0)
    play(match, "gnome bank", "end")
    assert "gnome bank" in match.legal
