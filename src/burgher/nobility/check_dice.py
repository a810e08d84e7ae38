"""Refuses dice that cannot lie where they are, or that are too many or too few."""

from __future__ import annotations

from burgher.core.checking import at_most, because, expect, one_of
from burgher.core.errors import Phrase
from burgher.nobility.cells import (
    ACTIONS,
    BOARD_DIE,
    CASTLE_DIE,
    CLERK_DIE,
    COUNCIL_DIE,
    DESK_DIE,
    DICE,
    DIE_ON_FIELD,
    DIE_SPACES,
    DIE_SPACES_END,
    ENDED,
    GUILD_DIE,
    HALL_DIE,
    INCOME,
    PHASE,
    PORT_DIE,
    ROLLING,
    TAVERN_DIE,
    TILE_FILLED,
    TILE_SEAT,
    USED,
    YARD_DIE,
)
from burgher.nobility.names import (
    AUTOMA,
    CASTLE_SPACES,
    CLERK_SPACES,
    COUNCIL_SPACES,
    DESK_SPACES,
    DICE_TILE_COUNT,
    FACES,
    GUILD_COUNT,
    GUILD_SPACES,
    GUILDS,
    HALL_SPACES,
    RACE_COUNT,
    SEATS,
    TILE_FIELDS,
    WORKSHOP_SPACES,
)
from burgher.nobility.piece_view import cell
from burgher.nobility.rolling import ROLL
from burgher.nobility.state import Town
from burgher.nobility.workshops import REROLL

A_ROUND = (ACTIONS, INCOME, ENDED)
"""The phases in which all dice have been thrown and lie somewhere."""
FIELDS = (
    ("tavern_die", TAVERN_DIE, SEATS),
    ("yard_die", YARD_DIE, SEATS),
    ("guild_die", GUILD_DIE, WORKSHOP_SPACES),
    ("hall_die", HALL_DIE, HALL_SPACES),
    ("port_die", PORT_DIE, FACES),
    ("council_die", COUNCIL_DIE, COUNCIL_SPACES),
    ("clerk_die", CLERK_DIE, CLERK_SPACES),
    ("castle_die", CASTLE_DIE, CASTLE_SPACES),
    ("board_die", BOARD_DIE, SEATS),
    ("desk_die", DESK_DIE, DESK_SPACES),
)
"""All spaces for dice on the board."""


def check_dice(state: Town) -> None:
    for name, at, count in FIELDS:
        for k in range(count):
            check_die(state, f"{name}[{k}]", cell(state, at + k))
    check_row(state, "tavern_die", TAVERN_DIE, int(state.rules.tavern_spaces), 1)
    check_row(state, "yard_die", YARD_DIE, int(state.rules.yard_spaces), -1)
    check_guild_dice(state)
    check_values(state)
    for seat in range(state.players):
        check_thrown(state, seat)


def check_die(state: Town, field: str, die: int) -> None:
    """10 times the owner, from 1, plus the value."""
    if die == 0:
        return
    owner = die // 10 - 1
    fits = 1 <= die % 10 <= FACES and (0 <= owner < state.players or (owner == AUTOMA and state.players == 1))
    expect(fits, field, die, Phrase("may-die", automa=AUTOMA + 1))


def check_row(state: Town, name: str, at: int, spaces: int, way: int) -> None:
    """Dice from left to right, ascending (way 1) or descending (way -1)."""
    dice = [cell(state, at + k) for k in range(SEATS)]
    placed = [die for die in dice if die != 0]
    fits = dice[: len(placed)] == placed and len(placed) <= spaces
    expect(fits, name, dice, Phrase("may-dice-in-row", most=spaces))
    values = [way * (die % 10) for die in placed]
    expect(values == sorted(values), name, dice, Phrase("may-ascending") if way == 1 else Phrase("may-descending"))
    astray = any(is_automa(die) for die in dice[1:])
    expect(not astray, name, dice, Phrase("may-automa-in-front"))


def is_automa(die: int) -> bool:
    return die // 10 - 1 == AUTOMA


def check_guild_dice(state: Town) -> None:
    """The automa blocks a guild with a die on its first space, whatever the value."""
    for guild in range(GUILD_COUNT):
        dice = [cell(state, GUILD_DIE + guild * GUILD_SPACES + k) for k in range(GUILD_SPACES)]
        field = f"guild_die.{GUILDS[guild]}"
        number = sum(die != 0 for die in dice)
        most = int(state.rules.guild_dice)
        expect(number <= most, Phrase("dice-on", field=field), number, at_most(most))
        for space, die in enumerate(dice):
            if is_automa(die):
                fits = space == 0 and state.rules.automa_guild[die % 10] == guild
                expect(fits, field, dice, Phrase("may-automa-by-value"))
            elif die != 0:
                expect(state.rules.guild_space[die % 10] == space, field, dice, Phrase("may-die-by-value"))


def check_values(state: Town) -> None:
    """Dice on spaces that take certain values only."""
    r = state.rules
    faces = [{k + 1} for k in range(FACES)]
    rows = [{value for value in range(1, FACES + 1) if r.council_row[value] == row} for row in range(FACES // 2)]
    clerk = [{value for value in range(1, FACES + 1) if r.clerk_space[value] == k} for k in range(CLERK_SPACES)]
    castle = [castle_values(state, space) for space in range(CASTLE_SPACES)]
    own = {value for value in range(1, FACES + 1) if r.board_takes[value] != 0}
    council = [rows[k // RACE_COUNT] for k in range(COUNCIL_SPACES)]
    desks = faces if r.chancery else [set[int]()] * DESK_SPACES
    for name, at, takes in (
        ("hall_die", HALL_DIE, faces[:HALL_SPACES]),
        ("port_die", PORT_DIE, faces),
        ("council_die", COUNCIL_DIE, council),
        ("clerk_die", CLERK_DIE, clerk),
        ("castle_die", CASTLE_DIE, castle),
        ("board_die", BOARD_DIE, [own] * SEATS),
        ("desk_die", DESK_DIE, desks),
    ):
        for k, values in enumerate(takes):
            die = cell(state, at + k)
            if die != 0:
                fits = die % 10 in values and (name == "hall_die" or not is_automa(die))
                expect(fits, f"{name}[{k}]", die, die_of(values))
    for seat in range(state.players):
        die = cell(state, BOARD_DIE + seat)
        expect(die in (0, *range((seat + 1) * 10, (seat + 2) * 10)), f"board_die[{seat}]", die, Phrase("may-own-die"))


def die_of(values: set[int]) -> Phrase:
    """What may lie on a space that takes dice with these values."""
    if not values:
        return because(0, "since-no-space")
    return Phrase("may-die-of", values=", ".join(str(value) for value in sorted(values)))


def castle_values(state: Town, space: int) -> set[int]:
    if space >= state.rules.castle_spaces:
        return set()
    at = space * (FACES + 1)
    return {value for value in range(1, FACES + 1) if state.rules.castle_takes[at + value] != 0}


def check_thrown(state: Town, seat: int) -> None:
    """All dice of a seat: not placed, on the board, or being thrown; and the sum of those placed."""
    in_hand = sum(cell(state, DICE + seat * FACES + k) for k in range(FACES))
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
