"""Where the companion of a lesson stands in a wide window, and which part of the board is in sight with it."""

from __future__ import annotations

import pytest

from burgher.lessons import find_lesson
from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.learner import LIES_OVER, PART_IN_SIGHT, Learner
from tests.browser.test_lessons import find_step, sit_down


def test_beside_a_panel_the_part_that_is_spoken_of_is_turned_to(visit: Visit) -> None:
    """The others stand beside it in the window as well, but the panel lies over them."""
    anna = visit()
    anna.resize(1024, 768)
    sit_down(anna, "nobility", "first-game")
    learner = Learner(anna, "pointer")
    steps = find_lesson("nobility", "first-game").steps
    last = find_step("nobility", "first-game", "lesson-first-game-guilds-visit")
    while (now := learner.look())["step"] <= last:
        lit, in_sight = anna.page.evaluate(PART_IN_SIGHT)
        assert lit == in_sight, now["text"]
        step = steps[now["step"]]
        assert now["halos"] or not (step.at or step.do), now["text"]
        learner.go_on(now)


def test_it_stands_still_while_a_sheet_is_filled_in(visit: Visit) -> None:
    anna = visit()
    anna.resize(1440, 900)
    sit_down(anna, "belfort", "first-game", chapter="month")
    words = Words("en", "belfort", strict=True, more=("lessons", "belfort-web"))
    learner = Learner(anna, "pointer")
    while (now := learner.look())["kind"] != "free":
        learner.go_on(now)
    anna.press(words.say("do-pass"))
    before = learner.look()["card"][:2]
    more = anna.page.locator(".tray button[aria-label^='One more']:not([disabled])")
    sent = 0
    while more.count():
        more.nth(sent % more.count()).click()
        sent += 1
        assert learner.look()["card"][:2] == before, f"it moved after {sent} workers"
    assert sent > 3


@pytest.mark.parametrize(("game", "chapter"), [("belfort", "goal"), ("nobility", "guilds")])
def test_in_a_chapter_it_has_one_place_and_one_height(visit: Visit, game: str, chapter: str) -> None:
    """Beside the boards there is room for the longest step; where a sheet comes up, it may get lower, and stays."""
    anna = visit()
    anna.resize(1280, 800)
    sit_down(anna, game, "first-game", chapter=chapter)
    learner = Learner(anna, "pointer")
    lesson = find_lesson(game, "first-game")
    last = next(one.first for one in lesson.chapters if one.first > learner.look()["step"])
    cards = {}
    while (now := learner.look())["step"] < last:
        if not now["tray"]:
            cards[now["step"]] = now["card"]
        learner.go_on(now)
    first, *others = cards.values()
    assert len(others) >= 2
    assert all(card == first for card in others), cards


def test_where_the_turn_only_ends_it_is_as_small_as_what_it_says(visit: Visit) -> None:
    """There is nothing to read for which room would be kept; it stays where it was."""
    anna = visit(preferences={"turnEnd": "asked"})
    anna.resize(1280, 800)
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    learner = Learner(anna, "pointer")
    while (now := learner.look())["kind"] != "end":
        before = now["card"]
        learner.go_on(now)
    assert now["card"][:2] == before[:2]
    assert anna.page.locator(".companion-text").evaluate("one => one.style.minHeight") == ""


def test_whoever_learns_is_not_asked_about_their_own_copy(visit: Visit) -> None:
    """A guild that is pressed tells what it does; only in other games it asks whether that is so on one's own."""
    anna = visit()
    sit_down(anna, "belfort", "first-game", chapter="gnomes")
    words = Words("en", "belfort", strict=True, more=("lessons", "web", "belfort-web"))
    learner = Learner(anna, "pointer")
    learner.read_on()
    own = anna.page.locator(".tip[data-pinned]").get_by_text(words.say("box-check-own"))
    # Nobody can build it now: it says why.
    guild = anna.page.locator("[data-place~=sawyers].idle, [data-place~=sawyers] .idle").first
    guild.click(force=True)
    own.wait_for(state="attached")
    assert not own.is_visible()
    anna.page.keyboard.press("Escape")
    # Of all the gnomes one is picked up.
    anna.page.locator("[data-place=gnomes].legal").click()
    said = words.say("now-choose-where", what=words.say("one-gnome"))
    assert anna.page.locator(".prompt-hold").inner_text().startswith(said)
    anna.page.keyboard.press("Escape")
    anna.press(words.say("lesson-chapters"))
    anna.press(words.say("lesson-without"))
    anna.press(words.say("lesson-play-on"))
    guild.click(force=True)
    own.wait_for(state="visible")


