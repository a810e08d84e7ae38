"""What a view of Rise to Nobility is made of. `web/src/games/nobility/view.ts` is made from this.

Seats count from 0, spaces of the boards from 1. What nobody has, or may not be seen, is null.
"""

from __future__ import annotations

from typing import Literal, TypedDict, get_args

from burgher.core.shapes import Act, Some

Good = Literal["books", "artwork", "weaponry", "magic", "jewelry", "furnishings"]
Guild = Literal["scholars", "artists", "blacksmiths", "wizards", "merchants", "carpenters"]
Race = Literal["halfling", "human", "elf", "dwarf", "green_elf", "trobit"]
Effect = Literal["coin", "reputation", "guild_good", "reroll", "buy_any_good", "swap_good"]
Row = Literal["top", "bottom"]
GOODS: tuple[Good, ...] = get_args(Good)
GUILDS: tuple[Guild, ...] = get_args(Guild)
RACES: tuple[Race, ...] = get_args(Race)
EFFECTS: tuple[Effect, ...] = get_args(Effect)
ROWS: tuple[Row, ...] = get_args(Row)
CONSTANTS = {"GOODS": GOODS, "GUILDS": GUILDS}
"""Lists that the browser has, too."""


class DieOn(TypedDict):
    """A die on the board; without a seat it is the automa's."""

    seat: int | None
    value: int


class Settlers(TypedDict):
    card: str
    stack: int
    race: Race
    goods: list[Good]
    least: int
    most: int
    workers: int
    stars: int


class KnownSettlers(Settlers):
    """Settlers in front of a player; hidden: from the others."""

    hidden: bool
    most_of: Some[Good, int]
    goods_suffice: bool


class HiddenSettlers(TypedDict):
    card: None
    hidden: Literal[True]


OpenSettlers = KnownSettlers | HiddenSettlers


class Building(TypedDict):
    tile: str
    kind: Literal["workshop", "community"]
    guild: Guild | None
    effects: list[Effect]


class Reward(TypedDict):
    coins: int
    points: int


class WorkshopSpace(TypedDict):
    """What building there brings, what its owner is paid, and the workshop that stands there."""

    space: int
    points: int
    stars: int
    reward: Reward
    workshop: Building | None
    owner: int | None


class GuildSpace(TypedDict):
    values: list[int]
    buy: int
    apprentices: int
    activates: int
    die: DieOn | None
    open: bool


class GuildView(TypedDict):
    good: Good
    price: int
    die_spaces: list[GuildSpace]
    dice_left: int
    apprentices: list[int]
    room: int
    income: int
    income_with_one_more: int | None
    workshops: list[WorkshopSpace]


class HallSpace(TypedDict):
    """The price for each seat, and the seats that could buy."""

    value: int
    building: Building | None
    price: list[int]
    die: DieOn | None
    could: list[int]


class CommunityTile(TypedDict):
    points: int
    stars: int


class Hall(TypedDict):
    spaces: list[HallSpace]
    bag: Some[str, int]
    discarded: Some[str, int]
    community: CommunityTile
    sale: int


class Trade(TypedDict):
    """The price for each seat; spaces of the ship."""

    printed: int
    price: list[int]
    spaces: int
    sold: int
    free: int


class Port(TypedDict):
    dice: list[DieOn | None]
    ship: str | None
    goods: Some[Good, Trade]
    ships_left: list[str]


class Demand(TypedDict):
    tile: str
    nobility: int
    coins: int
    goods: Some[Good, int]
    points: int


class CouncilSpace(TypedDict):
    """The coins that it costs each seat, and the seats that could fulfil it."""

    member: Race
    demand: Demand | None
    coins: list[int]
    die: DieOn | None
    could: list[int]


class CouncilRow(TypedDict):
    values: list[int]
    spaces: list[CouncilSpace]


class Council(TypedDict):
    members: list[Race]
    rows: list[CouncilRow]
    loss: list[int]
    stack: int


class ClerkSpace(TypedDict):
    values: list[int]
    modifiers: int
    buy: int
    commissions: int
    loss: int
    die: DieOn | None


class Clerk(TypedDict):
    die_spaces: list[ClerkSpace]
    price: int


class CastleSpace(TypedDict):
    values: list[int]
    reputation: int
    die: DieOn | None


class Castle(TypedDict):
    die_spaces: list[CastleSpace]


class Desk(TypedDict):
    value: int
    race: Race
    benefit: str
    amount: int
    seat: int | None
    could: list[int]


class Chancery(TypedDict):
    dice: list[DieOn | None]
    desks: Some[Row, list[Desk]]
    income: int
    commissions_left: int
    tiles_left: int


