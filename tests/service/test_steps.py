"""Steps that are kept once for all tables."""

from __future__ import annotations

import pytest

from burgher.core import registry
from burgher.core.events import Event
from burgher.core.match import Step
from burgher.service.live import steps
from burgher.service.live.steps import shared
from tests.service.guests import GAMES, Guest, Place, play_out

ACTIONS = registry.find("belfort").actions


def step(*events: Event, action: int = 0, seat: int = 1) -> Step:
    return Step(ACTIONS[action], seat, events)


def test_what_is_alike_is_the_same() -> None:
    one, other = (shared(step(Event("paid", {"seat": 1, "gold": 3}), Event("passed"))) for _ in range(2))
    assert one is other
    assert one == step(Event("paid", {"seat": 1, "gold": 3}), Event("passed"))


@pytest.mark.parametrize(
    "other",
    [
        step(Event("paid", {"seat": 1, "gold": True})),
        step(Event("paid", {"gold": 1, "seat": 1})),
        step(Event("paid", {"seat": 1, "gold": "1"})),
        step(Event("paid", {"seat": 1, "gold": 1}, secret=("gold",))),
        step(Event("paid", {"seat": 1, "gold": 1}, reveals=True)),
        step(Event("lost", {"seat": 1, "gold": 1})),
        step(Event("paid", {"seat": 1, "gold": 1}), Event("paid", {"seat": 1, "gold": 1})),
        step(Event("paid", {"seat": 1, "gold": 1}), action=1),
        step(Event("paid", {"seat": 1, "gold": 1}), seat=0),
    ],
)
def test_what_differs_in_anything_is_not(other: Step) -> None:
    one = step(Event("paid", {"seat": 1, "gold": 1}))
    shared(one)
    found = shared(other)
    assert found is not shared(one)
    assert [repr(event) for event in found.events] == [repr(event) for event in other.events]
    assert (found.action, found.seat) == (other.action, other.seat)


def test_no_more_are_kept_than_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "MOST", 10)
    for gold in range(100):
        assert shared(step(Event("paid", {"gold": gold}))).events[0].args == {"gold": gold}
        assert len(steps._steps) <= 10
        assert len(steps._events) <= 10


@pytest.mark.parametrize("game", GAMES)
def test_tables_with_the_same_game_have_the_same_steps(place: Place, anna: Guest, game: str) -> None:
    ids = [anna.open("me", "here", game=game, seed="7")["id"] for _ in range(2)]
    logs = [play_out(id, {0: anna, 1: anna}, steps=25)["log"] for id in ids]
    assert logs[0] == logs[1]
    matches = [place.app.state.desk.house._places[id].live.match for id in ids]
    assert len(matches[0].steps) >= 25
    assert all(one is other for one, other in zip(matches[0].steps, matches[1].steps, strict=True))
