"""What only the boards of Rise to Nobility have: dice that are dragged and put back, the Chancery, the solo game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator

import burgher
from burgher.core.record import parse
from tests.browser.conftest import Visit
from tests.browser.player import KeyPlayer, MousePlayer
from tests.browser.positions import Asked, after, late, questions
from tests.browser.visitor import Visitor

DIE = ".n-die-spot.legal"


def sit_down(anna: Visitor, others: int) -> None:
    anna.open("me", *["wanderer"] * others, game="nobility")
    anna.page.locator(".prompt.mine").wait_for()


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_die_is_dragged_to_its_place(visit: Visit) -> None:
    anna = visit(None)
    sit_down(anna, 1)
    page = anna.page
    castle = page.get_by_role("button", name=re.compile("^White Castle, .*free")).and_(page.locator(".legal")).first
    page.mouse.move(*middle(page.locator(DIE).first))
    page.mouse.down()
    page.mouse.move(*middle(castle), steps=4)
    page.locator(".n-die-spot.lifted").wait_for()
    # With the die in the hand the castle has one space for it.
    page.mouse.move(*middle(page.locator(".n-castle .legal").first), steps=4)
    page.mouse.up()
    page.locator(".n-castle .n-die").first.wait_for()
    assert "at the White Castle" in page.locator(".log-lines").inner_text()


def test_a_die_is_put_back_and_another_taken(visit: Visit) -> None:
    anna = visit(None)
    sit_down(anna, 1)
    page = anna.page
    page.locator(DIE).first.click()
    anna.rest()
    assert page.get_by_text("Choose where to place your").count()
    page.get_by_role("button", name=re.compile("^Take the . instead")).last.click()
    anna.rest()
    assert page.get_by_text("Choose where to place your").count()
    page.keyboard.press("Escape")
    anna.rest()
    assert page.get_by_text("Your turn:").count()
    assert page.locator(DIE).count() > 0


def test_a_place_asks_which_die(visit: Visit) -> None:
    anna = visit(None)
    sit_down(anna, 1)
    page = anna.page
    page.locator(".n-tavern .n-dice-row").click()
    chooser = page.locator(".chooser")
    chooser.wait_for()
    anna.check_accessible("which die", ".chooser")
    # It is not only picked up.
    assert re.fullmatch(r"Place your [1-6] here", chooser.get_by_role("button").first.inner_text())
    chooser.get_by_role("button").first.click()
    page.locator(".n-tavern .n-dice-row .n-die").first.wait_for()
    page.locator(".n-tavern .n-card.legal").first.click()
    anna.rest()
    assert page.locator(".n-tavern .n-card.legal").count() == 0
    assert "takes the" in page.locator(".log-lines").inner_text()


def test_a_die_that_fits_is_not_said_to_be_missing(visit: Visit) -> None:
    """A workshop wants an apprentice: whoever has the die is told that, not that no die fits."""
    anna = visit(None)
    sit_down(anna, 1)
    page = anna.page
    dice = {str(one.get_attribute("data-place"))[-1] for one in page.locator("[data-place^='die-0-']").all()}
    refused = [one for one in sorted(dice) if page.locator(f"[data-place=hall-{one}].idle").count()]
    assert refused, dice
    page.mouse.click(*middle(page.locator(f"[data-place=hall-{refused[0]}].idle")))
    anna.rest()
    said = page.locator(".tip-why").inner_text()
    assert "none of yours" not in said
    assert "apprentice" in said


# What is pressed a little above and a little below the middle of each space for a die in the Chancery.
DESKS_OF_SPACES = """() => [...document.querySelectorAll("[data-place=chancery] :is(.t-slab, .n-slot)")].map((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    const at = (share) => document.elementFromPoint(box.left + box.width / 2, box.top + share * box.height);
    return [0.25, 0.75].map((share) => at(share)?.closest("[data-target]")?.dataset.place ?? null);
})"""
TWO_ROWS = [["desk-top-" + k, "desk-bottom-" + k] for k in "123456"]


@pytest.mark.parametrize("width", [1280, 1100], ids=["town", "plain"])
def test_what_could_be_sold_is_marked(visit: Visit, width: int) -> None:
    """Workshops and community buildings alike, with a broken line: it is rarely wanted."""
    anna = visit()
    anna.sit_down_at(next(one for one in questions("nobility") if sells(one)))
    anna.resize(width, 800)
    sold = anna.page.locator(".n-community.built.legal")
    assert sold.count() > 0
    assert sold.first.evaluate("(one) => getComputedStyle(one).borderTop").startswith("3px dashed")


def sells(asked: Asked) -> bool:
    legal = burgher.read(parse(json.dumps(asked.record))).legal
    return any(str(action).startswith("sell community") for action in legal)


def test_six_players_with_the_chancery(visit: Visit) -> None:
    """Wide; on a phone each part of the largest table is looked at in `test_questions`."""
    beth = visit(None, dark=True)
    sit_down(beth, 5)
    MousePlayer(beth, seed=4, haste=0.2).play(6)
    beth.check_accessible("six players by night")
    assert beth.page.evaluate(DESKS_OF_SPACES) == TWO_ROWS
    board = beth.page.locator(".table-board")
    assert board.evaluate("(board) => board.scrollWidth <= board.clientWidth")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_space_for_a_die_between_two_desks_is_pressed_for_the_nearer_one(visit: Visit, phone: bool) -> None:
    """On the clear board, which phones always have: it takes the die, or says why not."""
    anna = visit(phone=phone, preferences={"board": "clear"})
    # A die 2 or 6 can go to a desk of the upper row.
    anna.sit_down_at(after("nobility", "6-players-122-greedy", 392))
    page = anna.page
    if phone:
        page.locator(".pane-tab").nth(3).tap()
        anna.rest()
    assert page.evaluate(DESKS_OF_SPACES) == TWO_ROWS
    halves = {
        f"desk-{row}-{k + 1}": (space, share)
        for k, space in enumerate(page.locator("[data-place=chancery] .n-slot").all())
        for row, share in (("top", 0.25), ("bottom", 0.75))
    }

    def press(desk: str) -> None:
        space, share = halves[desk]
        space.scroll_into_view_if_needed()
        box = space.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + share * box["height"]
        page.touchscreen.tap(x, y) if phone else page.mouse.click(x, y)
        anna.rest()

    desks = "[data-place=chancery] .n-desk"
    other = page.locator(f"{desks}.idle").first.get_attribute("data-place")
    press(str(other))
    assert page.locator(".tip-why").inner_text().strip(), "nothing was said"
    page.keyboard.press("Escape")
    mine = str(page.locator(f"{desks}.legal").first.get_attribute("data-place"))
    press(mine)
    if page.locator(".chooser").count():
        page.locator(".chooser button").first.click()
        anna.rest()
    page.locator(f"[data-place={mine}] .n-man").wait_for()


@pytest.mark.parametrize("whole", [pytest.param(True, marks=pytest.mark.exhaustive), False], ids=["whole", "its end"])
def test_alone(visit: Visit, whole: bool) -> None:
    anna = visit()
    if whole:
        sit_down(anna, 0)
    else:
        anna.sit_down_at(late("nobility", 1, 30))
    assert anna.page.locator(".n-objective").is_visible()
    assert KeyPlayer(anna, seed=5, haste=0.6).play(), "the solo game does not end"
    end = anna.page.get_by_role("dialog")
    lost = end.get_by_text("You have not reached the objective").count()
    assert end.locator(".end-laurel").count() == (0 if lost else 1), "laurels are for winners"
    conditions = end.locator(".end-aim li").all_inner_texts()
    assert conditions
    assert any("missing" in one for one in conditions) == bool(lost), "what was missing is said"


NAMES_OF_TABS = """all => all.map((one) => {
    const [name, tab] = [one.lastElementChild, one.getBoundingClientRect()];
    const words = document.createRange();
    words.selectNodeContents(name);
    const { left, right, height } = words.getBoundingClientRect();
    const line = parseFloat(getComputedStyle(name).lineHeight);
    return [name.textContent, left >= tab.left && right <= tab.right, Math.round(height / line)];
})"""


def test_the_names_of_the_tabs_stand_side_by_side_on_a_phone(visit: Visit) -> None:
    """Each in two lines at most; the part with the port, the castle and Berk is called by the first two."""
    anna = visit(phone=True)
    anna.sit_down_at(after("nobility", "6-players-122-greedy", 392))
    for language in ("en", "de", "fr", "pl"):
        anna.hear_in(language)
        tabs = anna.page.locator(".pane-tab").evaluate_all(NAMES_OF_TABS)
        assert len(tabs) == 6
        assert all(fits and lines <= 2 for _, fits, lines in tabs), tabs
    places = [pane.locator("[data-place]") for pane in anna.page.locator(".panes > .pane").all()]
    held = [{str(one.get_attribute("data-place")) for one in some.all()} for some in places]
    assert {"port", "castle", "clerk"} <= held[2]
    assert "council" in held[3]
