"""What a bot thinks of each thing in Belfort, one thing at a time: everything else is away, every other weight is 0."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import burgher
from burgher.belfort.bot.prospects import can_use_architects, held, helpers, is_within_reach
from burgher.belfort.bot.worth import COUNT, NAMES, BelfortEvaluator
from burgher.belfort.cells import (
    ACTIONS,
    BUILT,
    CAMP_SEAT,
    COLLECTION,
    CREST,
    DESK_SEAT,
    DESKS,
    ENDED,
    GUILD,
    GUILD_SEAT,
    HAND,
    HOME,
    OWNED,
    OWNER,
    PHASE,
    PLACEMENT,
    PLANKED,
    ROUND,
    SCORE,
    SCORING,
    SENT,
    STAFFED,
    STOCK,
    STOCKPILE,
)
from burgher.belfort.costs import BILL, BUILDABLE, DISCOUNTS, NO_DISCOUNT
from burgher.belfort.names import (
    ARCHITECTS,
    BANK,
    BLACKSMITH,
    CARDS,
    DISTRICTS,
    DWARF,
    ELF,
    FOREST,
    GATEHOUSE,
    GOLD,
    GOLD_MINE,
    GUILD_SYMBOL,
    GUILDS,
    INN,
    KEEP,
    KINDS,
    LIBRARY,
    MARKET,
    MASTER_DWARF,
    MASTER_ELF,
    METAL,
    MINE,
    PLANK_COUNT,
    PLANKS,
    PUB,
    QUARRY,
    STONE,
    STUFFS,
    SYMBOLS,
    TOWER,
    WOOD,
)
from burgher.belfort.state import City, empty_cells

Cells = Mapping[int, int]


def bare(players: int = 3, month: int = 5, phase: int = ACTIONS, cells: Cells | None = None) -> City:
    """A city in which nobody has anything: the fifth month of seven, with two scorings to come and two rounds after."""
    city = burgher.find("belfort").new(players, {"markers_needed": True})
    assert isinstance(city, City)
    for k, value in enumerate(empty_cells()):
        city.cells[k] = value
    city.cells[ROUND] = month
    city.cells[PHASE] = phase
    for seat in range(players):
        city.cells[CREST + seat] = seat
    for cell, value in (cells or {}).items():
        city.cells[cell] = value
    return city


def worth(city: City, /, **weights: float) -> float:
    """Of the first seat, with these weights, all others 0."""
    assert set(weights) <= set(NAMES)
    evaluator = BelfortEvaluator([weights.get(name, 0.0) for name in NAMES])
    found = evaluator.worth(city, 0)
    assert evaluator.worth(turned(city), 1) == pytest.approx(found), "it depends on where one sits"
    return found


OF_A_SEAT = {STOCK: STUFFS, SCORE: 1, OWNED: KINDS, HOME: KINDS, SENT: STUFFS * KINDS, CREST: 1}
OF_A_SEAT |= {HAND: CARDS, BUILT: CARDS, STAFFED: CARDS, PLANKED: PLANK_COUNT * KINDS}
SEATS_IN = {DESK_SEAT: DESKS, CAMP_SEAT: 3, GUILD_SEAT: DISTRICTS, OWNER: DISTRICTS * SYMBOLS}


def turned(city: City) -> City:
    """The same city, but the first two seats have changed places."""
    other = city.copy()
    assert isinstance(other, City)
    for first, size in OF_A_SEAT.items():
        for k in range(size):
            other.cells[first + k], other.cells[first + size + k] = city.cells[first + size + k], city.cells[first + k]
    for first, size in SEATS_IN.items():
        for k in range(first, first + size):
            if city.cells[k] in (0, 1):
                other.cells[k] = 1 - city.cells[k]
    return other


def held_in_wood(city: City, **weights: float) -> float:
    """What the first seat has, in pieces of wood."""
    return worth(city, material=1.0, **weights) / 2


def test_every_weight_has_its_name() -> None:
    assert len(NAMES) == COUNT


# --- at the end


def test_at_the_end_the_tie_break_counts_metal_twice() -> None:
    stock = {STOCK + WOOD: 1, STOCK + STONE: 2, STOCK + METAL: 4, STOCK + GOLD: 3, SCORE: 20}
    assert worth(bare(phase=ENDED, cells=stock)) == pytest.approx(20.14)


# --- majorities


def markers(district: int, *owners: int) -> dict[int, int]:
    return {OWNER + district * SYMBOLS + symbol: owner for symbol, owner in enumerate(owners)}


HALVES = {"sharpness": 0.4, "later": 0.5}


@pytest.mark.parametrize(
    ("owners", "points", "part"),
    [
        ((0,), 5, 1 / 2),
        ((0, 0, 1), 5, 4 / 6),
        ((0, 1), 3, 1 / 3),
        ((0, 1, 1, 2, 2, 2), 0, 1 / 15),
        ((0, 0, 1, 1, 2), 3, 4 / 10),
        ((1, 1), 0, 0),
    ],
)
def test_a_district_counts_partly_as_it_stands_and_partly_by_shares(
    owners: tuple[int, ...], points: int, part: float
) -> None:
    """Three play: two places score. The fifth month is scored, and so is the seventh."""
    city = bare(cells=markers(2, *owners))
    total = 5 + 3
    first = 0.7 * points + 0.3 * total * part
    rest = 0.2 * points + 0.8 * total * part
    assert worth(city, **HALVES) == pytest.approx(first + 0.5 * rest)


@pytest.mark.parametrize(
    ("month", "now", "later"), [(1, 0.4, 2), (3, 0.7, 2), (4, 0.4, 1), (5, 0.7, 1), (6, 0.4, 0), (7, 0.9, 0)]
)
def test_the_nearer_a_scoring_the_more_it_counts_as_it_stands(month: int, now: float, later: int) -> None:
    city = bare(month=month, cells=markers(0, 0, 0, 1))
    points, share = 5, 8 * 4 / 6
    first = now * points + (1 - now) * share
    rest = 0.2 * points + 0.8 * share
    assert worth(city, **HALVES) == pytest.approx(first + 0.5 * later * rest)


def test_workers_and_gnomes_have_majorities_of_their_own() -> None:
    """Elves: 3 to 2. Dwarves: 2 each. Gnomes: one alone."""
    owned = {OWNED + ELF: 2, OWNED + MASTER_ELF: 1, OWNED + KINDS + ELF: 2}
    owned |= {OWNED + DWARF: 2, OWNED + KINDS + DWARF: 2, STAFFED + PUB: 1}
    city = bare(month=6, cells=owned)
    assert worth(city, sharpness=1.0) == pytest.approx(3 + 1 + 3)
    assert worth(city) == pytest.approx(4 * (9 / 14 + 4 / 9 + 1 / 2))


def test_non_players_count_among_workers_but_not_among_gnomes() -> None:
    """Two play: each non-player counts as having 4 elves and 4 dwarves."""
    city = bare(2, month=6, cells={OWNED + ELF: 5, OWNED + DWARF: 1, STAFFED + PUB: 1})
    assert worth(city, sharpness=1.0) == pytest.approx(3 + 0 + 3)


def test_where_everybody_is_ranked_nothing_is_needed() -> None:
    """With the option, who has no marker comes after those who have."""
    city = burgher.find("belfort").new(3, {"markers_needed": False})
    assert isinstance(city, City)
    for k, value in enumerate(bare(month=6, cells=markers(0, 1)).cells):
        city.cells[k] = value
    # Seats 0 and 2 tie behind seat 1 in one district and all three everywhere else: rank 3 and rank 2.
    assert worth(city, sharpness=1.0) == pytest.approx(0 + 4 * 3 + 3 * 1)


# --- what builds


STOCKED = {STOCK + WOOD: 4, STOCK + STONE: 6, STOCK + METAL: 2, STOCK + GOLD: 5}


def test_material_counts_for_each_scoring_to_come() -> None:
    city = bare(month=4, cells={STOCK + WOOD: 4})
    assert worth(city, material=0.5) == pytest.approx(4.0)
    assert worth(bare(month=6, cells={STOCK + WOOD: 4}), material=0.5) == pytest.approx(2.0)


def test_a_pile_is_worth_less_and_less() -> None:
    city = bare(cells=STOCKED)
    assert held_in_wood(city) == pytest.approx(10.0)
    assert held_in_wood(city, metal=3.0, gold=7.0) == pytest.approx(10.0 + 6.0 + 35.0)
    hoarded = 4 / 1.2 + 6 / 1.3 + 3 * 2 / 1.1 + 7 * 5 / 1.25
    assert held_in_wood(city, metal=3.0, gold=7.0, hoard=0.5) == pytest.approx(hoarded)


@pytest.mark.parametrize(
    ("weights", "cells", "expected"),
    [
        # for each of two rounds to come
        ({"worker": 3.0}, {OWNED + ELF: 2, OWNED + MASTER_DWARF: 1}, 2 * 3 * 3.0),
        ({"master": 3.0}, {HOME + MASTER_ELF: 1, HOME + MASTER_DWARF: 2, HOME + ELF: 4}, 2 * 3 * 3.0),
        ({"gold": 3.0}, {BUILT + PUB: 2}, 2 * 2 * 3.0),
        ({"gold": 3.0}, {STAFFED + BANK: 2}, 2 * 2 * 3.0),
        ({}, {STAFFED + BLACKSMITH: 1}, 2 * 0.5),
        ({}, {STAFFED + MARKET: 1}, 2 * 0.5),
        ({}, {STAFFED + LIBRARY: 1}, 2 * 0.6),
        ({"open_plank": 3.0}, {BUILT + BLACKSMITH: 1, BUILT + MARKET: 1}, 2 * 3.0 * 2),
        ({"open_plank": 3.0}, {BUILT + LIBRARY: 1}, 2 * 3.0 * 0.5),
        ({"open_plank": 3.0}, {STAFFED + TOWER: 1, STAFFED + INN: 1}, 2 * 3.0 * 3),
        ({"guild_owned": 3.0, "gold": 2.0}, markers(1, *([-1] * GUILD_SYMBOL), 0), 2 * 3.0 * 2.0),
        # once
        ({"gnome": 3.0}, {STAFFED + PUB: 1, STAFFED + KEEP: 1}, 6.0),
        ({"crest_step": 3.0}, {CREST: 1}, 6.0),
        ({"crest_step": 3.0}, {CREST: 0}, 9.0),
        ({"card": 3.0}, {HAND + PUB: 1}, 3.0 / 1.12),
        ({"card": 3.0}, {HAND + PUB: 2}, 3.0 * 1.6 / 1.24),
        ({"card": 3.0, "card_keep": 2.0}, {HAND + KEEP: 1, HAND + PUB: 1}, 3.0 * 4 / 1.24),
        ({"card": 3.0}, {HAND + GATEHOUSE: 1}, 3.0 * 1.3 / 1.12),
    ],
)
def test_what_is_held(weights: dict[str, float], cells: dict[int, int], expected: float) -> None:
    city = bare(cells=cells)
    scored = worth(city, **weights)
    assert worth(city, material=1.0, **weights) - scored == pytest.approx(2 * expected)


@pytest.mark.parametrize(("score", "tax"), [(0, 0), (5, 0), (6, 1), (15, 2), (16, 3)])
def test_taxes_of_the_rounds_to_come_cost_gold(score: int, tax: int) -> None:
    city = bare(cells={SCORE: score})
    paid = 0.5 * 2 * 3.0 * 2 * tax
    assert worth(city, material=1.0, gold=3.0, tax=0.5) == pytest.approx(score - paid)


# --- workers that are out


def sent(seat: int, area: int, **kinds: int) -> dict[int, int]:
    number = {"elf": ELF, "master_elf": MASTER_ELF, "dwarf": DWARF, "master_dwarf": MASTER_DWARF}
    return {SENT + (seat * STUFFS + area) * KINDS + number[kind]: count for kind, count in kinds.items()}


@pytest.mark.parametrize(
    ("weights", "cells", "expected"),
    [
        ({"unplaced": 3.0}, {HOME + ELF: 2, HOME + DWARF: 1}, 9.0),
        ({"unplaced": 3.0}, {HOME + MASTER_ELF: 1, HOME + MASTER_DWARF: 1}, 9.0),
        ({"worker": 3.0}, {DESK_SEAT: 0, DESK_SEAT + 2: 0}, 2 * 2 * 3.0),
        ({"camp": 3.0}, {CAMP_SEAT: 0, CREST: 2}, 6.0),
        ({"camp": 3.0}, {CAMP_SEAT + 2: 0, CREST: 1}, 1.0),
        ({}, sent(0, FOREST, elf=2, master_dwarf=1), 4.0),
        ({"bonus": 0.5}, sent(0, QUARRY, elf=1), 1.5),
        ({"bonus": 0.5}, sent(0, QUARRY, elf=1) | sent(1, QUARRY, dwarf=1), 1.0),
        ({"bonus": 0.5}, sent(0, QUARRY, elf=1) | sent(1, QUARRY, dwarf=2), 1.0),
        ({"metal": 3.0, "bonus": 0.5}, sent(0, MINE, elf=2, dwarf=1), 3.0 * 1.5),
        ({"metal": 3.0}, sent(0, MINE, elf=2), 0.0),
        ({"gold": 3.0}, sent(0, GOLD_MINE, elf=1, master_elf=1), 9.0),
    ],
)
def test_what_workers_that_were_placed_will_bring(
    weights: dict[str, float], cells: dict[int, int], expected: float
) -> None:
    assert held_in_wood(bare(phase=PLACEMENT, cells=cells), **weights) == pytest.approx(expected)
    # It has come once it is collected.
    assert held_in_wood(bare(phase=COLLECTION, cells=cells), **weights) == 0.0


@pytest.mark.parametrize("guild", [name for name in GUILDS if name != "architects"])
def test_a_guilds_plank_has_a_weight_of_its_own(guild: str) -> None:
    cells = {GUILD + 3: GUILDS.index(guild), GUILD_SEAT + 3: 0}
    assert held_in_wood(bare(cells=cells), **{f"at_{guild}": 3.0}) == pytest.approx(3.0)
    assert held_in_wood(bare(phase=SCORING, cells=cells), **{f"at_{guild}": 3.0}) == 0.0


def test_the_architects_need_something_to_build() -> None:
    cells = {GUILD + 3: ARCHITECTS, GUILD_SEAT + 3: 0}
    assert held_in_wood(bare(cells=cells), at_architects=3.0) == 0.0
    cells |= {STOCK + WOOD: 3, STOCK + STONE: 3}
    assert held_in_wood(bare(cells=cells), at_architects=3.0) == pytest.approx(6.0 + 3.0)


def planked(name: str, *workers: int) -> dict[int, int]:
    return {PLANKED + PLANKS.index(name) * KINDS + kind: count for kind, count in enumerate(workers)}


@pytest.mark.parametrize(
    ("weights", "cells", "expected"),
    [
        ({"worker": 3.0}, planked("inn", 1, 1), 2 * 2 * 3.0),
        ({"metal": 3.0}, planked("blacksmith", 1, 0, 1, 1), 9.0),
        ({"gold": 3.0}, planked("market", 1), 6.0),
        ({"at_library": 3.0}, planked("library", 0, 0, 2), 6.0),
        ({"at_tower": 3.0}, planked("tower", 2) | {BUILT + INN: 1, STOCKPILE: 5}, 3.0),
        ({"at_tower": 3.0}, planked("tower", 1) | {BUILT + INN: 2, STOCKPILE: 5}, 3.0),
    ],
)
def test_what_the_planks_of_own_properties_will_bring(
    weights: dict[str, float], cells: dict[int, int], expected: float
) -> None:
    assert held_in_wood(bare(cells=cells), **weights) == pytest.approx(expected)
    assert held_in_wood(bare(phase=SCORING, cells=cells), **weights) == 0.0


def test_a_gnome_may_go_onto_a_property_that_can_be_built_first() -> None:
    cells = planked("tower", 1) | {HAND + PUB: 1, STOCK + WOOD: 2, STOCK + STONE: 3, STOCKPILE: 5}
    assert held_in_wood(bare(cells=cells), at_tower=3.0) == pytest.approx(5.0 + 3.0)
    assert held_in_wood(bare(cells=cells | {STOCK + WOOD: 1}), at_tower=3.0) == pytest.approx(4.0)


# --- what is within reach


def test_everybody_at_home_brings_a_piece_and_a_master_two() -> None:
    home = {HOME + ELF: 1, HOME + MASTER_ELF: 1, HOME + DWARF: 2, HOME + MASTER_DWARF: 1}
    assert helpers(bare(phase=PLACEMENT, cells=home), 0) == 3 + 2 * 2
    assert helpers(bare(phase=COLLECTION, cells=home), 0) == 0


def test_what_was_sent_for_is_as_good_as_there() -> None:
    cells = {STOCK + METAL: 1} | sent(0, MINE, elf=2, dwarf=2)
    assert held(bare(phase=PLACEMENT, cells=cells), 0, METAL) == 3
    assert held(bare(phase=COLLECTION, cells=cells), 0, METAL) == 1


@pytest.mark.parametrize(
    ("stock", "workers", "enough"),
    [((2, 3, 0, 0), 0, True), ((2, 2, 0, 0), 0, False), ((2, 2, 0, 0), 1, True), ((1, 1, 0, 0), 2, False)],
)
def test_a_pub_takes_two_wood_and_three_stone(stock: tuple[int, ...], workers: int, enough: bool) -> None:
    cells = {STOCK + stuff: count for stuff, count in enumerate(stock)} | {HOME + ELF: workers}
    assert is_within_reach(bare(phase=PLACEMENT, cells=cells), 0, PUB, NO_DISCOUNT) == enough


@pytest.mark.parametrize("stuff", [WOOD, STONE, METAL, GOLD])
def test_each_piece_that_is_missing_takes_a_worker_and_a_metal_two(stuff: int) -> None:
    """A keep, and a guild: whatever they cost, one piece less is one worker more."""
    city = bare(phase=PLACEMENT)
    for what in range(BUILDABLE):
        cost = int(city.rules.bills[what * DISCOUNTS * BILL + stuff])
        rich = bare(phase=PLACEMENT, cells={STOCK + k: 9 for k in range(STUFFS)})
        assert is_within_reach(rich, 0, what, NO_DISCOUNT)
        if cost > 0:
            rich.cells[STOCK + stuff] = cost - 1
            assert not is_within_reach(rich, 0, what, NO_DISCOUNT)
            rich.cells[HOME + ELF] = 2 if stuff == METAL else 1
            assert is_within_reach(rich, 0, what, NO_DISCOUNT)
            rich.cells[HOME + ELF] -= 1
            assert not is_within_reach(rich, 0, what, NO_DISCOUNT)


def test_some_pieces_may_be_wood_or_stone() -> None:
    bills = bare().rules.bills
    for what in range(BUILDABLE):
        wood, stone, metal, gold, either = (int(bills[what * DISCOUNTS * BILL + k]) for k in range(BILL))
        for more_wood in range(either + 1):
            stock = {STOCK + WOOD: wood + more_wood, STOCK + STONE: stone + either - more_wood}
            city = bare(cells=stock | {STOCK + METAL: metal, STOCK + GOLD: gold})
            assert is_within_reach(city, 0, what, NO_DISCOUNT)
            for stuff in (WOOD, STONE):
                if city.cells[STOCK + stuff] > 0:
                    city.cells[STOCK + stuff] -= 1
                    assert not is_within_reach(city, 0, what, NO_DISCOUNT)
                    city.cells[STOCK + stuff] += 1


def test_architects_spare_a_metal_or_two_pieces() -> None:
    """With a wall's six pieces less two there is something to build; with less there is not."""
    assert not can_use_architects(bare(cells={STOCK + WOOD: 1}), 0)
    assert can_use_architects(bare(cells={STOCK + WOOD: 3, STOCK + STONE: 3}), 0)


def test_the_more_scorings_to_come_the_more_points_leave_the_game_open() -> None:
    evaluator = BelfortEvaluator([0.0] * COUNT)
    for month, spread in ((1, 11.0), (4, 8.0), (6, 5.0), (7, 5.0)):
        assert evaluator.spread(bare(month=month)) == pytest.approx(spread)
    assert evaluator.pause(bare(month=4)) == 4
