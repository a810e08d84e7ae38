"""Somebody who takes a lesson through the page alone: does what the companion points at, or something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from tests.browser.player import KeyPlayer, MousePlayer, Player, TouchPlayer
from tests.browser.visitor import Visitor
from tests.browser.windows import A_LOOK

SMALL = 900
"""Up to this width a panel lies over the board (`web/src/widths.ts`)."""
MOST = 400
"""Looks at the page in a lesson: none takes so many."""
LOOK = """() => {
    const card = document.querySelector(".companion");
    if (!card) return null;
    const box = card.getBoundingClientRect();
    const halos = [...document.querySelectorAll(".spotlight-halo")].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2, left, top, width, height];
    });
    const tray = document.querySelector(".tray") !== null;
    const over = [...document.querySelectorAll(".prompt, .tray")].map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return Math.min(box.bottom, bottom) - Math.max(box.top, top);
    });
    const asks = ["do", "free", "early"].includes(card.dataset.kind) ? ", .target.legal" : "";
    const common = (one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        // What is on another part of the board stands beside this one, unseen.
        const sight = one.closest(".panes")?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
        const across = Math.min(box.right, right, sight.right) - Math.max(box.left, left, sight.left);
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        return one.checkVisibility() && across > 1 && down > 1 ? (across * down) / (width * height) : 0;
    };
    const within = (selector, most = 0) => [...document.querySelectorAll(selector)].filter((one) => common(one) > most);
    const covers = within(`.prompt, .tray, .chooser, .table-head${asks}`);
    // Where there is less room: over no sheet; where there is none, not over what is asked, and at most over a quarter
    // of what one chooses among.
    const hidden = within(".target.legal", 0.4);
    const all = [...document.querySelectorAll(".target.legal")].filter((one) => one.checkVisibility());
    const many = 4 * hidden.length > all.length ? hidden : [];
    const choice = tray ? within(".tray, .chooser") : [...within(".prompt"), ...many];
    const chosen = asks ? choice : [];
    // Of a line of tabs all is seen, or nothing: not the upper half of its words.
    const cut = [...document.querySelectorAll(".tabs [role=tab]")].filter((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const { left, top, right, bottom } = words.getBoundingClientRect();
        const across = Math.min(box.right, right) - Math.max(box.left, left);
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        // Below the letters a line has some air.
        return across > 1 && down > 3 && down < bottom - top - 1;
    });
    return {
        cut: cut.length,
        covers: covers.map((one) => one.getAttribute("aria-label") ?? one.className),
        chosen: chosen.map((one) => one.getAttribute("aria-label") ?? one.className),
        step: Number(card.dataset.step), kind: card.dataset.kind, missing: card.dataset.missing ?? "",
        needless: "needless" in card.dataset, points: Number(card.dataset.points ?? 0),
        text: card.querySelector(".companion-text").innerText, halos,
        card: [box.left, box.top, box.width, box.height], tray, over: Math.max(0, ...over),
        window: [innerWidth, innerHeight], chooser: document.querySelector(".chooser") !== null,
        asks: document.querySelector("dialog[open]") !== null,
        wide: document.documentElement.scrollWidth <= innerWidth,
    };
}"""
# Where on something pointed at a press reaches it, and not the companion.
OPEN = """([left, top, width, height]) => {
    for (const dy of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const dx of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [left + width * dx, top + height * dy];
        const hit = document.elementFromPoint(x, y);
        // A board that has just been moved may have something else there than what is pointed at.
        const on = hit?.closest(".companion") ? null : hit?.closest("[data-target], button");
        // What has been opened already is not pointed at any more: the board is about to move under the finger.
        if (on?.matches('[aria-selected="true"], [aria-pressed="true"]:not([data-target])')) continue;
        if (on && (!on.matches(".target") || on.matches(".legal"))) return [x, y];
    }
    return null;
}"""
# So many frames as what slides, or looks around, needs to come to stand.
A_MOMENT = """async () => {
    for (let frame = 0; frame < 12; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""
# Which part of a board is marked as shown, and which one is.
PART_IN_SIGHT = """() => {
    const frame = document.querySelector(".panes");
    const tabs = [...document.querySelectorAll(".pane-tab")];
    const lit = tabs.findIndex((one) => one.getAttribute("aria-selected") === "true");
    return [lit, Math.round(frame.scrollLeft / frame.clientWidth)];
}"""
# What of these the companion lies over.
LIES_OVER = """(selector) => {
    const card = document.querySelector(".companion").getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const across = Math.min(card.right, right) - Math.max(card.left, left);
        return one.checkVisibility() && across > 1 && Math.min(card.bottom, bottom) - Math.max(card.top, top) > 1;
    }).map((one) => one.getAttribute("aria-label") ?? one.textContent);
}"""


@dataclass
class Seen:
    """The companion as it stood at a step."""

    step: int
    kind: str
    text: str


class Learner:
    """Takes a lesson to its end. ``stray`` says at which steps something else is done than what is pointed at."""

    def __init__(self, visitor: Visitor, hands: str, seed: int = 1, stray: Callable[[int], bool] | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.hands = hands
        kinds: dict[str, type[Player]] = {"pointer": MousePlayer, "keys": KeyPlayer, "touch": TouchPlayer}
        self.player = kinds[hands](visitor, seed, haste=0.5)
        self.stray = stray or (lambda step: False)
        self.seen: list[Seen] = []
        self.strayed = 0
        self.on_step: Callable[[Any], None] = lambda now: None

    def look(self) -> Any:
        self.visitor.rest()
        return self.page.evaluate(LOOK)

    def take(self) -> list[Seen]:
        """To the end; gives all that the companion said."""
        last = None
        for _ in range(MOST):
            now = self.look()
            assert now is not None, "the companion is gone"
            if (now["step"], now["kind"]) != last:
                last = now["step"], now["kind"]
                self.seen.append(Seen(now["step"], now["kind"], now["text"]))
                self.check(now)
                self.on_step(now)
            if now["kind"] == "over":
                return self.seen
            self.go_on(now)
        raise AssertionError(f"the lesson does not end: {now}")

    def read_on(self) -> None:
        """Until there is something to do."""
        while (now := self.look())["kind"] != "do":
            self.go_on(now)

    def check(self, now: Any) -> None:
        """What must be so at every step: something is said, what is pointed at is there, in sight and not covered."""
        where = f"at step {now['step']}, {now['text'][:60]!r}"
        assert now["text"].strip(), where
        assert "[lesson-" not in now["text"], where
        # Who has gone another way may be shown what is not there.
        strayed = any(seen.kind == "astray" for seen in self.seen)
        assert strayed or not now["missing"], f"{where}: {now['missing']} is not on the board"
        assert now["wide"], f"{where}: the page is wider than the window"
        # Where there is room enough, it lies over nothing that one is asked, or chooses among.
        roomy = now["window"][0] >= 1280 and now["window"][1] >= 800
        # In a small one it is a sheet, under which the board is scrolled.
        beside = now["window"][0] > SMALL
        until = monotonic() + A_LOOK
        while (
            not self.is_inside(now) or (roomy and (now["covers"] or now["cut"])) or (beside and now["chosen"])
        ) and monotonic() < until:
            # It has just grown with what it says: it is put elsewhere when it looks around the next time.
            self.page.evaluate(A_MOMENT)
            now = self.look()
        assert self.is_inside(now), f"{where}: the card is not whole in the window"
        assert not (roomy and now["covers"]), f"{where}: {now['covers']} are covered"
        assert not (roomy and now["cut"]), f"{where}: the tabs are covered in part"
        assert not (beside and now["chosen"]), f"{where}: {now['chosen']} are covered"
        if now["tray"] and not beside:
            assert now["over"] < 1, f"{where}: {now['over']} px of the prompt or its tray are covered"
        if now["kind"] == "early" and not beside:
            assert now["over"] < 1, f"{where}: what is to be answered first is covered"
        if now["kind"] == "do" and not now["needless"]:
            assert now["halos"], f"{where}: nothing is pointed at"
        # What is only spoken of is lit as well: none of it may be out of sight, as a player in a strip that is moved.
        if now["kind"] in ("read", "watch") and now["points"]:
            assert now["halos"], f"{where}: what it speaks of is out of sight"

    def is_inside(self, now: Any) -> bool:
        """Whether the whole card is in the window."""
        left, top, width, height = now["card"]
        across, down = now["window"]
        return bool(min(left, top) >= 0 and left + width <= across + 1 and top + height <= down + 1)

    def go_on(self, now: Any) -> None:
        if now["asks"] or now["chooser"]:
            self.player.play_if_asked()
        elif now["kind"] in ("read", "astray"):
            self.press(".companion-acts .primary")
        elif now["needless"] and not self.stray(now["step"]):
            # What it prepares can be done without it: nothing is lit, and it may be skipped.
            self.press(".companion-acts .button")
        elif now["kind"] == "end" or (now["kind"] == "do" and not self.stray(now["step"])):
            self.do(now)
        elif now["kind"] in ("do", "free", "early"):
            self.strayed += now["kind"] == "do"
            self.fold()
            assert self.player.play_if_asked(), f"there is nothing to do at step {now['step']}"

    def do(self, now: Any) -> None:
        """What the companion points at."""
        if self.hands == "keys":
            self.press(".companion-acts .button")
            assert self.page.evaluate("!document.activeElement.closest('.companion, body:focus')"), now
            self.page.keyboard.press("Enter")
            return
        until = monotonic() + A_LOOK
        while monotonic() < until:
            before, now = now["halos"], self.look()
            # Where a part of the board has just been opened, it may still come to where it is shown.
            for halo in now["halos"] if now["halos"] == before else []:
                at = self.page.evaluate(OPEN, halo[2:])
                if at is not None:
                    self.press_at(*at)
                    return
            # Whoever has pressed beside it, because the board still moved, closes what came up.
            if self.page.locator(".tip[data-pinned]").count():
                self.page.keyboard.press("Escape")
            # And the companion gets out of its way.
            self.page.evaluate(A_MOMENT)
        raise AssertionError(f"what is pointed at is covered: {now}")

    def press(self, selector: str) -> None:
        found = self.page.locator(selector).first
        if self.hands == "keys":
            found.focus()
            self.page.keyboard.press("Enter")
        elif self.hands == "touch":
            found.tap()
        else:
            found.click()

    def press_at(self, x: float, y: float) -> None:
        if self.hands == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def fold(self) -> None:
        """Put the companion aside, to reach what lies below it."""
        if self.page.locator(".companion:not(.folded)").count():
            self.press(".companion header button[aria-expanded]")
            self.visitor.rest()
