# compiled
"""Appendix: guilds, the interactive ones: thieves, bandits and spies; `wizards` has the fourth."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort import codes, questions, wizards
from burgher.belfort.cards import into_hand, out_of_hand, why_not_in_hand
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
from burgher.belfort.questions import BANDITS_STONE
from burgher.belfort.reasons import (
    BANDITS_TAKE_NO_GOLD,
    METAL_ALONE,
    NO_CARD_SHOWN,
    NOT_ASKED_NOW,
    NOT_FROM_YOURSELF,
    NOTHING_TO_STEAL,
    SEAT_NOT_IN_GAME,
    STOLEN_ENOUGH,
    STOLEN_ENOUGH_THERE,
    THIEVES_TAKE_GOLD,
)
from burgher.belfort.state import City
from burgher.core.moves import Moves


def use_guild(s: City, seat: i64, guild: i64) -> None:
    if guild == THIEVES:
        _rob(s, seat, questions.THIEVES, guild)
    elif guild == BANDITS:
        _rob(s, seat, questions.BANDITS, guild)
    elif guild == WIZARDS:
        wizards.use_guild(s, seat)
    else:
        _send_spies(s, seat)


# thieves and bandits: one piece a step, several from one player or one each from several


def offer_steal(s: City, moves: Moves, canonical: bool) -> None:
    """Canonical: players in the order of their seats, and of one player wood before stone."""
    first: i64 = GOLD if s.question() == questions.THIEVES else WOOD
    last: i64 = GOLD if s.question() == questions.THIEVES else METAL
    robbed = s.second()
    for victim in range(s.players):
        # A robbed seat after this one: this one would have come before it.
        if canonical and (robbed % BANDITS_STONE) >> (victim + 1) != 0:
            continue
        for stuff in range(first, last + 1):
            again = robbed >> victim & 1
            if canonical and again and stuff == WOOD and robbed & BANDITS_STONE:
                continue
            if why_steal(s, codes.STEAL + stuff * SEATS + victim) == 0:
                moves.add(codes.STEAL + stuff * SEATS + victim)
    moves.add(codes.DONE)


def why_steal(s: City, action: i64) -> i64:
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
    if s.question() == questions.THIEVES:
        reason: i64 = 0 if stuff == GOLD else THIEVES_TAKE_GOLD
        from_one = s.rules.thieves_gold
    else:
        reason = _why_not_for_bandits(s, stuff)
        from_one = s.rules.bandits_metal if stuff == METAL else s.rules.bandits_pieces
    if reason != 0:
        return reason
    if s.cells[STOCK + victim * STUFFS + stuff] == 0:
        return NOTHING_TO_STEAL
    return _why_enough(s, victim, from_one)


def _why_not_for_bandits(s: City, stuff: i64) -> i64:
    """Bandits: metal from one player, and then nothing else; or wood and stone."""
    if stuff == GOLD:
        return BANDITS_TAKE_NO_GOLD
    return METAL_ALONE if stuff == METAL and s.first() > 0 else 0


def _why_enough(s: City, victim: i64, from_one: i64) -> i64:
    """Thieves, bandits: so many from one player, or one each from so many players."""
    taken = s.first()
    robbed = s.second() % BANDITS_STONE
    if robbed >> victim & 1:
        return 0 if robbed == 1 << victim and taken < from_one else STOLEN_ENOUGH_THERE
    if taken == 0:
        return 0 if from_one > 0 else STOLEN_ENOUGH
    seats_robbed: i64 = 0
    for seat in range(s.players):
        seats_robbed += robbed >> seat & 1
    return 0 if taken == seats_robbed and taken < s.rules.spread else STOLEN_ENOUGH


def perform_steal(s: City, action: i64) -> None:
    if action == codes.DONE:
        if s.first() == 0:
            s.waste(s.seat, GUILDS[THIEVES] if s.question() == questions.THIEVES else GUILDS[BANDITS])
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
    robbed = s.second() % BANDITS_STONE | 1 << victim
    s.set_first(s.first() + 1)
    s.set_second(robbed | BANDITS_STONE if stuff == STONE else robbed)
    if stuff == METAL or not _has_prey(s):
        s.answered()


def _rob(s: City, seat: i64, question: i64, guild: i64) -> None:
    """Thieves, bandits: wasted when nobody has anything that they take."""
    s.ask(question, seat, 0, 0)
    if not _has_prey(s):
        s.answered()
        s.waste(seat, GUILDS[guild])


def _has_prey(s: City) -> bool:
    """Whether anything more can be taken; if not, nothing more is asked."""
    for action in range(codes.STEAL, codes.SWAP):
        if why_steal(s, action) == 0:
            return True
    return False


# spies


def _send_spies(s: City, seat: i64) -> None:
    """Every other player with cards chooses one to show, all at the same time; then one of them is taken."""
    s.ask(questions.PICK, seat, 0, 0)
    for k in range(s.players):
        other = s.players - 1 - k
        if other != seat and s.hand_size(other) > 0:
            s.ask(questions.SHOW, other, seat, 0)
    if s.question() == questions.PICK:
        s.answered()
        s.waste(seat, GUILDS[SPIES])


def offer_show(s: City, moves: Moves) -> None:
    for card in range(CARDS):
        if why_not_in_hand(s, s.seat, card) == 0:
            moves.add(codes.SHOW + card)


def why_show(s: City, action: i64) -> i64:
    return why_not_in_hand(s, s.seat, action - codes.SHOW)


def perform_show(s: City, action: i64) -> None:
    """Nobody sees the card before everybody has chosen; then all are known to be where they are."""
    card = action - codes.SHOW
    s.cells[SHOWN + s.seat] = card
    if s.log is not None:
        s.tell_only("chose-to-show", {"seat": s.seat, "card": PROPERTIES[card]}, "card")
    s.answered()
    if s.question() == questions.PICK:
        for seat in range(s.players):
            if s.cells[SHOWN + seat] != NOBODY:
                _show(s, seat, s.cells[SHOWN + seat])


def _show(s: City, seat: i64, card: i64) -> None:
    if s.cells[KNOWN + seat * CARDS + card] == 0:
        s.cells[KNOWN + seat * CARDS + card] = 1
    if s.log is not None:
        s.reveal("showed", {"seat": seat, "card": PROPERTIES[card]})


def offer_pick(s: City, moves: Moves) -> None:
    for action in range(codes.PICK, codes.PICK + s.players):
        if why_pick(s, action) == 0:
            moves.add(action)


def why_pick(s: City, action: i64) -> i64:
    seat = action - codes.PICK
    if seat >= s.players:
        return SEAT_NOT_IN_GAME
    return 0 if s.cells[SHOWN + seat] != NOBODY else NO_CARD_SHOWN


def perform_pick(s: City, action: i64) -> None:
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
