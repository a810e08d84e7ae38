# compiled
"""Das Weiße Schloss: a visit to the White Castle raises the reputation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.nobility.cells import CASTLE_DIE
from burgher.nobility.names import CASTLE_REPUTATION, CASTLE_SPACES, FACES, NOBODY
from burgher.nobility.reasons import SIX_PLAYERS_ONLY, SPACE_TAKEN, VALUE_NOT_TAKEN
from burgher.nobility.state import Town

EXTRA: Final = CASTLE_SPACES - 1
"""The space that is used with six players only."""


def _space(town: Town, value: i64) -> i64:
    """Which of the three ordinary spaces takes this value."""
    for k in range(EXTRA):
        if town.rules.castle_takes[k * (FACES + 1) + value] != 0:
            return k
    return NOBODY


def why_enter(town: Town, value: i64) -> i64:
    space = _space(town, value)
    if space < 0:
        return VALUE_NOT_TAKEN
    return SPACE_TAKEN if town.cells[CASTLE_DIE + space] != 0 else 0


def why_enter_extra(town: Town, value: i64) -> i64:
    """Aufbau für 6 Spieler: the fourth space."""
    if town.rules.castle_spaces <= EXTRA:
        return SIX_PLAYERS_ONLY
    if town.rules.castle_takes[EXTRA * (FACES + 1) + value] == 0:
        return VALUE_NOT_TAKEN
    return SPACE_TAKEN if town.cells[CASTLE_DIE + EXTRA] != 0 else 0


def enter(town: Town, seat: i64, die: i64) -> None:
    _visit(town, seat, die, _space(town, die % 10))


def enter_extra(town: Town, seat: i64, die: i64) -> None:
    _visit(town, seat, die, EXTRA)


def _visit(town: Town, seat: i64, die: i64, space: i64) -> None:
    town.cells[CASTLE_DIE + space] = die
    town.change_reputation(seat, town.rules.castle_gain[space] + town.event_gives(CASTLE_REPUTATION))
