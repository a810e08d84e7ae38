# compiled
"""What a seat cannot see, dealt anew: the settlers cards of the start and the commission cards of the others.

What everybody has seen stays where it is, and so does what the seat alone has seen: its own cards, those that it has
put under the stack of commission cards, and that what it has put back lay under none of the dice tiles given out
before. All deals of what is left over are equally likely.
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
    UNDER,
    UNSEEN,
)
from burgher.nobility.chancery import tiles_given
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
    """Deal the cards that the seat cannot place to their places again. A place is named by the card really there.

    Of the cards that the seat has put under the stack together, as many are still there as are. Others have drawn the
    rest: those can only be in places filled later. So the later a card was put back, the fewer places it can be in, and
    each of them could also be that of any card put back before, or never seen. Dealing the cards in this order makes
    all deals equally likely, and there is always a place left.
    """
    cards = unknown_commissions(state, seat)
    places = cards[:]
    known = PUT_BACK + seat * COMMISSION_COUNT
    for place in range(COMMISSION_COUNT):
        put_back = state.cells[known + place]
        if places[place] == 1 and put_back > 0 and state.cells[COMMISSION + place] == UNDER + put_back:
            card = draw(put_back_with(state, cards, seat, put_back), random)
            move_commission(state, fresh, seat, card, place)
            cards[card] = 0
            places[place] = 0
    for last in range(DICE_TILE_COUNT + 1):
        put_back = DICE_TILE_COUNT - last
        for card in range(COMMISSION_COUNT):
            if cards[card] == 1 and state.cells[known + card] == put_back:
                place = draw(places_after(state, places, put_back), random)
                move_commission(state, fresh, seat, card, place)
                places[place] = 0


def unknown_commissions(state: Town, seat: i64) -> vec[i64]:
    """1 for each commission card that `seat` does not hold: in the stack, or others'."""
    c = state.cells
    unknown = vec[i64]([1] * COMMISSION_COUNT)
    for card in range(COMMISSION_COUNT):
        if c[COMMISSION + card] == DEALT + seat:
            unknown[card] = 0
    for tile in range(DICE_TILE_COUNT):
        if c[TILE_SEAT + tile] == seat:
            unknown[c[TILE_CARD + tile]] = 0
    return unknown


def put_back_with(state: Town, cards: vec[i64], seat: i64, put_back: i64) -> vec[i64]:
    """1 for each of the cards that the seat put back together, at that time."""
    together = cards[:]
    for card in range(COMMISSION_COUNT):
        if state.cells[PUT_BACK + seat * COMMISSION_COUNT + card] != put_back:
            together[card] = 0
    return together


def places_after(state: Town, places: vec[i64], put_back: i64) -> vec[i64]:
    """1 for each of the places that a card can be in which was put back at that time and has been drawn since."""
    could_be = places[:]
    for place in range(COMMISSION_COUNT):
        if could_be[place] == 1 and filled_at(state, place) <= put_back:
            could_be[place] = 0
    return could_be


def filled_at(state: Town, card: i64) -> i64:
    """When the place was filled that a commission card is in, as the order of the dice tile given out then."""
    c = state.cells
    where = c[COMMISSION + card]
    if where >= UNDER:
        return where - UNDER
    if where == 0:
        # At the start everybody keeps a card, then the stack is shuffled.
        return state.players + 1
    if where >= DEALT:
        return state.players if c[PHASE] == SETUP else tiles_given(state) + 1
    tile: i64 = 0
    while c[TILE_CARD + tile] != card:
        tile += 1
    return c[TILE_ORDER + tile]


def move_commission(state: Town, fresh: Town, seat: i64, card: i64, place: i64) -> None:
    """Let a card be, in `fresh`, where another is in `state`. Others know what they have put under the stack."""
    where = state.cells[COMMISSION + place]
    fresh.cells[COMMISSION + card] = where
    if where == KEPT:
        for tile in range(DICE_TILE_COUNT):
            if state.cells[TILE_CARD + tile] == place:
                fresh.cells[TILE_CARD + tile] = card
    for other in range(state.players):
        if other != seat:
            put_back = state.cells[PUT_BACK + other * COMMISSION_COUNT + place]
            is_theirs = put_back > 0 and where == UNDER + put_back
            fresh.cells[PUT_BACK + other * COMMISSION_COUNT + card] = put_back if is_theirs else 0
