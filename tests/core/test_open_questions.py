"""What several people at one device may all see: questions whose answers tell nothing of what a seat hides."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgher
from burgher.core.chance import Random
from burgher.core.match import _at_start
from burgher.core.record import parse

RECORDS = Path(__file__).parents[1] / "games"
EACH = 12
"""How often each question is looked at in a record."""


def record_of(game: str, players: int) -> Path:
    return min((RECORDS / game).glob(f"{players}-*.burgher.json"))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", burgher.names())
def test_answers_to_an_open_question_do_not_depend_on_what_is_hidden(name: str, players: int) -> None:
    game = burgher.find(name)
    record = parse(record_of(name, players).read_text("utf-8"))
    state = _at_start(record).state
    met: dict[str, int] = {}
    random = Random("hidden")
    for text in record.actions:
        asked = state.asked().name
        if state.seat >= 0 and asked in game.open_questions and met.setdefault(asked, 0) < EACH:
            met[asked] += 1
            for other in set(range(record.players)) - {state.seat}:
                guess = state.imagine(other, random)
                assert sorted(guess.legal()) == sorted(state.legal()), (asked, text)
                assert game.prompt(guess) == game.prompt(state), (asked, text)
        state.apply(game.actions.find(text).index)
    assert game.open_questions <= set(game.questions.names)
    assert bool(met) == bool(game.open_questions)


@pytest.mark.parametrize("name", burgher.names())
def test_a_game_says_what_whoever_is_asked_hides(name: str) -> None:
    game = burgher.find(name)
    record = parse(record_of(name, 3).read_text("utf-8"))
    state = _at_start(record).state
    met = set()
    for text in record.actions:
        hidden = game.hidden(state)
        met.add(hidden)
        if state.seat < 0:
            assert hidden == "nothing"
        elif hidden != "nothing":
            own, seen = game.view(state, state.seat), game.view(state, None)
            assert {**own, "viewer": None} != seen
        state.apply(game.actions.find(text).index)
    assert "asked" in met
    assert ("elsewhere" in met) == bool(game.open_questions)
