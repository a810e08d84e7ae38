# compiled
"""2. Placement: workers onto planks in turn order, until everybody has passed; the rest into the resource areas."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.cells import (
    BUILT,
    CAMP_KIND,
    CAMP_SEAT,
    DESK_KIND,
    DESK_SEAT,
    GUILD,
    GUILD_SEAT,
    GUILD_WORKER,
    HOME,
    NP_DWARF,
    PASSED,
    PLANKED,
    SENT,
    STAFFED,
    TURN,
)
from burgher.belfort.codes import AT_CAMP, AT_DESK, AT_GUILD, AT_PLANK, PLACES
from burgher.belfort.names import (
    AREA_COUNT,
    AREAS,
    CARDS,
    DISTRICTS,
    DWARF,
    ELF,
    FOREST,
    GOLD,
    GOLD_MINE,
    GUILD_SYMBOL,
    GUILDS,
    KINDS,
    MASTER_DWARF,
    MASTER_ELF,
    MINE,
    NOBODY,
    PLANK_COUNT,
    PLANKS,
    QUARRY,
    WORKERS,
)
from burgher.belfort.properties import card_of_plank
from burgher.belfort.reasons import GUILD_NOT_IN_CITY, Args, price, reason, said
from burgher.belfort.state import City, expect_step, expect_turn
from burgher.belfort.two_players import GUILD_BLOCKED
from burgher.core.checking import at_least, because, expect, sum_of
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question
from burgher.core.reasons import NOT_ASKED_NOW

# where a worker can be sent, in the order of the actions: its own race's area, then these
SEND_MINE: Final = 1
SEND_GOLD: Final = 2
SENDS: Final = 3


def go_on(s: City) -> bool:
    """The next player in turn order who has not passed is asked. False when all have passed.

    Passing: who has no workers left passes without being asked.
    """
    c = s.cells
    for _ in range(s.players):
        seat = s.seat_with(c[TURN])
        if c[PASSED + seat] == 0:
            if workers_home(s, seat) > 0:
                PLACE.ask(s, seat)
                return True
            _pass(s, seat)
        next_crest(s)
    return False


def next_crest(s: City) -> None:
    s.cells[TURN] = (s.cells[TURN] + 1) % s.players


def workers_home(s: City, seat: i64) -> i64:
    c = s.cells
    at = HOME + seat * KINDS
    return c[at] + c[at + 1] + c[at + 2] + c[at + 3]


# what may be placed where


def _desk(s: City, action: int) -> Args:
    holders = [int(s.cells[DESK_SEAT + plank]) for plank in range(s.rules.desk_planks)]
    return {"planks": len(holders), "holders": tuple(sorted(set(holders)))}


def _desk_fee(s: City, action: int) -> Args:
    return price(s, s.rules.desk_fee)


DESK_FULL: Final = reason("desk-full", "Placement: recruiter's desk", _desk)
DESK_TOO_DEAR: Final = reason("too-little-gold", "Placement: recruiter's desk", _desk_fee)


def why_desk(s: City, seat: i64) -> i64:
    """Placement: recruiter's desk. So many planks as the number of players says, for a fee."""
    if s.cells[DESK_SEAT + s.rules.desk_planks - 1] != NOBODY:
        return DESK_FULL
    return 0 if s.stock(seat, GOLD) >= s.rules.desk_fee else DESK_TOO_DEAR


ALREADY_IN_CAMP: Final = reason("already-in-camp", "Placement: king's camp")


def why_camp(s: City, seat: i64) -> i64:
    """Placement: king's camp. One worker of each player."""
    for plank in range(s.players):
        if s.cells[CAMP_SEAT + plank] == seat:
            return ALREADY_IN_CAMP
    return 0


def _who_stands_there(s: City, action: int) -> Args:
    return {"holder": int(s.cells[GUILD_SEAT + s.district_of(GUILDS.index(said(action, "at")))])}


def _guild_price(s: City, action: int) -> Args:
    return price(s, s.rules.guild_fee)


GUILD_OCCUPIED: Final = reason("plank-occupied", "Placement: guilds", _who_stands_there)
GUILD_TOO_DEAR: Final = reason("too-little-gold", "Placement: guilds", _guild_price)


def why_guild(s: City, seat: i64, district: i64) -> i64:
    """Placement: guilds. Two-player game: set-up; the non-players' dwarves block some."""
    c = s.cells
    if district == NOBODY:
        return GUILD_NOT_IN_CITY
    if c[GUILD_SEAT + district] != NOBODY:
        return GUILD_OCCUPIED
    if c[NP_DWARF] == district or c[NP_DWARF + 1] == district:
        return GUILD_BLOCKED
    return 0 if s.stock(seat, GOLD) >= _guild_fee(s, seat, district) else GUILD_TOO_DEAR


