# compiled
"""The property cards: deck, draw pool, hands and discard pile (Components: property cards).

The deck has no order. A draw is a question to chance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.cells import ACTIONS, DECK, DISCARDS, HAND, KNOWN, NEXT_STEP, PHASE, POOL, STEP
from burgher.belfort.names import CARDS, NOBODY, PROPERTIES
from burgher.belfort.reasons import Args, reason, why_other
from burgher.belfort.state import City, expect_step, expect_turn
from burgher.core.checking import at_most, because, expect
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question
from burgher.core.state import CHANCE

MANY: Final = 99
"""More cards than there can be."""

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


def is_in_hand(s: City, seat: i64, card: i64) -> bool:
    return s.cells[HAND + seat * CARDS + card] > 0


# the deck


def count(s: City, pile: i64) -> i64:
    """The cards in the deck, the pool or the discard pile."""
    c = s.cells
    cards: i64 = 0
    for card in range(CARDS):
        cards += c[pile + card]
    return cards


def can_draw(s: City) -> bool:
    """From the deck, or from the discard pile that would become the deck."""
    return count(s, DECK) > 0 or count(s, DISCARDS) > 0


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


def draw(s: City, seat: i64, cards: i64) -> None:
    """So many cards from the deck into a hand, or as many as there are."""
    if cards > 0 and refill_deck(s):
        DRAW.ask(s, seat, cards)


def draw_and_discard(s: City, seat: i64, drawn: i64, discarded: i64) -> None:
    """Draw, then discard any cards of the hand; of a short hand all of it."""
    DISCARD.ask(s, seat, discarded)
    draw(s, seat, drawn)
    DISCARD.shorten(s)


class Draw(Question[City]):
    """Chance: a card from the deck for the hand of the seat `to`; so many are left to come."""

    def ask(self, s: City, to: i64, left: i64) -> None:
        self.put(s, CHANCE, to, left)

    def to(self, s: City) -> i64:
        return s.first()

    def left(self, s: City) -> i64:
        return s.second()

    def chances(self, s: City, moves: Moves) -> None:
        chances_of_deck(s, moves, codes.DRAW)

    def perform(self, s: City, action: i64) -> None:
        seat = self.to(s)
        card = action - codes.DRAW
        s.cells[DECK + card] -= 1
        into_hand(s, seat, card, False)
        if s.log is not None:
            s.tell_only("drew", {"seat": seat, "card": PROPERTIES[card]}, "card")
        left = self.left(s) - 1
        if left > 0 and refill_deck(s):
            s.set_second(left)
        else:
            s.answered()
            DISCARD.shorten(s)

    def prompt(self, s: City) -> Args:
        return {"to": self.to(s)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, int(s.players) - 1), (1, MANY)]

    def check(self, s: City, frame: Frame) -> None:
        turn = int(s.turn_seat())
        expect(frame.first == turn, frame.path("to"), frame.first, because(turn, "since-turn"))
        expect_step(s, frame, 1, 3)


DRAW: Final[Draw] = Draw("draw", fields=("to", "left"), phases=("actions",), on=("turn", "discard"), to_chance=True)


# the draw pool


def is_in_pool(s: City, card: i64) -> bool:
    return s.cells[POOL + card] > 0


def refill_pool(s: City) -> None:
    """Cards are turned up until the pool is full again, or as many as there are."""
    missing = s.rules.pool - count(s, POOL)
    if missing > 0 and refill_deck(s):
        TURN_UP.ask(s, missing)


class TurnUp(Question[City]):
    """Chance: which card from the deck comes into the pool; so many are left to come."""

    def ask(self, s: City, left: i64) -> None:
        self.put(s, CHANCE, left, 0)

    def left(self, s: City) -> i64:
        return s.first()

    def chances(self, s: City, moves: Moves) -> None:
        chances_of_deck(s, moves, codes.TURN_UP)

    def perform(self, s: City, action: i64) -> None:
        card = action - codes.TURN_UP
        s.cells[DECK + card] -= 1
        s.cells[POOL + card] += 1
        if s.log is not None:
            s.tell("turned-up", {"card": PROPERTIES[card]})
        left = self.left(s) - 1
        if left > 0 and refill_deck(s):
            s.set_first(left)
        else:
            s.answered()

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(1, int(s.rules.pool))]

    def check(self, s: City, frame: Frame) -> None:
        low, high = {"setup": (5, 5), "actions": (1, 3), "non_players": (1, 2)}[s.phase]
        expect_step(s, frame, low, high)


TURN_UP: Final[TurnUp] = TurnUp("turn_up", fields=("left",), phases=("setup", "actions", "non_players"), to_chance=True)


# discarding

NOT_IN_HAND: Final = reason("card-not-in-hand", "Actions: ending the turn")


class Discard(Question[City]):
    """Which card to discard: so many are left to go. `last` is the one chosen last, so that bots see one order only."""

    def ask(self, s: City, seat: i64, left: i64) -> None:
        self.put(s, seat, left, NOBODY)

    def left(self, s: City) -> i64:
        return s.first()

    def last(self, s: City) -> i64:
        return s.second()

    def shorten(self, s: City) -> None:
        """When it comes on top, no more can be asked for than the hand has."""
        if self.is_open(s):
            most = s.hand_size(s.seat)
            if self.left(s) > most:
                s.set_first(most)
            if self.left(s) <= 0:
                s.answered()

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        """Any card of the hand. Canonical: in the order of the properties."""
        c = s.cells
        hand = HAND + s.seat * CARDS
        if canonical:
            # From the last property backwards, so that those after a card are known to be enough.
            behind: i64 = 0
            for k in range(CARDS):
                card = CARDS - 1 - k
                behind += c[hand + card]
                if card < self.last(s):
                    break
                if c[hand + card] > 0 and behind >= self.left(s):
                    moves.add(codes.DISCARD + card)
        if moves.count == 0:
            for card in range(CARDS):
                if c[hand + card] > 0:
                    moves.add(codes.DISCARD + card)

    def why(self, s: City, action: i64) -> i64:
        """Actions: ending the turn. The hand limit; the library and the librarians make one discard as well."""
        if not codes.DISCARD <= action < codes.END:
            return why_other(action)
        return 0 if is_in_hand(s, s.seat, action - codes.DISCARD) else NOT_IN_HAND

    def perform(self, s: City, action: i64) -> None:
        seat = s.seat
        card = action - codes.DISCARD
        out_of_hand(s, seat, card)
        s.cells[DISCARDS + card] += 1
        if s.log is not None:
            s.tell("discarded", {"seat": seat, "card": PROPERTIES[card]})
        self.one_less(s, card)

    def one_less(self, s: City, card: i64) -> None:
        if self.left(s) == 1:
            s.answered()
        else:
            s.set_first(self.left(s) - 1)
            s.set_second(card)

    def prompt(self, s: City) -> Args:
        """How many, and why: more than the limit at the end of the turn, or more were drawn than may be kept."""
        at_limit = s.cells[PHASE] == ACTIONS and s.cells[STEP] == NEXT_STEP
        return {"count": self.left(s), "cause": "limit" if at_limit else "drawn", "limit": int(s.rules.hand_limit)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(1, MANY), (NOBODY, CARDS - 1)]

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)
        drawing = any(one.first == frame.seat for one in s.questions.frames(s, DRAW))
        size = int(s.hand_size(frame.seat))
        expect(frame.first <= size or drawing, frame.path("left"), frame.first, because(at_most(size), "since-in-hand"))
        expect_step(s, frame, 1, 3)


DISCARD: Final[Discard] = Discard("discard", fields=("left", "last"), phases=("actions",), on=("turn",))


def discard_to_limit(s: City, seat: i64) -> None:
    """Actions: ending the turn. The hand limit, at the end of one's own turn."""
    over = s.hand_size(seat) - s.rules.hand_limit
    if over > 0:
        DISCARD.ask(s, seat, over)
