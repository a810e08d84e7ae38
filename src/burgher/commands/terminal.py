"""`burgher terminal GAME`: a game in the terminal, among people at one keyboard and bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

import burgher
from burgher.commands.arguments import add_players, add_table, read_options, whole_number
from burgher.commands.mistake import Mistake
from burgher.commands.opponents import USUAL, bot_names, read_bots
from burgher.commands.terminal_game import TerminalGame
from burgher.commands.titles import full_names
from burgher.commands.welcome import ask_for_a_game
from burgher.core.colours import COLOURS, Colour, settle
from burgher.reference import folded
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words.say("metavar-game"), help=words.say("help-game"))
    add_players(parser, words)
    add_company(parser, words)
    parser.add_argument("--names", metavar=words.say("metavar-names"), help=words.say("help-names"))
    parser.add_argument("--colours", metavar=words.say("metavar-colours"), help=words.say("help-colours"))
    parser.add_argument("--seed", metavar=words.say("metavar-seed"), help=words.say("help-play-seed"))
    add_full_screen(parser, words)
    add_table(parser, words)


def add_full_screen(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("--full-screen", action="store_true", help=words.say("help-full-screen"))


def play(
    match: burgher.Match,
    bots: dict[int, str],
    words: Words,
    full_screen: bool,
    file: Path | None = None,
    resumed: bool = False,
) -> int:
    """Play a match line by line, or with mouse and keys in the whole terminal."""
    if not full_screen:
        return TerminalGame(match, bots, words, file, resumed).run()
    from burgher.commands.full_screen.app import FullScreen  # only who wants it waits for Textual

    FullScreen(match, bots, words, file, resumed).run()
    return 0


def add_company(parser: ArgumentParser, words: Words) -> None:
    """Who plays along."""
    parser.add_argument(
        "--humans", type=whole_number(0, words), metavar=words.say("metavar-number"), help=words.say("help-humans")
    )
    parser.add_argument("--bots", metavar=words.say("metavar-levels"), help=words.say("help-play-bots"))


def run(given: Namespace, words: Words) -> int:
    if given.game is None:
        table = ask_for_a_game(words)
        game, players, humans = table.game, table.players, table.humans
    else:
        game = burgher.find(given.game)
        players = given.players
        humans = 1 if given.humans is None else given.humans
    bots = company(players, humans, getattr(given, "bots", None), words)
    people = names_given(getattr(given, "names", None), players - len(bots), words)
    match = burgher.Match(
        game,
        players,
        read_options(game, getattr(given, "options", []), words),
        getattr(given, "seed", None),
        getattr(given, "components", None),
        names=[*full_names(people, players - len(bots), words), *bot_names(bots)],
        colours=_settled(colours_given(getattr(given, "colours", None), players - len(bots), words), players),
    )
    return play(match, bots, words, getattr(given, "full_screen", False))


def company(players: int, humans: int, bots: str | None, words: Words) -> dict[int, str]:
    """The bots by their seats: the people sit at the first ones."""
    if humans > players:
        raise Mistake(words.say("too-many-humans", humans=humans, players=players))
    if humans == players:
        if bots is not None:
            raise Mistake(words.say("no-seat-for-bots", players=players))
        return {}
    return dict(enumerate(read_bots(bots or USUAL, players - humans, words), humans))


def names_given(given: str | None, people: int, words: Words) -> list[str]:
    """What the people are called, as far as it was said."""
    names = [] if given is None else [name.strip() for name in given.split(",")]
    if len(names) > people:
        raise Mistake(words.say("too-many-names", names=len(names), people=people))
    return names


def colours_given(given: str | None, people: int, words: Words) -> list[Colour]:
    """The colours that the people have chosen, by their names in the reader's language or in English."""
    known: dict[str, Colour] = {folded(words.say(f"colour-{one}")): one for one in COLOURS} | {
        one: one for one in COLOURS
    }
    found: list[Colour] = []
    for text in [] if given is None else given.split(","):
        colour = known.get(folded(text.strip()))
        if colour is None:
            names = ", ".join(words.say(f"colour-{one}") for one in COLOURS)
            raise Mistake(words.say("no-colour", name=text.strip(), known=names))
        if colour in found:
            raise Mistake(words.say("colour-twice", colour=words.say(f"colour-{colour}")))
        found.append(colour)
    if len(found) > people:
        raise Mistake(words.say("too-many-colours"))
    return found


def _settled(chosen: list[Colour], players: int) -> tuple[Colour, ...]:
    """The colours of all, where somebody has chosen."""
    return settle([*chosen, *[None] * (players - len(chosen))]) if chosen else ()
