# compiled
"""Appendix: guilds, the interactive ones: thieves, bandits and spies; `wizards` has the fourth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes, wizards
from burgher.belfort.cards import into_hand, is_in_hand, out_of_hand
from burgher.belfort.cells import KNOWN, SHOWN, STOCK
from burgher.belfort.names import (
    BANDITS,
    CARDS,
    GOLD,
    GUILDS,
    METAL,
    NOBODY,
    PROPERTIES,
    RESOURCES,
    SEATS,
    SPIES,
    STONE,
    STUFFS,
    THIEVES,
    WIZARDS,
    WOOD,
)
from burgher.belfort.reasons import Args, reason, said, why_other
from burgher.belfort.state import City, expect_turn
from burgher.core.checking import another, because, expect
from burgher.core.errors import Phrase
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question
from burgher.core.reasons import NOT_ASKED_NOW


def use_guild(s: City, seat: i64, guild: i64) -> None:
    if guild == THIEVES:
        ASK_THIEVES.rob(s, seat)
    elif guild == BANDITS:
        ASK_BANDITS.rob(s, seat)
    elif guild == WIZARDS:
        wizards.use_guild(s, seat)
    else:
        _send_spies(s, seat)


# thieves and bandits: one piece a step, several from one player or one each from several


def _victim(s: City, action: int) -> Args:
    return {"victim": int(said(action, "from")) - 1}


def _number(s: City, action: int) -> Args:
    return {"number": int(said(action, "from"))}


SEAT_NOT_IN_GAME: Final = reason("seat-not-in-game", "Guilds: interactive guilds", _number)
NOT_FROM_YOURSELF: Final = reason("not-from-yourself", "Guilds: interactive guilds")
NOTHING_TO_STEAL: Final = reason("nothing-to-steal", "Guilds: interactive guilds", _victim)
STOLEN_ENOUGH_THERE: Final = reason("stolen-enough-there", "Guilds: interactive guilds", _victim)
STOLEN_ENOUGH: Final = reason("stolen-enough", "Guilds: interactive guilds", _victim)

LAST_WAS_STONE: Final = 32
"""Beside the bits of the seats that were robbed, so that bots see one order only: the last piece was stone."""


class Robbery(Question[City]):
    """Whom to rob of one piece: so many were taken, of seats that have their bits in `robbed`."""

    def ask(self, s: City, seat: i64) -> None:
        self.put(s, seat, 0, 0)

    def taken(self, s: City) -> i64:
        return s.first()

    def robbed(self, s: City) -> i64:
        return s.second() % LAST_WAS_STONE

    def guild(self) -> str:
        """Whose deed it is."""
        raise NotImplementedError

    def takes(self, stuff: i64) -> bool:
        raise NotImplementedError

    def why_not(self, s: City, stuff: i64) -> i64:
        """Why this is not taken, whoever has it."""
        raise NotImplementedError

    def from_one(self, s: City, stuff: i64) -> i64:
        """How many may be taken from one player."""
        raise NotImplementedError

    def rob(self, s: City, seat: i64) -> None:
        """Wasted when nobody has anything that is taken."""
        self.ask(s, seat)
        if not self._has_prey(s):
            s.answered()
            s.waste(seat, self.guild())

    def _has_prey(self, s: City) -> bool:
        """Whether anything more can be taken; if not, nothing more is asked."""
        for action in range(codes.STEAL, codes.SWAP):
            if self.why(s, action) == 0:
                return True
        return False

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        """Canonical: players in the order of their seats, and of one player wood before stone."""
        robbed = self.robbed(s)
        for victim in range(s.players):
            # A robbed seat after this one: this one would have come before it.
            if canonical and robbed >> (victim + 1) != 0:
                continue
            for stuff in range(STUFFS):
                again = robbed >> victim & 1
                if canonical and again and stuff == WOOD and s.second() & LAST_WAS_STONE:
                    continue
                if self.takes(stuff) and self.why(s, codes.STEAL + stuff * SEATS + victim) == 0:
                    moves.add(codes.STEAL + stuff * SEATS + victim)
        moves.add(codes.DONE)

    def why(self, s: City, action: i64) -> i64:
        """Guilds: interactive guilds. From anybody else who has it, within the guild's limits; or no more."""
        if action == codes.DONE:
            return 0
        if not codes.STEAL <= action < codes.SWAP:
            return NOT_ASKED_NOW
        stuff = (action - codes.STEAL) // SEATS
        victim = (action - codes.STEAL) % SEATS
        if victim >= s.players:
            return SEAT_NOT_IN_GAME
        if victim == s.seat:
            return NOT_FROM_YOURSELF
        reason = self.why_not(s, stuff)
        if reason != 0:
            return reason
        if s.cells[STOCK + victim * STUFFS + stuff] == 0:
            return NOTHING_TO_STEAL
        return self._why_enough(s, victim, self.from_one(s, stuff))

    def _why_enough(self, s: City, victim: i64, from_one: i64) -> i64:
        """Guilds: interactive guilds. So many from one player, or one each from so many players."""
        taken = self.taken(s)
        robbed = self.robbed(s)
        if robbed >> victim & 1:
            return 0 if robbed == 1 << victim and taken < from_one else STOLEN_ENOUGH_THERE
        if taken == 0:
            return 0 if from_one > 0 else STOLEN_ENOUGH
        seats_robbed: i64 = 0
        for seat in range(s.players):
            seats_robbed += robbed >> seat & 1
        return 0 if taken == seats_robbed and taken < s.rules.spread else STOLEN_ENOUGH

    def perform(self, s: City, action: i64) -> None:
        if action == codes.DONE:
            if self.taken(s) == 0:
                s.waste(s.seat, self.guild())
            s.answered()
            return
        stuff = (action - codes.STEAL) // SEATS
        victim = (action - codes.STEAL) % SEATS
        amount: i64 = 1
        if stuff == METAL:
            amount = min(s.stock(victim, METAL), s.rules.bandits_metal)
        s.gain(victim, stuff, -amount)
        s.gain(s.seat, stuff, amount)
        if s.log is not None:
            s.tell("stole", {"seat": s.seat, "what": RESOURCES[stuff], "amount": amount, "from": victim})
        robbed = self.robbed(s) | 1 << victim
        s.set_first(self.taken(s) + 1)
        s.set_second(robbed | LAST_WAS_STONE if stuff == STONE else robbed)
        if stuff == METAL or not self._has_prey(s):
            s.answered()

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, int(max(self.from_one(s, WOOD), s.rules.spread)) - 1), (0, 2 * LAST_WAS_STONE - 1)]

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)
        robbed = frame.second % LAST_WAS_STONE
        fits = (
            robbed >> s.players == 0 and not robbed >> frame.seat & 1 and robbed.bit_count() in range(frame.first + 1)
        )
        fits = fits and (robbed > 0) == (frame.first > 0)
        expect(fits, frame.path("robbed"), frame.second, Phrase("may-robbed", most=frame.first))


