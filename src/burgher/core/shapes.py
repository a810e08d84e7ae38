"""Shapes of views: what a game's typed view is made of, beside the types of Python.

A plain ``dict`` of a few names to numbers has some of them (what there is none of is left out); `Every` has all.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

Name = TypeVar("Name")
Value = TypeVar("Value")

EVERY = "every"
Every = Annotated[dict[Name, Value], EVERY]
"""A value for every one of the names."""

PAIR = "pair"
Pair = Annotated[list[Value], PAIR]
"""A list of two."""
