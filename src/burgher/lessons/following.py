"""How far somebody has come in a lesson, from what was done at the table: goes along where it can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from burgher.core.match import Step as Taken
from burgher.core.state import CHANCE, OVER, State
from burgher.lessons.lesson import Lesson, Step
from burgher.lessons.line import Line, mark
from burgher.lessons.reach import can, completes, is_needless, prepared, stands

CHOSEN = "chosen"
"""Why a step of a game was taken: somebody wanted it. All else is taken by itself."""

Kind = Literal["read", "do", "free", "watch", "early", "over"]


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
    left: bool = False
    """Whether the learner does without what the step is about, while what the others do after it is still to come; or
    reads it before its time."""
    instead: int | None = None
    """The step that was to be done where this one could be done as well after something else."""
    missed: int | None = None
    """The last step that the learner was told of because it was not done."""
    passed: tuple[int, ...] = ()
    """The steps that were to be done and were not."""
    untold: tuple[int, ...] = ()
    """The steps that were passed over right before this one without a word: what they ask for is done, or needless."""

    def json(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "since": list(self.since),
            "astray": self.astray,
            "done": list(self.done),
            "left": self.left,
            "instead": self.instead,
            "missed": self.missed,
            "passed": list(self.passed),
            "untold": list(self.untold),
        }

    @staticmethod
    def read(written: Mapping[str, Any]) -> Place:
        return Place(
            written["step"],
            tuple(written["since"]),
            written["astray"],
            tuple(written["done"]),
            written.get("left", False),
            written.get("instead"),
            written.get("missed"),
            tuple(written.get("passed", ())),
            tuple(written.get("untold", ())),
        )


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


def holds_bots(line: Line, place: Place, state: State) -> bool:
    """Whether the others wait: there is something to read."""
    return place.astray or kind_of(line, place, state) == "read"


def kind_of(line: Line, place: Place, state: State) -> Kind:
    """What somebody has to do about the step that they are at."""
    step = current(line.lesson, place)
    mine = state.seat == line.lesson.seat
    if step is None:
        return "over"
    if step.reads:
        waits = not place.left and state.seat != OVER and _is_before(line, place, state)
        return "read" if not waits else "early" if mine else "watch"
    if step.watches or not mine:
        return "watch"
    if step.until:
        return "free"
    return "do" if place.astray or wanted(line, place, state) else "early"


def wanted(line: Line, place: Place, state: State) -> list[str]:
    """The actions that count as done and can be done now."""
    step = current(line.lesson, place)
    if step is None or place.astray or place.left or state.seat != line.lesson.seat:
        return []
    return can(line, place.step, state)


def go_on(line: Line, place: Place, game: Game) -> Place:
    """What was said has been read, or what was to be done is given up: the next step."""
    kind = kind_of(line, place, game.state)
    needless = kind == "do" and comes_of_it(line, place, game) != ""
    if not (place.astray or needless or kind in ("read", "early")):
        return place
    step = line.lesson.steps[place.step]
    if step.reads and kind == "early":
        return replace(place, left=True)
    if step.do and not place.left:
        after = _give_up(line, replace(place, missed=place.step), game)
    else:
        after = _advance(line.lesson, place, len(game.taken))
    return _followed(line, after, game, max(after.step, place.step + 1))


def comes_of_it(line: Line, place: Place, game: Game) -> Literal["", "ready", "done"]:
    """Whether what the step prepares can be done without it, or has been done in this turn; empty: neither."""
    if not line.lesson.steps[place.step].toward:
        return ""
    return prepared(line, place.step, place.since[line.turn_of(place.step)], game.state, game.taken)


def _give_up(line: Line, place: Place, game: Game) -> Place:
    """Without what the step is about, and all that would have come of it. Where others act, the next step comes when
    they have."""
    while True:
        if line.others_follow(place.step) and not _others_have_acted(line, place, game):
            return replace(place, astray=False, left=True, instead=None)
        place = _pass(line, place, game)
        step = current(line.lesson, place)
        if step is None or not step.do or not line.hangs(place.step) or wanted(line, place, game.state):
            return place


def _others_have_acted(line: Line, place: Place, game: Game) -> bool:
    """Whether somebody else has acted since the learner's turn began in which the step was to be done."""
    began = place.since[line.turn_of(place.step)]
    return any(taken.seat not in (line.lesson.seat, CHANCE) for taken in game.taken[began:])


