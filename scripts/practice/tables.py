"""Where exercises come from: games that the network plays somewhat freely, many at once, so that it is asked about many
positions together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from burgher.bots import reading
from burgher.bots.trained import network_for
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.state import OVER, State

HEAT = 0.6
"""How freely: so that no two games go alike and not everything is best."""
EVERY = 3
"""One decision in so many is offered."""


@dataclass(frozen=True, slots=True)
class Met:
    """A position that somebody was to decide in, and what the network was inclined to, the likeliest first."""

    name: str
    state: State
    inclined: list[tuple[int, float]]


@dataclass(slots=True)
class _Table:
    name: str
    state: State
    dice: Random
    picks: Random
    decisions: int = 0


def play(game: Game, numbers: Sequence[int], every: int = EVERY) -> Iterator[list[Met]]:
    """Games with these numbers, each time everybody has decided once: the positions that were met. Number and count of
    the decision are the position's name."""
    reader = reading.reader_of(network_for(game.name))
    counts = [count for count in game.counts if count > 1]
    heat = Random(f"heat/{numbers[0]}")
    tables = []
    for number in numbers:
        players = counts[number % len(counts)]
        name = f"{players}p{number}"
        table = _Table(name, game.new(players), Random(name), Random(f"picks/{name}"))
        table.state.settle(table.dice)
        tables.append(table)
    while tables:
        likely, _ = reader.read([table.state for table in tables])
        met = []
        for table, row in zip(tables, likely, strict=True):
            table.decisions += 1
            if table.state.round > 1 and table.picks.below(every) == 0:
                name = f"{table.name}d{table.decisions}"
                met.append(Met(name, table.state.copy(), reading.leanings(row)))
        for table, action in zip(tables, reading.drawn(likely, HEAT, heat), strict=True):
            table.state.step(action, table.dice)
        yield met
        tables = [table for table in tables if table.state.seat != OVER]


def turns(game: Game, numbers: Sequence[int]) -> Iterator[tuple[str, State]]:
    """Positions in which somebody's turn begins, while everybody acts."""
    before: dict[str, tuple[int, int]] = {}
    for some in play(game, numbers, every=1):
        for met in some:
            table, state = met.name.partition("d")[0], met.state
            now = (int(state.round), int(state.seat))
            if state.phase == "actions" and before.get(table) != now:
                yield met.name, state
            before[table] = now if state.phase == "actions" else (-1, -1)
