"""Somebody who takes a lesson at its own table, by the engine alone: as it is meant, or in another way."""

from __future__ import annotations

from collections.abc import Callable

from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.match import Step as Taken
from burgher.core.state import CHANCE, OVER, State
from burgher.lessons import Place, Prompter, follow, go_on, holds_bots, line_of, wanted
from burgher.lessons.following import CHOSEN, Game, current, kind_of
from burgher.lessons.line import mark

MOST = 600
"""Looks at the companion in a lesson: none takes so many."""
MOST_IN_A_TURN = 16
"""Decisions until whoever has begun something else has ended it: sending all of one's workers takes the most."""


class Wanderer:
    """A learner; the others and chance do what the lesson has for them, or anything."""

    def __init__(self, game: str, name: str, seed: int = 1) -> None:
        self.line = line_of(game, name)
        lesson = self.lesson = self.line.lesson
        own = registry.find(game)
        options = own.settle_options(lesson.players, lesson.options)
        self._start: Callable[[], State] = lambda: own.start(lesson.players, options, own.components())
        self.actions = own.actions
        self.prompter = Prompter(self.line, self._start)
        self.state = self._start()
        self.taken: list[Taken] = []
        self.causes: list[str] = []
        self.random = Random(seed)
        self.place = Place()
        for one in self.line.given[: self.line.moments[0].done]:
            self._take(one.action.index, "begun")
        self._look()

    def copy(self) -> Wanderer:
        other = Wanderer.__new__(Wanderer)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.taken, other.causes = list(self.taken), list(self.causes)
        other.random = Random(1)
        other.prompter = Prompter(self.line, self._start)
        return other

    @property
    def game(self) -> Game:
        return Game(self.state, self.taken, self.causes)

    @property
    def kind(self) -> str:
        return "astray" if self.place.astray else kind_of(self.line, self.place, self.state)

    @property
    def said(self) -> str:
        step = current(self.lesson, self.place)
        return "" if step is None else step.say.removeprefix(f"lesson-{self.lesson.name}-")

    @property
    def count(self) -> tuple[int, int]:
        """Which step of how many of its chapter the companion says this is."""
        return self.lesson.count(self.place.step)

    @property
    def legal(self) -> list[str]:
        return [str(self.actions[index]) for index in self.state.legal()]

    @property
    def wanted(self) -> list[str]:
        return wanted(self.line, self.place, self.state)

    @property
    def meant(self) -> str | None:
        """What the learner does next in the lesson's own game, if all has gone as there."""
        given = self.line.given
        as_there = len(self.taken) < len(given) and all(
            one.action is other.action for one, other in zip(self.taken, given, strict=False)
        )
        return str(given[len(self.taken)].action) if as_there else None

    def _take(self, action: int, cause: str) -> None:
        self.taken.append(Taken(self.actions[action], int(self.state.seat), ()))
        self.causes.append(cause)
        self.state.apply(action)

    def _look(self) -> None:
        """What happens by itself, until the learner has something to do or to read."""
        self.place = follow(self.line, self.place, self.game)
        while self.state.seat != OVER:
            seat = int(self.state.seat)
            if seat == CHANCE:
                given = self.prompter.given(self.state, self.taken)
                self._take(self.state.roll(self.random) if given is None else given, "chance")
            elif seat != self.lesson.seat:
                if holds_bots(self.line, self.place, self.state):
                    return
                given = self.prompter.given(self.state, self.taken)
                legal = self.state.legal()
                self._take(legal[self.random.below(len(legal))] if given is None else given, "bot")
            else:
                legal = self.state.legal()
                if len(legal) > 1 or self.place.astray:
                    return
                self._take(legal[0], "forced")
            self.place = follow(self.line, self.place, self.game)

    def read(self) -> None:
        self.place = go_on(self.line, self.place, self.game)
        self._look()

    def do(self, text: str) -> None:
        self._take(self.actions.find(text).index, CHOSEN)
        self._look()

    def take_back(self, upto: int) -> None:
        """Everything since so many actions had been taken."""
        self.state = self._start()
        del self.taken[upto:], self.causes[upto:]
        for step in self.taken:
            self.state.apply(step.action.index)
        self.place = follow(self.line, self.place, self.game)

    def finish(self, stray: int = 0, skips: bool = False) -> None:
        """To the end of the lesson: what is wanted is done, or now and then (by so many chances in a hundred) something
        else. At every look there is something to read, to do, or a way on."""
        waited, last = 0, self.place
        counted: tuple[str, int] | None = None
        for _ in range(MOST):
            kind, before = self.kind, self.place
            if kind == "over":
                return
            counted = self.counted_on(counted)
            assert kind != "watch", f"nobody acts at {self.said}"
            waited = waited + 1 if (before.step, before.left) == (last.step, last.left) and kind == "early" else 0
            last = before
            if kind in ("read", "astray") or (kind == "early" and skips):
                self.read()
                assert self.place != before, f"pressing the button changes nothing at {self.said}"
                continue
            if kind == "early" and not self.waits_for_its_time:
                assert waited < MOST_IN_A_TURN, f"{self.said} is waited for, and nothing can be done about it"
            if kind == "do":
                assert self.wanted, f"nothing can be done at {self.said}"
            as_meant = self.wanted if kind == "do" and self.random.below(100) >= stray else self.legal
            self.do(self.any_of(as_meant))
        raise AssertionError(f"the lesson does not end: it stands at {self.said}")

    def counted_on(self, before: tuple[str, int] | None) -> tuple[str, int]:
        """The chapter and the count of the step: in a chapter one goes on, never back."""
        chapter = self.lesson.chapters[self.lesson.steps[self.place.step].chapter].name
        number, of = self.count
        assert 1 <= number <= of
        if before is not None:
            known = before[1] if before[0] == chapter else 0
            assert known <= number, f"{known} of {of}, then {number}, at {self.said}"
        return chapter, number

    @property
    def waits_for_its_time(self) -> bool:
        """Whether what comes next belongs to a later phase, so that the learner is told to play on until then."""
        line = self.line
        return line.order(mark(self.state)) < line.order(line.moments[self.place.step].mark)

    def any_of(self, texts: list[str]) -> str:
        return texts[self.random.below(len(texts))]
