# compiled
"""The pieces of Rise to Nobility by name and number.

Cards and tiles go by their ids, in lower case everywhere (actions, events, component files): ``s01`` is number 0 of the
settlers. A guild has the number of the good it makes.
"""

from __future__ import annotations

from typing import Final


def numbered(letter: str, count: int) -> tuple[str, ...]:
    """The ids of a deck: a letter and a number from 01."""
    return tuple([f"{letter}{k + 1:02}" for k in range(count)])


SEATS: Final = 6
NOBODY: Final = -1
"""No seat, no card, no tile."""

FACES: Final = 6
"""Values of a die, 1 to 6."""

# goods, in the order of the rulebook's list
BOOKS: Final = 0
ARTWORK: Final = 1
WEAPONRY: Final = 2
MAGIC: Final = 3
JEWELRY: Final = 4
FURNISHINGS: Final = 5
GOODS: Final = ("books", "artwork", "weaponry", "magic", "jewelry", "furnishings")
GOOD_COUNT: Final = 6

# guilds: each by the number of its good
SCHOLARS: Final = 0
ARTISTS: Final = 1
BLACKSMITHS: Final = 2
WIZARDS: Final = 3
MERCHANTS: Final = 4
CARPENTERS: Final = 5
GUILDS: Final = ("scholars", "artists", "blacksmiths", "wizards", "merchants", "carpenters")
GUILD_COUNT: Final = 6
GUILD_SPACES: Final = 3
"""Die spaces, and likewise workshop spaces, of a guild."""
WORKSHOP_SPACES: Final = GUILD_COUNT * GUILD_SPACES

PLACES: Final = (
    "tavern",
    "yard",
    *GUILDS,
    "hall",
    "port",
    "clerk",
    "castle",
    "castle_extra",
    "board",
    "council",
    "desk",
    "commission",
)
"""Where a die can go; the last three are several places each."""

# races
HALFLING: Final = 0
HUMAN: Final = 1
ELF: Final = 2
DWARF: Final = 3
GREEN_ELF: Final = 4
TROBIT: Final = 5
RACES: Final = ("halfling", "human", "elf", "dwarf", "green_elf", "trobit")
RACE_COUNT: Final = 6

# decks and bags
SETTLERS: Final = numbered("s", 48)
SETTLERS_COUNT: Final = 48
WORKSHOPS: Final = numbered("b", 36)
WORKSHOP_COUNT: Final = 36
BUILDINGS: Final = (*WORKSHOPS, "community")
"""Building tiles; community buildings are all alike and have the last number."""
COMMUNITY_TILE: Final = WORKSHOP_COUNT
BUILDING_COUNT: Final = WORKSHOP_COUNT + 1
COUNCIL_TILES: Final = numbered("c", 30)
COUNCIL_TILE_COUNT: Final = 30
SHIPS: Final = numbered("h", 18)
SHIP_COUNT: Final = 18
EVENTS: Final = numbered("e", 16)
EVENT_COUNT: Final = 16
CHARACTERS: Final = numbered("k", 13)
CHARACTER_COUNT: Final = 13
COMMISSIONS: Final = numbered("v", 18)
COMMISSION_COUNT: Final = 18
DICE_TILES: Final = numbered("d", 18)
DICE_TILE_COUNT: Final = 18
TILE_FIELDS: Final = 3
OBJECTIVES: Final = numbered("o", 15)
OBJECTIVE_COUNT: Final = 15

# the size of displays and boards
DISPLAY_SPACES: Final = 6
"""Settlers cards on show."""
HALL_SPACES: Final = 6
COUNCIL_ROWS: Final = 3
COUNCIL_SPACES: Final = COUNCIL_ROWS * RACE_COUNT
HAND_SPACES: Final = 4
"""Open settlers cards of a seat: three, and for a moment a fourth, always the newest, in the last place."""
LOTS: Final = 7
"""House lots of a player board."""
COMMUNITY_SPACES: Final = 3
CASTLE_SPACES: Final = 4
"""The last is the one for six players."""
CLERK_SPACES: Final = 3
DESK_SPACES: Final = 6
"""Die spaces of the Chancery; each serves a desk above and one below."""
DESKS: Final = 2 * DESK_SPACES
DESK_ROWS: Final = ("top", "bottom")
MOST_PAID: Final = 4
"""The most of a good that can ever go into one settlers card."""
NOBILITY_LEVELS: Final = 13
REPUTATION_LEVELS: Final = 25

# what a workshop does for whoever activates it
GIVES_COIN: Final = 0
GIVES_REPUTATION: Final = 1
GIVES_GOOD: Final = 2
GIVES_REROLL: Final = 3
GIVES_PURCHASE: Final = 4
GIVES_SWAP: Final = 5
WORKSHOP_EFFECTS: Final = ("coin", "reputation", "guild_good", "reroll", "buy_any_good", "swap_good")
WORKSHOP_EFFECT_COUNT: Final = 6

# what a character gives on becoming a lord
GAIN_COINS: Final = 0
GAIN_REPUTATION: Final = 1
GAIN_MODIFIERS: Final = 2
GAIN_GOODS: Final = 3
GAIN_SETTLERS: Final = 4
CHARACTER_GAINS: Final = ("coins", "reputation", "modifiers", "goods", "settlers")
CHARACTER_GAIN_COUNT: Final = 5

