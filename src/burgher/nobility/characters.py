# compiled
"""Adel and Charakterkarten: rising on the nobility track, and what a character gives to a new lord."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.state import CHANCE
from burgher.nobility import codes, questions
from burgher.nobility.cells import CHARACTER, COINS, MODIFIERS, NOBILITY, STORE
from burgher.nobility.names import (
    CHARACTER_COUNT,
    CHARACTER_GAIN_COUNT,
    CHARACTERS,
    GAIN_COINS,
    GAIN_GOODS,
    GAIN_MODIFIERS,
    GAIN_REPUTATION,
    GAIN_SETTLERS,
    GOOD_COUNT,
    GOODS,
)
from burgher.nobility.reasons import NOT_ASKED_NOW
from burgher.nobility.state import Town
from burgher.nobility.tavern import cards_on_show


def rise(town: Town, seat: i64, stars: i64) -> None:
    """Each star is a step on the nobility track, up to its end."""
    c = town.cells
    before = c[NOBILITY + seat]
    level = before + stars
    if level > town.rules.nobility_most:
        level = town.rules.nobility_most
    if level == before:
        return
    c[NOBILITY + seat] = level
    if town.log is not None:
        town.tell("nobility-risen", {"seat": seat, "by": level - before, "nobility": level})
    if before < town.rules.lord_at <= level:
        _become_lord(town, seat)


def _become_lord(town: Town, seat: i64) -> None:
    """The character's benefit, once and at once, even in the middle of a turn."""
    c = town.cells
    at = c[CHARACTER + seat] * CHARACTER_GAIN_COUNT
    gains = town.rules.character_gain
    coins = gains[at + GAIN_COINS]
    modifiers = gains[at + GAIN_MODIFIERS]
    c[COINS + seat] += coins
    c[MODIFIERS + seat] += modifiers
    if town.log is not None:
        character = CHARACTERS[c[CHARACTER + seat]]
        town.tell("became-lord", {"seat": seat, "character": character, "coins": coins, "modifiers": modifiers})
    town.change_reputation(seat, gains[at + GAIN_REPUTATION])
    cards = gains[at + GAIN_SETTLERS]
    if cards > 0 and cards_on_show(town) > 0:
        town.ask(questions.TAKE, seat, questions.BY_CHARACTER, cards - 1)
    if gains[at + GAIN_GOODS] > 0:
        town.ask(questions.GAIN, seat, gains[at + GAIN_GOODS], 0)


# goods of one's choice: from a character, or as the income of a community building


def offer_gain(town: Town, moves: Moves, canonical: bool) -> None:
    for good in range(town.second() if canonical else 0, GOOD_COUNT):
        moves.add(codes.GAIN + good)


def why_gain(action: i64) -> i64:
    return 0 if codes.GAIN <= action < codes.GAIN + GOOD_COUNT else NOT_ASKED_NOW


def gain(town: Town, action: i64) -> None:
    good = action - codes.GAIN
    seat = town.seat
    town.cells[STORE + seat * GOOD_COUNT + good] += 1
    if town.log is not None:
        town.tell("good-gained", {"seat": seat, "good": GOODS[good], "number": 1})
    if town.first() == 1:
        town.answered()
    else:
        town.set_first(town.first() - 1)
        town.set_second(good)


# dealing the characters


def deal(town: Town) -> bool:
    """Spielervorbereitung: each player draws a character. Whether chance has been asked for one."""
    for seat in range(town.players):
        if town.cells[CHARACTER + seat] < 0:
            town.ask(questions.CHARACTER, CHANCE, seat, 0)
            return True
    return False


def chances(town: Town, moves: Moves) -> None:
    for character in range(CHARACTER_COUNT):
        taken = False
        for seat in range(town.players):
            if town.cells[CHARACTER + seat] == character:
                taken = True
        if not taken:
            moves.add(codes.DRAW_CHARACTER + character)


def draw(town: Town, action: i64) -> None:
    character = action - codes.DRAW_CHARACTER
    seat = town.first()
    town.answered()
    town.cells[CHARACTER + seat] = character
    if town.log is not None:
        town.tell("character-drawn", {"seat": seat, "character": CHARACTERS[character]})
