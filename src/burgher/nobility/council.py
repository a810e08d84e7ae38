# compiled
"""Stone Council (Steinkonzil): whoever meets a member's demand earns points, and the displeasure of the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.nobility import codes
from burgher.nobility.asking import DrawTo
from burgher.nobility.cells import (
    COINS,
    COUNCIL,
    COUNCIL_DIE,
    COUNCIL_TILE,
    ELSEWHERE,
    FULFILLED,
    NOBILITY,
    STACKED,
    STORE,
)
from burgher.nobility.names import (
    COUNCIL_FORGIVENESS,
    COUNCIL_POINTS,
    COUNCIL_SPACES,
    COUNCIL_TILE_COUNT,
    COUNCIL_TILES,
    DESK_COUNCIL_COINS,
    DESK_COUNCIL_LOSS,
    FROM_COUNCIL,
    FROM_EVENTS,
    GOOD_COUNT,
    GOODS,
    NOBODY,
    RACE_COUNT,
    RACES,
)
from burgher.nobility.place import PLACE, SPACE_TAKEN, Place, at_place
from burgher.nobility.reasons import Args, coins_short, reason
from burgher.nobility.state import Town


def space_for(town: Town, race: i64, value: i64) -> i64:
    """The row is the die's, the column the member's."""
    return town.rules.council_row[value] * RACE_COUNT + town.rules.council_column[race]


def coins_asked(town: Town, seat: i64, tile: i64) -> i64:
    """What a tile costs this seat in coins."""
    coins = town.rules.council_coins[tile]
    if coins > 0 and not pays_coins(town, seat):
        return 0
    return coins


def pays_coins(town: Town, seat: i64) -> bool:
    """Whether this seat pays the coins that tiles ask for: not with the desk for it."""
    return town.desks_for(seat, DESK_COUNCIL_COINS) == 0


def reputation_lost(town: Town, seat: i64) -> i64:
    """How far a tile sets this seat back: less with the desk for it, less under some events."""
    loss = town.rules.council_loss
    if town.desks_for(seat, DESK_COUNCIL_LOSS) > 0:
        loss = town.rules.benefit_amount[DESK_COUNCIL_LOSS]
    loss -= town.event_gives(COUNCIL_FORGIVENESS)
    if loss < 0:
        return 0
    return loss


def _tile(town: Town, action: i64) -> i64:
    """The tile that a visit to a member is about, with the die in hand."""
    return town.cells[COUNCIL + space_for(town, action - codes.VISIT - codes.AT_COUNCIL, PLACE.value(town))]


def _nobility(town: Town, action: i64) -> Args:
    needed = town.rules.council_nobility[_tile(town, action)]
    return {"needed": int(needed), "have": int(town.cells[NOBILITY + town.seat])}


def _race(town: Town, action: i64) -> Args:
    return {"race": RACES[action - codes.VISIT - codes.AT_COUNCIL]}


def _goods(town: Town, action: i64) -> Args:
    """What it asks for in goods, and what there is of them."""
    cost = _price(town, _tile(town, action), 0)
    have: list[int | str] = []
    for good in range(GOOD_COUNT):
        number = int(town.cells[STORE + town.seat * GOOD_COUNT + good])
        if GOODS[good] in cost and number > 0:
            have += [GOODS[good], number]
    return {"cost": cost, "have": tuple(have)}


def _coins(town: Town, action: i64) -> Args:
    return coins_short(town, coins_asked(town, town.seat, _tile(town, action)))


NO_DEMAND_THERE: Final = reason("no-demand-there", "Stone Council", at_place)
NOBILITY_TOO_LOW: Final = reason("nobility-too-low", "Stone Council", _nobility)
RACE_NOT_SETTLED: Final = reason("race-not-settled", "Stone Council", _race)
TOO_FEW_GOODS: Final = reason("too-few-goods", "Stone Council", _goods)
TOO_FEW_COINS: Final = reason("too-few-coins", "Stone Council", _coins)


def why_no_audience(town: Town, seat: i64, tile: i64, race: i64) -> i64:
    """Whether a member of this race would take the tile from this seat, whatever die and goods it has."""
    if town.cells[NOBILITY + seat] < town.rules.council_nobility[tile]:
        return NOBILITY_TOO_LOW
    if town.settled(seat, race) == 0:
        return RACE_NOT_SETTLED
    return 0


class Member(Place):
    """A member of the council, by race; the value of the die gives the row."""

    def __init__(self, race: int) -> None:
        super().__init__("council")
        self.race: i64 = race

    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        return COUNCIL_DIE + space_for(town, self.race, value)

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        """Stone Council: enough nobility, settlers of the member's race, the die of the row, and all that it asks."""
        c = town.cells
        space = space_for(town, self.race, value)
        tile = c[COUNCIL + space]
        if tile < 0:
            return SPACE_TAKEN if c[COUNCIL_DIE + space] != 0 else NO_DEMAND_THERE
        refusal = why_no_audience(town, seat, tile, self.race)
        if refusal != 0:
            return refusal
        for good in range(GOOD_COUNT):
            if c[STORE + seat * GOOD_COUNT + good] < town.rules.council_goods[tile * GOOD_COUNT + good]:
                return TOO_FEW_GOODS
        if c[COINS + seat] < coins_asked(town, seat, tile):
            return TOO_FEW_COINS
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        """Stone Council: the die lies where the tile was."""
        c = town.cells
        space = space_for(town, self.race, die % 10)
        tile = c[COUNCIL + space]
        coins = coins_asked(town, seat, tile)
        c[COINS + seat] -= coins
        for good in range(GOOD_COUNT):
            c[STORE + seat * GOOD_COUNT + good] -= town.rules.council_goods[tile * GOOD_COUNT + good]
        c[COUNCIL + space] = NOBODY
        c[COUNCIL_DIE + space] = die
        c[COUNCIL_TILE + tile] = FULFILLED + seat
        points = town.rules.council_points[tile]
        more = town.event_gives(COUNCIL_POINTS)
        town.score(seat, FROM_COUNCIL, points)
        town.score(seat, FROM_EVENTS, more)
        if town.log is not None:
            town.tell(
                "demand-fulfilled",
                {
                    "seat": seat,
                    "member": RACES[self.race],
                    "tile": COUNCIL_TILES[tile],
                    "paid": _price(town, tile, coins),
                    "points": points,
                    "more": more,
                },
            )
        town.change_reputation(seat, -reputation_lost(town, seat))


