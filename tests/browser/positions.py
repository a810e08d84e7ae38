"""Positions in which every question of a game is asked, with every kind of answer, at tables of every size.

They are found, not listed: in the recorded games, and for what those never come to, in games played by chance. So a new
question is looked at because it exists.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import burgher
from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.record import Record, parse
from burgher.core.state import CHANCE, State
from tests.browser.games import other_pieces

RECORDS = Path(__file__).parents[1] / "games"
TRIES = 400
"""Games by chance after which what was never asked will not be asked."""

Moment = tuple[burgher.Match, State]
Sights = frozenset[tuple[str, str | int]]
"""A question with each kind of answer that may be given, and how many play."""


@dataclass(frozen=True)
class Asked:
    """A position in which a seat is asked something."""

    question: str
    seat: int
    record: dict[str, Any]
    """A record that begins there, and has no actions yet."""


@cache
def questions(name: str) -> tuple[Asked, ...]:
    """As few positions as show all that can be asked of somebody, in the order of the game's own list."""
    game = registry.find(name)
    missing = set(game.layout.questions)
    met: dict[Sights, Moment] = {}
    for match in chain(_recorded(game), _by_chance(game, missing)):
        question = game.layout.questions[match.state.question()]
        if match.seat == CHANCE:
            missing.discard(question)
            continue
        legal = [game.actions[index] for index in match.state.legal()]
        if len(legal) < 2:
            continue  # A table takes the only way by itself.
        missing.discard(question)
        sights: Sights = frozenset({("players", match.players), *((question, action.verb) for action in legal)})
        if sights not in met:
            met[sights] = match, match.state.copy()
    assert not missing, f"{name}: no position was found in which somebody is asked {sorted(missing)}"
    found: list[Asked] = []
    for match, moment in _fewest(met):
        match.state = moment
        found.append(asked_in(match))
    return tuple(sorted(found, key=lambda one: game.layout.questions.index(one.question)))


def late(name: str, players: int, left: int) -> Asked:
    """A position of a recorded game for so many, when so many actions of it are left or a few more."""
    return _late(parse(min((RECORDS / name).glob(f"{players}-*.burgher.json")).read_bytes()), left)


def busy(name: str) -> Asked:
    """The largest table, with the most that may be added to the plain game, when half of the game is played."""
    players = registry.find(name).counts[-1]
    records = [parse(path.read_bytes()) for path in sorted((RECORDS / name).glob(f"{players}-*.burgher.json"))]
    record = max(records, key=lambda one: list(one.options.values()).count(True))
    return _late(record, len(record.actions) // 2)


def _late(record: Record, left: int) -> Asked:
    match = burgher.read(record, upto=len(record.actions) - left)
    # Back to where somebody has a choice.
    while match.seat == CHANCE or len(match.state.legal()) < 2:
        left += 1
        match = burgher.read(record, upto=len(record.actions) - left)
    return asked_in(match)


def after(name: str, title: str, actions: int) -> Asked:
    """The position after so many actions of a recorded game."""
    return asked_in(burgher.read(parse((RECORDS / name / f"{title}.burgher.json").read_bytes()), upto=actions))


def asked_in(match: burgher.Match) -> Asked:
    """What is asked in a position, with a record that begins there."""
    game = match.game
    begun = Record(game.name, match.players, match.options, match.components.json(), (), position=match.position())
    return Asked(game.layout.questions[match.state.question()], match.seat, begun.json())


def _recorded(game: Game) -> Iterator[burgher.Match]:
    """Every moment of the recorded games; the largest tables first, which show the most."""
    for path in sorted((RECORDS / game.name).glob("*.burgher.json"), key=lambda path: path.name, reverse=True):
        record = parse(path.read_bytes())
        match = burgher.read(record, upto=0)
        for text in record.actions:
            yield match
            match.state.apply(game.actions.find(text).index)


def _by_chance(game: Game, missing: Iterable[str]) -> Iterator[burgher.Match]:
    """Every moment of games by chance, until nothing is missing any more."""
    pieces = [game.components(), *(game.corrected(other, "other") for other in other_pieces(game.name))]
    for seed in range(TRIES):
        if not missing:
            return
        players = game.counts[seed % len(game.counts)]
        match = burgher.Match(game, players, seed=seed, components=pieces[seed % len(pieces)])
        chance, choose = Random(seed), random.Random(seed)
        while not match.over:
            yield match
            match.state.step(choose.choice(match.state.legal()), chance)


def _fewest(met: dict[Sights, Moment]) -> list[Moment]:
    """Some that together show all that all of them show: each time the one that shows most of the rest."""
    left = set().union(*met)
    kept: list[Moment] = []
    while left:
        best = max(met, key=lambda sights: len(sights & left))
        kept.append(met[best])
        left -= best
    return kept
