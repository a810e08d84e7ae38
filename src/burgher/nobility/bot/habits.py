# compiled
"""What a sensible player of Rise to Nobility probably does: weights for its actions, for playouts and for the tree."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.cells import vec
from burgher.core.moves import Moves
from burgher.nobility import codes
from burgher.nobility.cells import COINS, HAND, PLATFORM, REPUTATION, ROUND, WORKERS
from burgher.nobility.names import GUILD_COUNT, HAND_SPACES, RACE_COUNT
from burgher.nobility.state import Town


def weigh_actions(town: Town, moves: Moves, weights: vec[float]) -> None:
    for k in range(moves.count):
        weights[k] = _weight(town, moves.codes[k])


def _weight(town: Town, action: i64) -> float:
    if action < codes.MODIFY:
        return 6.0
    if action < codes.COMPLETE:
        return 0.3
    if action < codes.SELL_WORKSHOP:
        return 60.0
    if action < codes.PASS:
        return 0.02
    if action == codes.PASS:
        return 0.15
    if action == codes.END:
        return 2.0
    if action < codes.TAKE:
        return _visit(town, action - codes.VISIT)
    if action < codes.DISCARD:
        return 2.0
    if action < codes.PAY:
        return 1.0
    if action < codes.USE:
        # As many as can be given: every good is a point.
        number = (action - codes.PAY) // GUILD_COUNT + 1
        return float(number * number)
    if action < codes.REROLL:
        return 5.0
    if action < codes.BUY_ANY:
        return 0.3
    if action < codes.SWAP:
        return 1.5
    if action < codes.DECLINE:
        return 0.4
    if action == codes.DECLINE:
        return 0.5
    if action < codes.APPRENTICE:
        number = action - codes.BUY + 1
        return float(number * number * 2)
    if action == codes.APPRENTICE:
        return 20.0
    if action < codes.BUILD:
        return 0.4
    return 1.5


def _visit(town: Town, place: i64) -> float:
    c = town.cells
    seat = town.seat
    cards: i64 = 0
    for k in range(HAND_SPACES):
        if c[HAND + seat * HAND_SPACES + k] >= 0:
            cards += 1
    late = c[ROUND] >= town.rules.rounds - 1
    if place == codes.AT_TAVERN:
        return 0.3 if late else (8.0 if cards < 2 else 1.0)
    if place == codes.AT_YARD:
        return 8.0 if c[PLATFORM + seat] == 0 and cards > 0 else 1.0
    if place < codes.AT_HALL:
        return 6.0 if c[COINS + seat] > 0 or c[WORKERS + seat] > 0 else 1.0
    if place == codes.AT_HALL:
        return 14.0
    if place == codes.AT_PORT:
        return 3.0 if c[COINS + seat] < 3 else 0.7
    if place == codes.AT_CLERK:
        return 0.7
    if place < codes.AT_BOARD:
        return 0.2 if late else (6.0 if c[REPUTATION + seat] < 15 else 1.5)
    if place == codes.AT_BOARD:
        return 0.2
    if place < codes.AT_COUNCIL + RACE_COUNT:
        return 25.0
    if place < codes.AT_COMMISSION:
        return 12.0
    return 8.0
