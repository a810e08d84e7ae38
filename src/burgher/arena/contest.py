"""What is played: entrants, the tables they sit at, and the games those tables play.

Games come in blocks. All games of a block have the same seed, and between them every entrant sits in every seat, so
that neither the luck of the draw nor the seat decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from burgher.core.errors import BadOption


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

    game: str
    players: int
    entrants: tuple[str, ...]
    seed: str
    seconds: float
    options: tuple[tuple[str, object], ...] = ()

    def describe(self) -> dict[str, object]:
        return {
            "game": self.game,
            "players": self.players,
            "entrants": list(self.entrants),
            "seed": self.seed,
            "seconds": self.seconds,
            "options": dict(self.options),
        }


def one_against_others(players: int, games: int) -> Iterator[Fixture]:
    """Entrant 0 in each seat in turn, entrant 1 in all the others."""
    for number in range(games):
        block, seat = divmod(number, players)
        yield Fixture(block, seat, tuple(0 if k == seat else 1 for k in range(players)))


def round_robin(entrants: int, players: int, games: int) -> Iterator[Fixture]:
    """Every mix of entrants at a table, each in all its rotations; all-alike tables are left out."""
    tables = [table for table in combinations_with_replacement(range(entrants), players) if len(set(table)) > 1]
    if entrants >= players:
        # With enough entrants nobody needs to meet itself.
        tables = [table for table in tables if len(set(table)) == players]
    number = 0
    block = 0
    while number < games:
        for table in tables:
            for turn in range(players):
                if number == games:
                    return
                yield Fixture(block, turn, table[turn:] + table[:turn])
                number += 1
            block += 1


def check_sizes(players: int, entrants: Sequence[str], games: int) -> None:
    if len(entrants) < 2:
        raise BadOption("a match needs at least two entrants")
    if players < 2:
        raise BadOption("a match needs at least two players")
    if games < 1:
        raise BadOption("a match needs at least one game")
