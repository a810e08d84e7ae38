# compiled
"""The property cards: deck, draw pool, hands and discard pile (Components: property cards).

The deck has no order. A draw is a question to chance.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort import codes, questions
from burgher.belfort.cells import DECK, DISCARDS, HAND, KNOWN, POOL
from burgher.belfort.names import CARDS, NOBODY, PROPERTIES
from burgher.belfort.reasons import CARD_NOT_IN_HAND, NO_CARDS_LEFT, NOT_IN_POOL
from burgher.belfort.state import City
from burgher.core.moves import Moves
from burgher.core.state import CHANCE

# hands


def into_hand(s: City, seat: i64, card: i64, openly: bool) -> None:
    """A card joins a hand; one that everybody saw stays known."""
    s.cells[HAND + seat * CARDS + card] += 1
    if openly:
        s.cells[KNOWN + seat * CARDS + card] += 1


def out_of_hand(s: City, seat: i64, card: i64) -> None:
    """A card leaves a hand openly. It may be one that was known, so there is one less to be sure of."""
    s.cells[HAND + seat * CARDS + card] -= 1
    if s.cells[KNOWN + seat * CARDS + card] > 0:
        s.cells[KNOWN + seat * CARDS + card] -= 1


def why_not_in_hand(s: City, seat: i64, card: i64) -> i64:
    return 0 if s.cells[HAND + seat * CARDS + card] > 0 else CARD_NOT_IN_HAND


# the deck


def count(s: City, pile: i64) -> i64:
    """The cards in the deck, the pool or the discard pile."""
    c = s.cells
    cards: i64 = 0
    for card in range(CARDS):
        cards += c[pile + card]
    return cards


def refill_deck(s: City) -> bool:
    """An empty deck is made anew from the discard pile. Whether there is a card to draw."""
    if count(s, DECK) > 0:
        return True
    if count(s, DISCARDS) == 0:
        return False
    c = s.cells
    for card in range(CARDS):
        c[DECK + card] = c[DISCARDS + card]
        c[DISCARDS + card] = 0
    if s.log is not None:
        s.tell("deck-shuffled", {})
    return True


def chances_of_deck(s: City, moves: Moves, first: i64) -> None:
    """Any card of the deck may come; `first` is the action for the first property."""
    c = s.cells
    for card in range(CARDS):
        moves.weigh(first + card, c[DECK + card])


def why_no_deck(s: City) -> i64:
    """Actions: buy a property card; from the deck, or from the discard pile that would become the deck."""
    return 0 if count(s, DECK) > 0 or count(s, DISCARDS) > 0 else NO_CARDS_LEFT


def draw(s: City, seat: i64, cards: i64) -> None:
    """So many cards from the deck into a hand, or as many as there are."""
    if cards > 0 and refill_deck(s):
        s.ask(questions.DRAW, CHANCE, seat, cards)


def draw_and_discard(s: City, seat: i64, drawn: i64, discarded: i64) -> None:
    """Draw, then discard any cards of the hand; of a short hand all of it."""
    s.ask(questions.DISCARD, seat, discarded, NOBODY)
    draw(s, seat, drawn)
    _shorten_discard(s)


def perform_draw(s: City, action: i64) -> None:
    seat = s.first()
    card = action - codes.DRAW
    s.cells[DECK + card] -= 1
    into_hand(s, seat, card, False)
    if s.log is not None:
        s.tell_only("drew", {"seat": seat, "card": PROPERTIES[card]}, "card")
    left = s.second() - 1
    if left > 0 and refill_deck(s):
        s.set_second(left)
    else:
        s.answered()
        _shorten_discard(s)


def _shorten_discard(s: City) -> None:
    """When a discard comes on top, no more can be asked for than the hand has."""
    if s.depth > 0 and s.question() == questions.DISCARD:
        most = s.hand_size(s.seat)
        if s.first() > most:
            s.set_first(most)
        if s.first() <= 0:
            s.answered()


# the draw pool


def why_not_in_pool(s: City, card: i64) -> i64:
    return 0 if s.cells[POOL + card] > 0 else NOT_IN_POOL


def refill_pool(s: City) -> None:
    """Cards are turned up until the pool is full again, or as many as there are."""
    missing = s.rules.pool - count(s, POOL)
    if missing > 0 and refill_deck(s):
        s.ask(questions.TURN_UP, CHANCE, missing, 0)


def perform_turn_up(s: City, action: i64) -> None:
    card = action - codes.TURN_UP
    s.cells[DECK + card] -= 1
    s.cells[POOL + card] += 1
    if s.log is not None:
        s.tell("turned-up", {"card": PROPERTIES[card]})
    left = s.first() - 1
    if left > 0 and refill_deck(s):
        s.set_first(left)
    else:
        s.answered()


# discarding


def offer_discard(s: City, moves: Moves, canonical: bool) -> None:
    """Any card of the hand. Canonical: in the order of the properties."""
    c = s.cells
    hand = HAND + s.seat * CARDS
    if not canonical:
        for card in range(CARDS):
            if c[hand + card] > 0:
                moves.add(codes.DISCARD + card)
        return
    # From the last property backwards, so that those after a card are known to be enough.
    behind: i64 = 0
    for k in range(CARDS):
        card = CARDS - 1 - k
        behind += c[hand + card]
        if card < s.second():
            break
        if c[hand + card] > 0 and behind >= s.first():
            moves.add(codes.DISCARD + card)
    if moves.count == 0:
        offer_discard(s, moves, False)


def why_discard(s: City, action: i64) -> i64:
    return why_not_in_hand(s, s.seat, action - codes.DISCARD)


def perform_discard(s: City, action: i64) -> None:
    seat = s.seat
    card = action - codes.DISCARD
    out_of_hand(s, seat, card)
    s.cells[DISCARDS + card] += 1
    if s.log is not None:
        s.tell("discarded", {"seat": seat, "card": PROPERTIES[card]})
    discarded_one(s, card)


def discarded_one(s: City, card: i64) -> None:
    """One less to go."""
    if s.first() == 1:
        s.answered()
    else:
        s.set_first(s.first() - 1)
        s.set_second(card)


def discard_to_limit(s: City, seat: i64) -> None:
    """Actions: the hand limit at the end of one's own turn."""
    over = s.hand_size(seat) - s.rules.hand_limit
    if over > 0:
        s.ask(questions.DISCARD, seat, over, NOBODY)
