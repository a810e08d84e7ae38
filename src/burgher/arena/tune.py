"""Better weights for an evaluator, from games against the weights that are shipped.

Evolution strategies: in each step many pairs of variants, moved away from the weights by chance in opposite directions,
each sit alone among players with the shipped weights, with the same dice; the weights go where the better ones
of the pairs lie (Salimans and others 2017, with the steps of Adam). The same seed gives the same weights.

    python -m burgher.arena.tune GAME --players 4 --steps 60 --pairs 64 --seed 1 --cores 8 --out weights.toml
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import cos, log, pi, sqrt
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from burgher.bots.evaluator import NO_HURRY, Evaluator
from burgher.bots.flat import FlatSearch
from burgher.bots.greedy import TurnSearch
from burgher.bots.playouts import Players
from burgher.bots.weights import read_weights
from burgher.core.chance import Random
from burgher.core.moves import Moves
from burgher.core.options import Value
from burgher.core.registry import find, names
from burgher.core.state import OVER, State

WIDTH, DEPTH, SAMPLES = 6, 12, 2
"""How far the greedy players of these games look."""
PLAYERS_WIDTH = 2
"""How far those of a playout look."""
FARTHEST = 30.0
"""Points of difference beyond which a game tells nothing more."""
LEAST = 0.2
"""A weight moves by its own size, but never as if it were smaller than this."""
FIRST, SECOND = 0.85, 0.97
"""How much of the means of the slope and of its square is kept from step to step."""
GAMES = 4
"""Games of each variant."""
LAST_PACE = 0.1
"""How much of the pace is left at the end."""

Weights = dict[str, float]


@dataclass(frozen=True)
class Table:
    """A game of one variant among players with the shipped weights."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]
    seat: int
    seed: str
    weights: tuple[float, ...]
    """In the order of their names."""
    rivalry: float
    """How much of what the best rival has counts against a position, for everybody."""
    playouts: int
    """With so many playouts everybody compares the two best turns; 0: they take the best at first sight."""


@cache
def _shipped(game: str) -> tuple[str, ...]:
    return tuple(find(game).weights())


def score(table: Table) -> float:
    """How well the variant did: its victory, and by how much it was ahead of the best and the mean of the others."""
    own = dict(zip(_shipped(table.game), table.weights, strict=True))
    state = find(table.game).new(table.players, dict(table.options))
    random = Random(table.seed)
    thinkers = []
    for seat in range(table.players):
        evaluator = find(table.game).evaluator(own if seat == table.seat else None)
        assert evaluator is not None, "a game with weights has an evaluator"
        thinkers.append(Thinker(evaluator, f"{table.seed}/{seat}", table.rivalry, table.playouts))
    play(state, thinkers, random)
    points = state.scores()
    others = [points[seat] for seat in range(table.players) if seat != table.seat]
    ahead = points[table.seat] - 0.5 * (max(others) + sum(others) / len(others))
    winners = state.winners()
    won = 1.0 / len(winners) if table.seat in winners else 0.0
    return max(-FARTHEST, min(FARTHEST, ahead)) / FARTHEST + won


class Thinker:
    """A player of these games: greedy, or with a few playouts."""

    def __init__(self, evaluator: Evaluator, seed: str, rivalry: float, playouts: int) -> None:
        self.random = Random(seed)
        self.search = TurnSearch(evaluator, self.random, WIDTH, DEPTH, SAMPLES, 2 if playouts else 1)
        self.search.rivalry = rivalry
        self.playouts = playouts
        players = Players(evaluator, Random(f"{seed}/players"), PLAYERS_WIDTH, DEPTH)
        self.flat = FlatSearch(evaluator, self.random, self.search, players, 1, 1, 1.0)

    def best(self, state: State) -> list[int]:
        """The steps of the best turn, up to where chance comes in."""
        guess = state.imagine(state.seat, self.random)
        if self.playouts:
            return self.flat.best(guess, state.seat, self.playouts, NO_HURRY)
        return self.search.best(guess, NO_HURRY)


def play(state: State, thinkers: list[Thinker], random: Random) -> None:
    """A game to its end, without anybody watching."""
    moves = Moves()
    state.settle(random)
    while state.seat != OVER:
        seat = state.seat
        for step in thinkers[seat].best(state):
            moves.clear()
            state.offer(moves, True)
            if state.seat != seat or step not in [moves.codes[k] for k in range(moves.count)]:
                # Something hidden was not as it had been imagined: look again.
                break
            state.step(step, random)


Seating = tuple[int, int, str, tuple[tuple[str, Value], ...]]
EXTRAS = ("events", "chancery")
"""Options that games are played with, too: each in every third."""


def tables(game: str, counts: list[int], seed: str, number: int) -> Iterator[Seating]:
    """Players, seat, seed and options of so many games, a variety of them."""
    random = Random(f"{seed}/tables")
    extras = [option.name for option in find(game).options if option.name in EXTRAS]
    for k in range(number):
        players = counts[k % len(counts)]
        options = [(name, True) for name in extras if random.below(3) == 0]
        yield players, int(random.below(players)), f"{seed}/{k}", tuple(options)


