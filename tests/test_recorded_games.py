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


def test_there_are_enough_games_of_nobility() -> None:
    game = burgher.find("nobility")
    files = [file for file in FILES if file.parent.name == "nobility"]
    records = [parse(file.read_bytes()) for file in files]
    assert len(records) >= 50
    assert {record.players for record in records} == set(game.counts)
    assert {record.components["name"] for record in records} == set(game.sets)
    for players in game.counts:
        here = [record for record in records if record.players == players]
        choices = {tuple(sorted(record.options.items())) for record in here}
        assert len(choices) == {1: 2, 6: 2}.get(players, 4), f"{players} players"
    done = {action for record in records for action in record.actions}
    for action in game.actions:
        # Every place, character, settlers card, ship ... comes up; some sales and purchases are left out.
        if action.verb.startswith(("visit", "draw", "complete", "keep", "use", "renew", "commission", "gain", "buy")):
            assert action.text in done or action.text.startswith("draw o"), action
    assert {action.verb for action in game.actions} == {game.actions.find(action).verb for action in done}
    told = json.loads((GAMES / "nobility" / "events.json").read_text(encoding="utf-8"))
    assert {"solo-won", "solo-lost", "objective-reached"} <= {event for counts in told.values() for event in counts}
