"""axe finds nothing serious on any screen, wide by day and on a phone by night.

What is asked in the course of a game is looked at in `test_questions`; the curtain, a replay, the rules and the end
where they are tested.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.games import GAMES

HOW = {"wide day": {}, "phone night": {"phone": True, "dark": True}}
LOOKS = pytest.mark.parametrize("how", HOW.values(), ids=HOW)
PANELS = ("Log", "Chat", "Actions", "Rules")


@LOOKS
def test_screens_around_the_table(visit: Visit, how: dict[str, bool]) -> None:
    anna = visit(**how)
    page = anna.page
    page.locator(".game-card").first.wait_for()
    anna.check_accessible("the start page")
    anna.press("Settings")
    page.get_by_role("dialog").wait_for()
    anna.check_accessible("the settings")
    page.keyboard.press("Escape")
    # That of the other game in `test_pages`.
    anna.go(f"/new/{GAMES[0]}")
    page.get_by_role("heading", name="Options").click()
    anna.check_accessible("a new game")
    anna.open("me", "open")
    page.locator(".lobby .qr").first.wait_for()
    anna.check_accessible("the lobby")
    anna.go("/nowhere")
    anna.check_accessible("a page that is not there")


# Each game at one of the looks; at the other its questions are looked at in `test_questions`, too.
@pytest.mark.parametrize(
    ("game", "how"),
    [
        pytest.param(game, how, marks=[] if (k + look) % 2 == 0 else [pytest.mark.exhaustive], id=f"{game}-{name}")
        for k, game in enumerate(GAMES)
        for look, (name, how) in enumerate(HOW.items())
    ],
)
def test_the_table(visit: Visit, game: str, how: dict[str, bool]) -> None:
    anna = visit(None, **how)
    page = anna.page
    anna.open("me", "wanderer", game=game)
    page.locator(".prompt.mine").wait_for()
    anna.check_accessible(f"the table of {game}")
    for panel in PANELS:
        page.get_by_role("tab", name=panel, exact=True).click()
        anna.check_accessible(f"{game} with {panel}", ".panel")
    for button in ("Invite others", "About"):
        anna.press(button)
        page.get_by_role("dialog").wait_for()
        anna.check_accessible(f"{game}: {button}", "dialog[open]")
        page.keyboard.press("Escape")
