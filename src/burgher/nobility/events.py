# compiled
"""Event cards (Ereigniskarten): one is turned up at the beginning of each round and holds until its end.

Five of each stack would be drawn at the start; drawing one of those left when its round comes is the same.
`rounds.roll` turns it up, `rounds.prepare_next` puts it away. What each event changes stands with the place it changes:
see `Town.event_gives`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import expect, without
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.nobility import codes
from burgher.nobility.asking import Draw
from burgher.nobility.cells import EVENT, EVENT_LEFT, ROUND
from burgher.nobility.names import EVENT_COUNT, EVENTS, NOBODY
from burgher.nobility.state import Town


class NextEvent(Draw):
    """The event of the round is turned up."""

    def chances(self, town: Town, moves: Moves) -> None:
        """Event cards: the first half of the game is played with stack I, the second with stack II."""
        stack: i64 = 1 if town.cells[ROUND] * 2 <= town.rules.rounds else 2
        for event in range(EVENT_COUNT):
            if town.cells[EVENT_LEFT + event] != 0 and town.rules.event_stack[event] == stack:
                moves.add(codes.DRAW_EVENT + event)

    def perform(self, town: Town, action: i64) -> None:
        event = action - codes.DRAW_EVENT
        town.answered()
        town.cells[EVENT_LEFT + event] = 0
        town.cells[EVENT] = event
        if town.log is not None:
            town.tell("event-turned-up", {"event": EVENTS[event]})

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        expect(town.rules.events, frame.path("ask"), self.name, without("events"))


NEXT_EVENT: Final = NextEvent("event", phases=("rolling",))


def put_away(town: Town) -> None:
    """At the end of its round."""
    town.cells[EVENT] = NOBODY
