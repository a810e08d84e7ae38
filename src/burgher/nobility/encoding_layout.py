# compiled
"""Where the features of each thing begin and how many there are.

They are numbers, and all of them stand here, because mypyc knows them only so when it compiles. `features` names each
one, and a test compares.
"""

from __future__ import annotations

from typing import Final

# what is asked
PHASE_COUNT: Final = 6
PLACE_COUNT: Final = 17
QUESTION_COUNT: Final = 28
"""Questions that have their features in the middle. Those that came later follow behind everything else."""

# how much is said of one thing
CARD_SIZE: Final = 17
DIE_SIZE: Final = 2
CALENDAR_SIZE: Final = 79
TURN_SIZE: Final = 28
ASKED_SIZE: Final = 54
OWN_SIZE: Final = 72
PILES_SIZE: Final = 282
HALL_SIZE: Final = 17
COUNCIL_SIZE: Final = 11
WORKSHOP_SIZE: Final = 8
GUILD_SIZE: Final = 38
SEAT_SIZE: Final = 138

# where it begins
TURN_AT: Final = CALENDAR_SIZE
ASKED_AT: Final = TURN_AT + TURN_SIZE
COMMISSIONS_AT: Final = ASKED_AT + ASKED_SIZE
PILES_AT: Final = COMMISSIONS_AT + OWN_SIZE
DISPLAY_AT: Final = PILES_AT + PILES_SIZE
HALL_AT: Final = DISPLAY_AT + 6 * CARD_SIZE
COUNCIL_AT: Final = HALL_AT + 6 * HALL_SIZE
DICE_AT: Final = COUNCIL_AT + 18 * COUNCIL_SIZE
DESK_DICE_AT: Final = DICE_AT + 25 * DIE_SIZE
DESKS_AT: Final = DESK_DICE_AT + 6 * DIE_SIZE
GUILDS_AT: Final = DESKS_AT + 12
SEATS_AT: Final = GUILDS_AT + 6 * GUILD_SIZE
SIZE: Final = SEATS_AT + 6 * SEAT_SIZE

# and where among the features of a seat
STORE_AT: Final = 11
POINTS_AT: Final = 18
SETTLED_AT: Final = 28
COMMUNITY_AT: Final = 34
DICE_LEFT_AT: Final = 37
CHARACTER_AT: Final = 44
COUNTS_AT: Final = 55
"""The counts of what it owns, with whether it is a lord before them."""
SECRET_AT: Final = 69
HAND_AT: Final = 70

# so much of the features of a tile or a character is printed on it
HALL_PRINTED: Final = 14
COUNCIL_PRINTED: Final = 10
WORKSHOP_PRINTED: Final = 7
CHARACTER_PRINTED: Final = 11
