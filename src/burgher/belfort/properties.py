# compiled
"""Appendix: properties. What their planks and their gnomes do."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort import codes, questions
from burgher.belfort.building import gate_district, gate_owner, gate_symbol, other_half
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
from burgher.belfort.reasons import (
    GNOME_USED,
    MUST_CHOOSE,
    NO_FREE_LOCK,
    NO_FREE_SYMBOL,
    NO_GNOME_THERE,
    NO_GNOMES_LEFT,
    NO_OWN_MARKER_THERE,
    NOT_ASKED_NOW,
    NOT_BUILT,
    NOT_THIS_GATEHOUSE,
    TOO_LITTLE_GOLD,
)
from burgher.belfort.state import City
from burgher.belfort.workers import DWARVES, ELVES, RACES, make_masters, recruit, why_no_recruit
from burgher.core.moves import Moves

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
            s.ask(questions.STAFF, seat, 0, 0)
        else:
            s.waste(seat, PLANKS[plank])
    elif card == INN:
        if can_recruit(s, seat):
            s.ask(questions.RECRUIT, seat, 0, 0)
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


def why_no_gnomes(s: City) -> i64:
    return 0 if s.cells[STOCKPILE] > 0 else NO_GNOMES_LEFT


def why_no_lock(s: City, seat: i64, card: i64) -> i64:
    """Whether a seat has built such a property with a lock that is free."""
    if s.cells[BUILT + seat * CARDS + card] == 0:
        return NOT_BUILT
    return 0 if free_locks(s, seat, card) > 0 else NO_FREE_LOCK


def free_locks(s: City, seat: i64, card: i64) -> i64:
    """Locks on a seat's properties of this name that wait for a gnome."""
    at = seat * CARDS + card
    return s.cells[BUILT + at] * s.rules.locks[card] - s.cells[STAFFED + at]


def can_staff(s: City, seat: i64) -> bool:
    """Whether there is a gnome and a lock for it."""
    if s.cells[STOCKPILE] == 0:
        return False
    for card in range(CARDS):
        if why_no_lock(s, seat, card) == 0:
            return True
    return False


def offer_locks(s: City, moves: Moves, seat: i64) -> None:
    c = s.cells
    at = BUILT + seat * CARDS
    for card in range(CARDS):
        if c[at + card] > 0 and why_no_lock(s, seat, card) == 0:
            moves.add(codes.STAFF + card)


def why_staff(s: City, seat: i64, card: i64) -> i64:
    """A gnome that costs nothing: tower's plank, recruiters' guild."""
    reason = why_no_gnomes(s)
    return reason if reason != 0 else why_no_lock(s, seat, card)


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


def perform_staff(s: City, action: i64) -> None:
    seat = s.seat
    s.answered()
    staff(s, seat, action - codes.STAFF)


# inn, and the recruiters' guild: a worker


def can_recruit(s: City, seat: i64) -> bool:
    return why_no_recruit(s, seat, ELVES) == 0 or why_no_recruit(s, seat, DWARVES) == 0


def offer_recruit(s: City, moves: Moves) -> None:
    """An elf or a dwarf; with the recruiters (`first` is 1) a gnome, too, or nobody, if the edition lets one."""
    for race in range(RACES):
        if why_no_recruit(s, s.seat, race) == 0:
            moves.add(codes.RECRUIT + race)
    if s.first() == 1:
        if s.cells[STOCKPILE] > 0:
            offer_locks(s, moves, s.seat)
        if s.rules.forgo_actions:
            moves.add(codes.DONE)


def why_recruit(s: City, action: i64) -> i64:
    if codes.RECRUIT <= action < codes.TAKE:
        return why_no_recruit(s, s.seat, action - codes.RECRUIT)
    of_guild = s.first() == 1
    if action == codes.DONE:
        return 0 if of_guild and s.rules.forgo_actions else MUST_CHOOSE
    if of_guild and codes.STAFF <= action < codes.GNOME:
        return why_staff(s, s.seat, action - codes.STAFF)
    return NOT_ASKED_NOW


def perform_recruit(s: City, action: i64) -> None:
    seat = s.seat
    s.answered()
    if action == codes.DONE:
        s.waste(seat, GUILDS[RECRUITERS])
    elif action >= codes.RECRUIT:
        recruit(s, seat, action - codes.RECRUIT)
    else:
        staff(s, seat, action - codes.STAFF)


# blacksmith and bank: their gnomes, once a turn for each card


def why_gnome(s: City, seat: i64, action: i64) -> i64:
    if action == codes.GNOME:
        return why_smith(s, seat)
    return _why_used(s, seat, BANK, s.cells[BANKED])


def why_smith(s: City, seat: i64) -> i64:
    """Blacksmith: its gnome sells metal."""
    reason = _why_used(s, seat, BLACKSMITH, s.cells[SMITHED])
    if reason != 0:
        return reason
    return 0 if s.stock(seat, GOLD) >= s.rules.smith_fee else TOO_LITTLE_GOLD


def _why_used(s: City, seat: i64, card: i64, used: i64) -> i64:
    staffed = s.cells[STAFFED + seat * CARDS + card]
    if staffed == 0:
        return NO_GNOME_THERE
    return 0 if used < staffed else GNOME_USED


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


def _ask_for_second_marker(s: City, seat: i64) -> None:
    """If there is a gatehouse where the seat has one marker and the other symbol is free; otherwise nothing happens."""
    for half in range(2 * DISTRICTS):
        if _why_not_second(s, seat, half) == 0:
            s.ask(questions.MARK, seat, NOBODY, 0)
            return
    s.waste(seat, PROPERTIES[GATEHOUSE])


def _why_not_second(s: City, seat: i64, half: i64) -> i64:
    if gate_owner(s, half) != NOBODY:
        return NO_FREE_SYMBOL
    return 0 if gate_owner(s, other_half(half)) == seat else NO_OWN_MARKER_THERE


def offer_mark(s: City, moves: Moves) -> None:
    for half in range(2 * DISTRICTS):
        if why_mark(s, codes.MARK + half) == 0:
            moves.add(codes.MARK + half)


def why_mark(s: City, action: i64) -> i64:
    """The gatehouse gnome's marker; or one that the wizards moved, which may go on either half of its gatehouse."""
    half = action - codes.MARK
    border = s.first()
    if border == NOBODY:
        return _why_not_second(s, s.seat, half)
    return 0 if half == 2 * border + 1 or half == other_half(2 * border + 1) else NOT_THIS_GATEHOUSE


def perform_mark(s: City, action: i64) -> None:
    half = action - codes.MARK
    owner = s.seat if s.first() == NOBODY else s.second()
    s.mark(gate_district(half), gate_symbol(half), owner)
    if s.log is not None:
        towards = gate_district(other_half(half)) + 1
        s.tell(
            "gatehouse-marked",
            {"seat": s.seat, "owner": owner, "district": gate_district(half) + 1, "towards": towards},
        )
    s.answered()
