"""Nothing keeps anybody out of any question of a game: wide and on a phone, day and night, in four languages.

`make test` looks at each position once, wide by day or on a phone by night in turn, and reads its names in two
languages; what is asked in several positions is looked at both ways. `make exhaustive` has each at both widths, by day
and night, in all four languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import pytest

from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.positions import Asked, questions

Scheme = Literal["dark", "light"]
LANGUAGES = ("en", "de", "fr", "pl")
COLOURS = ("color-contrast",)
# Whether all of what is asked and all of its buttons can be seen, and where the board is meanwhile.
PROMPT = """() => {
    const [prompt, words, acts, board] = [".prompt", ".prompt-words", ".prompt-acts", ".table-board"].map((one) =>
        document.querySelector(one));
    const { left, top, width, height } = board.getBoundingClientRect();
    const [own, inside] = [prompt, acts].map((one) => one.getBoundingClientRect());
    return {
        says: prompt.innerText,
        cut: words.scrollHeight > words.clientHeight + 1 || prompt.scrollWidth > prompt.clientWidth + 1
            || inside.top < own.top || inside.bottom > own.bottom,
        board: [left, top, width, height].map(Math.round).join(" "),
    };
}"""
# Buttons of the prompt that stand on the sheet as well: one would ask oneself what the difference is.
TWICE = """() => {
    const said = (where) => [...document.querySelectorAll(`${where} button`)]
        .filter((one) => one.checkVisibility()).map((one) => one.innerText.trim()).filter(Boolean);
    const asked = said(".prompt-acts");
    return said(".tray").filter((one) => asked.includes(one)).map((one) => `${one} stands there twice`);
}"""
SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")
PARTS = 2
"""Tests among which the questions of a game are shared out, so that all cores have work."""

shared_out = pytest.mark.parametrize("part", range(PARTS))
wide_and_phone = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.long
@wide_and_phone
@every_game
def test_every_question(visit: Visit, game: str, phone: bool) -> None:
    """The last language of a question is the first one of the next: a change costs half a look."""

    def some(number: int) -> list[int]:
        first = number + 2 * phone
        return [first % 4, (first + 1) % 4]

    look_at_questions(visit, game, phone, questions(game)[phone::2], some, day_and_night=False)


@pytest.mark.exhaustive
@shared_out
@wide_and_phone
@every_game
def test_every_question_in_every_language(visit: Visit, game: str, phone: bool, part: int) -> None:
    every = range(len(LANGUAGES))
    look_at_questions(visit, game, phone, questions(game)[part::PARTS], lambda _: every, day_and_night=True)


def look_at_questions(
    visit: Visit,
    game: str,
    phone: bool,
    those: Sequence[Asked],
    languages_of: Callable[[int], Iterable[int]],
    day_and_night: bool,
) -> None:
    usual: Scheme = "dark" if phone else "light"
    other: Scheme = "light" if phone else "dark"
    anna = visit(phone=phone, dark=phone)
    page = anna.page
    bad: list[str] = []
    boards: dict[str, set[str]] = {}

    def note(found: list[str], *about: object) -> None:
        bad.extend(f"{', '.join(map(str, about))}: {one}" for one in found)

    for number, asked in enumerate(those):
        about = (asked.question, f"{asked.record['players']} players")
        anna.sit_down_at(asked)
        assert page.locator(".prompt.mine").count(), about
        # axe with all its rules in one of the languages; then what depends on the colours, and on the language.
        for place, index in enumerate(languages_of(number)):
            language = LANGUAGES[index]
            anna.hear_in(language)
            note(page.evaluate("hands.misnamed()"), *about, language)
            note(page.evaluate(TWICE), *about, language)
            prompt = page.evaluate(PROMPT)
            note([f"the prompt is cut off: {prompt['says']}"] if prompt["cut"] else [], *about, language)
            boards.setdefault(about[1], set()).add(prompt["board"])
            if place == 0:
                note(anna.hurdles(".table"), *about, language, usual)
            if place == 0 and day_and_night:
                page.emulate_media(color_scheme=other)
                anna.rest()
                note(anna.hurdles(".table", COLOURS), *about, other)
                page.emulate_media(color_scheme=usual)
    assert not bad, "\n".join(bad)
    # With more players what stands beside the board is narrower.
    assert all(len(found) == 1 for found in boards.values()), f"questions move the board: {boards}"


@every_game
def test_every_part_of_the_board_on_a_phone(visit: Visit, game: str) -> None:
    """Where one part is shown at a time, each is looked at: at the largest table, day and night in turn."""
    look_at_parts(visit, game, lambda number: SCHEMES[number % 2 :][:1])


@pytest.mark.exhaustive
@every_game
def test_every_part_of_the_board_on_a_phone_by_day_and_night(visit: Visit, game: str) -> None:
    look_at_parts(visit, game, lambda _: SCHEMES)


def look_at_parts(visit: Visit, game: str, schemes_of: Callable[[int], Iterable[Scheme]]) -> None:
    anna = visit(phone=True)
    anna.sit_down_at(max(questions(game), key=lambda asked: int(asked.record["players"])))
    parts = anna.page.locator(".table-board [role=tablist] [role=tab]")
    assert parts.count() > 2
    for number, part in enumerate(parts.all()):
        part.tap()
        anna.rest()
        assert part.get_attribute("aria-selected") == "true"
        for scheme in schemes_of(number):
            anna.page.emulate_media(color_scheme=scheme)
            anna.rest()
            # What is around the parts is looked at once by day and once by night.
            here = ".table-board" if number < len(SCHEMES) else f".panes > :nth-child({number + 1})"
            assert anna.page.locator(here).count() == 1
            anna.check_accessible(f"{game}, {scheme}: {part.inner_text()}", here)