def _pass(line: Line, place: Place, game: Game) -> Place:
    """The next step, without this one unless it was done before it was asked for."""
    lacks = line.lesson.steps[place.step].do and not _was_done(line, place, game)
    passed = (*place.passed, place.step) if lacks else place.passed
    return _advance(line.lesson, replace(place, passed=passed), len(game.taken))


def _advance(lesson: Lesson, place: Place, moment: int) -> Place:
    step = place.step + 1
    chapter = lesson.steps[place.step].chapter
    ends = step == len(lesson.steps) or lesson.steps[step].chapter != chapter
    name = lesson.chapters[chapter].name
    done = (*place.done, name) if ends and name not in place.done else place.done
    return Place(step, (*place.since, moment), False, done, missed=place.missed, passed=place.passed)


def follow(line: Line, place: Place, game: Game) -> Place:
    """Where somebody is after what has happened: further on, or back where it was taken back."""
    place = _gone_back(place, len(game.taken))
    return _followed(line, place, game, place.step + 1)


def _followed(line: Line, place: Place, game: Game, first: int) -> Place:
    """The step that is told of next. Of those from ``first`` on the learner has heard nothing."""
    before = place
    while True:
        step = current(line.lesson, place)
        after = None if step is None or step.reads else _looked_at(line, place, step, game)
        if after is None or after.step == place.step:
            break
        place = after
    place = place if after is None else after
    return replace(place, untold=_untold(line, before, place, game, first))


def _untold(line: Line, before: Place, place: Place, game: Game, first: int) -> tuple[int, ...]:
    """What was passed over on the way to a step; and this one, while nothing is said of it because others act."""
    steps, here = line.lesson.steps, place.step
    goes_on = here == before.step or before.step in before.untold
    over = [*(before.untold if goes_on else ()), *range(first, here + 1)]
    is_told = not place.left and (place.astray or game.state.seat == line.lesson.seat)
    if here == len(steps) or is_told:
        over = [step for step in over if step != here]
    # Of what was not done the learner hears with what it hung on, or for itself.
    return tuple(step for step in dict.fromkeys(over) if steps[step].do and step not in place.passed)


def _gone_back(place: Place, moment: int) -> Place:
    while len(place.since) > 1 and place.since[-1] > moment:
        before = place.step - 1
        passed = tuple(step for step in place.passed if step < before)
        place = Place(before, place.since[:-1], False, place.done, missed=_before(place), passed=passed)
    return place


def _before(place: Place) -> int | None:
    """What was missed before the step that somebody goes back from."""
    return None if place.missed is None or place.missed >= place.step - 1 else place.missed


def _looked_at(line: Line, place: Place, step: Step, game: Game) -> Place | None:
    """The place after looking at what was done about a step; None: it is still to be done."""
    lesson, state, since = line.lesson, game.state, place.since[-1]
    is_over = state.seat == OVER
    mine = state.seat == lesson.seat
    if step.watches:
        return _advance(lesson, place, len(game.taken)) if mine or is_over else None
    own = [k for k in range(since, len(game.taken)) if game.taken[k].seat == lesson.seat]
    if step.until:
        if state.seat == CHANCE:
            return None
        past = is_over or _is_past(line, place, step, state, bool(own))
        return _advance(lesson, place, len(game.taken)) if past else None
    hit = next((k for k in own if step.counts(game.taken[k].action)), None)
    if hit is not None:
        if not step.then:
            return _advance(lesson, place, hit + 1)
        # Where the others follow, they do so before the next step is told.
        waits = not mine and not is_over
        done = replace(place, astray=False, left=False, instead=None)
        return done if waits else _advance(lesson, place, len(game.taken))
    if is_over:
        return _advance(lesson, place, len(game.taken))
    if state.seat == CHANCE:
        return None
    if place.left:
        return _left(line, place, game) if mine else None
    asked = asked_from(line, place, game.taken)
    return _not_done(line, place, game, any(game.causes[k] == CHOSEN for k in own if asked is not None and k >= asked))


