"""What a player of Belfort does, in kinds that can be counted and compared."""

from __future__ import annotations

from burgher.belfort.names import GUILDS, PLANKS
from burgher.core.actions import Action

HABITS = (
    "recruiter", "camp", "guilds", "planks", "forest", "quarry", "mine", "gold_mine",
    "property", "keep", "gatehouse", "wall", "guild", "gnome", "cards", "buy", "sell",
)  # fmt: skip
_BUILT = {"build": "property", "build keep": "keep", "build gatehouse": "gatehouse", "build wall": "wall"}
_OTHERS = {"build guild": "guild", "staff": "gnome", "take": "cards", "buy": "buy", "sell": "sell"}


def habit(action: Action) -> str | None:
    """The kind that an action is of; None: nothing that tells players apart."""
    if action.verb == "place":
        where = str(action["at"])
        return "guilds" if where in GUILDS else "planks" if where in PLANKS else where
    if action.verb == "send":
        return str(action["to"])
    return _BUILT.get(action.verb) or _OTHERS.get(action.verb)


_THEMES = {
    "build": "district", "build keep": "district", "build gatehouse": "district", "build wall": "district",
    "build guild": "district", "mark gatehouse": "district", "place": "workers", "send": "gather",
    "staff": "gnomes", "gnome": "gnomes", "buy": "trade", "sell": "trade", "discount": "trade", "take": "cards",
    "discard": "cards", "use": "guilds", "steal": "guilds", "crest": "crest", "pass": "timing",
}  # fmt: skip


def theme(action: Action) -> str | None:
    """What an exercise is about that this action solves."""
    return _THEMES.get(action.verb)
