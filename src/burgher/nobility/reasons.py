# compiled
"""Why an action is not legal now: the numbers, their message ids, and where the rulebook has the rule."""

from __future__ import annotations

from typing import Final

NOT_ASKED_NOW: Final = 1

# the turn and its dice
DIE_ALREADY_PLACED: Final = 2
SETTLERS_ALREADY_COMPLETED: Final = 3
BUILDING_ALREADY_SOLD: Final = 4
NOTHING_DONE_YET: Final = 5
"""`end` without having done anything: that is to pass."""
ALREADY_ACTED: Final = 6
"""`pass` after having done something: that is to end the turn."""
NO_SUCH_DIE: Final = 7
TOO_FEW_MODIFIERS: Final = 8
REPUTATION_TOO_LOW: Final = 9
NO_PLACE_FOR_DIE: Final = 10

# shared by several places
TOO_FEW_COINS: Final = 11
SPACE_TAKEN: Final = 12
NO_WORKER: Final = 13

# Cavern Tavern, Construction Yard
TAVERN_FULL: Final = 14
DIE_TOO_LOW: Final = 15
NO_SETTLERS_ON_SHOW: Final = 16
YARD_FULL: Final = 17
DIE_TOO_HIGH: Final = 18
NO_HOUSE_LEFT: Final = 19

# guilds
GUILD_CLOSED: Final = 20
NOT_ON_WORKSHOP: Final = 21
REPUTATION_AT_END: Final = 22
NO_SUCH_GOOD: Final = 23
MORE_THAN_ALLOWED: Final = 24
SAME_GUILD: Final = 25
NO_APPRENTICE_THERE: Final = 26

# Guild Hall, buildings
NO_TILE_THERE: Final = 27
WORKSHOPS_FULL: Final = 28
NO_COMMUNITY_SPACE: Final = 29
COMMUNITY_SPACE_TAKEN: Final = 30
NOT_YOUR_BUILDING: Final = 31

# port
NOTHING_TO_SELL: Final = 32
SHIP_FULL: Final = 33
SELL_ONE_FIRST: Final = 34

# Stone Council
NO_DEMAND_THERE: Final = 35
NOBILITY_TOO_LOW: Final = 36
RACE_NOT_SETTLED: Final = 37
TOO_FEW_GOODS: Final = 38

# White Castle, own board
SIX_PLAYERS_ONLY: Final = 39
VALUE_NOT_TAKEN: Final = 40
NO_APPRENTICE_OUT: Final = 41

# the clerk
MODIFIERS_ALREADY_BOUGHT: Final = 42
ALREADY_RENEWED: Final = 43
NOTHING_TO_RENEW: Final = 44
COMMISSION_ALREADY_DRAWN: Final = 45
TOO_MANY_COMMISSIONS: Final = 46
NO_COMMISSION_LEFT: Final = 47

# Chancery
NO_CHANCERY: Final = 48
DESK_ROW_CLOSED: Final = 49
DESK_TAKEN: Final = 50
NOT_YOUR_TILE: Final = 51
NO_FIELD_FOR_DIE: Final = 52
NOT_DEALT_TO_YOU: Final = 53

# settlers
NOT_ON_SHOW: Final = 54
NOT_YOUR_SETTLERS: Final = 55
NEWEST_STAYS: Final = 56
NO_HOUSE: Final = 57
GOOD_MISSING: Final = 58
DEMAND_OUT_OF_REACH: Final = 59
GOOD_NOT_WANTED: Final = 60
GOOD_ALREADY_PAID: Final = 61
TOO_MANY_OF_A_GOOD: Final = 62
TOO_LITTLE_FOR_DEMAND: Final = 63
TOO_MUCH_FOR_DEMAND: Final = 64

# whatever the question
MUST_CHOOSE: Final = 65
"""`done` where there is no doing without."""
TAKE_UP_DIE_FIRST: Final = 66
"""A place is visited with a die in hand."""
PLACE_DIE_FIRST: Final = 67
"""Nothing else is done while a die is in hand."""

