"""`burgher match GAME BOT OTHER`: one bot against others, in every seat in turn, with the same luck in each."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from burgher.arena import MATCH
from burgher.commands.contests import add_arguments, hold
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words.say("metavar-game"), help=words.say("help-game"))
    parser.add_argument("bot", metavar=words.say("metavar-bot"), help=words.say("help-match-bot"))
    parser.add_argument("other", metavar=words.say("metavar-other"), help=words.say("help-match-other"))
    add_arguments(parser, words)


def run(given: Namespace, words: Words) -> int:
    return hold(MATCH, [given.bot, given.other], given, words)
