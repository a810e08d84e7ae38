# compiled
"""Nobility (Adel) and characters: rising on the nobility track, and what a character gives to a new lord."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes
from burgher.nobility.asking import Asked, DrawFor, is_free
from burgher.nobility.cells import CHARACTER, COINS, INCOME, MODIFIERS, NOBILITY, PHASE, STORE
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
from burgher.nobility.reasons import Args
from burgher.nobility.state import Town
from burgher.nobility.tavern import BY_CHARACTER, MANY, TAKE, cards_on_show


def rise(town: Town, seat: i64, stars: i64) -> None:
    """Nobility: each star is a step on the track, up to its end."""
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
    """Nobility: characters. The benefit comes once and at once, even in the middle of a turn."""
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
        TAKE.ask(town, seat, BY_CHARACTER, cards - 1)
    if gains[at + GAIN_GOODS] > 0:
        GAIN.ask(town, seat, gains[at + GAIN_GOODS])


# goods of one's choice: from a character, or as the income of a community building


class Gain(Asked):
    """Which good to have for nothing: how many still, and the good chosen last."""

    def ask(self, town: Town, seat: i64, left: i64) -> None:
        self.put(town, seat, left, 0)

    def left(self, town: Town) -> i64:
        return town.first()

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        for good in range(town.second() if canonical else 0, GOOD_COUNT):
            moves.add(codes.GAIN + good)

    def why(self, town: Town, action: i64) -> i64:
        return 0 if codes.GAIN <= action < codes.GAIN + GOOD_COUNT else NOT_ASKED_NOW

    def perform(self, town: Town, action: i64) -> None:
        good = action - codes.GAIN
        seat = town.seat
        town.cells[STORE + seat * GOOD_COUNT + good] += 1
        if town.log is not None:
            town.tell("good-gained", {"seat": seat, "good": GOODS[good], "number": 1})
        if self.left(town) == 1:
            town.answered()
        else:
            town.set_first(self.left(town) - 1)
            town.set_second(good)

    def prompt(self, town: Town) -> Args:
        cause = "income" if town.cells[PHASE] == INCOME else "character"
        return {"count": int(self.left(town)), "cause": cause}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(1, MANY), (0, GOOD_COUNT - 1)]


GAIN: Final = Gain("gain", fields=("left", "last"), phases=("actions", "income"), on=("take",))


# dealing the characters


def deal(town: Town) -> bool:
    """Set-up: each player draws a character. Whether chance has been asked for one."""
    for seat in range(town.players):
        if town.cells[CHARACTER + seat] < 0:
            DRAW_CHARACTER.ask(town, seat)
            return True
    return False


class DrawCharacter(DrawFor):
    """A character is dealt to this seat."""

    def chances(self, town: Town, moves: Moves) -> None:
        for character in range(CHARACTER_COUNT):
            taken = False
            for seat in range(town.players):
                if town.cells[CHARACTER + seat] == character:
                    taken = True
            if not taken:
                moves.add(codes.DRAW_CHARACTER + character)

    def perform(self, town: Town, action: i64) -> None:
        character = action - codes.DRAW_CHARACTER
        seat = self.to(town)
        town.answered()
        town.cells[CHARACTER + seat] = character
        if town.log is not None:
            town.tell("character-drawn", {"seat": seat, "character": CHARACTERS[character]})

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        is_free(town, frame, CHARACTER)


DRAW_CHARACTER: Final = DrawCharacter("character", phases=("setup",))
