"""Random play and counting."""

import burgher
from burgher.core.chance import Random
from burgher.core.moves import Moves
from burgher.core.simulate import Tally, count_nodes, playout, simulate, time_copies
from tests.belfort.table import table

BELFORT = burgher.find("belfort")


def test_a_tally_of_games() -> None:
    start = BELFORT.new(3)
    before = start.copy()
    tally = Tally(3)
    random = Random(1)
    for _ in range(3):
        simulate(start, random, tally)
    assert start.same(before)
    assert tally.games == 3
    assert tally.decisions >= tally.choices > 100
    assert tally.branches > tally.decisions
    # Five guilds, three crests, fifteen cards and three for the pool in each game at least.
    assert tally.chances >= 3 * 26
    assert sum(tally.wins) == 3.0
    assert min(tally.points) > 0
    assert tally.seconds > 0


def test_equal_seeds_give_equal_games() -> None:
    tallies = []
    for _ in range(2):
        tally = Tally(4)
        simulate(BELFORT.new(4), Random("same"), tally)
        tallies.append((tally.points, tally.wins, tally.decisions, tally.branches))
    assert tallies[0] == tallies[1]


def test_a_playout_goes_to_the_end() -> None:
    state = table(3).round(7).turn(0).state
    tally = Tally(3)
    playout(state, Random(2), Moves(), tally)
    assert state.seat == burgher.OVER
    assert tally.decisions >= 3


def test_shared_victories_share_the_win() -> None:
    tally = Tally(3)
    state = table(3).round(7).turn(2).state
    simulate(state, Random(1), tally)
    # With nothing in hand the last player can only end the turn, and all three are equal.
    assert tally.wins == [1 / 3, 1 / 3, 1 / 3]


def test_copies_take_time() -> None:
    assert time_copies(BELFORT.new(3), 100) > 0


def test_nodes_are_lines_of_play() -> None:
    start = BELFORT.new(3, {"guilds": "chosen", "chosen_guilds": ["masons", "miners", "spies", "thieves", "wizards"]})
    assert [count_nodes(start, depth) for depth in range(6)] == [1, 5, 20, 60, 120, 120]
    # Then three crests in any order.
    assert [count_nodes(start, depth) for depth in (6, 7, 8)] == [360, 720, 720]


def test_there_is_one_line_after_the_end() -> None:
    state = table(3).round(7).turn(2).state
    assert count_nodes(state, 1) == 1
    assert count_nodes(state, 4) == 1
