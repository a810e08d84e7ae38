"""What each seat may expect, whoever judges."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgher
from burgher.bots.evaluator import Guide, Uninformed
from burgher.bots.judge import EvaluatorJudge, Judge, NetworkJudge, judge_for
from burgher.bots.trained import NoNetwork
from burgher.core.perspective import Perspective
from burgher.core.state import OVER
from tests.bots import networks
from tests.bots.positions import GAMES, reached, seen


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["network", "evaluator"])
def judge(request: pytest.FixtureRequest, game: str, tmp_path: Path) -> Judge:
    if request.param == "evaluator":
        return judge_for("evaluator", game)
    return NetworkJudge(game, str(networks.file(tmp_path, game)))


def test_every_seat_has_an_outlook(judge: Judge, game: str) -> None:
    for players in (2, 4):
        for steps in (0, 20):
            state = reached(game, players, f"outlook {steps}", steps)
            for seat in range(players):
                found = judge.worth(Perspective(burgher.find(game), state, seat, burgher.Random(1)))
                assert len(found) == players
                assert sum(one.win for one in found) == pytest.approx(1.0)
                assert all(0.0 <= one.win <= 1.0 for one in found)
                assert all(-1.0 <= one.placement <= 1.0 for one in found)


def test_at_the_end_all_is_known(judge: Judge, game: str) -> None:
    state = reached(game, 3, "end", 10)
    Guide(Uninformed(), burgher.Random(1)).play_on(state, 0, 10_000)
    assert state.seat == OVER
    found = judge.worth(Perspective(burgher.find(game), state, 0, burgher.Random(1)))
    winners = state.winners()
    assert [one.win for one in found] == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert [one.points for one in found] == state.scores()
    assert sum(one.placement for one in found) == pytest.approx(0.0)


def test_the_solo_game_has_one_seat(judge: Judge, game: str) -> None:
    if 1 in burgher.find(game).counts:
        (alone,) = judge.worth(seen(game, reached(game, 1, "solo", 10)))
        assert 0.0 <= alone.win <= 1.0


def test_who_is_ahead_may_expect_more(game: str) -> None:
    state = reached(game, 3, "ahead", 30)
    evaluator = burgher.find(game).evaluator()
    assert evaluator is not None
    points = [evaluator.worth(state, seat) for seat in range(3)]
    found = EvaluatorJudge(evaluator).outlook(state)
    order = sorted(range(3), key=lambda seat: points[seat])
    assert sorted(range(3), key=lambda seat: found[seat].placement) == order
    assert sorted(range(3), key=lambda seat: found[seat].win) == order
    assert [one.points for one in found] == points
    assert sum(one.placement for one in found) == pytest.approx(0.0)


def test_a_judge_goes_by_one_name(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(game: str, file: str = "") -> None:
        raise NoNetwork("not here")

    monkeypatch.setattr("burgher.bots.judge.network_for", none)
    assert judge_for("best", game).name == "evaluator"
    with pytest.raises(NoNetwork, match="not here"):
        judge_for("network", game)
    monkeypatch.setattr("burgher.bots.judge.network_for", lambda game, file="": networks.network(game))
    assert judge_for("best", game).name == "network"
    with pytest.raises(burgher.BadOption, match=r"there is no judge 'oracle'; the judges are best, network, evaluator"):
        judge_for("oracle", game)
