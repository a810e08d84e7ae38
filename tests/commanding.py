"""Running the command in this process, and games to run it on."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unittest import mock

import burgher
from burgher.cli import main

GAMES = burgher.names()


@dataclass(frozen=True)
class Run:
    """What a command gave."""

    status: int
    out: str
    err: str


def run(*arguments: str, typed: str = "") -> Run:
    """Run `burgher` with these arguments; ``typed`` is its standard input."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        mock.patch.dict("os.environ", {"LC_ALL": "en", "COLUMNS": "100"}),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        status = main(arguments)
    return Run(status, out.getvalue(), err.getvalue())


def run_elsewhere(folder: Path, *arguments: str) -> Run:
    """Run `burgher` as on another machine: at home in an empty folder, with nothing of this one but the program."""
    folder.mkdir()
    kept = ("PATH", "BURGHER_PURE")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    environment |= {"HOME": str(folder), "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    found = subprocess.run(
        [sys.executable, "-m", "burgher.cli", *arguments],
        cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    return Run(found.returncode, found.stdout, found.stderr)


def retold_scores(folder: Path, record: Path) -> list[int]:
    """The points that `burgher replay` comes to on a machine that has seen nothing of a record, the most first."""
    found = run_elsewhere(folder, "replay", str(record))
    assert found.status == 0, found.err
    row = next(line for line in found.out.splitlines() if line.split()[:1] == ["Points"])
    return [int(number) for number in row.split()[1:]]


@cache
def finished(game: str, players: int, seed: str) -> burgher.Match:
    """A game played to its end at random."""
    match = burgher.Match(game, players, seed=seed)
    random = burgher.Random(seed)
    while not match.over:
        legal = match.state.legal(True)
        match.play(legal[random.below(len(legal))])
    return match


def refused(found: Run) -> str:
    """The one line that was said."""
    assert found.status == 2, found
    assert found.out == "" or found.out.count("Traceback") == 0
    assert found.err.count("\n") == 1, found.err
    assert found.err.startswith("burgher: ")
    assert "Traceback" not in found.err
    return found.err.removeprefix("burgher: ").rstrip("\n")
