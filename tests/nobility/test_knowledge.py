"""Imagining: what a seat cannot see is dealt anew, evenly; what it has seen stays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import burgher
from burgher.core.chance import Random
from burgher.core.state import CHANCE, State
from burgher.nobility import GAME
from tests.nobility.looking import COMMISSIONS, PIECES, SETTLERS, hand, here
from tests.nobility.table import Table, low_stack, table
from tests.playing import play


def guesses(where: burgher.Match | State, seat: int, times: int) -> list[State]:
    random = Random(5)
    state = where.state if isinstance(where, burgher.Match) else where
    return [state.imagine(seat, random) for _ in range(times)]


def under(where: burgher.Match | State, tile: str) -> str:
    """The commission card under a dice tile."""
    return str(COMMISSIONS[here(where)["tile_card"][tile]])


def is_fair(found: Counter[Any], among: list[Any]) -> bool:
    """Whether all came up about equally often, and nothing else did."""
    expected = sum(found.values()) / len(among)
    return set(found) == set(among) and all(abs(found[one] - expected) < 5 * expected**0.5 for one in among)


# settlers


def first_cards(*unseen: str) -> Table:
    """Seats 0 to 2 hold their first cards; of stack 1 nothing else is unseen but these."""
    seen = [card for card in SETTLERS if PIECES["settlers"][card]["stack"] == 1 and card not in (*unseen, "s01")]
    setup = table(3).hand(0, "s01", secret=True).discarded(*seen)
    return setup.hand(1, unseen[0], secret=True).hand(2, unseen[1], secret=True).display("s05", "s06", "s07")


def test_own_cards_and_open_cards_stay() -> None:
    match = table(3).hand(0, "s01", "s02", secret=True).hand(1, "s09", "s10", "s13", secret=True).hand(2, "s17").turn(0)
    for guess in guesses(match, 0, 30):
        assert hand(guess, 0) == ["s01", "s02"]
        assert hand(guess, 1)[1:] == ["s10", "s13"]
        assert hand(guess, 2) == ["s17"]
        assert here(guess)["display"] == here(match)["display"]
    assert {hand(guess, 0)[0] for guess in guesses(match, 1, 30)} != {"s01"}
    assert all(hand(guess, 1)[0] == "s09" for guess in guesses(match, 1, 30))


@pytest.mark.slow
def test_first_cards_are_of_stack_1_and_never_seen() -> None:
    match = first_cards("s09", "s17", "s25", "s33").turn(0)
    found = Counter(tuple(hand(guess, seat)[0] for seat in (1, 2)) for guess in guesses(match, 0, 800))
    four = ("s09", "s17", "s25", "s33")
    assert is_fair(found, [(one, other) for one in four for other in four if one != other])
    for guess in guesses(match, 0, 30):
        pile = here(guess)["pile"]
        assert {card for card in four if pile.get(card) == 1} == set(four) - {hand(guess, 1)[0], hand(guess, 2)[0]}
        GAME.check_position(guess)


def test_a_card_that_was_shuffled_back_is_nobodys_first() -> None:
    """It was seen when it was discarded."""
    setup = first_cards("s09", "s17", "s25")
    position = setup.position(0)
    pile: Any = position["pile"]
    position["pile"] = pile | {"s02": 3, "s25": 3}
    state = setup.restored(position)
    for guess in guesses(state, 0, 40):
        assert {hand(guess, 1)[0], hand(guess, 2)[0]} == {"s09", "s17"}


def test_a_first_card_that_was_shown_is_known() -> None:
    match = table(3).hand(1, "s10", secret=True).has(1, houses=1).goods(1, books=3, weaponry=3).turn(1)
    assert len({hand(guess, 1)[0] for guess in guesses(match, 0, 30)}) > 5
    play(match, "complete s10")
    assert {hand(guess, 1)[0] for guess in guesses(match, 0, 30)} == {"s10"}


def test_nothing_hidden_leaves_nothing_to_imagine() -> None:
    match = table(3).hand(1, "s10", "s20").turn(0)
    assert match.state.imagine(0, Random(1)).same(match.state)
    alone = burgher.Match("nobility", players=1, seed=3)
    assert alone.state.imagine(0, Random(1)).same(alone.state)


def test_equal_streams_imagine_the_same() -> None:
    match = burgher.Match("nobility", players=4, seed=2)
    assert match.state.imagine(0, Random(1)).same(match.state.imagine(0, Random(1)))
    assert len({tuple(guess.cells) for guess in guesses(match, 0, 30)}) == 30


# commissions


def commissions(players: int = 3) -> Table:
    setup = table(players, chancery=True)
    for seat in range(players):
        setup.commission(seat, COMMISSIONS[seat], f"d{seat + 1:02}")
    return setup


@pytest.mark.slow
def test_own_commissions_stay_and_others_are_any() -> None:
    match = commissions().turn(0)
    others = [card for card in COMMISSIONS if card != "v02"]
    found = Counter(under(guess, "d01") for guess in guesses(match, 1, 700))
    assert is_fair(found, others)
    for guess in guesses(match, 1, 30):
        assert under(guess, "d02") == "v02"
        assert here(guess)["tile_seat"] == here(match)["tile_seat"]
        assert sum(where == 1 for where in here(guess)["commission"].values()) == 3
        GAME.check_position(guess)


@pytest.mark.slow
def test_a_card_put_back_is_not_under_a_tile_given_out_before() -> None:
    """Seat 0 has put v04 and v05 back at the start; a fourth tile went to seat 2 after that."""
    put_back: list[dict[str, int]] = [{"v04": 3, "v05": 3}, {}, {}]
    match = commissions().desk(2, "top 1").commission(2, "v09", "d09").also(put_back=put_back).turn(0)
    before = Counter(under(guess, "d02") for guess in guesses(match, 0, 600))
    assert is_fair(before, [card for card in COMMISSIONS if card not in ("v01", "v04", "v05")])
    after = Counter(under(guess, "d09") for guess in guesses(match, 0, 600))
    assert {"v04", "v05"} <= set(after)
    assert all(here(guess)["put_back"] == put_back for guess in guesses(match, 0, 5))


def test_what_others_have_put_back_is_forgotten() -> None:
    match = commissions().also(put_back=[{}, {"v17": 3}, {}]).turn(0)
    assert all(here(guess)["put_back"] == [{}, {}, {}] for guess in guesses(match, 0, 5))


def test_at_the_start_nobody_else_has_what_one_has_put_back() -> None:
    match = burgher.Match("nobility", players=3, options={"chancery": True}, seed=4)
    dealt = [str(action["card"]) for action in match.legal]
    play(match, f"keep {dealt[0]}")
    assert match.seat == 1
    for guess in guesses(match, 0, 60):
        others = [card for card, where in here(guess)["commission"].items() if where in (3, 4)]
        assert len(others) == 6
        assert set(others).isdisjoint(dealt)
        GAME.check_position(guess)
    assert any(set(dealt) & set(here(guess)["commission"]) - {dealt[0]} for guess in guesses(match, 2, 60))


def test_cards_being_looked_at_are_their_lookers() -> None:
    match = burgher.Match("nobility", players=3, options={"chancery": True}, seed=4)
    mine = {card for card, where in here(match)["commission"].items() if where == 2}
    for guess in guesses(match, 0, 20):
        assert {card for card, where in here(guess)["commission"].items() if where == 2} == mine
    looked_at = Counter(
        card for guess in guesses(match, 1, 200) for card, w in here(guess)["commission"].items() if w == 2
    )
    theirs = {card for card, where in here(match)["commission"].items() if where == 3}
    assert set(looked_at) == set(COMMISSIONS) - theirs


def test_what_the_clerk_deals_may_have_been_put_back_before() -> None:
    setup = commissions().desk(1, "top 2").also(put_back=[{"v17": 3, "v18": 3}, {}, {}]).dice(1, 5)
    state = setup.state(1)
    for text in ("die 5", "visit clerk", "commission"):
        state.apply(GAME.actions.find(text).index)
    while state.seat == CHANCE:
        state.apply(state.outcomes()[0][0])
    dealt = Counter(card for guess in guesses(state, 0, 400) for card, w in here(guess)["commission"].items() if w == 3)
    assert is_fair(dealt, list(COMMISSIONS[1:]))


def stack(state: State) -> dict[str, int]:
    """What lies under the stack, and with which dice tile it was put there."""
    return {card: where - 8 for card, where in here(state)["commission"].items() if where >= 8}


@pytest.mark.slow
def test_a_seat_knows_what_it_has_put_under_the_stack() -> None:
    state = low_stack(1).state(2)
    for guess in guesses(state, 0, 40):
        assert (stack(guess)["v01"], stack(guess)["v02"]) == (7, 7)
        assert here(guess)["put_back"][0] == {"v01": 7, "v02": 7}
        GAME.check_position(guess)
    others = Counter(card for guess in guesses(state, 0, 700) for card, order in stack(guess).items() if order == 8)
    held = {COMMISSIONS[card] for tile, card in here(state)["tile_card"].items() if here(state)["tile_seat"][tile] == 0}
    assert is_fair(others, [card for card in COMMISSIONS if card not in {"v01", "v02", *held}])
    # Whoever put that card there knows it, and does not know the others.
    assert all(stack(guess)["v03"] == 8 for guess in guesses(state, 1, 40))
    assert len({card for guess in guesses(state, 1, 200) for card, order in stack(guess).items() if order == 7}) > 10


def test_others_know_what_they_are_imagined_to_have_put_under_the_stack() -> None:
    for guess in guesses(low_stack(1).state(2), 2, 40):
        back = {card: order for seat in (0, 1) for card, order in here(guess)["put_back"][seat].items()}
        assert back == stack(guess)
        assert sorted(back.values()) == [7, 7, 8]


def drawn_from(shuffled: int, *drawn: str) -> State:
    """Seat 2 has drawn from a stack in which seat 0 has put v01 and v02."""
    state = low_stack(shuffled).state(2)
    for text in ("die 3", "visit clerk", "commission", *(f"draw {card}" for card in drawn)):
        state.apply(GAME.actions.find(text).index)
    return state


@pytest.mark.slow
def test_a_card_drawn_from_under_the_stack_is_in_a_place_filled_later() -> None:
    """Somebody has drawn one of two cards; seat 0 does not know which, nor whether it was kept."""
    state = drawn_from(1, "v18", "v02")
    looked_at = [
        {card for card, where in here(guess)["commission"].items() if where == 4} for guess in guesses(state, 0, 9)
    ]
    assert all(len(cards) == 2 for cards in looked_at)
    for text in ("keep v02", "draw d18"):
        state.apply(GAME.actions.find(text).index)
    left = Counter(card for guess in guesses(state, 0, 400) for card, order in stack(guess).items() if order == 7)
    assert is_fair(left, ["v01", "v02"])
    for guess in guesses(state, 0, 100):
        away = "v01" if stack(guess).get("v02") == 7 else "v02"
        tiles = here(guess)["tile_order"]
        orders = [tiles[tile] for tile, card in here(guess)["tile_card"].items() if COMMISSIONS[card] == away]
        assert (orders or [stack(guess)[away]])[0] > 7
        assert GAME.view(guess, 0) == GAME.view(state, 0)
        GAME.check_position(guess)


@pytest.mark.slow
def test_cards_drawn_from_ones_own_are_looked_at_by_somebody() -> None:
    """Both of seat 0's cards are gone: neither is under the stack or under a tile that was given out before."""
    state = drawn_from(0, "v01", "v02")
    for guess in guesses(state, 0, 100):
        early = {COMMISSIONS[here(guess)["tile_card"][tile]] for tile, k in here(guess)["tile_order"].items() if k <= 7}
        assert {"v01", "v02"}.isdisjoint(early)
        assert 7 not in stack(guess).values()


def test_all_cards_lie_open_at_the_end() -> None:
    match = burgher.Match("nobility", players=2, options={"chancery": True}, seed=1)
    while not match.over:
        match.play(next(action for action in match.legal if action.verb in ("keep", "pass", "end", "done", "gain")))
    for seat in range(2):
        guess = match.state.imagine(seat, Random(1))
        for field in ("commission", "tile_seat", "tile_card", "tile_filled"):
            assert here(guess)[field] == here(match)[field]


def test_the_last_action_cannot_be_taken_back_once_the_cards_are_turned_over() -> None:
    for chancery in (False, True):
        match = table(3, chancery=chancery).round(10).passed(1, 2).turn(0)
        play(match, "pass")
        assert match.over
        assert match.undoable(0) == (0 if chancery else 1)


# perspectives


@pytest.mark.parametrize("seat", range(3))
def test_a_perspective_plays_without_the_others_cards(seat: int) -> None:
    match = commissions().hand(0, "s01", secret=True).hand(1, "s09", secret=True).turn(seat)
    view = burgher.Perspective(GAME, match.state, seat, Random(1))
    assert view.legal() == match.state.legal(True)
    assert view.view() == match.view(seat)
