# compiled
"""Cavern Tavern (Höhlenschänke): settlers wait here, and whoever places a die takes one of the cards on show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import at_most, because, between, expect
from burgher.core.errors import Phrase
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes
from burgher.nobility.asking import ANYWHERE, AT_TAVERN, Asked, Decision, DrawTo, visited
from burgher.nobility.cells import (
    COINS,
    DISCARDED,
    DISPLAY,
    ELSEWHERE,
    HAND,
    NOBILITY,
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
from burgher.nobility.place import Place, at_place
from burgher.nobility.reasons import MUST_CHOOSE, Args, reason
from burgher.nobility.state import Town

NEWEST: Final = HAND_SPACES - 1
"""The place in the hand of a card that is one too many."""
NO_MORE: Final = 9
"""The stage of a visit when no further card is wanted."""
MANY: Final = 99


# placing a die


def last_die(town: Town) -> i64:
    """The value of the die that the next one is compared with; 0 before the first."""
    last: i64 = 0
    for k in range(town.rules.tavern_spaces):
        die = town.cells[TAVERN_DIE + k]
        if die == 0:
            break
        last = die % 10
    return last


def _spaces(town: Town, action: i64) -> Args:
    return {"spaces": int(town.rules.tavern_spaces)}


def _last(town: Town, action: i64) -> Args:
    return at_place(town, action) | {"last": int(last_die(town))}


TAVERN_FULL: Final = reason("tavern-full", "Cavern Tavern", _spaces)
DIE_TOO_LOW: Final = reason("die-too-low", "Cavern Tavern", _last)
NO_SETTLERS_ON_SHOW: Final = reason("no-settlers-on-show", "Cavern Tavern")


class Tavern(Place):
    def why(self, town: Town, seat: i64, value: i64) -> i64:
        """Cavern Tavern: dice from left to right, each at least as high as the one before."""
        if town.cells[TAVERN_DIE + town.rules.tavern_spaces - 1] != 0:
            return TAVERN_FULL
        if value < last_die(town):
            return DIE_TOO_LOW
        if cards_on_show(town) == 0:
            return NO_SETTLERS_ON_SHOW
        return 0

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        c = town.cells
        k: i64 = 0
        while c[TAVERN_DIE + k] != 0:
            k += 1
        c[TAVERN_DIE + k] = die
        town.begin_visit(self.number, die % 10)
        self.resume(town)

    def resume(self, town: Town) -> None:
        """One card, or with a desk of the Chancery two; the display is full again before the second."""
        c = town.cells
        seat = c[TURN]
        taken = c[STAGE]
        if taken == 0:
            TAKE.ask(town, seat, BY_DIE, 0)
            return
        if taken < NO_MORE and town.desks_for(seat, DESK_TAVERN) > 0:
            allowed = town.rules.benefit_amount[DESK_TAVERN]
            if taken < allowed and cards_on_show(town) > 0:
                TAKE.ask(town, seat, BY_DESK, 0)
                return
        town.end_visit()


# taking a card

BY_DIE: Final = 0
BY_DESK: Final = 1
"""A further card by a desk of the Chancery: may be declined."""
BY_CHARACTER: Final = 2
CAUSES: Final = ("tavern", "more", "character")

NOT_ON_SHOW: Final = reason("not-on-show", "Cavern Tavern")


def cards_on_show(town: Town) -> i64:
    c = town.cells
    count: i64 = 0
    for space in range(DISPLAY_SPACES):
        if c[DISPLAY + space] >= 0:
            count += 1
    return count


def space_of(town: Town, card: i64) -> i64:
    """Where a card is on show; NOBODY: it is not."""
    c = town.cells
    for space in range(DISPLAY_SPACES):
        if c[DISPLAY + space] == card:
            return space
    return NOBODY


class Take(Asked):
    """Which settlers card to take: why one may be taken, and how many more the character brings after it."""

    def ask(self, town: Town, seat: i64, cause: i64, further: i64) -> None:
        self.put(town, seat, cause, further)

    def cause(self, town: Town) -> i64:
        return town.first()

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        c = town.cells
        for space in range(DISPLAY_SPACES):
            card = c[DISPLAY + space]
            if card >= 0:
                moves.add(codes.TAKE + card)
        if self.cause(town) == BY_DESK:
            moves.add(codes.DONE)

    def why(self, town: Town, action: i64) -> i64:
        if action == codes.DONE:
            return 0 if self.cause(town) == BY_DESK else MUST_CHOOSE
        if not codes.TAKE <= action < codes.TAKE + SETTLERS_COUNT:
            return NOT_ASKED_NOW
        return 0 if space_of(town, action - codes.TAKE) >= 0 else NOT_ON_SHOW

    def perform(self, town: Town, action: i64) -> None:
        """Cavern Tavern: one card; a character may bring several, the display full again before the next."""
        c = town.cells
        seat = town.seat
        cause = self.cause(town)
        further = town.second()
        town.answered()
        if action == codes.DONE:
            c[STAGE] = NO_MORE
            return
        card = action - codes.TAKE
        c[DISPLAY + space_of(town, card)] = NOBODY
        if town.log is not None:
            town.tell("settlers-taken", {"seat": seat, "card": SETTLERS[card]})
        if cause != BY_CHARACTER:
            c[STAGE] += 1
            coins = town.event_gives(TAVERN_COINS)
            if coins > 0:
                c[COINS + seat] += coins
                if town.log is not None:
                    town.tell("event-coins", {"seat": seat, "coins": coins})
        if further > 0 and cards_on_show(town) > 0:
            self.ask(town, seat, BY_CHARACTER, further - 1)
        _receive(town, seat, card)

    def prompt(self, town: Town) -> Args:
        return {"cause": CAUSES[self.cause(town)]}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(BY_DIE, BY_CHARACTER), (0, MANY if frame.first == BY_CHARACTER else 0)]

    def check(self, town: Town, frame: Frame) -> None:
        """In the tavern by a die, or brought by the character of a new lord; and there must be enough on show."""
        super().check(town, frame)
        if frame.first == BY_CHARACTER:
            may = because(between(BY_DIE, BY_DESK), "since-no-lord")
            expect(town.cells[NOBILITY + frame.seat] >= town.rules.lord_at, frame.path("cause"), frame.first, may)
        else:
            there = visited(town) == AT_TAVERN
            expect(there, frame.path("cause"), frame.first, because(BY_CHARACTER, "since-not-in-tavern"))
        wanted = len(town.questions.frames(town, self))
        shown = int(cards_on_show(town))
        expect(wanted <= shown, Phrase("questions-of", ask=self.name), wanted, because(at_most(shown), "since-on-show"))


TAKE: Final = Take("take", fields=("cause", "further"), on=("take",), during=ANYWHERE)


# Settlers cards: three at most

NEWEST_STAYS: Final = reason("newest-stays", "Settlers cards")
NOT_YOUR_SETTLERS: Final = reason("not-your-settlers", "Settlers cards")


def _receive(town: Town, seat: i64, card: i64) -> None:
    """Settlers cards: a fourth card costs one of the three older ones."""
    c = town.cells
    at = HAND + seat * HAND_SPACES
    for place in range(town.rules.hand_limit):
        if c[at + place] < 0:
            c[at + place] = card
            refill(town)
            return
    c[at + NEWEST] = card
    DISCARD.ask(town, seat)


def place_of(town: Town, seat: i64, card: i64) -> i64:
    """Where in a seat's hand a card is; NOBODY: it is not there."""
    c = town.cells
    for place in range(HAND_SPACES):
        if c[HAND + seat * HAND_SPACES + place] == card:
            return place
    return NOBODY