def test_what_is_no_longer_possible_can_be_played_on_a_board_set_up_for_it(visit: Visit) -> None:
    """Whoever passes in the first round cannot go to the tavern with a 2 any more."""
    anna = visit()
    sit_down(anna, "nobility", "first-game", chapter="castle")
    words = Words("en", "nobility", strict=True, more=("lessons", "web", "nobility-web"))
    learner = Learner(anna, "pointer")
    learner.read_on()
    anna.page.locator("[data-act=pass]").click()
    anna.page.locator("dialog [data-yes]").click()
    anna.page.locator(".companion[data-kind=astray]").wait_for()
    learner.go_on(learner.look())
    step = find_step("nobility", "first-game", "lesson-first-game-tavern-take")
    anna.page.locator(f".companion[data-step='{step}'][data-kind=astray]").wait_for()
    told = learner.look()["text"]
    assert f"{words.say('lesson-past')} The last die at the Cavern Tavern is a 4" in told
    # Whoever has read on can come back to it.
    learner.go_on(learner.look())
    assert learner.look()["step"] > step
    anna.press(words.say("lesson-earlier"))
    assert learner.look()["text"] == told
    before = anna.page.url
    # What stands on this board is given up: whoever pressed by mistake stays.
    anna.press(words.say("lesson-set-up"))
    anna.check_accessible("whether a chapter is begun anew", "dialog")
    anna.press(words.say("lesson-set-up-no"))
    assert anna.page.locator("dialog[open]").count() == 0
    assert anna.page.url == before
    anna.press(words.say("lesson-set-up"))
    anna.press(words.say("lesson-set-up-yes"))
    anna.page.wait_for_url(lambda url: url != before)
    now = learner.look()
    assert (now["step"], now["kind"]) == (step, "do")
    learner.check(now)


def test_what_was_read_can_be_read_again_after_a_reload(visit: Visit) -> None:
    """That of the chapter, and at the first step of the next one that of the chapter before as well."""
    anna = visit()
    sit_down(anna, "belfort", "first-game", chapter="goal")
    words = Words("en", "belfort", strict=True, more=("lessons", "web"))
    learner = Learner(anna, "pointer")
    earlier = anna.page.get_by_role("button", name=words.say("lesson-earlier"))
    read: list[str] = []

    def read_on(step: int) -> None:
        while (now := learner.look())["step"] < step:
            read.append(now["text"])
            learner.go_on(now)

    def read_again() -> list[str]:
        anna.page.reload()
        earlier.wait_for()
        again: list[str] = []
        while earlier.is_enabled():
            earlier.click()
            again.insert(0, learner.look()["text"])
        return again

    read_on(3)
    assert read_again() == read
    # Whoever has read it once more goes on from where they were.
    for _ in read:
        learner.go_on(learner.look())
    read_on(find_step("belfort", "first-game", "lesson-first-game-placing-home"))
    assert read_again() == read
    assert len(read) > 3


def test_the_list_of_chapters_asks_before_this_game_ends(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "belfort", "first-game", chapter="placing")
    words = Words("en", "belfort", strict=True, more=("belfort-lessons", "lessons", "web"))
    Learner(anna, "pointer").look()
    before = anna.page.url
    anna.press(words.say("lesson-chapters"))
    anna.press(words.say("lesson-first-game-gathering"))
    assert words.say("lesson-set-up-confirm") in anna.page.locator("dialog").inner_text()
    anna.check_accessible("whether this game may end", "dialog")
    anna.press(words.say("lesson-set-up-no"))
    assert anna.page.url == before
    assert anna.page.locator(".lesson-chapters").is_visible()
    anna.press(words.say("lesson-first-game-gathering"))
    anna.press(words.say("lesson-set-up-yes"))
    anna.page.wait_for_url(lambda url: url != before)


