"""The table as text and as a picture, for people who watch a learner play."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from burgher.core.errors import BadOption
from burgher.core.game import Game
from burgher.core.state import State

if TYPE_CHECKING:
    from PIL.ImageFont import ImageFont

MODES = (None, "human", "ansi", "rgb_array")
COLOURS = ((178, 58, 72), (46, 98, 158), (214, 158, 46), (72, 128, 82), (122, 86, 150), (90, 90, 96))
"""One for each seat."""
PAPER = (250, 247, 240)
INK = (38, 34, 30)
MARGIN = 12
BAR = 14
LINE = 13
WIDTH = 960
HEIGHT = 720
"""Of the picture. It is always the same, so that frames make a film."""


def check_mode(mode: str | None) -> None:
    if mode not in MODES:
        known = ", ".join(str(one) for one in MODES)
        raise BadOption(f"render_mode is {mode!r}; it may be one of {known}")


class Renderer:
    """Draws positions as everybody at the table sees them."""

    def __init__(self, game: Game, mode: str | None) -> None:
        # What draws the table for the terminal and says its words is only loaded for those who look.
        from burgher.drawing.table import drawn
        from burgher.words import Words

        self._game = game
        self._mode = mode
        self._drawn = drawn
        self._words = Words("en", "cli")
        self._told = Words("en", game.name)
        self._font: ImageFont | None = None

    def render(self, state: State) -> str | NDArray[np.uint8] | None:
        match self._mode:
            case "ansi":
                return self.text(state)
            case "rgb_array":
                return self.picture(state)
            case "human":
                sys.stdout.write(self.text(state) + "\n")
        return None

    def text(self, state: State) -> str:
        view = self._game.view(state, None)
        asked = [] if state.seat < 0 else ["", self._told.say(self._game.prompt(state), "others")]
        return "\n".join([*self._drawn(self._game, view, self._told, self._words), *asked])

    def picture(self, state: State) -> NDArray[np.uint8]:
        """Bars for the points of each seat, and below them the table in letters."""
        from PIL import Image, ImageDraw, ImageFont

        if self._font is None:
            self._font = ImageFont.load_default_imagefont()
        image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        draw = ImageDraw.Draw(image)
        scores = state.scores()
        room = WIDTH - 2 * MARGIN
        most = max(1, *scores) if len(scores) > 1 else max(1, scores[0])
        y = MARGIN
        for score, colour in zip(scores, COLOURS, strict=False):
            draw.rectangle((MARGIN, y, MARGIN + room * max(score, 0) // most, y + BAR - 4), fill=colour)
            y += BAR
        for line in self.text(state).splitlines():
            y += LINE
            # The font has the letters of western Europe.
            known = line.encode("latin-1", "replace").decode("latin-1")
            draw.text((MARGIN, y), known, fill=INK, font=self._font)
        return np.asarray(image, np.uint8)
