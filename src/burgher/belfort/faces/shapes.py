"""What a view of Belfort is made of. `web/src/games/belfort/view.ts` is made from this.

Seats count from 0, districts, crests and planks from 1; for two, owners 2 and 3 are the non-players. Nobody is null.
"""

from __future__ import annotations

from typing import Literal, TypedDict, get_args

from burgher.core.shapes import Pair, Some

Resource = Literal["wood", "stone", "metal", "gold"]
Worker = Literal["elf", "master_elf", "dwarf", "master_dwarf"]
Area = Literal["forest", "quarry", "mine", "gold_mine"]
Single = Literal["pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library"]
Property = Literal[
    "pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "gatehouse", "library", "keep"
]  # fmt: skip
SymbolName = Literal[
    "pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library", "keep_left", "keep_right",
    "gate_before", "gate_after", "wall_left", "wall_right", "guild",
]  # fmt: skip
Guild = Literal[
    "merchants", "librarians", "architects", "recruiters", "sawyers", "miners", "bankers", "masons", "thieves",
    "bandits", "wizards", "spies",
]  # fmt: skip
Season = Literal["spring", "summer", "autumn"]
Phase = Literal["setup", "placement", "collection", "actions", "non_players", "scoring", "end"]
PointSource = Literal["districts", "elves", "dwarves", "gnomes", "taxes"]
Paid = Literal["wood", "stone", "metal", "gold", "ws"]
Bundle = Literal["metal", "wood+wood", "wood+stone", "stone+stone"]
Race = Literal["elf", "dwarf"]

RESOURCES: tuple[Resource, ...] = get_args(Resource)
WORKERS: tuple[Worker, ...] = get_args(Worker)
AREAS: tuple[Area, ...] = get_args(Area)
SINGLES: tuple[Single, ...] = get_args(Single)
PROPERTIES: tuple[Property, ...] = get_args(Property)
SYMBOLS: tuple[SymbolName, ...] = get_args(SymbolName)
POINT_SOURCES: tuple[PointSource, ...] = get_args(PointSource)
PAID: tuple[Paid, ...] = get_args(Paid)
BUNDLES: tuple[Bundle, ...] = get_args(Bundle)
RACES: tuple[Race, ...] = get_args(Race)
CONSTANTS = {
    "RESOURCES": RESOURCES,
    "WORKERS": WORKERS,
    "AREAS": AREAS,
    "SINGLES": SINGLES,
    "PROPERTIES": PROPERTIES,
    "SYMBOLS": SYMBOLS,
}
"""Lists that the browser has, too."""

Cost = Some[Paid, int]
"""What something costs; `ws` is wood or stone."""


class Calendar(TypedDict):
    round: int
    rounds: int
    season: Season | None
    scoring_rounds: list[int]
    phase: Phase
    over: bool


class Asked(TypedDict):
    """The question on top of the stack; `choosing` are all seats that choose at the same time."""

    question: str
    seat: int | None
    chance: bool
    taken: int
    choosing: list[int]


class Planks(TypedDict):
    usable: int
    free: int
    fee: int
    workers: Some[Worker, int]


class Built(TypedDict):
    """All built cards of one type."""

    property: Property
    cards: int
    gnomes: int
    free_locks: int
    income: int
    planks: Planks | None


class Workers(TypedDict):
    owned: Some[Worker, int]
    home: Some[Worker, int]
    placed: Some[Worker, int]


class SeatView(TypedDict):
    seat: int
    crest: int | None
    crest_face_down: bool
    passed: bool
    stock: dict[Resource, int]
    score: int
    points: dict[PointSource, int]
    income: int
    tax: int
    workers: Workers
    supply: dict[Race, int]
    gnomes: int
    built: list[Built]
    hand_size: int
    hand: Some[Property, int] | None
    known: Some[Property, int]
    aside_size: int
    aside: Some[Property, int] | None
    has_shown: bool
    shown: Property | None


class NonPlayer(TypedDict):
    """One of the two who take part in a game for two: what they count as having, and where their dwarf is."""

    owner: int
    crest: int
    controlled_by: int | None
    elves: int
    dwarves: int
    dwarf_in_district: int | None


class GuildView(TypedDict):
    name: Guild
    owner: int | None
    seat: int | None
    worker: Worker | None
    blocked_by: int | None


class DistrictView(TypedDict):
    district: int
    symbols: dict[SymbolName, int | None]
    markers: list[int]
    guild: GuildView | None


class GatehouseView(TypedDict):
    border: int
    districts: Pair[int]
    owners: Pair[int | None]


class City(TypedDict):
    districts: list[DistrictView]
    gatehouses: list[GatehouseView]
    costs: dict[str, Cost]


class Standing(TypedDict):
    """A place in a majority: most first."""

    owner: int
    count: int
    points: int


class Majorities(TypedDict):
    districts: list[list[Standing]]
    elves: list[Standing]
    dwarves: list[Standing]
    gnomes: list[Standing]


class StandingWorker(TypedDict):
    seat: int
    worker: Worker


class CollectionBoard(TypedDict):
    """Who works where. ``pairs_only``: whether everybody in the mine must have a partner, by the option."""

    recruiter: list[StandingWorker | None]
    camp: list[StandingWorker | None]
    areas: dict[Area, list[Some[Worker, int]]]
    pairs_only: bool


class Cards(TypedDict):
    """The pool, the piles, and what is where this viewer cannot see it."""

    pool: Some[Property, int]
    deck: int
    discards: Some[Property, int]
    unseen: Some[Property, int]


class TradingPost(TypedDict):
    """Prices in gold."""

    buy: Some[Resource, int]
    sell: dict[Bundle, int]


class ThisTurn(TypedDict):
    """What the player whose turn it is can still do of what is limited.

    ``visits_left`` are those after the one under way, which may still have its buy or its sale.
    """

    hired: bool
    visits_left: int
    may_buy: bool
    may_sell: bool
    conversions: int
    blacksmith_gnomes: int
    bank_gnomes: int


class Fees(TypedDict):
    recruiter: int
    guild: int
    gnome: int
    card: int


class View(TypedDict):
    game: Literal["belfort"]
    players: int
    viewer: int | None
    calendar: Calendar
    order: list[int]
    turn: int | None
    asked: Asked | None
    seats: list[SeatView]
    non_players: list[NonPlayer]
    city: City
    majorities: Majorities
    collection_board: CollectionBoard
    gnomes: int
    cards: Cards
    trading_post: TradingPost
    this_turn: ThisTurn | None
    fees: Fees
