"""What a bot thinks of each thing in Rise to Nobility, one at a time: everything else is away, other weights are 0."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import burgher
from burgher.nobility.bot.chancery import commissions, expected_points
from burgher.nobility.bot.worth import NAMES, NobilityEvaluator
from burgher.nobility.cells import (
    ACTIONS,
    APPRENTICES,
    CHARACTER,
    CITY_TOKEN,
    COINS,
    COMMUNITY,
    COUNCIL,
    COUNCIL_TILE,
    DESK,
    DICE,
    ENDED,
    FULFILLED,
    HAND,
    INCOME,
    LOT,
    MASTER,
    MODIFIERS,
    NOBILITY,
    OBJECTIVE,
    PASSED,
    PHASE,
    PLATFORM,
    POINTS,
    PREPARATION,
    REPUTATION,
    ROLLING,
    ROUND,
    SETUP,
    STORE,
    TILE_CARD,
    TILE_FILLED,
    TILE_SEAT,
    USED,
    WORKERS,
)
from burgher.nobility.names import (
    COMMISSIONS,
    COMMUNITY_SPACES,
    COUNCIL_TILE_COUNT,
    DESKS,
    DICE_TILE_COUNT,
    FACES,
    GOOD_COUNT,
    GUILD_COUNT,
    HAND_SPACES,
    LOTS,
    NOBILITY_LEVELS,
    OBJECTIVES,
    POINT_SOURCE_COUNT,
    SEATS,
    SETTLERS,
    TILE_FIELDS,
    WORKSHOP_SPACES,
)
from burgher.nobility.state import Town, empty_cells

Cells = Mapping[int, int]
LAST = 10
"""The last round."""


def bare(
    players: int = 2, current: int = 6, phase: int = ACTIONS, cells: Cells | None = None, chancery: bool = False
) -> Town:
    """A town in which nobody has anything: the sixth round of ten, so four are to come."""
    town = burgher.find("nobility").new(players, {"chancery": chancery} if chancery else None)
    assert isinstance(town, Town)
    for k, value in enumerate(empty_cells()):
        town.cells[k] = value
    town.cells[ROUND] = current
    town.cells[PHASE] = phase
    for cell, value in (cells or {}).items():
        town.cells[cell] = value
    return town


def worth(town: Town, /, **weights: float) -> float:
    """Of the first seat, with these weights, all others 0."""
    assert set(weights) <= set(NAMES)
    evaluator = NobilityEvaluator([weights.get(name, 0.0) for name in NAMES])
    found = evaluator.worth(town, 0)
    if town.players > 1:
        assert evaluator.worth(turned(town), 1) == pytest.approx(found), "it depends on where one sits"
    return found


OF_A_SEAT = dict.fromkeys((COINS, MODIFIERS, REPUTATION, NOBILITY, WORKERS, PLATFORM, CHARACTER, USED, PASSED), 1)
OF_A_SEAT |= {STORE: GOOD_COUNT, POINTS: POINT_SOURCE_COUNT, HAND: HAND_SPACES, LOT: LOTS, DICE: FACES}
OF_A_SEAT |= {COMMUNITY: COMMUNITY_SPACES} | {APPRENTICES + guild * SEATS: 1 for guild in range(GUILD_COUNT)}
SEATS_IN = {MASTER: WORKSHOP_SPACES, DESK: DESKS, TILE_SEAT: DICE_TILE_COUNT}


def turned(town: Town) -> Town:
    """The same town, but the first two seats have changed places."""
    other = town.copy()
    assert isinstance(other, Town)
    for first, size in OF_A_SEAT.items():
        for k in range(size):
            other.cells[first + k], other.cells[first + size + k] = town.cells[first + size + k], town.cells[first + k]
    for first, size in SEATS_IN.items():
        for k in range(first, first + size):
            if town.cells[k] in (0, 1):
                other.cells[k] = 1 - town.cells[k]
    for tile in range(COUNCIL_TILE_COUNT):
        held = town.cells[COUNCIL_TILE + tile] - FULFILLED
        if held in (0, 1):
            other.cells[COUNCIL_TILE + tile] = FULFILLED + 1 - held
    return other


# --- points


def test_points_count_and_nobility_as_at_the_end() -> None:
    town = bare(cells={POINTS: 3, POINTS + 2: 4, NOBILITY: 5})
    assert worth(town) == pytest.approx(7 + town.rules.nobility_points[5])


def test_at_the_end_houses_break_ties_and_then_reputation() -> None:
    town = bare(phase=ENDED, cells={POINTS: 30, LOT: 1, LOT + 1: 2, REPUTATION: 12, NOBILITY: 5})
    assert worth(town) == pytest.approx(30.0212)


def test_alone_the_objective_counts_by_how_far_its_needs_have_come() -> None:
    """Three workshops and nobility 12: the one that is further back counts most."""
    town = bare(1, cells={OBJECTIVE: OBJECTIVES.index("o06"), POINTS: 10, MASTER: 0, NOBILITY: 6})
    others = 0.3 * 10 + int(town.rules.nobility_points[6])
    for workshops, part in ((1, 1 / 3), (2, 2 / 3), (4, 1.0)):
        for space in range(workshops):
            town.cells[MASTER + space] = 0
        expected = 0.5 * min(part, 0.5) + 0.5 * (part + 0.5) / 2
        assert worth(town, objective=100.0) == pytest.approx(others + 100.0 * expected)
    town.cells[OBJECTIVE] = -1
    assert worth(town, objective=100.0) == pytest.approx(others)


# --- settlers and goods


def card_with(town: Town, goods: int) -> int:
    """A settlers card that asks for so many different goods."""
    for card in range(len(SETTLERS)):
        if sum(town.rules.settlers_goods[card * GOOD_COUNT + good] for good in range(GOOD_COUNT)) == goods:
            return card
    raise AssertionError(goods)


def asked(town: Town, card: int) -> list[int]:
    return [good for good in range(GOOD_COUNT) if town.rules.settlers_goods[card * GOOD_COUNT + good]]


@pytest.mark.parametrize("there", [0, 1, 2, 3, 9])
def test_a_card_promises_more_the_more_of_its_goods_are_there(there: int) -> None:
    town = bare(cells={PLATFORM: 1})
    card = card_with(town, 2)
    first, second = asked(town, card)
    least = int(town.rules.settlers_least[card])
    most = int(town.rules.most_of_a_good)
    town.cells[HAND] = card
    town.cells[STORE + first] = there
    # One of the second is a must, and of each no more than may be given.
    part = min(there, most, least - 1 if there else least - 2) / least
    reward = int(town.rules.settlers_stars[card]) + 3.0 * least
    goods = (there - min(there, 4)) / 2
    expected = 0.5 * (0.15 + 0.85 * part * part) * reward
    assert worth(town, card=0.5, card_size=3.0) == pytest.approx(expected + goods)
    town.cells[STORE + second] = 1
    part = min(there, most) + 1
    part = (min(part, least) if there else min(part, least - 1)) / least
    expected = 0.5 * (0.15 + 0.85 * part * part) * reward
    assert worth(town, card=0.5, card_size=3.0) == pytest.approx(expected + goods)


def test_workers_stars_and_the_race_are_part_of_a_promise() -> None:
    town = bare(cells={PLATFORM: 1})
    card = next(card for card in range(len(SETTLERS)) if town.rules.settlers_workers[card] > 0)
    town.cells[HAND] = card
    stars = int(town.rules.settlers_stars[card])
    workers = int(town.rules.settlers_workers[card])
    assert worth(town, card=1.0) == pytest.approx(0.15 * stars)
    assert worth(town, card=1.0, worker=3.0) == pytest.approx(0.15 * (stars + 4 * 3.0 * workers))
    assert worth(town, card=1.0, settled=3.0) == pytest.approx(0.15 * (stars + 3.0))
    assert worth(town, card=1.0, race=3.0) == pytest.approx(0.15 * (stars + 3.0))
    # Two rounds before the end a race is worth three fifths of it, and one that has settled already promises nothing.
    town.cells[ROUND] = LAST - 2
    assert worth(town, card=1.0, race=3.0) == pytest.approx(0.15 * (stars + 0.6 * 3.0))
    town.cells[LOT] = card
    assert worth(town, card=1.0, race=3.0) == pytest.approx(0.15 * stars + 0.6 * 3.0)
    assert worth(town, settled=3.0) == pytest.approx(3.0)


def test_promises_need_houses() -> None:
    """The best one has the house; the second best waits for one, the third is not counted."""
    town = bare(cells={PLATFORM: 1})
    for place in range(3):
        town.cells[HAND + place] = place
    rules = town.rules
    best, second, third = sorted(
        (0.15 * float(rules.settlers_least[card] + rules.settlers_stars[card]) for card in range(3)), reverse=True
    )
    weights = {"card": 1.0, "card_size": 1.0, "house": 0.5}
    assert worth(town, **weights) == pytest.approx(best + 0.5 * second)
    town.cells[PLATFORM] = 0
    assert worth(town, **weights) == pytest.approx(0.5 * (best + second))
    town.cells[PLATFORM] = 3
    assert worth(town, **weights) == pytest.approx(best + second + third)


def test_any_card_and_a_spare_house_are_worth_something_by_themselves() -> None:
    town = bare(cells={HAND: 0, HAND + 1: 1, HAND + 2: 2})
    assert worth(town, card_any=3.0) == pytest.approx(6.0)
    town.cells[ROUND] = LAST - 1
    assert worth(town, card_any=3.0) == pytest.approx(3.0)
    spare = bare(cells={PLATFORM: 3, HAND: 0})
    assert worth(spare, house_spare=3.0) == pytest.approx(2 * 3.0)
    spare.cells[ROUND] = LAST - 2
    assert worth(spare, house_spare=3.0) == pytest.approx(2 * 3.0 * 0.6)


def test_no_more_houses_than_lots() -> None:
    town = bare(cells={PLATFORM: 3} | {LOT + lot: lot for lot in range(LOTS - 1)})
    assert worth(town, house_spare=3.0) == pytest.approx(3.0)
    town.cells[LOT + LOTS - 1] = LOTS
    town.cells[HAND] = 20
    # Nobody can settle any more: the card, its goods and the houses are worth nothing.
    assert worth(town, house_spare=3.0, card=1.0, card_any=3.0) == 0.0


def test_goods_beyond_use_count_as_at_the_end() -> None:
    """Two goods are a point."""
    town = bare(cells={STORE: 5})
    assert worth(town, good_spare=3.0) == pytest.approx(3 * 3.0 + 2 * 0.5)
    town.cells[ROUND] = LAST
    assert worth(town, good_spare=3.0) == pytest.approx(5 * 0.5)
    town = bare()
    card = card_with(town, 2)
    town.cells[HAND] = card
    town.cells[STORE + asked(town, card)[0]] = 5
    assert worth(town, good_wanted=3.0) == pytest.approx(4 * 3.0 + 0.5)


@pytest.mark.parametrize(("dice", "platform", "within"), [(2, 1, True), (1, 1, False), (2, 0, False), (3, 0, True)])
def test_in_the_last_round_a_card_needs_dice_for_its_goods_and_its_house(
    dice: int, platform: int, within: bool
) -> None:
    """Two goods are missing altogether: a guild for each, and the yard for a house."""
    town = bare(current=LAST, cells={PLATFORM: platform, DICE: dice, REPUTATION: 20})
    card = card_with(town, 2)
    town.cells[HAND] = card
    assert (worth(town, card=1.0, house=1.0, card_size=1.0) > 0.0) == within


@pytest.mark.parametrize(("goods", "dice"), [(2, 1), (3, 1), (4, 2)])
def test_a_guild_gives_three_of_a_good_at_a_time(goods: int, dice: int) -> None:
    """As many goods again are missing as there are: two, three, four."""
    town = bare(current=LAST, cells={PLATFORM: 1, DICE: dice, REPUTATION: 20})
    card = card_with(town, goods)
    town.cells[HAND] = card
    for good in asked(town, card):
        town.cells[STORE + good] = 1
    without_card = goods * 0.5
    assert worth(town, card=1.0, card_size=1.0) > without_card
    town.cells[DICE] = dice - 1
    assert worth(town, card=1.0, card_size=1.0) == without_card


# --- what the town yields


def test_coins_are_worth_less_the_more_there_are_for_the_dice_to_come() -> None:
    town = bare(cells={COINS: 6, DICE: 2, REPUTATION: 20})
    purse = 0.5 * (2 + 4.3 * 4)
    assert worth(town, coin=2.0, purse=0.5) == pytest.approx(2.0 * 6 * purse / (purse + 6))
    assert worth(town, coin=2.0) == 0.0


@pytest.mark.parametrize(
    ("weights", "cells", "expected"),
    [
        ({"worker": 3.0}, {WORKERS: 2}, 4 * 2 * 3.0),
        ({"apprentice": 3.0}, {APPRENTICES: 2, APPRENTICES + SEATS: 1}, 4 * 3 * 3.0),
        ({"workshop": 3.0}, {MASTER: 0, MASTER + 5: 0, MASTER + 6: 1}, 5 * 2 * 3.0),
        ({"community_round": 3.0}, {COMMUNITY: 1, COMMUNITY + 2: 1}, 5 * 2 * 3.0),
        ({"reputation_round": 3.0, "reputation_enough": 10.0}, {REPUTATION: 8}, 4 * 3.0 * 8),
        ({"reputation_round": 3.0, "reputation_enough": 10.0}, {REPUTATION: 14}, 4 * 3.0 * 12),
        ({"modifier": 3.0}, {MODIFIERS: 2}, 6.0),
        ({"modifier": 3.0}, {MODIFIERS: 9}, 18.0),
        ({"die": 3.0}, {DICE: 1, DICE + 2: 1, REPUTATION: 20}, 6.0),
        ({"die": 3.0}, {DICE: 1, DICE + 4: 2, REPUTATION: 8}, 3.0 * (2 + 0.4 * 2 / 5)),
        ({"die": 3.0}, {DICE: 3, REPUTATION: 20, USED: 18}, 6.0),
        ({"die": 3.0}, {DICE: 3, REPUTATION: 20, PASSED: 1}, 0.0),
    ],
)
def test_what_is_held_with_four_rounds_to_come(
    weights: dict[str, float], cells: dict[int, int], expected: float
) -> None:
    assert worth(bare(cells=cells), **weights) == pytest.approx(expected)


def test_wages_are_the_income_of_the_rounds_to_come() -> None:
    """Once more in the round that is under way; the last income buys nothing any more."""
    town = bare(cells={APPRENTICES: 1, APPRENTICES + 1: 2})
    earned = int(town.rules.apprentice_income[2])
    for current, phase, paydays in ((6, ACTIONS, 4), (6, INCOME, 3), (6, ROLLING, 4), (LAST, ACTIONS, 0)):
        town.cells[ROUND] = current
        town.cells[PHASE] = phase
        assert worth(town, coin=2.0, income=3.0) == pytest.approx(paydays * 3.0 * 2.0 * earned)


def test_workshops_and_community_buildings_still_serve_this_round_until_its_income() -> None:
    for phase, rounds in ((ROLLING, 6), (ACTIONS, 5), (INCOME, 4)):
        town = bare(phase=phase, cells={MASTER: 0, COMMUNITY: 1})
        assert worth(town, workshop=3.0, community_round=0.5) == pytest.approx(rounds * 3.5)
        many = bare(3, phase=phase, cells={MASTER: 0, COMMUNITY: 1})
        assert worth(many, workshop_of_many=3.0, community_of_many=0.5) == pytest.approx(rounds * 3.5)


def test_modifiers_lose_their_worth_in_the_last_round() -> None:
    assert worth(bare(current=LAST, cells={MODIFIERS: 2}), modifier=3.0) == pytest.approx(0.3 * 6.0)


def test_nobility_opens_doors() -> None:
    for level in range(NOBILITY_LEVELS):
        town = bare(cells={NOBILITY: level})
        points = int(town.rules.nobility_points[level])
        highest = max(int(town.rules.council_nobility[tile]) for tile in range(COUNCIL_TILE_COUNT))
        assert worth(town, star=3.0) - points == pytest.approx(0.8 * 3.0 * level)
        assert worth(town, lord=3.0) - points == pytest.approx(3.0 * min(level, int(town.rules.lord_at)))
        assert worth(town, audience=3.0) - points == pytest.approx(0.8 * 3.0 * min(level, highest))
        early = bare(current=2, cells={NOBILITY: level})
        assert worth(early, audience=3.0) - points == pytest.approx(3.0 * min(level, highest))
        assert worth(early, star=3.0) - points == pytest.approx(3.0 * level)


# --- the council


def test_the_two_best_tiles_that_are_open_to_a_seat_count() -> None:
    town = bare(cells={NOBILITY: NOBILITY_LEVELS - 1})
    base = worth(town)
    for space, tile in ((0, 0), (1, 1), (2, 2)):
        town.cells[COUNCIL + space] = tile
    for lot, space in enumerate((0, 1, 2)):
        race = town.rules.council_race[space]
        town.cells[LOT + lot] = next(c for c in range(len(SETTLERS)) if town.rules.settlers_race[c] == race)
    assert worth(town, council_ready=1.0) == pytest.approx(base)
    for good in range(GOOD_COUNT):
        town.cells[STORE + good] = 3
    town.cells[COINS] = 20
    have = worth(town)
    points = sorted((int(town.rules.council_points[tile]) for tile in range(3)), reverse=True)
    expected = points[0] + 0.5 * points[1]
    assert worth(town, council_ready=2.0) - have == pytest.approx(2.0 * expected)
    # In the last round there is still a chance; once its actions are over, none.
    town.cells[ROUND] = LAST
    assert worth(town, council_ready=2.0) - worth(town) == pytest.approx(2.0 * 0.25 * expected)
    town.cells[PHASE] = INCOME
    assert worth(town, council_ready=2.0) == worth(town)


def test_a_tile_counts_by_the_square_of_what_is_there() -> None:
    town = bare(cells={NOBILITY: NOBILITY_LEVELS - 1, COUNCIL: 0})
    race = town.rules.council_race[0]
    town.cells[LOT] = next(c for c in range(len(SETTLERS)) if town.rules.settlers_race[c] == race)
    goods = [int(town.rules.council_goods[good]) for good in range(GOOD_COUNT)]
    coins = int(town.rules.council_coins[0])
    asks = sum(goods) + coins
    first = next(good for good in range(GOOD_COUNT) if goods[good])
    town.cells[STORE + first] = 1
    without = worth(town)
    assert worth(town, council_ready=1.0) - without == pytest.approx(town.rules.council_points[0] / asks**2)
    town.cells[COINS] = 1
    there = 2 if coins else 1
    assert worth(town, council_ready=1.0) - without == pytest.approx(
        int(town.rules.council_points[0]) * (there / asks) ** 2
    )
    town.cells[NOBILITY] = town.rules.council_nobility[0] - 1
    assert worth(town, council_ready=1.0) == pytest.approx(worth(town))


# --- the Chancery


def test_each_benefit_of_a_desk_has_its_weight() -> None:
    names = NAMES[NAMES.index("desk_council_coins") : NAMES.index("desk_building") + 1]
    for desk in range(DESKS):
        town = bare(3, cells={DESK + desk: 0}, chancery=True)
        benefit = names[town.rules.desk_benefit[desk]]
        assert worth(town, **{benefit: 3.0}) == pytest.approx(4 * 3.0)
        assert worth(town, **dict.fromkeys(names, 3.0)) == pytest.approx(4 * 3.0)
        assert worth(town, coin=2.0, income=3.0) == pytest.approx(4 * 6.0 * int(town.rules.desk_income))


def with_card(card: str, filled: int, current: int = 6, cells: Cells | None = None) -> Town:
    town = bare(3, current, cells={TILE_SEAT: 0, TILE_CARD: COMMISSIONS.index(card)} | dict(cells or {}), chancery=True)
    for field in range(filled):
        town.cells[TILE_FILLED + field] = CITY_TOKEN
    return town


def test_a_commission_is_worth_what_it_promises_less_the_dice_it_takes() -> None:
    town = with_card("v18", TILE_FIELDS, cells={REPUTATION: 20})
    promised = expected_points(town, 0, COMMISSIONS.index("v18"), 4.0)
    assert promised > 0.0
    assert commissions(town, 0, 4.0, 0.5, 2.0) == pytest.approx(promised)
    sure = 1 - 0.4**4
    town = with_card("v18", 2, cells={REPUTATION: 20})
    assert commissions(town, 0, 4.0, 0.5, 1.0) == pytest.approx(0.5 * sure * promised - 1.0)
    town = with_card("v18", 1, cells={REPUTATION: 20})
    assert commissions(town, 0, 4.0, 0.9, 0.1) == pytest.approx(0.9 * sure * sure * promised - 0.2)
    assert commissions(town, 0, 4.0, 0.5, 9.0) == 0.0
    assert worth(town, commission=0.9, field=0.1) == pytest.approx(0.9 * sure * sure * promised - 0.2)


def test_a_die_that_was_rolled_fills_a_field_almost_surely() -> None:
    town = with_card("v18", 2, current=LAST, cells={REPUTATION: 20})
    value = int(town.rules.tile_values[2])
    promised = expected_points(town, 0, COMMISSIONS.index("v18"), 0.0)
    assert commissions(town, 0, 0.0, 1.0, 0.0) == 0.0
    town.cells[DICE + value - 1] = 1
    assert commissions(town, 0, 0.0, 1.0, 0.0) == pytest.approx(0.93 * promised)
    town.cells[USED] = 20 - value
    assert commissions(town, 0, 0.0, 1.0, 0.0) == pytest.approx(0.93 * promised)
    town.cells[USED] = 21 - value
    assert commissions(town, 0, 0.0, 1.0, 0.0) == 0.0


@pytest.mark.parametrize("card", COMMISSIONS)
def test_a_commission_expects_what_a_seat_will_gain(card: str) -> None:
    """By the growth of a round, in between by parts, and never beyond what there is to count."""
    town = bare(3, cells={}, chancery=True)
    number = COMMISSIONS.index(card)
    points = [int(town.rules.commission_points[number * 25 + k]) for k in range(25)]
    assert expected_points(town, 0, number, 0.0) == points[0]
    few, many = expected_points(town, 0, number, 2.0), expected_points(town, 0, number, 9.0)
    assert few <= many <= max(points)
    grown = GROWTH[what_it_counts(town, number)] * 2.0
    whole = int(grown)
    expected = points[whole] + (grown - whole) * (points[whole + 1] - points[whole])
    assert few == pytest.approx(expected)
    assert expected_points(town, 0, number, 99.0) == max(points)


GROWTH = {
    "race": 0.1,
    "guild": 0.08,
    "community": 0.1,
    "workshop": 0.28,
    "settlers": 0.58,
    "council": 0.4,
    "nobility": 1.05,
    "reputation": 0.6,
}


def what_it_counts(town: Town, card: int) -> str:
    what = int(town.rules.commission_measure[card])
    if what < 6:
        return "race"
    if what < 12:
        return "guild"
    return ("community", "workshop", "settlers", "council", "nobility", "reputation")[what - 12]


def test_reputation_grows_by_steps() -> None:
    town = bare(3, chancery=True)
    number = next(c for c in range(len(COMMISSIONS)) if what_it_counts(town, c) == "reputation")
    points = [int(town.rules.commission_points[number * 25 + k]) for k in range(25)]
    for level in range(20):
        town.cells[REPUTATION] = level
        grown = level + 0.6 * 4.0
        whole = int(grown)
        expected = points[whole] + (grown - whole) * (points[whole + 1] - points[whole])
        assert expected_points(town, 0, number, 4.0) == pytest.approx(expected)


def test_two_fields_of_one_value_take_two_dice() -> None:
    """Pips that one die takes are not there for the next."""
    town = with_card("v18", 1, current=LAST, cells={REPUTATION: 20})
    values = [int(town.rules.tile_values[field]) for field in (1, 2)]
    promised = expected_points(town, 0, COMMISSIONS.index("v18"), 0.0)
    for value in values:
        town.cells[DICE + value - 1] += 1
    town.cells[USED] = 20 - sum(values)
    assert commissions(town, 0, 0.0, 1.0, 0.0) == pytest.approx(0.93 * 0.93 * promised)
    town.cells[USED] += 1
    assert commissions(town, 0, 0.0, 1.0, 0.0) == 0.0


def test_the_hand_makes_a_commission_for_its_race_likelier() -> None:
    town = bare(3, chancery=True)
    number = next(c for c in range(len(COMMISSIONS)) if town.rules.commission_measure[c] < 6)
    race = town.rules.commission_measure[number]
    step = int(town.rules.commission_points[number * 25 + 1]) - int(town.rules.commission_points[number * 25])
    before = expected_points(town, 0, number, 1.0)
    town.cells[HAND + HAND_SPACES - 1] = next(c for c in range(len(SETTLERS)) if town.rules.settlers_race[c] == race)
    assert expected_points(town, 0, number, 1.0) - before == pytest.approx(0.25 * step)
    assert step > 0


def test_the_council_listens_more_often_to_nobles() -> None:
    town = bare(3, chancery=True)
    number = next(c for c in range(len(COMMISSIONS)) if what_it_counts(town, c) == "council")
    least = min(int(town.rules.council_nobility[tile]) for tile in range(COUNCIL_TILE_COUNT))
    points = [int(town.rules.commission_points[number * 25 + k]) for k in range(25)]
    for level, growth in ((least - 1, 0.4), (least, 0.5)):
        town.cells[NOBILITY] = level
        grown = growth * 5.0
        whole = int(grown)
        expected = points[whole] + (grown - whole) * (points[whole + 1] - points[whole])
        assert expected_points(town, 0, number, 5.0) == pytest.approx(expected)


# --- the shape of the game


def test_the_longer_the_game_the_more_points_leave_it_open() -> None:
    evaluator = NobilityEvaluator([0.0] * len(NAMES))
    assert evaluator.spread(bare()) == pytest.approx(3.0 + 1.2 * 4)
    assert evaluator.spread(bare(phase=ROLLING)) == pytest.approx(3.0 + 1.2 * 5)
    assert evaluator.spread(bare(current=0, phase=SETUP)) == pytest.approx(3.0 + 1.2 * 10)


def test_among_many_a_playout_may_stop_where_all_have_their_income() -> None:
    """Not before: where one seat is asked about it, others may have had theirs already."""
    evaluator = NobilityEvaluator([0.0] * len(NAMES))
    assert evaluator.pause(bare(phase=ACTIONS)) == evaluator.pause(bare(phase=INCOME)) == 6
    assert evaluator.early_pause(bare(phase=ROLLING)) == evaluator.early_pause(bare(phase=ACTIONS))
    assert evaluator.early_pause(bare(phase=INCOME)) == evaluator.early_pause(bare(phase=ACTIONS))
    assert evaluator.early_pause(bare(phase=PREPARATION)) == evaluator.early_pause(bare(phase=ACTIONS)) + 1
    assert evaluator.early_pause(bare(current=7)) > evaluator.early_pause(bare(phase=PREPARATION))
