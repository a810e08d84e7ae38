# compiled
"""Course of a round: income (Einkommensphase). Everybody is paid for apprentices and buildings, seat by seat."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.nobility.cells import APPRENTICES, COINS, COMMUNITY, EVENT, FIRST, MASTER, STEP, STORE
from burgher.nobility.cells import SIZE as CELLS
from burgher.nobility.characters import GAIN
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
    coins = coins_due(town, seat)
    town.cells[COINS + seat] += coins
    if town.log is not None and coins > 0:
        town.tell(
            "income-coins",
            {
                "seat": seat,
                "coins": coins,
                "sources": (
                    *("income_guilds", int(wages_from_guilds(town, seat))),
                    *("income_desks", int(wages_from_desks(town, seat))),
                    *("income_community", int(_from_community(town, seat, BRINGS_COINS))),
                    *("income_event", int(_from_event(town, seat))),
                ),
            },
        )
    _raise_reputation(town, seat)
    goods = _from_community(town, seat, BRINGS_GOODS)
    if goods > 0:
        GAIN.ask(town, seat, goods)
    return goods > 0


def coins_due(town: Town, seat: i64) -> i64:
    """The coins that a seat is paid, as things stand."""
    coins = wages_from_guilds(town, seat) + wages_from_desks(town, seat) + _from_event(town, seat)
    return coins + _from_community(town, seat, BRINGS_COINS)


def wages_from_guilds(town: Town, seat: i64) -> i64:
    """What an apprentice earns depends on how many there are in the guild, whoever's they are."""
    c = town.cells
    income = town.rules.apprentice_income
    if len(c) != CELLS or seat < 0 or seat >= SEATS:
        raise IndexError
    coins: i64 = 0
    for guild in range(i64(GUILD_COUNT)):
        own = c[APPRENTICES + guild * SEATS + seat]
        if own > 0:
            coins += own * income[town.apprentices_in(guild) - 1]
    return coins


def wages_from_desks(town: Town, seat: i64) -> i64:
    """Apprentices in the Chancery all earn the same."""
    if town.rules.chancery:
        return town.desks_of(seat) * town.rules.desk_income
    return 0


def _from_event(town: Town, seat: i64) -> i64:
    """Under some events there is more for apprentices in the guilds, or for workshops."""
    if town.cells[EVENT] < 0:
        return 0
    coins = town.apprentices_of(seat) * town.event_gives(APPRENTICE_COINS)
    return coins + town.workshops_of(seat) * town.event_gives(WORKSHOP_COINS)


def _from_community(town: Town, seat: i64, what: i64) -> i64:
    """How much of this is printed over the spaces where a seat has a community building."""
    c = town.cells
    income = town.rules.community_income
    if len(c) != CELLS or seat < 0 or seat >= SEATS:
        raise IndexError
    total: i64 = 0
    for k in range(i64(COMMUNITY_SPACES)):
        if c[COMMUNITY + seat * COMMUNITY_SPACES + k] != 0:
            total += income[k * COMMUNITY_INCOME_COUNT + what]
    return total


def _from_workshops(town: Town, seat: i64) -> None:
    """Goods of the guild for each own workshop."""
    number = town.rules.workshop_income
    for space in range(WORKSHOP_SPACES):
        if town.cells[MASTER + space] == seat and number > 0:
            good = space // GUILD_SPACES
            town.cells[STORE + seat * GOOD_COUNT + good] += number
            if town.log is not None:
                town.tell("income-goods", {"seat": seat, "good": GOODS[good], "number": number})


def _raise_reputation(town: Town, seat: i64) -> None:
    """Some community buildings add to the reputation, and some events."""
    community = _from_community(town, seat, BRINGS_REPUTATION)
    event = town.event_gives(ROUND_REPUTATION)
    if town.log is not None and community + event > 0:
        sources = ("income_community", int(community), "income_event", int(event))
        town.tell("income-reputation", {"seat": seat, "number": community + event, "sources": sources})
    town.change_reputation(seat, community + event)
