"""Somebody who plays at a table through the page alone: by mouse, by keys or by touch."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any

from tests.browser.visitor import Visitor
from tests.browser.windows import PATIENCE

WAY = 40
"""Looks at the page on the way to something by keys."""


class Player(ABC):
    """Chooses by chance among what glows. ``haste`` is how gladly a turn is ended.

    It looks only when the page is at rest: what it does follows from its seed and the table's alone.
    """

    def __init__(self, visitor: Visitor, seed: int, haste: float = 0.3) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.random = Random(seed)
        self.haste = haste
        self.steps = 0
        self._last = "nothing yet"

    def play(self, most: int = 5000) -> bool:
        """Play on, ``most`` steps at most; tells whether the game is over."""
        for _ in range(most):
            found = self._look()
            if found == "over":
                return True
            assert found["choices"], f"after {self._last!r} there is nothing to choose: {self._words()}"
            self._choose(found)
        return False

    def play_if_asked(self) -> bool:
        """Play a step, if there is something to choose; tells whether there was."""
        found = self._look()
        if found == "over" or not found["choices"]:
            return False
        self._choose(found)
        return True

    def _look(self) -> Any:
        """What can be chosen when the page is at rest; "over" at the end."""
        found = self.page.evaluate("(patience) => hands.choices(patience)", PATIENCE)
        assert found is not None, f"after {self._last!r} the page does not come to rest: {self._words()}"
        return found

    def _choose(self, found: dict[str, Any]) -> None:
        left = dict(enumerate(found["choices"]))
        while True:
            assert left, f"nothing can be reached: {[one['name'] for one in found['choices']]}"
            index = self._pick(left)
            self._last = left.pop(index)["name"]
            if self.take(index):
                break
        self.visitor.done.append(self._last)
        self.steps += 1
        after = self._look()
        assert after == "over" or after["state"] != found["state"], f"nothing came of choosing {self._last!r}"

    def _pick(self, choices: Mapping[int, dict[str, str]]) -> int:
        bar = [k for k, one in choices.items() if one["kind"] == "bar"]
        if bar and (len(bar) == len(choices) or self.random.random() < self.haste):
            return self.random.choice(bar)
        here = [k for k, one in choices.items() if one["kind"] in ("board", "tray")]
        if here and self.random.random() < 0.85:
            return self.random.choice(here)
        return self.random.choice([k for k in choices if k not in bar])

    @abstractmethod
    def take(self, index: int) -> bool:
        """Choose the thing; False when something lies over it that asks for the same."""

    def _words(self) -> str:
        return str(self.page.evaluate("document.body.innerText"))[:600]

    def _point(self, index: int) -> tuple[float, float] | None:
        at = self.page.evaluate("(index) => hands.reach(index)", index)
        assert at is not None, f"{self._last!r} is covered, or off the screen"
        return None if at == "under the tray" else (at[0], at[1])


class MousePlayer(Player):
    def take(self, index: int) -> bool:
        at = self._point(index)
        if at:
            self.page.mouse.click(*at)
        return at is not None


class TouchPlayer(Player):
    def take(self, index: int) -> bool:
        at = self._point(index)
        if at:
            self.page.touchscreen.tap(*at)
        return at is not None


class KeyPlayer(Player):
    def _pick(self, choices: Mapping[int, dict[str, str]]) -> int:
        # What is at hand is taken more often: nobody tabs around the whole page for every step.
        near: list[int] = [k for k in self.page.evaluate("hands.near()") if k in choices]
        if near and self.random.random() < 0.9:
            return self.random.choice(near)
        return super()._pick(choices)

    def take(self, index: int) -> bool:
        for _ in range(WAY):
            way = self.page.evaluate("(index) => hands.way(index)", index)
            if way is None:
                self.page.keyboard.press("Enter")
                return True
            key, times = way
            for _ in range(times):
                self.page.keyboard.press(key)
        raise AssertionError(f"the keys do not lead to {self._last!r}")
