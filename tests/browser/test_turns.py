"""What the buttons do: the end of a turn, taking back, ways out, and things that are put where one presses."""

from __future__ import annotations

from typing import Any

import pytest

import burgher
from burgher.core.record import Record
from tests.browser.conftest import Visit
from tests.browser.positions import Asked
from tests.browser.visitor import Visitor
from tests.nobility.table import Table, table

ASKED = {"turnEnd": "asked"}


def asked(setup: Table, *actions: str) -> Asked:
    """What seat 0 is asked after these actions."""
    match = setup.turn(0)
    for action in actions:
        match.play(action)
    return as_asked(match)


def as_asked(match: burgher.Match) -> Asked:
    record = Record("nobility", match.players, match.options, match.components.json(), (), position=match.position())
    return Asked(match.prompt.id, match.seat, record.json())


def situation(visitor: Visitor) -> dict[str, Any]:
    at = f"{visitor.url}/api/tables/{visitor.page.url.rpartition('/')[2]}"
    seat = visitor.ask.get(at).json()["mine"][0]
    found: dict[str, Any] = visitor.ask.get(f"{at}/situation?seat={seat}").json()
    return found


def buttons(visitor: Visitor, kind: str = "") -> list[str]:
    return visitor.page.locator(f".prompt-acts .button{kind}").filter(visible=True).all_inner_texts()


def to_castle(visitor: Visitor) -> None:
    """Place the die on the castle, which asks nothing more."""
    page = visitor.page
    page.locator(".n-die-spot.legal").filter(visible=True).first.click()
    visitor.rest()
    if visitor.phone:
        page.locator(".pane-tab").filter(has_text="castle").click()
    page.locator(".n-castle .legal").first.click()
    visitor.rest()


def undo(visitor: Visitor) -> list[str]:
    """The button that takes something back: its sign, what it says of itself, and its border."""
    found: list[str] = visitor.page.locator(".prompt-acts .undo").evaluate(
        "one => [one.querySelector('svg').innerHTML, one.title, getComputedStyle(one).borderTopStyle]"
    )
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_turn_ends_when_its_player_says_so_and_not_before(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone, preferences=ASKED)
    visitor.sit_down_at(asked(table(2).dice(0, 3, 4)))
    before = situation(visitor)
    # To pass gives up the dice: it is no step forward, and its question does not lead there either.
    assert buttons(visitor, ".primary") == []
    visitor.page.locator(".prompt-acts .button").first.click()
    dialog = visitor.page.locator("dialog[open]")
    assert dialog.locator(".primary").inner_text() == "Not yet"
    dialog.locator(".primary").click()
    to_castle(visitor)
    assert visitor.page.locator(".prompt-ask").inner_text() == "Your turn ends when you say so."
    assert buttons(visitor, ".primary") == ["End the turn"]
    visitor.check_accessible("a turn that waits for its end", ".table-top")
    near = undo(visitor)
    assert near[1].startswith("Undo my last step")
    visitor.press("Undo")
    visitor.press("Undo")
    assert situation(visitor)["view"] == before["view"]
    assert visitor.page.locator(".prompt-ask").inner_text().startswith("Your turn: place a die")
    to_castle(visitor)
    visitor.press("End the turn")
    after = situation(visitor)
    assert after["view"]["seats"][1] != before["view"]["seats"][1]
    # Against bots alone one may go back behind what they have done since; the log tells of it.
    assert visitor.page.locator(".prompt-acts .undo").get_attribute("aria-label") == "Back to my last choice"
    far = undo(visitor)
    assert "everything that has happened since" in far[1]
    # Another sign and another border: it is not the undo of a step.
    assert far[0] != near[0]
    assert (near[2], far[2]) == ("solid", "dashed")
    # Beside it are all ways back, each with what it costs.
    visitor.page.locator(".undo-more").click()
    ways = visitor.page.locator("dialog[open] [data-way] b")
    ways.first.wait_for()
    assert ways.all_inner_texts() == ["Back to my last choice", "Back to the start of round 1"]
    visitor.check_accessible("ways back", "dialog")
    visitor.page.locator("dialog .dialog-foot button").click()
    assert situation(visitor)["moment"] == after["moment"]
    visitor.press("Back to my last choice")
    back = situation(visitor)
    assert back["moment"] < after["moment"]
    assert back["view"]["seats"][1] == before["view"]["seats"][1]
    if not phone:
        assert "Anna has taken everything back" in visitor.page.locator(".table-side").inner_text()


