# compiled
"""Appendix: properties. What their planks and their gnomes do.

Where the markers of Keep and gatehouse go is in `building`: `put_markers`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.building import border_half, gate_district, gate_owner, gate_symbol, other_half, whose_symbols
from burgher.belfort.cards import draw, draw_and_discard
from burgher.belfort.cells import BANKED, BUILT, SMITHED, STAFFED, STOCKPILE
from burgher.belfort.names import (
    BANK,
    BLACKSMITH,
    CARDS,
    DISTRICTS,
    GARDENS,
    GATEHOUSE,
    GOLD,
    GUILDS,
    INN,
    LIBRARY,
    MARKET,
    METAL,
    NOBODY,
    PLANKS,
    PROPERTIES,
    PUB,
    RECRUITERS,
    RESOURCES,
    STUFFS,
    TOWER,
)
from burgher.belfort.reasons import Args, price, reason, said, why_other
from burgher.belfort.state import City, expect_turn
from burgher.belfort.two_players import owners
from burgher.belfort.workers import DWARVES, ELVES, RACES, can_recruit, make_masters, recruit
from burgher.core.checking import expect
from burgher.core.errors import Phrase
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question

# planks


def card_of_plank(plank: i64) -> i64:
    """Which card has this plank: tower, inn, blacksmith, market, library."""
    if plank < 3:
        return TOWER + plank
    return MARKET if plank == 3 else LIBRARY


def use_plank(s: City, seat: i64, plank: i64) -> None:
    """The action of a property's plank; one that can do nothing is wasted."""
    card = card_of_plank(plank)
    if card == TOWER:
        if can_staff(s, seat):
            STAFF.ask(s, seat)
        else:
            s.waste(seat, PLANKS[plank])
    elif card == INN:
        if can_recruit_any(s, seat):
            RECRUIT.ask(s, seat, False)
        else:
            s.waste(seat, PLANKS[plank])
    elif card == LIBRARY:
        draw_and_discard(s, seat, s.rules.library_draw, s.rules.library_discard)
    else:
        for stuff in range(STUFFS):
            amount = s.rules.plank_gain[plank * STUFFS + stuff]
            if amount > 0:
                s.gain(seat, stuff, amount)
                if s.log is not None:
                    s.tell("gained", {"seat": seat, "at": PLANKS[plank], "what": RESOURCES[stuff], "amount": amount})


# gnomes on locks


def free_locks(s: City, seat: i64, card: i64) -> i64:
    """Locks on a seat's properties of this name that wait for a gnome."""
    at = seat * CARDS + card
    return s.cells[BUILT + at] * s.rules.locks[card] - s.cells[STAFFED + at]


def can_staff(s: City, seat: i64) -> bool:
    """Whether there is a gnome and a lock for it."""
    if s.cells[STOCKPILE] == 0:
        return False
    for card in range(CARDS):
        if free_locks(s, seat, card) > 0:
            return True
    return False


def offer_locks(s: City, moves: Moves, seat: i64) -> None:
    c = s.cells
    at = BUILT + seat * CARDS
    for card in range(CARDS):
        if c[at + card] > 0 and free_locks(s, seat, card) > 0:
            moves.add(codes.STAFF + card)


def _locks(s: City, action: int) -> Args:
    return {"locks": int(s.rules.locks[PROPERTIES.index(said(action, "property"))])}


NOT_BUILT: Final = 0
NO_FREE_LOCK: Final = 1
NO_GNOMES_LEFT: Final = 2


def no_gnome(rule: str) -> int:
    """Rows for what can keep a gnome away, one after the other; the number of the first."""
    first = reason("not-built", rule)
    reason("no-free-lock", rule, _locks)
    reason("no-gnomes-left", rule)
    return first


def why_no_lock(s: City, seat: i64, card: i64, rows: i64) -> i64:
    """Whether a seat has built such a property with a lock that is free."""
    if s.cells[BUILT + seat * CARDS + card] == 0:
        return rows + NOT_BUILT
    return 0 if free_locks(s, seat, card) > 0 else rows + NO_FREE_LOCK


def why_no_gnome(s: City, seat: i64, card: i64, rows: i64) -> i64:
    """A gnome that costs nothing: tower's plank, recruiters' guild."""
    return rows + NO_GNOMES_LEFT if s.cells[STOCKPILE] == 0 else why_no_lock(s, seat, card, rows)


def staff(s: City, seat: i64, card: i64) -> None:
    """A gnome from the stockpile unlocks what the card has.

    Pub and gardens: a master at once. Gatehouse: a second marker at once. The other locks are looked at when they are
    used: planks at the next placement, the rest from now on.
    """
    s.cells[STOCKPILE] -= 1
    s.cells[STAFFED + seat * CARDS + card] += 1
    if s.log is not None:
        s.tell("staffed", {"seat": seat, "property": PROPERTIES[card]})
    if card == PUB:
        make_masters(s, seat, DWARVES)
    elif card == GARDENS:
        make_masters(s, seat, ELVES)
    elif card == GATEHOUSE:
        _ask_for_second_marker(s, seat)


