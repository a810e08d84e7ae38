"""Judges of whole positions, many at once: what each seat may expect, and what a sensible player would do.

``judge_for(name, game)`` finds one by its name, and that name is all that has to change for another one to judge:

- ``network``: the network that has learned the game
- ``evaluator``: the points that the game's evaluator expects
- ``blend``: the mean of the two
- ``playouts``: games played to their end at random; works for every game
- ``best``: the one that was found to judge the game best, as far as it can be had here; otherwise the first of network,
  evaluator and playouts that there is

What a judge says is calibrated where the package has figures for it (`burgher.analysis.calibration`): of positions that
it says are won with 70 %, 70 of 100 are. The chances of a table add up to 1; alone, it is the chance to reach the aim.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from burgher.analysis.calibration import Calibration, best_judge, calibration_of
from burgher.bots.evaluator import Evaluator, Guide, Uninformed, numbers
from burgher.bots.evaluators import evaluator_for
from burgher.bots.judge import EvaluatorJudge
from burgher.bots.outlook import Outlook, final_outlook, mean
from burgher.bots.trained import NoNetwork, network_for
from burgher.core.chance import Random
from burgher.core.errors import BadOption
from burgher.core.moves import CAPACITY, Moves
from burgher.core.state import OVER, State

NAMES = ("best", "network", "evaluator", "blend", "playouts")
PLAYOUTS = 24
"""So many games are played to their end where nothing else tells what a position is worth."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a judge makes of a position."""

    outlooks: list[Outlook]
    """What each seat may expect, by the numbers of the seats."""
    inclined: list[tuple[int, float]]
    """What the seat to decide might do and how likely that is, the likeliest first; of steps that commute, one
    order."""


class Judge(Protocol):
    """Reads positions in which a seat is to decide, or which are over."""

    name: str

    def read(self, states: Sequence[State]) -> list[Reading]:
        """What it makes of each of them."""
        ...

    def chances(self, states: Sequence[State]) -> list[list[Outlook]]:
        """What each seat may expect, as all of them together see it: so it does not change with who is to decide."""
        ...

    def choose(self, states: Sequence[State]) -> list[int]:
        """A sensible action for each; in all of them somebody is to decide."""
        ...


def judge_for(name: str, game: str, players: int = 2, calibrated: bool = True) -> Judge:
    """A judge by its name, for tables of this size: who plays alone may have another ``best`` one. NoNetwork where a
    network is asked for by name, and there is none."""
    if name not in NAMES:
        raise BadOption("no-such-judge", name=repr(name), known=", ".join(NAMES))
    judge = _best(game, players == 1) if name == "best" else _plain(name, game)
    figures = calibration_of(game, judge.name) if calibrated else None
    return judge if figures is None else Calibrated(judge, figures)


def _best(game: str, alone: bool) -> Judge:
    try:
        return _plain(best_judge(game, alone) or "network", game)
    except NoNetwork:
        return _plain("evaluator", game)


def _plain(name: str, game: str) -> Judge:
    evaluator = evaluator_for("own", game)
    if name == "network":
        return NetworkJudge(game)
    if name == "blend":
        return Blend([NetworkJudge(game), WeighingJudge(evaluator)])
    if name == "playouts" or isinstance(evaluator, Uninformed):
        return PlayoutJudge(evaluator)
    return WeighingJudge(evaluator)


class NetworkJudge:
    """By the network that has learned the game."""

    name = "network"

    def __init__(self, game: str, file: str = "") -> None:
        network = network_for(game, file)
        # They import NumPy, which need not be there.
        from burgher.bots import reading

        self._reading = reading
        self._reader = reading.reader_of(network)

    def read(self, states: Sequence[State]) -> list[Reading]:
        found = [Reading(final_outlook(state), []) if state.seat == OVER else None for state in states]
        asking = [k for k, one in enumerate(found) if one is None]
        if asking:
            likely, rows = self._reader.read([states[k] for k in asking])
            for k, leaning, row in zip(asking, likely, rows, strict=True):
                inclined = self._reading.leanings(leaning)
                found[k] = Reading(self._reading.by_seat(row, states[k]), inclined)
        return [one for one in found if one is not None]

    def chances(self, states: Sequence[State]) -> list[list[Outlook]]:
        found = self._reader.seen_by_all([state for state in states if state.seat != OVER])
        left = iter(found)
        return [final_outlook(state) if state.seat == OVER else mean(next(left)) for state in states]

    def choose(self, states: Sequence[State]) -> list[int]:
        likely, _ = self._reader.read(list(states))
        return self._reading.likeliest(likely)


