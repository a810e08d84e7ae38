"""The stack of questions and the steps of a position."""

import burgher
from burgher.belfort.state import City
from burgher.core.state import CHANCE, OVER, State
from burgher.nobility.state import Town
from tests.belfort.table import table

BELFORT = burgher.find("belfort")


def act(text: str) -> int:
    return BELFORT.actions.find(text).index


def test_a_position_is_of_its_own_game_whatever_was_asked_before() -> None:
    city, town = BELFORT.new(3), burgher.find("nobility").new(3)
    for _ in range(2):
        assert not isinstance(town, City)
        assert not isinstance(city, Town)
        assert isinstance(town, Town)
        assert isinstance(city, City)
        assert isinstance(town, State)
        assert isinstance(city, State)


def test_questions_are_a_stack() -> None:
    state = BELFORT.new(3)
    depth, seat = state.depth, state.seat
    state.ask(9, 2, 7, 8)
    assert (state.question(), state.seat, state.first(), state.second()) == (9, 2, 7, 8)
    state.ask(10, CHANCE, 1, 0)
    assert (state.question(), state.seat) == (10, CHANCE)
    state.set_first(5)
    state.set_second(6)
    assert (state.first(), state.second()) == (5, 6)
    state.answered()
    assert (state.question(), state.seat, state.first(), state.second()) == (9, 2, 7, 8)
    state.answered()
    assert (state.depth, state.seat) == (depth, seat)


def test_no_question_no_seat() -> None:
    state = BELFORT.new(3)
    while state.depth > 0:
        state.answered()
    assert state.seat == OVER


def test_what_was_answered_leaves_no_trace() -> None:
    state = BELFORT.new(3)
    before = state.copy()
    state.ask(9, 2, 7, 8)
    assert not state.same(before)
    state.answered()
    assert state.same(before)


def test_legal_and_outcomes_exclude_each_other() -> None:
    state = BELFORT.new(3)
    assert state.legal() == []
    assert len(state.outcomes()) == 12
    state = table(3).turn(0).state
    assert state.legal() == [act("end")]
    assert state.outcomes() == []


def test_step_lets_chance_act() -> None:
    state = table(3).stock(0, gold=1).turn(0).state
    state.step(act("take deck"), burgher.Random(1))
    assert state.seat == 1


def test_settle_stops_at_a_seat() -> None:
    state = BELFORT.new(4)
    state.settle(burgher.Random(1))
    assert state.seat == 0
    before = state.copy()
    state.settle(burgher.Random(2))
    assert state.same(before)


def test_roll_gives_an_outcome() -> None:
    state = BELFORT.new(4)
    assert state.roll(burgher.Random(1)) in [action for action, _ in state.outcomes()]


def test_positions_differ_in_players_cells_or_questions() -> None:
    state: State = table(3).turn(0).state
    assert not state.same(table(4).turn(0).state)
    assert not state.same(table(3).stock(1, gold=1).turn(0).state)
    assert not state.same(table(3).turn(1).state)
    other = state.copy()
    other.ask(9, 0, 0, 0)
    assert not state.same(other)
    assert state.same(table(3).turn(0).state)