# thieves

THIEVES_TAKE_GOLD: Final = reason("thieves-take-gold", "Guilds: thieves")


class Thieves(Robbery):
    """Whom to rob of one gold."""

    def guild(self) -> str:
        return GUILDS[THIEVES]

    def takes(self, stuff: i64) -> bool:
        return stuff == GOLD

    def why_not(self, s: City, stuff: i64) -> i64:
        """Guilds: thieves. Gold, and nothing else."""
        return 0 if stuff == GOLD else THIEVES_TAKE_GOLD

    def from_one(self, s: City, stuff: i64) -> i64:
        return s.rules.thieves_gold

    def prompt(self, s: City) -> Args:
        return {"taken": self.taken(s), "from_one": s.rules.thieves_gold, "victims": s.rules.spread}


ASK_THIEVES: Final[Thieves] = Thieves("thieves", fields=("taken", "robbed"), phases=("actions",), on=("turn",))


# bandits

BANDITS_TAKE_NO_GOLD: Final = reason("bandits-take-no-gold", "Guilds: bandits")
METAL_ALONE: Final = reason("metal-alone", "Guilds: bandits")


class Bandits(Robbery):
    """Whom to rob of one piece of wood, stone or metal."""

    def guild(self) -> str:
        return GUILDS[BANDITS]

    def takes(self, stuff: i64) -> bool:
        return stuff != GOLD

    def why_not(self, s: City, stuff: i64) -> i64:
        """Guilds: bandits. Metal from one player, and then nothing else; or wood and stone."""
        if stuff == GOLD:
            return BANDITS_TAKE_NO_GOLD
        return METAL_ALONE if stuff == METAL and self.taken(s) > 0 else 0

    def from_one(self, s: City, stuff: i64) -> i64:
        return s.rules.bandits_metal if stuff == METAL else s.rules.bandits_pieces

    def prompt(self, s: City) -> Args:
        return {
            "taken": self.taken(s),
            "metal": s.rules.bandits_metal,
            "from_one": s.rules.bandits_pieces,
            "victims": s.rules.spread,
        }


ASK_BANDITS: Final[Bandits] = Bandits("bandits", fields=("taken", "robbed"), phases=("actions",), on=("turn",))


