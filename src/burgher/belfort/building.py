# compiled
"""Building: where markers go and what is paid (Actions: build properties, build walls, build guilds).

A build action says what and where. Players build with it in their turns, the architects' guild and the non-players too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.cells import OWNER, STOCK
from burgher.belfort.costs import BILL, DISCOUNTS, EITHER, GUILDS, NO_DISCOUNT, WALL, cost_of, in_turn, named_cost
from burgher.belfort.language import ACTIONS
from burgher.belfort.names import (
    DISTRICTS,
    GATE_AFTER,
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
    SYMBOL_NAMES,
    SYMBOLS,
    WALL_SYMBOL,
    WOOD,
)
from burgher.belfort.names import GUILDS as GUILD_NAMES
from burgher.belfort.reasons import GUILD_NOT_IN_CITY, Args, reason, said, why_other
from burgher.belfort.state import City, expect_turn
from burgher.core.checking import at_most, because, expect
from burgher.core.events import Argument
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question

MANY: Final = 99
"""More of anything than a cost can have."""

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


def name_of(what: i64) -> str:
    """Of something that can be built."""
    if what < WALL:
        return PROPERTIES[what]
    return "wall" if what == WALL else GUILD_NAMES[what - GUILDS]


def is_build(action: i64) -> bool:
    return codes.BUILD <= action < codes.MARK


def card_of_single(single: i64) -> i64:
    """The library comes after the gatehouse among the cards, but not among the symbols."""
    return single if single < GATEHOUSE else LIBRARY


def single_of_card(card: i64) -> i64:
    return card if card < GATEHOUSE else GATEHOUSE


# where there is room


def whose_symbols(s: City, action: int) -> Args:
    """What is built, or on what a marker goes, and who has the symbols it could take there."""
    what = ACTIONS[action].verb.partition(" ")[2] or said(action, "property")
    symbols = [k for k, name in enumerate(SYMBOL_NAMES) if name.partition("_")[0] == what]
    if what == "gatehouse":
        symbols = [GATE_BEFORE if said(action, "side") == "before" else GATE_AFTER]
    district = int(said(action, "district")) - 1
    holders = {int(s.owner(district, symbol)) for symbol in symbols} - {NOBODY}
    return {"what": what, "holders": tuple(sorted(holders))}


def _across(s: City, action: int) -> Args:
    return {"holder": int(gate_owner(s, other_half(action - codes.BUILD_GATE)))}


def _guild_owner(s: City, action: int) -> Args:
    guild = GUILD_NAMES.index(said(action, "guild"))
    return {"holder": int(s.owner(s.district_of(guild), GUILD_SYMBOL))}


NO_FREE_SYMBOL: Final = reason("no-free-symbol", "Actions: build properties", whose_symbols)
NO_FREE_WALL: Final = reason("no-free-symbol", "Actions: build walls", whose_symbols)
GATEHOUSE_SHARED: Final = reason("gatehouse-shared", "Properties: gatehouse", _across)
GUILD_OWNED: Final = reason("guild-owned", "Actions: build guilds", _guild_owner)


def why_no_room(s: City, action: i64) -> i64:
    """Actions: build properties, Actions: build walls, Actions: build guilds. What is built has its symbols free."""
    if action < codes.BUILD_KEEP:
        at = action - codes.BUILD
        return _why_taken(s, at % DISTRICTS, at // DISTRICTS)
    if action < codes.BUILD_GATE:
        # Its two symbols are always taken together: where the first is free, so is the other.
        return _why_taken(s, action - codes.BUILD_KEEP, KEEP_SYMBOL)
    if action < codes.BUILD_WALL:
        return why_no_gate(s, action - codes.BUILD_GATE)
    if action < codes.BUILD_GUILD:
        return NO_FREE_WALL if free_wall(s, action - codes.BUILD_WALL) == NOBODY else 0
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


def border_half(border: i64) -> i64:
    """The half of a gatehouse in the district before the border; the other half is after it."""
    return 2 * border + 1


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


def can_pay(s: City, seat: i64, what: i64, discount: i64) -> bool:
    c = s.cells
    bills = s.rules.bills
    at = STOCK + seat * STUFFS
    bill = (what * DISCOUNTS + discount) * BILL
    wood = c[at + WOOD] - bills[bill + WOOD]
    if wood < 0:
        return False
    stone = c[at + STONE] - bills[bill + STONE]
    if stone < 0 or c[at + METAL] < bills[bill + METAL] or c[at + GOLD] < bills[bill + GOLD]:
        return False
    return wood + stone >= bills[bill + EITHER]


def _lacking(s: City, action: int) -> Args:
    """What it costs, and all that is missing of it: of wood or stone, what the rest of both does not make up for."""
    what = what_is_built(action)
    cost = named_cost(s.rules.bills, what)
    left = {stuff: int(s.stock(s.seat, k)) - cost.get(stuff, 0) for k, stuff in enumerate(RESOURCES)}
    short = {stuff: -number for stuff, number in left.items() if number < 0}
    either = cost.get("ws", 0) - max(0, left["wood"]) - max(0, left["stone"])
    if either > 0:
        short["ws"] = either
    return {"cost": cost_of(s.rules.bills, what), "lacking": in_turn(short)}


PROPERTY_TOO_DEAR: Final = reason("too-dear", "Actions: build properties", _lacking)
WALL_TOO_DEAR: Final = reason("too-dear", "Actions: build walls", _lacking)
GUILD_TOO_DEAR: Final = reason("too-dear", "Actions: build guilds", _lacking)


def why_too_dear(s: City, seat: i64, what: i64) -> i64:
    """Actions: build properties, Actions: build walls, Actions: build guilds. The whole cost is paid, at once."""
    if can_pay(s, seat, what, NO_DISCOUNT):
        return 0
    if what < WALL:
        return PROPERTY_TOO_DEAR
    return WALL_TOO_DEAR if what == WALL else GUILD_TOO_DEAR


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
        PAY.ask(s, seat, bills[bill + EITHER])


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


NOTHING_TO_PAY: Final = reason("none-of-it", "Actions")


class Pay(Question[City]):
    """A cost leaves wood or stone to choose: which to pay next. `last` is what was paid last."""

    def ask(self, s: City, seat: i64, left: i64) -> None:
        self.put(s, seat, left, NOBODY)

    def left(self, s: City) -> i64:
        return s.first()

    def last(self, s: City) -> i64:
        return s.second()

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        """Canonical: first the wood, then the stone; once stone was paid, only stone if there is enough."""
        for stuff in range(WOOD, STONE + 1):
            if canonical and stuff < self.last(s) and s.stock(s.seat, STONE) >= self.left(s):
                continue
            if self.why(s, codes.PAY + stuff) == 0:
                moves.add(codes.PAY + stuff)

    def why(self, s: City, action: i64) -> i64:
        """Actions. Either will do where a cost leaves the choice."""
        if not codes.PAY <= action < codes.USE:
            return why_other(action)
        return 0 if s.stock(s.seat, action - codes.PAY) > 0 else NOTHING_TO_PAY

    def perform(self, s: City, action: i64) -> None:
        stuff = action - codes.PAY
        s.gain(s.seat, stuff, -1)
        if s.log is not None:
            s.tell("paid", {"seat": s.seat, "what": RESOURCES[stuff]})
        if self.left(s) == 1:
            s.answered()
        else:
            s.set_first(self.left(s) - 1)
            s.set_second(stuff)

    def prompt(self, s: City) -> Args:
        return {"count": self.left(s)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(1, MANY), (NOBODY, STONE)]

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)
        either = int(s.stock(frame.seat, WOOD) + s.stock(frame.seat, STONE))
        may = because(at_most(either), "since-wood-and-stone")
        expect(frame.first <= either, frame.path("left"), frame.first, may)


PAY: Final[Pay] = Pay("pay", fields=("left", "last"), phases=("actions",), on=("turn",))
