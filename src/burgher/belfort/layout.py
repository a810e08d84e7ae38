"""What each cell of a position of Belfort means: the fields of a position in JSON, in the order of `cells`."""

from __future__ import annotations

from burgher.belfort import cells
from burgher.belfort.flow import QUESTIONS
from burgher.belfort.names import (
    AREAS,
    CARDS,
    DISTRICTS,
    GUILD_COUNT,
    KINDS,
    NOBODY,
    PLANKS,
    POINT_SOURCES,
    PROPERTIES,
    RESOURCES,
    SYMBOL_NAMES,
    WORKERS,
)
from burgher.belfort.names import SEATS as SEAT_COUNT
from burgher.core.layout import SEATS, Field, Layout

MANY = 999
LAST_SEAT = SEAT_COUNT - 1

CALENDAR = (
    Field("round", cells.ROUND, doc="the month, from 1; 0 during the set-up"),
    Field(
        "phase", cells.PHASE, high=len(cells.PHASES) - 1, doc=", ".join(f"{k} {n}" for k, n in enumerate(cells.PHASES))
    ),
    Field("step", cells.STEP, high=MANY, doc="how far the phase has come"),
    Field("turn", cells.TURN, high=SEAT_COUNT, doc="the crest, from 0, whose turn it is"),
    Field("stockpile", cells.STOCKPILE, doc="gnomes for hire"),
)
TURN = (
    Field("hired", cells.HIRED, high=1, doc="this turn: whether a gnome was hired"),
    Field("visits", cells.VISITS, doc="this turn: visits to the trading post begun"),
    Field("extra_visits", cells.EXTRA_VISITS, doc="this turn: visits given by the merchants' guild"),
    Field("may_buy", cells.MAY_BUY, high=1, doc="whether the visit under way still has its buy"),
    Field("may_sell", cells.MAY_SELL, high=1, doc="whether the visit under way still has its sale"),
    Field("conversions", cells.CONVERSIONS, doc="this turn: conversions left from the merchants' guild"),
    Field("smithed", cells.SMITHED, doc="this turn: how many staffed blacksmiths were used"),
    Field("banked", cells.BANKED, doc="this turn: how many staffed banks were used"),
)
SEATED = (
    Field("stock", cells.STOCK, (SEATS, RESOURCES), high=MANY, doc="wood, stone, metal and gold"),
    Field("score", cells.SCORE, (SEATS,), high=MANY, doc="points"),
    Field("points", cells.POINTS, (SEATS, POINT_SOURCES), low=-MANY, high=MANY, doc="where they come from"),
    Field("owned", cells.OWNED, (SEATS, WORKERS), doc="workers in play"),
    Field("home", cells.HOME, (SEATS, WORKERS), doc="of them, not placed yet this round"),
    Field("sent", cells.SENT, (SEATS, AREAS, WORKERS), doc="of them, in the resource areas"),
    Field("passed", cells.PASSED, (SEATS,), high=1, doc="whether the seat has passed"),
    Field("crest", cells.CREST, (SEATS,), high=LAST_SEAT, doc="turn order crest, from 0"),
    Field("taken", cells.TAKEN, (SEATS,), high=1, doc="whether the crest lies face down"),
    Field("hand", cells.HAND, (SEATS, PROPERTIES), doc="cards in hand"),
    Field("known", cells.KNOWN, (SEATS, PROPERTIES), doc="of them, cards that everybody has seen"),
    Field("aside", cells.ASIDE, (SEATS, PROPERTIES), doc="cards put away at the start, face down"),
    Field("built", cells.BUILT, (SEATS, PROPERTIES), doc="built cards"),
    Field("staffed", cells.STAFFED, (SEATS, PROPERTIES), doc="gnomes on built cards"),
    Field("planked", cells.PLANKED, (SEATS, PLANKS, WORKERS), doc="workers on planks of built cards"),
    Field("shown", cells.SHOWN, (SEATS,), NOBODY, CARDS - 1, NOBODY, "the card shown to the spies, by number; -1 none"),
)
BOARD = (
    Field(
        "desk_seat", cells.DESK_SEAT, (3,), NOBODY, LAST_SEAT, NOBODY, "who stands at the recruiter's desk; -1 nobody"
    ),
    Field("desk_kind", cells.DESK_KIND, (3,), 0, KINDS - 1, doc="which worker stands there"),
    Field(
        "camp_seat",
        cells.CAMP_SEAT,
        (SEAT_COUNT,),
        NOBODY,
        LAST_SEAT,
        NOBODY,
        "who stands in the king's camp; -1 nobody",
    ),
    Field("camp_kind", cells.CAMP_KIND, (SEAT_COUNT,), 0, KINDS - 1, doc="which worker stands there"),
    Field("guild", cells.GUILD, (DISTRICTS,), NOBODY, GUILD_COUNT - 1, NOBODY, "the guild in each district, by number"),
    Field(
        "guild_seat", cells.GUILD_SEAT, (DISTRICTS,), NOBODY, LAST_SEAT, NOBODY, "who stands on its plank; -1 nobody"
    ),
    Field("guild_worker", cells.GUILD_WORKER, (DISTRICTS,), 0, KINDS - 1, doc="which worker stands there"),
    Field(
        "np_dwarf",
        cells.NP_DWARF,
        (2,),
        NOBODY,
        DISTRICTS - 1,
        NOBODY,
        "where the non-players' dwarves stand; -1 nowhere",
    ),
    Field("deck", cells.DECK, (PROPERTIES,), doc="cards in the deck"),
    Field("pool", cells.POOL, (PROPERTIES,), doc="cards that lie open"),
    Field("discards", cells.DISCARDS, (PROPERTIES,), doc="cards in the discard pile"),
    Field("owner", cells.OWNER, (DISTRICTS, SYMBOL_NAMES), NOBODY, LAST_SEAT, NOBODY, "whose marker is on each symbol"),
)

LAYOUT = Layout(SEAT_COUNT, cells.SIZE, [*CALENDAR, *TURN, *SEATED, *BOARD], QUESTIONS)
