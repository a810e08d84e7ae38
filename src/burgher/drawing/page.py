"""Where lines of text go: broken at words to the terminal's width, with the players in their colours."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from collections.abc import Iterable, Sequence

from burgher.core.colours import settle
from burgher.drawing.columns import width

CODES = {"red": "91", "blue": "94", "yellow": "93", "green": "92", "purple": "95", "white": "97"}
"""The colours of those who play, as terminals number them."""
STYLES = {"": "", "bold": "1", "soft": "2", "ask": "1;96"}
GAP = re.compile(r"(?<=\S) {2,}(?=\S)")


def has_colours() -> bool:
    """Whether whoever reads sees colours, and wants them (https://no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class Page:
    """Prints lines for those who play a game."""

    def __init__(self, names: Sequence[str], colours: Sequence[str] = ()) -> None:
        self.names = tuple(names)
        self.colours = tuple(colours) or settle([None] * len(self.names))
        self._named = named(names)

    def say(self, text: str, style: str = "") -> None:
        """Print a text of one or several lines."""
        for line in text.split("\n"):
            for part in broken(line, width() + 1) if sys.stdout.isatty() else [line]:
                print(self.painted(part, style) if has_colours() else part)

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.say(line, style)

    def painted(self, line: str, style: str = "") -> str:
        """A line with the codes for its colours."""
        code = STYLES[style]
        begin, end = (f"\x1b[{code}m", "\x1b[0m") if code else ("", "")
        if self._named is not None:
            line = self._named.sub(lambda found: self._name(found[0], begin), line)
        return f"{begin}{line}{end}"

    def _name(self, name: str, then: str) -> str:
        return f"\x1b[{CODES[self.colour_of(name)]}m{name}\x1b[0m{then}"

    def colour_of(self, name: str) -> str:
        """The colour of whoever is called so."""
        return self.colours[self.names.index(name)]


def named(names: Sequence[str]) -> re.Pattern[str] | None:
    """Finds the names of those who play in what is told of them."""
    longest = sorted({name for name in names if name.strip()}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)") if longest else None


def broken(line: str, most: int) -> list[str]:
    """A line as several that fit, broken between words. What follows hangs under the last column of the first."""
    if len(line) <= most:
        return [line]
    gaps = [gap.end() for gap in GAP.finditer(line) if gap.end() <= most // 2]
    hang = gaps[-1] if gaps else len(line) - len(line.lstrip()) + 2
    return textwrap.wrap(
        line,
        most,
        subsequent_indent=" " * hang,
        break_long_words=False,
        break_on_hyphens=False,
        replace_whitespace=False,
        drop_whitespace=True,
    ) or [line]
