"""Judges of positions, exchanged by one name, and what makes their chances be what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgher
from burgher.analysis import calibration, judges
from burgher.analysis.calibration import Calibration, Correction, read_calibration
from burgher.analysis.judges import Blend, Calibrated, Judge, NetworkJudge, PlayoutJudge, WeighingJudge, judge_for
from burgher.bots.evaluator import Uninformed
from burgher.bots.evaluators import evaluator_for
from burgher.bots.outlook import Outlook
from burgher.core.errors import BadOption
from burgher.core.state import OVER, State
from tests.bots import networks
from tests.bots.positions import GAMES, reached
from tests.commanding import finished


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["network", "evaluator", "blend", "playouts", "calibrated"])
def judge(request: pytest.FixtureRequest, game: str, tmp_path: Path) -> Judge:
    own = evaluator_for("own", game)
    if request.param == "evaluator":
        return WeighingJudge(own)
    if request.param == "playouts":
        return PlayoutJudge(own, games=2)
    network = NetworkJudge(game, str(networks.file(tmp_path, game)))
    if request.param == "blend":
        return Blend([network, WeighingJudge(own)])
    return network if request.param == "network" else Calibrated(network, FIGURES)


FIGURES = Calibration({players: Correction([0.5, 0.8], [0.0, 0.3], [0.9, 0.7]) for players in range(1, 7)})


def positions(game: str, players: int) -> list[State]:
    over = finished(game, players, "judged").state
    return [reached(game, players, "judged", 0), reached(game, players, "judged", 25), over]


def test_the_chances_of_a_table_add_up_to_one(judge: Judge, game: str) -> None:
    for players in (2, 4):
        states = positions(game, players)
        for outlooks in (*judge.chances(states), *(reading.outlooks for reading in judge.read(states))):
            assert len(outlooks) == players
            assert sum(one.win for one in outlooks) == pytest.approx(1.0)
            assert all(0.0 <= one.win <= 1.0 and -1.0 <= one.placement <= 1.0 for one in outlooks)


def test_what_is_over_is_known(judge: Judge, game: str) -> None:
    end = positions(game, 3)[-1]
    assert end.seat == OVER
    winners = end.winners()
    for outlooks in (judge.chances([end])[0], judge.read([end])[0].outlooks):
        assert [one.win for one in outlooks] == [(seat in winners) / len(winners) for seat in range(3)]


def test_it_says_what_is_sensible(judge: Judge, game: str) -> None:
    state = reached(game, 3, "sensible", 12, choices=3)
    (reading,) = judge.read([state])
    actions = [action for action, _ in reading.inclined]
    assert sorted(actions) == sorted(state.legal(True))
    chances = [chance for _, chance in reading.inclined]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) == pytest.approx(1.0)
    assert judge.choose([state])[0] in actions


def test_alone_it_is_the_chance_to_reach_the_aim() -> None:
    alone = next(name for name in burgher.names() if 1 in burgher.find(name).counts)
    (outlooks,) = judge_for("evaluator", alone).chances([reached(alone, 1, "alone", 5)])
    assert len(outlooks) == 1
    assert 0.0 <= outlooks[0].win <= 1.0


def test_alone_another_judge_may_be_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = next(name for name in burgher.names() if 1 in burgher.find(name).counts)
    monkeypatch.setattr(judges, "best_judge", lambda game, alone: "evaluator" if alone else "blend")
    assert judge_for("best", alone, players=1).name == "evaluator"
    assert judge_for("best", alone, players=2).name == "blend"


def test_one_name_is_all_that_it_takes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("network", "evaluator", "blend", "playouts"):
        assert judge_for(name, game).name == name
    with pytest.raises(BadOption, match="nobody"):
        judge_for("nobody", game)
    monkeypatch.setattr(judges, "best_judge", lambda game, alone: "blend")
    assert judge_for("best", game).name == "blend"


def test_a_game_that_nobody_has_learned_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "evaluator_for", lambda name, game: Uninformed())
    monkeypatch.setattr(judges, "best_judge", lambda game, alone: "evaluator")
    assert judge_for("best", burgher.names()[0]).name == "playouts"


# calibration


def test_corrected_chances_keep_their_order_and_their_sum() -> None:
    outlooks = [Outlook(0.6, 0.7, 50.0), Outlook(0.0, 0.2, 40.0), Outlook(-0.6, 0.1, 30.0)]
    figures = Calibration({3: Correction([1.0, 0.5], [0.0, 0.0], [1.0, 0.5])})
    same, milder, later = (figures.apply(outlooks, number) for number in (0, 1, 9))
    assert [one.win for one in same] == pytest.approx([0.7, 0.2, 0.1])
    assert sum(one.win for one in milder) == pytest.approx(1.0)
    assert 1 / 3 < milder[0].win < 0.7
    assert milder[0].placement == pytest.approx(0.3)
    assert later == milder
    # Nobody has measured a table of this size: what was said stands.
    assert figures.apply(outlooks[:2], 1) == outlooks[:2]


def test_alone_the_bias_counts() -> None:
    figures = read_calibration({"1": {"sharpness": [1.0], "bias": [1.0], "placement": [1.0]}})
    (one,) = figures.apply([Outlook(0.0, 0.5, 40.0)], 3)
    assert one.win == pytest.approx(0.731, abs=0.001)


def test_the_figures_of_the_package_can_be_read() -> None:
    for game in burgher.names():
        assert calibration.best_judge(game) in (None, *judges.NAMES)
        for name in judges.NAMES:
            found = calibration.calibration_of(game, name)
            for players, figures in {} if found is None else found.counts.items():
                assert players in burgher.find(game).counts
                assert all(0.05 <= one <= 4.0 for one in figures.sharpness)
                assert len(figures.sharpness) == len(figures.bias) == len(figures.placement)
