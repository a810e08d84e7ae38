# compiled
"""The index of each verb's first action. `language` declares the same verbs with their words; they must agree.

Within a verb the arguments count as in a number, the last one fastest.
"""

from __future__ import annotations

from typing import Final

# The sizes that `names` has, once more. mypyc knows a constant when it compiles only where all of it stands in one
# module, and these are in everything that is ever read or written. A test compares them.
CARDS: Final = 10
DISTRICTS: Final = 5
GUILD_COUNT: Final = 12
KINDS: Final = 4
PLANK_COUNT: Final = 5
SEATS: Final = 5
SINGLE_COUNT: Final = 8

# placement
PLACE: Final = 0
"""A worker (4) at the recruiter's desk, the king's camp, a guild (12) or a plank (5)."""
PLACES: Final = 2 + GUILD_COUNT + PLANK_COUNT
AT_DESK: Final = 0
AT_CAMP: Final = 1
AT_GUILD: Final = 2
AT_PLANK: Final = 2 + GUILD_COUNT
PASS: Final = PLACE + KINDS * PLACES
SEND: Final = PASS + 1
"""A worker (4) to forest or quarry (whichever is its own), mine, gold mine."""

# collection
CREST: Final = SEND + KINDS * 3
"""Take this crest in the king's camp; one's own: keep it."""

# actions: building
BUILD: Final = CREST + SEATS
"""One of the eight single properties in a district."""
BUILD_KEEP: Final = BUILD + SINGLE_COUNT * DISTRICTS
BUILD_GATE: Final = BUILD_KEEP + DISTRICTS
"""The half of a gatehouse that lies in a district: first the one to the district before, then the one after."""
BUILD_WALL: Final = BUILD_GATE + DISTRICTS * 2
BUILD_GUILD: Final = BUILD_WALL + DISTRICTS
MARK: Final = BUILD_GUILD + GUILD_COUNT
"""A marker on the half of a gatehouse: the gatehouse gnome, or where the wizards put one."""
DISCOUNT: Final = MARK + DISTRICTS * 2
"""What the architects spare: metal, two wood, wood and stone, two stone."""

PAY: Final = DISCOUNT + 4
"""Wood or stone, where a cost leaves the choice."""

# actions: workers on planks
USE: Final = PAY + 2
"""Activate the worker at a guild (12) or on a plank (5)."""
RECLAIM: Final = USE + GUILD_COUNT + PLANK_COUNT
"""Take a worker back without using the action."""

# actions: trade, gnomes, cards
BUY: Final = RECLAIM + GUILD_COUNT + PLANK_COUNT
SELL: Final = BUY + 3
"""Metal, two wood, wood and stone, two stone."""
CONVERT: Final = SELL + 4
"""Wood or stone into metal."""
STAFF: Final = CONVERT + 2
"""A gnome onto a free lock of a property."""
GNOME: Final = STAFF + CARDS
"""Use a blacksmith's or a bank's gnome."""
RECRUIT: Final = GNOME + 2
TAKE: Final = RECRUIT + 2
"""A card from the pool, or the unseen one from the deck."""
TAKE_DECK: Final = TAKE + CARDS
DISCARD: Final = TAKE_DECK + 1
END: Final = DISCARD + CARDS

# guilds that look at others
STEAL: Final = END + 1
"""A resource (4) from a seat (5)."""
SWAP: Final = STEAL + 4 * SEATS
"""A location for the wizards: singles, keeps, gatehouses, walls, guilds."""
SWAP_KEEP: Final = SWAP + SINGLE_COUNT * DISTRICTS
SWAP_GATE: Final = SWAP_KEEP + DISTRICTS
SWAP_WALL: Final = SWAP_GATE + DISTRICTS
SWAP_GUILD: Final = SWAP_WALL + DISTRICTS * 2
SHOW: Final = SWAP_GUILD + GUILD_COUNT
"""Show a card to the spies."""
PICK: Final = SHOW + CARDS
"""Take the card that a seat has shown."""
DONE: Final = PICK + SEATS
"""No more of this."""

# two players
BLOCK: Final = DONE + 1
"""Set a non-player's dwarf on a guild."""

# chance
DRAW: Final = BLOCK + GUILD_COUNT
"""A card goes from the deck to a hand."""
TURN_UP: Final = DRAW + CARDS
"""A card goes from the deck to the pool."""
DEAL_CREST: Final = TURN_UP + CARDS
FOUND: Final = DEAL_CREST + SEATS
"""A guild is put into the next district."""
COUNT: Final = FOUND + GUILD_COUNT
