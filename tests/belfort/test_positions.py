"""Positions by hand: what cannot be is refused, and the field is named."""

from collections.abc import Callable
from typing import Any

import pytest

import burgher
from tests.belfort.table import COPIES, NON_PLAYERS, PROPERTIES, Table, at, legal, play, table

HOSTILE = ("thieves", "bandits", "wizards", "spies", "miners")
Position = dict[str, Any]


def placement(players: int = 3) -> Position:
    return table(players).position(1, "place", 0)


def actions(players: int = 3) -> Position:
    return table(players).position(3, "turn", 0)


def said_about(position: Position) -> str:
    with pytest.raises(burgher.BadPosition) as error:
        burgher.load(position)
    return str(error.value)


def test_the_positions_changed_here_are_good() -> None:
    for position in (placement(), actions(), placement(2), actions(2)):
        assert not burgher.load(position).over


# single fields, on top of a position in the placement or the actions phase

ONE_FIELD: list[tuple[Position, str]] = [
    # the calendar
    ({"round": 8}, "round is 8; it may be from 1 to 7"),
    ({"round": 0}, "round is 0; it may be from 1 to 7"),
    ({"phase": 0}, "round is 1; it may be 0: the game is being set up"),
    ({"phase": 4}, "phase is 'non_players'; it may be another one: only two play"),
    ({"phase": 5}, "phase is 5; it may be another one: nobody decides during the scori"),
    ({"phase": 6}, "round is 1; it may be 7: the game is over"),
    ({"phase": 6, "round": 7}, "the length of questions is 1; it may be 0: the game is over"),
    ({"turn": 3}, "turn is 3; it may be from 0 to 2"),
    ({"step": 3}, "step is 3; it may be "),
    # cards and gnomes
    ({"deck": {"pub": 4}}, "the number of gardens in hand, aside, built, deck, pool, discards together is 1; "),
    ({"hand": [{"pub": 1}, {}, {}]}, "the number of pub in hand, aside, built, deck, pool, discards together is 6; "),
    ({"known": [{"pub": 1}, {}, {}]}, "known[0].pub is 1; it may be at most 0: there are no more in the h"),
    ({"stockpile": 13}, "stockpile is 13; it may be 14: of the gnomes, 0 are at wo"),
    # crests
    ({"crest": [0, 0, 2]}, "crest is [0, 0, 2]; it may be each number from 0 to 2 once"),
    ({"crest": [0, 1, 3]}, "crest is [0, 1, 3]; it may be each number from 0 to 2 once"),
    ({"taken": [1, 0, 0]}, "taken[0] is 1; it may be 0: this is not the collection phase"),
    # seats
    ({"score": [3, 0, 0]}, "score[0] is 3; it may be 0: that is the sum of the points"),
    ({"points": [{"elves": 3}, {}, {}]}, "score[0] is 0; it may be 3: that is the sum of the points"),
    ({"aside": [{}, {"pub": 1}, {}]}, "the number of pub in hand, aside, built, deck, pool, discards together is 6; "),
    ({"shown": [0, -1, -1]}, "shown[0] is 0; it may be a card in the hand"),
    # guilds
    ({"guild": [0, 1, 2, 3, 3]}, "guild is [0, 1, 2, 3, 3]; it may be different guilds from the first district on, "),
    ({"guild": [0, 1, 2, 3, -1]}, "guild is [0, 1, 2, 3, -1]; it may be different guilds from the first district on, "),
    ({"guild": [0, 1, 2, 3, 11]}, "guild is 'spies'; it may be a guild that this game is played with"),
    ({"guild_seat": [3, -1, -1, -1, -1]}, "guild_seat[0] is 3; it may be from -1 to 2"),
    ({"guild_worker": [1, 0, 0, 0, 0]}, "guild_worker[0] is 1; it may be 0: nobody stands there"),
    ({"np_dwarf": [0, 1]}, "np_dwarf is [0, 1]; it may be -1 everywhere: only two players have "),
    # markers
    ({"owner": [{"pub": 3}, {}, {}, {}, {}]}, "owner[0].pub is 3; it may be from -1 to 2"),
    ({"owner": [{"keep_left": 0}, {}, {}, {}, {}]}, "owner[0].keep_right is -1; it may be 0: owner[0].keep_left i"),
    (
        {"owner": [{"gate_after": 0}, {"gate_before": 1}, {}, {}, {}]},
        "owner[1].gate_before is 1; it may be one of -1, 0: gatehouses are not sha",
    ),
    (
        {"owner": [{"gate_before": 0}, {}, {}, {}, {"gate_after": 1}]},
        "owner[0].gate_before is 0; it may be one of -1, 1: gatehouses are not sha",
    ),
]


