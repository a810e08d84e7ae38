"""Refuses positions that cannot be: pieces too many or too few, a marker or a worker where none can be.

Whatever passes here can be played on from: no rule will find a state that it did not leave itself.
"""

from __future__ import annotations

from burgher.belfort.cells import (
    ACTIONS,
    ASIDE,
    BANKED,
    BUILT,
    CAMP_KIND,
    CAMP_SEAT,
    COLLECTION,
    CREST,
    DECK,
    DESK_KIND,
    DESK_SEAT,
    DESKS,
    DISCARDS,
    ENDED,
    GUILD,
    GUILD_SEAT,
    GUILD_WORKER,
    HAND,
    HOME,
    KNOWN,
    NON_PLAYERS,
    NP_DWARF,
    OWNED,
    PHASE,
    PHASES,
    PLACEMENT,
    PLANKED,
    POINTS,
    POOL,
    ROUND,
    SCORE,
    SENT,
    SETUP,
    SHOWN,
    SMITHED,
    STAFFED,
    STOCKPILE,
    TAKEN,
    TURN,
    VISITS,
)
from burgher.belfort.interactive_guilds import PICK
from burgher.belfort.names import (
    AREAS,
    BANK,
    BLACKSMITH,
    CARDS,
    DISTRICTS,
    GARDENS,
    GATE_AFTER,
    GATE_BEFORE,
    GATEHOUSE,
    GUILDS,
    KEEP,
    KEEP_SYMBOL,
    KINDS,
    NOBODY,
    PLANK_COUNT,
    PLANKS,
    POINT_SOURCES,
    PROPERTIES,
    PUB,
    SEATS,
    SINGLES,
    SYMBOL_NAMES,
    WALL_SYMBOL,
    WORKERS,
)
from burgher.belfort.placement import usable_planks, workers_on
from burgher.belfort.properties import MARK
from burgher.belfort.setup import DEAL_CREST, FOUND_GUILD
from burgher.belfort.state import City
from burgher.belfort.trading_post import visits_left
from burgher.belfort.two_players import owners
from burgher.belfort.workers import masters_due
from burgher.core.checking import (
    all_are,
    all_of,
    another,
    at_most,
    because,
    because_of,
    between,
    expect,
    one_of,
    sum_of,
)
from burgher.core.errors import Phrase


def check_position(state: City) -> None:
    """BadPosition names the first thing that cannot be."""
    check_calendar(state)
    check_cards(state)
    check_gnomes(state)
    check_crests(state)
    check_guilds(state)
    for seat in range(state.players):
        check_seat(state, seat)
    check_collection_board(state)
    check_markers(state)
    check_built(state)
    check_shown(state)
    state.questions.check(state)
    check_turn(state)


def cell(state: City, at: int) -> int:
    return int(state.cells[at])


# when


def check_calendar(state: City) -> None:
    phase = cell(state, PHASE)
    month = cell(state, ROUND)
    if phase == SETUP:
        expect(month == 0, "round", month, because(0, "since-setup"))
    elif phase == ENDED:
        expect(month == state.rules.rounds, "round", month, because(int(state.rules.rounds), "since-over"))
        expect(state.depth == 0, Phrase("length-of", field="questions"), int(state.depth), because(0, "since-over"))
    else:
        expect(1 <= month <= state.rules.rounds, "round", month, between(1, int(state.rules.rounds)))
        fits = phase != NON_PLAYERS or state.players == 2
        expect(fits, "phase", PHASES[phase], because(another(), "since-non-players-for-two"))
        # Scoring asks nobody anything: it is over before anybody could look.
        expect(PHASES[phase] != "scoring", "phase", phase, because(another(), "since-nobody-decides"))
    turn = cell(state, TURN)
    if phase in (NON_PLAYERS, ENDED):
        expect(turn == state.players, "turn", turn, because(int(state.players), "since-actions-over"))
    else:
        expect(turn < state.players, "turn", turn, between(0, int(state.players) - 1))


# cards and gnomes


def check_cards(state: City) -> None:
    piles = [DECK, POOL, DISCARDS] + [at + seat * CARDS for at in (HAND, ASIDE, BUILT) for seat in range(state.players)]
    for card, name in enumerate(PROPERTIES):
        there = sum(cell(state, pile + card) for pile in piles)
        copies = int(state.rules.copies[card])
        expect(there == copies, all_of(name, "hand", "aside", "built", "deck", "pool", "discards"), there, copies)
        for seat in range(state.players):
            known, hand = cell(state, KNOWN + seat * CARDS + card), cell(state, HAND + seat * CARDS + card)
            expect(known <= hand, f"known[{seat}].{name}", known, because(at_most(hand), "since-in-hand"))
    pool = sum(cell(state, POOL + card) for card in range(CARDS))
    expect(pool <= state.rules.pool, sum_of("pool"), pool, at_most(int(state.rules.pool)))


