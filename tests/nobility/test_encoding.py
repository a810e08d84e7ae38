"""Features: each has a name, says what lies open or is one's own, and turns with the viewer."""

from __future__ import annotations

import pytest

import burgher
from burgher.core.encoding import buffer, features
from burgher.core.features import Feature
from burgher.core.state import State
from burgher.nobility import GAME, encoding
from burgher.nobility import encoding_layout as places
from burgher.nobility import features as layout
from burgher.nobility.cells import COINS, PHASES
from burgher.nobility.encoding_layout import PHASE_COUNT, PLACE_COUNT, QUESTION_COUNT, SEAT_SIZE, SEATS_AT, SIZE
from burgher.nobility.features import BLOCKS
from burgher.nobility.forecast import after_income
from burgher.nobility.income import coins_due
from burgher.nobility.names import BUILDINGS, CHARACTERS, COUNCIL_TILES, GOODS, GUILDS, PLACES, RACES, SETTLERS
from burgher.nobility.questions import QUESTIONS
from burgher.nobility.state import Town
from tests.nobility.looking import AUTOMA
from tests.nobility.table import Table, table
from tests.playing import play


def read(where: burgher.Match | State, seat: int) -> dict[str, int]:
    state = where.state if isinstance(where, burgher.Match) else where
    return dict(zip(GAME.feature_names, features(state, seat, GAME.features), strict=True))


def some(where: burgher.Match | State, seat: int, start: str) -> dict[str, int]:
    """The features whose names begin so and that are not 0, without that beginning."""
    found = read(where, seat).items()
    return {name.removeprefix(start): value for name, value in found if name.startswith(start) and value}


CARD_S10 = {"there": 1, "race human": 1, "good books": 1, "good weaponry": 1, "least": 4, "most": 6, "workers": 2}


def named(start: str, card: dict[str, int]) -> dict[str, int]:
    return {f"{start} {name}": value for name, value in card.items()}


# the table of names


def test_names_and_sizes_agree() -> None:
    assert len(PHASES) == PHASE_COUNT
    assert len(QUESTIONS.names) >= QUESTION_COUNT
    assert len(PLACES) == PLACE_COUNT
    assert len(GAME.feature_names) == len(set(GAME.feature_names)) == GAME.features
    assert SIZE + len(QUESTIONS.names) - QUESTION_COUNT == GAME.features
    assert all(feature.doc for block in BLOCKS for feature in block.features)


def size(*features: Feature) -> int:
    return sum(len(feature.names("")) for feature in features)


def test_each_part_has_the_size_of_its_features() -> None:
    """The sizes are written as numbers, because only so they are known when the engine is compiled."""
    assert size(*layout.CARD) == places.CARD_SIZE
    assert size(*layout.DIE) == places.DIE_SIZE
    assert size(*layout.PILES) == places.PILES_SIZE
    assert size(*layout.HALL) == places.HALL_SIZE
    assert size(*layout.COUNCIL) == places.COUNCIL_SIZE
    assert size(*layout.GUILD) == places.GUILD_SIZE
    assert size(*(one for one in layout.GUILD if one.name.startswith("workshop 1 "))) == places.WORKSHOP_SIZE
    assert size(*layout.CALENDAR) == places.CALENDAR_SIZE
    assert size(*layout.TURN) == places.TURN_SIZE
    assert size(*layout.ASKED) == places.ASKED_SIZE
    assert size(*layout.OWN) == places.OWN_SIZE
    assert size(*layout.SEAT) == SEAT_SIZE


def test_each_row_of_what_is_printed_has_the_size_of_its_features() -> None:
    state = GAME.new(3)
    assert isinstance(state, Town)
    rows = state.rules.rows
    assert len(rows.settlers) == (len(SETTLERS) + 1) * places.CARD_SIZE
    assert len(rows.hall) == (len(BUILDINGS) + 1) * places.HALL_PRINTED
    assert len(rows.workshops) == len(BUILDINGS) * places.WORKSHOP_SIZE
    assert len(rows.council) == (len(COUNCIL_TILES) + 1) * places.COUNCIL_PRINTED
    assert len(rows.characters) == (len(CHARACTERS) + 1) * places.CHARACTER_PRINTED


