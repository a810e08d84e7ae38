"""How many simulations a second the bots make, beside Catanatron in the same run.

Four players, in the middle of the game, playouts to the end, one core. Catanatron and Burgher take turns, so that a
machine that slows down or speeds up does so for both, and the middle one of several rounds counts.

Catanatron's searching player (`MCTSPlayer`) is measured where it is installed. The releases on PyPI lack it; with
those, what is measured is what each of its simulations does at the least: copy the game and play it at random to the
end. Its own simulations are slower than that, so the factor is then a lower bound.

    make bench                                              (the table)
    PYTHONPATH=src .venv-bench/bin/python bench/bots.py --json
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any

PLAYERS = 4
POSITIONS = 5
CHOICES = 4
SIMULATIONS = 10
"""Of Catanatron's player, for one decision."""


# --- Catanatron


def searching_player() -> Any | None:
    """Catanatron's MCTSPlayer, where it is installed."""
    for place in ("catanatron.players.mcts", "catanatron_experimental.mcts.mcts", "catanatron_experimental.mcts"):
        try:
            return import_module(place).MCTSPlayer
        except (ImportError, AttributeError):
            continue
    return None


def catan_in_the_middle(seed: int) -> Any:
    """A game among random players, half of whose decisions are made, where somebody has a real choice."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(color) for color in list(Color)[:PLAYERS]], seed=seed)

    whole = new()
    whole.play()
    game = new()
    for _ in range(len(whole.state.actions) // 2):
        game.play_tick()
    while len(game.state.playable_actions) < CHOICES:
        game.play_tick()
    return game


def measure_catanatron(seconds: float, seed: int) -> float:
    player = searching_player()
    speeds = []
    for k in range(POSITIONS):
        game = catan_in_the_middle(seed + k)
        done = 0
        began = perf_counter()
        while perf_counter() - began < seconds / POSITIONS:
            if player is None:
                game.copy().play()
                done += 1
            else:
                # A new one each time: it would go on with its tree otherwise.
                player(game.state.current_color(), SIMULATIONS).decide(game, game.state.playable_actions)
                done += SIMULATIONS
        speeds.append(done / (perf_counter() - began))
    return median(speeds)


# --- the report


def measured(game: str, bot: str, playouts: str) -> Callable[[float, int], float]:
    from burgher.arena.speed import measure, middle_positions

    def once(seconds: float, seed: int) -> float:
        return measure(game, bot, playouts, middle_positions(game, str(seed)), seconds, str(seed)).simulations_a_second

    return once


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots beside Catanatron.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement (default: 2)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the middle one counts (default: 5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    asked = parser.parse_args()

    import burgher
    from burgher.arena.speed import MEASURED
    from burgher.core.compiled import COMPILED

    what = "MCTSPlayer" if searching_player() is not None else "copy and random playout"
    peer = f"Catanatron {version('catanatron')}, {what}"
    measures: dict[str, Callable[[float, int], float]] = {peer: measure_catanatron}
    for game in burgher.names():
        for bot, playouts in MEASURED:
            measures[f"Burgher, {game}, {bot}, {playouts} playouts"] = measured(game, bot, playouts)
    rounds: dict[str, list[float]] = {name: [] for name in measures}
    for k in range(asked.rounds):
        print(f"round {k + 1} of {asked.rounds}", file=sys.stderr)
        for name, measure in measures.items():
            rounds[name].append(measure(asked.seconds, asked.seed + 1000 * k))

    found = {name: median(speeds) for name, speeds in rounds.items()}
    if asked.json:
        print(json.dumps({"compiled": COMPILED, "simulations_a_second": found, "rounds": rounds}, indent=2))
        return
    print(f"simulations a second, {PLAYERS} players, mid-game ({'compiled' if COMPILED else 'interpreted'})")
    width = max(map(len, found))
    for name, speed in found.items():
        print(f"  {name:<{width}}  {speed:>10,.0f}  {speed / found[peer]:>7,.1f} ×")


if __name__ == "__main__":
    main()
