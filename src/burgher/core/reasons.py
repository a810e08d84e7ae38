# compiled
"""Why an action is not legal now: one row for each reason, declared beside the rule that refuses.

A game has one list of reasons, and its rules add to it where they stand:

    DESK_FULL: Final = reason("desk-full", "Placement: recruiter's desk")
    DESK_FEE: Final = reason("too-few-coins", "Placement: recruiter's desk", _fee_and_coins)

The last is a function of the position and the action (its index): what the sentence needs to know besides the action's
own words, as what it costs. Where several rules refuse with the same sentence, each has its row.

`State.why` answers with the number of such a row; 0 is the answer for what is legal. Numbers follow from the order in
which the modules of a game are imported: nothing keeps them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from mypy_extensions import i64

from burgher.core.events import Argument

Details = Callable[[Any, int], dict[str, Argument]]

NOT_ASKED_NOW: Final = 1
"""The question that is open is not answered by such an action. Every game has this reason."""


class Reason:
    """A reason: the id of its message (without "why-"), and the section of the rulebook that it comes from."""

    def __init__(self, id: str, rule: str, details: Details | None = None) -> None:
        self.id = id
        self.rule = rule
        self.details = details

    @property
    def message(self) -> str:
        return "why-" + self.id

    def args(self, state: Any, action: int) -> dict[str, Argument]:
        """What its sentence needs to know besides the action's own words."""
        return {} if self.details is None else self.details(state, action)

    def __repr__(self) -> str:
        return f"<Reason {self.id} ({self.rule})>"


def _what_is_asked(state: Any, action: int) -> dict[str, Argument]:
    return {} if state.depth == 0 else {"question": state.asked().name}


class Reasons:
    """All reasons of a game, by number."""

    def __init__(self, order_of_play: str) -> None:
        """``order_of_play`` is the section that says what is asked when."""
        self._rows = [Reason("legal", ""), Reason("not-asked-now", order_of_play, _what_is_asked)]

    def add(self, id: str, rule: str, details: Details | None = None) -> i64:
        """A new row; its number."""
        for row in self._rows:
            if row.id == id and row.rule == rule:
                raise ValueError(f"the reason {id} ({rule}) is declared twice")
        self._rows.append(Reason(id, rule, details))
        return len(self._rows) - 1

    def __getitem__(self, number: int) -> Reason:
        if not 0 < number < len(self._rows):
            raise IndexError(f"there is no reason {number}; there are 1 to {len(self._rows) - 1}")
        return self._rows[number]

    def __len__(self) -> int:
        return len(self._rows) - 1

    def __iter__(self) -> Iterator[Reason]:
        return iter(self._rows[1:])
