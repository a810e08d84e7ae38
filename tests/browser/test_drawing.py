"""The hands that play here: what Chromium does wrong by itself fails no test."""

from __future__ import annotations

import os
import signal

from tests.browser.conftest import Visit


def test_a_tap_comes_through_when_drawing_hangs(visit: Visit) -> None:
    anna = visit(phone=True)
    page = anna.page
    page.evaluate("hands.expectFrames(2000)")
    x, y = page.evaluate("hands.open('a[href=\"/new/belfort\"]')")
    hanging = anna.drawing()
    os.kill(hanging, signal.SIGSTOP)
    page.touchscreen.tap(x, y)
    anna.rest()
    assert page.url.endswith("/new/belfort")
    assert page.screenshot()
    assert anna.drawing() != hanging
