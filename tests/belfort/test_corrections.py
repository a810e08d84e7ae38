"""How corrected components play: other costs and what the architects spare of them, another calendar, more locks."""

from typing import Any

import pytest

import burgher
from tests.belfort.table import gold, legal, play, refused, stock, table

BELFORT = burgher.find("belfort")


def corrected(**tables: Any) -> Any:
    return BELFORT.corrected(tables, "mine")


def position_with(setup: Any, **tables: Any) -> dict[str, object]:
    """A position to load with corrected components."""
    pieces = corrected(**tables)
    return setup.position(3, "turn", 0) | {"components": pieces.json()}


def test_a_corrected_cost_is_paid() -> None:
    position = position_with(table(3).stock(0, wood=1, stone=3), wall={"cost": {"wood": 1}})
    match = burgher.load(position)
    play(match, "build wall 1")
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0}


def test_a_cost_may_have_gold() -> None:
    setup = table(3).stock(0, wood=3, stone=3, gold=1)
    match = burgher.load(position_with(setup, wall={"cost": {"gold": 2}}))
    assert refused(match, "build wall 1") == "why-too-little-gold"
    match = burgher.load(position_with(setup.stock(0, wood=3, stone=3, gold=2), wall={"cost": {"gold": 2}}))
    play(match, "build wall 1")
    assert gold(match, 0) == 0


@pytest.mark.parametrize(
    ("cost", "discounts"),
    [
        ({"wood": 2}, {"discount wood+wood"}),
        ({"stone": 2}, {"discount stone+stone"}),
        ({"wood": 1, "stone": 1}, {"discount wood+stone"}),
        ({"metal": 2}, {"discount metal"}),
        ({"ws": 2}, {"discount wood+stone"}),
        ({"wood": 1}, {"discount wood+stone"}),
        ({"ws": 1}, {"discount wood+stone"}),
        ({"ws": 2, "metal": 1}, {"discount metal", "discount wood+stone"}),
        ({"wood": 1, "ws": 1, "stone": 1}, {"discount wood+wood", "discount wood+stone", "discount stone+stone"}),
        ({"wood": 1, "ws": 1}, {"discount wood+stone"}),
        ({"stone": 1, "ws": 1}, {"discount wood+stone"}),
        ({"wood": 2, "ws": 1}, {"discount wood+wood", "discount wood+stone"}),
    ],
)
def test_discounts_of_other_costs(cost: dict[str, int], discounts: set[str]) -> None:
    """Each discount that leaves another bill is offered once; a single one is taken without a question."""
    costs = {"wood": 0, "stone": 0} | cost
    setup = table(3).stock(0, wood=5, stone=5, metal=5).at(0, "elf", "architects")
    match = burgher.load(position_with(setup, wall={"cost": costs}))
    play(match, "use architects", "build wall 1")
    found = legal(match, "discount")
    assert found == (discounts if len(discounts) > 1 else set())


def test_a_cost_that_has_nothing_to_spare_is_paid_in_full() -> None:
    setup = table(3).stock(0, gold=3).at(0, "elf", "architects")
    match = burgher.load(position_with(setup, wall={"cost": {"wood": 0, "stone": 0, "gold": 3}}))
    play(match, "use architects", "build wall 1")
    assert gold(match, 0) == 0


def test_another_calendar() -> None:
    pieces = corrected(calendar={"seasons": {"spring": 1, "summer": 1, "autumn": 1}})
    match = burgher.Match("belfort", 3, seed=1, components=pieces)
    scored = set()
    while not match.over:
        before = match.state.round
        actions = list(match.legal)
        match.play(actions[len(match.steps) % len(actions)])
        if match.state.round != before or match.over:
            scored.add((before, sum(match.scores) > 0))
    assert max(month for month, _ in scored) == 3
    assert (1, True) in scored


def test_a_market_with_three_locks() -> None:
    setup = table(3).built(0, market=1).staffed(0, market=2).stock(0, gold=3)
    match = burgher.load(position_with(setup, properties={"market": {"locks": 3}}))
    play(match, "staff market")
    assert gold(match, 0) == 0
