"""The programs in examples/ run, and show what they say."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def command(name: str, *arguments: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As from a shell."""
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")


def test_random_against_a_bot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    settings = ("--game", "nobility", "--players", "2", "--games", "1", "--bots", "random")
    command("random_against_greedy", *settings, monkeypatch=monkeypatch)
    assert "random against random: " in capsys.readouterr().out


@pytest.mark.slow
def test_random_play_loses_against_greedy() -> None:
    wins, reward = load("random_against_greedy")["play"]("belfort", 2, 6, "greedy:width=2,depth=6,samples=1", 1)
    assert wins == 0.0
    assert reward == -1.0


def test_the_tiny_learner_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    settings = ("--players", "2", "--tables", "2", "--steps", "260")
    command("tiny_learner", *settings, monkeypatch=monkeypatch)
    assert "mean points" in capsys.readouterr().out


@pytest.mark.slow
def test_the_tiny_learner_learns() -> None:
    """In a process of its own, because several threads for its small matrices would stand in each other's way."""
    done = subprocess.run(
        [sys.executable, EXAMPLES / "tiny_learner.py", "--steps", "1200"],
        check=True,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    first, last = (float(number) for number in re.findall(r"[\d.]+(?= at)", done.stdout))
    assert last > first + 4.0


@pytest.mark.parametrize("game", ["belfort", "nobility"])
def test_a_game_is_plotted(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.svg"
    settings = ("--game", game, "--players", "2", "--bot", "random", "--out", str(file))
    command("plot_a_game", *settings, monkeypatch=monkeypatch)
    root = ElementTree.parse(file).getroot()
    assert len(root.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    assert "decisions" in capsys.readouterr().out
