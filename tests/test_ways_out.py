"""What an answer is called that does without something: never just "Done", but what is left undone."""

from __future__ import annotations

from typing import Any

import pytest

import burgher
from burgher.examples import illustrations, try_out
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


def way_out(name: str, actions: int, language: str) -> str | None:
    """What "done" is called after so many actions of an example of Rise to Nobility; None: it may not be said yet."""
    game = burgher.find("nobility")
    example = illustrations(game).examples[name]
    match = try_out(example, example.actions[:actions])
    if not any(str(action) in WAYS_OUT for action in match.legal):
        return None
    view: Any = match.view(example.seat)
    asked = view["asked"]
    words = Words(language, game.name, strict=True, more=("web", "nobility-web"))
    return words.say("enough", question=asked["question"], taken=asked["placed"] or 0)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Sell no more", "Place no apprentice", "Place no more"]),
        ("de", ["Nichts mehr verkaufen", "Keinen Lehrling einsetzen", "Keinen weiteren einsetzen"]),
        ("fr", ["Ne plus rien vendre", "Ne placer aucun apprenti", "Ne plus en placer"]),
        ("pl", ["Nie sprzedawaj więcej", "Nie umieszczaj ucznia", "Nie umieszczaj więcej"]),
    ],
)
def test_a_way_out_does_not_give_up_what_was_done(language: str, told: list[str]) -> None:
    """Before the first sale there is none; after it, and after the first apprentice, it leaves only the rest undone."""
    assert way_out("port", 2, language) is None
    after = [("port", 3), ("o08", 3), ("o08", 4)]
    assert [way_out(name, actions, language) for name, actions in after] == told
