# compiled
"""What the questions of Rise to Nobility have in common: of whom they are asked, and during which action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import expect
from burgher.core.errors import Phrase
from burgher.core.events import Argument
from burgher.core.question import Frame, Question
from burgher.core.state import CHANCE
from burgher.nobility import codes
from burgher.nobility.cells import FIRST, INCOME, PHASE, STEP, TURN, VISIT
from burgher.nobility.names import NOBODY
from burgher.nobility.state import Town

NOWHERE: Final = "nowhere"
ANYWHERE: Final = "anywhere"
AT_GUILD: Final = "guild"
AT_CLERK: Final = "clerk"
AT_TAVERN: Final = "tavern"


def visited(town: Town) -> str:
    """Where an action in several parts is under way: in the tavern, a guild, the clerk's office, or nowhere."""
    place = town.cells[VISIT]
    if codes.AT_GUILD <= place < codes.AT_HALL:
        return AT_GUILD
    if place == codes.AT_CLERK:
        return AT_CLERK
    return AT_TAVERN if place == codes.AT_TAVERN else NOWHERE


class Asked(Question[Town]):
    """A question, and where the action is under way that it belongs to (in the actions phase)."""

    def __init__(
        self,
        name: str,
        *,
        fields: tuple[str, ...] = (),
        phases: tuple[str, ...] = ("actions",),
        on: tuple[str, ...] = (),
        to_chance: bool = False,
        during: str = NOWHERE,
    ) -> None:
        super().__init__(name, fields=fields, phases=phases, on=on, to_chance=to_chance)
        self.during = during

    def whose(self, town: Town) -> i64:
        """The seat that must be asked: whose turn it is; at the income, who is being paid."""
        c = town.cells
        if c[PHASE] == INCOME:
            return (c[FIRST] + c[STEP] - 1) % town.players
        return c[TURN]

    def check(self, town: Town, frame: Frame) -> None:
        if not self.to_chance:
            frame.is_asked(int(self.whose(town)))

    def check_visit(self, town: Town) -> None:
        """Refuse a position in which the action that this belongs to is not under way."""
        may = Phrase("may-visit-nowhere")
        if self.during == AT_GUILD:
            may = Phrase("may-visit-guild")
        elif self.during == AT_CLERK:
            may = Phrase("may-visit-clerk")
        fits = self.during == ANYWHERE or visited(town) == self.during
        expect(fits, "visit", int(town.cells[VISIT]), may)


class Decision(Asked):
    """Asked of a seat, with no numbers."""

    def ask(self, town: Town, seat: i64) -> None:
        self.put(town, seat, 0, 0)


class Draw(Asked):
    """Something is drawn by chance, for nobody and for no place."""

    def __init__(self, name: str, *, phases: tuple[str, ...]) -> None:
        super().__init__(name, phases=phases, to_chance=True)

    def ask(self, town: Town) -> None:
        self.put(town, CHANCE, 0, 0)


class DrawFor(Asked):
    """Something is drawn for a seat."""

    def __init__(self, name: str, *, phases: tuple[str, ...], during: str = NOWHERE) -> None:
        super().__init__(name, fields=("to",), phases=phases, to_chance=True, during=during)

    def ask(self, town: Town, to: i64) -> None:
        self.put(town, CHANCE, to, 0)

    def to(self, town: Town) -> i64:
        return town.first()

    def prompt(self, town: Town) -> dict[str, Argument]:
        return {"to": int(self.to(town))}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(0, town.players - 1)]


class DrawTo(Asked):
    """Something is drawn for an empty space of a display."""

    def __init__(
        self,
        name: str,
        at: int,
        spaces: int,
        *,
        phases: tuple[str, ...],
        on: tuple[str, ...] = (),
        during: str = NOWHERE,
    ) -> None:
        """``at``: the first of its cells."""
        super().__init__(name, fields=("space",), phases=phases, on=on, to_chance=True, during=during)
        self.at = at
        self.spaces = spaces

    def ask(self, town: Town, space: i64) -> None:
        self.put(town, CHANCE, space, 0)

    def space(self, town: Town) -> i64:
        return town.first()

    def prompt(self, town: Town) -> dict[str, Argument]:
        return {"space": int(self.space(town)) + 1}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(0, self.spaces - 1)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        is_free(town, frame, self.at)


def is_free(town: Town, frame: Frame, at: i64) -> None:
    """Refuse a position in which something is to be drawn for a place where something is."""
    free = town.cells[at + frame.first] == NOBODY
    expect(free, frame.path(frame.fields[0]), frame.first, Phrase("may-empty-place"))
