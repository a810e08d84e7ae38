"""Positions that cannot be are refused, the field named; whatever is not refused can be played."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import burgher
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.state import State
from burgher.nobility import GAME
from tests.both_ways import the_first_both_ways
from tests.laws import LONGEST, Case, Walk, stroll, walks
from tests.nobility.looking import AUTOMA, SETTLERS
from tests.nobility.table import Table, low_stack, table

Path = tuple[str | int, ...]
Change = Callable[[Any], None]


def put(*path: str | int, value: object) -> Change:
    """Sets a field of a position."""

    def change(position: Any) -> None:
        for name in path[:-1]:
            position = position.setdefault(name, {}) if isinstance(position, dict) else position[name]
        position[path[-1]] = value

    return change


def asking(question: str, seat: int = 0, first: int = 0, second: int = 0) -> Change:
    return put("questions", value=[{"ask": question, "seat": seat, "first": first, "second": second}])


def refusal(position: dict[str, Any], *changes: Change) -> str:
    changed = json.loads(json.dumps(position))
    for change in changes:
        change(changed)
    with pytest.raises(burgher.BadPosition) as error:
        burgher.load(changed)
    return str(error.value)


def chancery() -> Table:
    return table(3, chancery=True).commission(0, "v01", "d01").commission(1, "v02", "d02")


def events() -> Table:
    return table(3, events=True).event("e01")


def solo() -> Table:
    return table(1).at(AUTOMA, "tavern", 3).at(AUTOMA, "scholars", 1)


S01, S05, S48 = (SETTLERS.index(card) for card in ("s01", "s05", "s48"))

BAD: list[tuple[Table, list[Change], str]] = [
    # the calendar
    (table(), [put("round", value=0)], "round is 0; it may be from 1 to 10"),
    (table(), [put("round", value=11)], "round is 11; it may be from 1 to 10"),
    (table(), [put("first", value=3)], "first is 3; it may be a whole number from 0 to 2"),
    (table(), [put("turn", value=5)], "turn is 5; it may be a whole number from 0 to 2"),
    (table(), [put("passed", 0, value=1)], "passed[0] is 1; it may be 0: it is the turn of this seat"),
    (table(), [put("phase", value=4), put("round", value=10)], "round is 10; it may be at most 9: no round comes afte"),
    (table(), [put("phase", value=5)], "round is 1; it may be 10: the game is over"),
    (table(), [put("phase", value=5), put("round", value=10)], "the length of questions is 1; it may be 0: the game i"),
    (table(), [put("phase", value=0)], "round is 1; it may be 0: the game is being set up"),
    (table(), [put("questions", value=[])], "questions is empty, but the game is not over"),
    (table(), [put("step", value=3)], "step is 3; it may be 0 at this question"),
    # settlers
    (table(), [put("display", 0, value=S01)], "the number of s01 in display, hand, lot, pile together is 2; it ma"),
    (table(), [put("pile", "s01", value=0)], "the number of s01 in display, hand, lot, pile together is 0; it ma"),
    (table(), [put("pile", "s01", value=0), put("hand", 0, value=[-1, -1, -1, S01])],
     "hand[0][3] is 0; it may be -1: no card is to be discarded"),
    (table().hand(0, "s01"), [put("secret", 1, value=1)], "secret[1] is 1; it may be 0: the first open card is not on"),
    (table().hand(1, "s05"), [put("secret", 1, value=1)], "secret[1] is 1; it may be 0: the first open card is not on"),
    (table().completed(0, "s01"), [put("lot", 0, value=[-1, S01, -1, -1, -1, -1, -1])],
     "lot[0] is [-1, 0, -1, -1, -1, -1, -1]; it may be filled from the first pl"),
    # buildings
    (table(), [put("bag", "b01", value=2)], "the number of b01 in bag, scrapped, hall, workshop together is 2; i"),
    (table(), [put("gone", value=1)], "the number of community in bag, scrapped, hall, gone, community together is"),
    (table(), [put("master", "artists", value=[0, -1, -1])], "master.artists[0] is 0; it may be -1: there is no works"),
    (table().workshop("artists 1", "b01"), [put("master", "artists", value=[4, -1, -1])],
     "master.artists[0] is 4; it may be a whole number from -1 to 2"),
    (table().workshop("artists 2", "b01"), [], "workshop.artists[1] is 'b01'; it may be -1: a space to the left is f"),
    (table().workshop("artists 1", "b01"), [put("workshop", "artists", value=[-1, -1, -1]),
                                           put("workshop", "wizards", value=[0, -1, -1])],
     "workshop.wizards[0] is 'b01'; it may be another one: this workshop belongs to t"),
    # council, ships, events, solo
    (table(), [put("council_tile", "c01", value=1)], "the number of c01 in council, council_tile together is 2; it m"),
    (table(), [put("council_tile", "c30", value=5)], "council_tile.c30 is 5; it may be at most 4"),
    (table(), [put("council_die", 0, 0, value=11), put("used", 0, value=1), put("dice", 0, "1", value=0)],
     "council_die is 11; it may be 0: a tile lies there"),
    (table(), [put("ship_left", value={"h02": 1})], "the sum of ship_left is 1; it may be at least 9: each round to "),
    (table(), [put("ship", value=-1)], "ship is -1; it may be at least 0: it has been drawn"),
    (table(), [put("ship", value=1)], "ship_left.h02 is 1; it may be 0: this ship is in the port"),
    (table(), [put("sold", "books", value=4)], "sold.books is 4; it may be at most 3: the ship has no more spaces"),
    (table(), [put("event", value=0)], "event is 0; it may be -1: the game is played without events"),
    (table(), [put("event_left", value={"e01": 1})], "the sum of event_left is 1; it may be 0: the game is played wi"),
    (events(), [put("event", value=-1)], "event is -1; it may be at least 0: it has been drawn"),
    (events(), [put("event_left", "e01", value=1)], "event_left.e01 is 1; it may be 0: this event is in force"),
    (events(), [put("event_left", value={"e02": 1})], "the number of events of stack 1 in event_left is 1; it may b"),
    (table(), [put("objective", value=0)], "objective is 0; it may be -1: only the solo game has this"),
    (table(), [put("success", value=1)], "success is 1; it may be 0: only the solo game has this"),
    (solo(), [put("objective", value=-1)], "objective is -1; it may be at least 0: it has been drawn"),
    # seats
    (table(), [put("character", value=[1, 1, 2])], "character is [1, 1, 2]; it may be a different one for each seat"),
    (table(), [put("character", value=[1, -1, 2])], "character is [1, -1, 2]; it may be a different one for each "),
    (table().has(1, reputation=5), [], "reputation[1] is 5; it may be from 6 to 24"),
    (table().has(0, houses=7).completed(0, "s01"), [], "platform[0] is 7; it may be at most 6"),
    (table().has(0, workers=15), [], "the number of figures of seat 0 in play is 15; it may be at most 14"),
    (table(2).apprentices(0, artists=2).apprentices(1, artists=1), [], "the sum of apprentices.artists is 3; it may b"),
    # dice
    (table(), [put("tavern_die", 0, value=19)], "tavern_die[0] is 19; it may be 10 times the owner of a die, from 1"),
    (table(), [put("tavern_die", 0, value=20)], "tavern_die[0] is 20; it may be 10 times the owner of a die, from 1"),
    (table(), [put("tavern_die", 0, value=73)], "tavern_die[0] is 73; it may be 10 times the owner of a die, from 1"),
    (table().at(0, "tavern", 4).at(1, "tavern", 2), [], "tavern_die is [14, 22, 0, 0, 0, 0]; it may be in ascending "),
    (table().at(0, "yard", 2).at(1, "yard", 4), [], "yard_die is [12, 24, 0, 0, 0, 0]; it may be in descending order"),
    (table(2).at(0, "tavern", 1, 1).at(1, "tavern", 2), [], "tavern_die is [11, 11, 22, 0, 0, 0]; it may be dice from"),
    (table(1).at(0, "tavern", 1).at(AUTOMA, "tavern", 3), [], "tavern_die is [11, 73, 0, 0, 0, 0]; it may be with the"),
    (table(2).at(0, "artists", 1).at(1, "artists", 3), [], "the number of dice on guild_die.artists is 2; it may be a"),
    (table().at(0, "artists", 1), [put("guild_die", "artists", value=[0, 11, 0])],
     "guild_die[4] is 11; it may be a die that may lie on that space"),
    (table(1), [put("guild_die", "artists", value=[71, 0, 0])],
     "guild_die[3] is 71; it may be a die that may lie on that space"),
    (table(1), [put("guild_die", "scholars", value=[0, 71, 0])],
     "guild_die[1] is 71; it may be a die that may lie on that space"),
    (table().at(0, "port", 2), [put("port_die", value=[12, 0, 0, 0, 0, 0])],
     "port_die[0] is 12; it may be a die that may lie on that space"),
    (table(1), [put("clerk_die", value=[71, 0, 0])], "clerk_die[0] is 71; it may be a die that may lie on that space"),
    (table().at(0, "castle", 1), [put("castle_die", value=[0, 0, 0, 11])], "castle_die[3] is 11; it may be a die tha"),
    (table().at(0, "port", 1), [put("port_die", value=[0] * 6), put("desk_die", value=[11, 0, 0, 0, 0, 0])],
     "desk_die[0] is 11; it may be a die that may lie on that space"),
    (table().at(0, "board", 5), [put("board_die", value=[0, 15, 0])], "board_die[1] is 15; it may be a die that may l"),
    (table(), [put("used", 2, value=4)], "used[2] is 4; it may be 0: that is the sum of the dice place"),
    (table(), [put("dice", 1, value={"1": 4})], "the sum of dice[1] and the dice placed is 4; it may be 5"),
    # the Chancery
    (chancery(), [put("desk", "bottom", value=[0, -1, -1, -1, -1, -1])], "desk.bottom[0] is 0; it may be -1: this des"),
    (chancery(), [put("desk", "top", value=[4, -1, -1, -1, -1, -1])], "desk.top[0] is 4; it may be a whole n"),
    (chancery(), [put("desk", "top", value=[0, -1, -1, -1, -1, -1])],
     "desk.top[0] is 0; it may be a seat that has completed settlers of the race halfling"),
    (table(), [put("desk", "top", value=[0, -1, -1, -1, -1, -1])], "desk.top[0] is 0; it may be -1: this desk is not "),
    (chancery(), [put("tile_seat", "d01", value=4)], "tile_seat.d01 is 4; it may be a whole number from -1 to 2"),
    (chancery(), [put("tile_card", "d01", value=-1)], "tile_card.d01 is -1; it may be at least 0: a seat has this dic"),
    (chancery(), [put("tile_order", "d01", value=0)], "tile_order.d01 is 0; it may be at least 1: a seat has this dic"),
    (chancery(), [put("tile_order", "d01", value=2)], "tile_order is [2, 2, 3]; it may be each number from 1 to 3 on"),
    (chancery(), [put("tile_filled", "d05", value=[1, 0, 0])], "tile_filled.d05 is [1, 0, 0]; it may be 0 everywhere:"),
    (chancery().commission(1, "v03", "d03"), [], "the number of dice tiles of seat 1 is 2; it may be at most 1"),
    (table(), [put("tile_seat", "d01", value=0), put("tile_card", "d01", value=0), put("tile_order", "d01", value=1)],
     "tile_order is [1]; it may be 0 everywhere: the game is playe"),
    (table(), [put("commission", "v01", value=2)], "commission.v01 is 2; it may be 0: the game is played without"),
    (chancery(), [put("commission", "v05", value=1)], "commission.v05 is 1; it may be another one: the card lies unde"),
    (chancery(), [put("commission", "v05", value=6)], "commission.v05 is 6; it may be at most 4, or at least 8"),
    (chancery(), [put("commission", "v05", value=2)], "the number of commission cards that seat 0 is to choose from i"),
    (chancery(), [put("put_back", value=[{"v05": 9}, {}, {}])], "put_back[0].v05 is 9; it may be one of 0, 3: cards w"),
    (chancery(), [put("put_back", value=[{"v02": 3}, {}, {}])], "put_back[0].v02 is 3; it may be at most 1: where the"),
    (chancery(), [put("put_back", value=[{"v01": 3}, {}, {}])], "put_back[0].v01 is 3; it may be 0: the seat has this"),
    (chancery(), [put("commission", "v05", value=12)], "commission.v05 is 12; it may be below 8, or put_back of one"),
    (low_stack(1), [put("put_back", 0, value={"v01": 7})], "commission.v02 is 15; it may be below 8, or put_back of "),
    (low_stack(1), [put("put_back", 1, value={"v03": 8, "v01": 8})], "put_back[1].v01 is 8; it may be at most 6: wher"),
    (low_stack(1), [put("put_back", 1, value={"v03": 8, "v18": 8})], "put_back[1].v18 is 8; it may be at most 6: wher"),
    # questions
    (table(), [asking("gain", 0, 1, 9)], "questions[0].last is 9; it may be from 0 to 5"),
    (table(), [asking("event", -1)], "questions[0].ask is 'event'; it may be one of roll, turn_up, stock, de"),
    (table(), [asking("turn", 1)], "questions[0].seat is 1; it may be 0: this seat decides"),
    (table(), [asking("turn_up", 0)], "questions[0].seat is 0; it may be -1: only chance answers this"),
    (table(), [asking("turn_up", -1)], "questions[0].space is 0; it may be a place where there is nothing yet"),
    (table(), [asking("turn_up", -1, 9)], "questions[0].space is 9; it may be from 0 to 5"),
    (table(), [asking("stock", -1, 0)], "questions[0].space is 0; it may be a place where there is nothing yet"),
    (table().at(0, "hall", 2), [asking("stock", -1, 1)], "questions[0].space is 1; it may be a space without a die"),
    (table(), [asking("roll", -1, 1, 1)], "the sum of dice[1] and the dice placed is 6; it may be 5"),
    (table(), [put("questions", value=[{"ask": "turn", "seat": 0}, {"ask": "gain", "seat": 0, "first": 1}])],
     "questions[1].ask is 'gain'; it may be one that can come up in turn"),
    (table(), [asking("place", 0, 6, 6), put("dice", 0, value={"1": 5})],
     "questions[0] is {'face': 6, 'value': 6}; it may be a die that the seat can"),
    (table(), [asking("take", 0, 2)], "questions[0].cause is 2; it may be from 0 to 1: the seat is no"),
    (table(), [asking("take", 0, 0)], "questions[0].cause is 0; it may be 2: the tavern is not visite"),
    (table().has(0, nobility=5).display(), [asking("take", 0, 2)], "the number of questions take is 1; it may be at m"),
    (table(), [asking("pay", 0, S01), put("settlers_done", value=1)],
     "questions[0].card is 0; it may be one of the open settlers of the"),
    (table().hand(0, "s01"), [asking("pay", 0, S01), put("settlers_done", value=1)], "platform[0] is 0; it may be at "),
    (table().hand(0, "s01", secret=True).has(0, houses=1), [asking("pay", 0, S01), put("settlers_done", value=1)],
     "secret[0] is 1; it may be 0: the card has been shown"),
    (table().hand(0, "s01").has(0, houses=1).goods(0, 3), [asking("pay", 0, S01)], "settlers_done is 0; it may be 1:"),
    (table().hand(0, "s01").has(0, houses=1), [asking("pay", 0, S01), put("settlers_done", value=1)],
     "questions is 'pay'; it may be one that has an answer"),
    (table(), [put("paid", "books", value=1)], "paid.books is 1; it may be 0: no settlers are being given this good"),
    (table(), [asking("build", 0, 0)], "questions[0].space is 0; it may be a community building that the seat has pl"),
    (table(), [asking("recall", 0)], "questions[0].ask is 'recall'; it may be another one: the seat has no app"),
    (table(), [asking("sell", 0, 2, -1)], "questions is 'sell'; it may be one that has an answer"),
    (table(), [asking("keep", 0)], "questions[0].ask is 'keep'; it may be another one: this is asked with tw"),
    (chancery(), [asking("deal_tile", -1, 0)], "questions[0].to is 0; it may be a seat with one card dealt to it"),
    (chancery(), [asking("deal_commission", -1, 1, 1)], "questions[0].to is 1; it may be 0: it is the turn of this"),
    (chancery(), [asking("clerk", 0)], "visit is -1; it may be Berk’s office at this question"),
    (table(), [asking("discard", 0)], "hand[0][3] is -1; it may be at least 0: a card is to be discarded"),
    # visits
    (table(), [put("value", value=3)], "value is 3; it may be 0: no place is visited"),
    (table(), [put("stage", value=3)], "stage is 3; it may be 0: no place is visited"),
    (table(), [put("visit", value=9)], "visit is 9; it may be another one: only the tavern, a guild and Berk’s offic"),
    (table(), [put("visit", value=0)], "value is 0; it may be from 1 to 6: a place is visited"),
    (table(), [put("visit", value=0), put("value", value=1)], "die_done is 0; it may be 1: a place is visited"),
    (table(), [put("visit", value=0), put("value", value=1), put("die_done", value=1), put("stage", value=10)],
     "stage is 10; it may be at most 9"),
]  # fmt: skip


@pytest.mark.parametrize(("setup", "changes", "said"), BAD, ids=[said[:45] for _, _, said in BAD])
def test_refused(setup: Table, changes: list[Change], said: str) -> None:
    assert refusal(setup.position(0), *changes).startswith(said)


# in the middle of a visit


def visited(setup: Table, *actions: str) -> dict[str, Any]:
    match = setup.turn(0)
    for action in actions:
        match.play(action)
    return match.position()


def test_a_visit_is_where_the_question_belongs() -> None:
    buying = visited(table().has(0, coins=2).dice(0, 3), "die 3", "visit artists")
    assert refusal(buying, put("coins", 0, value=1)) == (
        "questions[0].most is 2; it may be at most 1: no more can be paid for"
    )
    assert refusal(buying, put("visit", value=0)).startswith("visit is 0; it may be a guild at this question")
    assert refusal(buying, put("phase", value=3)).startswith("visit is 3; it may be -1: this is not the actions")


def test_apprentices_need_room() -> None:
    placing = visited(table(2).has(0, workers=2).dice(0, 1), "die 1", "visit artists")
    assert refusal(placing, put("apprentices", "artists", value=[1, 1])) == (
        "questions[0].ask is 'apprentice'; it may be another one: there is no room in the guild"
    )


def test_workshops_that_are_activated_are_there() -> None:
    using = visited(table().workshop("artists 1", "b01").dice(0, 1), "die 1", "visit artists")
    assert refusal(using, put("questions", 0, "space", value=4)).startswith("questions[0].space is 4; it may be a work")


def test_community_buildings_can_be_paid_for() -> None:
    building = visited(table().hall("community").has(0, coins=9, workers=1).dice(0, 1), "die 1", "visit hall")
    said = "coins[0] is 8; it may be at least 9: that is what the building costs"
    assert refusal(building, put("coins", 0, value=8)) == said
    assert refusal(building, put("workers", 0, value=0)).startswith("workers[0] is 0; it may be at least 1")


def test_commissions_from_the_clerk_need_cards_and_tiles() -> None:
    state = chancery().desk(0, "top 1").dice(0, 5).state(0)
    for text in ("die 5", "visit clerk", "commission"):
        state.apply(GAME.actions.find(text).index)
    position = {"game": "nobility", "players": 3, "options": {"chancery": True}, **GAME.position(state)}
    assert burgher.load(position).prompt.id == "ask-keep"
    assert refusal(position, put("tile_seat", value=dict.fromkeys([f"d{k:02}" for k in range(1, 19)], 0))).startswith(
        "tile_card.d03 is -1"
    )
    assert refusal(position, put("questions", 0, "cards", value=4)).startswith("questions[0].cards is 4; it may be ")


# the other phases


def at_start(players: int, until: str, **options: object) -> dict[str, Any]:
    """A position of the set-up, where this is asked."""
    state = GAME.new(players, options)
    while GAME.layout.questions[state.question()] != until:
        state.apply(state.outcomes()[0][0] if state.seat < 0 else state.legal()[0])
    return {"game": "nobility", "players": players, "options": options, **GAME.position(state)}


@pytest.mark.parametrize(
    ("players", "until", "changes", "said"),
    [
        (2, "character", [put("character", 0, value=3)], "questions[0].to is 0; it may be a place where there is n"),
        (2, "first_settlers", [put("step", value=2)], "secret is [0, 0]; it may be 1 everywhere: settlers have been d"),
        (2, "first_settlers", [put("hand", 0, 1, value=S05), put("pile", "s05", value=0)],
         "questions[0].to is 0; it may be a seat without settlers"),
        (3, "turn_up", [asking("neutral", -1), put("step", value=2)], "questions[0].ask is 'neutral'; it may be anoth"),
        (2, "neutral", [put("step", value=3)], "workshop.scholars[1] is -1; it may be at least 0: a workshop without "),
        (2, "stock", [put("ship", value=0), put("ship_left", "h01", value=0)], "ship is 0; it may be -1: it has not b"),
        (2, "ship", [put("sold", "books", value=1)], "sold is [1, 0, 0, 0, 0, 0]; it may be 0 everywhere: there is"),
        (2, "petition", [put("lot", 0, 0, value=S48), put("pile", "s48", value=0)], "lot[0] is [47, -1, -1, -1, -1, -"),
        (3, "petition", [asking("objective", -1), put("step", value=7)], "questions[0].ask is 'objective'; it may be "),
        (1, "objective", [put("objective", value=3)], "objective is 3; it may be -1: it has not been drawn yet"),
        (3, "petition", [put("visit", value=0), put("value", value=1)], "visit is 0; it may be -1: this is not the ac"),
        (3, "petition", [put("die_done", value=1)], "die_done is 1; it may be 0: this is not the actions phase"),
        (3, "petition", [put("dice", 0, value={"1": 5})], "dice[0] is 5; it may be 0: no dice have been rolled in thi"),
        (3, "petition", [put("passed", 0, value=1)], "passed[0] is 1; it may be 0: nobody passes in this phase"),
    ],
)  # fmt: skip
def test_the_set_up(players: int, until: str, changes: list[Change], said: str) -> None:
    assert refusal(at_start(players, until), *changes).startswith(said)


@pytest.mark.parametrize(
    ("until", "changes", "said"),
    [
        ("petition", [put("commission", "v01", value=2)], "the number of commission cards that seat 0 is to choose fr"),
        ("deal_commission", [put("questions", 0, "cards", value=2)], "the number of commission cards that seat 0 is "),
        ("keep", [put("commission", "v18", value=2)], "the number of commission cards that seat 0 is to choose from i"),
        ("keep", [put("put_back", value=[{"v04": 2}, {}])], "put_back[0].v04 is 2; it may be at most 1: where the car"),
        ("deal_tile", [put("questions", 0, "to", value=1)], "questions[0].to is 1; it may be a seat with one ca"),
    ],
)  # fmt: skip
def test_first_commissions(until: str, changes: list[Change], said: str) -> None:
    assert refusal(at_start(2, until, chancery=True), *changes).startswith(said)


def test_throwing() -> None:
    throwing = at_start(2, "roll")
    assert refusal(throwing, put("questions", 0, "dice", value=3)).startswith("dice[0] is 0; it may be 2")
    assert refusal(throwing, put("step", value=8)).startswith("step is 8; it may be 7 at this question")
    assert refusal(throwing, put("yard_die", 0, value=11), put("used", 0, value=1)).startswith(
        "the number of dice that seat 0 has placed is 1"
    )
    assert refusal(throwing, asking("event", -1)).startswith("questions[0].ask is 'event'; it may be another one: ")
    assert refusal(throwing, asking("automa", -1)).startswith("questions[0].ask is 'automa'; it may be another one: ")
    automa = at_start(1, "automa")
    assert refusal(automa, put("step", value=1)).startswith("step is 1; it may be 2 at this question")
    turning_up = at_start(2, "event", events=True)
    assert refusal(turning_up, put("step", value=0)).startswith("step is 0; it may be 1 at this question")
    assert refusal(turning_up, put("event", value=3), put("event_left", "e04", value=0)).startswith(
        "event is 3; it may"
    )


def test_income_and_preparation() -> None:
    paying = visited(table().community(0, 2).passed(1, 2), "pass")
    assert burgher.load(paying).prompt.id == "ask-gain"
    assert burgher.load(paying).prompt.args["cause"] == "income"
    assert refusal(paying, put("step", value=4)).startswith("step is 4; it may be from 1 to 3")
    assert refusal(paying, put("step", value=2)).startswith("questions[0].seat is 0; it may be 1: this seat decides")
    state = table().passed(1, 2).state(0)
    state.apply(GAME.actions.find("pass").index)
    position = {"game": "nobility", "players": 3, **GAME.position(state)}
    assert refusal(position, put("step", value=3)).startswith("step is 3; it may be 2 at this question")
    assert refusal(position, put("ship_left", value={})).startswith("the sum of ship_left is 0; it may be at least 9")


def test_a_solo_game_that_was_won_early_is_over() -> None:
    position = table(1).round(3).position(0) | {"phase": 5, "success": 1, "questions": []}
    assert burgher.load(position).over
    assert refusal(position | {"success": 0}).startswith("round is 3; it may be 10: the game is over")


def test_the_last_ship_may_have_sailed() -> None:
    position = table().round(10).position(0) | {"ship_left": {}}
    assert burgher.load(position).seat == 0


# whatever is not refused can be played


def numbers(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where a position has numbers."""
    if isinstance(value, int):
        yield path
    elif isinstance(value, (dict, list)):
        for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers(inner, (*path, name))


