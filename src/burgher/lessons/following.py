"""How far somebody has come in a lesson, from what was done at the table: goes along where it can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from burgher.core.match import Step as Taken
from burgher.core.state import OVER, State
from burgher.lessons.lesson import Lesson, Step
from burgher.lessons.line import Line, mark

CHOSEN = "chosen"
"""Why a step of a game was taken: somebody wanted it. All else is taken by itself."""


@dataclass(frozen=True)
class Place:
    """Where in a lesson somebody is."""

    step: int = 0
    """The number of the step; after the last one the lesson is over."""
    since: tuple[int, ...] = (0,)
    """How many actions had been taken when each step began, from the first to this one."""
    astray: bool = False
    """Whether what the step is about cannot be done any more, because something else was done."""
    done: tuple[str, ...] = ()
    """The chapters that were taken to their end."""

    def json(self) -> dict[str, Any]:
        return {"step": self.step, "since": list(self.since), "astray": self.astray, "done": list(self.done)}

    @staticmethod
    def read(written: Mapping[str, Any]) -> Place:
        return Place(written["step"], tuple(written["since"]), written["astray"], tuple(written["done"]))


@dataclass(frozen=True)
class Game:
    """What has happened at the table so far."""

    state: State
    taken: Sequence[Taken]
    causes: Sequence[str]
    """Why each action was taken."""


def current(lesson: Lesson, place: Place) -> Step | None:
    """The step that somebody is at; None when the lesson is over."""
    return lesson.steps[place.step] if place.step < len(lesson.steps) else None


def holds_bots(lesson: Lesson, place: Place) -> bool:
    """Whether the others wait: there is something to read."""
    step = current(lesson, place)
    return step is not None and (step.reads or place.astray)


def wanted(line: Line, place: Place, state: State) -> list[str]:
    """The actions that count as done and can be done now."""
    step = current(line.lesson, place)
    if step is None or place.astray or state.seat != line.lesson.seat:
        return []
    legal = [str(line.game.actions[index]) for index in state.legal()]
    if step.do:
        return [text for text in legal if step.counts(text)]
    return legal if step.until else []


def go_on(line: Line, place: Place, game: Game) -> Place:
    """What was said has been read: the next step."""
    step = current(line.lesson, place)
    if step is None or not (step.reads or place.astray):
        return place
    return follow(line, _advance(line.lesson, place, len(game.taken)), game)


def skip(line: Line, place: Place, game: Game) -> Place:
    """On to the next step, whatever was to be done in this one."""
    if current(line.lesson, place) is None:
        return place
    return follow(line, _advance(line.lesson, place, len(game.taken)), game)


def _advance(lesson: Lesson, place: Place, moment: int) -> Place:
    step = place.step + 1
    chapter = lesson.steps[place.step].chapter
    ends = step == len(lesson.steps) or lesson.steps[step].chapter != chapter
    name = lesson.chapters[chapter].name
    done = (*place.done, name) if ends and name not in place.done else place.done
    return Place(step, (*place.since, moment), False, done)


def follow(line: Line, place: Place, game: Game) -> Place:
    """Where somebody is after what has happened: further on, or back where it was taken back."""
    place = _gone_back(place, len(game.taken))
    while True:
        step = current(line.lesson, place)
        if step is None or step.reads:
            return place
        after = _looked_at(line, place, step, game)
        if after is None:
            return place
        if after.step == place.step:
            return after
        place = after


def _gone_back(place: Place, moment: int) -> Place:
    while len(place.since) > 1 and place.since[-1] > moment:
        place = Place(place.step - 1, place.since[:-1], False, place.done)
    return place


def _looked_at(line: Line, place: Place, step: Step, game: Game) -> Place | None:
    """The place after looking at what was done about a step; None: it is still to be done."""
    lesson, state, since = line.lesson, game.state, place.since[-1]
    is_over = state.seat == OVER
    mine = state.seat == lesson.seat
    if step.watches:
        return _advance(lesson, place, len(game.taken)) if mine or is_over else None
    own = [k for k in range(since, len(game.taken)) if game.taken[k].seat == lesson.seat]
    if step.until:
        past = is_over or _is_past(line, place, step, state, bool(own))
        return _advance(lesson, place, len(game.taken)) if past else None
    hit = next((k for k in own if step.counts(game.taken[k].action)), None)
    if hit is not None:
        # Where the others follow, they do so before the next step is told.
        return _advance(lesson, place, hit + 1) if not step.then or mine or is_over else replace(place, astray=False)
    if is_over:
        return _advance(lesson, place, len(game.taken))
    if not mine:
        chose = any(game.causes[k] == CHOSEN for k in own)
        return replace(place, astray=True) if chose else None
    # What cannot be done any more is told of, too: there the learner may want to go back.
    can = wanted(line, replace(place, astray=False), state) or _is_early(line, place, state)
    return replace(place, astray=not can)


def _is_past(line: Line, place: Place, step: Step, state: State, acted: bool) -> bool:
    """Whether what the learner was to decide freely is decided."""
    began = line.moments[place.step]
    here = mark(state)
    if step.until == "round":
        return here[0] > began.mark[0]
    if step.until == "phase":
        # What is asked in a phase between, of those who have something to decide there, belongs to it.
        then = line.order(line.moments[place.step + 1].mark)
        return line.order(here) >= then if then > line.order(began.mark) else line.order(here) > then
    if line.order(here) != line.order(began.mark):
        return line.order(here) > line.order(began.mark)
    mine = state.seat == line.lesson.seat
    if not acted:
        # What was to be decided is not asked: the game has gone another way.
        return mine and state.asked().name != began.question
    return not mine or (step.until == "question" and state.asked().name != began.question)


def _is_early(line: Line, place: Place, state: State) -> bool:
    """Whether what the step is about may still come: the phase is not reached, or something else is asked before."""
    began = line.moments[place.step]
    here, there = line.order(mark(state)), line.order(began.mark)
    return here < there or (here == there and state.asked().name != began.question)
