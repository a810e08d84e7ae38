"""`burgher simulate GAME`: many games at random or among bots, and what they were like."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from time import perf_counter
from typing import TextIO

import burgher
from burgher.bots import Bot, Clock, Level
from burgher.commands.arguments import add_players, add_table, read_options, whole_number
from burgher.commands.opponents import level_of, new_bot, read_bots
from burgher.commands.titles import title
from burgher.core.chance import Random
from burgher.core.compiled import COMPILED
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.simulate import Tally, simulate
from burgher.core.state import CHANCE, OVER, State
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=words.say("help-game"))
    add_players(parser, words)
    parser.add_argument(
        "--games", type=whole_number(1, words), default=100, metavar="N", help=words.say("help-number-of-games")
    )
    parser.add_argument("--seed", default="1", metavar="SEED", help=words.say("help-simulate-seed"))
    parser.add_argument("--bots", metavar="BOT,...", help=words.say("help-simulate-bots"))
    add_table(parser, words)
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))


def run(given: Namespace, words: Words) -> int:
    game = burgher.find(given.game)
    players = given.players
    start = game.new(players, read_options(game, given.options, words), given.components)
    bots = None if given.bots is None else read_bots(given.bots, players, words)
    tally = Tally(players)
    progress = None if given.json or not sys.stderr.isatty() else Progress(given.games, sys.stderr)
    for k in range(given.games):
        # Each game has its own stream, so that the last of a thousand is not changed by the others.
        seed = f"{given.seed}/{k}"
        if bots is None:
            simulate(start, Random(seed), tally)
        else:
            play_bots(game, start, bots, seed, tally)
        if progress is not None:
            progress.show(k + 1)
    if progress is not None:
        progress.clear()
    found = summary(game, bots, given.seed, tally)
    print(json.dumps(found) if given.json else told(found, tally, words))
    return 0


def play_bots(game: Game, start: State, names: list[str], seed: str, tally: Tally) -> None:
    """One game among bots, each of which sees what its seat sees."""
    players: list[tuple[Bot, Level]] = [
        (new_bot(name, game, f"{seed}/{seat}"), level_of(name)) for seat, name in enumerate(names)
    ]
    random = Random(seed)
    state = start.copy()
    began = perf_counter()
    while state.seat != OVER:
        if state.seat == CHANCE:
            tally.chances += 1
            state.apply(state.roll(random))
            continue
        perspective = Perspective(game, state, state.seat, random.fork())
        legal = len(perspective.legal())
        tally.decisions += 1
        tally.branches += legal
        tally.choices += legal > 1
        bot, level = players[state.seat]
        state.apply(bot.choose(perspective, Clock(level.seconds)))
    tally.seconds += perf_counter() - began
    tally.games += 1
    winners = state.winners()
    for seat, points in enumerate(state.scores()):
        tally.points[seat] += points
    for seat in winners:
        tally.wins[seat] += 1.0 / len(winners)


def summary(game: Game, bots: list[str] | None, seed: str, tally: Tally) -> dict[str, object]:
    """What is printed as JSON."""
    seconds = max(tally.seconds, 1e-9)
    return {
        "game": game.name,
        "players": len(tally.points),
        "bots": bots,
        "seed": seed,
        "games": tally.games,
        "decisions": int(tally.decisions),
        "choices": int(tally.choices),
        "seconds": round(tally.seconds, 6),
        "games_per_second": round(tally.games / seconds, 3),
        "decisions_per_second": round(int(tally.decisions) / seconds, 3),
        "mean_branching": round(int(tally.branches) / max(int(tally.decisions), 1), 3),
        "mean_scores": [round(points / tally.games, 3) for points in tally.points],
        "win_shares": [round(wins / tally.games, 4) for wins in tally.wins],
        "compiled": COMPILED,
    }


def told(found: dict[str, object], tally: Tally, words: Words) -> str:
    """The same for people."""
    rows = [
        ("row-games-a-second", f"{found['games_per_second']:,.1f}"),
        ("row-decisions-a-second", f"{found['decisions_per_second']:,.0f}"),
        ("row-decisions", f"{tally.decisions / tally.games:,.1f}"),
        ("row-choices", f"{tally.choices / tally.games:,.1f}"),
        ("row-branching", f"{found['mean_branching']:,.1f}"),
    ]
    players = len(tally.points)
    lines = [
        words.say(
            "simulated",
            game=title(str(found["game"]), words),
            players=players,
            games=tally.games,
            seconds=f"{tally.seconds:.2f}",
            engine="compiled" if COMPILED else "interpreted",
        )
    ]
    labels = [words.say(label) for label, _ in rows]
    width = max(len(label) for label in labels)
    lines += [f"  {label:<{width}}  {value:>12}" for label, (_, value) in zip(labels, rows, strict=True)]
    heads = [words.say(head) for head in ("column-player", "column-score", "column-wins")]
    lines.append(f"\n  {heads[0]:<14}{heads[1]:>12}{heads[2]:>12}")
    bots = found["bots"]
    for seat in range(players):
        name = f"{seat + 1} {bots[seat]}" if isinstance(bots, list) else str(seat + 1)
        points, wins = tally.points[seat] / tally.games, tally.wins[seat] / tally.games
        lines.append(f"  {name:<14}{points:>12.1f}{wins:>12.1%}")
    return "\n".join(lines)


class Progress:
    """A bar that shows how many games are done, on a line that is used again."""

    WIDTH = 40

    def __init__(self, games: int, stream: TextIO) -> None:
        self.games = games
        self.stream = stream
        self.shown = 0.0

    def show(self, done: int) -> None:
        now = perf_counter()
        if now - self.shown < 0.1 and done < self.games:
            return
        self.shown = now
        full = self.WIDTH * done // self.games
        self.stream.write(f"\r[{'#' * full}{'.' * (self.WIDTH - full)}] {done}/{self.games}")
        self.stream.flush()

    def clear(self) -> None:
        self.stream.write("\r" + " " * (self.WIDTH + 24) + "\r")
        self.stream.flush()
