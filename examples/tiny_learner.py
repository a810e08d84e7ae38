"""A learner of a hundred lines: a linear policy, and REINFORCE on many games at once. NumPy is all it needs.

    OPENBLAS_NUM_THREADS=1 python examples/tiny_learner.py --game belfort --players 2 --steps 1600

All seats are played by the same policy, which learns from how each game ended for each seat, and from the points on the
way (``shaping``). It is no strong player. But after a few seconds it has half as many points again as random play has,
and every part of a real learner is there: rollouts, masks, returns, a baseline, a gradient. (Its matrices are so small
that several threads are slower than one.)
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from burgher.envs.vector import SelfPlay

Floats = NDArray[np.float32]


@dataclass
class Policy:
    """One weight for each feature and action."""

    weights: Floats

    def chances(self, inputs: Floats, masks: NDArray[np.int8]) -> Floats:
        """How likely each action is; what is not legal is not."""
        logits = np.where(masks, inputs @ self.weights, -np.inf)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def inputs_of(observations: NDArray[np.int16]) -> Floats:
    """Small numbers and a constant: what a linear policy can work with."""
    squashed = np.tanh(observations / 8.0).astype(np.float32)
    return np.concatenate([squashed, np.ones((len(squashed), 1), np.float32)], axis=1)


def sampled(chances: Floats, dice: np.random.Generator) -> NDArray[np.int64]:
    """One action for each table."""
    levels = dice.random((len(chances), 1))
    found: NDArray[np.int64] = (chances.cumsum(axis=1) > levels * chances.sum(axis=1, keepdims=True)).argmax(axis=1)
    return found


class Learner:
    """Plays, remembers whose decisions were whose, and learns when a game is over."""

    def __init__(self, tables: SelfPlay, rate: float, seed: int) -> None:
        self.tables = tables
        self.policy = Policy(np.zeros((tables.game.features + 1, tables.game.actions.choices), np.float32))
        self.dice = np.random.default_rng(seed)
        self.rate = rate
        self.finals: list[float] = []
        """The mean points of each game that has ended."""
        self._past: list[list[tuple[Floats, NDArray[np.int8], int, int]]] = [[] for _ in tables.seats]
        self._returns = np.zeros_like(tables.rewards)
        self._baseline = 0.0

    def step(self) -> None:
        tables = self.tables
        inputs = inputs_of(tables.observations)
        masks = tables.masks.copy()
        actions = sampled(self.policy.chances(inputs, masks), self.dice)
        seats = tables.seats.copy()
        tables.step(actions)
        self._returns += tables.rewards
        for k, past in enumerate(self._past):
            past.append((inputs[k], masks[k], int(actions[k]), int(seats[k])))
            if tables.dones[k]:
                self._learn(past, self._returns[k])
                self.finals.append(float(tables.finals[k].mean()))
                past.clear()
                self._returns[k] = 0.0

    def _learn(self, past: list[tuple[Floats, NDArray[np.int8], int, int]], returns: NDArray[np.float64]) -> None:
        """Towards what was done by those who did well."""
        inputs = np.stack([one[0] for one in past])
        masks = np.stack([one[1] for one in past])
        actions = np.array([one[2] for one in past])
        gains = returns[[one[3] for one in past]] - self._baseline
        self._baseline += 0.05 * (returns.mean() - self._baseline)
        wished = -self.policy.chances(inputs, masks)
        wished[np.arange(len(past)), actions] += 1.0
        self.policy.weights += self.rate / len(past) * (inputs.T @ (wished * gains[:, None])).astype(np.float32)


def train(game: str, players: int, tables: int, steps: int, rate: float, seed: int) -> Learner:
    learner = Learner(SelfPlay(game, tables=tables, players=players, seed=seed, shaping=0.02), rate, seed)
    for _ in range(steps):
        learner.step()
    return learner


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=("belfort", "nobility"), default="belfort")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--steps", type=int, default=1600)
    parser.add_argument("--rate", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learner = train(given.game, given.players, given.tables, given.steps, given.rate, given.seed)
    ended = learner.finals
    tenth = max(1, len(ended) // 10)
    print(
        f"{len(ended)} games; mean points {np.mean(ended[:tenth]):.1f} at first, {np.mean(ended[-tenth:]):.1f} at last"
    )


if __name__ == "__main__":
    main()
