# compiled
"""Höhlenschänke: settlers wait in the Cavern Tavern, and whoever places a die takes one of the cards on show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.state import CHANCE
from burgher.nobility import codes, questions
from burgher.nobility.cells import (
    COINS,
    DISCARDED,
    DISPLAY,
    ELSEWHERE,
    HAND,
    PILE,
    RETURNED,
    SECRET,
    STAGE,
    TAVERN_DIE,
    TURN,
    UNSEEN,
)
from burgher.nobility.names import (
    DESK_TAVERN,
    DISPLAY_SPACES,
    HAND_SPACES,
    NOBODY,
    SETTLERS,
    SETTLERS_COUNT,
    TAVERN_COINS,
)
from burgher.nobility.reasons import (
    DIE_TOO_LOW,
    MUST_CHOOSE,
    NEWEST_STAYS,
    NO_SETTLERS_ON_SHOW,
    NOT_ASKED_NOW,
    NOT_ON_SHOW,
    NOT_YOUR_SETTLERS,
    TAVERN_FULL,
)
from burgher.nobility.state import Town

NEWEST: Final = HAND_SPACES - 1
"""The place in the hand of a card that is one too many."""
NO_MORE: Final = 9
"""The stage of a visit when no further card is wanted."""


# placing a die


def why_enter(town: Town, value: i64) -> i64:
    """Dice from left to right, each at least as high as the one before."""
    c = town.cells
    last: i64 = 0
    free = False
    for k in range(town.rules.tavern_spaces):
        die = c[TAVERN_DIE + k]
        if die == 0:
            free = True
            break
        last = die % 10
    if not free:
        return TAVERN_FULL
    if value < last:
        return DIE_TOO_LOW
    return 0 if cards_on_show(town) > 0 else NO_SETTLERS_ON_SHOW


def enter(town: Town, die: i64) -> None:
    c = town.cells
    k: i64 = 0
    while c[TAVERN_DIE + k] != 0:
        k += 1
    c[TAVERN_DIE + k] = die
    town.begin_visit(codes.AT_TAVERN, die % 10)
    resume(town)


def resume(town: Town) -> None:
    """One card, or with a desk of the Chancery two; the display is full again before the second."""
    c = town.cells
    seat = c[TURN]
    taken = c[STAGE]
    if taken == 0:
        town.ask(questions.TAKE, seat, questions.AT_TAVERN, 0)
        return
    if taken < NO_MORE and town.desks_for(seat, DESK_TAVERN) > 0:
        allowed = town.rules.benefit_amount[DESK_TAVERN]
        if taken < allowed and cards_on_show(town) > 0:
            town.ask(questions.TAKE, seat, questions.MORE_AT_TAVERN, 0)
            return
    town.end_visit()


# taking a card


def cards_on_show(town: Town) -> i64:
    c = town.cells
    count: i64 = 0
    for space in range(DISPLAY_SPACES):
        if c[DISPLAY + space] >= 0:
            count += 1
    return count


def offer_take(town: Town, moves: Moves) -> None:
    c = town.cells
    for space in range(DISPLAY_SPACES):
        card = c[DISPLAY + space]
        if card >= 0:
            moves.add(codes.TAKE + card)
    if town.first() == questions.MORE_AT_TAVERN:
        moves.add(codes.DONE)


def why_take(town: Town, action: i64) -> i64:
    if action == codes.DONE:
        return 0 if town.first() == questions.MORE_AT_TAVERN else MUST_CHOOSE
    if not codes.TAKE <= action < codes.TAKE + SETTLERS_COUNT:
        return NOT_ASKED_NOW
    return 0 if space_of(town, action - codes.TAKE) >= 0 else NOT_ON_SHOW


def space_of(town: Town, card: i64) -> i64:
    """Where a card is on show; NOBODY: it is not."""
    c = town.cells
    for space in range(DISPLAY_SPACES):
        if c[DISPLAY + space] == card:
            return space
    return NOBODY


def take(town: Town, action: i64) -> None:
    c = town.cells
    seat = town.seat
    at_tavern = town.first() != questions.BY_CHARACTER
    further = town.second()
    town.answered()
    if action == codes.DONE:
        c[STAGE] = NO_MORE
        return
    card = action - codes.TAKE
    c[DISPLAY + space_of(town, card)] = NOBODY
    if town.log is not None:
        town.tell("settlers-taken", {"seat": seat, "card": SETTLERS[card]})
    if at_tavern:
        c[STAGE] += 1
        coins = town.event_gives(TAVERN_COINS)
        if coins > 0:
            c[COINS + seat] += coins
            if town.log is not None:
                town.tell("event-coins", {"seat": seat, "coins": coins})
    if further > 0 and cards_on_show(town) > 0:
        town.ask(questions.TAKE, seat, questions.BY_CHARACTER, further - 1)
    _receive(town, seat, card)


def _receive(town: Town, seat: i64, card: i64) -> None:
    """A fourth card costs one of the three older ones."""
    c = town.cells
    at = HAND + seat * HAND_SPACES
    for place in range(town.rules.hand_limit):
        if c[at + place] < 0:
            c[at + place] = card
            refill(town)
            return
    c[at + NEWEST] = card
    town.ask(questions.DISCARD, seat, 0, 0)


def offer_discard(town: Town, moves: Moves) -> None:
    c = town.cells
    at = HAND + town.seat * HAND_SPACES
    for place in range(NEWEST):
        if c[at + place] >= 0:
            moves.add(codes.DISCARD + c[at + place])


def why_discard(town: Town, action: i64) -> i64:
    if not codes.DISCARD <= action < codes.DISCARD + SETTLERS_COUNT:
        return NOT_ASKED_NOW
    place = place_of(town, town.seat, action - codes.DISCARD)
    if place < 0:
        return NOT_YOUR_SETTLERS
    return NEWEST_STAYS if place == NEWEST else 0


def place_of(town: Town, seat: i64, card: i64) -> i64:
    """Where in a seat's hand a card is; NOBODY: it is not there."""
    c = town.cells
    for place in range(HAND_SPACES):
        if c[HAND + seat * HAND_SPACES + place] == card:
            return place
    return NOBODY


