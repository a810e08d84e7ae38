# compiled
"""Where in a state's cells each thing lies. `layout` describes the same for people and for positions in JSON.

Nothing is kept twice: each card, tile, figure and house is in exactly one place. Cells are 0 when empty, but those that
hold the number of a seat, card or tile are NOBODY (-1) then. A die on the board is one number, 10 times its owner
(from 1; the automa is 7) plus its value: 24 is the second seat's four, 0 an empty space.
"""

from __future__ import annotations

from typing import Final

# The sizes that `names` has, once more. mypyc knows a constant when it compiles only where all of it stands in one
# module, and these are in everything that is ever read or written. A test compares them.
BUILDING_COUNT: Final = 37
CASTLE_SPACES: Final = 4
CLERK_SPACES: Final = 3
COMMISSION_COUNT: Final = 18
COMMUNITY_SPACES: Final = 3
COUNCIL_SPACES: Final = 18
COUNCIL_TILE_COUNT: Final = 30
DESK_SPACES: Final = 6
DESKS: Final = 12
DICE_TILE_COUNT: Final = 18
DISPLAY_SPACES: Final = 6
EVENT_COUNT: Final = 16
FACES: Final = 6
GOOD_COUNT: Final = 6
GUILD_COUNT: Final = 6
HALL_SPACES: Final = 6
HAND_SPACES: Final = 4
LOTS: Final = 7
POINT_SOURCE_COUNT: Final = 9
SEATS: Final = 6
SETTLERS_COUNT: Final = 48
SHIP_COUNT: Final = 18
TILE_FIELDS: Final = 3
WORKSHOP_SPACES: Final = 18

# the calendar
ROUND: Final = 0
"""From 1; 0 during set-up."""
PHASE: Final = 1
STEP: Final = 2
"""How far set-up, rolling, income or preparation has come; each counts its own steps."""
FIRST: Final = 3
"""The seat with the first player marker."""
TURN: Final = 4
"""The seat whose turn it is in the actions phase."""

# what the seat whose turn it is has done in it
DIE_DONE: Final = 5
SETTLERS_DONE: Final = 6
SALE_DONE: Final = 7
VISIT: Final = 8
"""The place whose action is under way, as numbered in `codes`; NOBODY when none is."""
STAGE: Final = 9
"""How far that action has come; each place counts its own stages."""
VALUE: Final = 10
"""The value of the die that was placed for it."""

# the round
EVENT: Final = 11
"""The event in force."""
SHIP: Final = 12
"""The ship in the port."""
OBJECTIVE: Final = 13
"""The solo objective."""
SUCCESS: Final = 14
"""Whether the solo objective has been reached."""
GONE: Final = 15
"""Community tiles that were sold and have left the game."""
PAID: Final = 16
"""Goods given so far for the settlers card being completed: good."""
SOLD: Final = PAID + GOOD_COUNT
"""Goods on the ship: good."""

# each seat's things
COINS: Final = SOLD + GOOD_COUNT
MODIFIERS: Final = COINS + SEATS
REPUTATION: Final = MODIFIERS + SEATS
NOBILITY: Final = REPUTATION + SEATS
WORKERS: Final = NOBILITY + SEATS
"""Workers in the workers lot."""
PLATFORM: Final = WORKERS + SEATS
"""Houses on the building platform."""
CHARACTER: Final = PLATFORM + SEATS
SECRET: Final = CHARACTER + SEATS
"""Whether the first card of the hand is the one dealt at the start, which its owner alone has seen."""
USED: Final = SECRET + SEATS
"""The sum of the dice placed this round."""
PASSED: Final = USED + SEATS
STORE: Final = PASSED + SEATS
"""Goods: seat, good."""
POINTS: Final = STORE + SEATS * GOOD_COUNT
"""Victory points: seat, source."""
HAND: Final = POINTS + SEATS * POINT_SOURCE_COUNT
"""Open settlers cards: seat, place; the last place is for the newest when there are already three."""
LOT: Final = HAND + SEATS * HAND_SPACES
"""The settlers card completed with the house on each lot: seat, lot; filled from the first on."""
COMMUNITY: Final = LOT + SEATS * LOTS
"""Whether a community building stands on each space: seat, space."""
DICE: Final = COMMUNITY + SEATS * COMMUNITY_SPACES
"""Dice not placed yet: seat, face (from 1)."""

# the guilds
APPRENTICES: Final = DICE + SEATS * FACES
"""Apprentices: guild, seat."""
WORKSHOP: Final = APPRENTICES + GUILD_COUNT * SEATS
"""The workshop tile: guild, space."""
MASTER: Final = WORKSHOP + WORKSHOP_SPACES
"""The seat whose guild master stands on it: guild, space."""

