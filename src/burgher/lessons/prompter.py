"""Tells bots and chance what the lesson has for them, also when the learner has gone another way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgher.core.match import Step as Taken
from burgher.core.state import CHANCE, State
from burgher.lessons.line import Line, Mark, mark


class Prompter:
    """Follows a game beside the lesson's own.

    What was planned for a phase of a round is done in it, in its order, as far as it is legal: so one move of the
    learner's own does not change all that comes after.
    """

    def __init__(self, line: Line, start: Callable[[], State]) -> None:
        self._line = line
        self._start = start
        self._state = start()
        self._seen: list[Taken] = []
        self._marks: list[Mark] = []

    def given(self, state: State, taken: Sequence[Taken]) -> int | None:
        """The action for whoever is to decide in this position, to which these led; None: as they like."""
        here = mark(state)
        seat = int(state.seat)
        planned = self._line.planned(seat, here)
        if not planned:
            return None
        self._catch_up(taken)
        done = [
            step.action.index
            for step, when in zip(taken, self._marks, strict=True)
            if step.seat == seat and when == here
        ]
        may = {outcome for outcome, _ in state.outcomes()} if seat == CHANCE else set(state.legal())
        return next((action for action in _rest(planned, done) if action in may), None)

    def _catch_up(self, taken: Sequence[Taken]) -> None:
        known = len(self._seen)
        if known > len(taken) or (known and self._seen[-1] is not taken[known - 1]):
            self._state = self._start()
            self._seen, self._marks, known = [], [], 0
        for step in taken[known:]:
            self._marks.append(mark(self._state))
            self._state.apply(step.action.index)
            self._seen.append(step)


def _rest(planned: Sequence[int], done: Sequence[int]) -> Sequence[int]:
    """What of a plan is left after some of it, and other things, were done."""
    place = 0
    for action in done:
        if action in planned[place:]:
            place = planned.index(action, place) + 1
    return planned[place:]
