# compiled
"""Einkommensphase: coins for apprentices, goods from workshops, rewards of community buildings, seat by seat."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.nobility import questions
from burgher.nobility.cells import APPRENTICES, COINS, COMMUNITY, EVENT, FIRST, MASTER, STEP, STORE
from burgher.nobility.names import (
    APPRENTICE_COINS,
    BRINGS_COINS,
    BRINGS_GOODS,
    BRINGS_REPUTATION,
    COMMUNITY_INCOME_COUNT,
    COMMUNITY_SPACES,
    GOOD_COUNT,
    GOODS,
    GUILD_COUNT,
    GUILD_SPACES,
    ROUND_REPUTATION,
    SEATS,
    WORKSHOP_COINS,
    WORKSHOP_SPACES,
)
from burgher.nobility.state import Town


def collect(town: Town) -> bool:
    """Pay everybody from the first player on. Whether somebody has to choose a good before it goes on."""
    c = town.cells
    while c[STEP] < town.players:
        seat = (c[FIRST] + c[STEP]) % town.players
        c[STEP] += 1
        if _pay(town, seat):
            return True
    return False


def _pay(town: Town, seat: i64) -> bool:
    _from_workshops(town, seat)
    coins = _wages(town, seat)
    town.cells[COINS + seat] += coins
    if town.log is not None and coins > 0:
        town.tell("income-coins", {"seat": seat, "coins": coins})
    goods = _from_community(town, seat)
    town.change_reputation(seat, town.event_gives(ROUND_REPUTATION))
    if goods > 0:
        town.ask(questions.GAIN, seat, goods, 0)
    return goods > 0


def coins_due(town: Town, seat: i64) -> i64:
    """The coins that a seat will be paid, as things stand."""
    coins = _wages(town, seat)
    for k in range(COMMUNITY_SPACES):
        if town.cells[COMMUNITY + seat * COMMUNITY_SPACES + k] != 0:
            coins += town.rules.community_income[k * COMMUNITY_INCOME_COUNT + BRINGS_COINS]
    return coins


def _wages(town: Town, seat: i64) -> i64:
    """Coins for apprentices in guilds and at desks; on some days more for them, or for workshops."""
    coins = wages_from_guilds(town, seat) + wages_from_desks(town, seat)
    if town.cells[EVENT] >= 0:
        coins += town.apprentices_of(seat) * town.event_gives(APPRENTICE_COINS)
        coins += town.workshops_of(seat) * town.event_gives(WORKSHOP_COINS)
    return coins


def wages_from_desks(town: Town, seat: i64) -> i64:
    return town.desks_of(seat) * town.rules.desk_income if town.rules.chancery else 0


def wages_from_guilds(town: Town, seat: i64) -> i64:
    """What an apprentice earns depends on how many there are in the guild, whoever's they are."""
    c = town.cells
    coins: i64 = 0
    for guild in range(GUILD_COUNT):
        own = c[APPRENTICES + guild * SEATS + seat]
        if own > 0:
            coins += own * town.rules.apprentice_income[town.apprentices_in(guild) - 1]
    return coins


def _from_workshops(town: Town, seat: i64) -> None:
    """Goods of the guild for each own workshop."""
    c = town.cells
    for space in range(WORKSHOP_SPACES):
        if c[MASTER + space] == seat:
            good = space // GUILD_SPACES
            c[STORE + seat * GOOD_COUNT + good] += town.rules.workshop_income
            if town.log is not None:
                town.tell("good-gained", {"seat": seat, "good": GOODS[good], "number": town.rules.workshop_income})


def _from_community(town: Town, seat: i64) -> i64:
    """What is printed over the spaces with a community building. Gives the goods that are the seat's to choose."""
    c = town.cells
    goods: i64 = 0
    for k in range(COMMUNITY_SPACES):
        if c[COMMUNITY + seat * COMMUNITY_SPACES + k] != 0:
            at = k * COMMUNITY_INCOME_COUNT
            coins = town.rules.community_income[at + BRINGS_COINS]
            c[COINS + seat] += coins
            if town.log is not None and coins > 0:
                town.tell("community-coins", {"seat": seat, "coins": coins})
            town.change_reputation(seat, town.rules.community_income[at + BRINGS_REPUTATION])
            goods += town.rules.community_income[at + BRINGS_GOODS]
    return goods
