"""The analysis of a game that is over: chances, decisions, luck, turning points, and the words for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import count
from time import process_time

import pytest

import burgher
from burgher.analysis import Analysis, analyse, games, stages
from burgher.analysis.conclusions import event_phrase
from burgher.analysis.looking import NEVER, Found, Looker, Question
from burgher.analysis.rating import accuracy, precision, rate, scale
from burgher.analysis.remarks import Remark
from burgher.core.errors import BadRecord
from burgher.core.state import CHANCE
from burgher.words import Words, languages
from tests.bots.positions import GAMES, HOURS
from tests.commanding import finished


@cache
def analysed(game: str, players: int) -> Analysis:
    return analyse(finished(game, players, "analysed"), "evaluator", seconds=HOURS)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_moment_has_its_chances(game: str) -> None:
    match, report = finished(game, 2, "analysed"), analysed(game, 2)
    assert len(report.win) == len(report.placement) == len(report.luck) == len(match.steps) + 1
    for chances in report.win:
        assert sum(chances) == pytest.approx(1.0)
    winners = match.winners
    assert report.win[-1] == [(seat in winners) / len(winners) for seat in range(2)]


def test_every_choice_is_rated_and_what_is_forced_is_not(game: str) -> None:
    match, report = finished(game, 2, "analysed"), analysed(game, 2)
    choices = {k for k, step in enumerate(match.steps) if step.seat >= 0 and len(match.positions[k].legal(True)) > 1}
    assert {one.moment for one in report.decisions} == choices
    for one in report.decisions:
        step = match.steps[one.moment]
        assert (one.action, one.seat) == (step.action.text, step.seat)
        assert one.given_away >= 0.0
        assert match.positions[one.moment].why(match.game.actions.find(one.best).index) == 0
        assert one.rating == (rate(one.given_away, 2) if one.looked else one.rating)
    assert {one.looked for one in report.decisions} == {0, 1, 2}
    assert any(one.why is not None for one in report.decisions)


def test_the_worst_decisions_of_a_seat(game: str) -> None:
    report = analysed(game, 2)
    for seat in (0, 1):
        worst = report.mistakes(seat, most=5)
        assert [one.given_away for one in worst] == sorted((one.given_away for one in worst), reverse=True)
        assert all(one.seat == seat and one.rating not in ("best", "good") for one in worst)


def test_luck_and_skill_make_up_the_whole(game: str) -> None:
    match, report = finished(game, 2, "analysed"), analysed(game, 2)
    for one in report.seats:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.end)
        assert one.accuracy is not None
        assert 0.0 <= one.accuracy <= 100.0
        assert sum(one.counts.values()) == sum(decision.seat == one.seat for decision in report.decisions)
        assert one.unseen == 0
        assert sum(luck[one.seat] for luck in report.luck if luck) == pytest.approx(one.luck)
    for step, luck in zip(match.steps, report.luck[1:], strict=True):
        assert bool(luck) == (step.seat == CHANCE)


def test_luck_does_not_hang_on_the_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(game, 2, "analysed")
    # Others may keep this machine busy, too.
    monkeypatch.setattr(games, "monotonic", process_time)
    hurried = analyse(match, "evaluator", seconds=3.0)
    assert hurried.luck_counted
    assert any(abs(one) > 0.001 for luck in hurried.luck for one in luck)
    # A judge that is far too slow does not say that there was none.
    assert not analyse(match, "evaluator", seconds=0.0).luck_counted


def test_it_comes_step_by_step_and_is_the_same_again(game: str) -> None:
    match = finished(game, 2, "analysed")
    parts = [(report.progress, len(report.win)) for report in stages(match, "evaluator", seconds=HOURS)]
    assert [progress for progress, _ in parts] == sorted(progress for progress, _ in parts)
    assert parts[0][1] == len(match.steps) + 1
    assert parts[-1][0] == 1.0
    again = analyse(match, "evaluator", seconds=HOURS).json()
    assert {**again, "seconds": 0} == {**analysed(game, 2).json(), "seconds": 0}


def test_it_ends_in_time(game: str) -> None:
    report = analyse(finished(game, 3, "analysed"), "evaluator", seconds=0.0)
    assert report.progress == 1.0
    assert len(report.decisions) > 20
    assert all(one.looked == 0 for one in report.decisions)
    # Nobody is praised for what there was no time to look at.
    for seat in report.seats:
        own = [one for one in report.decisions if one.seat == seat.seat]
        as_judged = sum(one.best == one.action for one in own)
        assert 0 < seat.unseen == len(own) - as_judged
        assert seat.counts == {"best": as_judged, "good": 0, "inaccuracy": 0, "mistake": 0, "blunder": 0}


def test_it_ends_in_time_by_the_clock_where_others_keep_the_machine_busy(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has hardly worked when a minute is gone."""
    clock = count(0.0, 60.0)
    monkeypatch.setattr(games, "monotonic", lambda: next(clock))
    report = analyse(finished(game, 3, "analysed"), "evaluator", seconds=games.SECONDS)
    assert report.progress == 1.0
    assert all(one.looked == 0 for one in report.decisions)
    assert games.SECONDS * games.PATIENCE <= 25.0


