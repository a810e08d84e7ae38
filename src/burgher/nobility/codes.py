# compiled
"""The index of each verb's first action. `language` declares the same verbs with their words; they must agree.

Within a verb the arguments count as in a number, the last one fastest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The sizes that `names` has, once more. mypyc knows a constant when it compiles only where all of it stands in one
# module, and these are in everything that is ever read or written. A test compares them.
BUILDING_COUNT: Final = 37
CHARACTER_COUNT: Final = 13
COMMISSION_COUNT: Final = 18
COMMUNITY_SPACES: Final = 3
COUNCIL_TILE_COUNT: Final = 30
DICE_TILE_COUNT: Final = 18
EVENT_COUNT: Final = 16
FACES: Final = 6
GOOD_COUNT: Final = 6
GUILD_COUNT: Final = 6
MOST_PAID: Final = 4
OBJECTIVE_COUNT: Final = 15
RACE_COUNT: Final = 6
SETTLERS_COUNT: Final = 48
SHIP_COUNT: Final = 18
WORKSHOP_SPACES: Final = 18

# a turn
DIE: Final = 0
"""Take up a die to place it as it is: face."""
MODIFY: Final = DIE + FACES
"""Take up a die and turn it with modifiers: face, another face."""
COMPLETE: Final = MODIFY + FACES * (FACES - 1)
"""Begin to complete a settlers card of one's own."""
SELL_WORKSHOP: Final = COMPLETE + SETTLERS_COUNT
"""Guild, space."""
SELL_COMMUNITY: Final = SELL_WORKSHOP + WORKSHOP_SPACES
PASS: Final = SELL_COMMUNITY + COMMUNITY_SPACES
"""No more turns this round."""
END: Final = PASS + 1
"""The turn is over."""

# where the die goes
VISIT: Final = END + 1
"""One of the places below."""
AT_TAVERN: Final = 0
AT_YARD: Final = 1
AT_GUILD: Final = 2
AT_HALL: Final = AT_GUILD + GUILD_COUNT
AT_PORT: Final = AT_HALL + 1
AT_CLERK: Final = AT_PORT + 1
AT_CASTLE: Final = AT_CLERK + 1
AT_CASTLE_EXTRA: Final = AT_CASTLE + 1
"""The fourth space of the White Castle."""
AT_BOARD: Final = AT_CASTLE_EXTRA + 1
"""The die space of one's own board."""
AT_COUNCIL: Final = AT_BOARD + 1
"""The member of a race; the value gives the row."""
AT_DESK: Final = AT_COUNCIL + RACE_COUNT
"""The desk above or below the space of this value."""
AT_COMMISSION: Final = AT_DESK + 2
"""A dice tile of one's own."""
PLACES: Final = AT_COMMISSION + DICE_TILE_COUNT

# what a place asks
TAKE: Final = VISIT + PLACES
"""A settlers card on show."""
DISCARD: Final = TAKE + SETTLERS_COUNT
"""A settlers card of one's own."""
PAY: Final = DISCARD + SETTLERS_COUNT
"""For a settlers card: number (1 to 4), good."""
USE: Final = PAY + MOST_PAID * GOOD_COUNT
"""What a workshop gives: a coin, reputation, a good of the guild."""
REROLL: Final = USE + 3
"""Pick a die to throw again: face."""
BUY_ANY: Final = REROLL + FACES
"""One good of any guild, by a workshop."""
SWAP: Final = BUY_ANY + GOOD_COUNT
"""By a workshop: the good given, another good taken."""
DECLINE: Final = SWAP + GOOD_COUNT * (GOOD_COUNT - 1)
"""Do without what a workshop gives."""
BUY: Final = DECLINE + 1
"""So many goods in a guild, or modifiers from the clerk: 1 to 4."""
MOST_BOUGHT: Final = 4
APPRENTICE: Final = BUY + MOST_BOUGHT
"""A worker from the workers lot becomes an apprentice."""
MOVE: Final = APPRENTICE + 1
"""An apprentice comes over from another guild."""
RECALL: Final = MOVE + GUILD_COUNT
"""An apprentice goes back to the workers lot."""
BUILD: Final = RECALL + GUILD_COUNT
"""A space for the community building."""
SELL: Final = BUILD + COMMUNITY_SPACES
"""A good, at the port."""
RENEW: Final = SELL + GOOD_COUNT
"""Settlers cards or buildings, at the clerk's."""
COMMISSION: Final = RENEW + 2
"""Ask the clerk for a commission card."""
KEEP: Final = COMMISSION + 1
"""One of the commission cards dealt."""
GAIN: Final = KEEP + COMMISSION_COUNT
"""A good of one's choice."""
DONE: Final = GAIN + GOOD_COUNT
"""No more of this."""

# chance
ROLL: Final = DONE + 1
DRAW_SETTLERS: Final = ROLL + FACES
DRAW_BUILDING: Final = DRAW_SETTLERS + SETTLERS_COUNT
DRAW_COUNCIL: Final = DRAW_BUILDING + BUILDING_COUNT
DRAW_SHIP: Final = DRAW_COUNCIL + COUNCIL_TILE_COUNT
DRAW_EVENT: Final = DRAW_SHIP + SHIP_COUNT
DRAW_CHARACTER: Final = DRAW_EVENT + EVENT_COUNT
DRAW_COMMISSION: Final = DRAW_CHARACTER + CHARACTER_COUNT
DRAW_TILE: Final = DRAW_COMMISSION + COMMISSION_COUNT
DRAW_OBJECTIVE: Final = DRAW_TILE + DICE_TILE_COUNT
COUNT: Final = DRAW_OBJECTIVE + OBJECTIVE_COUNT


# dice that are taken up, as they are or turned


def die_code(face: i64, value: i64) -> i64:
    """The action that takes up a die of this face to place it at this value."""
    if face == value:
        return DIE + face - 1
    return MODIFY + (face - 1) * (FACES - 1) + (value - 1 if value < face else value - 2)


def face_of(action: i64) -> i64:
    if action < MODIFY:
        return action - DIE + 1
    return (action - MODIFY) // (FACES - 1) + 1


def value_of(action: i64) -> i64:
    face = face_of(action)
    if action < MODIFY:
        return face
    value = (action - MODIFY) % (FACES - 1) + 1
    return value if value < face else value + 1