def test_each_part_begins_where_its_features_do() -> None:
    begun = {
        places.TURN_AT: layout.TURN[0].names("")[0],
        places.ASKED_AT: layout.ASKED[0].names("")[0],
        places.COMMISSIONS_AT: layout.OWN[0].names("")[0],
        places.PILES_AT: layout.PILES[0].names("")[0],
        places.DISPLAY_AT: "display 1: there",
        places.HALL_AT: "hall 1: there",
        places.COUNCIL_AT: "council 1 1: there",
        places.DICE_AT: "tavern 1: die of",
        places.DESK_DICE_AT: "chancery 1: die of",
        places.DESKS_AT: "desk of top 1",
        places.GUILDS_AT: layout.GUILD[0].names(f"guild {GUILDS[0]}: ")[0],
        SEATS_AT: "seat 0: present",
        SEATS_AT + places.STORE_AT: "seat 0: goods",
        SEATS_AT + places.POINTS_AT: "seat 0: score",
        SEATS_AT + places.SETTLED_AT: f"seat 0: settled {RACES[0]}",
        SEATS_AT + places.COMMUNITY_AT: "seat 0: community 1",
        SEATS_AT + places.DICE_LEFT_AT: "seat 0: dice 1",
        SEATS_AT + places.CHARACTER_AT: f"seat 0: extra good {GOODS[0]}",
        SEATS_AT + places.COUNTS_AT: "seat 0: lord",
        SEATS_AT + places.SECRET_AT: "seat 0: secret",
        SEATS_AT + places.HAND_AT: "seat 0: open 1 there",
    }
    assert {at: GAME.feature_names[at] for at in begun} == begun


@pytest.mark.parametrize("players", GAME.counts)
@pytest.mark.parametrize("options", [{}, {"events": True, "chancery": True}])
def test_a_buffer_is_written_over(players: int, options: dict[str, object]) -> None:
    """Whatever it holds: nothing that is not there is left out instead of written as 0."""
    random = burgher.Random(8)
    state = GAME.new(players, options if players > 1 else {})
    dirty = buffer(GAME.features)
    while state.seat != burgher.OVER:
        state.settle(random)
        for k in range(GAME.features):
            dirty[k] = 77
        state.encode(max(0, state.seat), dirty)
        assert [int(number) for number in dirty] == features(state, max(0, state.seat), GAME.features)
        for _ in range(20):
            if state.seat >= 0:
                legal = state.legal(True)
                state.step(legal[random.below(len(legal))], random)


# when it is, and what is asked


def test_calendar() -> None:
    match = table(4, events=True).round(4, first=3).event("e05").turn(1)
    found = read(match, 2)
    assert (found["players"], found["round"], found["rounds left"]) == (4, 4, 6)
    assert (found["events"], found["chancery"]) == (1, 0)
    assert some(match, 2, "phase ") == {"actions": 1}
    assert some(match, 2, "event ") == {"e05": 1}
    assert some(match, 2, "first player ") == {"1": 1}
    assert some(match, 2, "turn of ") == {"3": 1}
    assert some(match, 2, "asked ") == {"turn": 1, "of 3": 1}


def test_the_set_up() -> None:
    state = GAME.new(3)
    assert some(state, 0, "phase ") == {"setup": 1}
    assert some(state, 1, "asked ") == {"character": 1, "of chance": 1, "first": 2}
    assert some(state, 0, "price ") == some(state, 0, "seat 0: extra good ") == {}


def test_nothing_is_asked_at_the_end() -> None:
    match = table(3).round(10).passed(1, 2).turn(0)
    play(match, "pass")
    assert match.over
    assert some(match, 0, "asked ") == {}
    assert some(match, 0, "phase ") == {"end": 1}


def test_a_turn_and_the_visit_in_it() -> None:
    match = table(3).has(1, coins=3).dice(1, 3).turn(1)
    play(match, "die 3")
    assert some(match, 1, "asked ") == {"place": 1, "of 0": 1, "first": 3, "second": 3}
    play(match, "visit artists")
    assert some(match, 0, "visit ") == {"artists": 1}
    found = read(match, 0)
    assert (found["die done"], found["settlers done"], found["value"]) == (1, 0, 3)
    assert some(match, 0, "asked ") == {"buy": 1, "of 1": 1, "first": 2}


