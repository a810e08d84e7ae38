"""The names of the numbers that `encoding` writes, in their order.

Seats count from the viewer, who is seat 0. Where a number says whose a die, a workshop or a desk is, 0 is nobody's, 1
the viewer's, 2 the next seat's and so on; 7 is the automa's.
"""

from __future__ import annotations

from burgher.core.features import Block, Feature, added_questions, names_of
from burgher.nobility.cells import PHASES
from burgher.nobility.encoding_layout import QUESTION_COUNT
from burgher.nobility.names import (
    BUILDINGS,
    CHARACTER_GAINS,
    COMMISSIONS,
    COUNCIL_TILES,
    DESK_ROWS,
    EVENTS,
    GOODS,
    GUILDS,
    OBJECTIVE_NEEDS,
    PLACES,
    POINT_SOURCES,
    RACES,
    SETTLERS,
    SHIPS,
    WORKSHOP_EFFECTS,
)
from burgher.nobility.questions import QUESTIONS

NUMBERS = ("0", "1", "2", "3", "4", "5")
VALUES = ("1", "2", "3", "4", "5", "6")
SPACES = ("1", "2", "3")

CARD = (
    Feature("there", "whether there is a settlers card"),
    Feature("race", "1 for its race", (RACES,)),
    Feature("good", "1 for each good it asks for", (GOODS,)),
    Feature("least", "the fewest goods it takes"),
    Feature("most", "the most goods it takes"),
    Feature("workers", "workers that come with it"),
    Feature("stars", "steps of nobility"),
)


def _card(name: str) -> tuple[Feature, ...]:
    return tuple(Feature(f"{name} {feature.name}", feature.doc, feature.entries) for feature in CARD)


