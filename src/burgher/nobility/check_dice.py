"""Refuses dice that cannot lie where they are, or that are too many or too few."""

from __future__ import annotations

from burgher.core.checking import at_most, because, expect, one_of
from burgher.core.errors import Phrase
from burgher.nobility import codes
from burgher.nobility.cells import (
    ACTIONS,
    DIE_ON_FIELD,
    DIE_SPACES,
    DIE_SPACES_END,
    ENDED,
    GUILD_DIE,
    HALL_DIE,
    INCOME,
    PHASE,
    ROLLING,
    TAVERN_DIE,
    TILE_FILLED,
    TILE_SEAT,
    USED,
    YARD_DIE,
)
from burgher.nobility.faces.piece_view import cell
from burgher.nobility.layout import DICE as DIE_FIELDS
from burgher.nobility.layout import LAYOUT
from burgher.nobility.names import AUTOMA, DICE_TILE_COUNT, FACES, GUILD_SPACES, GUILDS, SEATS, TILE_FIELDS
from burgher.nobility.place import PLACES
from burgher.nobility.rolling import ROLL, dice_left
from burgher.nobility.state import Town
from burgher.nobility.workshops import REROLL

A_ROUND = (ACTIONS, INCOME, ENDED)
"""The phases in which all dice have been thrown and lie somewhere."""


def check_dice(state: Town) -> None:
    for field in DIE_FIELDS:
        for k in range(LAYOUT.length(field)):
            check_die(state, f"{field.name}[{k}]", field.at + k)
    check_row(state, "tavern_die", TAVERN_DIE, int(state.rules.tavern_spaces), 1)
    check_row(state, "yard_die", YARD_DIE, int(state.rules.yard_spaces), -1)
    for guild, name in enumerate(GUILDS):
        number = sum(cell(state, GUILD_DIE + guild * GUILD_SPACES + k) != 0 for k in range(GUILD_SPACES))
        most = int(state.rules.guild_dice)
        expect(number <= most, Phrase("dice-on", field=f"guild_die.{name}"), number, at_most(most))
    for seat in range(state.players):
        check_thrown(state, seat)


def check_die(state: Town, field: str, at: int) -> None:
    """10 times the owner, from 1, plus the value; and on a space that takes it."""
    die = cell(state, at)
    if die == 0:
        return
    owner, value = die // 10 - 1, die % 10
    fits = 1 <= value <= FACES and (0 <= owner < state.players or (owner == AUTOMA and state.players == 1))
    expect(fits, field, die, Phrase("may-die", automa=AUTOMA + 1))
    in_row = TAVERN_DIE <= at < GUILD_DIE
    expect(in_row or at in spaces_for(state, owner, value), field, die, Phrase("may-die-there"))


def spaces_for(state: Town, owner: int, value: int) -> list[int]:
    """Where a die of this value can lie; the automa's takes a building, or closes a guild."""
    if owner == AUTOMA:
        return [HALL_DIE + value - 1, GUILD_DIE + int(state.rules.automa_guild[value]) * GUILD_SPACES]
    places = [PLACES[k] for k in range(codes.AT_GUILD, codes.AT_COMMISSION)]
    return [int(place.cell(state, owner, value)) for place in places if place.takes(state, value)]


def check_row(state: Town, name: str, at: int, spaces: int, way: int) -> None:
    """Dice from left to right, ascending (way 1) or descending (way -1)."""
    dice = [cell(state, at + k) for k in range(SEATS)]
    placed = [die for die in dice if die != 0]
    fits = dice[: len(placed)] == placed and len(placed) <= spaces
    expect(fits, name, dice, Phrase("may-dice-in-row", most=spaces))
    values = [way * (die % 10) for die in placed]
    expect(values == sorted(values), name, dice, Phrase("may-ascending") if way == 1 else Phrase("may-descending"))
    astray = any(die // 10 - 1 == AUTOMA for die in dice[1:])
    expect(not astray, name, dice, Phrase("may-automa-in-front"))


def check_thrown(state: Town, seat: int) -> None:
    """All dice of a seat: not placed, on the board, or being thrown; and the sum of those placed."""
    in_hand = int(dice_left(state, seat))
    placed = placed_values(state, seat)
    used = cell(state, USED + seat)
    expect(used == sum(placed), f"used[{seat}]", used, because(sum(placed), "since-dice-placed"))
    phase = cell(state, PHASE)
    thrown = being_thrown(state, seat)
    there = in_hand + len(placed) + thrown
    dice = int(state.rules.dice)
    field = f"dice[{seat}]"
    if phase in A_ROUND:
        expect(there == dice, Phrase("with-placed", field=field), there, dice)
    elif phase == ROLLING:
        expect(not placed, Phrase("dice-placed", seat=seat), len(placed), because(0, "since-throwing"))
        whole = in_hand + thrown
        expect(whole in (0, dice), field, in_hand, dice - thrown if thrown else one_of((0, dice)))
    else:
        expect(there == 0, field, there, because(0, "since-no-dice-thrown"))


def placed_values(state: Town, seat: int) -> list[int]:
    """On the board, or on a field of a dice tile."""
    board = [cell(state, at) for at in range(DIE_SPACES, DIE_SPACES_END)]
    values = [die % 10 for die in board if die // 10 - 1 == seat]
    for field in range(DICE_TILE_COUNT * TILE_FIELDS):
        own = cell(state, TILE_SEAT + field // TILE_FIELDS) == seat
        if own and cell(state, TILE_FILLED + field) == DIE_ON_FIELD:
            values.append(int(state.rules.tile_values[field]))
    return values


def being_thrown(state: Town, seat: int) -> int:
    """Dice that a seat has picked up to throw again, or that are still to be thrown."""
    if ROLL.is_open(state) and ROLL.to(state) == seat:
        return int(ROLL.dice(state))
    return int(REROLL.picked(state)) if REROLL.is_open(state) and state.seat == seat else 0
