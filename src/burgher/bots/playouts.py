# compiled
"""Playing on as greedy players would: each seat in its turn takes the best that a narrow look finds."""

from __future__ import annotations

from time import monotonic

from mypy_extensions import i64

from burgher.bots.evaluator import Evaluator
from burgher.bots.greedy import TurnSearch
from burgher.core.chance import Random
from burgher.core.moves import Moves
from burgher.core.state import CHANCE, OVER, State


class Players:
    """Greedy players at all seats; ``width`` and ``depth`` say how far they look within a turn."""

    def __init__(self, evaluator: Evaluator, random: Random, width: i64, depth: i64) -> None:
        self.evaluator = evaluator
        self.random = random
        self.search = TurnSearch(evaluator, random, width, depth, 1, 1)
        self.moves = Moves()
        self.early = False
        """Whether a pause begins as soon as nobody decides any more, before chance prepares the next round."""

    def play_on(self, state: State, seat: i64, turns: i64, pauses: i64, until: float) -> bool:
        """Until this seat has had so many more turns or so many pauses have come (0: any number of them).

        False: the time was up before.
        """
        pause = self._pause(state)
        turns_left = turns
        pauses_left = pauses
        while state.seat != OVER:
            if state.seat == CHANCE:
                if not self.settle(state, pause):
                    continue
                pause = self._pause(state)
                pauses_left -= 1
                if pauses > 0 and pauses_left == 0:
                    return True
                continue
            if monotonic() >= until:
                return False
            mover = state.seat
            self._go_on(state, until)
            if turns > 0 and mover == seat and state.seat != mover:
                turns_left -= 1
                if turns_left == 0:
                    return True
            if pauses > 0:
                now = self._pause(state)
                if now != pause:
                    pause = now
                    pauses_left -= 1
                    if pauses_left == 0:
                        return True
        return True

    def settle(self, state: State, pause: i64) -> bool:
        """Let chance act until a seat must decide. True: an early pause came before, and chance was stopped there.

        What chance brings may be the last of a round, and in the same breath it would roll the dice of the next.
        """
        while state.seat == CHANCE:
            self.moves.clear()
            state.chances(self.moves)
            state.apply(self.moves.draw(self.random))
            if self.early and self._pause(state) != pause:
                return True
        return False

    def _pause(self, state: State) -> i64:
        return self.evaluator.early_pause(state) if self.early else self.evaluator.pause(state)

    def _go_on(self, state: State, until: float) -> None:
        """A turn, or what can be decided of it before chance comes in."""
        moves = self.moves
        moves.clear()
        state.offer(moves, True)
        if moves.count == 1:
            state.apply(moves.codes[0])
            return
        for action in self.search.best(state, until):
            state.apply(action)
