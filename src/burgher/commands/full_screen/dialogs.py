"""What lies over the table for a while: the curtain between two people, something to read, saving before one leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from burgher.words import Words


class Curtain(ModalScreen[None]):
    """Hides the table until the next person sits at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", "")]

    def __init__(self, text: str, go_on: str) -> None:
        super().__init__()
        self._text, self._go_on = text, go_on

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._text, markup=False)
            yield Button(self._go_on, variant="primary", id="go-on")

    def on_button_pressed(self) -> None:
        self.dismiss()


class Reading(ModalScreen[None]):
    """A long text, and a line that asks for another: the rules by a word, or what can be typed."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, told: Callable[[str], str], hint: str | None = None) -> None:
        super().__init__()
        self._told, self._hint = told, hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog-large"):
            if self._hint is not None:
                yield Input(placeholder=self._hint, id="about")
            with VerticalScroll():
                yield Static(self._told(""), id="told", markup=False)

    def on_mount(self) -> None:
        (self.query_one("#about") if self._hint is not None else self.query_one(VerticalScroll)).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.query_one("#told", Static).update(self._told(event.value.strip()))
        self.query_one(VerticalScroll).scroll_home(animate=False)


class Leaving(ModalScreen[str | None]):
    """Asks for the name of a file; gives it, "" for none, or None to stay."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "stay", "")]

    def __init__(self, words: Words, file: str) -> None:
        super().__init__()
        self._words, self._file = words, file

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._words.say("screen-save-as"), markup=False)
            yield Input(value=self._file, id="file")
            yield Static(self._words.say("screen-stay"), classes="soft", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip())

    def action_stay(self) -> None:
        self.dismiss(None)
