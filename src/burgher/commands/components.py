"""`burgher components GAME`: the file with a game's pieces and numbers, so that an owner of the box can correct it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from importlib.resources import files
from pathlib import Path

import burgher
from burgher.commands.files import write
from burgher.commands.mistake import Mistake
from burgher.core.game import Game
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words.say("metavar-game"), help=words.say("help-game"))
    parser.add_argument("--out", metavar=words.say("metavar-file"), type=Path, help=words.say("help-out"))


def run(given: Namespace, words: Words) -> int:
    game = burgher.find(given.game)
    text = shipped_text(game)
    if given.out is None:
        sys.stdout.write(text)
        return 0
    if given.out.exists():
        raise Mistake(words.say("already-there", file=str(given.out)))
    write(given.out, text, words)
    print(words.say("components-written", file=str(given.out), game=game.name))
    return 0


def shipped_text(game: Game) -> str:
    """The game's first component set, comments and all; where it is in several files, one after the other."""
    package = files(f"burgher.{game.name}")
    single = package / "components.toml"
    if single.is_file():
        return single.read_text(encoding="utf-8")
    parts = sorted((package / "components").iterdir(), key=lambda part: part.name)
    # A file named after a set holds what that set has differently.
    return "\n".join(
        part.read_text(encoding="utf-8")
        for part in parts
        if part.name.endswith(".toml") and part.name.removesuffix(".toml") not in game.sets
    )