def _guild_fee(s: City, seat: i64, district: i64) -> i64:
    """Nothing for the owner."""
    return 0 if s.owner(district, GUILD_SYMBOL) == seat else s.rules.guild_fee


def _property(s: City, action: int) -> Args:
    return {"property": said(action, "at")}


def _nobody_else(s: City, action: int) -> Args:
    """On the planks of a property nobody but its owner can stand."""
    return {"holder": None}


def _plank_price(s: City, action: int) -> Args:
    return price(s, s.rules.plank_fee[PLANKS.index(said(action, "at"))])


NOT_BUILT: Final = reason("not-built", "Placement: property cards", _property)
PLANK_LOCKED: Final = reason("plank-locked", "Placement: property cards", _property)
PLANK_OCCUPIED: Final = reason("plank-occupied", "Placement: property cards", _nobody_else)
PLANK_TOO_DEAR: Final = reason("too-little-gold", "Placement: property cards", _plank_price)


def why_plank(s: City, seat: i64, plank: i64) -> i64:
    """Placement: property cards. Each built card has its own plank; a locked one needs a gnome on the card."""
    c = s.cells
    card = card_of_plank(plank)
    if c[BUILT + seat * CARDS + card] == 0:
        return NOT_BUILT
    usable = usable_planks(s, seat, plank)
    if usable == 0:
        return PLANK_LOCKED
    if usable <= workers_on(s, seat, plank):
        return PLANK_OCCUPIED
    return 0 if s.stock(seat, GOLD) >= s.rules.plank_fee[plank] else PLANK_TOO_DEAR


def usable_planks(s: City, seat: i64, plank: i64) -> i64:
    """One on each built card; where it is locked, on each that has a gnome, however many more gnomes there are."""
    at = seat * CARDS + card_of_plank(plank)
    built = s.cells[BUILT + at]
    return min(built, s.cells[STAFFED + at]) if s.rules.plank_locked[plank] else built


def workers_on(s: City, seat: i64, plank: i64) -> i64:
    """Workers of a seat on the planks of its properties of one type."""
    c = s.cells
    at = PLANKED + (seat * PLANK_COUNT + plank) * KINDS
    return c[at] + c[at + 1] + c[at + 2] + c[at + 3]


# placing

NOBODY_TO_PLACE: Final = reason("no-such-worker-home", "Placement")


class Place(Question[City]):
    """Place a worker, or pass."""

    def ask(self, s: City, seat: i64) -> None:
        self.put(s, seat, 0, 0)

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        seat = s.seat
        moves.add(codes.PASS)
        if why_desk(s, seat) == 0:
            _offer_spot(s, moves, AT_DESK)
        if why_camp(s, seat) == 0:
            _offer_spot(s, moves, AT_CAMP)
        for district in range(DISTRICTS):
            if why_guild(s, seat, district) == 0:
                _offer_spot(s, moves, AT_GUILD + s.cells[GUILD + district])
        for plank in range(PLANK_COUNT):
            if why_plank(s, seat, plank) == 0:
                _offer_spot(s, moves, AT_PLANK + plank)

    def why(self, s: City, action: i64) -> i64:
        """Placement. A worker who is at home, to any place that takes one; passing is always allowed."""
        if action == codes.PASS:
            return 0
        if not codes.PLACE <= action < codes.PASS:
            return NOT_ASKED_NOW
        seat = s.seat
        kind = (action - codes.PLACE) // PLACES
        spot = (action - codes.PLACE) % PLACES
        if s.cells[HOME + seat * KINDS + kind] == 0:
            return NOBODY_TO_PLACE
        if spot == AT_DESK:
            return why_desk(s, seat)
        if spot == AT_CAMP:
            return why_camp(s, seat)
        if spot < AT_PLANK:
            return why_guild(s, seat, s.district_of(spot - AT_GUILD))
        return why_plank(s, seat, spot - AT_PLANK)

    def perform(self, s: City, action: i64) -> None:
        """The fee is paid at once, and the next player's turn comes."""
        seat = s.seat
        s.answered()
        if action == codes.PASS:
            _pass(s, seat)
            SEND.ask(s, seat)
            return
        kind = (action - codes.PLACE) // PLACES
        spot = (action - codes.PLACE) % PLACES
        s.cells[HOME + seat * KINDS + kind] -= 1
        if spot == AT_DESK:
            _place_at_desk(s, seat, kind)
        elif spot == AT_CAMP:
            _place_in_camp(s, seat, kind)
        elif spot < AT_PLANK:
            _place_at_guild(s, seat, kind, s.district_of(spot - AT_GUILD))
        else:
            _place_on_plank(s, seat, kind, spot - AT_PLANK)
        next_crest(s)

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)
        expect(not s.cells[PASSED + frame.seat], f"passed[{frame.seat}]", 1, because(0, "since-asked-to-place"))
        may = because(at_least(1), "since-asked-to-place")
        expect(workers_home(s, frame.seat) > 0, sum_of(f"home[{frame.seat}]"), 0, may)
        expect_step(s, frame, 0, 0)


