"""`burgher games`: the games, how many can play, and what a table may choose."""

from __future__ import annotations

import textwrap
from argparse import ArgumentParser, Namespace

import burgher
from burgher.bots import LEVELS
from burgher.commands.arguments import spoken
from burgher.commands.titles import title
from burgher.core.game import Game
from burgher.core.options import Option
from burgher.drawing.columns import width
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    """It takes none."""


def run(given: Namespace, words: Words) -> int:
    for name in burgher.names():
        print("\n".join(described(burgher.find(name), words)), end="\n\n")
    print(words.say("levels", levels=", ".join(LEVELS)))
    wide = max(map(len, LEVELS))
    for name in LEVELS:
        # A level that somebody has added has no words of ours.
        known = words.has(f"level-{name}") and words.has(f"level-{name}-style")
        told = known and words.say(
            "level-told", level=words.say(f"level-{name}"), style=words.say(f"level-{name}-style")
        )
        print(f"  {name:<{wide}}  {told or ''}".rstrip())
    return 0


def described(game: Game, words: Words) -> list[str]:
    """A game with its options, each with its sentence."""
    own = Words(words.language, game.name)
    head = words.say("game", name=game.name, title=title(game.name, words), low=game.counts[0], high=game.counts[-1])
    lines = [head, *_filled(own.say(f"game-{game.name}", "hint"), "  ")]
    if len(game.sets) > 1:
        lines += _filled(words.say("sets", sets=", ".join(game.sets)), "  ")
    for option in game.options:
        lines.append(f"  --option {option.name}={_values(option, words)}")
        id = "option-" + option.name.replace("_", "-")
        lines += _filled(own.say(f"{id}-hint" if own.has(f"{id}-hint") else id), "      ")
    return lines


def _values(option: Option, words: Words) -> str:
    if option.several:
        return words.say("some-of", choices=", ".join(map(spoken, option.choices)))
    first = spoken(option.default)
    others = [spoken(choice) for choice in option.choices if choice != option.default]
    return words.say("one-of", default=first, others=", ".join(others))


def _filled(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, min(width(), 100), initial_indent=indent, subsequent_indent=indent)
