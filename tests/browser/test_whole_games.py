"""Whole games in a real browser, from the start page to the end screen, through nothing but what the page shows."""

from __future__ import annotations

import pytest

from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.player import KeyPlayer, MousePlayer, Player, TouchPlayer
from tests.browser.visitor import Visitor

QUESTIONS = (".tray", ".chooser", "dialog[open]:not(.end)", ".panes")
MANY = 10
ENDLESS = 3000
HANDS: dict[str, type[Player]] = {"mouse": MousePlayer, "keys": KeyPlayer, "touch": TouchPlayer}
# A message that a language lacks is said in English, and the page tells of an error, which fails the test.
LANGUAGES = {
    ("belfort", "mouse"): "de",
    ("belfort", "keys"): "en",
    ("belfort", "touch"): "pl",
    ("nobility", "mouse"): "fr",
    ("nobility", "keys"): "en",
    ("nobility", "touch"): "de",
}


def sit_down(anna: Visitor, game: str, words: Words) -> None:
    """From the start page to a table for two, against the quickest bot."""
    page = anna.page
    page.locator(f'a[href="/new/{game}"]').first.click()
    seats = page.locator(".setup-seats > li")
    seats.first.wait_for()
    while seats.count() > 2:
        anna.press(words.say("fewer-seats"))
    seats.nth(0).get_by_role("textbox").fill("Anna")
    seats.nth(1).get_by_role("combobox").select_option("bot wanderer")
    anna.press(words.say("start-game"))
    page.locator(".table").wait_for()


def look_at_questions(anna: Visitor, game: str, seen: set[str]) -> None:
    """axe looks at what is asked beside the board, and on a phone at its parts, when they first come."""
    shown: list[str] = anna.page.evaluate(
        """(parts) => parts.map((part) => {
            const one = document.querySelector(part);
            const pane = document.querySelector(".pane-tab[aria-selected=true]")?.textContent ?? "";
            return one && [part, one.querySelector("h2")?.textContent ?? "", pane].join();
        })""",
        QUESTIONS,
    )
    for part, name in zip(QUESTIONS, shown, strict=True):
        if name and name not in seen and len(seen) < MANY:
            seen.add(name)
            anna.check_accessible(f"{game}: {name}", part)


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit: Visit, game: str, hands: str) -> None:
    words = Words(LANGUAGES[game, hands], "web", strict=True)
    anna = visit(phone=hands == "touch", dark=hands == "touch", language=words.language)
    sit_down(anna, game, words)
    anna_plays = HANDS[hands](anna, seed=7, haste=0.75)
    seen: set[str] = set()
    while not anna_plays.play(1):
        assert anna_plays.steps < ENDLESS, "the game does not end"
        if hands != "keys":
            look_at_questions(anna, game, seen)
    end = anna.page.get_by_role("dialog")
    assert "Anna" in end.inner_text()
    won = [words.say("end-title", count=count, winners="%").strip("%") for count in (1, 2)]
    assert any(one.strip() in end.inner_text() for one in won)
    end.locator(".graph").wait_for()
    anna.check_accessible(f"the end of {game}")
    anna.press(words.say("replay"))
    slider = anna.page.get_by_role("slider")
    slider.wait_for()
    assert anna.page.url.endswith("/at/0")