def check_gnomes(state: City) -> None:
    working = sum(int(state.count_gnomes(seat)) for seat in range(state.players))
    there = cell(state, STOCKPILE) + working
    gnomes = int(state.rules.gnomes)
    may = because(gnomes - working, "since-gnomes-working", gnomes=working)
    expect(there == gnomes, "stockpile", cell(state, STOCKPILE), may)


# seats


def check_crests(state: City) -> None:
    crests = [cell(state, CREST + seat) for seat in range(state.players)]
    if FOUND_GUILD.is_open(state):
        expect(not any(crests), "crest", crests, because(all_are(0), "since-no-crests"))
    elif DEAL_CREST.is_open(state):
        dealt = crests[: int(DEAL_CREST.to(state))]
        fits = len(set(dealt)) == len(dealt) and max(crests) < state.players and not any(crests[len(dealt) :])
        expect(fits, "crest", crests, Phrase("may-crests-dealt", last=int(state.players) - 1))
    else:
        fits = sorted(crests) == list(range(state.players))
        expect(fits, "crest", crests, Phrase("may-each-once", low=0, high=int(state.players) - 1))


def check_seat(state: City, seat: int) -> None:
    check_workers(state, seat)
    check_placed(state, seat)
    score = cell(state, SCORE + seat)
    points = sum(cell(state, POINTS + seat * len(POINT_SOURCES) + k) for k in range(len(POINT_SOURCES)))
    expect(score == points, f"score[{seat}]", score, because(points, "since-sum-of-points"))
    shown = cell(state, SHOWN + seat)
    if shown != NOBODY:
        expect(cell(state, HAND + seat * CARDS + shown) > 0, f"shown[{seat}]", shown, Phrase("may-card-in-hand"))
    aside = sum(cell(state, ASIDE + seat * CARDS + card) for card in range(CARDS))
    most = int(state.rules.deal - state.rules.keep) if state.cells[PHASE] == SETUP else 0
    expect(aside <= most, sum_of(f"aside[{seat}]"), aside, at_most(most))
    taken = cell(state, TAKEN + seat)
    fits = not taken or state.cells[PHASE] == COLLECTION
    expect(fits, f"taken[{seat}]", taken, because(0, "since-not-collection"))


def check_workers(state: City, seat: int) -> None:
    """So many of each race, and as many masters as pubs and gardens have gnomes."""
    for race, card in enumerate((GARDENS, PUB)):
        at = OWNED + seat * KINDS + 2 * race
        own, own_masters = (f"owned[{seat}].{WORKERS[2 * race + k]}" for k in range(2))
        workers = int(state.count_race(seat, race))
        most = int(state.rules.most_workers[race])
        expect(workers <= most, f"{own} + {own_masters}", workers, at_most(most))
        staffed = cell(state, STAFFED + seat * CARDS + card)
        masters = int(masters_due(state, seat, race))
        found = cell(state, at + 1)
        may = because_of(masters, f"staffed[{seat}].{PROPERTIES[card]}", staffed)
        expect(found == masters, own_masters, found, may)


def check_placed(state: City, seat: int) -> None:
    """Every worker is in one place."""
    for kind, name in enumerate(WORKERS):
        owned, home = cell(state, OWNED + seat * KINDS + kind), cell(state, HOME + seat * KINDS + kind)
        placed = sum(cell(state, SENT + (seat * len(AREAS) + area) * KINDS + kind) for area in range(len(AREAS)))
        placed += sum(
            cell(state, PLANKED + (seat * PLANK_COUNT + plank) * KINDS + kind) for plank in range(PLANK_COUNT)
        )
        for seats, kinds, count in ((DESK_SEAT, DESK_KIND, DESKS), (CAMP_SEAT, CAMP_KIND, SEATS)):
            placed += sum(state.cells[seats + k] == seat and state.cells[kinds + k] == kind for k in range(count))
        for k in range(DISTRICTS):
            placed += state.cells[GUILD_SEAT + k] == seat and state.cells[GUILD_WORKER + k] == kind
        may = because(owned - placed, "since-placed", owned=owned, placed=placed)
        expect(home == owned - placed, f"home[{seat}].{name}", home, may)
    for plank, name in enumerate(PLANKS):
        usable = int(usable_planks(state, seat, plank))
        there = int(workers_on(state, seat, plank))
        expect(there <= usable, sum_of(f"planked[{seat}].{name}"), there, at_most(usable))
    for area, astray_kinds in enumerate((WORKERS[2:], WORKERS[:2])):
        for name in astray_kinds:
            astray = cell(state, SENT + (seat * len(AREAS) + area) * KINDS + WORKERS.index(name))
            expect(astray == 0, f"sent[{seat}].{AREAS[area]}.{name}", astray, because(0, "since-elves-and-dwarves"))


