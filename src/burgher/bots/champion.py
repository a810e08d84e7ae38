"""The champion: a trained network and the game's evaluator propose whole turns, and those are compared in playouts."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from time import monotonic

import numpy as np

from burgher.bots.blend import Blend
from burgher.bots.bot import Clock
from burgher.bots.evaluator import Evaluator, Uninformed
from burgher.bots.foresight import Chances, Foresight, Lead, Turn, behind
from burgher.bots.greedy import TurnSearch
from burgher.bots.network import Network, Numbers
from burgher.bots.reading import AT_ONCE, drawn, likeliest, reader_of
from burgher.bots.thinkers import DEPTH, SAMPLES, Plan, until
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.state import State

LONGEST = 40
"""Steps of a turn at most; one that goes on is thought over again from there."""
MANY = 3
"""From so many players on, other settings may be better than those for two."""
RIVALRY = 0.5
"""How much of what the best rival has counts against a position there."""
HOPE = 0.3
"""A turn that would have to be better by so much of a victory than a likelier one is not looked at."""


class ChampionBot:
    """Compares ``turns`` whole turns that the network finds likeliest, and ``own`` that the evaluator finds best.

    They are played on in at most ``worlds`` imagined positions: greedily until the seat has had ``ahead`` more turns or
    the round is over, then by the network, for at most ``replies`` decisions of the others. ``trust`` says how much
    the chance to win that they come to counts beside the network's own preference. Of a turn's steps only those count
    that are at least as likely as ``floor``, and ``width`` turns are followed at a time. With a single turn, or
    without worlds, the network's first thought decides; ``heat`` above 0 lets it choose by chance, the more freely
    the greater it is.

    ``look`` lines are followed to find the evaluator's turns. ``faith`` multiplies what was fitted for the network's
    part in the judgement. With ``points`` it has none: as `flat` does among many, turns are played on to where the
    round's actions are over, and the points are compared there that ``prospects`` expects, less ``rivalry`` times those
    of the best rival. It may be another evaluator: what leads to good turns is not what tells how a game will end. None
    of the evaluator's turns counts as less likely than one in e to the power of ``unlikely``.
    """

    def __init__(
        self,
        network: Network,
        seed: str,
        game: Game,
        evaluator: Evaluator,
        turns: int = 6,
        own: int = 4,
        worlds: int = 32,
        ahead: int = 2,
        replies: int = 0,
        trust: float = 20.0,
        width: int = 16,
        floor: float = 0.02,
        heat: float = 0.0,
        look: int = 30,
        faith: float = 1.0,
        points: int = 0,
        unlikely: float = 14.0,
        rivalry: float = RIVALRY,
        prospects: Evaluator | None = None,
    ) -> None:
        self.for_two: ChampionBot | None = None
        self.among_many: ChampionBot | None = None
        """Who plays in its place where there are two, or many, at the table."""
        self._random = Random(seed)
        self._reader = reader_of(network)
        self._turns = turns
        self._worlds = worlds
        self._trust = trust
        self._width = width
        self._floor = log(max(floor, 1e-9))
        self._heat = heat
        self._plan = Plan()
        self._least = -unlikely
        self._leaning = np.zeros(network.actions, np.float32)
        judge = (
            Lead(prospects or evaluator, rivalry) if points else Chances(self._reader, Blend(evaluator, game, faith))
        )
        self._foresight = Foresight(self._reader, evaluator, judge, self._random, ahead, replies)
        self._look: TurnSearch | None = None
        if own > 0 and not isinstance(evaluator, Uninformed):
            self._look = TurnSearch(evaluator, self._random, look, DEPTH, SAMPLES, own)
            self._look.rivalry = RIVALRY
            # Places taken within the round are what counts there: turns of different kinds deserve a look.
            self._look.alike = 1 if points else 0

    def lean(self, towards: Mapping[int, float]) -> None:
        """Take these actions more often than the network would, or less: so much is added to their logits."""
        for action, more in towards.items():
            self._leaning[action] = more
        for other in (self.for_two, self.among_many):
            if other is not None:
                other.lean(towards)

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        other = self.among_many if perspective.players >= MANY else self.for_two
        if other is not None and perspective.players > 1:
            return other.choose(perspective, clock)
        planned = self._plan.next(perspective)
        if planned is not None:
            return planned
        guess = perspective.imagine(self._random)
        if self._turns < 2 or self._worlds == 0:
            return self._first_thought(guess)
        end = until(clock)
        turns = self._propose(guess, end)
        self._add_own(guess, turns, end)
        best = self._compare(guess, turns, end)
        return self._plan.make(guess, best.steps, perspective)

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
        """The likeliest turns of the seat to decide, the likeliest first."""
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

    def _add_own(self, root: State, turns: list[Turn], end: float) -> None:
        """The evaluator's best turns, unless the network has thought of them, too."""
        if self._look is None:
            return
        self._look.look(root, end)
        found: list[Turn] = []
        ways: list[State] = []
        for line in self._look.turns:
            state, steps, way = root.copy(), line.steps(), []
            for step in steps:
                way.append(state.copy())
                state.apply(step)
            if not any(other.state.same(state) for other in turns + found):
                found.append(Turn(state, steps, 0.0))
                ways += way
        if not found:
            return
        rows = iter(self._inclined(ways))
        for turn in found:
            turn.likely = max(self._least, sum(float(next(rows)[step]) for step in turn.steps))
        turns += found

    def _compare(self, root: State, turns: list[Turn], end: float) -> Turn:
        """The best of the turns. All are judged in the same worlds; time and again those drop out that have no hope
        any more, and the worse half in any case."""
        likeliest = max(turn.likely for turn in turns)
        field = [turn for turn in turns if turn.likely > likeliest - self._trust * HOPE]
        while len(field) > 1 and len(field[0].found) < self._worlds:
            worlds = max(1, min(AT_ONCE // len(field), self._worlds - len(field[0].found)))
            if not self._foresight.judge(root, field, worlds, end):
                break
            field.sort(key=lambda turn: -turn.value(self._trust))
            field = field[: max(2, (len(field) + 1) // 2)]
            field = [field[0]] + [turn for turn in field[1:] if not behind(turn, field[0], self._trust)]
        return _shortest(max(field, key=lambda turn: turn.value(self._trust)), turns)


def _add(turns: list[Turn], turn: Turn) -> None:
    """Turns that lead to the same position are one."""
    for other in turns:
        if other.state.same(turn.state):
            other.likely = float(np.logaddexp(other.likely, turn.likely))
            return
    turns.append(turn)


def _shortest(best: Turn, turns: list[Turn]) -> Turn:
    """What comes to exactly the same, wherever it was tried, and with fewer steps: at the end of a game a last purchase
    changes nothing, and may even cost the tie."""
    same = [turn for turn in turns if turn.found and turn.found == best.found[: len(turn.found)]]
    return min([best, *same], key=lambda turn: len(turn.steps))


def _best(turns: list[Turn], most: int) -> list[Turn]:
    return sorted(turns, key=lambda turn: -turn.likely)[:most]