CALENDAR = (
    Feature("players", "how many play"),
    Feature("round", "from 1; 0 during the set-up"),
    Feature("rounds left", "after this one"),
    Feature("events", "whether they are played with"),
    Feature("chancery", "whether it is played with"),
    Feature("phase", "1 for the phase", (PHASES,)),
    Feature("first player", "1 for the seat with the marker", (NUMBERS,)),
    Feature("turn of", "1 for the seat whose turn it is", (NUMBERS,)),
    Feature("event", "1 for the event in force", (EVENTS,)),
    Feature("price", "what the ship pays the viewer", (GOODS,)),
    Feature("ship space", "free spaces on the ship", (GOODS,)),
    Feature("objective", "what the solo objective asks for", (OBJECTIVE_NEEDS,)),
    Feature("reached", "how much of that there is", (OBJECTIVE_NEEDS,)),
    Feature("success", "whether it has been reached"),
    Feature("gone", "community buildings out of the game"),
)
TURN = (
    Feature("die done", "this turn: whether a die was placed"),
    Feature("settlers done", "this turn: whether settlers were completed"),
    Feature("sale done", "this turn: whether a building was sold"),
    Feature("visit", "1 for the place whose action is under way", (PLACES,)),
    Feature("stage", "how far it has come"),
    Feature("value", "the die placed for it"),
    Feature("paid", "goods given so far for the settlers being completed", (GOODS,)),
)
ASKED = (
    Feature("asked", "1 for the question that is open", (QUESTIONS.names[:QUESTION_COUNT],)),
    Feature("asked first", "the first number of the question"),
    Feature("asked second", "the second number of the question"),
    Feature("asked of", "1 for the seat that decides, or for chance", ((*NUMBERS, "chance"),)),
    *_card("asked card"),
)
OWN = (
    Feature("kept", "commission cards of the viewer", (COMMISSIONS,)),
    Feature("active", "of them, those that will count", (COMMISSIONS,)),
    Feature("dealt", "commission cards to choose from", (COMMISSIONS,)),
    Feature("worth", "points that each of these would bring now", (COMMISSIONS,)),
)
PILES = (
    Feature("unseen", "settlers cards that the viewer has never seen", (SETTLERS,)),
    Feature("discarded", "settlers cards", (SETTLERS,)),
    Feature("returned", "settlers cards discarded once, in the draw pile again", (SETTLERS,)),
    Feature("bag", "building tiles in it", (BUILDINGS,)),
    Feature("scrapped", "building tiles discarded", (BUILDINGS,)),
    Feature("council stack", "tiles still to come", (COUNCIL_TILES,)),
    Feature("ships", "still to come", (SHIPS,)),
    Feature("events left", "that may still come", (EVENTS,)),
)
DIE = (
    Feature("die of", "whose die lies there"),
    Feature("die", "its value"),
)
HALL = (
    Feature("there", "whether there is a tile"),
    Feature("community", "whether it is a community building"),
    Feature("guild", "1 for the guild of the workshop", (GUILDS,)),
    Feature("effect", "1 for each of its effects", (WORKSHOP_EFFECTS,)),
    Feature("price", "for the viewer"),
    *DIE,
)
COUNCIL = (
    Feature("there", "whether there is a tile"),
    Feature("nobility", "that it asks for"),
    Feature("coins", "that it costs the viewer"),
    Feature("good", "goods that it costs", (GOODS,)),
    Feature("points", "that it brings"),
    Feature("die of", "whose die lies there"),
)
GUILD = (
    *(Feature(f"space {space} {one.name}", one.doc) for space in SPACES for one in DIE),
    Feature("dice left", "how many may still be placed there this round"),
    Feature("apprentices", "of each seat", (NUMBERS,)),
    Feature("room", "for further apprentices"),
    *(
        Feature(f"workshop {space} {name}", doc, entries)
        for space in SPACES
        for name, doc, entries in (
            ("there", "whether there is one", ()),
            ("effect", "1 for each of its effects", (WORKSHOP_EFFECTS,)),
            ("of", "whose guild master stands on it", ()),
        )
    ),
)
SEAT = (
    Feature("present", "whether somebody sits there"),
    Feature("coins", "coins"),
    Feature("modifiers", "modifiers"),
    Feature("reputation", "level"),
    Feature("nobility", "level"),
    Feature("workers", "in the workers lot"),
    Feature("platform", "houses on the platform"),
    Feature("houses", "built"),
    Feature("used", "the sum of the dice placed this round"),
    Feature("pips left", "that reputation still allows"),
    Feature("passed", "whether it has passed"),
    Feature("goods", "in all"),
    Feature("good", "goods", (GOODS,)),
    Feature("score", "points"),
    Feature("points", "where they come from", (POINT_SOURCES,)),
    Feature("settled", "settlers cards completed", (RACES,)),
    Feature("community", "community buildings on each space", (SPACES,)),
    Feature("dice", "not placed yet, by face", (VALUES,)),
    Feature("board die", "the die on the own board"),
    Feature("extra good", "1 for the good of the character", (GOODS,)),
    Feature("gain", "of the character on becoming a lord", (CHARACTER_GAINS,)),
    Feature("lord", "whether that has happened"),
    Feature("council", "tiles fulfilled"),
    Feature("workshops", "with a guild master"),
    Feature("apprentices", "in all guilds"),
    Feature("desks", "in the Chancery"),
    Feature("income", "coins at the next income"),
    Feature("commissions", "commission cards"),
    Feature("active", "of them, those that will count"),
    Feature("fields", "of their dice tiles still empty, by value", (VALUES,)),
    Feature("secret", "whether the first open card is the one of the start"),
    *(feature for card in SPACES for feature in _card(f"open {card}")),
    *_card("newest"),
)
BLOCKS = (
    Block("", CALENDAR),
    Block("", TURN),
    Block("", ASKED),
    Block("", OWN),
    Block("", PILES),
    Block("display {}: ", CARD, VALUES),
    Block("hall {}: ", HALL, VALUES),
    Block("council {}: ", COUNCIL, tuple(f"{row} {column}" for row in SPACES for column in VALUES)),
    Block("tavern {}: ", DIE, VALUES),
    Block("yard {}: ", DIE, VALUES),
    Block("port {}: ", DIE, VALUES),
    Block("clerk {}: ", DIE, SPACES),
    Block("castle {}: ", DIE, VALUES[:4]),
    Block("chancery {}: ", DIE, VALUES),
    Block("", (Feature("desk of", "whose apprentice sits there", (DESK_ROWS, VALUES)),)),
    Block("guild {}: ", GUILD, GUILDS),
    Block("seat {}: ", SEAT, NUMBERS),
    *added_questions(QUESTIONS.names[QUESTION_COUNT:]),
)
"""All features: what their names begin with, which they are, and what they are of."""

NAMES = names_of(BLOCKS)
"""One name for each number that `encoding.write` writes: "round", "seat 0: coins", "guild artists: room"."""