def test_a_question_that_came_later_is_behind_everything_else() -> None:
    state = table(3).turn(1).state
    room = GAME.features + 3
    before = features(state, 0, room)
    state.ask(len(QUESTIONS.names) + 2, 2, 0, 0)
    after = features(state, 0, room)
    changed = {k: after[k] - before[k] for k in range(room) if after[k] != before[k]}
    names = GAME.feature_names
    of = names.index("asked of 1"), names.index("asked of 2")
    assert changed == {names.index("asked turn"): -1, of[0]: -1, of[1]: 1, room - 1: 1}


def test_first_numbers_that_are_seats_are_known_as_such() -> None:
    """Such a field is called "to": the encoding counts it from the viewer."""
    seats = {question.number for question in QUESTIONS.table if question.fields[:1] == ("to",)}
    assert seats == {number for number in range(len(QUESTIONS.names)) if encoding.is_about_seat(number)}


def test_settlers_being_completed() -> None:
    match = table(3).hand(0, "s10").has(0, houses=1).goods(0, books=3, weaponry=2).turn(0)
    play(match, "complete s10", "pay 2 books")
    assert some(match, 1, "asked card ") == CARD_S10
    assert some(match, 1, "paid ") == {"books": 2}
    assert read(match, 1)["settlers done"] == 1


def test_seats_in_questions_are_counted_from_the_viewer() -> None:
    match = table(3, chancery=True).desk(1, "top 1").dice(1, 5).turn(1)
    play(match, "die 5", "visit clerk")
    state = match.state.copy()
    state.apply(GAME.actions.find("commission").index)
    assert [read(state, seat)["asked first"] for seat in range(3)] == [1, 0, 2]
    assert {read(state, seat)["asked second"] for seat in range(3)} == {3}


# cards and tiles


def test_settlers_on_show_and_in_piles() -> None:
    match = table(3).display("s01", "s10").hand(1, "s09", secret=True).discarded("s02").turn(0)
    assert some(match, 0, "display 2: ") == CARD_S10
    assert some(match, 0, "display 3: ") == {}
    assert some(match, 0, "discarded ") == {"s02": 1}
    assert read(match, 0)["unseen s09"] == 1
    assert read(match, 1)["unseen s09"] == 0
    assert read(match, 0)["unseen s01"] == read(match, 0)["unseen s02"] == 0


def test_shuffled_settlers() -> None:
    setup = table(3).discarded("s02")
    position = setup.position(0)
    pile = position["pile"]
    assert isinstance(pile, dict)
    position["pile"] = pile | {"s02": 3}
    state = setup.restored(position)
    assert some(state, 0, "returned ") == {"s02": 1}
    assert read(state, 0)["unseen s02"] == 0


def test_ship_and_what_it_pays_the_viewer() -> None:
    match = table(3, chancery=True).ship("h01", books=1).desk(1, "top 2").turn(0)
    assert (read(match, 0)["price books"], read(match, 1)["price books"]) == (2, 3)
    assert read(match, 0)["ship space books"] == 2
    assert "h01" not in some(match, 0, "ships ")


def test_the_hall() -> None:
    match = table(3, chancery=True).hall("b05", "community").at(2, "hall", 3).desk(1, "top 6").turn(0)
    first = {"there": 1, "guild artists": 1, "effect buy_any_good": 1, "effect reputation": 1, "price": 9}
    assert some(match, 0, "hall 1: ") == first
    assert some(match, 1, "hall 1: ") == first | {"price": 8}
    assert some(match, 0, "hall 2: ") == {"there": 1, "community": 1, "price": 8}
    assert some(match, 0, "hall 3: ") == {"die of": 3, "die": 3}
    assert read(match, 0)["bag community"] == 11


