"""Which games are played: everybody in every seat, with the same seed, against every mix of the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import burgher
from burgher.arena import MATCH, TOURNAMENT, Contest
from burgher.arena.contest import bot_of


def contest(form: str = MATCH, players: int = 4, entrants: int = 2) -> Contest:
    return Contest(form, "belfort", players, ("random",) * entrants, "1", 1.0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_has_the_first_bot_in_every_seat(players: int) -> None:
    fixtures = contest(players=players).fixtures(10 * players)
    assert len(fixtures) == 10 * players
    for block in range(10):
        games = [fixture for fixture in fixtures if fixture.block == block]
        assert sorted(fixture.seats.index(0) for fixture in games) == list(range(players))
        assert all(fixture.seats.count(1) == players - 1 for fixture in games)


@pytest.mark.parametrize(("players", "entrants"), [(2, 2), (4, 2), (4, 3), (4, 4), (3, 5)])
def test_a_tournament_treats_all_alike(players: int, entrants: int) -> None:
    """Over a whole cycle of tables, every entrant sits in every seat equally often."""
    fixtures = contest(TOURNAMENT, players, entrants).fixtures(players * 600)
    tables = {tuple(sorted(fixture.seats)) for fixture in fixtures}
    cycle = len(tables) * players
    whole = fixtures[: len(fixtures) // cycle * cycle]
    seated = Counter((entrant, seat) for fixture in whole for seat, entrant in enumerate(fixture.seats))
    assert len(seated) == entrants * players
    assert len(set(seated.values())) == 1
    if entrants >= players:
        assert all(len(set(table)) == players for table in tables)
    else:
        assert all(len(set(table)) > 1 for table in tables)


def test_neighbours_change() -> None:
    """Who sits to whose left must not always be the same."""
    fixtures = contest(TOURNAMENT, 4, 4).fixtures(400)
    left_of_first = Counter(fixture.seats[(fixture.seats.index(0) + 1) % 4] for fixture in fixtures)
    assert set(left_of_first) == {1, 2, 3}
    assert min(left_of_first.values()) > 60


def test_blocks_are_whole() -> None:
    assert len(contest(players=4).fixtures(1)) == 4
    assert len(contest(players=4).fixtures(9)) == 12
    assert len(contest(TOURNAMENT, 3, 4).fixtures(10)) == 12


def test_more_games_begin_like_fewer() -> None:
    """So that a contest can be lengthened."""
    for form in (MATCH, TOURNAMENT):
        held = contest(form, 3, 3 if form == TOURNAMENT else 2)
        assert held.fixtures(60)[:12] == held.fixtures(12)
        keys = [fixture.key for fixture in held.fixtures(60)]
        assert len(set(keys)) == 60


def test_levels_are_bots() -> None:
    assert bot_of("wanderer", "belfort", "0") == "casual"
    assert bot_of("search:simulations=3", "belfort", "0") == "search:simulations=3"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"entrants": ("random",)}, r"a contest needs at least two entrants"),
        ({"players": 1, "game": "nobility"}, r"a contest needs at least two players at a table, not 1"),
        ({"players": 7}, r"belfort is for 2 to 5 players, not for 7"),
        ({"game": "chess"}, r"there is no game 'chess'"),
        ({"options": (("guilds", "most"),)}, r"option guilds is one of"),
        ({"components": "nowhere.toml"}, r"there is no component file nowhere.toml"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(changes: dict[str, object], message: str) -> None:
    with pytest.raises(burgher.BurgherError, match=message):
        replace(contest(), **changes).check()  # type: ignore[arg-type]


def test_unknown_bots_are_said_at_once() -> None:
    held = Contest(MATCH, "belfort", 3, ("random", "genius"), "1", 1.0)
    with pytest.raises(burgher.BadOption, match=r"there is no bot 'genius'"):
        held.check()