@pytest.mark.parametrize(("change", "said"), ONE_FIELD, ids=[said[:40] for _, said in ONE_FIELD])
def test_a_field_that_cannot_be(change: Position, said: str) -> None:
    for start in (placement(), actions()):
        assert said_about(start | change).startswith(said)


PLACEMENT: list[tuple[Position, str]] = [
    ({"owned": [{"elf": 8, "dwarf": 3}] * 3}, "owned[0].elf + owned[0].master_elf is 8; it may be at most 7"),
    (
        {"owned": [{"elf": 2, "master_elf": 1, "dwarf": 3}] * 3},
        "owned[0].master_elf is 1; it may be 0: staffed[0].gardens is",
    ),
    ({"home": [{"elf": 2, "dwarf": 3}] * 3}, "home[0].elf is 2; it may be 3: 3 owned, 0 placed"),
    ({"sent": [{"forest": {"dwarf": 1}}, {}, {}]}, "home[0].dwarf is 3; it may be 2: 3 owned, 1 placed"),
    ({"planked": [{"market": {"elf": 1}}, {}, {}]}, "home[0].elf is 3; it may be 2: 3 owned, 1 placed"),
    ({"desk_seat": [3, -1, -1]}, "desk_seat is [3, -1, -1]; it may be seats from 0 to 2, or -1 for nobody"),
    ({"desk_seat": [0, 1, -1]}, "home[0].elf is 3; it may be 2: 3 owned, 1 placed"),
    ({"desk_kind": [2, 0, 0]}, "desk_kind[0] is 2; it may be 0"),
    ({"camp_kind": [0, 1, 0, 0, 0]}, "camp_kind[1] is 1; it may be 0"),
    ({"passed": [1, 0, 0]}, "passed[0] is 1; it may be 0: the seat is asked to place"),
    ({"questions": [{"ask": "turn", "seat": 0}]}, "questions[0].ask is 'turn'; it may be one of place, send"),
    ({"questions": [{"ask": "place", "seat": 1}]}, "questions[0].seat is 1; it may be 0: this seat decides"),
    (
        {"questions": [{"ask": "place", "seat": -1}]},
        "questions[0].seat is -1; it may be at least 0: a seat answers thi",
    ),
    ({"questions": [{"ask": "place", "seat": 0, "first": 1}]}, "questions[0].first is 1; it may be 0"),
    ({"questions": [{"ask": "place", "seat": 0, "second": 1}]}, "questions[0].second is 1; it may be 0"),
    (
        {"questions": [{"ask": "send", "seat": 0, "last": -1}]},
        "passed[0] is 0; it may be 1: the seat is asked whom to",
    ),
    (
        {"questions": [{"ask": "place", "seat": 0}, {"ask": "place", "seat": 0}]},
        "questions[1].ask is 'place'; it may be one that can come up in place",
    ),
]


@pytest.mark.parametrize(("change", "said"), PLACEMENT, ids=[said[:40] for _, said in PLACEMENT])
def test_a_placement_that_cannot_be(change: Position, said: str) -> None:
    assert said_about(placement() | change).startswith(said)


def moved(position: Position, seat: int, kind: str, count: int = 1) -> Position:
    """The position with a worker of this seat no longer at home."""
    home = [dict(one) for one in position["home"]]
    home[seat][kind] -= count
    return position | {"home": home}


def test_workers_astray() -> None:
    position = moved(placement(), 1, "dwarf") | {"sent": [{}, {"forest": {"dwarf": 1}}, {}]}
    assert said_about(position).startswith("sent[1].forest.dwarf is 1; it may be 0: only elves go to the forest, and")
    position = moved(placement(), 1, "elf") | {"sent": [{}, {"quarry": {"elf": 1}}, {}]}
    assert said_about(position).startswith("sent[1].quarry.elf is 1; it may be 0")


