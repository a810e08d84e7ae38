# compiled
"""Building: where markers go and what is paid (Actions: build properties, build walls, build guilds).

A build action says what and where. Players build with it in their turns, the architects' guild and the non-players too.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort import codes, questions
from burgher.belfort.cells import OWNER, STOCK
from burgher.belfort.costs import BILL, DISCOUNTS, EITHER, GUILDS, WALL
from burgher.belfort.names import (
    DISTRICTS,
    GATE_BEFORE,
    GATEHOUSE,
    GOLD,
    GUILD_SYMBOL,
    KEEP,
    KEEP_SYMBOL,
    LIBRARY,
    METAL,
    NOBODY,
    PROPERTIES,
    RESOURCES,
    STONE,
    STUFFS,
    SYMBOLS,
    WALL_SYMBOL,
    WOOD,
)
from burgher.belfort.names import GUILDS as GUILD_NAMES
from burgher.belfort.reasons import (
    GATEHOUSE_SHARED,
    GUILD_NOT_IN_CITY,
    GUILD_OWNED,
    NO_FREE_SYMBOL,
    TOO_LITTLE_GOLD,
    TOO_LITTLE_METAL,
    TOO_LITTLE_STONE,
    TOO_LITTLE_WOOD,
    TOO_LITTLE_WOOD_OR_STONE,
)
from burgher.belfort.state import City
from burgher.core.events import Argument
from burgher.core.moves import Moves

# what a build action says


def what_is_built(action: i64) -> i64:
    """The property by its number, WALL, or GUILDS plus the guild: as in the table of bills."""
    if action < codes.BUILD_KEEP:
        return card_of_single((action - codes.BUILD) // DISTRICTS)
    if action < codes.BUILD_GATE:
        return KEEP
    if action < codes.BUILD_WALL:
        return GATEHOUSE
    if action < codes.BUILD_GUILD:
        return WALL
    return GUILDS + action - codes.BUILD_GUILD


def is_build(action: i64) -> bool:
    return codes.BUILD <= action < codes.MARK


def card_of_single(single: i64) -> i64:
    """The library comes after the gatehouse among the cards, but not among the symbols."""
    return single if single < GATEHOUSE else LIBRARY


def single_of_card(card: i64) -> i64:
    return card if card < GATEHOUSE else GATEHOUSE


# where there is room


def why_no_room(s: City, action: i64) -> i64:
    """Whether what an action builds has its symbols free there."""
    if action < codes.BUILD_KEEP:
        at = action - codes.BUILD
        return _why_taken(s, at % DISTRICTS, at // DISTRICTS)
    if action < codes.BUILD_GATE:
        return _why_taken(s, action - codes.BUILD_KEEP, KEEP_SYMBOL)
    if action < codes.BUILD_WALL:
        return why_no_gate(s, action - codes.BUILD_GATE)
    if action < codes.BUILD_GUILD:
        return NO_FREE_SYMBOL if free_wall(s, action - codes.BUILD_WALL) == NOBODY else 0
    district = s.district_of(action - codes.BUILD_GUILD)
    if district == NOBODY:
        return GUILD_NOT_IN_CITY
    return 0 if s.owner(district, GUILD_SYMBOL) == NOBODY else GUILD_OWNED


def _why_taken(s: City, district: i64, symbol: i64) -> i64:
    return 0 if s.cells[OWNER + district * SYMBOLS + symbol] == NOBODY else NO_FREE_SYMBOL


def free_wall(s: City, district: i64) -> i64:
    """Actions: build walls. The symbol of the next free one of the two; NOBODY when both are claimed."""
    if s.owner(district, WALL_SYMBOL) == NOBODY:
        return WALL_SYMBOL
    return WALL_SYMBOL + 1 if s.owner(district, WALL_SYMBOL + 1) == NOBODY else NOBODY


def gate_district(half: i64) -> i64:
    """The district of half a gatehouse. Halves count two by two, the one to the district before and the one after."""
    return half // 2


def gate_symbol(half: i64) -> i64:
    return GATE_BEFORE + half % 2


def other_half(half: i64) -> i64:
    """Properties: gatehouse. The half across the border."""
    if half % 2 == 0:
        return (half - 1) % (2 * DISTRICTS)
    return (half + 1) % (2 * DISTRICTS)


def gate_owner(s: City, half: i64) -> i64:
    return s.owner(gate_district(half), gate_symbol(half))


def why_no_gate(s: City, half: i64) -> i64:
    """Properties: gatehouse. Both halves must be free, unless the edition lets two players share one."""
    if gate_owner(s, half) != NOBODY:
        return NO_FREE_SYMBOL
    if s.rules.shared_gatehouses or gate_owner(s, other_half(half)) == NOBODY:
        return 0
    return GATEHOUSE_SHARED


def first_place(what: i64) -> i64:
    """The first of the actions that build something; `places` of them follow each other."""
    if what == KEEP:
        return codes.BUILD_KEEP
    if what == GATEHOUSE:
        return codes.BUILD_GATE
    if what == WALL:
        return codes.BUILD_WALL
    if what >= GUILDS:
        return codes.BUILD_GUILD + what - GUILDS
    return codes.BUILD + single_of_card(what) * DISTRICTS


def places(what: i64) -> i64:
    if what == GATEHOUSE:
        return 2 * DISTRICTS
    return 1 if what >= GUILDS else DISTRICTS


def offer_places(s: City, moves: Moves, what: i64) -> None:
    """Everywhere in the city where it can be built."""
    first = first_place(what)
    for action in range(first, first + places(what)):
        if why_no_room(s, action) == 0:
            moves.add(action)


def has_room(s: City, what: i64) -> bool:
    """Whether it can be built anywhere."""
    first = first_place(what)
    for action in range(first, first + places(what)):
        if why_no_room(s, action) == 0:
            return True
    return False


def put_markers(s: City, owner: i64, action: i64) -> None:
    """One marker; on a section of the keep two (Properties: keep)."""
    if action < codes.BUILD_KEEP:
        at = action - codes.BUILD
        s.mark(at % DISTRICTS, at // DISTRICTS, owner)
    elif action < codes.BUILD_GATE:
        s.mark(action - codes.BUILD_KEEP, KEEP_SYMBOL, owner)
        s.mark(action - codes.BUILD_KEEP, KEEP_SYMBOL + 1, owner)
    elif action < codes.BUILD_WALL:
        half = action - codes.BUILD_GATE
        s.mark(gate_district(half), gate_symbol(half), owner)
    elif action < codes.BUILD_GUILD:
        district = action - codes.BUILD_WALL
        s.mark(district, free_wall(s, district), owner)
    else:
        s.mark(s.district_of(action - codes.BUILD_GUILD), GUILD_SYMBOL, owner)


# what is paid


def why_too_dear(s: City, seat: i64, what: i64, discount: i64) -> i64:
    """Which resource is missing for it."""
    c = s.cells
    bills = s.rules.bills
    at = STOCK + seat * STUFFS
    bill = (what * DISCOUNTS + discount) * BILL
    wood = c[at + WOOD] - bills[bill + WOOD]
    if wood < 0:
        return TOO_LITTLE_WOOD
    stone = c[at + STONE] - bills[bill + STONE]
    if stone < 0:
        return TOO_LITTLE_STONE
    if c[at + METAL] < bills[bill + METAL]:
        return TOO_LITTLE_METAL
    if c[at + GOLD] < bills[bill + GOLD]:
        return TOO_LITTLE_GOLD
    return TOO_LITTLE_WOOD_OR_STONE if wood + stone < bills[bill + EITHER] else 0


def build(s: City, seat: i64, action: i64, discount: i64) -> None:
    """Put the markers and pay. Where the cost leaves wood or stone to choose, that is asked then."""
    put_markers(s, seat, action)
    bills = s.rules.bills
    bill = (what_is_built(action) * DISCOUNTS + discount) * BILL
    for stuff in range(STUFFS):
        s.gain(seat, stuff, -bills[bill + stuff])
    if s.log is not None:
        _tell_built(s, seat, action, bill)
    if bills[bill + EITHER] > 0:
        s.ask(questions.PAY, seat, bills[bill + EITHER], NOBODY)


def _tell_built(s: City, seat: i64, action: i64, bill: i64) -> None:
    what = what_is_built(action)
    args: dict[str, Argument] = {"seat": seat, "district": district_of_build(s, action) + 1}
    for stuff in range(STUFFS):
        args[RESOURCES[stuff]] = s.rules.bills[bill + stuff]
    if what == WALL:
        s.tell("built-wall", args)
    elif what >= GUILDS:
        args["guild"] = GUILD_NAMES[what - GUILDS]
        s.tell("built-guild", args)
    elif what == GATEHOUSE:
        args["towards"] = gate_district(other_half(action - codes.BUILD_GATE)) + 1
        s.tell("built-gatehouse", args)
    else:
        args["property"] = PROPERTIES[what]
        s.tell("built", args)


def district_of_build(s: City, action: i64) -> i64:
    if action < codes.BUILD_KEEP:
        return (action - codes.BUILD) % DISTRICTS
    if action < codes.BUILD_GATE:
        return action - codes.BUILD_KEEP
    if action < codes.BUILD_WALL:
        return gate_district(action - codes.BUILD_GATE)
    if action < codes.BUILD_GUILD:
        return action - codes.BUILD_WALL
    return s.district_of(action - codes.BUILD_GUILD)


# wood or stone


def offer_pay(s: City, moves: Moves, canonical: bool) -> None:
    """Canonical: first the wood, then the stone; once stone was paid, only stone if there is enough."""
    for stuff in range(WOOD, STONE + 1):
        if canonical and stuff < s.second() and s.stock(s.seat, STONE) >= s.first():
            continue
        if why_pay(s, codes.PAY + stuff) == 0:
            moves.add(codes.PAY + stuff)


def why_pay(s: City, action: i64) -> i64:
    stuff = action - codes.PAY
    if s.stock(s.seat, stuff) > 0:
        return 0
    return TOO_LITTLE_WOOD if stuff == WOOD else TOO_LITTLE_STONE


def perform_pay(s: City, action: i64) -> None:
    stuff = action - codes.PAY
    s.gain(s.seat, stuff, -1)
    if s.log is not None:
        s.tell("paid", {"seat": s.seat, "what": RESOURCES[stuff]})
    if s.first() == 1:
        s.answered()
    else:
        s.set_first(s.first() - 1)
        s.set_second(stuff)
