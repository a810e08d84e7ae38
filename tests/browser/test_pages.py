"""Pages around a table, on a phone, a tablet either way up and a screen: what can be measured of them, and axe.

`make test` measures each on a phone and at another width by turns, and asks axe about each with one game's words, on a
phone or wide by turns; `make exhaustive` looks at all of them at all widths.
"""

from __future__ import annotations

import json

import pytest

from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.test_measures import ENLARGED, LANGUAGES, RECORDS, WIDTHS, begin_exercise, measured
from tests.browser.visitor import Visitor

SOME = {width: WIDTHS[width] for width in (360, 768, 1024, 1280)}


def look(visitor: Visitor, bad: list[str], widths: list[int], asked: list[int], *about: object) -> None:
    bad += measured(visitor, *about, widths={width: SOME[width] for width in widths})
    for width in asked:
        visitor.resize(width, SOME[width])
        bad += [f"{about} at {width}: {one}" for one in visitor.hurdles()]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.exhaustive)], ids=["some", "every"])
@pytest.mark.parametrize("game", GAMES)
def test_pages_about_a_game(visit: Visit, game: str, every: bool) -> None:
    """Lessons, practice, rules and their sheet, a new game with all its options, the box, its pieces at a glance and
    its sheet; each page in another language than the one before, and than for the other game."""
    anna = visit()
    bad: list[str] = []
    pages = ("learn", "practice", "rules", "new", "box", f"rules/{game}/sheet", f"box/{game}/print")
    for number, page in enumerate(pages):
        turn = number + GAMES.index(game)
        language = LANGUAGES[turn % len(LANGUAGES)]
        widths = list(SOME) if every else [360, (768, 1024, 1280)[turn % 3]]
        # The page is the same for all games, but for their words.
        asked = [360, 1280] if every else [(360, 1280)[number // 2 % 2]] if turn % 2 == 0 else []
        anna.hear_in(language)
        anna.turn_to(f"/{page}" if "/" in page else f"/{page}/{game}")
        if page == "new":
            anna.page.locator(".setup-options summary").click()
        look(anna, bad, widths, asked, page, game, language)
        if page == "box":
            anna.page.locator(".box-glance button").click()
            anna.rest()
            look(anna, bad, widths, asked, "box at a glance", game, language)
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize("game", GAMES)
def test_an_exercise_enlarged_to_twice_its_size(visit: Visit, game: str) -> None:
    """Most of the window is the board's, and there is a way back."""
    anna = visit(language="fr")
    begin_exercise(anna, game)
    bad = measured(anna, game, "an exercise, enlarged", widths=dict([ENLARGED]))
    assert not bad, "\n".join(bad)
    board = anna.page.locator(".table-board").bounding_box()
    assert board is not None
    width, height = ENLARGED
    assert board["width"] * board["height"] >= width * height / 2
    assert anna.page.locator(f".table-head a[href='/practice/{game}']").is_visible()


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.exhaustive)], ids=["some", "every"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_enlarged_in_every_language(visit: Visit, game: str, every: bool) -> None:
    """Each game in two of them by turns, or in all."""
    anna = visit()
    table = anna.made("/api/records", json.loads(max((RECORDS / game).glob("3-*.json")).read_text("utf-8")))["id"]
    bad: list[str] = []
    for language in LANGUAGES if every else LANGUAGES[GAMES.index(game) % 2 :: 2]:
        anna.hear_in(language)
        anna.turn_to(f"/t/{table}/at/90")
        bad += measured(anna, game, language, "a replay, enlarged", widths=dict([ENLARGED]))
    anna.turn_to(f"/t/{table}")
    anna.page.locator(".prompt-acts .primary").click()
    anna.page.locator("dialog.end .graph").wait_for()
    bad += measured(anna, game, "the end, enlarged", widths=dict([ENLARGED]))
    assert not bad, "\n".join(bad)
    # The points can be read: at least half of the dialog is theirs.
    ranking, dialog = (anna.page.locator(one).bounding_box() for one in (".ranking", "dialog.end"))
    assert ranking is not None
    assert dialog is not None
    assert dialog["y"] + dialog["height"] - ranking["y"] >= dialog["height"] / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_result_fits_a_tablet_that_stands(visit: Visit, game: str) -> None:
    anna = visit(language="fr")
    table = anna.made("/api/records", json.loads(max((RECORDS / game).glob("3-*.json")).read_text("utf-8")))["id"]
    anna.turn_to(f"/t/{table}")
    anna.page.locator(".prompt-acts .primary").click()
    anna.page.locator("dialog.end .graph").wait_for()
    anna.resize(768, 1024)
    assert anna.page.locator("dialog.end").evaluate("(one) => one.scrollHeight - one.clientHeight") == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_uses_a_large_window(visit: Visit, game: str) -> None:
    """Down to its lower edge, with what one is going to play; to begin it nobody has to scroll."""
    anna = visit(f"/new/{game}")
    for width, height in ((1440, 900), (1920, 1080)):
        anna.resize(width, height)
        short = anna.page.locator(".in-short")
        short.locator(".picture").first.wait_for()
        told, start = short.bounding_box(), anna.page.locator(".setup-go button").bounding_box()
        assert told is not None
        assert start is not None
        assert start["y"] + start["height"] < told["y"] < 0.75 * height
        assert told["y"] + told["height"] > 0.9 * height
        assert len(short.inner_text()) > 400