class Tavern(TypedDict):
    """How many cards each seat may take with one die."""

    dice: list[DieOn | None]
    open: bool
    at_least: int
    display: list[Settlers | None]
    takes: list[int]


class Yard(TypedDict):
    dice: list[DieOn | None]
    open: bool
    at_most: int
    price: list[int]


Step = TypedDict("Step", {"from": int, "points": int})
"""From this number on so many points."""


class PrintedCommission(TypedDict):
    card: str
    measure: str
    points: list[Step]


class Commission(PrintedCommission):
    reached: int
    worth: int


class TileField(TypedDict):
    value: int
    filled: bool


class DiceTile(TypedDict):
    """The commission is null when it is hidden."""

    tile: str
    fields: list[TileField]
    active: bool
    commission: Commission | None


class Commissions(TypedDict):
    """How many cards a seat has put under the stack, everybody sees; which, only that seat."""

    held: list[DiceTile]
    limit: int
    dealt_size: int
    dealt: list[Commission] | None
    put_back: list[str] | None
    under_stack: int


class Character(TypedDict):
    card: str
    extra_good: Good
    gain: Some[str, int]


class OwnSpace(TypedDict):
    values: list[int]
    die: DieOn | None


class Figures(TypedDict):
    """Where a seat's figures are; those in the supply are not in play yet."""

    workers: int
    apprentices: Some[Guild, int]
    masters: int
    community: int
    desks: int
    supply: int


class Houses(TypedDict):
    platform: int
    built: int
    supply: int


class CommunitySpace(TypedDict):
    space: int
    built: bool
    income: Some[str, int]


class Income(TypedDict):
    """What the next income brings; any_good are goods of one's own choice."""

    coins: int
    goods: Some[Good, int]
    any_good: int
    reputation: int


class AtTheEnd(TypedDict):
    goods: int
    nobility: int
    commissions: int | None


class SeatView(TypedDict):
    """The dice are those still to be placed."""

    seat: int
    character: Character | None
    lord: bool
    passed: bool
    coins: int
    modifiers: int
    goods: dict[Good, int]
    reputation: int
    nobility: int
    dice: list[int]
    used: int
    pips_left: int
    board: OwnSpace
    figures: Figures
    houses: Houses
    lots: list[Settlers | None]
    settled: dict[Race, int]
    community: list[CommunitySpace]
    settlers: list[OpenSettlers]
    council: list[str]
    commissions: Commissions | None
    income: Income
    score: int
    points: Some[str, int]
    at_the_end: AtTheEnd | None


class Need(TypedDict):
    need: str
    asked: int
    each: int | None
    reached: int


class Automa(TypedDict):
    white: int | None
    green: int | None
    yellow: int | None
    guilds: Some[Guild, int]


class Solo(TypedDict):
    objective: str | None
    needs: list[Need]
    success: bool
    automa: Automa


class Calendar(TypedDict):
    round: int
    rounds: int
    phase: str
    first: int
    over: bool


class Asked(TypedDict):
    """What is asked, and of whom; null where it is not about that.

    The die in hand (face, and value as it will be placed), the settlers who are given goods, the goods still to sell,
    the apprentices placed so far.
    """

    question: str
    seat: int | None
    chance: bool
    face: int | None
    value: int | None
    card: str | None
    left: int | None
    placed: int | None


class Visit(TypedDict):
    place: str
    value: int


class ThisTurn(TypedDict):
    die_placed: bool
    settlers_completed: bool
    building_sold: bool
    visit: Visit | None
    paid: Some[Good, int]


class Event(TypedDict):
    card: str
    effects: Some[str, int]


class SettlersPile(TypedDict):
    """Draw piles are known by what is nowhere else. unseen: in the pile, or dealt to somebody else at the start."""

    draw: int
    unseen: list[str]
    returned: list[str]
    discarded: list[str]


class Piles(TypedDict):
    settlers: SettlersPile
    events: list[str]


class Town(TypedDict):
    tavern: Tavern
    yard: Yard
    guilds: dict[Guild, GuildView]
    hall: Hall
    port: Port
    council: Council
    clerk: Clerk
    castle: Castle
    chancery: Chancery | None


class View(Town):
    """reach: while somebody may place a die, the visits that a die of each value could make now."""

    game: str
    players: int
    viewer: int | None
    calendar: Calendar
    turn: int | None
    asked: Asked | None
    this_turn: ThisTurn | None
    reach: dict[str, list[Act]] | None
    event: Event | None
    seats: list[SeatView]
    piles: Piles
    solo: Solo | None
