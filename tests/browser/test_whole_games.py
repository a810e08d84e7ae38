"""Whole games in a real browser, from the start page to the end screen, through nothing but what the page shows.

`make test` plays each game whole once, by touch or by mouse, and by keys from its last rounds on; `make exhaustive`
plays both whole by every hand.
"""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.player import KeyPlayer, MousePlayer, Player, TouchPlayer
from tests.browser.positions import late
from tests.browser.visitor import Visitor

ENDLESS = 3000
HANDS: dict[str, type[Player]] = {"mouse": MousePlayer, "keys": KeyPlayer, "touch": TouchPlayer}
# A message that a language lacks is said in English, and the page tells of an error, which fails the test.
LANGUAGES = cycle(("de", "en", "pl", "fr"))
GAMES_PLAYED = [(game, hands, next(LANGUAGES)) for game in GAMES for hands in HANDS]
WHOLE = [
    next(one for one in GAMES_PLAYED if one[:2] == (game, hands))
    for game, hands in zip(GAMES, cycle(("touch", "mouse")), strict=False)
]
BY_KEYS = [one for one in GAMES_PLAYED if one[1] == "keys"]
PNG = b"\x89PNG"
LAST = 40
"""Actions of a recorded game in place of which the last rounds are played."""

pytestmark = pytest.mark.long


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


@pytest.mark.parametrize(("game", "hands", "language"), WHOLE)
def test_a_whole_game(visit: Visit, game: str, hands: str, language: str) -> None:
    play_from_the_start_page(visit, game, hands, language)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "hands", "language"), [one for one in GAMES_PLAYED if one not in WHOLE])
def test_a_whole_game_by_every_hand(visit: Visit, game: str, hands: str, language: str) -> None:
    play_from_the_start_page(visit, game, hands, language)


@pytest.mark.parametrize(("game", "hands", "language"), BY_KEYS)
def test_the_last_rounds(visit: Visit, game: str, hands: str, language: str) -> None:
    anna = visitor_with(visit, hands, language)
    anna.sit_down_at(late(game, 2, LAST))
    play_to_the_end(anna, game, hands, Words(language, "web", strict=True, more=("table",)))


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [(768, 1024), (1024, 768)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("game", GAMES)
def test_the_last_rounds_in_a_window_between(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """One part of the board is turned to, and panels stand beside it: what is on the others cannot be pressed."""
    anna = visitor_with(visit, "mouse", "de")
    anna.resize(*size)
    anna.sit_down_at(late(game, 4, LAST + 20))
    play_to_the_end(anna, game, "mouse", Words("de", "web", strict=True, more=("table",)))


def visitor_with(visit: Visit, hands: str, language: str) -> Visitor:
    return visit(phone=hands == "touch", dark=hands == "touch", language=language, saves=False)


def play_from_the_start_page(visit: Visit, game: str, hands: str, language: str) -> None:
    words = Words(language, "web", strict=True, more=("table",))
    anna = visitor_with(visit, hands, language)
    sit_down(anna, game, words)
    play_to_the_end(anna, game, hands, words)


def play_to_the_end(anna: Visitor, game: str, hands: str, words: Words) -> None:
    anna_plays = HANDS[hands](anna, seed=7, haste=0.5)
    assert anna_plays.play(ENDLESS), "the game does not end"
    assert anna_plays.steps > 4
    end = anna.page.get_by_role("dialog")
    assert "Anna" in end.inner_text()
    won = [words.say("end-title", count=count, winners="%").strip("%") for count in (1, 2)]
    assert any(one.strip() in end.inner_text() for one in won)
    end.locator(".graph").wait_for()
    anna.check_accessible(f"the end of {game}")
    with anna.page.expect_download() as picture:
        anna.press(words.say("end-picture"))
    assert Path(picture.value.path()).read_bytes().startswith(PNG)
    anna.press(words.say("replay"))
    slider = anna.page.get_by_role("slider")
    slider.wait_for()
    assert anna.page.url.endswith("/at/0")
