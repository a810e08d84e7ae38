"""Features do not depend on where one sits: a table whose players have all moved on looks the same to each of them."""

import pytest

import burgher
from burgher.core.encoding import buffer, features
from tests.belfort.table import Table, table

BELFORT = burgher.find("belfort")


def test_a_buffer_is_written_over() -> None:
    state = table(3).turn(0).state
    out = buffer(BELFORT.features)
    for k in range(BELFORT.features):
        out[k] = 77
    state.encode(0, out)
    assert [int(number) for number in out] == features(state, 0, BELFORT.features)


def turned(setup: list[tuple[str, dict[str, int]]], by: int) -> Table:
    """The same table with everybody moved on by so many seats."""
    made = table(3).crests(*[(seat - by) % 3 + 1 for seat in range(3)])
    for seat, (card, stock) in enumerate(setup):
        there = (seat + by) % 3
        made.stock(there, **stock).built(there, **{card: seat + 1}).marker(there, f"wall {seat + 1} left")
        made.hand(there, keep=seat)
    return made.pool("library", "library", "gatehouse")


@pytest.mark.parametrize("by", [1, 2])
def test_a_turned_table_looks_the_same(by: int) -> None:
    people = [("pub", {"wood": 1}), ("inn", {"stone": 2, "gold": 7}), ("bank", {"metal": 3})]
    for seat in range(3):
        straight = features(turned(people, 0).turn(0).state, seat, BELFORT.features)
        moved = features(turned(people, by).turn(by).state, (seat + by) % 3, BELFORT.features)
        assert moved == straight
