"""Where the companion of a lesson stands on a phone, and which part of the board is in sight with it."""

from __future__ import annotations

import re

import pytest

from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.learner import LIES_OVER, PART_IN_SIGHT, Learner
from tests.browser.test_lessons import find_step, sit_down

TABS_UNDER = """(halos) => [...document.querySelectorAll(".pane-tab")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return halos.some(([, , l, t, w, h]) => l < x && x < l + w && t < y && y < t + h);
})"""


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
        # It lies below, where its buttons are found again: what it speaks of there comes up.
        (_, top, _, height), (_, window) = now["card"], now["window"]
        assert top + height == window, now["text"]
        assert all(lit_top < top for _, _, _, lit_top, _, _ in now["halos"]), now["text"]
        if now["step"] == find_step("nobility", "first-game", "lesson-first-game-goal-town"):
            assert anna.page.evaluate(TABS_UNDER, now["halos"]) == [True] * 4 + [False] * 2
            assert words.say("lesson-in-tabs") in now["text"]
        learner.go_on(now)
    # The town, and one's own board.
    assert shown == {0, 4}


TABS_FREE = """() => [...document.querySelectorAll('.tabs .tab')].map((tab) => {
    const { left, right, top, bottom } = tab.getBoundingClientRect();
    return tab.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""


BELOW_FREE = """() => [...document.querySelectorAll(".n-dice-bar .n-die-spot")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""


def test_on_a_phone_what_is_to_be_answered_first_is_not_covered(visit: Visit) -> None:
    """Another die than the one that is meant is in the hand: what can be done with it is asked above the board. It can
    be put back, and another die taken: the companion stands above the dice."""
    anna = visit(phone=True)
    sit_down(anna, "nobility", "first-game", chapter="buildings")
    learner = Learner(anna, "touch")
    learner.read_on()
    learner.fold()
    # Folded it leaves the tabs free: each takes a press in its middle.
    assert anna.page.evaluate(TABS_FREE) == [True] * 5
    # Alone in its corner it says whose it is.
    words = Words("en", "nobility", strict=True, more=("lessons",))
    assert anna.page.get_by_role("button", name=words.say("lesson-unfold"), exact=True).is_visible()
    anna.page.locator("[data-place~='die-0-1'].legal, [data-place~='die-0-1'] .legal").first.tap()
    now = learner.look()
    assert (now["kind"], now["tray"]) == ("early", False)
    assert anna.page.locator(".companion:not(.folded)").is_visible()
    learner.check(now)
    free = anna.page.evaluate(BELOW_FREE)
    assert free
    assert all(free)


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


TURN_END = "[data-place=turn-end]"
GUILDS_IN_SIGHT = ".pane-tab:nth-child(2)[aria-selected=true]"
SHOWN = ".companion:not([hidden])"


def play_the_first_turn(learner: Learner, **wanted: str) -> None:
    """In the chapter about settlers: they move in. After it the other player goes to a guild, shown as is wanted."""
    while (now := learner.look())["kind"] != "end":
        learner.go_on(now)
    learner.visitor.prefer(**wanted)


TABS_LIT = """() => {
    window.lit = [];
    const look = () => {
        const now = document.querySelector(".pane-tab[aria-selected=true]").innerText;
        if (now !== window.lit.at(-1)) window.lit.push(now);
    };
    new MutationObserver(look).observe(document.querySelector(".pane-tabs"), { subtree: true, attributes: true });
    look();
}"""


def test_on_a_phone_what_others_do_is_turned_to_before_the_companion_goes_on(visit: Visit) -> None:
    anna = visit(phone=True, preferences={"turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    page = anna.page
    page.evaluate(TABS_LIT)
    play_the_first_turn(Learner(anna, "touch"), motion="less", speed="brisk")
    page.locator(TURN_END).tap()
    # In one look: it is so only for a while.
    page.wait_for_function(f"() => document.querySelector('{GUILDS_IN_SIGHT}') && !document.querySelector('{SHOWN}')")
    page.locator(".companion[data-kind=read]").wait_for()
    page.locator(".pane-tab[aria-selected=true]", has_text="My board").wait_for()
    # There, to where her settlers move in, and back, by way of no other.
    lit = page.evaluate("window.lit")
    assert lit[lit.index("Guilds") :] == ["Guilds", "Others", "My board"], lit


def test_on_a_phone_the_companion_goes_on_where_the_others_acted_without_a_look_elsewhere(visit: Visit) -> None:
    """Mila was at Berk's office, and of that the companion speaks: the part that was there before is not turned to."""
    anna = visit(phone=True, preferences={"turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="apprentices")
    page = anna.page
    learner = Learner(anna, "touch")
    last = find_step("nobility", "first-game", "lesson-first-game-apprentices-place")
    while (now := learner.look())["step"] < last:
        learner.go_on(now)
    anna.prefer(motion="less", speed="brisk")
    page.evaluate(TABS_LIT)
    while (now := learner.look())["step"] == last:
        learner.go_on(now)
    lit = page.evaluate("window.lit")
    port = next(k for k, part in enumerate(lit) if part.startswith("Port"))
    assert lit[port + 1 :] == [], lit


def test_on_a_phone_all_that_stands_in_the_head_is_whole(visit: Visit) -> None:
    """Also while what was shown last can be shown again."""
    anna = visit(phone=True, preferences={"turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    play_the_first_turn(Learner(anna, "touch"))
    anna.page.locator(TURN_END).tap()
    anna.page.locator(".show-again").wait_for()
    edges = anna.page.locator(".table-head .round:visible").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().right)"
    )
    assert len(edges) == 5
    assert max(edges) <= 360


# A press as a browser tells of it, as soon as there is something. What others do is in sight only for a while: it stays
# there until the press is done, however slow the machine is.
PRESS_WHEN = """([when, what]) => {
    const [later, never] = [setTimeout, clearTimeout];
    let held = null;
    window.setTimeout = (work, wait, ...more) => {
        // What the press itself brings comes at once.
        const since = held;
        const id = later(() => (held && held !== since ? held.set(id, () => work(...more)) : work(...more)), wait);
        return id;
    };
    window.clearTimeout = (id) => {
        held?.delete(id);
        never(id);
    };
    // A finger leaves time to draw.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => later(done)));
    window.pressed = new Promise((done) => {
        const press = async () => {
            if (held || !document.querySelector(when)) return;
            held = new Map();
            watch.disconnect();
            await drawn();
            const shown = document.querySelector(".pane-tab[aria-selected=true]").innerText;
            for (const deed of ["pointerdown", "pointerup", "click"]) {
                document.querySelector(what).dispatchEvent(new PointerEvent(deed, { bubbles: true, cancelable: true }));
                await drawn();
            }
            const works = [...held.values()];
            held = null;
            for (const work of works) work();
            done(shown);
        };
        const watch = new MutationObserver(press);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
}"""

# One's own turn may have come meanwhile: then the name tells what can be done there.
MARKED_AND_NAMED = """(tab) => [
    tab.classList.contains("new"), tab.classList.contains("chances"), tab.getAttribute("aria-label"),
]"""


def test_whoever_goes_on_keeps_the_part_they_look_at_and_finds_where_something_happened(visit: Visit) -> None:
    anna = visit(phone=True, preferences={"turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    play_the_first_turn(Learner(anna, "touch"), motion="less", speed="brisk")
    page = anna.page
    guilds = page.locator(".pane-tab", has_text="Guilds")
    page.evaluate(PRESS_WHEN, [GUILDS_IN_SIGHT, ".table-head"])
    page.locator(TURN_END).tap()
    assert page.evaluate("pressed") == "Guilds"
    page.locator(".pane-tab[aria-selected=true]", has_text="My board").wait_for()
    marked, chances, name = guilds.evaluate(MARKED_AND_NAMED)
    assert marked
    assert re.fullmatch(
        r"Guilds: (\d+ things|something) to choose" if chances else r"Guilds: something has happened there", name
    )
    anna.check_accessible("a part where something happened", ".pane-tabs")
    guilds.tap()
    page.locator(".pane-tab:not(.new)", has_text="Guilds").wait_for()


def test_a_press_that_ends_what_is_shown_chooses_nothing(visit: Visit) -> None:
    """What may be chosen, and where, shows only when the board has turned back."""
    anna = visit(phone=True, preferences={"turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    play_the_first_turn(Learner(anna, "touch"), motion="less", speed="brisk")
    one_may_choose = ".companion[hidden][data-kind=read]"
    anna.page.evaluate(PRESS_WHEN, [one_may_choose, "[data-place~='die-0-5']"])
    anna.page.locator(TURN_END).tap()
    assert anna.page.evaluate("pressed") != "My board"
    anna.page.locator(".pane-tab[aria-selected=true]", has_text="My board").wait_for()
    anna.rest()
    assert anna.page.locator("[data-place~='die-0-5'].legal").count() == 1
    assert anna.page.locator(".target.held").count() == 0


def test_whoever_turns_to_another_part_meanwhile_stays_there(visit: Visit) -> None:
    anna = visit(phone=True, preferences={"turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="settlers")
    play_the_first_turn(Learner(anna, "touch"), motion="less", speed="brisk")
    page = anna.page
    page.evaluate(PRESS_WHEN, [GUILDS_IN_SIGHT, ".pane-tab:nth-child(1)"])
    page.locator(TURN_END).tap()
    assert page.evaluate("pressed") == "Guilds"
    # It is over when the companion is there again.
    page.locator(".companion").wait_for()
    page.locator(".pane-tab[aria-selected=true]", has_text="Town").wait_for()


OVER_WHAT_IT_SPEAKS_OF = """() => {
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
    learner.read_on()
    assert learner.look()["halos"]
    assert anna.page.evaluate(OVER_WHAT_IT_SPEAKS_OF) == []
    # After a sheet, too, the board goes up as far as it must.
    step = find_step("nobility", "first-game", "lesson-first-game-settlers-complete")
    while learner.look()["step"] < step:
        learner.go_on(learner.look())
    now = learner.look()
    ((_, _, _, lit, _, high),) = now["halos"]
    assert lit + high <= now["card"][1] + 1
    assert anna.page.evaluate(OVER_WHAT_IT_SPEAKS_OF)[:1] != [".prompt"]


def test_on_a_phone_it_is_there_with_the_board_and_says_when_there_is_news(visit: Visit) -> None:
    """What is to be done is done in the list of actions: the companion goes on, unseen, and has a dot for it."""
    anna = visit(phone=True)
    sit_down(anna, "nobility", "first-game", chapter="castle")
    words = Words("en", "nobility", strict=True, more=("lessons", "web"))
    learner = Learner(anna, "touch")
    learner.read_on()
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
    learner.read_on()
    learner.fold()
    for part in [*anna.page.locator(".pane-tab").all(), *anna.page.locator(".pane-tab, .district-chip").all()[::-1]]:
        part.tap()
        anna.rest()
        anna.page.wait_for_function(
            f"() => ({LIES_OVER})('.target.legal, .prompt, .tabs, .pane-tab, .district-chip').length === 0"
        )


OWN_SEAT = """() => {
    const { left, right } = document.querySelector("[data-place=seat-0]").getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
}"""


def test_on_a_phone_the_learner_is_in_sight_among_the_players(visit: Visit) -> None:
    """Of the name and colour beside it the first step speaks, of what one has the last, in Bruno's turn."""
    anna = visit(phone=True)
    sit_down(anna, "belfort", "first-game")
    learner = Learner(anna, "touch")
    learner.look()
    assert anna.page.evaluate(OWN_SEAT)
    step = find_step("belfort", "first-game", "lesson-first-game-goal-players")
    while (now := learner.look())["step"] < step:
        learner.check(now)
        learner.go_on(now)
    # Wherever the strip is when it is spoken of: it comes back.
    learner.check(now)
    anna.page.locator(".seats > ol").evaluate("one => one.scrollTo({ left: 999, behavior: 'instant' })")
    anna.page.wait_for_function(OWN_SEAT)
    learner.check(learner.look())
    ((_, _, left, _, _, _),) = learner.look()["halos"]
    assert left < 20


# Whether all of it is in sight, above the companion where that is.
WHOLE = """(one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const card = document.querySelector(".companion:not(.folded)")?.getBoundingClientRect().top ?? innerHeight;
    return top >= document.querySelector(".panes").getBoundingClientRect().top - 1 && bottom <= card;
}"""


def test_on_a_phone_a_card_is_found_and_then_where_it_can_be_built(visit: Visit) -> None:
    """Two cards can be built: the tab says so, and they come up to the companion. The whole city is shown when there is
    no place for one in the district that was open."""
    anna = visit(phone=True)
    sit_down(anna, "belfort", "first-game", chapter="scoring")
    page = anna.page
    learner = Learner(anna, "touch")
    assert learner.look()["kind"] == "free"
    mine = page.locator(".pane-tab.chances", has_text="My board")
    mine.tap()
    anna.rest()
    card = page.locator(".hand .card-spot.legal").first
    assert card.evaluate(WHOLE)
    learner.fold()
    chips = page.locator(".district-chip")
    for district, stays in ((1, False), (2, True)):
        page.locator(".pane-tab").first.tap()
        anna.rest()
        chips.nth(district).tap()
        anna.rest()
        page.locator(".pane-city").evaluate("one => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' })")
        mine.tap()
        anna.rest()
        card.tap()
        anna.rest()
        assert page.locator(".pane-tab[aria-selected=true]", has_text="City").count() == 1
        where = page.locator(".city.near .target.legal" if stays else ".district-chip.chances").first
        assert where.evaluate(WHOLE)
        assert chips.nth(district if stays else 0).get_attribute("aria-pressed") == "true"
        # Put back.
        page.keyboard.press("Escape")
        mine.wait_for()
