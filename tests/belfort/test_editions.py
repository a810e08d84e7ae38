"""What the editions of the rulebook differ in: each option both ways, and what is settled."""

import pytest

import burgher
from tests.belfort.table import (
    at,
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
    scored,
    stock,
    table,
)

WITH_WIZARDS = ("merchants", "librarians", "wizards", "recruiters", "miners")
HOSTILE = ("thieves", "bandits", "wizards", "spies", "miners")


def test_edition_01_a_gatehouse_is_never_shared() -> None:
    setup = table(3).marker(1, "gatehouse 1 after").hand(0, gatehouse=1).stock(0, wood=1, stone=3, metal=2)
    match = setup.turn(0)
    assert refused(match, "build gatehouse 2 before") == "why-gatehouse-shared"
    assert refused(match, "build gatehouse 1 after") == "why-no-free-symbol"
    assert "build gatehouse 1 before" in match.legal


def test_edition_01_not_even_with_oneself() -> None:
    setup = table(3).marker(0, "gatehouse 1 after").hand(0, gatehouse=1).stock(0, wood=1, stone=3, metal=2)
    assert refused(setup.turn(0), "build gatehouse 2 before") == "why-gatehouse-shared"


def test_edition_01_shared_gatehouses() -> None:
    setup = table(3, shared_gatehouses=True).marker(1, "gatehouse 1 after").hand(0, gatehouse=1)
    match = setup.stock(0, wood=1, stone=3, metal=2).turn(0)
    assert refused(match, "build gatehouse 1 after") == "why-no-free-symbol"
    play(match, "build gatehouse 2 before")
    assert (owner(match, "gate_after", 1), owner(match, "gate_before", 2)) == (1, 0)


def test_edition_01_a_shared_gatehouse_has_no_room_for_the_gnome() -> None:
    setup = table(3, shared_gatehouses=True).built(0, gatehouse="2 before").marker(1, "gatehouse 1 after")
    match = setup.stock(0, gold=3).turn(0)
    play(match, "staff gatehouse", "end")
    assert list(markers(match, 0)) == ["gate_before 2"]


def test_edition_01_the_wizards_move_a_shared_gatehouse_as_a_whole() -> None:
    setup = table(3, HOSTILE, shared_gatehouses=True).marker(1, "gatehouse 1 after").marker(2, "gatehouse 2 before")
    match = setup.at(0, "elf", "wizards").turn(0)
    play(match, "use wizards", "swap gatehouse 1", "swap gatehouse 4")
    while legal(match, "mark gatehouse"):
        play(match, sorted(legal(match, "mark gatehouse"))[0])
    assert {owner(match, "gate_after", 4), owner(match, "gate_before", 5)} == {1, 2}
    assert owner(match, "gate_after", 1) is None
    assert owner(match, "gate_before", 2) is None


@pytest.mark.parametrize("limit", [2, 3])
def test_edition_02_thieves_take_two_or_three_from_one(limit: int) -> None:
    match = table(4, HOSTILE, thieves_gold=limit).stock(1, gold=9).at(0, "elf", "thieves").turn(0)
    play(match, "use thieves")
    for _ in range(limit):
        play(match, "steal gold 2")
    assert (gold(match, 0), gold(match, 1)) == (limit, 9 - limit)
    assert refused(match, "steal gold 2") == "why-not-asked-now"


def test_edition_02_three_from_one_but_then_none_from_others() -> None:
    setup = table(4, HOSTILE, thieves_gold=3).stock(1, gold=9).stock(2, gold=9)
    match = setup.at(0, "elf", "thieves").turn(0)
    play(match, "use thieves", "steal gold 2", "steal gold 2")
    assert refused(match, "steal gold 3") == "why-stolen-enough"
    assert legal(match) == {"steal gold 2", "done"}


def test_edition_03_the_architects_need_an_empty_gatehouse() -> None:
    setup = table(3).marker(1, "gatehouse 1 after").stock(0, wood=9, stone=9, metal=9).at(0, "elf", "architects")
    match = setup.turn(0)
    play(match, "use architects")
    assert refused(match, "build gatehouse 2 before") == "why-gatehouse-shared"


def test_edition_04_keeping_ones_crest() -> None:
    match = table(3).at(1, "elf", "camp").collect()
    play(match, "crest 2")
    assert crests(match) == [1, 2, 3]


