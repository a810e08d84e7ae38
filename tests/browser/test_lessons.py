"""Lessons as people take them: what the companion points at is done, and sometimes something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from burgher.core import registry
from burgher.lessons import find_lesson, lesson_names
from burgher.words import Words, languages
from tests.browser.conftest import Visit
from tests.browser.learner import Learner
from tests.browser.visitor import Visitor

EVERY = [(game, name) for game in registry.names() for name in lesson_names(game)]
HANDS = ("pointer", "keys", "touch")


def sit_down(visitor: Visitor, game: str, lesson: str, **more: Any) -> None:
    """At the table of a lesson. (How a person comes to one is tested below.)"""
    asked = {"game": game, "lesson": lesson, "name": "Anna", **more}
    visitor.go(f"/t/{visitor.made('/api/lessons', asked)['id']}")


def take(visitor: Visitor, game: str, lesson: str, hands: str, stray: Callable[[int], bool] | None = None) -> Learner:
    """A lesson to its end; everything that it says is said, but what was passed over."""
    learner = Learner(visitor, hands, stray=stray)
    first = learner.look()["step"]
    learner.take()
    steps = find_lesson(game, lesson).steps
    reads = {k for k, step in enumerate(steps) if step.reads and k >= first}
    assert reads <= {seen.step for seen in learner.seen}
    return learner


# Together these have both games, wide and narrow, and every way to press something; `exhaustive` has all of it.
SOME = [
    ("belfort", "first-game", "trading", "keys", "de"),
    ("belfort", "two-players", None, "touch", "pl"),
    ("nobility", "events", None, "pointer", "fr"),
    ("nobility", "first-game", "income", "pointer", "de"),
    ("nobility", "chancery", None, "touch", "pl"),
]


@pytest.mark.parametrize(("game", "lesson", "chapter", "hands", "language"), SOME)
def test_a_lesson_is_taken_to_its_end(
    visit: Visit, game: str, lesson: str, chapter: str | None, hands: str, language: str
) -> None:
    # As whoever takes one has it: a turn ends when they say so, and the companion says where.
    anna = visit(phone=hands == "touch", language=language, preferences={"turnEnd": "asked"}, saves=False)
    sit_down(anna, game, lesson, chapter=chapter)
    learner = take(anna, game, lesson, hands)
    steps = find_lesson(game, lesson).steps
    assert any(seen.kind == "do" for seen in learner.seen)
    assert all(steps[seen.step].do for seen in learner.seen if seen.kind == "do")
    # Whoever presses what is pointed at does what is meant, until they may decide as they like.
    first = learner.seen[0].step
    free = next((k for k, step in enumerate(steps) if step.until and k >= first), len(steps))
    assert not any(seen.kind == "astray" for seen in learner.seen if seen.step < free)
    words = Words(language, game, strict=True, more=("lessons",))
    # The game goes on, without the companion.
    anna.press(words.say("lesson-play-on"))
    assert anna.page.locator(".companion").count() == 0
    assert anna.page.locator(".target.legal").count() > 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_every_lesson_is_taken_to_its_end(visit: Visit, game: str, lesson: str, hands: str, language: str) -> None:
    anna = visit(phone=hands == "touch", language=language)
    sit_down(anna, game, lesson)
    take(anna, game, lesson, hands)


WINDOWS = [(768, 1024), (1024, 768), (1440, 900), (1920, 1080)]


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("game", "window", "language"),
    [
        (game, window, languages()[(k + j) % len(languages())])
        for j, game in enumerate(registry.names())
        for k, window in enumerate(WINDOWS)
    ],
)
def test_a_first_game_is_taken_in_windows_of_other_sizes(
    visit: Visit, game: str, window: tuple[int, int], language: str
) -> None:
    """The learner looks at every step: what is pointed at is there, and nothing is covered that matters."""
    anna = visit(language=language)
    anna.resize(*window)
    sit_down(anna, game, "first-game")
    take(anna, game, "first-game", "pointer")


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("game", "lesson", "turn", "phone", "language"),
    [
        (*one, languages()[k % len(languages())])
        for k, one in enumerate(
            (game, lesson, turn, phone) for phone in (False, True) for turn in range(3) for game, lesson in EVERY
        )
    ],
)
def test_wrong_turns_lead_to_the_end_as_well(
    visit: Visit, game: str, lesson: str, turn: int, phone: bool, language: str
) -> None:
    anna = visit(phone=phone, language=language)
    sit_down(anna, game, lesson)
    learner = take(anna, game, lesson, "touch" if phone else "pointer", stray=lambda step: step % 3 == turn)
    assert any(seen.kind == "do" for seen in learner.seen)


@pytest.mark.parametrize(
    ("game", "chapter", "phone", "dark"), [("belfort", "placing", False, False), ("nobility", "tavern", True, True)]
)
def test_a_page_on_which_something_is_lit_has_no_barriers(
    visit: Visit, game: str, chapter: str, phone: bool, dark: bool
) -> None:
    """The whole of it, with what is dimmed."""
    anna = visit(phone=phone, dark=dark)
    sit_down(anna, game, "first-game", chapter=chapter)
    Learner(anna, "touch" if phone else "pointer").read_on()
    assert anna.page.locator(".spotlight-dim").count() == 1
    anna.check_accessible("a table on which something is lit")


LOW = {"width": 1280, "height": 657}
"""A small laptop, with the bars of a browser: boards are scrolled there."""


@pytest.mark.parametrize(("game", "chapter"), [("belfort", "placing"), ("nobility", "tavern")])
def test_in_a_low_window_it_points_at_what_is_in_sight(visit: Visit, game: str, chapter: str) -> None:
    anna = visit()
    anna.page.set_viewport_size(LOW)  # type: ignore[arg-type]
    sit_down(anna, game, "first-game", chapter=chapter)
    learner = Learner(anna, "pointer")
    lesson = find_lesson(game, "first-game")
    last = next(one.first for one in lesson.chapters if one.first > learner.look()["step"])
    while (now := learner.look())["step"] < last:
        learner.check(now)
        assert now["kind"] != "astray", now["text"]
        # What is pointed at lies neither under the bar nor under the companion.
        for halo in now["halos"]:
            assert not anna.page.evaluate(COVERED, halo[:2]) or now["text"].startswith("Up here"), now
        learner.go_on(now)
    assert anna.page.evaluate("document.documentElement.scrollTop + document.querySelector('.table').scrollTop") == 0


COVERED = """([x, y]) => document.elementFromPoint(x, y)?.closest(".prompt, .companion, .table-head") !== null"""


@pytest.mark.parametrize(
    ("game", "lesson", "chapter", "language"),
    [("belfort", "first-game", "gathering", "de"), ("nobility", "first-game", "settlers", "pl")],
)
def test_on_a_phone_it_leaves_what_is_asked_and_its_tray_free(
    visit: Visit, game: str, lesson: str, chapter: str, language: str
) -> None:
    """The learner looks at every step; here are trays."""
    anna = visit(phone=True, language=language)
    sit_down(anna, game, lesson, chapter=chapter)
    learner = Learner(anna, "touch")
    found = find_lesson(game, lesson)
    last = next(one.first for one in found.chapters if one.first > learner.look()["step"])
    trays = 0
    while (now := learner.look())["step"] < last:
        trays += now["tray"]
        learner.check(now)
        learner.go_on(now)
    assert trays


def test_what_is_done_instead_is_noticed_and_can_be_taken_back(visit: Visit) -> None:
    anna = visit(phone=True, language="fr")
    sit_down(anna, "belfort", "first-game", chapter="placing")
    words = Words("fr", "belfort", strict=True, more=("belfort-lessons", "lessons"))
    learner = Learner(anna, "touch")
    while (now := learner.look())["kind"] != "do":
        learner.go_on(now)
    learner.fold()
    learner.page.locator("[data-place~=camp] .target.legal").first.tap()
    learner.player.play_if_asked()
    now = learner.look()
    assert now["kind"] == "astray"
    assert now["text"].startswith(words.say("lesson-first-game-placing-desk", "otherwise", touch="yes")[:30])
    anna.check_accessible("a companion who goes along", ".companion")
    anna.press(words.say("lesson-take-back"))
    now = learner.look()
    assert now["kind"] == "do"
    learner.do(now)
    learner.player.play_if_asked()
    assert learner.look()["step"] > now["step"]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_whoever_goes_elsewhere_sees_what_is_asked_and_has_two_ways_on(visit: Visit, phone: bool) -> None:
    """In the solo game: another die, and with it to Berk instead of the tavern; he asks on a sheet of his own."""
    anna = visit(phone=phone, language="de")
    sit_down(anna, "nobility", "solo")
    words = Words("de", "nobility", strict=True, more=("nobility-lessons", "lessons"))
    learner = Learner(anna, "touch" if phone else "pointer")
    while (now := learner.look())["kind"] == "read":
        learner.go_on(now)

    def press(place: str) -> None:
        learner.fold()
        if phone and place == "clerk":
            anna.page.locator(".pane-tab").nth(2).tap()
            anna.rest()
        anna.page.locator(f".legal[data-place~={place}], [data-place~={place}] .legal").first.click()
        anna.rest()

    press("die-0-6")
    now = learner.look()
    # The other die will do: the companion says so, and goes on to the tavern with it.
    learner.check(now)
    assert now["kind"] == "do"
    assert now["text"].startswith(words.say("lesson-solo-alone-die", "otherwise"))
    press("clerk")
    now = learner.look()
    learner.check(now)
    assert now["kind"] == "early"
    assert now["tray"]
    both = [words.say("lesson-take-back"), words.say("lesson-go-along")]
    assert anna.page.locator(".companion-acts .button").all_inner_texts() == both
    anna.press(both[1])
    now = learner.look()
    assert (now["kind"], now["text"][:20]) == ("read", words.say("lesson-solo-alone-on")[:20])
    learner.go_on(now)
    assert learner.look()["kind"] == "over"


def _go_instead_of_the_merchants(learner: Learner, place: str) -> None:
    """On to where the die for the Merchants' Guild is in the hand, and elsewhere with it."""
    while (now := learner.look())["step"] < find_step("nobility", "first-game", "lesson-first-game-guilds-visit"):
        learner.go_on(now)
    learner.fold()
    target = learner.page.locator(f"[data-place~={place}] .legal, .legal[data-place~={place}]").first
    if learner.hands == "touch":
        target.tap()
    else:
        target.click()