def _price(town: Town, tile: i64, coins: i64) -> tuple[int | str, ...]:
    """What is paid for a tile, as names and numbers by turns."""
    paid: list[int | str] = ["coin", int(coins)] if coins > 0 else []
    for good in range(GOOD_COUNT):
        number = town.rules.council_goods[tile * GOOD_COUNT + good]
        if number > 0:
            paid += [GOODS[good], int(number)]
    return tuple(paid)


def fulfilled(town: Town, seat: i64) -> i64:
    """How many council tiles a seat has fulfilled."""
    count: i64 = 0
    for tile in range(COUNCIL_TILE_COUNT):
        if town.cells[COUNCIL_TILE + tile] == FULFILLED + seat:
            count += 1
    return count


# the tiles on the board


def refill(town: Town) -> bool:
    """Course of a round: preparation. Empty spaces are filled from top left. Whether chance has been asked."""
    c = town.cells
    for space in range(COUNCIL_SPACES):
        if c[COUNCIL + space] < 0:
            for tile in range(COUNCIL_TILE_COUNT):
                if c[COUNCIL_TILE + tile] == STACKED:
                    PETITION.ask(town, space)
                    return True
            return False
    return False


class Petition(DrawTo):
    """A council tile is laid out on this space (row, member)."""

    def chances(self, town: Town, moves: Moves) -> None:
        for tile in range(COUNCIL_TILE_COUNT):
            if town.cells[COUNCIL_TILE + tile] == STACKED:
                moves.add(codes.DRAW_COUNCIL + tile)

    def perform(self, town: Town, action: i64) -> None:
        tile = action - codes.DRAW_COUNCIL
        space = self.space(town)
        town.answered()
        town.cells[COUNCIL_TILE + tile] = ELSEWHERE
        town.cells[COUNCIL + space] = tile
        if town.log is not None:
            member = RACES[town.rules.council_race[space % RACE_COUNT]]
            row = space // RACE_COUNT + 1
            town.tell(
                "demand-laid-out",
                {
                    "member": member,
                    "row": row,
                    "tile": COUNCIL_TILES[tile],
                    "price": _price(town, tile, town.rules.council_coins[tile]),
                    "points": int(town.rules.council_points[tile]),
                },
            )

    def prompt(self, town: Town) -> Args:
        row, column = divmod(int(self.space(town)), RACE_COUNT)
        return {"member": RACES[town.rules.council_race[column]], "row": row + 1}


PETITION: Final = Petition("petition", COUNCIL, COUNCIL_SPACES, phases=("setup", "preparation"))