def test_edition_04_a_kept_crest_is_safe() -> None:
    match = table(3).at(1, "elf", "camp").at(0, "elf", "camp").collect()
    play(match, "crest 2")
    assert refused(match, "crest 2") == "why-crest-taken"
    assert legal(match) == {"crest 1", "crest 3"}


def test_edition_04_a_kept_crest_that_is_not_safe() -> None:
    """Collection: king's camp. The English rulebook lets everybody swap or not, and turns only a new crest over."""
    match = table(3, keep_crest=False).at(1, "elf", "camp").at(0, "elf", "camp").collect()
    assert legal(match) == {"crest 1", "crest 2", "crest 3"}
    play(match, "crest 2")
    assert crests(match) == [1, 2, 3]
    play(match, "crest 2")
    assert crests(match) == [2, 1, 3]


def test_edition_04_a_taken_crest_is_safe_in_every_edition() -> None:
    setup = table(3, keep_crest=False).at(0, "elf", "camp").at(1, "elf", "camp").at(2, "elf", "camp")
    match = setup.collect()
    play(match, "crest 2", "crest 3")
    assert crests(match) == [2, 3, 1]
    assert match.seat == 2
    assert refused(match, "crest 2") == "why-crest-taken"
    assert legal(match) == {"crest 1"}
    play(match, "crest 1")
    assert crests(match) == [2, 3, 1]


def test_edition_05_a_non_player_needs_an_empty_gatehouse_and_fills_a_keep() -> None:
    setup = table(2).marker(0, "gatehouse 1 after").pool("gatehouse", "keep", "bank")
    match = setup.turn(1)
    play(match, "end", "take gatehouse")
    assert "build gatehouse 2 before" not in match.legal
    assert "build gatehouse 3 before" in match.legal
    play(match, "build gatehouse 3 before", "take keep", "build keep 2")
    assert list(markers(match, 2)) == ["gate_before 3"]
    assert list(markers(match, 3)) == ["keep_left 2", "keep_right 2"]


def test_edition_05_a_non_player_may_put_one_marker_on_a_keep() -> None:
    match = table(2, WITH_WIZARDS, np_keep_markers=1).pool("keep", "keep", "keep").marker(0, "keep 1").turn(1)
    play(match, "end", "take keep")
    assert refused(match, "build keep 1") == "why-no-free-symbol"
    play(match, "build keep 2", "take keep")
    assert list(markers(match, 2)) == ["keep_left 2"]
    # The other symbol is another place for a non-player, and none for those who build with a card.
    play(match, "build keep 2")
    assert [*markers(match, 2), *markers(match, 3)] == ["keep_left 2", "keep_right 2"]


def test_edition_05_half_a_keep_has_no_room_for_a_card() -> None:
    setup = table(2, WITH_WIZARDS, np_keep_markers=1).hand(0, keep=1).stock(0, wood=9, stone=9, metal=9)
    setup.owner[1]["keep_left"] = 2
    setup.owner[2] |= {"keep_left": 3, "keep_right": 2}
    match = setup.at(0, "elf", "wizards").turn(0)
    assert refused(match, "build keep 2") == "why-no-free-symbol"
    play(match, "use wizards", "swap keep 2", "swap keep 3")
    assert owner(match, "keep_left", 2) == 3
    assert owner(match, "keep_right", 2) == 2
    assert (owner(match, "keep_left", 3), owner(match, "keep_right", 3)) == (2, None)
    assert legal(match, "build keep") == {"build keep 1", "build keep 4", "build keep 5"}


def test_edition_05_bots_see_that_halves_of_keeps_differ() -> None:
    setup = table(2, WITH_WIZARDS, np_keep_markers=1)
    setup.owner[1]["keep_left"] = 2
    setup.owner[2] |= {"keep_left": 2, "keep_right": 3}
    for district in (0, 3, 4):
        setup.owner[district] |= {"keep_left": 2, "keep_right": 3}
    match = setup.at(0, "elf", "wizards").turn(0)
    play(match, "use wizards")
    offered = {str(match.game.actions[action]) for action in match.state.legal(True)}
    assert offered == {"swap keep 1", "swap keep 2", "done"}