def test_it_stands_where_it_stood_while_a_sheet_is_open(visit: Visit) -> None:
    """There is room for it above the sheet: it only gets lower."""
    anna = visit()
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    learner = Learner(anna, "pointer")
    learner.read_on()
    before = learner.look()
    assert not before["tray"]
    while not (now := learner.look())["tray"]:
        learner.go_on(now)
    assert now["card"][:2] == before["card"][:2]
    learner.check(now)
    while (now := learner.look())["tray"]:
        learner.go_on(now)
    assert now["card"] == before["card"]


def test_in_a_low_window_it_steps_aside_for_a_sheet_and_comes_back(visit: Visit) -> None:
    anna = visit()
    anna.resize(1280, 640)
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    learner = Learner(anna, "pointer")
    learner.read_on()
    before = learner.look()
    while not (now := learner.look())["tray"]:
        learner.go_on(now)
    assert now["card"][:2] != before["card"][:2], "the sheet lies where it stood"
    while (now := learner.look())["tray"]:
        learner.go_on(now)
    assert now["card"][:2] == before["card"][:2]


def test_while_workers_are_sent_it_stays_in_its_column_above_the_sheet(visit: Visit) -> None:
    """For three in a low window there is little room: it gets lower, and does not go over the board."""
    anna = visit()
    anna.resize(1280, 720)
    sit_down(anna, "belfort", "first-game", chapter="gathering")
    learner = Learner(anna, "pointer")
    before = now = learner.look()
    while not now["tray"]:
        learner.go_on(now)
        now = learner.look()
    left, top, _, height = now["card"]
    sheet = anna.page.locator(".tray").bounding_box()
    assert sheet is not None
    assert left == before["card"][0]
    assert top + height <= sheet["y"] + 1
    # All of it can be read, and pressed.
    learner.check(now)
    more = anna.page.locator(".companion-acts").bounding_box()
    assert more is not None
    assert more["y"] + more["height"] <= top + height + 1
    # Nor over the head of the page, where what it says is longer.
    anna.hear_in("pl")
    anna.resize(1280, 800)
    learner.check(learner.look())


@pytest.mark.parametrize("chapter", ["trading", "building", "scoring"])
def test_it_stands_in_the_column_beside_the_board_below_the_players(visit: Visit, chapter: str) -> None:
    """Neither over the board nor over what somebody has in front of them, however much room the chapter takes."""
    anna = visit()
    anna.resize(1280, 800)
    sit_down(anna, "belfort", "first-game", chapter=chapter)
    learner = Learner(anna, "pointer")
    for _ in range(5):
        now = learner.look()
        left, top, _, _ = now["card"]
        board = anna.page.locator(".table-board").bounding_box()
        assert board is not None
        assert left >= board["x"] + board["width"], now["text"]
        seats = anna.page.locator(".seats .seat").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().bottom)"
        )
        # Of the last the lower edge, without anything on it.
        assert top >= max(seats) - 1, now["text"]
        learner.go_on(now)


def test_a_card_that_is_looked_at_does_not_move_it(visit: Visit) -> None:
    """What is told of a card in the hand comes for a moment, and stands beside it."""
    anna = visit()
    anna.resize(1280, 800)
    sit_down(anna, "belfort", "first-game", chapter="guilds")
    learner = Learner(anna, "pointer")
    before = learner.look()["card"]
    anna.page.locator("[data-place^='hand-0'] [data-target]").last.click(force=True)
    tip = anna.page.locator(".tip")
    tip.wait_for()
    assert learner.look()["card"] == before
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= before[0]


def test_whoever_reads_the_rules_reads_them_without_it(visit: Visit) -> None:
    """Beside the board: put aside it lies neither over the rules that were asked for nor over their tab."""
    anna = visit()
    anna.resize(1280, 800)
    sit_down(anna, "belfort", "first-game", chapter="gathering")
    words = Words("en", "belfort", strict=True, more=("lessons", "web"))
    learner = Learner(anna, "pointer")
    learner.read_on()
    before = learner.look()["card"]
    anna.page.get_by_role("tab", name=words.say("panel-rules")).click()
    anna.page.locator(".companion.folded").wait_for()
    anna.page.locator(".panel :is(h2, h3)").first.wait_for()
    anna.rest()
    assert anna.page.evaluate(LIES_OVER, ".tab, .panel h2, .panel h3, .target.legal, .seat") == []
    assert anna.page.locator(".spotlight").count() == 0
    anna.press(words.say("lesson-unfold"))
    assert learner.look()["card"][:2] == before[:2]
