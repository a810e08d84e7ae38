"""The statistics of a device: its finished games, where points came from, what was done; as JSON and as a table."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from burgher.core import registry
from burgher.practice.strong import strong
from burgher.service.statistics.gathering import _place
from burgher.service.statistics.table import _safe
from tests.service.guests import Guest, play_out


@pytest.mark.parametrize("game", registry.names())
def test_a_finished_game_is_counted_with_its_points_and_habits(anna: Guest, bert: Guest, game: str) -> None:
    id = anna.open("me", "open", game=game)["id"]
    bert.post(f"/tables/{id}/join", name="=Bert")
    assert anna.get("/statistics")["games"] == []
    play_out(id, {0: anna, 1: bert})
    result = anna.situation(id)["result"]
    found = anna.get("/statistics")
    (played,) = found["games"]
    assert (played["table"], played["game"], played["players"]) == (id, game, 2)
    assert [seat["points"] for seat in played["seats"]] == result["breakdown"]
    assert [seat["score"] for seat in played["seats"]] == result["scores"]
    assert [seat["mine"] for seat in played["seats"]] == [True, False]
    assert [seat["mine"] for seat in bert.get("/statistics")["games"][0]["seats"]] == [False, True]
    assert [seat["number"] for seat in played["seats"] if seat["won"]] == result["winners"]
    assert all(seat["habits"].keys() <= set(registry.find(game).habits) for seat in played["seats"])
    assert all(sum(seat["habits"].values()) > 10 for seat in played["seats"])
    (comparison,) = found["comparisons"]
    assert comparison["game"] == game
    assert [one["players"] for one in comparison["strong"]] == list(registry.find(game).counts)
    rows = list(csv.DictReader(io.StringIO(anna.client.get("/api/statistics.csv").text.lstrip("\ufeff"))))
    assert [int(row["score"]) for row in rows] == result["scores"]
    assert rows[1]["name"] == "'=Bert"
    for row, breakdown in zip(rows, result["breakdown"], strict=True):
        assert breakdown == {source: int(row[f"points {game} {source}"]) for source in breakdown}


def test_what_was_taken_back_does_not_count(anna: Guest) -> None:
    id = anna.open("me", "here", seed="5")["id"]
    seen = anna.situation(id, 0)
    while seen["turn"] == 0 and not seen["undo"]:
        seen = anna.act(id, 0, seen["version"], seen["legal"][0]["text"])["situation"]
    if seen["undo"]:
        anna.undo(id, 0, seen["version"])
    play_out(id, {0: anna, 1: anna})
    (played,) = anna.get("/statistics")["games"]
    assert [seat["points"] for seat in played["seats"]] == anna.situation(id)["result"]["breakdown"]


def test_a_stranger_has_played_nothing_and_a_game_left_is_not_counted(anna: Guest, bert: Guest) -> None:
    assert bert.get("/statistics") == {"games": [], "left_out": False, "comparisons": []}
    id = anna.open("me", "here", seed="5")["id"]
    play_out(id, {0: anna, 1: anna})
    assert len(anna.get("/statistics")["games"]) == 1
    for seat in (0, 1):
        anna.post(f"/tables/{id}/seats/{seat}/leave")
    assert anna.get("/statistics")["games"] == []


def test_places() -> None:
    assert [_place([5, 9, 9, 2], [1], seat) for seat in range(4)] == [3, 1, 2, 4]
    assert [_place([9, 9, 5], [0, 1], seat) for seat in range(3)] == [1, 1, 3]


def test_a_name_is_no_formula() -> None:
    assert [_safe(name) for name in ("Anna", "=1+1", "@x")] == ["Anna", "'=1+1", "'@x"]


@pytest.mark.parametrize("name", registry.names())
def test_what_strong_bots_do_fits_the_game(name: str) -> None:
    game = registry.find(name)
    for players in game.counts:
        usual = strong(game)[players]
        assert set(usual.habits) == set(game.habits)
        assert set(usual.points) <= set(game.breakdown(game.new(players))[0]) | set(usual.points)
        assert usual.score == pytest.approx(sum(usual.points.values()), abs=0.1)
        assert max(usual.habits.values()) > 1
    folder = game.practice_folder()
    assert isinstance(folder, Path)
