"""Does it still play well? Quick games by bots: points, length, and how often each piece is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from burgher.bots.bot import Clock
from burgher.bots.registry import make
from burgher.bots.worker import Tell
from burgher.core.box import Box, Part, box_of
from burgher.core.chance import Random
from burgher.core.components import ComponentSet
from burgher.core.events import Event
from burgher.core.game import Game
from burgher.core.match import Match, named_components
from burgher.core.perspective import Perspective
from burgher.core.registry import find

BOT = "greedy:blur=4"
"""Plays sensibly, and a game in a fraction of a second."""
SECONDS = 1.0


@dataclass
class Trial:
    """What some games were like."""

    games: int = 0
    players: int = 0
    points: list[int] = field(default_factory=list)
    """Of each player of each game."""
    decisions: list[int] = field(default_factory=list)
    """Of each game."""
    lead: list[int] = field(default_factory=list)
    """By how many points each game was won."""
    used: dict[str, int] = field(default_factory=dict)
    """How often each piece was used, by its id."""

    def add(self, other: Trial) -> None:
        self.games += other.games
        self.players = other.players
        self.points += other.points
        self.decisions += other.decisions
        self.lead += other.lead
        self.used = dict(Counter(self.used) + Counter(other.used))


def usual_players(game: Game) -> int:
    """As many as a new game has by default."""
    return 3 if 3 in game.counts else game.counts[0]


def try_out(game: Game, components: ComponentSet, number: int) -> Trial:
    """One game; the same number is the same game, as far as the pieces let it be."""
    players = usual_players(game)
    seed = f"trial/{number}"
    match = Match(game, players, seed=seed, components=components)
    bots = [make(BOT, game.name, f"{seed}/{seat}") for seat in range(players)]
    random = Random(f"{seed}/guesses")
    decisions = 0
    while not match.over:
        perspective = Perspective(game, match.state, match.seat, random)
        match.play(bots[match.seat].choose(perspective, Clock(SECONDS)))
        decisions += 1
    best = sorted(match.scores, reverse=True)
    uses = uses_in(box_of(game.name, game.sets[0]), match.events)
    return Trial(1, players, list(match.scores), [decisions], [best[0] - best[1] if players > 1 else 0], uses)


def uses_in(box: Box, events: list[Event]) -> dict[str, int]:
    """How often each piece was used."""
    used: Counter[str] = Counter()
    watched: dict[str, list[Part]] = {}
    for part in box.parts:
        for id in part.used:
            watched.setdefault(id, []).append(part)
    for event in events:
        for part in watched.get(event.id, ()):
            named = {part.told.get(event.id, ""), *(value for value in event.args.values() if isinstance(value, str))}
            used.update(piece.id for piece in part.pieces if piece.name in named)
    return dict(used)


def play_asked(asked: Mapping[str, Any], tell: Tell) -> dict[str, Any]:
    """A worker's work: one game."""
    game = find(asked["game"])
    return asdict(try_out(game, named_components(game, asked["components"]), int(asked["number"])))
