"""What tests and tools that are for every game must know of this one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from burgher.core.box import box_of
from burgher.nobility.names import GOODS, RACES
from tests.games.plan import STYLES, Plan

TITLE = "Rise to Nobility"
MOST_HIDDEN: dict[str, object] = {"chancery": True, "events": True}
"""Options with which most is hidden."""

# in the browser

SECRET_EVENTS = ("first-settlers-dealt",)
"""Events whose card only the player may know who got it."""
NOT_NOW = ".table-board .target.idle"
"""Something on the board that cannot be chosen when a game begins, and for which there is a reason."""
PICTURE = ("3-players-62-greedy.burgher.json", 0.6)
"""The record to show in pictures, and how far into it."""
SHOWN = ("4-players-88-greedy.burgher.json", "settlers-completed")
"""A record, and an event in it from which on something is told piece by piece."""
MOMENTS = {
    "settling": (SHOWN[0], "settlers-completed", 1),
    "rising": (SHOWN[0], "became-lord", 2),
    "income": (SHOWN[0], "income-coins", 1),
    "event": ("6-players-125-greedy.burgher.json", "event-turned-up", 1),
}
"""What is told piece by piece: a record, the event that is part of it, and which step of the show is looked at."""
PLAYED = {"roll": ("4-players-85-greedy", 442, "Pass")}
"""What is told at once in a game, bit by bit in a replay: a record, how much of it is played, what is pressed."""
CARD = ".n-tavern [data-target]:is(.n-card, :has(.n-settlers))"
"""A card on the board, which is shown larger beside it."""
ENDS = {"tie": "3-players-66.burgher.json", "defeat": "1-players-28-greedy.burgher.json"}
"""Records that end in other ways than most."""

OTHER_PIECES: tuple[dict[str, object], ...] = ()
"""Corrections without which something is never asked."""


def hidden_things(seat: dict[str, Any]) -> list[Any]:
    """What only this player may see of their own things, in their part of a view: null for everybody else."""
    return [*[one["card"] for one in seat["settlers"] if one["hidden"]], seat["commissions"]]


# recorded games

EAGER = (
    "complete",
    "die",
    "apprentice",
    "buy",
    "visit council",
    "visit desk",
    "visit commission",
    "commission",
    "renew",
)
"""Verbs that an eager player prefers."""
OPTIONS: dict[int, list[dict[str, object]]] = {
    players: [
        {**({"events": True} if events else {}), **({"chancery": True} if chancery else {})}
        for chancery in ([False, True] if 2 <= players <= 5 else [False])
        for events in (False, True)
    ]
    for players in range(1, 7)
}


def plans() -> Iterator[Plan]:
    """Each choice of options played in each way; every other one with the second reading of the council tiles."""
    for players, choices in OPTIONS.items():
        for k, options in enumerate(choices):
            for j, style in enumerate(STYLES):
                pieces = "numerals_as_points" if (k + j) % 2 else None
                yield Plan(players, options, style, seed=players * 20 + 3 * k + j, components=pieces)
    # Some objectives are reached and some are not.
    for seed in range(26, 34):
        yield Plan(1, {"events": seed % 2 == 0}, "greedy", seed)


BOX_PRESSES = 900
"""In fewer all that is to be looked up on 48 settlers cards should be entered."""
WHOLE_BOX_PRESSES = 2000
"""In fewer a whole box should be entered in which nearly everything differs."""
BOX_LINKS = {"settlers", "council", "ships", "workshop-spaces", "guild-spaces", "castle", "desks", "commissions"}
"""Parts of the box to which cards on the board lead, in the position where most is asked."""


def own_box(random: Random) -> dict[str, object]:
    """All settlers cards as somebody's box has them: each race with other wishes."""
    found: dict[str, object] = {}
    box = box_of("nobility", "standard")
    goods = list(GOODS)
    for id in [id for id in box.pieces if id.startswith("settlers.")]:
        count = random.randrange(2, 5)
        chosen = random.sample(goods, count)
        found[f"{id}.race"] = random.choice(RACES)
        found[f"{id}.goods"] = [good for good in goods if good in chosen]
        found[f"{id}.demand"] = [2 * count, 3 * count]
        found[f"{id}.workers"] = random.randrange(1, 3)
        found[f"{id}.stars"] = random.randrange(0, 3)
    return found
