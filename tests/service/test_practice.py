"""Practice over the API: exercises are listed, tried and answered; how one got on is kept with the device."""

from __future__ import annotations

from typing import Any

import pytest

from burgher.analysis.report import FORMAT
from burgher.core import registry
from burgher.practice.exercises import exercises
from burgher.practice.goals import goals
from burgher.service.store.analyses import keep_analysis
from tests.service.guests import Guest, Place, play_out


@pytest.mark.parametrize("game", registry.names())
def test_an_exercise_is_tried_and_answered(anna: Guest, game: str) -> None:
    known, more = exercises(registry.find(game)), goals(registry.find(game))
    listed = anna.get(f"/games/{game}/practice")
    assert [one["id"] for one in listed["exercises"] if one["goal"] is None] == list(known)
    assert [one["id"] for one in listed["exercises"] if one["goal"] is not None] == list(more)
    assert [one["level"] for one in listed["exercises"]] == sorted(one["level"] for one in listed["exercises"])
    catalogue = anna.get("/games")["games"]
    assert next(one["exercises"] for one in catalogue if one["name"] == game) == len(known) + len(more)
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
    # It is told beside what was chosen; whoever is right is told what was next.
    assert wrong["beside"]["text"] == list(one.worth)[-1]
    assert right["beside"]["text"] == list(one.worth)[one.right]
    assert wrong["why"]["reasons"]


@pytest.mark.parametrize("game", registry.names())
def test_a_goal_is_pursued_step_by_step(anna: Guest, game: str) -> None:
    known = registry.find(game)
    one = next(iter(goals(known).values()))
    at = f"/games/{game}/practice/{one.id}"
    assert anna.post(f"{at}/trial", actions=list(one.line[:1]))["seat"] == one.seat
    begun = anna.post(f"{at}/goal", actions=[])
    assert (begun["has"], begun["least"]) == (one.now, one.least)
    # Nothing is told and nothing noted as long as it is under way.
    under_way = anna.post(f"{at}/goal", actions=list(one.line[:-1]))
    assert (under_way["reached"], under_way["line"], under_way["lost"], under_way["got"]) == (False, [], None, None)
    reached = anna.post(f"{at}/goal", actions=list(one.line))
    assert (reached["reached"], reached["got"]) == (True, "first")
    assert [step["text"] for step in reached["line"]] == list(one.line)


def test_who_ends_the_turn_or_gives_up_is_told_what_spoilt_it(anna: Guest, bert: Guest) -> None:
    known = registry.find("nobility")
    one = next(iter(goals(known).values()))
    at = f"/games/nobility/practice/{one.id}/goal"
    ended = anna.post(at, actions=["pass"])
    assert (ended["over"], ended["reached"], ended["got"]) == (True, False, "tried")
    assert (ended["lost"]["number"], ended["lost"]["action"]["text"]) == (0, "pass")
    assert ended["lost"]["most"] == one.now
    assert ended["line"]
    # Whoever gives up in time has spoilt nothing, and is told how it goes.
    given_up = bert.post(at, actions=list(one.line[:1]), give_up=True)
    assert (given_up["over"], given_up["lost"], given_up["got"]) == (False, None, "tried")
    assert bert.post(at, actions=list(one.line))["got"] == "later"


def test_a_goal_is_no_choice_and_a_choice_no_goal(anna: Guest) -> None:
    game = registry.find("belfort")
    choice, goal = next(iter(exercises(game))), next(iter(goals(game).values()))
    at = "/games/belfort/practice"
    assert anna.post(f"{at}/{choice}/goal", 404, actions=[])["error"]["id"] == "not-found"
    assert anna.post(f"{at}/{goal.id}", 404, action=goal.line[0])["error"]["id"] == "not-found"


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


def test_how_one_got_on_is_kept_with_the_device(anna: Guest, bert: Guest, place: Place) -> None:
    game = registry.names()[0]
    first, second = list(exercises(registry.find(game)).values())[:2]
    assert anna.post(f"/games/{game}/practice/{first.id}", action=first.best)["got"] == "first"
    wrong = list(second.worth)[-1]
    assert anna.post(f"/games/{game}/practice/{second.id}", action=wrong)["got"] == "tried"
    assert anna.post(f"/games/{game}/practice/{second.id}", action=second.best)["got"] == "later"
    # What was solved once stays solved.
    assert anna.post(f"/games/{game}/practice/{first.id}", action=list(first.worth)[-1])["got"] == "first"

    def got(guest: Guest) -> dict[str, str]:
        listed = guest.get(f"/games/{game}/practice")["exercises"]
        return {one["id"]: one["got"] for one in listed if one["got"] is not None}

    assert got(anna) == {first.id: "first", second.id: "later"}
    assert got(bert) == got(place.stranger()) == {}


def decision(moment: int, seat: int, rating: str, looked: int, action: str) -> dict[str, Any]:
    figures = {"given_away": 0.1 + moment / 1000, "win": 0.4, "best_win": 0.5, "stake": 0.1, "why": None}
    told = {"moment": moment, "seat": seat, "round": 2, "phase": "", "rating": rating, "looked": looked}
    return {**told, **figures, "action": action, "best": action}


def test_mistakes_of_ones_own_games_are_exercises(anna: Guest, bert: Guest, place: Place) -> None:
    game = registry.names()[0]
    id = anna.open("me", "open", game=game)["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    play_out(id, {0: anna, 1: bert})
    listed = anna.get(f"/games/{game}/practice")
    assert (listed["own"], listed["not_analysed"]) == ([], 1)
    action = registry.find(game).actions[0].text
    rated = [
        (40, 0, "mistake", 2),
        (60, 0, "blunder", 2),
        (80, 0, "good", 2),
        (90, 0, "mistake", 1),
        (99, 1, "blunder", 2),
    ]
    report = {"decisions": [decision(*one, action) for one in rated], "progress": 1.0}
    database = place.app.state.desk.house.database
    database.write(lambda connection: keep_analysis(connection, id, FORMAT, report, 0), id)
    listed = anna.get(f"/games/{game}/practice")
    assert listed["not_analysed"] == 0
    # The worst in front; nobody else's, nothing that was only glanced at.
    assert [(one["table"], one["moment"], one["seat"]) for one in listed["own"]] == [(id, 60, 0), (id, 40, 0)]
    assert [one["moment"] for one in bert.get(f"/games/{game}/practice")["own"]] == [99]
    other = next(name for name in registry.names() if name != game)
    assert anna.get(f"/games/{other}/practice")["own"] == []