class Tuning:
    """The weights as they become better, and what the steps before tell of where to go."""

    def __init__(self, game: str, start: Mapping[str, float], kept: frozenset[str], reach: float, pace: float) -> None:
        self.game = game
        self.names = list(start)
        self.weights = [start[name] for name in self.names]
        self.scales = [0.0 if name in kept else max(abs(start[name]), LEAST) for name in self.names]
        self.reach = reach
        self.pace = pace
        self.steps = 0
        self._slope = [0.0] * len(self.names)
        self._square = [0.0] * len(self.names)

    def moved(self, direction: list[float], far: float) -> tuple[float, ...]:
        return tuple(w + far * s * d for w, s, d in zip(self.weights, self.scales, direction, strict=True))

    def step(self, directions: list[list[float]], gains: list[float], left: float) -> None:
        """Go where the better variants lie; ``left`` says how much of the time is left."""
        self.steps += 1
        pace = self.pace * (LAST_PACE + (1.0 - LAST_PACE) * left)
        for k in range(len(self.names)):
            slope = sum(gain * way[k] for gain, way in zip(gains, directions, strict=True)) / len(gains)
            self._slope[k] = FIRST * self._slope[k] + (1.0 - FIRST) * slope
            self._square[k] = SECOND * self._square[k] + (1.0 - SECOND) * slope * slope
            mean = self._slope[k] / (1.0 - FIRST**self.steps)
            size = sqrt(self._square[k] / (1.0 - SECOND**self.steps)) + 1e-9
            self.weights[k] += pace * self.scales[k] * mean / size

    def found(self) -> Weights:
        return dict(zip(self.names, self.weights, strict=True))


def normal(random: Random) -> float:
    """A number of the normal distribution."""
    first = float(random.below(1 << 30) + 1) / float(1 << 30)
    second = float(random.below(1 << 30)) / float(1 << 30)
    return sqrt(-2.0 * log(first)) * cos(2.0 * pi * second)


def tune(
    tuning: Tuning,
    counts: list[int],
    steps: int,
    pairs: int,
    rivalry: float,
    playouts: int,
    seed: str,
    cores: int,
    seconds: float,
    tell: Callable[[str], None],
) -> Weights:
    """The weights after so many steps, or when the time is up."""
    random = Random(seed)
    began = monotonic()
    with get_context("spawn").Pool(cores) as pool:
        for step in range(steps):
            directions = [[normal(random) for _ in tuning.names] for _ in range(pairs)]
            jobs = []
            for pair, direction in enumerate(directions):
                for players, seat, dice, options in tables(tuning.game, counts, f"{seed}/{step}/{pair}", GAMES):
                    for far in (tuning.reach, -tuning.reach):
                        moved = tuning.moved(direction, far)
                        jobs.append(Table(tuning.game, players, options, seat, dice, moved, rivalry, playouts))
            scores = pool.map(score, jobs, chunksize=2)
            gains = []
            for pair in range(pairs):
                own = scores[pair * 2 * GAMES : (pair + 1) * 2 * GAMES]
                gains.append((sum(own[0::2]) - sum(own[1::2])) / (2.0 * GAMES * tuning.reach))
            left = 1.0 - max((step + 1) / steps, (monotonic() - began) / seconds)
            tuning.step(directions, gains, max(0.0, left))
            tell(f"step {step + 1}, {monotonic() - began:.0f} s: {sum(scores) / len(scores):+.3f}")
            if left <= 0.0:
                break
    return tuning.found()


def written(weights: Weights, how: str) -> str:
    """The file of these weights."""
    lines = ["# How the bots judge this game: see worth.py for what each weight means."]
    lines += [f'source = "{how}"', "", "[weights]"]
    lines += [f"{name} = {weight:.4f}" for name, weight in weights.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m burgher.arena.tune", description=__doc__)
    parser.add_argument("game", choices=[name for name in names() if find(name).weights()])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4], help="at tables of how many")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--pairs", type=int, default=64, help="pairs of variants in each step")
    parser.add_argument("--keep", nargs="*", default=[], help="weights that stay as they are")
    parser.add_argument("--start", type=Path, help="a file of weights to begin with, instead of the shipped ones")
    parser.add_argument("--rivalry", type=float, default=0.0, help="how much of what the best rival has counts")
    parser.add_argument("--playouts", type=int, default=0, help="so many for each turn; 0: greedy players")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="when to stop at the latest")
    parser.add_argument("--reach", type=float, default=0.25, help="how far the variants are from the weights")
    parser.add_argument("--pace", type=float, default=0.06, help="how far the weights go in a step")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    shipped = find(given.game).weights()
    if given.start is not None:
        values = read_weights(given.start.read_text(encoding="utf-8"), list(shipped))
        shipped = dict(zip(shipped, values, strict=True))
    tuning = Tuning(given.game, shipped, frozenset(given.keep), given.reach, given.pace)
    weights = tune(
        tuning,
        given.players,
        given.steps,
        given.pairs,
        given.rivalry,
        given.playouts,
        given.seed,
        given.cores,
        given.seconds,
        lambda line: print(line, file=sys.stderr, flush=True),
    )
    how = (
        f"tuned: {tuning.steps} steps of {given.pairs} pairs, {GAMES} games each for {given.players} players, "
        f"rivalry {given.rivalry}, {given.playouts} playouts, seed {given.seed}, reach {given.reach}, pace {given.pace}"
    )
    given.out.write_text(written(weights, how), encoding="utf-8")


if __name__ == "__main__":
    main()
