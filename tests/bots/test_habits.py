"""What a sensible player probably does: how much likelier one action is than another, in playouts and in the tree."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import burgher
from burgher.belfort import cells as city_cells
from burgher.belfort.bot.habits import weigh_actions as weigh_in_belfort
from burgher.belfort.state import City
from burgher.bots.evaluator import numbers
from burgher.core.moves import Moves
from burgher.nobility import cells as town_cells
from burgher.nobility.bot.habits import weigh_actions as weigh_in_nobility
from burgher.nobility.state import Town, empty_cells


def offered(game: str, texts: Iterable[str]) -> Moves:
    moves = Moves()
    for text in texts:
        moves.add(burgher.find(game).actions.find(text).index)
    return moves


@pytest.fixture
def city() -> City:
    """Belfort for three before anything was done: the first seat has the first crest, the second the second."""
    state = burgher.find("belfort").new(3)
    assert isinstance(state, City)
    state.seat = 1
    state.cells[city_cells.ROUND] = 3
    for seat in range(3):
        state.cells[city_cells.CREST + seat] = seat
    return state


@pytest.fixture
def town() -> Town:
    """Rise to Nobility for three in the third round, with nothing anywhere."""
    state = burgher.find("nobility").new(3)
    assert isinstance(state, Town)
    for k, value in enumerate(empty_cells()):
        state.cells[k] = value
    state.seat = 1
    state.cells[town_cells.ROUND] = 3
    return state


def in_belfort(city: City, text: str) -> float:
    weights = numbers(1)
    weigh_in_belfort(city, offered("belfort", [text]), weights)
    return float(weights[0])


def in_nobility(town: Town, text: str) -> float:
    weights = numbers(1)
    weigh_in_nobility(town, offered("nobility", [text]), weights)
    return float(weights[0])


@pytest.mark.parametrize(
    ("text", "weight"),
    [
        ("place elf recruiter", 8.0),
        ("place master_elf recruiter", 1.6),
        ("place dwarf camp", 0.7),
        ("place elf merchants", 4.0),
        ("place elf spies", 4.0),
        ("place elf tower", 6.0),
        ("place master_dwarf library", 1.2),
        ("pass", 1.0),
        ("send elf forest", 1.0),
        ("crest 1", 4.0),
        ("crest 2", 1.0),
        ("crest 3", 1.0),
        ("build pub 3", 30.0),
        ("build keep 2", 40.0),
        ("use masons", 30.0),
        ("reclaim masons", 0.05),
        ("buy wood", 0.6),
        ("staff pub", 12.0),
        ("gnome bank", 20.0),
        ("recruit elf", 2.0),
        ("take pub", 1.5),
        ("take keep", 3.0),
        ("discard pub", 1.0),
        ("discard keep", 0.3),
        ("end", 1.5),
        ("steal wood 1", 4.0),
        ("swap pub 1", 1.0),
        ("mark gatehouse 1 before", 2.0),
        ("pay wood", 2.0),
        ("sell metal", 0.6),
        ("done", 0.3),
        ("block merchants", 1.0),
    ],
)
def test_belfort(city: City, text: str, weight: float) -> None:
    assert in_belfort(city, text) == pytest.approx(weight)


def test_late_in_belfort_nobody_recruits(city: City) -> None:
    city.cells[city_cells.ROUND] = city.rules.rounds - 1
    assert in_belfort(city, "place elf recruiter") == pytest.approx(0.3)
    city.cells[city_cells.ROUND] = city.rules.rounds - 2
    assert in_belfort(city, "place elf recruiter") == pytest.approx(8.0)


@pytest.mark.parametrize(
    ("own", "others", "weight"), [(0, 0, 30.0), (0, 1, 30.0), (0, 2, 15.0), (1, 0, 15.0), (2, 0, 15.0), (3, 0, 8.0)]
)
def test_a_marker_that_changes_a_majority_is_the_likeliest(city: City, own: int, others: int, weight: float) -> None:
    first = city_cells.OWNER + 2 * city_cells.SYMBOLS
    for symbol in range(own):
        city.cells[first + symbol] = 1
    for symbol in range(others):
        city.cells[first + 5 + symbol] = 2
    assert in_belfort(city, "build pub 3") == weight
    assert in_belfort(city, "build wall 3") == weight
    assert in_belfort(city, "build gatehouse 3 before") == weight
    assert in_belfort(city, "build gatehouse 3 after") == weight
    assert in_belfort(city, "build pub 4") == 30.0


@pytest.mark.parametrize(
    ("text", "weight"),
    [
        ("die 3", 6.0),
        ("modify 3 4", 0.3),
        ("complete s01", 60.0),
        ("sell workshop scholars 1", 0.02),
        ("pass", 0.15),
        ("end", 2.0),
        ("visit tavern", 8.0),
        ("visit yard", 1.0),
        ("visit scholars", 1.0),
        ("visit hall", 14.0),
        ("visit port", 3.0),
        ("visit clerk", 0.7),
        ("visit castle", 6.0),
        ("visit board", 0.2),
        ("visit council elf", 25.0),
        ("visit desk top", 12.0),
        ("visit commission d01", 8.0),
        ("take s05", 2.0),
        ("discard s05", 1.0),
        ("pay 3 books", 9.0),
        ("use coin", 5.0),
        ("reroll 3", 0.3),
        ("purchase books", 1.5),
        ("swap books artwork", 0.4),
        ("decline", 0.5),
        ("buy 3", 18.0),
        ("apprentice", 20.0),
        ("move scholars", 0.4),
        ("recall scholars", 0.4),
        ("build 1", 1.5),
        ("gain books", 1.5),
    ],
)
def test_nobility(town: Town, text: str, weight: float) -> None:
    assert in_nobility(town, text) == pytest.approx(weight)


def test_a_visit_depends_on_what_is_there(town: Town) -> None:
    c, seat = town.cells, town.seat
    c[town_cells.HAND + seat * town_cells.HAND_SPACES] = 1
    assert in_nobility(town, "visit tavern") == 8.0
    assert in_nobility(town, "visit yard") == 8.0
    c[town_cells.HAND + seat * town_cells.HAND_SPACES + 1] = 2
    assert in_nobility(town, "visit tavern") == 1.0
    c[town_cells.PLATFORM + seat] = 1
    assert in_nobility(town, "visit yard") == 1.0
    c[town_cells.WORKERS + seat] = 1
    assert in_nobility(town, "visit scholars") == 6.0
    c[town_cells.WORKERS + seat] = 0
    c[town_cells.COINS + seat] = 1
    assert in_nobility(town, "visit scholars") == 6.0
    c[town_cells.COINS + seat] = 2
    assert in_nobility(town, "visit port") == 3.0
    c[town_cells.COINS + seat] = 3
    assert in_nobility(town, "visit port") == 0.7
    c[town_cells.REPUTATION + seat] = 14
    assert in_nobility(town, "visit castle") == 6.0
    c[town_cells.REPUTATION + seat] = 15
    assert in_nobility(town, "visit castle") == 1.5
    c[town_cells.ROUND] = town.rules.rounds - 1
    assert in_nobility(town, "visit castle") == 0.2
    assert in_nobility(town, "visit tavern") == 0.3
