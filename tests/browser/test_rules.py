"""The rules as they are read: pictures, contents, examples that are tried out, the sheet to print."""

from __future__ import annotations

import re

import pytest

import burgher
from burgher.examples import illustrations
from burgher.words import Words, languages
from tests.browser.conftest import Visit
from tests.browser.visitor import DRAW_ALL, Visitor

EXAMPLES = [
    (game, example.name) for game in burgher.names() for example in illustrations(burgher.find(game)).examples.values()
]
FEW = {("belfort", "en"), ("belfort", "de"), ("nobility", "fr"), ("nobility", "pl")}
SHEETS = [
    pytest.param(game, language, marks=[] if (game, language) in FEW else [pytest.mark.exhaustive])
    for game in burgher.names()
    for language in languages()
]


def words_of(language: str, game: str) -> Words:
    return Words(language, game, more=("web", f"{game}-rules", "reference", f"{game}-reference"))


def draw_all(visitor: Visitor) -> None:
    """Comes near every picture, so that it is drawn."""
    visitor.page.evaluate(DRAW_ALL)
    visitor.rest()


def try_to_the_end(visitor: Visitor, game: str, name: str, language: str) -> None:
    """Goes through an example, shown step by step."""
    visitor.turn_to(f"/rules/{game}/try/{name}")
    page = visitor.page
    shown = words_of(language, game).say("try-show")
    for _ in illustrations(burgher.find(game)).examples[name].actions:
        page.get_by_role("button", name=shown).click()
        visitor.rest()
    assert page.locator(".table.try[data-done]").count() == 1, f"{game} {name}"


def test_reading_trying_and_coming_back(visit: Visit) -> None:
    anna = visit()
    anna.go("/rules/belfort")
    page = anna.page
    assert page.locator(".rules-contents [aria-current]").inner_text() == "The game in short"
    page.locator(".rules-contents").get_by_role("button", name="Actions").click()
    page.locator(".rules-contents").get_by_role("button", name="Build Walls").click()
    anna.rest()
    page.locator(".rules-contents [aria-current]").get_by_text("Build Walls", exact=True).wait_for()
    assert page.url.endswith("#actions-build-walls")
    page.get_by_role("link", name="Try it: Build Walls").click()
    anna.rest()
    # Not what is meant, then taken back, then that.
    page.get_by_role("button", name=re.compile("^Trading post|Buy 1 wood")).first.click()
    anna.rest()
    page.get_by_text("You are trying something else").wait_for()
    page.keyboard.press("Control+z")
    anna.rest()
    page.get_by_role("button", name="Show me the next step").click()
    page.locator(".table.try[data-done]").wait_for()
    anna.check_accessible("an example that was tried out")
    page.locator(".try-task").get_by_role("link", name="Back to the rules").click()
    anna.rest()
    assert page.url.endswith("/rules/belfort#actions-build-walls")
    page.get_by_role("searchbox").fill("gnome lock")
    assert page.locator(".rules-text mark").count() > 1


def test_the_rules_on_a_phone_at_night(visit: Visit) -> None:
    anna = visit(phone=True, dark=True, language="de")
    anna.go("/rules/nobility#guilds")
    page = anna.page
    draw_all(anna)
    assert page.locator("[data-missing]").count() == 0
    assert page.locator(".picture-board:not(:has(*))").count() == 0
    page.locator(".rules-where").click()
    page.locator(".rules-list").get_by_role("button", name="Glossar").click()
    anna.rest()
    assert page.locator(".glossary dt").count() > 12
    anna.check_accessible("the rules with all their pictures")
    try_to_the_end(anna, "nobility", "tavern", "de")
    anna.check_accessible("an example on a phone")


FIRST_SEEN = """() => {
    window.seen = [];
    const look = () => {
        const said = document.querySelector(".rules-where")?.innerText;
        if (said !== undefined && window.seen.at(-1) !== said) window.seen.push(said);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes in each frame what section the rules say they are opened at."""


def test_the_rules_beside_the_board_lead_to_an_example_and_back(visit: Visit) -> None:
    anna = visit()
    path = anna.open("me", "wanderer", game="nobility")
    page = anna.page
    tab = page.get_by_role("tab", name="Rules")
    page.evaluate(FIRST_SEEN)
    tab.click()
    anna.rest()
    # They are opened where the game is, from the first frame on, and the focus stays where it was.
    assert page.evaluate("window.seen") == ["Actions"]
    where = page.locator(".rules-where")
    where.get_by_text("Actions", exact=True).wait_for()
    assert tab.evaluate("one => one === document.activeElement")
    where.click()
    page.locator(".rules-list").get_by_role("button", name="White Castle").click()
    anna.rest()
    page.get_by_role("link", name="Try it: White Castle").click()
    anna.rest()
    assert page.locator(".try-task").is_visible()
    page.locator(".table-head").get_by_role("link", name="Back to the rules").click()
    anna.rest()
    assert page.url.endswith(f"{path}#rule-white-castle")
    assert page.locator("#rule-white-castle[data-here]").is_visible()