class WeighingJudge:
    """By an evaluator: the points that it expects, and what it finds likely."""

    name = "evaluator"

    def __init__(self, evaluator: Evaluator, seed: str = "judge") -> None:
        self._evaluator = evaluator
        self._judge = EvaluatorJudge(evaluator)
        self._guide = Guide(evaluator, Random(seed))

    def read(self, states: Sequence[State]) -> list[Reading]:
        return [Reading(self._judge.outlook(state), weighed(self._evaluator, state)) for state in states]

    def chances(self, states: Sequence[State]) -> list[list[Outlook]]:
        return [self._judge.outlook(state) for state in states]

    def choose(self, states: Sequence[State]) -> list[int]:
        return [int(self._guide.choose(state)) for state in states]


class PlayoutJudge:
    """By games that are played to their end, as the evaluator would probably play: it works for every game."""

    name = "playouts"

    def __init__(self, evaluator: Evaluator, games: int = PLAYOUTS, seed: str = "judge") -> None:
        self._evaluator = evaluator
        self._games = games
        self._guide = Guide(evaluator, Random(seed))

    def read(self, states: Sequence[State]) -> list[Reading]:
        return [Reading(self._outlook(state), weighed(self._evaluator, state)) for state in states]

    def chances(self, states: Sequence[State]) -> list[list[Outlook]]:
        return [self._outlook(state) for state in states]

    def _outlook(self, state: State) -> list[Outlook]:
        if state.seat == OVER:
            return final_outlook(state)
        ends = []
        for _ in range(self._games):
            end = state.copy()
            self._guide.play_on(end, 0, 1_000_000)
            ends.append(final_outlook(end))
        return mean(ends)

    def choose(self, states: Sequence[State]) -> list[int]:
        return [int(self._guide.choose(state)) for state in states]


class Blend:
    """The mean of what several judges say; the first of them says what is sensible."""

    name = "blend"

    def __init__(self, judges: Sequence[Judge]) -> None:
        self._judges = list(judges)

    def read(self, states: Sequence[State]) -> list[Reading]:
        found = [judge.read(states) for judge in self._judges]
        return [
            Reading(mean([one.outlooks for one in readings]), readings[0].inclined)
            for readings in zip(*found, strict=True)
        ]

    def chances(self, states: Sequence[State]) -> list[list[Outlook]]:
        found = [judge.chances(states) for judge in self._judges]
        return [mean(some) for some in zip(*found, strict=True)]

    def choose(self, states: Sequence[State]) -> list[int]:
        return self._judges[0].choose(states)


class Calibrated:
    """Another judge, whose chances are made to be what they say."""

    def __init__(self, judge: Judge, figures: Calibration) -> None:
        self.name = judge.name
        self._judge = judge
        self._figures = figures

    def read(self, states: Sequence[State]) -> list[Reading]:
        return [
            reading
            if state.seat == OVER
            else Reading(self._figures.apply(reading.outlooks, state.round), reading.inclined)
            for state, reading in zip(states, self._judge.read(states), strict=True)
        ]

    def chances(self, states: Sequence[State]) -> list[list[Outlook]]:
        return [
            outlooks if state.seat == OVER else self._figures.apply(outlooks, state.round)
            for state, outlooks in zip(states, self._judge.chances(states), strict=True)
        ]

    def choose(self, states: Sequence[State]) -> list[int]:
        return self._judge.choose(states)


def weighed(evaluator: Evaluator, state: State) -> list[tuple[int, float]]:
    """What an evaluator finds likely, the likeliest first."""
    if state.seat < 0:
        return []
    moves = Moves()
    state.offer(moves, True)
    weights = numbers(CAPACITY)
    evaluator.weigh(state, moves, weights)
    found = [(int(moves.codes[k]), float(weights[k])) for k in range(moves.count)]
    total = sum(weight for _, weight in found) or 1.0
    return sorted(((action, weight / total) for action, weight in found), key=lambda one: -one[1])
