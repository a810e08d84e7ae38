# compiled
"""The die space of the own board (Würfelfeld auf dem Spielertableau): an apprentice is called back from a guild."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import another, because, expect
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes
from burgher.nobility.asking import Decision
from burgher.nobility.cells import APPRENTICES, BOARD_DIE, WORKERS
from burgher.nobility.names import FACES, GUILD_COUNT, GUILDS, NOBODY, SEATS
from burgher.nobility.place import SPACE_TAKEN, Place, at_place
from burgher.nobility.reasons import Args, listed, reason
from burgher.nobility.state import Town


def values_taken(town: Town) -> list[int]:
    """The values that the space takes."""
    return [value for value in range(1, FACES + 1) if town.rules.board_takes[value] != 0]


def _values(town: Town, action: i64) -> Args:
    return at_place(town, action) | {"values": listed(values_taken(town))}


def _guild(town: Town, action: i64) -> Args:
    return {"guild": GUILDS[action - codes.RECALL]}


VALUE_NOT_TAKEN: Final = reason("value-not-taken", "The die space of the own board", _values)
NO_APPRENTICE_OUT: Final = reason("no-apprentice-out", "The die space of the own board")
NO_APPRENTICE_THERE: Final = reason("no-apprentice-there", "The die space of the own board", _guild)


class OwnBoard(Place):
    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        return BOARD_DIE + seat

    def takes(self, town: Town, value: i64) -> bool:
        return town.rules.board_takes[value] != 0

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        """The die space of the own board: some values only, and an apprentice to call back."""
        if town.rules.board_takes[value] == 0:
            return VALUE_NOT_TAKEN
        if town.cells[BOARD_DIE + seat] != 0:
            return SPACE_TAKEN
        if town.apprentices_of(seat) == 0:
            return NO_APPRENTICE_OUT
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        c = town.cells
        c[BOARD_DIE + seat] = die
        only: i64 = NOBODY
        for guild in range(GUILD_COUNT):
            if c[APPRENTICES + guild * SEATS + seat] > 0:
                if only >= 0:
                    RECALL.ask(town, seat)
                    return
                only = guild
        _call_back(town, seat, only)


class Recall(Decision):
    """Which guild to take an apprentice back from."""

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        for guild in range(GUILD_COUNT):
            if town.cells[APPRENTICES + guild * SEATS + town.seat] > 0:
                moves.add(codes.RECALL + guild)

    def why(self, town: Town, action: i64) -> i64:
        if not codes.RECALL <= action < codes.RECALL + GUILD_COUNT:
            return NOT_ASKED_NOW
        guild = action - codes.RECALL
        return 0 if town.cells[APPRENTICES + guild * SEATS + town.seat] > 0 else NO_APPRENTICE_THERE

    def perform(self, town: Town, action: i64) -> None:
        seat = town.seat
        town.answered()
        _call_back(town, seat, action - codes.RECALL)

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        some = town.apprentices_of(frame.seat) > 0
        expect(some, frame.path("ask"), self.name, because(another(), "since-no-apprentices"))


RECALL: Final = Recall("recall")


def _call_back(town: Town, seat: i64, guild: i64) -> None:
    town.cells[APPRENTICES + guild * SEATS + seat] -= 1
    town.cells[WORKERS + seat] += 1
    if town.log is not None:
        town.tell("apprentice-recalled", {"seat": seat, "guild": GUILDS[guild]})
