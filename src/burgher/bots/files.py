"""Bots in somebody's own file."""

from __future__ import annotations

from burgher.core.errors import BadOption
from burgher.core.loading import load_file


def find_in_file(place: str, title: str) -> object:
    """What is called so in a file of Python."""
    module = load_file(place)
    if not hasattr(module, title):
        raise BadOption("not-in-bot-file", file=place, name=repr(title))
    return getattr(module, title)
