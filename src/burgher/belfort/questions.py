# compiled
"""What a position of Belfort can ask, and what the two numbers of each question's frame are.

Chance is asked too (seat CHANCE). Where a question says "seat", the frame's seat is who decides.
"""

from __future__ import annotations

from typing import Final

# set-up
FOUND_GUILD: Final = 0
"""Chance: which guild comes into the district `first`."""
DEAL_CREST: Final = 1
"""Chance: which crest the seat `first` gets."""
DEAL: Final = 2
"""Chance: a card for the hand of the seat `first`; `second` cards are still to deal to it."""
KEEP: Final = 3
"""Which card to put away at the start; `first` are still to go, `second` is the last one chosen."""
TURN_UP: Final = 4
"""Chance: which card from the deck comes into the pool; `first` are still to come."""
BLOCK: Final = 5
"""Two players: the guild that the dwarf of the non-player `first` (0 or 1) blocks."""

# placement
PLACE: Final = 6
"""Place a worker, or pass."""
SEND: Final = 7
"""Passed: where to send one of the workers left; `first` is the last answer, counted from SEND, or NOBODY."""

# collection
CAMP: Final = 8
"""Which crest to take in the king's camp; `first` is the plank."""

# actions
TURN: Final = 9
"""Anything that may be done in a turn."""
DRAW: Final = 10
"""Chance: a card for the hand of the seat `first`; `second` are still to come."""
DISCARD: Final = 11
"""Which card to discard; `first` are still to go, `second` is the last one chosen."""
STAFF: Final = 12
"""The tower's gnome: on which property."""
RECRUIT: Final = 13
"""Which worker joins: the inn; with `first` 1 the recruiters' guild, where a gnome may be taken instead."""
MARK: Final = 14
"""A half of a gatehouse for a marker. `first` is the border, `second` the owner of the marker (the wizards' swap);
`first` NOBODY: the gatehouse gnome's second marker, at any gatehouse where the seat has one."""
ARCHITECTS: Final = 15
"""What to build with the architects' help."""
DISCOUNT: Final = 16
"""What the architects spare; `first` is the build action."""
PAY: Final = 17
"""A cost leaves wood or stone to choose: which to pay; `first` are still to pay, `second` is the last one paid."""
THIEVES: Final = 18
"""Whom to rob of one gold; `first` have been taken, `second` has a bit for each seat robbed."""
BANDITS: Final = 19
"""Whom to rob of one piece; `first` have been taken, `second` has a bit for each seat robbed, and BANDITS_STONE when
the last piece was stone."""
WIZARDS: Final = 20
"""The first of the two locations to swap."""
SWAP_WITH: Final = 21
"""The second; `first` is the first one, counted from SWAP."""
SHOW: Final = 22
"""Which card to show to the spies of the seat `first`."""
PICK: Final = 23
"""Which of the cards shown to take."""

# two players
NP_CARD: Final = 24
"""The card that the non-player `first` (0 or 1) builds from."""
NP_DRAW: Final = 25
"""Chance: the card from the deck for the non-player `first`."""
NP_BUILD: Final = 26
"""Where the non-player `first` builds the card `second`."""

QUESTIONS: Final = (
    "found_guild",
    "deal_crest",
    "deal",
    "keep",
    "turn_up",
    "block",
    "place",
    "send",
    "camp",
    "turn",
    "draw",
    "discard",
    "staff",
    "recruit",
    "mark",
    "architects",
    "discount",
    "pay",
    "thieves",
    "bandits",
    "wizards",
    "swap_with",
    "show",
    "pick",
    "np_card",
    "np_draw",
    "np_build",
)

BANDITS_STONE: Final = 32