def test_playing_on_from_an_example(visit: Visit) -> None:
    anna = visit(language="pl")
    try_to_the_end_of = words_of("pl", "belfort")
    anna.go("/rules/belfort/try/gnome")
    page = anna.page
    page.get_by_role("button", name=try_to_the_end_of.say("try-show")).click()
    anna.rest()
    page.get_by_role("button", name=try_to_the_end_of.say("try-on")).click()
    page.locator(".table:not(.try) .prompt").wait_for()
    anna.rest()
    assert "/t/" in page.url


def test_a_search_finds_what_is_drawn_and_what_can_be_tried(visit: Visit) -> None:
    """At a table: a ship by a word within its name, a sign, an example by its sentence, and a card with its example."""
    anna = visit(language="de")
    anna.open("me", "wanderer", game="nobility")
    page = anna.page
    words = words_of("de", "nobility")
    page.get_by_role("tab", name=words.say("panel-rules")).click()
    anna.rest()
    # The overview does not take the table's place.
    sheet = page.get_by_role("link", name=words.say("rules-sheet"))
    assert (sheet.get_attribute("href"), sheet.get_attribute("target")) == ("/rules/nobility/sheet", "_blank")
    search = page.get_by_role("searchbox")
    found = page.locator(".rules-text")

    search.fill("reiher")
    # It alone, with the prices of its six goods.
    assert found.locator(".gallery li").count() == 1
    assert found.locator(".gallery li .picture-row").count() == 6
    assert found.locator("mark").inner_text() == "reiher"
    search.fill(words.say("sign-swap-good"))
    assert words.say("sign-swap-good") in found.locator(".signs li").all_inner_texts()
    sentence = words.say("example-tavern").split()
    search.fill(" ".join(sentence[:4]))
    assert found.locator(".example mark").count() >= 4
    assert found.locator(".picture").count() >= 1
    search.fill("Hof der Elfen")
    name = words.piece("v03")
    entry = found.locator("li").filter(has_text=name)
    assert words.say("measure-settlers-elf") in entry.inner_text()
    anna.check_accessible("what a search has found", ".rules")
    entry.get_by_role("link", name=words.say("try-it-about", section=name)).click()
    anna.rest()
    assert page.locator(".try-task").is_visible()


@pytest.mark.parametrize(("game", "language"), SHEETS)
def test_the_sheet_fits_both_sides_of_one_paper(visit: Visit, game: str, language: str) -> None:
    anna = visit(language=language)
    anna.go(f"/rules/{game}/sheet")
    page = anna.page
    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 2
    over = page.evaluate(
        "[...document.querySelectorAll('.sheet-blocks')].map((one) => [one.scrollWidth - one.clientWidth,"
        " one.scrollHeight - one.clientHeight, parseFloat(getComputedStyle(one).fontSize)])"
    )
    for right, below, letters in over:
        assert (right, below) == (0, 0)
        assert letters > 11
    assert page.locator(".sheet-sign svg").count() > 60
    # In one of the two languages that `make test` has of each game, and in all of the others.
    if (game, language) not in {("belfort", "en"), ("nobility", "pl")}:
        anna.check_accessible("the sheet to print")


@pytest.mark.exhaustive
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", burgher.names())
def test_every_picture(visit: Visit, game: str, language: str, phone: bool) -> None:
    anna = visit(phone=phone, dark=phone, language=language)
    anna.go(f"/rules/{game}")
    for kind in anna.page.locator(".gallery summary").all():
        kind.click()
    draw_all(anna)
    assert anna.page.locator("[data-missing]").count() == 0
    assert anna.page.locator(".picture-board:not(:has(*))").count() == 0
    anna.check_accessible(f"the rules of {game}")


PARTS = 3


@pytest.mark.exhaustive
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", burgher.names())
def test_every_example(visit: Visit, game: str, part: int, language: str, phone: bool) -> None:
    anna = visit(phone=phone, dark=phone, language=language)
    for name in [name for of, name in EXAMPLES if of == game][part::PARTS]:
        try_to_the_end(anna, game, name, language)
