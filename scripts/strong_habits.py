"""Watch strong bots play, and write what they do into the game's folder: people compare themselves with it.

python scripts/strong_habits.py [GAME ...] [--games 60] [--bot champion:turns=1]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import asdict

import burgher
from burgher.bots.bot import Clock
from burgher.bots.registry import make
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.state import OVER
from burgher.practice.strong import FILE, Usual, habits_of, usual


def watch(game: Game, players: int, games: int, bot: str) -> Usual:
    seen: list[tuple[int, Mapping[str, int], Mapping[str, int]]] = []
    for number in range(games):
        bots = [make(bot, game.name, f"strong/{number}/{seat}") for seat in range(players)]
        dice, guesses = Random(f"strong/{players}/{number}"), Random(f"guesses/{number}")
        state = game.new(players)
        state.settle(dice)
        steps = []
        while state.seat != OVER:
            seat = state.seat
            action = bots[seat].choose(Perspective(game, state, seat, guesses), Clock(5.0))
            steps.append((seat, action))
            state.step(action, dice)
        seen += zip(state.scores(), game.breakdown(state), habits_of(game, steps, players), strict=True)
    return usual(seen, game.habits)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games_named", nargs="*", metavar="GAME", default=burgher.names())
    asked.add_argument("--games", type=int, default=60)
    asked.add_argument("--bot", default="champion:turns=1")
    wanted = asked.parse_args()
    for name in wanted.games_named:
        game = burgher.find(name)
        folder = game.practice_folder()
        assert folder is not None
        folder.mkdir(exist_ok=True)
        found = {str(players): asdict(watch(game, players, wanted.games, wanted.bot)) for players in game.counts}
        lines = ",\n".join(f"  {json.dumps(players)}: {json.dumps(one)}" for players, one in found.items())
        (folder / FILE).write_text("{\n" + lines + "\n}\n", encoding="utf-8")
        print(name, {players: one["score"] for players, one in found.items()})
