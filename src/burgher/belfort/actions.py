# compiled
"""4. Actions: in turn order each player does all that he wants to, in any order, and ends with a card or without."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import cards, codes, questions, trading_post
from burgher.belfort.building import (
    build,
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
    PHASE,
    PLANKED,
    POOL,
    STEP,
    TURN,
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
    draw_for_library,
    offer_locks,
    perform_gnome,
    staff,
    use_plank,
    why_gnome,
    why_no_gnomes,
    why_no_lock,
)
from burgher.belfort.reasons import (
    ALREADY_HIRED,
    GUILD_NOT_IN_CITY,
    MUST_USE,
    NO_WORKER_THERE,
    NOT_ASKED_NOW,
    TOO_LITTLE_GOLD,
    WORKERS_STILL_PLACED,
)
from burgher.belfort.state import City
from burgher.core.moves import Moves

# the steps of each player's turn
TURN_STEP: Final = 0
LIBRARY_STEP: Final = 1
LIMIT_STEP: Final = 2
NEXT_STEP: Final = 3


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
        s.ask(questions.TURN, seat, 0, 0)
    elif step == LIBRARY_STEP:
        draw_for_library(s, seat)
    else:
        cards.discard_to_limit(s, seat)
    return True


# the turn


def offer_turn(s: City, moves: Moves) -> None:
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


def why_turn(s: City, action: i64) -> i64:
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


def perform_turn(s: City, action: i64) -> None:
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


# build properties, walls and guilds


def offer_builds(s: City, moves: Moves, seat: i64) -> None:
    c = s.cells
    hand = HAND + seat * CARDS
    for card in range(CARDS):
        if c[hand + card] > 0 and why_too_dear(s, seat, card, NO_DISCOUNT) == 0:
            offer_places(s, moves, card)
    if why_too_dear(s, seat, WALL, NO_DISCOUNT) == 0:
        offer_places(s, moves, WALL)
    for district in range(DISTRICTS):
        guild = c[GUILD + district]
        if why_too_dear(s, seat, GUILDS + guild, NO_DISCOUNT) == 0:
            offer_places(s, moves, GUILDS + guild)


def why_build(s: City, seat: i64, action: i64) -> i64:
    """Build properties: with a card from hand. Build walls, build guilds: without."""
    what = what_is_built(action)
    if what < CARDS:
        reason = cards.why_not_in_hand(s, seat, what)
        if reason != 0:
            return reason
    reason = why_no_room(s, action)
    return reason if reason != 0 else why_too_dear(s, seat, what, NO_DISCOUNT)


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


def why_no_worker(s: City, seat: i64, at: i64) -> i64:
    """Whether the seat has a worker at a guild or on a plank."""
    if at >= GUILD_COUNT:
        return 0 if workers_on(s, seat, at - GUILD_COUNT) > 0 else NO_WORKER_THERE
    district = s.district_of(at)
    if district == NOBODY:
        return GUILD_NOT_IN_CITY
    return 0 if s.cells[GUILD_SEAT + district] == seat else NO_WORKER_THERE


def why_reclaim(s: City, seat: i64, at: i64) -> i64:
    """Without using the action, if the edition lets one."""
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


def why_no_hire(s: City, seat: i64) -> i64:
    """Once a turn, for gold, while there are gnomes."""
    if s.cells[HIRED] > 0:
        return ALREADY_HIRED
    if s.stock(seat, GOLD) < s.rules.hire_fee:
        return TOO_LITTLE_GOLD
    return why_no_gnomes(s)


def why_hire(s: City, seat: i64, card: i64) -> i64:
    reason = why_no_lock(s, seat, card)
    return reason if reason != 0 else why_no_hire(s, seat)


def perform_hire(s: City, seat: i64, card: i64) -> None:
    s.cells[HIRED] += 1
    s.gain(seat, GOLD, -s.rules.hire_fee)
    if s.log is not None:
        s.tell("hired", {"seat": seat, "gold": s.rules.hire_fee})
    staff(s, seat, card)


# buy a property card, or end without


def why_end(s: City, seat: i64) -> i64:
    """Every placed worker must have come back."""
    return WORKERS_STILL_PLACED if has_workers_out(s, seat) else 0


def offer_take(s: City, moves: Moves, seat: i64) -> None:
    if s.stock(seat, GOLD) < s.rules.card_fee:
        return
    c = s.cells
    for card in range(CARDS):
        if c[POOL + card] > 0:
            moves.add(codes.TAKE + card)
    if cards.why_no_deck(s) == 0:
        moves.add(codes.TAKE_DECK)


def why_take(s: City, seat: i64, action: i64) -> i64:
    """From the pool or the deck, as the last action of the turn."""
    reason = cards.why_no_deck(s) if action == codes.TAKE_DECK else cards.why_not_in_pool(s, action - codes.TAKE)
    if reason != 0:
        return reason
    if s.stock(seat, GOLD) < s.rules.card_fee:
        return TOO_LITTLE_GOLD
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
