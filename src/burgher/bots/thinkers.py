"""The bots that think: each wraps one way of searching, and sees the game through its seat's perspective alone."""

from __future__ import annotations

from time import monotonic

from burgher.bots.bot import Clock
from burgher.bots.evaluator import Evaluator, Uninformed, numbers
from burgher.bots.flat import FlatSearch
from burgher.bots.greedy import NOISE, TurnSearch
from burgher.bots.playouts import Players
from burgher.bots.tree import LONGEST_MEMORY, TreeSearch
from burgher.core.chance import Random
from burgher.core.encoding import features
from burgher.core.errors import BadOption
from burgher.core.perspective import Perspective
from burgher.core.state import State

SPARE = 0.01
"""Seconds kept back from a clock for what comes around the thinking; never more than a tenth of them."""
DEPTH = 16
SAMPLES = 4
FIRST_LOOK = 24
"""So many turns, the best as far as one look tells, give the tree its first impression."""


def until(clock: Clock) -> float:
    """When to stop thinking."""
    left = clock.left()
    return monotonic() + left - min(SPARE, left / 10)


def at_least_one(**settings: int) -> None:
    for name, value in settings.items():
        if value < 1:
            raise BadOption("setting-least", setting=name, value=value)


class Plan:
    """The rest of a turn that was decided as a whole: it is not thought over again while all comes as expected."""

    def __init__(self) -> None:
        self._steps: list[int] = []
        self._expected: list[int] = []
        self._after: State | None = None

    def make(self, guess: State, steps: list[int], perspective: Perspective) -> int:
        """Remember the steps, and take the first of them."""
        self._after = guess
        self._steps = steps[1:]
        self._go_on(steps[0], perspective)
        return steps[0]

    def next(self, perspective: Perspective) -> int | None:
        """The next step, if the game has come to where it was planned; else the only one there is. None: think."""
        if not self._steps or self._expected != perspective.encode():
            self._steps = []
            legal = perspective.legal()
            return legal[0] if len(legal) == 1 else None
        step = self._steps.pop(0)
        self._go_on(step, perspective)
        return step

    def _go_on(self, step: int, perspective: Perspective) -> None:
        if self._after is None or not self._steps:
            return
        self._after.apply(step)
        self._expected = features(self._after, perspective.seat, perspective.game.features)


def _fill(search: TurnSearch, points: list[float]) -> None:
    # Compiled code must make the array that it will read.
    search.likes = numbers(len(points))
    for action, liked in enumerate(points):
        search.likes[action] = liked


class GreedyBot:
    """Looks one whole turn ahead and takes what is worth most."""

    def __init__(
        self,
        evaluator: Evaluator,
        seed: str,
        width: int = 12,
        depth: int = DEPTH,
        samples: int = SAMPLES,
        rivalry: float = 0.0,
        blur: float = 0.0,
    ) -> None:
        at_least_one(width=width, samples=samples)
        self._random = Random(seed)
        self._search = TurnSearch(evaluator, self._random, width, depth, samples, 1)
        self._search.rivalry = rivalry
        self._search.blur = max(blur, NOISE)
        self._plan = Plan()

    def begrudge(self, more: float) -> None:
        """Count so much more of what the best rival has against a position."""
        self._search.grudge += more

    def like(self, points: list[float]) -> None:
        """Like each of the game's actions for so many points, whatever it brings."""
        _fill(self._search, points)

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        planned = self._plan.next(perspective)
        if planned is not None:
            return planned
        guess = perspective.imagine(self._random)
        return self._plan.make(guess, self._search.best(guess, until(clock)), perspective)


class FlatBot:
    """Tries the promising turns out in playouts and takes the one that did best."""

    def __init__(
        self,
        evaluator: Evaluator,
        seed: str,
        simulations: int = 24,
        candidates: int = 6,
        width: int = 30,
        rivalry: float = 0.5,
        turns: int = 2,
        pauses: int = 1,
        trust: float = 1.0,
        players_width: int = 6,
    ) -> None:
        at_least_one(candidates=candidates, width=width, players_width=players_width)
        self._random = Random(seed)
        ahead = TurnSearch(evaluator, self._random, width, DEPTH, SAMPLES, candidates)
        ahead.rivalry = rivalry
        players = Players(evaluator, Random(f"{seed}/players"), players_width, DEPTH)
        self._search = FlatSearch(evaluator, self._random, ahead, players, turns, pauses, trust)
        self._simulations = simulations
        self._plan = Plan()

    def begrudge(self, more: float) -> None:
        """Count so much more of what the best rival has against a position."""
        self._search.ahead.grudge += more

    def like(self, points: list[float]) -> None:
        """Like each of the game's actions for so many points, whatever it brings."""
        _fill(self._search.ahead, points)

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        planned = self._plan.next(perspective)
        if planned is not None:
            return planned
        guess = perspective.imagine(self._random)
        steps = self._search.best(guess, perspective.seat, self._simulations, until(clock))
        return self._plan.make(guess, steps, perspective)


class SearchBot:
    """Grows a tree of what may happen, and keeps it from step to step within its turn."""

    def __init__(
        self,
        evaluator: Evaluator,
        seed: str,
        simulations: int = 0,
        explore: float = 1.5,
        widen: float = 1.0,
        pauses: int = 1,
        steps: int = 1000,
        trust: float = 1.0,
        rivalry: float = 0.5,
        uct: float = 0.0,
        echo: float = 0.0,
        memory: int = 120,
    ) -> None:
        self._random = Random(seed)
        ahead: TurnSearch | None = None
        if trust > 0.0 and not isinstance(evaluator, Uninformed):
            ahead = TurnSearch(evaluator, self._random, 12, DEPTH, SAMPLES, FIRST_LOOK)
            ahead.rivalry = rivalry
        self._search = TreeSearch(
            evaluator,
            self._random,
            ahead,
            trust,
            explore,
            widen,
            pauses,
            steps,
        )
        self._search.uct = uct
        self._search.echo = echo
        self._search.memory = min(memory, LONGEST_MEMORY)
        self._simulations = simulations
        self._expected: list[int] | None = None
        """What this seat sees where the tree begins."""

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        if self._expected is not None and self._expected != perspective.encode():
            # The game went on in another way than was chosen: undone, or decided by somebody else.
            self._forget()
        legal = perspective.legal()
        choice = legal[0]
        if len(legal) > 1:
            guess = perspective.imagine(self._random)
            self._search.think(guess, perspective.seat, self._simulations, until(clock))
            choice = self._search.best(guess)
        self._keep(perspective, choice)
        return choice

    def _keep(self, perspective: Perspective, choice: int) -> None:
        """What was found out below the choice is worth keeping only while this seat decides on, and chance does not."""
        if self._search.root.visits == 0:
            self._forget()
            return
        after = perspective.imagine(self._random)
        after.apply(choice)
        if after.seat == perspective.seat:
            self._search.descend(choice)
            self._expected = features(after, perspective.seat, perspective.game.features)
        else:
            self._forget()

    def _forget(self) -> None:
        self._search.forget()
        self._expected = None
