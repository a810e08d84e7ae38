"""The names of the numbers that `encoding` writes, in their order.

Seats count from the viewer, who is seat 0; non-players count as 5 and 6 where a marker or a worker has an owner.
"""

from __future__ import annotations

from burgher.belfort.cells import PHASES
from burgher.belfort.encoding import QUESTION_COUNT
from burgher.belfort.flow import QUESTIONS
from burgher.belfort.layout import TURN
from burgher.belfort.names import (
    AREAS,
    GUILDS,
    PLANKS,
    POINT_SOURCES,
    PROPERTIES,
    RESOURCES,
    SEATS,
    SYMBOL_NAMES,
    WORKERS,
)
from burgher.core.features import Block, Feature, added_questions, names_of

NUMBERS = ("0", "1", "2", "3", "4")

CALENDAR = (
    Feature("players", "people who play"),
    Feature("round", "from 1; 0 during the set-up"),
    Feature("rounds left", "after this one"),
    Feature("rounds to scoring", "0 when this round is scored"),
    Feature("gnomes", "for hire"),
    Feature("deck", "cards in it"),
    Feature("phase", "1 for the phase", (PHASES,)),
    Feature("pool", "cards that lie open", (PROPERTIES,)),
    Feature("discards", "cards in the pile", (PROPERTIES,)),
    Feature("unseen", "cards in the deck or hidden by others", (PROPERTIES,)),
)
ASKED = (
    Feature("asked", "1 for the question that is open", (QUESTIONS.names[:QUESTION_COUNT],)),
    Feature("asked first", "the first number of the question"),
    Feature("asked second", "the second number of the question"),
    Feature("asked of", "1 for the seat that decides, or for chance", ((*NUMBERS, "chance"),)),
    Feature("turn of", "1 for the seat whose turn it is", (NUMBERS,)),
)
OWN = (
    Feature("hand", "the viewer's cards", (PROPERTIES,)),
    Feature("aside", "cards the viewer has put away", (PROPERTIES,)),
)
SEAT = (
    Feature("present", "whether somebody sits there"),
    Feature("stock", "resources", (RESOURCES,)),
    Feature("score", "points"),
    Feature("points", "where they come from", (POINT_SOURCES,)),
    Feature("owned", "workers", (WORKERS,)),
    Feature("home", "workers not placed yet", (WORKERS,)),
    Feature("sent", "workers in the resource areas", (AREAS, WORKERS)),
    Feature("passed", "whether it has passed"),
    Feature("crest", "from 1"),
    Feature("taken", "whether the crest lies face down"),
    Feature("hand size", "cards in hand"),
    Feature("known", "cards in hand that everybody has seen", (PROPERTIES,)),
    Feature("built", "built cards", (PROPERTIES,)),
    Feature("staffed", "gnomes on them", (PROPERTIES,)),
    Feature("planked", "workers on their planks", (PLANKS, WORKERS)),
    Feature("shown", "1 for the card shown to the spies, once it may be seen", (PROPERTIES,)),
    Feature("desk", "workers at the recruiter's desk", (WORKERS,)),
    Feature("camp", "plank in the king's camp, from 1; 0 for none"),
    Feature("camp worker", "1 for the worker there", (WORKERS,)),
    Feature("income", "gold at the next collection"),
    Feature("tax", "gold to pay then"),
    Feature("markers", "in each district", (NUMBERS,)),
)
NON_PLAYER = (
    Feature("markers", "in each district", (NUMBERS,)),
    Feature("dwarf", "1 for the district whose guild it blocks", (NUMBERS,)),
)
DISTRICT = (
    Feature("guild", "1 for the guild in it", (GUILDS,)),
    Feature("owner", "whose marker is on each symbol: 0 nobody's, 1 the viewer's, and so on", (SYMBOL_NAMES,)),
    Feature("guild seat", "who stands at the guild: 0 nobody, 1 the viewer, and so on"),
    Feature("guild worker", "1 for the worker there", (WORKERS,)),
)
BLOCKS = (
    Block("", CALENDAR),
    Block("", tuple(Feature(field.name, field.doc) for field in TURN)),
    Block("", ASKED),
    Block("", OWN),
    Block("seat {}: ", SEAT, NUMBERS[:SEATS]),
    Block("non-player {}: ", NON_PLAYER, NUMBERS[:2]),
    Block("district {}: ", DISTRICT, NUMBERS),
    *added_questions(QUESTIONS.names[QUESTION_COUNT:]),
)
"""All features: what their names begin with, which they are, and what they are of."""

NAMES = names_of(BLOCKS)
"""One name for each number that `encoding.write` writes: "round", "seat 0: stock gold", "district 4: owner pub"."""
