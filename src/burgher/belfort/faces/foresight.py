"""What the workers that are about to be sent would bring: the rules of the collection, tried on a copy."""

from __future__ import annotations

from collections.abc import Sequence

from burgher.belfort.collection import collect
from burgher.belfort.names import AREA_COUNT
from burgher.belfort.state import City
from burgher.core.actions import Action
from burgher.core.events import Event


def foresee(state: City, actions: Sequence[Action]) -> list[Event]:
    """What the seat would collect if it sent workers so and everybody else's stayed where they are."""
    sent = state.copy()
    assert isinstance(sent, City)
    seat = state.seat
    for action in actions:
        if action.verb != "send" or sent.seat != seat or sent.why(action.index) != 0:
            return []
        # Only this step: the rest of the round is not played.
        sent.perform(action.index)
    told: list[Event] = []
    sent.log = told
    for area in range(AREA_COUNT):
        collect(sent, area)
    return [event for event in told if event.args["seat"] == seat]
