"""Colours are chosen with the seats of a new table, by keys too, and are the same everywhere."""

from __future__ import annotations

from tests.browser.conftest import Visit


def test_a_colour_is_chosen_and_worn(visit: Visit) -> None:
    anna = visit(None)
    page = anna.page
    anna.go("/new/belfort")
    mine = page.locator(".setup-seats li").first.locator(".colour-choice")
    mine.locator("summary").focus()
    page.keyboard.press("Enter")
    anna.check_accessible("the choice of a colour", ".setup-seats")
    mine.get_by_role("button", name="blue").press("Enter")
    assert "blue" in (mine.locator("summary").get_attribute("aria-label") or "")
    # Whose it was by its number has taken what is left.
    others = [one.get_attribute("aria-label") or "" for one in page.locator(".colour-choice summary").all()[1:]]
    assert [name.split(": ")[1].split(",")[0] for name in others] == ["red", "yellow"]
    # What somebody has chosen is nobody else's.
    page.locator(".colour-choice summary").nth(1).click()
    assert page.locator(".colour-choice[open]").get_by_role("button", name="blue").is_disabled()
    page.keyboard.press("Escape")
    anna.press("Start the game")
    page.wait_for_url("**/t/*")
    anna.rest()
    you = page.locator(".seat", has=page.locator(".tag", has_text="You"))
    assert "seat-1" in (you.get_attribute("class") or "").split()
    kinds = [set((one.get_attribute("class") or "").split()) for one in page.locator(".seat").all()]
    assert len({next(iter(kind & {f"seat-{k}" for k in range(6)})) for kind in kinds}) == 3
    # On the list of games, and for the next table.
    anna.go("/new/nobility")
    assert "blue" in (page.locator(".colour-choice summary").first.get_attribute("aria-label") or "")