def test_what_is_clear_after_a_few_worlds_is_not_looked_at_in_more(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: Counter[int] = Counter()
    compare = Looker.compare

    def watched(self: Looker, questions: Sequence[Question], until: float = NEVER) -> list[list[Found]]:
        worlds.update(one.worlds for one in questions if one.last_round)
        return compare(self, questions, until)

    monkeypatch.setattr(Looker, "compare", watched)
    report = analyse(finished(game, 2, "analysed"), "evaluator", seconds=HOURS)
    few, more = worlds[games.FEW_WORLDS], worlds[games.SECOND_WORLDS - games.FEW_WORLDS]
    closely = [one for one in report.decisions if one.looked == 2]
    assert len(closely) == few > more
    assert more >= sum(one.rating not in ("best", "good") for one in closely) > 0


def test_everything_is_said_in_every_language(game: str) -> None:
    match, report = finished(game, 2, "analysed"), analysed(game, 2)
    assert report.turning_points
    for language in languages():
        words = Words(language, game, ["Anna", "Bert"], strict=True, more=("analysis", f"{game}-analysis"))
        for point in report.turning_points:
            assert "Anna" in words.phrase(point.said) or "Bert" in words.phrase(point.said)
        for one in report.decisions:
            if one.why is not None:
                assert words.phrase(one.why.by)
                assert all(words.phrase(reason) for reason in one.why.reasons)
        for quantity in match.game.quantities():
            assert words.say(f"quantity-{quantity.name}")


def test_a_turning_point_tells_the_step_that_went_furthest_its_way(game: str) -> None:
    match, report = finished(game, 2, "analysed"), analysed(game, 2)
    choices = [point for point in report.turning_points if point.said.id == "turning-choice"]
    assert choices
    for point in choices:
        way = 1.0 if point.change[point.seat] > 0.0 else -1.0
        steps = [
            (way * (report.win[k + 1][point.seat] - report.win[k][point.seat]), k)
            for k in range(point.moment, point.until)
            if match.steps[k].seat == point.by and match.steps[k].events
        ]
        what = point.said.details["what"]
        assert isinstance(what, Remark)
        told = list(what.details.values()) if what.id == "two-events" else [what]
        _, most = max(steps)
        assert event_phrase(match.steps[most].events[0]) in told


def test_quantities_count_what_is_there(game: str) -> None:
    for players in (game_counts := burgher.find(game).counts)[0], game_counts[-1]:
        state = finished(game, players, "analysed").state
        for quantity in burgher.find(game).quantities():
            assert quantity.unit != 0.0
            for seat in range(players):
                assert isinstance(quantity.of(state, seat), float), quantity.name


def test_a_solo_game_is_analysed_too() -> None:
    alone = next(name for name in burgher.names() if 1 in burgher.find(name).counts)
    match = finished(alone, 1, "analysed")
    report = analyse(match, "evaluator", seconds=2.0)
    assert report.win[-1] == [1.0 if match.winners else 0.0]
    assert all(0.0 <= chance <= 1.0 for (chance,) in report.win)
    assert report.seats[0].others == 0.0


def test_a_game_that_goes_on_is_not_analysed(game: str) -> None:
    with pytest.raises(BadRecord, match="not over"):
        analyse(burgher.Match(game, 2, seed=1))


# ratings


def test_ratings_are_those_of_chess_for_two() -> None:
    given = (0.0, 0.02, 0.06, 0.12, 0.3)
    assert [rate(one, 2) for one in given] == ["best", "good", "inaccuracy", "mistake", "blunder"]
    assert [rate(one, 1) for one in given] == [rate(one, 2) for one in given]


def test_where_more_share_the_victory_less_is_a_mistake() -> None:
    scales = [scale(players) for players in range(2, 7)]
    assert scales == sorted(scales, reverse=True)
    assert (scales[0], round(scales[2], 3)) == (1.0, 0.866)
    assert (rate(0.19, 2), rate(0.19, 6)) == ("mistake", "blunder")


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert precision(0.0, 2) == pytest.approx(100.0, abs=0.01)
    marks = [precision(one / 20, 2) for one in range(20)]
    assert marks == sorted(marks, reverse=True)
    assert accuracy([], 2) is None
    # What was at stake counts: a slip where much could be lost weighs more than many where nothing could.
    assert accuracy([(0.2, 0.4), (0.0, 0.0)], 2) < accuracy([(0.2, 0.2), (0.0, 0.4)], 2)  # type: ignore[operator]
