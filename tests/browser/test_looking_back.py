"""Replays: of a record that somebody brings, by slider and keys; and playing on from a moment."""

from __future__ import annotations

import json
from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.games import one_of_the_games
from tests.browser.player import MousePlayer

RECORDS = Path(__file__).parents[1] / "games"


@one_of_the_games(1)
def test_a_record_is_looked_through_and_played_on(visit: Visit, game: str) -> None:
    anna = visit()
    page = anna.page
    record = min((RECORDS / game).glob("2-players*.json"))
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("dialog").or_(page.get_by_role("button", name="Result")).first.wait_for()
    if page.get_by_role("dialog").count() == 0:
        anna.press("Result")
    anna.press("Replay")
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 50

    slider.focus()
    page.keyboard.press("End")
    page.wait_for_url(f"**/at/{last}")
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**/at/{last - 1}")
    slider.click()
    page.wait_for_url(lambda url: 0.4 < int(url.rpartition("/")[2]) / last < 0.6)
    anna.check_accessible(f"a replay of {game}")

    moment = page.url
    anna.go(moment.removeprefix(anna.url))
    slider.wait_for()
    assert page.url == moment, "every moment has its address"
    anna.press("Play on from here")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Bots").select_option("wanderer")
    anna.check_accessible("playing on")
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/at/" not in url)
    assert not MousePlayer(anna, 6).play(3)


@one_of_the_games(0)
def test_lines_of_the_log_and_marks_of_rounds_lead_to_their_moments(visit: Visit, game: str) -> None:
    anna = visit(None)
    page = anna.page
    record = min((RECORDS / game).glob("3-players*.json"))
    table = anna.made("/api/records", json.loads(record.read_text("utf-8")))["id"]
    log = anna.ask.get(f"{anna.url}/api/tables/{table}/log").json()["events"]
    begins = {one["args"]["round"]: one["moment"] for one in log if one["id"] in ("round-begins", "round-began")}
    anna.go(f"/t/{table}/at/{begins[3]}")
    # What was dealt and laid out before the first round is one line.
    lines = page.locator(".log-lines [data-line]")
    assert log[int(lines.first.get_attribute("data-line") or 0)]["id"] in ("round-begins", "round-began")
    assert page.locator(".log-lines button").first.inner_text().startswith("Set-up: ")
    line = lines.nth(12)
    moment = log[int(line.get_attribute("data-line") or 0)]["moment"]
    line.click()
    page.wait_for_url(f"**/at/{moment}")
    # By keys: the arrows mark a line, Enter goes there.
    page.locator(".log-lines").focus()
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    marked = int(page.locator(".log-at").get_attribute("data-line") or 0)
    assert log[marked]["moment"] < moment
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/at/{log[marked]['moment']}")
    page.locator(".replay-marks button", has_text="2").first.click()
    page.wait_for_url(f"**/at/{begins[2]}")
    speed = page.locator(".replay-speed")
    said = [speed.inner_text()]
    for _ in range(3):
        speed.click()
        said.append(speed.inner_text())
    assert said == ["1×", "2×", "4×", "1×"]


def test_bots_of_an_opened_record_are_called_what_they_are_called_at_a_table(visit: Visit) -> None:
    """A record has kept what the server called them: their level in lower case, in English."""
    anna = visit(None)
    record = json.loads(min((RECORDS / "belfort").glob("3-players*.json")).read_text("utf-8"))
    record["names"] = ["Anna", "journeyman 2", "wanderer 3"]
    table = anna.made("/api/records", record)["id"]
    seats = anna.page.locator(".seats .seat-title")
    anna.go(f"/t/{table}/at/{len(record['actions'])}")
    assert [one.inner_text() for one in seats.all()] == ["Anna", "Journeyman 2", "Wanderer 3"]
    log = anna.page.locator(".log-lines").inner_text()
    assert "Journeyman 2" in log
    assert "journeyman 2" not in log
    # At the end the rules are opened at the end, too.
    anna.page.get_by_role("tab", name="Rules").click()
    anna.rest()
    assert anna.page.locator(".rules-where").inner_text() == "The end of the game"
    anna.speak("de")
    assert [one.inner_text() for one in seats.all()] == ["Anna", "Geselle 2", "Wanderer 3"]
    anna.go("/")
    games = anna.page.locator("main").inner_text()
    assert "Geselle 2" in games
    assert "journeyman 2" not in games
