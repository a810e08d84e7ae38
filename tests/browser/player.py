"""Somebody who plays at a table through the page alone: by mouse, by keys or by touch."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.browser.visitor import PATIENCE, Visitor

A_MOMENT = 200
"""Milliseconds to see whether it is somebody's turn."""
AGAIN = 20_000
"""Milliseconds after which somebody who sees nothing change chooses again."""
ASTRAY = 2
"""How often that may have to be in a game."""
TRIES = 50
"""Looks in a row after which something that cannot be reached will not be reached."""
WAY = 40
"""Looks at the page on the way to something by keys."""


class Player(ABC):
    """Chooses by chance among what glows. ``haste`` is how gladly a turn is ended."""

    def __init__(self, visitor: Visitor, seed: int, haste: float = 0.3) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.random = Random(seed)
        self.haste = haste
        self.steps = 0
        self._tries = 0
        self._before = ""
        self._last = "nothing yet"

    def play(self, most: int = 5000) -> bool:
        """Play on, ``most`` steps at most; tells whether the game is over."""
        for _ in range(most):
            found = self._look(AGAIN)
            if found is None:
                found = self._look_once_more()
            if found == "over":
                return True
            self._choose(found)
        return False

    def play_if_asked(self) -> bool:
        """Play a step, if there is something to choose; tells whether there was."""
        found = self._look(A_MOMENT)
        if found is None or found == "over":
            return False
        self._choose(found)
        return True

    def look_again(self) -> None:
        """Choose anew, even where nothing has changed since the last choice."""
        self._before = ""

    def _look_once_more(self) -> Any:
        """On a slow machine a press may come in the very moment in which something else changes, and go astray.

        A person chooses again, and so does this one; each time is told at the end of the run.
        """
        before, self._before = self._before, ""
        found = self._look(PATIENCE)
        assert found is not None, f"after {self._last!r} there was nothing to choose: {self._words()}"
        if found != "over" and self._before == before:
            self.visitor.astray.append(self._last)
            assert len(self.visitor.astray) <= ASTRAY, f"nothing came of choosing {self.visitor.astray}"
        return found

    def _look(self, patience: int) -> Any:
        """What can be chosen, as soon as there is something; "over" at the end, None when nothing comes."""
        found = self.page.evaluate("([before, patience]) => hands.choices(before, patience)", [self._before, patience])
        if found is None or found == "over":
            return found
        self._before = found["state"]
        return found["choices"]

    def _choose(self, choices: Sequence[dict[str, str]]) -> None:
        index = self._pick(choices)
        self._last = choices[index]["name"]
        self.visitor.done.append(self._last)
        if self.take(index):
            self.steps += 1
            self._tries = 0
        else:
            self._tries += 1
            assert self._tries < TRIES, f"nothing can be reached: {[one['name'] for one in choices]}"
            self.look_again()

    def _pick(self, choices: Sequence[dict[str, str]]) -> int:
        places = range(len(choices))
        bar = [k for k in places if choices[k]["kind"] == "bar"]
        if bar and (len(bar) == len(choices) or self.random.random() < self.haste):
            return self.random.choice(bar)
        here = [k for k in places if choices[k]["kind"] in ("board", "tray")]
        if here and self.random.random() < 0.85:
            return self.random.choice(here)
        return self.random.choice([k for k in places if k not in bar])

    @abstractmethod
    def take(self, index: int) -> bool:
        """Choose the thing; False when it is not there any more."""

    def _words(self) -> str:
        return str(self.page.evaluate("document.body.innerText"))[:600]

    def _point(self, index: int) -> tuple[float, float] | None:
        at = self.page.evaluate("(index) => hands.reach(index)", index)
        assert at is not None, f"{self._last!r} is covered, or off the screen"
        return None if at == "gone" else (at[0], at[1])


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
    def _pick(self, choices: Sequence[dict[str, str]]) -> int:
        # What is at hand is taken more often: nobody tabs around the whole page for every step.
        near: list[int] = self.page.evaluate("hands.near()")
        if near and self.random.random() < 0.9:
            return self.random.choice(near)
        return super()._pick(choices)

    def take(self, index: int) -> bool:
        for _ in range(WAY):
            way = self.page.evaluate("(index) => hands.way(index)", index)
            if way is None:
                self.page.keyboard.press("Enter")
                return True
            if way == "gone":
                return False
            key, times = way
            for _ in range(times):
                self.page.keyboard.press(key)
        raise AssertionError(f"the keys do not lead to {self._last!r}")
