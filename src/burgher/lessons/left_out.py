"""What somebody who goes another way in a lesson does not come to."""

from __future__ import annotations

from collections.abc import Sequence

from burgher.core.state import State
from burgher.lessons.following import Game, Place, comes_of_it, current
from burgher.lessons.lesson import Lesson, matches
from burgher.lessons.line import Line
from burgher.lessons.reach import can, stands


def lost(line: Line, place: Place, state: State) -> tuple[int, ...]:
    """What was to be done next in the same turn, and cannot be done now: after something else it may never be."""
    turn = line.turn_of(place.step)
    found: list[int] = []
    for number in range(place.step + 1, len(line.lesson.steps)):
        if not line.lesson.steps[number].do or line.turn_of(number) != turn:
            break
        if state.seat != line.lesson.seat or not can(line, number, state):
            found.append(number)
    return tuple(found)


def granted(line: Line, place: Place, game: Game) -> bool:
    """Whether what the message of the step takes for granted has been done, and what it prepares can still be."""
    step = current(line.lesson, place)
    if step is None:
        return True
    if not stands(line.lesson, place.step, game.taken):
        return False
    if not step.toward or game.state.seat != line.lesson.seat or comes_of_it(line, place, game):
        return True
    return _comes(line, place.step, game.state)


FAR = 4
"""How many actions before what they prepare are looked at: using a plank, one purchase, one sale, and one to spare."""


def _comes(line: Line, number: int, state: State) -> bool:
    """Whether what a step prepares can be done, now or after some of what may lead there."""
    return _leads_to(line, state, *_means(line, number), FAR)


def _means(line: Line, number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a step prepares, and what may lead there."""
    steps = line.lesson.steps
    goal = steps[number].toward
    last = next(k for k in range(number + 1, len(steps)) if set(goal) & set(steps[k].do))
    return goal, (*steps[number].by, *(pattern for step in steps[number:last] for pattern in step.do))


def helpful(line: Line, place: Place, state: State, can: Sequence[str]) -> list[str]:
    """Of what may be done in a step that prepares something, what comes to it in the fewest steps; all where none does,
    or it can be done already."""
    step = current(line.lesson, place)
    if step is None or not step.toward or state.seat != line.lesson.seat:
        return list(can)
    goal, means = _means(line, place.step)
    if _leads_to(line, state, goal, means, 0):
        return list(can)
    for far in range(FAR):
        found = []
        for text in can:
            after = state.copy()
            after.apply(line.game.actions.find(text).index)
            if after.seat == state.seat and _leads_to(line, after, goal, means, far):
                found.append(text)
        if found:
            return found
    return list(can)


def _leads_to(line: Line, state: State, goal: Sequence[str], means: Sequence[str], far: int) -> bool:
    legal = [(index, str(line.game.actions[index])) for index in state.legal()]
    if any(matches(pattern, text) for pattern in goal for _, text in legal):
        return True
    for index, text in legal if far else ():
        if not any(matches(pattern, text) for pattern in means):
            continue
        after = state.copy()
        after.apply(index)
        if after.seat == state.seat and _leads_to(line, after, goal, means, far - 1):
            return True
    return False


def lacking(lesson: Lesson, place: Place) -> tuple[str, ...]:
    """The chapters that were taken to their end, but not all that was to be done in them."""
    lack = {lesson.chapters[lesson.steps[step].chapter].name for step in place.passed}
    return tuple(name for name in place.done if name in lack)


def untold(lesson: Lesson, place: Place) -> tuple[str, ...]:
    """What would have been said right before this step, had it still been to be done."""
    here = current(lesson, place)
    heard = {step.say for number, step in enumerate(lesson.steps[: place.step]) if number not in place.untold}
    says = dict.fromkeys(lesson.steps[step].say for step in place.untold)
    return tuple(say for say in says if say not in heard and (here is None or say != here.say))
