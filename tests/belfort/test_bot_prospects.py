"""A plank in Belfort is worth nothing to a bot when there will be nothing to do there."""

from __future__ import annotations

import pytest

from burgher.belfort.bot.habits import weigh_actions
from burgher.belfort.bot.prospects import can_use_architects, gnomes_wanted
from burgher.belfort.cells import (
    BUILT,
    GUILD,
    GUILD_SEAT,
    HAND,
    HOME,
    PHASE,
    PLACEMENT,
    PLANKED,
    SENT,
    STAFFED,
    STOCK,
    STOCKPILE,
)
from burgher.belfort.language import ACTIONS
from burgher.belfort.names import (
    ARCHITECTS,
    CARDS,
    DISTRICTS,
    DWARF,
    ELF,
    INN,
    KINDS,
    MASTER_DWARF,
    MINE,
    NOBODY,
    PLANK_COUNT,
    STONE,
    STUFFS,
    WOOD,
)
from burgher.belfort.placement import SEND
from burgher.belfort.state import City
from burgher.bots.evaluator import numbers
from burgher.bots.evaluators import evaluator_for
from burgher.core.moves import Moves
from tests.bots.positions import reached


@pytest.fixture
def poor() -> City:
    """Seat 0 has nothing at all, in the middle of a placement."""
    city = reached("belfort", 3, "prospects", 40)
    assert isinstance(city, City)
    while city.cells[PHASE] != PLACEMENT:
        legal = city.legal(True)
        city.apply(legal[0] if legal else city.outcomes()[0][0])
    for first, count in ((STOCK, STUFFS), (HAND, CARDS), (BUILT, CARDS), (STAFFED, CARDS), (HOME, KINDS)):
        for k in range(count):
            city.cells[first + k] = 0
    for first, count in ((SENT, 4 * KINDS), (PLANKED, PLANK_COUNT * KINDS)):
        for k in range(count):
            city.cells[first + k] = 0
    for district in range(DISTRICTS):
        if city.cells[GUILD_SEAT + district] == 0:
            city.cells[GUILD_SEAT + district] = NOBODY
    return city


def test_a_gnome_needs_a_lock(poor: City) -> None:
    assert gnomes_wanted(poor, 0) == 0
    poor.cells[BUILT + INN] = 1
    assert gnomes_wanted(poor, 0) == 1
    poor.cells[STAFFED + INN] = 1
    assert gnomes_wanted(poor, 0) == 0


def test_a_lock_needs_a_gnome(poor: City) -> None:
    poor.cells[BUILT + INN] = 1
    poor.cells[STOCKPILE] = 0
    assert gnomes_wanted(poor, 0) == 0


def test_a_card_that_can_be_built_brings_a_lock(poor: City) -> None:
    poor.cells[HAND + INN] = 1
    assert gnomes_wanted(poor, 0) == 0
    for stuff in range(STUFFS):
        poor.cells[STOCK + stuff] = 9
    assert gnomes_wanted(poor, 0) == 1


def test_workers_will_bring_what_is_missing(poor: City) -> None:
    assert not can_use_architects(poor, 0)
    sent = poor.copy()
    assert isinstance(sent, City)
    for stuff in (WOOD, STONE):
        sent.cells[SENT + stuff * KINDS] = 4
    assert can_use_architects(sent, 0)
    poor.cells[HOME] = 8
    assert can_use_architects(poor, 0)


def test_the_tower_without_a_lock_is_worth_nothing(poor: City) -> None:
    evaluator = evaluator_for("own", "belfort")
    before = evaluator.worth(poor, 0)
    poor.cells[PLANKED] = 1
    assert evaluator.worth(poor, 0) == before
    poor.cells[BUILT + INN] = 1
    with_lock = evaluator.worth(poor, 0)
    poor.cells[PLANKED] = 0
    assert with_lock > evaluator.worth(poor, 0)


def test_the_architects_without_materials_are_worth_nothing(poor: City) -> None:
    evaluator = evaluator_for("own", "belfort")
    before = evaluator.worth(poor, 0)
    poor.cells[GUILD] = ARCHITECTS
    poor.cells[GUILD_SEAT] = 0
    assert evaluator.worth(poor, 0) == before
    poor.cells[HOME] = 8
    helped = evaluator.worth(poor, 0)
    poor.cells[GUILD_SEAT] = NOBODY
    assert helped > evaluator.worth(poor, 0)


@pytest.mark.parametrize(
    ("there", "home", "weights"),
    [
        ({}, {ELF: 1, DWARF: 1}, {"elf": 1.0, "dwarf": 1.0}),
        ({ELF: 1}, {ELF: 1, DWARF: 1}, {"elf": 0.2, "dwarf": 3.0}),
        ({MASTER_DWARF: 1, ELF: 1}, {ELF: 1}, {"elf": 3.0}),
        ({ELF: 1}, {DWARF: 1, ELF: 2, MASTER_DWARF: 1}, {"elf": 1.0, "dwarf": 3.0}),
        ({}, {DWARF: 2}, {"dwarf": 0.2}),
    ],
)
def test_a_playout_seldom_sends_to_the_mine_alone(
    poor: City, there: dict[int, int], home: dict[int, int], weights: dict[str, float]
) -> None:
    for at, workers in ((SENT + MINE * KINDS, there), (HOME, home)):
        for kind, count in workers.items():
            poor.cells[at + kind] = count
    poor.depth = 0
    SEND.ask(poor, 0)
    moves = Moves()
    for worker in weights:
        moves.add(ACTIONS.find(f"send {worker} mine").index)
    found = numbers(moves.count)
    weigh_actions(poor, moves, found)
    assert list(found) == list(weights.values())
