"""Hints: what the coach would do, from what a seat can see; and what an action does to the chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import monotonic

from burgher.analysis.judges import Judge, judge_for
from burgher.analysis.looking import NEVER, Found, Looker, Question
from burgher.analysis.rating import Rating, rate
from burgher.analysis.reasons import Explanation, explain
from burgher.bots.outlook import Outlook, mean
from burgher.core.chance import Random
from burgher.core.errors import BurgherError
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.state import State

MOST = 3
"""Choices that a hint has at most."""
CANDIDATES = 8
"""Ways to go on that are compared, the likeliest ones."""
LIKELY = 0.002
"""Less likely ones are not looked at, unless there are hardly any others."""
FIRST_WORLDS = 8
WORLDS = 40
SECONDS = 2.0
REASONS = 3.0
"""Reasons may take so many times as long as the coach has for its answer; one without them is better than none."""
TURN = 24
"""Steps of its turn that a choice shows at most."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A way to go on: the steps of the turn, as far as chance leaves them to the seat, and what it is worth."""

    steps: list[int]
    outlooks: list[Outlook]
    worth: float
    """In expected points, from 0 to 1."""
    why: Explanation | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat may expect now, and what it might do, the best first."""

    seat: int
    now: list[Outlook]
    choices: list[Choice]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of an idea: what it is worth beside the coach's own choice."""

    seat: int
    tried: Choice
    best: Choice
    given_away: float
    rating: Rating
    why: Explanation | None


class Coach:
    """Answers questions about one position, as one seat sees it."""

    def __init__(self, judge: Judge | str, perspective: Perspective, seed: str = "coach", seconds: float = SECONDS):
        self.game: Game = perspective.game
        self.seat = perspective.seat
        self._root = perspective.imagine(Random(seed))
        players = int(self._root.players)
        self.judge = judge_for(judge, self.game.name, players) if isinstance(judge, str) else judge
        self._looker = Looker(self.judge, seed)
        self._until = monotonic() + seconds
        self._until_told = monotonic() + REASONS * seconds

    def now(self) -> list[Outlook]:
        """What everybody may expect, as far as this seat can see."""
        root = self._root
        if root.seat == self.seat:
            return self.judge.read([root])[0].outlooks
        random = Random("now")
        cases = []
        for _ in range(FIRST_WORLDS):
            case = root.imagine(self.seat, random)
            case.settle(random)
            cases.append(case)
        return mean([reading.outlooks for reading in self.judge.read(cases)])

    def hint(self, most: int = MOST, explained: bool = True) -> Hint:
        """The best choices for the seat to decide."""
        found = self._ranked(self._candidates([]))
        choices = [self._choice(steps, one) for steps, one in found[:most]]
        if explained and len(found) > 1:
            choices = [self._explained(k, found, choice) for k, choice in enumerate(choices)]
            # The first was compared with the second: that is said of both as it was counted, once.
            if len(choices) > 1 and (beside := choices[0].why) is not None:
                choices[1] = replace(choices[1], why=beside.turned())
        # How it stands is how it stands with the best choice: a glance at the position beside lines that were played on
        # would make every choice look like a loss, or like a gain.
        return Hint(self.seat, found[0][1].outlooks, choices)

    def forecast(self, steps: Sequence[int]) -> tuple[list[Outlook], list[Outlook]]:
        """What everybody may expect now, with the better of these steps and what the judge would do, and after them."""
        self._check(steps)
        lines = [list(steps), self.judge.choose([self._root])]
        (found,) = self._looker.compare([Question(self._root, lines, WORLDS, True)], self._until)
        return max(found, key=lambda one: one.worth).outlooks, found[0].outlooks

    def verdict(self, steps: Sequence[int], explained: bool = True) -> Verdict:
        """What an idea is worth, beside the best that is found."""
        self._check(steps)
        tried = list(steps)
        found = self._ranked(self._candidates([tried]), keep=tried)
        best_steps, best = found[0]
        mine = next(one for line, one in found if line == tried)
        lost = max(0.0, best.worth - mine.worth)
        rating = rate(lost, self._root.players)
        why = None
        in_time = monotonic() <= self._until_told
        if explained and in_time and best_steps[: len(tried)] != tried and rating != "best":
            why = explain(self._looker, self.game, self._root, best_steps, tried)
        return Verdict(self.seat, self._choice(tried, mine), self._choice(best_steps, best), lost, rating, why)

    # finding them

    def _check(self, steps: Sequence[int]) -> None:
        """The steps must be legal as far as the seat decides."""
        state = self._root.copy()
        for step in steps:
            if state.seat != self.seat or state.why(step) != 0:
                raise BurgherError("not-judged")
            state.apply(step)

    def _candidates(self, also: list[list[int]]) -> list[list[int]]:
        """The likeliest first steps, each a line, and others that are asked about."""
        if self._root.seat != self.seat:
            raise BurgherError("not-judged")
        inclined = self.judge.read([self._root])[0].inclined
        likely = [action for k, (action, chance) in enumerate(inclined) if k < 2 or chance >= LIKELY]
        return also + [[action] for action in likely[:CANDIDATES] if [action] not in also]

    def _ranked(self, lines: list[list[int]], keep: list[int] | None = None) -> list[tuple[list[int], Found]]:
        """The lines, the best first; the better ones are looked at more closely."""
        root = self._root
        if len(lines) == 1:
            (found,) = self._looker.compare([Question(root, lines, FIRST_WORLDS, True)])
            return [(lines[0], found[0])]
        (found,) = self._looker.compare([Question(root, lines, FIRST_WORLDS, True)], self._until)
        ranked = _sorted(lines, found)
        close = [line for line, _ in ranked[:MOST]]
        if keep is not None and keep not in close:
            close.append(keep)
        if monotonic() > self._until:
            return ranked
        (again,) = self._looker.compare([Question(root, close, WORLDS, True)], NEVER)
        return _sorted(close, again)

    def _choice(self, steps: list[int], found: Found) -> Choice:
        return Choice(self._turn(steps), found.outlooks, found.worth)

    def _turn(self, steps: list[int]) -> list[int]:
        """The rest of the turn, as far as it is this seat's to decide and chance does not come in."""
        state = self._root.copy()
        turn = list(steps)
        for step in steps:
            state.apply(step)
        while state.seat == self.seat and len(turn) < TURN:
            (action,) = self.judge.choose([state])
            turn.append(action)
            state.apply(action)
        return turn

    def _explained(self, k: int, found: list[tuple[list[int], Found]], choice: Choice) -> Choice:
        """The first beside the second, the third beside the first; as long as there is time."""
        if k == 1 or monotonic() > self._until_told:
            return choice
        steps, mine = found[k]
        other_steps, other = found[1] if k == 0 else found[0]
        why = explain(self._looker, self.game, self._root, steps, other_steps)
        if why.is_bare and rate(abs(mine.worth - other.worth), self._root.players) == "best":
            why = why.as_equal()
        return replace(choice, why=why)


def _sorted(lines: list[list[int]], found: list[Found]) -> list[tuple[list[int], Found]]:
    return sorted(zip(lines, found, strict=True), key=lambda one: -one[1].worth)


def coach_at(game: Game, state: State, seat: int, judge: str = "best", seed: str = "coach") -> Coach:
    """A coach for a seat at a position; it sees what the seat sees."""
    return Coach(judge, Perspective(game, state, seat, Random(seed)), seed)
