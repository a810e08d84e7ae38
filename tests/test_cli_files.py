"""Records and positions on the command line: checked, retold, shown, and refused with one clear line."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import burgher
from burgher import cli
from burgher.commands.question import in_order
from tests.commanding import GAMES, finished, refused, run

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


# --- records


def test_check_says_ok(record: Path) -> None:
    found = run("check", str(record), str(record))
    assert (found.status, found.err) == (0, "")
    assert re.fullmatch(
        rf"({re.escape(str(record))}: OK, [\d,]+ actions, finished, chance as its seed has it\n){{2}}", found.out
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
    assert run("replay", str(path)).out.endswith("The record ends here; the game is not over.\n")


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
    assert refused(run("check", str(record))) == f"{record} cannot be read: permission is missing"


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
    assert re.search(r"^ +\d+\.\d%  found \w+ +Found the .+$", found.out, re.MULTILINE)
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
