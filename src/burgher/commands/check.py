"""`burgher check FILE...`: whether records are true: each action legal, chance as the seed has it, the result equal."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from burgher.commands.files import read_record
from burgher.commands.mistake import Mistake
from burgher.commands.titles import one_line
from burgher.core.match import Match
from burgher.core.record import Record
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("files", nargs="+", metavar=words.say("metavar-file"), help=words.say("help-records"))


def run(given: Namespace, words: Words) -> int:
    bad = 0
    for file in given.files:
        try:
            record, match = read_record(file, words)
        except Mistake as mistake:
            bad += 1
            print(f"burgher: {one_line(str(mistake))}", file=sys.stderr)
        else:
            print(words.say("record-ok", file=file, actions=len(match.steps), **_extent(record, match)))
    return 2 if bad else 0


def _extent(record: Record, match: Match) -> dict[str, str]:
    """How much of the game there was to check."""
    return {
        "end": "finished" if match.over else "unfinished",
        "chance": "possible" if record.seed is None else "seed",
    }