def test_the_council() -> None:
    match = table(3, chancery=True).demand("human", 2, "c10").at(2, "council elf", 5).desk(1, "top 1").turn(0)
    tile = {"there": 1, "nobility": 5, "coins": 2, "good artwork": 1, "good furnishings": 1, "points": 6}
    assert some(match, 0, "council 2 2: ") == tile
    assert some(match, 1, "council 2 2: ") == {name: value for name, value in tile.items() if name != "coins"}
    assert some(match, 0, "council 3 3: ") == {"die of": 3}
    assert some(match, 1, "council 3 3: ") == {"die of": 2}
    assert "c10" not in some(match, 0, "council stack ")


# places


def test_dice_on_the_board() -> None:
    setup = table(6).at(0, "tavern", 2).at(4, "tavern", 3).at(1, "yard", 6).at(2, "port", 4).at(3, "clerk", 3)
    match = setup.at(5, "castle_extra", 1).at(0, "desk", 5).desk(0, "top 5").at(1, "board", 5).has(1, reputation=12)
    found = match.turn(2)
    assert some(found, 4, "tavern 1: ") == {"die of": 3, "die": 2}
    assert some(found, 4, "tavern 2: ") == {"die of": 1, "die": 3}
    assert some(found, 0, "yard 1: ") == {"die of": 2, "die": 6}
    assert some(found, 0, "port 4: ") == {"die of": 3, "die": 4}
    assert some(found, 0, "clerk 2: ") == {"die of": 4, "die": 3}
    assert some(found, 0, "castle 4: ") == {"die of": 6, "die": 1}
    assert some(found, 0, "chancery 5: ") == {"die of": 1, "die": 5}
    assert some(found, 0, "desk of ") == {"top 5": 1}
    assert some(found, 1, "desk of ") == {"top 5": 6}
    assert read(found, 0)["seat 1: board die"] == 5


def test_guilds() -> None:
    match = (
        table(4)
        .apprentices(1, wizards=2)
        .apprentices(3, wizards=1)
        .workshop("wizards 1", "b35", owner=3)
        .workshop("wizards 2", "b31")
        .at(0, "wizards", 4)
        .turn(0)
    )
    assert some(match, 1, "guild wizards: ") == {
        "space 2 die of": 4,
        "space 2 die": 4,
        "dice left": 1,
        "apprentices 0": 2,
        "apprentices 2": 1,
        "room": 1,
        "workshop 1 there": 1,
        "workshop 1 effect guild_good": 1,
        "workshop 1 effect coin": 1,
        "workshop 1 of": 3,
        "workshop 2 there": 1,
        "workshop 2 effect swap_good": 1,
    }


# seats


def rich() -> Table:
    return (
        table(3, chancery=True)
        .has(1, coins=7, modifiers=2, reputation=12, nobility=6, workers=1, houses=2)
        .goods(1, books=2, magic=1)
        .score(1, settlers=9, events=1)
        .character(1, "k01")
        .completed(1, "s17", "s18")
        .community(1, 2)
        .apprentices(1, artists=1)
        .workshop("artists 1", "b01", owner=1)
        .fulfilled(1, "c01", "c02")
        .desk(1, "top 3")
        .commission(1, "v03", "d01", 2, 2, 2)
        .commission(1, "v01", "d05", 0, 1, 0)
        .hand(1, "s09", "s10", secret=True)
        .dice(1, 1, 1, 4)
        .at(1, "castle", 6)
        .passed(1)
    )


def test_a_seat_as_all_see_it() -> None:
    match = rich().turn(0)
    expected = {
        "present": 1,
        "coins": 7,
        "modifiers": 2,
        "reputation": 12,
        "nobility": 6,
        "workers": 1,
        "platform": 2,
        "houses": 2,
        "used": 9,
        "pips left": 3,
        "passed": 1,
        "goods": 3,
        "good books": 2,
        "good magic": 1,
        "score": 10,
        "points settlers": 9,
        "points events": 1,
        "settled elf": 2,
        "community 2": 1,
        "dice 1": 2,
        "dice 4": 1,
        "extra good artwork": 1,
        "gain reputation": 4,
        "gain settlers": 1,
        "lord": 1,
        "council": 2,
        "workshops": 1,
        "apprentices": 1,
        "desks": 1,
        "income": 3 + 3,
        "commissions": 2,
        "active": 1,
        "fields 1": 1,
        "fields 5": 1,
        "secret": 1,
        **named("open 2", CARD_S10),
    }
    assert some(match, 0, "seat 1: ") == expected | {"open 1 there": 1}
    assert some(match, 2, "seat 2: ") == expected | {"open 1 there": 1}
    own = some(match, 1, "seat 0: ")
    assert {name: value for name, value in own.items() if not name.startswith("open 1")} == expected
    assert (own["open 1 race human"], own["open 1 stars"]) == (1, 1)
    assert some(match, 0, "seat 3: ") == {}


