"""What a table of Rise to Nobility agrees on before the game: the event cards and the Chancery."""

from __future__ import annotations

from collections.abc import Mapping

from burgher.core.errors import BadOption
from burgher.core.options import Option, Value

ALWAYS = 6
"""So many players cannot do without the Chancery (set-up for six players)."""
CHANCERY = Option("chancery", False, (False, True), players=(2, 3, 4, 5))
OPTIONS = (Option("events", False, (False, True)), CHANCERY)


def choices_left(players: int, options: Mapping[str, object] | None) -> dict[str, object]:
    """The options given, without what the number of players has decided already."""
    given = dict(options or {})
    if players == ALWAYS and "chancery" in given and CHANCERY.read(given.pop("chancery")) is False:
        raise BadOption("chancery-for-six")
    return given


def decided(players: int, values: Mapping[str, Value]) -> dict[str, Value]:
    """The options with what the number of players decides."""
    return {**values, "chancery": True} if players == ALWAYS else dict(values)
