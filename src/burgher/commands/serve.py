"""`burgher serve`: a server for the browser that stays up. `burgher` alone: the same for oneself, browser opened."""

from __future__ import annotations

import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from burgher.commands.arguments import whole_number
from burgher.core.box_file import game_of
from burgher.core.components import ComponentSet, read_file
from burgher.words import Words

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
USUAL_PORT = 8750


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("--host", default=EVERYWHERE, metavar=words.say("metavar-address"), help=words.say("help-host"))
    parser.add_argument(
        "--port",
        type=whole_number(0, words),
        default=USUAL_PORT,
        metavar=words.say("metavar-number"),
        help=words.say("help-port"),
    )
    parser.add_argument("--database", metavar=words.say("metavar-database"), help=words.say("help-database"))
    parser.add_argument(
        "--components",
        action="append",
        default=[],
        type=Path,
        metavar=words.say("metavar-file"),
        help=words.say("help-serve-components"),
    )
    for name in ("finished", "abandoned"):
        parser.add_argument(
            f"--keep-{name}",
            type=whole_number(1, words),
            metavar=words.say("metavar-number"),
            help=words.say(f"help-keep-{name}"),
        )


def run(given: Namespace, words: Words) -> int:
    # The web server and the database take a moment to load, and only this command needs them.
    from burgher import service

    named = {} if given.database is None else {"database": given.database}
    settings = service.Settings(
        **named,
        components=house_sets(given.components),
        keep_finished=given.keep_finished,
        keep_abandoned=given.keep_abandoned,
    )

    def ready(address: str) -> None:
        # Not before it answers: an address or a database that cannot be had is all there is to say then.
        print(words.say("serving"), flush=True)

    service.run(given.host, given.port, settings, ready=ready, language=words.language)
    return 0


def house_sets(files: Sequence[Path]) -> dict[str, ComponentSet]:
    """The pieces that a club plays with, by game; of two files for one game the later one counts."""
    found: dict[str, ComponentSet] = {}
    for path in files:
        tables = read_file(path)
        game = game_of(tables)
        found[game.name] = game.corrected(tables, path.stem)
    return found


def run_here(words: Words, page: str = "/", others: bool = False) -> int:
    """For whoever sits at this computer: a free port, and the browser opens; ``others`` may come over the network."""
    from burgher import service

    def ready(address: str) -> None:
        if not _opened(address + page):
            print(words.say("no-browser", address=address + page), flush=True)

    print(words.say("opening"), flush=True)
    service.run(EVERYWHERE if others else HERE, 0, ready=ready, language=words.language)
    return 0


def _opened(address: str) -> bool:
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
