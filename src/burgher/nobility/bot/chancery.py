# compiled
"""What desks of the Chancery and commission cards promise: see `worth`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.nobility.cells import (
    ACTIONS,
    DICE,
    HAND,
    NOBILITY,
    PASSED,
    PHASE,
    TILE_CARD,
    TILE_FILLED,
    TILE_SEAT,
)
from burgher.nobility.chancery import is_active
from burgher.nobility.ending import measure
from burgher.nobility.names import (
    COUNCIL_TILE_COUNT,
    DICE_TILE_COUNT,
    FACES,
    HAND_SPACES,
    LOTS,
    NOBILITY_LEVELS,
    PER_COMMUNITY,
    PER_COUNCIL,
    PER_GUILD,
    PER_NOBILITY,
    PER_REPUTATION,
    PER_SETTLERS,
    PER_WORKSHOP,
    REPUTATION_LEVELS,
    TILE_FIELDS,
)
from burgher.nobility.state import Town

AT_HAND: Final = 0.93
"""How surely a field is filled for which the die has been rolled."""
AT_TIMES: Final = 0.6
"""How likely a value is among the dice of a round."""


def commissions(town: Town, seat: i64, ahead: float, share: float, field_cost: float) -> float:
    """What a seat's commission cards will probably bring, less the dice that they still take.

    ``share`` is how much of a promise counts, ``field_cost`` what a die would be worth elsewhere.
    """
    c = town.cells
    value = 0.0
    for tile in range(DICE_TILE_COUNT):
        if c[TILE_SEAT + tile] != seat:
            continue
        points = expected_points(town, seat, c[TILE_CARD + tile], ahead)
        if is_active(town, tile):
            value += points
            continue
        missing = 0.0
        for field in range(TILE_FIELDS):
            if c[TILE_FILLED + tile * TILE_FIELDS + field] == 0:
                missing += 1.0
        value += max(0.0, share * _sure(town, seat, tile, ahead) * points - field_cost * missing)
    return value


def _sure(town: Town, seat: i64, tile: i64, ahead: float) -> float:
    """How likely all fields of a dice tile will be filled."""
    c = town.cells
    acting = c[PHASE] == ACTIONS and c[PASSED + seat] == 0
    room = town.pips_left(seat) if acting else 0
    later = 1.0
    rounds = ahead
    while rounds >= 1.0:
        later *= 1.0 - AT_TIMES
        rounds -= 1.0
    sure = 1.0
    for field in range(TILE_FIELDS):
        at = tile * TILE_FIELDS + field
        if c[TILE_FILLED + at] != 0:
            continue
        value = town.rules.tile_values[at]
        if acting and room >= value and c[DICE + seat * FACES + value - 1] > 0:
            room -= value
            sure *= max(AT_HAND, 1.0 - later)
        else:
            sure *= 1.0 - later
    return sure


def expected_points(town: Town, seat: i64, card: i64, ahead: float) -> float:
    """The points of a commission card for what a seat will probably have at the end."""
    what = town.rules.commission_measure[card]
    number = float(measure(town, seat, what)) + ahead * _growth(town, seat, what)
    if what < PER_GUILD:
        for place in range(HAND_SPACES):
            settlers = town.cells[HAND + seat * HAND_SPACES + place]
            if settlers >= 0 and town.rules.settlers_race[settlers] == what:
                number += 0.5 * min(1.0, 0.5 * ahead)
    most = float(REPUTATION_LEVELS - 1)
    if what == PER_NOBILITY:
        most = float(NOBILITY_LEVELS - 1)
    elif what == PER_SETTLERS:
        most = float(LOTS)
    if number >= most:
        return float(town.rules.commission_points[card * REPUTATION_LEVELS + i64(most)])
    whole = i64(number)
    part = number - float(whole)
    at = card * REPUTATION_LEVELS + whole
    return (1.0 - part) * float(town.rules.commission_points[at]) + part * float(town.rules.commission_points[at + 1])


def _growth(town: Town, seat: i64, what: i64) -> float:
    """How much of what a commission counts a seat gains in a round, as games go."""
    if what < PER_GUILD:
        return 0.1
    if what < PER_COMMUNITY:
        return 0.08
    if what == PER_COMMUNITY:
        return 0.1
    if what == PER_WORKSHOP:
        return 0.28
    if what == PER_SETTLERS:
        return 0.58
    if what == PER_COUNCIL:
        return 0.5 if town.cells[NOBILITY + seat] >= least_audience(town) else 0.4
    if what == PER_NOBILITY:
        return 1.05
    return 0.6 if what == PER_REPUTATION else 0.0


def least_audience(town: Town) -> i64:
    """The nobility with which the council begins to listen."""
    least: i64 = NOBILITY_LEVELS
    for tile in range(COUNCIL_TILE_COUNT):
        least = min(least, town.rules.council_nobility[tile])
    return least
