# compiled
"""Course of a round: everybody throws their dice. Some are thrown again later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import because, expect
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.state import CHANCE
from burgher.nobility import codes
from burgher.nobility.asking import AT_GUILD, Asked
from burgher.nobility.cells import ACTIONS, DICE, PHASE, TURN
from burgher.nobility.names import FACES
from burgher.nobility.reasons import Args
from burgher.nobility.state import Town


def dice_left(town: Town, seat: i64) -> i64:
    """Dice that a seat has not placed."""
    c = town.cells
    at = DICE + seat * FACES
    return c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5]


class Roll(Asked):
    """A die of a seat is thrown: whose, and how many dice are still to throw, this one included."""

    def ask(self, town: Town, to: i64, dice: i64) -> None:
        self.put(town, CHANCE, to, dice)

    def to(self, town: Town) -> i64:
        return town.first()

    def dice(self, town: Town) -> i64:
        return town.second()

    def chances(self, town: Town, moves: Moves) -> None:
        for k in range(FACES):
            moves.add(codes.ROLL + k)

    def perform(self, town: Town, action: i64) -> None:
        seat = self.to(town)
        town.cells[DICE + seat * FACES + action - codes.ROLL] += 1
        left = self.dice(town) - 1
        if left > 0:
            town.set_second(left)
            return
        town.answered()
        if town.log is not None:
            town.tell("dice-rolled", {"seat": seat, "dice": _faces(town, seat)})

    def prompt(self, town: Town) -> Args:
        return {"to": int(self.to(town)), "count": int(self.dice(town))}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(0, town.players - 1), (1, town.rules.dice)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        turn = int(town.cells[TURN])
        fits = town.cells[PHASE] != ACTIONS or frame.first == turn
        expect(fits, frame.path("to"), frame.first, because(turn, "since-turn"))


ROLL: Final = Roll("roll", fields=("to", "dice"), phases=("rolling", "actions"), to_chance=True, during=AT_GUILD)


def _faces(town: Town, seat: i64) -> tuple[int | str, ...]:
    """The faces of all dice that a seat has not placed, in ascending order."""
    faces: list[int | str] = []
    for k in range(FACES):
        faces.extend([k + 1] * town.cells[DICE + seat * FACES + k])
    return tuple(faces)
