"""Who came where at the end of a game."""

import pytest

import burgher
from burgher.belfort.cells import SCORE
from burgher.core.placement import placement


def placed(*scores: int) -> list[float]:
    """What seats with these points would get, if Belfort ended here."""
    state = burgher.find("belfort").new(len(scores))
    for seat, points in enumerate(scores):
        state.cells[SCORE + seat] = points
    winners = state.winners()
    assert all(scores[seat] == max(scores) for seat in winners)
    return placement(state)


def test_places_are_evenly_apart() -> None:
    assert placed(7, 20) == [-1.0, 1.0]
    assert placed(9, 30, 12) == [-1.0, 1.0, 0.0]
    assert placed(4, 3, 2, 1, 0) == [1.0, 0.5, 0.0, -0.5, -1.0]


def test_who_shares_a_place_shares_what_it_brings() -> None:
    assert placed(5, 5) == [0.0, 0.0]
    assert placed(8, 8, 1) == [0.5, 0.5, -1.0]
    assert placed(9, 2, 2, 2) == pytest.approx([1.0, -1 / 3, -1 / 3, -1 / 3])


def test_alone_it_is_victory_or_defeat() -> None:
    assert placement(burgher.find("nobility").new(1)) == [-1.0]
