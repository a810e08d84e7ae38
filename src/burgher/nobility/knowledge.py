# compiled
"""What a seat cannot see, dealt anew: the settlers cards of the start and the commission cards of the others.

What everybody has seen stays where it is, and so does what the seat alone has seen: its own cards, and that a
commission card which it has put back lay under none of the dice tiles given out before. All deals of what is left over
are equally likely.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.nobility.cells import (
    COMMISSION,
    DEALT,
    ELSEWHERE,
    ENDED,
    HAND,
    KEPT,
    PHASE,
    PILE,
    PUT_BACK,
    SECRET,
    SETUP,
    TILE_CARD,
    TILE_ORDER,
    TILE_SEAT,
    UNSEEN,
)
from burgher.nobility.names import COMMISSION_COUNT, DICE_TILE_COUNT, HAND_SPACES, NOBODY, SETTLERS_COUNT
from burgher.nobility.setup import FIRST_STACK
from burgher.nobility.state import Town


def imagine(state: Town, fresh: Town, seat: i64, random: Random) -> None:
    """Deal again, in `fresh`, a copy of `state`, all that `seat` cannot see."""
    imagine_settlers(fresh, seat, random)
    if state.rules.chancery and state.cells[PHASE] != ENDED:
        imagine_commissions(state, fresh, seat, random)


def draw(cards: vec[i64], random: Random) -> i64:
    """One of the cards marked 1, each as likely as the other; it is not marked any more. There must be one."""
    marked: i64 = 0
    for card in range(len(cards)):
        marked += cards[card]
    left = random.below(marked)
    drawn: i64 = NOBODY
    while left >= 0:
        drawn += 1
        left -= cards[drawn]
    cards[drawn] = 0
    return drawn


# settlers cards


def hides_first(state: Town, seat: i64, other: i64) -> bool:
    """Whether `other` still holds the settlers card of the start, which `seat` has never seen."""
    return other != seat and state.cells[SECRET + other] != 0


def unseen_settlers(state: Town, seat: i64) -> vec[i64]:
    """1 for each settlers card that `seat` has never seen: it is in the draw pile, or dealt to another at the start."""
    c = state.cells
    unseen = vec[i64]([0] * SETTLERS_COUNT)
    for card in range(SETTLERS_COUNT):
        if c[PILE + card] == UNSEEN:
            unseen[card] = 1
    for other in range(state.players):
        if hides_first(state, seat, other):
            unseen[c[HAND + other * HAND_SPACES]] = 1
    return unseen


def imagine_settlers(fresh: Town, seat: i64, random: Random) -> None:
    """Everybody else's first card is one of stack 1 that has never been seen."""
    c = fresh.cells
    could_be = unseen_settlers(fresh, seat)
    for card in range(SETTLERS_COUNT):
        if fresh.rules.settlers_stack[card] != FIRST_STACK:
            could_be[card] = 0
    for other in range(fresh.players):
        if hides_first(fresh, seat, other):
            c[PILE + c[HAND + other * HAND_SPACES]] = UNSEEN
    for other in range(fresh.players):
        if hides_first(fresh, seat, other):
            card = draw(could_be, random)
            c[HAND + other * HAND_SPACES] = card
            c[PILE + card] = ELSEWHERE


# commission cards


def hides_commissions(state: Town, seat: i64, other: i64) -> bool:
    """Whether the commission cards of `other` are a secret to `seat`: all are turned over at the end."""
    return other != seat and state.cells[PHASE] != ENDED


def imagine_commissions(state: Town, fresh: Town, seat: i64, random: Random) -> None:
    """First those under dice tiles, in the order in which these were given out; then those that others look at.

    A card that the seat has put back may be any of those drawn after that. So the later a card was drawn, the more it
    can be, and dealing them in this order makes all deals equally likely.
    """
    c = fresh.cells
    unknown = unknown_commissions(state, seat)
    for card in range(COMMISSION_COUNT):
        if unknown[card] == 1:
            c[COMMISSION + card] = 0
    for order in range(DICE_TILE_COUNT + 1):
        for tile in range(DICE_TILE_COUNT):
            owner = state.cells[TILE_SEAT + tile]
            if owner >= 0 and owner != seat and state.cells[TILE_ORDER + tile] == order:
                card = draw_commission(state, unknown, seat, order, random)
                c[COMMISSION + card] = KEPT
                c[TILE_CARD + tile] = card
    # At the start all cards were dealt before any was put back; later ones may have been put back before.
    order = state.players if state.cells[PHASE] == SETUP else DICE_TILE_COUNT + 1
    for other in range(state.players):
        if other != seat:
            for _ in range(count_dealt(state, other)):
                card = draw_commission(state, unknown, seat, order, random)
                c[COMMISSION + card] = DEALT + other
            for card in range(COMMISSION_COUNT):
                c[PUT_BACK + other * COMMISSION_COUNT + card] = 0


def unknown_commissions(state: Town, seat: i64) -> vec[i64]:
    """1 for each commission card that `seat` cannot place: in the stack, or others'."""
    c = state.cells
    unknown = vec[i64]([1] * COMMISSION_COUNT)
    for card in range(COMMISSION_COUNT):
        if c[COMMISSION + card] == DEALT + seat:
            unknown[card] = 0
    for tile in range(DICE_TILE_COUNT):
        if c[TILE_SEAT + tile] == seat:
            unknown[c[TILE_CARD + tile]] = 0
    return unknown


def draw_commission(state: Town, unknown: vec[i64], seat: i64, order: i64, random: Random) -> i64:
    """A card for the place with this order, as far as `seat` knows."""
    could_be = unknown[:]
    for card in range(COMMISSION_COUNT):
        put_back = state.cells[PUT_BACK + seat * COMMISSION_COUNT + card]
        if put_back > 0 and put_back >= order:
            could_be[card] = 0
    card = draw(could_be, random)
    unknown[card] = 0
    return card


def count_dealt(state: Town, seat: i64) -> i64:
    """How many commission cards a seat looks at."""
    count: i64 = 0
    for card in range(COMMISSION_COUNT):
        if state.cells[COMMISSION + card] == DEALT + seat:
            count += 1
    return count
