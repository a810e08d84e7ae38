# compiled
"""Port (Hafen): goods are sold to the ship in the port, as many as the die shows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes
from burgher.nobility.asking import Asked, Draw
from burgher.nobility.cells import COINS, PORT_DIE, SHIP, SHIP_LEFT, SOLD, STORE
from burgher.nobility.names import DESK_PORT, FACES, GOOD_COUNT, GOODS, NOBODY, PORT_COINS, SHIP_COUNT, SHIPS
from burgher.nobility.place import SPACE_TAKEN, Place
from burgher.nobility.reasons import Args, reason
from burgher.nobility.state import Town


def _good(town: Town, action: i64) -> Args:
    return {"good": GOODS[action - codes.SELL]}


def _room(town: Town, action: i64) -> Args:
    return {"spaces": int(town.rules.ship_spaces[town.cells[SHIP] * GOOD_COUNT + action - codes.SELL])}


NOTHING_TO_SELL: Final = reason("nothing-to-sell", "Port")
NO_SUCH_GOOD: Final = reason("no-such-good", "Port", _good)
SHIP_FULL: Final = reason("ship-full", "Port", _room)
SELL_ONE_FIRST: Final = reason("sell-one-first", "Port")


class Port(Place):
    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        return PORT_DIE + value - 1

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        """Port: a space for each value, and something to sell."""
        if town.cells[PORT_DIE + value - 1] != 0:
            return SPACE_TAKEN
        if not can_sell(town, seat):
            return NOTHING_TO_SELL
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        value = die % 10
        town.cells[PORT_DIE + value - 1] = die
        SELL.ask(town, seat, value)


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


def price(town: Town, seat: i64, good: i64) -> i64:
    """What the ship pays this seat for a good."""
    return town.rules.ship_price[town.cells[SHIP] * GOOD_COUNT + good] + addition(town, seat)


def addition(town: Town, seat: i64) -> i64:
    """How many coins more than its price desks and events bring this seat for any good."""
    return town.event_gives(PORT_COINS) + town.desks_for(seat, DESK_PORT) * town.rules.benefit_amount[DESK_PORT]


class Sell(Asked):
    """Which good to sell: how many may still be sold, and the good sold last, NOBODY before the first."""

    def ask(self, town: Town, seat: i64, left: i64) -> None:
        self.put(town, seat, left, NOBODY)

    def left(self, town: Town) -> i64:
        return town.first()

    def last(self, town: Town) -> i64:
        return town.second()

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        """Port: in any mix; canonical is the order of the goods."""
        seat = town.seat
        last = self.last(town)
        for good in range(GOOD_COUNT):
            if (not canonical or good >= last) and why_good(town, seat, good) == 0:
                moves.add(codes.SELL + good)
        if last != NOBODY:
            moves.add(codes.DONE)

    def why(self, town: Town, action: i64) -> i64:
        if action == codes.DONE:
            return SELL_ONE_FIRST if self.last(town) == NOBODY else 0
        if not codes.SELL <= action < codes.SELL + GOOD_COUNT:
            return NOT_ASKED_NOW
        return why_good(town, town.seat, action - codes.SELL)

    def perform(self, town: Town, action: i64) -> None:
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
        left = self.left(town) - 1
        town.set_first(left)
        town.set_second(good)
        if left == 0 or not can_sell(town, seat):
            town.answered()

    def prompt(self, town: Town) -> Args:
        return {"count": int(self.left(town))}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(1, FACES), (NOBODY, GOOD_COUNT - 1)]


SELL: Final = Sell("sell", fields=("left", "last"))


# the ship of the round


def call_first_ship(town: Town) -> bool:
    """Set-up: a ship lies in the port from the start. Whether chance has been asked for it."""
    if town.cells[SHIP] >= 0:
        return False
    call_ship(town)
    return True


def call_ship(town: Town) -> None:
    """Course of a round: preparation. Sold goods go back to the supply, and a new ship comes in."""
    for good in range(GOOD_COUNT):
        town.cells[SOLD + good] = 0
    NEXT_SHIP.ask(town)


class NextShip(Draw):
    """A ship comes in."""

    def chances(self, town: Town, moves: Moves) -> None:
        for ship in range(SHIP_COUNT):
            moves.weigh(codes.DRAW_SHIP + ship, town.cells[SHIP_LEFT + ship])

    def perform(self, town: Town, action: i64) -> None:
        ship = action - codes.DRAW_SHIP
        town.answered()
        town.cells[SHIP_LEFT + ship] = 0
        town.cells[SHIP] = ship
        if town.log is not None:
            town.tell("ship-moored", {"ship": SHIPS[ship]})


NEXT_SHIP: Final = NextShip("ship", phases=("setup", "preparation"))
