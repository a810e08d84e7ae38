"""The colours of those who play. Each goes with a shape, so that nobody has to tell them apart by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

Colour = Literal["red", "blue", "yellow", "green", "purple", "white"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow", "green", "purple", "white")
"""In the order of the seats; a seat for which nobody chooses has the one of its number, where that is left."""


def settle(wanted: Sequence[Colour | None]) -> tuple[Colour, ...]:
    """The colour of each seat, where some have chosen (no two of them the same) and others take what is left."""
    found: list[Colour | None] = [
        chosen or (COLOURS[seat] if seat < len(COLOURS) and COLOURS[seat] not in wanted else None)
        for seat, chosen in enumerate(wanted)
    ]
    left: list[Colour] = [colour for colour in COLOURS if colour not in found]
    settled: list[Colour] = []
    for seat, one in enumerate(found):
        # There may be more seats than colours.
        other = left.pop(0) if one is None and left else COLOURS[seat % len(COLOURS)]
        settled.append(other if one is None else one)
    return tuple(settled)


def are_colours(found: object, players: int) -> bool:
    """Whether these are the colours of so many players: all known, no two the same."""
    return (
        isinstance(found, list | tuple)
        and len(found) == players == len(set(map(str, found)))
        and all(one in COLOURS for one in found)
    )
