"""The client starts with nothing but its own server to ask."""

from __future__ import annotations

from tests.browser.conftest import Visit


def test_starts_with_nothing_but_its_own_server(visit: Visit) -> None:
    anna = visit()
    anna.page.get_by_role("heading", level=1).first.wait_for()
    assert anna.page.title()
    with anna.page.expect_console_message(lambda said: "Content Security Policy" in said.text):
        anna.page.evaluate("fetch('http://elsewhere.example/').catch(() => {})")
    assert anna.foreign == []
    assert any("Content Security Policy" in error for error in anna.errors)
    anna.errors.clear()
