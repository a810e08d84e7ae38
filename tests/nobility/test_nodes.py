"""How many lines of play there are to a depth from fixed positions: a fingerprint of the rules.

The same numbers come out compiled and interpreted. Whoever changes a rule, or a piece, changes some of them, and should
know why.
"""

import pytest

import burgher
from burgher.core.simulate import count_nodes
from burgher.core.state import State
from tests.nobility.looking import GAME, run
from tests.nobility.table import table


def after(state: State, *actions: str) -> State:
    run(state, *actions)
    return state


def busy_turn() -> State:
    setup = table(4, chancery=True).event("e05").commission(0, "v01", "d01", 2, 0, 0)
    for seat in range(4):
        setup.has(seat, coins=9, workers=2, houses=1, nobility=5, modifiers=1).goods(seat, 3).settled(seat, "elf")
        setup.apprentices(seat, artists=1)
    setup.hand(0, "s01", "s09").workshop("artists 1", "b05", owner=0).workshop("artists 2", "b06", owner=1)
    return setup.hall("b01", "community", "b07", "b02").community(0, 2).state()


def settlers() -> State:
    return after(table(3).has(0, houses=1).goods(0, 4).hand(0, "s07").character(0, "k03").state(), "complete s07")


def guild() -> State:
    setup = table(3).has(0, coins=3, workers=2).apprentices(0, wizards=1).goods(0, 1).workshop("artists 1", "b06")
    return after(setup.dice(0, 1, 2, 4, 4, 6).state(), "die 1", "visit artists")


def clerk() -> State:
    setup = table(3, chancery=True).desk(0, "top 1").has(0, coins=2, reputation=12).dice(0, 5)
    return after(setup.state(), "die 5", "visit clerk")


def port() -> State:
    return after(table(3).goods(0, 2).dice(0, 4).state(), "die 4", "visit port")


POSITIONS: dict[str, tuple[State, list[int]]] = {
    "set-up": (GAME.new(4), [13, 156, 1716, 17160]),
    "set-up for two": (GAME.new(2, {"events": True, "chancery": True}), [13, 156, 3744, 86112]),
    "commissions": (burgher.Match("nobility", 2, {"chancery": True}, seed=1).state, [3, 54, 162, 2754, 16524]),
    "first turn": (burgher.Match("nobility", 3, seed=1).state, [4, 38, 156, 1332, 11382]),
    "solo": (burgher.Match("nobility", 1, seed=2).state, [6, 58, 708, 5087]),
    "five players": (burgher.Match("nobility", 5, {"events": True}, seed=3).state, [5, 48, 199, 1603, 13344]),
    "six players": (table(6).has(0, workers=1, coins=5).settled(0, "elf").state(), [5, 51, 215, 2305]),
    "automa": (table(1).rolling("automa", first=0), [6, 36, 216, 1296, 7776]),
    "busy turn": (busy_turn(), [19, 247, 1560, 13743]),
    "settlers": (settlers(), [13, 126, 732, 1800, 10800]),
    "guild": (guild(), [34, 72, 223, 784, 5402]),
    "clerk": (clerk(), [6, 101, 3019]),
    "port": (port(), [6, 42, 282, 1902, 12018]),
    "preparation": (after(table(2).passed(1).state(), "pass"), [17, 102, 612, 3672]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_play(name: str) -> None:
    state, expected = POSITIONS[name]
    before = state.copy()
    assert [count_nodes(state, depth) for depth in range(1, len(expected) + 1)] == expected
    assert state.same(before)


def test_lines_of_play_by_hand_in_the_port() -> None:
    """Two of each good, four to sell, and the next seat has five dice or passes."""
    state = port()
    assert count_nodes(state, 1) == 6
    # Any good again, or no more.
    assert count_nodes(state, 2) == 6 * (6 + 1)
    # Nothing more: six actions of the next seat. The same good twice: it is gone. Otherwise all six, or no more.
    assert count_nodes(state, 3) == 6 * 6 + 6 * (5 + 1) + 30 * (6 + 1)


def test_lines_of_play_by_hand_of_a_first_turn() -> None:
    """Without anything but dice: tavern, six guilds, clerk and castle for each of five dice; or a pass."""
    state = table(3).state()
    assert count_nodes(state, 1) == 5 + 1
    assert count_nodes(state, 2) == 5 * (1 + 6 + 1 + 1) + 6
    # In the tavern there are six cards. In the guilds nothing is asked, and the next seat has six choices. The clerk
    # has new settlers or buildings, or nothing. After the castle the next seat has six choices, too.
    assert count_nodes(state, 3) == 5 * (6 + 6 * 6 + 3 + 6) + (5 * 9 + 6)
