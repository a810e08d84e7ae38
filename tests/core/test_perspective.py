"""What a bot is given: no way to what it may not know."""

import burgher
from burgher.core.encoding import features
from burgher.core.perspective import Perspective
from tests.belfort.table import legal, play, table

BELFORT = burgher.find("belfort")


def seen(match: burgher.Match, seat: int, seed: int = 1) -> Perspective:
    return Perspective(match.game, match.state, seat, burgher.Random(seed))


def test_a_perspective_says_what_its_seat_may_see_and_do() -> None:
    match = table(3).hand(0, pub=1).stock(0, wood=3, stone=3).turn(0)
    perspective = seen(match, 0)
    assert perspective.view() == match.view(0)
    assert perspective.legal() == match.state.legal(True)
    assert perspective.encode() == features(match.state, 0, BELFORT.features)
    assert perspective.seat == 0


def test_legal_is_empty_when_another_decides() -> None:
    match = table(3).turn(0)
    assert seen(match, 0).legal() != []
    assert seen(match, 1).legal() == []


def test_hidden_cards_are_not_there_to_be_found() -> None:
    """Two positions that a seat cannot tell apart give equal perspectives, whatever is asked of them."""
    one = table(3).hand(1, pub=2, inn=1).pool("bank", "market", "tower").turn(0)
    other = table(3).hand(1, keep=1, bank=1, tower=1).pool("bank", "market", "tower").turn(0)
    for seed in range(5):
        first, second = seen(one, 0, seed), seen(other, 0, seed)
        assert first._guess.same(second._guess)
        assert first.imagine(burgher.Random(9)).same(second.imagine(burgher.Random(9)))
        assert (first.view(), first.legal(), first.encode()) == (second.view(), second.legal(), second.encode())


def test_two_guesses_differ() -> None:
    match = burgher.Match("belfort", 5, seed=1)
    hands = {str(BELFORT.position(seen(match, 0).imagine(burgher.Random(k)))["hand"]) for k in range(8)}
    assert len(hands) == 8


def test_imagined_hands_are_even() -> None:
    """A hidden card is each unseen card with the same probability: here 4 keeps among 40 unseen cards."""
    match = table(3).hand(1, keep=1).hand(0, pub=5, gardens=2).pool("tower", "tower", "inn").turn(0)
    random = burgher.Random("deal")
    keeps = 0
    for _ in range(1000):
        position = BELFORT.position(match.state.imagine(0, random))
        hands = position["hand"]
        assert isinstance(hands, list)
        assert sum(hands[1].values()) == 1
        keeps += hands[1].get("keep", 0)
    # Five keeps among the forty cards that seat 0 does not see: an eighth.
    assert 90 <= keeps <= 160


def test_a_card_taken_openly_stays_known() -> None:
    match = table(3).stock(1, gold=1).hand(1, pub=1).pool("keep", "inn", "bank").turn(1)
    play(match, "take keep")
    for seed in range(10):
        hands = BELFORT.position(match.state.imagine(0, burgher.Random(seed)))["hand"]
        assert isinstance(hands, list)
        assert hands[1].get("keep", 0) >= 1
        assert sum(hands[1].values()) == 2


def test_an_imagined_position_is_played_on() -> None:
    match = table(3).hand(1, pub=2).turn(0)
    guess = seen(match, 0).imagine(burgher.Random(2))
    guess.apply(BELFORT.actions.find("end").index)
    assert guess.seat == 1
    assert match.seat == 0
    assert "end" in legal(match)
