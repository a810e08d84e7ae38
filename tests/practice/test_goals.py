"""Goals are turns in which something can be reached in one way only; the engine knows which step spoils it."""

from __future__ import annotations

from collections import Counter

import pytest

import burgher
from burgher.core.game import Game
from burgher.practice.exercises import LEVELS, exercises, start
from burgher.practice.goals import POSITIONS, Goal, Reach, Turn, asks, goals, is_only_way, quantity, reach_of
from burgher.words import Words, languages

ENOUGH = 40
FEWEST_OF_A_LEVEL = 7
ALL = [(game, id) for game in burgher.names() for id in goals(burgher.find(game))]


def found(name: str, id: str) -> tuple[Game, Goal, Reach]:
    game = burgher.find(name)
    return game, goals(game)[id], reach_of(game, id)


def steps(game: Game, goal: Goal) -> list[int]:
    return [game.actions.find(step).index for step in goal.line]


@pytest.mark.parametrize("name", burgher.names())
def test_with_them_there_are_enough_exercises_of_every_level(name: str) -> None:
    game = burgher.find(name)
    levels = Counter([one.level for one in exercises(game).values()] + [one.level for one in goals(game).values()])
    assert sum(levels.values()) >= ENOUGH
    assert min(levels[level] for level in range(1, LEVELS + 1)) >= FEWEST_OF_A_LEVEL
    assert not set(exercises(game)) & set(goals(game))


@pytest.mark.parametrize(("name", "id"), ALL)
def test_a_goal_is_reached_in_one_way_and_no_shorter(name: str, id: str) -> None:
    game, goal, reach = found(name, id)
    state = start(game, goal)
    assert state.seat == goal.seat
    assert game.position(state) == goal.position
    assert (reach.has[0], goal.theme) == (goal.now, game.aims()[goal.of][1])
    line = steps(game, goal)
    assert reach.has[reach.after(line)[-1]] >= goal.least > goal.now
    assert len(reach.shortest(goal.least) or ()) == len(line)
    assert is_only_way(reach, line, goal.least)
    # What is told at the end of a turn was worked out by the same steps on the board.
    for step in line:
        assert state.why(step) == 0
        state.apply(step)
    assert quantity(game, goal).of(state, goal.seat) >= goal.least


@pytest.mark.parametrize(("name", "id"), ALL)
def test_nothing_more_is_possible_but_much_leads_astray(name: str, id: str) -> None:
    _, goal, reach = found(name, id)
    if not goal.of[-1].isdigit():
        assert reach.can_have[0] == goal.least
    assert sum(reach.can_have[to] < goal.least for to in reach.steps[0].values()) >= 2


def test_the_step_that_spoils_it_is_named() -> None:
    game, goal, reach = found(*ALL[0])
    line = steps(game, goal)
    assert reach.lost_by(line, goal.least) is None
    astray = next(step for step, to in reach.steps[0].items() if reach.can_have[to] < goal.least)
    assert reach.lost_by([astray], goal.least) == 0
    before = reach.after(line)[0]
    later = next(step for step, to in reach.steps[before].items() if reach.can_have[to] < goal.least)
    assert reach.lost_by([line[0], later], goal.least) == 1


def test_a_turn_that_is_too_large_is_not_looked_through() -> None:
    game, goal, _ = found(*ALL[0])
    assert not Turn(start(game, goal), most=10).whole
    whole = Turn(start(game, goal))
    assert whole.whole
    assert len(whole.states) <= POSITIONS


def test_being_ahead_in_a_district_counts_everybody_else() -> None:
    game = burgher.find("belfort")
    goal = next(one for one in goals(game).values() if one.of.startswith("lead-"))
    state = start(game, goal)
    district = int(goal.of.rpartition("-")[2])
    lead = quantity(game, goal)
    ahead = [lead.of(state, seat) for seat in range(goal.players)]
    assert sum(one > 0 for one in ahead) <= 1
    built = [step for step in goal.line if step.startswith("build")]
    for step in goal.line:
        state.apply(game.actions.find(step).index)
    assert lead.of(state, goal.seat) > ahead[goal.seat]
    assert any(step.endswith(f" {district}") or "guild" in step for step in built)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", burgher.names())
def test_what_is_asked_for_can_be_said(name: str, language: str) -> None:
    game = burgher.find(name)
    words = Words(language, name, ["N"] * 6, more=("analysis", f"{name}-analysis", f"{name}-practice"))
    for theme in {theme for _, theme in game.aims().values()}:
        assert words.has(f"theme-{theme}")
    for goal in goals(game).values():
        said = words.phrase(asks(goal))
        assert str(goal.least) in said or goal.of.rpartition("-")[2] in said
        assert "{" not in said
