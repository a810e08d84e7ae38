"""Whole games in a real browser, from the start page to the end screen, through nothing but what the page shows."""

from __future__ import annotations

from itertools import cycle

import pytest

from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.player import KeyPlayer, MousePlayer, Player, TouchPlayer
from tests.browser.visitor import Visitor

ENDLESS = 3000
HANDS: dict[str, type[Player]] = {"mouse": MousePlayer, "keys": KeyPlayer, "touch": TouchPlayer}
# A message that a language lacks is said in English, and the page tells of an error, which fails the test.
LANGUAGES = cycle(("de", "en", "pl", "fr"))
GAMES_PLAYED = [(game, hands, next(LANGUAGES)) for game in GAMES for hands in HANDS]


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
    assert page.locator(".table").count()


@pytest.mark.parametrize(("game", "hands", "language"), GAMES_PLAYED)
def test_a_whole_game(visit: Visit, game: str, hands: str, language: str) -> None:
    words = Words(language, "web", strict=True)
    anna = visit(phone=hands == "touch", dark=hands == "touch", language=words.language)
    sit_down(anna, game, words)
    anna_plays = HANDS[hands](anna, seed=7, haste=0.5)
    assert anna_plays.play(ENDLESS), "the game does not end"
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
