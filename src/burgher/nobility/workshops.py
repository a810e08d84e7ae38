# compiled
"""Guilds: effects of workshops (Effekte der Werkstattplättchen). What the visitor may have; of two effects one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import expect
from burgher.core.errors import Phrase
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes
from burgher.nobility.asking import AT_GUILD, Asked
from burgher.nobility.cells import COINS, DICE, REPUTATION, STORE, VISIT, WORKSHOP
from burgher.nobility.names import (
    FACES,
    GIVES_COIN,
    GIVES_GOOD,
    GIVES_PURCHASE,
    GIVES_REPUTATION,
    GIVES_REROLL,
    GIVES_SWAP,
    GOOD_COUNT,
    GOODS,
    GUILD_SPACES,
    GUILDS,
    NOBODY,
    WORKSHOP_EFFECT_COUNT,
    WORKSHOP_SPACES,
    WORKSHOPS,
)
from burgher.nobility.place import NO_SUCH_DIE
from burgher.nobility.reasons import Args, coins_short, reason
from burgher.nobility.rolling import ROLL, dice_left
from burgher.nobility.state import Town


def _tile(town: Town, action: i64) -> Args:
    return {"tile": WORKSHOPS[ACTIVATE.tile(town)]}


def _at_end(town: Town, action: i64) -> Args:
    return {"reputation": int(town.rules.reputation_most)}


def _cost(town: Town, action: i64) -> Args:
    return coins_short(town, town.rules.good_cost)


def _given(town: Town, action: i64) -> Args:
    return {"good": GOODS[given_by(action)]}


NOT_ON_WORKSHOP: Final = reason("not-on-workshop", "Guilds: activating workshops", _tile)
REPUTATION_AT_END: Final = reason("reputation-at-end", "Reputation", _at_end)
TOO_FEW_COINS: Final = reason("too-few-coins", "Guilds: activating workshops", _cost)
NO_SUCH_GOOD: Final = reason("no-such-good", "Guilds: activating workshops", _given)


def _why_effect(town: Town, seat: i64, tile: i64, effect: i64) -> i64:
    """Whether a workshop has this effect, and the seat something that it can be used on."""
    c = town.cells
    if town.rules.workshop_effects[tile * WORKSHOP_EFFECT_COUNT + effect] == 0:
        return NOT_ON_WORKSHOP
    if effect == GIVES_REPUTATION and c[REPUTATION + seat] >= town.rules.reputation_most:
        return REPUTATION_AT_END
    if effect == GIVES_REROLL and dice_left(town, seat) == 0:
        return NO_SUCH_DIE
    if effect == GIVES_PURCHASE and c[COINS + seat] < town.rules.good_cost:
        return TOO_FEW_COINS
    if effect == GIVES_SWAP and town.goods_of(seat) == 0:
        return NO_SUCH_GOOD
    return 0


def usable(town: Town, seat: i64, tile: i64) -> bool:
    """Whether a workshop can do anything for this seat now."""
    for effect in range(WORKSHOP_EFFECT_COUNT):
        if _why_effect(town, seat, tile, effect) == 0:
            return True
    return False


def _effect_of(action: i64) -> i64:
    """The effect that an action makes use of; -1: none."""
    if codes.USE <= action < codes.REROLL:
        return action - codes.USE
    if codes.REROLL <= action < codes.BUY_ANY:
        return GIVES_REROLL
    if codes.BUY_ANY <= action < codes.SWAP:
        return GIVES_PURCHASE
    if codes.SWAP <= action < codes.DECLINE:
        return GIVES_SWAP
    return -1


def given_by(action: i64) -> i64:
    """The good that a swap gives away."""
    return (action - codes.SWAP) // (GOOD_COUNT - 1)


class Activate(Asked):
    """What to use an activated workshop for: its space (guild, space)."""

    def ask(self, town: Town, seat: i64, space: i64) -> None:
        self.put(town, seat, space, 0)

    def space(self, town: Town) -> i64:
        return town.first()

    def tile(self, town: Town) -> i64:
        return town.cells[WORKSHOP + self.space(town)]

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        tile = self.tile(town)
        for effect in range(WORKSHOP_EFFECT_COUNT):
            if _why_effect(town, town.seat, tile, effect) == 0:
                _offer_effect(town, town.seat, effect, moves)
        moves.add(codes.DECLINE)

    def why(self, town: Town, action: i64) -> i64:
        c = town.cells
        seat = town.seat
        if action == codes.DECLINE:
            return 0
        effect = _effect_of(action)
        if effect < 0:
            return NOT_ASKED_NOW
        reason = _why_effect(town, seat, self.tile(town), effect)
        if reason != 0:
            return reason
        if effect == GIVES_REROLL and c[DICE + seat * FACES + action - codes.REROLL] == 0:
            return NO_SUCH_DIE
        if effect == GIVES_SWAP and c[STORE + seat * GOOD_COUNT + given_by(action)] == 0:
            return NO_SUCH_GOOD
        return 0

    def perform(self, town: Town, action: i64) -> None:
        """Guilds: effects of workshops."""
        c = town.cells
        seat = town.seat
        guild = self.space(town) // GUILD_SPACES
        effect = _effect_of(action)
        town.answered()
        if effect == GIVES_COIN:
            c[COINS + seat] += 1
            if town.log is not None:
                town.tell("coins-gained", {"seat": seat, "coins": 1})
        elif effect == GIVES_REPUTATION:
            town.change_reputation(seat, 1)
        elif effect == GIVES_GOOD:
            c[STORE + seat * GOOD_COUNT + guild] += 1
            if town.log is not None:
                town.tell("good-gained", {"seat": seat, "good": GOODS[guild], "number": 1})
        elif effect == GIVES_REROLL:
            _pick(town, seat, action - codes.REROLL, 1)
        elif effect == GIVES_PURCHASE:
            good = action - codes.BUY_ANY
            coins = town.rules.good_cost
            c[COINS + seat] -= coins
            c[STORE + seat * GOOD_COUNT + good] += 1
            if town.log is not None:
                town.tell("goods-bought", {"seat": seat, "good": GOODS[good], "number": 1, "coins": coins, "free": 0})
        elif effect == GIVES_SWAP:
            _swap(town, seat, action)
        elif town.log is not None:
            town.tell("workshop-declined", {"seat": seat, "guild": GUILDS[guild]})

    def prompt(self, town: Town) -> Args:
        return {"tile": WORKSHOPS[self.tile(town)], "guild": GUILDS[self.space(town) // GUILD_SPACES]}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(0, WORKSHOP_SPACES - 1)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        here = frame.first // GUILD_SPACES == town.cells[VISIT] - codes.AT_GUILD
        fits = here and town.cells[WORKSHOP + frame.first] != NOBODY
        expect(fits, frame.path("space"), frame.first, Phrase("may-workshop-there"))


ACTIVATE: Final = Activate("activate", fields=("space",), during=AT_GUILD)


def _offer_effect(town: Town, seat: i64, effect: i64, moves: Moves) -> None:
    if effect == GIVES_REROLL:
        _offer_dice(town, seat, 0, moves)
    elif effect == GIVES_PURCHASE:
        for good in range(GOOD_COUNT):
            moves.add(codes.BUY_ANY + good)
    elif effect == GIVES_SWAP:
        for good in range(GOOD_COUNT):
            if town.cells[STORE + seat * GOOD_COUNT + good] > 0:
                for k in range(GOOD_COUNT - 1):
                    moves.add(codes.SWAP + good * (GOOD_COUNT - 1) + k)
    else:
        moves.add(codes.USE + effect)


def _offer_dice(town: Town, seat: i64, start: i64, moves: Moves) -> None:
    for k in range(start, FACES):
        if town.cells[DICE + seat * FACES + k] > 0:
            moves.add(codes.REROLL + k)


def _swap(town: Town, seat: i64, action: i64) -> None:
    given = given_by(action)
    taken = (action - codes.SWAP) % (GOOD_COUNT - 1)
    if taken >= given:
        taken += 1
    town.cells[STORE + seat * GOOD_COUNT + given] -= 1
    town.cells[STORE + seat * GOOD_COUNT + taken] += 1
    if town.log is not None:
        town.tell("good-swapped", {"seat": seat, "given": GOODS[given], "taken": GOODS[taken]})


# throwing dice again: they are picked one by one, then thrown together


def _pick(town: Town, seat: i64, k: i64, picked: i64) -> None:
    town.cells[DICE + seat * FACES + k] -= 1
    if town.log is not None:
        town.tell("die-picked-up", {"seat": seat, "face": k + 1})
    if dice_left(town, seat) > 0:
        REROLL.ask(town, seat, picked, k)
    else:
        ROLL.ask(town, seat, picked)


class Reroll(Asked):
    """Which other dice to throw again: how many have been picked, and the last of them (its face, from 0)."""

    def ask(self, town: Town, seat: i64, picked: i64, last: i64) -> None:
        self.put(town, seat, picked, last)

    def picked(self, town: Town) -> i64:
        return town.first()

    def last(self, town: Town) -> i64:
        return town.second()

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        """Canonical: faces in ascending order."""
        _offer_dice(town, town.seat, self.last(town) if canonical else 0, moves)
        moves.add(codes.DONE)

    def why(self, town: Town, action: i64) -> i64:
        if action == codes.DONE:
            return 0
        if not codes.REROLL <= action < codes.REROLL + FACES:
            return NOT_ASKED_NOW
        return 0 if town.cells[DICE + town.seat * FACES + action - codes.REROLL] > 0 else NO_SUCH_DIE

    def perform(self, town: Town, action: i64) -> None:
        seat = town.seat
        picked = self.picked(town)
        town.answered()
        if action == codes.DONE:
            ROLL.ask(town, seat, picked)
        else:
            _pick(town, seat, action - codes.REROLL, picked + 1)

    def prompt(self, town: Town) -> Args:
        return {"count": int(self.picked(town))}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(1, town.rules.dice), (0, FACES - 1)]


REROLL: Final = Reroll("reroll", fields=("picked", "last"), during=AT_GUILD)
