# compiled
"""Hafen: goods are sold to the ship in the port, as many as the die shows."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.state import CHANCE
from burgher.nobility import codes, questions
from burgher.nobility.cells import COINS, PORT_DIE, SHIP, SHIP_LEFT, SOLD, STORE
from burgher.nobility.names import DESK_PORT, GOOD_COUNT, GOODS, NOBODY, PORT_COINS, SHIP_COUNT, SHIPS
from burgher.nobility.reasons import (
    NO_SUCH_GOOD,
    NOT_ASKED_NOW,
    NOTHING_TO_SELL,
    SELL_ONE_FIRST,
    SHIP_FULL,
    SPACE_TAKEN,
)
from burgher.nobility.state import Town


def why_enter(town: Town, seat: i64, value: i64) -> i64:
    if town.cells[PORT_DIE + value - 1] != 0:
        return SPACE_TAKEN
    return 0 if can_sell(town, seat) else NOTHING_TO_SELL


def can_sell(town: Town, seat: i64) -> bool:
    for good in range(GOOD_COUNT):
        if why_good(town, seat, good) == 0:
            return True
    return False


def why_good(town: Town, seat: i64, good: i64) -> i64:
    """The ship has a number of spaces for each good."""
    c = town.cells
    if c[STORE + seat * GOOD_COUNT + good] == 0:
        return NO_SUCH_GOOD
    ship = c[SHIP]
    if ship < 0 or c[SOLD + good] >= town.rules.ship_spaces[ship * GOOD_COUNT + good]:
        return SHIP_FULL
    return 0


def enter(town: Town, seat: i64, die: i64) -> None:
    value = die % 10
    town.cells[PORT_DIE + value - 1] = die
    town.ask(questions.SELL, seat, value, NOBODY)


def offer_sell(town: Town, moves: Moves, canonical: bool) -> None:
    """Waren verkaufen: in any mix; canonical is the order of the goods."""
    seat = town.seat
    last = town.second()
    for good in range(GOOD_COUNT):
        if (not canonical or good >= last) and why_good(town, seat, good) == 0:
            moves.add(codes.SELL + good)
    if last != NOBODY:
        moves.add(codes.DONE)


def why_sell(town: Town, action: i64) -> i64:
    if action == codes.DONE:
        return SELL_ONE_FIRST if town.second() == NOBODY else 0
    if not codes.SELL <= action < codes.SELL + GOOD_COUNT:
        return NOT_ASKED_NOW
    return why_good(town, town.seat, action - codes.SELL)


def sell(town: Town, action: i64) -> None:
    if action == codes.DONE:
        town.answered()
        return
    c = town.cells
    seat = town.seat
    good = action - codes.SELL
    coins = price(town, seat, good)
    c[STORE + seat * GOOD_COUNT + good] -= 1
    c[SOLD + good] += 1
    c[COINS + seat] += coins
    if town.log is not None:
        town.tell("good-sold", {"seat": seat, "good": GOODS[good], "coins": coins})
    left = town.first() - 1
    town.set_first(left)
    town.set_second(good)
    if left == 0 or not can_sell(town, seat):
        town.answered()


def price(town: Town, seat: i64, good: i64) -> i64:
    """What the ship pays this seat for a good; desks and events add to it."""
    coins = town.rules.ship_price[town.cells[SHIP] * GOOD_COUNT + good] + town.event_gives(PORT_COINS)
    return coins + town.desks_for(seat, DESK_PORT) * town.rules.benefit_amount[DESK_PORT]


# the ship of the round


def call_first_ship(town: Town) -> bool:
    """Aufbau: a ship lies in the port from the start. Whether chance has been asked for it."""
    if town.cells[SHIP] >= 0:
        return False
    call_ship(town)
    return True


def call_ship(town: Town) -> None:
    """Vorbereitung der nächsten Spielrunde: sold goods go back to the supply, and a new ship comes in."""
    for good in range(GOOD_COUNT):
        town.cells[SOLD + good] = 0
    town.ask(questions.SHIP, CHANCE, 0, 0)


def chances(town: Town, moves: Moves) -> None:
    for ship in range(SHIP_COUNT):
        moves.weigh(codes.DRAW_SHIP + ship, town.cells[SHIP_LEFT + ship])


def moor(town: Town, action: i64) -> None:
    ship = action - codes.DRAW_SHIP
    town.answered()
    town.cells[SHIP_LEFT + ship] = 0
    town.cells[SHIP] = ship
    if town.log is not None:
        town.tell("ship-moored", {"ship": SHIPS[ship]})
