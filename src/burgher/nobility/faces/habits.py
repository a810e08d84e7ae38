"""What a player of Rise to Nobility does, in kinds that can be counted and compared."""

from __future__ import annotations

from burgher.core.actions import Action
from burgher.nobility.names import GUILDS

HABITS = (
    "tavern", "yard", "guilds", "hall", "port", "clerk", "castle", "board", "council", "desk", "commission",
    "complete", "build", "apprentice", "modify", "pass",
)  # fmt: skip
_OTHERS = {
    "visit council": "council",
    "visit desk": "desk",
    "visit commission": "commission",
    "complete": "complete",
    "build": "build",
    "apprentice": "apprentice",
    "modify": "modify",
    "pass": "pass",
}


def habit(action: Action) -> str | None:
    """The kind that an action is of; None: nothing that tells players apart."""
    if action.verb != "visit":
        return _OTHERS.get(action.verb)
    where = str(action["at"])
    if where in GUILDS:
        return "guilds"
    return "castle" if where == "castle_extra" else where


_THEMES = {
    "complete": "card", "visit": "places", "visit council": "council", "visit desk": "places",
    "visit commission": "places", "die": "dice", "modify": "dice", "reroll": "dice", "take": "cards",
    "discard": "cards", "build": "buildings", "sell workshop": "buildings", "sell community": "buildings",
    "pay": "goods", "buy": "goods", "purchase": "goods", "swap": "goods", "sell": "goods", "apprentice": "apprentices",
    "move": "apprentices", "recall": "apprentices", "pass": "timing",
}  # fmt: skip


def theme(action: Action) -> str | None:
    """What an exercise is about that this action solves."""
    return _THEMES.get(action.verb)
