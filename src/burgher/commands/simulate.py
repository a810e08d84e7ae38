"""`burgher simulate GAME`: many games at random or among bots, and what they were like."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from time import perf_counter
from typing import TextIO

import burgher
from burgher.bots import Bot, Clock, Level
from burgher.commands import figures
from burgher.commands.arguments import add_games, add_players, add_table, read_options
from burgher.commands.opponents import bot_title, level_of, new_bot, read_bots
from burgher.commands.titles import title
from burgher.core.chance import Random
from burgher.core.compiled import COMPILED
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.simulate import Tally, simulate
from burgher.core.state import CHANCE, OVER, State
from burgher.drawing.columns import columns
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words.say("metavar-game"), help=words.say("help-game"))
    add_players(parser, words)
    add_games(parser, words, words.say("help-number-of-games"))
    parser.add_argument("--seed", default="1", metavar=words.say("metavar-seed"), help=words.say("help-simulate-seed"))
    parser.add_argument("--bots", metavar=words.say("metavar-bots"), help=words.say("help-simulate-bots"))
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
    games, seconds = tally.games, max(tally.seconds, 1e-9)
    rows = [
        ("row-games-a-second", games / seconds, 1),
        ("row-decisions-a-second", int(tally.decisions) / seconds, 0),
        ("row-decisions", int(tally.decisions) / games, 1),
        ("row-choices", int(tally.choices) / games, 1),
        ("row-branching", int(tally.branches) / max(int(tally.decisions), 1), 1),
    ]
    players = len(tally.points)
    lines = [
        words.say(
            "simulated",
            game=title(str(found["game"]), words),
            players=players,
            games=games,
            seconds=figures.number(tally.seconds, 2, words),
            engine="compiled" if COMPILED else "interpreted",
        )
    ]
    lines += columns([[words.say(label), figures.number(value, digits, words)] for label, value, digits in rows])
    seats = [[words.say(head) for head in ("column-player", "column-score", "column-wins")]]
    bots = found["bots"]
    for seat in range(players):
        name = f"{seat + 1} {bot_title(bots[seat], words)}" if isinstance(bots, list) else str(seat + 1)
        points, wins = tally.points[seat] / games, tally.wins[seat] / games
        seats.append([name, figures.number(points, 1, words), figures.percent(wins, words)])
    return "\n".join([*lines, "", *columns(seats)])


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
