"""`burgher play GAME`: a table in the browser, with everybody seated."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from secrets import token_hex
from urllib.parse import quote

import burgher
from burgher.bots import LEVELS
from burgher.commands.arguments import add_players, add_table, read_options, whole_number
from burgher.commands.mistake import Mistake
from burgher.commands.opponents import USUAL, read_bots
from burgher.commands.serve import run_here
from burgher.commands.terminal import add_company, colours_given, names_given
from burgher.core.game import Game
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words.say("metavar-game"), help=words.say("help-play-game"))
    add_players(parser, words)
    add_company(parser, words)
    parser.add_argument(
        "--open",
        type=whole_number(0, words),
        default=0,
        metavar=words.say("metavar-number"),
        help=words.say("help-open"),
    )
    parser.add_argument("--names", metavar=words.say("metavar-names"), help=words.say("help-names"))
    parser.add_argument("--colours", metavar=words.say("metavar-colours"), help=words.say("help-colours"))
    parser.add_argument("--seed", metavar=words.say("metavar-seed"), help=words.say("help-play-seed"))
    add_table(parser, words)


def run(given: Namespace, words: Words) -> int:
    if given.game is None:
        return run_here(words)
    game = burgher.find(given.game)
    wish = _table(game, given, words)
    # The browser opens the table itself, so that the seats are its own; what follows # never leaves it. The key makes
    # a page that is loaded twice come to the same table.
    return run_here(words, f"/open#{quote(json.dumps(wish | {'key': token_hex(16)}))}", others=given.open > 0)


def _table(game: Game, given: Namespace, words: Words) -> dict[str, object]:
    """The table as the server takes it; what cannot be is said before anything is started."""
    components = game.components(given.components)
    options = game.settle_options(given.players, read_options(game, given.options, words))
    wish: dict[str, object] = {
        "game": game.name,
        "seats": _seats(given, words),
        "options": {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()},
    }
    if components.corrections is not None:
        wish["corrections"] = components.corrections
    elif given.components is not None:
        wish["components"] = components.name
    if given.seed is not None:
        wish["seed"] = given.seed
    return wish


def _seats(given: Namespace, words: Words) -> list[dict[str, str]]:
    """The people of this device first, then those who come by a link, then bots."""
    players = given.players
    humans = max(0, min(1, players - given.open)) if given.humans is None else given.humans
    if humans + given.open > players:
        raise Mistake(words.say("too-many-humans", humans=humans + given.open, players=players))
    names = names_given(given.names, humans, words)
    seats = [{"who": "here" if seat else "me"} for seat in range(humans)]
    for seat, name in zip(seats, names, strict=False):
        if name:
            seat["name"] = name
    for seat, colour in zip(seats, colours_given(given.colours, humans, words), strict=False):
        seat["colour"] = colour
    seats += [{"who": "open"} for _ in range(given.open)]
    left = players - len(seats)
    if left == 0 and given.bots is not None:
        raise Mistake(words.say("no-seat-for-bots", players=players))
    for level in read_bots(given.bots or USUAL, left, words) if left else []:
        if level not in LEVELS:
            raise Mistake(words.say("no-level", name=level, known=", ".join(LEVELS)))
        seats.append({"who": "bot", "level": level})
    return seats
