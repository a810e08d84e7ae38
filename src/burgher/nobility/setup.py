# compiled
"""Set-up (Aufbau): what everybody starts with, and what is laid out by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import another, because, expect
from burgher.core.errors import Phrase
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.state import CHANCE
from burgher.nobility import chancery, characters, codes, council, guild_hall, port, solo, tavern
from burgher.nobility.asking import Asked, DrawFor
from burgher.nobility.cells import (
    BAG,
    COINS,
    COUNCIL_TILE,
    ELSEWHERE,
    EVENT_LEFT,
    HAND,
    MODIFIERS,
    PHASE,
    PILE,
    PLATFORM,
    REPUTATION,
    SECRET,
    SETUP,
    SHIP_LEFT,
    STACKED,
    STEP,
    STORE,
    UNSEEN,
    WORKSHOP,
)
from burgher.nobility.names import (
    COMMUNITY_TILE,
    COUNCIL_TILE_COUNT,
    EVENT_COUNT,
    GOOD_COUNT,
    GUILD_COUNT,
    GUILD_SPACES,
    GUILDS,
    HAND_SPACES,
    NOBODY,
    SETTLERS,
    SETTLERS_COUNT,
    SHIP_COUNT,
    WORKSHOP_COUNT,
    WORKSHOPS,
)
from burgher.nobility.reasons import Args
from burgher.nobility.rounds import begin_round
from burgher.nobility.state import Town

FIRST_STACK: Final = 1
"""The settlers cards that the first ones are dealt from."""
STEPS: Final = (
    "character",
    "first_settlers",
    "neutral",
    "turn_up",
    "stock",
    "ship",
    "petition",
    "objective",
    "deal_commission",
    "keep",
)
"""What is asked in each step, in this order; with the last, dice tiles for the cards kept."""
LAST_STEP: Final = 9


def prepare(town: Town) -> None:
    """Set-up: what needs no chance. The position must be empty."""
    c = town.cells
    rules = town.rules
    for seat in range(town.players):
        c[COINS + seat] = rules.start_coins
        c[MODIFIERS + seat] = rules.start_modifiers[seat]
        c[REPUTATION + seat] = rules.start_reputation
        c[PLATFORM + seat] = rules.start_houses
        for good in range(GOOD_COUNT):
            c[STORE + seat * GOOD_COUNT + good] = rules.start_goods
    for card in range(SETTLERS_COUNT):
        c[PILE + card] = UNSEEN
    for tile in range(WORKSHOP_COUNT):
        c[BAG + tile] = rules.workshop_copies[tile]
    c[BAG + COMMUNITY_TILE] = rules.community_tiles
    for tile in range(COUNCIL_TILE_COUNT):
        c[COUNCIL_TILE + tile] = STACKED
    for ship in range(SHIP_COUNT):
        c[SHIP_LEFT + ship] = 1
    if rules.events:
        for event in range(EVENT_COUNT):
            c[EVENT_LEFT + event] = 1
    c[PHASE] = SETUP
    c[STEP] = 0


def go_on(town: Town) -> None:
    """Ask chance, or a player, for the next thing of the set-up; then begin the first round."""
    c = town.cells
    while True:
        step = c[STEP]
        if _asked(town, step):
            return
        c[STEP] = step + 1
        if step == LAST_STEP:
            begin_round(town)
            return


def _asked(town: Town, step: i64) -> bool:
    """Whether this step of the set-up still has something to ask, and has asked it."""
    if step == 0:
        return characters.deal(town)
    if step == 1:
        return _deal_settlers(town)
    if step == 2:
        return _lay_neutral_workshops(town)
    if step == 3:
        return tavern.refill(town)
    if step == 4:
        return guild_hall.stock(town)
    if step == 5:
        return port.call_first_ship(town)
    if step == 6:
        return council.refill(town)
    if step == 7:
        return town.players == 1 and solo.draw_objective(town)
    if step == 8:
        return town.rules.chancery and chancery.deal_first(town)
    return town.rules.chancery and chancery.choose_first(town)


# one settlers card of stack 1 for each player, before the stacks are shuffled together


def _deal_settlers(town: Town) -> bool:
    for seat in range(town.players):
        if town.cells[SECRET + seat] == 0:
            FIRST_SETTLERS.ask(town, seat)
            return True
    return False


class FirstSettlers(DrawFor):
    """A settlers card of stack 1 is dealt to this seat, face down."""

    def chances(self, town: Town, moves: Moves) -> None:
        for card in range(SETTLERS_COUNT):
            if town.cells[PILE + card] == UNSEEN and town.rules.settlers_stack[card] == FIRST_STACK:
                moves.add(codes.DRAW_SETTLERS + card)

    def perform(self, town: Town, action: i64) -> None:
        card = action - codes.DRAW_SETTLERS
        seat = self.to(town)
        town.answered()
        town.cells[PILE + card] = ELSEWHERE
        town.cells[HAND + seat * HAND_SPACES] = card
        town.cells[SECRET + seat] = 1
        if town.log is not None:
            town.tell_only("first-settlers-dealt", {"seat": seat, "card": SETTLERS[card]}, "card")

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        fits = town.cells[SECRET + frame.first] == 0
        for place in range(HAND_SPACES):
            fits = fits and town.cells[HAND + frame.first * HAND_SPACES + place] == NOBODY
        expect(fits, frame.path("to"), frame.first, Phrase("may-seat-without-settlers"))


FIRST_SETTLERS: Final = FirstSettlers("first_settlers", phases=("setup",))


# one or two players: a workshop without owner in each guild


def _lay_neutral_workshops(town: Town) -> bool:
    space = town.rules.neutral_space
    if space >= 0:
        for guild in range(GUILD_COUNT):
            if town.cells[WORKSHOP + guild * GUILD_SPACES + space] < 0:
                NEUTRAL.ask(town, guild)
                return True
    return False


class Neutral(Asked):
    """Two players: a workshop without owner is laid out in this guild."""

    def ask(self, town: Town, guild: i64) -> None:
        self.put(town, CHANCE, guild, 0)

    def guild(self, town: Town) -> i64:
        return town.first()

    def chances(self, town: Town, moves: Moves) -> None:
        guild = self.guild(town)
        for tile in range(WORKSHOP_COUNT):
            if town.rules.workshop_guild[tile] == guild:
                moves.weigh(codes.DRAW_BUILDING + tile, town.cells[BAG + tile])

    def perform(self, town: Town, action: i64) -> None:
        tile = action - codes.DRAW_BUILDING
        guild = self.guild(town)
        town.answered()
        town.cells[BAG + tile] -= 1
        town.cells[WORKSHOP + guild * GUILD_SPACES + town.rules.neutral_space] = tile
        if town.log is not None:
            town.tell("neutral-workshop", {"guild": GUILDS[guild], "tile": WORKSHOPS[tile]})

    def prompt(self, town: Town) -> Args:
        return {"guild": GUILDS[self.guild(town)]}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(0, GUILD_COUNT - 1)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        space = town.rules.neutral_space
        expect(space >= 0, frame.path("ask"), self.name, because(another(), "since-no-neutral"))
        free = town.cells[WORKSHOP + frame.first * GUILD_SPACES + space] == NOBODY
        expect(free, frame.path("guild"), frame.first, Phrase("may-guild-without-workshop"))


NEUTRAL: Final = Neutral("neutral", fields=("guild",), phases=("setup",), to_chance=True)
