# compiled
"""Why an action is not legal now: each rule declares its reasons where it stands.

The section of a reason is that of the rules reference, and the rule's docstring begins with the same words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.events import Argument
from burgher.core.reasons import Details, Reasons
from burgher.nobility.cells import COINS
from burgher.nobility.state import Town

Args = dict[str, Argument]

REASONS: Final = Reasons("Course of a round")


def reason(id: str, rule: str, details: Details | None = None) -> int:
    """A new row: the id of its message, the section of the rulebook, and what the message needs to know."""
    return int(REASONS.add(id, rule, details))


MUST_CHOOSE: Final = reason("must-choose", "Course of a round")
"""`done` where there is no doing without."""


def coins_short(town: Town, cost: i64) -> Args:
    """What a sentence about coins needs to know."""
    return {"cost": int(cost), "have": int(town.cells[COINS + town.seat])}


def listed(numbers: list[int]) -> str:
    """Faces and values of dice are one text in a message."""
    return ", ".join([str(number) for number in numbers])
