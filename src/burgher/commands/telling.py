"""What happened, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from burgher.core.events import Event
from burgher.words import Words


def tell(events: Iterable[Event], told: Words) -> Iterator[str]:
    """A line for each event; what happened several times in a row is said once, with the number."""
    for line, times in groupby(told.say(event) for event in events):
        count = sum(1 for _ in times)
        yield line if count == 1 else f"{line} (×{count})"
