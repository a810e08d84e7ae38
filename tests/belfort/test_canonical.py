"""Bots are offered one order of steps that commute: from each such question they still reach everything."""

import pytest

import burgher
from burgher.core.state import State
from tests.belfort.table import Table, play, table
from tests.both_ways import the_first_both_ways
from tests.laws import all_ends_are_reached_in_canonical_order, ends, lines, steps_of

HOSTILE = ("thieves", "bandits", "wizards", "spies", "architects")


def sending(pairs_only: bool = False, **masters: int) -> State:
    """Four elves and three dwarves to send, some of them masters."""
    setup = table(3, mine_pairs_only=pairs_only).workers(0, 4, 3)
    for school, count in masters.items():
        setup.built(0, **{school: tuple(range(1, count + 1))}).staffed(0, **{school: count})
    match = setup.place(0)
    play(match, "pass")
    return match.state


def used(setup: Table, at: str) -> State:
    match = setup.at(0, "elf", at).turn(0)
    play(match, f"use {at}")
    return match.state


def robbed(players: int, **options: object) -> Table:
    setup = table(players, HOSTILE, **options)
    for seat in range(1, players):
        setup.stock(seat, wood=seat, stone=1, metal=2, gold=3)
    return setup


STARTS = {
    "send": sending(),
    "send with master elves": sending(gardens=2),
    "send with master dwarves": sending(pub=2),
    "send with both": sending(gardens=1, pub=1),
    "send in pairs only": sending(pairs_only=True),
    "send in pairs only, with both": sending(pairs_only=True, gardens=1, pub=1),
    "keep": burgher.Match("belfort", 3, seed=8).state,
    "discard two": used(
        table(3).built(0, library=1).hand(0, pub=2, inn=1, bank=2).pool("tower", "tower", "inn").deck(keep=5), "library"
    ),
    "thieves": used(robbed(4), "thieves"),
    "thieves who take three": used(robbed(5, thieves_gold=3), "thieves"),
    "bandits": used(robbed(4), "bandits"),
    "bandits of five": used(robbed(5), "bandits"),
}


@pytest.mark.parametrize("start", the_first_both_ways(STARTS))
def test_every_end_is_reached(start: str) -> None:
    """Ends are where the seat's turn is asked again, or somebody else decides."""
    assert all_ends_are_reached(STARTS[start])


def all_ends_are_reached(state: State) -> bool:
    if state.question() == burgher.find("belfort").layout.questions.index("turn"):
        raise AssertionError("nothing was asked")
    depth = state.depth
    full, canonical = steps_of(state, False, depth), steps_of(state, True, depth)
    assert canonical == full
    return len(full) > 1


@pytest.mark.slow
@pytest.mark.parametrize("start", [start for start in STARTS if "master" not in start and "both" not in start])
def test_canonical_order_is_shorter(start: str) -> None:
    """It is worth something: fewer lines of play for the same ends."""
    state = STARTS[start]
    assert lines(state, True, state.depth) < lines(state, False, state.depth)


def test_wizards_reach_every_swap() -> None:
    """A swap and its reverse are one; a swap of equals is none."""
    setup = table(3, HOSTILE).marker(0, "pub 1", "keep 2", "gatehouse 1 after", "wall 1 left", "guild 3")
    start = used(setup.marker(1, "pub 4", "gatehouse 3 after", "gatehouse 4 before", "wall 2 right"), "wizards")
    full, canonical = steps_of(start, False, start.depth), steps_of(start, True, start.depth)
    assert canonical == full
    assert sum(1 for _ in start.legal(True)) <= sum(1 for _ in start.legal())


def test_a_whole_turn() -> None:
    setup = (
        table(3).hand(0, pub=1).stock(0, wood=2, stone=3, gold=1).pool("inn", "tower", "keep").at(0, "elf", "miners")
    )
    state = setup.marker(1, "pub 1", "pub 2", "pub 3").turn(0).state
    assert all_ends_are_reached_in_canonical_order(state, 5000)
    reached = ends(state, False, 5000)
    assert reached is not None
    assert len(reached) > 10


@pytest.mark.parametrize("start", STARTS)
def test_a_bot_goes_on_where_somebody_began_in_another_order(start: str) -> None:
    """People may take any order; canonical actions are never empty, and lead to the end all the same."""
    for turn in (-1, 0, 1):
        state = STARTS[start].copy()
        seat, depth = state.seat, state.depth
        state.apply(state.legal()[turn])
        while state.seat == seat and state.depth >= depth:
            canonical = state.legal(True)
            assert canonical
            assert set(canonical) <= set(state.legal())
            state.apply(canonical[0])