def _left(line: Line, place: Place, game: Game) -> Place | None:
    """The place after a step that the learner did without: further on when the others have acted, or when the next
    step can be done all the same; None: neither has come."""
    further = _pass(line, place, game)
    if _others_have_acted(line, place, game) or _is_after(line, place, game.state):
        return further
    began = place.since[-1]
    acted = any(taken.seat == line.lesson.seat for taken in game.taken[began:])
    if can(line, place.step, game.state) and not acted:
        # It was taken back, and can be done again.
        return replace(place, left=False)
    has_next = further.step < len(line.lesson.steps)
    is_asked = has_next and (can(line, further.step, game.state) or _is_asked_later(line, place, game.state))
    return further if is_asked else None


def _not_done(line: Line, place: Place, game: Game, chose: bool) -> Place | None:
    """The place where what is to be done was not done: it can still be done, or later, or not any more."""
    state = game.state
    mine = state.seat == line.lesson.seat
    if not chose and is_needless(line, place.step, state):
        return _advance(line.lesson, place, len(game.taken))
    if line.lesson.steps[place.step].timely and _is_after(line, place, state):
        return _give_up(line, place, game)
    begun = mine and bool(can(line, place.step, state))
    is_early = asked_from(line, place, game.taken) is None and not _is_asked_later(line, place, state)
    if is_early and not begun:
        # What hinders it now may be over with the turn.
        return replace(place, astray=False)
    if begun and not (line.opens(state) and line.hangs(place.step)):
        # What comes of it must be possible as well, unless something else is said where it is not. In the middle of a
        # turn that has been seen.
        looks = line.opens(state) and stands(line.lesson, place.step, game.taken)
        return replace(place, astray=looks and not completes(line, place.step, state))
    past = not mine or line.opens(state) or _is_after(line, place, state)
    if past and not chose and line.hangs(place.step):
        # What it would have come of was not done: of that the learner has been told.
        return _give_up(line, place, game)
    if not mine:
        return replace(place, astray=True) if chose else None
    if begun:
        return replace(place, astray=False)
    if _was_done(line, place, game):
        return _give_up(line, place, game)
    later = _later(line, place, state, chose) if not chose or _leads_on(line, place, game) else None
    if later is not None:
        instead = (place.step if chose else None) if place.instead is None else place.instead
        for _ in range(place.step, later):
            place = _advance(line.lesson, place, len(game.taken))
        return replace(place, instead=instead)
    if _is_early(line, place, state) and not _is_asked_later(line, place, state):
        return replace(place, astray=False)
    if _goes_with_missed(line, place):
        # So it is with what was to be done right after what was missed.
        return _give_up(line, place, game)
    # What cannot be done any more is told of, too: there the learner may want to go back.
    return replace(place, astray=True)


def _goes_with_missed(line: Line, place: Place) -> bool:
    """Whether a step comes, in the same turn and with nothing to read between, after one that was not done."""
    if place.missed is None or line.turn_of(place.missed) != line.turn_of(place.step):
        return False
    return all(step.do for step in line.lesson.steps[place.missed : place.step + 1])


