"""The command `burgher`: finds the language, the command and its arguments, and says errors in one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from typing import NoReturn

import burgher
from burgher import commands
from burgher.commands.mistake import Mistake
from burgher.commands.serve import run_here
from burgher.commands.titles import one_line
from burgher.commands.usage import speak
from burgher.core.compiled import COMPILED
from burgher.core.errors import BurgherError
from burgher.core.registry import add_file
from burgher.words import Words, languages

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
"""What a shell sees of a program that nobody reads any more (128 + SIGPIPE)."""


class BadUsage(Exception):
    """Arguments that do not fit the command ``command``."""

    def __init__(self, what: str, command: str) -> None:
        super().__init__(what)
        self.command = command


class Parser(argparse.ArgumentParser):
    """Tells what is wrong with the arguments instead of printing the usage and ending the program."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(message, self.prog)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark in its place.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        words = Words(chosen_language(given, os.environ), "cli")
        try:
            status = _run(given, words)
        except BurgherError as error:
            print(f"burgher: {one_line(words.mistake(error))}", file=sys.stderr)
            return WRONG
        sys.stdout.flush()
    except BurgherError as error:  # there is no such language
        print(f"burgher: {one_line(str(error))}", file=sys.stderr)
        return WRONG
    except EOFError:  # asked, and there is nobody to answer
        print()
        return 0
    except KeyboardInterrupt:
        if sys.stderr.isatty():  # what was being typed stays on its line
            print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Python would flush once more when it ends, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return status


def _run(given: Sequence[str], words: Words) -> int:
    try:
        parsed = build_parser(words).parse_args(given)
    except BadUsage as wrong:
        raise Mistake(words.say("see-help", what=str(wrong), command=wrong.command)) from None
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    for file in getattr(parsed, "game_files", ()):
        add_file(file)
    if parsed.command is None:
        return run_here(words)
    return commands.BY_NAME[parsed.command].run(parsed, words)


def build_parser(words: Words) -> Parser:
    """All commands and their arguments, with their help in the reader's language."""
    speak(words)
    common = Parser(add_help=False)
    common.add_argument(
        "--lang", default=argparse.SUPPRESS, metavar=words.say("metavar-lang"), help=words.say("help-lang")
    )
    common.add_argument(
        "--game",
        action="append",
        default=argparse.SUPPRESS,
        metavar=words.say("metavar-file"),
        help=words.say("help-other-game"),
        dest="game_files",
    )
    parser = Parser("burgher", description=words.say("help-burgher"), epilog=words.say("help-alone"), parents=[common])
    engine = "compiled" if COMPILED else "interpreted"
    parser.add_argument(
        "--version",
        action="version",
        version=f"burgher {burgher.__version__} ({engine})",
        help=words.say("help-version"),
    )
    adder = parser.add_subparsers(
        dest="command", metavar=words.say("metavar-command"), title=words.say("help-commands")
    )
    for name, command in commands.BY_NAME.items():
        text = words.say(f"help-{name}")
        command.arguments(adder.add_parser(name, help=text, description=text, parents=[common]), words)
    return parser


def chosen_language(given: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of ``--lang``, otherwise that of the environment where there is one, otherwise English.

    It is found before anything is parsed, because the help is in it, too.
    """
    for k, argument in enumerate(given):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and k + 1 < len(given):
            return given[k + 1]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].partition(".")[0].partition("_")[0]
            return language if language in languages() else "en"
    return "en"


if __name__ == "__main__":
    sys.exit(main())