# tower: a gnome outside the limit

NO_GNOME_FROM_TOWER: Final = no_gnome("Properties: tower")


class Staff(Question[City]):
    """The tower's gnome: on which property."""

    def ask(self, s: City, seat: i64) -> None:
        self.put(s, seat, 0, 0)

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        offer_locks(s, moves, s.seat)

    def why(self, s: City, action: i64) -> i64:
        """Properties: tower. Any lock that is free."""
        if not codes.STAFF <= action < codes.GNOME:
            return why_other(action)
        return why_no_gnome(s, s.seat, action - codes.STAFF, NO_GNOME_FROM_TOWER)

    def perform(self, s: City, action: i64) -> None:
        seat = s.seat
        s.answered()
        staff(s, seat, action - codes.STAFF)

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)


STAFF: Final[Staff] = Staff("staff", phases=("actions",), on=("turn",))


# inn, and the recruiters' guild: a worker


def can_recruit_any(s: City, seat: i64) -> bool:
    return can_recruit(s, seat, ELVES) or can_recruit(s, seat, DWARVES)


def _most(s: City, action: int) -> Args:
    return {"most": int(s.rules.most_workers[ELVES if said(action, "worker") == "elf" else DWARVES])}


NONE_FOR_INN: Final = reason("none-in-supply", "Properties: inn", _most)
NONE_FOR_RECRUITERS: Final = reason("none-in-supply", "Guilds: recruiters", _most)
NO_GNOME_FROM_RECRUITERS: Final = no_gnome("Guilds: recruiters")


class Recruit(Question[City]):
    """Which worker joins: at the inn; or (`guild` is 1) at the recruiters' guild, where it may be a gnome."""

    def ask(self, s: City, seat: i64, guild: bool) -> None:
        self.put(s, seat, 1 if guild else 0, 0)

    def guild(self, s: City) -> bool:
        return s.first() == 1

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        for race in range(RACES):
            if can_recruit(s, s.seat, race):
                moves.add(codes.RECRUIT + race)
        if self.guild(s):
            if s.cells[STOCKPILE] > 0:
                offer_locks(s, moves, s.seat)
            if s.rules.forgo_actions:
                moves.add(codes.DONE)

    def why(self, s: City, action: i64) -> i64:
        """Properties: inn; an elf or a dwarf. Guilds: recruiters; or a gnome, or nobody, if the edition lets one."""
        guild = self.guild(s)
        if codes.RECRUIT <= action < codes.TAKE:
            if can_recruit(s, s.seat, action - codes.RECRUIT):
                return 0
            return NONE_FOR_RECRUITERS if guild else NONE_FOR_INN
        if guild and action == codes.DONE and s.rules.forgo_actions:
            return 0
        if guild and codes.STAFF <= action < codes.GNOME:
            return why_no_gnome(s, s.seat, action - codes.STAFF, NO_GNOME_FROM_RECRUITERS)
        return why_other(action)

    def perform(self, s: City, action: i64) -> None:
        seat = s.seat
        s.answered()
        if action == codes.DONE:
            s.waste(seat, GUILDS[RECRUITERS])
        elif action >= codes.RECRUIT:
            recruit(s, seat, action - codes.RECRUIT)
        else:
            staff(s, seat, action - codes.STAFF)

    def prompt(self, s: City) -> Args:
        return {"gnome": "yes" if self.guild(s) else "no"}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, 1)]

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)


RECRUIT: Final[Recruit] = Recruit("recruit", fields=("guild",), phases=("actions",), on=("turn",))


# blacksmith and bank: their gnomes, once a turn for each card


def _smith_price(s: City, action: int) -> Args:
    return price(s, s.rules.smith_fee)


def _gnomes(s: City, action: int) -> Args:
    card = PROPERTIES.index(said(action, "property"))
    return {"gnomes": int(s.cells[STAFFED + s.seat * CARDS + card])}


NO_SMITH: Final = reason("no-gnome-there", "Properties: blacksmith")
SMITH_USED: Final = reason("gnome-used", "Properties: blacksmith", _gnomes)
SMITH_TOO_DEAR: Final = reason("too-little-gold", "Properties: blacksmith", _smith_price)
NO_BANKER: Final = reason("no-gnome-there", "Properties: bank")
BANKER_USED: Final = reason("gnome-used", "Properties: bank", _gnomes)


