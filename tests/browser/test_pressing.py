"""What may be done can be pressed: every legal action of every question has its place on the boards that are shown.

Everything that glows is pressed, and what it would do is kept back from the server. So all that is found is compared
with all that the rules allow, and what does nothing when it is pressed is found, too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import burgher
from tests.browser.conftest import Visit
from tests.browser.positions import Asked, questions
from tests.browser.test_town import position

PRESSING = (Path(__file__).parent / "pressing.js").read_text("utf-8")
# Some of the questions at one look of each game; all of them, at all looks, in the exhaustive run.
LOOKS = [
    ("belfort", "phone", 8),
    ("nobility", "clear", 6),
    *(
        pytest.param(game, look, 1, marks=pytest.mark.exhaustive)
        for game, look in (
            ("belfort", "wide"),
            ("belfort", "phone"),
            ("nobility", "picture"),
            ("nobility", "clear"),
            ("nobility", "phone"),
        )
    ),
]


def legal_in(asked: Asked) -> set[str]:
    match = burgher.read(asked.record)
    # A die is turned with the buttons beside it before it is pressed: that is not looked at here.
    return {
        str(action) for action in map(match.game.actions.__getitem__, match.state.legal()) if action.verb != "modify"
    }


@pytest.mark.parametrize(("game", "look", "every"), LOOKS)
def test_all_that_is_legal_can_be_pressed(visit: Visit, game: str, look: str, every: int) -> None:
    anna = visit(None, phone=look == "phone", preferences={"board": "clear"} if look == "clear" else None)
    anna.context.add_init_script(PRESSING)
    anna.go("/")
    bad: list[str] = []
    for asked in questions(game)[::every]:
        anna.sit_down_at(asked)
        about = f"{asked.question}, {asked.record['players']} players"
        if anna.page.locator(".tray .stepper").count():
            continue  # Numbers are set there, and sent together: whole games are played with that.
        found = anna.page.evaluate("pressing.everything()")
        missing = legal_in(asked) - set(found["wished"])
        bad += [f"{about}: {one!r} can be pressed nowhere" for one in sorted(missing)]
        bad += [f"{about}: pressing {one!r} does nothing" for one in found["idle"]]
        bad += [f"{about}: {one!r} is covered" for one in found["unreachable"]]
    assert not bad, "\n".join(bad)


# Tables of every size, with all that they can have: the automa, events, the Chancery with a row of desks or two.
TABLES = (
    "1-players-28-greedy", "3-players-65-greedy", "4-players-82-greedy", "5-players-105-greedy", "6-players-125-greedy",
)  # fmt: skip
# Spaces for dice in the town on which a press meets nothing.
DEAD = """() => [...document.querySelectorAll(":is(.n-town, .pane .n-place) :is(.n-slot, .t-slab)")].filter((one) => {
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width === 0 || left < 0 || left + width > innerWidth) return false;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2 + 2);
    return hit !== null && !hit.closest("[data-target], .tray, .prompt");
}).map((one) => `${one.closest("[data-place]")?.dataset.place}: ${one.textContent}`)"""


@pytest.mark.parametrize(
    ("look", "tables"),
    [
        ("picture", TABLES[2:4]),
        ("clear", TABLES[3:]),
        ("phone", TABLES[:2]),
        *(pytest.param(look, TABLES, marks=pytest.mark.exhaustive) for look in ("picture", "clear", "phone")),
    ],
)
def test_no_space_for_a_die_is_dead(visit: Visit, look: str, tables: tuple[str, ...]) -> None:
    """Whoever presses one places a die, or hears why not."""
    anna = visit(phone=look == "phone", preferences={"board": "clear"} if look == "clear" else None)
    page = anna.page
    seen = 0
    for table in tables:
        anna.sit_down_at(position(table))
        tabs = page.locator(".pane-tab")
        for k in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(k).tap()
                anna.rest()
            seen += page.locator(".n-town :is(.n-slot, .t-slab), .pane .n-slot").count()
            assert page.evaluate(DEAD) == [], table
    assert seen > 20 * len(tables)
