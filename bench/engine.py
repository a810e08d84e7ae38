"""How fast the engine is, beside Catanatron (Catan) in the same run.

Both play four random players to the end of the game. Catanatron and Burgher take turns, so that a machine that slows
down or speeds up does so for both, and the middle one of several rounds counts. A decision is one question to one seat,
whether it has one answer or many; a choice is a decision with more than one. No chance event counts as a decision.

    make bench                                              (the table)
    PYTHONPATH=src .venv-bench/bin/python bench/engine.py --json
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any

PLAYERS = 4
GAMES = ("belfort", "nobility")


@dataclass(frozen=True, slots=True)
class Round:
    """What one engine did in one go."""

    games: int
    decisions: int
    choices: int
    options: int
    """Legal actions, summed over all decisions."""
    seconds: float
    copy_seconds: float
    """For one copy of a position in mid-game."""


@dataclass(frozen=True, slots=True)
class Result:
    """The middle one of an engine's rounds, in the units of the table."""

    engine: str
    decisions_a_second: float
    games_a_second: float
    choices_a_second: float
    copy_microseconds: float
    decisions_a_game: float
    choices_a_game: float
    branching: float


def sum_up(engine: str, rounds: list[Round]) -> Result:
    games = sum(one.games for one in rounds)
    decisions = sum(one.decisions for one in rounds)
    return Result(
        engine,
        decisions_a_second=median(one.decisions / one.seconds for one in rounds),
        games_a_second=median(one.games / one.seconds for one in rounds),
        choices_a_second=median(one.choices / one.seconds for one in rounds),
        copy_microseconds=median(one.copy_seconds for one in rounds) * 1e6,
        decisions_a_game=decisions / games,
        choices_a_game=sum(one.choices for one in rounds) / games,
        branching=sum(one.options for one in rounds) / decisions,
    )


# --- Catanatron


def catan(seed: int) -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in list(Color)[:PLAYERS]], seed=seed)


def measure_catanatron(games: int, seed: int) -> Round:
    catan(seed).play()  # loads what is loaded once
    decisions = 0
    began = perf_counter()
    for k in range(games):
        game = catan(seed + k)
        game.play()
        decisions += len(game.state.actions)
    seconds = perf_counter() - began

    # The same games again, now counting: that would have cost time.
    counts: list[int] = []

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        counts.append(len(actions))
        return player.decide(game, actions)

    for k in range(games):
        catan(seed + k).play(decide_fn=decide)
    if len(counts) != decisions:
        raise RuntimeError(f"Catanatron played other games when counted: {len(counts)} decisions, not {decisions}")

    game = catan(seed)
    for _ in range(decisions // games // 2):
        game.play_tick()
    copies = 2000
    began = perf_counter()
    for _ in range(copies):
        game.copy()
    copy_seconds = (perf_counter() - began) / copies
    return Round(games, decisions, sum(count > 1 for count in counts), sum(counts), seconds, copy_seconds)


# --- Burgher


def measure_burgher(game: str, games: int, seed: int) -> Round:
    import burgher
    from burgher.core.simulate import Tally, simulate, time_copies

    start = burgher.find(game).new(PLAYERS)
    random = burgher.Random(seed)
    tally = Tally(PLAYERS)
    began = perf_counter()
    for _ in range(games):
        simulate(start, random, tally)
    seconds = perf_counter() - began

    state = start.copy()
    state.settle(random)
    for _ in range(tally.decisions // games // 2):
        legal = state.legal()
        state.step(legal[random.below(len(legal))], random)
    copies = 100_000
    copy_seconds = time_copies(state, copies) / copies
    return Round(tally.games, tally.decisions, tally.choices, tally.branches, seconds, copy_seconds)


def measure_burgher_interpreted(game: str, games: int, seed: int) -> Round:
    """In a process of its own, because a process runs the engine one way only."""
    done = subprocess.run(
        [sys.executable, __file__, "--one-round", game, "--games", str(games), "--seed", str(seed)],
        env={**os.environ, "BURGHER_PURE": "1"},
        check=True,
        stdout=subprocess.PIPE,
    )
    return Round(**json.loads(done.stdout))


# --- the report


def ratio(result: Result, peer: Result) -> dict[str, float]:
    """How many times as fast as the peer."""
    return {
        "decisions_a_second": result.decisions_a_second / peer.decisions_a_second,
        "games_a_second": result.games_a_second / peer.games_a_second,
        "choices_a_second": result.choices_a_second / peer.choices_a_second,
        "copy_microseconds": peer.copy_microseconds / result.copy_microseconds,
    }


def table(results: list[Result]) -> str:
    heads = ["decisions/s", "games/s", "choices/s", "copy µs", "decisions/game", "choices/game", "branching"]
    width = max(len(result.engine) for result in results) + 2
    lines = [" " * width + "".join(f"{head:>16}" for head in heads)]
    for result in results:
        numbers = list(asdict(result).values())[1:]
        shown = [f"{number:,.0f}" if number >= 1000 else f"{number:,.2f}" for number in numbers]
        lines.append(f"{result.engine:<{width}}" + "".join(f"{number:>16}" for number in shown))
        if result is not results[0]:
            times = [f"{number:,.1f} ×" for number in ratio(result, results[0]).values()]
            lines.append(f"{'  times the first':<{width}}" + "".join(f"{number:>16}" for number in times))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine beside Catanatron.")
    parser.add_argument("--games", type=int, help="games of Burgher in each round (default: 3000; 100 interpreted)")
    parser.add_argument("--peer-games", type=int, default=60, help="games of Catanatron in each round (default: 60)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the middle one counts (default: 5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--one-round", metavar="GAME", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one_round:
        print(json.dumps(asdict(measure_burgher(asked.one_round, asked.games, asked.seed))))
        return

    from burgher.core.compiled import COMPILED

    engines: dict[str, tuple[Callable[[int, int], Round], int]] = {
        f"Catanatron {version('catanatron')}": (measure_catanatron, asked.peer_games)
    }
    if not COMPILED:
        print("The engine is not compiled here: only its interpreted speed is measured.", file=sys.stderr)
    for game in GAMES:
        if COMPILED:
            engines[f"{game}, compiled"] = (partial(measure_burgher, game), asked.games or 3000)
        engines[f"{game}, interpreted"] = (partial(measure_burgher_interpreted, game), asked.games or 100)

    rounds: dict[str, list[Round]] = {engine: [] for engine in engines}
    for k in range(asked.rounds):
        for engine, (measure, games) in engines.items():
            print(f"round {k + 1} of {asked.rounds}: {engine}", file=sys.stderr)
            rounds[engine].append(measure(games, asked.seed + 1000 * k))

    results = [sum_up(engine, rounds[engine]) for engine in engines]
    if asked.json:
        report = {
            "python": sys.version.split()[0],
            "players": PLAYERS,
            "results": [asdict(result) for result in results],
            "times_the_first": {result.engine: ratio(result, results[0]) for result in results[1:]},
            "rounds": {engine: [asdict(one) for one in done] for engine, done in rounds.items()},
        }
        print(json.dumps(report, indent=2))
    else:
        print(table(results))


if __name__ == "__main__":
    main()