def test_a_plank_without_its_card() -> None:
    position = moved(placement(), 1, "elf") | {"planked": [{}, {"market": {"elf": 1}}, {}]}
    assert said_about(position) == "the sum of planked[1].market is 1; it may be at most 0"
    setup = table(3).built(1, inn=1)
    position = moved(setup.position(1, "place", 0), 1, "elf") | {"planked": [{}, {"inn": {"elf": 1}}, {}]}
    assert said_about(position) == "the sum of planked[1].inn is 1; it may be at most 0"


def test_more_planks_at_the_desk_than_there_are() -> None:
    position = moved(moved(placement(), 0, "elf"), 1, "elf") | {"desk_seat": [0, 1, -1]}
    assert said_about(position) == "desk_seat is [0, 1, -1]; it may be -1 from plank 2 on"


def test_gaps_in_the_camp() -> None:
    position = moved(moved(placement(), 0, "elf"), 1, "elf") | {"camp_seat": [0, -1, 1, -1, -1]}
    assert said_about(position) == "camp_seat is [0, -1, 1, -1, -1]; it may be without a gap"
    position = moved(placement(), 1, "elf") | {"camp_seat": [-1, 1, -1, -1, -1]}
    assert said_about(position) == "camp_seat is [-1, 1, -1, -1, -1]; it may be filled from the first place on"
    position = moved(placement(), 1, "elf", 2) | {"camp_seat": [1, 1, -1, -1, -1]}
    assert said_about(position) == "camp_seat is [1, 1]; it may be each seat once"


def test_workers_that_should_be_home() -> None:
    changes: dict[str, Position] = {
        "desk_seat": {"desk_seat": [1, -1, -1]},
        "the sum of sent": {"sent": [{}, {"forest": {"elf": 1}}, {}]},
        "camp_seat": {"camp_seat": [1, -1, -1, -1, -1]},
    }
    for field, change in changes.items():
        assert said_about(moved(actions(), 1, "elf") | change).startswith(f"{field} is ")


def test_nobody_left_to_place() -> None:
    setup = table(3).sent(0, "forest", elf=3).sent(0, "quarry", dwarf=3)
    assert (
        said_about(setup.position(1, "place", 0))
        == "the sum of home[0] is 0; it may be at least 1: the seat is asked to place a worker"
    )
    setup.passed(0)
    position = setup.position(1, "send", 0, first=-1)
    assert said_about(position) == "the sum of home[0] is 0; it may be at least 1: the seat is asked whom to send"


def test_cards_that_were_not_built() -> None:
    position = actions() | {"built": [{"pub": 1}, {}, {}], "deck": actions()["deck"] | {"pub": 3}}
    assert said_about(position) == "built[0].pub is 1; it may be at most 0: no more of its markers are in the city"


def test_gnomes_without_locks() -> None:
    for card in ("bank", "keep"):
        setup = table(3).built(0, **{card: 1}).staffed(0, **{card: 2})
        most = 0 if card == "keep" else 1
        said = f"staffed[0].{card} is 2; it may be at most {most}: there are no more locks"
        assert said_about(setup.position(3, "turn", 0)) == said


def test_a_pool_that_is_too_large() -> None:
    setup = table(3).pool("pub", "inn", "bank", "keep")
    assert said_about(setup.position(3, "turn", 0)) == "the sum of pool is 4; it may be at most 3"


def test_cards_put_away_during_the_game() -> None:
    position = actions() | {"aside": [{"keep": 1}, {}, {}], "deck": actions()["deck"] | {"keep": 4}}
    assert said_about(position) == "the sum of aside[0] is 1; it may be at most 0"


def test_a_mix_of_guilds_that_was_not_asked_for() -> None:
    position = actions() | {"options": {"guilds": "normal"}}
    said = said_about(position)
    assert said.startswith(
        "guild is ['merchants', 'librarians', 'architects', 'recruiters', 'miners']; it may be the mix"
    )


TURN: list[tuple[Position, str]] = [
    ({"visits": 2}, "visits is 2; it may be at most 1"),
    ({"smithed": 1}, "smithed is 1; it may be at most 0: staffed[0].blacksmith is "),
    ({"banked": 1}, "banked is 1; it may be at most 0: staffed[0].bank is 0"),
    ({"step": 0}, "step is 0; it may be 1"),
    ({"hired": 2}, "hired is 2; it may be a whole number from 0 to 1"),
]


