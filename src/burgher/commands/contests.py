"""What `burgher match` and `burgher tournament` have in common: bots play each other, and the figures follow."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

import burgher
from burgher.arena import Contest, Notebook, report, run
from burgher.arena.contest import Fixture
from burgher.commands.arguments import add_games, add_players, add_table, read_options, whole_number
from burgher.commands.mistake import Mistake
from burgher.commands.simulate import Progress
from burgher.commands.standings import told
from burgher.core.errors import cause
from burgher.words import Words

STOPPED = 130
"""What a shell sees of a program that was stopped by Ctrl-C."""


def add_arguments(parser: ArgumentParser, words: Words) -> None:
    add_players(parser, words)
    add_games(parser, words, words.say("help-contest-games"))
    parser.add_argument(
        "--seconds",
        type=positive(words),
        default=0.2,
        metavar=words.say("metavar-seconds"),
        help=words.say("help-seconds"),
    )
    parser.add_argument("--seed", default="1", metavar=words.say("metavar-seed"), help=words.say("help-contest-seed"))
    add_table(parser, words)
    parser.add_argument("--out", metavar=words.say("metavar-file"), type=Path, help=words.say("help-contest-out"))
    parser.add_argument(
        "--cores",
        type=whole_number(1, words),
        default=_cores(),
        metavar=words.say("metavar-number"),
        help=words.say("help-cores"),
    )
    parser.add_argument("--ray", action="store_true", help=words.say("help-ray"))
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))


def positive(words: Words) -> Callable[[str], float]:
    """Reads an argument that is a number above 0."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0.0 < number < 1e6:
            raise ArgumentTypeError(words.say("positive-number", given=text))
        return number

    return read


def _cores() -> int:
    """The cores that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def hold(form: str, entrants: Sequence[str], given: Namespace, words: Words) -> int:
    """Play a contest, or what is left of it, and tell how it went."""
    game = burgher.find(given.game)
    options = tuple(read_options(game, given.options, words).items())
    contest = Contest(
        form, game.name, given.players, tuple(entrants), given.seed, given.seconds, options, given.components
    )
    contest.check()
    fixtures = contest.fixtures(given.games)
    try:
        notebook = Notebook(contest, fixtures, given.out)
        complete = _play(notebook, fixtures, given)
        if not complete and notebook.path is None and notebook.results:
            notebook.keep(_free_name(f"{game.name}-{form}"))
    except OSError as error:
        raise Mistake(words.say("unwritable", file=str(given.out), why=words.phrase(cause(error)))) from None
    found = report(notebook, len(fixtures))
    if given.json:
        print(json.dumps(found))
    elif notebook.results:
        print("\n".join(told(notebook, words)))
    if complete:
        return 0
    print(_stopped(notebook, len(fixtures), words), file=sys.stderr)
    return STOPPED


def _play(notebook: Notebook, fixtures: Sequence[Fixture], given: Namespace) -> bool:
    progress = None if given.json or not sys.stderr.isatty() else Progress(len(fixtures), sys.stderr)
    try:
        return run(notebook, fixtures, given.cores, progress.show if progress else lambda done: None, given.ray)
    finally:
        if progress is not None:
            progress.clear()


def _free_name(stem: str) -> Path:
    """A name for a file that is not there yet."""
    path, number = Path(f"{stem}.jsonl"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.jsonl")
    return path


def _stopped(notebook: Notebook, games: int, words: Words) -> str:
    """How many games there are, and how the others are played."""
    if notebook.path is None:
        return words.say("contest-stopped-at-once")
    return words.say("contest-stopped", done=len(notebook.results), games=games, file=str(notebook.path))
