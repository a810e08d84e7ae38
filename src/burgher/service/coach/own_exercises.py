"""Exercises from one's own games: what a device gave away in games that the coach has gone through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection

from burgher.analysis.report import FORMAT
from burgher.core.game import Game
from burgher.service.shapes.practice import OwnExercise
from burgher.service.store import queries
from burgher.service.store.analyses import find_analysis
from burgher.service.store.practice import Got
from burgher.service.store.rows import TableRow

MOST_GAMES = 60
"""The latest games are looked at."""
MOST_OF_A_GAME = 5
MOST = 40
CLOSELY = 2
"""Only what was looked at so closely makes an exercise."""


def own_name(table: str, moment: int) -> str:
    """What such an exercise is called where it is noted how one got on."""
    return f"{table}.{moment}"


def find_own(connection: Connection, device: int, game: Game, got: Mapping[str, Got]) -> tuple[list[OwnExercise], int]:
    """The worst decisions of each game, the latest game first; and how many games were not analysed."""
    rows = [row for row in queries.finished_by(connection, device, 2 * MOST_GAMES) if row.game == game.name]
    sitting = queries.find_seats_of(connection, [row.id for row in rows[:MOST_GAMES]])
    found: list[OwnExercise] = []
    not_analysed = 0
    for row in rows[:MOST_GAMES]:
        report = find_analysis(connection, row.id, FORMAT)
        if report is None:
            not_analysed += 1
            continue
        mine = {seat.number for seat in sitting[row.id] if seat.device == device and not seat.gone}
        bad = [one for one in report["decisions"] if one["seat"] in mine and _is_worth_it(one)]
        bad.sort(key=lambda one: -one["given_away"])
        found += [_shown(game, row, one, got) for one in bad[:MOST_OF_A_GAME]]
    return found[:MOST], not_analysed


def _is_worth_it(decision: Mapping[str, Any]) -> bool:
    return decision["rating"] in ("inaccuracy", "mistake", "blunder") and decision["looked"] >= CLOSELY


def _shown(game: Game, row: TableRow, decision: Mapping[str, Any], got: Mapping[str, Got]) -> OwnExercise:
    return OwnExercise(
        table=row.id,
        moment=decision["moment"],
        seat=decision["seat"],
        round=decision["round"],
        players=row.players,
        ended_at=row.moved_at,
        theme=game.theme(game.actions.find(decision["best"])),
        rating=decision["rating"],
        got=got.get(own_name(row.id, decision["moment"])),
    )
