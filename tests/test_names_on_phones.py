"""Names that stand side by side on a small screen."""

from __future__ import annotations

import pytest

from burgher.words import Words

LANGUAGES = ("en", "de", "fr", "pl")
PANES = ("city", "work", "market", "mine", "others")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_board_is_not_called_like_the_mine(language: str) -> None:
    words = Words(language, "belfort", strict=True, more=("web", "belfort-web"))
    names = [words.say(f"pane-{pane}") for pane in PANES]
    assert len(set(names)) == len(PANES)
    assert words.say("piece-mine").lower() not in [name.lower() for name in names]
