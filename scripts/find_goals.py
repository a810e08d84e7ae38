"""Find goals: turns of bots' games in which something can be reached in exactly one way.

    python scripts/find_goals.py GAME --into FILE [--games 24] [--first 0]

The network plays many games at once, somewhat freely. Where somebody's turn begins, everything that may be done in it
is looked through; what is hidden from the seat is imagined, and where chance comes in, the turn ends. Each goal is
written as a line, one of a game at most; what is worth keeping is for somebody to choose (docs/analysis.md).
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from time import process_time

from practice.goals import FIRST_ROUND, GoalFinder
from practice.tables import turns

import burgher

if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=burgher.names())
    asked.add_argument("--games", type=int, default=24, help="so many are played at once")
    asked.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked.add_argument("--into", type=Path, required=True)
    given = asked.parse_args()
    game = burgher.find(given.game)
    finder = GoalFinder(game)
    found: Counter[str] = Counter()
    with given.into.open("w", encoding="utf-8") as file:
        for name, state in turns(game, range(given.first, given.first + given.games)):
            if state.round < FIRST_ROUND:
                continue
            for goal in finder.look(state, name):
                found[f"{goal.of} {goal.level}"] += 1
                file.write(goal.dumps() + "\n")
                file.flush()
                break
    print(f"{process_time():.0f} s; {dict(found)}")
