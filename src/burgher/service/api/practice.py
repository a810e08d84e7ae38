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
from burgher.practice.goals import Goal, asks, goals, in_turn, reach_of
from burgher.service.api.callers import ERRORS, Caller, Desk, KnownCaller, TheDesk
from burgher.service.clock import now
from burgher.service.coach import shapes as coach
from burgher.service.coach.own_exercises import find_own
from burgher.service.opening import known_game
from burgher.service.refusal import Refusal, illegal, refused
from burgher.service.shapes import base as common
from burgher.service.shapes.practice import (
    AskExercise,
    Exercises,
    ListedExercise,
    LostStep,
    OwnExercise,
    Pursue,
    Pursued,
    Solve,
    Solved,
)
from burgher.service.showing import show_action, show_event
from burgher.service.store.practice import Got, note_try, practised

routes = APIRouter(prefix="/api/games/{game}/practice", tags=["practice"], responses=ERRORS)

GameName = Annotated[str, Path(max_length=40)]
ExerciseName = Annotated[str, Path(max_length=40)]
T = TypeVar("T")


@routes.get("")
async def list_exercises(desk: TheDesk, device: Caller, game: GameName) -> Exercises:
    """The exercises of a game, the easiest first, and those from one's own games; with how one got on."""
    known = known_game(game)
    return await asyncio.to_thread(_listed, desk, device, known)


def _listed(desk: Desk, device: int | None, game: Game) -> Exercises:
    got: dict[str, Got] = {}
    own: list[OwnExercise] = []
    not_analysed = 0
    if device is not None:
        with desk.house.database.reading() as connection:
            got = practised(connection, device, game.name)
            own, not_analysed = find_own(connection, device, game, got)
    offered: list[Exercise | Goal] = [*exercises(game).values(), *goals(game).values()]
    listed = [
        ListedExercise(
            id=one.id,
            theme=one.theme,
            level=one.level,
            players=one.players,
            seat=one.seat,
            goal=common.Message.of(asks(one)) if isinstance(one, Goal) else None,
            got=got.get(one.id),
        )
        for one in sorted(offered, key=lambda one: one.level)
    ]
    return Exercises(game=game.name, exercises=listed, own=own, not_analysed=not_analysed)


@routes.post("/{exercise}/trial")
async def try_exercise(game: GameName, exercise: ExerciseName, asked: AskExercise) -> coach.Trial:
    """The position of an exercise after some actions of the seat to decide. Nothing is kept."""

    def show(known: Game, one: Exercise | Goal) -> coach.Trial:
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


@routes.post("/{exercise}/goal")
async def pursue_goal(
    desk: TheDesk, device: KnownCaller, game: GameName, exercise: ExerciseName, asked: Pursue
) -> Pursued:
    """How far some actions lead towards the goal of an exercise. Once it is reached, the turn has ended or somebody
    gives up, a way is told, and how it went is kept with the device."""

    def judge(known: Game, one: Exercise | Goal) -> tuple[Game, Goal, Pursued]:
        if not isinstance(one, Goal):
            raise Refusal("not-found")
        return known, one, _pursued(known, one, asked)

    known, goal, found = await _with(game, exercise, judge)
    if not found.line:
        return found
    got = await desk.house.database.written(
        lambda connection: note_try(connection, device, known.name, goal.id, found.reached, now())
    )
    return found.model_copy(update={"got": got})


def _pursued(game: Game, goal: Goal, asked: Pursue) -> Pursued:
    state, _ = _played(game, goal, asked.actions)
    reach = reach_of(game, goal.id)
    actions = [game.actions.find(name) for name in asked.actions]
    indices = [action.index for action in actions]
    passed = reach.after(indices)
    has = reach.has[passed[-1] if passed else 0]
    reached = has >= goal.least
    over = not in_turn(start(game, goal), state)
    lost = None if reached or not (over or asked.give_up) else reach.lost_by(indices, goal.least)
    return Pursued(
        has=has,
        least=goal.least,
        reached=reached,
        over=over,
        got=None,
        lost=None
        if lost is None
        else LostStep(number=lost, action=show_action(actions[lost]), most=reach.can_have[passed[lost]]),
        line=[show_action(game.actions.find(step)) for step in goal.line] if reached or over or asked.give_up else [],
    )


@routes.post("/{exercise}")
async def solve_exercise(
    desk: TheDesk, device: KnownCaller, game: GameName, exercise: ExerciseName, asked: Solve
) -> Solved:
    """Whether a choice solves an exercise, what it is worth beside the best, and why the best is best. How it went is
    kept with the device."""

    def judge(known: Game, one: Exercise | Goal) -> tuple[Exercise, str, Game]:
        if isinstance(one, Goal):
            raise Refusal("not-found")
        _played(known, one, [asked.action])
        return one, known.actions.find(asked.action).text, known

    one, text, known = await _with(game, exercise, judge)
    right = text in one.answers
    got = await desk.house.database.written(
        lambda connection: note_try(connection, device, known.name, one.id, right, now())
    )
    return Solved(
        right=right,
        got=got,
        worth=one.worth.get(text),
        best_worth=one.worth[one.best],
        answers=[show_action(known.actions.find(answer)) for answer in one.answers],
        line=[show_action(known.actions.find(step)) for step in one.line],
        gain=one.gain,
        beside=show_action(known.actions.find(one.beside(text))),
        why=coach.Why(**one.why[one.beside(text)]),
    )


async def _with(game: str, exercise: str, show: Callable[[Game, Exercise | Goal], T]) -> T:
    def work() -> T:
        known = known_game(game)
        one = exercises(known).get(exercise) or goals(known).get(exercise)
        if one is None:
            raise Refusal("not-found")
        return show(known, one)

    return await asyncio.to_thread(work)


def _found(game: Game, name: str) -> Action:
    try:
        return game.actions.find(name)
    except BurgherError as error:
        raise refused(error) from None


def _played(game: Game, exercise: Exercise | Goal, named: list[str]) -> tuple[State, list[Event]]:
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
