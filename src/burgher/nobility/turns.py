# compiled
"""Aktionen: in a turn one may place a die, complete a settlers card and sell a building, each once, in any order."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.nobility import codes, guild_hall, places, questions, settlers, solo
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
from burgher.nobility.reasons import (
    ALREADY_ACTED,
    DIE_ALREADY_PLACED,
    NO_PLACE_FOR_DIE,
    NO_SUCH_DIE,
    NOT_ASKED_NOW,
    NOTHING_DONE_YET,
    REPUTATION_TOO_LOW,
    TAKE_UP_DIE_FIRST,
    TOO_FEW_MODIFIERS,
)
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
        town.ask(questions.TURN, seat, 0, 0)
    elif acted(town):
        end_turn(town)
    else:
        pass_round(town)


def acted(town: Town) -> bool:
    """Whether anything has been done in this turn."""
    c = town.cells
    return c[DIE_DONE] != 0 or c[SETTLERS_DONE] != 0 or c[SALE_DONE] != 0


def might_place(town: Town, seat: i64) -> bool:
    """Whether there is a die that the reputation still allows, turned down as far as modifiers go."""
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


def why_die(town: Town, seat: i64, face: i64, value: i64) -> i64:
    """Ansehen: modifiers turn a die by one each, and the value it is turned to counts."""
    c = town.cells
    if c[DIE_DONE] != 0:
        return DIE_ALREADY_PLACED
    if c[DICE + seat * FACES + face - 1] == 0:
        return NO_SUCH_DIE
    turned = value - face if value > face else face - value
    if turned > c[MODIFIERS + seat]:
        return TOO_FEW_MODIFIERS
    if value > town.pips_left(seat):
        return REPUTATION_TOO_LOW
    return 0 if places.any_open(town, seat, value) else NO_PLACE_FOR_DIE


def offer(town: Town, moves: Moves) -> None:
    c = town.cells
    seat = town.seat
    if c[DIE_DONE] == 0:
        _offer_dice(town, seat, moves)
    settlers.offer_complete(town, seat, moves)
    if c[SALE_DONE] == 0:
        guild_hall.offer_sales(town, seat, moves)
    moves.add(codes.END if acted(town) else codes.PASS)


def _offer_dice(town: Town, seat: i64, moves: Moves) -> None:
    c = town.cells
    modifiers = c[MODIFIERS + seat]
    room = town.pips_left(seat)
    # Whether some place takes a value is found out once for each value: 0 not looked yet, 1 open, 2 not.
    known: i64 = 0
    for face in range(1, FACES + 1):
        if c[DICE + seat * FACES + face - 1] == 0:
            continue
        low = face - modifiers
        high = face + modifiers
        for value in range(low if low > 1 else 1, (high if high < FACES else FACES) + 1):
            if value > room:
                break
            found = known >> (2 * value) & 3
            if found == 0:
                found = 1 if places.any_open(town, seat, value) else 2
                known |= found << (2 * value)
            if found == 1:
                moves.add(code_of(face, value))


def code_of(face: i64, value: i64) -> i64:
    """The action that takes up a die of this face to place it at this value."""
    if face == value:
        return codes.DIE + face - 1
    return codes.MODIFY + (face - 1) * (FACES - 1) + (value - 1 if value < face else value - 2)


def face_of(action: i64) -> i64:
    if action < codes.MODIFY:
        return action - codes.DIE + 1
    return (action - codes.MODIFY) // (FACES - 1) + 1


def value_of(action: i64) -> i64:
    face = face_of(action)
    if action < codes.MODIFY:
        return face
    value = (action - codes.MODIFY) % (FACES - 1) + 1
    return value if value < face else value + 1


def why(town: Town, action: i64) -> i64:
    seat = town.seat
    if action < codes.COMPLETE:
        return why_die(town, seat, face_of(action), value_of(action))
    if action < codes.SELL_WORKSHOP:
        return settlers.why_complete(town, seat, action - codes.COMPLETE)
    if action < codes.PASS:
        return guild_hall.why_sale(town, seat, action)
    if action == codes.PASS:
        return ALREADY_ACTED if acted(town) else 0
    if action == codes.END:
        return 0 if acted(town) else NOTHING_DONE_YET
    return TAKE_UP_DIE_FIRST if codes.VISIT <= action < codes.VISIT + codes.PLACES else NOT_ASKED_NOW


def perform(town: Town, action: i64) -> None:
    seat = town.seat
    town.answered()
    if action < codes.COMPLETE:
        town.ask(questions.PLACE, seat, face_of(action), value_of(action))
    elif action < codes.SELL_WORKSHOP:
        settlers.complete(town, seat, action - codes.COMPLETE)
    elif action < codes.PASS:
        guild_hall.sell(town, seat, action)
    elif action == codes.PASS:
        pass_round(town)
    else:
        end_turn(town)
