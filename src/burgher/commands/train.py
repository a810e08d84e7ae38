"""`burgher train GAME`: a network learns the game by playing it."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import burgher
from burgher.commands import figures
from burgher.commands.arguments import whole_number
from burgher.commands.contests import positive
from burgher.commands.mistake import Mistake
from burgher.commands.titles import title
from burgher.core.errors import cause
from burgher.words import Words

NEEDED = ("numpy", "torch")


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words.say("metavar-game"), help=words.say("help-game"))
    number = words.say("metavar-number")
    parser.add_argument(
        "--minutes", type=positive(words), default=20.0, metavar=number, help=words.say("help-train-minutes")
    )
    parser.add_argument("--planned", type=positive(words), metavar=number, help=words.say("help-train-planned"))
    parser.add_argument("--workers", type=whole_number(1, words), metavar=number, help=words.say("help-train-workers"))
    parser.add_argument("--tables", type=whole_number(1, words), metavar=number, help=words.say("help-train-tables"))
    parser.add_argument("--width", type=whole_number(1, words), metavar=number, help=words.say("help-train-width"))
    parser.add_argument("--blocks", type=whole_number(1, words), metavar=number, help=words.say("help-train-blocks"))
    parser.add_argument(
        "--seed", type=whole_number(0, words), default=1, metavar=number, help=words.say("help-simulate-seed")
    )
    parser.add_argument("--out", type=Path, metavar=words.say("metavar-folder"), help=words.say("help-train-out"))
    parser.add_argument(
        "--from", type=Path, dest="source", metavar=words.say("metavar-file"), help=words.say("help-train-from")
    )
    file = words.say("metavar-file")
    parser.add_argument("--against", nargs="+", default=[], metavar=file, help=words.say("help-train-against"))
    change = words.say("metavar-option")
    parser.add_argument("--set", nargs="+", default=[], metavar=change, help=words.say("help-train-set"))
    parser.add_argument("--ray", action="store_true", help=words.say("help-train-ray"))


def run(given: Namespace, words: Words) -> int:
    game = burgher.find(given.game)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Mistake(words.say("needs-extra", packages=", ".join(missing), extra="burgher[train]"))
    from burgher.training.rivals import read_rival
    from burgher.training.running import network_path, train
    from burgher.training.saving import saved_settings, settings_from
    from burgher.training.settings import Settings
    from burgher.training.trainer import best_device

    folder = given.out or Path("training") / game.name
    before = saved_settings(folder)
    settings = before or Settings(game.name, given.seed)
    if settings.game != game.name:
        raise Mistake(words.say("train-other-game", folder=str(folder), game=title(settings.game, words)))
    chosen: dict[str, Any] = {name: getattr(given, name) for name in ("workers", "tables", "width", "blocks")}
    if before is None:
        chosen["workers"] = chosen["workers"] or max(1, (os.cpu_count() or 1) - 1)
        chosen["minutes"] = given.planned or given.minutes
    elif given.planned:
        chosen["minutes"] = given.planned
    settings = replace(settings, **{name: value for name, value in chosen.items() if value is not None})
    if given.source and before is None:
        settings = settings_from(settings, given.source)
    settings = settings.changed(given.set)
    device = best_device()
    if device.type == "cpu":
        print(words.say("train-slow"), file=sys.stderr)
    told = words.say("train-begun" if before is None else "train-goes-on", game=title(game.name, words))
    print(told, file=sys.stderr)
    try:
        train(
            settings,
            folder,
            60.0 * given.minutes,
            lambda line: _tell(line, words),
            device=device,
            ray=given.ray,
            source=given.source,
            rivals=[read_rival(rival) for rival in given.against],
        )
    except OSError as error:
        raise Mistake(words.say("unwritable", file=str(folder), why=words.phrase(cause(error)))) from None
    print(words.say("train-done", file=str(network_path(folder, game.name))))
    return 0


def _tell(line: dict[str, Any], words: Words) -> None:
    """A line of the log, for people."""
    exams = [
        words.say("train-exam", players=int(name.partition("-")[2]), wins=figures.percent(row[1] / 100, words))
        for name, row in line["scores"].items()
        if name.startswith("exam")
    ]
    told = words.say(
        "train-line",
        minutes=figures.number(line["minutes"], 1, words),
        progress=figures.percent(min(1.0, line["progress"]), words),
        decisions=figures.number(line["decisions"] / 1e6, 1, words),
        pace=figures.number(line["pace"], 0, words),
        phase="imitating" if line["imitating"] else "playing",
    )
    print(" – ".join([told, *exams]), file=sys.stderr, flush=True)
