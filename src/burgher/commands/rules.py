"""`burgher rules GAME [WORDS]`: the rules of a game with its numbers, whole or the sections about something."""

from __future__ import annotations

import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable

import burgher
from burgher.commands.arguments import add_table, read_options
from burgher.commands.mistake import Mistake
from burgher.commands.titles import sentence
from burgher.core.match import Match
from burgher.drawing.columns import width
from burgher.reference import Section, find_sections, reference_words, sections
from burgher.words import Words

WIDEST = 100
PLAYERS = 3
"""Options are checked together with a number of players; the rules are told for every number."""


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words.say("metavar-game"), help=words.say("help-game"))
    parser.add_argument("about", nargs="*", default=[], metavar=words.say("metavar-word"), help=words.say("help-about"))
    add_table(parser, words)


def run(given: Namespace, words: Words) -> int:
    game = burgher.find(given.game)
    options = game.settle_options(PLAYERS, read_options(game, given.options, words))
    values = game.components(given.components).values
    told = list(sections(reference_words(words.language, game), values, options))
    found = find_sections(told, given.about)
    if not found:
        raise Mistake(words.say("no-rule", about=" ".join(given.about)))
    print("\n\n".join(as_text(section) for section in found))
    return 0


def looked_up(match: Match, about: str, words: Words) -> str:
    """What the rules say about something, at a table; without anything, what there is to look up."""
    values, options = match.components.values, match.options
    told = list(sections(reference_words(words.language, match.game), values, options))
    if not about:
        return "\n".join(["", *contents(told), "", words.say("rules-how")])
    found = find_sections(told, about.split())
    if not found:
        return sentence(words.say("no-rule", about=about))
    return "\n" + "\n\n".join(as_text(section) for section in found)


def contents(told: Iterable[Section]) -> list[str]:
    """The titles, those within a chapter further in."""
    return [section.title if section.within is None else f"  {section.title}" for section in told]


def as_text(section: Section) -> str:
    """A section under its title, in lines that fit the terminal."""
    line = "=" if section.within is None else "-"
    lines = [section.title, line * len(section.title)]
    for paragraph in section.plain.splitlines():
        hang = "  " if paragraph.startswith("- ") else ""
        lines += textwrap.wrap(paragraph, min(width(), WIDEST), subsequent_indent=hang)
    return "\n".join(lines)
