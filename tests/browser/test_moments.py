"""The great moments of a game are told piece by piece; they can be sped up, skipped and looked at again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.games import GAMES, shown_moments
from tests.browser.visitor import Visitor

RECORDS = Path(__file__).parents[1] / "games"
SLOWLY = {"motion": "less", "speed": "calm"}


def before_the_moment(visitor: Visitor, game: str) -> None:
    """Go to the step of a recorded game after which one of its moments is told."""
    name, event = shown_moments(game)
    record = json.loads((RECORDS / game / name).read_text("utf-8"))
    table = visitor.made("/api/records", record)["id"]
    log = visitor.context.request.get(f"{visitor.url}/api/tables/{table}/log").json()["events"]
    moment = next(one["moment"] for one in log if one["id"] == event)
    visitor.go(f"/t/{table}/at/{moment - 1}")


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_told_skipped_and_looked_at_again(visit: Visit, game: str) -> None:
    anna = visit(None, preferences=SLOWLY)
    page = anna.page
    before_the_moment(anna, game)
    stage = page.locator(".stage")
    assert stage.count() == 0
    page.get_by_role("button", name="One step on").click()
    stage.wait_for()
    page.wait_for_function("!document.documentElement.hasAttribute('data-rest')")
    told = stage.inner_text()
    assert page.locator(".lit").count(), "one sees where it happens"
    anna.check_accessible(f"{game}: {told}", ".stage")
    page.get_by_role("button", name="Faster").click()
    page.wait_for_function("(was) => document.querySelector('.stage')?.innerText !== was", arg=told)
    page.keyboard.press("Escape")
    stage.wait_for(state="detached")
    anna.rest()
    page.get_by_role("button", name="Show again").click()
    stage.wait_for()
    page.get_by_role("button", name="Skip").click()
    stage.wait_for(state="detached")


def test_who_wants_nothing_to_move_is_told_nothing_piece_by_piece(visit: Visit) -> None:
    """Everything is there at once; the moment can still be asked for."""
    anna = visit(None)
    before_the_moment(anna, GAMES[0])
    anna.press("One step on")
    assert anna.page.locator(".stage").count() == 0
    anna.page.get_by_role("button", name="Show again").click()
    anna.page.locator(".stage").wait_for()


WATCH = """() => {
    window.sideways = 0;
    const board = document.querySelector(".table-board");
    const look = () => {
        if (board.scrollWidth > board.clientWidth + 1) window.sideways += 1;
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_on_its_way_from_a_players_panel_does_not_move_the_board(visit: Visit, game: str) -> None:
    name, _ = shown_moments(game)
    anna = visit(None, preferences={"motion": "full", "speed": "instant"})
    table = anna.made("/api/records", json.loads((RECORDS / game / name).read_text("utf-8")))["id"]
    anna.go(f"/t/{table}/at/34")
    anna.page.evaluate(WATCH)
    for _ in range(8):
        anna.press("One step on")
    assert anna.page.evaluate("window.sideways") == 0
