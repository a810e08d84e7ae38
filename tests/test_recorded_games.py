"""Recorded games replay to the same result, and tell the same story, compiled and interpreted."""

import json
from collections import Counter
from pathlib import Path

import pytest

import burgher
from burgher.core.record import parse

GAMES = Path(__file__).parent / "games"
FILES = sorted(GAMES.glob("*/*.burgher.json"))


def called(file: Path) -> str:
    return file.name.removesuffix(".burgher.json")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{called(file)}")
def test_a_recorded_game_replays_equal(file: Path) -> None:
    """`read` checks every action, that chance acted by the seed, and the result."""
    record = parse(file.read_bytes())
    assert record.seed is not None
    assert record.result is not None
    match = burgher.read(record)
    assert match.over
    assert match.record() == record
    told = json.loads((file.parent / "events.json").read_text(encoding="utf-8"))
    assert Counter(event.id for event in match.events) == told[called(file)]


def test_there_are_enough_games_of_belfort() -> None:
    records = [parse(file.read_bytes()) for file in FILES if file.parent.name == "belfort"]
    assert len(records) >= 50
    assert {record.players for record in records} == {2, 3, 4, 5}
    used = {action for record in records for action in record.actions if action.startswith("use ")}
    names = ("merchants", "librarians", "architects", "recruiters", "sawyers", "miners", "bankers", "masons", "thieves",
             "bandits", "wizards", "spies", "tower", "inn", "blacksmith", "market", "library")  # fmt: skip
    assert used == {f"use {name}" for name in names}
    built = {" ".join(action.split()[:2]) for record in records for action in record.actions if action[:5] == "build"}
    assert len(built) == 12
    for option in burgher.find("belfort").options:
        if not option.several:
            assert {record.options[option.name] for record in records} == set(option.choices)
