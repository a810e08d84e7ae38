# compiled
"""Chancery (Die Kanzleierweiterung): apprentices at its desks, and commission cards filled with dice.

What the benefit of a desk changes stands with the place it changes (see `Town.desks_for`); what an apprentice there
earns, in `income`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import another, at_least, at_most, because, expect, without
from burgher.core.errors import Phrase
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.core.state import CHANCE
from burgher.nobility import codes
from burgher.nobility.asking import AT_CLERK, Asked, Decision, DrawFor
from burgher.nobility.cells import (
    ACTIONS,
    CITY_TOKEN,
    COMMISSION,
    DEALT,
    DESK,
    DESK_DIE,
    DIE_ON_FIELD,
    KEPT,
    PHASE,
    PUT_BACK,
    SETUP,
    TILE_CARD,
    TILE_FILLED,
    TILE_ORDER,
    TILE_SEAT,
    TURN,
    UNDER,
    WORKERS,
)
from burgher.nobility.names import (
    COMMISSION_COUNT,
    COMMISSIONS,
    DESK_BENEFITS,
    DESK_SPACES,
    DICE_TILE_COUNT,
    DICE_TILES,
    NOBODY,
    RACES,
    TILE_FIELDS,
)
from burgher.nobility.place import PLACE, SPACE_TAKEN, Place, at_place
from burgher.nobility.reasons import Args, listed, reason
from burgher.nobility.state import Town

# desks


def _desk(town: Town, action: i64) -> i64:
    """The desk that a visit is about, with the die in hand."""
    return (action - codes.VISIT - codes.AT_DESK) * DESK_SPACES + PLACE.value(town) - 1


def _players(town: Town, action: i64) -> Args:
    return {"players": int(town.players)}


def _holder(town: Town, action: i64) -> Args:
    return {"holder": int(town.cells[DESK + _desk(town, action)])}


def _race(town: Town, action: i64) -> Args:
    return {"race": RACES[town.rules.desk_race[_desk(town, action)]]}


NO_CHANCERY: Final = reason("no-chancery", "Chancery")
DESK_ROW_CLOSED: Final = reason("desk-row-closed", "Chancery: the board", _players)
DESK_TAKEN: Final = reason("desk-taken", "Chancery: the board", _holder)
NO_WORKER: Final = reason("no-worker", "Chancery: the board")
RACE_NOT_SETTLED: Final = reason("race-not-settled", "Chancery: the board", _race)


class DeskRow(Place):
    """The desks above the die spaces, or those below: the value of the die gives the desk."""

    def __init__(self, row: int) -> None:
        super().__init__("desk")
        self.row: i64 = row

    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        return DESK_DIE + value - 1

    def takes(self, town: Town, value: i64) -> bool:
        return town.rules.chancery

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        """Chancery: the board. A die on the space of its value, settlers of the desk's race, a worker from the lot."""
        c = town.cells
        if not town.rules.chancery:
            return NO_CHANCERY
        if self.row >= town.rules.desk_rows:
            return DESK_ROW_CLOSED
        if c[DESK_DIE + value - 1] != 0:
            return SPACE_TAKEN
        desk = self.row * DESK_SPACES + value - 1
        if c[DESK + desk] >= 0:
            return DESK_TAKEN
        if c[WORKERS + seat] == 0:
            return NO_WORKER
        if town.settled(seat, town.rules.desk_race[desk]) == 0:
            return RACE_NOT_SETTLED
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        """Chancery: the board. The apprentice stays there for good."""
        c = town.cells
        space = die % 10 - 1
        desk = self.row * DESK_SPACES + space
        c[DESK_DIE + space] = die
        c[DESK + desk] = seat
        c[WORKERS + seat] -= 1
        if town.log is not None:
            benefit = DESK_BENEFITS[town.rules.desk_benefit[desk]]
            town.tell("desk-taken", {"seat": seat, "race": RACES[town.rules.desk_race[desk]], "benefit": benefit})


# dice on commission cards