def test_whoever_goes_elsewhere_is_told_what_is_left_out(visit: Visit) -> None:
    """Instead of buying in a guild to the castle: how to use workshops, buy and complete is said all the same."""
    anna = visit(language="pl")
    sit_down(anna, "nobility", "first-game", chapter="guilds")
    words = Words("pl", "nobility", strict=True, more=("nobility-lessons", "lessons"))
    learner = Learner(anna, "pointer")
    _go_instead_of_the_merchants(learner, "castle")
    now = learner.look()
    learner.check(now)
    assert now["kind"] == "astray"
    assert words.say("lesson-lost") in now["text"]
    assert anna.page.locator(".companion-text li").count() == 3
    assert anna.page.get_by_role("button", name=words.say("lesson-take-back")).is_visible()
    anna.check_accessible("what is left out", ".companion")
    anna.press(words.say("lesson-go-along"))
    while (now := learner.look())["kind"] != "do":
        learner.go_on(now)
    # Nobody has moved in, so that there is no worker; and the list of chapters says that something was left out.
    assert "Nie masz jeszcze robotnika" in now["text"]
    anna.press(words.say("lesson-chapters"))
    rows = anna.page.locator(".lesson-chapters .button")
    marked = [words.say("lesson-chapter-lacking") in row for row in rows.all_inner_texts()]
    # The chapter of the guilds, and that of the settlers who did not move in.
    assert [k for k, has in enumerate(marked) if has] == [2, 3]


