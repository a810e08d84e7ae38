# compiled
"""4. Actions: in turn order each player does all that he wants to, in any order, and ends with a card or without."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import cards, codes, trading_post
from burgher.belfort.building import (
    build,
    can_pay,
    is_build,
    offer_places,
    what_is_built,
    why_no_room,
    why_too_dear,
)
from burgher.belfort.cells import (
    ACTIONS,
    BANKED,
    BUILT,
    CONVERSIONS,
    GUILD,
    GUILD_SEAT,
    GUILD_WORKER,
    HAND,
    HIRED,
    HOME,
    LIBRARY_STEP,
    LIMIT_STEP,
    NEXT_STEP,
    PHASE,
    PLANKED,
    POOL,
    STEP,
    STOCKPILE,
    TURN,
    TURN_STEP,
)
from burgher.belfort.costs import GUILDS, NO_DISCOUNT, WALL
from burgher.belfort.guilds import offer_convert, perform_convert, use_guild, why_convert
from burgher.belfort.names import (
    CARDS,
    DISTRICTS,
    GOLD,
    GUILD_COUNT,
    KINDS,
    NOBODY,
    PLANK_COUNT,
    PLANKS,
    PROPERTIES,
    WORKERS,
)
from burgher.belfort.names import GUILDS as GUILD_NAMES
from burgher.belfort.placement import workers_on
from burgher.belfort.properties import (
    NO_GNOMES_LEFT,
    draw_for_library,
    no_gnome,
    offer_locks,
    perform_gnome,
    staff,
    use_plank,
    why_gnome,
    why_no_lock,
)
from burgher.belfort.reasons import GUILD_NOT_IN_CITY, Args, price, reason
from burgher.belfort.state import City, expect_step, expect_turn
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question
from burgher.core.reasons import NOT_ASKED_NOW


def begin(s: City) -> None:
    s.cells[PHASE] = ACTIONS
    s.cells[STEP] = TURN_STEP
    s.cells[TURN] = 0


def go_on(s: City) -> bool:
    """The next step in the turn of a player, or the next player's turn. False after the last one."""
    c = s.cells
    step = c[STEP]
    if step == NEXT_STEP:
        c[TURN] += 1
        if c[TURN] == s.players:
            return False
        step = TURN_STEP
    seat = s.seat_with(c[TURN])
    c[STEP] = step + 1
    if step == TURN_STEP:
        # A new turn: nothing hired, visited, converted or used yet.
        for k in range(HIRED, BANKED + 1):
            c[k] = 0
        ASK_TURN.ask(s, seat)
    elif step == LIBRARY_STEP:
        draw_for_library(s, seat)
    elif step == LIMIT_STEP:
        cards.discard_to_limit(s, seat)
    return True


# the turn


def _yes_or_no(true: bool) -> str:
    return "yes" if true else "no"


