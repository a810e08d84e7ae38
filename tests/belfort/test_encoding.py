"""Features: each has a name, says what lies open or is one's own, and turns with the viewer."""

from __future__ import annotations

import pytest

import burgher
from burgher.belfort import GAME, encoding
from burgher.belfort import features as layout
from burgher.belfort.cells import PHASES
from burgher.belfort.encoding import (
    ASKED_SIZE,
    CALENDAR_SIZE,
    DISTRICT_SIZE,
    OWN_SIZE,
    PHASE_COUNT,
    QUESTION_COUNT,
    SEAT_SIZE,
    SIZE,
)
from burgher.belfort.features import BLOCKS
from burgher.belfort.flow import QUESTIONS
from burgher.core.encoding import features
from tests.belfort.table import play, scored, table

HOSTILE = ("thieves", "bandits", "wizards", "spies", "miners")


def read(match: burgher.Match, seat: int) -> dict[str, int]:
    return dict(zip(GAME.feature_names, features(match.state, seat, GAME.features), strict=True))


def some(match: burgher.Match, seat: int, start: str) -> dict[str, int]:
    """The features whose names begin so and that are not 0, without that beginning."""
    return {
        name.removeprefix(start): value for name, value in read(match, seat).items() if name.startswith(start) and value
    }


def test_names_and_sizes_agree() -> None:
    assert len(PHASES) == PHASE_COUNT
    assert len(QUESTIONS.names) >= QUESTION_COUNT
    assert len(GAME.feature_names) == len(set(GAME.feature_names)) == GAME.features
    assert SIZE + len(QUESTIONS.names) - QUESTION_COUNT == GAME.features
    assert 600 <= SIZE <= 900
    assert all(feature.doc for block in BLOCKS for feature in block.features)


def test_each_part_has_the_size_of_its_features() -> None:
    """The sizes are written as numbers, because only so they are known when the engine is compiled."""
    parts = (layout.CALENDAR, layout.ASKED, layout.OWN, layout.SEAT, layout.DISTRICT)
    sizes = [sum(len(feature.names("")) for feature in part) for part in parts]
    assert sizes == [CALENDAR_SIZE, ASKED_SIZE, OWN_SIZE, SEAT_SIZE, DISTRICT_SIZE]


def test_each_part_begins_where_its_features_do() -> None:
    names = GAME.feature_names
    seat = names[encoding.SEATS_AT : encoding.SEATS_AT + SEAT_SIZE]
    assert (names[encoding.TURN_AT], names[encoding.ASKED_AT], names[encoding.OWN_AT]) == (
        "hired",
        f"asked {QUESTIONS.names[0]}",
        "hand pub",
    )
    assert names[encoding.NON_PLAYERS_AT] == "non-player 0: markers 0"
    assert names[encoding.DISTRICTS_AT].startswith("district 0: guild ")
    begun = {
        "sent": encoding.SENT_AT,
        "passed": encoding.PASSED_AT,
        "known": encoding.KNOWN_AT,
        "built": encoding.BUILT_AT,
        "staffed": encoding.STAFFED_AT,
        "planked": encoding.PLANKED_AT,
        "shown": encoding.SHOWN_AT,
        "desk": encoding.DESKS_AT,
        "camp": encoding.CAMP_AT,
        "income": encoding.INCOME_AT,
        "markers": encoding.MARKERS_AT,
    }
    firsts = {feature.name: feature.names("seat 0: ")[0] for feature in layout.SEAT}
    assert {name: seat[at] for name, at in begun.items()} == {name: firsts[name] for name in begun}


def test_calendar_and_cards() -> None:
    match = table(3).round(4).hand(0, pub=2).hand(1, pub=1).pool("inn", "inn", "keep").deck(bank=3).turn(1)
    found = read(match, 0)
    assert (found["players"], found["round"], found["rounds left"], found["rounds to scoring"]) == (3, 4, 3, 1)
    assert (found["gnomes"], found["deck"]) == (14, 3)
    assert some(match, 0, "phase ") == {"actions": 1}
    assert some(match, 0, "pool ") == {"inn": 2, "keep": 1}
    assert found["discards pub"] == 2
    assert some(match, 0, "unseen ") == {"pub": 1, "bank": 3}
    assert some(match, 1, "unseen ") == {"pub": 2, "bank": 3}


@pytest.mark.parametrize(("month", "to_scoring"), [(1, 2), (2, 1), (3, 0), (6, 1), (7, 0)])
def test_rounds_to_scoring(month: int, to_scoring: int) -> None:
    assert read(table(3).round(month).turn(0), 0)["rounds to scoring"] == to_scoring


def test_what_is_asked_of_whom() -> None:
    match = table(4).crests(3, 4, 1, 2).turn(2)
    assert some(match, 1, "asked ") == {"turn": 1, "of 1": 1}
    assert some(match, 1, "turn of ") == {"1": 1}
    assert some(match, 3, "turn of ") == {"3": 1}
    state = GAME.new(3)
    asked = dict(zip(GAME.feature_names, features(state, 0, GAME.features), strict=True))
    assert asked["asked of chance"] == asked["asked found_guild"] == 1


def test_nothing_is_asked_at_the_end() -> None:
    match = scored(table(3), 7)
    assert some(match, 0, "asked ") == {}
    assert some(match, 0, "turn of ") == {}
    assert some(match, 0, "phase ") == {"end": 1}


