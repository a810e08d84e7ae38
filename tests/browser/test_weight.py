"""What the first board weighs, and what is fetched after it. Nothing is timed: bytes are the same on a slow machine."""

from __future__ import annotations

import json
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Route

import burgher
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

MOST = 180_000
"""Bytes over the wire until the first board stands; `bench/page.py` says what they are now."""
LATER = ("/assets/settings-", "/assets/seat_dialog-", "/assets/rules_panel-", "/assets/end_screen-", "-rules.ftl")
"""What the first board must do without."""
NEAR = "/assets/parts-"
"""The boards in the pictures of the rules: they come when one is near them, wherever the rules are opened."""


def open_table(anna: Visitor, game: str, **other: str) -> None:
    """As `burgher play` does it: the first thing that this browser ever loads."""
    wish = {"game": game, "seats": [{"who": "me"}, other], "key": f"weight-{id(anna)}"}
    anna.page.goto(f"{anna.url}/open#{quote(json.dumps(wish))}")
    anna.page.locator(".board, [data-place]").first.wait_for()


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=[] if (k + j) % 2 == 0 else [pytest.mark.exhaustive])
        for k, game in enumerate(burgher.names())
        for j, language in enumerate(("en", "pl"))
    ],
)
def test_the_first_board_weighs_little(visit: Visit, game: str, language: str) -> None:
    anna = visit(None, new=True, language=language)
    wire = anna.context.new_cdp_session(anna.page)
    wire.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, float] = {}
    wire.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]}))
    open_table(anna, game, who="here")
    anna.rest()
    heaviest = sorted(((size, urlsplit(names[one]).path) for one, size in sizes.items()), reverse=True)
    assert 50_000 < sum(sizes.values()) <= MOST, heaviest
    assert not [path for _, path in heaviest if any(part in path for part in LATER)]


@pytest.mark.parametrize("game", burgher.names())
def test_what_is_pressed_first_is_there_before(visit: Visit, game: str) -> None:
    """Whoever opens the settings, the rules or a seat when the page is at rest does not wait for the server."""
    anna = visit(None, new=True, saves=False)
    come: list[str] = []
    anna.page.on("requestfinished", lambda request: come.append(request.url))
    open_table(anna, game, who="bot", level="wanderer")
    while not all(any(part in url for url in come) for part in LATER):
        anna.page.wait_for_event("requestfinished")
    anna.rest()
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    anna.page.route("**/assets/**", refuse)
    anna.page.route("**/words/**", refuse)
    anna.press("Settings")
    anna.page.get_by_role("dialog", name="Settings").wait_for()
    anna.page.keyboard.press("Escape")
    anna.press("My seat")
    anna.page.get_by_role("dialog").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("tab", name="Rules").click()
    anna.page.get_by_role("tabpanel", name="Rules").get_by_role("searchbox").wait_for()
    assert [url for url in asked if NEAR not in url] == []


def test_what_could_not_be_fetched_can_be_fetched_again(visit: Visit) -> None:
    """Without a network a press says so and leaves the page as it is; with one, the same thing opens."""
    anna = visit(None, new=True)
    open_table(anna, "belfort", who="bot", level="wanderer")
    anna.rest()
    anna.page.route("**/*", lambda route: route.abort())
    anna.press("Settings")
    anna.page.get_by_role("alert").get_by_text("The server is not answering.").wait_for()
    anna.press("Try again")
    anna.page.get_by_role("alert").wait_for()
    anna.page.unroute("**/*")
    anna.press("Try again")
    anna.page.get_by_role("dialog", name="Settings").wait_for()
    assert anna.page.get_by_role("alert").count() == 0
    assert anna.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"
