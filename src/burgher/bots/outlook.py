"""What a seat may expect of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgher.core.placement import placement
from burgher.core.state import State


@dataclass(frozen=True, slots=True)
class Outlook:
    """Of one seat: the placement from 1 (first) to -1 (last), the chance to win from 0 to 1, the points at the end."""

    placement: float
    win: float
    points: float


def final_outlook(state: State) -> list[Outlook]:
    """Of all seats, where the game is over and all is known; a shared victory is a part of one."""
    scores, winners = state.scores(), state.winners()
    return [
        Outlook(place, 1.0 / len(winners) if seat in winners else 0.0, float(scores[seat]))
        for seat, place in enumerate(placement(state))
    ]


def mean(found: Sequence[Sequence[Outlook]]) -> list[Outlook]:
    """What each seat may expect on average."""
    count = len(found)
    return [
        Outlook(
            sum(one.placement for one in seat) / count,
            sum(one.win for one in seat) / count,
            sum(one.points for one in seat) / count,
        )
        for seat in zip(*found, strict=True)
    ]
