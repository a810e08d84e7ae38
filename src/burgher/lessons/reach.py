"""What can be done now of what a lesson is about, and whether it comes to its end."""

from __future__ import annotations

from collections.abc import Sequence

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
    turn, seat = line.turn_of(number), line.lesson.seat
    chain = [number]
    while chain[-1] + 1 < len(line.lesson.steps):
        further = chain[-1] + 1
        if not line.lesson.steps[further].do or line.turn_of(further) != turn or not line.hangs(further):
            break
        chain.append(further)
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


def is_needless(line: Line, number: int, state: State) -> bool:
    """Whether the learner has already what a step is for."""
    unless = line.lesson.steps[number].unless
    if not unless:
        return False
    view = line.game.view(state, line.lesson.seat)
    return all(seen(view, path) == value for path, value in unless.items())


def stands(lesson: Lesson, number: int, taken: Sequence[Taken]) -> bool:
    """Whether the learner has done what the message of a step takes for granted."""
    after = lesson.steps[number].after
    own = [str(one.action) for one in taken if one.seat == lesson.seat]
    return not after or any(matches(pattern, text) for pattern in after for text in own)
