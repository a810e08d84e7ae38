"""What is played: entrants, the tables they sit at, and the games those tables play.

Games come in blocks. All games of a block have the same seed, and between them everybody at the table sits in every
seat, so that neither the luck of the draw nor the seat decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, islice
from typing import Any

from burgher.bots.levels import LEVELS
from burgher.bots.registry import make
from burgher.core.chance import Random
from burgher.core.errors import BadOption
from burgher.core.game import Game
from burgher.core.registry import find
from burgher.core.state import State

MATCH, TOURNAMENT = "match", "tournament"


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: which entrant (by number) sits in which seat."""

    block: int
    turn: int
    seats: tuple[int, ...]

    @property
    def key(self) -> str:
        return f"{self.block}.{self.turn}"


@dataclass(frozen=True, slots=True)
class Contest:
    """All that the workers need to know."""

    form: str
    """MATCH: the first entrant against the second at all other seats; TOURNAMENT: every mix of entrants."""
    game: str
    players: int
    entrants: tuple[str, ...]
    """Bots or levels by name."""
    seed: str
    seconds: float
    options: tuple[tuple[str, object], ...] = ()
    components: str | None = None

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> Contest:
        """A contest from its fields, which may have been JSON in between."""
        options = tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in values["options"])
        return cls(**{**values, "entrants": tuple(values["entrants"]), "options": options})

    def new(self) -> tuple[Game, State]:
        """The game and its first position."""
        game = find(self.game)
        return game, game.new(self.players, dict(self.options), self.components)

    def check(self) -> None:
        """Refuse what cannot be played, before the first game."""
        if len(self.entrants) < 2:
            raise BadOption("contest-entrants")
        if self.players < 2:
            raise BadOption("contest-players", players=self.players)
        self.new()
        for entrant in self.entrants:
            make(bot_of(entrant, self.game, "check"), self.game, "check")

    def describe(self) -> dict[str, object]:
        """What was agreed: two files of results go together when this is the same."""
        return {
            "contest": self.form,
            "game": self.game,
            "players": self.players,
            "entrants": list(self.entrants),
            "seed": self.seed,
            "seconds": self.seconds,
            "options": {name: list(v) if isinstance(v, tuple) else v for name, v in self.options},
            "components": find(self.game).components(self.components).json(),
        }

    def fixtures(self, games: int) -> list[Fixture]:
        """The games to be played: as many as were asked for, in whole blocks."""
        whole = -(-games // self.players) * self.players
        if self.form == MATCH:
            return list(islice(one_against_others(self.players), whole))
        return list(islice(mixed_tables(len(self.entrants), self.players, self.seed), whole))


def bot_of(entrant: str, game: str, place: str) -> str:
    """The bot that an entrant is: a level stands for one, in this or that style at this place, as people meet it."""
    return LEVELS[entrant].bot_at(game, place) if entrant in LEVELS else entrant


def one_against_others(players: int) -> Iterator[Fixture]:
    """Entrant 0 in each seat in turn, entrant 1 in all the others."""
    block = 0
    while True:
        for seat in range(players):
            yield Fixture(block, seat, tuple(0 if k == seat else 1 for k in range(players)))
        block += 1


def mixed_tables(entrants: int, players: int, seed: str) -> Iterator[Fixture]:
    """Every mix of entrants at a table, each in all its rotations; all-alike tables are left out."""
    tables: list[tuple[int, ...]] = [
        table for table in combinations_with_replacement(range(entrants), players) if len(set(table)) > 1
    ]
    if entrants >= players:
        # With enough entrants nobody needs to meet itself.
        tables = [table for table in tables if len(set(table)) == players]
    block = 0
    while True:
        for table in tables:
            # Who sits to whose left changes from block to block.
            order = _shuffled(table, Random(f"{seed}/table/{block}"))
            for turn in range(players):
                yield Fixture(block, turn, order[turn:] + order[:turn])
            block += 1


def _shuffled(table: Sequence[int], random: Random) -> tuple[int, ...]:
    left = list(table)
    return tuple(left.pop(random.below(len(left))) for _ in table)
