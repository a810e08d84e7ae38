# compiled
"""Guild Hall (Gildenhalle): buildings are bought here, and sold again at any time in one's turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import at_least, because, expect
from burgher.core.errors import Phrase
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes
from burgher.nobility.asking import AT_CLERK, Asked, DrawTo
from burgher.nobility.cells import (
    APPRENTICES,
    BAG,
    COINS,
    COMMUNITY,
    GONE,
    HALL,
    HALL_DIE,
    MASTER,
    SALE_DONE,
    SCRAPPED,
    WORKERS,
    WORKSHOP,
)
from burgher.nobility.characters import rise
from burgher.nobility.names import (
    BUILDING_COUNT,
    BUILDING_DISCOUNT,
    BUILDINGS,
    COMMUNITY_POINTS,
    COMMUNITY_SPACES,
    COMMUNITY_TILE,
    DESK_BUILDING,
    FROM_BUILDINGS,
    FROM_EVENTS,
    GUILD_SPACES,
    GUILDS,
    HALL_SPACES,
    NOBODY,
    SEATS,
    WORKSHOP_POINTS,
    WORKSHOP_SPACES,
    WORKSHOPS,
)
from burgher.nobility.place import PLACE, SPACE_TAKEN, Place, at_place
from burgher.nobility.reasons import Args, coins_short, reason
from burgher.nobility.state import Town

# buying


def price(town: Town, seat: i64, space: i64) -> i64:
    """What the building on a space costs this seat."""
    return reduced(town, space, spared(town, seat))


def spared(town: Town, seat: i64) -> i64:
    """How much cheaper desks and events make every building for this seat."""
    spared = town.event_gives(BUILDING_DISCOUNT)
    return spared + town.desks_for(seat, DESK_BUILDING) * town.rules.benefit_amount[DESK_BUILDING]


def reduced(town: Town, space: i64, spared: i64) -> i64:
    """What the building on a space costs so much cheaper, never less than nothing."""
    cost = town.rules.hall_cost[space] - spared
    if cost < 0:
        return 0
    return cost


def free_space(town: Town, guild: i64) -> i64:
    """The leftmost free workshop space of a guild; NOBODY when all three are taken."""
    for k in range(GUILD_SPACES):
        if town.cells[WORKSHOP + guild * GUILD_SPACES + k] < 0:
            return guild * GUILD_SPACES + k
    return NOBODY


def _guild(town: Town, action: i64) -> Args:
    return {"guild": GUILDS[town.rules.workshop_guild[town.cells[HALL + PLACE.value(town) - 1]]]}


def _cost(town: Town, action: i64) -> Args:
    return coins_short(town, price(town, town.seat, PLACE.value(town) - 1))


NO_TILE_THERE: Final = reason("no-tile-there", "Guild Hall", at_place)
NO_WORKER: Final = reason("no-worker", "Guild Hall: community buildings")
NO_COMMUNITY_SPACE: Final = reason("no-community-space", "Guild Hall: community buildings")
NO_APPRENTICE_THERE: Final = reason("no-apprentice-there", "Guild Hall: workshops", _guild)
WORKSHOPS_FULL: Final = reason("workshops-full", "Guild Hall: workshops", _guild)
TOO_FEW_COINS: Final = reason("too-few-coins", "Guild Hall", _cost)


class Hall(Place):
    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        return HALL_DIE + value - 1

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        """Guild Hall: the space of the die, its cost, and an apprentice in the workshop's guild or a worker."""
        c = town.cells
        space = value - 1
        tile = c[HALL + space]
        if c[HALL_DIE + space] != 0:
            return SPACE_TAKEN
        if tile < 0:
            return NO_TILE_THERE
        if tile == COMMUNITY_TILE:
            if c[WORKERS + seat] == 0:
                return NO_WORKER
            if town.communities_of(seat) == COMMUNITY_SPACES:
                return NO_COMMUNITY_SPACE
        else:
            guild = town.rules.workshop_guild[tile]
            if c[APPRENTICES + guild * SEATS + seat] == 0:
                return NO_APPRENTICE_THERE
            if free_space(town, guild) < 0:
                return WORKSHOPS_FULL
        if c[COINS + seat] < price(town, seat, space):
            return TOO_FEW_COINS
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        c = town.cells
        space = die % 10 - 1
        c[HALL_DIE + space] = die
        if c[HALL + space] != COMMUNITY_TILE:
            _build_workshop(town, seat, space)
        elif town.communities_of(seat) == COMMUNITY_SPACES - 1:
            k: i64 = 0
            while c[COMMUNITY + seat * COMMUNITY_SPACES + k] != 0:
                k += 1
            _build_community(town, seat, space, k)
        else:
            BUILD.ask(town, seat, space)


def _pay(town: Town, seat: i64, space: i64) -> i64:
    cost = price(town, seat, space)
    town.cells[COINS + seat] -= cost
    town.cells[HALL + space] = NOBODY
    return cost