REASONS: Final = (
    "",
    "why-not-asked-now",
    "why-die-already-placed",
    "why-settlers-already-completed",
    "why-building-already-sold",
    "why-nothing-done-yet",
    "why-already-acted",
    "why-no-such-die",
    "why-too-few-modifiers",
    "why-reputation-too-low",
    "why-no-place-for-die",
    "why-too-few-coins",
    "why-space-taken",
    "why-no-worker",
    "why-tavern-full",
    "why-die-too-low",
    "why-no-settlers-on-show",
    "why-yard-full",
    "why-die-too-high",
    "why-no-house-left",
    "why-guild-closed",
    "why-not-on-workshop",
    "why-reputation-at-end",
    "why-no-such-good",
    "why-more-than-allowed",
    "why-same-guild",
    "why-no-apprentice-there",
    "why-no-tile-there",
    "why-workshops-full",
    "why-no-community-space",
    "why-community-space-taken",
    "why-not-your-building",
    "why-nothing-to-sell",
    "why-ship-full",
    "why-sell-one-first",
    "why-no-demand-there",
    "why-nobility-too-low",
    "why-race-not-settled",
    "why-too-few-goods",
    "why-six-players-only",
    "why-value-not-taken",
    "why-no-apprentice-out",
    "why-modifiers-already-bought",
    "why-already-renewed",
    "why-nothing-to-renew",
    "why-commission-already-drawn",
    "why-too-many-commissions",
    "why-no-commission-left",
    "why-no-chancery",
    "why-desk-row-closed",
    "why-desk-taken",
    "why-not-your-tile",
    "why-no-field-for-die",
    "why-not-dealt-to-you",
    "why-not-on-show",
    "why-not-your-settlers",
    "why-newest-stays",
    "why-no-house",
    "why-good-missing",
    "why-demand-out-of-reach",
    "why-good-not-wanted",
    "why-good-already-paid",
    "why-too-many-of-a-good",
    "why-too-little-for-demand",
    "why-too-much-for-demand",
    "why-must-choose",
    "why-take-up-die-first",
    "why-place-die-first",
)

RULES: Final = (
    "",
    "Course of a round",
    "Course of a round: actions",
    "Course of a round: actions",
    "Course of a round: actions",
    "Course of a round: actions",
    "Course of a round: actions",
    "Reputation",
    "Reputation: modifiers",
    "Reputation",
    "Placing dice",
    "Placing dice",
    "Placing dice",
    "Placing dice",
    "Cavern Tavern",
    "Cavern Tavern",
    "Cavern Tavern",
    "Construction Yard",
    "Construction Yard",
    "Construction Yard",
    "Guilds",
    "Guilds: activating workshops",
    "Reputation",
    "Guilds: activating workshops",
    "Guilds: buying goods",
    "Guilds: placing workers",
    "Guilds: placing workers",
    "Guild Hall",
    "Guild Hall: workshops",
    "Guild Hall: community buildings",
    "Guild Hall: community buildings",
    "Guild Hall: selling buildings",
    "Port",
    "Port",
    "Port",
    "Stone Council",
    "Stone Council",
    "Stone Council",
    "Stone Council",
    "Six players",
    "Placing dice",
    "The die space of the own board",
    "Berk the clerk: modifiers",
    "Berk the clerk: new settlers or buildings",
    "Berk the clerk: new settlers or buildings",
    "Chancery: taking a commission card",
    "Chancery: taking a commission card",
    "Chancery: taking a commission card",
    "Chancery",
    "Chancery: the board",
    "Chancery: the board",
    "Chancery: commission cards",
    "Chancery: commission cards",
    "Chancery: taking a commission card",
    "Cavern Tavern",
    "Settlers cards",
    "Settlers cards",
    "Settlers cards: completing",
    "Settlers cards: completing",
    "Settlers cards: completing",
    "Settlers cards: completing",
    "Settlers cards: completing",
    "Settlers cards: completing",
    "Settlers cards: completing",
    "Settlers cards: completing",
    "Course of a round",
    "Placing dice",
    "Placing dice",
)
