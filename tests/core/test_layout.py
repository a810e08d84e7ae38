"""Positions as JSON: what the cells of a state mean, written and read."""

from types import SimpleNamespace
from typing import Any

import pytest
from mypy_extensions import i64

from burgher.core.errors import BadPosition
from burgher.core.layout import SEATS, Field, Layout
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question, Questions
from burgher.core.state import State
from tests.core.dice_game import QUESTIONS, THROW, new


class Anything(Question[State]):
    def offer(self, s: State, moves: Moves, canonical: bool) -> None:
        moves.add(0)

    def why(self, s: State, action: i64) -> i64:
        return 0

    def perform(self, s: State, action: i64) -> None:
        s.answered()

    def bounds(self, s: State, frame: Frame) -> list[tuple[int, int]]:
        return [(0, 9), (0, 9)]


LAYOUT = Layout(
    seats=3,
    size=20,
    fields=[
        Field("round", 0, (), 1, 7),
        Field("stock", 1, (SEATS, ("wood", "gold")), 0, 50),
        Field("owner", 7, (2, ("pub", "inn")), -1, 2, empty=-1),
        Field("desk", 11, (3,), -1, 2),
        Field("sent", 14, (SEATS, 2)),
    ],
    questions=Questions([Anything("turn", fields=("first", "second")), Anything("draw", fields=("first", "second"))]),
)


def state(players: int = 2, stack: tuple[tuple[int, int, int, int], ...] = ((0, 1, 0, 0),)) -> Any:
    cells = [4, 1, 2, 3, 4, 0, 0, -1, 0, 1, -1, 2, -1, 0, 5, 6, 7, 8, 0, 0]
    return SimpleNamespace(cells=cells, players=players, depth=len(stack), stack=[n for frame in stack for n in frame])


def test_a_state_is_written_by_the_names_of_its_fields() -> None:
    assert LAYOUT.write(state(stack=((0, 1, 3, 4), (1, -1, 0, 2)))) == {
        "round": 4,
        "stock": [{"wood": 1, "gold": 2}, {"wood": 3, "gold": 4}],
        "owner": [{"inn": 0}, {"pub": 1}],
        "desk": [2, -1, 0],
        "sent": [[5, 6], [7, 8]],
        "questions": [
            {"ask": "turn", "seat": 1, "first": 3, "second": 4},
            {"ask": "draw", "seat": -1, "first": 0, "second": 2},
        ],
    }


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_written_is_read_back(players: int) -> None:
    written = LAYOUT.write(state(players, ((1, -1, 5, 6),)))
    cells, frames = LAYOUT.read(written, players)
    assert cells == state().cells
    assert frames == [[1, -1, 5, 6]]


def test_what_is_not_given_is_empty() -> None:
    cells, frames = LAYOUT.read({"owner": [{"pub": 2}, {}]}, 2)
    assert cells == [0, *[0] * 6, 2, -1, -1, -1, *[0] * 9]
    assert frames == []


def test_a_question_names_its_numbers() -> None:
    layout = Layout(1, 1, [Field("over", 0)], QUESTIONS)
    game = new()
    game.apply(THROW)
    written = layout.write(game)
    assert written["questions"] == [{"ask": "throw_again", "seat": 0, "total": 0}, {"ask": "die", "seat": -1}]
    assert layout.read(written, 1)[1] == [[0, 0, 0, 0], [1, -1, 0, 0]]
    assert layout.read({"questions": [{"ask": "throw_again", "seat": 0, "total": 5}]}, 1)[1] == [[0, 0, 5, 0]]
    older = {"questions": [{"ask": "throw_again", "seat": 0, "first": 5, "second": 0}]}
    assert layout.read(older, 1)[1] == [[0, 0, 5, 0]]
    with pytest.raises(BadPosition, match="its fields are ask, seat, total"):
        layout.read({"questions": [{"ask": "throw_again", "seat": 0, "totals": 5}]}, 1)


def test_numbers_of_a_question_may_be_left_out() -> None:
    _, frames = LAYOUT.read({"questions": [{"ask": "draw", "seat": 0}]}, 2)
    assert frames == [[1, 0, 0, 0]]


FRAME = {"ask": "turn", "seat": 0}


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"rounds": 1}, "a position has no field 'rounds'"),
        ({"round": 8}, "round is 8; it may be a whole number from 1 to 7"),
        ({"round": "4"}, "round is '4'; it may be a whole number from 1 to 7"),
        ({"round": True}, "round is True; it may be a whole number from 1 to 7"),
        ({"round": 4.0}, "round is 4.0; it may be a whole number from 1 to 7"),
        ({"stock": [{"wood": 1}]}, "stock is [{'wood': 1}]; it may be a list of 2"),
        ({"stock": {"wood": 1}}, "stock is {'wood': 1}; it may be a list of 2"),
        ({"stock": [{}, [1, 2]]}, "stock[1] is [1, 2]; it may be an object with some of wood, gold"),
        ({"stock": [{}, {"ore": 1}]}, "stock[1] has no entry 'ore'; it may have wood, gold"),
        ({"stock": [{}, {"gold": 51}]}, "stock[1].gold is 51; it may be a whole number from 0 to 50"),
        ({"owner": [{"pub": -2}, {}]}, "owner[0].pub is -2; it may be a whole number from -1 to 2"),
        ({"questions": {}}, "questions is a list of at most 12 questions"),
        ({"questions": [FRAME] * 13}, "questions is a list of at most 12 questions"),
        ({"questions": ["turn"]}, "questions[0] is 'turn'; its fields are ask, seat"),
        ({"questions": [{"ask": "turn"}]}, "questions[0] is {'ask': 'turn'}; its fields are ask, seat"),
        ({"questions": [FRAME, FRAME | {"third": 1}]}, "questions[1] is {'ask': 'turn', 'seat': 0, 'third': 1}; it"),
        ({"questions": [FRAME | {"ask": "trun"}]}, "questions[0].ask is 'trun'; it may be turn, draw"),
        ({"questions": [FRAME | {"first": "1"}]}, "questions[0] has '1' where a whole number belongs"),
        ({"questions": [FRAME | {"second": False}]}, "questions[0] has False where a whole number belongs"),
        ({"questions": [FRAME | {"seat": 2}]}, "questions[0].seat is 2; it may be from -1 (chance) to 1"),
        ({"questions": [FRAME | {"seat": -2}]}, "questions[0].seat is -2; it may be from -1 (chance) to 1"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(position: dict[str, object], said: str) -> None:
    with pytest.raises(BadPosition) as error:
        LAYOUT.read(position, 2)
    assert str(error.value).startswith(said)


def test_fields_leave_no_gap() -> None:
    with pytest.raises(AssertionError, match="field gold is declared at 3, but 2 comes next"):
        Layout(2, 4, [Field("wood", 0, (SEATS,)), Field("gold", 3)], Questions([]))


def test_fields_cover_all_cells() -> None:
    with pytest.raises(AssertionError, match="the fields cover 2 cells of 4"):
        Layout(2, 4, [Field("wood", 0, (SEATS,))], Questions([]))
