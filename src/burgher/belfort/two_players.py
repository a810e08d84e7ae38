# compiled
"""Appendix: 2-player game. Two non-players with crests 3 and 4: they block guilds, build, and count in the districts.

On the board the non-players are the owners 2 and 3. The player with crest 1 decides for the first of them, the player
with crest 2 for the second.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes
from burgher.belfort.building import (
    district_of_build,
    first_place,
    gate_district,
    is_build,
    other_half,
    places,
    put_markers,
    what_is_built,
    whose_symbols,
    why_no_room,
)
from burgher.belfort.cards import can_draw, chances_of_deck, is_in_pool, refill_deck, refill_pool
from burgher.belfort.cells import DECK, DISCARDS, GUILD, NON_PLAYERS, NP_DWARF, PHASE, POOL, STEP
from burgher.belfort.names import (
    CARDS,
    DISTRICTS,
    GATEHOUSE,
    GOLD,
    GUILD_SYMBOL,
    GUILDS,
    KEEP_SYMBOL,
    NOBODY,
    PROPERTIES,
)
from burgher.belfort.reasons import GUILD_NOT_IN_CITY, Args, reason, said
from burgher.belfort.state import City, expect_step
from burgher.core.events import Argument
from burgher.core.moves import Moves
from burgher.core.question import Frame, Question
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.core.state import CHANCE

FIRST_NON_PLAYER: Final = 2
NON_PLAYER_COUNT: Final = 2


def crest_of(non_player: i64) -> i64:
    """As people call a non-player: by the number on its crest, which never changes."""
    return FIRST_NON_PLAYER + non_player + 1


def owners(s: City) -> i64:
    """How many have markers in the city, the non-players among them."""
    return s.players + NON_PLAYER_COUNT if s.players == 2 else s.players


# changes to set-up: blocked guilds


def ask_for_blocks(s: City) -> None:
    """Each player sets the dwarf of the non-player that goes with the crest; crest 1 begins."""
    BLOCK.ask(s, 1)
    BLOCK.ask(s, 0)


def _who_blocks(s: City, action: int) -> Args:
    """The non-player whose dwarf stands at the guild that is meant."""
    guild = said(action, "guild", "at")
    non_player = 0 if s.cells[NP_DWARF] == s.district_of(GUILDS.index(guild)) else 1
    return {"guild": guild, "non_player": int(crest_of(non_player))}


GUILD_BLOCKED: Final = reason("guild-blocked", "Two-player game: set-up", _who_blocks)


class NonPlayerQuestion(Question[City]):
    """Something that is decided for a non-player (0 or 1) by whoever has the crest that goes with it."""

    def non_player(self, s: City) -> i64:
        return s.first()

    def prompt(self, s: City) -> Args:
        return {"non_player": crest_of(self.non_player(s))}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, NON_PLAYER_COUNT - 1)]

    def check(self, s: City, frame: Frame) -> None:
        if frame.seat != CHANCE:
            frame.is_asked(int(s.seat_with(frame.first)))
        if s.cells[PHASE] == NON_PLAYERS:
            expect_step(s, frame, frame.first + 1, frame.first + 1)


class Block(NonPlayerQuestion):
    """The guild that the dwarf of a non-player blocks."""

    def ask(self, s: City, non_player: i64) -> None:
        self.put(s, s.seat_with(non_player), non_player, 0)

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        for district in range(DISTRICTS):
            action = codes.BLOCK + s.cells[GUILD + district]
            if self.why(s, action) == 0:
                moves.add(action)

    def why(self, s: City, action: i64) -> i64:
        """Two-player game: set-up. Any guild of the city; one where the other dwarf stands only by the option."""
        if not codes.BLOCK <= action < codes.DRAW:
            return NOT_ASKED_NOW
        district = s.district_of(action - codes.BLOCK)
        if district == NOBODY:
            return GUILD_NOT_IN_CITY
        if s.rules.np_dwarves_together or s.cells[NP_DWARF] != district:
            return 0
        return GUILD_BLOCKED

    def perform(self, s: City, action: i64) -> None:
        non_player = self.non_player(s)
        s.cells[NP_DWARF + non_player] = s.district_of(action - codes.BLOCK)
        if s.log is not None:
            guild = GUILDS[action - codes.BLOCK]
            s.tell("guild-blocked", {"seat": s.seat, "non_player": crest_of(non_player), "guild": guild})
        s.answered()

    def check(self, s: City, frame: Frame) -> None:
        frame.is_asked(int(s.seat_with(frame.first)))
        expect_step(s, frame, 6, 6)


BLOCK: Final[Block] = Block("block", fields=("non_player",), phases=("setup",), on=("block",))


# changes to gameplay: the non-players' turns, after the actions phase


def begin(s: City) -> None:
    s.cells[PHASE] = NON_PLAYERS
    s.cells[STEP] = 0


def go_on(s: City) -> bool:
    """First one, then the other takes a card, free of charge; then their dwarves walk on. False when that is done."""
    step = s.cells[STEP]
    s.cells[STEP] = step + 1
    if step == NON_PLAYER_COUNT:
        walk(s)
        return False
    if _can_take(s):
        NP_CARD.ask(s, step)
    return True


def _can_take(s: City) -> bool:
    for action in range(codes.TAKE, codes.DISCARD):
        if why_np_card(s, action) == 0:
            return True
    return False


NOT_IN_POOL: Final = reason("not-in-pool", "Two-player game: gameplay")
NO_CARDS_LEFT: Final = reason("no-cards-left", "Two-player game: gameplay")
NO_SPACE_FOR_CARD: Final = reason("no-space-for-card", "Two-player game: gameplay")


def why_np_card(s: City, action: i64) -> i64:
    """Two-player game: gameplay. A card from the pool that can be built, if there is one there, or the unseen card from
    the deck."""
    if action == codes.TAKE_DECK:
        return 0 if can_draw(s) else NO_CARDS_LEFT
    card = action - codes.TAKE
    if not is_in_pool(s, card):
        return NOT_IN_POOL
    if has_np_room(s, card):
        return 0
    for other in range(CARDS):
        if s.cells[POOL + other] > 0 and has_np_room(s, other):
            return NO_SPACE_FOR_CARD
    return 0


class NpCard(NonPlayerQuestion):
    """The card that a non-player builds from."""

    def ask(self, s: City, non_player: i64) -> None:
        self.put(s, s.seat_with(non_player), non_player, 0)

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        for action in range(codes.TAKE, codes.DISCARD):
            if why_np_card(s, action) == 0:
                moves.add(action)

    def why(self, s: City, action: i64) -> i64:
        return why_np_card(s, action) if codes.TAKE <= action < codes.DISCARD else NOT_ASKED_NOW

    def perform(self, s: City, action: i64) -> None:
        """The card goes to the discard pile at once: everybody has seen it, and nobody gets it."""
        seat = s.seat
        non_player = self.non_player(s)
        s.answered()
        if action == codes.TAKE_DECK:
            refill_deck(s)
            NP_DRAW.ask(s, non_player)
            return
        card = action - codes.TAKE
        s.cells[POOL + card] -= 1
        s.cells[DISCARDS + card] += 1
        if s.log is not None:
            s.tell("np-took", {"seat": seat, "non_player": crest_of(non_player), "card": PROPERTIES[card]})
        refill_pool(s)
        _ask_where(s, seat, non_player, card)


NP_CARD: Final[NpCard] = NpCard("np_card", fields=("non_player",), phases=("non_players",))


class NpDraw(NonPlayerQuestion):
    """Chance: the card from the deck for a non-player."""

    def ask(self, s: City, non_player: i64) -> None:
        self.put(s, CHANCE, non_player, 0)

    def chances(self, s: City, moves: Moves) -> None:
        chances_of_deck(s, moves, codes.TURN_UP)

    def perform(self, s: City, action: i64) -> None:
        non_player = self.non_player(s)
        seat = s.seat_with(non_player)
        card = action - codes.TURN_UP
        s.cells[DECK + card] -= 1
        s.cells[DISCARDS + card] += 1
        if s.log is not None:
            s.tell("np-drew", {"seat": seat, "non_player": crest_of(non_player), "card": PROPERTIES[card]})
        s.answered()
        _ask_where(s, seat, non_player, card)


NP_DRAW: Final[NpDraw] = NpDraw("np_draw", fields=("non_player",), phases=("non_players",), to_chance=True)


def _ask_where(s: City, seat: i64, non_player: i64, card: i64) -> None:
    if has_np_room(s, card):
        NP_BUILD.ask(s, seat, non_player, card)
    elif s.log is not None:
        s.tell("np-wasted", {"seat": seat, "non_player": crest_of(non_player), "card": PROPERTIES[card]})


def has_np_room(s: City, card: i64) -> bool:
    """Whether there is a place for a non-player's card anywhere."""
    first = first_place(card)
    for action in range(first, first + places(card)):
        if why_no_np_room(s, action) == 0:
            return True
    return False


