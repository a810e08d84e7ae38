"""Lines of text as Textual shows them: the players in their colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.style import Style
from rich.text import Text

from burgher.drawing.page import Page, named

SHADES = {
    "red": "#e2786c",
    "blue": "#76a5dd",
    "yellow": "#ffdb78",
    "green": "#69bd9b",
    "purple": "#b58bd2",
    "white": "#efe6d2",
}
"""The colours of those who play, as light as a dark ground needs them."""
STYLES = {"": Style(), "bold": Style(bold=True), "soft": Style(dim=True), "ask": Style(bold=True, color="cyan")}


class ScreenPage(Page):
    """Hands its lines on, instead of printing them."""

    def __init__(self, names: Sequence[str], write: Callable[[Text], object], colours: Sequence[str] = ()) -> None:
        super().__init__(names, colours)
        self._write = write
        self._found = named(names)

    def say(self, text: str, style: str = "") -> None:
        self._write(self.text(text, style))

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        self.say("\n".join(lines), style)

    def text(self, text: str, style: str = "") -> Text:
        """A text with its colours."""
        made = Text(text, style=STYLES[style])
        for found in () if self._found is None else self._found.finditer(text):
            shade = SHADES[self.colour_of(found[0])]
            made.stylize(Style(bold=True, color=shade), found.start(), found.end())
        return made
