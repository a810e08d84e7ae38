# compiled
"""Course of a round (Ablauf): rolling at its beginning, and preparing the next one at its end."""

from __future__ import annotations

from typing import Final

from burgher.nobility import chancery, council, guild_hall, port, turns
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
from burgher.nobility.events import NEXT_EVENT, put_away
from burgher.nobility.names import AUTOMA_DICE_COUNT, FACES, SEATS
from burgher.nobility.rolling import ROLL
from burgher.nobility.solo import AUTOMA_DIE
from burgher.nobility.state import Town

# 1. rolling

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
            NEXT_EVENT.ask(town)
    elif step < ROLL_STEP:
        if town.players == 1:
            AUTOMA_DIE.ask(town, step - AUTOMA_STEP)
        else:
            c[STEP] = ROLL_STEP
    elif step < ROLL_STEP + town.players:
        ROLL.ask(town, (c[FIRST] + step - ROLL_STEP) % town.players, town.rules.dice)
    else:
        turns.begin_actions(town)


# 4. preparation of the next round

CLEARING: Final = 0
SHIP_STEP: Final = 1
COUNCIL_STEP: Final = 2
HALL_STEP: Final = 3


def begin_preparation(town: Town) -> None:
    town.cells[PHASE] = PREPARATION
    town.cells[STEP] = CLEARING


def prepare_next(town: Town) -> None:
    """Course of a round: preparation."""
    c = town.cells
    step = c[STEP]
    if step == CLEARING:
        _take_back_dice(town)
        put_away(town)
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
