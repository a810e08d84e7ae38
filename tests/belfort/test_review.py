"""The rulebook read once more from beginning to end: where two of its rules meet, and what no other test looks at."""

import pytest

import burgher
from burgher.core.events import Event
from burgher.core.game import Message
from burgher.words import Words
from tests.belfort.table import (
    Table,
    at,
    crests,
    gold,
    legal,
    markers,
    owned,
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


def used(setup: Table, place: str, seat: int = 0) -> burgher.Match:
    """The match after this seat has used its worker there."""
    match = setup.at(seat, "elf", place).turn(seat)
    play(match, f"use {place}")
    return match


def say(match: burgher.Match, message: Message | Event | None) -> str:
    assert message is not None
    return Words("en", "belfort", ("Anna", "Bert", "Cleo")[: match.players], strict=True).say(message)


# actions that must be used (option forgo_actions off) cannot be declined once they have begun, either


def test_recruiters_that_must_be_used_bring_somebody() -> None:
    setup = table(3, forgo_actions=False).built(0, bank=1)
    match = used(setup, "recruiters")
    assert legal(match) == {"recruit elf", "recruit dwarf", "staff bank"}
    assert refused(match, "done") == "why-must-choose"
    assert "done" in used(table(3).built(0, bank=1), "recruiters").legal


def test_architects_who_can_build_nothing_are_not_asked() -> None:
    match = used(table(3, forgo_actions=False).stock(0, wood=2), "architects")
    play(match, "end")


def test_what_may_be_nothing_may_be_nothing_in_every_edition() -> None:
    """Thieves and bandits take up to so much; wizards and architects, who may do harm, can be told to leave it."""
    for guild in ("thieves", "bandits", "wizards", "architects"):
        setup = table(3, (*HOSTILE[:4], "architects"), forgo_actions=False).stock(1, gold=1, wood=1).marker(1, "pub 1")
        match = used(setup.stock(0, wood=2, stone=2), guild)
        assert "done" in match.legal
        play(match, "done", "end")


# placement


def test_a_locked_plank_stays_one_plank_with_two_gnomes() -> None:
    """Corrected components: a tower with two locks has one plank all the same."""
    pieces = burgher.find("belfort").corrected({"properties": {"tower": {"locks": 2}}}, "mine")
    setup = table(3).built(0, tower=1).staffed(0, tower=2).stock(0, gold=9).at(0, "dwarf", "tower")
    match = burgher.load(setup.position(1, "place", 0) | {"components": pieces.json()}, seed=1)
    assert refused(match, "place elf tower") == "why-plank-occupied"
    two = setup.at(0, "elf", "tower").position(1, "place", 0) | {"components": pieces.json()}
    with pytest.raises(burgher.BadPosition, match="at most 1"):
        burgher.load(two)


def test_a_fee_paid_by_one_player_lets_the_owner_place() -> None:
    """The owner's gold is there at once, in the same placement."""
    match = table(3).marker(1, "guild 5").stock(0, gold=1).stock(1, gold=1).place(0)
    assert "place elf recruiter" not in match.legal
    play(match, "place elf miners")
    assert gold(match, 1) == 2
    play(match, "place elf recruiter")
    assert gold(match, 1) == 0


# collection


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_in_the_kings_camp(players: int) -> None:
    """Each takes the next player's crest while it is face up; the last has only their own."""
    setup = table(players)
    for seat in range(players):
        setup.at(seat, "elf", "camp")
    match = setup.collect()
    for seat in range(players - 1):
        assert match.seat == seat
        play(match, f"crest {seat + 2}")
    assert legal(match) == {"crest 1"}
    play(match, "crest 1")
    assert crests(match) == [*range(2, players + 1), 1]
    assert (match.state.phase, match.seat) == ("actions", players - 1)
    assert at(match).get("taken", [0] * players) in ([], [0] * players)


def test_a_recruit_from_the_desk_is_the_master_that_a_pub_waited_for() -> None:
    setup = table(3).workers(0, 3, 1).built(0, pub=(1, 2)).staffed(0, pub=2).at(0, "master_dwarf", "recruiter")
    match = setup.collect()
    assert owned(match, 0) == {"elf": 3, "master_elf": 0, "dwarf": 0, "master_dwarf": 2}


# actions


def test_the_buy_of_a_visit_that_is_over_is_lost() -> None:
    """Two visits: sell; sell and buy. A third trade of either kind would be a third visit."""
    match = table(3).built(0, market=1).staffed(0, market=1).stock(0, metal=3, gold=5).turn(0)
    play(match, "sell metal", "sell metal", "buy wood")
    assert refused(match, "buy wood") == "why-visit-used"
    assert refused(match, "sell metal") == "why-visit-used"


def test_the_recruiters_gnome_in_a_gatehouse_puts_a_second_marker() -> None:
    match = used(table(3).built(0, gatehouse="5 after"), "recruiters")
    play(match, "staff gatehouse", "mark gatehouse 1 before")
    assert sorted(markers(match, 0)) == ["gate_after 5", "gate_before 1"]


def test_the_towers_gnome_opens_a_tower_for_the_next_round_only() -> None:
    setup = table(3).crests(3, 1, 2).built(0, tower=(1, 2)).staffed(0, tower=1).stock(0, gold=9)
    match = used(setup, "tower")
    play(match, "staff tower")
    assert staffed(match, 0) == {"tower": 2}
    assert refused(match, "use tower") == "why-no-worker-there"


def test_two_workers_on_planks_of_one_type_are_used_one_by_one() -> None:
    setup = table(3).built(0, market=(1, 2)).at(0, "elf", "market").at(0, "dwarf", "market")
    match = setup.turn(0)
    play(match, "use market")
    assert refused(match, "end") == "why-workers-still-placed"
    play(match, "use market", "end")
    assert gold(match, 0) == 4


# guilds


def test_two_victims_are_all_there_are_with_three_players() -> None:
    setup = table(3, HOSTILE).stock(1, gold=3).stock(2, gold=3)
    match = used(setup, "thieves")
    play(match, "steal gold 2", "steal gold 3")
    assert [gold(match, seat) for seat in range(3)] == [2, 2, 2]
    assert match.state.phase == "actions"
    assert "end" in match.legal


def test_the_wizards_leave_a_worker_at_a_guild_that_changes_hands() -> None:
    """Who stands at a swapped guild stays there, and nothing is paid again."""
    setup = table(3, HOSTILE).marker(1, "guild 5").at(2, "elf", "miners").stock(2, gold=1).stock(1, gold=1)
    match = used(setup, "wizards")
    play(match, "swap guild miners", "swap guild spies", "end")
    assert [gold(match, seat) for seat in range(3)] == [0, 1, 1]
    play(match, "end", "use miners")
    assert stock(match, 2)["metal"] == 2


def test_the_wizards_move_a_non_players_half_of_a_gatehouse() -> None:
    guilds = ("merchants", "librarians", "wizards", "recruiters", "miners")
    match = used(table(2, guilds).marker(3, "gatehouse 1 after"), "wizards")
    play(match, "swap gatehouse 1", "swap gatehouse 5", "mark gatehouse 1 before")
    assert owner(match, "gate_before", 1) == 3
    assert owner(match, "gate_after", 1) is None
    assert (
        say(match, match.events[-1])
        == "One of Non-player 4’s markers goes onto the Gatehouse between districts 1 and 5, on the half in district 1."
    )


# the game for two


def test_the_crests_of_this_rounds_camp_decide_who_acts_for_the_non_players() -> None:
    match = table(2).at(1, "elf", "camp").pool("pub", "inn", "bank").collect()
    play(match, "crest 1")
    assert match.seat == 1
    play(match, "end", "end")
    assert (match.state.phase, match.seat) == ("non_players", 1)
    play(match, "take pub", "build pub 2")
    assert owner(match, "pub", 2) == 2


def test_two_players_score_third_place_and_gnomes_among_themselves() -> None:
    setup = table(2).marker(2, "pub 1", "inn 1", "bank 1").marker(3, "tower 1", "market 1").marker(0, "library 1")
    setup.built(1, bank=5).staffed(1, bank=1).pool("pub", "inn", "bank")
    match = setup.round(3).turn(1)
    play(match, "end", "take pub", "build pub 2", "take inn", "build inn 2")
    assert points(match, 0)["districts"] == 1
    assert (points(match, 0)["gnomes"], points(match, 1)["gnomes"]) == (0, 3)


# the sentences


def test_a_symbol_that_the_wizards_filled_is_taken_not_built() -> None:
    match = used(table(3, HOSTILE).marker(1, "pub 1").hand(0, pub=1).stock(0, wood=2, stone=3), "wizards")
    play(match, "swap pub 1", "swap pub 4")
    assert say(match, match.why_not("build pub 4")) == "No symbol is left for a Pub in district 4: taken by Bert."
    match = table(3).marker(1, "gatehouse 1 after").hand(0, gatehouse=1).turn(0)
    assert say(match, match.why_not("build gatehouse 1 after")) == "This half of the Gatehouse is taken by Bert."


# collection and scoring, once more


def test_taxes_are_read_before_a_point_is_lost_and_after_the_income() -> None:
    match = table(5).score(4, 16).built(4, pub=1).collect(rest="wild")
    assert match.scores[4] == 16 - 2
    assert gold(match, 4) == 0


def test_a_district_full_of_ties_with_five_players() -> None:
    setup = table(5)
    places = iter(("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library", "guild"))
    for seat, count in enumerate((3, 2, 2, 1, 1)):
        for _ in range(count):
            setup.marker(seat, f"{next(places)} 2")
    match = scored(setup)
    assert [points(match, seat)["districts"] for seat in range(5)] == [5, 1, 1, 0, 0]
