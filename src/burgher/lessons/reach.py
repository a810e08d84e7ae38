"""What can be done now of what a lesson is about, and whether it comes to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from burgher.core.game import Message
from burgher.core.match import Step as Taken
from burgher.core.state import CHANCE, State
from burgher.lessons.lesson import Lesson, matches
from burgher.lessons.line import Line, seen


def can(line: Line, number: int, state: State) -> list[str]:
    """What can be done now of what a step is about."""
    step = line.lesson.steps[number]
    if line.hangs(number) and not line.opens(state) and state.asked().name != line.moments[number].question:
        # In the middle of something else an action of the same name means something else.
        return []
    legal = [str(line.game.actions[index]) for index in state.legal()]
    if step.do:
        return [text for text in legal if step.counts(text)]
    return legal if step.until else []


def completes(line: Line, number: int, state: State) -> bool:
    """Whether what is to be done in this turn, from a step on, can be done to its end: nobody is led to pick up a die
    for which there is no place. What is not asked on the way is left out."""
    seat, chain = line.lesson.seat, _chain(line, number)
    if not line.lesson.steps[number].do or state.seat != seat:
        return True

    def ends(place: int, at: State) -> bool:
        if at.seat == CHANCE:
            return True
        if at.seat != seat:
            return False
        for k in range(place, len(chain)):
            for text in can(line, chain[k], at):
                after = at.copy()
                after.apply(line.game.actions.find(text).index)
                if k + 1 == len(chain) or ends(k + 1, after):
                    return True
        return False

    return ends(0, state)


def _chain(line: Line, number: int) -> list[int]:
    """A step, and those of the same turn that come of it."""
    turn = line.turn_of(number)
    chain = [number]
    while chain[-1] + 1 < len(line.lesson.steps):
        further = chain[-1] + 1
        if not line.lesson.steps[further].do or line.turn_of(further) != turn or not line.hangs(further):
            break
        chain.append(further)
    return chain


def hindrance(line: Line, number: int, state: State) -> Message | None:
    """Why what a step is about, or what comes of it, cannot be done in this position; None: there is no rule to name,
    as where something else is asked."""
    at = state.copy()
    for place in _chain(line, number):
        own = line.given[line.moments[place].done].action
        if at.seat != line.lesson.seat or at.asked().name != line.moments[place].question:
            return None
        options = can(line, place, at)
        if not options:
            code = at.why(own.index)
            return line.game.reason(at, own, code) if code else None
        at.apply(line.game.actions.find(str(own) if str(own) in options else options[0]).index)
    return None


def is_needless(line: Line, number: int, state: State) -> bool:
    """Whether the learner has already what a step is for."""
    unless = line.lesson.steps[number].unless
    if not unless:
        return False
    view = line.game.view(state, line.lesson.seat)
    return all(seen(view, path) == value for path, value in unless.items())


def prepared(line: Line, number: int, began: int, state: State, taken: Sequence[Taken]) -> Literal["", "ready", "done"]:
    """Whether what a step prepares can be done without it, or has been done since a moment; empty: neither."""
    goal, seat = line.lesson.steps[number].toward, line.lesson.seat
    if any(matches(pattern, str(one.action)) for pattern in goal for one in taken[began:] if one.seat == seat):
        return "done"
    if not goal or state.seat != seat:
        return ""
    legal = [str(line.game.actions[index]) for index in state.legal()]
    return "ready" if any(matches(pattern, text) for pattern in goal for text in legal) else ""


def stands(lesson: Lesson, number: int, taken: Sequence[Taken]) -> bool:
    """Whether the learner has done what the message of a step takes for granted."""
    after = lesson.steps[number].after
    own = [str(one.action) for one in taken if one.seat == lesson.seat]
    return not after or any(matches(pattern, text) for pattern in after for text in own)
