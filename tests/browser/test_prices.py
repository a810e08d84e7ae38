"""Sheets with choices say what each costs, and leave in sight what one has to reckon with."""

from __future__ import annotations

import re
from typing import Any

import pytest

import burgher
from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.positions import Asked, questions

CHOICES = """() => [...document.querySelectorAll(".tray .choice")].map((one) => [
    one.querySelector("span").innerText, one.querySelector("small")?.innerText ?? "",
])"""
# The parts of the board that a sheet lies over.
COVERED = """() => {
    const tray = document.querySelector(".tray").getBoundingClientRect();
    return [...document.querySelectorAll("[data-place=council], [data-place=port]")].flatMap((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const across = Math.min(right, tray.right) - Math.max(left, tray.left);
        const down = Math.min(bottom, tray.bottom) - Math.max(top, tray.top);
        return across > 1 && down > 1 ? [one.dataset.place] : [];
    });
}"""


def purse(view: Any, seat: int) -> int:
    return int(view["seats"][seat]["coins"])


def prices(asked: Asked) -> dict[str, int]:
    """What each answer costs at once, in coins, by what it is called."""
    match = burgher.read(asked.record)
    state, seat = match.state, asked.seat
    words = Words("en", match.game.name, strict=True)
    has = purse(match.game.view(state, seat), seat)
    found: dict[str, int] = {}
    for index in state.legal():
        after = state.copy()
        after.apply(index)
        cost = has - purse(match.game.view(after, seat), seat)
        if cost > 0:
            found[words.action(match.game.actions[index])] = cost
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_whatever_costs_something_on_a_sheet_says_how_much(visit: Visit, phone: bool) -> None:
    """In Rise to Nobility: in Belfort nothing with a price is chosen on a sheet."""
    anna = visit(phone=phone)
    met: set[str] = set()
    for asked in questions("nobility"):
        costs = prices(asked)
        if not costs:
            continue
        anna.sit_down_at(asked)
        choices = anna.page.evaluate(CHOICES)
        if asked.question == "build":
            # Each space has an income of its own, by which one chooses.
            notes = [note for _, note in choices]
            assert len(set(notes)) == len(notes)
            incomes = {str(note).partition(": ")[2] for note in notes}
            assert incomes <= {"1 coin", "1 good of your choice", "1 reputation"}, notes
        for said, note in choices:
            if said in costs:
                met.add(asked.question)
                assert re.search(rf"\b{costs[said]}\b", note), f"{asked.question}: {said!r} says {note!r}"
        if not phone and anna.page.locator(".tray").count():
            assert anna.page.evaluate(COVERED) == [], asked.question
    # Goods in a guild and modifiers at Berk's; on a phone, where a building is to stand.
    assert met >= {"buy", "clerk", *(["build"] if phone else [])}