def test_what_was_done_before_its_time_is_told_where_the_count_goes_on_without_it(visit: Visit) -> None:
    """The Keep is built while the companion still speaks of the district: after 1 of 4 comes 3 of 4, and says so."""
    anna = visit(language="pl")
    sit_down(anna, "belfort", "first-game", chapter="building")
    words = Words("pl", "belfort", strict=True, more=("belfort-lessons", "lessons"))
    learner = Learner(anna, "pointer")
    count = anna.page.locator(".companion-chapter small")
    assert (learner.look()["kind"], count.inner_text()) == ("read", words.say("lesson-step", number=1, of=4))
    anna.page.locator("[data-place~='1-keep_left'].legal, [data-place~='1-keep_left'] .legal").first.click()
    learner.player.play_if_asked()
    learner.go_on(learner.look())
    assert learner.look()["kind"] == "read"
    assert count.inner_text() == words.say("lesson-step", number=3, of=4)
    told = anna.page.locator(".companion-before").inner_text().split("\n")
    keep = words.say("lesson-first-game-building-keep", "missed").replace("**", "")
    assert [one for one in told if one] == [words.say("lesson-untold", count=1), keep]
    anna.check_accessible("what was done before its time", ".companion")


def test_what_was_bought_in_vain_is_noticed_at_once_and_can_be_taken_back(visit: Visit) -> None:
    """Wood instead of the stone that the Keep still needs."""
    anna = visit()
    sit_down(anna, "belfort", "first-game", chapter="trading")
    words = Words("en", "belfort", strict=True, more=("belfort-lessons", "lessons"))
    learner = Learner(anna, "pointer")
    while (now := learner.look())["kind"] != "do":
        learner.go_on(now)
    anna.page.locator(".trade.buy").first.click()
    now = learner.look()
    assert now["step"] == find_step("belfort", "first-game", "lesson-first-game-building-lead")
    assert now["text"].startswith("With what you have now, the Keep cannot be built this turn.")
    anna.press(words.say("lesson-way-back"))
    now = learner.look()
    assert (now["kind"], now["step"]) == (
        "do",
        find_step("belfort", "first-game", "lesson-first-game-trading-post"),
    )


