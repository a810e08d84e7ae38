"""Who may do what at a table, as people meet it: in the lobby, and in the dialog of a seat."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.test_together import join


def test_the_host_sends_somebody_away_and_begins(visit: Visit) -> None:
    """Bert takes all seats and is sent away; Carla and her brother share a device, and the host begins."""
    anna, bert, carla = visit(None), visit(None), visit(None)
    path = anna.open("me", "open", "open")
    anna.page.get_by_role("log").get_by_text("Nothing has happened yet.").wait_for()
    for name in ("Bert", "Berta"):
        join(bert, path, name)
        anna.page.get_by_text(name, exact=True).first.wait_for()
    bert.page.get_by_text("The player who opened the table starts the game.").wait_for()
    anna.page.get_by_role("button", name="Send away: Berta").click()
    anna.page.get_by_text("can watch, but cannot sit down").wait_for()
    anna.check_accessible("what is asked before somebody is sent away", "dialog[open]")
    anna.press("Send away", exact=True)
    anna.page.get_by_role("log").get_by_text("The host has sent Berta away.").wait_for()
    # Bert's page knows it, too.
    bert.page.get_by_text("You", exact=True).first.wait_for(state="detached")
    bert.press("Sit down here")
    bert.page.get_by_role("alert").get_by_text("has sent you away").wait_for()

    for name in ("Carla", "Carl"):
        join(carla, path, name)
        anna.page.get_by_text(name, exact=True).first.wait_for()
    anna.page.get_by_text("It is up to you to start the game.").wait_for()
    anna.check_accessible("the lobby")
    anna.press("Start the game")
    carla.page.get_by_role("region", name="Players").wait_for()
    anna.page.locator(".prompt").wait_for()


def test_a_refused_stand_in_is_explained_where_it_was_asked(visit: Visit) -> None:
    anna, bert = visit(None), visit(None)
    path = anna.open("me", "open")
    join(bert, path, "Bert")
    bert.page.locator(".prompt").wait_for()
    bert.page.get_by_role("button", name="About Player 1").click()
    dialog = bert.page.get_by_role("dialog")
    dialog.get_by_label("Bot that plays here").select_option("wanderer")
    # However long that has taken.
    said = re.compile(r"a bot may play for them in (30|2\d) minutes")
    dialog.get_by_role("alert").get_by_text(said).wait_for()
    bert.check_accessible("a refusal in a dialog")


def test_whoever_is_invited_sees_by_whom_and_to_what(visit: Visit) -> None:
    """Anna invites to a game with an option; Bert comes; Carla is too late, and is told that she watches."""
    anna, bert, carla = visit(None), visit(None), visit(None, phone=True)
    asked = {
        "game": "belfort",
        "seats": [{"who": "me", "name": "Anna"}, {"who": "open"}],
        "options": {"guilds": "beginner", "forgo_actions": False},
    }
    id = anna.ask.post(f"{anna.url}/api/tables", data=asked).json()["id"]
    bert.go(f"/t/{id}")
    bert.page.get_by_role("heading", name="Anna invites you to Belfort").wait_for()
    bert.page.get_by_text("Build a city of five districts").wait_for()
    bert.page.get_by_text("Changed options: Guilds (Beginners’ game) and Forgo actions (No)").wait_for()
    bert.check_accessible("an invitation")
    join(bert, f"/t/{id}", "Bert")
    bert.page.locator(".prompt").wait_for()
    carla.go(f"/t/{id}")
    carla.page.get_by_text("You are watching.").wait_for()
    carla.check_accessible("a game that one watches")
    assert bert.page.get_by_text("You are watching.").count() == 0


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.exhaustive), True], ids=["wide", "phone"])
def test_what_can_be_done_about_ones_own_seat_is_found_in_the_head_of_the_page(visit: Visit, phone: bool) -> None:
    """Steps that are taken for oneself, a bot in one's place, another device: a button says so, and leads there."""
    anna, bert = visit(None, phone=phone), visit(None)
    path = anna.open("me", "open")
    join(bert, path, "Bert")
    anna.page.locator(".prompt").wait_for()
    words = Words("en", "web", strict=True)

    def own() -> Any:
        return anna.ask.get(f"{anna.url}/api{path.replace('/t/', '/tables/')}").json()["seats"][0]

    anna.press(words.say("my-seat"), exact=True)
    dialog = anna.page.get_by_role("dialog")
    anna.check_accessible("one's own seat", "dialog")
    assert dialog.get_by_label(words.say("automatic-safe")).is_checked()
    dialog.get_by_label(words.say("automatic-never")).check()
    anna.rest()
    assert own()["automatic"] == "never"
    anna.press(words.say("move-seat"))
    # An address that takes the seat to another device, once.
    dialog.get_by_text(words.say("move-seat-how")).wait_for()
    assert "/claim#" in dialog.inner_text() or dialog.locator("input[value*='/claim#']").count()
    dialog.get_by_label(words.say("let-bot-play")).select_option("wanderer")
    dialog.get_by_role("button", name=words.say("give-seat-back")).wait_for()
    assert own()["stand_in"] == "wanderer"
    anna.press(words.say("give-seat-back"))
    dialog.get_by_label(words.say("let-bot-play")).wait_for()
    assert own()["stand_in"] is None
