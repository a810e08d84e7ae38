"""Somebody with the box on the table, who enters what is printed on the pieces: by mouse, by keys or by touch."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

Values = Mapping[str, Any]
Wanted = dict[str, tuple[dict[str, Any], Any, Any]]
"""What is to be entered on a piece, by name: the field, what stands there, and what should."""
FACES = range(1, 7)
BESIDE = {"guilds": "guild_apprentices"}
"""Conditions with a second amount."""


class Owner(ABC):
    """Goes through the pieces in the order of the page, enters what differs and confirms each; counts the presses."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.presses = 0
        self.listed = ""
        """The piece on which something was chosen from a list last."""
        answer = visitor.ask.get(f"{visitor.url}/api/games/{game}/box")
        self.box: dict[str, Any] = answer.json()

    def enter(self, values: Values) -> None:
        """Enter values by their paths, chapter by chapter."""
        ids = {piece["id"] for part in self.box["parts"] for piece in part["pieces"]}
        chapter = ""
        for part in self.box["parts"]:
            fields = {field["name"]: field for field in part["fields"]}
            for piece in part["pieces"]:
                own = {path: value for path, value in values.items() if f"{path}.".startswith(f"{piece['id']}.")}
                if not own:
                    continue
                if part["chapter"] != chapter:
                    chapter = part["chapter"]
                    self.open(chapter)
                before = {
                    f"{piece['id']}.{name}".rstrip("."): value
                    for name, value in zip(fields, piece["values"], strict=True)
                }
                names = {path: path.removeprefix(piece["id"]).removeprefix(".") for path in own}
                wanted = {names[path]: (fields[names[path]], before[path], value) for path, value in own.items()}
                assert piece["id"] in ids
                self.enter_piece(piece["id"], self.without_lists(piece["id"], wanted))
        self.visitor.rest()

    def without_lists(self, id: str, wanted: Wanted) -> Wanted:
        """Enter what is chosen from lists that open, with its amounts; give what is left."""
        left = dict(wanted)
        for kind in ("effect", "need", "points"):
            own = {name.removeprefix(f"{kind}."): one for name, one in wanted.items() if name.startswith(f"{kind}.")}
            left = {name: one for name, one in left.items() if not name.startswith(f"{kind}.")}
            if any(before != value for _, before, value in own.values()):
                self._enter_list(id, kind, own)
        for name in {"measure", "benefit"} & set(left):
            _, before, value = left.pop(name)
            if before != value:
                self._pick(id, name, value)
        if "from_the_left" in left:
            _, before, value = left.pop("from_the_left")
            self._seat(id, before, value)
        return left

    def _enter_list(self, id: str, kind: str, own: Wanted) -> None:
        """Some of many things, each with an amount: an event's effect, an objective's conditions, steps of points."""
        amounts = {name: (before, value) for name, (_, before, value) in own.items() if name not in BESIDE.values()}
        before = [name for name, (old, _) in amounts.items() if old]
        after = [name for name, (_, new) in amounts.items() if new]
        assert len(before) == len(after), "a box with as many of them on each piece"
        gone = [name for name in before if name not in after]
        now = {name: before_ for name, (before_, _) in amounts.items()}
        for old, new in zip(gone, [name for name in after if name not in before], strict=True):
            self._pick(id, {"effect": "effect", "need": f"need {old}", "points": f"step {old}"}[kind], new)
            now[new] = now[old]
        for name in after:
            if now[name] != amounts[name][1]:
                self._amount(id, f"{kind}.{name}", amounts[name][1])
            beside = BESIDE.get(name) if kind == "need" else None
            if beside is not None and self._shown(id, f"need.{beside}") != str(own[beside][2]):
                self._amount(id, f"need.{beside}", own[beside][2])

    def _seat(self, id: str, before: list[str], value: list[str]) -> None:
        """Who is chosen for a place changes places with whoever was there."""
        now = list(before)
        for k, who in enumerate(value):
            if now[k] != who:
                now[now.index(who)], now[k] = now[k], who
                self._pick(id, f"from_the_left[{k}]", who)

    def _shown(self, id: str, stop: str) -> str:
        return self.piece(id).locator(f'[data-stop="{stop}"]').input_value()

    def _pick(self, id: str, stop: str, value: str) -> None:
        """Open a list, and choose."""
        self.presses += 2
        self.piece(id).locator(f'select[data-stop="{stop}"]').select_option(value)

    def _amount(self, id: str, stop: str, value: int) -> None:
        self.press(self.piece(id).locator(f'[data-stop="{stop}"]'))
        self.presses += len(str(value))
        self.page.keyboard.type(str(value))

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
    def enter_piece(self, id: str, wanted: Wanted) -> None: ...


