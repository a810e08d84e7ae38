"""`burgher bench bots`: simulations a second of the bots that think, for every game."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict

import burgher
from burgher.arena.speed import BOTS, MEASURED, PLAYERS, PLAYOUTS, Speed, measure, middle_positions
from burgher.commands import figures
from burgher.commands.contests import positive
from burgher.commands.titles import title
from burgher.core.compiled import COMPILED
from burgher.drawing.columns import columns
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("what", choices=["bots"], metavar=words.say("metavar-what"), help=words.say("help-bench-what"))
    parser.add_argument(
        "--seconds",
        type=positive(words),
        default=1.0,
        metavar=words.say("metavar-seconds"),
        help=words.say("help-bench-seconds"),
    )
    parser.add_argument("--seed", default="1", metavar=words.say("metavar-seed"), help=words.say("help-contest-seed"))
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))


def run(given: Namespace, words: Words) -> int:
    found = []
    for game in burgher.names():
        positions = middle_positions(game, given.seed)
        found += [measure(game, bot, playouts, positions, given.seconds, given.seed) for bot, playouts in MEASURED]
    if given.json:
        speeds = [asdict(speed) for speed in found]
        print(json.dumps({"players": PLAYERS, "seed": given.seed, "compiled": COMPILED, "speeds": speeds}))
    else:
        print("\n".join(_told(found, words)))
    return 0


def _told(found: list[Speed], words: Words) -> list[str]:
    engine = "compiled" if COMPILED else "interpreted"
    rows = [
        [words.say("column-playouts"), *(f"{title(game, words)}, {bot}" for game in burgher.names() for bot in BOTS)]
    ]
    speeds = {
        (speed.game, speed.bot, speed.playouts): figures.number(speed.simulations_a_second, 0, words) for speed in found
    }
    for playouts in PLAYOUTS:
        told = [speeds.get((game, bot, playouts), "") for game in burgher.names() for bot in BOTS]
        rows.append([words.say(f"playouts-{playouts}"), *told])
    return [words.say("benched", players=PLAYERS, engine=engine), *columns(rows)]