def why_gnome(s: City, seat: i64, action: i64) -> i64:
    """Properties: blacksmith; its gnome sells metal. Properties: bank; its gnome gives gold."""
    staffed = STAFFED + seat * CARDS
    if action != codes.GNOME:
        if s.cells[staffed + BANK] == 0:
            return NO_BANKER
        return 0 if s.cells[BANKED] < s.cells[staffed + BANK] else BANKER_USED
    if s.cells[staffed + BLACKSMITH] == 0:
        return NO_SMITH
    if s.cells[SMITHED] >= s.cells[staffed + BLACKSMITH]:
        return SMITH_USED
    return 0 if s.stock(seat, GOLD) >= s.rules.smith_fee else SMITH_TOO_DEAR


def perform_gnome(s: City, seat: i64, action: i64) -> None:
    if action == codes.GNOME:
        s.cells[SMITHED] += 1
        s.gain(seat, GOLD, -s.rules.smith_fee)
        s.gain(seat, METAL, 1)
        if s.log is not None:
            s.tell("smith-sold", {"seat": seat, "gold": s.rules.smith_fee})
    else:
        s.cells[BANKED] += 1
        s.gain(seat, GOLD, s.rules.bank_gold)
        if s.log is not None:
            s.tell("bank-paid", {"seat": seat, "gold": s.rules.bank_gold})


# library: its gnome


def draw_for_library(s: City, seat: i64) -> None:
    """When the turn is finished each gnome draws, a bought card notwithstanding; the hand limit comes after that."""
    draw(s, seat, s.cells[STAFFED + seat * CARDS + LIBRARY] * s.rules.library_gnome)


# gatehouse: a second marker


def _border(s: City, action: int) -> Args:
    border = int(MARK.border(s))
    return {"before": border + 1, "after": (border + 1) % DISTRICTS + 1}


HALF_TAKEN: Final = reason("no-free-symbol", "Properties: gatehouse", whose_symbols)
NO_OWN_MARKER_THERE: Final = reason("no-own-marker-there", "Properties: gatehouse")
NOT_THIS_GATEHOUSE: Final = reason("not-this-gatehouse", "Guilds: wizards", _border)


def _ask_for_second_marker(s: City, seat: i64) -> None:
    """If there is a gatehouse where the seat has one marker and the other symbol is free; otherwise nothing happens."""
    for half in range(2 * DISTRICTS):
        if why_not_second(s, seat, half) == 0:
            MARK.ask(s, seat, NOBODY, 0)
            return
    s.waste(seat, PROPERTIES[GATEHOUSE])


def why_not_second(s: City, seat: i64, half: i64) -> i64:
    """Properties: gatehouse. The free half of one where the seat has a marker on the other."""
    if gate_owner(s, half) != NOBODY:
        return HALF_TAKEN
    return 0 if gate_owner(s, other_half(half)) == seat else NO_OWN_MARKER_THERE


class Mark(Question[City]):
    """A half of a gatehouse for a marker: of the gatehouse's gnome, on any border (NOBODY); or of an owner whose marker
    the wizards have moved to a border."""

    def ask(self, s: City, seat: i64, border: i64, owner: i64) -> None:
        self.put(s, seat, border, owner)

    def border(self, s: City) -> i64:
        return s.first()

    def owner(self, s: City) -> i64:
        return s.seat if self.border(s) == NOBODY else s.second()

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        for half in range(2 * DISTRICTS):
            if self.why(s, codes.MARK + half) == 0:
                moves.add(codes.MARK + half)

    def why(self, s: City, action: i64) -> i64:
        """Guilds: wizards. A marker that they moved may go on either half of its gatehouse."""
        if not codes.MARK <= action < codes.DISCOUNT:
            return why_other(action)
        half = action - codes.MARK
        border = self.border(s)
        if border == NOBODY:
            return why_not_second(s, s.seat, half)
        here = border_half(border)
        return 0 if half == here or half == other_half(here) else NOT_THIS_GATEHOUSE

    def perform(self, s: City, action: i64) -> None:
        half = action - codes.MARK
        owner = self.owner(s)
        s.mark(gate_district(half), gate_symbol(half), owner)
        if s.log is not None:
            towards = gate_district(other_half(half)) + 1
            s.tell(
                "gatehouse-marked",
                {"seat": s.seat, "owner": owner, "district": gate_district(half) + 1, "towards": towards},
            )
        s.answered()

    def prompt(self, s: City) -> Args:
        return {"owner": None if self.border(s) == NOBODY else self.owner(s)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(NOBODY, DISTRICTS - 1), (0, 0 if frame.first == NOBODY else int(owners(s)) - 1)]

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)
        if frame.first != NOBODY:
            half = border_half(frame.first)
            empty = gate_owner(s, half) == NOBODY and gate_owner(s, other_half(half)) == NOBODY
            expect(empty, frame.path("border"), frame.first, Phrase("may-lifted-gatehouse"))


MARK: Final[Mark] = Mark("mark", fields=("border", "owner"), phases=("actions",), on=("turn", "mark"))