PLACE: Final[Place] = Place("place", phases=("placement",))


def _offer_spot(s: City, moves: Moves, spot: i64) -> None:
    """Any worker at home may go there: a master, too, which is worth no more there than another."""
    c = s.cells
    at = HOME + s.seat * KINDS
    for kind in range(KINDS):
        if c[at + kind] > 0:
            moves.add(codes.PLACE + kind * PLACES + spot)


def _place_at_desk(s: City, seat: i64, kind: i64) -> None:
    plank: i64 = 0
    while s.cells[DESK_SEAT + plank] != NOBODY:
        plank += 1
    s.cells[DESK_SEAT + plank] = seat
    s.cells[DESK_KIND + plank] = kind
    s.gain(seat, GOLD, -s.rules.desk_fee)
    if s.log is not None:
        s.tell("placed", {"seat": seat, "worker": WORKERS[kind], "at": "recruiter", "fee": s.rules.desk_fee})


def _place_in_camp(s: City, seat: i64, kind: i64) -> None:
    """The lowest-numbered plank that is free."""
    plank: i64 = 0
    while s.cells[CAMP_SEAT + plank] != NOBODY:
        plank += 1
    s.cells[CAMP_SEAT + plank] = seat
    s.cells[CAMP_KIND + plank] = kind
    if s.log is not None:
        s.tell("placed", {"seat": seat, "worker": WORKERS[kind], "at": "camp", "fee": 0})


def _place_at_guild(s: City, seat: i64, kind: i64, district: i64) -> None:
    """Guilds: the fee goes to the owner, or to the supply when nobody owns it."""
    fee = _guild_fee(s, seat, district)
    owner = s.owner(district, GUILD_SYMBOL)
    s.cells[GUILD_SEAT + district] = seat
    s.cells[GUILD_WORKER + district] = kind
    s.gain(seat, GOLD, -fee)
    if owner != NOBODY and owner != seat:
        s.gain(owner, GOLD, fee)
    if s.log is not None:
        at = GUILDS[s.cells[GUILD + district]]
        if owner in (NOBODY, seat):
            s.tell("placed", {"seat": seat, "worker": WORKERS[kind], "at": at, "fee": fee})
        else:
            s.tell("placed-for", {"seat": seat, "worker": WORKERS[kind], "at": at, "fee": fee, "owner": owner})


def _place_on_plank(s: City, seat: i64, kind: i64, plank: i64) -> None:
    fee = s.rules.plank_fee[plank]
    s.cells[PLANKED + (seat * PLANK_COUNT + plank) * KINDS + kind] += 1
    s.gain(seat, GOLD, -fee)
    if s.log is not None:
        s.tell("placed", {"seat": seat, "worker": WORKERS[kind], "at": PLANKS[plank], "fee": fee})


# passing and resource areas


def _pass(s: City, seat: i64) -> None:
    s.cells[PASSED + seat] = 1
    if s.log is not None:
        s.tell("passed", {"seat": seat})


NOBODY_TO_SEND: Final = reason("no-such-worker-home", "Placement: passing and resource areas")
MINE_UNPAIRED: Final = reason("mine-unpaired", "Placement: passing and resource areas")