def _build_workshop(town: Town, seat: i64, space: i64) -> None:
    """Guild Hall: workshops. An apprentice of the guild becomes its master."""
    c = town.cells
    tile = c[HALL + space]
    guild = town.rules.workshop_guild[tile]
    where = free_space(town, guild)
    cost = _pay(town, seat, space)
    c[WORKSHOP + where] = tile
    c[MASTER + where] = seat
    c[APPRENTICES + guild * SEATS + seat] -= 1
    points = town.rules.workshop_points[where % GUILD_SPACES]
    more = town.event_gives(WORKSHOP_POINTS)
    town.score(seat, FROM_BUILDINGS, points)
    town.score(seat, FROM_EVENTS, more)
    if town.log is not None:
        town.tell(
            "workshop-built",
            {
                "seat": seat,
                "tile": WORKSHOPS[tile],
                "guild": GUILDS[guild],
                "space": where % GUILD_SPACES + 1,
                "coins": cost,
                "points": points,
                "more": more,
            },
        )
    rise(town, seat, town.rules.workshop_stars[where % GUILD_SPACES])


# where the community building is to stand

COMMUNITY_SPACE_TAKEN: Final = reason("community-space-taken", "Guild Hall: community buildings")


class Build(Asked):
    """On which space of the own board the community building is to stand; from which space of the hall it comes."""

    def ask(self, town: Town, seat: i64, space: i64) -> None:
        self.put(town, seat, space, 0)

    def space(self, town: Town) -> i64:
        return town.first()

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        for k in range(COMMUNITY_SPACES):
            if town.cells[COMMUNITY + town.seat * COMMUNITY_SPACES + k] == 0:
                moves.add(codes.BUILD + k)

    def why(self, town: Town, action: i64) -> i64:
        if not codes.BUILD <= action < codes.BUILD + COMMUNITY_SPACES:
            return NOT_ASKED_NOW
        taken = town.cells[COMMUNITY + town.seat * COMMUNITY_SPACES + action - codes.BUILD] != 0
        return COMMUNITY_SPACE_TAKEN if taken else 0

    def perform(self, town: Town, action: i64) -> None:
        seat = town.seat
        space = self.space(town)
        town.answered()
        _build_community(town, seat, space, action - codes.BUILD)

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(0, HALL_SPACES - 1)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        c = town.cells
        own = c[HALL_DIE + frame.first] // 10 - 1 == frame.seat
        fits = own and c[HALL + frame.first] == COMMUNITY_TILE
        expect(fits, frame.path("space"), frame.first, Phrase("may-own-community"))
        may = because(at_least(1), "since-worker-on-building")
        expect(c[WORKERS + frame.seat] > 0, f"workers[{frame.seat}]", 0, may)
        cost, coins = int(price(town, frame.seat, frame.first)), int(c[COINS + frame.seat])
        expect(coins >= cost, f"coins[{frame.seat}]", coins, because(at_least(cost), "since-building-costs"))


BUILD: Final = Build("build", fields=("space",))


def _build_community(town: Town, seat: i64, space: i64, k: i64) -> None:
    """Guild Hall: community buildings. A worker from the workers lot stands on it."""
    c = town.cells
    cost = _pay(town, seat, space)
    c[COMMUNITY + seat * COMMUNITY_SPACES + k] = 1
    c[WORKERS + seat] -= 1
    points = town.rules.community_points
    more = town.event_gives(COMMUNITY_POINTS)
    town.score(seat, FROM_BUILDINGS, points)
    town.score(seat, FROM_EVENTS, more)
    if town.log is not None:
        town.tell("community-built", {"seat": seat, "space": k + 1, "coins": cost, "points": points, "more": more})
    rise(town, seat, town.rules.community_stars)


# selling

BUILDING_ALREADY_SOLD: Final = reason("building-already-sold", "Course of a round: actions")
NOT_YOUR_BUILDING: Final = reason("not-your-building", "Guild Hall: selling buildings")


def offer_sales(town: Town, seat: i64, moves: Moves) -> None:
    c = town.cells
    for space in range(WORKSHOP_SPACES):
        if c[MASTER + space] == seat:
            moves.add(codes.SELL_WORKSHOP + space)
    for k in range(COMMUNITY_SPACES):
        if c[COMMUNITY + seat * COMMUNITY_SPACES + k] != 0:
            moves.add(codes.SELL_COMMUNITY + k)


def has_building(town: Town, seat: i64) -> bool:
    c = town.cells
    for space in range(WORKSHOP_SPACES):
        if c[MASTER + space] == seat:
            return True
    return town.communities_of(seat) > 0


def why_sale(town: Town, seat: i64, action: i64) -> i64:
    """Guild Hall: selling buildings. Once in a turn."""
    c = town.cells
    if c[SALE_DONE] != 0:
        return BUILDING_ALREADY_SOLD
    if action < codes.SELL_COMMUNITY:
        owned = c[MASTER + action - codes.SELL_WORKSHOP] == seat
    else:
        owned = c[COMMUNITY + seat * COMMUNITY_SPACES + action - codes.SELL_COMMUNITY] != 0
    return 0 if owned else NOT_YOUR_BUILDING


