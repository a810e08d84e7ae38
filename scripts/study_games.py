"""Lets the network of a game learn from a stronger player: first games of it, then what it did in them.

    python scripts/study_games.py play nobility champion flat --players 4 --games 400 --cores 16 --out games.jsonl
    python scripts/study_games.py learn nobility games.jsonl --fewest 3 --out nobility.npz
    python scripts/study_games.py learn nobility games.jsonl --others --passes 6 --rate 0.001 --out flat.npz

``play`` adds games to a file, the first bot against the second at all other seats, in blocks in which it has had every
seat; the same command goes on where it stopped. ``learn`` begins with the network that comes with the game
(``--from`` for another) and writes the new one; how it went is written into its file. With ``--fewest 3`` it is
taught at tables of three and more, and stays as it was at smaller ones. With ``--others`` it learns to play like the
second bot, whatever it did before: a rival for ``burgher train --against`` where the bot itself would be too slow.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import burgher
from burgher.arena.referee import play
from burgher.bots import Bot, Clock
from burgher.bots.registry import make
from burgher.core.perspective import Perspective

SECONDS = 10.0
"""For a decision: more than any bot takes, so that a busy machine plays the same games."""
Job = tuple[str, str, str, int, tuple[str, ...], str, int]


class Watched(Bot):
    """A bot, and what it chose."""

    def __init__(self, bot: Bot, chosen: list[int]) -> None:
        self._bot, self._chosen = bot, chosen

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        action = self._bot.choose(perspective, clock)
        self._chosen.append(int(action))
        return action


def one_game(job: Job) -> dict[str, object] | None:
    name, teacher, other, players, options, seed, number = job
    game = burgher.find(name)
    seat, word = number % players, f"{seed}/{number // players}"
    chosen: list[int] = []
    seats = [teacher if place == seat else other for place in range(players)]
    bots = [Watched(make(bot, name, f"{word}/{place}/{bot}"), chosen) for place, bot in enumerate(seats)]
    start = game.new(players, dict.fromkeys(options, True))
    outcome = play(game, start, bots, SECONDS, word)
    if outcome.faults:
        return None
    told = {"players": players, "options": dict.fromkeys(options, True), "seed": word, "seat": seat}
    return {**told, "teacher": teacher, "against": other, "actions": chosen, "won": seat in outcome.winners}


def play_games(given: argparse.Namespace) -> None:
    options = dict.fromkeys(given.options, True)
    kind = {"players": given.players, "options": options, "teacher": given.bot, "against": given.against}
    done = 0
    if given.out.exists():
        before = [json.loads(line) for line in given.out.read_text().splitlines()]
        own = [told for told in before if told["seed"].rpartition("/")[0] == given.seed]
        done = sum(all(told[name] == value for name, value in kind.items()) for told in own)
    jobs: list[Job] = [
        (given.game, given.bot, given.against, given.players, tuple(given.options), given.seed, number)
        for number in range(done, given.games)
    ]
    won = 0
    with get_context("spawn").Pool(given.cores) as pool, given.out.open("a") as file:
        for count, told in enumerate(pool.imap(one_game, jobs), 1):
            if told is None:
                sys.exit("a bot broke the rules; its game is not kept")
            won += bool(told["won"])
            file.write(json.dumps(told) + "\n")
            file.flush()
            print(f"\r{done + count} of {given.games} games, {won} of {count} won", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def learn(given: argparse.Namespace) -> None:
    from burgher.training.replays import read_games, replay, taught_by_others
    from burgher.training.study import Study, study
    from burgher.training.trainer import best_device

    games = [told for file in given.games for told in read_games(file)]
    how = Study(seed=given.seed, passes=given.passes, rate=given.rate, hindsight=given.hindsight)
    if given.others:
        games = taught_by_others(games)
        how = replace(how, keep=0.0, doubt=0.0, expect=0.1)
    decisions = replay(given.game, games, given.fewest)
    print(f"{len(games)} games, {decisions.taught.sum()} of {len(decisions.taught)} decisions are taught", flush=True)
    source = given.source or Path(__file__).parents[1] / "src" / "burgher" / "networks" / f"{given.game}.npz"
    study(given.game, source, decisions, how, given.out, lambda line: print(line, flush=True), best_device())


def main() -> None:
    parser = argparse.ArgumentParser(description="Lets the network of a game learn from a stronger player.")
    ways = parser.add_subparsers(required=True)
    playing = ways.add_parser("play", help="play games and write them down")
    playing.set_defaults(run=play_games)
    playing.add_argument("game")
    playing.add_argument("bot", help="who teaches")
    playing.add_argument("against", help="who sits at all other seats")
    playing.add_argument("--players", type=int, default=4)
    playing.add_argument("--options", nargs="*", default=[], help="options of the game to switch on")
    playing.add_argument("--games", type=int, default=400)
    playing.add_argument("--cores", type=int, default=1)
    playing.add_argument("--seed", default="study")
    playing.add_argument("--out", type=Path, required=True)
    learning = ways.add_parser("learn", help="learn from such games")
    learning.set_defaults(run=learn)
    learning.add_argument("game")
    learning.add_argument("games", type=Path, nargs="+")
    learning.add_argument("--from", type=Path, dest="source", help="the network to begin with")
    learning.add_argument("--fewest", type=int, default=1, help="players at a table at which the teacher is followed")
    learning.add_argument("--others", action="store_true", help="learn to play like the second bot")
    learning.add_argument("--passes", type=int, default=2)
    learning.add_argument("--rate", type=float, default=3e-4)
    learning.add_argument("--hindsight", type=float, default=1.0, help="how much how the games ended counts (0 to 1)")
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
