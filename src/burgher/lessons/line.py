"""The game that a lesson leads through, played by the engine: so every action of the lesson is known to be legal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from burgher.core import registry
from burgher.core.actions import Action
from burgher.core.chance import Random
from burgher.core.errors import BurgherError
from burgher.core.events import Event
from burgher.core.state import CHANCE, OVER, State
from burgher.lessons.lesson import BadLesson, Lesson, Step, find_lesson, matches

Mark = tuple[int, str]
"""When something happens: the round and the phase."""


def mark(state: State) -> Mark:
    return int(state.round), str(state.phase)


@dataclass(frozen=True, slots=True)
class Given:
    """An action of the lesson's own game."""

    seat: int
    action: Action
    mark: Mark
    question: str
    """What it answers."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where in the lesson's own game a step begins."""

    done: int
    """How many actions have been taken by then."""
    mark: Mark
    question: str
    """What is asked then, of whomever."""
    seat: int


class Line:
    """The lesson's own game: what everybody does, chance too, when all goes as the lesson has it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = registry.find(lesson.game)
        self.given: list[Given] = []
        self.moments: list[Moment] = []
        """Where each step begins, and at last where the lesson ends."""
        self._reveals = True
        self._play()
        marks = list(dict.fromkeys(one.mark for one in self.given))
        self._order = {one: place for place, one in enumerate(marks)}
        self._planned: dict[tuple[int, Mark], list[int]] = {}
        for one in self.given:
            self._planned.setdefault((one.seat, one.mark), []).append(one.action.index)
        self._turns = self._find_turns()
        self._openings = {(self.given[first].mark[1], self.given[first].question) for first in self._turns}

    def planned(self, seat: int, when: Mark) -> list[int]:
        """What a seat, or chance, does in a phase of a round."""
        return self._planned.get((seat, when), [])

    def order(self, when: Mark) -> tuple[int, int]:
        """When a phase comes: by the game's own order; where it has none, as the lesson's own game meets them."""
        number, phase = when
        if phase in self.game.phases:
            return number, self.game.phases.index(phase)
        # One that it does not reach comes after all others of its round.
        return number, self._order.get(when, len(self._order))

    # the learner's turns

    def _find_turns(self) -> list[int]:
        """Where the learner begins to decide: after others have acted, or in a new phase."""
        found: list[int] = []
        goes_on: Mark | None = None
        for place, one in enumerate(self.given):
            if one.seat not in (self.lesson.seat, CHANCE):
                goes_on = None
            elif one.seat == self.lesson.seat:
                if one.mark != goes_on:
                    found.append(place)
                goes_on = one.mark
        return found

    def opens(self, state: State) -> bool:
        """Whether this is what the learner is asked first in a turn of the lesson's own game; else it has come of
        something else, as where to put the die that was picked up."""
        return (str(state.phase), state.asked().name) in self._openings

    def hangs(self, step: int) -> bool:
        """Whether a step can only be done after what the learner has done before it in the same turn."""
        moment = self.moments[step]
        return moment.seat == self.lesson.seat and (moment.mark[1], moment.question) not in self._openings

    def turn_of(self, step: int) -> int:
        """The first step in the same turn of the learner's."""
        here = self._turn_at(step)
        return next(one for one in range(step + 1) if self._turn_at(one) == here)

    def _turn_at(self, step: int) -> int:
        """How many turns have begun where a step is to be done."""
        return sum(first <= self.moments[step].done for first in self._turns)

    def comes_next_turn(self, step: int) -> bool:
        """Whether others act in the same phase between a step and what the learner is to do before it."""
        before = next((one for one in reversed(range(step)) if self.lesson.steps[one].do), None)
        if before is None or self.moments[before].mark != self.moments[step].mark:
            return False
        return any(map(self.others_follow, range(before, step)))

    def others_follow(self, step: int) -> bool:
        """Whether others act after a step, before the next one."""
        following = self.given[self.moments[step].done : self.moments[step + 1].done]
        return any(one.seat not in (self.lesson.seat, CHANCE) for one in following)

    # playing it

    def _play(self) -> None:
        lesson = self.lesson
        self._state = self._start()
        self._take(lesson.begin, f"{lesson.name}, begin")
        for number, step in enumerate(lesson.steps):
            place = lesson.place(number)
            self._note()
            self._check_after(step, place)
            self._check_toward(number, place)
            self._check_unless(step, place)
            if step.do:
                self._check_step(step, place, lesson.steps[number - 1].do if number else ())
                self._apply(self._first(step))
            self._take(step.then, place)
        self._note()

    def _start(self) -> State:
        lesson, game = self.lesson, self.game
        try:
            options = game.settle_options(lesson.players, lesson.options)
            components = game.components()
            if lesson.position is None:
                return game.start(lesson.players, options, components)
            return game.restore(lesson.position, lesson.players, options, components)
        except BurgherError as error:
            raise BadLesson(f"{lesson.name}: {error}") from None

    def _note(self) -> None:
        state = self._state
        question = "" if state.seat == OVER else state.asked().name
        self.moments.append(Moment(len(self.given), mark(state), question, int(state.seat)))

    def _take(self, texts: tuple[str, ...], place: str) -> None:
        """Take these actions, each for whoever is to decide, and what happens by itself between and after them."""
        left = [self._find(text, place) for text in texts]
        while True:
            by_itself = self._by_itself(left[0] if left else None)
            if by_itself is not None:
                if left and by_itself == left[0].index:
                    left.pop(0)
                self._apply(self.game.actions[by_itself])
                continue
            if not left:
                return
            action = left.pop(0)
            self._check_legal(action, place)
            self._apply(action)

    def _by_itself(self, following: Action | None) -> int | None:
        """What happens without a decision: chance, as the lesson has it or by its seed, and steps without a choice."""
        state = self._state
        if state.seat == OVER:
            return None
        if state.seat == CHANCE:
            outcomes = [outcome for outcome, _ in state.outcomes()]
            if following is not None and following.index in outcomes:
                return following.index
            return state.roll(Random(f"{self.lesson.seed}/{len(self.given)}"))
        legal = state.legal(state.seat != self.lesson.seat)
        if len(legal) != 1 or (state.seat == self.lesson.seat and not self._is_automatic(legal[0])):
            return None
        return legal[0]

    def _is_automatic(self, action: int) -> bool:
        """Whether a table takes the learner's only action by itself: where nothing to take back is lost by it."""
        last = self.given[-1] if self.given else None
        if last is None or last.seat != self.lesson.seat or self._reveals:
            return True
        after = self._state.copy()
        events: list[Event] = []
        after.log = events
        after.apply(action)
        return after.seat == self._state.seat and not any(event.reveals for event in events)

    def _apply(self, action: Action) -> None:
        state = self._state
        self.given.append(Given(int(state.seat), action, mark(state), state.asked().name))
        events: list[Event] = []
        state.log = events
        state.apply(action.index)
        state.log = None
        self._reveals = any(event.reveals for event in events)

    # checking it

    def _find(self, text: str, place: str) -> Action:
        try:
            return self.game.actions.find(text)
        except BurgherError as error:
            raise BadLesson(f"{place}: {error}") from None

    def _check_legal(self, action: Action, place: str) -> None:
        state = self._state
        if state.seat == OVER:
            raise BadLesson(f"{place}: {action} comes after the end of the game")
        if action.chance or state.why(action.index) != 0:
            raise BadLesson(f"{place}: {action} is not legal for seat {state.seat}, who may: {self._may()}")

    def _check_step(self, step: Step, place: str, before: Sequence[str]) -> None:
        """What is to be done can be done, by the learner; or could be in the step ``before``, where the order is
        theirs to choose."""
        state = self._state
        if state.seat != self.lesson.seat:
            raise BadLesson(
                f"{place}: the learner is to do something, but seat {state.seat} is to decide ({self._may()}); "
                "say in `then` of a step before what it does"
            )
        legal = [str(self.game.actions[index]) for index in state.legal()]
        for pattern in step.do:
            if "*" not in pattern:
                self._find(pattern, place)
            if pattern not in before and not any(matches(pattern, text) for text in legal):
                raise BadLesson(f"{place}: {pattern} is not legal; the learner may: {', '.join(legal)}")

    def _check_after(self, step: Step, place: str) -> None:
        """What a message takes for granted has been done by then."""
        own = [str(one.action) for one in self.given if one.seat == self.lesson.seat]
        for pattern in step.after:
            if not any(matches(pattern, text) for text in own):
                raise BadLesson(f"{place}: after names {pattern}, which the learner has not done by then")

    def _check_toward(self, number: int, place: str) -> None:
        """What a step prepares is to be done later."""
        later = {pattern for step in self.lesson.steps[number + 1 :] for pattern in step.do}
        for pattern in self.lesson.steps[number].toward:
            if pattern not in later:
                raise BadLesson(f"{place}: toward names {pattern}, which no later step has in its do")
        for pattern in self.lesson.steps[number].by:
            actions = (str(self.game.actions[index]) for index in range(self.game.actions.choices))
            if not any(matches(pattern, text) for text in actions):
                raise BadLesson(f"{place}: by names {pattern}, which is no action of the game")

    def _check_unless(self, step: Step, place: str) -> None:
        """What would make a step needless is there to be seen, and not so in the lesson's own game."""
        view = self.game.view(self._state, self.lesson.seat) if step.unless else {}
        found = {path: seen(view, path) for path in step.unless}
        for path, value in found.items():
            if value is None:
                raise BadLesson(f"{place}: unless names {path}, which the learner does not see")
        if found and found == step.unless:
            raise BadLesson(f"{place}: what stands in unless is so by then, and nobody would come to this step")

    def _first(self, step: Step) -> Action:
        """What the learner does in the lesson's own game: the first that fits what counts."""
        for index in self._state.legal():
            if matches(step.do[0], str(self.game.actions[index])):
                return self.game.actions[index]
        raise AssertionError("checked before")

    def _may(self) -> str:
        if self._state.seat < 0:
            return "nothing"
        return ", ".join(str(self.game.actions[index]) for index in self._state.legal())

    def positions(self) -> Iterator[State]:
        """The position at the beginning of each step, and at the end."""
        state = self._start()
        done = 0
        for moment in self.moments:
            while done < moment.done:
                state.apply(self.given[done].action.index)
                done += 1
            yield state.copy()


def seen(view: object, path: str) -> object:
    """What stands at a path of a view, as ``seats.0.crest``; None: nothing does."""
    for name in path.split("."):
        if isinstance(view, Mapping):
            view = view.get(name)
        elif isinstance(view, Sequence) and name.isdecimal() and int(name) < len(view):
            view = view[int(name)]
        else:
            return None
    return view


@lru_cache(maxsize=32)
def line_of(game: str, name: str) -> Line:
    """The game of a lesson; BadLesson says where it cannot be played."""
    return Line(find_lesson(game, name))
