# compiled
"""White Castle (Das Weiße Schloss): a visit raises the reputation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.nobility.cells import CASTLE_DIE
from burgher.nobility.names import CASTLE_REPUTATION, CASTLE_SPACES, FACES, NOBODY
from burgher.nobility.place import SPACE_TAKEN, Place, at_place
from burgher.nobility.reasons import Args, listed, reason
from burgher.nobility.state import Town

EXTRA: Final = CASTLE_SPACES - 1
"""The space that is used with six players only."""


def values_of(town: Town, space: i64) -> list[int]:
    """The values that a space takes; none that is not used with so many players."""
    if space >= town.rules.castle_spaces:
        return []
    return [value for value in range(1, FACES + 1) if town.rules.castle_takes[space * (FACES + 1) + value] != 0]


def _values(town: Town, action: i64) -> Args:
    return at_place(town, action) | {"values": listed(values_of(town, EXTRA))}


SIX_PLAYERS_ONLY: Final = reason("six-players-only", "Six players")
VALUE_NOT_TAKEN: Final = reason("value-not-taken", "White Castle", _values)


class Castle(Place):
    """The three spaces of every game; each value goes to one of them."""

    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        for k in range(EXTRA):
            if town.rules.castle_takes[k * (FACES + 1) + value] != 0:
                return CASTLE_DIE + k
        return NOBODY

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        if town.cells[self.cell(town, seat, value)] != 0:
            return SPACE_TAKEN
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        """White Castle: the reputation counts at once."""
        cell = self.cell(town, seat, die % 10)
        town.cells[cell] = die
        town.change_reputation(seat, town.rules.castle_gain[cell - CASTLE_DIE] + town.event_gives(CASTLE_REPUTATION))


class ExtraSpace(Castle):
    """Six players: the fourth space."""

    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        return CASTLE_DIE + EXTRA

    def takes(self, town: Town, value: i64) -> bool:
        return int(value) in values_of(town, EXTRA)

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        if town.rules.castle_spaces <= EXTRA:
            return SIX_PLAYERS_ONLY
        if town.rules.castle_takes[EXTRA * (FACES + 1) + value] == 0:
            return VALUE_NOT_TAKEN
        if town.cells[CASTLE_DIE + EXTRA] != 0:
            return SPACE_TAKEN
        return 0
