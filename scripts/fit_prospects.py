"""Fits what a position tells of the points in the end, and writes it down: the weights by which the champion judges
where its playouts end.

    python scripts/fit_prospects.py nobility --games 3000 --keep commission field

Greedy players play games with each other, half of them with all options. Where a round is over but for what chance
prepares, and after the first turn of the next, it is noted for each seat what the evaluator makes of the position and
how that depends on each of its weights, and afterwards how many points the seat had in the end. The weights that come
nearest to those stand in ``src/burgher/networks/GAME.toml`` then; a fifth of the games is kept back to tell how near.
What greedy players choose by is another thing and stays as it is. Do it again when other weights were tuned.

With ``--keep`` some weights stay as they are: how a position depends on what a promise is worth and what it still costs
is no straight line, and far from where it was looked at it says the opposite.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random as PythonRandom

import numpy as np
from numpy.typing import NDArray

import burgher
from burgher.bots.blend import judgement_among_many
from burgher.bots.champion import MANY
from burgher.bots.evaluator import NO_HURRY, Evaluator
from burgher.bots.greedy import NOISE, TurnSearch
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.state import CHANCE, OVER, State
from burgher.training.mix import variants_of

Table = NDArray[np.float64]
PLACE = Path(__file__).parents[1] / "src" / "burgher" / "networks"
WIDTH, DEPTH, SAMPLES = 8, 16, 2
RIVALRY = 0.5
STEP = 0.05
"""By how much of itself, and at least by so much, a weight is changed to see what depends on it."""
RIDGE = 10.0
"""Keeps weights that the games tell little about near what they were; in standard deviations."""
BEGINNING = "# How many points a seat will have, told where the actions of a round are over"
"""Where in the file that which is fitted begins, the table after it; it goes on to the next empty line."""


class Slopes:
    """What an evaluator makes of a position, and how that depends on each of its weights."""

    def __init__(self, game: Game, weights: dict[str, float]) -> None:
        self.names = list(weights)
        self.evaluator = made(game, weights)
        self._pairs: list[tuple[Evaluator, Evaluator, float]] = []
        for name, weight in weights.items():
            step = max(STEP, STEP * abs(weight))
            more, less = weights | {name: weight + step}, weights | {name: weight - step}
            self._pairs.append((made(game, more), made(game, less), 2.0 * step))

    def of(self, state: State, seat: int) -> list[float]:
        return [(more.worth(state, seat) - less.worth(state, seat)) / step for more, less, step in self._pairs]


def made(game: Game, weights: dict[str, float]) -> Evaluator:
    evaluator = game.evaluator(weights)
    assert evaluator is not None, f"{game.name} has no evaluator"
    return evaluator


def chosen_by(game: Game) -> dict[str, float]:
    """What the better half of the greedy players choose by: the more ways of playing are seen, the more is told."""
    return judgement_among_many(game.name) or dict(game.weights())


def noted(game: Game, players: int, games: int, seed: str) -> tuple[Table, Table, Table, Table]:
    """For each seat at each pause: the slopes; the points in the end less what was expected; the pause; the game."""
    shipped = game.weights()
    slopes = Slopes(game, chosen_by(game))
    chance = Random(f"{seed}/bots")
    bots = []
    for evaluator, rivalry in (
        *[(slopes.evaluator, RIVALRY)] * 2,
        (made(game, shipped), RIVALRY),
        (made(game, shipped), 0.0),
    ):
        bot = TurnSearch(evaluator, chance, WIDTH, DEPTH, SAMPLES, 1)
        bot.blur, bot.rivalry = NOISE, rivalry
        bots.append(bot)
    cast = PythonRandom(seed)
    # The last variant has all options that go together.
    everything = [options for count, options in variants_of(game) if count == players][-1]
    rows: list[list[float]] = []
    lacks: list[float] = []
    pauses: list[int] = []
    numbers: list[int] = []
    for number in range(games):
        state = game.new(players, everything if number % 2 else {})
        here = _play(state, [cast.choice(bots) for _ in range(players)], Random(f"{seed}/{number}"), slopes)
        scores = state.scores()
        for seat, pause, row, expected in here:
            rows.append(row)
            lacks.append(scores[seat] - expected)
            pauses.append(pause)
            numbers.append(number)
    return np.array(rows), np.array(lacks), np.array(pauses), np.array(numbers)


def _play(
    state: State, bots: list[TurnSearch], dice: Random, slopes: Slopes
) -> list[tuple[int, int, list[float], float]]:
    """Play to the end; after each turn with a pause, for each seat: the pause, the slopes, what is expected."""
    found: list[tuple[int, int, list[float], float]] = []
    evaluator, seats = slopes.evaluator, range(state.players)
    last = None
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.settle(dice)
            continue
        seat = state.seat
        last = evaluator.early_pause(state) if last is None else last
        legal = state.legal(True)
        steps = legal if len(legal) == 1 else bots[seat].best(state.imagine(seat, dice), NO_HURRY)
        for step in steps:
            if state.seat != seat or step not in state.legal(True):
                break
            state.apply(step)
        pause = evaluator.early_pause(state)
        if state.seat != OVER and pause != last:
            last = pause
            found += [(one, pause, slopes.of(state, one), evaluator.worth(state, one)) for one in seats]
    return found


def still_open(rows: Table, lacks: Table, pauses: Table, games: Table) -> tuple[Table, Table, Table, Table]:
    """All but the last pause: what is there then is counted, and need not be guessed from."""
    kept = pauses < pauses.max()
    return rows[kept], lacks[kept], pauses[kept], games[kept]


def held(rows: Table, names: list[str], keep: list[str]) -> Table:
    """The slopes as if nothing depended on these weights: so they stay, and no other is fitted to make up for them."""
    return np.where(np.isin(names, keep), 0.0, rows)


def fitted(rows: Table, lacks: Table, pauses: Table) -> Table:
    """What to add to the weights, so that what is expected comes nearest to what came; each pause may be off by as much
    as it likes, for that is the same for all seats."""
    scale = np.maximum(rows.std(axis=0), 1e-6)
    kinds = np.unique(pauses)
    matrix = np.concatenate([rows / scale, pauses[:, None] == kinds], axis=1)
    ridge = np.concatenate([np.full(rows.shape[1], RIDGE), np.full(len(kinds), 1e-3)])
    found = np.linalg.solve(matrix.T @ matrix + np.diag(ridge), matrix.T @ lacks)[: rows.shape[1]] / scale
    # What nothing depended on stays.
    return np.asarray(np.where(rows.std(axis=0) > 0.0, found, 0.0))


def spread(lacks: Table, pauses: Table) -> float:
    """How far what came is from what was expected, beside what is the same for all at a pause."""
    return float(np.sqrt(np.mean([np.var(lacks[pauses == pause]) for pause in np.unique(pauses)])))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=burgher.names())
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", default="prospects")
    parser.add_argument("--keep", nargs="*", default=[], help="weights that are not fitted")
    given = parser.parse_args()
    game = burgher.find(given.game)
    weights = chosen_by(game)
    if unknown := set(given.keep) - set(weights):
        parser.error(f"no weight is called {', '.join(sorted(unknown))}; there are {', '.join(weights)}")
    rows, lacks, pauses, games = still_open(*noted(game, given.players, given.games, given.seed))
    rows = held(rows, list(weights), given.keep)
    kept = games % 5 == 0
    change = fitted(rows[~kept], lacks[~kept], pauses[~kept])
    before, after = spread(lacks[kept], pauses[kept]), spread((lacks - rows @ change)[kept], pauses[kept])
    print(
        f"{len(lacks)} positions; points off by {before:.2f} before, by {after:.2f} with the weights that were fitted"
    )
    table = "many" if given.players >= MANY else "two"
    change = fitted(rows, lacks, pauses)
    file = PLACE / f"{given.game}.toml"
    how = (
        f"{given.games} games for {given.players}, seed {given.seed}; off by {after:.1f} points, by {before:.1f} before"
        + (f"; not fitted: {', '.join(given.keep)}" if given.keep else "")
    )
    text = [
        f"{BEGINNING}, {table}:",
        f"# scripts/fit_prospects.py, {how}.",
        f"[prospects.{table}]",
        *[f"{name} = {weight + more:.4f}" for (name, weight), more in zip(weights.items(), change, strict=True)],
    ]
    file.write_text(replaced(file.read_text(encoding="utf-8"), text), encoding="utf-8")
    return 0


def replaced(text: str, lines: list[str]) -> str:
    """A file with these lines in the place of those that began as they do, or before the blend, which is the last."""
    part = "\n".join(lines)
    parts = text.rstrip("\n").split("\n\n")
    others = [one for one in parts if not one.startswith(lines[0])]
    at = next((k for k, one in enumerate(parts) if one.startswith(lines[0])), None)
    if at is None:
        at = next((k for k, one in enumerate(others) if "[weights]" in one), len(others))
    return "\n\n".join([*others[:at], part, *others[at:]]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