def _fields(town: Town, action: i64) -> Args:
    """The values that a dice tile still needs; None when it is full."""
    at = (action - codes.VISIT - codes.AT_COMMISSION) * TILE_FIELDS
    fields = range(int(at), int(at) + TILE_FIELDS)
    empty = [int(town.rules.tile_values[field]) for field in fields if town.cells[TILE_FILLED + field] == 0]
    return at_place(town, action) | {"fields": listed(empty) if empty else None}


NOT_YOUR_TILE: Final = reason("not-your-tile", "Chancery: commission cards")
NO_FIELD_FOR_DIE: Final = reason("no-field-for-die", "Chancery: commission cards", _fields)


class DiceTile(Place):
    """A dice tile of one's own, on a commission card."""

    def __init__(self, tile: int) -> None:
        super().__init__("commission")
        self.tile: i64 = tile

    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        """The field that this die can fill; NOBODY: none."""
        for k in range(TILE_FIELDS):
            at = self.tile * TILE_FIELDS + k
            if town.rules.tile_values[at] == value and town.cells[TILE_FILLED + at] == 0:
                return TILE_FILLED + at
        return NOBODY

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        if not town.rules.chancery:
            return NO_CHANCERY
        if town.cells[TILE_SEAT + self.tile] != seat:
            return NOT_YOUR_TILE
        if self.cell(town, seat, value) < 0:
            return NO_FIELD_FOR_DIE
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        """Chancery: commission cards. A card counts at the end once all its fields have been filled."""
        value = die % 10
        town.cells[self.cell(town, seat, value)] = DIE_ON_FIELD
        if town.log is not None:
            town.tell("commission-filled", {"seat": seat, "tile": DICE_TILES[self.tile], "value": value})
            if is_active(town, self.tile):
                town.tell("commission-activated", {"seat": seat, "tile": DICE_TILES[self.tile]})


def is_active(town: Town, tile: i64) -> bool:
    for k in range(TILE_FIELDS):
        if town.cells[TILE_FILLED + tile * TILE_FIELDS + k] == 0:
            return False
    return True


def lay_tokens(town: Town) -> None:
    """When the dice are taken back, city tokens keep the fields filled."""
    for at in range(TILE_FILLED, TILE_FILLED + DICE_TILE_COUNT * TILE_FIELDS):
        if town.cells[at] == DIE_ON_FIELD:
            town.cells[at] = CITY_TOKEN


# drawing commission cards


def _limit(town: Town, action: i64) -> Args:
    return {"limit": int(commission_limit(town, town.seat))}


TOO_MANY_COMMISSIONS: Final = reason("too-many-commissions", "Chancery: taking a commission card", _limit)
NO_COMMISSION_LEFT: Final = reason("no-commission-left", "Chancery: taking a commission card")
NOT_DEALT_TO_YOU: Final = reason("not-dealt-to-you", "Chancery: taking a commission card")


def commissions_of(town: Town, seat: i64) -> i64:
    count: i64 = 0
    for tile in range(DICE_TILE_COUNT):
        if town.cells[TILE_SEAT + tile] == seat:
            count += 1
    return count


def commission_limit(town: Town, seat: i64) -> i64:
    """Chancery: taking a commission card. The one of the start, and one more for each apprentice at a desk."""
    return 1 + town.desks_of(seat)


def why_commission(town: Town, seat: i64) -> i64:
    if not town.rules.chancery:
        return NO_CHANCERY
    if commissions_of(town, seat) >= commission_limit(town, seat):
        return TOO_MANY_COMMISSIONS
    return 0 if in_stack(town) > 0 and _tiles_left(town) else NO_COMMISSION_LEFT


def in_stack(town: Town) -> i64:
    """The cards of the start that are left, and those put under them."""
    count: i64 = 0
    for card in range(COMMISSION_COUNT):
        where = town.cells[COMMISSION + card]
        if where == 0 or where >= UNDER:
            count += 1
    return count


def top_of_stack(town: Town) -> i64:
    """Where the cards are that are drawn next: those of the start, then those put under them first."""
    top: i64 = UNDER + DICE_TILE_COUNT
    for card in range(COMMISSION_COUNT):
        where = town.cells[COMMISSION + card]
        if where == 0:
            return 0
        if where >= UNDER and where < top:
            top = where
    return top


