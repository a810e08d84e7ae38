# compiled
"""What a sensible player of Belfort probably does: weights for its actions, for playouts and for the tree."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.cells import CREST, HOME, ROUND, SENT
from burgher.belfort.names import AREA_COUNT, DISTRICTS, DWARF, ELF, KEEP, KINDS, MINE, SEATS
from burgher.belfort.placement import SEND_MINE, SENDS
from burgher.belfort.scoring import count_markers
from burgher.belfort.state import City
from burgher.core.cells import vec
from burgher.core.moves import Moves


def weigh_actions(s: City, moves: Moves, weights: vec[float]) -> None:
    for k in range(moves.count):
        weights[k] = _weight(s, moves.codes[k])


def _weight(s: City, action: i64) -> float:
    if action < codes.PASS:
        return _place(s, action)
    if action == codes.PASS:
        return 1.0
    if action < codes.CREST:
        return _send(s, action - codes.SEND)
    if action < codes.BUILD:
        # A better crest, the first most of all.
        return 4.0 if action - codes.CREST < s.cells[CREST + s.seat] else 1.0
    if action < codes.MARK:
        return _build(s, action)
    if action < codes.USE:
        return 2.0
    if action < codes.RECLAIM:
        return 30.0
    if action < codes.BUY:
        return 0.05
    if action < codes.STAFF:
        return 0.6
    if action < codes.GNOME:
        return 12.0
    if action < codes.RECRUIT:
        return 20.0
    if action < codes.TAKE:
        return 2.0
    if action < codes.DISCARD:
        return 3.0 if action - codes.TAKE == KEEP else 1.5
    if action < codes.END:
        return 0.3 if action - codes.DISCARD == KEEP else 1.0
    if action == codes.END:
        return 1.5
    if action < codes.SWAP:
        return 4.0
    if action == codes.DONE:
        return 0.3
    return 1.0


def _place(s: City, action: i64) -> float:
    place = action % codes.PLACES
    kind = action // codes.PLACES
    # A master collects for two: it is better sent than placed.
    plain = 1.0 if kind % 2 == 0 else 0.2
    if place == codes.AT_DESK:
        return plain * (8.0 if s.cells[ROUND] < s.rules.rounds - 1 else 0.3)
    if place == codes.AT_CAMP:
        return plain * 0.7 * float(s.cells[CREST + s.seat])
    if place < codes.AT_PLANK:
        return plain * 4.0
    return plain * 6.0


def _send(s: City, where: i64) -> float:
    """Into the mine with a partner: one who is there, or one who can still come. Alone, for the bonus at most."""
    if where % SENDS != SEND_MINE:
        return 1.0
    c = s.cells
    kind = where // SENDS
    other: i64 = ELF if kind >= DWARF else DWARF
    own = kind - kind % 2
    there = SENT + (s.seat * AREA_COUNT + MINE) * KINDS
    home = HOME + s.seat * KINDS
    power = s.rules.master_power
    lonely = c[there + other] + power * c[there + other + 1] - c[there + own] - power * c[there + own + 1]
    if lonely > 0:
        return 3.0
    return 1.0 if lonely + c[home + other] + power * c[home + other + 1] > 0 else 0.2


def _build(s: City, action: i64) -> float:
    """A marker where it changes a majority is worth most."""
    district: i64 = 0
    if action < codes.BUILD_KEEP:
        district = (action - codes.BUILD) % DISTRICTS
    elif action < codes.BUILD_GATE:
        return 40.0
    elif action < codes.BUILD_WALL:
        district = (action - codes.BUILD_GATE) // 2
    elif action < codes.BUILD_GUILD:
        district = action - codes.BUILD_WALL
    else:
        district = s.district_of(action - codes.BUILD_GUILD)
    counts = vec[i64]([0] * SEATS)
    count_markers(s, district, counts)
    most: i64 = 0
    for other in range(s.players):
        if other != s.seat:
            most = max(most, counts[other])
    gap = counts[s.seat] - most
    if gap == 0 or gap == -1:
        return 30.0
    if gap > 2:
        return 8.0
    return 15.0
