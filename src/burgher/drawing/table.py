"""The table as a player sees it, in lines of text: a game's own way to draw it, or one that does for any view."""

from __future__ import annotations

from collections.abc import Mapping

from burgher.core.game import Game
from burgher.drawing.columns import columns, wrapped
from burgher.words import Words


def drawn(game: Game, view: Mapping[str, object], told: Words, words: Words) -> list[str]:
    """A view as lines."""
    own = game.draw(view, told, words)
    return outlined(view, told) if own is None else own


def outlined(view: Mapping[str, object], told: Words) -> list[str]:
    """Any view: what is common to all, then the seats side by side."""
    lines = [f"  {name}: {brief(value)}" for name, value in view.items() if not isinstance(value, list | dict)]
    for name, value in view.items():
        if isinstance(value, dict):
            lines += wrapped(f"  {name}:", [brief(value)], len(name) + 4)
        elif isinstance(value, list) and name == "seats":
            seats = [one for one in value if isinstance(one, dict)]
            rows = [["", *(told.seat(seat) for seat in range(len(seats)))]]
            rows += [[field, *(brief(seat[field]) for seat in seats)] for field in seats[0]]
            lines += columns(rows)
        elif isinstance(value, list):
            lines += wrapped(f"  {name}:", [brief(one) for one in value], len(name) + 4)
    return lines


def brief(value: object) -> str:
    """A value in as few letters as it needs; what is nothing is left out."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {brief(one)}" for name, one in value.items() if one not in (0, None, {}, [])) or "-"
    if isinstance(value, list):
        return ", ".join(brief(one) for one in value) or "-"
    return "-" if value is None else str(value)
