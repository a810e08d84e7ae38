# compiled
"""Appendix: guilds, the wizards. All markers of one location go to another of the same kind, and the other way round.

Two properties of a type, two guilds, or two walls. Cards, gnomes and income stay with their owners.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.building import border_half, gate_district, gate_owner, gate_symbol, other_half
from burgher.belfort.cells import OWNER
from burgher.belfort.names import (
    DISTRICTS,
    GUILD_COUNT,
    GUILD_SYMBOL,
    GUILDS,
    KEEP_SYMBOL,
    NOBODY,
    SINGLE_COUNT,
    SINGLES,
    SYMBOLS,
    WALL_SYMBOL,
    WIZARDS,
)
from burgher.belfort.properties import MARK
from burgher.belfort.reasons import GUILD_NOT_IN_CITY, Args, reason, why_other
from burgher.belfort.state import City, expect_turn
from burgher.core.checking import expect
from burgher.core.errors import Phrase
from burgher.core.events import Argument
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question
from burgher.core.reasons import NOT_ASKED_NOW

# locations, counted as in the actions: singles district by district, keeps, gatehouses, walls, guilds
KEEPS: Final = SINGLE_COUNT * DISTRICTS
GATES: Final = KEEPS + DISTRICTS
WALLS: Final = GATES + DISTRICTS
GUILD_TILES: Final = WALLS + 2 * DISTRICTS
LOCATIONS: Final = GUILD_TILES + GUILD_COUNT
SIDES: Final = ("left", "right")
"""Of a district's walls."""


def use_guild(s: City, seat: i64) -> None:
    """Wasted when there is no marker in the city."""
    for one in range(LOCATIONS):
        if why_first(s, one) == 0:
            ASK_WIZARDS.ask(s, seat)
            return
    s.waste(seat, GUILDS[WIZARDS])


def kind_start(location: i64) -> i64:
    """The first location of the same kind: two properties of a type, two guilds, or two walls can be swapped."""
    if location < KEEPS:
        return location // DISTRICTS * DISTRICTS
    if location < GATES:
        return KEEPS
    if location < WALLS:
        return GATES
    return WALLS if location < GUILD_TILES else GUILD_TILES


def kind_end(location: i64) -> i64:
    if location < WALLS:
        return kind_start(location) + DISTRICTS
    return GUILD_TILES if location < GUILD_TILES else LOCATIONS


def why_location(s: City, location: i64) -> i64:
    """A guild may not be in the city; all else is."""
    if location >= GUILD_TILES and s.district_of(location - GUILD_TILES) == NOBODY:
        return GUILD_NOT_IN_CITY
    return 0


NOTHING_TO_SWAP: Final = reason("nothing-to-swap", "Guilds: wizards")


def why_first(s: City, location: i64) -> i64:
    """Guilds: wizards. Any location, claimed or not, of a kind of which one is claimed: two empty ones are no swap."""
    reason = why_location(s, location)
    if reason != 0:
        return reason
    for other in range(kind_start(location), kind_end(location)):
        if why_location(s, other) == 0 and not _is_empty(s, other):
            return 0
    return NOTHING_TO_SWAP


def _is_empty(s: City, location: i64) -> bool:
    if GATES <= location < WALLS:
        half = border_half(location - GATES)
        return gate_owner(s, half) == NOBODY and gate_owner(s, other_half(half)) == NOBODY
    return s.cells[OWNER + symbol_of(s, location)] == NOBODY


def symbol_of(s: City, location: i64) -> i64:
    """District and symbol of a location, as its cell from OWNER; of a keep the first. Not for gatehouses."""
    if location < KEEPS:
        return location % DISTRICTS * SYMBOLS + location // DISTRICTS
    if location < GATES:
        return (location - KEEPS) * SYMBOLS + KEEP_SYMBOL
    if location < GUILD_TILES:
        wall = location - WALLS
        return wall // 2 * SYMBOLS + WALL_SYMBOL + wall % 2
    return s.district_of(location - GUILD_TILES) * SYMBOLS + GUILD_SYMBOL


