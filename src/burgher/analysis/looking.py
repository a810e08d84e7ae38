"""Looking ahead: what comes of several ways to go on, tried in imagined positions with the same dice for each.

What is hidden from the seat that decides is imagined anew in every world, so that nothing it cannot know speaks for
one way or against another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import monotonic

from burgher.analysis.judges import Judge
from burgher.bots.outlook import Outlook, mean
from burgher.core.chance import Random
from burgher.core.state import OVER, State

LONGEST = 40
"""Decisions that a future goes on for at most."""
ALONE = 10
"""The same where nobody else ever decides."""
NEVER = float("inf")


@dataclass(slots=True)
class Question:
    """Ways to go on for the seat to decide, each a line of steps, and in how many worlds they are to be tried."""

    root: State
    lines: list[list[int]]
    worlds: int
    whole_round: bool = False
    """Whether everybody plays on until the seat decides again; otherwise its own turn is played to its end."""
    last_round: bool = False
    """Whether the round is played to its end, as where the game ends with it: then nothing is left to judge."""


@dataclass(slots=True)
class Future:
    """One line in one world."""

    state: State
    dice: Random
    seat: int
    whole_round: bool
    start_round: int
    last_round: bool = False
    left: bool = False
    """Whether somebody else has decided since."""
    done: int = 0
    stops: bool = False

    def go_on(self, round: int) -> None:
        """Until this round ends."""
        self.start_round = round
        self.done = 0
        self.stops = False

    def ended(self, rounds: bool) -> bool:
        """Whether it has come to where it is to be judged; ``rounds``: at the next round, for what is counted then."""
        state = self.state
        if state.seat == OVER or self.stops:
            return True
        if rounds or self.last_round:
            return state.round > self.start_round
        if state.players == 1:
            return self.done >= ALONE
        if state.seat != self.seat:
            self.left = True
            return not self.whole_round
        return self.left

    def step(self, action: int, rounds: bool) -> None:
        self.state.step(action, self.dice)
        self.done += 1
        self.stops = self.done >= (4 * LONGEST if rounds or self.last_round else LONGEST)

    def comes_to_a_choice(self, rounds: bool) -> bool:
        """Goes on as long as there is but one thing to do, which needs no judge; gives whether there is a choice then,
        and not the end."""
        while not self.ended(rounds):
            legal = self.state.legal(True)
            if len(legal) > 1:
                return True
            self.step(legal[0], rounds)
        return False


@dataclass(frozen=True, slots=True)
class Found:
    """What came of a line: what everybody may expect on average, and of each world what the seat may."""

    outlooks: list[Outlook]
    expected: list[float]
    futures: list[Future] = field(repr=False)

    @property
    def worth(self) -> float:
        """The expected points of the seat that decides."""
        return sum(self.expected) / len(self.expected)

    def and_more(self, other: Found) -> Found:
        """The same line in further worlds, too."""
        mine, others = len(self.expected), len(other.expected)
        parts = [self.outlooks] * mine + [other.outlooks] * others
        return Found(mean(parts), self.expected + other.expected, self.futures + other.futures)


def expected(outlook: Outlook) -> float:
    """Expected points, from 0 to 1, as chess has them: what a seat may hope for, its place and its victory.

    Half of it is the chance to win, half the share of the other players that it leaves behind; of two players both are
    the same. Alone, half is the chance to reach the aim, and half how near to it one may come.
    """
    return (outlook.win + (1.0 + outlook.placement) / 2.0) / 2.0


class Looker:
    """Tries lines out with one judge."""

    def __init__(self, judge: Judge, seed: str = "coach") -> None:
        self.judge = judge
        self._random = Random(seed)

    def compare(self, questions: Sequence[Question], until: float = NEVER) -> list[list[Found]]:
        """For each question what comes of its lines; all of them are played on together, which is much quicker."""
        futures = [self.begin(question) for question in questions]
        together = [one for lines in futures for worlds in lines for one in worlds]
        self.play_on(together, until=until)
        outlooks = iter([reading.outlooks for reading in self.judge.read([one.state for one in together])])
        return [
            [_found(question.root.seat, worlds, [next(outlooks) for _ in worlds]) for worlds in lines]
            for question, lines in zip(questions, futures, strict=True)
        ]

    def begin(self, question: Question) -> list[list[Future]]:
        """The futures of each line, world by world."""
        root = question.root
        seat = root.seat
        begun: list[list[Future]] = [[] for _ in question.lines]
        for _ in range(question.worlds):
            world = root.imagine(seat, self._random)
            first, second = self._random.next(), self._random.next()
            for line, futures in zip(question.lines, begun, strict=True):
                state, dice = world.copy(), Random(0)
                dice.first, dice.second = first, second
                for step in line:
                    if state.seat != seat:
                        # Chance or somebody else has come in between: the rest of the line was meant for another case.
                        break
                    state.apply(step)
                state.settle(dice)
                futures.append(Future(state, dice, seat, question.whole_round, root.round, question.last_round))
        return begun

    def play_on(self, futures: Sequence[Future], rounds: bool = False, until: float = NEVER) -> None:
        """Everybody does what is sensible, until each future is to be judged."""
        active = [one for one in futures if one.comes_to_a_choice(rounds)]
        while active and monotonic() < until:
            actions = self.judge.choose([one.state for one in active])
            for one, action in zip(active, actions, strict=True):
                one.step(action, rounds)
            active = [one for one in active if one.comes_to_a_choice(rounds)]

    def settled(self, state: State, samples: int) -> list[State]:
        """Cases of what chance may do now, until a seat is to decide."""
        cases = []
        for _ in range(samples):
            case = state.copy()
            case.settle(self._random)
            cases.append(case)
        return cases


def _found(seat: int, futures: list[Future], outlooks: list[list[Outlook]]) -> Found:
    return Found(mean(outlooks), [expected(one[seat]) for one in outlooks], futures)


def doubt(better: Found, worse: Found) -> float:
    """The standard error of the difference in worth between two lines that were tried in the same worlds."""
    differences = [a - b for a, b in zip(better.expected, worse.expected, strict=True)]
    count = len(differences)
    if count < 2:
        return 1.0
    middle = sum(differences) / count
    return sqrt(sum((one - middle) ** 2 for one in differences) / (count - 1) / count)
