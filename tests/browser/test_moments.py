"""The great moments of a game are told piece by piece; they can be sped up, skipped and looked at again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from burgher.words import Words
from tests.belfort.table import scored, table
from tests.browser.conftest import Visit
from tests.browser.games import GAMES, one_of_the_games, shown_moments
from tests.browser.learner import Learner
from tests.browser.positions import asked_in
from tests.browser.test_lessons import sit_down
from tests.browser.visitor import Visitor
from tests.nobility.saying import clerk
from tests.nobility.table import table as town

RECORDS = Path(__file__).parents[1] / "games"
SLOWLY = {"motion": "less", "speed": "calm"}
# What is told stays until somebody goes on or faster, however slow the machine is: two seconds are `STEP` in stage.tsx.
HOLD = """() => {
    const later = window.setTimeout;
    window.setTimeout = (work, wait, ...more) => later(work, wait === 2000 ? 1e9 : wait, ...more);
}"""


def before_the_moment(visitor: Visitor, game: str, told: str | None = None, hold: bool = False) -> None:
    """Go to the step of a recorded game after which one of its moments is told: the first one, or that of an event.
    With ``hold`` it does not go on by itself."""
    name, first = shown_moments(game)
    event = told or first
    record = json.loads((RECORDS / game / name).read_text("utf-8"))
    table = visitor.made("/api/records", record)["id"]
    log = visitor.ask.get(f"{visitor.url}/api/tables/{table}/log").json()["events"]
    moment = next(one["moment"] for one in log if one["id"] == event)
    visitor.go(f"/t/{table}/at/{moment - 1}")
    if hold:
        visitor.page.evaluate(HOLD)


@one_of_the_games(0)
def test_a_moment_is_told_skipped_and_looked_at_again(visit: Visit, game: str) -> None:
    anna = visit(None, preferences=SLOWLY)
    page = anna.page
    before_the_moment(anna, game, hold=True)
    stage = page.locator(".stage")
    assert stage.count() == 0
    page.get_by_role("button", name="One step forward").click()
    stage.wait_for()
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-rest')")
    told = stage.inner_text()
    assert page.locator(".lit").count(), "one sees where it happens"
    anna.check_accessible(f"{game}: {told}", ".stage")
    page.get_by_role("button", name="Faster").click()
    page.wait_for_function("(was) => document.querySelector('.stage')?.innerText !== was", arg=told)
    page.keyboard.press("Escape")
    stage.wait_for(state="detached")
    anna.rest()
    page.get_by_role("button", name="Show again").click()
    stage.wait_for()
    page.get_by_role("button", name="Skip").click()
    stage.wait_for(state="detached")


def test_the_log_of_a_replay_does_not_tell_a_scoring_before_it_is_told(visit: Visit) -> None:
    """Nor while the step is on its way here; whoever looks at it again has read it."""
    anna = visit(None, preferences=SLOWLY)
    before_the_moment(anna, "belfort", "scored-district")
    page = anna.page
    log = page.locator(".log-lines")
    before = log.inner_text()
    page.evaluate("""() => {
        window.logs = new Set();
        const look = () => {
            if (document.querySelector(".stage[data-step='2']")) return;
            window.logs.add(document.querySelector(".log-lines").innerText);
            requestAnimationFrame(look);
        };
        look();
    }""")
    page.get_by_role("button", name="One step forward").click()
    page.locator(".stage[data-step='2']").wait_for()
    assert page.evaluate("[...window.logs]") == [before]
    page.keyboard.press("Escape")
    page.locator(".stage").wait_for(state="detached")
    after = log.inner_text()
    assert after != before
    page.get_by_role("button", name="Show again").click()
    page.locator(".stage").wait_for()
    assert log.inner_text() == after


def test_what_was_told_last_can_be_looked_at_again_by_whoever_comes_back_from_the_analysis(visit: Visit) -> None:
    anna = visit(None, preferences=SLOWLY)
    name, _ = shown_moments("belfort")
    table = anna.made("/api/records", json.loads((RECORDS / "belfort" / name).read_text("utf-8")))["id"]
    anna.go(f"/t/{table}/analysis")
    anna.press("To the table")
    anna.page.get_by_role("button", name="Show again: Scoring in month 7").click()
    anna.page.locator(".stage").wait_for()


LIT = "[...document.querySelectorAll('.lit')].filter((one) => one.checkVisibility()).map((one) => one.dataset.place)"


SIZES = ((1024, 768), (1440, 900), (768, 1024), (1280, 800))


# By turns: from the usual window to a lower and back, or to one that stands and back.
@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        *((game, (SIZES[2 * (k % 2)], SIZES[-1])) for k, game in enumerate(GAMES)),
        *(pytest.param(game, SIZES, marks=pytest.mark.exhaustive) for game in GAMES),
    ],
)
def test_what_is_told_stays_lit_in_a_window_of_another_size(
    visit: Visit, game: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    anna = visit(None, preferences=SLOWLY)
    before_the_moment(anna, game, hold=True)
    anna.page.get_by_role("button", name="One step forward").click()
    anna.page.locator(".stage").wait_for()
    anna.page.locator(".stage").get_by_role("button", name="Pause").click()
    anna.rest()
    lit = anna.page.evaluate(LIT)
    assert lit
    for width, height in sizes:
        anna.resize(width, height)
        assert anna.page.evaluate(LIT) == lit, f"at {width}"


# The places of the board that were lit at any time.
LIGHTS = """() => {
    window.lit = new Set();
    new MutationObserver(() => {
        for (const one of document.querySelectorAll(".table-board .lit"))
            for (const place of one.dataset.place.split(" ")) window.lit.add(place);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}"""
HAS_LIT = "(place) => window.lit.has(place)"


def test_where_somebody_else_has_acted_is_lit_in_the_game_and_in_its_replay(visit: Visit) -> None:
    anna = visit(preferences={"motion": "less", "speed": "brisk"})
    page = anna.page
    anna.sit_down_at(asked_in(town(2).dice(0, 3).dice(1, 1, 2, 3, 4).turn(0)))
    page.evaluate(LIGHTS)
    page.get_by_role("button", name="Pass").click()
    page.locator("dialog[open] [data-yes]").click()
    page.wait_for_function("() => window.lit.size > 0")
    path = page.url.removeprefix(anna.url)
    events = anna.ask.get(f"{anna.url}/api/tables{path.removeprefix('/t')}/log?seat=0").json()["events"]
    placed = next(one for one in events if one["id"] == "die-placed")
    assert placed["args"]["seat"] == 1
    page.wait_for_function(HAS_LIT, arg=placed["args"]["place"])
    anna.go(f"{path}/at/{placed['moment'] - 1}")
    page.evaluate(LIGHTS)
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_function(HAS_LIT, arg=placed["args"]["place"])


def test_who_wants_nothing_to_move_is_told_nothing_piece_by_piece(visit: Visit) -> None:
    """Everything is there at once; the moment can still be asked for."""
    anna = visit(None)
    before_the_moment(anna, GAMES[0])
    anna.press("One step forward")
    assert anna.page.locator(".stage").count() == 0
    anna.page.get_by_role("button", name="Show again").click()
    anna.page.locator(".stage").wait_for()


WATCH = """() => {
    window.sideways = 0;
    const board = document.querySelector(".table-board");
    const look = () => {
        if (board.scrollWidth > board.clientWidth + 1) window.sideways += 1;
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_on_its_way_from_a_players_panel_does_not_move_the_board(visit: Visit, game: str) -> None:
    name, _ = shown_moments(game)
    anna = visit(None, preferences={"motion": "full", "speed": "instant"})
    table = anna.made("/api/records", json.loads((RECORDS / game / name).read_text("utf-8")))["id"]
    anna.go(f"/t/{table}/at/34")
    anna.page.evaluate(WATCH)
    for _ in range(8):
        anna.press("One step forward")
    assert anna.page.evaluate("window.sideways") == 0


HEIGHTS = """() => {
    window.heights = new Set();
    window.hiding = new Set();
    const look = () => {
        const bar = document.querySelector(".replay");
        if (bar) window.heights.add(Math.round(bar.getBoundingClientRect().height));
        for (const one of bar?.querySelectorAll(".stage") ?? [])
            if (one.offsetHeight > one.parentElement.clientHeight + 2) window.hiding.add(one.innerText);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize(
    ("game", "width", "language"),
    [
        ("belfort", 360, "en"),
        ("nobility", 768, "fr"),
        ("belfort", 1280, "de"),
        pytest.param("nobility", 360, "en", marks=pytest.mark.exhaustive),
        pytest.param("belfort", 768, "fr", marks=pytest.mark.exhaustive),
        pytest.param("nobility", 1280, "de", marks=pytest.mark.exhaustive),
    ],
)
def test_what_is_told_in_a_replay_moves_nothing(visit: Visit, game: str, width: int, language: str) -> None:
    anna = visit(None, phone=width == 360, language=language, preferences=SLOWLY)
    before_the_moment(anna, game, hold=True)
    anna.resize(width, {360: 740, 768: 1024, 1280: 800}[width])
    anna.page.evaluate(HEIGHTS)
    anna.page.keyboard.press("ArrowRight")
    anna.page.locator(".stage").wait_for()
    anna.page.locator(".stage-acts .round").last.click()
    anna.page.locator(".stage").wait_for(state="detached")
    assert len(anna.page.evaluate("[...window.heights]")) == 1
    assert anna.page.evaluate("[...window.hiding]") == []


# The lines of what is told about a step: how many there are, how many are seen, and whether one is cut through.
LINES = """() => {
    const said = document.querySelector(".replay-said");
    const high = parseFloat(getComputedStyle(said).lineHeight);
    const news = said.closest(".replay-news").getBoundingClientRect();
    const { top, bottom } = said.getBoundingClientRect();
    return {
        all: Math.round(said.scrollHeight / high),
        seen: said.clientHeight / high,
        inside: top >= news.top - 1 && bottom <= news.bottom + 1,
        board: Math.round(document.querySelector(".table-board").getBoundingClientRect().top),
    };
}"""


@pytest.mark.parametrize(
    ("width", "text"),
    [
        (360, "usual"),
        (1280, "largest"),
        *(
            pytest.param(width, text, marks=pytest.mark.exhaustive)
            for width, text in ((768, "usual"), (360, "largest"))
        ),
    ],
)
def test_a_long_step_of_a_replay_is_told_in_whole_lines_and_can_be_opened(visit: Visit, width: int, text: str) -> None:
    anna = visit(None, phone=width == 360, language="de", preferences={"text": text})
    before_the_moment(anna, "belfort", "scored-district")
    anna.resize(width, {360: 740, 768: 1024, 1280: 800}[width])
    short = anna.page.evaluate(LINES)
    anna.page.keyboard.press("ArrowRight")
    anna.rest()
    long = anna.page.evaluate(LINES)
    assert long["all"] > long["seen"] == pytest.approx({768: 2}.get(width, 3), abs=0.1)
    assert long["inside"]
    assert long["board"] == short["board"]
    said = Words("de", "web", strict=True).say
    anna.press(said("replay-more"))
    opened = anna.page.evaluate(LINES)
    assert opened["seen"] == pytest.approx(opened["all"], abs=0.1)
    assert opened["board"] == short["board"]
    anna.check_accessible("what a step has brought", ".replay")
    anna.press(said("replay-less"))
    assert anna.page.evaluate(LINES) == long
    anna.page.keyboard.press("ArrowLeft")
    anna.rest()
    assert anna.page.get_by_role("button", name=said("replay-more")).count() == 0
    assert anna.page.evaluate(LINES) == short


TOPS = """() => {
    window.tops = new Set();
    window.over = new Map();
    const bottom = (one) => document.querySelector(one).getBoundingClientRect().bottom;
    const look = () => {
        window.tops.add(Math.round(document.querySelector(".table-board").getBoundingClientRect().top));
        const told = document.querySelector(".stage");
        if (told) window.over.set(told.innerText, Math.round(bottom(".stage") - bottom(".stage-place")));
        requestAnimationFrame(look);
    };
    look();
}"""


def test_what_is_told_in_a_game_moves_nothing(visit: Visit) -> None:
    """It may be longer than the prompt: then it lies over the edge of what is below. Of three players who collect there
    is room for all, also for whoever gets more."""
    anna = visit(phone=True, language="de")
    sit_down(anna, "belfort", "first-game", chapter="gathering")
    learner = Learner(anna, "touch")
    while (now := learner.look())["kind"] != "free":
        learner.go_on(now)
    learner.fold()
    anna.prefer(motion="full", speed="brisk")
    anna.page.evaluate(TOPS)
    for button in anna.page.locator(".tray footer .button").all():
        button.tap()
    anna.page.locator(".stage").wait_for()
    anna.page.locator(".stage").wait_for(state="detached")
    assert len(anna.page.evaluate("[...window.tops]")) == 1
    over = dict(anna.page.evaluate("[...window.over]"))
    assert any(text.count("+") > 2 for text in over)
    assert max(over.values()) <= 0, over


@pytest.mark.parametrize("width", [360, 1024])
def test_a_collection_is_told_in_sight_whatever_part_of_the_board_was_open(visit: Visit, width: int) -> None:
    """And afterwards the part that was open is there again."""
    anna = visit(None, phone=width == 360, preferences=SLOWLY)
    before_the_moment(anna, "belfort", "collected", hold=True)
    page = anna.page
    anna.resize(width, 740)
    open_part = page.locator(".pane-tab[aria-selected=true]")
    assert open_part.inner_text() == "City"
    page.get_by_role("button", name="One step forward").click()
    for _ in range(2):
        page.locator(".stage").wait_for()
        page.locator(".pane-tab[aria-selected=true]", has_text="Work").wait_for()
        page.wait_for_function(
            """() => {
                const around = document.querySelector(".panes").getBoundingClientRect();
                return [...document.querySelectorAll(".panes .lit")].some((one) => {
                    const { left, right, top, bottom } = one.getBoundingClientRect();
                    const beside = left >= around.left && right <= around.right + 1;
                    return beside && top >= around.top && bottom <= around.bottom + 1;
                });
            }"""
        )
        page.keyboard.press("Escape")
        page.locator(".stage").wait_for(state="detached")
        page.locator(".pane-tab[aria-selected=true]", has_text="City").wait_for()
        page.get_by_role("button", name="Show again").click()


def test_a_scoring_lights_up_the_district_and_on_a_phone_the_whole_city(visit: Visit) -> None:
    anna = visit(None, phone=True, preferences=SLOWLY)
    before_the_moment(anna, "belfort", "scored-district", hold=True)
    page = anna.page
    page.get_by_role("button", name="District 5", exact=True).click()
    page.get_by_role("button", name="One step forward").click()
    page.locator(".map .lit .district-outline").wait_for()


def test_on_a_phone_whoever_something_is_told_of_is_in_sight(visit: Visit) -> None:
    """The strip of players is moved along, however many play."""
    anna = visit(None, phone=True, preferences=SLOWLY)
    name, _ = shown_moments("nobility")
    table = anna.made("/api/records", json.loads((RECORDS / "nobility" / name).read_text("utf-8")))["id"]
    log = anna.ask.get(f"{anna.url}/api/tables/{table}/log").json()["events"]
    paid: dict[int, list[int]] = {}
    for one in log:
        if one["id"].startswith("income-"):
            paid.setdefault(one["moment"], []).append(one["args"]["seat"])
    # A round that ends: whoever acts then is not the last of those who are paid.
    moment, seats = next((moment, seats) for moment, seats in paid.items() if len(set(seats)) > 2)
    anna.go(f"/t/{table}/at/{moment - 1}")
    anna.page.get_by_role("button", name="One step forward").tap()
    # An income of five sources has the room of what is told otherwise: the slider below stays free.
    anna.page.locator(".stage .stage-label").first.wait_for()
    room = anna.page.evaluate(
        """() => {
            const place = document.querySelector(".stage-place");
            const stage = place.querySelector(".stage").cloneNode(true);
            const row = [...stage.querySelectorAll(".stage-row")].find((one) => one.querySelector(".stage-label"));
            row.style.flex = "1 0 100%";
            row.parentElement.replaceChildren(...Array.from({ length: 5 }, () => row.cloneNode(true)));
            place.append(stage);
            const rows = stage.querySelector(".stage-rows").clientHeight;
            const free = place.getBoundingClientRect().bottom - stage.getBoundingClientRect().bottom;
            stage.remove();
            return free < 0 ? free : rows;
        }"""
    )
    assert room > 0, "five lines are higher than their place"
    for seat in dict.fromkeys(seats):
        anna.page.wait_for_function(
            """(seat) => {
                const strip = document.querySelector(".seats ol").getBoundingClientRect();
                const lit = document.querySelector(`.seat[data-place=seat-${seat}].lit`)?.getBoundingClientRect();
                return lit && lit.left >= strip.left && lit.right <= strip.right + 1;
            }""",
            arg=seat,
        )


# Every chip that flies: by whom, where it will come down, and whether somebody's marker waits there for it.
FLIGHTS = """() => {
    window.flights = [];
    const middle = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    new MutationObserver((all) => all.flatMap((one) => [...one.addedNodes]).forEach((chip) => {
        if (!chip.matches?.(".flight")) return;
        const frames = chip.getAnimations()[0].effect.getKeyframes();
        const [x, y] = frames[2].transform.match(/[\\d.]+/g).map(Number);
        const near = [...document.querySelectorAll("[data-place^=score-], .seat")].find((one) => {
            const [left, top] = middle(one);
            return Math.hypot(left - x, top - y) < 2;
        });
        const waits = near?.getAnimations().some((one) => one.effect.getComputedTiming().delay > 0);
        window.flights.push([near?.dataset.place ?? null, Boolean(waits)]);
    })).observe(document.body, { childList: true });
}"""


def test_points_fly_to_the_marker_on_the_track_which_moves_when_they_are_there(visit: Visit) -> None:
    anna = visit(None, preferences=SLOWLY)
    before_the_moment(anna, "belfort", "scored-district")
    anna.page.evaluate(FLIGHTS)
    anna.page.get_by_role("button", name="One step forward").click()
    anna.page.locator(".stage[data-step='2']").wait_for()
    flown = anna.page.evaluate("window.flights")
    assert flown
    assert all(to.startswith("score-") and waits for to, waits in flown), flown


def test_while_the_track_is_out_of_sight_points_fly_to_the_players(visit: Visit) -> None:
    anna = visit(None, phone=True, preferences=SLOWLY)
    before_the_moment(anna, "belfort", "scored-district")
    anna.page.locator(".pane-tab", has_text="Work").tap()
    anna.rest()
    anna.page.evaluate(FLIGHTS)
    anna.page.get_by_role("button", name="One step forward").tap()
    anna.page.locator(".stage").wait_for()
    flown = anna.page.evaluate("window.flights")
    assert flown
    assert all(to.startswith("seat-") for to, _ in flown), flown


def test_while_nobody_gathers_it_stands_there_what_was_gathered_last(visit: Visit) -> None:
    anna = visit(None)
    before_the_moment(anna, "belfort", "scored-district")
    for width, height in ((1280, 800), (1024, 768), (1920, 1080)):
        anna.resize(width, height)
        if anna.page.locator(".pane-tab").count():
            anna.page.locator(".pane-tab", has_text="Work").click()
            anna.rest()
        shown = anna.page.evaluate("""() => [...document.querySelectorAll(".area:has(.area-last)")].map((area) => {
            const [inner, outer] = [area.querySelector(".area-last"), area].map((one) => one.getBoundingClientRect());
            return inner.height > 20 && inner.bottom <= outer.bottom;
        })""")
        assert len(shown) >= 3, width
        assert all(shown), width


def test_a_step_of_which_nothing_is_told_says_what_was_chosen(visit: Visit) -> None:
    anna = visit(None)
    record = json.loads((RECORDS / "nobility" / shown_moments("nobility")[0]).read_text("utf-8"))
    table = anna.made("/api/records", record)["id"]
    quiet = next(k for k, action in enumerate(record["actions"], 1) if action.startswith("die "))
    said = {}
    for moment in (0, quiet):
        anna.go(f"/t/{table}/at/{moment}")
        said[moment] = anna.page.locator(".replay-news").inner_text()
    assert said[0] == "The game begins."
    assert re.fullmatch(r"Player \d: Pick up a \d", said[quiet])


# Every ship that goes or comes, as it is drawn on its way: its name, and whether it looks as one in the port does.
SHIPS = """() => {
    const looks = (ship) => [...ship.querySelectorAll("path, text")].map((one) => {
        const { fill, fillOpacity, stroke, textAnchor, fontSize } = getComputedStyle(one);
        return [fill, fillOpacity, stroke, textAnchor, fontSize];
    });
    const sail = (ship) => ship.querySelector(".t-on-sail");
    const moored = document.querySelector(".t-town .t-on-sail").closest("[data-piece]");
    const seen = JSON.stringify(looks(moored.querySelector(".untouched")));
    window.ships = [];
    new MutationObserver((all) => all.flatMap((one) => [...one.addedNodes]).forEach((ghost) => {
        if (!ghost.matches?.(".drag-ghost") || !sail(ghost)) return;
        const { width } = ghost.querySelector(".untouched").getBoundingClientRect();
        const alike = JSON.stringify(looks(ghost.querySelector(".untouched"))) === seen;
        window.ships.push([sail(ghost).textContent, alike, Math.round(width) < innerWidth]);
    })).observe(document.body, { childList: true });
}"""


def test_a_ship_on_its_way_looks_as_it_does_in_the_port(visit: Visit) -> None:
    """One leaves and another comes; both are drawn above the board meanwhile."""
    anna = visit(None, preferences={"motion": "full", "speed": "instant"})
    table = anna.made(
        "/api/records", json.loads((RECORDS / "nobility" / shown_moments("nobility")[0]).read_text("utf-8"))
    )
    log = anna.ask.get(f"{anna.url}/api/tables/{table['id']}/log").json()["events"]
    moored = [one["moment"] for one in log if one["id"] == "ship-moored"]
    anna.go(f"/t/{table['id']}/at/{moored[1] - 1}")
    before = anna.page.locator(".t-town .t-on-sail").text_content()
    anna.page.evaluate(SHIPS)
    anna.press("One step forward")
    after = anna.page.locator(".t-town .t-on-sail").text_content()
    assert before != after
    assert sorted(anna.page.evaluate("window.ships")) == sorted([[before, True, True], [after, True, True]])


# Every picture of a settlers card on its way: how wide it is drawn.
FACES = """() => {
    window.faces = [];
    new MutationObserver((all) => all.flatMap((one) => [...one.addedNodes]).forEach((ghost) => {
        if (ghost.matches?.(".drag-ghost")) window.faces.push(ghost.querySelector("svg").getBoundingClientRect().width);
    })).observe(document.body, { childList: true });
}"""


def test_cards_on_their_way_show_a_face_as_large_as_it_was(visit: Visit) -> None:
    """Berk lays out new settlers on a phone: six leave, and of each its face is drawn, not as large as the card."""
    anna = visit(phone=True, preferences={"motion": "full", "speed": "instant", "turnEnd": "asked"})
    anna.sit_down_at(asked_in(clerk(3)))
    anna.page.locator(".pane-tab").first.tap()
    anna.rest()
    face = anna.page.locator(".n-settlers .n-sign.big").first.bounding_box()
    assert face
    anna.page.evaluate(FACES)
    anna.page.locator(".tray .choice").first.tap()
    anna.page.wait_for_function("() => window.faces.length > 0 || document.querySelector('[data-place~=turn-end]')")
    if not anna.page.evaluate("window.faces.length"):
        anna.page.locator(".prompt [data-place=turn-end]").tap()
        anna.page.wait_for_function("() => window.faces.length > 0")
    assert max(anna.page.evaluate("window.faces")) <= face["width"] + 1


def test_how_a_tie_was_decided_is_said_where_the_result_is(visit: Visit) -> None:
    """Two are level at the end of Belfort: what they have left decides."""
    anna = visit()
    tied = table(3).stock(0, wood=3).stock(1, metal=2).built(0, bank=1).built(1, bank=2)
    match = tied.round(7).turn(tied.crest.index(max(tied.crest)))
    assert [one.id for one in scored(tied, rounds=7).events[-2:]] == ["tied", "won"]
    # Nothing else can be done there: the table ends it by itself.
    anna.sit_down_at(asked_in(match))
    anna.press("Result")
    said = anna.page.locator(".end-verdict").inner_text()
    assert "What they have left decides, with metal counting double: the most is 4." in said
    anna.check_accessible("a result after a tie", "dialog")
