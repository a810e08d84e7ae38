"""What a table may choose: events with any number; the Chancery with two to five, always with six, never with one."""

from __future__ import annotations

import pytest

import burgher
from tests.nobility.looking import GAME


@pytest.mark.parametrize("players", range(1, 7))
def test_by_default_nothing_is_added_but_what_must_be(players: int) -> None:
    usual = {option.name: option.default for option in GAME.options}
    assert GAME.settle_options(players, None) == {**usual, "chancery": players == 6}


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("events", [False, True])
def test_events_are_for_everybody(players: int, events: bool) -> None:
    assert GAME.settle_options(players, {"events": events})["events"] is events


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("chancery", [False, True])
def test_two_to_five_players_may_choose_the_chancery(players: int, chancery: bool) -> None:
    assert GAME.settle_options(players, {"chancery": chancery})["chancery"] is chancery


def test_what_cannot_be_otherwise_may_be_said() -> None:
    assert GAME.settle_options(6, {"chancery": True})["chancery"] is True
    assert GAME.settle_options(1, {"chancery": False})["chancery"] is False


REFUSED: list[tuple[int, dict[str, object] | None, str]] = [
    (6, {"chancery": False}, "option chancery is true for 6 players, not false: they always play with the Chancery"),
    (1, {"chancery": True}, "option chancery is for 2, 3, 4, 5 players, not for 1"),
    (6, {"chancery": "no"}, "option chancery is one of false, true, not 'no'"),
    (3, {"chancery": 1}, "option chancery is one of false, true, not 1"),
    (3, {"events": None}, "option events is one of false, true, not None"),
    (6, {"night": True}, f"there is no option night; the options are {', '.join(one.name for one in GAME.options)}"),
    (7, None, "nobility is for 1 to 6 players, not for 7"),
    (0, {"chancery": True}, "nobility is for 1 to 6 players, not for 0"),
]  # fmt: skip


@pytest.mark.parametrize(("players", "options", "said"), REFUSED, ids=[said[:40] for _, _, said in REFUSED])
def test_refused(players: int, options: dict[str, object] | None, said: str) -> None:
    with pytest.raises(burgher.BadOption) as error:
        GAME.settle_options(players, options)
    assert str(error.value) == said


def test_what_was_given_is_left_as_it_was() -> None:
    given = {"chancery": True}
    GAME.settle_options(6, given)
    assert given == {"chancery": True}


def test_a_game_for_six_says_in_its_record_that_it_has_the_chancery() -> None:
    match = burgher.Match("nobility", players=6, seed=1)
    assert match.record().options == {"chancery": True}
    assert burgher.read(match.record().dumps()).state.same(match.state)
