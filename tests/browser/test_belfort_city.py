"""The city of Belfort and the fields around it: whose a district is and what is free, by day and by night, and pictures
in the room that there is."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route

import burgher
from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.record import parse
from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.positions import Asked, asked_in, late, questions
from tests.browser.test_moments import RECORDS, before_the_moment

# How far apart two colours are, as eyes see it (OKLab); two neighbours in this city are told apart from 0.04 on.
COLOURS = """() => {
    const linear = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    const lab = (colour) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => linear(part / 255));
        const [l, m, s] = [
            Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
            Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
            Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
        ];
        return [
            0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
        ];
    };
    const city = document.querySelector(".city");
    const fill = (classes, inner) => {
        const outer = document.createElementNS("http://www.w3.org/2000/svg", "g");
        outer.setAttribute("class", classes);
        outer.innerHTML = `<path class="${inner}"/>`;
        city.append(outer);
        const found = getComputedStyle(outer.firstChild).fill;
        outer.remove();
        return lab(found);
    };
    const seats = [0, 1, 2, 3, 4, 5];
    return {
        grounds: [fill("", "ground"), ...seats.map((seat) => fill(`led seat-${seat}`, "ground"))],
        free: fill("plot free", "plot-ground"),
        built: seats.map((seat) => fill(`plot built seat-${seat}`, "plot-ground")),
    };
}"""
PICTURES = """() => [...document.querySelectorAll(".area")].map((area) => {
    const [field, scene] = [area, area.querySelector(".area-scene")].map((one) => one.getBoundingClientRect());
    return { width: field.width, height: field.height, pictured: scene.width * scene.height };
})"""


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_whose_a_district_is_and_what_is_free_is_told_apart(visit: Visit, dark: bool) -> None:
    anna = visit("/", dark=dark)
    anna.sit_down_at(late("belfort", 3, 160))
    found = anna.page.evaluate(COLOURS)

    def apart(one: list[float], other: list[float]) -> float:
        return float(sum((here - there) ** 2 for here, there in zip(one, other, strict=True)) ** 0.5)

    grounds = found["grounds"]
    close = [(k, j) for k, one in enumerate(grounds) for j in range(k) if apart(one, grounds[j]) < 0.04]
    assert not close, f"grounds that look alike (0: nobody's): {close}"
    assert all(apart(found["free"], house) > 0.03 for house in found["built"])
    if dark:
        # Blue stone, no mud; dark where nobody lives, and light where somebody does.
        lightness, _, yellow = grounds[0]
        assert yellow < 0
        assert found["free"][0] < lightness - 0.05
        assert all(house[0] > found["free"][0] + 0.1 for house in found["built"])


@pytest.mark.parametrize(
    ("players", "sizes"), [(2, [(768, 1024)]), (5, [(768, 1024), (1920, 1080)]), (4, [(1024, 768)]), (3, [(1280, 800)])]
)
def test_the_fields_are_pictures_not_stripes(visit: Visit, players: int, sizes: list[tuple[int, int]]) -> None:
    anna = visit("/")
    anna.sit_down_at(late("belfort", players, 160))
    for width, height in sizes:
        anna.resize(width, height)
        if anna.page.locator(".pane-tab").count():
            anna.page.locator(".pane-tab", has_text="Work").click()
            anna.rest()
        fields = anna.page.evaluate(PICTURES)
        assert len(fields) == 4
        for field in fields:
            assert field["pictured"] > 0.8 * field["width"] * field["height"]
            # Beside the city they are narrow; where they have a pane of their own, they lie as landscapes do.
            assert field["height"] <= (1.05 if width < 1150 else 2.2) * field["width"]


# What of the track lies outside of its outline, and what stands beside the city and lies half inside of it.
OUTLINED = """() => {
    const shape = document.querySelector("[data-place=track] [data-outline]");
    const [own, around] = [shape, shape.ownerSVGElement].map((one) => one.getBoundingClientRect());
    const onIt = shape.getScreenCTM().inverse();
    const middle = ({ left, right, top, bottom }) => new DOMPoint((left + right) / 2, (top + bottom) / 2);
    const inside = (one) => shape.isPointInFill(middle(one.getBoundingClientRect()).matrixTransform(onIt));
    const all = (kind) => [...document.querySelectorAll(kind)];
    const name = (one) => one.getAttribute("aria-label") ?? one.getAttribute("class");
    return {
        cut: own.left < around.left - 1 || own.right > around.right + 1 || own.bottom > around.bottom + 1,
        outside: all(".track .space, .track .tax-coin").filter((one) => !inside(one)).map(name),
        beside: all(".city .standing").filter(inside).map(name),
    };
}"""


def test_the_track_is_lit_as_it_is_and_not_through_what_stands_beside_it(visit: Visit) -> None:
    anna = visit("/")
    anna.sit_down_at(late("belfort", 3, 160))
    assert anna.page.evaluate(OUTLINED) == {"cut": False, "outside": [], "beside": []}


# Which spaces of the track, and which signs of its tax bands, lie under what stands beside the city.
COVERED = """() => {
    const city = document.querySelector("svg.city");
    const covered = [];
    const spaces = [...city.querySelectorAll(".track path.space")];
    const shares = Array.from({ length: 41 }, (_, k) => k / 40);
    const inside = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    for (const ground of city.querySelectorAll(".standing-ground")) {
        const { x, y, width, height } = ground.getBBox();
        const at = (across, down) => new DOMPoint(x + across * width, y + down * height);
        const points = shares.flatMap((across) => shares.map((down) => at(across, down)));
        const name = ground.closest("[data-place]").dataset.place;
        const near = ({ x: left, y: top, width: wide, height: high }) =>
            left <= x + width && left + wide >= x && top <= y + height && top + high >= y;
        for (const [k, space] of spaces.entries())
            if (near(space.getBBox()) && points.some((point) => space.isPointInFill(point)))
                covered.push(`${name} covers ${k + 1}`);
        const box = ground.getBoundingClientRect();
        for (const coin of city.querySelectorAll(".tax-coin")) {
            const { left, right, top, bottom } = coin.getBoundingClientRect();
            if (inside(box, (left + right) / 2, (top + bottom) / 2))
                covered.push(`${name} covers ${coin.getAttribute("aria-label")}`);
        }
    }
    return [city.querySelectorAll(".rank").length, covered];
}"""


@pytest.mark.parametrize("players", [5, pytest.param(4, marks=pytest.mark.exhaustive)])
def test_where_everybody_has_built_in_every_district_the_score_track_stays_free(visit: Visit, players: int) -> None:
    anna = visit(None)

    def crowd(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        found["view"]["majorities"]["districts"] = [
            [{"owner": seat, "count": 1, "points": 3} for seat in range(players)] for _ in range(5)
        ]
        route.fulfill(response=answer, json=found)

    anna.page.route("**/replay/*", crowd)
    path = min((RECORDS / "belfort").glob(f"{players}-*.burgher.json"))
    table = anna.made("/api/records", json.loads(path.read_text("utf-8")))["id"]
    anna.go(f"/t/{table}/at/200")
    for width, height in ((1150, 800), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 900), (1920, 1080)):
        anna.resize(width, height)
        assert anna.page.evaluate(COVERED) == [5 * players, []], (width, height)


def test_after_the_last_scoring_nothing_is_told_of_a_next_one(visit: Visit) -> None:
    anna = visit(None)
    before_the_moment(anna, "belfort", "scored-district")
    now = anna.page.locator("[data-place=scored-now]")
    assert now.count() == 1
    anna.page.keyboard.press("End")
    anna.page.locator(".table-now", has_text="the end").wait_for()
    assert now.count() == 0


def asked_to_send(players: int) -> Asked:
    """A position in which somebody sends their workers to the fields, as early as can be."""
    game = registry.find("belfort")
    match, chance = burgher.Match(game, players, seed=1), Random(1)
    while game.layout.questions[match.state.question()] != "send":
        legal = [game.actions[index] for index in match.state.legal()]
        match.state.step(next((one for one in legal if one.verb == "pass"), legal[0]).index, chance)
    return asked_in(match)


def test_above_the_sheet_on_which_workers_are_sent_the_tabs_can_be_read(visit: Visit) -> None:
    anna = visit("/")
    anna.sit_down_at(asked_to_send(3))
    sheet = anna.page.locator(".tray:has(.send-areas)").bounding_box()
    assert sheet is not None
    words = anna.page.locator(".tabs [role=tab]:visible span").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert len(words) == 4
    assert max(words) <= sheet["y"]


def test_whoever_is_sent_from_the_board_counts_on_the_sheet_and_can_be_called_back_there(visit: Visit) -> None:
    anna = visit("/")
    anna.sit_down_at(asked_to_send(3))
    words = Words("en", "belfort", strict=True, more=("belfort-web",))
    sheet = anna.page.locator(".tray:has(.send-areas)")
    fewer = sheet.get_by_role("button", name=words.say("send-fewer", worker="elf", area="forest"), exact=True)
    count = fewer.locator("xpath=..").locator(".stepper-count")
    assert count.inner_text() == "0"
    assert fewer.is_disabled()
    anna.page.locator("[data-place~=forest].legal, [data-place~=forest] .legal").first.click()
    choice = anna.page.locator(".chooser button").first
    if choice.count():
        choice.click()
    anna.rest()
    assert count.inner_text() == "1"
    fewer.click()
    anna.rest()
    assert count.inner_text() == "0"
    assert fewer.is_disabled()


SIDEWAYS = """() => [...document.querySelectorAll(".tray, .tray *")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible")
    .map((one) => one.className)"""


def test_nothing_that_bandits_can_take_is_out_of_sight(visit: Visit) -> None:
    """Names are longer than those of the tests: most people play against journeymen."""
    anna = visit("/")
    asked = max(
        (one for one in questions("belfort") if one.question == "bandits"), key=lambda one: one.record["players"]
    )
    anna.sit_down_at(asked, level="journeyman")
    for width, height in ((1150, 800), (1280, 800), (1440, 900), (1920, 1080), (360, 740)):
        anna.resize(width, height)
        assert anna.page.locator(".victims .loot").count() == 3 * (asked.record["players"] - 1)
        assert anna.page.evaluate(SIDEWAYS) == [], width


@pytest.mark.parametrize("question", ["pick", "send"])
def test_at_a_full_table_nothing_on_a_sheet_has_to_be_moved_to(visit: Visit, question: str) -> None:
    """Cards shown to spies stand side by side, and whoever sends workers has all places and buttons in sight."""
    anna = visit("/", language="pl")
    asked = max(
        (one for one in questions("belfort") if one.question == question), key=lambda one: one.record["players"]
    )
    anna.sit_down_at(asked, level="journeyman")
    for width, height in ((1150, 800), (1280, 800), (1440, 900), (1920, 1080)):
        anna.resize(width, height)
        assert anna.page.evaluate(SIDEWAYS) == [], width
        tray = anna.page.locator(".tray").first
        assert tray.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0, width


def test_whoever_puts_a_gnome_to_work_sees_all_that_is_built(visit: Visit) -> None:
    anna = visit("/")
    asked = max((one for one in questions("belfort") if one.question == "staff"), key=lambda one: one.record["players"])
    anna.sit_down_at(asked)
    built = anna.page.locator(".player.own .built")
    assert built.locator(".built-card").count() >= 3
    assert built.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0


STAND = """() => Object.fromEntries(["desk", "camp", "forest", "mine", "post", "cards"].flatMap((place) => {
    const found = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    return found ? [[place, [found.left, found.top, found.width, found.height].map(Math.round).join(" ")]] : [];
}))"""


def test_what_merchants_exchange_moves_nothing(visit: Visit) -> None:
    """An exchange that is offered stands in the head of the trading post; the fields above it keep their height."""
    record = json.loads((RECORDS / "belfort" / "3-players-60.burgher.json").read_text("utf-8"))
    used = record["actions"].index("use merchants")
    anna = visit()
    table = anna.made("/api/records", record)["id"]
    for width, height, language in ((1280, 800, "de"), (1440, 900, "fr"), (1920, 1080, "en")):
        anna.go(f"/t/{table}/at/{used}")
        anna.hear_in(language)
        anna.resize(width, height)
        before = anna.page.evaluate(STAND)
        assert len(before) > 4, before
        assert not anna.page.locator(".conversions").count()
        anna.turn_to(f"/t/{table}/at/{used + 1}")
        assert anna.page.locator(".conversions .trade").count() == 2
        assert anna.page.evaluate(STAND) == before, f"at {width}"


def test_whoever_must_discard_can_read_every_card(visit: Visit) -> None:
    """With a card too many in a window of a usual width, cards keep their names and prices, and nothing is cut off."""
    record = parse((RECORDS / "belfort" / "4-players-86.burgher.json").read_bytes())
    anna = visit("/")
    anna.sit_down_at(asked_in(burgher.read(record, upto=453)))
    for width, height in ((1280, 800), (1440, 900)):
        anna.resize(width, height)
        cards = anna.page.locator(".player.own .hand .card-spot")
        assert cards.count() == 6
        for name in anna.page.locator(".player.own .hand .card-name").all():
            assert name.is_visible()
        assert anna.page.locator(".player.own .built-card").count() >= 3
        assert anna.page.evaluate(
            """[".built", ".hand"].every((one) => {
                const found = document.querySelector(`.player.own ${one}`);
                return found.scrollWidth <= found.clientWidth;
            })"""
        ), width