class Pointing(Owner):
    """By mouse, or with a finger: icons are pressed, numbers typed."""

    touch = False

    def press(self, what: Locator) -> None:
        self.presses += 1
        if self.touch:
            what.tap()
        else:
            what.click()

    def enter_piece(self, id: str, wanted: Wanted) -> None:
        piece = self.piece(id)
        for name, (field, before, value) in wanted.items():
            if before != value:
                self._enter(piece, name, field, before, value)
        self.press(piece.locator(".box-as-mine"))

    def _enter(self, piece: Locator, name: str, field: dict[str, Any], before: Any, value: Any) -> None:
        if field["kind"] == "numbers" and field["count"] is not None:
            for k, (old, new) in enumerate(zip(before, value, strict=True)):
                if old != new:
                    self._type(piece.locator(f'[data-stop="{name}[{k}]"]'), new)
            return
        stop = piece.locator(f'[data-stop="{name}"]')
        if field["kind"] == "numbers":
            for face in FACES:
                if (face in before) != (face in value):
                    self.press(stop.locator("xpath=..").locator("button").nth(face - 1))
            return
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

    def enter_piece(self, id: str, wanted: Wanted) -> None:
        left = {name for name, (_, before, value) in wanted.items() if before != value}
        here = self.page.evaluate("document.activeElement.closest('[data-box-piece]')?.dataset.boxPiece")
        if here != id or self.listed == id:
            # As after the last piece of a chapter, where a press leads to the first of the next; or after a list.
            self.piece(id).locator("[data-stop]").first.focus()
        while left:
            stop = self.page.evaluate("document.activeElement.dataset.stop")
            name = stop.partition("[")[0]
            field, before, value = wanted.get(name, ({}, 0, 0))
            at = int(stop.rpartition("[")[2][:-1]) if "[" in stop else None
            if name not in left or (at is not None and before[at] == value[at]):
                self.key("Tab")
            elif at is None:
                self._enter(field, before, value)
            else:
                self._digits(stop, value[at])
            if at is None or at == len(value) - 1:
                left.discard(name)
        self.key("Enter")

    def _enter(self, field: dict[str, Any], before: Any, value: Any) -> None:
        if field["kind"] in ("words", "numbers"):
            for k, one in enumerate(field["words"] or FACES, 1):
                if (one in before) != (one in value):
                    self.key(str(k))
        elif field["kind"] == "word":
            self.key(str(field["words"].index(value) + 1))
        elif self.page.evaluate("document.activeElement.matches('[role=radio]')"):
            self.key(str(value - field["low"] + 1))
        else:
            for digit in str(value):
                self.key(digit)

    def _digits(self, stop: str, value: int) -> None:
        """A number goes on by itself where no further digit would fit."""
        for digit in str(value):
            self.key(digit)
        if self.page.evaluate("document.activeElement.dataset.stop") == stop:
            self.key("Tab")

    def _amount(self, id: str, stop: str, value: int) -> None:
        self.key("Tab")
        self.piece(id).locator(f'[data-stop="{stop}"]').focus()
        for digit in str(value):
            self.key(digit)

    def _pick(self, id: str, stop: str, value: str) -> None:
        self.listed = id
        super()._pick(id, stop, value)


def owners() -> dict[str, type[Owner]]:
    return {"pointer": Pointing, "keys": Typing, "touch": Touching}
