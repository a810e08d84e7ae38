"""What decisions were good for, computed by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.training import pytorch

pytorch.needed(__name__)

import torch  # noqa: E402 - only where it is

from burgher.bots.network import OUTLOOK, PLACEMENT, POINTS, WIN  # noqa: E402
from burgher.training.batch import Batch, from_viewer, look_back, to_viewer, worth  # noqa: E402
from burgher.training.memory import Shape  # noqa: E402
from burgher.training.tables import SEATS  # noqa: E402

TWO = torch.tensor([2])


def outlook(placement: tuple[float, ...], points: tuple[float, ...] = (), wins: tuple[float, ...] = ()) -> Any:
    row = torch.zeros(OUTLOOK)
    for start, numbers in ((PLACEMENT, placement), (POINTS, points), (WIN, wins)):
        row[start : start + len(numbers)] = torch.tensor(numbers)
    return row


def three_decisions() -> Batch:
    """Of a game for two: seat 0, seat 1, seat 0; the last one may end it."""
    batch = Batch(Shape(1, 3, 8), 1, 3, torch.device("cpu"))
    batch.seats[0, :, 0] = torch.tensor([0, 1, 0])
    batch.outlooks[0, 0, 0] = outlook((0.2, -0.2))
    batch.outlooks[0, 1, 0] = outlook((0.1, -0.1))
    batch.outlooks[0, 2, 0] = outlook((0.5, -0.5))
    return batch


def numbers(tensor: Any) -> list[float]:
    return [round(float(one), 4) for one in tensor.flatten()]


def test_a_game_that_ends() -> None:
    batch = three_decisions()
    batch.dones[0, 2, 0] = True
    batch.ends[0, 2, 0] = outlook((1.0, -1.0))
    last = outlook((0.9, -0.9))[None, None]
    trusted = torch.ones(1, 3, 1, dtype=torch.bool)
    advantages, targets = look_back(batch, last, torch.tensor([[1]]), TWO, trusted, (0.5, 0.8, 0.0, 0.0))
    # Seat 0 expected 0.5 and got 1; seat 1 expected 0.1 and got -1; seat 0 expected 0.2, then 0.5: 0.3 + 0.5 * 0.5.
    assert numbers(advantages) == [0.55, -1.1, 0.5]
    placements = targets[0, :, 0, 0, :2]
    # The end; a fifth of what seat 0 expected then (0.5) with the rest of the end (0.9); the same once more (0.7).
    assert numbers(placements[2]) == [1.0, -1.0]
    assert numbers(placements[1]) == [-0.9, 0.9]
    assert numbers(placements[0]) == [0.7, -0.7]


def test_what_another_expected_is_passed_over() -> None:
    batch = three_decisions()
    batch.dones[0, 2, 0] = True
    batch.ends[0, 2, 0] = outlook((1.0, -1.0))
    trusted = torch.tensor([True, False, True])[None, :, None]
    _, targets = look_back(batch, torch.zeros(1, 1, OUTLOOK), torch.tensor([[0]]), TWO, trusted, (0.5, 0.8, 0.0, 0.0))
    assert numbers(targets[0, 0, 0, 0, :2]) == [0.9, -0.9]


def test_a_game_that_goes_on_is_worth_what_is_expected() -> None:
    batch = three_decisions()
    last = outlook((-0.3, 0.3))[None, None]
    trusted = torch.ones(1, 3, 1, dtype=torch.bool)
    advantages, targets = look_back(batch, last, torch.tensor([[1]]), TWO, trusted, (0.5, 1.0, 0.0, 0.0))
    # Seat 1 is asked next, and expects -0.3 for itself and 0.3 for seat 0: 0.3 - 0.5 * 0.2 for the first decision.
    assert numbers(advantages) == [0.2, -0.4, -0.2]
    assert numbers(targets[0, :, 0, 0, :2]) == [0.3, -0.3, -0.3, 0.3, 0.3, -0.3]


def test_a_game_that_begins_does_not_count_for_the_one_before() -> None:
    batch = three_decisions()
    batch.dones[0, 0, 0] = True
    batch.ends[0, 0, 0] = outlook((-1.0, 1.0))
    last = outlook((0.0, 0.0))[None, None]
    trusted = torch.ones(1, 3, 1, dtype=torch.bool)
    advantages, targets = look_back(batch, last, torch.tensor([[0]]), TWO, trusted, (0.5, 0.8, 0.0, 0.0))
    assert numbers(advantages)[0] == -1.2
    assert numbers(targets[0, 0, 0, 0, :2]) == [-1.0, 1.0]


def test_points_count_beside_the_placement() -> None:
    absolute = outlook((1.0, 0.0, -1.0), (1.2, 0.6, 0.0)).reshape(1, 3, SEATS)
    found = worth(absolute, torch.tensor([3]), 0.01, 0.0)
    # 60, 30 and 0 points: 45 ahead of the others' mean, even, and 45 behind.
    assert numbers(found[0, :3]) == [1.45, 0.0, -1.45]
    # Alone there is nobody to be ahead of.
    assert numbers(worth(absolute, torch.tensor([1]), 0.01, 0.0)[0, :1]) == [1.0]


@pytest.mark.parametrize("players", range(1, SEATS + 1))
def test_seats_as_a_viewer_counts_them(players: int) -> None:
    count = torch.tensor([players])
    absolute = torch.arange(OUTLOOK, dtype=torch.float32).reshape(1, 3, SEATS)
    for seat in range(players):
        seen = to_viewer(absolute, torch.tensor([seat]), count)
        assert numbers(seen[0, 0, :players]) == [float((seat + k) % players) for k in range(players)]
        back = from_viewer(seen.reshape(1, OUTLOOK), torch.tensor([seat]), count)
        assert numbers(back[..., :players]) == numbers(absolute[..., :players])


def test_as_far_as_it_plays_for_victory_only_the_first_place_counts() -> None:
    absolute = outlook((1.0, 0.0, -1.0), (0.0, 0.0, 0.0), (0.5, 0.5, 0.0)).reshape(1, 3, SEATS)
    assert numbers(worth(absolute, torch.tensor([3]), 0.01, 1.0)[0, :3]) == [0.0, 0.0, -1.0]
    assert numbers(worth(absolute, torch.tensor([3]), 0.01, 0.5)[0, :3]) == [0.5, 0.0, -1.0]
