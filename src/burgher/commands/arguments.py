"""Arguments that several commands take, and what they mean."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable

from burgher.commands.mistake import Mistake
from burgher.core.game import Game
from burgher.core.options import Option
from burgher.words import Words


def whole_number(low: int, words: Words) -> Callable[[str], int]:
    """Reads an argument that is a whole number, not below ``low``."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low:
            raise ArgumentTypeError(words.say("whole-number", low=low, given=text))
        return number

    return read


def add_players(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument(
        "--players",
        type=whole_number(1, words),
        default=3,
        metavar=words.say("metavar-number"),
        help=words.say("help-players"),
    )


def add_games(parser: ArgumentParser, words: Words, help: str) -> None:
    parser.add_argument(
        "--games", type=whole_number(1, words), default=100, metavar=words.say("metavar-number"), help=help
    )


def add_options(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=words.say("metavar-option"),
        help=words.say("help-option"),
        dest="options",
    )


def add_table(parser: ArgumentParser, words: Words) -> None:
    """What a table agrees on before a game: options, pieces."""
    add_options(parser, words)
    parser.add_argument("--components", metavar=words.say("metavar-file"), help=words.say("help-component-file"))


def add_seat(parser: ArgumentParser, words: Words, help: str) -> None:
    parser.add_argument("--seat", type=whole_number(1, words), metavar=words.say("metavar-number"), help=help)


def seat_of(given: Namespace, players: int, words: Words) -> int | None:
    """The seat meant by ``--seat``, which counts from 1 as people do."""
    if given.seat is None:
        return None
    if given.seat > players:
        raise Mistake(words.say("no-seat", seat=given.seat, players=players))
    return int(given.seat) - 1


def read_options(game: Game, given: list[str], words: Words) -> dict[str, object]:
    """The options given as ``name=value``; the game checks them."""
    known = {option.name: option for option in game.options}
    values: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake(words.say("option-form", given=text))
        values[name] = _option_value(known[name], value) if name in known else value
    return values


def _option_value(option: Option, text: str) -> object:
    if option.several:
        return [part.strip() for part in text.split(",") if part.strip()]
    for choice in option.choices:
        if spoken(choice) == text.lower():
            return choice
    return text


def spoken(value: object) -> str:
    """A value of an option as it is typed."""
    if isinstance(value, tuple):
        return ",".join(spoken(one) for one in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