def check_shown(state: City) -> None:
    """Cards are shown only to spies, who then pick one."""
    shown = [cell(state, SHOWN + seat) for seat in range(state.players)]
    if not state.questions.frames(state, PICK):
        expect(set(shown) == {NOBODY}, "shown", shown, because(all_are(NOBODY), "since-no-pick"))


# the boards


def check_collection_board(state: City) -> None:
    phase = cell(state, PHASE)
    check_planks(state, "desk", DESK_SEAT, DESK_KIND, DESKS, int(state.rules.desk_planks))
    check_planks(state, "camp", CAMP_SEAT, CAMP_KIND, SEATS, int(state.players))
    camp = [cell(state, CAMP_SEAT + k) for k in range(SEATS) if state.cells[CAMP_SEAT + k] != NOBODY]
    expect(len(set(camp)) == len(camp), "camp_seat", camp, Phrase("may-seats-once"))
    if phase != PLACEMENT:
        desk = [cell(state, DESK_SEAT + k) for k in range(DESKS)]
        expect(set(desk) == {NOBODY}, "desk_seat", desk, because(all_are(NOBODY), "since-not-placement"))
        sent = sum(cell(state, SENT + k) for k in range(SEATS * len(AREAS) * KINDS))
        expect(sent == 0, sum_of("sent"), sent, because(0, "since-not-placement"))
    if phase not in (PLACEMENT, COLLECTION):
        expect(not camp, "camp_seat", camp, because(all_are(NOBODY), "since-nobody-out"))


def check_planks(state: City, name: str, seats: int, kinds: int, count: int, usable: int) -> None:
    """Taken from the first on, by seats of the game. In the king's camp the first ones go home first."""
    taken = [cell(state, seats + k) for k in range(count)]
    field = f"{name}_seat"
    expect(max(taken) < state.players, field, taken, Phrase("may-seats-or-nobody", last=int(state.players) - 1))
    fits = all(seat == NOBODY for seat in taken[usable:])
    expect(fits, field, taken, Phrase("may-nobody-from", plank=usable + 1))
    people = [k for k in range(usable) if taken[k] != NOBODY]
    gap = people != list(range(people[0], people[-1] + 1)) if people else False
    expect(not gap, field, taken, Phrase("may-no-gap"))
    if people and not (name == "camp" and state.cells[PHASE] == COLLECTION):
        expect(people[0] == 0, field, taken, Phrase("may-from-first"))
    for k in range(count):
        kind = cell(state, kinds + k)
        expect(taken[k] != NOBODY or kind == 0, f"{name}_kind[{k}]", kind, because(0, "since-nobody-there"))


def check_guilds(state: City) -> None:
    guilds = [cell(state, GUILD + district) for district in range(DISTRICTS)]
    there = [guild for guild in guilds if guild != NOBODY]
    founded = int(FOUND_GUILD.district(state)) if FOUND_GUILD.is_open(state) else DISTRICTS
    fits = len(there) == founded and NOBODY not in guilds[:founded] and len(set(there)) == len(there)
    expect(fits, "guild", guilds, Phrase("may-guilds-founded", count=founded))
    need = [int(number) for number in state.rules.guild_need]
    for guild in there:
        group = int(state.rules.guild_group[guild])
        expect(group != NOBODY, "guild", GUILDS[guild], Phrase("may-guild-in-play"))
        need[group] -= 1
    expect(min(need) >= 0, "guild", [GUILDS[guild] for guild in there], Phrase("may-guild-mix"))
    for district in range(DISTRICTS):
        seat, kind = cell(state, GUILD_SEAT + district), cell(state, GUILD_WORKER + district)
        expect(seat < state.players, f"guild_seat[{district}]", seat, between(NOBODY, int(state.players) - 1))
        expect(seat != NOBODY or kind == 0, f"guild_worker[{district}]", kind, because(0, "since-nobody-there"))
        if seat != NOBODY:
            fits = state.cells[PHASE] in (PLACEMENT, COLLECTION, ACTIONS)
            expect(fits, f"guild_seat[{district}]", seat, because(NOBODY, "since-nobody-out"))
    check_dwarves(state)


