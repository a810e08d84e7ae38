"""Bots are offered one order of steps that commute: from each such question they still reach everything."""

import pytest

from burgher.core.state import State
from tests.laws import all_ends_are_reached_in_canonical_order, ends, lines, steps_of
from tests.nobility.looking import GAME, run, visit
from tests.nobility.table import table

TURN = GAME.layout.questions.index("turn")


def paying(card: str) -> State:
    state = table(3).has(0, houses=1).goods(0, 4).hand(0, card).character(0, "k03").state()
    run(state, f"complete {card}")
    return state


def selling(value: int) -> State:
    state = table(3).goods(0, 2, books=0).dice(0, value).state()
    run(state, f"die {value}", "visit port")
    return state


def placing() -> State:
    setup = table(4).has(0, workers=2).apprentices(0, scholars=2, wizards=1, merchants=1).dice(0, 1)
    state = setup.state()
    run(state, "die 1", "visit artists")
    return state


def gaining() -> State:
    setup = table(3).has(0, nobility=4, houses=1).goods(0, 2).hand(0, "s01").character(0, "k07")
    state = setup.state()
    run(state, "complete s01", "pay 2 artwork", "pay 2 furnishings")
    return state


def throwing_again() -> State:
    state = table(3).workshop("artists 1", "b03").dice(0, 1, 2, 2, 4, 6).state()
    run(state, "die 1", "visit artists", "reroll 2")
    return state


STARTS = {
    "pay for two goods": paying("s10"),
    "pay for three goods": paying("s11"),
    "pay for four goods": paying("s07"),
    "sell three": selling(3),
    "sell five": selling(5),
    "apprentices": placing(),
    "goods of one's choice": gaining(),
    "dice thrown again": throwing_again(),
}


@pytest.mark.parametrize("start", STARTS)
def test_every_end_is_reached(start: str) -> None:
    """Ends are where the seat's turn is asked again, or chance or somebody else decides."""
    state = STARTS[start]
    full = steps_of(state, False, state.depth, TURN)
    assert steps_of(state, True, state.depth, TURN) == full
    assert len(full) > 1


@pytest.mark.slow
@pytest.mark.parametrize("start", [start for start in STARTS if start != "dice thrown again"])
def test_canonical_order_is_shorter(start: str) -> None:
    """It is worth something: fewer lines of play for the same ends."""
    state = STARTS[start]
    assert lines(state, True, state.depth, TURN) < lines(state, False, state.depth, TURN)


def test_a_whole_turn() -> None:
    setup = table(3).has(0, coins=2, houses=1, modifiers=1).goods(0, 2).hand(0, "s01").community(0, 1).dice(0, 1)
    match = setup.turn(0)
    visit(match, 1, "castle")
    assert all_ends_are_reached_in_canonical_order(match.state, 5000)
    reached = ends(match.state, False, 5000)
    assert reached is not None
    assert len(reached) > 3
