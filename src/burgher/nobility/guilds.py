# compiled
"""Guilds (Gilden): a die in a guild activates its workshops, buys its goods and makes apprentices, in this order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import another, at_most, because, expect
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes
from burgher.nobility.asking import AT_GUILD, Asked
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
from burgher.nobility.place import SPACE_TAKEN, Place, at_place
from burgher.nobility.reasons import Args, reason
from burgher.nobility.state import Town
from burgher.nobility.workshops import ACTIVATE, usable

# the stages of a visit after the activations, of which there are up to three
BUYING: Final = GUILD_SPACES
PLACING: Final = BUYING + 1
LEAVING: Final = PLACING + 1


def guild_visited(town: Town) -> i64:
    return town.cells[VISIT] - codes.AT_GUILD


# placing a die


def _dice(town: Town, action: i64) -> Args:
    return at_place(town, action) | {"dice": int(town.rules.guild_dice)}


GUILD_CLOSED: Final = reason("guild-closed", "Guilds", _dice)


class Guild(Place):
    def __init__(self, guild: int) -> None:
        super().__init__(GUILDS[guild])
        self.guild: i64 = guild

    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        return GUILD_DIE + self.guild * GUILD_SPACES + town.rules.guild_space[value]

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        """Guilds: the space of this value must be free, and the guild not yet closed: by the number of players."""
        c = town.cells
        at = GUILD_DIE + self.guild * GUILD_SPACES
        if c[at + town.rules.guild_space[value]] != 0:
            return SPACE_TAKEN
        dice: i64 = 0
        for k in range(GUILD_SPACES):
            if c[at + k] != 0:
                dice += 1
        if dice >= town.rules.guild_dice:
            return GUILD_CLOSED
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        value = die % 10
        town.cells[self.cell(town, seat, value)] = die
        town.begin_visit(self.number, value)
        self.resume(town)

    def resume(self, town: Town) -> None:
        """Go on with the visit, up to the next thing that the player has to decide."""
        c = town.cells
        seat = c[TURN]
        space = town.rules.guild_space[c[VALUE]]
        while c[STAGE] < LEAVING:
            stage = c[STAGE]
            c[STAGE] += 1
            if stage < GUILD_SPACES:
                if stage < town.rules.guild_activates[space] and _activate(
                    town, seat, self.guild * GUILD_SPACES + stage
                ):
                    return
            elif stage == BUYING:
                most = _most_to_buy(town, seat, space)
                if most > 0:
                    BUY.ask(town, seat, most)
                    return
            elif town.rules.guild_places[space] > 0 and _can_place(town, seat, self.guild):
                APPRENTICE.ask(town, seat, town.rules.guild_places[space])
                return
        town.end_visit()


# 1. activating workshops


def _activate(town: Town, seat: i64, space: i64) -> bool:
    """Guilds: activating workshops. The owner is paid, whatever the visitor does. Whether the visitor has a choice."""
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
    ACTIVATE.ask(town, seat, space)
    return True


def reward(town: Town, owner: i64, space: i64) -> None:
    """What is printed over a workshop goes to its owner when somebody else activates it; with few players, doubled."""
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
    """As many as the space shows, one more under some events, and as many as can be paid for."""
    most = town.rules.guild_buys[space] + town.event_gives(MORE_GOODS)
    if most > codes.MOST_BOUGHT:
        most = codes.MOST_BOUGHT
    affordable = town.cells[COINS + seat] // town.rules.good_cost
    return most if most < affordable else affordable


def _for_sale(town: Town, action: i64) -> Args:
    return {"most": int(BUY.most(town))}


MORE_THAN_ALLOWED: Final = reason("more-than-allowed", "Guilds: buying goods", _for_sale)


class Buy(Asked):
    """How many goods to buy in the guild visited: the most that may be bought and paid for."""

    def ask(self, town: Town, seat: i64, most: i64) -> None:
        self.put(town, seat, most, 0)

    def most(self, town: Town) -> i64:
        return town.first()

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        for number in range(self.most(town)):
            moves.add(codes.BUY + number)
        moves.add(codes.DONE)

    def why(self, town: Town, action: i64) -> i64:
        if action == codes.DONE:
            return 0
        if not codes.BUY <= action < codes.BUY + codes.MOST_BOUGHT:
            return NOT_ASKED_NOW
        return 0 if action - codes.BUY < self.most(town) else MORE_THAN_ALLOWED

    def perform(self, town: Town, action: i64) -> None:
        """Guilds: buying goods. Whoever buys anything gets one more for each apprentice there."""
        seat = town.seat
        town.answered()
        if action == codes.DONE:
            return
        c = town.cells
        guild = guild_visited(town)
        number = action - codes.BUY + 1
        free = c[APPRENTICES + guild * SEATS + seat]
        coins = number * town.rules.good_cost
        c[COINS + seat] -= coins
        c[STORE + seat * GOOD_COUNT + guild] += number + free
        if town.log is not None:
            good = GOODS[guild]
            town.tell("goods-bought", {"seat": seat, "good": good, "number": number, "coins": coins, "free": free})

    def prompt(self, town: Town) -> Args:
        guild = guild_visited(town)
        free = int(town.cells[APPRENTICES + guild * SEATS + town.seat])
        return {"count": int(self.most(town)), "good": GOODS[guild], "guild": GUILDS[guild], "free": free}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(1, codes.MOST_BOUGHT)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        most = int(town.cells[COINS + frame.seat] // town.rules.good_cost)
        expect(frame.first <= most, frame.path("most"), frame.first, because(at_most(most), "since-paid-for"))


BUY: Final = Buy("buy", fields=("most",), during=AT_GUILD)


# 3. placing workers


def _can_place(town: Town, seat: i64, guild: i64) -> bool:
    """Room in the guild, and a worker or an apprentice elsewhere to fill it."""
    c = town.cells
    if town.apprentices_in(guild) >= town.rules.apprentice_spaces:
        return False
    return c[WORKERS + seat] > 0 or town.apprentices_of(seat) > c[APPRENTICES + guild * SEATS + seat]


def _guild(town: Town, action: i64) -> Args:
    return {"guild": GUILDS[guild_visited(town)]}


def _source(town: Town, action: i64) -> Args:
    return {"guild": GUILDS[action - codes.MOVE]}


NO_WORKER: Final = reason("no-worker", "Guilds: placing workers")
SAME_GUILD: Final = reason("same-guild", "Guilds: placing workers", _guild)
NO_APPRENTICE_THERE: Final = reason("no-apprentice-there", "Guilds: placing workers", _source)


class Apprentice(Asked):
    """Whom to make an apprentice of the guild visited: how many may still be, and where the last came from.

    0 is the workers lot, 1 to 6 a guild.
    """

    def ask(self, town: Town, seat: i64, left: i64) -> None:
        self.put(town, seat, left, 0)

    def left(self, town: Town) -> i64:
        return town.first()

    def placed(self, town: Town) -> i64:
        """How many have been made apprentices on this visit."""
        return town.rules.guild_places[town.rules.guild_space[town.cells[VALUE]]] - self.left(town)

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        """Guilds: placing workers. From the workers lot or from another guild; canonical: in that order."""
        c = town.cells
        seat = town.seat
        guild = guild_visited(town)
        last = town.second() if canonical else 0
        if last == 0 and c[WORKERS + seat] > 0:
            moves.add(codes.APPRENTICE)
        for other in range(GUILD_COUNT):
            if other + 1 >= last and other != guild and c[APPRENTICES + other * SEATS + seat] > 0:
                moves.add(codes.MOVE + other)
        moves.add(codes.DONE)

    def why(self, town: Town, action: i64) -> i64:
        c = town.cells
        if action == codes.DONE:
            return 0
        if action == codes.APPRENTICE:
            return 0 if c[WORKERS + town.seat] > 0 else NO_WORKER
        if not codes.MOVE <= action < codes.MOVE + GUILD_COUNT:
            return NOT_ASKED_NOW
        other = action - codes.MOVE
        if other == guild_visited(town):
            return SAME_GUILD
        return 0 if c[APPRENTICES + other * SEATS + town.seat] > 0 else NO_APPRENTICE_THERE

    def perform(self, town: Town, action: i64) -> None:
        if action == codes.DONE:
            town.answered()
            return
        c = town.cells
        seat = town.seat
        guild = guild_visited(town)
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
        left = self.left(town) - 1
        if left == 0 or not _can_place(town, seat, guild):
            town.answered()
        else:
            town.set_first(left)
            town.set_second(source)

    def prompt(self, town: Town) -> Args:
        return {"count": int(self.left(town)), "guild": GUILDS[guild_visited(town)]}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(1, SEATS), (0, GUILD_COUNT)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        room = town.rules.apprentice_spaces - town.apprentices_in(guild_visited(town))
        expect(room > 0, frame.path("ask"), self.name, because(another(), "since-no-room"))


APPRENTICE: Final = Apprentice("apprentice", fields=("left", "last"), during=AT_GUILD)
