"""The command `burgher`: what it prints, what it refuses, how it ends. Playing is in test_cli_play.py."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import burgher
from burgher import cli, commands
from burgher.commands.arguments import read_options
from burgher.commands.question import in_order
from burgher.commands.simulate import Progress
from burgher.core.compiled import COMPILED
from burgher.words import LOCALES, Words, languages
from tests.commanding import GAMES, Run, finished, run

GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of Belfort."""
    path = tmp_path_factory.mktemp("records") / "finished.burgher.json"
    path.write_text(finished("belfort", 3, "7").record().dumps(), encoding="utf-8")
    return path


def spoilt(record: Path, folder: Path, **changes: object) -> Path:
    """The same record with some fields changed; None takes a field away."""
    values = json.loads(record.read_text(encoding="utf-8")) | changes
    path = folder / "spoilt.burgher.json"
    path.write_text(json.dumps({name: value for name, value in values.items() if value is not None}), encoding="utf-8")
    return path


def refused(found: Run) -> str:
    """The one line that was said."""
    assert found.status == 2, found
    assert found.out == "" or found.out.count("Traceback") == 0
    assert found.err.count("\n") == 1, found.err
    assert found.err.startswith("burgher: ")
    assert "Traceback" not in found.err
    return found.err.removeprefix("burgher: ").rstrip("\n")


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
        (["dance"], "invalid choice: 'dance'"),
        (["simulate"], "required: GAME (see: burgher simulate --help)"),
        (["simulate", "chess"], "there is no game 'chess'; there are belfort, nobility"),
        (["simulate", "belfort", "--players", "x"], "it is a whole number from 1, not “x”"),
        (["simulate", "belfort", "--players", "9"], "belfort is for 2 to 5 players, not for 9"),
        (["simulate", "belfort", "--games", "0"], "it is a whole number from 1, not “0”"),
        (["simulate", "belfort", "--option", "guilds"], "an option is given as NAME=VALUE, not as “guilds”"),
        (["simulate", "belfort", "--option", "guilds=most"], "option guilds is one of normal, beginner"),
        (["simulate", "belfort", "--option", "gilds=normal"], "there is no option gilds; the options are guilds"),
        (["simulate", "belfort", "--bots", "nobody"], "there is no bot or level “nobody”; there are wanderer"),
        (["simulate", "belfort", "--bots", "random,random"], "2 bots are named, but there are 3 seats for bots"),
        (["simulate", "belfort", "--components", "none.toml"], "there is no component file none.toml"),
        (["play", "belfort", "--humans", "4"], "4 people cannot play in a game of 3"),
        (["play", "belfort", "--humans", "3", "--bots", "random"], "there is no room for bots"),
        (["play", "belfort", "--names", "Ann,Bob"], "2 names were given, but one person plays"),
        (["components", "chess"], "there is no game 'chess'"),
        (["--lang", "xx", "games"], "there is no language 'xx'; there are"),
        (["--lang"], "expected one argument"),
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


def test_a_closed_pipe_is_no_error(record: Path) -> None:
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
    assert re.search(r"^  2 wanderer +[\d.]+ +[\d.]+%$", found.out, re.MULTILINE)


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


# --- records


def test_check_says_ok(record: Path) -> None:
    found = run("check", str(record), str(record))
    assert (found.status, found.err) == (0, "")
    assert re.fullmatch(
        rf"({re.escape(str(record))}: OK, [\d,]+ actions, finished, chance by its seed\n){{2}}", found.out
    )


def test_check_of_an_unfinished_record_without_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "begun.burgher.json"
    path.write_text(burgher.Match("belfort", 2, seed=1).record().dumps(), encoding="utf-8")
    found = run("check", str(path))
    assert found.status == 0
    assert found.out.endswith(" actions, not finished\n")


