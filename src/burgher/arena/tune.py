"""Better weights for an evaluator, from games against itself.

Simultaneous perturbation (Spall 1992): in each step two variants of the weights, moved in opposite directions, share
tables of greedy players, and the weights go a little way towards the one that scored more. The same seed gives the same
weights.

    python -m burgher.arena.tune belfort --steps 200 --games 16 --seed 1 --out belfort.toml
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from burgher.arena.referee import play
from burgher.belfort import bot as belfort
from burgher.belfort.bot.worth import NAMES as BELFORT_NAMES
from burgher.belfort.bot.worth import BelfortEvaluator
from burgher.bots.evaluator import Evaluator
from burgher.bots.thinkers import GreedyBot
from burgher.core.chance import Random
from burgher.core.registry import find
from burgher.nobility import bot as nobility
from burgher.nobility.bot.worth import NAMES as NOBILITY_NAMES
from burgher.nobility.bot.worth import NobilityEvaluator

EVALUATORS: dict[str, tuple[Callable[[list[float]], Evaluator], Sequence[str], Callable[[], Sequence[float]]]] = {
    "belfort": (BelfortEvaluator, BELFORT_NAMES, belfort.weights),
    "nobility": (NobilityEvaluator, NOBILITY_NAMES, nobility.weights),
}
PATIENCE = 60.0
FARTHEST = 30.0
"""Points of difference beyond which a game tells nothing more."""


def compare(game: str, job: tuple[list[float], list[float], int, str]) -> float:
    """One game between two sets of weights, which take turns around the table; by how much the first was ahead."""
    first, second, players, seed = job
    evaluator = EVALUATORS[game][0]
    flip = Random(seed).below(2)
    bots = [
        GreedyBot(
            evaluator(first if (seat + flip) % 2 == 0 else second), f"{seed}/{seat}", width=4, depth=10, samples=2
        )
        for seat in range(players)
    ]
    outcome = play(find(game), find(game).new(players), bots, PATIENCE, seed)
    sides: list[list[int]] = [[], []]
    for seat, points in enumerate(outcome.scores):
        sides[(seat + flip) % 2].append(points)
    ahead = sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1])
    won = sum(1.0 if (seat + flip) % 2 == 0 else -1.0 for seat in outcome.winners) / len(outcome.winners)
    return max(-FARTHEST, min(FARTHEST, ahead)) / FARTHEST + 0.5 * won


def tune(
    game: str, steps: int, games: int, seed: str, cores: int, reach: float, pace: float, tell: Callable[[str], None]
) -> list[float]:
    """The weights after so many steps."""
    weights = list(EVALUATORS[game][2]())
    random = Random(seed)
    drift = [0.0] * len(weights)
    with get_context("spawn").Pool(cores) as pool:
        for step in range(steps):
            signs = [1 if random.below(2) else -1 for _ in weights]
            size = reach / (1 + step / steps)
            up = [w + sign * size * scale(w) for w, sign in zip(weights, signs, strict=True)]
            down = [w - sign * size * scale(w) for w, sign in zip(weights, signs, strict=True)]
            jobs = [(up, down, 2 + (k % 2) * 2, f"{seed}/{step}/{k // 4}/{k % 4}") for k in range(games)]
            results = pool.map(partial(compare, game), jobs)
            gain = sum(results) / len(results)
            for k, sign in enumerate(signs):
                drift[k] = 0.8 * drift[k] + 0.2 * gain * sign
                weights[k] += pace * drift[k] * scale(weights[k])
            tell(f"step {step + 1}: {gain:+.3f}")
    return weights


def scale(weight: float) -> float:
    """How far a weight moves: by its own size, but never not at all."""
    return max(abs(weight), 0.1)


def written(game: str, weights: Sequence[float], how: str) -> str:
    """The file of these weights."""
    lines = [f"# How the bots judge this game: see {game}/bot/worth.py for what each weight means."]
    lines += [f'source = "{how}"', "", "[weights]"]
    lines += [f"{name} = {weight:.4f}" for name, weight in zip(EVALUATORS[game][1], weights, strict=True)]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m burgher.arena.tune", description=__doc__)
    parser.add_argument("game", choices=sorted(EVALUATORS))
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
    given.out.write_text(written(given.game, weights, f"tuned: {how}"), encoding="utf-8")


if __name__ == "__main__":
    main()
