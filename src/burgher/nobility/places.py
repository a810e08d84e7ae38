# compiled
"""Würfel einsetzen: which places take a die of a value, and the way to each place's own rules."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.nobility import (
    castle,
    chancery,
    clerk,
    codes,
    council,
    guild_hall,
    guilds,
    own_board,
    port,
    tavern,
    yard,
)
from burgher.nobility.cells import DICE, DIE_DONE, MODIFIERS, USED, VISIT
from burgher.nobility.names import FACES, PLACES
from burgher.nobility.reasons import NOT_ASKED_NOW, PLACE_DIE_FIRST
from burgher.nobility.state import Town


def why_place(town: Town, seat: i64, value: i64, place: i64) -> i64:
    """Why a die of this value cannot go to a place; 0: it can."""
    if place < codes.AT_HALL:
        if place >= codes.AT_GUILD:
            return guilds.why_enter(town, value, place - codes.AT_GUILD)
        return tavern.why_enter(town, value) if place == codes.AT_TAVERN else yard.why_enter(town, seat, value)
    if place >= codes.AT_COMMISSION:
        return chancery.why_fill(town, seat, value, place - codes.AT_COMMISSION)
    if place >= codes.AT_DESK:
        return chancery.why_desk(town, seat, value, place - codes.AT_DESK)
    if place >= codes.AT_COUNCIL:
        return council.why_enter(town, seat, value, place - codes.AT_COUNCIL)
    if place == codes.AT_HALL:
        return guild_hall.why_enter(town, seat, value)
    if place == codes.AT_PORT:
        return port.why_enter(town, seat, value)
    if place == codes.AT_CLERK:
        return clerk.why_enter(town, value)
    if place == codes.AT_CASTLE:
        return castle.why_enter(town, value)
    if place == codes.AT_CASTLE_EXTRA:
        return castle.why_enter_extra(town, value)
    return own_board.why_enter(town, seat, value)


def _places(town: Town) -> i64:
    """How many places there are in this game: without the Chancery, none of its."""
    return codes.PLACES if town.rules.chancery else codes.AT_DESK


def any_open(town: Town, seat: i64, value: i64) -> bool:
    """Whether a die of this value can go anywhere. Those that most often can are looked at first."""
    if clerk.why_enter(town, value) == 0 or castle.why_enter(town, value) == 0:
        return True
    for place in range(_places(town)):
        if why_place(town, seat, value, place) == 0:
            return True
    return False


def offer(town: Town, moves: Moves) -> None:
    seat = town.seat
    value = town.second()
    for place in range(_places(town)):
        if why_place(town, seat, value, place) == 0:
            moves.add(codes.VISIT + place)


def why(town: Town, action: i64) -> i64:
    if not codes.VISIT <= action < codes.VISIT + codes.PLACES:
        return PLACE_DIE_FIRST if action < codes.VISIT else NOT_ASKED_NOW
    return why_place(town, town.seat, town.second(), action - codes.VISIT)


def perform(town: Town, action: i64) -> None:
    """Put the die down and begin the action of the place."""
    c = town.cells
    seat = town.seat
    face = town.first()
    value = town.second()
    place = action - codes.VISIT
    town.answered()
    modifiers = value - face if value > face else face - value
    c[DICE + seat * FACES + face - 1] -= 1
    c[MODIFIERS + seat] -= modifiers
    c[USED + seat] += value
    c[DIE_DONE] = 1
    if town.log is not None:
        town.tell(
            "die-placed", {"seat": seat, "face": face, "value": value, "modifiers": modifiers, "place": name(place)}
        )
    _enter(town, seat, (seat + 1) * 10 + value, place)


def name(place: i64) -> str:
    """The word for a place in events."""
    if place >= codes.AT_COMMISSION:
        return PLACES[codes.AT_COUNCIL + 2]
    if place >= codes.AT_DESK:
        return PLACES[codes.AT_COUNCIL + 1]
    return PLACES[place if place < codes.AT_COUNCIL else codes.AT_COUNCIL]


def _enter(town: Town, seat: i64, die: i64, place: i64) -> None:
    if place == codes.AT_TAVERN:
        tavern.enter(town, die)
    elif place == codes.AT_YARD:
        yard.enter(town, seat, die)
    elif place < codes.AT_HALL:
        guilds.enter(town, die, place - codes.AT_GUILD)
    elif place == codes.AT_HALL:
        guild_hall.enter(town, seat, die)
    elif place == codes.AT_PORT:
        port.enter(town, seat, die)
    elif place == codes.AT_CLERK:
        clerk.enter(town, seat, die)
    elif place == codes.AT_CASTLE:
        castle.enter(town, seat, die)
    elif place == codes.AT_CASTLE_EXTRA:
        castle.enter_extra(town, seat, die)
    elif place == codes.AT_BOARD:
        own_board.enter(town, seat, die)
    elif place < codes.AT_DESK:
        council.enter(town, seat, die, place - codes.AT_COUNCIL)
    elif place < codes.AT_COMMISSION:
        chancery.enter_desk(town, seat, die, place - codes.AT_DESK)
    else:
        chancery.fill(town, seat, die, place - codes.AT_COMMISSION)


def resume(town: Town) -> None:
    """Go on with an action that has more than one part: in the tavern, a guild or the clerk's office."""
    place = town.cells[VISIT]
    if place == codes.AT_TAVERN:
        tavern.resume(town)
    elif place == codes.AT_CLERK:
        clerk.resume(town)
    else:
        guilds.resume(town)
