# compiled
"""Game set-up: guilds, crests, starting hands, the draw pool.

Everything that is shuffled at the table is a question to chance here: one guild, one crest, one card at a time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import cards, codes, questions, two_players
from burgher.belfort.cells import (
    ASIDE,
    CREST,
    DECK,
    DISCARDS,
    GUILD,
    HAND,
    HOME,
    OWNED,
    STEP,
    STOCK,
    STOCKPILE,
)
from burgher.belfort.names import CARDS, DISTRICTS, GUILD_COUNT, GUILDS, KINDS, NOBODY, PROPERTIES, STUFFS
from burgher.belfort.state import City
from burgher.belfort.workers import RACES
from burgher.core.events import Argument
from burgher.core.moves import Moves
from burgher.core.state import CHANCE

# the steps of the set-up, in order
GUILDS_STEP: Final = 0
CRESTS_STEP: Final = 1
HANDS_STEP: Final = 2
KEEP_STEP: Final = 3
POOL_STEP: Final = 4
BLOCK_STEP: Final = 5
READY: Final = 6

GROUPS: Final = 3
"""Groups that guilds are drawn from."""


def lay_out(s: City) -> None:
    """Game set-up, C and D: the starting stock and workers of each player, the gnomes for hire, the whole deck."""
    c = s.cells
    r = s.rules
    for seat in range(s.players):
        for stuff in range(STUFFS):
            c[STOCK + seat * STUFFS + stuff] = r.start[stuff]
        for race in range(RACES):
            c[OWNED + seat * KINDS + race * 2] = r.workers[race]
            c[HOME + seat * KINDS + race * 2] = r.workers[race]
    c[STOCKPILE] = r.gnomes
    for card in range(CARDS):
        c[DECK + card] = r.copies[card]


def go_on(s: City) -> bool:
    """The next step of the set-up. False when it is done."""
    step = s.cells[STEP]
    s.cells[STEP] = step + 1
    if step == GUILDS_STEP:
        s.ask(questions.FOUND_GUILD, CHANCE, 0, 0)
    elif step == CRESTS_STEP:
        s.ask(questions.DEAL_CREST, CHANCE, 0, 0)
    elif step == HANDS_STEP:
        if s.rules.deal > 0:
            s.ask(questions.DEAL, CHANCE, 0, s.rules.deal)
    elif step == KEEP_STEP:
        _ask_what_to_keep(s)
    elif step == POOL_STEP:
        _show_discards(s)
        cards.refill_pool(s)
    elif step == BLOCK_STEP:
        if s.players == 2:
            two_players.ask_for_blocks(s)
    else:
        return False
    return True


# guilds


def chances_of_guilds(s: City, moves: Moves) -> None:
    """Game set-up: guilds. Every arrangement that the mix of this game allows is as likely as any other.

    A guild of a group is chosen for this district in proportion to how many of its group are still needed, and inverse
    to how many of its group are left.
    """
    c = s.cells
    r = s.rules
    left = [0] * GROUPS
    need = [int(r.guild_need[group]) for group in range(GROUPS)]
    chosen = [False] * GUILD_COUNT
    for district in range(s.first()):
        chosen[c[GUILD + district]] = True
        need[r.guild_group[c[GUILD + district]]] -= 1
    for guild in range(GUILD_COUNT):
        if r.guild_group[guild] != NOBODY and not chosen[guild]:
            left[r.guild_group[guild]] += 1
    for guild in range(GUILD_COUNT):
        if r.guild_group[guild] != NOBODY and not chosen[guild]:
            weight: i64 = need[r.guild_group[guild]]
            for group in range(GROUPS):
                if group != r.guild_group[guild] and left[group] > 0:
                    weight *= left[group]
            moves.weigh(codes.FOUND + guild, weight)


def perform_found(s: City, action: i64) -> None:
    district = s.first()
    s.cells[GUILD + district] = action - codes.FOUND
    if s.log is not None:
        s.tell("guild-founded", {"guild": GUILDS[action - codes.FOUND], "district": district + 1})
    if district + 1 < DISTRICTS:
        s.set_first(district + 1)
    else:
        s.answered()


# crests


def chances_of_crests(s: City, moves: Moves) -> None:
    """Game set-up: turn order crests, one of each number up to the number of players."""
    c = s.cells
    for crest in range(s.players):
        free: i64 = 1
        for seat in range(s.first()):
            if c[CREST + seat] == crest:
                free = 0
        moves.weigh(codes.DEAL_CREST + crest, free)


def perform_deal_crest(s: City, action: i64) -> None:
    seat = s.first()
    s.cells[CREST + seat] = action - codes.DEAL_CREST
    if s.log is not None:
        s.tell("crest-dealt", {"seat": seat, "crest": action - codes.DEAL_CREST + 1})
    if seat + 1 < s.players:
        s.set_first(seat + 1)
    else:
        s.answered()


# starting hands


def perform_deal(s: City, action: i64) -> None:
    """Game set-up: starting hand; one card, seat after seat."""
    seat = s.first()
    card = action - codes.DRAW
    s.cells[DECK + card] -= 1
    cards.into_hand(s, seat, card, False)
    if s.log is not None:
        s.tell_only("was-dealt", {"seat": seat, "card": PROPERTIES[card]}, "card")
    if s.second() > 1:
        s.set_second(s.second() - 1)
    elif seat + 1 < s.players:
        s.set_first(seat + 1)
        s.set_second(s.rules.deal)
    else:
        s.answered()


def _ask_what_to_keep(s: City) -> None:
    """All seats choose at the same time: their questions are open together, the first seat's on top."""
    away = s.rules.deal - s.rules.keep
    if away > 0:
        for k in range(s.players):
            s.ask(questions.KEEP, s.players - 1 - k, away, NOBODY)


def perform_keep(s: City, action: i64) -> None:
    """One of the cards not kept, face down until everybody has chosen."""
    seat = s.seat
    card = action - codes.DISCARD
    s.cells[HAND + seat * CARDS + card] -= 1
    s.cells[ASIDE + seat * CARDS + card] += 1
    if s.log is not None:
        s.tell_only("put-away", {"seat": seat, "card": PROPERTIES[card]}, "card")
    cards.discarded_one(s, card)


def _show_discards(s: City) -> None:
    """The cards that nobody kept make the face-up discard pile."""
    c = s.cells
    for seat in range(s.players):
        if s.log is not None:
            s.reveal("first-discards", {"seat": seat, "cards": _cards_aside(s, seat)})
        for card in range(CARDS):
            c[DISCARDS + card] += c[ASIDE + seat * CARDS + card]
            c[ASIDE + seat * CARDS + card] = 0


def _cards_aside(s: City, seat: i64) -> Argument:
    named: list[str] = []
    for card in range(CARDS):
        named += [PROPERTIES[card]] * s.cells[ASIDE + seat * CARDS + card]
    return tuple(named)
