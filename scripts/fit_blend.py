"""Fits how much the champion counts its network's chances and how much the evaluator's points, and writes it down.

    python scripts/fit_blend.py belfort --games 300

The network plays games among itself, and at the beginning of every turn it is noted what both make of the position, and
afterwards who won. What fits best to that stands in ``src/burgher/networks/GAME.toml`` then; half of the games are kept
back to tell how good it is. Do it again when there is another network.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import burgher
from burgher.bots.blend import Blend, judgement_among_many
from burgher.bots.champion import MANY
from burgher.bots.evaluators import evaluator_for
from burgher.bots.reading import by_seat, likeliest, reader_of
from burgher.bots.trained import network_for
from burgher.core.chance import Random
from burgher.core.state import OVER, State

Table = NDArray[np.float64]
PLACE = Path(__file__).parents[1] / "src" / "burgher" / "networks"
RIDGE = 1.0
"""Keeps what little data cannot tell near 0."""
STEPS = 20
BEGINNING = (
    "# How much the network's chances count and how much the evaluator's points, at the beginning and at the end."
)
"""Where in the file that which is fitted begins; what stands before it stays."""


def noted(game: str, players: int, games: int, seed: str) -> tuple[list[Table], list[Table], list[int]]:
    """For each turn what the blend reads of each seat, each seat's share of the victory in the end, and the game."""
    tuned = judgement_among_many(game) if players >= MANY else None
    evaluator = burgher.find(game).evaluator(tuned) or evaluator_for("own", game)
    reader, blend = reader_of(network_for(game)), Blend(evaluator, burgher.find(game))
    random = Random(f"{seed}/{players}")
    states: list[State] = []
    for _ in range(games):
        state = burgher.find(game).new(players)
        state.settle(random)
        states.append(state)
    found: list[tuple[int, Table]] = []
    movers = [OVER] * games
    while playing := [k for k, state in enumerate(states) if state.seat != OVER]:
        likely, outlooks = reader.read([states[k] for k in playing])
        for k, row, action in zip(playing, outlooks, likeliest(likely), strict=True):
            state = states[k]
            if state.seat != movers[k]:
                movers[k] = state.seat
                found.append((k, np.array(blend.terms(state, by_seat(row, state)))))
            state.step(action, random)
    shares = [np.array([(k in state.winners()) / len(state.winners()) for k in range(players)]) for state in states]
    return [terms for _, terms in found], [shares[k] for k, _ in found], [k for k, _ in found]


def chances(terms: Table, weights: Table) -> Table:
    """Of each seat (in columns) in each position (in rows)."""
    sums = terms @ weights
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def loss(terms: Table, shares: Table, weights: Table) -> float:
    return float(-(shares * np.log(np.clip(chances(terms, weights), 1e-9, 1.0))).sum(axis=1).mean())


def fitted(terms: Table, shares: Table) -> Table:
    """The weights under which what happened was likeliest (Newton's method)."""
    weights = np.zeros(terms.shape[2])
    for _ in range(STEPS):
        expected = chances(terms, weights)
        slope = np.einsum("ns,nsf->f", expected - shares, terms) + RIDGE * weights
        mean = np.einsum("ns,nsf->nf", expected, terms)
        bend = np.einsum("ns,nsf,nsg->fg", expected, terms, terms) - mean.T @ mean + RIDGE * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=burgher.names())
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seed", default="blend")
    given = parser.parse_args()
    file = PLACE / f"{given.game}.toml"
    before = file.read_text(encoding="utf-8").partition(BEGINNING)[0] if file.exists() else ""
    text = [
        f"{before}{BEGINNING}",
        "[weights]",
        f"# scripts/fit_blend.py: {given.games} games for each number of players, seed {given.seed}",
    ]
    for players in given.players:
        rows = noted(given.game, players, given.games, given.seed)
        terms, shares, games = np.array(rows[0]), np.array(rows[1]), np.array(rows[2])
        half = games % 2 == 0
        weights = fitted(terms[half], shares[half])
        kept = {
            "evaluator alone": fitted(terms[half] * [0, 0, 1, 1], shares[half]),
            "network alone": fitted(terms[half] * [1, 1, 0, 0], shares[half]),
            "both": weights,
        }
        losses = {name: round(loss(terms[~half], shares[~half], tried), 4) for name, tried in kept.items()}
        print(given.game, players, "players,", len(games), "turns of", len(Counter(games.tolist())), "games:", losses)
        weights = fitted(terms, shares)
        print(np.round(weights, 3))
        text.append(f"\n[weights.{players}]")
        text += [f"{name} = {value:.3f}" for name, value in zip(Blend.NAMES, weights, strict=True)]
    file.write_text("\n".join(text) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