def discard(town: Town, action: i64) -> None:
    c = town.cells
    seat = town.seat
    card = action - codes.DISCARD
    town.answered()
    at = HAND + seat * HAND_SPACES
    place = place_of(town, seat, card)
    shows = place == 0 and c[SECRET + seat] != 0
    if place == 0:
        c[SECRET + seat] = 0
    c[at + place] = c[at + NEWEST]
    c[at + NEWEST] = NOBODY
    c[PILE + card] = DISCARDED
    if town.log is not None:
        town.tell_all("settlers-discarded", {"seat": seat, "card": SETTLERS[card]}, shows)
    refill(town)


# the display


def refill(town: Town) -> bool:
    """A card that was taken is replaced at once. Whether chance has been asked for one."""
    c = town.cells
    for space in range(DISPLAY_SPACES):
        if c[DISPLAY + space] < 0:
            if not _deck_has_cards(town):
                return False
            town.ask(questions.TURN_UP, CHANCE, space, 0)
            return True
    return False


def _deck_has_cards(town: Town) -> bool:
    """The discards become the deck when it has run out."""
    c = town.cells
    for card in range(SETTLERS_COUNT):
        if c[PILE + card] == UNSEEN or c[PILE + card] == RETURNED:
            return True
    found = False
    for card in range(SETTLERS_COUNT):
        if c[PILE + card] == DISCARDED:
            c[PILE + card] = RETURNED
            found = True
    if found and town.log is not None:
        town.tell("settlers-shuffled", {})
    return found


def chances(town: Town, moves: Moves) -> None:
    c = town.cells
    for card in range(SETTLERS_COUNT):
        if c[PILE + card] == UNSEEN or c[PILE + card] == RETURNED:
            moves.add(codes.DRAW_SETTLERS + card)


def turn_up(town: Town, action: i64) -> None:
    card = action - codes.DRAW_SETTLERS
    space = town.first()
    town.answered()
    town.cells[PILE + card] = ELSEWHERE
    town.cells[DISPLAY + space] = card
    if town.log is not None:
        town.tell("settlers-turned-up", {"card": SETTLERS[card]})
    refill(town)


def renew(town: Town) -> None:
    """Berk der Stadtschreiber: all cards on show are discarded; `refill` lays out new ones."""
    c = town.cells
    for space in range(DISPLAY_SPACES):
        card = c[DISPLAY + space]
        if card >= 0:
            c[PILE + card] = DISCARDED
            c[DISPLAY + space] = NOBODY
