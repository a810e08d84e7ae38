"""Where the companion of a lesson stands, and which part of the board is in sight with it."""

from __future__ import annotations

import pytest

from burgher.lessons import find_lesson
from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.learner import Learner
from tests.browser.test_lessons import find_step, sit_down

PART_IN_SIGHT = """() => {
    const frame = document.querySelector(".panes");
    const tabs = [...document.querySelectorAll(".pane-tab")];
    const lit = tabs.findIndex((one) => one.getAttribute("aria-selected") === "true");
    return [lit, Math.round(frame.scrollLeft / frame.clientWidth)];
}"""
TABS_UNDER = """(halos) => [...document.querySelectorAll(".pane-tab")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return halos.some(([, , l, t, w, h]) => l < x && x < l + w && t < y && y < t + h);
})"""


def read_until_there_is_something_to_do(learner: Learner) -> None:
    while (now := learner.look())["kind"] != "do":
        learner.go_on(now)


def test_on_a_phone_the_lit_tab_is_that_of_the_part_in_sight(visit: Visit) -> None:
    """Whatever the companion speaks of; of the whole town it shows the four tabs that lead to its places."""
    anna = visit(phone=True)
    sit_down(anna, "nobility", "first-game")
    words = Words("en", "nobility", strict=True, more=("lessons",))
    learner = Learner(anna, "touch")
    shown = set()
    while (now := learner.look())["kind"] == "read":
        lit, in_sight = anna.page.evaluate(PART_IN_SIGHT)
        assert lit == in_sight, now["text"]
        shown.add(lit)
        # It lies below, where its buttons are found again, unless it would hide what it speaks of.
        (_, top, _, height), (_, window) = now["card"], now["window"]
        hides = any(lit_top + lit_height > window - height for _, _, _, lit_top, _, lit_height in now["halos"])
        assert hides or top + height == window, now["text"]
        if now["step"] == find_step("nobility", "first-game", "lesson-first-game-goal-town"):
            assert anna.page.evaluate(TABS_UNDER, now["halos"]) == [True] * 4 + [False] * 2
            assert words.say("lesson-in-tabs") in now["text"]
        learner.go_on(now)
    # The town, and one's own board.
    assert shown == {0, 4}


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
    anna.page.set_viewport_size({"width": 1440, "height": 900})
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
    anna.page.set_viewport_size({"width": 1280, "height": 800})
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


def test_whoever_learns_is_not_asked_about_their_own_copy(visit: Visit) -> None:
    """A guild that is pressed tells what it does; only in other games it asks whether that is so on one's own."""
    anna = visit()
    sit_down(anna, "belfort", "first-game", chapter="gnomes")
    words = Words("en", "belfort", strict=True, more=("lessons", "web", "belfort-web"))
    learner = Learner(anna, "pointer")
    read_until_there_is_something_to_do(learner)
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
    read_until_there_is_something_to_do(learner)
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


def test_what_was_read_in_the_chapter_can_be_read_again_after_a_reload(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "belfort", "first-game", chapter="goal")
    words = Words("en", "belfort", strict=True, more=("lessons", "web"))
    learner = Learner(anna, "pointer")
    read = []
    for _ in range(3):
        now = learner.look()
        read.append(now["text"])
        learner.go_on(now)
    learner.look()
    anna.page.reload()
    again: list[str] = []
    earlier = anna.page.get_by_role("button", name=words.say("lesson-earlier"))
    earlier.wait_for()
    while earlier.is_enabled():
        earlier.click()
        again.insert(0, learner.look()["text"])
    assert again == read


