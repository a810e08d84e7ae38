# compiled
"""Placing dice: what a place is, and the question where to put the die that has been taken up.

Each place has its own file with its own rules; `places` has the list of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import expect
from burgher.core.errors import Phrase
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes
from burgher.nobility.asking import Asked
from burgher.nobility.cells import DICE, DIE_DONE, MODIFIERS, REPUTATION, USED
from burgher.nobility.names import AUTOMA, FACES
from burgher.nobility.reasons import Args, listed, reason
from burgher.nobility.state import Town


class Place:
    """Somewhere that a die can go."""

    def __init__(self, name: str) -> None:
        self.name = name
        """The word for it in events."""
        self.number: i64 = -1
        self.next = self
        """The place with the next number; to follow it is quicker than to look it up."""

    def cell(self, town: Town, seat: i64, value: i64) -> i64:
        """Where a die of this value would lie."""
        raise NotImplementedError(self.name)

    def takes(self, town: Town, value: i64) -> bool:
        """Whether there is ever a space for a die of this value."""
        return True

    def why(self, town: Town, seat: i64, value: i64) -> i64:
        """Why a die of this value cannot go there; 0: it can."""
        raise NotImplementedError(self.name)

    def enter(self, town: Town, seat: i64, die: i64) -> None:
        """Put the die down and do what the place offers, or ask what is to be done."""
        raise NotImplementedError(self.name)

    def resume(self, town: Town) -> None:
        """Go on with an action that has more than one part."""
        raise NotImplementedError(self.name)


class Places:
    """All places, by their numbers in `codes`; `places` says which."""

    def __init__(self) -> None:
        self.table: list[Place] = []
        self.first = Place("none")

    def fill(self, places: list[Place]) -> None:
        self.table = places
        self.first = places[0]
        for number, place in enumerate(places):
            place.number = number
            place.next = places[(number + 1) % len(places)]

    def __getitem__(self, number: i64) -> Place:
        return self.table[number]


PLACES: Final = Places()


def number_of_places(town: Town) -> i64:
    """How many places there are in this game: without the Chancery, none of its."""
    if town.rules.chancery:
        return codes.PLACES
    return codes.AT_DESK


def any_open(town: Town, seat: i64, value: i64) -> bool:
    """Whether a die of this value can go anywhere. The clerk is looked at first, where it most often can."""
    if PLACES[codes.AT_CLERK].why(town, seat, value) == 0:
        return True
    place = PLACES.first
    for _k in range(number_of_places(town)):
        if place.why(town, seat, value) == 0:
            return True
        place = place.next
    return False


# which dice can be taken up


def _dice(town: Town, action: i64) -> Args:
    dice = [face for face in range(1, FACES + 1) if town.cells[DICE + town.seat * FACES + face - 1] > 0]
    return {"dice": listed(dice) if dice else None}


def _modifiers(town: Town, action: i64) -> Args:
    needed = abs(int(codes.value_of(action)) - int(codes.face_of(action)))
    return {"needed": needed, "have": int(town.cells[MODIFIERS + town.seat])}


def _reputation(town: Town, action: i64) -> Args:
    used, reputation = town.cells[USED + town.seat], town.cells[REPUTATION + town.seat]
    return {"value": int(codes.value_of(action)), "used": int(used), "reputation": int(reputation)}


def _value(town: Town, action: i64) -> Args:
    return {"value": int(codes.value_of(action))}


DIE_ALREADY_PLACED: Final = reason("die-already-placed", "Course of a round: actions")
NO_SUCH_DIE: Final = reason("no-such-die", "Reputation", _dice)
TOO_FEW_MODIFIERS: Final = reason("too-few-modifiers", "Reputation: modifiers", _modifiers)
REPUTATION_TOO_LOW: Final = reason("reputation-too-low", "Reputation", _reputation)
NO_PLACE_FOR_DIE: Final = reason("no-place-for-die", "Placing dice", _value)


def why_die(town: Town, seat: i64, face: i64, value: i64) -> i64:
    """Reputation: modifiers. They turn a die by one each, and the value it is turned to counts."""
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
    return 0 if any_open(town, seat, value) else NO_PLACE_FOR_DIE


# where to put the die


def at_place(town: Town, action: i64) -> Args:
    """What a sentence about a place needs to know."""
    return {"value": int(PLACE.value(town)), "place": PLACES[action - codes.VISIT].name}


def _holder(town: Town, action: i64) -> Args:
    """Whose die is in the way; the automa is nobody."""
    cell = PLACES[action - codes.VISIT].cell(town, town.seat, PLACE.value(town))
    owner = int(town.cells[cell]) // 10 - 1
    return at_place(town, action) | {"holder": None if owner == AUTOMA else owner}


def _in_hand(town: Town, action: i64) -> Args:
    return {"value": int(PLACE.value(town))}


SPACE_TAKEN: Final = reason("space-taken", "Placing dice", _holder)
PLACE_DIE_FIRST: Final = reason("place-die-first", "Placing dice", _in_hand)
"""Nothing else is done while a die is in hand."""


class Placing(Asked):
    """Where to put the die taken up: its face, and its value as placed."""

    def ask(self, town: Town, seat: i64, face: i64, value: i64) -> None:
        self.put(town, seat, face, value)

    def face(self, town: Town) -> i64:
        return town.first()

    def value(self, town: Town) -> i64:
        return town.second()

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        seat = town.seat
        value = self.value(town)
        place = PLACES.first
        for k in range(number_of_places(town)):
            if place.why(town, seat, value) == 0:
                moves.add(codes.VISIT + k)
            place = place.next

    def why(self, town: Town, action: i64) -> i64:
        if not codes.VISIT <= action < codes.VISIT + codes.PLACES:
            return PLACE_DIE_FIRST if action < codes.VISIT else NOT_ASKED_NOW
        return PLACES[action - codes.VISIT].why(town, town.seat, self.value(town))

    def perform(self, town: Town, action: i64) -> None:
        """Placing dice: the die stays where it is put until the end of the round."""
        c = town.cells
        seat = town.seat
        face = self.face(town)
        value = self.value(town)
        place = PLACES[action - codes.VISIT]
        town.answered()
        modifiers = value - face if value > face else face - value
        c[DICE + seat * FACES + face - 1] -= 1
        c[MODIFIERS + seat] -= modifiers
        c[USED + seat] += value
        c[DIE_DONE] = 1
        if town.log is not None:
            town.tell(
                "die-placed",
                {"seat": seat, "face": face, "value": value, "modifiers": modifiers, "place": place.name},
            )
        place.enter(town, seat, (seat + 1) * 10 + value)

    def prompt(self, town: Town) -> Args:
        return {"face": int(self.face(town)), "value": int(self.value(town))}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(1, FACES), (1, FACES)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        fits = why_die(town, frame.seat, frame.first, frame.second) == 0
        die = {"face": frame.first, "value": frame.second}
        expect(fits, f"questions[{frame.place}]", die, Phrase("may-placeable-die"))


PLACE: Final = Placing("place", fields=("face", "value"))
