"""Practice: exercises of a game, to be tried on its real boards, with an answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Path

from burgher.core.actions import Action
from burgher.core.errors import BurgherError
from burgher.core.events import Event
from burgher.core.game import Game
from burgher.core.state import State
from burgher.practice.exercises import Exercise, exercises, start
from burgher.service import shapes as common
from burgher.service.api.callers import ERRORS
from burgher.service.coach import shapes as coach
from burgher.service.opening import known_game
from burgher.service.practice_shapes import AskExercise, Exercises, ListedExercise, Solve, Solved
from burgher.service.refusal import Refusal, illegal, refused
from burgher.service.showing import show_action, show_event

routes = APIRouter(prefix="/api/games/{game}/practice", tags=["practice"], responses=ERRORS)

GameName = Annotated[str, Path(max_length=40)]
ExerciseName = Annotated[str, Path(max_length=40)]
T = TypeVar("T")


@routes.get("")
async def list_exercises(game: GameName) -> Exercises:
    """The exercises of a game, the easiest in front; none where it has none."""
    known = known_game(game)
    return Exercises(
        game=known.name,
        exercises=[
            ListedExercise(id=one.id, theme=one.theme, level=one.level, players=one.players, seat=one.seat)
            for one in exercises(known).values()
        ],
    )


@routes.post("/{exercise}/trial")
async def try_exercise(game: GameName, exercise: ExerciseName, asked: AskExercise) -> coach.Trial:
    """The position of an exercise after some actions of the seat to decide. Nothing is kept."""

    def show(known: Game, one: Exercise) -> coach.Trial:
        state, events = _played(known, one, asked.actions)
        decides = state.seat == one.seat
        prompt = known.prompt(state) if decides else None
        return coach.Trial(
            table="",
            moment=0,
            seat=one.seat,
            actions=[show_action(known.actions.find(action)) for action in asked.actions],
            view=known.view(state, one.seat),
            asked=None if prompt is None else prompt.id,
            prompt=None if prompt is None else common.Message.of(prompt),
            legal=[show_action(known.actions[action]) for action in state.legal()] if decides else [],
            events=[show_event(event, 1, one.seat) for event in events],
            ends=not decides,
        )

    return await _with(game, exercise, show)


@routes.post("/{exercise}")
async def solve_exercise(game: GameName, exercise: ExerciseName, asked: Solve) -> Solved:
    """Whether a choice solves an exercise, what it is worth beside the best, and why the best is best."""

    def judge(known: Game, one: Exercise) -> Solved:
        _played(known, one, [asked.action])
        text = known.actions.find(asked.action).text
        return Solved(
            right=text in one.answers,
            worth=one.worth.get(text),
            best_worth=one.worth[one.best],
            answers=[show_action(known.actions.find(answer)) for answer in one.answers],
            line=[show_action(known.actions.find(step)) for step in one.line],
            gain=one.gain,
            why=None if one.why is None else coach.Why(**one.why),
        )

    return await _with(game, exercise, judge)


async def _with(game: str, exercise: str, show: Callable[[Game, Exercise], T]) -> T:
    def work() -> T:
        known = known_game(game)
        one = exercises(known).get(exercise)
        if one is None:
            raise Refusal("not-found")
        return show(known, one)

    return await asyncio.to_thread(work)


def _found(game: Game, name: str) -> Action:
    try:
        return game.actions.find(name)
    except BurgherError as error:
        raise refused(error) from None


def _played(game: Game, exercise: Exercise, named: list[str]) -> tuple[State, list[Event]]:
    """The position after these actions, and what they did; a refusal says which is not legal."""
    state = start(game, exercise)
    events: list[Event] = []
    for name in named:
        action = _found(game, name)
        if state.seat != exercise.seat:
            raise Refusal("plan-too-far", action=action.text)
        why = state.why(action.index)
        if action.chance or why != 0:
            raise illegal(action.text, game.reason(state, action, why))
        state.log = events
        state.apply(action.index)
        state.log = None
    return state, events
