"""What people get wrong: a cut link, too few guilds, a file that is no record. It is said where they look."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/t/short", "The link may be incomplete"),
        ("/claim#short", "This link has already been used"),
        ("/box/belfort/short", "There is no such set of pieces on this device."),
        ("/rules/chess", "There is no game “chess”."),
        ("/box/chess", "There is no game “chess”."),
        ("/practice/chess", "There is no game “chess”."),
        ("/rules/chess/sheet", "There is no game “chess”."),
    ],
)
def test_a_link_that_is_not_whole(visit: Visit, path: str, said: str) -> None:
    anna = visit(path)
    anna.page.get_by_role("alert").get_by_text(said).wait_for()


def test_a_link_that_is_cut_in_the_middle_of_a_letter(visit: Visit) -> None:
    anna = visit("/box/belfort#%E0%A4%A")
    anna.page.locator("[data-box-piece]").first.wait_for()


def test_too_few_guilds(visit: Visit) -> None:
    anna = visit("/new/belfort", phone=True)
    anna.page.get_by_text("Options").click()
    anna.page.locator("label.field", has_text="Guilds").locator("select").select_option("chosen")
    for guild in ("Wizards", "Bandits", "Masons"):
        anna.page.locator("label", has_text=guild).first.click()
    anna.page.get_by_text("Options").scroll_into_view_if_needed()
    anna.press("Start the game")
    said = anna.page.get_by_role("alert").get_by_text("Choose 5 different guilds.")
    said.wait_for()
    box, height = said.bounding_box(), anna.page.evaluate("innerHeight")
    assert box is not None
    assert 0 <= box["y"] < height - box["height"]
    anna.check_accessible("too few guilds")


@pytest.mark.parametrize("content", [b"no JSON at all", b"[]", b"{"])
def test_a_file_that_is_no_record(visit: Visit, content: bytes) -> None:
    anna = visit()
    chosen = {"name": "game.json", "mimeType": "application/json", "buffer": content}
    anna.page.locator("input[type=file]").set_input_files(chosen)  # type: ignore[arg-type]
    said = anna.page.get_by_role("alert").get_by_text("This file is not the record of a game.")
    said.wait_for()
    assert said.bounding_box() is not None


def test_a_record_that_cannot_be_read(visit: Visit) -> None:
    anna = visit(language="de")
    chosen = {"name": "game.json", "mimeType": "application/json", "buffer": b'{"burgher": 1}'}
    anna.page.locator("input[type=file]").set_input_files(chosen)  # type: ignore[arg-type]
    anna.page.get_by_role("alert").get_by_text("ist nicht lesbar").wait_for()
