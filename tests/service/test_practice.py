"""Practice over the API: exercises are listed, tried and answered; nothing is kept."""

from __future__ import annotations

import pytest

from burgher.core import registry
from burgher.practice.exercises import exercises
from tests.service.guests import Guest


@pytest.mark.parametrize("game", registry.names())
def test_an_exercise_is_tried_and_answered(anna: Guest, game: str) -> None:
    known = exercises(registry.find(game))
    listed = anna.get(f"/games/{game}/practice")
    assert [one["id"] for one in listed["exercises"]] == list(known)
    catalogue = anna.get("/games")["games"]
    assert next(one["exercises"] for one in catalogue if one["name"] == game) == len(known)
    one = next(iter(known.values()))
    at = f"/games/{game}/practice/{one.id}"
    begun = anna.post(f"{at}/trial", actions=[])
    assert begun["seat"] == one.seat
    assert not begun["ends"]
    assert set(one.worth) <= {action["text"] for action in begun["legal"]}
    after = anna.post(f"{at}/trial", actions=[one.best])
    assert [action["text"] for action in after["actions"]] == [one.best]
    assert after["view"] != begun["view"]
    right = anna.post(at, action=one.best)
    assert right["right"] is True
    assert [action["text"] for action in right["line"]] == list(one.line)
    wrong = anna.post(at, action=list(one.worth)[-1])
    assert wrong["right"] is False
    assert wrong["worth"] < wrong["best_worth"]


def test_what_is_not_there_or_not_legal_is_refused(anna: Guest) -> None:
    game = registry.names()[0]
    one = next(iter(exercises(registry.find(game)).values()))
    assert anna.get("/games/nothing/practice", 404)["error"]["id"] == "no-game"
    assert anna.post(f"/games/{game}/practice/nothing/trial", 404, actions=[])["error"]["id"] == "not-found"
    at = f"/games/{game}/practice/{one.id}"
    legal = {action["text"] for action in anna.post(f"{at}/trial", actions=[])["legal"]}
    other = next(a.text for a in registry.find(game).actions if a.text not in legal and not a.chance)
    assert anna.post(at, 422, action=other)["error"]["reason"] is not None
    assert anna.post(at, 422, action="dance")["error"]["id"] == "bad-action"