@pytest.mark.parametrize("halves", [{"keep_left": 0}, {"keep_right": 2}, {"keep_left": 2, "keep_right": 0}])
def test_edition_05_half_a_keep_is_a_non_players(halves: dict[str, int]) -> None:
    setup = table(2, WITH_WIZARDS, np_keep_markers=1)
    setup.owner[1] |= halves
    with pytest.raises(burgher.BadPosition, match="keep_right"):
        setup.turn(0)
    setup = table(2, WITH_WIZARDS)
    setup.owner[1]["keep_left"] = 2
    with pytest.raises(burgher.BadPosition, match="keep_right"):
        setup.turn(0)


def test_edition_the_non_players_dwarves_may_stand_at_one_guild() -> None:
    match = burgher.Match("belfort", 2, {"np_dwarves_together": True}, seed=1)
    while not legal(match, "block"):
        play(match, sorted(legal(match))[0])
    one = sorted(legal(match))[0]
    play(match, one, one)
    assert at(match)["np_dwarf"][0] == at(match)["np_dwarf"][1]
    guild = one.split()[1]
    assert refused(match, f"place elf {guild}") == "why-guild-blocked"
    assert burgher.load(at(match)).state.same(match.state)


def test_edition_07_an_action_may_be_forgone() -> None:
    match = table(3).built(0, market=1).at(0, "elf", "market").at(0, "dwarf", "miners").turn(0)
    play(match, "reclaim market", "reclaim miners", "end")
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0}
    assert match.seat == 1


def test_edition_07_every_action_must_be_used() -> None:
    match = table(3, forgo_actions=False).built(0, market=1).at(0, "elf", "market").turn(0)
    assert refused(match, "reclaim market") == "why-must-use"
    play(match, "use market", "end")
    assert gold(match, 0) == 2


def test_edition_07_a_forgone_action_needs_a_worker_there() -> None:
    match = table(3).built(0, market=1).turn(0)
    assert refused(match, "reclaim market") == "why-no-worker-there"
    assert refused(match, "reclaim miners") == "why-no-worker-there"


def test_edition_08_a_blacksmiths_gnome_once_a_turn_is_once_a_round() -> None:
    match = table(3).built(0, blacksmith=1).staffed(0, blacksmith=1).stock(0, gold=5).turn(0)
    play(match, "gnome blacksmith", "end")
    assert match.seat == 1


def test_edition_10_the_librarys_card_comes_besides_a_bought_one() -> None:
    match = table(3).built(0, library=1).staffed(0, library=1).stock(0, gold=1).turn(0)
    play(match, "take deck")
    assert sum(hand(match, 0).values()) == 2


def test_edition_11_masters_by_pubs_with_gnomes_only() -> None:
    match = table(3).hand(0, pub=1).stock(0, wood=2, stone=3).turn(0)
    play(match, "build pub 1")
    assert owned(match, 0)["master_dwarf"] == 0


def test_edition_15_an_owned_guild_is_not_built_again() -> None:
    match = table(3).marker(1, "guild 5").stock(0, wood=9, stone=9, metal=9).turn(0)
    assert refused(match, "build guild miners") == "why-guild-owned"


def test_edition_17_several_players_share_a_resource_area() -> None:
    match = table(3).sent(0, "forest", elf=3).sent(1, "forest", elf=2).sent(2, "forest", elf=1).collect()
    assert [stock(match, seat)["wood"] for seat in range(3)] == [4, 2, 1]


def test_edition_markers_needed_for_points() -> None:
    match = scored(table(3).marker(0, "pub 1"))
    assert [points(match, seat)["districts"] for seat in range(3)] == [5, 0, 0]


def test_edition_points_without_markers() -> None:
    """With the plain tie rule alone, two players without markers tie for second place, and one alone has it."""
    match = scored(table(3, markers_needed=False).marker(0, "pub 1").marker(1, "inn 1"))
    # District 1: a tie for first; the third is bumped off. The others: three tie for first, and have three each.
    assert [points(match, seat)["districts"] for seat in range(3)] == [3 + 12, 3 + 12, 0 + 12]
    match = scored(table(3, markers_needed=False).built(0, bank=1).staffed(0, bank=1))
    assert [points(match, seat)["gnomes"] for seat in range(3)] == [3, 0, 0]


def test_options_are_named_in_a_position() -> None:
    match = table(3, thieves_gold=3, keep_crest=False).turn(0)
    assert at(match)["options"]["thieves_gold"] == 3
    assert burgher.load(at(match)).options == match.options
