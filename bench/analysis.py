"""What the analysis of a whole game costs: processor time, the first answer, memory.

python bench/analysis.py [GAME ...] [--players N ...] [--json]

Greedy bots play a game of each size, which is then analysed with the judge and the networks that come with the
package, each in a process of its own. "First" is the processor time from the start of that process to the first
chances (Python, the networks and the replay included), "whole" that of the whole analysis without any limit. There is
no peer for these games: no other program rates their decisions.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
from multiprocessing import get_context
from time import process_time

import burgher
from burgher.analysis import stages
from burgher.bots.bot import Clock
from burgher.bots.registry import make
from burgher.core.match import read
from burgher.core.perspective import Perspective
from burgher.core.record import Record

HOURS = 10_000.0
MEGABYTE = 1 << 20 if sys.platform == "darwin" else 1 << 10


def play(game: str, players: int) -> Record:
    """A game among greedy bots that err a little, as people do."""
    match = burgher.Match(game, players, seed="bench")
    bots = [make("greedy:blur=4", game, f"bench/{seat}") for seat in range(players)]
    guesses = burgher.Random("guesses")
    while not match.over:
        match.play(bots[match.seat].choose(Perspective(match.game, match.state, match.seat, guesses), Clock(5.0)))
    return match.record()


def measure(record: Record) -> dict[str, float]:
    """What one analysis takes; in a process that has done nothing else."""
    parts = stages(read(record), "best", HOURS)
    report = next(parts)
    first = process_time()
    *_, report = parts
    close = sum(one.looked == 2 for one in report.decisions)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEGABYTE
    return {
        "actions": len(report.win) - 1,
        "decisions": len(report.decisions),
        "looked at closely": close,
        "first": round(first, 2),
        "whole": round(process_time(), 2),
        "MB": round(memory),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=burgher.names())
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    for game in asked.games:
        for players in asked.players or burgher.find(game).counts:
            record = play(game, players)
            with get_context("spawn").Pool(1) as pool:
                found = {"game": game, "players": players, **pool.apply(measure, (record,))}
            print(json.dumps(found) if asked.json else ", ".join(f"{k} {v}" for k, v in found.items()), flush=True)


if __name__ == "__main__":
    main()
