"""Why one way is better: what the rules count and nothing else, the seat's own things before those of others."""

from __future__ import annotations

from typing import Any

import pytest

import burgher
from burgher.analysis import Coach
from burgher.analysis.judges import judge_for
from burgher.analysis.looking import Future, Looker
from burgher.analysis.reasons import Case, Explanation, differences
from burgher.belfort.cells import HAND as BELFORT_HAND
from burgher.belfort.cells import OWNED, OWNER, STOCK
from burgher.belfort.faces.quantities import lead, leads, payable
from burgher.belfort.names import CARDS, DISTRICTS, ELF, KINDS, NOBODY, STUFFS, SYMBOLS
from burgher.core.chance import Random
from burgher.core.state import State
from burgher.nobility.cells import HAND, STORE
from burgher.nobility.faces.quantities import fitting, ready
from burgher.nobility.names import GOOD_COUNT, HAND_SPACES
from burgher.nobility.settlers import goods_wanted
from tests.bots.positions import reached, seen

WORLDS = 6


def explained(game: str, root: State, first: State, second: State) -> Explanation | None:
    """Two ways that lead to these positions in every world."""

    def futures(state: State) -> list[Future]:
        return [Future(state.copy(), Random(k), int(root.seat), True, int(root.round)) for k in range(WORLDS)]

    looker = Looker(judge_for("evaluator", game))
    (found,) = differences(looker, burgher.find(game), [Case(root, futures(first), futures(second))], 0)
    return found


def in_the_next_round(game: str) -> tuple[State, Any]:
    """A position, and one of the round after it in which nothing is left of it but the seat."""
    root = reached(game, 3, "reasons", 40)
    after = root.copy()
    dice = Random("on")
    while after.round == root.round:
        legal = after.legal(True)
        after.step(legal[dice.below(len(legal))], dice)
    return root, after


def test_what_others_have_is_told_where_nothing_of_ones_own_differs() -> None:
    root, after = in_the_next_round("belfort")
    other = (int(root.seat) + 1) % 3
    second = after.copy()
    second.cells[BELFORT_HAND + other * CARDS] += 2
    found = explained("belfort", root, after, second)
    assert found is not None
    told = found.json()["reasons"]
    assert told == [
        {
            "id": "counts-less",
            "args": {
                "what": {"id": "quantity-of", "args": {"what": {"id": "quantity-hand", "args": {}}, "seat": other}},
                "amount": 2,
            },
        }
    ]
    # It is no reason by which an exercise would convince.
    assert not found.convinces
    # What is one's own comes first, and then nothing is said of the others.
    better = after.copy()
    better.cells[STOCK + int(root.seat) * STUFFS] += 6
    own = explained("belfort", root, better, second)
    assert own is not None
    assert own.convinces
    assert "quantity-of" not in str(own.json())


def test_what_is_left_because_less_was_built_is_no_reason() -> None:
    """Wood that was not built with speaks for nothing, and wood that was, not against the building."""
    root, after = in_the_next_round("belfort")
    seat = int(root.seat)
    spared, built = after.copy(), after.copy()
    spared.cells[STOCK + seat * STUFFS] += 6
    free = next(k for k in range(DISTRICTS * SYMBOLS) if built.cells[OWNER + k] == NOBODY)
    built.cells[OWNER + free] = seat
    assert explained("belfort", root, spared, built) is None
    told = explained("belfort", root, built, spared)
    assert told is not None
    assert "quantity-markers" in str(told.json())
    assert "quantity-wood" not in str(told.json())
    # Nor where somebody fewer gathers.
    hired = after.copy()
    hired.cells[OWNED + seat * KINDS + ELF] += 1
    assert explained("belfort", root, spared, hired) is None
    told = explained("belfort", root, hired, spared)
    assert told is not None
    assert "quantity-workers" in str(told.json())
    assert "quantity-wood" not in str(told.json())
    # Where nothing else differs, it is a gain.
    gained = explained("belfort", root, spared, after)
    assert gained is not None
    assert "quantity-wood" in str(gained.json())


@pytest.mark.parametrize("game", burgher.names())
def test_what_a_quantity_is_left_from_is_counted(game: str) -> None:
    quantities = burgher.find(game).quantities()
    names = {one.name for one in quantities}
    for one in quantities:
        assert set(one.left_from) < names, one.name


def test_where_nothing_differs_nothing_is_told() -> None:
    root, after = in_the_next_round("nobility")
    assert explained("nobility", root, after, after) is None


def test_districts_in_which_one_is_ahead() -> None:
    _, after = in_the_next_round("belfort")
    for k in range(DISTRICTS * SYMBOLS):
        after.cells[OWNER + k] = NOBODY
    assert leads(after, 0) == 0.0
    after.cells[OWNER] = 0
    assert [leads(after, seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    # With as many for somebody else nobody is ahead.
    after.cells[OWNER + 1] = 2
    assert [lead(after, seat, 0) for seat in range(3)] == [0, -1, 0]
    assert leads(after, 0) == 0.0


def test_cards_that_can_be_paid_each_by_itself() -> None:
    _, after = in_the_next_round("belfort")
    for card in range(CARDS):
        after.cells[BELFORT_HAND + card] = 1
    for stuff in range(STUFFS):
        after.cells[STOCK + stuff] = 0
    assert payable(after, 0) == 0.0
    for stuff in range(STUFFS):
        after.cells[STOCK + stuff] = 9
    assert payable(after, 0) == CARDS


def test_goods_that_settlers_ask_for() -> None:
    _, town = in_the_next_round("nobility")
    for k in range(HAND_SPACES):
        town.cells[HAND + k] = -1
    for good in range(GOOD_COUNT):
        town.cells[STORE + good] = 9
    assert (ready(town, 0), fitting(town, 0)) == (0.0, 0.0)
    town.cells[HAND] = 0
    wanted = goods_wanted(town, 0)
    assert ready(town, 0) == 1.0
    # Only so many of a good may be given.
    assert len(wanted) * town.rules.most_of_a_good <= fitting(town, 0) <= len(wanted) * town.rules.most_of_a_good + 1
    town.cells[STORE + wanted[0]] = 0
    assert ready(town, 0) == 0.0
    for good in range(GOOD_COUNT):
        town.cells[STORE + good] = int(good not in wanted)
    assert fitting(town, 0) == 0.0


@pytest.mark.parametrize("game", ["belfort", "nobility"])
def test_who_has_no_time_left_is_answered_without_reasons(game: str) -> None:
    state = reached(game, 3, "hint", 20, choices=4)
    hint = Coach("evaluator", seen(game, state), "late", 0.0).hint()
    assert hint.choices
    assert all(choice.why is None for choice in hint.choices)


def test_moves_that_are_worth_the_same_are_called_so() -> None:
    """Dice with the same number of pips would do: of two equal moves nobody is told that one shows its worth later."""
    equal = 0
    for steps in range(20, 120, 10):
        hint = Coach(
            "evaluator", seen("nobility", reached("nobility", 2, "equal", steps, choices=3)), "x", 3600.0
        ).hint()
        for k, choice in enumerate(hint.choices):
            other = hint.choices[1 if k == 0 else 0]
            if choice.why is None:
                # The first was compared with it, and nothing spoke for it.
                assert k == 1
            elif choice.why.reasons[0].id == "why-equal":
                equal += 1
                assert abs(choice.worth - other.worth) < 0.01
            elif choice.why.is_bare:
                assert abs(choice.worth - other.worth) >= 0.01
    assert equal > 0