# spies


def _send_spies(s: City, seat: i64) -> None:
    """Every other player with cards chooses one to show, all at the same time; then one of them is taken."""
    PICK.ask(s, seat)
    for k in range(s.players):
        other = s.players - 1 - k
        if other != seat and s.hand_size(other) > 0:
            SHOW.ask(s, other, seat)
    if PICK.is_open(s):
        s.answered()
        s.waste(seat, GUILDS[SPIES])


NOT_IN_HAND: Final = reason("card-not-in-hand", "Guilds: spies")


class Show(Question[City]):
    """Which card to show to the spies of a seat."""

    def ask(self, s: City, seat: i64, spies: i64) -> None:
        self.put(s, seat, spies, 0)

    def spies(self, s: City) -> i64:
        return s.first()

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        for card in range(CARDS):
            if is_in_hand(s, s.seat, card):
                moves.add(codes.SHOW + card)

    def why(self, s: City, action: i64) -> i64:
        """Guilds: spies. Any card of the hand."""
        if not codes.SHOW <= action < codes.PICK:
            return why_other(action)
        return 0 if is_in_hand(s, s.seat, action - codes.SHOW) else NOT_IN_HAND

    def perform(self, s: City, action: i64) -> None:
        """Nobody sees the card before everybody has chosen; then all are known to be where they are."""
        card = action - codes.SHOW
        s.cells[SHOWN + s.seat] = card
        if s.log is not None:
            s.tell_only("chose-to-show", {"seat": s.seat, "card": PROPERTIES[card]}, "card")
        s.answered()
        if PICK.is_open(s):
            for seat in range(s.players):
                if s.cells[SHOWN + seat] != NOBODY:
                    _show(s, seat, s.cells[SHOWN + seat])

    def prompt(self, s: City) -> Args:
        return {"to": self.spies(s)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, int(s.players) - 1)]

    def check(self, s: City, frame: Frame) -> None:
        expect(frame.seat != frame.first, frame.path("seat"), frame.seat, because(another(), "since-own-spies"))
        turn = int(s.turn_seat())
        expect(frame.first == turn, frame.path("spies"), frame.first, because(turn, "since-turn"))


SHOW: Final[Show] = Show("show", fields=("spies",), phases=("actions",), on=("pick", "show"))


def _show(s: City, seat: i64, card: i64) -> None:
    if s.cells[KNOWN + seat * CARDS + card] == 0:
        s.cells[KNOWN + seat * CARDS + card] = 1
    if s.log is not None:
        s.reveal("showed", {"seat": seat, "card": PROPERTIES[card]})


SPIED_NOBODY: Final = reason("seat-not-in-game", "Guilds: spies", _number)
NO_CARD_SHOWN: Final = reason("no-card-shown", "Guilds: spies", _victim)


class Pick(Question[City]):
    """Which of the cards shown to take."""

    def ask(self, s: City, seat: i64) -> None:
        self.put(s, seat, 0, 0)

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        for action in range(codes.PICK, codes.PICK + s.players):
            if self.why(s, action) == 0:
                moves.add(action)

    def why(self, s: City, action: i64) -> i64:
        """Guilds: spies. One of the cards that were shown."""
        if not codes.PICK <= action < codes.DONE:
            return why_other(action)
        seat = action - codes.PICK
        if seat >= s.players:
            return SPIED_NOBODY
        return 0 if s.cells[SHOWN + seat] != NOBODY else NO_CARD_SHOWN

    def perform(self, s: City, action: i64) -> None:
        seat = s.seat
        victim = action - codes.PICK
        card = s.cells[SHOWN + victim]
        s.answered()
        out_of_hand(s, victim, card)
        into_hand(s, seat, card, True)
        for other in range(s.players):
            s.cells[SHOWN + other] = NOBODY
        if s.log is not None:
            s.tell("picked", {"seat": seat, "card": PROPERTIES[card], "from": victim})

    def check(self, s: City, frame: Frame) -> None:
        """Everybody else who has cards shows one, or is still to choose it."""
        expect_turn(s, frame)
        choosing = [one.seat for one in s.questions.frames(s, SHOW) if one.seat != frame.seat]
        for seat in range(s.players):
            shown = int(s.cells[SHOWN + seat])
            due = int(seat != frame.seat and s.hand_size(seat) > 0)
            may = Phrase("may-shown") if due else because(NOBODY, "since-nothing-to-show")
            expect(choosing.count(seat) + (shown != NOBODY) == due, f"shown[{seat}]", shown, may)


PICK: Final[Pick] = Pick("pick", phases=("actions",), on=("turn",))
