"""Statistics as a table for spreadsheets: a row for each player of each game."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime

from burgher.service.statistics import shapes

COLUMNS = ("table", "game", "ended", "players", "seat", "name", "kind", "level", "mine", "score", "place", "won")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def as_csv(found: shapes.Statistics) -> str:
    """With columns for all sources of points and all kinds of doing that occur, by game."""
    sources = _named(found, "points")
    habits = _named(found, "habits")
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\r\n")
    rows.writerow([*COLUMNS, *(f"points {game} {one}" for game, one in sources), *(f"{g} {one}" for g, one in habits)])
    for game in found.games:
        ended = datetime.fromtimestamp(game.ended_at / 1000, UTC).isoformat(timespec="seconds")
        for seat in game.seats:
            about = [game.table, game.game, ended, game.players, seat.number + 1, _safe(seat.name), seat.kind]
            about += [seat.level or "", int(seat.mine), seat.score, seat.place, int(seat.won)]
            points = [seat.points.get(one, 0) if game.game == name else "" for name, one in sources]
            did = [seat.habits.get(one, 0) if game.game == name else "" for name, one in habits]
            rows.writerow([*about, *points, *did])
    return written.getvalue()


def _named(found: shapes.Statistics, what: str) -> list[tuple[str, str]]:
    names = ((game.game, one) for game in found.games for seat in game.seats for one in getattr(seat, what))
    return sorted(set(names))


def _safe(name: str) -> str:
    """A spreadsheet takes what begins so for a formula; a name is none."""
    return f"'{name}" if name.startswith(_FORMULA) else name
