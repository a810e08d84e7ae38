# compiled
"""3. Collection: the seven areas of the collection board, from left to right, first the upper row, then the lower."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.cells import (
    BUILT,
    CAMP_KIND,
    CAMP_SEAT,
    COLLECTION,
    CREST,
    DESK_KIND,
    DESK_SEAT,
    HOME,
    PHASE,
    POINTS,
    SCORE,
    SENT,
    STEP,
    TAKEN,
)
from burgher.belfort.names import (
    AREA_COUNT,
    AREAS,
    CARDS,
    DWARF,
    ELF,
    FROM_TAXES,
    GOLD,
    KINDS,
    MASTER_DWARF,
    MASTER_ELF,
    MINE,
    NOBODY,
    RESOURCES,
    SOURCE_COUNT,
    WORKERS,
)
from burgher.belfort.reasons import Args, reason, said
from burgher.belfort.state import City, expect_step
from burgher.belfort.workers import can_recruit, recruit
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question
from burgher.core.reasons import NOT_ASKED_NOW


def begin(s: City) -> None:
    s.cells[PHASE] = COLLECTION
    s.cells[STEP] = 0


def go_on(s: City) -> bool:
    """The next areas, up to the next question. False when all seven are done."""
    step = s.cells[STEP]
    s.cells[STEP] = step + 1
    if step == 0:
        for area in range(AREA_COUNT):
            collect(s, area)
        recruit_at_desk(s)
        return True
    if step <= s.players:
        seat = s.cells[CAMP_SEAT + step - 1]
        if seat != NOBODY:
            CAMP.ask(s, seat, step - 1)
        return True
    # The camp is over: all crests are turned up again. The new order holds from the actions phase on.
    for seat in range(s.players):
        s.cells[TAKEN + seat] = 0
    for seat in range(s.players):
        collect_income(s, seat)
        pay_taxes(s, seat)
    return False


# 1 to 4: resource areas


def collect(s: City, area: i64) -> None:
    """Forest, quarry, mine, gold mine: each worker collects, a master as much as two; then the bonus for the most
    workers, by heads, that only a single player can have; then the workers go home."""
    c = s.cells
    winner = most_workers(s, area)
    for seat in range(s.players):
        at = SENT + (seat * AREA_COUNT + area) * KINDS
        if c[at] + c[at + 1] + c[at + 2] + c[at + 3] == 0:
            continue
        amount = area_yield(s, at, area)
        bonus: i64 = s.rules.area_bonus if seat == winner else 0
        s.gain(seat, area, amount + bonus)
        for kind in range(KINDS):
            c[HOME + seat * KINDS + kind] += c[at + kind]
            c[at + kind] = 0
        if s.log is not None:
            what = RESOURCES[area]
            s.tell(
                "collected", {"seat": seat, "area": AREAS[area], "what": what, "amount": amount + bonus, "bonus": bonus}
            )


def area_yield(s: City, at: i64, area: i64) -> i64:
    """What the workers at these cells collect: pairs in the mine, everybody by strength elsewhere."""
    c = s.cells
    power = s.rules.master_power
    elves = c[at + ELF] + power * c[at + MASTER_ELF]
    dwarves = c[at + DWARF] + power * c[at + MASTER_DWARF]
    return min(elves, dwarves) if area == MINE else elves + dwarves


def most_workers(s: City, area: i64) -> i64:
    """Who alone has the most workers in an area; NOBODY when nobody is there or several have as many."""
    c = s.cells
    most: i64 = 0
    winner: i64 = NOBODY
    for seat in range(s.players):
        at = SENT + (seat * AREA_COUNT + area) * KINDS
        heads = c[at] + c[at + 1] + c[at + 2] + c[at + 3]
        if heads > most:
            most = heads
            winner = seat
        elif heads == most:
            winner = NOBODY
    return winner


# 5: recruiter's desk


def recruit_at_desk(s: City) -> None:
    """Each worker at the desk brings one of its own race, a normal one, if one is left in the supply."""
    c = s.cells
    for plank in range(s.rules.desk_planks):
        seat = c[DESK_SEAT + plank]
        if seat != NOBODY:
            kind = c[DESK_KIND + plank]
            c[DESK_SEAT + plank] = NOBODY
            c[DESK_KIND + plank] = 0
            c[HOME + seat * KINDS + kind] += 1
            if can_recruit(s, seat, kind // 2):
                recruit(s, seat, kind // 2)
            elif s.log is not None:
                s.tell("recruit-wasted", {"seat": seat, "worker": WORKERS[kind // 2 * 2]})


# 6: king's camp


def _players(s: City, action: int) -> Args:
    return {"players": int(s.players)}


def _holder(s: City, action: int) -> Args:
    return {"holder": int(s.seat_with(int(said(action, "crest")) - 1))}


CREST_NOT_IN_GAME: Final = reason("crest-not-in-game", "Collection: king's camp", _players)
CREST_TAKEN: Final = reason("crest-taken", "Collection: king's camp", _holder)


class Camp(Question[City]):
    """Which crest to take in the king's camp, from one of its planks."""

    def ask(self, s: City, seat: i64, plank: i64) -> None:
        self.put(s, seat, plank, 0)

    def plank(self, s: City) -> i64:
        return s.first()

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        for crest in range(s.players):
            if self.why(s, codes.CREST + crest) == 0:
                moves.add(codes.CREST + crest)

    def why(self, s: City, action: i64) -> i64:
        """Collection: king's camp. Any crest that does not lie face down; one's own: keep it. Every edition lets one do
        either."""
        if not codes.CREST <= action < codes.BUILD:
            return NOT_ASKED_NOW
        crest = action - codes.CREST
        if crest >= s.players:
            return CREST_NOT_IN_GAME
        if crest == s.cells[CREST + s.seat]:
            return 0
        return 0 if s.cells[TAKEN + s.seat_with(crest)] == 0 else CREST_TAKEN

    def perform(self, s: City, action: i64) -> None:
        """A crest that was taken lies face down for the rest of the round's camp; by the option, one that was kept,
        too. The worker goes home."""
        c = s.cells
        seat = s.seat
        plank = self.plank(s)
        crest = action - codes.CREST
        own = c[CREST + seat]
        s.answered()
        if crest != own:
            other = s.seat_with(crest)
            c[CREST + other] = own
            c[CREST + seat] = crest
            if s.log is not None:
                s.tell("crest-taken", {"seat": seat, "crest": crest + 1, "from": other, "given": own + 1})
        elif s.log is not None:
            s.tell("crest-kept", {"seat": seat, "crest": crest + 1})
        if crest != own or s.rules.keep_crest:
            c[TAKEN + seat] = 1
        c[HOME + seat * KINDS + c[CAMP_KIND + plank]] += 1
        c[CAMP_SEAT + plank] = NOBODY
        c[CAMP_KIND + plank] = 0

    def prompt(self, s: City) -> Args:
        return {"crest": s.cells[CREST + s.seat] + 1}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, int(s.players) - 1)]

    def check(self, s: City, frame: Frame) -> None:
        frame.is_asked(int(s.cells[CAMP_SEAT + frame.first]))
        expect_step(s, frame, frame.first + 2, frame.first + 2)


