"""The command `burgher`: what it prints, what it refuses, how it ends; simulations, games, component files, words."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import burgher
from burgher import cli, commands
from burgher.commands import usage
from burgher.commands.arguments import read_options
from burgher.commands.simulate import Progress
from burgher.core.compiled import COMPILED
from burgher.words import LOCALES, Words, languages
from tests.commanding import GAMES, Run, finished, refused, run

GAME = pytest.mark.parametrize("game", GAMES)


# --- the command itself


def test_version() -> None:
    engine = "compiled" if COMPILED else "interpreted"
    assert run("--version") == Run(0, f"burgher {burgher.__version__} ({engine})\n", "")


def test_help_is_in_words() -> None:
    said = run("--help").out
    assert "usage: burgher" in said
    for name in commands.BY_NAME:
        assert name in said
        assert run(name, "--help").status == 0
    assert "[" + "help-" not in said


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["dance"], "'dance' is none of"),
        (["simulate"], "these arguments are missing: GAME (see: burgher simulate --help)"),
        (["simulate", "chess"], "there is no game 'chess'; the games are belfort, nobility"),
        (["simulate", "belfort", "--players", "x"], "it is a whole number from 1, not “x”"),
        (["simulate", "belfort", "--players", "9"], "belfort is for 2 to 5 players, not for 9"),
        (["simulate", "belfort", "--games", "0"], "it is a whole number from 1, not “0”"),
        (["simulate", "belfort", "--option", "guilds"], "an option is given as NAME=VALUE, not as “guilds”"),
        (["simulate", "belfort", "--option", "guilds=most"], "option guilds is one of normal, beginner"),
        (["simulate", "belfort", "--option", "gilds=normal"], "there is no option gilds; the options are guilds"),
        (["simulate", "belfort", "--bots", "nobody"], "there is no bot or level “nobody”; choose from wanderer"),
        (["simulate", "belfort", "--bots", "random,random"], "2 bots are named, but there are 3 seats for bots"),
        (["simulate", "belfort", "--components", "none.toml"], "there is no component file none.toml"),
        (["play", "belfort", "--humans", "4"], "4 people cannot play in a game of 3"),
        (["play", "belfort", "--humans", "3", "--bots", "random"], "there is no room for bots"),
        (["play", "belfort", "--names", "Ann,Bob"], "2 names were given, but one person plays"),
        (["play", "belfort", "--open", "3", "--humans", "1"], "4 people cannot play in a game of 3"),
        (["play", "belfort", "--bots", "greedy"], "a table in the browser takes levels, not “greedy”"),
        (["play", "belfort", "--players", "6"], "belfort is for 2 to 5 players"),
        (["terminal", "belfort", "--humans", "4"], "4 people cannot play in a game of 3"),
        (["terminal", "belfort", "--humans", "3", "--bots", "random"], "there is no room for bots"),
        (["terminal", "belfort", "--names", "Ann,Bob"], "2 names were given, but one person plays"),
        (["components", "chess"], "there is no game 'chess'"),
        (["--lang", "xx", "games"], "there is no language 'xx'; the languages are"),
        (["--lang"], "a value is missing"),
        (["show", "nowhere.json"], "there is no file nowhere.json"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], expected: str) -> None:
    assert expected in refused(run(*arguments))


def test_language_comes_from_the_argument_or_the_environment() -> None:
    assert cli.chosen_language(["--lang", "xx", "games"], {}) == "xx"
    assert cli.chosen_language(["games", "--lang=xx"], {}) == "xx"
    assert cli.chosen_language(["games"], {}) == "en"
    assert cli.chosen_language(["games"], {"LANG": "C.UTF-8"}) == "en"
    assert cli.chosen_language(["games"], {"LC_ALL": "", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "C"}) == "en"
    for language in languages():
        assert cli.chosen_language([], {"LC_ALL": f"{language}_XX.UTF-8"}) == language


def test_interrupted_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands.games, "described", interrupt)
    assert run("games") == Run(130, "", "")


def shell(command: str) -> subprocess.CompletedProcess[str]:
    program = f'"{sys.executable}" -m burgher.cli'
    return subprocess.run(
        ["bash", "-c", f'burgher() {{ {program} "$@"; }}; {command}'], check=False, capture_output=True, text=True
    )


def test_as_a_program() -> None:
    done = shell("burgher --version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("burgher ")
    done = shell("burgher show /nowhere")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "burgher: there is no file /nowhere\n")


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    record = tmp_path / "game.burgher.json"
    record.write_text(finished("belfort", 3, "7").record().dumps(), encoding="utf-8")
    done = shell(f"burgher replay '{record}' | head -n 1; exit ${{PIPESTATUS[0]}}")
    assert done.stderr == ""
    assert done.returncode in (0, 141)
    assert done.stdout.count("\n") == 1


# --- simulate

FIELDS = {
    "game",
    "players",
    "bots",
    "seed",
    "games",
    "decisions",
    "choices",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "mean_branching",
    "mean_scores",
    "win_shares",
    "compiled",
}


def simulated(*arguments: str) -> dict[str, object]:
    found = run("simulate", *arguments, "--json")
    assert (found.status, found.err) == (0, "")
    values = json.loads(found.out)
    assert isinstance(values, dict)
    return values


def lasting(values: dict[str, object]) -> dict[str, object]:
    """All but what depends on the clock."""
    return {name: value for name, value in values.items() if "second" not in name}


@GAME
@pytest.mark.parametrize("bots", [None, "wanderer"])
def test_simulate_counts(game: str, bots: str | None) -> None:
    extra = [] if bots is None else ["--bots", bots]
    found = simulated(game, "--players", "3", "--games", "2", "--seed", "5", *extra)
    assert set(found) == FIELDS
    assert found["games"] == 2
    assert found["bots"] == (None if bots is None else [bots] * 3)
    assert found["compiled"] is COMPILED
    decisions, choices = found["decisions"], found["choices"]
    assert isinstance(decisions, int)
    assert isinstance(choices, int)
    assert 0 < choices <= decisions
    shares, scores = found["win_shares"], found["mean_scores"]
    assert isinstance(shares, list)
    assert isinstance(scores, list)
    assert sum(shares) == pytest.approx(1, abs=1e-3)
    assert len(scores) == 3
    assert lasting(simulated(game, "--players", "3", "--games", "2", "--seed", "5", *extra)) == lasting(found)
    assert lasting(simulated(game, "--players", "3", "--games", "2", "--seed", "6", *extra)) != lasting(found)


def test_simulate_for_people() -> None:
    found = run("simulate", "belfort", "--players", "2", "--games", "1", "--bots", "random,wanderer")
    assert found.err == ""
    assert re.match(r"Belfort, 2 players: 1 game in [\d.]+ s \((compiled|interpreted)\)\n", found.out)
    assert re.search(r"^  2 Wanderer +[\d.]+ +[\d.]+%$", found.out, re.MULTILINE)


def test_simulate_takes_options_of_every_kind() -> None:
    game = burgher.find("belfort")
    words = Words("en", "cli")
    given = [
        "guilds=chosen",
        "chosen_guilds=spies, thieves,bandits,miners,masons",
        "thieves_gold=3",
        "keep_crest=False",
    ]
    assert read_options(game, given, words) == {
        "guilds": "chosen",
        "chosen_guilds": ["spies", "thieves", "bandits", "miners", "masons"],
        "thieves_gold": 3,
        "keep_crest": False,
    }
    options = [argument for one in given for argument in ("--option", one)]
    assert simulated("belfort", "--players", "3", "--games", "1", *options)["games"] == 1


def test_simulate_takes_a_corrected_component_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[start]\ngold = 9\n", encoding="utf-8")
    found = simulated("belfort", "--players", "3", "--games", "1", "--components", str(file))
    assert lasting(found) != lasting(simulated("belfort", "--players", "3", "--games", "1"))
    file.write_text('[start]\ngold = "much"\n', encoding="utf-8")
    said = refused(run("simulate", "belfort", "--components", str(file)))
    assert "start.gold is 'much'; it may be a whole number" in said


class Screen(io.StringIO):
    """A standard error that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("quiet", [["--json"], []])