class Discard(Decision):
    """Which of the three older settlers cards to discard for the fourth."""

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        c = town.cells
        at = HAND + town.seat * HAND_SPACES
        for place in range(NEWEST):
            if c[at + place] >= 0:
                moves.add(codes.DISCARD + c[at + place])

    def why(self, town: Town, action: i64) -> i64:
        if not codes.DISCARD <= action < codes.DISCARD + SETTLERS_COUNT:
            return NOT_ASKED_NOW
        place = place_of(town, town.seat, action - codes.DISCARD)
        if place < 0:
            return NOT_YOUR_SETTLERS
        return NEWEST_STAYS if place == NEWEST else 0

    def perform(self, town: Town, action: i64) -> None:
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

    def prompt(self, town: Town) -> Args:
        newest = town.cells[HAND + town.seat * HAND_SPACES + NEWEST]
        return {"card": SETTLERS[newest], "limit": int(town.rules.hand_limit)}


DISCARD: Final = Discard("discard", on=("take",), during=ANYWHERE)


# the display


def refill(town: Town) -> bool:
    """Cavern Tavern: a card that was taken is replaced at once. Whether chance has been asked for one."""
    c = town.cells
    for space in range(DISPLAY_SPACES):
        if c[DISPLAY + space] < 0:
            if not _deck_has_cards(town):
                return False
            TURN_UP.ask(town, space)
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


class TurnUp(DrawTo):
    """A settlers card goes on show, on this space of the display."""

    def chances(self, town: Town, moves: Moves) -> None:
        c = town.cells
        for card in range(SETTLERS_COUNT):
            if c[PILE + card] == UNSEEN or c[PILE + card] == RETURNED:
                moves.add(codes.DRAW_SETTLERS + card)

    def perform(self, town: Town, action: i64) -> None:
        card = action - codes.DRAW_SETTLERS
        space = self.space(town)
        town.answered()
        town.cells[PILE + card] = ELSEWHERE
        town.cells[DISPLAY + space] = card
        if town.log is not None:
            town.tell("settlers-turned-up", {"card": SETTLERS[card]})
        refill(town)


TURN_UP: Final = TurnUp("turn_up", DISPLAY, DISPLAY_SPACES, phases=("setup", "actions"), on=("take",), during=ANYWHERE)


def renew(town: Town) -> None:
    """Berk the clerk: new settlers or buildings. All cards on show are discarded; `refill` lays out new ones."""
    c = town.cells
    for space in range(DISPLAY_SPACES):
        card = c[DISPLAY + space]
        if card >= 0:
            c[PILE + card] = DISCARDED
            c[DISPLAY + space] = NOBODY
