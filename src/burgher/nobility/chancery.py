# compiled
"""Die Kanzleierweiterung: apprentices at the desks of the Chancery, and commission cards filled with dice.

What the benefit of a desk changes stands with the place it changes (see `Town.desks_for`); what an apprentice there
earns, in `income`.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.state import CHANCE
from burgher.nobility import codes, questions
from burgher.nobility.cells import (
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
from burgher.nobility.reasons import (
    DESK_ROW_CLOSED,
    DESK_TAKEN,
    NO_CHANCERY,
    NO_COMMISSION_LEFT,
    NO_FIELD_FOR_DIE,
    NO_WORKER,
    NOT_ASKED_NOW,
    NOT_DEALT_TO_YOU,
    NOT_YOUR_TILE,
    RACE_NOT_SETTLED,
    SPACE_TAKEN,
    TOO_MANY_COMMISSIONS,
)
from burgher.nobility.state import Town

# desks


def why_desk(town: Town, seat: i64, value: i64, row: i64) -> i64:
    """Das Kanzleispielbrett: a die on the space of its value, settlers of the desk's race, a worker from the lot."""
    c = town.cells
    if not town.rules.chancery:
        return NO_CHANCERY
    if row >= town.rules.desk_rows:
        return DESK_ROW_CLOSED
    if c[DESK_DIE + value - 1] != 0:
        return SPACE_TAKEN
    desk = row * DESK_SPACES + value - 1
    if c[DESK + desk] >= 0:
        return DESK_TAKEN
    if c[WORKERS + seat] == 0:
        return NO_WORKER
    return 0 if town.settled(seat, town.rules.desk_race[desk]) > 0 else RACE_NOT_SETTLED


def enter_desk(town: Town, seat: i64, die: i64, row: i64) -> None:
    """The apprentice stays there for good."""
    c = town.cells
    space = die % 10 - 1
    desk = row * DESK_SPACES + space
    c[DESK_DIE + space] = die
    c[DESK + desk] = seat
    c[WORKERS + seat] -= 1
    if town.log is not None:
        benefit = DESK_BENEFITS[town.rules.desk_benefit[desk]]
        town.tell("desk-taken", {"seat": seat, "race": RACES[town.rules.desk_race[desk]], "benefit": benefit})


# dice on commission cards


def why_fill(town: Town, seat: i64, value: i64, tile: i64) -> i64:
    if not town.rules.chancery:
        return NO_CHANCERY
    if town.cells[TILE_SEAT + tile] != seat:
        return NOT_YOUR_TILE
    return 0 if _field(town, tile, value) >= 0 else NO_FIELD_FOR_DIE


def _field(town: Town, tile: i64, value: i64) -> i64:
    """The field of a dice tile that this die can fill."""
    for k in range(TILE_FIELDS):
        at = tile * TILE_FIELDS + k
        if town.rules.tile_values[at] == value and town.cells[TILE_FILLED + at] == 0:
            return k
    return NOBODY


def fill(town: Town, seat: i64, die: i64, tile: i64) -> None:
    """Vergütungskarten: a card counts at the end once all its fields have been filled, in one round or in several."""
    c = town.cells
    value = die % 10
    c[TILE_FILLED + tile * TILE_FIELDS + _field(town, tile, value)] = DIE_ON_FIELD
    if town.log is not None:
        town.tell("commission-filled", {"seat": seat, "tile": DICE_TILES[tile], "value": value})
        if is_active(town, tile):
            town.tell("commission-activated", {"seat": seat, "tile": DICE_TILES[tile]})


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


def commissions_of(town: Town, seat: i64) -> i64:
    count: i64 = 0
    for tile in range(DICE_TILE_COUNT):
        if town.cells[TILE_SEAT + tile] == seat:
            count += 1
    return count


