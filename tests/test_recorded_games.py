"""Recorded games replay to the same result, and tell the same story, compiled and interpreted."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import burgher
from burgher.core.match import named_components
from burgher.core.record import parse
from tests.games.plan import FOLDER, Plan, encoded, known, play, story

FILES = sorted(FOLDER.glob("*/*.burgher.json"))
PLANS = [(game, plan) for game in burgher.names() for plan in known(game).plans()]


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
    assert story(match) == told[called(file)]


@pytest.mark.parametrize("game", burgher.names())
def test_a_network_reads_the_numbers_that_it_has_learned(game: str) -> None:
    """If a number means something else now, the encoding needs a new version, and networks must learn again."""
    marks = json.loads((FOLDER / game / "encoded.json").read_text(encoding="utf-8"))
    assert {int(name[0]) for name in marks} == set(burgher.find(game).counts)
    for name, mark in marks.items():
        assert encoded(burgher.read((FOLDER / game / f"{name}.burgher.json").read_bytes())) == mark, name


def test_every_record_has_a_plan() -> None:
    assert sorted(plan.file(game) for game, plan in PLANS) == FILES


@pytest.mark.parametrize(("game", "plan"), PLANS[::20], ids=lambda one: one.name if isinstance(one, Plan) else one)
def test_recording_gives_the_same_game_again(game: str, plan: Plan) -> None:
    text = plan.file(game).read_text(encoding="utf-8")
    assert play(game, plan, parse(text).actions).record().dumps() == text


def test_a_game_that_goes_another_way_is_played_on() -> None:
    """After a rule has changed: the plan's own way from there."""
    game, plan = PLANS[0]
    before = parse(plan.file(game).read_text(encoding="utf-8")).actions
    match = play(game, plan, (*before[:60], "an action that there is no more"))
    done = tuple(step.action.text for step in match.steps)
    assert done[:60] == before[:60]
    assert match.over


def test_options_that_are_as_usual_need_not_be_said() -> None:
    """Older records say all of them. A new option that is off by itself changes no record."""
    record = parse(FILES[0].read_bytes())
    match = burgher.read(replace(record, options=burgher.read(record).options))
    assert match.record() == record
    usual = {option.name: option.default for option in match.game.options}
    assert all(usual[name] != value for name, value in record.options.items())


BEFORE = sorted(FOLDER.glob("*/earlier/*.burgher.json"))


@pytest.mark.parametrize("file", BEFORE, ids=lambda file: f"{file.parent.parent.name}-{called(file)}")
def test_a_game_from_before_pieces_were_changed_has_the_pieces_of_then(file: Path) -> None:
    record = parse(file.read_bytes())
    match = burgher.read(record)
    assert match.record() == record
    assert match.components.fingerprint != match.game.components().fingerprint
    assert burgher.load(match.position()).position() == match.position()


@pytest.mark.parametrize("game", burgher.names())
def test_owners_corrections_of_then_are_laid_over_the_pieces_of_then(game: str) -> None:
    known_game = burgher.find(game)
    for back in range(len(known_game.earlier_files()) + 1):
        mine = known_game.corrected({"name": "mine"}, "mine", back)
        assert named_components(known_game, mine.json()) == mine
        assert mine.fingerprint == known_game.components(back=back).fingerprint
