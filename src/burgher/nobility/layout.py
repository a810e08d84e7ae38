"""What each cell of a position of Rise to Nobility means: the fields of a position in JSON, in the order of `cells`.

Cards and tiles are numbered in the order of their ids, from 0: s01 is 0. A die on the board is 10 times its owner
(from 1; the automa is 7) plus its value.
"""

from __future__ import annotations

from burgher.core.layout import SEATS, Field, Layout
from burgher.nobility import cells
from burgher.nobility.codes import PLACES
from burgher.nobility.names import (
    AUTOMA,
    BUILDINGS,
    CASTLE_SPACES,
    CHARACTERS,
    CLERK_SPACES,
    COMMISSIONS,
    COMMUNITY_SPACES,
    COUNCIL_ROWS,
    COUNCIL_TILES,
    DESK_ROWS,
    DESK_SPACES,
    DICE_TILES,
    DISPLAY_SPACES,
    EVENTS,
    FACES,
    GOODS,
    GUILD_SPACES,
    GUILDS,
    HALL_SPACES,
    HAND_SPACES,
    LOTS,
    NOBILITY_LEVELS,
    NOBODY,
    OBJECTIVES,
    POINT_SOURCES,
    RACES,
    REPUTATION_LEVELS,
    SETTLERS,
    SHIPS,
    TILE_FIELDS,
)
from burgher.nobility.names import SEATS as SEAT_COUNT
from burgher.nobility.questions import QUESTIONS

MANY = 999
LAST_SEAT = SEAT_COUNT - 1
DIE = 10 * (AUTOMA + 1) + FACES
"""The highest number that stands for a die on the board."""
FACE_NAMES = tuple(str(face) for face in range(1, FACES + 1))


def _one_of(name: str, at: int, axes: tuple[int | str | tuple[str, ...], ...], count: int, doc: str) -> Field:
    """The number of a seat, a card or a tile, or -1."""
    return Field(name, at, axes, NOBODY, count - 1, NOBODY, f"{doc}; -1 none")


def _seat(name: str, at: int, axes: tuple[int | str | tuple[str, ...], ...], doc: str) -> Field:
    return Field(name, at, axes, NOBODY, empty=NOBODY, seats=True, doc=f"{doc}; -1 none")


def _die(name: str, at: int, axes: tuple[int | str | tuple[str, ...], ...], doc: str) -> Field:
    return Field(name, at, axes, high=DIE, doc=f"dice {doc}")


