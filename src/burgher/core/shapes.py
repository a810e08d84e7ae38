"""What a game's view is declared with, besides plain types. `scripts/view_types.py` makes the browser's types of it."""

from __future__ import annotations

from typing import Annotated, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

SOME = "some"
Some = Annotated[dict[Key, Value], SOME]
"""An object that has only some of its keys; a plain ``dict`` has all of them."""

PAIR = "pair"
Pair = Annotated[list[Value], PAIR]
"""A list of two."""

ACT = "act"
Act = Annotated[dict[str, object], ACT]
"""An action as the browser sends it."""
