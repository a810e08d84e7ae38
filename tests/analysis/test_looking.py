"""Looking ahead: lines are tried in the same worlds, and a judge is asked only where there is a choice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import burgher
from burgher.analysis.judges import Judge, Reading, judge_for
from burgher.analysis.looking import Found, Looker, Question, doubt
from burgher.bots.outlook import Outlook
from burgher.core.state import State
from tests.bots.positions import GAMES
from tests.commanding import finished


class Strict:
    """A judge that is not to be asked what to do where only one thing can be done."""

    name = "strict"

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.asked = 0

    def read(self, states: Sequence[State]) -> list[Reading]:
        return self._judge.read(states)

    def chances(self, states: Sequence[State]) -> list[list[Outlook]]:
        return self._judge.chances(states)

    def choose(self, states: Sequence[State]) -> list[int]:
        assert all(len(state.legal(True)) > 1 for state in states)
        self.asked += len(states)
        return self._judge.choose(states)


def middle(game: str) -> State:
    """A position with a choice, half-way through a game."""
    positions = finished(game, 3, "looking").positions
    return next(
        state for state in positions[len(positions) // 2 :] if state.seat >= 0 and len(state.legal(True)) > 2
    ).copy()


@pytest.fixture(params=GAMES)
def root(request: pytest.FixtureRequest) -> State:
    return middle(str(request.param))


def looker_for(root: State) -> tuple[Looker, Strict]:
    name = next(name for name in burgher.names() if isinstance(root, type(burgher.find(name).new(3))))
    judge = Strict(judge_for("evaluator", name, 3))
    return Looker(judge, "test"), judge


def test_nobody_is_asked_where_there_is_no_choice(root: State) -> None:
    looker, judge = looker_for(root)
    first, second, *_ = root.legal(True)
    (found,) = looker.compare([Question(root, [[first], [second]], 4, True, True)])
    assert judge.asked > 0
    for one in (future for line in found for future in line.futures):
        assert one.state.seat < 0 or one.state.round > root.round or one.stops


def test_further_worlds_are_added_to_those_before(root: State) -> None:
    looker, _ = looker_for(root)
    lines = [[action] for action in root.legal(True)[:2]]
    (few,) = looker.compare([Question(root, lines, 3)])
    (more,) = looker.compare([Question(root, lines, 5)])
    for a, b in zip(few, more, strict=True):
        both = a.and_more(b)
        assert both.expected == a.expected + b.expected
        assert both.futures == a.futures + b.futures
        for seat, outlook in enumerate(both.outlooks):
            assert outlook.win == pytest.approx((3 * a.outlooks[seat].win + 5 * b.outlooks[seat].win) / 8)


def test_doubt_falls_with_the_number_of_worlds() -> None:
    def found(expected: list[float]) -> Found:
        return Found([], expected, [])

    few, many = [0.1, 0.3], [0.1, 0.3] * 8
    assert doubt(found(many), found([0.0] * 16)) < doubt(found(few), found([0.0] * 2))
    assert doubt(found(many), found(many)) == 0.0