@GAME
def test_replay_retells(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.burgher.json"
    match = finished(game, 2, "3")
    path.write_text(match.record().dumps(), encoding="utf-8")
    found = run("replay", str(path))
    assert (found.status, found.err) == (0, "")
    assert len(found.out.splitlines()) > 50
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", found.out), "a message is missing"
    assert re.search(rf"^  Points +{max(match.scores)} +{min(match.scores)}$", found.out, re.MULTILINE)
    seen = run("replay", str(path), "--seat", "2")
    assert seen.status == 0
    assert seen.out != found.out, "something is hidden from everybody"
    assert "there is no seat 3: the game has 2 players" in refused(run("replay", str(path), "--seat", "3"))


def test_replay_of_an_unfinished_record_says_so(tmp_path: Path) -> None:
    path = tmp_path / "begun.burgher.json"
    path.write_text(burgher.Match("belfort", 2, seed=1).record().dumps(), encoding="utf-8")
    assert run("replay", str(path)).out.endswith("Here the record ends; the game is not over.\n")


NOT_RECORDS = {
    "empty": b"",
    "not JSON": b"place elf recruiter\n",
    "binary": bytes(range(256)),
    "UTF-16": '{"burgher": 1}'.encode("utf-16"),
    "truncated": b'{"burgher": 1, "game": "belfort", "players": 3, "opti',
    "deep": b"[" * 100_000,
    "a number": b"7",
    "a list": b"[]",
    "an empty object": b"{}",
    "another format": b'{"burgher": 2}',
    "nothing else": b'{"burgher": 1}',
    "control characters": b'{"burgher": "\\u001b[2J\\n\\n"}',
}


@pytest.mark.parametrize("content", NOT_RECORDS.values(), ids=NOT_RECORDS)
@pytest.mark.parametrize("command", ["check", "replay", "show", "resume"])
def test_what_is_no_record_gets_one_line(command: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.burgher.json"
    path.write_bytes(content)
    said = refused(run(command, str(path)))
    assert str(path) in said
    assert said.isprintable()
    assert len(said) < 1000


SPOILT: dict[str, tuple[dict[str, object], str]] = {
    "another game": ({"game": "chess"}, "there is no game 'chess'"),
    "no game": ({"game": None}, "game is missing"),
    "players as text": ({"players": "3"}, "players is '3'"),
    "too many players": ({"players": 7}, "belfort is for 2 to 5 players, not for 7"),
    "other players": ({"players": 4}, "actions["),
    "options as a list": ({"options": []}, "options is []"),
    "unknown option": ({"options": {"speed": 1}}, "there is no option speed"),
    "components as text": ({"components": "mine"}, "components is 'mine'"),
    "unknown components": ({"components": {"name": "mine"}}, "components.name is 'mine'"),
    "changed components": (
        {"components": {"name": "standard", "fingerprint": "0"}},
        "components standard have changed since",
    ),
    "a file's name": ({"components": {"name": "/etc/passwd"}}, "components.name is '/etc/passwd'"),
    "actions as text": ({"actions": "pass"}, "actions is 'pass'"),
    "an action that is none": ({"actions": [7]}, "actions[0] is 7"),
    "an unknown action": ({"actions": ["dance"]}, "actions[0]: there is no action “dance”"),
    "another seed": ({"seed": "8"}, "the seed gives"),
    "another hash": ({"seed_hash": "00"}, "seed_hash is not the hash of the seed"),
    "another result": ({"result": {"scores": [99, 0, 0], "winners": [0]}}, "but the actions lead to"),
    "a result that is none": ({"result": []}, "result is []"),
    "names that are none": ({"names": [1, 2, 3]}, "names is [1, 2, 3]"),
    "an unknown field": ({"date": "today"}, "date is not a field of a record"),
    "a position that is none": ({"position": {}}, "a position says which game it is of"),
}


@pytest.mark.parametrize(("changes", "expected"), SPOILT.values(), ids=SPOILT)
def test_check_names_what_is_wrong(record: Path, tmp_path: Path, changes: dict[str, object], expected: str) -> None:
    path = spoilt(record, tmp_path, **changes)
    said = refused(run("check", str(path)))
    assert said.startswith(f"{path}: ")
    assert expected in said


def test_check_names_the_action(record: Path, tmp_path: Path) -> None:
    actions = json.loads(record.read_text(encoding="utf-8"))["actions"]
    middle = next(k for k in range(len(actions) // 2, len(actions)) if actions[k] == "end")
    for text, expected in [
        ("crest 5", "not legal there"),
        ("draw pub", "not legal there"),
        ("pas", "there is no action"),
    ]:
        spoiled = [*actions[:middle], text, *actions[middle + 1 :]]
        said = refused(run("check", str(spoilt(record, tmp_path, actions=spoiled))))
        assert f"actions[{middle}]" in said
        assert expected in said
    said = refused(run("check", str(spoilt(record, tmp_path, actions=[*actions, "pass"]))))
    assert said.endswith(f"actions[{len(actions)}] is “pass”, but the game is over")
    said = refused(run("check", str(spoilt(record, tmp_path, actions=actions[:-1]))))
    assert "result is" in said


def test_check_goes_on_after_a_bad_file(record: Path, tmp_path: Path) -> None:
    found = run("check", str(tmp_path), str(record), str(tmp_path / "none"))
    assert found.status == 2
    assert f"{record}: OK" in found.out
    assert f"burgher: {tmp_path} is a folder, not a file\nburgher: there is no file {tmp_path}/none\n" == found.err


def test_a_file_that_may_not_be_read(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    assert refused(run("check", str(record))) == f"{record} cannot be read: Permission denied"


# --- positions


@GAME
def test_show_prints_table_question_and_actions(game: str, tmp_path: Path) -> None:
    match = burgher.Match(game, 3, seed=1)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.position()), encoding="utf-8")
    found = run("show", str(path))
    assert (found.status, found.err) == (0, "")
    assert "as Player 1 sees it" in found.out
    assert f"   1  {in_order(list(match.legal))[0]}  " in found.out
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", found.out), "a message is missing"


def test_show_as_json(record: Path) -> None:
    found = json.loads(run("show", str(record), "--at", "40", "--json").out)
    match = burgher.read(record.read_text(encoding="utf-8"), 40)
    assert found["view"] == match.view(match.seat)
    assert found["asked"] == match.seat
    assert [one["index"] for one in found["legal"]] == match.state.legal()
    assert found["legal"][0]["do"]
    assert found["chance"] == []
    assert found["prompt"]["id"] == match.prompt.id
    over = json.loads(run("show", str(record), "--json").out)
    assert (over["asked"], over["prompt"], over["legal"]) == (None, None, [])


def test_show_a_moment_of_chance(record: Path, tmp_path: Path) -> None:
    found = run("show", str(record), "--at", "0")
    assert "as everybody sees it" in found.out
    assert re.search(r"^ +\d+\.\d%  found \w+$", found.out, re.MULTILINE)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(burgher.read(record.read_text(encoding="utf-8"), 0).position()), encoding="utf-8")
    assert run("show", str(path)).out == found.out, "a position stays as it is"
    shown = json.loads(run("show", str(record), "--at", "0", "--json").out)
    assert shown["asked"] == burgher.CHANCE
    assert all(one["weight"] > 0 for one in shown["chance"])


def test_show_for_a_seat_hides_the_others(record: Path) -> None:
    shown = [json.loads(run("show", str(record), "--at", "60", "--seat", f"{n}", "--json").out) for n in (1, 2, 3)]
    assert shown[0]["view"] != shown[1]["view"]
    asked = shown[0]["asked"]
    assert [bool(one["legal"]) for one in shown] == [seat == asked for seat in range(3)]
    other = run("show", str(record), "--at", "60", "--seat", f"{(asked + 1) % 3 + 1}").out
    assert not re.search(r"^   1  ", other, re.MULTILINE)


def test_show_the_end(record: Path) -> None:
    assert re.search(r"wins|share the victory", run("show", str(record)).out)


def test_show_refuses(record: Path, tmp_path: Path) -> None:
    assert "--at 99999 is beyond them" in refused(run("show", str(record), "--at", "99999"))
    assert "there is no seat 4" in refused(run("show", str(record), "--seat", "4"))
    position = burgher.Match("belfort", 3, seed=1).position()
    path = tmp_path / "position.json"
    spoiled: list[tuple[dict[str, object], str]] = [
        ({"round": "first"}, "round is 'first'"),
        ({"colour": 1}, "a position has no field 'colour'"),
        ({"questions": []}, "questions is empty, but the game is not over"),
        ({"players": None}, "a position says which game it is of and for how many players"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"stock": [{"wood": -1}, {}, {}]}, "stock[0].wood is -1"),
    ]
    for changes, expected in spoiled:
        path.write_text(json.dumps(position | changes), encoding="utf-8")
        assert expected in refused(run("show", str(path)))
    path.write_text(json.dumps(position), encoding="utf-8")
    assert "--at is for records" in refused(run("show", str(path), "--at", "1"))


def test_standard_input(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = record.read_bytes()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
    assert cli.main(["check", "-"]) == 0


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
    assert "is already there" in refused(run("components", game, "--out", str(path)))
    assert "cannot be written" in refused(run("components", game, "--out", str(tmp_path / "none" / "mine.toml")))


# --- words


def test_every_message_of_the_command_line_is_there_and_used() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in [Path(cli.__file__), *Path(commands.__file__).parent.glob("*.py")]
    )
    used = set(re.findall(r'words\.say\(\s*"([a-z-]+)"', source)) | set(re.findall(r'\("(row-[a-z-]+)"', source))
    used |= set(re.findall(r'"((?:column|head)-[a-z]+)"', source)) | {f"help-{name}" for name in commands.BY_NAME}
    text = (LOCALES / "en" / "cli.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    core = set(re.findall(r"^([a-z-]+) =", (LOCALES / "en" / "core.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert used - core == there
