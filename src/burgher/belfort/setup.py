# compiled
"""Game set-up: guilds, crests, starting hands, the draw pool.

Everything that is shuffled at the table is a question to chance here: one guild, one crest, one card at a time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import cards, codes, two_players
from burgher.belfort.cells import (
    ASIDE,
    CREST,
    DECK,
    DISCARDS,
    GUILD,
    HAND,
    HOME,
    OWNED,
    POOL,
    STEP,
    STOCK,
    STOCKPILE,
)
from burgher.belfort.names import CARDS, DISTRICTS, GUILD_COUNT, GUILDS, KINDS, NOBODY, PROPERTIES, STUFFS
from burgher.belfort.reasons import Args, reason
from burgher.belfort.state import City, expect_step
from burgher.belfort.workers import RACES
from burgher.core.checking import another, at_most, because, expect, sum_of
from burgher.core.events import Argument
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.core.state import CHANCE, FRAME

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
        FOUND_GUILD.ask(s)
    elif step == CRESTS_STEP:
        DEAL_CREST.ask(s)
    elif step == HANDS_STEP:
        if s.rules.deal > 0:
            DEAL.ask(s)
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


def _expect_dealt(s: City, dealt: list[int]) -> None:
    """Positions by hand: while hands are dealt, seat after seat, all other cards are in the deck."""
    for seat in range(s.players):
        size = int(s.hand_size(seat))
        expect(size == dealt[seat], sum_of(f"hand[{seat}]"), size, because(dealt[seat], "since-dealt"))
    for name, pile in (("pool", POOL), ("discards", DISCARDS)):
        there = int(cards.count(s, pile))
        expect(there == 0, sum_of(name), there, because(0, "since-hands-first"))


# guilds


class FoundGuild(Question[City]):
    """Chance: which guild comes into a district."""

    def ask(self, s: City) -> None:
        self.put(s, CHANCE, 0, 0)

    def district(self, s: City) -> i64:
        return s.first()

    def chances(self, s: City, moves: Moves) -> None:
        """Game set-up: guilds. Every arrangement that the mix of this game allows is as likely as any other.

        A guild of a group is chosen for this district in proportion to how many of its group are still needed, and
        inverse to how many of its group are left.
        """
        c = s.cells
        r = s.rules
        left = [0] * GROUPS
        need = [int(r.guild_need[group]) for group in range(GROUPS)]
        chosen = [False] * GUILD_COUNT
        for district in range(self.district(s)):
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

    def perform(self, s: City, action: i64) -> None:
        district = self.district(s)
        s.cells[GUILD + district] = action - codes.FOUND
        if s.log is not None:
            s.tell("guild-founded", {"guild": GUILDS[action - codes.FOUND], "district": district + 1})
        if district + 1 < DISTRICTS:
            s.set_first(district + 1)
        else:
            s.answered()

    def prompt(self, s: City) -> Args:
        return {"district": self.district(s) + 1}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, DISTRICTS - 1)]

    def check(self, s: City, frame: Frame) -> None:
        _expect_dealt(s, [0] * int(s.players))
        expect_step(s, frame, CRESTS_STEP, CRESTS_STEP)


FOUND_GUILD: Final[FoundGuild] = FoundGuild("found_guild", fields=("district",), phases=("setup",), to_chance=True)


# crests


class DealCrest(Question[City]):
    """Chance: which crest the seat `to` gets."""

    def ask(self, s: City) -> None:
        self.put(s, CHANCE, 0, 0)

    def to(self, s: City) -> i64:
        return s.first()

    def chances(self, s: City, moves: Moves) -> None:
        """Game set-up: turn order crests, one of each number up to the number of players."""
        c = s.cells
        for crest in range(s.players):
            free: i64 = 1
            for seat in range(self.to(s)):
                if c[CREST + seat] == crest:
                    free = 0
            moves.weigh(codes.DEAL_CREST + crest, free)

    def perform(self, s: City, action: i64) -> None:
        seat = self.to(s)
        s.cells[CREST + seat] = action - codes.DEAL_CREST
        if s.log is not None:
            s.tell("crest-dealt", {"seat": seat, "crest": action - codes.DEAL_CREST + 1})
        if seat + 1 < s.players:
            s.set_first(seat + 1)
        else:
            s.answered()

    def prompt(self, s: City) -> Args:
        return {"to": self.to(s)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, int(s.players) - 1)]

    def check(self, s: City, frame: Frame) -> None:
        _expect_dealt(s, [0] * int(s.players))
        expect_step(s, frame, HANDS_STEP, HANDS_STEP)


DEAL_CREST: Final[DealCrest] = DealCrest("deal_crest", fields=("to",), phases=("setup",), to_chance=True)


# starting hands


class Deal(Question[City]):
    """Chance: a card for the hand of the seat `to`, to which so many are left to deal."""

    def ask(self, s: City) -> None:
        self.put(s, CHANCE, 0, s.rules.deal)

    def to(self, s: City) -> i64:
        return s.first()

    def left(self, s: City) -> i64:
        return s.second()

    def chances(self, s: City, moves: Moves) -> None:
        cards.chances_of_deck(s, moves, codes.DRAW)

    def perform(self, s: City, action: i64) -> None:
        """Game set-up: starting hand; one card, seat after seat."""
        seat = self.to(s)
        card = action - codes.DRAW
        s.cells[DECK + card] -= 1
        cards.into_hand(s, seat, card, False)
        if s.log is not None:
            s.tell_only("was-dealt", {"seat": seat, "card": PROPERTIES[card]}, "card")
        if self.left(s) > 1:
            s.set_second(self.left(s) - 1)
        elif seat + 1 < s.players:
            s.set_first(seat + 1)
            s.set_second(s.rules.deal)
        else:
            s.answered()

    def prompt(self, s: City) -> Args:
        return {"to": self.to(s)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, int(s.players) - 1), (1, int(s.rules.deal))]

    def check(self, s: City, frame: Frame) -> None:
        deal = int(s.rules.deal)
        later = int(s.players) - frame.first - 1
        _expect_dealt(s, [deal] * frame.first + [deal - frame.second] + [0] * later)
        expect_step(s, frame, KEEP_STEP, KEEP_STEP)


DEAL: Final[Deal] = Deal("deal", fields=("to", "left"), phases=("setup",), to_chance=True)


def _ask_what_to_keep(s: City) -> None:
    """All seats choose at the same time: their questions are open together, the first seat's on top."""
    away = s.rules.deal - s.rules.keep
    if away > 0:
        for k in range(s.players):
            KEEP.ask(s, s.players - 1 - k, away)


