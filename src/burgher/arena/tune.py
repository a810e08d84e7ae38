"""Better weights for an evaluator, from games against itself.

Simultaneous perturbation (Spall 1992): in each step two variants of the weights, moved in opposite directions, share
tables of greedy players, and the weights go a little way towards the one that scored more. The same seed gives the same
weights.

    python -m burgher.arena.tune GAME --steps 200 --games 16 --seed 1 --out weights.toml
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from burgher.arena.referee import play
from burgher.bots.thinkers import GreedyBot
from burgher.core.chance import Random
from burgher.core.registry import find, names

PATIENCE = 60.0
FARTHEST = 30.0
"""Points of difference beyond which a game tells nothing more."""


Weights = dict[str, float]


def compare(game: str, job: tuple[Weights, Weights, int, str]) -> float:
    """One game between two sets of weights, which take turns around the table; by how much the first was ahead."""
    first, second, players, seed = job
    flip = Random(seed).below(2)
    bots = []
    for seat in range(players):
        evaluator = find(game).evaluator(first if (seat + flip) % 2 == 0 else second)
        assert evaluator is not None, "a game with weights has an evaluator"
        bots.append(GreedyBot(evaluator, f"{seed}/{seat}", width=4, depth=10, samples=2))
    outcome = play(find(game), find(game).new(players), bots, PATIENCE, seed)
    sides: list[list[int]] = [[], []]
    for seat, points in enumerate(outcome.scores):
        sides[(seat + flip) % 2].append(points)
    ahead = sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1])
    won = sum(1.0 if (seat + flip) % 2 == 0 else -1.0 for seat in outcome.winners) / len(outcome.winners)
    return max(-FARTHEST, min(FARTHEST, ahead)) / FARTHEST + 0.5 * won


def tune(
    game: str, steps: int, games: int, seed: str, cores: int, reach: float, pace: float, tell: Callable[[str], None]
) -> Weights:
    """The weights after so many steps."""
    weights = find(game).weights()
    random = Random(seed)
    drift = dict.fromkeys(weights, 0.0)
    with get_context("spawn").Pool(cores) as pool:
        for step in range(steps):
            signs = {name: 1 if random.below(2) else -1 for name in weights}
            size = reach / (1 + step / steps)
            up = {name: w + signs[name] * size * scale(w) for name, w in weights.items()}
            down = {name: w - signs[name] * size * scale(w) for name, w in weights.items()}
            jobs = [(up, down, 2 + (k % 2) * 2, f"{seed}/{step}/{k // 4}/{k % 4}") for k in range(games)]
            results = pool.map(partial(compare, game), jobs)
            gain = sum(results) / len(results)
            for name, sign in signs.items():
                drift[name] = 0.8 * drift[name] + 0.2 * gain * sign
                weights[name] += pace * drift[name] * scale(weights[name])
            tell(f"step {step + 1}: {gain:+.3f}")
    return weights


def scale(weight: float) -> float:
    """How far a weight moves: by its own size, but never not at all."""
    return max(abs(weight), 0.1)


def written(weights: Weights, how: str) -> str:
    """The file of these weights."""
    lines = ["# How the bots judge this game: see worth.py for what each weight means."]
    lines += [f'source = "{how}"', "", "[weights]"]
    lines += [f"{name} = {weight:.4f}" for name, weight in weights.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m burgher.arena.tune", description=__doc__)
    parser.add_argument("game", choices=[name for name in names() if find(name).weights()])
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--games", type=int, default=16, help="games in each step")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--reach", type=float, default=0.2, help="how far the two variants are apart")
    parser.add_argument("--pace", type=float, default=0.2, help="how far the weights go in a step")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    weights = tune(
        given.game,
        given.steps,
        given.games,
        given.seed,
        given.cores,
        given.reach,
        given.pace,
        lambda line: print(line, file=sys.stderr),
    )
    how = (
        f"tuned: {given.steps} steps of {given.games} games, seed {given.seed}, reach {given.reach}, pace {given.pace}"
    )
    given.out.write_text(written(weights, f"tuned: {how}"), encoding="utf-8")


if __name__ == "__main__":
    main()
