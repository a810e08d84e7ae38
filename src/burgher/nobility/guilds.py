# compiled
"""Gilden: a die in a guild activates its workshops, buys its goods and makes apprentices, in this order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.nobility import codes, questions
from burgher.nobility.cells import (
    APPRENTICES,
    COINS,
    GUILD_DIE,
    MASTER,
    STAGE,
    STORE,
    TURN,
    VALUE,
    VISIT,
    WORKERS,
    WORKSHOP,
)
from burgher.nobility.names import (
    FROM_REWARDS,
    GOOD_COUNT,
    GOODS,
    GUILD_COUNT,
    GUILD_SPACES,
    GUILDS,
    MORE_GOODS,
    OWNER_COINS,
    SEATS,
    WORKSHOPS,
)
from burgher.nobility.reasons import (
    GUILD_CLOSED,
    MORE_THAN_ALLOWED,
    NO_APPRENTICE_THERE,
    NO_WORKER,
    NOT_ASKED_NOW,
    SAME_GUILD,
    SPACE_TAKEN,
)
from burgher.nobility.state import Town
from burgher.nobility.workshops import usable

# the stages of a visit after the activations, of which there are up to three
BUYING: Final = GUILD_SPACES
PLACING: Final = BUYING + 1
LEAVING: Final = PLACING + 1


# placing a die


def why_enter(town: Town, value: i64, guild: i64) -> i64:
    """The space of this value must be free, and the guild not yet closed: by the number of players."""
    c = town.cells
    at = GUILD_DIE + guild * GUILD_SPACES
    if c[at + town.rules.guild_space[value]] != 0:
        return SPACE_TAKEN
    dice: i64 = 0
    for k in range(GUILD_SPACES):
        if c[at + k] != 0:
            dice += 1
    return GUILD_CLOSED if dice >= town.rules.guild_dice else 0


def enter(town: Town, die: i64, guild: i64) -> None:
    value = die % 10
    town.cells[GUILD_DIE + guild * GUILD_SPACES + town.rules.guild_space[value]] = die
    town.begin_visit(codes.AT_GUILD + guild, value)
    resume(town)


def resume(town: Town) -> None:
    """Go on with the visit, up to the next thing that the player has to decide."""
    c = town.cells
    seat = c[TURN]
    guild = c[VISIT] - codes.AT_GUILD
    space = town.rules.guild_space[c[VALUE]]
    while c[STAGE] < LEAVING:
        stage = c[STAGE]
        c[STAGE] += 1
        if stage < GUILD_SPACES:
            if stage < town.rules.guild_activates[space] and _activate(town, seat, guild * GUILD_SPACES + stage):
                return
        elif stage == BUYING:
            most = _most_to_buy(town, seat, space)
            if most > 0:
                town.ask(questions.BUY, seat, most, 0)
                return
        elif town.rules.guild_places[space] > 0 and _can_place(town, seat, guild):
            town.ask(questions.APPRENTICE, seat, town.rules.guild_places[space], 0)
            return
    town.end_visit()


# 1. activating workshops


def _activate(town: Town, seat: i64, space: i64) -> bool:
    """Werkstätten aktivieren: the owner is paid, whatever the visitor does. Whether the visitor has a choice."""
    tile = town.cells[WORKSHOP + space]
    if tile < 0:
        return False
    owner = town.cells[MASTER + space]
    if owner >= 0 and owner != seat:
        reward(town, owner, space)
    if not usable(town, seat, tile):
        return False
    if town.log is not None:
        town.tell("workshop-activated", {"seat": seat, "tile": WORKSHOPS[tile], "guild": GUILDS[space // GUILD_SPACES]})
    town.ask(questions.ACTIVATE, seat, space, 0)
    return True


def reward(town: Town, owner: i64, space: i64) -> None:
    """What is printed over a workshop goes to its owner when somebody else activates it; with two players, doubled."""
    k = space % GUILD_SPACES
    coins = town.rules.reward_coins[k] * town.rules.reward_factor + town.event_gives(OWNER_COINS)
    points = town.rules.reward_points[k] * town.rules.reward_factor
    town.cells[COINS + owner] += coins
    town.score(owner, FROM_REWARDS, points)
    if town.log is not None:
        guild = GUILDS[space // GUILD_SPACES]
        town.tell("owner-rewarded", {"seat": owner, "guild": guild, "coins": coins, "points": points})


# 2. buying goods


def _most_to_buy(town: Town, seat: i64, space: i64) -> i64:
    """As many as the space shows, one more on some days, and as many as can be paid for."""
    most = town.rules.guild_buys[space] + town.event_gives(MORE_GOODS)
    if most > codes.MOST_BOUGHT:
        most = codes.MOST_BOUGHT
    affordable = town.cells[COINS + seat] // town.rules.good_cost
    return most if most < affordable else affordable


def offer_buy(town: Town, moves: Moves) -> None:
    for number in range(town.first()):
        moves.add(codes.BUY + number)
    moves.add(codes.DONE)


def why_buy(town: Town, action: i64) -> i64:
    if action == codes.DONE:
        return 0
    if not codes.BUY <= action < codes.BUY + codes.MOST_BOUGHT:
        return NOT_ASKED_NOW
    return 0 if action - codes.BUY < town.first() else MORE_THAN_ALLOWED


def buy(town: Town, action: i64) -> None:
    """Kostenlose Waren: whoever buys anything gets one more for each apprentice there."""
    seat = town.seat
    town.answered()
    if action == codes.DONE:
        return
    c = town.cells
    guild = c[VISIT] - codes.AT_GUILD
    number = action - codes.BUY + 1
    free = c[APPRENTICES + guild * SEATS + seat]
    coins = number * town.rules.good_cost
    c[COINS + seat] -= coins
    c[STORE + seat * GOOD_COUNT + guild] += number + free
    if town.log is not None:
        town.tell("goods-bought", {"seat": seat, "good": GOODS[guild], "number": number, "coins": coins, "free": free})


# 3. placing workers


def _can_place(town: Town, seat: i64, guild: i64) -> bool:
    """Room in the guild, and a worker or an apprentice elsewhere to fill it."""
    c = town.cells
    if town.apprentices_in(guild) >= town.rules.apprentice_spaces:
        return False
    return c[WORKERS + seat] > 0 or town.apprentices_of(seat) > c[APPRENTICES + guild * SEATS + seat]


def offer_apprentice(town: Town, moves: Moves, canonical: bool) -> None:
    """Arbeiter einsetzen: from the workers lot or from another guild. Canonical: in that order."""
    c = town.cells
    seat = town.seat
    guild = c[VISIT] - codes.AT_GUILD
    last = town.second() if canonical else 0
    if last == 0 and c[WORKERS + seat] > 0:
        moves.add(codes.APPRENTICE)
    for other in range(GUILD_COUNT):
        if other + 1 >= last and other != guild and c[APPRENTICES + other * SEATS + seat] > 0:
            moves.add(codes.MOVE + other)
    moves.add(codes.DONE)


def why_apprentice(town: Town, action: i64) -> i64:
    c = town.cells
    if action == codes.DONE:
        return 0
    if action == codes.APPRENTICE:
        return 0 if c[WORKERS + town.seat] > 0 else NO_WORKER
    if not codes.MOVE <= action < codes.MOVE + GUILD_COUNT:
        return NOT_ASKED_NOW
    other = action - codes.MOVE
    if other == c[VISIT] - codes.AT_GUILD:
        return SAME_GUILD
    return 0 if c[APPRENTICES + other * SEATS + town.seat] > 0 else NO_APPRENTICE_THERE


def place_apprentice(town: Town, action: i64) -> None:
    if action == codes.DONE:
        town.answered()
        return
    c = town.cells
    seat = town.seat
    guild = c[VISIT] - codes.AT_GUILD
    source: i64 = 0
    if action == codes.APPRENTICE:
        c[WORKERS + seat] -= 1
        if town.log is not None:
            town.tell("apprentice-placed", {"seat": seat, "guild": GUILDS[guild]})
    else:
        other = action - codes.MOVE
        source = other + 1
        c[APPRENTICES + other * SEATS + seat] -= 1
        if town.log is not None:
            town.tell("apprentice-moved", {"seat": seat, "from": GUILDS[other], "guild": GUILDS[guild]})
    c[APPRENTICES + guild * SEATS + seat] += 1
    left = town.first() - 1
    if left == 0 or not _can_place(town, seat, guild):
        town.answered()
    else:
        town.set_first(left)
        town.set_second(source)