@pytest.mark.parametrize(("change", "said"), TURN, ids=[said[:20] for _, said in TURN])
def test_a_turn_that_cannot_be(change: Position, said: str) -> None:
    assert said_about(actions() | change).startswith(said)


# questions of a turn


def asked(*frames: Position, setup: Table | None = None) -> Position:
    turn = {"ask": "turn", "seat": 0}
    position = (setup or table(3, HOSTILE)).position(3, "turn", 0)
    return position | {"questions": [turn, *({"seat": 0} | frame for frame in frames)]}


def shows(*seats: int) -> list[Position]:
    """These are asked what they show to the spies of seat 0."""
    return [{"ask": "show", "seat": seat, "spies": 0} for seat in seats]


def with_cards() -> Table:
    return table(3, HOSTILE).hand(0, pub=2).hand(1, inn=1).hand(2, bank=1)


FRAMES: list[tuple[Callable[[], Position], str]] = [
    (lambda: asked({"ask": "turn"}), "questions[1].ask is 'turn'; it may be one that can come up in turn"),
    (lambda: asked({"ask": "draw", "to": 0, "left": 1}), "questions[1].seat is 0; it may be -1: only chance"),
    (
        lambda: asked({"ask": "draw", "seat": -1, "to": 1, "left": 1}),
        "questions[1].to is 1; it may be 0: it is the turn of this",
    ),
    (lambda: asked({"ask": "draw", "seat": -1, "left": 0}), "questions[1].left is 0; it may be from 1 to 99"),
    (
        lambda: asked({"ask": "discard", "left": 1, "last": -1}),
        "questions[1].left is 1; it may be at most 0: there are no m",
    ),
    (
        lambda: asked({"ask": "discard", "seat": 1, "left": 1, "last": -1}),
        "questions[1].seat is 1; it may be 0: this seat decides",
    ),
    (lambda: asked({"ask": "recruit", "guild": 2}), "questions[1].guild is 2; it may be from 0 to 1"),
    (lambda: asked({"ask": "staff"}), "questions is 'staff'; it may be one that has an answer"),
    (lambda: asked({"ask": "mark", "border": -1}), "questions is 'mark'; it may be one that has an answer"),
    (lambda: asked({"ask": "mark", "border": 5}), "questions[1].border is 5; it may be from -1 to 4"),
    (lambda: asked({"ask": "mark", "border": 0, "owner": 3}), "questions[1].owner is 3; it may be from 0 to 2"),
    (
        lambda: asked({"ask": "mark", "border": 0}, setup=table(3, HOSTILE).marker(1, "gatehouse 1 after")),
        "questions[1].border is 0; it may be a gatehouse whose marker has been lifted",
    ),
    (lambda: asked({"ask": "discount", "build": 3}), "questions[1].build is 3; it may be from "),
    (
        lambda: asked({"ask": "pay", "left": 1, "last": -1}),
        "questions[1].left is 1; it may be at most 0: there is no mo",
    ),
    (lambda: asked({"ask": "thieves", "taken": 9}), "questions[1].taken is 9; it may be from 0 to 2"),
    (lambda: asked({"ask": "thieves", "taken": 1}), "questions[1].robbed is 0; it may be the bits of other seats,"),
    (
        lambda: asked({"ask": "thieves", "taken": 1, "robbed": 1}),
        "questions[1].robbed is 1; it may be the bits of other seats,",
    ),
    (
        lambda: asked({"ask": "bandits", "taken": 1, "robbed": 8}),
        "questions[1].robbed is 8; it may be the bits of other seats,",
    ),
    (
        lambda: asked({"ask": "bandits", "taken": 1, "robbed": 6}),
        "questions[1].robbed is 6; it may be the bits of other seats,",
    ),
    (lambda: asked({"ask": "swap_with", "one": 99}), "questions[1].one is 99; it may be from 0 to "),
    (lambda: asked({"ask": "swap_with", "one": 60}), "questions[1].one is 60; it may be a location of this city"),
    (
        lambda: asked({"ask": "show", "seat": 1, "spies": 0}),
        "questions[1].ask is 'show'; it may be one that can come up in turn",
    ),
    (
        lambda: asked({"ask": "pick"}, *shows(2, 1, 0), setup=with_cards()),
        "questions[4].seat is 0; it may be another one: nobody shows cards to ",
    ),
    (
        lambda: asked({"ask": "pick"}, *shows(2), {"ask": "show", "seat": 1, "spies": 2}, setup=with_cards()),
        "questions[3].spies is 2; it may be 0: it is the turn of this",
    ),
    (
        lambda: asked({"ask": "pick"}, *shows(1), setup=with_cards()),
        "shown[2] is -1; it may be a card, or -1 as long as the seat is asked",
    ),
    (lambda: asked({"ask": "np_card"}), "questions[1].ask is 'np_card'; it may be one of turn_up, turn, draw, dis"),
    (
        lambda: asked(setup=with_cards()) | {"shown": [-1, 3, -1]},
        "shown is [-1, 3, -1]; it may be -1 everywhere: nobody is asked to pick a card",
    ),
]