def _has_partner(s: City, one: i64) -> bool:
    for other in range(one + 1, kind_end(one)):
        if why_location(s, other) == 0 and not _looks_alike(s, one, other):
            return True
    return False


def _looks_alike(s: City, one: i64, other: i64) -> bool:
    """Whether a swap would change nothing. At a gatehouse with one marker it might, for the marker may change sides."""
    if GATES <= one < WALLS:
        here = border_half(one - GATES)
        there = border_half(other - GATES)
        left = gate_owner(s, here)
        right = gate_owner(s, other_half(here))
        if left != gate_owner(s, there) or right != gate_owner(s, other_half(there)):
            return False
        return (left == NOBODY) == (right == NOBODY)
    here = OWNER + symbol_of(s, one)
    there = OWNER + symbol_of(s, other)
    # Of a section of the keep the second symbol may be another's: a non-player's, who put one marker.
    return s.cells[here] == s.cells[there] and (one >= GATES or one < KEEPS or s.cells[here + 1] == s.cells[there + 1])


class Wizards(Question[City]):
    """The first of the two locations to swap, or none."""

    def ask(self, s: City, seat: i64) -> None:
        self.put(s, seat, 0, 0)

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        """Canonical: the one that comes first of the two, and only if swapping them does something."""
        for one in range(LOCATIONS):
            fits = why_location(s, one) == 0 and _has_partner(s, one) if canonical else why_first(s, one) == 0
            if fits:
                moves.add(codes.SWAP + one)
        moves.add(codes.DONE)

    def why(self, s: City, action: i64) -> i64:
        """Guilds: wizards. They can always be left."""
        if action == codes.DONE:
            return 0
        if not codes.SWAP <= action < codes.SHOW:
            return NOT_ASKED_NOW
        return why_first(s, action - codes.SWAP)

    def perform(self, s: City, action: i64) -> None:
        seat = s.seat
        s.answered()
        if action == codes.DONE:
            s.waste(seat, GUILDS[WIZARDS])
        else:
            SWAP_WITH.ask(s, seat, action - codes.SWAP)

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)


ASK_WIZARDS: Final[Wizards] = Wizards("wizards", phases=("actions",), on=("turn",))

SAME_LOCATION: Final = reason("same-location", "Guilds: wizards")
OTHER_KIND_OF_LOCATION: Final = reason("other-kind-of-location", "Guilds: wizards")


class SwapWith(Question[City]):
    """The second location; `one` is the first, counted from SWAP."""

    def ask(self, s: City, seat: i64, one: i64) -> None:
        self.put(s, seat, one, 0)

    def one(self, s: City) -> i64:
        return s.first()

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        one = self.one(s)
        if canonical:
            for other in range(one + 1, kind_end(one)):
                if why_location(s, other) == 0 and not _looks_alike(s, one, other):
                    moves.add(codes.SWAP + other)
        if moves.count == 0:
            # All partners, also for a bot whose first location was chosen by somebody who does not keep to the order.
            for other in range(kind_start(one), kind_end(one)):
                if self.why(s, codes.SWAP + other) == 0:
                    moves.add(codes.SWAP + other)

    def why(self, s: City, action: i64) -> i64:
        """Guilds: wizards. Another location of the same kind; one of the two has markers."""
        one = self.one(s)
        other = action - codes.SWAP
        if not codes.SWAP <= action < codes.SHOW:
            return why_other(action)
        if other == one:
            return SAME_LOCATION
        if not kind_start(one) <= other < kind_end(one):
            return OTHER_KIND_OF_LOCATION
        reason = why_location(s, other)
        if reason != 0:
            return reason
        return NOTHING_TO_SWAP if _is_empty(s, one) and _is_empty(s, other) else 0

    def perform(self, s: City, action: i64) -> None:
        seat = s.seat
        one = self.one(s)
        other = action - codes.SWAP
        s.answered()
        if s.log is not None:
            _tell_swap(s, seat, one, other)
        if GATES <= one < WALLS:
            _swap_gatehouses(s, seat, one - GATES, other - GATES)
        else:
            _swap_markers(s, one, other)

    def prompt(self, s: City) -> Args:
        what, place = name_of_location(self.one(s)), place_of(s, self.one(s))
        return {"what": place, "district": None} if what == "guild" else {"what": what, "district": place}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, LOCATIONS - 1)]

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)
        expect(why_location(s, frame.first) == 0, frame.path("one"), frame.first, Phrase("may-location"))


