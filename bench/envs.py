"""How fast the environments are, beside PettingZoo's tictactoe_v3 and a peer on JAX in the same run.

Steps: everybody is driven by the same loop, which looks (``env.last()``), chooses one of the legal actions at random
and steps, and begins anew after a game. Peers and environments take turns, several rounds long. Each round is compared
with the peer's of the same time, and the middle round counts. It is the processor's time, so that other programs on the
machine matter less; how busy it was is said.

Start: new processes, from the call to the end, by the clock and by the processor's time. For Burgher the end is after
the first decision of a game; the peer only imports itself.

What a learner waits for: steps of many tables whose actions were chosen beforehand, beside what the engine alone plays
at random in the same round. It needs no peer.

    make bench                                              (the table)
    PYTHONPATH=src .venv-bench/bin/python bench/envs.py --json
    PYTHONPATH=src python bench/envs.py --learner
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import warnings
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burgher
from burgher.core.chance import Random
from burgher.core.compiled import COMPILED
from burgher.core.simulate import Tally, simulate
from burgher.envs import arrays
from burgher.envs.aec import TableEnv
from burgher.envs.tables import ALL_SEATS, Tables
from burgher.envs.vector import SelfPlay

PEER = "tictactoe_v3"
PLAYERS = 4
TABLES = 64
ASKED = "asked for: agents 3 times the peer, tables 15 times; a start under a tenth of pgx, or 0.5 s"

STARTS = {
    "burgher, a decision": """
import burgher
match = burgher.Match("belfort", players=4, seed=1)
match.play(next(iter(match.legal)))
""",
    "burgher.envs, a step": """
from burgher.envs import belfort_v0
env = belfort_v0.env(players=4)
env.reset(seed=1)
observation, *_ = env.last()
env.step(observation["action_mask"].argmax())
""",
    "pgx, import": "import pgx",
}


def tictactoe() -> Any:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import tictactoe_v3
    return tictactoe_v3.env()


# --- steps


def agents_steps(env: Any, seconds: float) -> float:
    """Steps a second of an environment whose agents act one at a time."""
    steps = 0
    env.reset(seed=1)
    began = process_time()
    while process_time() - began < seconds:
        for _ in env.agent_iter(100):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                steps += 1
            if not env.agents:
                env.reset()
    return steps / (process_time() - began)


def chosen(masks: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.int64]:
    """One of the legal actions for each table, each as likely as the other."""
    tables, choices = masks.shape
    legal = masks.view(np.bool_).ravel().nonzero()[0]
    rows = np.arange(tables + 1) * choices
    starts = legal.searchsorted(rows)
    counts = starts[1:] - starts[:-1]
    found: NDArray[np.int64] = legal[starts[:-1] + (dice.random(tables) * counts).astype(np.int64)] - rows[:-1]
    return found


def tables_steps(tables: SelfPlay, seconds: float) -> float:
    """Steps a second of all tables together."""
    dice = np.random.default_rng(1)
    steps = 0
    began = process_time()
    while process_time() - began < seconds:
        for _ in range(10):
            tables.step(chosen(tables.masks, dice))
        steps += 10 * len(tables.seats)
    return steps / (process_time() - began)


def measure_steps(rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    runs: dict[str, Callable[[], float]] = {}
    peer = tictactoe()
    runs[PEER] = lambda: agents_steps(peer, seconds)
    for game in burgher.names():
        env = TableEnv(game, PLAYERS)
        runs[str(env)] = lambda env=env: agents_steps(env, seconds)  # type: ignore[misc]
    for game in burgher.names():
        tables = SelfPlay(game, tables=TABLES, players=PLAYERS, seed=1)
        runs[f"{game}, {TABLES} tables"] = lambda tables=tables: tables_steps(tables, seconds)  # type: ignore[misc]
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(run())
    return {name: against(values, found[PEER]) for name, values in found.items()}


def against(rates: list[float], peer: list[float]) -> dict[str, float]:
    """The middle round, and the middle of what each was beside the peer's round."""
    return {"rate": median(rates), "times": median(rate / other for rate, other in zip(rates, peer, strict=True))}


