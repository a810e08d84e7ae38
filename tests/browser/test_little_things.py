"""Little things that people stumble over: where the focus is, what moves, what is not said."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import FloatRect, Page

from tests.belfort.table import table
from tests.browser.conftest import Visit
from tests.browser.games import GAMES, one_of_the_games
from tests.browser.player import MousePlayer
from tests.browser.positions import asked_in, late, questions
from tests.playing import play

FOCUSED = "document.activeElement.ariaLabel"


def test_a_closed_dialog_gives_the_focus_back(visit: Visit) -> None:
    anna = visit(None)
    anna.open("me", "wanderer")
    page = anna.page
    for name, close in product(("Settings", "Invite others", "About Player 1"), ("Escape", "Close")):
        page.get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
        anna.rest()
        assert page.evaluate("document.activeElement.closest('dialog') !== null")
        if close == "Escape":
            page.keyboard.press(close)
        else:
            page.get_by_role("dialog").get_by_role("button", name=close).click()
        anna.rest()
        assert page.get_by_role("dialog").count() == 0
        assert page.evaluate(FOCUSED) == name, (name, close)


@one_of_the_games(0)
def test_another_players_board_floats_no_changes(visit: Visit, game: str) -> None:
    anna = visit(preferences={"motion": "full"})
    anna.sit_down_at(next(asked for asked in questions(game) if asked.question == "turn"))
    page = anna.page
    page.evaluate("""() => {
        window.floated = 0;
        new MutationObserver((all) => {
            const added = all.flatMap(({ addedNodes }) => [...addedNodes]);
            window.floated += added.filter((one) => one.classList?.contains("count-change")).length;
        }).observe(document.body, { childList: true, subtree: true });
    }""")
    for tab in page.locator(".player-tab").all():
        tab.click()
        anna.rest()
    assert page.evaluate("window.floated") == 0


def tabs(page: Page) -> list[FloatRect | None]:
    return [tab.bounding_box() for tab in page.locator(".table-side [role=tab]").all()]


def test_a_line_of_chat_moves_no_tab(visit: Visit) -> None:
    anna = visit(None)
    path = anna.open("me", "wanderer")
    before = tabs(anna.page)
    line = {"seat": 0, "words": "Good luck!", "key": "a-key-of-its-own-for-this"}
    answer = anna.ask.post(f"{anna.url}/api/tables{path.removeprefix('/t')}/talk", data=line)
    assert answer.ok, answer.text()
    anna.page.locator(".unread").wait_for()
    assert tabs(anna.page) == before


def test_at_one_device_one_is_you(visit: Visit) -> None:
    anna = visit(None)
    anna.open("me", "here")
    MousePlayer(anna, seed=1).play(1)
    you = anna.page.locator(".seat .tag", has_text="You")
    assert you.count() == 1
    assert anna.page.locator(".seat.turn .tag", has_text="You").count() == 1


def test_cards_stay_where_they_are_while_others_are_put_away(visit: Visit) -> None:
    anna = visit()
    anna.sit_down_at(next(asked for asked in questions("belfort") if asked.question == "keep"))
    cards = anna.page.locator(".hand .card-spot")
    before = [card.bounding_box() for card in cards.all()]
    cards.nth(1).click()
    anna.rest()
    assert cards.nth(1).get_attribute("data-gap") is not None
    assert [card.bounding_box() for card in cards.all() if card.get_attribute("data-gap") is None] == [
        before[0],
        *before[2:],
    ]
    anna.press("Undo")
    assert [card.bounding_box() for card in cards.all()] == before


def test_the_end_of_a_turn_says_why_it_has_to_wait(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    for asked in questions("belfort"):
        if asked.question != "turn":
            continue
        anna.sit_down_at(asked)
        waits = page.locator(".not-now")
        if waits.count():
            waits.press("Enter")
            page.locator(".tip-why").wait_for()
            assert anna.hurdles(".prompt") == []
            return
        assert page.get_by_role("button", name="End the turn").count(), "the end of the turn is in sight"
    pytest.fail("no position in which the turn cannot end yet")


SLOW = {"motion": "full"}
# What can be chosen and is in sight, between the edges of the window.
IN_SIGHT = """[...document.querySelectorAll(".target.legal, .tray [data-act], .chooser [data-act]")].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return one.checkVisibility() && left >= -1 && right <= innerWidth + 1;
}).length"""


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_at_rest_has_turned_to_what_can_be_chosen(visit: Visit, game: str) -> None:
    """The board slides to the part where one chooses; before that has come to stand, the page is not at rest."""
    anna = visit(phone=True, preferences=SLOW)
    anna.page.emulate_media(reduced_motion="no-preference")
    tabs = anna.page.locator(".pane-tab")
    anna.sit_down_at(questions(game)[0])
    assert anna.page.evaluate(IN_SIGHT)
    panes = anna.page.locator(".panes")
    for number in (tabs.count() - 1, 0):
        tabs.nth(number).tap()
        anna.rest()
        left, wide = panes.evaluate("(one) => [one.scrollLeft, one.clientWidth]")
        assert left == pytest.approx(number * wide, abs=2)


def test_what_workers_would_bring_is_said_before_they_go(visit: Visit) -> None:
    anna = visit(phone=True, dark=True)
    asked = {"game": "belfort", "lesson": "first-game", "chapter": "gathering", "name": "Anna"}
    anna.turn_to(f"/t/{anna.made('/api/lessons', asked)['id']}")
    anna.press("Next")
    anna.page.get_by_role("button", name="Pass").tap()
    anna.rest()
    areas = anna.page.locator(".send-area > span:first-of-type")
    assert [one.inner_text() for one in areas.all()] == ["Forest", "Quarry", "Mine", "Gold mine"]
    brings = anna.page.locator(".send-brings")
    assert brings.count() == 0
    anna.press("The rest to forest and quarry")
    anna.rest()
    assert [one.get_attribute("aria-label") for one in brings.all()] == ["Brings 2 wood", "Brings 2 stone"]
    anna.page.get_by_role("button", name="One fewer: dwarf to the quarry").tap()
    anna.page.get_by_role("button", name="One more: dwarf to the gold mine").tap()
    anna.rest()
    said = [one.get_attribute("aria-label") for one in brings.all()]
    assert said == ["Brings 2 wood", "Brings 1 stone", "Brings 2 gold, 1 of it for the most workers"]
    anna.check_accessible("what workers bring", ".tray")


def test_the_way_back_to_what_is_asked_on_ones_own_board(visit: Visit) -> None:
    anna = visit()
    asked = (one for one in questions("nobility") if one.question == "build" and one.record["players"] > 1)
    anna.sit_down_at(next(asked))
    page = anna.page
    own = page.locator(".player-tab[aria-selected=true]").get_attribute("aria-label")
    ways = page.locator(".player-tab.chances")
    assert ways.count() == 0
    page.locator(".player-tab[aria-selected=false]").first.click()
    anna.rest()
    assert [one.get_attribute("aria-label") for one in ways.all()] == [own]
    ways.click()
    anna.rest()
    assert ways.count() == 0
    assert page.locator(".n-player .target-button.legal").count() > 0


def test_whoever_acts_is_in_sight_when_the_window_gets_narrower(visit: Visit) -> None:
    anna = visit()
    anna.sit_down_at(next(one for one in questions("belfort") if one.record["players"] == 5 and one.seat >= 3))
    for width in (1280, 768, 360):
        anna.resize(width, 800)
        strip = anna.page.locator(".seats ol").bounding_box()
        acting = anna.page.locator(".seat.turn").bounding_box()
        assert strip is not None
        assert acting is not None
        assert strip["x"] <= acting["x"], width
        assert acting["x"] + acting["width"] <= strip["x"] + strip["width"], width


def test_what_stands_below_the_games_is_as_high_for_each(visit: Visit) -> None:
    anna = visit()
    for width in (768, 1024, 1280):
        anna.resize(width, 800)
        boxes = [one.bounding_box() for one in anna.page.locator(".game-learn").all()]
        assert len({(round(box["y"]), round(box["height"])) for box in boxes if box}) == 1, (width, boxes)


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_that_rests_since_the_start_of_the_game_asks_about_nothing(visit: Visit, game: str) -> None:
    anna = visit(f"/new/{game}")
    page = anna.page
    # The table appears under the mouse that has pressed the button.
    anna.press("Start the game")
    page.locator(".table-board [data-target]").first.wait_for()
    anna.rest()
    assert page.locator(".tip").count() == 0


def test_the_dice_of_the_automa_are_nobodys(visit: Visit) -> None:
    anna = visit()
    anna.sit_down_at(late("nobility", 1, 160))
    dice = anna.page.locator(".n-die.automa")
    assert dice.count()
    for number in range(6):
        assert anna.page.locator(f".n-die.automa.seat-{number}, .n-die.automa .seat-{number}").count() == 0


APART = """() => {
    const box = (one) => one.getBoundingClientRect();
    const buttons = (row) => [...row.querySelectorAll(".round")].map(box);
    const rows = [...document.querySelectorAll(".send-kinds")].map(buttons);
    const apart = rows.every((row) => row.every((one, k) => k === 0 || one.left >= row[k - 1].right));
    const tray = document.querySelector(".tray");
    const tabs = [...document.querySelectorAll(".tabs [role=tab]")].map(box);
    return [apart, tray.scrollWidth <= tray.clientWidth, tabs.every((tab) => tab.bottom <= box(tray).top + 1)];
}"""


@pytest.mark.parametrize("language", ["de", "en"])
def test_four_kinds_of_workers_stand_apart_below_the_tabs(visit: Visit, language: str) -> None:
    """With both masters: no button lies on another, and who looks up a rule meanwhile can."""
    anna = visit(language=language)
    match = table(3).built(0, pub=1, gardens=1).staffed(0, pub=1, gardens=1).place(0)
    play(match, "pass")
    anna.sit_down_at(asked_in(match))
    assert anna.page.locator(".send-heads > span").count() == 4
    assert anna.page.evaluate(APART) == [True, True, True]


MOVES = """([wanted, moves]) => {
    const thinking = document.createElement("span");
    thinking.className = "dots";
    document.body.append(thinking);
    const { animationName } = getComputedStyle(thinking, "::after");
    thinking.remove();
    return document.documentElement.dataset.motion === wanted && (animationName !== "none") === moves;
}"""


def test_whoever_wants_less_movement_of_the_device_has_it_at_once(visit: Visit) -> None:
    """Whenever that is turned on, unless something else was chosen here."""
    anna = visit(preferences={"motion": None})
    page = anna.page

    def shows(*how: object) -> None:
        page.wait_for_function(MOVES, arg=how)

    shows("none", False)
    page.emulate_media(reduced_motion="no-preference")
    shows("full", True)
    page.emulate_media(reduced_motion="reduce")
    shows("none", False)
    anna.press("Settings")
    choice = page.get_by_role("group", name="Movement")
    assert choice.get_by_label("Same as device").is_checked()
    choice.get_by_text("Quick").click()
    shows("less", True)
    page.reload()
    shows("less", True)
    anna.press("Settings")
    choice.get_by_text("Same as device").click()
    shows("none", False)
    page.emulate_media(reduced_motion="no-preference")
    shows("full", True)


# Of each card that is there several times: how many locks it shows, and whether its "×2" lies over one.
TIMES = """() => [...document.querySelectorAll(".built-card")].flatMap((card) => {
    const box = (one) => one.getBoundingClientRect();
    const times = card.querySelector(".times");
    if (!times || !card.checkVisibility()) return [];
    const locks = [...card.querySelectorAll(".locks > *")].map(box);
    const { left, right, top, bottom } = box(times);
    const over = locks.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top);
    return [[locks.length, over]];
})"""


def test_how_many_of_a_card_there_are_is_not_written_over_its_locks(visit: Visit) -> None:
    anna = visit()
    twice = (1, 2)
    setup = table(3).built(0, pub=twice, inn=twice, bank=twice, blacksmith=twice, market=twice).staffed(0, pub=1)
    anna.sit_down_at(asked_in(setup.turn(0)))
    for width in (1280, 1920, 768, 360):
        anna.resize(width, 900)
        if width == 360:
            anna.page.locator(".pane-tab").filter(has_text="My board").click()
            anna.rest()
        found = anna.page.evaluate(TIMES)
        assert len(found) >= 5, width
        assert all(locks for locks, _ in found), width
        assert not any(over for _, over in found), width
