# compiled
"""What a seat cannot see, dealt anew: the deck, the others' hands, what they put away and what they show in secret.

What everybody has seen (a card taken from the pool, a card shown to the spies) stays where it is. All deals of the
cards that are left over, card by card, are equally likely.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort.cells import ASIDE, DECK, HAND, KNOWN, SHOWN, SIZE
from burgher.belfort.interactive_guilds import SHOW
from burgher.belfort.names import CARDS, NOBODY, SEATS
from burgher.belfort.setup import KEEP
from burgher.belfort.state import City
from burgher.core.cells import vec
from burgher.core.chance import Random


def imagine(state: City, fresh: City, seat: i64, random: Random) -> None:
    """Deal again, in `fresh`, a copy of `state`, all that `seat` cannot see."""
    unseen = collect_unseen(state, seat)
    for other in range(state.players):
        if other != seat:
            imagine_hand(state, fresh, other, unseen, random)
            imagine_aside(state, fresh, other, unseen, random)
    for card in range(CARDS):
        fresh.cells[DECK + card] = unseen[card]
    if are_choosing_what_to_show(state):
        for other in range(state.players):
            if other != seat and state.cells[SHOWN + other] != NOBODY:
                fresh.cells[SHOWN + other] = draw(fresh.cells, HAND + other * CARDS, random)
    imagine_last_choice(fresh, seat, random)


def are_choosing_what_to_show(state: City) -> bool:
    """Whether spies still wait for somebody's card, so that what others have chosen is a secret."""
    return state.depth > 0 and state.asked_at(state.depth - 1) == SHOW.number


def collect_unseen(state: City, seat: i64) -> vec[i64]:
    """How many cards of each type the seat cannot place: those in the deck, and what the others hide."""
    c = state.cells
    unseen = c[DECK : DECK + CARDS]
    for other in range(state.players):
        # The compiler leaves out what it looks at with every index when it knows these (see `encoding`).
        if len(c) != SIZE or len(unseen) != CARDS or other < 0 or other >= SEATS:
            raise IndexError
        if other != seat:
            for card in range(i64(CARDS)):
                at = other * CARDS + card
                unseen[card] += c[HAND + at] - c[KNOWN + at] + c[ASIDE + at]
    return unseen


def imagine_hand(state: City, fresh: City, other: i64, unseen: vec[i64], random: Random) -> None:
    hidden: i64 = 0
    for card in range(other * CARDS, other * CARDS + CARDS):
        hidden += state.cells[HAND + card] - state.cells[KNOWN + card]
        fresh.cells[HAND + card] = state.cells[KNOWN + card]
    for _ in range(hidden):
        card = draw(unseen, 0, random)
        unseen[card] -= 1
        fresh.cells[HAND + other * CARDS + card] += 1


def imagine_aside(state: City, fresh: City, other: i64, unseen: vec[i64], random: Random) -> None:
    hidden: i64 = 0
    for card in range(other * CARDS, other * CARDS + CARDS):
        hidden += state.cells[ASIDE + card]
        fresh.cells[ASIDE + card] = 0
    for _ in range(hidden):
        card = draw(unseen, 0, random)
        unseen[card] -= 1
        fresh.cells[ASIDE + other * CARDS + card] += 1


def imagine_last_choice(fresh: City, seat: i64, random: Random) -> None:
    """The question which cards to keep remembers the card put away last, which only its seat may know."""
    for k in range(fresh.depth):
        other = fresh.seat_at(k)
        if fresh.asked_at(k) == KEEP.number and other != seat and has_any(fresh.cells, ASIDE + other * CARDS):
            KEEP.set_last_at(fresh, k, draw(fresh.cells, ASIDE + other * CARDS, random))


def has_any(counts: vec[i64], at: i64) -> bool:
    for card in range(at, at + CARDS):
        if counts[card] > 0:
            return True
    return False


def draw(counts: vec[i64], at: i64, random: Random) -> i64:
    """A card type out of ten counts that begin at `at`, each card as likely as the other; it is not taken away."""
    total: i64 = 0
    for k in range(CARDS):
        total += counts[at + k]
    left = random.below(total)
    card: i64 = 0
    while left >= counts[at + card]:
        left -= counts[at + card]
        card += 1
    return card
