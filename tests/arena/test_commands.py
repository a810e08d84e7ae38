"""`burgher match`, `burgher tournament` and `burgher bench`: what they print, refuse and keep."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commanding import run

BOTS = Path(__file__).with_name("nasty_bots.py")
QUICK = ("--players", "2", "--cores", "1")


def test_a_match() -> None:
    found = run("match", "belfort", "greedy:width=1,depth=0", "random", "--players", "2", "--games", "3")
    assert (found.status, found.err) == (0, "")
    lines = found.out.splitlines()
    assert lines[0] == "Belfort, 2 players, 4 games, 0.2 s a decision, seed 1"
    assert lines[1].split() == [
        "Bot",
        "Wins",
        "95",
        "%",
        "interval",
        "Margin",
        "Points",
        "Rating",
        *["Lost", "moves", "Slowest"],
    ]
    assert re.fullmatch(
        r"  greedy:width=1,depth=0 +100.0% +\d+.\d% – 100.0% +\+\d+.\d +\d+.\d +\d+ +0 +\d.\d+ s", lines[2]
    )
    assert re.fullmatch(r"  random +0.0% +0.0% – \d+.\d% +-\d+.\d +\d+.\d +\d+ +0 +\d.\d+ s", lines[3])
    assert "50.0% is a fair share" in lines[4]


def test_a_tournament_in_json(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    arguments = ("tournament", "nobility", "random", "wanderer", "random", *QUICK, "--json", "--seed", "7")
    found = run(*arguments, "--games", "6", "--out", str(out))
    assert (found.status, found.err) == (0, "")
    report = json.loads(found.out)
    assert (report["contest"], report["game"], report["seed"]) == ("tournament", "nobility", "7")
    assert (report["games"], report["complete"], report["players"]) == (6, True, 2)
    standings = report["standings"]
    assert sorted(one["name"] for one in standings) == ["random", "random", "wanderer"]
    assert sum(one["seats"] for one in standings) == 12
    assert sum(one["share"]["mean"] * one["seats"] for one in standings) == pytest.approx(6)
    ratings = [one["rating"] for one in standings]
    assert ratings == sorted(ratings, reverse=True)
    assert len(out.read_text().splitlines()) == 7
    # All is there: nothing is played again.
    assert json.loads(run(*arguments, "--games", "6", "--out", str(out)).out) == report


def test_faults_are_told_by_name() -> None:
    found = run("match", "belfort", f"{BOTS}:raising", f"{BOTS}:far_out", *QUICK, "--games", "2")
    assert found.status == 0
    assert f"{BOTS}:raising broke down: KeyError: 'a bug'" in found.out
    assert f"{BOTS}:far_out chose -5, which was not legal." in found.out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["match", "belfort", "greedy"], "these arguments are missing: OTHER (see: burgher match --help)"),
        (["match", "belfort", "greedy", "genius"], "there is no bot 'genius'; the bots are random"),
        (["match", "chess", "greedy", "random"], "there is no game 'chess'"),
        (["match", "belfort", "greedy", "random", "--players", "9"], "belfort is for 2 to 5 players, not for 9"),
        (["match", "nobility", "greedy", "random", "--players", "1"], "at least two players at a table, not 1"),
        (["match", "belfort", "greedy", "random", "--seconds", "0"], "it is a number above 0, not “0”"),
        (["match", "belfort", "greedy", "random", "--seconds", "soon"], "it is a number above 0, not “soon”"),
        (["match", "belfort", "greedy", "random", "--seconds", "nan"], "it is a number above 0, not “nan”"),
        (["match", "belfort", "greedy", "random", "--games", "0"], "it is a whole number from 1, not “0”"),
        (["match", "belfort", "greedy", "random", "--option", "guilds=most"], "option guilds is one of"),
        (["match", "belfort", "greedy", "nowhere.py:Bot"], "there is no file nowhere.py"),
        (["tournament", "belfort", "greedy"], "a contest needs at least two entrants"),
        (["bench", "cooks"], "'cooks' is none of"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], expected: str) -> None:
    found = run(*arguments)
    assert found.status == 2
    assert found.err.startswith("burgher: ")
    assert found.err.count("\n") == 1
    assert expected in found.err


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    found = run("match", "belfort", "random", "random", "--out", str(tmp_path / "nowhere" / "x.jsonl"))
    assert found.status == 2
    assert "cannot be written: there is no such folder" in found.err
    other = tmp_path / "letter"
    other.write_text("Dear all")
    found = run("match", "belfort", "random", "random", "--out", str(other))
    assert found.status == 2
    assert "does not hold results of a contest" in found.err
    found = run("match", "belfort", "random", "random", "--out", str(tmp_path))
    assert found.status == 2
    assert found.err.count("\n") == 1


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Where tests run in the background of a shell, Ctrl-C is off, and would be for the commands they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("named", [True, False], ids=["with a file", "without"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, named: bool) -> None:
    """Stopped in the middle: the table so far, where the games are, and the same command goes on from there."""
    command = [sys.executable, "-m", "burgher.cli", "match", "belfort", "random", f"{BOTS}:Slow", "--players", "2"]
    command += ["--games", "60", "--cores", "2", "--seconds", "30"]
    out = tmp_path / ("kept.jsonl" if named else "belfort-match.jsonl")
    if named:
        command += ["--out", str(out)]
    marks = tmp_path / "marks"
    environment = os.environ | {"LC_ALL": "en", "MARKS": str(marks)}
    process = subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    # One is made to be looked at, and one for each game: with the eighth, five games are over at least.
    until = time.monotonic() + 120
    while not marks.exists() or len(marks.read_text()) < 8:
        assert time.monotonic() < until, "no games are begun"
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    said, error = process.communicate(timeout=60)
    assert process.returncode == 130, error
    assert "Traceback" not in error
    match = re.search(r"Stopped. (\d+) of 60 games are in (\S+); the same command with --out", error)
    assert match is not None, error
    assert (tmp_path / match[2]).resolve() == out
    done = int(match[1])
    assert 1 <= done < 60
    assert f"{done} games" in said or done == 1
    assert len(out.read_text().splitlines()) == done + 1
    more = [*command, *([] if named else ["--out", str(out)])]
    more[more.index("--games") + 1] = str(done + 1)
    subprocess.run(more, cwd=tmp_path, env=environment, check=True, stdout=subprocess.PIPE)
    keys = [json.loads(line)["game"] for line in out.read_text().splitlines()[1:]]
    assert len(keys) == len(set(keys)) >= done + 1


def test_bench_bots() -> None:
    found = run("bench", "bots", "--seconds", "0.05")
    assert (found.status, found.err) == (0, "")
    lines = found.out.splitlines()
    assert lines[0].startswith("Simulations a second, 4 players, in the middle of the game")
    assert len(lines) == 5
    report = json.loads(run("bench", "bots", "--seconds", "0.05", "--json").out)
    assert len(report["speeds"]) == 10
    assert all(one["simulations_a_second"] >= 0 for one in report["speeds"])
