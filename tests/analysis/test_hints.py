"""Hints: up to three choices, from what a seat can see and nothing else."""

from __future__ import annotations

from dataclasses import asdict

import pytest

import burgher
from burgher.analysis import Coach, coach_at
from burgher.analysis.looking import expected
from burgher.analysis.reasons import Explanation
from burgher.analysis.remarks import Remark
from burgher.core.chance import Random
from burgher.core.errors import BurgherError
from burgher.core.perspective import Perspective
from burgher.core.state import State
from tests.bots.positions import GAMES, HOURS, reached, seen


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def coach(game: str, state: State, seed: str = "coach") -> Coach:
    return Coach("evaluator", seen(game, state), seed, HOURS)


def test_choices_are_legal_and_the_best_comes_first(game: str) -> None:
    state = reached(game, 3, "hint", 20, choices=4)
    hint = coach(game, state).hint()
    assert 1 <= len(hint.choices) <= 3
    assert all(choice.steps[0] in state.legal() for choice in hint.choices)
    worths = [choice.worth for choice in hint.choices]
    assert worths == sorted(worths, reverse=True)
    assert all(choice.why is not None for k, choice in enumerate(hint.choices) if k != 1)
    assert sum(one.win for one in hint.now) == pytest.approx(1.0)
    # It stands as it does with the best choice: the best gives nothing away, the others no less than nothing.
    assert hint.now == hint.choices[0].outlooks


def test_two_choices_are_compared_once(game: str) -> None:
    """What the first has more of than the second, the second has less of than the first."""
    told = 0
    for steps in range(10, 160, 10):
        hint = coach(game, reached(game, 3, "mirror", steps, choices=3)).hint(most=2)
        first, second = (choice.why for choice in hint.choices)
        assert first is not None
        against = [said for said, is_but in counted(first) if is_but]
        if second is None:
            assert not against
            continue
        told += 1
        assert second.by == first.by
        assert [said for said, is_but in counted(second) if not is_but] == [turned(one) for one in against]
        speaking_for = [said for said, is_but in counted(first) if not is_but]
        assert [said for said, is_but in counted(second) if is_but] == [turned(one) for one in speaking_for][:1]
    assert told > 0


Counted = tuple[str, str, object]


def counted(why: Explanation) -> list[tuple[Counted, bool]]:
    """What is more or less, of what, by how many; and whether it speaks against the choice."""
    found: list[tuple[Counted, bool]] = []
    for reason in why.reasons:
        one = reason.details["reason"] if reason.id == "but" else reason
        assert isinstance(one, Remark)
        if one.id.startswith("counts-"):
            found.append(((one.id, str(one.details["what"]), one.details["amount"]), reason.id == "but"))
    return found


def turned(one: Counted) -> Counted:
    more_or_less, what, amount = one
    return {"counts-more": "counts-less", "counts-less": "counts-more"}[more_or_less], what, amount


def test_the_rest_of_the_turn_can_be_played(game: str) -> None:
    state = reached(game, 3, "turn", 14, choices=3)
    for choice in coach(game, state).hint(explained=False).choices:
        after = state.copy()
        for step in choice.steps:
            assert after.seat == state.seat
            assert after.why(step) == 0
            after.apply(step)


def test_what_is_hidden_changes_nothing(game: str) -> None:
    """Two positions that differ only in what is hidden from the seat: the same hint, from the same seed."""
    state = reached(game, 4, "hidden", 90, choices=4)
    other = state.imagine(state.seat, Random("another guess"))
    assert not other.same(state), "nothing is hidden here"
    hints = [asdict(coach(game, one).hint(explained=False)) for one in (state, other)]
    assert hints[0] == hints[1]
    legal = state.legal(True)
    verdicts = [asdict(coach(game, one).verdict([legal[-1]])) for one in (state, other)]
    assert verdicts[0] == verdicts[1]
    forecasts = [coach(game, one).forecast([legal[0]]) for one in (state, other)]
    assert forecasts[0] == forecasts[1]


def test_an_idea_is_compared_with_the_best(game: str) -> None:
    state = reached(game, 2, "idea", 30, choices=4)
    best = coach(game, state).hint(most=1, explained=False).choices[0].steps[0]
    for action in state.legal(True):
        verdict = coach(game, state).verdict([action], explained=False)
        assert verdict.given_away >= 0.0
        assert verdict.best.worth >= verdict.tried.worth
        assert verdict.tried.steps[0] == action
    assert coach(game, state).verdict([best], explained=False).rating in ("best", "good")


def test_a_forecast_says_what_an_action_does_to_the_chances(game: str) -> None:
    state = reached(game, 3, "forecast", 12, choices=3)
    for action in state.legal(True):
        now, after = coach(game, state).forecast([action])
        for outlooks in (now, after):
            assert sum(one.win for one in outlooks) == pytest.approx(1.0)
        assert expected(now[state.seat]) >= expected(after[state.seat]) - 1e-9


def test_what_cannot_be_done_is_not_judged(game: str) -> None:
    state = reached(game, 3, "never", 12, choices=3)
    illegal = next(k for k in range(burgher.find(game).actions.choices) if state.why(k) != 0)
    for asked in (coach(game, state).verdict, coach(game, state).forecast):
        with pytest.raises(BurgherError, match="one after the other"):
            asked([illegal])
    other = Perspective(burgher.find(game), state, (state.seat + 1) % 3, Random(1))
    with pytest.raises(BurgherError, match="one after the other"):
        Coach("evaluator", other).hint()
    # Who only watches may still know how things stand.
    assert sum(one.win for one in Coach("evaluator", other).now()) == pytest.approx(1.0)


def test_a_coach_at_a_position(game: str) -> None:
    match = burgher.Match(game, 3, seed="coach")
    hint = coach_at(match.game, match.state, match.seat, judge="evaluator").hint(most=2)
    assert 1 <= len(hint.choices) <= 2