NO_FREE_SYMBOL: Final = reason("no-free-symbol", "Two-player game: gameplay", whose_symbols)


def why_no_np_room(s: City, action: i64) -> i64:
    """Two-player game: gameplay. As for everybody; but where non-players put one marker, half a section of the keep is
    enough for it."""
    if s.rules.np_keep_markers == 1 and codes.BUILD_KEEP <= action < codes.BUILD_GATE:
        return 0 if free_keep_symbol(s, action - codes.BUILD_KEEP) != NOBODY else NO_FREE_SYMBOL
    return why_no_room(s, action)


def free_keep_symbol(s: City, district: i64) -> i64:
    """The first of the two that is free, so that a section whose first symbol is free is free as a whole."""
    if s.owner(district, KEEP_SYMBOL) == NOBODY:
        return KEEP_SYMBOL
    return KEEP_SYMBOL + 1 if s.owner(district, KEEP_SYMBOL + 1) == NOBODY else NOBODY


def _card(s: City, action: int) -> Args:
    return {"card": PROPERTIES[NP_BUILD.card(s)]}


NOT_THIS_CARD: Final = reason("not-this-card", "Two-player game: gameplay", _card)
NOT_FOR_NON_PLAYERS: Final = reason("not-for-non-players", "Two-player game: gameplay")


