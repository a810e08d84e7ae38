"""How many lines of play there are to a depth from fixed positions: a fingerprint of the rules.

The same numbers come out compiled and interpreted. Whoever changes a rule changes some of them, and should know why.
"""

import pytest

import burgher
from burgher.core.simulate import count_nodes
from burgher.core.state import State
from tests.belfort.table import play, table

HOSTILE = ("thieves", "bandits", "wizards", "spies", "architects")


def sending(mine_pairs_only: bool = False) -> State:
    match = (
        table(3, mine_pairs_only=mine_pairs_only)
        .workers(0, 4, 3)
        .built(0, gardens=1, pub=2)
        .staffed(0, gardens=1, pub=1)
        .place(0)
    )
    play(match, "pass")
    return match.state


def busy_turn() -> State:
    setup = table(3, HOSTILE)
    for seat in range(3):
        setup.stock(seat, wood=4, stone=4, metal=2, gold=5).hand(seat, pub=1)
    setup.hand(0, pub=1, gatehouse=1).built(0, tower=1, market=2).staffed(0, tower=1)
    return setup.at(0, "elf", "tower").at(0, "elf", "architects").at(0, "dwarf", "bandits").turn(0).state


def wizards() -> State:
    setup = table(3, HOSTILE).marker(1, "gatehouse 1 after", "pub 2", "keep 3")
    return setup.marker(2, "gatehouse 3 after", "wall 2 left").at(0, "elf", "wizards").turn(0).state


def spies() -> State:
    setup = table(4, HOSTILE).hand(1, pub=2, inn=1).hand(2, keep=1, bank=1).hand(3, tower=2)
    return setup.at(0, "elf", "spies").turn(0).state


POSITIONS: dict[str, tuple[State, list[int]]] = {
    "set-up": (burgher.find("belfort").new(4), [12, 120, 960, 5472, 17280]),
    "what to keep": (burgher.Match("belfort", 3, seed=3).state, [4, 13, 65, 260, 1300, 5200]),
    "placement": (table(3).stock(0, gold=5).stock(1, gold=3).stock(2, gold=1).place(0).state, [15, 192, 1876]),
    "sending": (sending(), [12, 126, 1161, 9234]),
    "sending in pairs": (sending(mine_pairs_only=True), [12, 126, 1149, 8526]),
    "camp": (table(4).at(1, "elf", "camp").at(3, "elf", "camp").at(0, "elf", "camp").collect().state, [4, 12, 24, 192]),
    "busy turn": (busy_turn(), [39, 754, 9479]),
    "wizards": (wizards(), [2, 27, 50, 64]),
    "spies": (spies(), [2, 3, 5, 5, 13, 15]),
    "non-players": (table(2).pool("pub", "gatehouse", "keep").turn(1).state, [1, 4, 30, 255]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_play(name: str) -> None:
    state, expected = POSITIONS[name]
    before = state.copy()
    assert [count_nodes(state, depth) for depth in range(1, len(expected) + 1)] == expected
    assert state.same(before)


def test_lines_of_play_by_hand() -> None:
    """With nothing to spend and nothing placed, a worker can go to the camp, or everybody is sent."""
    state = table(3).place(0).state
    # Elf or dwarf to the camp, or pass.
    assert count_nodes(state, 1) == 3
    # After the camp the next has the same three; after passing, six ways to send the first worker.
    assert count_nodes(state, 2) == 3 + 3 + 6
    # The last elf and dwarf can each go to their own area, the mine or the gold mine, and either may be first.
    setup = table(3).sent(0, "gold_mine", elf=2, dwarf=2).passed(0)
    state = burgher.load(setup.position(1, "send", 0, first=-1)).state
    assert count_nodes(state, 1) == 6
    assert count_nodes(state, 2) == 2 * 3 * 3
    # In pairs only: elf first to forest or gold mine, the dwarf to quarry or gold mine; to the mine: the dwarf too.
    setup = table(3, mine_pairs_only=True).sent(0, "gold_mine", elf=2, dwarf=2).passed(0)
    state = burgher.load(setup.position(1, "send", 0, first=-1)).state
    assert count_nodes(state, 1) == 6
    assert count_nodes(state, 2) == 2 * (2 * 2 + 1)
