"""The board is the interface: what a thing is and costs, why it cannot be chosen, where something happened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.games import GAMES, not_now, one_of_the_games
from tests.browser.player import MousePlayer
from tests.browser.positions import questions
from tests.browser.test_moments import before_the_moment
from tests.games.plan import known

TARGETS = ".table-board .target"


def point_of(page: Page, selector: str) -> tuple[float, float]:
    """Where the first of these can be pressed that nothing lies over."""
    page.locator(selector).first.wait_for(state="attached")
    found = page.evaluate("(selector) => hands.open(selector)", selector)
    assert found is not None, f"no {selector} in sight"
    return found[0], found[1]


@pytest.mark.parametrize("game", GAMES)
def test_things_say_what_they_are_and_why_not(visit: Visit, game: str) -> None:
    anna = visit(None)
    page = anna.page
    anna.open("me", "wanderer", game=game)
    page.locator(".prompt.mine").wait_for()
    tip = page.locator(".tip")

    page.mouse.move(*point_of(page, f"{TARGETS}.legal"))
    tip.wait_for()
    assert tip.get_attribute("role") == "tooltip"
    page.mouse.move(2, 2)
    tip.wait_for(state="detached")

    page.mouse.click(*point_of(page, not_now(game)))
    tip.locator(".tip-why").wait_for()
    anna.check_accessible(f"why not, in {game}", ".tip")
    tip.get_by_role("button", name="Rule", exact=False).first.click()
    page.get_by_role("searchbox").wait_for()
    anna.check_accessible(f"the rules of {game}", ".table-side")


@one_of_the_games(0)
def test_a_long_press_shows_the_card(visit: Visit, game: str) -> None:
    anna = visit(None, phone=True)
    page = anna.page
    anna.open("me", "wanderer", game=game)
    page.locator(".prompt.mine").wait_for()
    x, y = point_of(page, f"{TARGETS}.legal")
    before = page.locator(".table").get_attribute("data-n")
    finger = anna.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator(".tip").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".table").get_attribute("data-n") == before, "looking does nothing"


DRAWN = {
    ".pane-mine .n-good >> nth=1": "Settlers want them",
    ".pane-mine [data-place^=coins-]": "For goods, houses",
    ".pane-mine .n-reputation": "may add up to this much",
    ".seat .n-line-item >> nth=2": "rises with stars",
}


def test_what_is_only_drawn_says_what_it_is_when_a_finger_rests_on_it(visit: Visit) -> None:
    anna = visit(None, phone=True)
    page = anna.page
    anna.open("me", "wanderer", game="nobility")
    page.locator(".prompt.mine").wait_for()
    page.locator(".pane-tab", has_text="My board").tap()
    anna.rest()
    finger = anna.context.new_cdp_session(page)
    for thing, told in DRAWN.items():
        page.keyboard.press("Escape")
        one = page.locator(thing)
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        page.locator(".tip", has_text=told).wait_for()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert str(one.get_attribute("title")).lower() in page.locator(".tip").inner_text().lower()
        assert page.locator("dialog[open]").count() == 0, "to ask is not to press"
    anna.check_accessible("what something is", ".tip")
    page.locator(".tip").get_by_role("button", name="Rule", exact=False).tap()
    page.get_by_role("searchbox").wait_for()


def test_a_button_that_is_a_sign_says_what_it_does_when_a_finger_rests_on_it(visit: Visit) -> None:
    """Above the board, on a phone, where there is no room for its words: it is not pressed by asking."""
    anna = visit(None, phone=True)
    page = anna.page
    anna.open("me", "wanderer", game="nobility")
    page.locator(".prompt.mine").wait_for()
    page.locator("[data-place^='die-0-'].legal, [data-place^='die-0-'] .legal").first.tap()
    undo = page.locator(".prompt .undo")
    undo.wait_for()
    anna.rest()
    before = page.locator(".table").get_attribute("data-n")
    box = undo.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = anna.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(".tip", has_text=str(undo.get_attribute("title"))).wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.rest()
    assert page.locator(".table").get_attribute("data-n") == before
    undo.tap()
    page.locator(f".table:not([data-n='{before}'])").wait_for()


def test_a_plank_says_what_a_worker_does_there(visit: Visit) -> None:
    anna = visit(None)
    before_the_moment(anna, "belfort", "scored-district")
    anna.page.locator(".built .plank-spot").first.hover()
    anna.page.locator(".tip", has_text="A worker on the plank").wait_for()


@one_of_the_games(1)
def test_the_past_is_retold_in_another_language(visit: Visit, game: str) -> None:
    """The log leads to the places it tells of; and a change of language in mid-game retells it all."""
    anna = visit(None)
    page = anna.page
    anna.open("me", "wanderer", game=game)
    MousePlayer(anna, 3, haste=0.3).play(4)
    log = page.get_by_role("log")
    log.focus()
    for _ in range(12):
        page.keyboard.press("ArrowUp")
        if page.locator(".pointed").count():
            break
    assert page.locator(".pointed").count()
    anna.speak("de")
    assert page.get_by_role("tab", name="Verlauf").count()
    assert page.evaluate("document.documentElement.lang") == "de"
    assert "[" not in log.inner_text(), "a message is missing"


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_larger_beside_itself(visit: Visit, game: str, phone: bool) -> None:
    """Under the mouse, and under a finger that stays."""
    anna = visit(phone=phone)
    anna.sit_down_at(next(one for one in questions(game) if one.question == "turn"))
    of = anna.page.locator(known(game).CARD).first
    if phone:
        part = of.evaluate(
            "(one) => [...document.querySelectorAll('.panes > *')].findIndex((part) => part.contains(one))"
        )
        anna.page.locator(".pane-tab").nth(part).tap()
        anna.rest()
    large = anna.look_closer(of).locator(".tip-card").bounding_box()
    small = of.bounding_box()
    assert large is not None
    assert small is not None
    assert large["width"] > 1.2 * small["width"], (large, small)
    assert large["height"] > 1.2 * small["height"], (large, small)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_tablet_ones_own_board_is_always_there(visit: Visit, game: str) -> None:
    """Under the part that is shown where the window stands, beside it where it lies."""
    anna = visit()
    anna.sit_down_at(next(one for one in questions(game) if one.question == "turn"))
    for width, height in ((768, 1024), (1024, 768)):
        anna.resize(width, height)
        part = anna.page.locator(".panes").bounding_box()
        own = anna.page.locator(".pane-along.pane-mine").bounding_box()
        assert part is not None
        assert own is not None
        assert own["width"] * own["height"] > 0.1 * width * height
        assert own["y"] + own["height"] <= height
        assert own["x"] + own["width"] <= width
        if width < height:
            assert own["y"] >= part["y"] + part["height"] - 1
        else:
            assert own["x"] >= part["x"] + part["width"] - 1