@pytest.mark.parametrize(("make", "said"), FRAMES, ids=[said[:50] for _, said in FRAMES])
def test_a_question_that_cannot_be(make: Callable[[], Position], said: str) -> None:
    assert said_about(make()).startswith(said)


def test_questions_of_a_turn_that_can_be() -> None:
    """Set up by hand, with all that they are about."""
    match = burgher.load(asked({"ask": "discard", "left": 1, "last": -1}, setup=with_cards()))
    assert legal(match) == {"discard pub"}
    match = burgher.load(asked({"ask": "thieves"}, setup=table(3, HOSTILE).stock(1, gold=2)))
    assert legal(match) == {"steal gold 2", "done"}
    match = burgher.load(asked({"ask": "mark", "border": 2, "owner": 1}))
    assert legal(match) == {"mark gatehouse 3 after", "mark gatehouse 4 before"}
    match = burgher.load(asked({"ask": "pick"}, *shows(2, 1), setup=with_cards()))
    play(match, "show inn", "show bank", "pick 3")
    assert match.seat == 0


def test_numbers_of_a_question_may_have_the_names_of_older_positions() -> None:
    new = burgher.load(asked({"ask": "discard", "left": 1, "last": -1}, setup=with_cards()))
    old = burgher.load(asked({"ask": "discard", "first": 1, "second": -1}, setup=with_cards()))
    assert old.state.same(new.state)


# the set-up


def set_up(step: str) -> Position:
    """The position of a new game where this is asked for the first time."""
    state = burgher.find("belfort").new(3)
    names = burgher.find("belfort").layout.questions
    while names[state.question()] != step:
        state.apply(state.outcomes()[0][0] if state.seat < 0 else state.legal()[0])
    head = {"game": "belfort", "players": 3}
    return head | burgher.find("belfort").position(state)


SHORT_DECK = dict.fromkeys(PROPERTIES, COPIES) | {"pub": COPIES - 1}
SET_UP: list[tuple[str, Position, str]] = [
    ("found_guild", {"crest": [0, 1, 2]}, "crest is [0, 1, 2]; it may be 0 everywhere: no crest has been dealt yet"),
    ("found_guild", {"guild": [0, -1, -1, -1, -1]}, "guild is [0, -1, -1, -1, -1]; it may be different guilds from t"),
    ("found_guild", {"step": 2}, "step is 2; it may be 1"),
    (
        "deal_crest",
        {"crest": [0, 1, 2]},
        "crest is [0, 1, 2]; it may be different crests from 0 to 2 for those who hav",
    ),
    (
        "deal",
        {"questions": [{"ask": "deal", "seat": -1, "to": 3, "left": 1}]},
        "questions[0].to is 3; it may be",
    ),
    ("deal", {"questions": [{"ask": "deal", "seat": -1, "to": 0, "left": 6}]}, "questions[0].left is 6; it may"),
    (
        "deal",
        {"questions": [{"ask": "deal", "seat": -1, "to": 1, "left": 5}]},
        "the sum of hand[0] is 0; it may be 5: that is how many cards have been dealt",
    ),
    (
        "deal",
        {"deck": SHORT_DECK, "discards": {"pub": 1}},
        "the sum of discards is 1; it may be 0: the hands are dealt f",
    ),
    (
        "found_guild",
        {"deck": SHORT_DECK, "hand": [{"pub": 1}, {}, {}]},
        "the sum of hand[0] is 1; it may be 0: that is how many cards",
    ),
    ("keep", {"owner": [{"pub": 0}, {}, {}, {}, {}]}, "owner[0].pub is 0; it may be -1: the game is being set up"),
    (
        "keep",
        {"guild_seat": [0, -1, -1, -1, -1], "home": [{"elf": 2, "dwarf": 3}, *[{"elf": 3, "dwarf": 3}] * 2]},
        "guild_seat[0] is 0; it may be -1: in this phase nobody is th",
    ),
    (
        "keep",
        {"questions": [{"ask": "keep", "seat": 0, "left": 1, "last": -1}]},
        "questions[0].left is 1; it may be 2",
    ),
    (
        "keep",
        {"questions": [{"ask": "keep", "seat": 0, "left": 2, "last": -1}] * 2},
        "questions[0].seat is 0; it may",
    ),
    (
        "turn_up",
        {"questions": [{"ask": "turn_up", "seat": -1, "left": 4}]},
        "questions[0].left is 4; it may be from 1",
    ),
]


