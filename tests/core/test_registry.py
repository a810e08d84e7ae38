"""The games there are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import burgher
from burgher.core import registry
from burgher.core.errors import BadOption
from burgher.core.game import Game

PIG = """
from tests.core.test_game import Inn

class FromFile(Inn):
    name = "{name}"

GAME = FromFile()
"""


def test_a_game_is_found_by_name_and_is_one_object() -> None:
    for name in burgher.names():
        game = burgher.find(name)
        assert isinstance(game, Game)
        assert game.name == name
        assert burgher.find(name) is game


@pytest.mark.parametrize("name", ["chess", "", burgher.names()[0].capitalize()])
def test_another_name_is_refused(name: str) -> None:
    known = ", ".join(burgher.names())
    with pytest.raises(BadOption, match=rf"^there is no game '{name}'; the games are {known}$"):
        burgher.find(name)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(registry.FILES, "")
    return tmp_path / "pig.py"


def test_a_file_brings_a_game_also_to_other_processes(file: Path) -> None:
    file.write_text(PIG.format(name="pig"))
    game = registry.add_file(file)
    assert registry.add_file(str(file)) is game
    assert os.environ[registry.FILES] == str(file)
    assert burgher.names()[-1] == "pig"
    assert burgher.find("pig") is game
    program = "import burgher; print(burgher.find('pig').name)"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, check=True, stdout=subprocess.PIPE)
    assert done.stdout == b"pig\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "there is no file "),
        ("GAME = 3", "pig.py has no game in it: it needs a Game called GAME"),
        ("GAME = 3 / 0", "pig.py cannot be loaded: ZeroDivisionError: division by zero"),
        (
            PIG.format(name=burgher.names()[0]),
            f"calls its game '{burgher.names()[0]}', and there is already a game of that name",
        ),
    ],
)
def test_a_file_that_brings_none_is_refused(file: Path, text: str | None, said: str) -> None:
    if text is not None:
        file.write_text(text)
    with pytest.raises(BadOption, match=said):
        registry.add_file(file)
    assert os.environ[registry.FILES] == ""


def test_a_package_brings_a_game(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = file.parent / "pigs-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Name: pigs\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[burgher.games]\npig = pig:GAME\n")
    file.write_text(PIG.format(name="pig"))
    monkeypatch.syspath_prepend(file.parent)
    registry._of_packages.cache_clear()
    try:
        assert burgher.names()[-1] == "pig"
        assert burgher.find("pig").name == "pig"
    finally:
        monkeypatch.undo()
        registry._of_packages.cache_clear()