TABS_FREE = """() => [...document.querySelectorAll('.tabs .tab')].map((tab) => {
    const { left, right, top, bottom } = tab.getBoundingClientRect();
    return tab.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""


def test_on_a_phone_what_is_to_be_answered_first_is_not_covered(visit: Visit) -> None:
    """Another die than the one that is meant is in the hand: what can be done with it is asked above the board."""
    anna = visit(phone=True)
    sit_down(anna, "nobility", "first-game", chapter="buildings")
    learner = Learner(anna, "touch")
    read_until_there_is_something_to_do(learner)
    learner.fold()
    # Folded it leaves the tabs free: each takes a press in its middle.
    assert anna.page.evaluate(TABS_FREE) == [True] * 5
    anna.page.locator("[data-place~='die-0-1'].legal, [data-place~='die-0-1'] .legal").first.tap()
    now = learner.look()
    assert (now["kind"], now["tray"]) == ("early", False)
    learner.check(now)


def test_on_a_phone_nothing_is_lit_through_a_sheet(visit: Visit) -> None:
    """The place of an apprentice lies below the sheet on which the worker is chosen."""
    anna = visit(phone=True)
    sit_down(anna, "nobility", "first-game", chapter="apprentices")
    learner = Learner(anna, "touch")
    step = find_step("nobility", "first-game", "lesson-first-game-apprentices-place")
    while (now := learner.look())["step"] < step:
        learner.go_on(now)
    assert now["tray"]
    sheet = anna.page.locator(".tray").bounding_box()
    choice = anna.page.locator(".tray .choice").first.bounding_box()
    assert sheet is not None
    assert choice is not None
    for _, _, left, top, width, height in now["halos"]:
        assert top >= choice["y"] - 12
        assert top + height <= choice["y"] + choice["height"] + 12
        assert left >= sheet["x"] - 12
        assert left + width <= sheet["x"] + sheet["width"] + 12


def end_the_first_turn(learner: Learner) -> None:
    """In the chapter about settlers: they move in, and the other player goes to a guild."""
    while learner.look()["kind"] != "end":
        learner.go_on(learner.look())
    learner.page.locator("[data-place=turn-end]").tap()


# A press as a browser tells of it, as soon as there is something: what others do is in sight only for a while.
PRESS_WHEN = """([when, what]) => new Promise((done) => {
    // A finger leaves time to draw.
    const drawn = () => new Promise((later) => requestAnimationFrame(() => setTimeout(later)));
    const press = async () => {
        if (!document.querySelector(when)) return;
        watch.disconnect();
        await drawn();
        const shown = document.querySelector(".pane-tab[aria-selected=true]").innerText;
        for (const deed of ["pointerdown", "pointerup", "click"]) {
            document.querySelector(what).dispatchEvent(new PointerEvent(deed, { bubbles: true, cancelable: true }));
            await drawn();
        }
        done(shown);
    };
    const watch = new MutationObserver(press);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    press();
})"""
TABS_LIT = """() => {
    window.lit = [];
    const look = () => {
        const now = document.querySelector(".pane-tab[aria-selected=true]").innerText;
        if (now !== window.lit.at(-1)) window.lit.push(now);
    };
    new MutationObserver(look).observe(document.querySelector(".pane-tabs"), { subtree: true, attributes: true });
    look();
}"""
GUILDS_IN_SIGHT = ".pane-tab:nth-child(2)[aria-selected=true]"


def test_on_a_phone_what_others_do_is_turned_to_before_the_companion_goes_on(visit: Visit) -> None:
    anna = visit(phone=True, preferences={"motion": "less", "speed": "brisk", "turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    page = anna.page
    page.evaluate(TABS_LIT)
    end_the_first_turn(Learner(anna, "touch"))
    page.locator(".pane-tab[aria-selected=true]", has_text="Guilds").wait_for()
    page.locator(".companion").wait_for(state="hidden")
    page.locator(".companion[data-kind=read]").wait_for()
    page.locator(".pane-tab[aria-selected=true]", has_text="My board").wait_for()
    # There and back, by way of no other.
    lit = page.evaluate("window.lit")
    assert lit[lit.index("Guilds") :] == ["Guilds", "My board"], lit


def test_on_a_phone_all_that_stands_in_the_head_is_whole(visit: Visit) -> None:
    """Also while what was shown last can be shown again."""
    anna = visit(phone=True, preferences={"turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    end_the_first_turn(Learner(anna, "touch"))
    anna.page.locator(".show-again").wait_for()
    edges = anna.page.locator(".table-head .round:visible").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().right)"
    )
    assert len(edges) == 5
    assert max(edges) <= 360


def test_whoever_goes_on_keeps_the_part_they_look_at_and_finds_where_something_happened(visit: Visit) -> None:
    anna = visit(phone=True, preferences={"motion": "less", "speed": "calm", "turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    end_the_first_turn(Learner(anna, "touch"))
    page = anna.page
    guilds = page.locator(".pane-tab", has_text="Guilds")
    assert page.evaluate(PRESS_WHEN, [GUILDS_IN_SIGHT, ".table-head"]) == "Guilds"
    page.locator(".pane-tab[aria-selected=true]", has_text="My board").wait_for()
    assert guilds.get_attribute("aria-label") == "Guilds: something has happened there"
    anna.check_accessible("a part where something happened", ".pane-tabs")
    guilds.tap()
    page.locator(".pane-tab[aria-label='Guilds']").wait_for()


def test_a_press_that_ends_what_is_shown_chooses_nothing(visit: Visit) -> None:
    """What may be chosen, and where, shows only when the board has turned back."""
    anna = visit(phone=True, preferences={"motion": "less", "speed": "calm", "turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    end_the_first_turn(Learner(anna, "touch"))
    one_may_choose = ".companion[hidden][data-kind=read]"
    assert anna.page.evaluate(PRESS_WHEN, [one_may_choose, "[data-place~='die-0-5']"]) != "My board"
    anna.page.locator(".pane-tab[aria-selected=true]", has_text="My board").wait_for()
    anna.rest()
    assert anna.page.locator("[data-place~='die-0-5'].legal").count() == 1
    assert anna.page.locator(".target.held").count() == 0


def test_whoever_turns_to_another_part_meanwhile_stays_there(visit: Visit) -> None:
    anna = visit(phone=True, preferences={"motion": "less", "speed": "calm", "turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    end_the_first_turn(Learner(anna, "touch"))
    page = anna.page
    assert page.evaluate(PRESS_WHEN, [GUILDS_IN_SIGHT, ".pane-tab:nth-child(1)"]) == "Guilds"
    # It is over when the companion is there again.
    page.locator(".companion").wait_for()
    page.locator(".pane-tab[aria-selected=true]", has_text="Town").wait_for()


def test_it_stands_where_it_stood_while_a_sheet_is_open(visit: Visit) -> None:
    """There is room for it above the sheet: it only gets lower."""
    anna = visit()
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    learner = Learner(anna, "pointer")
    read_until_there_is_something_to_do(learner)
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
    read_until_there_is_something_to_do(learner)
    before = learner.look()
    while not (now := learner.look())["tray"]:
        learner.go_on(now)
    assert now["card"][:2] != before["card"][:2], "the sheet lies where it stood"
    while (now := learner.look())["tray"]:
        learner.go_on(now)
    assert now["card"][:2] == before["card"][:2]


LIES_OVER = """() => {
    const card = document.querySelector(".companion").getBoundingClientRect();
    return [".prompt", ".seats", "[data-place=dice-0]"].filter((one) => {
        const { top, bottom } = document.querySelector(one).getBoundingClientRect();
        return Math.min(card.bottom, bottom) - Math.max(card.top, top) > 1;
    });
}"""


def test_on_a_phone_it_stands_above_the_dice_that_it_speaks_of(visit: Visit) -> None:
    """Not at the other end of the window, over what is asked and who plays."""
    anna = visit(phone=True)
    sit_down(anna, "nobility", "first-game", chapter="guilds")
    learner = Learner(anna, "touch")
    read_until_there_is_something_to_do(learner)
    assert learner.look()["halos"]
    assert anna.page.evaluate(LIES_OVER) == []


BELOW_FREE = """() => [...document.querySelectorAll(".n-dice-bar .n-die-spot")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""


def test_on_a_phone_the_dice_are_free_while_one_plays_otherwise(visit: Visit) -> None:
    """What is in the hand can be put back, and another die taken: the companion stands above them."""
    anna = visit(phone=True)
    sit_down(anna, "nobility", "first-game", chapter="buildings")
    learner = Learner(anna, "touch")
    read_until_there_is_something_to_do(learner)
    learner.fold()
    # Alone in its corner it says whose it is.
    words = Words("en", "nobility", strict=True, more=("lessons",))
    assert anna.page.get_by_role("button", name=words.say("lesson-unfold"), exact=True).is_visible()
    anna.page.locator("[data-place~='die-0-1'].legal, [data-place~='die-0-1'] .legal").first.tap()
    assert learner.look()["kind"] == "early"
    assert anna.page.locator(".companion:not(.folded)").is_visible()
    free = anna.page.evaluate(BELOW_FREE)
    assert free
    assert all(free)


@pytest.mark.parametrize("chapter", ["trading", "building", "scoring"])
def test_it_stands_in_the_column_beside_the_board_below_the_players(visit: Visit, chapter: str) -> None:
    """Neither over the board nor over what somebody has in front of them, however much room the chapter takes."""
    anna = visit()
    anna.page.set_viewport_size({"width": 1280, "height": 800})
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
    anna.page.set_viewport_size({"width": 1280, "height": 800})
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


COMPANION_OVER = """(selector) => {
    const card = document.querySelector(".companion").getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const across = Math.min(card.right, right) - Math.max(card.left, left);
        return one.checkVisibility() && across > 1 && Math.min(card.bottom, bottom) - Math.max(card.top, top) > 1;
    }).map((one) => one.getAttribute("aria-label") ?? one.textContent);
}"""


def test_whoever_reads_the_rules_reads_them_without_it(visit: Visit) -> None:
    """Beside the board: put aside it lies neither over the rules that were asked for nor over their tab."""
    anna = visit()
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    sit_down(anna, "belfort", "first-game", chapter="gathering")
    words = Words("en", "belfort", strict=True, more=("lessons", "web"))
    learner = Learner(anna, "pointer")
    read_until_there_is_something_to_do(learner)
    before = learner.look()["card"]
    anna.page.get_by_role("tab", name=words.say("panel-rules")).click()
    anna.page.locator(".companion.folded").wait_for()
    anna.page.locator(".panel :is(h2, h3)").first.wait_for()
    anna.rest()
    assert anna.page.evaluate(COMPANION_OVER, ".tab, .panel h2, .panel h3, .target.legal, .seat") == []
    assert anna.page.locator(".spotlight").count() == 0
    anna.press(words.say("lesson-unfold"))
    assert learner.look()["card"][:2] == before[:2]


def test_on_a_phone_it_is_there_with_the_board_and_says_when_there_is_news(visit: Visit) -> None:
    """What is to be done is done in the list of actions: the companion goes on, unseen, and has a dot for it."""
    anna = visit(phone=True)
    sit_down(anna, "nobility", "first-game", chapter="castle")
    words = Words("en", "nobility", strict=True, more=("lessons", "web"))
    learner = Learner(anna, "touch")
    read_until_there_is_something_to_do(learner)
    now = learner.look()
    anna.page.get_by_role("tab", name=words.say("panel-actions")).tap()
    sign = anna.page.locator(".companion.folded")
    sign.wait_for()
    assert anna.page.locator(".spotlight").count() == 0
    dot = "one => getComputedStyle(one, '::after').content"
    button = sign.get_by_role("button", name=words.say("lesson-unfold"), exact=True)
    assert button.evaluate(dot) == "none"
    anna.page.locator(".panel [data-act='die 5'], .panel button", has_text="5").first.tap()
    news = sign.get_by_role("button", name=words.say("lesson-unfold-news"), exact=True)
    news.wait_for()
    assert news.evaluate(dot) == '""'
    anna.check_accessible("a companion that has something new to say", ".companion")
    news.tap()
    anna.page.locator(".companion:not(.folded)").wait_for()
    assert anna.page.locator(".table[data-panel=board]").count() == 1
    assert learner.look()["step"] == now["step"] + 1
    learner.check(learner.look())


@pytest.mark.parametrize(("game", "chapter"), [("belfort", "placing"), ("belfort", "building"), ("nobility", "tavern")])
def test_on_a_phone_put_aside_it_lies_over_nothing_that_one_may_press(visit: Visit, game: str, chapter: str) -> None:
    anna = visit(phone=True)
    sit_down(anna, game, "first-game", chapter=chapter)
    learner = Learner(anna, "touch")
    read_until_there_is_something_to_do(learner)
    learner.fold()
    for part in [*anna.page.locator(".pane-tab").all(), *anna.page.locator(".pane-tab, .district-chip").all()[::-1]]:
        part.tap()
        anna.rest()
        anna.page.wait_for_function(
            f"() => ({COMPANION_OVER})('.target.legal, .prompt, .tabs, .pane-tab, .district-chip').length === 0"
        )