# What stands first under the line "Since your turn", and how many such lines there are.
SINCE = """() => {
    const lines = [...document.querySelectorAll(".log-since")];
    return [lines.length, Number(lines[0]?.nextElementSibling?.dataset.line)];
}"""


def test_what_bots_have_done_since_ones_turn_is_found_again_after_a_reload(visit: Visit) -> None:
    """They end a round, and then the log speaks of everybody's income: the line stands over what the bots did."""
    visitor = visit(preferences=ASKED)
    visitor.sit_down_at(asked(table(2).dice(0, 3, 4).dice(1, 1, 2, 3)))
    assert visitor.page.evaluate(SINCE)[0] == 0, "nothing has been decided yet"
    visitor.press("Pass")
    visitor.page.locator("dialog[open] [data-yes]").click()
    visitor.rest()
    at = f"{visitor.url}/api/tables/{visitor.page.url.rpartition('/')[2]}"
    events = visitor.ask.get(f"{at}/log?seat=0").json()["events"]
    passed = next(k for k, one in enumerate(events) if one["id"] == "passed" and one["args"]["seat"] == 0)
    others = next(k for k, one in enumerate(events) if k > passed and one["args"].get("seat") == 1)
    assert any(one["args"].get("seat") == 0 for one in events[others:]), "I am named after them"
    assert visitor.page.evaluate(SINCE) == [1, others]
    visitor.go(f"/t/{visitor.page.url.rpartition('/')[2]}")
    assert visitor.page.evaluate(SINCE) == [1, others]


