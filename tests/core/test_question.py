"""A question offers, refuses and performs its own answers; the state asks the one on top."""

from typing import Any

import pytest
from mypy_extensions import i64

from burgher.core.errors import BadPosition
from burgher.core.moves import Moves
from burgher.core.question import Question, Questions
from burgher.core.reasons import NOT_ASKED_NOW, Reasons
from burgher.core.state import CHANCE, OVER
from tests.core.dice_game import DIE, FACE, QUESTIONS, REASONS, STOP, THROW, THROW_AGAIN, THROWN_ENOUGH, Dare, new


def test_the_question_on_top_answers() -> None:
    state = new()
    assert state.asked() is THROW_AGAIN
    assert state.legal() == [STOP, THROW]
    assert [state.why(action) for action in range(4)] == [0, 0, NOT_ASKED_NOW, NOT_ASKED_NOW]
    state.apply(THROW)
    assert state.asked() is DIE
    assert state.seat == CHANCE
    assert state.outcomes() == [(FACE + face, 1) for face in range(6)]
    assert state.why(THROW) == NOT_ASKED_NOW
    state.apply(FACE + 5)
    assert THROW_AGAIN.total(state) == 6
    state.apply(THROW)
    state.apply(FACE + 2)
    assert state.legal() == [STOP]
    assert state.why(THROW) == THROWN_ENOUGH
    state.apply(STOP)
    assert state.seat == OVER


def test_the_number_is_the_place_in_the_table() -> None:
    assert [question.number for question in QUESTIONS.table] == [0, 1]
    assert QUESTIONS.names == ("throw_again", "die")
    assert QUESTIONS.find("die") is DIE
    with pytest.raises(LookupError, match="there is no question dice; there are throw_again, die"):
        QUESTIONS.find("dice")


def test_is_open() -> None:
    state = new()
    assert THROW_AGAIN.is_open(state)
    assert not DIE.is_open(state)
    state.apply(STOP)
    assert not THROW_AGAIN.is_open(state)


class Nothing(Question[Dare]):
    pass


class Half(Nothing):
    def offer(self, s: Dare, moves: Moves, canonical: bool) -> None:
        moves.add(0)

    def perform(self, s: Dare, action: i64) -> None:
        s.answered()


class Whole(Half):
    def why(self, s: Dare, action: i64) -> i64:
        return 0


class Drawn(Nothing):
    def chances(self, s: Dare, moves: Moves) -> None:
        moves.weigh(0, 1)

    def perform(self, s: Dare, action: i64) -> None:
        s.answered()


@pytest.mark.parametrize(
    ("questions", "said"),
    [
        ([Nothing("odd")], "the question odd has no offer"),
        ([Half("odd")], "the question odd has no why"),
        ([Half("odd", to_chance=True)], "nobody calls offer of the question odd"),
        ([Drawn("odd")], "the question odd has no offer"),
        ([Whole("odd", fields=("a", "b", "c"))], "the question odd has 3 fields; a frame holds two"),
        ([Whole("odd", fields=("a",))], "the question odd has fields and no bounds"),
        ([Whole("odd"), Whole("odd")], "there are two questions odd"),
        ([Whole("odd", on=("even",))], "the question odd stands on even, which there is not"),
        ([THROW_AGAIN], "the question throw_again is in two tables"),
    ],
)
def test_an_unfinished_question_is_refused(questions: list[Question[Any]], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        Questions(questions)


def test_a_finished_question_is_not() -> None:
    assert Questions([Whole("odd"), Drawn("even", on=("odd",), to_chance=True)]).names == ("odd", "even")


def stacked(*frames: tuple[int, int, int, int]) -> Dare:
    state = Dare()
    for question, seat, first, second in frames:
        state.ask(question, seat, first, second)
    return state


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (stacked((0, 0, 15, 0)), "questions[0].total is 15; it may be from 0 to 14"),
        (stacked((0, 0, 1, 2)), "questions[0].second is 2; it may be 0"),
        (stacked((0, CHANCE, 1, 0)), "questions[0].seat is -1; it may be at least 0"),
        (stacked((0, 0, 1, 0), (1, 0, 0, 0)), "questions[1].seat is 0; it may be -1"),
        (stacked((0, 0, 1, 0), (0, 0, 1, 0)), "questions[1].ask is 'throw_again'; it may be one that can come up in"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(state: Dare, said: str) -> None:
    with pytest.raises(BadPosition) as error:
        QUESTIONS.check(state)
    assert str(error.value).startswith(said)


def test_a_question_that_can_be_asked_is_not() -> None:
    QUESTIONS.check(stacked((0, 0, 14, 0), (1, CHANCE, 0, 0)))
    assert [frame.first for frame in QUESTIONS.frames(stacked((0, 0, 14, 0)), THROW_AGAIN)] == [14]


def test_not_in_another_phase() -> None:
    state = stacked((0, 0, 1, 0))
    state.cells[0] = 1
    with pytest.raises(BadPosition, match=r"questions\[0\].ask is 'throw_again'"):
        QUESTIONS.check(state)


def test_what_a_prompt_needs() -> None:
    state = new()
    assert THROW_AGAIN.prompt(state) == {"total": 0}
    assert DIE.prompt(state) == {}


def test_reasons_are_rows() -> None:
    assert [(reason.message, reason.rule) for reason in REASONS] == [
        ("why-not-asked-now", "The turn"),
        ("why-thrown-enough", "The limit"),
    ]
    assert REASONS[THROWN_ENOUGH].id == "thrown-enough"
    assert len(REASONS) == 2
    with pytest.raises(ValueError, match=r"the reason thrown-enough \(.*\) is declared twice"):
        REASONS.add("thrown-enough", "The limit")
    with pytest.raises(IndexError, match="there is no reason 0; there are 1 to 2"):
        REASONS[0]


def test_several_rules_may_refuse_with_the_same_sentence() -> None:
    reasons = Reasons("The turn")
    yard = reasons.add("too-few-coins", "Yard", lambda state, action: {"cost": 5, "action": action})
    port = reasons.add("too-few-coins", "Port")
    assert [reasons[number].rule for number in (yard, port)] == ["Yard", "Port"]
    assert reasons[yard].message == reasons[port].message == "why-too-few-coins"
    assert reasons[yard].args(None, 3) == {"cost": 5, "action": 3}
    assert reasons[port].args(None, 3) == {}


def test_what_is_not_asked_now_says_what_is() -> None:
    assert REASONS[NOT_ASKED_NOW].args(new(), FACE) == {"question": "throw_again"}
