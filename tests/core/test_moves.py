"""The list of actions that offers are written to."""

from burgher.core.chance import Random
from burgher.core.moves import Moves


def filled(*weights: int) -> Moves:
    moves = Moves()
    for k, weight in enumerate(weights):
        moves.weigh(100 + k, weight)
    return moves


def test_added_actions_weigh_one() -> None:
    moves = Moves()
    moves.add(5)
    moves.add(9)
    assert moves.listed() == [5, 9]
    assert moves.weighted() == [(5, 1), (9, 1)]
    assert (moves.count, moves.total) == (2, 2)


def test_what_cannot_happen_is_left_out() -> None:
    moves = filled(2, 0, 3)
    assert moves.weighted() == [(100, 2), (102, 3)]
    assert (moves.count, moves.total) == (2, 5)


def test_has() -> None:
    moves = filled(1, 0, 1)
    assert moves.has(102)
    assert not moves.has(101)


def test_clear_forgets_all() -> None:
    moves = filled(4, 4)
    moves.clear()
    assert (moves.count, moves.total, moves.listed()) == (0, 0, [])
    assert not moves.has(100)
    moves.add(7)
    assert moves.weighted() == [(7, 1)]


def test_draws_follow_the_weights() -> None:
    moves = filled(1, 2, 7)
    random = Random("weights")
    drawn = [moves.draw(random) for _ in range(5000)]
    shares = [drawn.count(100 + k) / 5000 for k in range(3)]
    assert abs(shares[0] - 0.1) < 0.02
    assert abs(shares[1] - 0.2) < 0.02
    assert abs(shares[2] - 0.7) < 0.02


def test_draws_without_weights_are_even() -> None:
    moves = filled(1, 1, 1, 1)
    random = Random("even")
    drawn = [moves.draw(random) for _ in range(4000)]
    assert all(abs(drawn.count(100 + k) - 1000) < 120 for k in range(4))


def test_the_only_action_is_drawn() -> None:
    random = Random(1)
    assert filled(5).draw(random) == 100
    assert filled(1).draw(random) == 100