class NpBuild(NonPlayerQuestion):
    """Where a non-player builds a card."""

    def ask(self, s: City, seat: i64, non_player: i64, card: i64) -> None:
        self.put(s, seat, non_player, card)

    def card(self, s: City) -> i64:
        return s.second()

    def offer(self, s: City, moves: Moves, canonical: bool) -> None:
        first = first_place(self.card(s))
        for action in range(first, first + places(self.card(s))):
            if why_no_np_room(s, action) == 0:
                moves.add(action)

    def why(self, s: City, action: i64) -> i64:
        """Two-player game: gameplay. The card's property, wherever there is room for it; never a wall or a guild."""
        if not is_build(action):
            return NOT_ASKED_NOW
        what = what_is_built(action)
        if what >= CARDS:
            return NOT_FOR_NON_PLAYERS
        return why_no_np_room(s, action) if what == self.card(s) else NOT_THIS_CARD

    def perform(self, s: City, action: i64) -> None:
        non_player = self.non_player(s)
        district = district_of_build(s, action)
        if s.rules.np_keep_markers == 1 and codes.BUILD_KEEP <= action < codes.BUILD_GATE:
            s.mark(district, free_keep_symbol(s, district), FIRST_NON_PLAYER + non_player)
        else:
            put_markers(s, FIRST_NON_PLAYER + non_player, action)
        if s.log is not None:
            args: dict[str, Argument] = {"seat": s.seat, "non_player": crest_of(non_player), "district": district + 1}
            if self.card(s) == GATEHOUSE:
                args["towards"] = gate_district(other_half(action - codes.BUILD_GATE)) + 1
                s.tell("np-built-gatehouse", args)
            else:
                args["property"] = PROPERTIES[self.card(s)]
                s.tell("np-built", args)
        s.answered()

    def prompt(self, s: City) -> Args:
        return {"non_player": crest_of(self.non_player(s)), "card": PROPERTIES[self.card(s)]}

    def bounds(self, s: City, frame: Frame) -> list[tuple[int, int]]:
        return [(0, NON_PLAYER_COUNT - 1), (0, CARDS - 1)]


NP_BUILD: Final[NpBuild] = NpBuild("np_build", fields=("non_player", "card"), phases=("non_players",), on=("turn_up",))


def walk(s: City) -> None:
    """Both dwarves go one guild on, clockwise; the owner of that guild gets the usual fee from the supply."""
    for non_player in range(NON_PLAYER_COUNT):
        district = (s.cells[NP_DWARF + non_player] + 1) % DISTRICTS
        s.cells[NP_DWARF + non_player] = district
        owner = s.owner(district, GUILD_SYMBOL)
        if owner != NOBODY:
            s.gain(owner, GOLD, s.rules.guild_fee)
        if s.log is not None:
            guild = GUILDS[s.cells[GUILD + district]]
            s.tell("np-walked", {"non_player": crest_of(non_player), "guild": guild, "district": district + 1})
            if owner != NOBODY:
                s.tell("np-paid", {"seat": owner, "non_player": crest_of(non_player), "gold": s.rules.guild_fee})