def no_pieces(game: Game, state: State) -> object:
    return None


CASES = [
    Case("nobility", players, no_pieces, options, frozenset({"pass", "end", "done", "decline"}))
    for players, options in ((1, {"events": True}), (2, {"chancery": True}), (4, {}), (6, {"events": True}))
]


def moments(case: Case, games: int) -> dict[int, State]:
    """A position for each question that is asked in a number of games."""
    found: dict[int, State] = {}
    random = Random(1)
    for _ in range(games):
        state = case.new()
        while state.seat != burgher.OVER:
            if int(state.question()) not in found:
                found[int(state.question())] = state.copy()
            stroll(state, case, random, 1)
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_question_can_be_loaded(case: Case) -> None:
    options = GAME.settle_options(case.players, case.options)
    found = moments(case, 6)
    assert len(found) > 15
    for state in found.values():
        assert GAME.restore(GAME.position(state), case.players, options, case.components).same(state)


@pytest.mark.parametrize("case", the_first_both_ways(CASES), ids=str)
def test_a_changed_position_is_refused_or_can_be_played(case: Case) -> None:
    steps = st.lists(st.tuples(st.integers(0, 10**6), st.sampled_from([-2, -1, 1, 2, 7])), min_size=1, max_size=3)

    @given(walk=walks(case), changes=steps, ask=st.none() | st.sampled_from(GAME.layout.questions))
    def holds(walk: Walk, changes: list[tuple[int, int]], ask: str | None) -> None:
        options = GAME.settle_options(case.players, case.options)
        position = json.loads(json.dumps(GAME.position(walk.state(case))))
        places = list(numbers(position))
        for place, by in changes:
            path = places[place % len(places)]
            inner = position
            for name in path[:-1]:
                inner = inner[name]
            inner[path[-1]] += by
        if ask is not None and position["questions"]:
            position["questions"][-1]["ask"] = ask
        try:
            state = GAME.restore(position, case.players, options, case.components)
        except burgher.BadPosition:
            return
        for seat in range(case.players):
            assert GAME.view(state.imagine(seat, Random(1)), seat) == GAME.view(state, seat)
        stroll(state, case, Random(walk.seed), LONGEST)
        assert state.seat == burgher.OVER

    holds()