NOT_DEALT: Final = reason("card-not-in-hand", "Game set-up")


class Keep(cards.Discard):
    """Which card to put away at the start: so many are left to go, `last` is the one chosen last."""

    def why(self, s: City, action: i64) -> i64:
        """Game set-up: starting hand. Any card that was dealt."""
        if not codes.DISCARD <= action < codes.END:
            return NOT_ASKED_NOW
        return 0 if cards.is_in_hand(s, s.seat, action - codes.DISCARD) else NOT_DEALT

    def set_last_at(self, s: City, place: i64, card: i64) -> None:
        """At a place of the stack; which card it was, only the seat that is asked may know."""
        s.stack[place * FRAME + 3] = card

    def perform(self, s: City, action: i64) -> None:
        """One of the cards not kept, face down until everybody has chosen."""
        seat = s.seat
        card = action - codes.DISCARD
        s.cells[HAND + seat * CARDS + card] -= 1
        s.cells[ASIDE + seat * CARDS + card] += 1
        if s.log is not None:
            s.tell_only("put-away", {"seat": seat, "card": PROPERTIES[card]}, "card")
        self.one_less(s, card)

    def prompt(self, s: City) -> Args:
        return {"count": self.left(s), "keep": s.hand_size(s.seat) - self.left(s)}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(1, int(s.rules.deal - s.rules.keep)), (NOBODY, CARDS - 1)]

    def check(self, s: City, frame: Frame) -> None:
        asked = [one.seat for one in s.questions.frames(s, self)]
        expect(asked.count(frame.seat) == 1, frame.path("seat"), frame.seat, because(another(), "since-asked-once"))
        size = int(s.hand_size(frame.seat))
        expect(frame.first <= size, frame.path("left"), frame.first, because(at_most(size), "since-in-hand"))
        aside = sum(int(s.cells[ASIDE + frame.seat * CARDS + card]) for card in range(CARDS))
        left = int(s.rules.deal - s.rules.keep) - aside
        expect(frame.first == left, frame.path("left"), frame.first, because(left, "since-aside", aside=aside))
        expect_step(s, frame, POOL_STEP, POOL_STEP)


KEEP: Final[Keep] = Keep("keep", fields=("left", "last"), phases=("setup",), on=("keep",))


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
