# compiled
"""5. Scoring: majorities in the districts and among the workers. End game: who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort.cells import ENDED, OWNER, PHASE, POINTS, ROUND, SCORE, SCORING
from burgher.belfort.names import (
    DISTRICTS,
    FROM_DISTRICTS,
    FROM_DWARVES,
    FROM_ELVES,
    FROM_GNOMES,
    GOLD,
    METAL,
    NOBODY,
    POINT_SOURCES,
    SEATS,
    SOURCE_COUNT,
    STONE,
    SYMBOLS,
    WOOD,
)
from burgher.belfort.state import City
from burgher.belfort.two_players import owners
from burgher.belfort.workers import DWARVES, ELVES
from burgher.core.cells import vec

UNRANKED: Final = 0


def is_scored(s: City) -> bool:
    """Whether this month has the scoring mark on the calendar."""
    return s.rules.scoring[s.cells[ROUND] - 1] != 0


def score(s: City) -> None:
    s.cells[PHASE] = SCORING
    for district in range(DISTRICTS):
        score_district(s, district)
    score_race(s, ELVES)
    score_race(s, DWARVES)
    score_gnomes(s)


# district majority


def score_district(s: City, district: i64) -> None:
    counts = _nothing()
    count_markers(s, district, counts)
    _award(s, counts, owners(s), s.rules.district_points, FROM_DISTRICTS, district + 1)


def count_markers(s: City, district: i64, counts: vec[i64]) -> None:
    """All markers count: on properties, walls and guilds."""
    for seat in range(SEATS):
        counts[seat] = 0
    for symbol in range(SYMBOLS):
        owner = s.cells[OWNER + district * SYMBOLS + symbol]
        if owner != NOBODY:
            counts[owner] += 1


# worker majority


def score_race(s: City, race: i64) -> None:
    counts = _nothing()
    count_workers(s, race, counts)
    _award(s, counts, owners(s), s.rules.race_points, FROM_ELVES if race == ELVES else FROM_DWARVES, 0)


def count_workers(s: City, race: i64, counts: vec[i64]) -> None:
    """Elves or dwarves; masters count like others. Of two players' non-players each has as many as the rule says."""
    for owner in range(owners(s)):
        if owner < s.players:
            counts[owner] = s.count_race(owner, race)
        else:
            counts[owner] = s.rules.np_elves if race == ELVES else s.rules.np_dwarves


def score_gnomes(s: City) -> None:
    """Gnomes on built properties. Non-players take no part."""
    counts = _nothing()
    for seat in range(s.players):
        counts[seat] = s.count_gnomes(seat)
    _award(s, counts, s.players, s.rules.race_points, FROM_GNOMES, 0)


# ties


def _nothing() -> vec[i64]:
    return vec[i64]([0] * SEATS)


def _award(s: City, counts: vec[i64], competing: i64, points: vec[i64], source: i64, district: i64) -> None:
    """The points of each rank to whoever holds it, the first rank first."""
    ranks = _nothing()
    for seat in range(s.players):
        ranks[seat] = rank_of(s, counts, competing, seat)
    for rank in range(1, len(points) + 1):
        for seat in range(s.players):
            if ranks[seat] == rank:
                _give_points(s, seat, points[rank - 1], source, district, rank)


def rank_of(s: City, counts: vec[i64], competing: i64, seat: i64) -> i64:
    """Those who tie for a rank all get the next one, and everybody below moves down by one.

    With 4, 4 and 3 markers: the first two tie for first and are second, the other is third.
    With the usual option who has none at all has no rank (UNRANKED).
    """
    own = counts[seat]
    if own == 0 and s.rules.markers_needed:
        return UNRANKED
    rank: i64 = 1
    for owner in range(competing):
        count = counts[owner]
        if count < own:
            continue
        alike: i64 = 0
        for before in range(owner):
            if counts[before] == count:
                alike += 1
        # Down by one for each greater number, and by one more where two or more have it.
        if (alike == 0 and count > own) or alike == 1:
            rank += 1
    return rank


def points_for(s: City, counts: vec[i64], competing: i64, seat: i64, points: vec[i64]) -> i64:
    """What a seat gets for a majority."""
    rank = rank_of(s, counts, competing, seat)
    if UNRANKED < rank <= len(points):
        return points[rank - 1]
    return 0


def _give_points(s: City, seat: i64, points: i64, source: i64, district: i64, rank: i64) -> None:
    if points == 0:
        return
    s.cells[SCORE + seat] += points
    s.cells[POINTS + seat * SOURCE_COUNT + source] += points
    if s.log is not None:
        if source == FROM_DISTRICTS:
            s.tell("scored-district", {"seat": seat, "district": district, "rank": rank, "points": points})
        else:
            s.tell("scored-workers", {"seat": seat, "race": POINT_SOURCES[source], "rank": rank, "points": points})


# end game


def end(s: City) -> None:
    s.cells[PHASE] = ENDED
    if s.log is not None:
        winners = find_winners(s)
        points = s.cells[SCORE + winners[0]]
        tied = [seat for seat in range(s.players) if s.cells[SCORE + seat] == points]
        if len(tied) > 1:
            s.tell("tied", {"tied": tuple(tied), "points": points, "stock": count_stock(s, winners[0])})
        s.tell("won" if len(winners) == 1 else "shared-victory", {"winners": tuple(winners)})


def find_winners(s: City) -> list[int]:
    """The most points; then the most resources, metal counting twice; then the victory is shared."""
    winners: list[int] = []
    best: i64 = 0
    best_stock: i64 = 0
    for seat in range(s.players):
        points = s.cells[SCORE + seat]
        stock = count_stock(s, seat)
        if not winners or points > best or (points == best and stock > best_stock):
            winners = [seat]
            best = points
            best_stock = stock
        elif points == best and stock == best_stock:
            winners.append(seat)
    return winners


def count_stock(s: City, seat: i64) -> i64:
    return s.stock(seat, WOOD) + s.stock(seat, STONE) + s.stock(seat, GOLD) + 2 * s.stock(seat, METAL)


def breakdown(s: City) -> list[dict[str, int]]:
    """Where each seat's points come from: districts, elves, dwarves, gnomes, and what unpaid taxes took away."""
    return [
        {name: int(s.cells[POINTS + seat * SOURCE_COUNT + k]) for k, name in enumerate(POINT_SOURCES)}
        for seat in range(s.players)
    ]