@pytest.mark.parametrize(("step", "change", "said"), SET_UP, ids=[f"{step} {said[:30]}" for step, _, said in SET_UP])
def test_a_set_up_that_cannot_be(step: str, change: Position, said: str) -> None:
    position = set_up(step)
    assert burgher.load(position).seat >= 0
    assert said_about(position | change).startswith(said)


# two players


def non_players() -> Position:
    match = table(2).pool("pub", "inn", "bank").turn(1)
    play(match, "end")
    assert at(match)["phase"] == NON_PLAYERS
    return match.position()


TWO: list[tuple[Position, str]] = [
    ({"np_dwarf": [0, 0]}, "np_dwarf is [0, 0]; it may be two different districts"),
    ({"np_dwarf": [-1, 1]}, "np_dwarf is [-1, 1]; it may be two different districts"),
    ({"turn": 1}, "turn is 1; it may be 2: the actions are over"),
    ({"step": 2}, "step is 2; it may be 1"),
    (
        {"owner": [{"wall_left": 2}, {}, {}, {}, {}]},
        "owner[0].wall_left is 2; it may be from -1 to 1: non-players have",
    ),
    (
        {"owner": [{"guild": 3}, {}, {}, {}, {}]},
        "owner[0].guild is 3; it may be from -1 to 1: non-players have no walls",
    ),
    ({"owner": [{"pub": 4}, {}, {}, {}, {}]}, "owner[0].pub is 4; it may be from -1 to 3"),
    ({"questions": [{"ask": "np_card", "seat": 1}]}, "questions[0].seat is 1; it may be 0: this seat decides"),
    (
        {"questions": [{"ask": "np_card", "seat": 0, "non_player": 2}]},
        "questions[0].non_player is 2; it may be from 0 to 1",
    ),
    ({"questions": [{"ask": "np_build", "seat": 0, "card": 10}]}, "questions[0].card is 10; it may be from 0 to 9"),
]


@pytest.mark.parametrize(("change", "said"), TWO, ids=[said[:40] for _, said in TWO])
def test_non_players_that_cannot_be(change: Position, said: str) -> None:
    assert said_about(non_players() | change).startswith(said)


def test_a_worker_where_a_dwarf_stands() -> None:
    setup = table(2).blocked("merchants", "miners").at(0, "elf", "merchants")
    said = "guild_seat[0] is 0; it may be -1: a non-player’s dwarf stands there"
    assert said_about(setup.position(3, "turn", 0)) == said


def test_chance_without_cards() -> None:
    setup = table(3).no_cards_left(1)
    position = setup.position(3, "turn", 0)
    position["questions"] = [{"ask": "turn", "seat": 0}, {"ask": "draw", "seat": -1, "to": 0, "left": 1}]
    assert said_about(position) == "questions is 'draw'; it may be one that chance can answer"


def test_the_camp_is_asked_of_who_stands_there() -> None:
    match = table(3).at(1, "elf", "camp").at(0, "elf", "camp").collect()
    position = match.position()
    assert position["step"] == 2
    said = said_about(position | {"questions": [{"ask": "camp", "seat": 0, "plank": 0}]})
    assert said == "questions[0].seat is 0; it may be 1: this seat decides"
    assert said_about(position | {"step": 3}) == "step is 3; it may be 2"
