"""Results on file: nothing is lost when a contest is stopped, and nothing played twice when it goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import burgher
from burgher.arena import MATCH, TOURNAMENT, Contest, Notebook, report, run
from burgher.arena.report import read_game, standings

CONTEST = Contest(MATCH, "belfort", 2, ("random", "random"), "notes", 1.0)


def result(key: str, seats: tuple[int, ...] = (0, 1), scores: tuple[int, ...] = (30, 20)) -> dict[str, object]:
    best = max(scores)
    return {
        "game": key,
        "seats": list(seats),
        "scores": list(scores),
        "winners": [seat for seat, score in enumerate(scores) if score == best],
        "decisions": 100,
        "slowest": [0.1, 0.2],
        "lost": [0, 0],
        "faults": [],
    }


def notebook(path: Path | None, contest: Contest = CONTEST, games: int = 8) -> Notebook:
    return Notebook(contest, contest.fixtures(games), path)


def test_what_was_played_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    first = notebook(path)
    first.add(result("0.1", (1, 0)))
    first.add(result("0.0"))
    again = notebook(path)
    assert [one["game"] for one in again.results] == ["0.0", "0.1"]
    assert sum(again.has(fixture) for fixture in CONTEST.fixtures(8)) == 2
    again.add(result("1.0"))
    assert len(notebook(path).results) == 3
    assert len(path.read_text().splitlines()) == 4


def test_who_is_stopped_while_a_game_is_written_counts_what_is_on_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "notes.jsonl"
    stopped = notebook(path)
    write = Notebook._append

    def interrupted(self: Notebook, path: Path, line: dict[str, object]) -> None:
        if len(path.read_text().splitlines()) == 3:
            raise KeyboardInterrupt
        write(self, path, line)

    monkeypatch.setattr(Notebook, "_append", interrupted)
    assert not run(stopped, CONTEST.fixtures(8), 1, lambda done: None)
    assert len(stopped.results) == len(notebook(path).results) == 2


@pytest.mark.parametrize("left", [1, 20, 100])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, left: int) -> None:
    path = tmp_path / "notes.jsonl"
    first = notebook(path)
    first.add(result("0.0"))
    text = path.read_text()
    path.write_text(text + json.dumps(result("0.1", (1, 0)))[:left])
    again = notebook(path)
    assert [one["game"] for one in again.results] == ["0.0"]
    again.add(result("0.1", (1, 0)))
    again.add(result("1.0"))
    assert [one["game"] for one in notebook(path).results] == ["0.0", "0.1", "1.0"]


def test_games_beyond_those_asked_for_stay_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    first = notebook(path)
    for key in ("0.0", "1.0", "2.0"):
        first.add(result(key))
    assert [one["game"] for one in notebook(path, games=4).results] == ["0.0", "1.0"]
    assert len(notebook(path).results) == 3


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text("\n")
    notebook(path).add(result("0.0"))
    assert len(notebook(path).results) == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": "2"}, r"its seed is 'notes', not '2'"),
        ({"seconds": 0.5}, r"its seconds is 1.0, not 0.5"),
        ({"form": TOURNAMENT}, r"its contest is 'match', not 'tournament'"),
        ({"options": (("guilds", "random"),)}, r"its options is \{\}, not"),
    ],
)
def test_results_of_another_contest_are_left_alone(tmp_path: Path, change: dict[str, object], message: str) -> None:
    path = tmp_path / "notes.jsonl"
    notebook(path).add(result("0.0"))
    before = path.read_text()
    values = {name: getattr(CONTEST, name) for name in CONTEST.__slots__} | change
    with pytest.raises(burgher.BadRecord, match=message):
        notebook(path, Contest(**values))
    assert path.read_text() == before


@pytest.mark.parametrize("text", ["a letter", "{}", "[1]", '{"burgher": 1}\n'])
def test_another_kind_of_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text(text)
    with pytest.raises(burgher.BadRecord, match=r"does not hold results of a contest; name another file"):
        notebook(path)
    assert path.read_text() == text


def test_seats_that_were_changed_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    notebook(path).add(result("0.0", (1, 0)))
    with pytest.raises(burgher.BadRecord, match=r"line 2: the game 0.0 does not have the seats it should"):
        notebook(path)


def test_what_was_only_remembered_can_be_kept(tmp_path: Path) -> None:
    held = notebook(None)
    held.add(result("0.0"))
    held.keep(tmp_path / "kept.jsonl")
    held.add(result("0.1", (1, 0)))
    assert len(notebook(tmp_path / "kept.jsonl").results) == 2


# --- running


def test_a_contest_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Half of it first, then all of it: the same as all at once, and no game twice."""
    path = tmp_path / "notes.jsonl"
    told: list[int] = []
    half = CONTEST.fixtures(4)
    assert run(Notebook(CONTEST, half, path), half, 1, told.append)
    assert told == [0, 1, 2, 3, 4]
    fixtures = CONTEST.fixtures(8)
    again = Notebook(CONTEST, fixtures, path)
    told.clear()
    assert run(again, fixtures, 2, told.append)
    assert told == [4, 5, 6, 7, 8]
    whole = Notebook(CONTEST, fixtures, None)
    assert run(whole, fixtures, 2, told.append)
    assert [without_times(one) for one in again.results] == [without_times(one) for one in whole.results]
    assert len(path.read_text().splitlines()) == 9


def without_times(result: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in result.items() if name != "slowest"}


# --- what the results say


def test_standings() -> None:
    held = notebook(None)
    held.add(result("0.0", (0, 1), (30, 20)))
    held.add(result("0.1", (1, 0), (10, 25)))
    held.add(result("1.0", (0, 1), (20, 20)))
    held.add(result("1.1", (1, 0), (40, 20)))
    first, second = standings(CONTEST, [read_game(one) for one in held.results])
    assert first.share.mean == pytest.approx(2.5 / 4)
    assert second.share.mean == pytest.approx(1.5 / 4)
    assert first.margin == pytest.approx((10 + 15 + 0 - 20) / 4)
    assert first.score == pytest.approx((30 + 25 + 20 + 20) / 4)
    assert first.rating > second.rating
    assert (first.seats, first.lost, first.slowest) == (4, 0, 0.2)
    found = report(held, 8)
    assert (found["games"], found["complete"], found["fair_share"]) == (4, False, 0.5)
    assert json.loads(json.dumps(found))["standings"][0]["share"]["mean"] == pytest.approx(0.625)


def test_a_tournament_names_the_best_first() -> None:
    contest = Contest(TOURNAMENT, "belfort", 2, ("random", "greedy"), "order", 1.0)
    held = Notebook(contest, contest.fixtures(2), None)
    for fixture in contest.fixtures(2):
        scores = tuple(40 if entrant == 1 else 10 for entrant in fixture.seats)
        held.add(result(fixture.key, fixture.seats, scores))
    games = [read_game(one) for one in held.results]
    assert [one.name for one in standings(contest, games)] == ["greedy", "random"]
