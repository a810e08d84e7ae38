"""The champion: a trained network proposes whole turns, and the promising ones are played on in imagined positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from time import monotonic

import numpy as np

from burgher.bots.bot import Clock
from burgher.bots.network import Network, Numbers
from burgher.bots.outlook import Outlook
from burgher.bots.reading import AT_ONCE, drawn, likeliest, reader_of
from burgher.bots.thinkers import Plan, until
from burgher.core.chance import Random
from burgher.core.perspective import Perspective
from burgher.core.state import OVER, State

LONGEST = 40
"""Steps of a turn at the most; one that goes on is thought over again from there."""


@dataclass(slots=True)
class Turn:
    """The steps of a turn, where they lead, and how likely the network is to take them (a logarithm)."""

    state: State
    steps: list[int]
    likely: float
    worlds: int = 0
    """In how many imagined positions it was judged."""
    total: float = 0.0
    """What it was worth in all of them together."""

    def value(self, trust: float) -> float:
        return self.likely + (trust * self.total / self.worlds if self.worlds else 0.0)


class ChampionBot:
    """Compares ``turns`` whole turns in ``worlds`` imagined positions, each played on for at most ``ahead`` decisions.

    ``trust`` says how much what they come to counts beside the network's own preference, ``aim`` how much of that is
    the chance to win; the rest is the placement. Of a turn's steps only those count that are at least as likely as
    ``floor``, and ``width`` turns are followed at a time. With a single turn, or without worlds, the network's first
    thought decides; ``heat`` above 0 lets it choose by chance, the more freely the greater it is.
    """

    def __init__(
        self,
        network: Network,
        seed: str,
        turns: int = 8,
        worlds: int = 24,
        ahead: int = 12,
        trust: float = 5.0,
        aim: float = 0.5,
        width: int = 16,
        floor: float = 0.02,
        heat: float = 0.0,
    ) -> None:
        self._random = Random(seed)
        self._reader = reader_of(network)
        self._turns = turns
        self._worlds = worlds
        self._ahead = ahead
        self._trust = trust
        self._aim = aim
        self._width = width
        self._floor = log(max(floor, 1e-9))
        self._heat = heat
        self._plan = Plan()
        self._leaning = np.zeros(network.actions, np.float32)

    def lean(self, towards: Mapping[int, float]) -> None:
        """Take these actions more often than the network would, or less: so much is added to their logits."""
        for action, more in towards.items():
            self._leaning[action] = more

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        planned = self._plan.next(perspective)
        if planned is not None:
            return planned
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        guess = perspective.imagine(self._random)
        if self._turns < 2 or self._worlds == 0:
            return self._first_thought(guess)
        end = until(clock)
        turns = self._compare(guess, self._propose(guess, end), end)
        return self._plan.make(guess, turns[0].steps, perspective)

    def _first_thought(self, state: State) -> int:
        likely = self._inclined([state])
        (action,) = drawn(likely, self._heat, self._random) if self._heat > 0.0 else likeliest(likely)
        return action

    def _inclined(self, states: list[State]) -> Numbers:
        """How likely each action is to be this bot's, as a logarithm."""
        likely, _ = self._reader.read(states)
        likely += self._leaning
        likely -= np.log(np.exp(likely).sum(axis=1, keepdims=True))
        return likely

    # whole turns

    def _propose(self, root: State, end: float) -> list[Turn]:
        """The likeliest turns of the seat to decide, the likeliest in front."""
        open_turns = [Turn(root, [], 0.0)]
        found: list[Turn] = []
        for _ in range(LONGEST):
            longer: list[Turn] = []
            for turn in self._lengthen(open_turns):
                _add(longer if turn.state.seat == root.seat else found, turn)
            found = _best(found, self._turns)
            if len(found) == self._turns:
                # They only become less likely.
                longer = [turn for turn in longer if turn.likely > found[-1].likely]
            open_turns = longer
            if not open_turns or monotonic() > end:
                break
        return _best(found + open_turns, self._turns)

    def _lengthen(self, turns: list[Turn]) -> list[Turn]:
        """The likeliest ways to go on by one step."""
        likely = self._inclined([turn.state for turn in turns])
        ways: list[tuple[float, int, int]] = []
        for k, (turn, row) in enumerate(zip(turns, likely, strict=True)):
            actions = np.flatnonzero(row >= min(self._floor, float(row.max())))
            ways += [(turn.likely + float(row[action]), k, int(action)) for action in actions]
        ways.sort(reverse=True)
        longer = []
        for way, k, action in ways[: self._width]:
            state = turns[k].state.copy()
            state.apply(action)
            longer.append(Turn(state, [*turns[k].steps, action], way))
        return longer

    def _compare(self, root: State, turns: list[Turn], end: float) -> list[Turn]:
        """Judge the turns in imagined positions; time and again the worse half drops out. The best is in front."""
        field = turns
        while len(field) > 1 and field[0].worlds < self._worlds and monotonic() < end:
            worlds = max(1, min(AT_ONCE // len(field), self._worlds - field[0].worlds))
            self._judge(root, field, worlds, end)
            field.sort(key=lambda turn: -turn.value(self._trust))
            field = field[: max(2, (len(field) + 1) // 2)]
        return field

    def _judge(self, root: State, turns: list[Turn], worlds: int, end: float) -> None:
        """Take the turns in so many worlds, the same for each, with the same dice as far as can be."""
        states: list[State] = []
        dice: list[Random] = []
        for _ in range(worlds):
            world = root.imagine(root.seat, self._random)
            first, second = self._random.next(), self._random.next()
            for turn in turns:
                state, random = world.copy(), Random(0)
                random.first, random.second = first, second
                for step in turn.steps:
                    state.apply(step)
                state.settle(random)
                states.append(state)
                dice.append(random)
        self._play_on(states, dice, root.seat, end)
        for k, outlooks in enumerate(self._reader.outlooks(states)):
            turns[k % len(turns)].total += self._worth(outlooks[root.seat])
        for turn in turns:
            turn.worlds += worlds

    def _play_on(self, states: list[State], dice: list[Random], seat: int, end: float) -> None:
        """Everybody takes the likeliest action, until the seat is to decide again."""
        for _ in range(self._ahead):
            active = [k for k, state in enumerate(states) if state.seat not in (OVER, seat)]
            if not active or monotonic() > end:
                return
            likely, _ = self._reader.read([states[k] for k in active])
            for k, action in zip(active, likeliest(likely), strict=True):
                states[k].step(action, dice[k])

    def _worth(self, outlook: Outlook) -> float:
        """From -1 to 1."""
        return self._aim * (2.0 * outlook.win - 1.0) + (1.0 - self._aim) * outlook.placement


def _add(turns: list[Turn], turn: Turn) -> None:
    """Turns that lead to the same position are one."""
    for other in turns:
        if other.state.same(turn.state):
            other.likely = float(np.logaddexp(other.likely, turn.likely))
            return
    turns.append(turn)


def _best(turns: list[Turn], most: int) -> list[Turn]:
    return sorted(turns, key=lambda turn: -turn.likely)[:most]
