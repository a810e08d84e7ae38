"""`burgher replay FILE`: a record retold in words."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from burgher.commands.arguments import add_seat, seat_of
from burgher.commands.files import read_record
from burgher.commands.result import points
from burgher.commands.telling import tell
from burgher.commands.titles import table_words, title
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar=words.say("metavar-file"), help=words.say("help-record"))
    add_seat(parser, words, words.say("help-replay-seat"))


def run(given: Namespace, words: Words) -> int:
    _, match = read_record(given.file, words)
    seat = seat_of(given, match.players, words)
    told = table_words(match, words)
    print(words.say("retold", game=title(match.game.name, words), players=", ".join(told.names)))
    for line in tell(match.events if seat is None else match.events_for(seat), told):
        print(line)
    print("\n".join(["", *points(match, words)]) if match.over else words.say("not-over"))
    return 0
