"""What the bots see in the Chancery, and in what can still be done in the last round."""

from __future__ import annotations

import pytest

import burgher
from burgher.bots.evaluators import evaluator_for
from burgher.core.state import State
from burgher.nobility import codes
from burgher.nobility.bot import BOT
from burgher.nobility.bot.chancery import expected_points
from burgher.nobility.bot.worth import COUNT, NAMES
from burgher.nobility.cells import (
    CITY_TOKEN,
    COINS,
    DESK,
    DICE,
    HAND,
    MASTER,
    PLATFORM,
    REPUTATION,
    ROUND,
    STORE,
    TILE_CARD,
    TILE_FILLED,
    TILE_SEAT,
    USED,
)
from burgher.nobility.names import (
    COMMISSIONS,
    DICE_TILE_COUNT,
    FACES,
    GOOD_COUNT,
    HAND_SPACES,
    TILE_FIELDS,
    WORKSHOP_SPACES,
)
from burgher.nobility.state import Town

SEAT = 0


def town(current: int, seed: str = "1") -> Town:
    """A first turn of the first seat, with the Chancery, but in this round."""
    state = burgher.find("nobility").new(3, {"chancery": True})
    random = burgher.Random(seed)
    state.settle(random)
    while state.phase != "actions" or state.seat != SEAT:
        state.step(state.legal(True)[0], random)
    assert isinstance(state, Town)
    state.cells[ROUND] = current
    return state


def worth(state: State) -> float:
    return evaluator_for("own", "nobility").worth(state, SEAT)


def own_tile(state: Town) -> int:
    return next(tile for tile in range(DICE_TILE_COUNT) if state.cells[TILE_SEAT + tile] == SEAT)


def test_every_weight_has_its_name() -> None:
    assert len(NAMES) == COUNT == len(BOT.weights())


@pytest.mark.parametrize("current", [2, 6, 9])
def test_each_field_filled_brings_a_commission_nearer(current: int) -> None:
    state = town(current)
    tile = own_tile(state)
    # Ten points for twenty steps of reputation: worth its dice.
    state.cells[TILE_CARD + tile] = COMMISSIONS.index("v18")
    state.cells[REPUTATION + SEAT] = 22
    found = [worth(state)]
    for field in range(TILE_FIELDS):
        state.cells[TILE_FILLED + tile * TILE_FIELDS + field] = CITY_TOKEN
        found.append(worth(state))
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_a_commission_that_cannot_be_filled_any_more_promises_nothing() -> None:
    state = town(10)
    tile = own_tile(state)
    state.cells[TILE_CARD + tile] = COMMISSIONS.index("v18")
    for face in range(FACES):
        state.cells[DICE + SEAT * FACES + face] = 0
    state.cells[REPUTATION + SEAT] = 6
    before = worth(state)
    state.cells[REPUTATION + SEAT] = 20
    assert worth(state) == pytest.approx(before)


def test_a_commission_counts_what_will_be_there_at_the_end() -> None:
    state = town(1)
    card = COMMISSIONS.index("v15")
    assert 0.0 < expected_points(state, SEAT, card, 9.0) <= 10.0
    assert expected_points(state, SEAT, card, 0.0) == 0.0
    assert expected_points(state, SEAT, card, 9.0) > expected_points(state, SEAT, card, 4.0)


def test_a_desk_is_worth_more_early_than_late() -> None:
    gains = []
    for current in (2, 9):
        state = town(current)
        before = worth(state)
        state.cells[DESK] = SEAT
        gains.append(worth(state) - before)
    assert gains[0] > gains[1] > 0.0


def test_in_the_last_round_settlers_count_only_as_long_as_they_can_still_come() -> None:
    state = town(10)
    for good in range(GOOD_COUNT):
        state.cells[STORE + SEAT * GOOD_COUNT + good] = 0
    state.cells[PLATFORM + SEAT] = 1
    state.cells[USED + SEAT] = state.cells[REPUTATION + SEAT]
    with_card = worth(state)
    for place in range(HAND_SPACES):
        state.cells[HAND + SEAT * HAND_SPACES + place] = -1
    without_any = worth(state)
    # A card that nothing can be done for is no better than any card at all.
    assert with_card - without_any < 0.2


def test_coins_are_worth_nothing_when_there_is_nothing_left_to_buy() -> None:
    state = town(10)
    state.cells[USED + SEAT] = state.cells[REPUTATION + SEAT]
    before = worth(state)
    state.cells[COINS + SEAT] += 10
    assert worth(state) == pytest.approx(before)


def test_turns_with_the_same_die_at_the_same_place_are_of_one_kind() -> None:
    evaluator = evaluator_for("own", "nobility")
    two, three = codes.DIE + 1, codes.DIE + 2
    guild = codes.VISIT + codes.AT_GUILD
    assert evaluator.kind_of_turn([two, guild, codes.BUY]) == evaluator.kind_of_turn(
        [codes.COMPLETE, two, guild, codes.DONE]
    )
    assert evaluator.kind_of_turn([two, guild]) != evaluator.kind_of_turn([three, guild])
    assert evaluator.kind_of_turn([two, guild]) != evaluator.kind_of_turn([two, guild + 1])


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_workshop_counts_for_more_where_three_or_more_play(players: int) -> None:
    """For each round to come and for this one."""
    state = burgher.find("nobility").new(players)
    random = burgher.Random("1")
    state.settle(random)
    while state.phase != "actions":
        state.step(state.legal(True)[0], random)
    before = evaluator_for("own", "nobility").worth(state, SEAT)
    state.cells[MASTER + next(space for space in range(WORKSHOP_SPACES) if state.cells[MASTER + space] < 0)] = SEAT
    name = "workshop" if players == 2 else "workshop_of_many"
    more = evaluator_for("own", "nobility").worth(state, SEAT) - before
    assert more == pytest.approx(10 * BOT.weights()[name])