def test_the_newest_card_of_four() -> None:
    match = table(3).hand(0, "s01", "s02", "s03").display("s10").dice(0, 2).turn(0)
    play(match, "die 2", "visit tavern", "take s10")
    assert some(match, 1, "seat 2: newest ") == CARD_S10


def test_the_viewers_own_commissions() -> None:
    match = rich().turn(0)
    assert some(match, 1, "kept ") == {"v01": 1, "v03": 1}
    assert some(match, 1, "active ") == {"v03": 1}
    assert some(match, 1, "worth ") == {"v03": 12}
    assert some(match, 1, "dealt ") == {}
    assert "v03" not in some(match, 0, "kept ")


def test_commissions_to_choose_from() -> None:
    match = burgher.Match("nobility", players=2, options={"chancery": True}, seed=1)
    dealt = {str(action["card"]) for action in match.legal}
    assert set(some(match, 0, "dealt ")) == dealt
    assert set(some(match, 1, "dealt ")).isdisjoint(dealt)
    assert len(some(match, 1, "dealt ")) == 3


# the solo game


def test_objective_and_automa() -> None:
    match = table(1).objective("o01").apprentices(0, artists=2, wizards=1).fulfilled(0, "c01").at(AUTOMA, "tavern", 3)
    found = match.at(AUTOMA, "scholars", 1).turn(0)
    assert some(found, 0, "objective ") == {"guilds": 4, "guild_apprentices": 2, "council": 5}
    assert some(found, 0, "reached ") == {"guilds": 1, "council": 1}
    assert some(found, 0, "tavern 1: ") == {"die of": 7, "die": 3}
    assert read(found, 0)["guild scholars: space 1 die of"] == 7
    assert read(found, 0)["guild scholars: dice left"] == 0


# what the income will be


@pytest.mark.parametrize("options", [{}, {"events": True, "chancery": True}])
def test_the_income_is_what_the_income_phase_pays(options: dict[str, object]) -> None:
    """The features say it without playing the phase; the forecast of the view plays it."""
    random = burgher.Random(3)
    state = GAME.new(4, options)
    state.settle(random)
    coins = 0
    while state.seat != burgher.OVER:
        assert isinstance(state, Town)
        paid = after_income(state)
        for seat in range(4):
            due = paid.cells[COINS + seat] - state.cells[COINS + seat]
            assert coins_due(state, seat) == due
            coins += due
        legal = state.legal(True)
        state.step(legal[random.below(len(legal))], random)
    assert coins > 0


# turning the table


def turned(by: int) -> Table:
    """A table of three with everybody moved on by so many seats."""
    one, two, three = ((seat + by) % 3 for seat in range(3))
    made = table(3, chancery=True).round(2, first=two)
    for seat, character in ((one, "k02"), (two, "k05"), (three, "k08")):
        made.character(seat, character)
    made.has(one, coins=3, houses=1).goods(one, books=2).hand(one, "s10", secret=True)
    made.has(two, reputation=14, workers=2).apprentices(two, artists=1).at(two, "artists", 4).hand(two, "s20")
    made.workshop("artists 1", "b01", owner=three).at(three, "tavern", 2).fulfilled(three, "c05")
    made.commission(one, "v01", "d01").commission(two, "v02", "d02").commission(three, "v03", "d03", 1)
    return made.desk(three, "top 4")


@pytest.mark.parametrize("by", [1, 2])
@pytest.mark.parametrize("seat", range(3))
def test_a_turned_table_looks_the_same(by: int, seat: int) -> None:
    straight = features(turned(0).turn(0).state, seat, GAME.features)
    assert features(turned(by).turn(by).state, (seat + by) % 3, GAME.features) == straight
