# compiled
"""Appendix: 2-player game. Two non-players with crests 3 and 4: they block guilds, build, and count in the districts.

On the board the non-players are the owners 2 and 3. The player with crest 1 decides for the first of them, the player
with crest 2 for the second.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort import codes, questions
from burgher.belfort.building import (
    district_of_build,
    first_place,
    gate_district,
    is_build,
    other_half,
    places,
    put_markers,
    what_is_built,
    why_no_room,
)
from burgher.belfort.cards import refill_deck, refill_pool, why_no_deck, why_not_in_pool
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
from burgher.belfort.reasons import (
    GUILD_BLOCKED,
    GUILD_NOT_IN_CITY,
    NO_FREE_SYMBOL,
    NO_SPACE_FOR_CARD,
    NOT_ASKED_NOW,
    NOT_FOR_NON_PLAYERS,
    NOT_THIS_CARD,
)
from burgher.belfort.state import City
from burgher.core.events import Argument
from burgher.core.moves import Moves
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
    s.ask(questions.BLOCK, s.seat_with(1), 1, 0)
    s.ask(questions.BLOCK, s.seat_with(0), 0, 0)


def offer_block(s: City, moves: Moves) -> None:
    for district in range(DISTRICTS):
        action = codes.BLOCK + s.cells[GUILD + district]
        if why_block(s, action) == 0:
            moves.add(action)


def why_block(s: City, action: i64) -> i64:
    """Any guild of the city; one where the other dwarf stands only by the option."""
    district = s.district_of(action - codes.BLOCK)
    if district == NOBODY:
        return GUILD_NOT_IN_CITY
    if s.rules.np_dwarves_together or s.cells[NP_DWARF] != district:
        return 0
    return GUILD_BLOCKED


def perform_block(s: City, action: i64) -> None:
    non_player = s.first()
    s.cells[NP_DWARF + non_player] = s.district_of(action - codes.BLOCK)
    if s.log is not None:
        s.tell(
            "guild-blocked", {"seat": s.seat, "non_player": crest_of(non_player), "guild": GUILDS[action - codes.BLOCK]}
        )
    s.answered()


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
        s.ask(questions.NP_CARD, s.seat_with(step), step, 0)
    return True


def _can_take(s: City) -> bool:
    for action in range(codes.TAKE, codes.DISCARD):
        if why_np_card(s, action) == 0:
            return True
    return False


def offer_np_card(s: City, moves: Moves) -> None:
    for action in range(codes.TAKE, codes.DISCARD):
        if why_np_card(s, action) == 0:
            moves.add(action)


def why_np_card(s: City, action: i64) -> i64:
    """A card from the pool that can be built, if there is one there, or the unseen card from the deck."""
    if action == codes.TAKE_DECK:
        return why_no_deck(s)
    card = action - codes.TAKE
    reason = why_not_in_pool(s, card)
    if reason != 0 or has_np_room(s, card):
        return reason
    for other in range(CARDS):
        if s.cells[POOL + other] > 0 and has_np_room(s, other):
            return NO_SPACE_FOR_CARD
    return 0


def perform_np_card(s: City, action: i64) -> None:
    """The card goes to the discard pile at once: everybody has seen it, and nobody gets it."""
    seat = s.seat
    non_player = s.first()
    s.answered()
    if action == codes.TAKE_DECK:
        refill_deck(s)
        s.ask(questions.NP_DRAW, CHANCE, non_player, 0)
        return
    card = action - codes.TAKE
    s.cells[POOL + card] -= 1
    s.cells[DISCARDS + card] += 1
    if s.log is not None:
        s.tell("np-took", {"seat": seat, "non_player": crest_of(non_player), "card": PROPERTIES[card]})
    refill_pool(s)
    _ask_where(s, seat, non_player, card)


def perform_np_draw(s: City, action: i64) -> None:
    non_player = s.first()
    seat = s.seat_with(non_player)
    card = action - codes.TURN_UP
    s.cells[DECK + card] -= 1
    s.cells[DISCARDS + card] += 1
    if s.log is not None:
        s.tell("np-drew", {"seat": seat, "non_player": crest_of(non_player), "card": PROPERTIES[card]})
    s.answered()
    _ask_where(s, seat, non_player, card)


def _ask_where(s: City, seat: i64, non_player: i64, card: i64) -> None:
    if has_np_room(s, card):
        s.ask(questions.NP_BUILD, seat, non_player, card)
    elif s.log is not None:
        s.tell("np-wasted", {"seat": seat, "non_player": crest_of(non_player), "card": PROPERTIES[card]})


def offer_np_build(s: City, moves: Moves) -> None:
    first = first_place(s.second())
    for action in range(first, first + places(s.second())):
        if why_no_np_room(s, action) == 0:
            moves.add(action)


def has_np_room(s: City, card: i64) -> bool:
    """Whether there is a place for a non-player's card anywhere."""
    first = first_place(card)
    for action in range(first, first + places(card)):
        if why_no_np_room(s, action) == 0:
            return True
    return False


def why_no_np_room(s: City, action: i64) -> i64:
    """As for everybody; but where non-players put a single marker, half a section of the keep is enough for it."""
    if s.rules.np_keep_markers == 1 and codes.BUILD_KEEP <= action < codes.BUILD_GATE:
        return 0 if free_keep_symbol(s, action - codes.BUILD_KEEP) != NOBODY else NO_FREE_SYMBOL
    return why_no_room(s, action)


def free_keep_symbol(s: City, district: i64) -> i64:
    """The first of the two that is free, so that a section whose first symbol is free is free as a whole."""
    if s.owner(district, KEEP_SYMBOL) == NOBODY:
        return KEEP_SYMBOL
    return KEEP_SYMBOL + 1 if s.owner(district, KEEP_SYMBOL + 1) == NOBODY else NOBODY


def why_np_build(s: City, action: i64) -> i64:
    """The card's property, wherever there is room for it; never a wall or a guild."""
    if not is_build(action):
        return NOT_ASKED_NOW
    what = what_is_built(action)
    if what >= CARDS:
        return NOT_FOR_NON_PLAYERS
    return why_no_np_room(s, action) if what == s.second() else NOT_THIS_CARD


def perform_np_build(s: City, action: i64) -> None:
    non_player = s.first()
    card = s.second()
    district = district_of_build(s, action)
    if s.rules.np_keep_markers == 1 and codes.BUILD_KEEP <= action < codes.BUILD_GATE:
        s.mark(district, free_keep_symbol(s, district), FIRST_NON_PLAYER + non_player)
    else:
        put_markers(s, FIRST_NON_PLAYER + non_player, action)
    if s.log is not None:
        args: dict[str, Argument] = {"seat": s.seat, "non_player": crest_of(non_player), "district": district + 1}
        if card == GATEHOUSE:
            args["towards"] = gate_district(other_half(action - codes.BUILD_GATE)) + 1
            s.tell("np-built-gatehouse", args)
        else:
            args["property"] = PROPERTIES[card]
            s.tell("np-built", args)
    s.answered()


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