class Send(Question[City]):
    """Passed: where one of the workers left goes. `last` is the answer before, so that bots see one order only."""

    def ask(self, s: City, seat: i64) -> None:
        """Placement: passing and resource areas. All workers left are sent at once, one after the other."""
        self.put(s, seat, NOBODY, 0)

    def last(self, s: City) -> i64:
        return s.first()

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        """Canonical: kind by kind, and the areas of a kind from left to right."""
        c = s.cells
        seat = s.seat
        for kind in range(KINDS):
            if c[HOME + seat * KINDS + kind] == 0:
                continue
            last = self.last(s)
            first: i64 = last - kind * SENDS if canonical and last // SENDS == kind else 0
            for to in range(first, SENDS):
                if why_mine(s, seat, kind, to, canonical) == 0:
                    moves.add(codes.SEND + kind * SENDS + to)
            if canonical and moves.count > 0:
                return
        if moves.count == 0:
            # Somebody began in another order, and what is left does not fit into this one.
            self.offer(s, moves, False)

    def why(self, s: City, action: i64) -> i64:
        """Placement: passing and resource areas. Everybody left at home goes, elves and dwarves where they can work."""
        if not codes.SEND <= action < codes.CREST:
            return NOT_ASKED_NOW
        kind = (action - codes.SEND) // SENDS
        if s.cells[HOME + s.seat * KINDS + kind] == 0:
            return NOBODY_TO_SEND
        return why_mine(s, s.seat, kind, (action - codes.SEND) % SENDS, False)

    def perform(self, s: City, action: i64) -> None:
        seat = s.seat
        kind = (action - codes.SEND) // SENDS
        area = _area(kind, (action - codes.SEND) % SENDS)
        s.cells[HOME + seat * KINDS + kind] -= 1
        s.cells[SENT + (seat * AREA_COUNT + area) * KINDS + kind] += 1
        if s.log is not None:
            s.tell("sent", {"seat": seat, "worker": WORKERS[kind], "area": AREAS[area]})
        if workers_home(s, seat) > 0:
            s.set_first(action - codes.SEND)
        else:
            s.answered()
            next_crest(s)

    def prompt(self, s: City) -> Args:
        return {"count": workers_home(s, s.seat)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(NOBODY, codes.CREST - codes.SEND - 1)]

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)
        expect(bool(s.cells[PASSED + frame.seat]), f"passed[{frame.seat}]", 0, because(1, "since-asked-to-send"))
        may = because(at_least(1), "since-asked-to-send")
        expect(workers_home(s, frame.seat) > 0, sum_of(f"home[{frame.seat}]"), 0, may)
        expect_step(s, frame, 0, 0)


SEND: Final[Send] = Send("send", fields=("last",), phases=("placement",))


def why_mine(s: City, seat: i64, kind: i64, to: i64, in_order: bool) -> i64:
    """Placement: passing and resource areas, the mine. Workers are distributed freely: one without a partner brings no
    metal, but counts for the bonus. By the option, everybody in the mine must have a partner."""
    if not s.rules.mine_pairs_only:
        return 0
    return 0 if _mine_can_come_out(s, seat, kind, to, in_order) else MINE_UNPAIRED


def _mine_can_come_out(s: City, seat: i64, kind: i64, to: i64, in_order: bool) -> bool:
    """Whether, after this worker, those still at home can make the pairs in the mine come out.

    In order: once a kind has passed the mine by, no more of it will go there.
    """
    c = s.cells
    there = SENT + (seat * AREA_COUNT + MINE) * KINDS
    elves = c[there + ELF]
    master_elves = c[there + MASTER_ELF]
    dwarves = c[there + DWARF]
    master_dwarves = c[there + MASTER_DWARF]
    if to != SEND_MINE and elves + master_elves + dwarves + master_dwarves == 0:
        return True
    home = HOME + seat * KINDS
    more_elves = c[home + ELF]
    more_master_elves = c[home + MASTER_ELF]
    more_dwarves = c[home + DWARF]
    more_master_dwarves = c[home + MASTER_DWARF]
    here: i64 = 1 if to == SEND_MINE else 0
    closed = in_order and to == SEND_GOLD
    if kind == ELF:
        elves += here
        more_elves = 0 if closed else more_elves - 1
    elif kind == MASTER_ELF:
        master_elves += here
        more_master_elves = 0 if closed else more_master_elves - 1
    elif kind == DWARF:
        dwarves += here
        more_dwarves = 0 if closed else more_dwarves - 1
    else:
        master_dwarves += here
        more_master_dwarves = 0 if closed else more_master_dwarves - 1
    power = s.rules.master_power
    for one in range(master_elves, master_elves + more_master_elves + 1):
        for other in range(master_dwarves, master_dwarves + more_master_dwarves + 1):
            if _pairs_up(elves, more_elves, one * power, dwarves, more_dwarves, other * power, power):
                return True
    return False


def _pairs_up(
    elves: i64, more_elves: i64, master_elves: i64, dwarves: i64, more_dwarves: i64, master_dwarves: i64, power: i64
) -> bool:
    """Whether nobody in the mine is without a partner.

    So both races are equally strong; or the one is stronger by less than a master's strength and has only masters.
    Normal workers may still join (`more`), the strength of the masters is given.
    """
    least_elves = elves + master_elves
    most_elves = least_elves + more_elves
    least_dwarves = dwarves + master_dwarves
    most_dwarves = least_dwarves + more_dwarves
    if least_elves <= most_dwarves and least_dwarves <= most_elves:
        return True
    if elves == 0 and most_dwarves < least_elves < most_dwarves + power:
        return True
    return dwarves == 0 and most_elves < least_dwarves < most_elves + power


def _area(kind: i64, to: i64) -> i64:
    """Elves have the forest, dwarves the quarry."""
    if to == SEND_MINE:
        return MINE
    if to == SEND_GOLD:
        return GOLD_MINE
    return FOREST if kind < DWARF else QUARRY