class Turn(Question[City]):
    """Anything that may be done in a turn."""

    def ask(self, s: City, seat: i64) -> None:
        self.put(s, seat, 0, 0)

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        seat = s.seat
        offer_builds(s, moves, seat)
        offer_hire(s, moves, seat)
        for action in range(codes.GNOME, codes.RECRUIT):
            if why_gnome(s, seat, action) == 0:
                moves.add(action)
        trading_post.offer_trades(s, moves, seat)
        if s.cells[CONVERSIONS] > 0:
            offer_convert(s, moves, seat)
        if has_workers_out(s, seat):
            offer_workers(s, moves, seat)
        else:
            offer_take(s, moves, seat)
            moves.add(codes.END)

    def why(self, s: City, action: i64) -> i64:
        seat = s.seat
        if is_build(action):
            return why_build(s, seat, action)
        if codes.USE <= action < codes.RECLAIM:
            return why_no_worker(s, seat, action - codes.USE)
        if codes.RECLAIM <= action < codes.BUY:
            return why_reclaim(s, seat, action - codes.RECLAIM)
        if trading_post.is_trade(action):
            return trading_post.why_trade(s, seat, action)
        if codes.CONVERT <= action < codes.STAFF:
            return why_convert(s, seat, action)
        if codes.STAFF <= action < codes.GNOME:
            return why_hire(s, seat, action - codes.STAFF)
        if codes.GNOME <= action < codes.RECRUIT:
            return why_gnome(s, seat, action)
        if codes.TAKE <= action < codes.DISCARD:
            return why_take(s, seat, action)
        if action == codes.END:
            return why_end(s, seat)
        return NOT_ASKED_NOW

    def perform(self, s: City, action: i64) -> None:
        seat = s.seat
        if trading_post.is_trade(action):
            trading_post.perform_trade(s, seat, action)
            return
        trading_post.leave(s)
        if is_build(action):
            perform_build(s, seat, action)
        elif action < codes.RECLAIM:
            perform_use(s, seat, action - codes.USE)
        elif action < codes.BUY:
            reclaim(s, seat, action - codes.RECLAIM, "reclaimed")
        elif action < codes.STAFF:
            perform_convert(s, seat, action)
        elif action < codes.GNOME:
            perform_hire(s, seat, action - codes.STAFF)
        elif action < codes.RECRUIT:
            perform_gnome(s, seat, action)
        elif action < codes.DISCARD:
            perform_take(s, seat, action)
        else:
            s.answered()
            if s.log is not None:
                s.tell("ended-turn", {"seat": seat})

    def prompt(self, s: City) -> Args:
        """What may be done now; a card can be bought only when no worker waits any more."""
        legal = s.legal()
        build = len([code for code in legal if is_build(code)]) > 0
        workers = has_workers_out(s, s.seat)
        hire = len([code for code in legal if codes.STAFF <= code < codes.GNOME]) > 0
        use = len([code for code in legal if codes.GNOME <= code < codes.RECRUIT]) > 0
        trade = len([code for code in legal if codes.BUY <= code < codes.STAFF]) > 0
        card = len([code for code in legal if codes.TAKE <= code < codes.DISCARD]) > 0
        card = card or (workers and s.stock(s.seat, GOLD) >= s.rules.card_fee)
        return {
            "build": _yes_or_no(build),
            "workers": _yes_or_no(workers),
            "gnome": ("both" if use else "hire") if hire else ("use" if use else "no"),
            "trade": _yes_or_no(trade),
            "card": _yes_or_no(card),
            "any": _yes_or_no(build or workers or hire or use or trade),
        }

    def check(self, s: City, frame: Frame) -> None:
        expect_turn(s, frame)
        expect_step(s, frame, LIBRARY_STEP, LIBRARY_STEP)


ASK_TURN: Final[Turn] = Turn("turn", phases=("actions",))


# build properties, walls and guilds


def offer_builds(s: City, moves: Moves, seat: i64) -> None:
    c = s.cells
    hand = HAND + seat * CARDS
    for card in range(CARDS):
        if c[hand + card] > 0 and can_pay(s, seat, card, NO_DISCOUNT):
            offer_places(s, moves, card)
    if can_pay(s, seat, WALL, NO_DISCOUNT):
        offer_places(s, moves, WALL)
    for district in range(DISTRICTS):
        guild = c[GUILD + district]
        if can_pay(s, seat, GUILDS + guild, NO_DISCOUNT):
            offer_places(s, moves, GUILDS + guild)


def _card(s: City, action: int) -> Args:
    return {"card": PROPERTIES[what_is_built(action)]}


CARD_NOT_IN_HAND: Final = reason("card-not-in-hand", "Actions: build properties", _card)


def why_build(s: City, seat: i64, action: i64) -> i64:
    """Actions: build properties; with a card from hand. Walls and guilds need none."""
    what = what_is_built(action)
    if what < CARDS and not cards.is_in_hand(s, seat, what):
        return CARD_NOT_IN_HAND
    reason = why_no_room(s, action)
    return reason if reason != 0 else why_too_dear(s, seat, what)


