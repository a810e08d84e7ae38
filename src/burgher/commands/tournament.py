"""`burgher tournament GAME BOT BOT...`: several bots, in every mix at a table and in every seat."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from burgher.arena import TOURNAMENT
from burgher.commands.contests import add_arguments, hold
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words.say("metavar-game"), help=words.say("help-game"))
    parser.add_argument("bots", nargs="+", metavar=words.say("metavar-bot"), help=words.say("help-tournament-bots"))
    add_arguments(parser, words)


def run(given: Namespace, words: Words) -> int:
    return hold(TOURNAMENT, given.bots, given, words)
