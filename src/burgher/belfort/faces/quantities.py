"""What the rules of Belfort count, for comparing two futures: see `burgher.core.quantity`.

The units say what is about as good as a point; they only decide what is named first.
"""

from __future__ import annotations

from typing import Final

from burgher.belfort.building import why_too_dear
from burgher.belfort.cells import CREST, HAND, OWNED, OWNER, SCORE
from burgher.belfort.collection import income, tax_level
from burgher.belfort.faces.city_view import count_markers
from burgher.belfort.names import (
    CARDS,
    DISTRICTS,
    GOLD,
    KINDS,
    MASTER_DWARF,
    MASTER_ELF,
    METAL,
    STONE,
    SYMBOLS,
    WOOD,
)
from burgher.belfort.scoring import score
from burgher.belfort.state import City
from burgher.core.quantity import POINTS, Quantity


def majorities(s: City, seat: int) -> float:
    """The points that a scoring would give as markers and workers stand."""
    scored = s.copy()
    assert isinstance(scored, City)
    score(scored)
    return float(scored.scores()[seat] - s.scores()[seat])


def markers(s: City, seat: int) -> float:
    """Markers in the city: properties, walls and guilds."""
    return float(sum(int(s.cells[OWNER + k]) == seat for k in range(DISTRICTS * SYMBOLS)))


def lead(s: City, seat: int, district: int) -> int:
    """By how many markers a seat is ahead of everybody else in a district, non-players among them."""
    counts = count_markers(s, district)
    return counts[seat] - max(count for owner, count in enumerate(counts) if owner != seat)


def leads(s: City, seat: int) -> float:
    """Districts in which a seat is ahead of everybody else."""
    return float(sum(lead(s, seat, district) > 0 for district in range(DISTRICTS)))


def payable(s: City, seat: int) -> float:
    """Cards in hand that what a seat has would pay for, each by itself."""
    hand = HAND + seat * CARDS
    return float(sum(int(s.cells[hand + card]) for card in range(CARDS) if why_too_dear(s, seat, card) == 0))


def masters(s: City, seat: int) -> float:
    at = OWNED + seat * KINDS
    return float(s.cells[at + MASTER_ELF] + s.cells[at + MASTER_DWARF])


def workers(s: City, seat: int) -> float:
    return float(s.count_race(seat, 0) + s.count_race(seat, 1))


_SPENT: Final = ("points", "majorities", "markers", "workers", "masters", "gnomes")
"""What resources are for: what is built with them, and who is hired and kept. Wood is no gain for a gatherer fewer."""


def _stock(stuff: int, unit: float, name: str) -> Quantity:
    return Quantity(name, lambda s, seat: float(s.stock(seat, stuff)), unit, left_from=_SPENT)


QUANTITIES: Final = (
    POINTS,
    Quantity("majorities", majorities, 1.5, of_rivals=True),
    Quantity("leads", leads, 0.7, of_rivals=True),
    Quantity("markers", markers, 1.0, of_rivals=True),
    Quantity("income", lambda s, seat: float(income(s, seat)), 0.7, of_rivals=True),
    Quantity("taxes", lambda s, seat: float(tax_level(s, s.cells[SCORE + seat])), -0.7, left_from=("points",)),
    Quantity("workers", workers, 1.0),
    Quantity("masters", masters, 1.0),
    Quantity("gnomes", lambda s, seat: float(s.count_gnomes(seat)), 1.0),
    Quantity("hand", lambda s, seat: float(s.hand_size(seat)), 1.5, of_rivals=True),
    Quantity("payable", payable, 1.0, left_from=_SPENT),
    Quantity("turn-order", lambda s, seat: float(s.players - s.cells[CREST + seat]), 2.0),
    _stock(WOOD, 3.0, "wood"),
    _stock(STONE, 3.0, "stone"),
    _stock(METAL, 1.5, "metal"),
    _stock(GOLD, 2.5, "gold"),
)
