"""`burgher resume FILE`: play on where a record ends, or from a position."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from burgher.commands.files import read_game
from burgher.commands.opponents import bot_names, bots_named
from burgher.commands.terminal import add_company, add_full_screen, company, play
from burgher.commands.titles import full_names
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar=words.say("metavar-file"), help=words.say("help-game-file"))
    add_company(parser, words)
    add_full_screen(parser, words)


def run(given: Namespace, words: Words) -> int:
    match, is_record = read_game(given.file, words)
    if given.humans is None and given.bots is None and match.names:
        bots = bots_named(match.names)
    else:
        bots = company(match.players, 1 if given.humans is None else given.humans, given.bots, words)
        people = [name for seat, name in enumerate(match.names) if seat not in bots_named(match.names)]
        humans = match.players - len(bots)
        match.names = (*full_names(people[:humans], humans, words), *bot_names(bots))
    file = Path(given.file) if is_record and given.file != "-" else None
    return play(match, bots, words, given.full_screen, file, resumed=True)