# what a community building brings as income
BRINGS_COINS: Final = 0
BRINGS_GOODS: Final = 1
BRINGS_REPUTATION: Final = 2
COMMUNITY_INCOMES: Final = ("coins", "any_good", "reputation")
COMMUNITY_INCOME_COUNT: Final = 3

# where the income of a round comes from; told, not counted with
INCOME_SOURCES: Final = ("income_guilds", "income_desks", "income_community", "income_event")

# what an event changes for its round
PORT_COINS: Final = 0
APPRENTICE_COINS: Final = 1
CASTLE_REPUTATION: Final = 2
HOUSE_DISCOUNT: Final = 3
MORE_GOODS: Final = 4
TAVERN_COINS: Final = 5
CLERK_MODIFIERS: Final = 6
WORKSHOP_COINS: Final = 7
WORKSHOP_POINTS: Final = 8
COUNCIL_POINTS: Final = 9
SETTLERS_POINTS: Final = 10
COMMUNITY_POINTS: Final = 11
COUNCIL_FORGIVENESS: Final = 12
BUILDING_DISCOUNT: Final = 13
OWNER_COINS: Final = 14
ROUND_REPUTATION: Final = 15
EVENT_EFFECTS: Final = (
    "port_coins",
    "apprentice_coins",
    "castle_reputation",
    "house_discount",
    "more_goods",
    "tavern_coins",
    "clerk_modifiers",
    "workshop_coins",
    "workshop_points",
    "council_points",
    "settlers_points",
    "community_points",
    "council_forgiveness",
    "building_discount",
    "owner_coins",
    "round_reputation",
)
EVENT_EFFECT_COUNT: Final = 16

# what a desk of the Chancery is good for
DESK_COUNCIL_COINS: Final = 0
DESK_PORT: Final = 1
DESK_COUNCIL_LOSS: Final = 2
DESK_TAVERN: Final = 3
DESK_HOUSE: Final = 4
DESK_BUILDING: Final = 5
DESK_BENEFITS: Final = (
    "council_coins",
    "port_coins",
    "council_loss",
    "tavern_cards",
    "house_discount",
    "building_discount",
)
DESK_BENEFIT_COUNT: Final = 6

# what a commission counts
PER_RACE: Final = 0
"""Completed settlers cards of a race: 0 to 5."""
PER_GUILD: Final = 6
"""Own apprentices and guild masters in a guild: 6 to 11."""
PER_COMMUNITY: Final = 12
PER_WORKSHOP: Final = 13
PER_SETTLERS: Final = 14
PER_COUNCIL: Final = 15
PER_NOBILITY: Final = 16
PER_REPUTATION: Final = 17
COMMISSION_MEASURES: Final = (
    *[f"settlers_{race}" for race in RACES],
    *[f"figures_{guild}" for guild in GUILDS],
    "community",
    "workshops",
    "settlers",
    "council",
    "nobility",
    "reputation",
)

# what a solo objective asks for
NEED_GUILDS: Final = 0
"""So many guilds ..."""
NEED_GUILD_APPRENTICES: Final = 1
"""... with so many own apprentices each."""
NEED_COUNCIL: Final = 2
NEED_SETTLERS: Final = 3
NEED_RACES: Final = 4
NEED_SAME_RACE: Final = 5
NEED_WORKSHOPS: Final = 6
NEED_WORKSHOP_GUILDS: Final = 7
NEED_COMMUNITY: Final = 8
NEED_NOBILITY: Final = 9
NEED_REPUTATION: Final = 10
NEED_GOODS: Final = 11
NEED_COINS: Final = 12
OBJECTIVE_NEEDS: Final = (
    "guilds",
    "guild_apprentices",
    "council",
    "settlers",
    "races",
    "same_race",
    "workshops",
    "workshop_guilds",
    "community",
    "nobility",
    "reputation",
    "goods",
    "coins",
)
OBJECTIVE_NEED_COUNT: Final = 13

# the solo game's dice, in the order they are thrown
AUTOMA: Final = SEATS
"""The owner of the automa's dice on the board."""
WHITE_DIE: Final = 0
GREEN_DIE: Final = 1
YELLOW_DIE: Final = 2
RED_DIE: Final = 3
BLUE_DIE: Final = 4
AUTOMA_DICE: Final = ("white", "green", "yellow", "red", "blue")
AUTOMA_DICE_COUNT: Final = 5

# what a score is made of
FROM_SETTLERS: Final = 0
FROM_COMMUNITY: Final = 1
"""The bonus of community buildings for completed settlers cards."""
FROM_BUILDINGS: Final = 2
FROM_REWARDS: Final = 3
"""Paid to the owners of activated workshops."""
FROM_COUNCIL: Final = 4
FROM_EVENTS: Final = 5
FROM_GOODS: Final = 6
FROM_NOBILITY: Final = 7
FROM_COMMISSIONS: Final = 8
POINT_SOURCES: Final = (
    "settlers",
    "community",
    "buildings",
    "rewards",
    "council",
    "events",
    "goods",
    "nobility",
    "commissions",
)
POINT_SOURCE_COUNT: Final = 9
