"""axe finds nothing serious on any screen, wide by day and on a phone by night."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.player import MousePlayer, TouchPlayer
from tests.browser.visitor import Visitor

LOOKS = pytest.mark.parametrize("how", [{}, {"phone": True, "dark": True}], ids=["wide day", "phone night"])
PANELS = ("Log", "Chat", "Actions", "Rules")
QUESTIONS = (".tray", ".chooser", "dialog[open]", ".panes")


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
    for game in GAMES:
        anna.go(f"/new/{game}")
        page.get_by_role("heading", name="Options").click()
        anna.check_accessible(f"a new game of {game}")
    anna.open("me", "open")
    page.locator(".lobby .qr").first.wait_for()
    anna.check_accessible("the lobby")
    anna.go("/nowhere")
    anna.check_accessible("a page that is not there")


@LOOKS
@pytest.mark.parametrize("game", GAMES)
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
    page.get_by_role("tab", name="Board" if anna.phone else "Log", exact=True).click()
    look_at_questions(anna, game)


def look_at_questions(anna: Visitor, game: str) -> None:
    """What is asked beside the board, and on a phone its parts, as a game comes by them."""
    plays = (TouchPlayer if anna.phone else MousePlayer)(anna, 8, haste=0.1)
    seen: set[str] = set()
    for _ in range(50):
        plays.play(1)
        for part in QUESTIONS:
            one = anna.page.locator(part).first
            name = f"{part} {anna.page.locator('.pane-tab[aria-selected=true]').all_inner_texts()}"
            if name not in seen and one.count():
                seen.add(name)
                anna.check_accessible(f"{game}: {name}", part)