def test_a_seat_as_all_see_it() -> None:
    match = (
        table(3)
        .stock(1, wood=2, gold=4)
        .score(1, 12)
        .hand(1, pub=2, keep=1)
        .also(known=[{}, {"keep": 1}, {}])
        .built(1, tower=2, pub=1)
        .staffed(1, tower=1)
        .at(1, "elf", "tower")
        .at(1, "dwarf", "recruiter")
        .at(2, "elf", "camp")
        .at(1, "dwarf", "camp")
        .sent(2, "mine", elf=1, dwarf=1)
        .passed(2)
        .place(0)
    )
    expected = {
        "present": 1,
        "stock wood": 2,
        "stock gold": 4,
        "score": 12,
        "points districts": 12,
        "owned elf": 3,
        "owned dwarf": 3,
        "home elf": 2,
        "home dwarf": 1,
        "crest": 2,
        "hand size": 3,
        "known keep": 1,
        "built pub": 1,
        "built tower": 1,
        "staffed tower": 1,
        "planked tower elf": 1,
        "desk dwarf": 1,
        "camp": 2,
        "camp worker dwarf": 1,
        "income": 2,
        "tax": 2,
        "markers 0": 1,
        "markers 1": 1,
    }
    for viewer, place in ((0, 1), (1, 0), (2, 2)):
        assert some(match, viewer, f"seat {place}: ") == expected
    assert some(match, 0, "seat 2: ")["sent mine elf"] == 1
    assert some(match, 0, "seat 2: ")["passed"] == 1
    assert some(match, 0, "seat 3: ") == {}


def test_the_viewers_own_cards() -> None:
    match = table(3).hand(0, pub=2, keep=1).hand(1, inn=1).turn(0)
    assert some(match, 0, "hand ") == {"pub": 2, "keep": 1}
    assert some(match, 1, "hand ") == {"inn": 1}


def test_districts() -> None:
    match = (
        table(3)
        .marker(0, "pub 1", "guild 1")
        .marker(1, "keep 2")
        .at(2, "dwarf", "librarians")
        .turn(0)
    )  # fmt: skip
    assert some(match, 0, "district 0: ") == {"guild merchants": 1, "owner pub": 1, "owner guild": 1}
    assert some(match, 2, "district 0: ") == {"guild merchants": 1, "owner pub": 2, "owner guild": 2}
    second = {"guild librarians": 1, "owner keep_left": 2, "owner keep_right": 2}
    assert some(match, 0, "district 1: ") == second | {"guild seat": 3, "guild worker dwarf": 1}


def test_non_players() -> None:
    match = table(2).marker(2, "pub 1").marker(3, "keep 5", "inn 1").turn(0)
    assert some(match, 0, "non-player 0: ") == {"markers 0": 1, "dwarf 0": 1}
    assert some(match, 1, "non-player 1: ") == {"markers 0": 1, "markers 4": 2, "dwarf 1": 1}
    for viewer in range(2):
        assert read(match, viewer)["district 0: owner pub"] == 6
        assert read(match, viewer)["district 0: owner inn"] == 7
    assert some(table(3).turn(0), 0, "non-player ") == {}
    assert some(burgher.Match("belfort", players=2, seed=1), 0, "non-player ") == {}


# seats in the numbers of a question


def test_thieves_name_the_robbed_as_the_viewer_counts() -> None:
    match = table(4, HOSTILE).stock(3, gold=2).stock(1, gold=1).at(2, "elf", "thieves").turn(2)
    play(match, "use thieves", "steal gold 4")
    assert read(match, 2)["asked first"] == 1
    assert read(match, 2)["asked second"] == 0b0010
    assert read(match, 0)["asked second"] == 0b1000
    assert read(match, 3)["asked second"] == 0b0001


def test_bandits_remember_stone() -> None:
    match = table(4, HOSTILE).stock(3, stone=3).at(2, "elf", "bandits").turn(2)
    play(match, "use bandits", "steal stone 4")
    assert read(match, 0)["asked second"] == 32 + 0b1000


def test_spies_are_counted_from_the_viewer_and_their_cards_hidden() -> None:
    match = table(3, HOSTILE).hand(1, pub=1, inn=1).hand(2, keep=1).at(0, "elf", "spies").turn(0)
    play(match, "use spies")
    assert [read(match, seat)["asked first"] for seat in range(3)] == [0, 2, 1]
    play(match, "show inn")
    assert read(match, 1)["seat 0: shown inn"] == 1
    assert some(match, 0, "seat 1: shown ") == {}
    play(match, "show keep")
    assert some(match, 0, "seat 1: shown ") == {"inn": 1}


def test_markers_moved_by_wizards_are_counted_from_the_viewer() -> None:
    match = table(3, HOSTILE).marker(1, "gatehouse 1 after").at(0, "elf", "wizards").turn(0)
    play(match, "use wizards", "swap gatehouse 1", "swap gatehouse 3")
    assert [read(match, seat)["asked second"] for seat in range(3)] == [1, 0, 2]


def test_a_card_put_away_is_known_to_its_seat_only() -> None:
    match = burgher.Match("belfort", players=3, seed=1)
    play(match, "discard " + next(str(action["card"]) for action in match.legal))
    assert read(match, 0)["asked second"] >= 0
    assert sum(some(match, 0, "aside ").values()) == 1
    assert read(match, 1)["asked second"] == -1
    assert some(match, 1, "aside ") == {}
