"""What an answer is called that does without something: never just "Done", but what is left undone."""

from __future__ import annotations

import pytest

import burgher
from burgher.words import Words, languages
from tests.browser.positions import questions

WAYS_OUT = {"done", "decline"}


@pytest.mark.parametrize("game", burgher.names())
def test_a_way_out_says_what_it_gives_up(game: str) -> None:
    may = [(one.question, burgher.load(one.record["position"]).legal) for one in questions(game)]
    asked = {question for question, legal in may if WAYS_OUT & {str(action) for action in legal}}
    assert len(asked) >= 5
    for language in languages():
        words = Words(language, game, strict=True, more=("web", f"{game}-web"))
        plain = words.say("enough", question="", taken=0)
        assert [one for one in sorted(asked) if words.say("enough", question=one, taken=0) == plain] == [], language
