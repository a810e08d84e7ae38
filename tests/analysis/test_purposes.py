"""What a move is for, where the coach has nothing to compare: every sentence belongs to moves that there are."""

from __future__ import annotations

import re

import pytest

from burgher.core import registry
from burgher.words import LOCALES, languages


def said(game: str, language: str) -> set[str]:
    text = (LOCALES / language / f"{game}-analysis.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(purpose-[a-z-]+) = ", text, re.M))


@pytest.mark.parametrize("game", ["belfort", "nobility"])
def test_a_purpose_is_that_of_a_move(game: str) -> None:
    moves = set()
    for action in registry.find(game).actions:
        verb = f"purpose-{action.verb.replace(' ', '-')}"
        moves |= {verb, f"{verb}-{dict(action.args).get('at')}"}
        moves |= {f"{verb}-{name.replace('_', '-')}" for name in registry.find(game).questions.names}
    assert len(said(game, "en")) > 10
    assert said(game, "en") <= moves


def test_whatever_is_built_has_its_own_purpose() -> None:
    """Else that of what is done after it would stand there: a wall is no purchase."""
    verbs = {action.verb for action in registry.find("belfort").actions if action.verb.startswith("build")}
    assert {f"purpose-{verb.replace(' ', '-')}" for verb in verbs} <= said("belfort", "en")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["belfort", "nobility"])
def test_purposes_are_said_in_every_language(game: str, language: str) -> None:
    assert said(game, language) == said(game, "en")
