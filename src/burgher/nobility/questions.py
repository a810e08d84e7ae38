# compiled
"""What a position can ask, and what the two numbers of each question (`first`, `second`) mean."""

from __future__ import annotations

from typing import Final

# asked of chance
ROLL: Final = 0
"""A die of a seat is thrown. first: the seat; second: dice still to throw, this one included."""
AUTOMA: Final = 1
"""A die of the automa is thrown. first: which (AUTOMA_DICE)."""
CHARACTER: Final = 2
"""A character is dealt. first: the seat."""
FIRST_SETTLERS: Final = 3
"""A settlers card of stack 1 is dealt face down. first: the seat."""
OBJECTIVE: Final = 4
"""The solo objective is drawn."""
NEUTRAL: Final = 5
"""A workshop without owner is laid out. first: the guild."""
TURN_UP: Final = 6
"""A settlers card goes on show. first: the space of the display."""
STOCK: Final = 7
"""A building tile is drawn for the Guild Hall. first: the space."""
SHIP: Final = 8
"""A ship comes in."""
PETITION: Final = 9
"""A council tile is laid out. first: the space (row, member)."""
EVENT: Final = 10
"""The event of the round is turned up."""
DEAL_COMMISSION: Final = 11
"""A seat is dealt a commission card to look at. first: the seat; second: cards still to deal, this one included."""
DEAL_TILE: Final = 12
"""A dice tile is drawn for the commission card that a seat has chosen. first: the seat."""

# asked of a seat
KEEP: Final = 13
"""Which of the commission cards dealt to keep."""
TURN: Final = 14
"""What to do in one's turn: take up a die, complete settlers, sell a building, end or pass."""
PLACE: Final = 15
"""Where to put the die taken up. first: its face; second: its value as placed."""
TAKE: Final = 16
"""Which settlers card to take. first: one of the causes below; second: cards that the character still brings then."""
DISCARD: Final = 17
"""Which of the three older settlers cards to discard for the fourth."""
PAY: Final = 18
"""How much to give of each good for the settlers card. first: the card. What was given is in PAID."""
ACTIVATE: Final = 19
"""What to use an activated workshop for. first: its space (guild, space)."""
REROLL: Final = 20
"""Which other dice to throw again. first: dice picked so far; second: the face picked last."""
BUY: Final = 21
"""How many goods to buy in the guild visited. first: the most that may be bought and paid for."""
APPRENTICE: Final = 22
"""Whom to make an apprentice of the guild visited.
first: how many may still be; second: where the last came from (0 the workers lot, 1 to 6 a guild)."""
SELL: Final = 23
"""Which good to sell at the port.
first: how many may still be sold; second: the good sold last, NOBODY before the first."""
CLERK: Final = 24
"""What else to have from the clerk: modifiers, a new display, a commission card."""
BUILD: Final = 25
"""On which space of the own board the community building is to stand. first: the space of the hall it comes from."""
RECALL: Final = 26
"""Which guild to take an apprentice back from."""
GAIN: Final = 27
"""Which good to have for nothing. first: how many still; second: the good chosen last."""

QUESTIONS: Final = (
    "roll",
    "automa",
    "character",
    "first_settlers",
    "objective",
    "neutral",
    "turn_up",
    "stock",
    "ship",
    "petition",
    "event",
    "deal_commission",
    "deal_tile",
    "keep",
    "turn",
    "place",
    "take",
    "discard",
    "pay",
    "activate",
    "reroll",
    "buy",
    "apprentice",
    "sell",
    "clerk",
    "build",
    "recall",
    "gain",
)

# causes of TAKE
AT_TAVERN: Final = 0
MORE_AT_TAVERN: Final = 1
"""A further card by a desk of the Chancery: may be declined."""
BY_CHARACTER: Final = 2