def sell(town: Town, seat: i64, action: i64) -> None:
    """Points are lost, stars are not; the figure goes home. A workshop stays, ownerless; a community building goes."""
    c = town.cells
    c[SALE_DONE] = 1
    c[WORKERS + seat] += 1
    c[COINS + seat] += town.rules.sale_coins
    if action < codes.SELL_COMMUNITY:
        space = action - codes.SELL_WORKSHOP
        c[MASTER + space] = NOBODY
        points = _lose(town, seat, town.rules.workshop_points[space % GUILD_SPACES])
    else:
        space = action - codes.SELL_COMMUNITY
        c[COMMUNITY + seat * COMMUNITY_SPACES + space] = 0
        c[GONE] += 1
        points = _lose(town, seat, town.rules.community_points)
    if town.log is not None:
        coins = town.rules.sale_coins
        if action < codes.SELL_COMMUNITY:
            guild = GUILDS[space // GUILD_SPACES]
            space %= GUILD_SPACES
            town.tell(
                "workshop-sold", {"seat": seat, "guild": guild, "space": space + 1, "coins": coins, "points": points}
            )
        else:
            town.tell("community-sold", {"seat": seat, "space": space + 1, "coins": coins, "points": points})


def _lose(town: Town, seat: i64, points: i64) -> i64:
    """Nobody falls below nothing."""
    has = town.points(seat)
    lost = points if points < has else has
    town.score(seat, FROM_BUILDINGS, -lost)
    return lost


# the tiles on show


def tidy(town: Town) -> None:
    """Course of a round: preparation. Workshops of full guilds are discarded, and the rest slides to the left."""
    c = town.cells
    next_free: i64 = 0
    for space in range(HALL_SPACES):
        tile = c[HALL + space]
        if tile < 0:
            continue
        c[HALL + space] = NOBODY
        if _fits(town, tile):
            c[HALL + next_free] = tile
            next_free += 1
        else:
            scrap(town, tile)


def renew(town: Town) -> None:
    """Berk the clerk: new settlers or buildings. All tiles are discarded; where a die lies, there is none any more."""
    c = town.cells
    for space in range(HALL_SPACES):
        if c[HALL + space] >= 0:
            c[SCRAPPED + c[HALL + space]] += 1
            c[HALL + space] = NOBODY


def can_renew(town: Town) -> bool:
    for space in range(HALL_SPACES):
        if town.cells[HALL + space] >= 0:
            return True
    return False


def _fits(town: Town, tile: i64) -> bool:
    """A workshop whose guild has no space left does not go on show."""
    return tile == COMMUNITY_TILE or free_space(town, town.rules.workshop_guild[tile]) >= 0


def _whose(town: Town, tile: i64) -> str | None:
    """Whose workshop it is, for the log: tiles have no names."""
    return None if tile == COMMUNITY_TILE else GUILDS[town.rules.workshop_guild[tile]]


def scrap(town: Town, tile: i64) -> None:
    town.cells[SCRAPPED + tile] += 1
    if town.log is not None:
        town.tell("building-discarded", {"tile": BUILDINGS[tile], "guild": _whose(town, tile)})


def stock(town: Town) -> bool:
    """Empty spaces without a die are filled from the bag, left to right. Whether chance has been asked for a tile."""
    c = town.cells
    for space in range(HALL_SPACES):
        if c[HALL + space] < 0 and c[HALL_DIE + space] == 0:
            if not _bag_has_tiles(town):
                return False
            STOCK.ask(town, space)
            return True
    return False


def _bag_has_tiles(town: Town) -> bool:
    """The discards go back into the bag when it is empty, unless none of them could go on show."""
    c = town.cells
    useful = False
    for tile in range(BUILDING_COUNT):
        if c[BAG + tile] > 0:
            return True
        if c[SCRAPPED + tile] > 0 and _fits(town, tile):
            useful = True
    if useful:
        for tile in range(BUILDING_COUNT):
            c[BAG + tile] = c[SCRAPPED + tile]
            c[SCRAPPED + tile] = 0
        if town.log is not None:
            town.tell("bag-refilled", {})
    return useful


class Stock(DrawTo):
    """A building tile is drawn for this space of the Guild Hall."""

    def chances(self, town: Town, moves: Moves) -> None:
        for tile in range(BUILDING_COUNT):
            moves.weigh(codes.DRAW_BUILDING + tile, town.cells[BAG + tile])

    def perform(self, town: Town, action: i64) -> None:
        tile = action - codes.DRAW_BUILDING
        space = self.space(town)
        town.answered()
        town.cells[BAG + tile] -= 1
        if not _fits(town, tile):
            scrap(town, tile)
            return
        town.cells[HALL + space] = tile
        if town.log is not None:
            guild = _whose(town, tile)
            town.tell("building-on-offer", {"tile": BUILDINGS[tile], "guild": guild, "space": space + 1})

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        clear = town.cells[HALL_DIE + frame.first] == 0
        expect(clear, frame.path("space"), frame.first, Phrase("may-space-without-die"))


STOCK: Final = Stock("stock", HALL, HALL_SPACES, phases=("setup", "actions", "preparation"), during=AT_CLERK)