def test_what_else_was_done_is_answered_while_it_can_be_undone(visit: Visit) -> None:
    """Other settlers than those that the next chapters are made for: the turn is not over yet."""
    anna = visit(preferences={"turnEnd": "asked"})
    sit_down(anna, "nobility", "first-game", chapter="tavern")
    words = Words("en", "nobility", strict=True, more=("nobility-lessons", "lessons", "web"))
    learner = Learner(anna, "pointer")
    while (now := learner.look())["step"] < find_step("nobility", "first-game", "lesson-first-game-tavern-choose"):
        learner.go_on(now)
    # The third is meant.
    anna.page.locator(".table-board .target.legal").first.click()
    learner.player.play_if_asked()
    now = learner.look()
    assert now["kind"] == "end"
    assert now["text"].startswith(words.say("lesson-first-game-tavern-choose", "otherwise")), now["text"]
    anna.press(words.say("undo"))
    assert learner.look()["text"].startswith("Choose settlers")


def test_on_a_phone_what_is_longer_than_the_companion_fades_out_below(visit: Visit) -> None:
    """At another guild, whose workshop asks on a sheet, in a low window: the text fades while there is more to read."""
    anna = visit(phone=True)
    sit_down(anna, "nobility", "first-game", chapter="guilds")
    learner = Learner(anna, "touch")
    _go_instead_of_the_merchants(learner, "carpenters")
    now = learner.look()
    assert (now["kind"], now["tray"]) == ("early", True)
    text = anna.page.locator(".companion-text")
    anna.page.set_viewport_size({"width": 360, "height": 420})
    anna.page.wait_for_selector(".companion-text[data-more]")
    # It says so, and a press leads on, to the end.
    more = anna.page.get_by_role(
        "button", name=Words("en", "nobility", more=("lessons",)).say("lesson-more"), exact=True
    )
    before = text.evaluate("one => one.scrollTop")
    more.tap()
    anna.page.wait_for_function("(was) => document.querySelector('.companion-text').scrollTop > was", arg=before)
    text.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    anna.page.wait_for_selector(".companion-text:not([data-more])")
    more.wait_for(state="hidden")


def test_only_free_planks_offer_to_take_a_worker(visit: Visit) -> None:
    """In the king's camp Mila stands on the first plank: there nobody else can be placed. A worker comes to the first
    that is free: it alone is lit, though the others can be pressed as well."""
    anna = visit()
    sit_down(anna, "belfort", "first-game", chapter="placing")
    learner = Learner(anna, "pointer")
    while (now := learner.look())["step"] < find_step("belfort", "first-game", "lesson-first-game-placing-guild"):
        learner.go_on(now)
    planks = anna.page.locator("[data-place~=camp] .plank-spot")
    glows = planks.evaluate_all("all => all.map((one) => one.classList.contains('legal'))")
    assert glows[0] is False
    assert all(glows[1:])
    assert len(glows) > 1
    clear = "all => all.map((one) => getComputedStyle(one).borderTopColor === 'rgba(0, 0, 0, 0)')"
    assert planks.evaluate_all(clear) == [True, False, *[True] * (len(glows) - 2)]


def find_step(game: str, lesson: str, say: str) -> int:
    """The step that says this."""
    return next(k for k, step in enumerate(find_lesson(game, lesson).steps) if step.say == say)


def test_what_is_lit_is_the_district_that_is_spoken_of(visit: Visit) -> None:
    """For two on a phone, with another district open: the way to district 2 is lit, then its place."""
    anna = visit(phone=True)
    sit_down(anna, "belfort", "two-players", chapter="building")
    learner = Learner(anna, "touch")
    chip = anna.page.locator(".district-chip").nth(2)

    def district_is_lit() -> bool:
        lit = learner.look()["halos"][0]
        box = chip.bounding_box()
        assert box is not None
        return bool(box["x"] <= lit[0] <= box["x"] + box["width"] and box["y"] <= lit[1] <= box["y"] + box["height"])

    while not (now := learner.look())["text"].startswith("Now choose where the non-player"):
        learner.go_on(now)
    learner.fold()
    anna.page.locator(".district-chip").nth(3).tap()
    learner.press(".companion header button[aria-expanded]")
    assert district_is_lit()
    chip.tap()
    # The companion looks again within a fifth of a second.
    anna.page.wait_for_function(LIT_IN_THE_DISTRICT)
    learner.do(learner.look())
    learner.player.play_if_asked()
    assert learner.look()["step"] > now["step"]