def _tiles_left(town: Town) -> bool:
    for tile in range(DICE_TILE_COUNT):
        if town.cells[TILE_SEAT + tile] < 0:
            return True
    return False


def draw_commission(town: Town, seat: i64, space: i64) -> None:
    """Chancery: taking a commission card. The higher the die, the more to choose from, and the more it costs."""
    draws = town.rules.clerk_draws[space]
    stack = in_stack(town)
    if town.log is not None:
        town.tell("commission-asked", {"seat": seat, "number": draws if draws < stack else stack})
    town.change_reputation(seat, -town.rules.clerk_loss[space])
    DEAL_COMMISSION.ask(town, seat, draws if draws < stack else stack)


class DealCommission(Asked):
    """A seat is dealt a commission card to look at: whom, and how many cards are still to deal, this one included."""

    def ask(self, town: Town, to: i64, cards: i64) -> None:
        self.put(town, CHANCE, to, cards)

    def to(self, town: Town) -> i64:
        return town.first()

    def cards(self, town: Town) -> i64:
        return town.second()

    def chances(self, town: Town, moves: Moves) -> None:
        """One from the top. Cards that were put under the stack together lie there in any order."""
        top = top_of_stack(town)
        for card in range(COMMISSION_COUNT):
            if town.cells[COMMISSION + card] == top:
                moves.add(codes.DRAW_COMMISSION + card)

    def perform(self, town: Town, action: i64) -> None:
        card = action - codes.DRAW_COMMISSION
        seat = self.to(town)
        town.cells[COMMISSION + card] = DEALT + seat
        town.cells[PUT_BACK + seat * COMMISSION_COUNT + card] = 0
        if town.log is not None:
            town.tell_only("commission-dealt", {"seat": seat, "card": COMMISSIONS[card]}, "card")
        if self.cards(town) > 1:
            town.set_second(self.cards(town) - 1)
            return
        town.answered()
        # At the start everybody has been dealt cards before anybody puts some back.
        if town.cells[PHASE] != SETUP:
            choose(town, seat)

    def prompt(self, town: Town) -> Args:
        return {"to": int(self.to(town)), "count": int(self.cards(town))}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        most = max(int(town.rules.first_commissions), *[int(draws) for draws in town.rules.clerk_draws])
        return [(0, town.players - 1), (1, most)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        expect(town.rules.chancery, frame.path("ask"), self.name, without("chancery"))
        if town.cells[PHASE] == ACTIONS:
            is_for_turn(town, frame)
            stack = int(in_stack(town))
            expect(frame.second <= stack, frame.path("cards"), frame.second, because(at_most(stack), "since-in-stack"))
            expect(_tiles_left(town), Phrase("tiles-left"), 0, at_least(1))


DEAL_COMMISSION: Final = DealCommission(
    "deal_commission", fields=("to", "cards"), phases=("setup", "actions"), to_chance=True, during=AT_CLERK
)


def is_for_turn(town: Town, frame: Frame) -> None:
    """Refuse a position in which somebody gets something out of turn."""
    turn = int(town.cells[TURN])
    expect(frame.first == turn, frame.path("to"), frame.first, because(turn, "since-turn"))


def count_dealt(town: Town, seat: i64) -> i64:
    """How many commission cards a seat looks at."""
    count: i64 = 0
    for card in range(COMMISSION_COUNT):
        if town.cells[COMMISSION + card] == DEALT + seat:
            count += 1
    return count


def choose(town: Town, seat: i64) -> None:
    """Let a seat choose from the cards dealt to it; one alone is kept without asking."""
    if count_dealt(town, seat) > 1:
        KEEP.ask(town, seat)
    else:
        DEAL_TILE.ask(town, seat)


class Keep(Decision):
    """Which of the commission cards dealt to keep."""

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        for card in range(COMMISSION_COUNT):
            if town.cells[COMMISSION + card] == DEALT + town.seat:
                moves.add(codes.KEEP + card)

    def why(self, town: Town, action: i64) -> i64:
        if not codes.KEEP <= action < codes.KEEP + COMMISSION_COUNT:
            return NOT_ASKED_NOW
        return 0 if town.cells[COMMISSION + action - codes.KEEP] == DEALT + town.seat else NOT_DEALT_TO_YOU

    def perform(self, town: Town, action: i64) -> None:
        """The others are shuffled into the stack at the start, and put under it later."""
        seat = town.seat
        kept = action - codes.KEEP
        tile_order = tiles_given(town) + 1
        town.answered()
        for card in range(COMMISSION_COUNT):
            if card != kept and town.cells[COMMISSION + card] == DEALT + seat:
                if town.cells[PHASE] == SETUP:
                    town.cells[COMMISSION + card] = 0
                    # Everybody's first cards were in their hands when this one came back.
                    town.cells[PUT_BACK + seat * COMMISSION_COUNT + card] = town.players
                else:
                    town.cells[COMMISSION + card] = UNDER + tile_order
                    town.cells[PUT_BACK + seat * COMMISSION_COUNT + card] = tile_order
        if town.log is not None:
            town.tell_only("commission-kept", {"seat": seat, "card": COMMISSIONS[kept]}, "card")
        DEAL_TILE.ask(town, seat)

    def prompt(self, town: Town) -> Args:
        return {"count": int(count_dealt(town, town.seat))}

    def whose(self, town: Town) -> i64:
        """At the start, the first who has not chosen a card yet."""
        if town.cells[PHASE] != SETUP:
            return town.cells[TURN]
        for seat in range(town.players):
            if count_dealt(town, seat) > 0:
                return seat
        return 0

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        several = count_dealt(town, frame.seat) > 1
        expect(several, frame.path("ask"), self.name, because(another(), "since-two-cards"))


KEEP: Final = Keep("keep", phases=("setup", "actions"), during=AT_CLERK)


def tiles_given(town: Town) -> i64:
    count: i64 = 0
    for tile in range(DICE_TILE_COUNT):
        if town.cells[TILE_SEAT + tile] >= 0:
            count += 1
    return count


class DealTile(DrawFor):
    """A dice tile is drawn for the commission card that a seat has chosen."""

    def chances(self, town: Town, moves: Moves) -> None:
        for tile in range(DICE_TILE_COUNT):
            if town.cells[TILE_SEAT + tile] < 0:
                moves.add(codes.DRAW_TILE + tile)

    def perform(self, town: Town, action: i64) -> None:
        """Each commission card has its dice tile."""
        c = town.cells
        tile = action - codes.DRAW_TILE
        seat = self.to(town)
        town.answered()
        card: i64 = 0
        while c[COMMISSION + card] != DEALT + seat:
            card += 1
        c[COMMISSION + card] = KEPT
        c[TILE_SEAT + tile] = seat
        c[TILE_CARD + tile] = card
        c[TILE_ORDER + tile] = tiles_given(town)
        if town.log is not None:
            town.tell("tile-drawn", {"seat": seat, "tile": DICE_TILES[tile]})

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        if town.cells[PHASE] == ACTIONS:
            is_for_turn(town, frame)
        one = count_dealt(town, frame.first) == 1
        expect(one, frame.path("to"), frame.first, Phrase("may-seat-with-card"))


DEAL_TILE: Final = DealTile("deal_tile", phases=("setup", "actions"), during=AT_CLERK)


# set-up


def deal_first(town: Town) -> bool:
    """Chancery: set-up. Everybody is dealt cards to choose one from. Whether chance has been asked."""
    for seat in range(town.players):
        if count_dealt(town, seat) == 0:
            DEAL_COMMISSION.ask(town, seat, town.rules.first_commissions)
            return True
    return False


def choose_first(town: Town) -> bool:
    """Whether a seat still has to choose its first commission card, and has been asked to."""
    for seat in range(town.players):
        if commissions_of(town, seat) == 0:
            choose(town, seat)
            return True
    return False
