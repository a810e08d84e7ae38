"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from burgher.service.live.changes import changed
from tests.browser.conftest import Visit
from tests.browser.games import GAMES, hidden_things, parts, secret_events
from tests.browser.player import MousePlayer
from tests.browser.visitor import Visitor


def join(visitor: Visitor, path: str, name: str) -> None:
    visitor.go(path)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.press("Sit down here")


def keep_up(*visitors: Visitor) -> None:
    """All see the table as whoever acted last sees it."""
    for visitor in visitors:
        visitor.rest()
    last = max(int(visitor.page.locator(".table").get_attribute("data-n") or 0) for visitor in visitors)
    for visitor in visitors:
        visitor.page.wait_for_function("(last) => document.querySelector('.table').dataset.n >= last", arg=last)
        visitor.rest()


def views(visitor: Visitor) -> list[Any]:
    """All views that came, whole or put together from what had changed."""
    found = []
    last: Any = None
    for heard in visitor.heard():
        told = json.loads(heard)
        if isinstance(told, dict) and told.get("situation"):
            last = told["situation"]
        elif isinstance(told, dict) and told.get("changes") and last and last["n"] == told["base"]:
            told = last = changed(last, told["changes"])
        found += [
            part["view"]
            for part in parts(told)
            if isinstance(part.get("view"), dict) and isinstance(part["view"].get("seats"), list)
        ]
    return found


@pytest.mark.parametrize("steps", [8, pytest.param(40, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", GAMES)
def test_no_hidden_card_passes_over_the_wire(visit: Visit, game: str, steps: int) -> None:
    """Two play, one looks on; everything that came to each of them is looked through, frame by frame."""
    anna, bert, carl = visit(None), visit(None), visit(None)
    for one in (anna, bert, carl):
        one.listen()
    path = anna.open("me", "open", game=game)
    carl.go(path)
    join(bert, path, "Bert")
    players = [MousePlayer(anna, 1, haste=0.3), MousePlayer(bert, 2, haste=0.3)]
    for _ in range(steps):
        keep_up(anna, bert, carl)
        assert sum(player.play_if_asked() for player in players) > 0, "nobody is asked"
    keep_up(anna, bert, carl)
    assert carl.page.get_by_role("log").locator("li").count()
    for seat, visitor in ((0, anna), (1, bert), (None, carl)):
        check_wire(game, visitor, seat)


def check_wire(game: str, visitor: Visitor, own: int | None) -> None:
    seen = views(visitor)
    assert len(seen) > 4
    if own is not None:
        assert any(any(hidden_things(game, view["seats"][own])) for view in seen), "one's own cards are seen"
    for view in seen:
        for seat in view["seats"]:
            if seat["seat"] != own:
                assert not any(hidden_things(game, seat)), seat
    for heard in visitor.wire:
        for part in parts(json.loads(heard)):
            if part.get("id") in secret_events(game) and part["args"].get("seat") != own:
                assert part["args"]["card"] is None, part


def test_talk_leave_stand_in_and_move(visit: Visit) -> None:
    """Chat; a seat that is left, taken by a bot and given back; a seat that is carried to another device."""
    anna, bert = visit(None), visit(None)
    path = anna.open("me", "open")
    join(bert, path, "Bert")
    for one in (anna, bert):
        one.page.locator(".prompt").wait_for()

    bert.page.get_by_role("tab", name="Chat").click()
    bert.page.get_by_label("Say something").fill("Good luck!")
    bert.press("Send")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_text("Good luck!").wait_for()

    bert.page.get_by_role("button", name="About Bert").click()
    bert.press("Leave the seat")
    bert.page.get_by_role("button", name="Come back").wait_for()
    anna.page.get_by_role("button", name="About Bert").click()
    anna.page.get_by_label("Bot that plays here").select_option("wanderer")
    anna.page.get_by_text("A bot plays for them: Wanderer.").wait_for()
    bert.press("Come back")
    anna.page.get_by_text("A bot plays for them: Wanderer.").wait_for(state="detached")
    anna.page.keyboard.press("Escape")

    # What goes wrong is said in the dialog: behind it nobody would see it.
    problem: dict[str, Any] = {"id": "try-again", "args": {}, "message": "", "reason": None}
    bert.page.route("**/transfer", lambda route: route.fulfill(status=503, json={"error": problem}), times=1)
    bert.press("Move the seat to another device")
    bert.page.get_by_role("dialog").get_by_role("alert").get_by_text("Nothing was changed; try again.").wait_for()
    bert.press("Move the seat to another device")
    address = bert.page.get_by_role("dialog").locator("code").first.inner_text()
    phone = visit(None, phone=True)
    phone.go(re.sub(r"^https?://[^/]+", "", address))
    phone.page.locator(".seat .tag", has_text="You").wait_for()
    assert phone.page.url.endswith(path)
