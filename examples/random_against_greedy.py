"""One seat plays at random, the others as a simple bot does: how often does chance win?

    python examples/random_against_greedy.py --game belfort --players 3 --games 20

Uses the Gymnasium environment of one seat (`burgher.envs.seat`).
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

import burgher.envs.seat  # noqa: F401 - makes the environments known


def play(game: str, players: int, games: int, bots: str, seed: int) -> tuple[float, float]:
    """The share of victories, and the mean reward: 1 is always first, -1 always last."""
    env = gymnasium.make(f"burgher/{game.capitalize()}-v0", players=players, bots=bots)
    dice = np.random.default_rng(seed)
    wins, total = 0, 0.0
    for number in range(games):
        observation, info = env.reset(seed=seed + number)
        over = False
        while not over:
            legal = np.flatnonzero(observation["action_mask"])
            observation, reward, over, _, info = env.step(dice.choice(legal))
        wins += info["won"]
        total += float(reward)
    return wins / games, total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=("belfort", "nobility"), default="belfort")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wins, reward = play(given.game, given.players, given.games, given.bots, given.seed)
    print(f"random against {given.bots}: {wins:.0%} of {given.games} games won, mean reward {reward:+.2f}")


if __name__ == "__main__":
    main()
