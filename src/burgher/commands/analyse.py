"""`burgher analyse FILE`: what the coach says about a game that was played."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from burgher.analysis import analyse
from burgher.analysis.games import SECONDS
from burgher.analysis.judges import NAMES
from burgher.commands.coaching import report
from burgher.commands.files import read_record
from burgher.commands.mistake import Mistake
from burgher.commands.titles import table_words, title
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar=words.say("metavar-file"), help=words.say("help-record"))
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))
    parser.add_argument("--judge", choices=NAMES, default="best", help=words.say("help-judge"))
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        metavar=words.say("metavar-seconds"),
        help=words.say("help-analysis-seconds"),
    )


def run(given: Namespace, words: Words) -> int:
    _, match = read_record(given.file, words)
    if not match.over:
        raise Mistake(words.say("not-analysed", file=given.file))
    found = analyse(match, given.judge, given.seconds)
    if given.json:
        print(json.dumps(found.json()))
        return 0
    told = table_words(match, words)
    print(words.say("retold", game=title(match.game.name, words), players=", ".join(told.names)))
    for line in report(found, match, told, words):
        print(line)
    return 0
