"""How games and players are called."""

from __future__ import annotations

import re
from collections.abc import Sequence

from burgher.commands.opponents import with_titles
from burgher.core.match import Match
from burgher.words import Words

LONGEST = 600
HARD_SPACES = "\u00a0\u202f"
"""Spaces where a line may not break, as French has them before a colon."""
BLANK = re.compile(r"[ \t\n\r\v\f]+")


def title(game: str, words: Words) -> str:
    """A game's name as its box has it."""
    return Words(words.language, game).say(f"game-{game}")


def table_words(match: Match, words: Words) -> Words:
    """The words of the match's own game, its rules among them, with the names of those who play."""
    names = full_names(with_titles(match.names, words), match.players, words)
    return Words(
        words.language,
        match.game.name,
        names,
        more=(f"{match.game.name}-rules", "analysis", f"{match.game.name}-analysis"),
    )


def full_names(given: Sequence[str], players: int, words: Words) -> list[str]:
    """A name for every seat: those given, numbers for the others."""
    return [
        printable(given[seat]) if seat < len(given) and given[seat].strip() else words.say("player", number=seat + 1)
        for seat in range(players)
    ]


def one_line(text: str) -> str:
    """An error as one line that is not too long to read, whatever a file had in it."""
    line = printable(BLANK.sub(" ", text).strip())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def sentence(text: str) -> str:
    """An error as somebody is told it during a game, where it stands for itself and not behind a command's name."""
    return text[:1].upper() + text[1:]


def printable(text: str) -> str:
    """A text from outside, without what would command the terminal."""
    return "".join(letter if letter.isprintable() or letter in HARD_SPACES else "?" for letter in text)