def perform_build(s: City, seat: i64, action: i64) -> None:
    what = what_is_built(action)
    if what < CARDS:
        cards.out_of_hand(s, seat, what)
        s.cells[BUILT + seat * CARDS + what] += 1
    build(s, seat, action, NO_DISCOUNT)


# activate previously placed workers


def has_workers_out(s: City, seat: i64) -> bool:
    c = s.cells
    for district in range(DISTRICTS):
        if c[GUILD_SEAT + district] == seat:
            return True
    for plank in range(PLANK_COUNT):
        if workers_on(s, seat, plank) > 0:
            return True
    return False


def offer_workers(s: City, moves: Moves, seat: i64) -> None:
    c = s.cells
    for district in range(DISTRICTS):
        if c[GUILD_SEAT + district] == seat:
            _offer_worker(s, moves, seat, c[GUILD + district])
    for plank in range(PLANK_COUNT):
        _offer_worker(s, moves, seat, GUILD_COUNT + plank)


def _offer_worker(s: City, moves: Moves, seat: i64, at: i64) -> None:
    if why_no_worker(s, seat, at) == 0:
        moves.add(codes.USE + at)
        if why_reclaim(s, seat, at) == 0:
            moves.add(codes.RECLAIM + at)


NO_WORKER_THERE: Final = reason("no-worker-there", "Actions: activate previously placed workers")
MUST_USE: Final = reason("must-use", "Actions: activate previously placed workers")


def why_no_worker(s: City, seat: i64, at: i64) -> i64:
    """Actions: activate previously placed workers. Whether the seat has a worker at a guild or on a plank."""
    if at >= GUILD_COUNT:
        return 0 if workers_on(s, seat, at - GUILD_COUNT) > 0 else NO_WORKER_THERE
    district = s.district_of(at)
    if district == NOBODY:
        return GUILD_NOT_IN_CITY
    return 0 if s.cells[GUILD_SEAT + district] == seat else NO_WORKER_THERE


def why_reclaim(s: City, seat: i64, at: i64) -> i64:
    """Actions: activate previously placed workers. Without using the action, if the edition lets one."""
    reason = why_no_worker(s, seat, at)
    return reason if reason != 0 or s.rules.forgo_actions else MUST_USE


def perform_use(s: City, seat: i64, at: i64) -> None:
    """The worker is back before its action begins."""
    reclaim(s, seat, at, "used")
    if at < GUILD_COUNT:
        use_guild(s, seat, at)
    else:
        use_plank(s, seat, at - GUILD_COUNT)


def reclaim(s: City, seat: i64, at: i64, event: str) -> None:
    c = s.cells
    kind: i64 = 0
    if at < GUILD_COUNT:
        district = s.district_of(at)
        kind = c[GUILD_WORKER + district]
        c[GUILD_SEAT + district] = NOBODY
        c[GUILD_WORKER + district] = 0
    else:
        planked = PLANKED + (seat * PLANK_COUNT + at - GUILD_COUNT) * KINDS
        while c[planked + kind] == 0:
            kind += 1
        c[planked + kind] -= 1
    c[HOME + seat * KINDS + kind] += 1
    if s.log is not None:
        named = GUILD_NAMES[at] if at < GUILD_COUNT else PLANKS[at - GUILD_COUNT]
        s.tell(event, {"seat": seat, "at": named, "worker": WORKERS[kind]})


# hire a gnome


def offer_hire(s: City, moves: Moves, seat: i64) -> None:
    if why_no_hire(s, seat) == 0:
        offer_locks(s, moves, seat)


def _hire_price(s: City, action: int) -> Args:
    return price(s, s.rules.hire_fee)


