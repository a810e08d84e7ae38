"""A bot of Burgher's against OpenSpiel's search, one against three at a table of four.

``--simulations 400``: as many simulations for each, with the same evaluator: random playouts to the end, all actions
equally likely, and the returns of OpenSpiel's games ``burgher_belfort`` and ``burgher_nobility``, which are
placements. ``--seconds 0.2``: as much time for each; Burgher's search as people meet it, OpenSpiel's with these
playouts. ``--bot champion --paced``: OpenSpiel's gets as much processor time for a decision as that bot takes, which is
measured at the same table; whoever takes less than it might leaves its opponents no more.

The playouts are the engine's. With ``--plain`` OpenSpiel's bot gets its own `RandomRolloutEvaluator` instead: the same
playouts in a loop of Python, as good for a number of simulations and much slower.

    PYTHONPATH=src .venv-bench/bin/python bench/openspiel.py belfort --simulations 400 --games 100
    PYTHONPATH=src .venv-bench/bin/python bench/openspiel.py belfort --seconds 0.2 --games 40
    PYTHONPATH=src .venv-bench/bin/python bench/openspiel.py belfort --bot champion --paced --games 400 --cores 2 \\
        --out champion.jsonl
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from burgher.arena import MATCH, Contest, Notebook, report, run

ADAPTER = Path(__file__).with_name("openspiel_adapter.py")
SEARCH = "search:evaluator=placing,pauses=0,steps=100000,widen=0,uct=0.5,echo=100,memory=120"
"""Burgher's search with the same evaluator: no cut playouts, no knowledge of the games."""
PATIENCE = 600.0
"""Seconds for a decision where simulations are counted: nobody is stopped."""


def contest(asked: argparse.Namespace) -> Contest:
    compiled = int(not asked.plain)
    if asked.paced:
        bot = f"{ADAPTER}:Paced:bot={(asked.bot or 'search').replace(',', '+')}"
        other = f"{ADAPTER}:Ismcts:paced=1,compiled={compiled},explore={asked.explore}"
        return Contest(MATCH, asked.game, 4, (bot, other), asked.seed, asked.seconds or PATIENCE)
    if asked.seconds:
        bot = asked.bot or "search"
        other = f"{ADAPTER}:Ismcts:timed=1,compiled={compiled},explore={asked.explore}"
        return Contest(MATCH, asked.game, 4, (bot, other), asked.seed, asked.seconds)
    bot = asked.bot or f"{SEARCH},simulations={asked.simulations}"
    other = f"{ADAPTER}:Ismcts:simulations={asked.simulations},compiled={compiled},explore={asked.explore}"
    return Contest(MATCH, asked.game, 4, (bot, other), asked.seed, PATIENCE)


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot of Burgher's against OpenSpiel's search.")
    parser.add_argument("game", choices=["belfort", "nobility"])
    parser.add_argument("--simulations", type=int, default=400, help="for each decision (default: 400)")
    parser.add_argument("--seconds", type=float, help="for each decision, instead of a number of simulations")
    parser.add_argument("--paced", action="store_true", help="OpenSpiel's takes as long as Burgher's bot does")
    parser.add_argument("--plain", action="store_true", help="OpenSpiel makes its playouts itself")
    parser.add_argument("--explore", type=float, default=1.4, help="OpenSpiel's constant of UCT (default: 1.4)")
    parser.add_argument("--bot", help="Burgher's bot, with its settings")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seed", default="openspiel")
    parser.add_argument("--out", type=Path, help="write each game to this file, and go on from there")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    # Nobody's numbers are worked out on several cores, or its time would not tell how long it thought.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    held = contest(asked)
    held.check()
    fixtures = held.fixtures(asked.games)
    notebook = Notebook(held, fixtures, asked.out)
    todo = len(fixtures) - len(notebook.results)
    run(notebook, fixtures, asked.cores, lambda done: print(f"{done} of {len(fixtures)} games", file=sys.stderr))
    found = report(notebook, len(fixtures))
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    standings = found["standings"]
    assert isinstance(standings, list)
    played = todo - (len(fixtures) - len(notebook.results))
    if played > 0:
        spent = os.times()
        print(
            f"{played} games now, {(spent.children_user + spent.children_system) / played:.1f} s of processor time each"
        )
    for one in standings:
        share = one["share"]
        interval = f"{share['low']:.1%} to {share['high']:.1%}"
        print(f"{one['name']}: {share['mean']:.1%} ({interval}), margin {one['margin']:+.1f}")


if __name__ == "__main__":
    main()
