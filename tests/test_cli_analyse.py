"""`burgher analyse`, and hints in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burgher.words import languages
from tests.commanding import GAMES, finished, refused, run


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.burgher.json"
    path.write_text(finished(GAMES[0], 2, "analysed").record().dumps(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", languages())
def test_a_record_is_analysed_in_every_language(file: str, language: str) -> None:
    found = run("--lang", language, "analyse", file, "--judge", "evaluator", "--seconds", "1")
    assert (found.status, found.err) == (0, "")
    assert "[" not in found.out, "a message is missing"
    assert "100" in found.out


def test_and_for_programs(file: str) -> None:
    found = json.loads(run("analyse", file, "--json", "--judge", "evaluator", "--seconds", "0.5").out)
    assert (found["game"], found["judge"], found["progress"]) == (GAMES[0], "evaluator", 1.0)
    assert len(found["win"]) == len(finished(GAMES[0], 2, "analysed").steps) + 1


def test_what_cannot_be_analysed_is_refused_in_one_line(file: str, tmp_path: Path) -> None:
    record = json.loads(Path(file).read_text(encoding="utf-8"))
    broken = tmp_path / "broken.burgher.json"
    for change, said in (
        ({"actions": record["actions"][:40], "result": None}, "not over"),
        ({"actions": ["no such action", *record["actions"]]}, "no such action"),
        ({"burgher": 99}, "99"),
        ({"components": {"name": "lost"}}, "lost"),
    ):
        changed = {name: value for name, value in {**record, **change}.items() if value is not None}
        broken.write_text(json.dumps(changed), encoding="utf-8")
        assert said in refused(run("analyse", str(broken)))
    assert "nowhere.json" in refused(run("analyse", "nowhere.json"))


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_answers_in_the_terminal(game: str) -> None:
    asked = ("terminal", game, "--players", "2", "--bots", "wanderer", "--seed", "2")
    if game == GAMES[0]:
        found = run(*asked, typed="hint\nquit\n\n")
        assert "Your chance of winning: " in found.out
    else:
        found = run("--lang", "de", *asked, typed="tipp\nverlassen\n\n")
        assert "Deine Gewinnchance: " in found.out
    assert found.status == 0
    assert "  1. " in found.out
    assert "  2. " in found.out
    among_people = run("terminal", game, "--players", "2", "--humans", "2", "--seed", "2", typed="hint\nquit\n\n")
    assert "Hints are for those who play alone or against bots." in among_people.out


def test_who_was_not_looked_at_is_told_of_no_mistakes(file: str) -> None:
    """Without time, only what the judge itself would have done is known to be good."""
    found = run("analyse", file, "--judge", "evaluator", "--seconds", "0")
    assert found.out.count("the coach ran out of time. Looked at: ") == 2
    lines = found.out.splitlines()
    (head,) = [k for k, line in enumerate(lines) if "Inaccuracies" in line]
    for line in lines[head + 1 : head + 3]:
        *name, as_judged = line.split()
        assert (len(name), int(as_judged) > 0) == (2, True), line