# --- what a learner waits for


def learners_rounds(game: str, players: int, rounds: int, length: int) -> list[tuple[float, float]]:
    """Of each round: steps of the tables a second, and decisions of the engine alone."""
    rules = burgher.find(game)
    start = rules.new(players)
    tables = Tables(start, TABLES, rules.features, rules.actions.choices, True, ALL_SEATS, 0.0)
    tables.reset("bench")
    dice = np.random.default_rng(1)
    known = []
    for _ in range(length):
        known.append(chosen(arrays.mask(tables.masks).reshape(TABLES, -1), dice).tolist())
        tables.step(known[-1])
    found = []
    for k in range(rounds):
        tables.reset("bench")
        began = process_time()
        for actions in known:
            tables.step(actions)
        steps = length * TABLES / (process_time() - began)
        tally, chance = Tally(players), Random(k)
        began = process_time()
        while tally.decisions < length * TABLES:
            simulate(start, chance, tally)
        found.append((steps, int(tally.decisions) / (process_time() - began)))
    return found


def told_to_learners(players: int, rounds: int, length: int) -> str:
    lines = [f"{TABLES} tables, {players} players: steps a second, beside decisions of the engine alone", ""]
    for game in burgher.names():
        found = learners_rounds(game, players, rounds, length)
        steps, alone = (max(column) for column in zip(*found, strict=True))
        share = median(one / other for one, other in found)
        lines.append(f"  {game:<12}{steps:>12,.0f}{alone:>12,.0f}{share:>7.0%}")
    return "\n".join([*lines, "", "The best rounds; the share is the middle of what it was in each."])


# --- start


def start_seconds(program: str) -> tuple[float, float]:
    """By the clock, and of the processor."""
    began, used = perf_counter(), children_seconds()
    subprocess.run([sys.executable, "-c", program], check=True, stderr=subprocess.DEVNULL)
    return perf_counter() - began, children_seconds() - used


def children_seconds() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


def measure_starts(rounds: int) -> dict[str, dict[str, float]]:
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in STARTS}
    for _ in range(rounds + 1):  # the first one fills the disk's cache
        for name, program in STARTS.items():
            found[name].append(start_seconds(program))
    return {
        name: {"clock": median(one[0] for one in values[1:]), "processor": median(one[1] for one in values[1:])}
        for name, values in found.items()
    }


# --- the report


def told(steps: dict[str, dict[str, float]], starts: dict[str, dict[str, float]], load: tuple[float, float]) -> str:
    busy = f"{os.cpu_count()} cores, load {load[0]:.1f} before and {load[1]:.1f} after"
    lines = [f"Engine: {'compiled' if COMPILED else 'interpreted'}; games with {PLAYERS} players; {busy}", ASKED, ""]
    lines.append(f"  {'steps a second':<28}{'':>12}{'× ' + PEER:>18}")
    lines += [f"  {name:<28}{found['rate']:>12,.0f}{found['times']:>18.1f}" for name, found in steps.items()]
    lines += ["", f"  {'start of a process, seconds':<28}{'clock':>12}{'processor':>12}{'of pgx':>9}"]
    peer = starts["pgx, import"]["processor"]
    for name, spent in starts.items():
        share = spent["processor"] / peer
        lines.append(f"  {name:<28}{spent['clock']:>12.2f}{spent['processor']:>12.2f}{share:>9.0%}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--learner", action="store_true", help="only what a learner waits for")
    parser.add_argument("--players", type=int, default=3, help="at the learner's tables")
    given = parser.parse_args()
    if given.learner:
        print(told_to_learners(given.players, given.rounds, 500))
        return
    before = os.getloadavg()[0]
    steps = measure_steps(given.rounds, given.seconds)
    starts = measure_starts(given.rounds)
    load = (before, os.getloadavg()[0])
    found = {"compiled": COMPILED, "players": PLAYERS, "load": load, "steps_a_second": steps, "start_seconds": starts}
    print(json.dumps(found) if given.json else told(steps, starts, load))


if __name__ == "__main__":
    main()
