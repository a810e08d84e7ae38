# compiled
"""Würfelfeld auf dem Spielertableau: an apprentice is called back from a guild to the workers lot."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.nobility import codes, questions
from burgher.nobility.cells import APPRENTICES, BOARD_DIE, WORKERS
from burgher.nobility.names import GUILD_COUNT, GUILDS, NOBODY, SEATS
from burgher.nobility.reasons import (
    NO_APPRENTICE_OUT,
    NO_APPRENTICE_THERE,
    NOT_ASKED_NOW,
    SPACE_TAKEN,
    VALUE_NOT_TAKEN,
)
from burgher.nobility.state import Town


def why_enter(town: Town, seat: i64, value: i64) -> i64:
    if town.rules.board_takes[value] == 0:
        return VALUE_NOT_TAKEN
    if town.cells[BOARD_DIE + seat] != 0:
        return SPACE_TAKEN
    return 0 if town.apprentices_of(seat) > 0 else NO_APPRENTICE_OUT


def enter(town: Town, seat: i64, die: i64) -> None:
    c = town.cells
    c[BOARD_DIE + seat] = die
    only: i64 = NOBODY
    for guild in range(GUILD_COUNT):
        if c[APPRENTICES + guild * SEATS + seat] > 0:
            if only >= 0:
                town.ask(questions.RECALL, seat, 0, 0)
                return
            only = guild
    _call_back(town, seat, only)


def offer_recall(town: Town, moves: Moves) -> None:
    for guild in range(GUILD_COUNT):
        if town.cells[APPRENTICES + guild * SEATS + town.seat] > 0:
            moves.add(codes.RECALL + guild)


def why_recall(town: Town, action: i64) -> i64:
    if not codes.RECALL <= action < codes.RECALL + GUILD_COUNT:
        return NOT_ASKED_NOW
    guild = action - codes.RECALL
    return 0 if town.cells[APPRENTICES + guild * SEATS + town.seat] > 0 else NO_APPRENTICE_THERE


def recall(town: Town, action: i64) -> None:
    seat = town.seat
    town.answered()
    _call_back(town, seat, action - codes.RECALL)


def _call_back(town: Town, seat: i64, guild: i64) -> None:
    town.cells[APPRENTICES + guild * SEATS + seat] -= 1
    town.cells[WORKERS + seat] += 1
    if town.log is not None:
        town.tell("apprentice-recalled", {"seat": seat, "guild": GUILDS[guild]})
