"""A window that was somebody else's is as good as new."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.serving import Server
from tests.browser.visitor import Visitor
from tests.browser.windows import Windows

LEFT = """() => {
    localStorage.setItem("left", "behind");
    sessionStorage.setItem("left", "behind");
}"""
FOUND = """() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    motion: JSON.parse(localStorage.getItem("burgher")).motion,
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
    size: [innerWidth, innerHeight],
    hovered: document.querySelectorAll(".game-card :hover").length,
})"""
NEW = {"local": ["burgher"], "session": [], "motion": "none", "dark": False, "still": True, "size": [1280, 800]}


def test_a_window_that_is_given_on_is_as_new(browser: Browser, server: Server) -> None:
    windows = Windows(browser)
    anna = Visitor(browser, server.url, dark=True, preferences={"motion": "full"}, windows=windows)
    anna.open("me", "wanderer")
    anna.page.evaluate(LEFT)
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.route("**/api/games**", lambda route: route.abort())
    anna.resize(800, 600)
    anna.page.mouse.move(400, 300)
    page = anna.page
    anna.leave()
    bert = Visitor(browser, server.url, windows=windows)
    assert bert.page is page
    bert.go("/")
    assert bert.page.evaluate(FOUND) == {**NEW, "hovered": 0}
    assert bert.page.locator(".game-card").count()
    assert bert.page.locator(".my-game").count() == 0
    bert.complain()
    # Whoever does something to it that lasts has it for good.
    assert bert.context.pages == [page]
    bert.leave()
    carla = Visitor(browser, server.url, windows=windows)
    assert carla.page is not page
    carla.leave()
    windows.close()
