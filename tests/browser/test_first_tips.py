"""What is said the first time: at its place, once, and over nothing that one is choosing, at several widths."""

from __future__ import annotations

from typing import Any

import pytest

from burgher.words import Words, languages
from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.positions import Asked, questions
from tests.browser.visitor import Visitor
from tests.browser.windows import PHONE

WIDTHS = {"phone": (360, 740), "tablet": (768, 1024), "low": (1280, 657), "wide": (1440, 900)}
TIPS = {"firstTips": True}
# The tip, and all that it lies over of what can be chosen, of what is asked, and of one's own hand.
LOOK = """() => {
    const tip = document.querySelector(".first-tip");
    if (!tip) return null;
    const box = tip.getBoundingClientRect();
    const chosen = ".target.legal, [data-act], .tray, .chooser, .prompt, [data-place^='hand-']";
    const over = [...document.querySelectorAll(chosen)].filter((one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        const common = Math.min(right, box.right) - Math.max(left, box.left);
        const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        return width > 0 && height > 0 && one.checkVisibility() && common > 1 && high > 1;
    });
    return {
        say: tip.querySelector("p").innerText,
        over: over.map((one) => one.getAttribute("aria-label") ?? one.className.baseVal ?? one.className),
        sheet: document.querySelector(".tray") !== null,
        inLine: tip.matches(".in-line"),
        inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
    };
}"""


def shown(visitor: Visitor, asked: Asked) -> Any:
    """The tip that is said there. On a phone it may be about a part of the board that is not in sight at first."""
    visitor.sit_down_at(asked)
    tip = visitor.page.evaluate(LOOK)
    for tab in visitor.page.locator(".pane-tab.chances").all() if tip is None else []:
        tab.click()
        visitor.rest()
        tip = visitor.page.evaluate(LOOK)
        if tip is not None:
            break
    return tip


def look(visit: Visit, game: str, width: str, positions: tuple[Asked, ...], language: str = "en") -> set[str]:
    """The tips that are shown in these positions: none lies over anything that matters."""
    anna = visit(phone=width == "phone", language=language, preferences=TIPS)
    wide, high = WIDTHS[width]
    anna.page.set_viewport_size({"width": wide, "height": high})
    said: set[str] = set()
    for asked in positions:
        tip = shown(anna, asked)
        # Each is said once: in the next position it is another one.
        while tip is not None:
            where = f"{game}, {asked.question}, {width}, {language}: {tip['say']!r}"
            assert not tip["over"], f"{where} lies over {tip['over']}"
            assert tip["inside"], f"{where} is not in sight"
            # A line of its own would move the board under the finger: only on a phone with a sheet over the board.
            assert not tip["inLine"] or (wide == PHONE["width"] and tip["sheet"]), f"{where} moves the board"
            assert tip["say"] not in said, f"{where} is said again"
            said.add(tip["say"])
            anna.page.locator(".first-tip .button").click()
            anna.turn_to("/")
            tip = shown(anna, asked)
    return said


@pytest.mark.parametrize(
    ("game", "width", "wanted"),
    [
        ("belfort", "low", ("place", "send", "turn")),
        ("belfort", "wide", ("block", "np_card", "np_build")),
        ("belfort", "phone", ("block", "np_card", "np_build")),
        ("nobility", "phone", ("turn", "sell")),
    ],
)
def test_a_tip_lies_over_nothing_that_one_is_choosing(
    visit: Visit, game: str, width: str, wanted: tuple[str, ...]
) -> None:
    positions = tuple(next(one for one in questions(game) if one.question == name) for name in wanted)
    assert len(look(visit, game, width, positions)) >= 3


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("game", "width", "language"),
    [
        (game, width, languages()[(k + 2 * j) % len(languages())])
        for j, game in enumerate(GAMES)
        for k, width in enumerate(WIDTHS)
    ],
)
def test_no_tip_lies_over_anything_that_one_is_choosing(visit: Visit, game: str, width: str, language: str) -> None:
    assert len(look(visit, game, width, questions(game), language)) >= 8


def test_whoever_goes_on_has_read_it(visit: Visit) -> None:
    """It is not said again, whether it was closed or not; and who wants none is told nothing more."""
    anna = visit(preferences=TIPS)
    asked = next(one for one in questions("belfort") if one.question == "place")
    first = shown(anna, asked)
    assert first is not None
    anna.page.locator(".prompt [data-act=pass]").first.click()
    anna.rest()
    anna.turn_to("/")
    again = shown(anna, asked)
    assert again is None or again["say"] != first["say"]
    if again is not None:
        anna.page.locator(".first-tip .link").click()
        assert anna.page.evaluate(LOOK) is None


def test_a_tip_is_where_it_was_when_a_window_over_it_is_closed(visit: Visit) -> None:
    anna = visit(preferences=TIPS)
    asked = next(one for one in questions("belfort") if one.question == "keep")
    assert shown(anna, asked) is not None
    words = Words("en", "belfort", strict=True, more=("web",))
    tip = anna.page.locator(".first-tip")
    before = tip.bounding_box()
    anna.press(words.say("settings"))
    anna.page.locator("dialog[open]").wait_for()
    # All that looks where it stands has looked once more.
    anna.rest()
    anna.page.keyboard.press("Escape")
    anna.rest()
    assert tip.bounding_box() == before
    assert anna.page.locator(".first-tip.in-line").count() == 0


def test_a_tip_without_room_moves_nothing(visit: Visit) -> None:
    """Where all of the board and of the panels beside it is to be chosen from, it lies over the players."""
    anna = visit(preferences=TIPS)
    asked = next(one for one in questions("belfort") if one.question == "keep")
    assert shown(anna, asked) is not None
    board = anna.page.locator(".table-board")
    before = board.bounding_box()
    anna.page.evaluate(
        "document.querySelectorAll('.table-board, .table-side').forEach((one) => one.setAttribute('data-act', ''))"
    )
    # It looks around for itself now and then.
    anna.page.evaluate(f"""async () => {{
        while (({LOOK})().over.length > 0) await new Promise((drawn) => requestAnimationFrame(drawn));
    }}""")
    assert not anna.page.evaluate(LOOK)["inLine"]
    assert board.bounding_box() == before
