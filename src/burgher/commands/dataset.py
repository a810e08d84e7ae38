"""`burgher dataset GAME`: games as rows of a Parquet file, for those who learn from them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import burgher
from burgher.bots import Bot
from burgher.commands.arguments import add_games, add_options, add_players, read_options
from burgher.commands.mistake import Mistake
from burgher.commands.opponents import level_of, new_bot, read_bots
from burgher.commands.simulate import Progress
from burgher.core.errors import cause
from burgher.words import Words

NEEDED = ("numpy", "pyarrow")


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words.say("metavar-game"), help=words.say("help-game"))
    add_players(parser, words)
    add_games(parser, words, words.say("help-number-of-games"))
    parser.add_argument("--seed", default="1", metavar=words.say("metavar-seed"), help=words.say("help-simulate-seed"))
    parser.add_argument(
        "--bots", default="random", metavar=words.say("metavar-bots"), help=words.say("help-simulate-bots")
    )
    add_options(parser, words)
    parser.add_argument(
        "--out", required=True, type=Path, metavar=words.say("metavar-file"), help=words.say("help-dataset-out")
    )


def run(given: Namespace, words: Words) -> int:
    game = burgher.find(given.game)
    options = game.settle_options(given.players, read_options(game, given.options, words))
    names = read_bots(given.bots, given.players, words)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Mistake(words.say("needs-extra", packages=", ".join(missing), extra="burgher[dataset]"))
    if given.out.exists():
        raise Mistake(words.say("already-there", file=str(given.out)))
    from burgher.dataset import write

    def new_bots(seed: str) -> tuple[Sequence[Bot], float]:
        bots = [new_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)]
        return bots, max(level_of(name).seconds for name in names)

    progress = Progress(given.games, sys.stderr) if sys.stderr.isatty() else None
    try:
        rows = write(
            given.out,
            game,
            given.players,
            options,
            given.games,
            new_bots,
            given.seed,
            {"bots": names},
            progress.show if progress else lambda done: None,
        )
    except OSError as error:
        raise Mistake(words.say("unwritable", file=str(given.out), why=words.phrase(cause(error)))) from None
    if progress is not None:
        progress.clear()
    print(words.say("dataset-written", file=str(given.out), games=given.games, rows=rows))
    return 0