def asked_from(line: Line, place: Place, taken: Sequence[Taken]) -> int | None:
    """How many actions had been taken when what a step is about could be asked for. Where it belongs to the learner's
    next turn and came while one was under way, that is when others have acted; None: they have not."""
    began, seat = place.since[-1], line.lesson.seat
    before = next((one.seat for one in reversed(taken[:began]) if one.seat != CHANCE), None)
    if before != seat or not line.comes_next_turn(place.step):
        return began
    others = (k for k in range(began, len(taken)) if taken[k].seat not in (seat, CHANCE))
    return next(others, None)


def _was_done(line: Line, place: Place, game: Game) -> bool:
    """Whether the learner did it before it was asked for, in the same phase; what was done for another step is past."""
    steps = line.lesson.steps
    if _is_before(line, place, game.state):
        return False
    began = place.since[_done_from(line, place, game.state)]
    return any(
        taken.seat == line.lesson.seat
        and steps[place.step].counts(taken.action)
        and not any(after == k + 1 and steps[j].counts(taken.action) for j, after in enumerate(place.since[1:]))
        for k, taken in enumerate(game.taken[began:], began)
    )


def _done_from(line: Line, place: Place, state: State) -> int:
    """The step since which it may have been done: where something else comes of it, the first of the turn; where it
    stands for itself, or has led to what is asked now, the first of the phase."""
    moments = line.moments
    leads_on = line.hangs(place.step) or line.hangs(place.step + 1)
    if leads_on and not _is_asked_later(line, place, state):
        return line.turn_of(place.step)
    return next(step for step in range(place.step + 1) if moments[step].mark == moments[place.step].mark)


def _leads_on(line: Line, place: Place, game: Game) -> bool:
    """Whether something that the learner chose since the step began may stand for what it is about."""
    step = line.lesson.steps[place.step]
    return any(
        taken.seat == line.lesson.seat and cause == CHOSEN and step.leads_on(taken.action)
        for taken, cause in zip(game.taken[place.since[-1] :], game.causes[place.since[-1] :], strict=True)
    )


def _later(line: Line, place: Place, state: State, chose: bool) -> int | None:
    """A later step of the same turn that is asked for now: the learner has come to it in another way."""
    steps = line.lesson.steps
    if _is_before(line, place, state) or _is_after(line, place, state):
        return None
    for number in range(place.step + 1, len(steps)):
        if not steps[number].do or line.others_follow(number - 1):
            break
        if line.hangs(number) and line.moments[number].question == state.asked().name:
            return number if not chose or can(line, number, state) else None
    return None


def _is_asked_later(line: Line, place: Place, state: State) -> bool:
    """Whether the learner is asked what a later step of this phase leaves to them, so that this one's time is over:
    whoever has passed sends their workers now, and is to hear before what they can bring."""
    if _is_before(line, place, state) or state.seat != line.lesson.seat:
        return False
    here, asked = mark(state), state.asked().name
    later = range(place.step + 1, len(line.lesson.steps))
    return any(
        line.lesson.steps[number].until and line.hangs(number) and line.moments[number].question == asked
        for number in later
        if line.moments[number].mark == here
    )


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


def _is_before(line: Line, place: Place, state: State) -> bool:
    """Whether the phase that the step belongs to is still to come."""
    return line.order(mark(state)) < line.order(line.moments[place.step].mark)


def _is_after(line: Line, place: Place, state: State) -> bool:
    return line.order(mark(state)) > line.order(line.moments[place.step].mark)


def _is_early(line: Line, place: Place, state: State) -> bool:
    """Whether what the step is about may still come: the phase is not reached, or something is answered before."""
    if _is_before(line, place, state):
        return True
    if _is_after(line, place, state):
        return False
    if not line.opens(state):
        # The learner is in the middle of something.
        return state.asked().name != line.moments[place.step].question
    return any(can(line, place.step, after) for after in _next(line, state))


def _next(line: Line, state: State) -> list[State]:
    """The positions one decision further, where it is still the learner who decides."""
    found = []
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        if after.seat == line.lesson.seat:
            found.append(after)
    return found