CALENDAR = (
    Field("round", cells.ROUND, doc="from 1; 0 during the set-up"),
    Field(
        "phase", cells.PHASE, high=len(cells.PHASES) - 1, doc=", ".join(f"{k} {n}" for k, n in enumerate(cells.PHASES))
    ),
    Field("step", cells.STEP, high=MANY, doc="how far the phase has come"),
    Field("first", cells.FIRST, seats=True, doc="the seat with the first player marker"),
    Field("turn", cells.TURN, seats=True, doc="the seat whose turn it is in the actions phase"),
)
TURN = (
    Field("die_done", cells.DIE_DONE, high=1, doc="this turn: whether a die was placed"),
    Field("settlers_done", cells.SETTLERS_DONE, high=1, doc="this turn: whether settlers were completed"),
    Field("sale_done", cells.SALE_DONE, high=1, doc="this turn: whether a building was sold"),
    _one_of("visit", cells.VISIT, (), PLACES, "the place whose action is under way"),
    Field("stage", cells.STAGE, doc="how far that action has come; each place counts its own stages"),
    Field("value", cells.VALUE, high=FACES, doc="the value of the die placed for it"),
)
ROUND = (
    _one_of("event", cells.EVENT, (), len(EVENTS), "the event in force"),
    _one_of("ship", cells.SHIP, (), len(SHIPS), "the ship in the port"),
    _one_of("objective", cells.OBJECTIVE, (), len(OBJECTIVES), "the solo objective"),
    Field("success", cells.SUCCESS, high=1, doc="whether it has been reached"),
    Field("gone", cells.GONE, doc="community buildings that were sold and have left the game"),
    Field("paid", cells.PAID, (GOODS,), doc="goods given so far for the settlers being completed"),
    Field("sold", cells.SOLD, (GOODS,), doc="goods on the ship"),
)
SEATED = (
    Field("coins", cells.COINS, (SEATS,), high=MANY, doc="coins"),
    Field("modifiers", cells.MODIFIERS, (SEATS,), high=MANY, doc="modifiers"),
    Field("reputation", cells.REPUTATION, (SEATS,), high=REPUTATION_LEVELS - 1, doc="level on the reputation track"),
    Field("nobility", cells.NOBILITY, (SEATS,), high=NOBILITY_LEVELS - 1, doc="level on the nobility track"),
    Field("workers", cells.WORKERS, (SEATS,), doc="workers in the workers lot"),
    Field("platform", cells.PLATFORM, (SEATS,), high=LOTS, doc="houses on the building platform"),
    _one_of("character", cells.CHARACTER, (SEATS,), len(CHARACTERS), "the character"),
    Field(
        "secret",
        cells.SECRET,
        (SEATS,),
        high=1,
        doc="whether the first open card is the one dealt at the start, unseen",
    ),
    Field("used", cells.USED, (SEATS,), doc="the sum of the dice placed this round"),
    Field("passed", cells.PASSED, (SEATS,), high=1, doc="whether the seat has passed"),
    Field("store", cells.STORE, (SEATS, GOODS), high=MANY, doc="goods"),
    Field("points", cells.POINTS, (SEATS, POINT_SOURCES), low=-MANY, high=MANY, doc="where the points come from"),
    _one_of("hand", cells.HAND, (SEATS, HAND_SPACES), len(SETTLERS), "open settlers cards; the last is one too many"),
    _one_of("lot", cells.LOT, (SEATS, LOTS), len(SETTLERS), "settlers cards completed, one on each house lot"),
    Field("community", cells.COMMUNITY, (SEATS, COMMUNITY_SPACES), high=1, doc="where community buildings stand"),
    Field("dice", cells.DICE, (SEATS, FACE_NAMES), doc="dice not placed yet, by face"),
)
GUILD_FIELDS = (
    Field("apprentices", cells.APPRENTICES, (GUILDS, SEATS), doc="apprentices of each seat"),
    _one_of("workshop", cells.WORKSHOP, (GUILDS, GUILD_SPACES), len(BUILDINGS) - 1, "workshop tiles"),
    _seat("master", cells.MASTER, (GUILDS, GUILD_SPACES), "the seat whose guild master stands on each"),
)
DICE = (
    _die("tavern_die", cells.TAVERN_DIE, (SEAT_COUNT,), "in the Cavern Tavern"),
    _die("yard_die", cells.YARD_DIE, (SEAT_COUNT,), "in the Construction Yard"),
    _die("guild_die", cells.GUILD_DIE, (GUILDS, GUILD_SPACES), "in the guilds"),
    _die("hall_die", cells.HALL_DIE, (HALL_SPACES,), "in the Guild Hall"),
    _die("port_die", cells.PORT_DIE, (FACES,), "in the port"),
    _die("council_die", cells.COUNCIL_DIE, (COUNCIL_ROWS, len(RACES)), "in the Stone Council, row by row"),
    _die("clerk_die", cells.CLERK_DIE, (CLERK_SPACES,), "in the clerk's office"),
    _die("castle_die", cells.CASTLE_DIE, (CASTLE_SPACES,), "in the White Castle"),
    _die("board_die", cells.BOARD_DIE, (SEATS,), "on the own boards"),
    _die("desk_die", cells.DESK_DIE, (DESK_SPACES,), "in the Chancery"),
)
DECKS = (
    _one_of("display", cells.DISPLAY, (DISPLAY_SPACES,), len(SETTLERS), "settlers cards on show"),
    Field(
        "pile",
        cells.PILE,
        (SETTLERS,),
        high=cells.RETURNED,
        doc="settlers cards that nobody holds: 1 in the draw pile and unseen, 2 discarded, 3 in the draw pile again",
    ),
    _one_of(
        "hall", cells.HALL, (HALL_SPACES,), len(BUILDINGS), "building tiles on show; the last is a community building"
    ),
    Field("bag", cells.BAG, (BUILDINGS,), doc="building tiles in the bag"),
    Field("scrapped", cells.SCRAPPED, (BUILDINGS,), doc="building tiles discarded"),
    _one_of("council", cells.COUNCIL, (COUNCIL_ROWS, len(RACES)), len(COUNCIL_TILES), "council tiles, row by row"),
    Field(
        "council_tile",
        cells.COUNCIL_TILE,
        (COUNCIL_TILES,),
        high=cells.FULFILLED + LAST_SEAT,
        doc="council tiles on no space: 1 still to come, 2 plus the seat that has fulfilled it",
    ),
    Field("ship_left", cells.SHIP_LEFT, (SHIPS,), high=1, doc="ships still to come"),
    Field("event_left", cells.EVENT_LEFT, (EVENTS,), high=1, doc="events that may still come"),
)
CHANCERY = (
    _seat("desk", cells.DESK, (DESK_ROWS, DESK_SPACES), "the seat with an apprentice at each desk"),
    Field(
        "commission",
        cells.COMMISSION,
        (COMMISSIONS,),
        high=cells.UNDER + len(DICE_TILES),
        doc="commission cards: 0 in the stack, 1 under a dice tile, 2 plus the seat that looks at it, "
        "8 plus the order of a dice tile: put under the stack when that was given out",
    ),
    _seat("tile_seat", cells.TILE_SEAT, (DICE_TILES,), "the seat that has each dice tile"),
    _one_of("tile_card", cells.TILE_CARD, (DICE_TILES,), len(COMMISSIONS), "the commission card under it"),
    Field(
        "tile_filled",
        cells.TILE_FILLED,
        (DICE_TILES, TILE_FIELDS),
        high=cells.CITY_TOKEN,
        doc="what lies on its fields: 0 nothing, 1 a die of this round, 2 a city token",
    ),
    Field(
        "tile_order",
        cells.TILE_ORDER,
        (DICE_TILES,),
        high=len(DICE_TILES),
        doc="in which order the dice tiles were given out, from 1",
    ),
    Field(
        "put_back",
        cells.PUT_BACK,
        (SEATS, COMMISSIONS),
        high=len(DICE_TILES),
        doc="what a seat alone knows: cards it put back, and that they are under none of so many dice tiles, the first",
    ),
)

LAYOUT = Layout(
    SEAT_COUNT,
    cells.SIZE,
    [*CALENDAR, *TURN, *ROUND, *SEATED, *GUILD_FIELDS, *DICE, *DECKS, *CHANCERY],
    QUESTIONS,
)
