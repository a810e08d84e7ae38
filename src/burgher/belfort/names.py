# compiled
"""The pieces of Belfort by name and number, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

SEATS: Final = 5

# workers: a master is a piece of its own
ELF: Final = 0
MASTER_ELF: Final = 1
DWARF: Final = 2
MASTER_DWARF: Final = 3
WORKERS: Final = ("elf", "master_elf", "dwarf", "master_dwarf")
KINDS: Final = 4

# resources
WOOD: Final = 0
STONE: Final = 1
METAL: Final = 2
GOLD: Final = 3
RESOURCES: Final = ("wood", "stone", "metal", "gold")
STUFFS: Final = 4

# resource areas of the collection board
FOREST: Final = 0
QUARRY: Final = 1
MINE: Final = 2
GOLD_MINE: Final = 3
AREAS: Final = ("forest", "quarry", "mine", "gold_mine")
AREA_COUNT: Final = 4

# properties
PUB: Final = 0
GARDENS: Final = 1
TOWER: Final = 2
INN: Final = 3
BLACKSMITH: Final = 4
BANK: Final = 5
MARKET: Final = 6
GATEHOUSE: Final = 7
LIBRARY: Final = 8
KEEP: Final = 9
CARDS: Final = 10
PROPERTIES: Final = (
    "pub",
    "gardens",
    "tower",
    "inn",
    "blacksmith",
    "bank",
    "market",
    "gatehouse",
    "library",
    "keep",
)

# properties with a plank, in the order of their planks below
PLANKS: Final = ("tower", "inn", "blacksmith", "market", "library")
PLANK_COUNT: Final = 5

# guilds
MERCHANTS: Final = 0
LIBRARIANS: Final = 1
ARCHITECTS: Final = 2
RECRUITERS: Final = 3
SAWYERS: Final = 4
MINERS: Final = 5
BANKERS: Final = 6
MASONS: Final = 7
THIEVES: Final = 8
BANDITS: Final = 9
WIZARDS: Final = 10
SPIES: Final = 11
GUILD_COUNT: Final = 12
GUILDS: Final = (
    "merchants",
    "librarians",
    "architects",
    "recruiters",
    "sawyers",
    "miners",
    "bankers",
    "masons",
    "thieves",
    "bandits",
    "wizards",
    "spies",
)
GUILD_KINDS: Final = ("basic", "resource", "interactive")

# districts and their symbols
DISTRICTS: Final = 5
SYMBOLS: Final = 15
SINGLES: Final = ("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library")
SINGLE_COUNT: Final = 8
KEEP_SYMBOL: Final = 8
"""The first of the two symbols of the keep."""
GATE_BEFORE: Final = 10
"""The half of the gatehouse on the border to the district before this one (before the first is the last)."""
GATE_AFTER: Final = 11
WALL_SYMBOL: Final = 12
"""The first of the two walls."""
GUILD_SYMBOL: Final = 14
SYMBOL_NAMES: Final = (
    "pub",
    "gardens",
    "tower",
    "inn",
    "blacksmith",
    "bank",
    "market",
    "library",
    "keep_left",
    "keep_right",
    "gate_before",
    "gate_after",
    "wall_left",
    "wall_right",
    "guild",
)

NOBODY: Final = -1

# what a score is made of
FROM_DISTRICTS: Final = 0
FROM_ELVES: Final = 1
FROM_DWARVES: Final = 2
FROM_GNOMES: Final = 3
FROM_TAXES: Final = 4
POINT_SOURCES: Final = ("districts", "elves", "dwarves", "gnomes", "taxes")
SOURCE_COUNT: Final = 5
