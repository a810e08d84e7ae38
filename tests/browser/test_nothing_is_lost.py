"""Closed tabs, killed servers and second thoughts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.games import GAMES, one_of_the_games
from tests.browser.player import MousePlayer
from tests.browser.serving import Server

WORDS = """[
    ...[...document.querySelectorAll(".seats, .table-board, .prompt-words")].map((one) => one.innerText),
    ...[...document.querySelectorAll(".table-board [aria-label]")].map((one) => one.ariaLabel),
].join("|")"""
"""All that the board and the seats say."""


@one_of_the_games(0)
def test_a_killed_server_loses_nothing(visit: Visit, mortal: Server, game: str) -> None:
    """kill -9 in mid-game; the page says so, finds the server again by itself, and the game goes on."""
    anna = visit(None, server=mortal)
    anna.open("me", "wanderer", game=game)
    plays = MousePlayer(anna, 3, haste=0.2)
    plays.play(8)
    anna.rest()
    score = anna.page.locator(".seats").inner_text()
    mortal.kill()
    anna.page.get_by_text("No connection; trying again").wait_for()
    mortal.start()
    anna.page.evaluate("dispatchEvent(new Event('online'))")  # as a device does when its network is back
    anna.rest()
    assert anna.page.get_by_text("No connection; trying again").count() == 0
    assert anna.page.locator(".seats").inner_text() == score
    plays.play(5)
    # A tab that was closed: the start page knows the game, and leads back to it.
    anna.go("/")
    anna.page.locator(".my-game").first.click()
    anna.rest()
    assert anna.page.locator(".prompt").count()


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_taken_back(visit: Visit, game: str) -> None:
    """One by one with the button, then the whole turn with the keys; and everything is as it was."""
    anna = visit(None)
    anna.open("me", "wanderer", game=game)
    page = anna.page
    plays = MousePlayer(anna, 5, haste=0.0)
    for whole in (False, True):
        for _ in range(60):
            if page.locator(".target.held").count() == 0:
                before = position(page)
            plays.play(1)
            if not before["undo"] and position(page)["undo"]:
                break
        assert position(page)["words"] != before["words"]
        if whole:
            page.keyboard.press("Control+Shift+Z")
        else:
            # One click on the board may have taken two steps: a die, and where it goes.
            while position(page)["undo"]:
                anna.press("Undo")
        anna.rest()
        assert position(page)["words"] == before["words"]


def position(page: Page) -> dict[str, Any]:
    """What the board and the seats say, and whether one may go back."""
    undo = "document.querySelector('.prompt-acts').innerText.includes('Undo')"
    found: dict[str, Any] = page.evaluate(f"() => ({{undo: {undo}, words: {WORDS}.split('|')}})")
    return found
