"""`burgher components GAME`: the file with a game's pieces and numbers, so that an owner of the box can correct it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import burgher
from burgher.commands.files import write
from burgher.commands.mistake import Mistake
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words.say("metavar-game"), help=words.say("help-game"))
    parser.add_argument("--out", metavar=words.say("metavar-file"), type=Path, help=words.say("help-out"))


def run(given: Namespace, words: Words) -> int:
    game = burgher.find(given.game)
    text = "\n".join(path.read_text(encoding="utf-8") for path in game.component_files())
    if given.out is None:
        sys.stdout.write(text)
        return 0
    if given.out.exists():
        raise Mistake(words.say("already-there", file=str(given.out)))
    write(given.out, text, words)
    print(words.say("components-written", file=str(given.out), game=game.name))
    return 0
