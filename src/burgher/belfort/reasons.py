# compiled
"""Why an action is not legal now: the numbers, their message ids, and where the rulebook has the rule."""

from __future__ import annotations

from typing import Final

NOT_ASKED_NOW: Final = 1

# placement
NO_SUCH_WORKER_HOME: Final = 2
DESK_FULL: Final = 3
ALREADY_IN_CAMP: Final = 4
GUILD_NOT_IN_CITY: Final = 5
PLANK_OCCUPIED: Final = 6
GUILD_BLOCKED: Final = 7
NOT_BUILT: Final = 8
PLANK_LOCKED: Final = 9
MINE_UNPAIRED: Final = 10

# collection
CREST_NOT_IN_GAME: Final = 11
CREST_TAKEN: Final = 12

# paying
TOO_LITTLE_WOOD_OR_STONE: Final = 13
"""For a cost that leaves the choice."""
TOO_LITTLE_WOOD: Final = 14
TOO_LITTLE_STONE: Final = 15
TOO_LITTLE_METAL: Final = 16
TOO_LITTLE_GOLD: Final = 17

# building
CARD_NOT_IN_HAND: Final = 18
NO_FREE_SYMBOL: Final = 19
GATEHOUSE_SHARED: Final = 20
GUILD_OWNED: Final = 21

# placed workers
NO_WORKER_THERE: Final = 22
MUST_USE: Final = 23

# trading post
VISIT_USED: Final = 24
NO_CONVERSION: Final = 25

# gnomes
ALREADY_HIRED: Final = 26
NO_GNOMES_LEFT: Final = 27
NO_FREE_LOCK: Final = 28
NO_GNOME_THERE: Final = 29
GNOME_USED: Final = 30

# cards and the end of the turn
NOT_IN_POOL: Final = 31
NO_CARDS_LEFT: Final = 32
WORKERS_STILL_PLACED: Final = 33

# workers, gatehouse gnome
NONE_IN_SUPPLY: Final = 34
NO_OWN_MARKER_THERE: Final = 35

# guilds
TOO_DEAR_EVEN_SO: Final = 36
DISCOUNT_NOT_IN_COST: Final = 37
DISCOUNT_TOO_SMALL: Final = 38
SEAT_NOT_IN_GAME: Final = 39
NOT_FROM_YOURSELF: Final = 40
NOTHING_TO_STEAL: Final = 41
THIEVES_TAKE_GOLD: Final = 42
BANDITS_TAKE_NO_GOLD: Final = 43
METAL_ALONE: Final = 44
STOLEN_ENOUGH_THERE: Final = 45
STOLEN_ENOUGH: Final = 46
SAME_LOCATION: Final = 47
OTHER_KIND_OF_LOCATION: Final = 48
NOT_THIS_GATEHOUSE: Final = 49
NO_CARD_SHOWN: Final = 50
MUST_CHOOSE: Final = 51

# two players
NO_SPACE_FOR_CARD: Final = 52
NOT_THIS_CARD: Final = 53
NOT_FOR_NON_PLAYERS: Final = 54

# guilds: wizards
NOTHING_TO_SWAP: Final = 55

REASONS: Final = (
    "",
    "why-not-asked-now",
    "why-no-such-worker-home",
    "why-desk-full",
    "why-already-in-camp",
    "why-guild-not-in-city",
    "why-plank-occupied",
    "why-guild-blocked",
    "why-not-built",
    "why-plank-locked",
    "why-mine-unpaired",
    "why-crest-not-in-game",
    "why-crest-taken",
    "why-too-little-wood-or-stone",
    "why-too-little-wood",
    "why-too-little-stone",
    "why-too-little-metal",
    "why-too-little-gold",
    "why-card-not-in-hand",
    "why-no-free-symbol",
    "why-gatehouse-shared",
    "why-guild-owned",
    "why-no-worker-there",
    "why-must-use",
    "why-visit-used",
    "why-no-conversion",
    "why-already-hired",
    "why-no-gnomes-left",
    "why-no-free-lock",
    "why-no-gnome-there",
    "why-gnome-used",
    "why-not-in-pool",
    "why-no-cards-left",
    "why-workers-still-placed",
    "why-none-in-supply",
    "why-no-own-marker-there",
    "why-too-dear-even-so",
    "why-discount-not-in-cost",
    "why-discount-too-small",
    "why-seat-not-in-game",
    "why-not-from-yourself",
    "why-nothing-to-steal",
    "why-thieves-take-gold",
    "why-bandits-take-no-gold",
    "why-metal-alone",
    "why-stolen-enough-there",
    "why-stolen-enough",
    "why-same-location",
    "why-other-kind-of-location",
    "why-not-this-gatehouse",
    "why-no-card-shown",
    "why-must-choose",
    "why-no-space-for-card",
    "why-not-this-card",
    "why-not-for-non-players",
    "why-nothing-to-swap",
)

RULES: Final = (
    "",
    "Round order",
    "Placement",
    "Placement: recruiter's desk",
    "Placement: king's camp",
    "Game set-up: guilds",
    "Placement",
    "Two-player game: set-up",
    "Placement: property cards",
    "Placement: property cards",
    "Placement: passing and resource areas",
    "Collection: king's camp",
    "Collection: king's camp",
    "Actions",
    "Actions",
    "Actions",
    "Actions",
    "Actions",
    "Actions: build properties",
    "Actions: build properties",
    "Properties: gatehouse",
    "Actions: build guilds",
    "Actions: activate previously placed workers",
    "Actions: activate previously placed workers",
    "Actions: visit the trading post",
    "Guilds: merchants",
    "Actions: hire a gnome",
    "Actions: hire a gnome",
    "Actions: hire a gnome",
    "Properties",
    "Properties",
    "Actions: buy a property card",
    "Actions: buy a property card",
    "Actions: activate previously placed workers",
    "Properties: inn",
    "Properties: gatehouse",
    "Guilds: architects",
    "Guilds: architects",
    "Guilds: architects",
    "Guilds: interactive guilds",
    "Guilds: interactive guilds",
    "Guilds: interactive guilds",
    "Guilds: thieves",
    "Guilds: bandits",
    "Guilds: bandits",
    "Guilds: interactive guilds",
    "Guilds: interactive guilds",
    "Guilds: wizards",
    "Guilds: wizards",
    "Guilds: wizards",
    "Guilds: spies",
    "Actions: activate previously placed workers",
    "Two-player game: gameplay",
    "Two-player game: gameplay",
    "Two-player game: gameplay",
    "Guilds: wizards",
)