SWAP_WITH: Final[SwapWith] = SwapWith("swap_with", fields=("one",), phases=("actions",), on=("turn",))


def _tell_swap(s: City, seat: i64, one: i64, other: i64) -> None:
    """Whose markers go where. From an empty place nothing goes: then it is told from where the markers are."""
    owners = _owners(s, one)
    others = _owners(s, other)
    if len(owners) == 0:
        one, other = other, one
        owners, others = others, owners
    args: dict[str, Argument] = {
        "seat": seat,
        "owners": tuple(owners),
        "one": place_of(s, one),
        "other": place_of(s, other),
    }
    if len(others) > 0:
        args["others"] = tuple(others)
    if WALLS <= one < GUILD_TILES:
        args["one_side"] = SIDES[(one - WALLS) % 2]
        args["other_side"] = SIDES[(other - WALLS) % 2]
        s.tell("swapped-walls" if len(others) > 0 else "moved-walls", args)
        return
    args["what"] = name_of_location(one)
    if GATES <= one < WALLS:
        # A gatehouse is called by both its districts.
        args["one_next"] = (one - GATES + 1) % DISTRICTS + 1
        args["other_next"] = (other - GATES + 1) % DISTRICTS + 1
    s.tell("swapped" if len(others) > 0 else "moved", args)


def _owners(s: City, location: i64) -> list[int | str]:
    """Whose markers are here, each once."""
    if GATES <= location < WALLS:
        half = border_half(location - GATES)
        here = [gate_owner(s, half), gate_owner(s, other_half(half))]
    else:
        at = OWNER + symbol_of(s, location)
        here = [s.cells[at]]
        if KEEPS <= location < GATES:
            here.append(s.cells[at + 1])
    owners: list[int | str] = []
    for owner in here:
        if owner != NOBODY and int(owner) not in owners:
            owners.append(int(owner))
    return owners


def _swap_markers(s: City, one: i64, other: i64) -> None:
    """All markers of the one location go to the other and the other way round; cards and gnomes stay where they are."""
    c = s.cells
    here = OWNER + symbol_of(s, one)
    there = OWNER + symbol_of(s, other)
    symbols: i64 = 2 if KEEPS <= one < GATES else 1
    for k in range(symbols):
        owner = c[here + k]
        c[here + k] = c[there + k]
        c[there + k] = owner


def _swap_gatehouses(s: City, seat: i64, one: i64, other: i64) -> None:
    """Two markers fill both symbols; of a single one the player of the wizards chooses the symbol."""
    here = border_half(one)
    there = border_half(other)
    left = gate_owner(s, here)
    right = gate_owner(s, other_half(here))
    _refill_gatehouse(s, seat, one, gate_owner(s, there), gate_owner(s, other_half(there)))
    _refill_gatehouse(s, seat, other, left, right)


def _refill_gatehouse(s: City, seat: i64, border: i64, left: i64, right: i64) -> None:
    half = border_half(border)
    if (left == NOBODY) != (right == NOBODY):
        MARK.ask(s, seat, border, right if left == NOBODY else left)
        left = NOBODY
        right = NOBODY
    s.mark(gate_district(half), gate_symbol(half), left)
    s.mark(gate_district(other_half(half)), gate_symbol(other_half(half)), right)


def name_of_location(location: i64) -> str:
    if location < KEEPS:
        return SINGLES[location // DISTRICTS]
    if location < GATES:
        return "keep"
    if location < WALLS:
        return "gatehouse"
    return "wall" if location < GUILD_TILES else "guild"


def place_of(s: City, location: i64) -> Argument:
    """The district of a location; of a guild its name."""
    if location >= GUILD_TILES:
        return GUILDS[location - GUILD_TILES]
    if location >= WALLS:
        return (location - WALLS) // 2 + 1
    return location % DISTRICTS + 1