LIT_IN_THE_DISTRICT = """() => {
    const lit = document.querySelector(".spotlight-halo")?.getBoundingClientRect();
    const city = document.querySelector(".city.near")?.getBoundingClientRect();
    return lit && city && lit.top >= city.top && lit.bottom <= city.bottom;
}"""


def without(visitor: Visitor, game: str, lesson: str) -> None:
    """At the table of a lesson, whose companion was sent away."""
    table = visitor.made("/api/lessons", {"game": game, "lesson": lesson, "name": "Anna"})
    at = f"{visitor.url}/api/tables/{table['id']}/lesson"
    left = visitor.ask.post(at, data={"step": 0, "leave": True})
    assert left.json()["lesson"]["kind"] == "over"
    visitor.go(f"/t/{table['id']}")


def test_after_its_end_the_companion_stays_away(visit: Visit) -> None:
    """Also when a turn waits for its player to go on, which it points at in a lesson."""
    anna = visit(preferences={"turnEnd": "asked"})
    without(anna, "nobility", "solo")
    for target in ("[data-place~=die-0-4]", "[data-place~=tavern] .legal", "[data-place~=tavern] .legal"):
        anna.page.locator(target).first.click()
        anna.rest()
    assert anna.page.locator(".prompt [data-place=turn-end]").count() == 1
    # What chance does next is said by its name.
    words = Words("en", "nobility", strict=True, more=("nobility-web",))
    assert anna.page.locator(".prompt-ask").inner_text() == words.say("chance-turn-up")
    assert anna.page.locator(".companion").count() == 0


def test_a_dice_tile_says_which_dice_it_asks_for(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "nobility", "chancery", chapter="desks")
    Learner(anna, "pointer").fold()
    tile = anna.page.locator(".n-dice-tile.target-button")
    written = "all => all.map((one) => getComputedStyle(one, '::before').content)"
    assert tile.locator(".n-field").evaluate_all(written) == ['"2"', '"3"', '"4"']
    anna.check_accessible("a dice tile", ".n-commissions")


def test_how_people_come_to_a_lesson_leave_it_and_come_back(visit: Visit) -> None:
    anna = visit()
    words = Words("en", "belfort", strict=True, more=("belfort-lessons", "lessons", "web"))
    anna.press(words.say("learn-new-here", game="Belfort", minutes=15))
    anna.check_accessible("the lessons of a game")
    anna.page.locator(".lesson-card").first.get_by_role("button", name=words.say("lesson-begin")).click()
    learner = Learner(anna, "pointer")
    learner.go_on(learner.look())
    assert learner.look()["step"] == 1
    anna.check_accessible("a companion who points at something", ".companion")
    # Away, and back to where one was.
    anna.go("/")
    assert anna.page.locator(".my-game .tag", has_text=words.say("guided-game")).count() == 1
    anna.go("/learn/belfort")
    anna.press(words.say("lesson-resume", chapter=words.say("lesson-first-game-goal")))
    assert learner.look()["step"] == 1
    # Another chapter, by the list.
    anna.press(words.say("lesson-chapters"))
    anna.check_accessible("the chapters of a lesson", "dialog")
    anna.page.locator("dialog").get_by_role("button", name=words.say("lesson-first-game-building")).click()
    anna.press(words.say("lesson-set-up-yes"))
    now = learner.look()
    assert now["text"].startswith("Look at district 1")
    # Put aside, and no more of it.
    learner.fold()
    assert anna.page.locator(".spotlight").count() == 0
    anna.press(words.say("lesson-chapters"))
    anna.press(words.say("lesson-without"))
    assert learner.look()["kind"] == "over"
    anna.go("/learn/belfort")
    assert anna.page.get_by_role("link", name="Go on:").count() == 0
    taken = anna.page.get_by_text(words.say("lesson-taken"))
    assert taken.count() == 1
    assert anna.page.locator(".lesson-card").first.get_by_text(words.say("lesson-taken")).count()
    # The game that it began still goes on.
    anna.page.get_by_role("link", name=words.say("lesson-to-game")).click()
    anna.rest()
    assert anna.page.locator(".table-board .target.legal").count() > 0