# dice on the board, in one run, so that they can be taken back in one go
DIE_SPACES: Final = MASTER + WORKSHOP_SPACES
TAVERN_DIE: Final = DIE_SPACES
YARD_DIE: Final = TAVERN_DIE + SEATS
GUILD_DIE: Final = YARD_DIE + SEATS
"""Guild, space."""
HALL_DIE: Final = GUILD_DIE + WORKSHOP_SPACES
PORT_DIE: Final = HALL_DIE + HALL_SPACES
COUNCIL_DIE: Final = PORT_DIE + FACES
"""Row, member."""
CLERK_DIE: Final = COUNCIL_DIE + COUNCIL_SPACES
CASTLE_DIE: Final = CLERK_DIE + CLERK_SPACES
BOARD_DIE: Final = CASTLE_DIE + CASTLE_SPACES
"""The die space of each seat's own board."""
DESK_DIE: Final = BOARD_DIE + SEATS
DIE_SPACES_END: Final = DESK_DIE + DESK_SPACES

# displays, decks, bags
DISPLAY: Final = DIE_SPACES_END
"""Settlers cards on show."""
PILE: Final = DISPLAY + DISPLAY_SPACES
"""What is known of each settlers card that nobody holds: see below."""
HALL: Final = PILE + SETTLERS_COUNT
"""Building tiles on show, by die space."""
BAG: Final = HALL + HALL_SPACES
"""Building tiles in the bag: number of each."""
SCRAPPED: Final = BAG + BUILDING_COUNT
"""Discarded building tiles: number of each."""
COUNCIL: Final = SCRAPPED + BUILDING_COUNT
"""The council tile on each space: row, member."""
COUNCIL_TILE: Final = COUNCIL + COUNCIL_SPACES
"""Where each council tile is that lies on no space: see below."""
SHIP_LEFT: Final = COUNCIL_TILE + COUNCIL_TILE_COUNT
"""Whether each ship is still to come."""
EVENT_LEFT: Final = SHIP_LEFT + SHIP_COUNT
"""Whether each event may still come."""

# the Chancery
DESK: Final = EVENT_LEFT + EVENT_COUNT
"""The seat whose apprentice sits at each desk: the top row, then the bottom row."""
COMMISSION: Final = DESK + DESKS
"""Where each commission card is: see below."""
TILE_SEAT: Final = COMMISSION + COMMISSION_COUNT
"""The seat that has each dice tile; NOBODY: it is in the bag."""
TILE_CARD: Final = TILE_SEAT + DICE_TILE_COUNT
"""The commission card under each dice tile."""
TILE_FILLED: Final = TILE_CARD + DICE_TILE_COUNT
"""What lies on each field: tile, field; see below."""
TILE_ORDER: Final = TILE_FILLED + DICE_TILE_COUNT * TILE_FIELDS
"""In which order the dice tiles were given out, from 1; 0: not yet."""
PUT_BACK: Final = TILE_ORDER + DICE_TILE_COUNT
"""What a seat alone knows of a commission card that it was dealt and put back: seat, card.
It lies under none of this many dice tiles, those given out first: all those of the start, or up to that seat's own."""
SIZE: Final = PUT_BACK + SEATS * COMMISSION_COUNT

# PILE of a settlers card
ELSEWHERE: Final = 0
"""On show, in a hand or on a lot (settlers); on a space of the council (council tiles)."""
UNSEEN: Final = 1
"""In the draw pile, and nobody has seen it yet."""
DISCARDED: Final = 2
RETURNED: Final = 3
"""In the draw pile again after being discarded: it cannot be anybody's first card."""

# COUNCIL_TILE of a council tile
STACKED: Final = 1
"""Still to come."""
FULFILLED: Final = 2
"""Plus the seat that has fulfilled it."""

# COMMISSION of a commission card
KEPT: Final = 1
"""Under a dice tile; 0 is in the stack, among the cards that were shuffled at the start."""
DEALT: Final = 2
"""Plus the seat that looks at it and is to keep it or put it back."""
UNDER: Final = DEALT + SEATS
"""Plus the place in the order of the dice tile that was given out when it was put under the stack."""

# TILE_FILLED of a field of a dice tile; 0 is empty
DIE_ON_FIELD: Final = 1
"""Filled this round."""
CITY_TOKEN: Final = 2
"""Filled in an earlier round."""

# phases
SETUP: Final = 0
ROLLING: Final = 1
ACTIONS: Final = 2
INCOME: Final = 3
PREPARATION: Final = 4
ENDED: Final = 5
PHASES: Final = ("setup", "rolling", "actions", "income", "preparation", "end")
