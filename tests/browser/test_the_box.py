"""Your box: what is printed on one's own pieces is entered, checked, compared, given, brought and played with."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from burgher.core.box import box_of
from burgher.core.registry import find
from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.owner import owners
from tests.browser.player import MousePlayer
from tests.browser.positions import questions
from tests.browser.serving import Server
from tests.browser.test_measures import measured, most_asked
from tests.browser.visitor import Visitor
from tests.browser.windows import PATIENCE
from tests.commanding import retold_scores
from tests.games.plan import known

MOST_PRESSES = {game: known(game).BOX_PRESSES for game in GAMES}
WHOLE_PRESSES = {game: known(game).WHOLE_BOX_PRESSES for game in GAMES}
OTHERS = ["de", "fr", "pl"]
RAW = ("box-", "field-", "piece-", "word-")
"""How a message begins that nobody has written."""


def own_pieces(game: str, some: int | None = None) -> dict[str, Any]:
    """What somebody finds on their pieces: all of those, or only on some."""
    values: dict[str, Any] = known(game).own_box(Random("box"))
    ids = list(dict.fromkeys(piece_of(game, path) for path in values))[:some]
    return {path: value for path, value in values.items() if piece_of(game, path) in ids}


def another_box(game: str) -> dict[str, Any]:
    """A box in which nearly everything differs: each piece has what another of its kind has in the shipped set; where
    there is only one of a kind, all its numbers are one higher or lower."""
    random = Random("another box")
    box = box_of(game, find(game).sets[0])
    found: dict[str, Any] = {}
    for part in box.parts:
        alike: dict[tuple[int, tuple[str, ...]], list[Any]] = {}
        for piece in part.pieces:
            open_ = tuple(name for name, path in piece.fields.items() if box.is_open(path) and name != part.copies)
            # With as many steps and conditions: what there is to enter is the numbers.
            much = sum(bool(box.facts[path]) for path in piece.fields.values())
            if open_:
                alike.setdefault((much, open_), []).append(piece)
        words = {field.name: field.words for field in part.fields if field.kind == "words" and field.count is None}
        faces = {field.name for field in part.fields if field.kind == "numbers" and field.count is None}
        for (_, names), pieces in alike.items():
            others = random.sample(pieces, len(pieces))
            for piece, other in zip(pieces, others, strict=True):
                for name in names:
                    own, value = box.facts[piece.fields[name]], box.facts[other.fields[name]]
                    if name in faces:
                        value = own
                    elif len(part.pieces) == 1:
                        value = _shifted(own)
                    found[piece.fields[name]] = _in_order(value, own, words.get(name))
    return found


def _in_order(value: Any, shipped: Any, words: Any) -> Any:
    """Some words that are chosen stand as they stood, or in the order in which the game has them."""
    if words is None or len(value) == len(words):
        return value
    return shipped if sorted(value) == sorted(shipped) else [word for word in words if word in value]


def _shifted(value: Any) -> Any:
    """Numbers as they might be printed instead."""
    if isinstance(value, list):
        return [_shifted(one) for one in value] if isinstance(value[0], int) else value[::-1]
    return value - 1 if value > 1 else value + 1


def piece_of(game: str, path: str) -> str:
    piece = box_of(game, find(game).sets[0]).piece_of(path)
    assert piece is not None
    return piece.id


def asked(visitor: Visitor, path: str) -> Any:
    return visitor.ask.get(f"{visitor.url}/api{path}").json()


def my_set(visitor: Visitor, game: str) -> Any:
    ids = [one["id"] for one in asked(visitor, "/sets")["sets"] if one["game"] == game]
    return asked(visitor, f"/sets/{ids[0]}")


def check_entered(visitor: Visitor, game: str, values: dict[str, Any]) -> None:
    box = box_of(game, find(game).sets[0])
    found = my_set(visitor, game)
    assert found["problems"] == []
    assert found["entered"] == {path: value for path, value in values.items() if value != box.facts[path]}
    assert set(found["checked"]) == {piece_of(game, path) for path in values}


def entered(visit: Visit, game: str, by: str, some: int | None = None, **how: Any) -> Visitor:
    """Somebody who has entered their pieces, and found them kept."""
    anna = visit(f"/box/{game}", phone=by == "touch", **how)
    values = own_pieces(game, some)
    owner = owners()[by](anna, game)
    owner.enter(values)
    check_entered(anna, game, values)
    assert owner.presses < MOST_PRESSES[game], owner.presses
    count = len({piece_of(game, path) for path in values})
    anna.go(f"/box/{game}")
    assert f"{count} of {len(box_of(game, find(game).sets[0]).to_check())} checked" in anna.page.inner_text(".box-head")
    return anna


def test_all_costs_are_entered_by_keys_given_and_brought(visit: Visit, tmp_path: Path) -> None:
    game = GAMES[0]
    anna = entered(visit, game, "keys")
    page = anna.page
    page.get_by_role("heading", name="Comparison with the shipped set").click()
    anna.check_accessible("a box with values of one's own")
    shown = page.locator(".box-compare table").inner_text()
    with page.expect_download() as given:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "mine.toml"
    given.value.save_as(file)

    bert = visit(f"/box/{game}", phone=True, dark=True)
    bert.page.locator(".box-bring input").set_input_files(file)
    bert.page.get_by_role("heading", name="Comparison with the shipped set").click()
    bert.rest()
    assert bert.page.locator(".box-compare table").inner_text() == shown
    mine, theirs = my_set(anna, game), my_set(bert, game)
    assert {name: mine[name] for name in ("entered", "checked", "doubts")} == {
        name: theirs[name] for name in ("entered", "checked", "doubts")
    }
    bert.check_accessible("a box that was brought")
    # Once more: the name is in use, and another is asked for.
    bert.page.locator(".box-bring input").set_input_files(file)
    bert.page.get_by_role("alert").filter(has_text="already").wait_for()
    bert.page.get_by_label("Name", exact=True).fill("Anna’s")
    bert.page.locator("dialog[open] button[type=submit]").click()
    bert.rest()
    assert [one["name"] for one in asked(bert, "/sets")["sets"]] == ["Anna’s", mine["name"]]

    bert.page.get_by_role("link", name="Play").click()
    bert.rest()
    assert bert.page.get_by_label("Pieces").evaluate("(one) => one.selectedOptions[0].text") == "Anna’s"
    bert.press("Start the game")
    bert.page.locator(".table-pieces").wait_for()
    table = bert.page.url.rpartition("/")[2]
    assert asked(bert, f"/tables/{table}/box")["entered"] == mine["entered"]


def test_settlers_and_their_like_are_entered_by_touch(visit: Visit) -> None:
    game = GAMES[-1]
    anna = entered(visit, game, "touch", some=2, dark=True)
    anna.check_accessible("a box on a phone")
    assert measured(anna, "a box", widths={360: 740}) == []
    page = anna.page
    # What cannot be says so where it stands, and is kept.
    numeral = page.locator("input.box-numeral").first
    numeral.fill("999")
    anna.rest()
    assert numeral.get_attribute("aria-invalid") == "true"
    told = page.locator(f'[id="{numeral.get_attribute("aria-describedby")}"]')
    assert "may be" in told.inner_text()
    page.reload()
    anna.rest()
    assert page.locator("input.box-numeral").first.input_value() == "999"
    assert not asked(anna, "/sets")["sets"][0]["playable"]
    anna.go(f"/new/{game}")
    assert page.get_by_label("Pieces").locator("option:disabled").count() == 1


@pytest.mark.parametrize("language", ["en", *[pytest.param(one, marks=pytest.mark.exhaustive) for one in OTHERS]])
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_to_print_has_everything_to_look_up(visit: Visit, game: str, language: str) -> None:
    anna = visit(f"/box/{game}/print", language=language)
    box = box_of(game, find(game).sets[0])
    ids = anna.page.locator("[data-print-piece]").evaluate_all("(all) => all.map((one) => one.dataset.printPiece)")
    assert ids == box.to_check()
    anna.check_accessible("a sheet to print", ".box-print section:first-of-type")
    for raw in RAW:
        assert raw not in anna.page.inner_text(".box-print"), raw


def test_a_link_leads_to_its_piece(visit: Visit) -> None:
    game = GAMES[-1]
    id = box_of(game, find(game).sets[0]).to_check()[-1]
    anna = visit(f"/box/{game}#{id}")
    assert anna.page.evaluate("document.activeElement.closest('[data-box-piece]').dataset.boxPiece") == id


def test_what_is_entered_without_a_server_is_sent_later(visit: Visit, mortal: Server) -> None:
    game = GAMES[0]
    anna = visit(f"/box/{game}", server=mortal)
    page = anna.page
    as_mine = page.locator(".box-as-mine")
    as_mine.first.click()
    anna.rest()
    mortal.kill()
    as_mine.nth(1).click()
    page.get_by_text("The server is not answering.").wait_for()
    assert "Saving" in page.inner_text(".box-progress")
    mortal.start()
    page.get_by_text("The server is not answering.").wait_for(state="hidden")
    assert len(my_set(anna, game)["checked"]) == 2


def test_two_windows_find_what_the_other_has_entered(visit: Visit) -> None:
    game = GAMES[0]
    anna = visit(f"/box/{game}")
    anna.page.locator(".box-as-mine").first.click()
    anna.rest()
    other = anna.context.new_page()
    other.goto(anna.page.url)
    other.locator(".box-as-mine").nth(1).click()
    other.get_by_text("2 of 24 checked").wait_for()
    # It is said at once, and only then sent.
    assert other.evaluate("(patience) => hands.rest(patience)", PATIENCE)
    anna.page.evaluate("window.dispatchEvent(new Event('focus'))")
    anna.page.get_by_text("2 of 24 checked").wait_for()
    anna.page.locator(".box-as-mine").nth(2).click()
    anna.rest()
    assert len(my_set(anna, game)["checked"]) == 3


def test_bots_try_a_set_out(visit: Visit) -> None:
    game = GAMES[0]
    anna = visit(f"/box/{game}")
    page = anna.page
    page.locator(".box-as-mine").first.click()
    anna.rest()
    page.get_by_role("button", name="Let them play").click()
    page.locator(".box-figures").wait_for()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Let them play").wait_for()
    assert "Points per player" in page.locator(".box-figures").inner_text()


@pytest.mark.exhaustive
@pytest.mark.parametrize("by", list(owners()))
@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_entered_by(visit: Visit, game: str, dark: bool, by: str) -> None:
    entered(visit, game, by, dark=dark)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "by"), [(GAMES[0], "pointer"), *[(game, "keys") for game in GAMES]])
def test_a_whole_box_is_entered_by(visit: Visit, game: str, by: str) -> None:
    anna = visit(f"/box/{game}")
    values = another_box(game)
    owner = owners()[by](anna, game)
    owner.enter(values)
    check_entered(anna, game, values)
    assert owner.presses < WHOLE_PRESSES[game], owner.presses


def test_the_rest_is_confirmed_at_once_and_taken_back(visit: Visit) -> None:
    game = GAMES[0]
    anna = visit(f"/box/{game}")
    page = anna.page
    page.locator(".box-as-mine").nth(2).click()
    page.get_by_role("button", name="The other 9 same as mine").click()
    anna.rest()
    box = box_of(game, find(game).sets[0])
    assert my_set(anna, game)["checked"] == box.to_check()[:10]
    page.get_by_role("button", name="Take that back").click()
    anna.rest()
    assert my_set(anna, game)["checked"] == [box.to_check()[2]]
    # Who comes back is led to what is still to be looked up.
    anna.go(f"/box/{game}")
    page.get_by_role("button", name="Carry on with").click()
    anna.rest()
    first = page.evaluate("document.activeElement.closest('[data-box-piece]').dataset.boxPiece")
    assert first == box.to_check()[0]


def test_a_chapter_is_compared_at_a_glance_and_what_differs_is_opened(visit: Visit) -> None:
    game = GAMES[-1]
    anna = visit(f"/box/{game}")
    page = anna.page
    height = "document.querySelector('.box-sheet').getBoundingClientRect().height"
    one_by_one = page.evaluate(height)
    page.get_by_role("button", name="All at a glance").click()
    anna.rest()
    assert page.evaluate(height) < one_by_one / 4
    anna.check_accessible("a chapter at a glance")
    box = box_of(game, find(game).sets[0])
    first, second, *_ = box.to_check()
    # By keys: one is opened, changed and confirmed; then it is closed, and the next one is at hand.
    page.locator(f'[data-box-piece="{first}"] .box-open').press("Enter")
    anna.rest()
    stars = page.locator(f'[data-box-piece="{first}"] [data-stop="stars"]')
    stars.press("4")
    stars.press("Enter")
    anna.rest()
    assert stars.count() == 0
    assert page.evaluate("document.activeElement.matches('.box-open')")
    assert page.evaluate("document.activeElement.closest('[data-box-piece]').dataset.boxPiece") == second
    page.get_by_role("button", name="The other 47 same as mine").click()
    anna.rest()
    found = my_set(anna, game)
    assert found["entered"] == {f"{first}.stars": 4}
    assert found["checked"] == box.to_check()[:48]
    page.keyboard.press("Enter")
    anna.rest()
    assert page.locator(".box-tab[aria-selected=true]").inner_text().startswith("Council")


@pytest.mark.exhaustive
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "language"), [(GAMES[0], "de"), (GAMES[-1], "fr")])
def test_a_whole_box_is_confirmed_at_a_glance(visit: Visit, game: str, language: str, phone: bool) -> None:
    """Who finds everything right has two presses for each chapter; where there are few pieces, two for each piece."""
    anna = visit(f"/box/{game}", phone=phone, language=language)
    page = anna.page
    page.locator(".box-glance button").click()
    for tab in page.locator(".box-tab").all():
        tab.click()
        anna.rest()
        name = tab.inner_text()
        assert measured(anna, name, widths={360: 740} if phone else {768: 1024, 1280: 800}) == []
        anna.check_accessible(name)
        all_of_them = page.locator(".box-rest button")
        if all_of_them.count():
            all_of_them.click()
            anna.rest()
        left = page.locator(".box-piece:not(.checked) .box-open")
        for _ in range(left.count()):
            left.first.click()
            page.locator(".box-piece:not(.closed) .box-as-mine").click()
            anna.rest()
    assert my_set(anna, game)["checked"] == box_of(game, find(game).sets[0]).to_check()


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_can_be_read(visit: Visit, game: str, phone: bool, language: str) -> None:
    anna = visit(f"/box/{game}", phone=phone, language=language)
    page = anna.page
    for tab in page.locator(".box-tab").all():
        tab.click()
        anna.rest()
        assert measured(anna, tab.inner_text(), widths={360: 740} if phone else {768: 1024, 1280: 800}) == []
        anna.check_accessible(tab.inner_text())
        for raw in RAW:
            assert raw not in page.inner_text(".box-sheet"), raw


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_ones_own_pieces(visit: Visit, mortal: Server, tmp_path: Path, game: str) -> None:
    anna = entered(visit, game, "pointer", some=6)
    mine = my_set(anna, game)
    anna.press("Play")
    anna.press("Start the game")
    assert MousePlayer(anna, seed=5, haste=0.8).play()
    with anna.page.expect_download() as given:
        anna.page.locator("dialog[open] a[download][href*='/record']").click()
    file = tmp_path / "ours.burgher.json"
    given.value.save_as(file)
    record = json.loads(file.read_text("utf-8"))
    # By a program that has never seen the set, and has no server.
    assert retold_scores(tmp_path / "bare", file) == sorted(record["result"]["scores"], reverse=True)
    # On a server that has never seen it.
    bert = visit("/", server=mortal)
    brought = bert.ask.post(f"{bert.url}/api/records", data=record)
    assert brought.status == 201, brought.text()
    assert asked(bert, f"/tables/{brought.json()['id']}/box")["entered"] == mine["entered"]


KINDS = """() => {
  const kinds = new Map();
  for (const one of document.querySelectorAll(".table-board [data-target]")) {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const classes = [one, one.parentElement].map(({ classList }) => classList.value);
    const kind = [...classes, one.ariaLabel?.split(/[ :,]/)[0]].join();
    if (hit && one.contains(hit)) kinds.set(kind, [box.x + box.width / 2, box.y + box.height / 2]);
  }
  return [...kinds.values()];
}"""


@pytest.mark.parametrize("game", [pytest.param(GAMES[0], marks=pytest.mark.exhaustive), *GAMES[1:]])
def test_a_card_about_numbers_that_are_not_certain_leads_to_their_piece(visit: Visit, game: str) -> None:
    """One of each kind of things on the board is looked at."""
    anna = visit()
    anna.sit_down_at(questions(game)[most_asked(game)])
    page = anna.page
    links: set[str] = set()
    for x, y in page.evaluate(KINDS):
        page.mouse.move(x, y)
        page.locator(".tip").wait_for()
        links |= set(page.locator(".tip .check-own").evaluate_all("(all) => all.map((one) => one.hash.slice(1))"))
        page.mouse.move(0, 0)
        page.locator(".tip").wait_for(state="detached")
    box = box_of(game, find(game).sets[0])
    assert links <= set(box.to_check())
    found = {part.name for part in box.parts if links & {piece.id for piece in part.pieces}}
    assert found >= known(game).BOX_LINKS, found
