# compiled
"""Effekte der Werkstattplättchen: what the visitor may have from a workshop. Of two effects one is chosen."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.state import CHANCE
from burgher.nobility import codes, questions
from burgher.nobility.cells import COINS, DICE, REPUTATION, STORE, WORKSHOP
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
    WORKSHOP_EFFECT_COUNT,
)
from burgher.nobility.reasons import (
    NO_SUCH_DIE,
    NO_SUCH_GOOD,
    NOT_ASKED_NOW,
    NOT_ON_WORKSHOP,
    REPUTATION_AT_END,
    TOO_FEW_COINS,
)
from burgher.nobility.state import Town


def dice_left(town: Town, seat: i64) -> i64:
    """Dice that a seat has not placed."""
    c = town.cells
    at = DICE + seat * FACES
    return c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5]


def _why_effect(town: Town, seat: i64, tile: i64, effect: i64) -> i64:
    """Whether a workshop has this effect, and the seat something that it can be used on."""
    c = town.cells
    if town.rules.workshop_effects[tile * WORKSHOP_EFFECT_COUNT + effect] == 0:
        return NOT_ON_WORKSHOP
    if effect == GIVES_REPUTATION:
        return 0 if c[REPUTATION + seat] < town.rules.reputation_most else REPUTATION_AT_END
    if effect == GIVES_REROLL:
        return 0 if dice_left(town, seat) > 0 else NO_SUCH_DIE
    if effect == GIVES_PURCHASE:
        return 0 if c[COINS + seat] >= town.rules.good_cost else TOO_FEW_COINS
    if effect == GIVES_SWAP:
        return 0 if town.goods_of(seat) > 0 else NO_SUCH_GOOD
    return 0


def usable(town: Town, seat: i64, tile: i64) -> bool:
    """Whether a workshop can do anything for this seat now."""
    for effect in range(WORKSHOP_EFFECT_COUNT):
        if _why_effect(town, seat, tile, effect) == 0:
            return True
    return False


def offer_activate(town: Town, moves: Moves) -> None:
    tile = town.cells[WORKSHOP + town.first()]
    for effect in range(WORKSHOP_EFFECT_COUNT):
        if _why_effect(town, town.seat, tile, effect) == 0:
            _offer_effect(town, town.seat, effect, moves)
    moves.add(codes.DECLINE)


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


def why_activate(town: Town, action: i64) -> i64:
    c = town.cells
    seat = town.seat
    if action == codes.DECLINE:
        return 0
    effect = _effect_of(action)
    if effect < 0:
        return NOT_ASKED_NOW
    reason = _why_effect(town, seat, c[WORKSHOP + town.first()], effect)
    if reason != 0:
        return reason
    if effect == GIVES_REROLL and c[DICE + seat * FACES + action - codes.REROLL] == 0:
        return NO_SUCH_DIE
    if effect == GIVES_SWAP:
        given = (action - codes.SWAP) // (GOOD_COUNT - 1)
        if c[STORE + seat * GOOD_COUNT + given] == 0:
            return NO_SUCH_GOOD
    return 0


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


def activate(town: Town, action: i64) -> None:
    c = town.cells
    seat = town.seat
    guild = town.first() // GUILD_SPACES
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
        _swap(town, seat, action - codes.SWAP)
    elif town.log is not None:
        town.tell("workshop-declined", {"seat": seat, "guild": GUILDS[guild]})


def _swap(town: Town, seat: i64, pair: i64) -> None:
    given = pair // (GOOD_COUNT - 1)
    taken = pair % (GOOD_COUNT - 1)
    if taken >= given:
        taken += 1
    town.cells[STORE + seat * GOOD_COUNT + given] -= 1
    town.cells[STORE + seat * GOOD_COUNT + taken] += 1
    if town.log is not None:
        town.tell("good-swapped", {"seat": seat, "given": GOODS[given], "taken": GOODS[taken]})


# Noch einmal würfeln: the dice are picked one by one, then thrown together


def _pick(town: Town, seat: i64, k: i64, picked: i64) -> None:
    town.cells[DICE + seat * FACES + k] -= 1
    if town.log is not None:
        town.tell("die-picked-up", {"seat": seat, "face": k + 1})
    if dice_left(town, seat) > 0:
        town.ask(questions.REROLL, seat, picked, k)
    else:
        town.ask(questions.ROLL, CHANCE, seat, picked)


def offer_reroll(town: Town, moves: Moves, canonical: bool) -> None:
    """Canonical: faces in ascending order."""
    _offer_dice(town, town.seat, town.second() if canonical else 0, moves)
    moves.add(codes.DONE)


def why_reroll(town: Town, action: i64) -> i64:
    if action == codes.DONE:
        return 0
    if not codes.REROLL <= action < codes.REROLL + FACES:
        return NOT_ASKED_NOW
    return 0 if town.cells[DICE + town.seat * FACES + action - codes.REROLL] > 0 else NO_SUCH_DIE


def reroll(town: Town, action: i64) -> None:
    seat = town.seat
    picked = town.first()
    town.answered()
    if action == codes.DONE:
        town.ask(questions.ROLL, CHANCE, seat, picked)
    else:
        _pick(town, seat, action - codes.REROLL, picked + 1)