ALREADY_HIRED: Final = reason("already-hired", "Actions: hire a gnome")
HIRE_TOO_DEAR: Final = reason("too-little-gold", "Actions: hire a gnome", _hire_price)
NO_GNOME_FOR_HIRE: Final = no_gnome("Actions: hire a gnome")


def why_no_hire(s: City, seat: i64) -> i64:
    """Actions: hire a gnome. Once a turn, for gold, while there are gnomes."""
    if s.cells[HIRED] > 0:
        return ALREADY_HIRED
    if s.stock(seat, GOLD) < s.rules.hire_fee:
        return HIRE_TOO_DEAR
    return 0 if s.cells[STOCKPILE] > 0 else NO_GNOME_FOR_HIRE + NO_GNOMES_LEFT


def why_hire(s: City, seat: i64, card: i64) -> i64:
    reason = why_no_lock(s, seat, card, NO_GNOME_FOR_HIRE)
    return reason if reason != 0 else why_no_hire(s, seat)


def perform_hire(s: City, seat: i64, card: i64) -> None:
    s.cells[HIRED] += 1
    s.gain(seat, GOLD, -s.rules.hire_fee)
    if s.log is not None:
        s.tell("hired", {"seat": seat, "gold": s.rules.hire_fee})
    staff(s, seat, card)


# buy a property card, or end without


def _places(s: City, action: int) -> Args:
    """Where there are still workers to activate."""
    c = s.cells
    at_guilds = [GUILD_NAMES[c[GUILD + k]] for k in range(DISTRICTS) if c[GUILD_SEAT + k] == s.seat]
    return {"places": (*at_guilds, *(name for k, name in enumerate(PLANKS) if workers_on(s, s.seat, k) > 0))}


WORKERS_STILL_PLACED: Final = reason("workers-still-placed", "Actions: activate previously placed workers", _places)


def why_end(s: City, seat: i64) -> i64:
    """Actions: activate previously placed workers. Every placed worker must have come back."""
    return WORKERS_STILL_PLACED if has_workers_out(s, seat) else 0


def offer_take(s: City, moves: Moves, seat: i64) -> None:
    if s.stock(seat, GOLD) < s.rules.card_fee:
        return
    c = s.cells
    for card in range(CARDS):
        if c[POOL + card] > 0:
            moves.add(codes.TAKE + card)
    if cards.can_draw(s):
        moves.add(codes.TAKE_DECK)


def _card_price(s: City, action: int) -> Args:
    return price(s, s.rules.card_fee)


NOT_IN_POOL: Final = reason("not-in-pool", "Actions: buy a property card")
NO_CARDS_LEFT: Final = reason("no-cards-left", "Actions: buy a property card")
CARD_TOO_DEAR: Final = reason("too-little-gold", "Actions: buy a property card", _card_price)


def why_take(s: City, seat: i64, action: i64) -> i64:
    """Actions: buy a property card. From the pool or the deck, as the last action of the turn."""
    if action == codes.TAKE_DECK:
        if not cards.can_draw(s):
            return NO_CARDS_LEFT
    elif not cards.is_in_pool(s, action - codes.TAKE):
        return NOT_IN_POOL
    if s.stock(seat, GOLD) < s.rules.card_fee:
        return CARD_TOO_DEAR
    return why_end(s, seat)


def perform_take(s: City, seat: i64, action: i64) -> None:
    s.answered()
    s.gain(seat, GOLD, -s.rules.card_fee)
    if action == codes.TAKE_DECK:
        if s.log is not None:
            s.tell("bought-unseen-card", {"seat": seat, "gold": s.rules.card_fee})
        cards.draw(s, seat, 1)
        return
    card = action - codes.TAKE
    s.cells[POOL + card] -= 1
    cards.into_hand(s, seat, card, True)
    if s.log is not None:
        s.tell("bought-card", {"seat": seat, "card": PROPERTIES[card], "gold": s.rules.card_fee})
    cards.refill_pool(s)
