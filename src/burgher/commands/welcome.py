"""`burgher terminal` without a game: asks which game, how many players, and how many of them are people."""

from __future__ import annotations

from dataclasses import dataclass

import burgher
from burgher.commands.asking import ask
from burgher.commands.titles import title
from burgher.core.game import Game
from burgher.words import Words


@dataclass(frozen=True, slots=True)
class Table:
    """What was answered."""

    game: Game
    players: int
    humans: int


def ask_for_a_game(words: Words) -> Table:
    """Ask until each answer can be used; Enter takes what is in brackets."""
    print(words.say("welcome"))
    names = burgher.names()
    for number, name in enumerate(names, 1):
        print(f"  {number}  {title(name, words)}")
    game = burgher.find(names[_number(words.say("ask-game"), 1, len(names), 1, words) - 1])
    low, high = game.counts[0], game.counts[-1]
    players = _number(words.say("ask-players", low=low, high=high), low, high, min(max(3, low), high), words)
    if players == 1:
        return Table(game, 1, 1)
    return Table(game, players, _number(words.say("ask-humans", players=players), 0, players, 1, words))


def _number(question: str, low: int, high: int, default: int, words: Words) -> int:
    while True:
        answer = ask(f"{question} [{default}] ")
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        print(words.say("ask-again", low=low, high=high))
