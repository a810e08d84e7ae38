"""`make play` waits for no compiler: the game runs interpreted until all libraries are there, whatever becomes of them.

What compiles is played here by a script that writes one small file in the place of each library.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).parents[1] / "scripts" / "build_engine.py"
INTERPRETED = 3
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
COMPILER = """
import pathlib, sys, time
to = pathlib.Path(sys.argv[sys.argv.index("--build-lib") + 1]) / "burgher"
to.mkdir(parents=True)
sources = sorted(pathlib.Path("src/burgher").glob("*.py"))
for source in sources:
    text = source.read_text()
    if "wait" in text:
        pathlib.Path("waiting").touch()
        time.sleep(3600)
    if "wrong" in text:
        sys.exit(f"{source} is wrong")
    (to / (source.stem + SUFFIX)).write_text(text)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "scripts").mkdir()
    shutil.copy(SCRIPT, tmp_path / "scripts")
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "setup.py").write_text(COMPILER.replace("SUFFIX", repr(SUFFIX)))
    (tmp_path / "src" / "burgher").mkdir(parents=True)
    for name in ("city", "town"):
        write(tmp_path, name, "first")
    return tmp_path


def write(checkout: Path, name: str, text: str) -> None:
    (checkout / "src" / "burgher" / f"{name}.py").write_text(f"# compiled\n# {text}\n")


def played(checkout: Path) -> int:
    """What `make play` asks for first."""
    return asked(checkout)[0]


def asked(checkout: Path, **more: str) -> tuple[int, str]:
    """The same, with what it says."""
    environment = {name: value for name, value in os.environ.items() if name != "BURGHER_PURE"}
    command: list[str | Path] = [sys.executable, checkout / "scripts" / "build_engine.py", "--beside"]
    done = subprocess.run(command, env={**environment, **more}, check=False, stdout=subprocess.PIPE, text=True)
    return done.returncode, done.stdout


def beside(checkout: Path) -> set[str]:
    """The libraries that the game would load, and what they were made of."""
    found = (checkout / "src").rglob(f"*{SUFFIX}")
    return {f"{one.name.removesuffix(SUFFIX)}: {one.read_text().split()[-1]}" for one in found}


def wait_for(checkout: Path, name: str, text: str = "") -> None:
    file = checkout / name
    until = time.monotonic() + 120
    while not file.exists() or text not in file.read_text():
        assert time.monotonic() < until, f"{name} does not come"
        time.sleep(0.02)


def test_what_was_compiled_beside_the_game_is_taken_at_the_next_start(checkout: Path) -> None:
    assert played(checkout) == INTERPRETED
    wait_for(checkout, ".venv/engine/made")
    # The game that goes on meanwhile gets no part of it.
    assert beside(checkout) == set()
    assert until_taken(checkout) == {"city: first", "town: first"}
    # When a source has changed, what was made of the other is not taken for it.
    write(checkout, "town", "second")
    assert played(checkout) == INTERPRETED
    assert beside(checkout) == set()
    assert until_taken(checkout) == {"city: first", "town: second"}


def until_taken(checkout: Path) -> set[str]:
    """The libraries beside the sources, once there are any."""
    until = time.monotonic() + 120
    while played(checkout) == INTERPRETED:
        assert time.monotonic() < until, (checkout / ".venv" / "engine" / "log").read_text()
    return beside(checkout)


def test_a_build_that_fails_leaves_a_game_that_runs(checkout: Path) -> None:
    write(checkout, "town", "wrong")
    assert played(checkout) == INTERPRETED
    wait_for(checkout, ".venv/engine/log", "town.py is wrong")
    wait_for(checkout, ".venv/engine/failed")
    # One library was made, and without the other it is worth nothing. That is said, once, and not tried again.
    done, said = until_free(checkout)
    assert done == INTERPRETED
    assert "could not be compiled (.venv/engine/log)" in said
    assert asked(checkout) == (INTERPRETED, "")
    assert beside(checkout) == set()
    # Another compiler may do it.
    assert "compiled meanwhile: .venv/engine/log" in asked(checkout, CC=sys.executable)[1]
    write(checkout, "town", "mended")
    assert until_taken(checkout) == {"city: first", "town: mended"}


def until_free(checkout: Path) -> tuple[int, str]:
    """The first answer by which nobody builds any more."""
    until = time.monotonic() + 120
    while "meanwhile" in (answer := asked(checkout))[1]:
        assert time.monotonic() < until
    return answer


def test_a_build_that_is_killed_leaves_a_game_that_runs(checkout: Path) -> None:
    write(checkout, "town", "wait")
    assert played(checkout) == INTERPRETED
    wait_for(checkout, "waiting")
    # While it is under way nobody begins another.
    assert played(checkout) == INTERPRETED
    for process in building_in(checkout):
        os.kill(process, signal.SIGKILL)
    assert beside(checkout) == set()
    write(checkout, "town", "first")
    assert until_taken(checkout) == {"city: first", "town: first"}


def building_in(checkout: Path) -> list[int]:
    """The processes that build there."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and int(entry.name) != os.getpid():
            try:
                words = (entry / "cmdline").read_bytes().decode(errors="replace")
                here = (entry / "cwd").resolve() == checkout
            except OSError:
                continue
            if str(checkout) in words or (here and "setup.py" in words):
                found.append(int(entry.name))
    return found
