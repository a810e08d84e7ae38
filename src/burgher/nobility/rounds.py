# compiled
"""Ablauf: rolling at the beginning of a round, and preparing the next one at its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.state import CHANCE
from burgher.nobility import chancery, codes, council, events, guild_hall, port, questions, turns
from burgher.nobility.cells import (
    DICE,
    DIE_SPACES,
    DIE_SPACES_END,
    FIRST,
    PASSED,
    PHASE,
    PREPARATION,
    ROLLING,
    ROUND,
    STEP,
    USED,
)
from burgher.nobility.names import AUTOMA_DICE_COUNT, FACES, SEATS
from burgher.nobility.state import Town

# 1. Vorbereitung: rolling

EVENT_STEP: Final = 0
AUTOMA_STEP: Final = 1
ROLL_STEP: Final = AUTOMA_STEP + AUTOMA_DICE_COUNT


def begin_round(town: Town) -> None:
    c = town.cells
    c[ROUND] += 1
    c[PHASE] = ROLLING
    c[STEP] = EVENT_STEP
    if town.log is not None:
        town.tell("round-began", {"round": c[ROUND], "first": c[FIRST]})


def roll(town: Town) -> None:
    """The event, in the solo game the automa's dice, then everybody's own; then the first player's turn."""
    c = town.cells
    step = c[STEP]
    c[STEP] += 1
    if step == EVENT_STEP:
        if town.rules.events:
            events.reveal(town)
    elif step < ROLL_STEP:
        if town.players == 1:
            town.ask(questions.AUTOMA, CHANCE, step - AUTOMA_STEP, 0)
        else:
            c[STEP] = ROLL_STEP
    elif step < ROLL_STEP + town.players:
        town.ask(questions.ROLL, CHANCE, (c[FIRST] + step - ROLL_STEP) % town.players, town.rules.dice)
    else:
        turns.begin_actions(town)


def chances_roll(moves: Moves) -> None:
    for k in range(FACES):
        moves.add(codes.ROLL + k)


def roll_die(town: Town, action: i64) -> None:
    seat = town.first()
    town.cells[DICE + seat * FACES + action - codes.ROLL] += 1
    left = town.second() - 1
    if left > 0:
        town.set_second(left)
        return
    town.answered()
    if town.log is not None:
        town.tell("dice-rolled", {"seat": seat, "dice": _dice(town, seat)})


def _dice(town: Town, seat: i64) -> tuple[int | str, ...]:
    """The faces of all dice that a seat has not placed, in ascending order."""
    faces: list[int | str] = []
    for k in range(FACES):
        faces.extend([k + 1] * town.cells[DICE + seat * FACES + k])
    return tuple(faces)


# 4. Vorbereitung der nächsten Spielrunde

CLEARING: Final = 0
SHIP_STEP: Final = 1
COUNCIL_STEP: Final = 2
HALL_STEP: Final = 3


def begin_preparation(town: Town) -> None:
    town.cells[PHASE] = PREPARATION
    town.cells[STEP] = CLEARING


def prepare_next(town: Town) -> None:
    c = town.cells
    step = c[STEP]
    if step == CLEARING:
        _take_back_dice(town)
        events.put_away(town)
        c[STEP] = SHIP_STEP
    elif step == SHIP_STEP:
        c[STEP] = COUNCIL_STEP
        port.call_ship(town)
    elif step == COUNCIL_STEP:
        if not council.refill(town):
            guild_hall.tidy(town)
            c[STEP] = HALL_STEP
    elif not guild_hall.stock(town):
        c[FIRST] = (c[FIRST] + 1) % town.players
        begin_round(town)


def _take_back_dice(town: Town) -> None:
    c = town.cells
    for space in range(DIE_SPACES, DIE_SPACES_END):
        c[space] = 0
    for k in range(SEATS * FACES):
        c[DICE + k] = 0
    for seat in range(SEATS):
        c[USED + seat] = 0
        c[PASSED + seat] = 0
    if town.rules.chancery:
        chancery.lay_tokens(town)
