# compiled
"""Course of a round: actions. In a turn one may place a die, complete settlers and sell a building, each once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes, guild_hall, settlers, solo
from burgher.nobility.asking import Decision
from burgher.nobility.cells import (
    ACTIONS,
    DICE,
    DIE_DONE,
    FIRST,
    INCOME,
    MODIFIERS,
    PASSED,
    PHASE,
    SALE_DONE,
    SETTLERS_DONE,
    STEP,
    SUCCESS,
    TURN,
)
from burgher.nobility.names import FACES
from burgher.nobility.place import PLACE, any_open, why_die
from burgher.nobility.reasons import Args, reason
from burgher.nobility.state import Town

# whose turn it is


def begin_actions(town: Town) -> None:
    c = town.cells
    c[PHASE] = ACTIONS
    c[STEP] = 0
    c[TURN] = c[FIRST]


def go_on(town: Town) -> None:
    """Ask the player whose turn it is, or end the turn of one who can do nothing more."""
    c = town.cells
    seat = c[TURN]
    if might_place(town, seat) or settlers.might_complete(town, seat) or might_sell(town, seat):
        TURN_OF.ask(town, seat)
    elif acted(town):
        end_turn(town)
    else:
        pass_round(town)


def acted(town: Town) -> bool:
    """Whether anything has been done in this turn."""
    c = town.cells
    return c[DIE_DONE] != 0 or c[SETTLERS_DONE] != 0 or c[SALE_DONE] != 0


def might_place(town: Town, seat: i64) -> bool:
    """Reputation: whether there is a die that it still allows, turned down as far as modifiers go."""
    c = town.cells
    for k in range(FACES if c[DIE_DONE] == 0 else 0):
        if c[DICE + seat * FACES + k] > 0:
            value = k + 1 - c[MODIFIERS + seat]
            return (value if value > 1 else 1) <= town.pips_left(seat)
    return False


def might_sell(town: Town, seat: i64) -> bool:
    return town.cells[SALE_DONE] == 0 and guild_hall.has_building(town, seat)


def pass_round(town: Town) -> None:
    """Passing is for the rest of the round."""
    seat = town.cells[TURN]
    town.cells[PASSED + seat] = 1
    if town.log is not None:
        town.tell("passed", {"seat": seat})
    end_turn(town)


def end_turn(town: Town) -> None:
    """Clockwise to the next player who has not passed; when all have, income."""
    c = town.cells
    if town.players == 1:
        solo.check_objective(town)
    c[DIE_DONE] = 0
    c[SETTLERS_DONE] = 0
    c[SALE_DONE] = 0
    if c[SUCCESS] == 0:
        for k in range(1, town.players + 1):
            seat = (c[TURN] + k) % town.players
            if c[PASSED + seat] == 0:
                c[TURN] = seat
                return
    c[PHASE] = INCOME
    c[STEP] = 0


# what may be done

NOTHING_DONE_YET: Final = reason("nothing-done-yet", "Course of a round: actions")
"""`end` without having done anything: that is to pass."""
ALREADY_ACTED: Final = reason("already-acted", "Course of a round: actions")
"""`pass` after having done something: that is to end the turn."""
TAKE_UP_DIE_FIRST: Final = reason("take-up-die-first", "Placing dice")
"""A place is visited with a die in hand."""


def _offer_dice(town: Town, seat: i64, moves: Moves) -> None:
    c = town.cells
    modifiers = c[MODIFIERS + seat]
    room = town.pips_left(seat)
    # Whether some place takes a value is found out once for each value: 0 not looked yet, 1 open, 2 not.
    known: i64 = 0
    for face in range(i64(1), i64(FACES + 1)):
        if c[DICE + seat * FACES + face - 1] == 0:
            continue
        low = face - modifiers
        if low < 1:
            low = 1
        high = face + modifiers
        if high > FACES:
            high = FACES
        for value in range(low, high + 1):
            if value > room:
                break
            found = known >> (2 * value) & 3
            if found == 0:
                found = 1 if any_open(town, seat, value) else 2
                known |= found << (2 * value)
            if found == 1:
                moves.add(codes.die_code(face, value))


def _yes_or_no(true: bool) -> str:
    return "yes" if true else "no"


class Turn(Decision):
    """What to do in one's turn: take up a die, complete settlers, sell a building, end or pass."""

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        c = town.cells
        seat = town.seat
        if c[DIE_DONE] == 0:
            _offer_dice(town, seat, moves)
        settlers.offer_complete(town, seat, moves)
        if c[SALE_DONE] == 0:
            guild_hall.offer_sales(town, seat, moves)
        if acted(town):
            moves.add(codes.END)
        else:
            moves.add(codes.PASS)

    def why(self, town: Town, action: i64) -> i64:
        seat = town.seat
        if action < codes.COMPLETE:
            return why_die(town, seat, codes.face_of(action), codes.value_of(action))
        if action < codes.SELL_WORKSHOP:
            return settlers.why_complete(town, seat, action - codes.COMPLETE)
        if action < codes.PASS:
            return guild_hall.why_sale(town, seat, action)
        if action == codes.PASS:
            return ALREADY_ACTED if acted(town) else 0
        if action == codes.END:
            return 0 if acted(town) else NOTHING_DONE_YET
        return TAKE_UP_DIE_FIRST if codes.VISIT <= action < codes.VISIT + codes.PLACES else NOT_ASKED_NOW

    def perform(self, town: Town, action: i64) -> None:
        seat = town.seat
        town.answered()
        if action < codes.COMPLETE:
            PLACE.ask(town, seat, codes.face_of(action), codes.value_of(action))
        elif action < codes.SELL_WORKSHOP:
            settlers.complete(town, seat, action - codes.COMPLETE)
        elif action < codes.PASS:
            guild_hall.sell(town, seat, action)
        elif action == codes.PASS:
            pass_round(town)
        else:
            end_turn(town)

    def prompt(self, town: Town) -> Args:
        """What may still be done in a turn, for whoever is asked, and the pips that the reputation leaves."""
        seat = town.seat
        legal = town.legal()
        return {
            "die": _yes_or_no(len([code for code in legal if code < codes.COMPLETE]) > 0),
            "settlers": _yes_or_no(len([code for code in legal if codes.COMPLETE <= code < codes.SELL_WORKSHOP]) > 0),
            "sale": _yes_or_no(len([code for code in legal if codes.SELL_WORKSHOP <= code < codes.PASS]) > 0),
            "acted": _yes_or_no(acted(town)),
            "pips": int(town.pips_left(seat)),
        }


TURN_OF: Final = Turn("turn")
