"""A match at a table keeps little, and has everything that undo and the log can ask for."""

from __future__ import annotations

import pytest

from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.state import State
from burgher.service.live.match import Opening, TableMatch
from tests.service.guests import GAMES


def begun(game: str, seed: str) -> TableMatch:
    found = registry.find(game)
    opening = Opening(found, 2, found.settle_options(2, None), found.components(None), seed, None, None)
    return TableMatch.begin(opening, ("One", "Two"))


def play(match: TableMatch, random: Random) -> None:
    """One move, after which the table lets go of what it does not need."""
    legal = match.state.legal()
    match.take(match.game.actions[legal[random.below(len(legal))]])
    match.forget()


@pytest.mark.parametrize("game", GAMES)
def test_going_back_leads_to_where_it_was(game: str) -> None:
    match = begun(game, "back")
    random = Random("back")
    were: dict[int, State] = {}
    several = 0
    while not match.over and match.moment < 300:
        were[match.moment] = match.state
        play(match, random)
        seat = match.steps[-1].seat
        allowed = match.undoable(seat) if seat >= 0 else 0
        assert match.reaches(match.moment - allowed)
        assert not match.reaches(match.moment - allowed - 1)
        if allowed > 1:
            several += 1
            again = match.steps[-allowed:]
            back = 1 + random.below(allowed)
            match.take_back(seat, back)
            assert match.state.same(were[match.moment])
            assert match.state.seat == were[match.moment].seat
            match.again(again[allowed - back :])
            match.forget()
    assert several > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_long_turn_keeps_one_position_to_go_back_to(game: str) -> None:
    match = begun(game, "long")
    random = Random("long")
    most = 0
    while not match.over and match.moment < 300:
        play(match, random)
        assert sum(state is not None for state in match._kept) <= 1
        most = max(most, len(match._kept))
    assert most > 2


@pytest.mark.parametrize("game", GAMES)
def test_the_log_goes_on_from_any_event(game: str) -> None:
    match = begun(game, "log")
    random = Random("log")
    while match.moment < 60:
        play(match, random)
    whole = [(moment, event) for moment, step in enumerate(match.steps, 1) for event in step.events]
    assert match.told == len(whole)
    for start in range(len(whole) + 2):
        assert match.told_since(start) == whole[start:]
    seat = match.steps[-1].seat
    while seat < 0 or match.undoable(seat) == 0:
        play(match, random)
        seat = match.steps[-1].seat
    match.take_back(seat)
    rest = [(moment, event) for moment, step in enumerate(match.steps, 1) for event in step.events]
    assert match.told == len(rest)
    assert match.told_since(0) == rest
