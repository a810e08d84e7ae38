"""Somebody with the box on the table, who enters what is printed on the pieces: by mouse, by keys or by touch."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

Values = Mapping[str, Any]


class Owner(ABC):
    """Goes through the pieces in the order of the page, enters what differs and confirms each; counts the presses."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.presses = 0
        answer = visitor.context.request.get(f"{visitor.url}/api/games/{game}/box")
        self.box: dict[str, Any] = answer.json()

    def enter(self, values: Values) -> None:
        """Enter values by their paths, chapter by chapter."""
        ids = {piece["id"] for part in self.box["parts"] for piece in part["pieces"]}
        chapter = ""
        for part in self.box["parts"]:
            fields = {field["name"]: field for field in part["fields"]}
            for piece in part["pieces"]:
                own = {path: value for path, value in values.items() if path.rpartition(".")[0].startswith(piece["id"])}
                if not own:
                    continue
                if part["chapter"] != chapter:
                    chapter = part["chapter"]
                    self.open(chapter)
                before = {f"{piece['id']}.{name}": value for name, value in zip(fields, piece["values"], strict=True)}
                names = {path: path.removeprefix(f"{piece['id']}.") for path in own}
                wanted = {names[path]: (fields[names[path]], before[path], value) for path, value in own.items()}
                assert piece["id"] in ids
                self.enter_piece(piece["id"], wanted)
        self.visitor.rest()

    def open(self, chapter: str) -> None:
        tab = self.page.locator(f"#box-tab-{chapter}")
        if tab.get_attribute("aria-selected") != "true":
            self.press(tab)
            self.visitor.rest()

    def piece(self, id: str) -> Locator:
        return self.page.locator(f'[data-box-piece="{id}"]')

    @abstractmethod
    def press(self, what: Locator) -> None: ...

    @abstractmethod
    def enter_piece(self, id: str, wanted: dict[str, tuple[dict[str, Any], Any, Any]]) -> None: ...


class Pointing(Owner):
    """By mouse, or with a finger: icons are pressed, numbers typed."""

    touch = False

    def press(self, what: Locator) -> None:
        self.presses += 1
        if self.touch:
            what.tap()
        else:
            what.click()

    def enter_piece(self, id: str, wanted: dict[str, tuple[dict[str, Any], Any, Any]]) -> None:
        piece = self.piece(id)
        for name, (field, before, value) in wanted.items():
            if before != value:
                self._enter(piece, name, field, before, value)
        self.press(piece.locator(".box-as-mine"))

    def _enter(self, piece: Locator, name: str, field: dict[str, Any], before: Any, value: Any) -> None:
        if field["kind"] == "numbers":
            for k, (old, new) in enumerate(zip(before, value, strict=True)):
                if old != new:
                    self._type(piece.locator(f'[data-stop="{name}[{k}]"]'), new)
            return
        stop = piece.locator(f'[data-stop="{name}"]')
        if field["kind"] == "words":
            options = stop.locator("xpath=..").locator("button")
            for k, word in enumerate(field["words"]):
                if (word in before) != (word in value):
                    self.press(options.nth(k))
        elif field["kind"] == "word":
            self.press(stop.locator("xpath=..").locator("button").nth(field["words"].index(value)))
        elif stop.evaluate("(one) => one.matches('[role=radio]')"):
            self.press(stop.locator("xpath=..").locator("button").nth(value - field["low"]))
        elif stop.evaluate("(one) => one.tagName === 'INPUT'"):
            self._type(stop, value)
        else:
            there = stop if value > before else stop.locator("xpath=..").locator(".box-count-down")
            for _ in range(abs(value - before)):
                self.press(there)

    def _type(self, field: Locator, value: int) -> None:
        self.press(field)
        self.presses += len(str(value))
        self.page.keyboard.type(str(value))


class Touching(Pointing):
    touch = True


class Typing(Owner):
    """By keys alone: a digit is the number, or the one of several; Tab goes on, Enter confirms and goes to the next."""

    def press(self, what: Locator) -> None:
        what.focus()
        self.key("Enter")

    def key(self, key: str) -> None:
        self.presses += 1
        self.page.keyboard.press(key)

    def enter_piece(self, id: str, wanted: dict[str, tuple[dict[str, Any], Any, Any]]) -> None:
        if self.page.evaluate("document.activeElement.closest('[data-box-piece]')?.dataset.boxPiece") != id:
            # As after the last piece of a chapter: the first of the next is where Tab leads from its tab.
            self.piece(id).locator("[data-stop]").first.focus()
        left = {name for name, (_, before, value) in wanted.items() if before != value}
        while left:
            stop = self.page.evaluate("document.activeElement.dataset.stop")
            name = stop.partition("[")[0]
            if name not in left:
                self.key("Tab")
                continue
            field, before, value = wanted[name]
            self._enter(stop, field, before, value)
            if field["kind"] != "numbers" or stop.endswith(f"[{len(value) - 1}]"):
                left.discard(name)
        self.key("Enter")

    def _enter(self, stop: str, field: dict[str, Any], before: Any, value: Any) -> None:
        if field["kind"] == "numbers":
            at = int(stop.rpartition("[")[2][:-1])
            for digit in str(value[at]):
                self.key(digit)
            self.key("Tab")
        elif field["kind"] == "words":
            for k, word in enumerate(field["words"], 1):
                if (word in before) != (word in value):
                    self.key(str(k))
        elif field["kind"] == "word":
            self.key(str(field["words"].index(value) + 1))
        elif self.page.evaluate("document.activeElement.matches('[role=radio]')"):
            self.key(str(value - field["low"] + 1))
        else:
            for digit in str(value):
                self.key(digit)


def owners() -> dict[str, type[Owner]]:
    return {"pointer": Pointing, "keys": Typing, "touch": Touching}
