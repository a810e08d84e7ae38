"""What somebody who goes another way in a lesson does not come to."""

from __future__ import annotations

from burgher.core.state import State
from burgher.lessons.following import Game, Place, can, current
from burgher.lessons.lesson import Lesson, matches
from burgher.lessons.line import Line


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
    """Whether what the message of the step takes for granted has been done."""
    step = current(line.lesson, place)
    if step is None or not step.after:
        return True
    own = [str(taken.action) for taken in game.taken if taken.seat == line.lesson.seat]
    return any(matches(pattern, text) for pattern in step.after for text in own)


def lacking(lesson: Lesson, place: Place) -> tuple[str, ...]:
    """The chapters that were taken to their end, but not all that was to be done in them."""
    lack = {lesson.chapters[lesson.steps[step].chapter].name for step in place.passed}
    return tuple(name for name in place.done if name in lack)
