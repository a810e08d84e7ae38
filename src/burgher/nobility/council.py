# compiled
"""Steinkonzil: whoever meets a demand of a council member earns points, and the displeasure of the others."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.state import CHANCE
from burgher.nobility import codes, questions
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
from burgher.nobility.reasons import (
    NO_DEMAND_THERE,
    NOBILITY_TOO_LOW,
    RACE_NOT_SETTLED,
    SPACE_TAKEN,
    TOO_FEW_COINS,
    TOO_FEW_GOODS,
)
from burgher.nobility.state import Town


def space_for(town: Town, race: i64, value: i64) -> i64:
    """The row is the die's, the column the member's."""
    return town.rules.council_row[value] * RACE_COUNT + town.rules.council_column[race]


def coins_asked(town: Town, seat: i64, tile: i64) -> i64:
    """What a tile costs this seat in coins: nothing with the desk for it."""
    coins = town.rules.council_coins[tile]
    if coins > 0 and town.desks_for(seat, DESK_COUNCIL_COINS) > 0:
        return 0
    return coins


def reputation_lost(town: Town, seat: i64) -> i64:
    """How far a tile sets this seat back: less with the desk for it, less on some days."""
    loss = town.rules.council_loss
    if town.desks_for(seat, DESK_COUNCIL_LOSS) > 0:
        loss = town.rules.benefit_amount[DESK_COUNCIL_LOSS]
    loss -= town.event_gives(COUNCIL_FORGIVENESS)
    if loss < 0:
        return 0
    return loss


def why_enter(town: Town, seat: i64, value: i64, race: i64) -> i64:
    """Enough nobility, settlers of the member's race, the die of the row, and all that the tile asks for."""
    c = town.cells
    space = space_for(town, race, value)
    tile = c[COUNCIL + space]
    if tile < 0:
        return SPACE_TAKEN if c[COUNCIL_DIE + space] != 0 else NO_DEMAND_THERE
    reason = why_no_audience(town, seat, tile, race)
    if reason != 0:
        return reason
    for good in range(GOOD_COUNT):
        if c[STORE + seat * GOOD_COUNT + good] < town.rules.council_goods[tile * GOOD_COUNT + good]:
            return TOO_FEW_GOODS
    return TOO_FEW_COINS if c[COINS + seat] < coins_asked(town, seat, tile) else 0


def why_no_audience(town: Town, seat: i64, tile: i64, race: i64) -> i64:
    """Whether a member of this race would take the tile from this seat, whatever die and goods it has."""
    if town.cells[NOBILITY + seat] < town.rules.council_nobility[tile]:
        return NOBILITY_TOO_LOW
    return 0 if town.settled(seat, race) > 0 else RACE_NOT_SETTLED


def enter(town: Town, seat: i64, die: i64, race: i64) -> None:
    """Steinkonzilplättchen erfüllen: the die lies where the tile was."""
    c = town.cells
    space = space_for(town, race, die % 10)
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
                "member": RACES[race],
                "tile": COUNCIL_TILES[tile],
                "paid": _price(town, tile, coins),
                "points": points,
                "more": more,
            },
        )
    town.change_reputation(seat, -reputation_lost(town, seat))


def _price(town: Town, tile: i64, coins: i64) -> tuple[int | str, ...]:
    """What was paid for a tile, as names and numbers by turns."""
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
    """Empty spaces are filled from top left to bottom right. Whether chance has been asked for a tile."""
    c = town.cells
    for space in range(COUNCIL_SPACES):
        if c[COUNCIL + space] < 0:
            for tile in range(COUNCIL_TILE_COUNT):
                if c[COUNCIL_TILE + tile] == STACKED:
                    town.ask(questions.PETITION, CHANCE, space, 0)
                    return True
            return False
    return False


def chances(town: Town, moves: Moves) -> None:
    for tile in range(COUNCIL_TILE_COUNT):
        if town.cells[COUNCIL_TILE + tile] == STACKED:
            moves.add(codes.DRAW_COUNCIL + tile)


def lay_out(town: Town, action: i64) -> None:
    tile = action - codes.DRAW_COUNCIL
    space = town.first()
    town.answered()
    town.cells[COUNCIL_TILE + tile] = ELSEWHERE
    town.cells[COUNCIL + space] = tile
    if town.log is not None:
        member = RACES[town.rules.council_race[space % RACE_COUNT]]
        town.tell("demand-laid-out", {"member": member, "row": space // RACE_COUNT + 1, "tile": COUNCIL_TILES[tile]})
