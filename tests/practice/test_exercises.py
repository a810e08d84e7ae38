"""Exercises are positions of the game with an answer that the engine takes, and reasons that can be said."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import burgher
from burgher.core.game import Game
from burgher.core.state import CHANCE, OVER
from burgher.practice.exercises import FILE, LEAST, LEVELS, Exercise, exercises, read_exercises, start
from burgher.words import Words, languages

ENOUGH = 30
FEWEST_OF_A_LEVEL = 4
SMALL = 300_000
ALL = [(game, id) for game in burgher.names() for id in exercises(burgher.find(game))]


def folder_of(game: Game) -> Path:
    folder = game.practice_folder()
    assert folder is not None
    return folder


@pytest.mark.parametrize("name", burgher.names())
def test_there_are_enough_of_growing_difficulty_and_they_are_small(name: str) -> None:
    game = burgher.find(name)
    found = list(exercises(game).values())
    assert len(found) >= ENOUGH
    assert [one.level for one in found] == sorted(one.level for one in found)
    levels = Counter(one.level for one in found)
    assert set(levels) == set(range(1, LEVELS + 1))
    assert min(levels.values()) >= FEWEST_OF_A_LEVEL
    assert len({one.theme for one in found}) >= 4
    assert max(Counter(one.theme for one in found).values()) <= len(found) / 2
    assert len({one.players for one in found}) >= 3
    assert (folder_of(game) / FILE).stat().st_size < SMALL


@pytest.mark.parametrize(("name", "id"), ALL)
def test_an_exercise_can_be_played(name: str, id: str) -> None:
    game = burgher.find(name)
    one = exercises(game)[id]
    state = start(game, one)
    assert state.seat == one.seat
    assert game.position(state) == one.position
    # Whatever may be chosen was looked at, but for steps that are the same in another order.
    legal = {game.actions[action].text for action in state.legal(True)}
    assert set(one.worth) == legal
    assert set(one.answers) <= legal
    assert list(one.worth.values()) == sorted(one.worth.values(), reverse=True)
    assert set(one.why) == set(one.worth) - set(one.answers)
    # Whoever begins with a later step of the best turn is not told that it was wrong.
    verb, free = game.actions.find(one.best).verb, {game.actions[action].text for action in state.legal()}
    later = {step for step in one.line[1:] if game.actions.find(step).verb == verb}
    assert later & free <= set(one.answers)
    for step in one.line:
        assert state.seat == one.seat
        action = game.actions.find(step)
        assert state.why(action.index) == 0
        state.apply(action.index)
    assert state.seat != one.seat or state.seat in (CHANCE, OVER) or len(one.line) > 10


@pytest.mark.parametrize(("name", "id"), ALL)
def test_its_answer_is_clearly_best(name: str, id: str) -> None:
    one = exercises(burgher.find(name))[id]
    worth = list(one.worth.values())
    assert 1 <= one.right <= len(worth) // 2
    assert worth[0] - worth[one.right] >= LEAST / 2
    assert one.gain >= 0.6
    assert one.theme == burgher.find(name).theme(burgher.find(name).actions.find(one.best))


def said_in(why: object) -> set[str]:
    """The ids of all messages in a reason, those in its arguments too."""
    if isinstance(why, dict):
        own = {why["id"]} if isinstance(why.get("id"), str) else set()
        return own.union(*(said_in(part) for part in why.values()))
    return set().union(*(said_in(part) for part in why)) if isinstance(why, list) else set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", burgher.names())
def test_themes_habits_and_reasons_can_be_said(name: str, language: str) -> None:
    game = burgher.find(name)
    words = Words(
        language, name, [f"N{seat}" for seat in range(6)], more=("analysis", f"{name}-analysis", f"{name}-practice")
    )
    themes = {theme for action in game.actions for theme in [game.theme(action)] if theme}
    assert [id for id in sorted(f"theme-{one}" for one in themes) if not words.has(id)] == []
    reasons = {id for one in exercises(game).values() for id in said_in(one.why)}
    assert reasons
    assert [id for id in sorted(reasons) if not words.has(id)] == []
    ids = [f"habit-{one.replace('_', '-')}" for one in game.habits]
    assert [id for id in ids if not words.has(id)] == []


def test_every_habit_is_of_some_action() -> None:
    for name in burgher.names():
        game = burgher.find(name)
        assert {kind for action in game.actions if not action.chance for kind in [game.habit(action)] if kind} == set(
            game.habits
        )


def test_a_game_without_exercises_has_none(tmp_path: Path) -> None:
    assert read_exercises(tmp_path / FILE) == []


def test_an_exercise_is_written_in_a_line(tmp_path: Path) -> None:
    one = Exercise("a", 2, 0, 1, "x", {"k": 1}, {"go": 0.5, "stay": 0.2}, 1, 2.0, ["go"], {"stay": {}})
    (tmp_path / FILE).write_text(one.dumps() + "\n", encoding="utf-8")
    assert read_exercises(tmp_path / FILE) == [one]
    assert one.answers == ("go",)
    assert [one.beside(choice) for choice in ("stay", "go", "what was not looked at")] == ["stay"] * 3
