# compiled
"""Where in a state's cells each thing lies. `layout` describes the same for people and for positions in JSON."""

from __future__ import annotations

from typing import Final

# The sizes that `names` has, once more. mypyc knows a constant when it compiles only where all of it stands in one
# module, and these are in everything that is ever read or written. A test compares them.
AREA_COUNT: Final = 4
CARDS: Final = 10
DISTRICTS: Final = 5
KINDS: Final = 4
PLANK_COUNT: Final = 5
SEATS: Final = 5
SOURCE_COUNT: Final = 5
STUFFS: Final = 4
SYMBOLS: Final = 15

DESKS: Final = 3
"""Planks at the recruiter's desk, of which fewer players use fewer."""

# the calendar
ROUND: Final = 0
PHASE: Final = 1
STEP: Final = 2
"""How far the phase has come: the flow of each phase counts its own steps."""
# those of each player's turn in the actions: what comes next
TURN_STEP: Final = 0
LIBRARY_STEP: Final = 1
LIMIT_STEP: Final = 2
NEXT_STEP: Final = 3
TURN: Final = 3
"""The crest (from 0) whose turn it is."""
STOCKPILE: Final = 4
"""Gnomes for hire."""

# what the player whose turn it is has done in it
HIRED: Final = 5
VISITS: Final = 6
"""Trading post visits begun."""
EXTRA_VISITS: Final = 7
"""Visits given by the merchants' guild this turn."""
MAY_BUY: Final = 8
"""Whether the visit that is under way still has its buy."""
MAY_SELL: Final = 9
CONVERSIONS: Final = 10
"""Conversions left from the merchants' guild."""
SMITHED: Final = 11
"""Staffed blacksmiths used this turn."""
BANKED: Final = 12
"""Staffed banks used this turn."""

# each seat's things
STOCK: Final = 13
SCORE: Final = STOCK + SEATS * STUFFS
POINTS: Final = SCORE + SEATS
OWNED: Final = POINTS + SEATS * SOURCE_COUNT
HOME: Final = OWNED + SEATS * KINDS
"""Workers not placed yet this round."""
SENT: Final = HOME + SEATS * KINDS
"""Workers in the resource areas: seat, area, kind."""
PASSED: Final = SENT + SEATS * AREA_COUNT * KINDS
CREST: Final = PASSED + SEATS
"""The crest, from 0."""
TAKEN: Final = CREST + SEATS
"""Whether the crest lies face down: taken in the king's camp this round."""
HAND: Final = TAKEN + SEATS
KNOWN: Final = HAND + SEATS * CARDS
"""Cards in hand that everybody has seen there (taken from the pool, shown to the spies)."""
ASIDE: Final = KNOWN + SEATS * CARDS
"""Cards put away at the start, face down until everybody has chosen."""
BUILT: Final = ASIDE + SEATS * CARDS
STAFFED: Final = BUILT + SEATS * CARDS
"""Gnomes on built cards."""
PLANKED: Final = STAFFED + SEATS * CARDS
"""Workers on planks of own properties: seat, plank, kind."""
SHOWN: Final = PLANKED + SEATS * PLANK_COUNT * KINDS
"""The card shown to the spies; NOBODY when none."""

# the collection board and the guilds
DESK_SEAT: Final = SHOWN + SEATS
DESK_KIND: Final = DESK_SEAT + DESKS
CAMP_SEAT: Final = DESK_KIND + DESKS
CAMP_KIND: Final = CAMP_SEAT + SEATS
GUILD: Final = CAMP_KIND + SEATS
"""The guild in each district."""
GUILD_SEAT: Final = GUILD + DISTRICTS
"""Who stands on its plank."""
GUILD_WORKER: Final = GUILD_SEAT + DISTRICTS
NP_DWARF: Final = GUILD_WORKER + DISTRICTS
"""The districts whose guilds the dwarves of the two non-players block; NOBODY before and without them."""

# cards
DECK: Final = NP_DWARF + 2
POOL: Final = DECK + CARDS
DISCARDS: Final = POOL + CARDS

# the city: who has a marker on each symbol
OWNER: Final = DISCARDS + CARDS
SIZE: Final = OWNER + DISTRICTS * SYMBOLS

# phases
SETUP: Final = 0
PLACEMENT: Final = 1
COLLECTION: Final = 2
ACTIONS: Final = 3
NON_PLAYERS: Final = 4
SCORING: Final = 5
ENDED: Final = 6
PHASES: Final = ("setup", "placement", "collection", "actions", "non_players", "scoring", "end")
