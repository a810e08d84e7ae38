# compiled
"""Elves and dwarves, normal ones and masters (Components: workers; Properties: pub, gardens).

Every worker of a seat is at home or placed somewhere; the two together are always what it owns.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort.cells import GUILD_SEAT, GUILD_WORKER, HOME, OWNED, PLANKED, STAFFED
from burgher.belfort.names import CARDS, DISTRICTS, GARDENS, KINDS, PLANK_COUNT, PUB, WORKERS
from burgher.belfort.state import City

# races: a worker's kind is twice its race, and one more for a master
ELVES: Final = 0
DWARVES: Final = 1
RACES: Final = 2


def can_recruit(s: City, seat: i64, race: i64) -> bool:
    """Collection: recruiter's desk. A seat has only so many workers of its color."""
    return s.count_race(seat, race) < s.rules.most_workers[race]


def recruit(s: City, seat: i64, race: i64) -> None:
    """One more worker for the rest of the game. It may be the one that a staffed pub or gardens was waiting for."""
    s.cells[OWNED + seat * KINDS + race * 2] += 1
    s.cells[HOME + seat * KINDS + race * 2] += 1
    if s.log is not None:
        s.tell("recruited", {"seat": seat, "worker": WORKERS[race * 2]})
    make_masters(s, seat, race)


def masters_due(s: City, seat: i64, race: i64) -> i64:
    """Properties: pub, gardens. There are as many masters as staffed pubs (dwarves) or gardens (elves), if there are
    workers and master pieces enough."""
    staffed = s.cells[STAFFED + seat * CARDS + (GARDENS if race == ELVES else PUB)]
    return min(staffed, s.count_race(seat, race), s.rules.most_masters)


def make_masters(s: City, seat: i64, race: i64) -> None:
    """Train so many workers that all masters are there that are due."""
    masters = masters_due(s, seat, race)
    at = OWNED + seat * KINDS + race * 2
    while s.cells[at + 1] < masters:
        s.cells[at] -= 1
        s.cells[at + 1] += 1
        _flip(s, seat, race * 2)
        if s.log is not None:
            s.tell("became-master", {"seat": seat, "worker": WORKERS[race * 2]})


def _flip(s: City, seat: i64, kind: i64) -> None:
    """A worker at home if there is one, otherwise one that still stands on a plank."""
    c = s.cells
    if c[HOME + seat * KINDS + kind] > 0:
        c[HOME + seat * KINDS + kind] -= 1
        c[HOME + seat * KINDS + kind + 1] += 1
        return
    for plank in range(PLANK_COUNT):
        at = PLANKED + (seat * PLANK_COUNT + plank) * KINDS + kind
        if c[at] > 0:
            c[at] -= 1
            c[at + 1] += 1
            return
    for district in range(DISTRICTS):
        if c[GUILD_SEAT + district] == seat and c[GUILD_WORKER + district] == kind:
            c[GUILD_WORKER + district] = kind + 1
            return