def check_dwarves(state: City) -> None:
    """Two players: the non-players' dwarves stand at different guilds, where nobody else can."""
    dwarves = [cell(state, NP_DWARF + k) for k in range(2)]
    if state.players != 2:
        expect(dwarves == [NOBODY, NOBODY], "np_dwarf", dwarves, because(all_are(NOBODY), "since-non-players-for-two"))
    elif state.cells[PHASE] != SETUP:
        apart = state.rules.np_dwarves_together or dwarves[0] != dwarves[1]
        expect(NOBODY not in dwarves and apart, "np_dwarf", dwarves, Phrase("may-two-districts"))
    for dwarf in dwarves:
        if dwarf != NOBODY:
            seat = cell(state, GUILD_SEAT + dwarf)
            expect(seat == NOBODY, f"guild_seat[{dwarf}]", seat, because(NOBODY, "since-dwarf-there"))


# markers


def check_markers(state: City) -> None:
    for district in range(DISTRICTS):
        for symbol, name in enumerate(SYMBOL_NAMES):
            owner = int(state.owner(district, symbol))
            field = f"owner[{district}].{name}"
            expect(owner < owners(state), field, owner, between(NOBODY, int(owners(state)) - 1))
            seats_only = symbol >= WALL_SYMBOL
            may = because(between(NOBODY, int(state.players) - 1), "since-no-walls")
            expect(not seats_only or owner < state.players, field, owner, may)
            expect(owner == NOBODY or state.cells[PHASE] != SETUP, field, owner, because(NOBODY, "since-setup"))
        left, right = (int(state.owner(district, KEEP_SYMBOL + k)) for k in range(2))
        may = because_of(left, f"owner[{district}].keep_left", left)
        # Where a non-player puts one marker only, the other half may be free, or the other non-player's.
        halves = state.rules.np_keep_markers == 1 and left >= state.players and right not in range(state.players)
        expect(left == right or halves, f"owner[{district}].keep_right", right, may)
        before, after = (
            int(state.owner(district, GATE_AFTER)),
            int(state.owner((district + 1) % DISTRICTS, GATE_BEFORE)),
        )
        shared = NOBODY not in (before, after) and before != after
        field = f"owner[{(district + 1) % DISTRICTS}].gate_before"
        may = because(one_of((NOBODY, before)), "since-gatehouse-unshared")
        expect(state.rules.shared_gatehouses or not shared, field, after, may)


def check_built(state: City) -> None:
    """Who has built a card has put its markers; and no card has more gnomes than locks."""
    for seat in range(state.players):
        for card, name in enumerate(PROPERTIES):
            built, gnomes = cell(state, BUILT + seat * CARDS + card), cell(state, STAFFED + seat * CARDS + card)
            locks = built * int(state.rules.locks[card])
            expect(gnomes <= locks, f"staffed[{seat}].{name}", gnomes, because(at_most(locks), "since-locks"))
            markers = count_markers(state, seat, card)
            expect(built <= markers, f"built[{seat}].{name}", built, because(at_most(markers), "since-markers"))


def count_markers(state: City, owner: int, card: int) -> int:
    """How many places of a property an owner has. A marker that the wizards are moving is on none."""
    if PROPERTIES[card] in SINGLES:
        symbols = [SINGLES.index(PROPERTIES[card])]
    else:
        symbols = [KEEP_SYMBOL] if card == KEEP else [GATE_BEFORE, GATE_AFTER]
    places = [(district, symbol) for district in range(DISTRICTS) for symbol in symbols]
    return sum(int(state.owner(*place)) == owner for place in places) + markers_in_hand(state, owner, card)


def markers_in_hand(state: City, owner: int, card: int) -> int:
    """Markers of gatehouses that the wizards have lifted and not yet put down."""
    if card != GATEHOUSE:
        return 0
    return sum(frame.first != NOBODY and frame.second == owner for frame in state.questions.frames(state, MARK))


# the turn


def check_turn(state: City) -> None:
    """What a player can have done in the turn."""
    if state.cells[PHASE] != ACTIONS:
        return
    seat = int(state.seat_with(state.cells[TURN]))
    begun = cell(state, VISITS)
    most = begun + int(visits_left(state, seat))
    expect(begun <= most, "visits", begun, at_most(most))
    for name, at, card in (("smithed", SMITHED, BLACKSMITH), ("banked", BANKED, BANK)):
        gnomes = cell(state, STAFFED + seat * CARDS + card)
        may = because_of(at_most(gnomes), f"staffed[{seat}].{PROPERTIES[card]}", gnomes)
        expect(cell(state, at) <= gnomes, name, cell(state, at), may)
