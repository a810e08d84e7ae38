"""Somebody with a browser: what they see and do, what passes over the wire, and what is wrong with their pages."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

from burgher.words import Words
from tests.browser.positions import Asked
from tests.browser.windows import A_LOOK, PATIENCE, PHONE, WIDE, Window, Windows
from tests.limits import TookTooLong, within

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What nobody waits for in a test: pieces on their way, and bots' turns told step by step.
HURRY = {"motion": "none", "speed": "instant", "turnEnd": "itself", "firstTips": False}
SAVING = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })"
"""As a browser says that its owner wants to save data: then nothing is fetched before it is wanted."""
BLOCKED = ("WebSocket connection to", "net::ERR_", "Failed to load resource")
"""What Chromium says by itself when a server is away or refuses something; a test asks for that."""
SHOWN = """[".prompt", ".table", "dialog[open]", ".curtain", ".chooser", ".tray", ".tip", "body"].flatMap((part) => {
    const one = document.querySelector(part);
    return one ? [`${part}: ${one.cloneNode().outerHTML.slice(0, 300)} ${one.innerText.slice(0, 1500)}`] : [];
})"""
DRAW_ALL = """async () => {
    for (const one of document.querySelectorAll(".picture-board")) {
        one.scrollIntoView();
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
}"""
"""Comes near every picture of the rules, so that it is drawn."""
ENDED: set[int] = set()
"""Processes that hung and were ended: all pages of a browser tell of the same one."""
HANDS = (Path(__file__).parent / "hands.js").read_text("utf-8")


class Visitor:
    """Somebody with a window of their own (cookies, storage) and one page open in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        preferences: dict[str, Any] | None = None,
        saves: bool = True,
        windows: Windows | None = None,
    ) -> None:
        """With ``saves`` it saves data: what it may want next is a quarter of what it costs to open a table. The window
        is one of ``windows``, whose cache may have files of the client, or a new one."""
        self.url = url
        self.phone = phone
        self._windows = windows
        kind = (phone, language, (HANDS, SAVING) if saves else (HANDS,))
        self._window = Window(browser, *kind) if windows is None else windows.take(*kind)
        self._page: Page = self._window.page
        self.foreign: list[str] = []
        self.errors: list[str] = []
        self.said: list[str] = []
        """All that the console says."""
        self.done: list[str] = []
        """What was chosen at a table."""
        self.wire: list[str] = []
        """Everything that came from the server, as it came: bodies of answers, and pushes."""
        self._answers: list[Response] = []
        self._window.begin(url, dark, {**HURRY, **(preferences or {})})
        self._window.hears = {
            "request": self._note_request,
            "pageerror": lambda error: self.errors.append(str(error)),
            "console": lambda said: self._note_console(said.type, said.text),
            "websocket": self._note_socket,
        }
        self._records: dict[int, str] = {}
        """Of positions that were looked at, by which object they are."""
        self.begins_at: str | None = None
        """What is loaded when somebody looks; whoever goes elsewhere at once does without."""

    @property
    def context(self) -> BrowserContext:
        """Whoever takes it may change it for good: nobody else has this window afterwards."""
        self.keep_to_oneself()
        return self._window.context

    def keep_to_oneself(self) -> None:
        self._windows = None

    @property
    def ask(self) -> APIRequestContext:
        """Asks the server by hand, as the page does."""
        return self._window.context.request

    @property
    def page(self) -> Page:
        if self.begins_at is not None:
            self.go(self.begins_at)
        return self._page

    def _note_request(self, request: Request) -> None:
        to = urlsplit(request.url)
        if to.scheme not in ("blob", "data", "about") and f"{to.scheme}://{to.netloc}" != self.url:
            self.foreign.append(request.url)

    def _note_console(self, kind: str, text: str) -> None:
        self.said.append(f"{kind}: {text}")
        if text == "no frames":
            self._set_drawing_going()
            return
        if kind == "error" and not any(part in text for part in BLOCKED):
            self.errors.append(text)

    def drawing(self) -> int:
        """The process of Chromium that draws."""
        browser = self._window.context.browser
        assert browser is not None
        session = browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        return next(int(one["id"]) for one in processes if one["type"] == "GPU")

    def _set_drawing_going(self) -> None:
        """It was seen to hang, though rarely: the page runs on, but no tap and no picture comes to an end.

        Without that process Chromium starts another, and what was waited for happens. What the page holds up stays so.
        """
        stuck = self.drawing()
        if stuck not in ENDED:
            ENDED.add(stuck)
            os.kill(stuck, signal.SIGKILL)

    # over the wire

    def listen(self) -> None:
        """Keep all that the server sends from now on in ``wire``."""
        self.keep_to_oneself()
        self.page.on("response", self._note_answer)

    def _note_answer(self, answer: Response) -> None:
        self._answers.append(answer)

    def _note_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.wire.append(_text(frame)))

    def heard(self) -> list[str]:
        """All that came since `listen`: also the answers, whose bodies are read here."""
        for response in self._answers:
            if "/api/" in response.url and response.status not in (204, 304):
                self.wire.append(response.text())
        self._answers.clear()
        return self.wire

    # tables

    def open(self, *seats: str, game: str = "belfort") -> str:
        """Open a table and sit down at it; a seat is "me", "here" (somebody else at this device), "open" or a bot's
        level. Gives the address. (How a person opens one is tested with the whole games.)"""
        named = [{"who": seat, "name": f"Player {k + 1}"} for k, seat in enumerate(seats)]
        given = [
            one if one["who"] in ("me", "here") else {"who": "open"} if one["who"] == "open" else _bot(one["who"])
            for one in named
        ]
        path = f"/t/{self.made('/api/tables', {'game': game, 'seats': given})['id']}"
        self.go(path)
        return path

    def sit_down_at(self, asked: Asked, level: str = "wanderer") -> None:
        """Play on from a position, at the seat that is asked; bots have the others."""
        # The server keeps so many records for each: whoever comes back to a position takes the one that is there.
        table = self._records.get(id(asked)) or str(self.made("/api/records", asked.record)["id"])
        self._records[id(asked)] = table
        fork = {"moment": 0, "seat": asked.seat, "name": "Anna", "level": level}
        self.turn_to(f"/t/{self.made(f'/api/tables/{table}/fork', fork)['id']}")

    def made(self, path: str, given: dict[str, Any]) -> dict[str, Any]:
        answer = self.ask.post(f"{self.url}{path}", data=given)
        assert answer.status == 201, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    # what is on the screen

    def go(self, path: str) -> None:
        """Load a page, as from a link or a bookmark."""
        self.begins_at = None
        self.page.goto(f"{self.url}{path}")
        self.rest()

    def turn_to(self, path: str) -> None:
        """Go to another page of the client that is loaded."""
        if self.begins_at is not None:
            self.go(path)
            return
        self.page.evaluate(
            "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
        )
        self.rest()

    def rest(self) -> None:
        """Wait until the page says that it is at rest: nothing is asked, nothing moves, no bot is to decide."""
        assert self.page.evaluate("(patience) => hands.rest(patience)", PATIENCE), "the page does not come to rest"

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self._page.set_viewport_size({"width": width, "height": height})
        if self.begins_at is not None:
            return
        # The page is told of its new width with the next frame, and drawn so with the one after it.
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.rest()

    def press(self, name: str, exact: bool = False) -> None:
        """Click the button or link with this name."""
        both = self.page.get_by_role("button", name=name, exact=exact).or_(
            self.page.get_by_role("link", name=name, exact=exact)
        )
        both.filter(visible=True).first.click()
        self.rest()

    def look_closer(self, element: Locator) -> Locator:
        """Rest the mouse on something, or press and hold it: the card beside it."""
        element.scroll_into_view_if_needed()
        self.rest()
        box = element.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        card = self.page.locator(".tip")
        if self.phone:
            fingers = self._window.context.new_cdp_session(self.page)
            fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
            card.wait_for()
            fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            fingers.detach()
        else:
            self.page.mouse.move(0, 0)
            self.page.mouse.move(x, y, steps=3)
            card.wait_for()
        self.rest()
        return card

    def speak(self, language: str) -> None:
        """Change the language in the settings."""
        if self.page.evaluate("document.documentElement.lang") == language:
            return
        now = Words(self.page.evaluate("document.documentElement.lang"), "web", strict=True)
        self.page.get_by_role("button", name=now.say("settings")).click()
        self.page.get_by_label(now.say("setting-language")).select_option(language)
        self.page.keyboard.press("Escape")
        self.rest()

    def hear_in(self, language: str) -> None:
        """As if the language had been changed in another window: what it costs to open the settings is saved."""
        if self.page.evaluate("document.documentElement.lang") == language:
            return
        self.prefer(language=language)
        assert self.page.evaluate("document.documentElement.lang") == language

    def prefer(self, **preferences: Any) -> None:
        """As if these had been changed in the settings, in another window."""
        self.page.evaluate(
            """(wanted) => {
                const chosen = {...JSON.parse(localStorage.getItem('burgher')), ...wanted};
                localStorage.setItem('burgher', JSON.stringify(chosen));
                dispatchEvent(new StorageEvent('storage', {key: 'burgher'}));
            }""",
            preferences,
        )
        self.rest()

    def check_accessible(self, what: str, part: str = "html") -> None:
        """axe finds nothing serious or critical on the page as it stands, or in a part of it."""
        bad = self.hurdles(part)
        assert not bad, f"{what}:\n" + "\n".join(bad)

    def hurdles(self, part: str = "html", rules: Sequence[str] = ()) -> list[str]:
        """What keeps people out, as far as axe finds it: by these of its rules, or by all."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8") + "; undefined")  # past the page's own policy, as a tester may
        found = self.page.evaluate(
            """([part, rules]) => hands.undrawn(() => axe.run({include: [part]}, {
                resultTypes: ['violations'],
                elementRef: false,
                preload: false,
                ...(rules.length ? {runOnly: rules} : {rules: Object.fromEntries(
                    // What it says of these is not asked for below.
                    axe._audit.rules
                        .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
                        .map(({ id }) => [id, { enabled: false }]),
                )}),
            }))""",
            [part, list(rules)],
        )
        return [
            f"{one['id']} ({one['impact']}): {one['help']}\n    "
            + "\n    ".join(f"{node['target']}: {node['html'][:160]}" for node in one["nodes"][:4])
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]

    def describe(self, picture: Path) -> str:
        """What is on the page, for whoever has to find out why a test failed."""
        self.begins_at = None
        lines = [f"at {self.page.url}, in {PHONE if self.phone else WIDE}"]
        lines += [f"chosen: {one}" for one in self.done[-8:]]
        lines += [f"console: {one}" for one in self.said[-20:]]
        try:
            with within(A_LOOK):
                lines += self.page.evaluate(SHOWN)
                self.page.screenshot(path=picture)
                lines.append(f"picture: {picture}")
        except (Error, TookTooLong) as error:
            lines.append(f"the page does not show itself: {error}")
        return "\n".join(lines)

    def leave(self) -> None:
        if self._windows is None:
            self._window.close()
        else:
            self._windows.give_back(self._window, self.url)

    def complain(self) -> None:
        """What no page may do at any time."""
        assert not self.foreign, f"asked elsewhere for {self.foreign}"
        assert not self.errors, f"the page said: {self.errors}"


def _bot(level: str) -> dict[str, str]:
    return {"who": "bot", "level": level}


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()