def test_an_apprentice_goes_where_one_presses(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down_at(asked(table(2).has(0, workers=1, coins=0).dice(0, 1, 3), "die 1", "visit artists"))
    assert buttons(visitor, ".primary") == []
    assert buttons(visitor) == ["Place no apprentice", "Hint"]
    visitor.page.locator(".guild-artists .n-apprentices").click()
    visitor.rest()
    assert situation(visitor)["view"]["guilds"]["artists"]["apprentices"][0] == 1


def test_the_field_for_a_community_building_can_be_chosen_whatever_board_was_open(visit: Visit) -> None:
    visitor = visit()
    setup = table(2).hall("community").has(0, coins=9, workers=1).dice(0, 1, 3)
    visitor.sit_down_at(asked(setup))
    visitor.page.locator(".n-die-spot.legal").first.click()
    visitor.page.locator(".player-tab").last.click()
    visitor.page.locator("[data-place=hall-1]").click()
    visitor.rest()
    visitor.page.locator(".n-community.legal").first.click()
    visitor.rest()
    assert situation(visitor)["view"]["seats"][0]["community"][0]["built"]


def test_a_place_says_what_keeps_the_die_that_it_takes(visit: Visit) -> None:
    """Not that none of the dice fits, when one does and something else is missing."""
    visitor = visit()
    visitor.sit_down_at(asked(table(2).hall("b01", "b02").has(0, coins=20).dice(0, 1, 6)))
    visitor.page.locator("[data-place=hall-1]").click(force=True)
    why = visitor.page.locator(".tip .tip-why")
    why.wait_for()
    assert "apprentice" in why.inner_text()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("[data-place=hall-2]").click(force=True)
    why.wait_for()
    assert why.inner_text() == "It takes a die of 2, and none of yours can become one."


WHOLE_IN_SIGHT = """one => {
    const [box, part] = [one.getBoundingClientRect(), one.closest(".pane").getBoundingClientRect()];
    return box.top >= part.top && box.bottom <= part.bottom && box.left >= part.left && box.right <= part.right;
}"""


def test_settlers_that_nobody_has_seen_are_shown_only_after_a_warning(visit: Visit) -> None:
    visitor = visit(phone=True, language="de")
    visitor.sit_down_at(asked(table(2).hand(0, "s10", secret=True).has(0, houses=1).goods(0, 3).dice(0, 3)))
    visitor.page.locator(".pane-tab").filter(has_text="Mein").click()
    visitor.page.locator(".n-card.legal").click()
    dialog = visitor.page.locator("dialog[open]")
    assert "kennst nur du" in dialog.inner_text()
    # It is the step forward, so that stands out; where something is thrown away the other button does.
    dialog.locator(".button.primary[data-yes]").click()
    visitor.rest()
    # As much as they take is offered: each good is a point.
    assert "6 Waren geben für 6 Siegpunkte" in visitor.page.locator(".tray").inner_text()
    # With a card too many those to choose from come into sight, far below on one's own board.
    full = table(2).hand(0, "s10", "s11", "s12").display("s01", "s02", "s03", "s04", "s05", "s06").dice(0, 3)
    visitor.sit_down_at(asked(full, "die 3", "visit tavern", "take s01"))
    assert visitor.page.locator(".n-card.legal").first.evaluate(WHOLE_IN_SIGHT)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_what_is_new_is_said_once_and_covers_nothing(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone, preferences={"firstTips": True})
    at_guild = asked(table(2).has(0, workers=1, coins=0).dice(0, 1, 3), "die 1", "visit artists")
    visitor.sit_down_at(at_guild)
    tip = visitor.page.locator(".first-tip")
    tip.wait_for()
    assert tip.locator("p").inner_text().startswith("An apprentice earns coins every round")
    covered = visitor.page.evaluate(
        """() => {
            const tip = document.querySelector(".first-tip").getBoundingClientRect();
            return [...document.querySelectorAll(".target.legal, .tray")].filter((one) => {
                const { left, right, top, bottom, width } = one.getBoundingClientRect();
                return width && left < tip.right && tip.left < right && top < tip.bottom && tip.top < bottom;
            }).length;
        }"""
    )
    assert covered == 0
    visitor.check_accessible("a tip", ".first-tip")
    tip.get_by_role("button", name="Got it").click()
    tip.wait_for(state="detached")
    visitor.sit_down_at(at_guild)
    assert tip.count() == 0
    assert "first-apprentice" in visitor.page.evaluate("localStorage.getItem('burgher')")


# Of each die that there is too little reputation for: how much its pips stand out from it.
CONTRASTS = """() => {
    const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = ([r, g, b]) => {
        const one = (x) => (x /= 255, x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
        return 0.2126 * one(r) + 0.7152 * one(g) + 0.0722 * one(b);
    };
    const behind = (one) => {
        for (let at = one; at; at = at.parentElement) {
            const [r, g, b, a = 1] = parts(getComputedStyle(at).backgroundColor);
            if (a > 0) return [r, g, b];
        }
        return [255, 255, 255];
    };
    const opaque = (one) => one ? Number(getComputedStyle(one).opacity) * opaque(one.parentElement) : 1;
    return [...document.querySelectorAll(".n-die-spot.beyond .n-die, .n-beyond")].map((die) => {
        const face = getComputedStyle(die.querySelectorAll("rect")[1]);
        const much = Number(face.fillOpacity);
        const ground = behind(die).map((one, k) => one * (1 - much) + parts(face.fill)[k] * much);
        const pip = die.querySelector(".flat");
        const [a, b] = [light(parts(getComputedStyle(pip).fill)), light(ground)].sort((x, y) => y - x);
        return opaque(pip) * (a + 0.05) / (b + 0.05);
    });
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_five_dice_can_be_turned_and_read(visit: Visit, dark: bool) -> None:
    """Each with plus and minus, beside the houses; those that are too much are pale, but not too pale."""
    visitor = visit(dark=dark)
    visitor.sit_down_at(asked(table(2).has(0, modifiers=3).dice(0, 1, 2, 3, 5, 6)))
    turns = visitor.page.locator(".n-modify")
    assert turns.count() == 10
    for one in turns.all():
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        corners = [[box["x"] + x * box["width"], middle[1]] for x in (0.1, 0.9)]
        for at in (middle, *corners):
            seen = "(one, [x, y]) => one.contains(document.elementFromPoint(x, y))"
            assert one.evaluate(seen, at), f"{one.get_attribute('aria-label')} is covered at {at}"
    visitor.sit_down_at(asked(table(2).has(0, reputation=6).at(0, "castle", 4).dice(0, 2, 3, 5, 6)))
    contrasts = visitor.page.evaluate(CONTRASTS)
    # On one's own board and beside one's name.
    assert len(contrasts) == 6
    assert min(contrasts) >= 4.5


def test_below_the_buttons_that_turn_dice_their_edge_is_seen(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.sit_down_at(asked(table(2).has(0, modifiers=3).dice(0, 1, 2, 3, 5, 6)))
    for width, height in ((360, 740), (768, 1024)):
        visitor.resize(width, height)
        tabs = visitor.page.locator(".tabs").bounding_box()
        ends = [
            box["y"] + box["height"] for one in visitor.page.locator(".n-modify").all() if (box := one.bounding_box())
        ]
        assert tabs
        assert len(ends) == 10
        assert max(ends) < tabs["y"], width
