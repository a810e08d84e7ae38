"""What the rulebooks leave open, as it was settled: one test for each row of the table of rulings.

The options for what the editions differ in are in test_editions.
"""

import pytest

import burgher
from tests.belfort.table import (
    Table,
    at,
    cards_in_hand,
    crests,
    gold,
    hand,
    legal,
    markers,
    owned,
    owner,
    play,
    points,
    refused,
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


def test_ruling_01_the_discard_pile_becomes_the_deck() -> None:
    match = table(3).stock(0, gold=1).pool("pub", "inn", "bank").deck().turn(0)
    discarded = sum(at(match)["discards"].values())
    assert discarded == 47
    play(match, "take deck")
    assert cards_in_hand(match, 0) == 1
    assert sum(at(match)["deck"].values()) == 46
    assert at(match)["discards"] == {}


def test_ruling_01_the_pool_is_filled_from_the_discard_pile() -> None:
    match = table(3).stock(0, gold=1).pool("pub", "inn", "bank").deck().turn(0)
    play(match, "take inn")
    assert sum(at(match)["pool"].values()) == 3
    assert sum(at(match)["deck"].values()) == 46


def test_ruling_01_without_any_card_nothing_is_drawn() -> None:
    setup = table(3).stock(0, gold=2).built(0, library=1).staffed(0, library=1)
    match = setup.pool("pub", "inn", "bank").no_cards_left(1).turn(0)
    assert at(match)["deck"] == at(match)["discards"] == {}
    assert refused(match, "take deck") == "why-no-cards-left"
    play(match, "take inn")
    assert at(match)["pool"] == {"pub": 1, "bank": 1}
    assert hand(match, 0) == {"inn": 1}
    assert match.seat == 1


def test_ruling_02_nobody_is_sent_before_passing() -> None:
    match = table(3).place(0)
    assert refused(match, "send elf forest") == "why-not-asked-now"
    play(match, "pass", "send elf forest")
    assert refused(match, "place elf camp") == "why-not-asked-now"


def test_ruling_03_passing_is_always_legal() -> None:
    match = table(3).stock(0, gold=9).place(0)
    assert "pass" in match.legal
    play(match, "place elf camp", "place elf camp", "place elf camp")
    assert "pass" in match.legal


def test_ruling_03_who_has_no_workers_left_passes_by_themselves() -> None:
    setup = table(3).stock(0, gold=9).at(0, "elf", "camp").at(0, "elf", "merchants").at(0, "elf", "librarians")
    match = setup.at(0, "dwarf", "architects").at(0, "dwarf", "recruiter").place(0)
    play(match, "place dwarf miners", "place elf camp", "place elf camp")
    # Seat 0 has nobody left: it is out, and seat 1 is next.
    assert at(match)["passed"] == [1, 0, 0]
    assert match.seat == 1


def test_ruling_04_everybody_left_over_is_sent() -> None:
    match = table(3).place(0)
    play(match, "pass")
    for _ in range(6):
        assert match.seat == 0
        assert {one.split()[0] for one in legal(match)} == {"send"}
        play(match, sorted(one for one in legal(match) if "mine" not in one.split())[0])
    assert match.seat == 1
    assert at(match)["home"][0] == {}


def mine(
    elves: int, dwarves: int, master_elves: int = 0, master_dwarves: int = 0, pairs_only: bool = False
) -> burgher.Match:
    """A seat that has exactly these workers to send; its other workers stand on planks."""
    setup = table(3, mine_pairs_only=pairs_only).stock(0, gold=9)
    setup.workers(0, max(3, elves + master_elves), max(3, dwarves + master_dwarves))
    if master_elves:
        setup.built(0, gardens=tuple(range(1, master_elves + 1))).staffed(0, gardens=master_elves)
    if master_dwarves:
        setup.built(0, pub=tuple(range(1, master_dwarves + 1))).staffed(0, pub=master_dwarves)
    spots = iter(("merchants", "librarians", "architects", "recruiters", "miners", "camp"))
    for _ in range(setup.elves[0] - elves - master_elves):
        setup.at(0, "elf", next(spots))
    for _ in range(setup.dwarves[0] - dwarves - master_dwarves):
        setup.at(0, "dwarf", next(spots))
    match = setup.place(0)
    play(match, "pass")
    return match


def may_mine(match: burgher.Match, *workers: str) -> bool:
    """Whether these workers, one after the other, can be sent to the mine and all others elsewhere."""
    for worker in workers:
        if f"send {worker} mine" not in match.legal:
            return False
        play(match, f"send {worker} mine")
    while match.seat == 0:
        others = sorted(one for one in legal(match) if "gold_mine" in one)
        if not others:
            return False
        play(match, others[0])
    return True


@pytest.mark.parametrize(
    ("home", "workers", "legal_there"),
    [
        ((1, 0, 0, 0), ["elf"], False),
        ((0, 1, 0, 0), ["dwarf"], False),
        ((1, 1, 0, 0), ["elf", "dwarf"], True),
        ((1, 1, 0, 0), ["dwarf", "elf"], True),
        ((1, 1, 0, 0), ["elf"], False),
        ((2, 1, 0, 0), ["elf", "elf", "dwarf"], False),
        ((2, 2, 0, 0), ["elf", "elf", "dwarf", "dwarf"], True),
        ((2, 0, 0, 1), ["elf", "master_dwarf", "elf"], True),
        ((1, 0, 0, 1), ["elf", "master_dwarf"], True),
        ((0, 0, 0, 1), ["master_dwarf"], False),
        ((0, 0, 1, 1), ["master_elf", "master_dwarf"], True),
        ((3, 0, 0, 1), ["elf", "elf", "elf", "master_dwarf"], False),
        ((2, 1, 0, 1), ["elf", "elf", "dwarf", "master_dwarf"], False),
        ((3, 0, 0, 2), ["master_dwarf", "master_dwarf", "elf", "elf", "elf"], True),
        ((2, 0, 0, 2), ["master_dwarf", "master_dwarf", "elf", "elf"], False),
        ((0, 1, 2, 1), ["master_elf", "master_elf", "dwarf", "master_dwarf"], True),
    ],
)
def test_ruling_05_by_the_option_everybody_in_the_mine_has_a_partner(
    home: tuple[int, int, int, int], workers: list[str], legal_there: bool
) -> None:
    assert may_mine(mine(*home), *workers)
    assert may_mine(mine(*home, pairs_only=True), *workers) is legal_there


def test_ruling_05_says_why() -> None:
    assert refused(mine(1, 0, pairs_only=True), "send elf mine") == "why-mine-unpaired"
    match = mine(1, 1, pairs_only=True)
    play(match, "send elf mine")
    assert refused(match, "send dwarf quarry") == "why-mine-unpaired"
    assert legal(match) == {"send dwarf mine"}


@pytest.mark.parametrize(
    ("workers", "metal"),
    [
        ({"elf": 1, "master_dwarf": 1}, 1),
        ({"elf": 3, "master_dwarf": 2}, 3),
        ({"master_elf": 1, "master_dwarf": 1}, 2),
        ({"elf": 3, "dwarf": 1}, 1),
        ({"elf": 3}, 0),
        ({"master_dwarf": 2}, 0),
    ],
)
def test_ruling_05_metal_is_the_lesser_of_both_powers(workers: dict[str, int], metal: int) -> None:
    setup = table(3).workers(0, 4, 3).built(0, gardens=1, pub=(1, 2)).staffed(0, gardens=1, pub=2)
    setup.sent(1, "mine", elf=3, dwarf=3)
    assert stock(setup.sent(0, "mine", **workers).collect(rest="wild"), 0)["metal"] == metal


def test_ruling_05_a_lone_worker_in_the_mine_may_win_the_bonus() -> None:
    match = mine(1, 0)
    play(match, "send elf mine")
    assert at(match)["sent"][0] == {"mine": {"elf": 1}}
    assert stock(table(3).sent(0, "mine", elf=1).collect(rest="wild"), 0)["metal"] == 1


@pytest.mark.parametrize(("elves", "metal"), [(2, [0, 1]), (3, [1, 1])])
def test_ruling_05_the_bonus_of_the_mine_counts_workers_paired_or_not(elves: int, metal: list[int]) -> None:
    match = table(3).sent(0, "mine", elf=elves).sent(1, "mine", elf=1, dwarf=1).collect(rest="wild")
    assert [stock(match, seat)["metal"] for seat in (0, 1)] == metal


def test_ruling_06_the_bonus_is_for_a_single_majority_by_heads() -> None:
    setup = table(4).built(0, gardens=1).staffed(0, gardens=1)
    match = setup.sent(0, "forest", master_elf=1).sent(1, "forest", elf=1).collect()
    assert [stock(match, seat)["wood"] for seat in range(4)] == [2, 1, 0, 0]


def test_ruling_06_a_lone_player_gets_the_bonus_and_nobody_without_workers() -> None:
    match = table(4).sent(2, "quarry", dwarf=1).collect()
    assert [stock(match, seat)["stone"] for seat in range(4)] == [0, 0, 2, 0]
    assert [stock(match, seat)["wood"] for seat in range(4)] == [0, 0, 0, 0]


def test_ruling_07_a_master_recruits_a_normal_worker() -> None:
    setup = table(3).built(0, gardens=1).staffed(0, gardens=1).at(0, "master_elf", "recruiter")
    match = setup.collect()
    assert owned(match, 0) == {"elf": 3, "master_elf": 1, "dwarf": 3, "master_dwarf": 0}


def test_ruling_07_a_master_on_a_plank_is_an_ordinary_worker() -> None:
    setup = table(3).built(0, gardens=1, blacksmith=1).staffed(0, gardens=1).at(0, "master_elf", "blacksmith")
    match = setup.turn(0)
    play(match, "use blacksmith")
    assert stock(match, 0)["metal"] == 1


def test_ruling_08_a_pub_without_a_dwarf_to_train_waits_for_the_next() -> None:
    setup = table(3).built(0, pub=(1, 2, 3, 4)).staffed(0, pub=3).stock(0, gold=3).at(0, "elf", "recruiters")
    match = setup.turn(0)
    assert owned(match, 0)["master_dwarf"] == 3
    play(match, "staff pub")
    assert owned(match, 0) == {"elf": 3, "master_elf": 0, "dwarf": 0, "master_dwarf": 3}
    play(match, "use recruiters", "recruit dwarf")
    assert owned(match, 0) == {"elf": 3, "master_elf": 0, "dwarf": 0, "master_dwarf": 4}


def test_ruling_09_a_worker_on_a_plank_can_be_trained() -> None:
    setup = table(3).crests(3, 1, 2).built(0, pub=1, blacksmith=1, market=1).stock(0, gold=3)
    setup.at(0, "dwarf", "blacksmith").at(0, "dwarf", "market").at(0, "dwarf", "miners")
    match = setup.turn(0)
    play(match, "staff pub")
    assert owned(match, 0) == {"elf": 3, "master_elf": 0, "dwarf": 2, "master_dwarf": 1}
    play(match, "use blacksmith", "use market", "use miners", "end")
    assert at(match)["home"][0] == {"elf": 3, "dwarf": 2, "master_dwarf": 1}


def test_ruling_09_even_when_all_of_them_stand_at_guilds() -> None:
    setup = table(3).crests(3, 1, 2).built(0, pub=1).stock(0, gold=3)
    match = setup.at(0, "dwarf", "librarians").at(0, "dwarf", "recruiters").at(0, "dwarf", "miners").turn(0)
    play(match, "staff pub")
    assert owned(match, 0) == {"elf": 3, "master_elf": 0, "dwarf": 2, "master_dwarf": 1}
    play(match, "reclaim librarians", "reclaim recruiters", "reclaim miners", "end")
    assert at(match)["home"][0] == {"elf": 3, "dwarf": 2, "master_dwarf": 1}


def test_ruling_10_building_the_guild_later_gives_no_fee_back() -> None:
    match = table(3).stock(0, wood=3, stone=2, metal=1).at(0, "elf", "miners").turn(0)
    play(match, "build guild miners")
    assert gold(match, 0) == 0
    match = table(3).stock(1, wood=3, stone=2, metal=1).at(0, "elf", "miners").turn(1)
    play(match, "build guild miners")
    assert gold(match, 1) == 0


def test_ruling_11_recruiting_with_an_empty_supply_is_wasted() -> None:
    setup = table(3).workers(0, 7, 3)
    match = setup.stock(0, gold=2).place(0)
    play(match, "place elf recruiter")
    assert gold(match, 0) == 0
    match = setup.at(0, "elf", "recruiter").collect()
    assert owned(match, 0) == {"elf": 7, "master_elf": 0, "dwarf": 3, "master_dwarf": 0}


def test_ruling_12_crests_are_taken_in_plank_order_and_protected() -> None:
    match = table(4).at(2, "elf", "camp").at(3, "elf", "camp").at(0, "elf", "camp").collect()
    assert match.seat == 2
    assert legal(match) == {"crest 1", "crest 2", "crest 3", "crest 4"}
    play(match, "crest 3")
    assert crests(match) == [1, 2, 3, 4]
    assert match.seat == 3
    # Kept, and safe all the same.
    assert refused(match, "crest 3") == "why-crest-taken"
    play(match, "crest 1")
    assert crests(match) == [4, 2, 3, 1]
    assert match.seat == 0
    assert legal(match) == {"crest 2", "crest 4"}
    play(match, "crest 2")
    assert crests(match) == [2, 4, 3, 1]
    assert (match.state.phase, match.seat) == ("actions", 3)


def test_ruling_12_crests_that_are_not_in_the_game() -> None:
    match = table(3).at(2, "elf", "camp").collect()
    assert refused(match, "crest 4") == "why-crest-not-in-game"


def test_ruling_13_income_comes_first_and_what_can_be_paid_must_be() -> None:
    setup = table(3).score(0, 21).built(0, pub=1, bank=1).stock(0, gold=1)
    match = setup.collect(rest="wild")
    # Level four, paid from one gold and two of income; one is missing.
    assert gold(match, 0) == 0
    assert match.scores[0] == 20
    assert points(match, 0)["taxes"] == -1


def test_ruling_13_the_level_is_read_once() -> None:
    match = table(3).score(0, 21).collect(rest="wild")
    assert match.scores[0] == 17


def test_ruling_14_locks_work_in_the_same_turn() -> None:
    match = table(3).built(0, bank=1).stock(0, gold=3).turn(0)
    play(match, "staff bank", "gnome bank")
    assert gold(match, 0) == 1
    match = table(3).built(0, blacksmith=1).stock(0, gold=4).turn(0)
    play(match, "staff blacksmith", "gnome blacksmith")
    assert stock(match, 0)["metal"] == 1
    match = table(3).built(0, market=1).stock(0, gold=5).turn(0)
    play(match, "buy wood", "staff market", "buy wood")
    assert stock(match, 0)["wood"] == 2
    match = table(3).built(0, library=1).stock(0, gold=3).turn(0)
    play(match, "staff library", "end")
    assert cards_in_hand(match, 0) == 1


def test_ruling_15_every_card_has_its_own_ability() -> None:
    match = table(3).built(0, bank=(1, 2)).staffed(0, bank=2).turn(0)
    play(match, "gnome bank", "gnome bank")
    assert refused(match, "gnome bank") == "why-gnome-used"
    match = table(3).built(0, blacksmith=(1, 2)).staffed(0, blacksmith=2).stock(0, gold=9).turn(0)
    play(match, "gnome blacksmith", "gnome blacksmith")
    assert refused(match, "gnome blacksmith") == "why-gnome-used"
    match = table(3).built(0, library=(1, 2, 3)).staffed(0, library=2).turn(0)
    play(match, "end")
    assert cards_in_hand(match, 0) == 2


def test_ruling_15_visits_add_up() -> None:
    setup = table(3).built(0, market=(1, 2)).staffed(0, market=3).stock(0, gold=20)
    match = used(setup, "merchants")
    for _ in range(1 + 3 + 3):
        play(match, "buy wood")
    assert refused(match, "buy wood") == "why-visit-used"
    assert stock(match, 0)["wood"] == 7


def test_ruling_16_one_hire_a_turn_and_the_others_besides() -> None:
    setup = table(3).built(0, tower=(1, 2), bank=1, inn=1, library=1).staffed(0, tower=1).stock(0, gold=9)
    match = setup.at(0, "elf", "tower").at(0, "elf", "recruiters").turn(0)
    play(match, "use tower", "staff bank", "use recruiters", "staff inn", "staff library")
    assert gold(match, 0) == 6
    assert refused(match, "staff tower") == "why-already-hired"


def test_ruling_17_a_gatehouse_gnome_without_a_target_is_placed_all_the_same() -> None:
    match = table(3).built(0, gatehouse="1 after").marker(0, "gatehouse 2 before").stock(0, gold=3).turn(0)
    play(match, "staff gatehouse")
    assert staffed(match, 0) == {"gatehouse": 1}
    assert sorted(markers(match, 0)) == ["gate_after 1", "gate_before 2"]
    play(match, "end")
    assert match.seat == 1


def test_ruling_17_any_gatehouse_not_only_the_cards_own() -> None:
    setup = table(3).built(0, gatehouse="1 after").marker(0, "gatehouse 2 before", "gatehouse 4 after")
    match = setup.stock(0, gold=3).turn(0)
    play(match, "staff gatehouse")
    assert legal(match) == {"mark gatehouse 5 before"}
    play(match, "mark gatehouse 5 before")
    assert owner(match, "gate_before", 5) == 0


def test_ruling_18_a_gatehouse_of_the_architects_has_no_lock() -> None:
    match = table(3).marker(0, "gatehouse 1 after").stock(0, gold=3).turn(0)
    assert refused(match, "staff gatehouse") == "why-not-built"


def test_ruling_18_but_another_cards_gnome_can_complete_it() -> None:
    setup = table(3).built(0, gatehouse="1 after").marker(0, "gatehouse 4 after").stock(0, gold=3)
    match = setup.turn(0)
    play(match, "staff gatehouse")
    assert legal(match) == {"mark gatehouse 2 before", "mark gatehouse 5 before"}
    play(match, "mark gatehouse 5 before")
    assert sorted(markers(match, 0)) == ["gate_after 1", "gate_after 4", "gate_before 5"]


def test_ruling_19_after_a_bought_card_only_the_library_and_the_hand_limit_follow() -> None:
    setup = table(3).built(0, library=1).staffed(0, library=1).hand(0, pub=3, bank=2).stock(0, gold=9)
    match = setup.pool("inn", "tower", "market").deck(keep=4).turn(0)
    play(match, "take inn")
    # Five, the inn, and the library's card: two must go.
    assert cards_in_hand(match, 0) == 7
    assert legal(match) == {"discard pub", "discard bank", "discard inn", "discard keep"}
    play(match, "discard pub", "discard pub")
    assert cards_in_hand(match, 0) == 5
    assert match.seat == 1


def test_ruling_20_no_hand_limit_during_the_turn() -> None:
    setup = table(3).hand(0, pub=3, bank=2).stock(0, wood=2, stone=3).pool("inn", "tower", "market").deck(keep=4)
    match = used(setup, "librarians")
    play(match, "discard bank")
    assert cards_in_hand(match, 0) == 7
    play(match, "build pub 1")
    assert cards_in_hand(match, 0) == 6
    play(match, "end", "discard keep")
    assert cards_in_hand(match, 0) == 5