CAMP: Final[Camp] = Camp("camp", fields=("plank",), phases=("collection",))


# 7: income and taxes


def income(s: City, seat: i64) -> i64:
    """A gold for each income coin on built cards."""
    c = s.cells
    coins = s.rules.income
    gold: i64 = 0
    for card in range(CARDS):
        gold += c[BUILT + seat * CARDS + card] * coins[card]
    return gold


def collect_income(s: City, seat: i64) -> None:
    gold = income(s, seat)
    if gold > 0:
        s.gain(seat, GOLD, gold)
        if s.log is not None:
            s.tell("income", {"seat": seat, "gold": gold})


def tax_level(s: City, score: i64) -> i64:
    """Nothing on the first band of the score track, and a gold more on each band after it."""
    return 0 if score <= 0 else (score - 1) // s.rules.tax_band


def pay_taxes(s: City, seat: i64) -> None:
    """All that can be paid must be paid; each gold that is missing costs a point."""
    tax = tax_level(s, s.cells[SCORE + seat])
    if tax == 0:
        return
    paid = min(tax, s.stock(seat, GOLD))
    s.gain(seat, GOLD, -paid)
    s.cells[SCORE + seat] -= tax - paid
    s.cells[POINTS + seat * SOURCE_COUNT + FROM_TAXES] -= tax - paid
    if s.log is not None:
        s.tell("taxed", {"seat": seat, "tax": tax, "paid": paid, "lost": tax - paid})
