"""Imagining: what a seat cannot see is dealt anew, evenly; what it can see stays."""

from __future__ import annotations

from collections import Counter

import pytest

import burgher
from burgher.belfort import GAME
from burgher.core.chance import Random
from burgher.core.state import State
from tests.belfort.table import PROPERTIES, Counts, play, table

HOSTILE = ("thieves", "bandits", "wizards", "spies", "miners")


def hands(state: State) -> list[Counts]:
    found = GAME.position(state)["hand"]
    assert isinstance(found, list)
    return found


def field(state: State, name: str) -> list[Counts]:
    found = GAME.position(state)[name]
    assert isinstance(found, list)
    return found


def guesses(match: burgher.Match, seat: int, times: int) -> list[State]:
    random = Random(5)
    return [match.state.imagine(seat, random) for _ in range(times)]


def test_own_cards_and_known_cards_stay() -> None:
    match = (
        table(3).hand(0, pub=2, keep=1).hand(1, inn=2, bank=1).hand(2, tower=1).also(known=[{}, {"inn": 1}, {}]).turn(0)
    )
    for guess in guesses(match, 0, 30):
        assert hands(guess)[0] == {"pub": 2, "keep": 1}
        assert hands(guess)[1].get("inn", 0) >= 1
        assert [sum(hand.values()) for hand in hands(guess)] == [3, 3, 1]
        assert field(guess, "known") == field(match.state, "known")
        assert GAME.position(guess)["pool"] == GAME.position(match.state)["pool"]


def test_equal_streams_imagine_the_same() -> None:
    match = table(3).hand(1, inn=2, bank=1).turn(0)
    assert match.state.imagine(0, Random(1)).same(match.state.imagine(0, Random(1)))
    assert len({tuple(guess.cells) for guess in guesses(match, 0, 30)}) > 15


def test_nothing_hidden_leaves_nothing_to_imagine() -> None:
    match = table(3).hand(0, pub=2).turn(0)
    assert match.state.imagine(0, Random(1)).same(match.state)


@pytest.mark.slow
def test_all_deals_are_equally_likely() -> None:
    """Seat 1 holds two hidden cards; unseen are 4 pubs, 1 inn and 1 keep: 15 pairs of cards."""
    match = (
        table(3)
        .hand(1, pub=1, inn=1)
        .built(2, gardens=(1, 2, 3, 4, 5), tower=(1, 2, 3, 4, 5), blacksmith=(1, 2, 3, 4, 5), bank=(1, 2, 3, 4, 5))
        .pool("pub", "market", "library")
        .deck(pub=3, keep=1)
        .turn(0)
    )
    times = 3000
    found = Counter(tuple(sorted(Counter(hands(guess)[1]).elements())) for guess in guesses(match, 0, times))
    pairs = {("pub", "pub"): 6, ("inn", "pub"): 4, ("keep", "pub"): 4, ("inn", "keep"): 1}
    assert set(found) == set(pairs)
    for pair, ways in pairs.items():
        expected = times * ways / 15
        assert abs(found[pair] - expected) < 5 * expected**0.5, pair


def test_cards_put_away_are_imagined_too() -> None:
    match = burgher.Match("belfort", players=3, seed=2)
    while match.seat == 0:
        play(match, str(next(iter(match.legal))))
    play(match, str(next(iter(match.legal))))
    real = field(match.state, "aside")
    for guess in guesses(match, 2, 30):
        aside = field(guess, "aside")
        assert [sum(cards.values()) for cards in aside] == [2, 1, 0]
        # The card that seat 1 has put away last is the only one it has put away.
        assert aside[1] == {PROPERTIES[guess.second()]: 1}
        GAME.check_position(guess)
    assert any(field(guess, "aside") != real for guess in guesses(match, 2, 30))
    for guess in guesses(match, 1, 30):
        assert field(guess, "aside")[1] == real[1]
        assert guess.second() == match.state.second()


def test_a_card_shown_in_secret_is_some_card_of_the_hand() -> None:
    match = (
        table(3, HOSTILE)
        .hand(0, keep=1)
        .hand(1, pub=1, inn=1, bank=1)
        .hand(2, keep=1)
        .also(known=[{}, {"bank": 1}, {}])
        .at(0, "elf", "spies")
        .turn(0)
    )
    play(match, "use spies", "show inn")
    shown = []
    for guess in guesses(match, 2, 300):
        card = PROPERTIES[int(field(guess, "shown")[1])]  # type: ignore[call-overload]
        assert hands(guess)[1][card] > 0
        shown.append(card)
    # The known bank is one of three cards.
    assert 70 < shown.count("bank") < 150
    assert {PROPERTIES[int(field(guess, "shown")[1])] for guess in guesses(match, 1, 20)} == {"inn"}  # type: ignore[call-overload]


def test_cards_that_all_have_shown_stay() -> None:
    match = table(3, HOSTILE).hand(1, pub=1, inn=1).hand(2, keep=1).at(0, "elf", "spies").turn(0)
    play(match, "use spies", "show inn", "show keep")
    for guess in guesses(match, 0, 20):
        assert field(guess, "shown") == field(match.state, "shown")
        assert hands(guess)[1]["inn"] >= 1


@pytest.mark.parametrize("seat", range(3))
def test_a_perspective_plays_without_the_others_cards(seat: int) -> None:
    match = table(3).hand(0, pub=2).hand(1, inn=2).hand(2, keep=2).turn(seat)
    view = burgher.Perspective(GAME, match.state, seat, Random(1))
    assert view.legal() == match.state.legal(True)
    assert view.view() == match.view(seat)
