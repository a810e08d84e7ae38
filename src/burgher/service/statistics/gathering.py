"""Gathers what a device has played. A game that is over never changes: each is played again once, and remembered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock

from sqlalchemy import Connection

from burgher.core import registry
from burgher.core.errors import BurgherError
from burgher.core.match import Step
from burgher.core.state import OVER
from burgher.practice.strong import habits_of, strong
from burgher.service.live.match import opening_of, replay
from burgher.service.statistics import shapes
from burgher.service.store import queries
from burgher.service.store.rows import SeatRow, TableRow

MOST = 400
"""So many games are counted, the latest."""
REMEMBERED = 4000


@dataclass(frozen=True)
class Told:
    """What a game tells when it is played again: of each seat where its points came from, and what it did."""

    points: Sequence[dict[str, int]]
    habits: Sequence[dict[str, int]]


class Gatherer:
    """Remembers what games told, for all devices of this server."""

    def __init__(self) -> None:
        self._told: OrderedDict[str, Told] = OrderedDict()
        self._lock = Lock()

    def gather(self, connection: Connection, device: int) -> shapes.Statistics:
        rows = queries.finished_by(connection, device, MOST + 1)
        counted = rows[:MOST]
        sitting = queries.find_seats_of(connection, [row.id for row in counted])
        games = [self._played(connection, row, sitting[row.id], device) for row in counted]
        return shapes.Statistics(
            games=games,
            left_out=len(rows) > MOST,
            comparisons=[_comparison(name) for name in registry.names() if any(one.game == name for one in games)],
        )

    def _played(
        self, connection: Connection, row: TableRow, sitting: Sequence[SeatRow], device: int
    ) -> shapes.PlayedGame:
        told = self._tell(connection, row)
        result = row.result or {}
        scores, winners = result.get("scores", []), result.get("winners", [])
        return shapes.PlayedGame(
            table=row.id,
            game=row.game,
            players=row.players,
            ended_at=row.moved_at,
            seats=[
                shapes.PlayedSeat(
                    number=seat.number,
                    name=seat.name,
                    kind=seat.kind,
                    level=seat.level,
                    mine=seat.device == device and not seat.gone,
                    score=scores[seat.number],
                    place=_place(scores, winners, seat.number),
                    won=seat.number in winners,
                    points=told.points[seat.number] if told.points else {},
                    habits=told.habits[seat.number] if told.habits else {},
                )
                for seat in sitting
                if seat.number < len(scores)
            ],
        )

    def _tell(self, connection: Connection, row: TableRow) -> Told:
        with self._lock:
            known = self._told.get(row.id)
        if known is None:
            known = _replayed(connection, row)
            with self._lock:
                self._told[row.id] = known
                while len(self._told) > REMEMBERED:
                    self._told.popitem(last=False)
        return known


def _place(scores: Sequence[int], winners: Sequence[int], seat: int) -> int:
    if seat in winners:
        return 1
    return 1 + sum(other in winners or score > scores[seat] for other, score in enumerate(scores) if other != seat)


def _replayed(connection: Connection, row: TableRow) -> Told:
    """Play a game again. One of another version of the rules tells nothing more than its result."""
    try:
        opening = opening_of(row)
        state = opening.start()
        steps: list[tuple[int, int]] = []
        for seat, text in queries.standing_steps(connection, row.id):
            step = Step(opening.game.actions.find(text), seat, ())
            replay(opening, state, [step])
            steps.append((seat, step.action.index))
    except BurgherError:
        return Told([], [])
    if state.seat != OVER:
        return Told([], [])
    return Told(
        points=[dict(points) for points in opening.game.breakdown(state)],
        habits=habits_of(opening.game, steps, row.players),
    )


def _comparison(name: str) -> shapes.Comparison:
    game = registry.find(name)
    return shapes.Comparison(
        game=name,
        habits=list(game.habits),
        strong=[
            shapes.UsualPlay(players=players, score=one.score, points=dict(one.points), habits=dict(one.habits))
            for players, one in strong(game).items()
        ],
    )