def test_progress_is_for_terminals(quiet: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    assert cli.main(["simulate", "belfort", "--games", "2", *quiet]) == 0
    assert ("] 2/2" in screen.getvalue()) is not bool(quiet)


def test_progress_uses_one_line() -> None:
    screen = io.StringIO()
    progress = Progress(4, screen)
    progress.show(2)
    progress.show(3)
    progress.show(4)
    progress.clear()
    shown = screen.getvalue()
    assert "\n" not in shown
    assert "] 2/4" in shown
    assert "] 3/4" not in shown, "too soon after the one before"
    assert f"\r[{'#' * 40}] 4/4" in shown


# --- games and components


def test_games_lists_everything_with_its_sentence() -> None:
    found = run("games")
    assert (found.status, found.err) == (0, "")
    assert "belfort: Belfort, for 2 to 5 players" in found.out
    assert "nobility: Rise to Nobility, for 1 to 6 players" in found.out
    for name in burgher.names():
        for option in burgher.find(name).options:
            assert f"--option {option.name}=" in found.out
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", found.out), "a message is missing"


@GAME
def test_components_can_be_written_corrected_and_used(game: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    found = run("components", game, "--out", str(path))
    assert found.status == 0
    assert f"burgher play {game} --components {path}" in found.out
    assert run("components", game).out == path.read_text(encoding="utf-8")
    mine = burgher.find(game).components(path)
    assert mine.fingerprint == burgher.find(game).components().fingerprint
    assert "already exists" in refused(run("components", game, "--out", str(path)))
    assert "cannot be written" in refused(run("components", game, "--out", str(tmp_path / "none" / "mine.toml")))


# --- words


def test_every_message_of_the_command_line_is_there_and_used() -> None:
    here = Path(commands.__file__).parent
    drawing = [*(here.parent / "drawing").glob("*.py"), *here.parent.glob("*/faces/*.py")]
    source = _joined([Path(cli.__file__), *here.rglob("*.py"), *drawing, here.parent / "service" / "serving.py"])
    used = set(re.findall(r'words\.say\(\s*"([a-z-]+)"', source)) | set(re.findall(r'\("(row-[a-z-]+)"', source))
    used |= set(re.findall(r'words\.say\(\s*"[a-z-]+" if [^"]+ else "([a-z-]+)"', source))
    used |= (
        set(usage.PHRASES.values())
        | set(re.findall(r'"((?:column|head)-[a-z]+)"', source))
        | {f"help-{name}" for name in commands.BY_NAME}
    )
    there = _ids("cli.ftl")
    # Some are said by a part of their name: say(f"fault-{kind}"). Then that part must be a word of the code.
    families = set(re.findall(r'words\.say\(\s*f"([a-z-]+)-\{', source))
    words = set(re.findall(r'"([a-z]+)"', source + _joined((here.parent / "arena").glob("*.py"))))
    used |= {f"{family}-{word}" for family in families for word in words} & there
    assert used - _ids("core.ftl") == there


def _joined(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def _ids(file: str) -> set[str]:
    text = (LOCALES / "en" / file).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
