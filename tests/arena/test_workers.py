"""Real processes: a bot that ends or blocks its own is named, and the contest goes on without it."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

import burgher
from burgher.arena import MATCH, Contest, workers
from burgher.arena.referee import GRACE
from burgher.arena.workers import play_fixture, played

BOTS = Path(__file__).with_name("nasty_bots.py")


def contest(bot: str, seconds: float = 0.2) -> Contest:
    return Contest(MATCH, "belfort", 2, (f"{BOTS}:{bot}", "random"), "workers", seconds)


def outcomes(held: Contest, games: int, cores: int = 1) -> dict[str, dict[str, object]]:
    return {str(result["game"]): result for result in played(held, held.fixtures(games), cores)}


def test_all_games_are_played() -> None:
    found = outcomes(Contest(MATCH, "belfort", 2, ("random", "random"), "all", 1.0), 6, cores=2)
    assert sorted(found) == ["0.0", "0.1", "1.0", "1.1", "2.0", "2.1"]


# That a process has died is noticed at once. That one hears nothing has to be noticed before its alarm rings, which
# would end its sleep; and not before all others have answered, however much else the machine does.
@pytest.mark.parametrize(("bot", "kind", "patience"), [("dying", "dead", 60.0), ("deaf", "late", 0.9 * GRACE)])
def test_a_bot_that_takes_its_process_with_it_is_named(bot: str, kind: str, patience: float) -> None:
    with patch.object(workers, "PATIENCE", patience):
        found = outcomes(contest(bot, 0.1), 2)
    assert sorted(found) == ["0.0", "0.1"]
    for seat, key in enumerate(("0.0", "0.1")):
        lost, faults = found[key]["lost"], found[key]["faults"]
        assert isinstance(lost, list)
        assert isinstance(faults, list)
        assert lost[seat] > 3
        assert lost[1 - seat] == 0
        assert {(fault["seat"], fault["kind"]) for fault in faults} == {(seat, kind)}


def test_what_bots_print_goes_to_the_error_stream(capfd: pytest.CaptureFixture[str]) -> None:
    outcomes(contest("chatting"), 2)
    out, err = capfd.readouterr()
    assert out == ""
    assert "I think I shall build a pub." in err


def test_a_bot_that_cannot_be_made_loses_all_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NASTY", "1")
    held = contest("Stillborn")
    found = play_fixture(held, held.fixtures(2)[0])
    lost, faults = found["lost"], found["faults"]
    assert isinstance(lost, list)
    assert isinstance(faults, list)
    assert lost[0] > 3
    assert lost[1] == 0
    assert "cannot be made: RuntimeError: not today" in faults[0]["what"]
    with pytest.raises(burgher.BadOption, match=r"cannot be made: RuntimeError: not today"):
        held.check()


def test_stopping_ends_the_processes() -> None:
    held = contest("sleeping", 60.0)
    games = played(Contest(MATCH, "belfort", 2, ("random", "random"), "stop", 1.0), held.fixtures(8), 2)
    next(games)
    games.close()
    with pytest.raises(StopIteration):
        next(games)
