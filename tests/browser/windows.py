"""Windows that one visitor after another may have: a page in a process that is warm opens in half the time.

Whoever takes one finds it as it was made: no cookies, nothing stored, no page of the client. Only its cache may have
files of the client.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Browser, Error, ViewportSize

from tests.limits import TookTooLong, within

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 60_000
"""Milliseconds after which what does not come will not come, on a slow machine."""
A_LOOK = 30
"""Seconds that a page has to show itself when a test has failed, and to close."""
MOST_KEPT = 4
MOST_TIMES = 16
"""How often one is given on: what pages leave behind in its process is only in part taken away."""
EMPTY = "/api/health"
"""A page of the server without the client."""
BEGIN = """([preferences]) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("burgher", preferences);
}"""


class Window:
    """A browser context of its own (cookies, storage) with one page open. What is said of it goes to who has it."""

    def __init__(self, browser: Browser, phone: bool, language: str, scripts: tuple[str, ...]) -> None:
        self.kind = (phone, language, scripts)
        self.size = PHONE if phone else WIDE
        self.context = browser.new_context(
            viewport=self.size,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="reduce",
            service_workers="block",
        )
        for script in scripts:
            self.context.add_init_script(script)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.times = 0
        self.hears: dict[str, Callable[[Any], None]] = {}
        """What whoever has it wants to be told of."""
        self.context.on("request", partial(self._tell, "request"))
        self.page.on("pageerror", partial(self._tell, "pageerror"))
        self.page.on("console", partial(self._tell, "console"))
        self.page.on("websocket", partial(self._tell, "websocket"))

    def _tell(self, event: str, what: Any) -> None:
        if event in self.hears:
            self.hears[event](what)

    def begin(self, url: str, dark: bool, preferences: dict[str, Any]) -> None:
        """As somebody finds it who was never here, but for their preferences."""
        self.page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        if not self.page.url.startswith(url):
            self.page.goto(f"{url}{EMPTY}")
        self.page.evaluate(BEGIN, [json.dumps(preferences)])

    def end(self, url: str) -> bool:
        """Nobody has it any more; tells whether somebody else may."""
        self.hears = {}
        try:
            # A page that is stuck in a loop would not let go.
            with within(A_LOOK):
                # Without the client nothing is asked of the server any more, or written down.
                self.page.goto(f"{url}{EMPTY}")
                self.page.unroute_all()
                self.page.mouse.move(-1, -1)
                self.context.clear_cookies()
                if self.page.viewport_size != self.size:
                    self.page.set_viewport_size(self.size)
        except (Error, TookTooLong):
            return False
        self.times += 1
        return self.times < MOST_TIMES and len(self.context.pages) == 1

    def close(self) -> None:
        with within(A_LOOK):
            self.context.close()


class Windows:
    """Those of a browser, some of them kept for whoever comes next."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.kept: list[Window] = []

    def take(self, phone: bool, language: str, scripts: tuple[str, ...]) -> Window:
        for window in reversed(self.kept):
            if window.kind == (phone, language, scripts):
                self.kept.remove(window)
                return window
        return Window(self.browser, phone, language, scripts)

    def give_back(self, window: Window, url: str) -> None:
        if not window.end(url):
            window.close()
            return
        self.kept.append(window)
        if len(self.kept) > MOST_KEPT:
            self.kept.pop(0).close()

    def close(self) -> None:
        for window in self.kept:
            window.close()
        self.kept.clear()
