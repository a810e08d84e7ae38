"""Watch strong bots play, and write what they do into the game's folder: people compare themselves with it.

python scripts/strong_habits.py [GAME ...] [--games 60]

All seats are played by the network's first thought (the bot ``champion:turns=1``), all games of a size at once, so that
it is asked about many positions together. NumPy is wanted.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import asdict

import burgher
from burgher.analysis.judges import judge_for
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.state import OVER
from burgher.practice.strong import FILE, Usual, habits_of, usual


def watch(game: Game, players: int, games: int) -> Usual:
    judge = judge_for("network", game.name, players)
    dice = [Random(f"strong/{players}/{number}") for number in range(games)]
    states = [game.new(players) for _ in dice]
    steps: list[list[tuple[int, int]]] = [[] for _ in dice]
    for state, chance in zip(states, dice, strict=True):
        state.settle(chance)
    while playing := [k for k, state in enumerate(states) if state.seat != OVER]:
        for k, action in zip(playing, judge.choose([states[k] for k in playing]), strict=True):
            steps[k].append((int(states[k].seat), action))
            states[k].step(action, dice[k])
    seen: list[tuple[int, Mapping[str, int], Mapping[str, int]]] = []
    for state, taken in zip(states, steps, strict=True):
        seen += zip(state.scores(), game.breakdown(state), habits_of(game, taken, players), strict=True)
    return usual(seen, game.habits)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games_named", nargs="*", metavar="GAME", default=burgher.names())
    asked.add_argument("--games", type=int, default=60)
    wanted = asked.parse_args()
    for name in wanted.games_named:
        game = burgher.find(name)
        folder = game.practice_folder()
        assert folder is not None
        folder.mkdir(exist_ok=True)
        found = {str(players): asdict(watch(game, players, wanted.games)) for players in game.counts}
        lines = ",\n".join(f"  {json.dumps(players)}: {json.dumps(one)}" for players, one in found.items())
        (folder / FILE).write_text("{\n" + lines + "\n}\n", encoding="utf-8")
        print(name, {players: one["score"] for players, one in found.items()})