def commission_limit(town: Town, seat: i64) -> i64:
    """Eine Vergütungskarte nehmen: the one of the start, and one more for each apprentice at a desk."""
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
    """The higher the die at the clerk's, the more cards to choose from, and the more reputation it costs."""
    draws = town.rules.clerk_draws[space]
    stack = in_stack(town)
    if town.log is not None:
        town.tell("commission-asked", {"seat": seat, "number": draws if draws < stack else stack})
    town.change_reputation(seat, -town.rules.clerk_loss[space])
    town.ask(questions.DEAL_COMMISSION, CHANCE, seat, draws if draws < stack else stack)


def chances_commission(town: Town, moves: Moves) -> None:
    """One from the top. Cards that were put under the stack together lie there in any order."""
    top = top_of_stack(town)
    for card in range(COMMISSION_COUNT):
        if town.cells[COMMISSION + card] == top:
            moves.add(codes.DRAW_COMMISSION + card)


def deal_commission(town: Town, action: i64) -> None:
    card = action - codes.DRAW_COMMISSION
    seat = town.first()
    town.cells[COMMISSION + card] = DEALT + seat
    town.cells[PUT_BACK + seat * COMMISSION_COUNT + card] = 0
    if town.log is not None:
        town.tell_only("commission-dealt", {"seat": seat, "card": COMMISSIONS[card]}, "card")
    if town.second() > 1:
        town.set_second(town.second() - 1)
        return
    town.answered()
    # At the start everybody has been dealt cards before anybody puts some back.
    if town.cells[PHASE] != SETUP:
        choose(town, seat)


def choose(town: Town, seat: i64) -> None:
    """Let a seat choose from the cards dealt to it; one alone is kept without asking."""
    dealt: i64 = 0
    for card in range(COMMISSION_COUNT):
        if town.cells[COMMISSION + card] == DEALT + seat:
            dealt += 1
    if dealt > 1:
        town.ask(questions.KEEP, seat, 0, 0)
    else:
        town.ask(questions.DEAL_TILE, CHANCE, seat, 0)


def offer_keep(town: Town, moves: Moves) -> None:
    for card in range(COMMISSION_COUNT):
        if town.cells[COMMISSION + card] == DEALT + town.seat:
            moves.add(codes.KEEP + card)


def why_keep(town: Town, action: i64) -> i64:
    if not codes.KEEP <= action < codes.KEEP + COMMISSION_COUNT:
        return NOT_ASKED_NOW
    return 0 if town.cells[COMMISSION + action - codes.KEEP] == DEALT + town.seat else NOT_DEALT_TO_YOU


def keep(town: Town, action: i64) -> None:
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
    town.ask(questions.DEAL_TILE, CHANCE, seat, 0)


def tiles_given(town: Town) -> i64:
    count: i64 = 0
    for tile in range(DICE_TILE_COUNT):
        if town.cells[TILE_SEAT + tile] >= 0:
            count += 1
    return count


def chances_tile(town: Town, moves: Moves) -> None:
    for tile in range(DICE_TILE_COUNT):
        if town.cells[TILE_SEAT + tile] < 0:
            moves.add(codes.DRAW_TILE + tile)


def deal_tile(town: Town, action: i64) -> None:
    """Each commission card has its dice tile."""
    c = town.cells
    tile = action - codes.DRAW_TILE
    seat = town.first()
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


# set-up


def deal_first(town: Town) -> bool:
    """Aufbau der Erweiterung: everybody is dealt cards to choose one from. Whether chance has been asked."""
    for seat in range(town.players):
        dealt = False
        for card in range(COMMISSION_COUNT):
            if town.cells[COMMISSION + card] == DEALT + seat:
                dealt = True
        if not dealt:
            town.ask(questions.DEAL_COMMISSION, CHANCE, seat, town.rules.first_commissions)
            return True
    return False


def choose_first(town: Town) -> bool:
    """Whether a seat still has to choose its first commission card, and has been asked to."""
    for seat in range(town.players):
        if commissions_of(town, seat) == 0:
            choose(town, seat)
            return True
    return False
