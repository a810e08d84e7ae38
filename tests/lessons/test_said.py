"""What the companion and the prompt say is true of every game, not only of the one that a lesson has in mind."""

from __future__ import annotations

import pytest

from burgher.words import Words, languages
from tests.lessons.test_other_ways import _at

GOES_ON = {
    "belfort": ("chance-turn-up", "chance-draw", "chance-np-draw", "turn-goes-on", "lesson-turn-goes-on"),
    "nobility": ("chance-turn-up", "chance-stock", "chance-roll", "turn-goes-on", "lesson-turn-goes-on"),
}
YOUR_TURN = {"en": ("your turn",), "de": ("dein Zug", "am Zug"), "fr": ("ton tour",), "pl": ("twoja tura",)}


def _words(language: str, game: str) -> Words:
    return Words(language, game, strict=True, more=("web", "lessons", f"{game}-web", f"{game}-lessons"))


def test_after_chance_there_may_be_nothing_left_but_to_end_the_turn() -> None:
    """So a table, which ends such turns by itself, goes on with the next player."""
    learner = _at("nobility", "first-game", "guilds-take")
    for text in ("die 6", "visit tavern", "take s19"):
        learner.do(text)
    assert learner.taken[-1].seat != learner.lesson.seat
    assert learner.legal == ["end"]


@pytest.mark.parametrize("game", sorted(GOES_ON))
@pytest.mark.parametrize("language", languages())
def test_nobody_is_promised_a_turn_that_may_be_over_after_chance(language: str, game: str) -> None:
    words = _words(language, game)
    for id in GOES_ON[game]:
        said = words.say(id)
        assert not any(one in said for one in YOUR_TURN[language]), said
