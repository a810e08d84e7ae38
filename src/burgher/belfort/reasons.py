# compiled
"""Why an action is not legal now. Each row stands beside the rule that refuses; here is what they share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.language import ACTIONS
from burgher.belfort.names import GOLD
from burgher.belfort.state import City
from burgher.core.events import Argument
from burgher.core.reasons import NOT_ASKED_NOW, Details, Reasons

Args = dict[str, Argument]

REASONS: Final[Reasons] = Reasons("Round order")


def reason(id: str, rule: str, details: Details | None = None) -> int:
    """The number of a new row. Not an `i64`: rules choose between it and a plain 0."""
    return int(REASONS.add(id, rule, details))


# what sentences need to know


def said(action: int, *names: str) -> str:
    """The first of these arguments that an action has."""
    args = dict(ACTIONS[action].args)
    return str(next(args[name] for name in names if name in args))


def price(s: City, gold: i64) -> Args:
    """What costs gold, and how much of it there is."""
    return {"cost": ("gold", int(gold)), "have": int(s.stock(s.seat, GOLD))}


def guild_meant(s: City, action: int) -> Args:
    """Game set-up: guilds. Only some are in the city, and this one is not."""
    return {"guild": said(action, "guild", "at")}


# reasons that rules everywhere give

GUILD_NOT_IN_CITY: Final = reason("guild-not-in-city", "Game set-up: guilds", guild_meant)
MUST_CHOOSE: Final = reason("must-choose", "Actions: activate previously placed workers")


def why_other(action: i64) -> i64:
    """Actions: activate previously placed workers. What comes up in a turn cannot be left out."""
    return MUST_CHOOSE if action == codes.DONE else NOT_ASKED_NOW
