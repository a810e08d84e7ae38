"""What tests and tools that are for every game must know of this one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from burgher.core.box import box_of
from tests.games.plan import Plan

TITLE = "Belfort"
MOST_HIDDEN: dict[str, object] = {"guilds": "advanced"}
"""Options with which most is hidden."""

# in the browser

SECRET_EVENTS = ("was-dealt", "put-away")
"""Events whose card only the player may know who got it, or put it away."""
NOT_NOW = "[data-place='1-pub'].idle"
"""Something on the board that cannot be chosen when a game begins, and for which there is a reason."""
PICTURE = ("3-players-67-eager.burgher.json", 0.72)
"""The record to show in pictures, and how far into it."""
SHOWN = ("4-players-84-eager.burgher.json", "scored-district")
"""A record, and an event in it from which on something is told piece by piece."""
MOMENTS = {"scoring": (SHOWN[0], "scored-district", 3), "collection": (SHOWN[0], "collected", 2)}
"""What is told piece by piece: a record, the event that is part of it, and which step of the show is looked at."""
PLAYED: dict[str, tuple[str, int, str]] = {}
"""What is told at once in a game, bit by bit in a replay: a record, how much of it is played, what is pressed."""
CARD = ".table-board [data-target]:has(.property-card)"
"""A card on the board, which is shown larger beside it."""
ENDS = {"tie": "3-players-68-eager.burgher.json"}
"""Records that end in other ways than most."""

OTHER_PIECES: tuple[dict[str, object], ...] = ({"properties": {"pub": {"cost": {"wood": 0, "stone": 1, "ws": 2}}}},)
"""Corrections without which something is never asked: which of wood and stone to pay."""


def hidden_things(seat: dict[str, Any]) -> list[Any]:
    """What only this player may see of their own things, in their part of a view: null for everybody else."""
    return [seat["hand"], seat["aside"]]


# recorded games

EAGER = (
    "build",
    "build keep",
    "build gatehouse",
    "build guild",
    "build wall",
    "use",
    "staff",
    "place",
    "gnome",
    "convert",
)
"""Verbs that an eager player prefers."""
GUILDS = [
    ["thieves", "bandits", "wizards", "spies", "architects"],
    ["merchants", "librarians", "recruiters", "thieves", "spies"],
    ["sawyers", "masons", "miners", "bankers", "wizards"],
]
OPTIONS: list[dict[str, object]] = [
    {},
    {},
    {"guilds": "beginner"},
    {"guilds": "advanced"},
    {"guilds": "advanced", "shared_gatehouses": True},
    {"thieves_gold": 3, "keep_crest": False},
    {"forgo_actions": False},
    {"markers_needed": False, "mine_pairs_only": True},
]


def plans() -> Iterator[Plan]:
    """Fourteen games for each number of players."""
    for players in (2, 3, 4, 5):
        chosen: list[dict[str, object]] = [
            {"guilds": "chosen", "chosen_guilds": guilds if players > 2 else _for_two(guilds)} for guilds in GUILDS
        ]
        for_two = {"np_keep_markers": 1, "np_dwarves_together": True} if players == 2 else {}
        for k, options in enumerate([*OPTIONS[:-1], OPTIONS[-1] | for_two, *chosen, *chosen]):
            yield Plan(players, options, "random" if k % 3 == 0 else "eager", seed=players * 20 + k)


def _for_two(guilds: list[str]) -> list[str]:
    allowed = [guild for guild in guilds if guild not in ("thieves", "bandits", "spies")]
    spare = [guild for guild in ("wizards", "architects", "merchants", "masons", "librarians") if guild not in allowed]
    return [*allowed, *spare][:5]


BOX_PRESSES = 150
"""In fewer all that is to be looked up in a box should be entered."""
WHOLE_BOX_PRESSES = 100
"""In fewer a whole box should be entered in which nearly everything differs."""
BOX_LINKS = {"properties", "guilds", "post", "tax"}
"""Parts of the box to which cards on the board lead, in the position where most is asked."""


def own_box(random: Random) -> dict[str, int]:
    """The costs of all properties and guilds on somebody's pieces: of as many icons as the rulebooks show."""
    box = box_of("belfort", "standard")
    found: dict[str, int] = {}
    for piece in box.pieces.values():
        if piece.id.startswith(("properties.", "guilds.")):
            paths = [f"{piece.id}.cost.{name}" for name in ("wood", "stone", "metal")]
            icons = sum(int(str(box.facts[path])) for path in paths)
            metal = random.randrange(0, 3)
            wood = random.randrange(1, icons - metal)
            found |= dict(zip(paths, (wood, icons - metal - wood, metal), strict=True))
    return found
