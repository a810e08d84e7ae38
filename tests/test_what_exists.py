"""What a game has is told wherever it must be: found in the game, not listed here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import burgher
from burgher.core.options import Option
from burgher.reference import section_id
from burgher.words import LOCALES, Words, languages

CLIENT = Path(__file__).parents[1] / "web" / "src" / "games"

GAME = pytest.mark.parametrize("game", burgher.names())
LANGUAGE = pytest.mark.parametrize("language", languages())


def message(prefix: str, name: str) -> str:
    return f"{prefix}-{name}".replace("_", "-").replace(" ", "-")


def told_of(option: Option) -> set[str]:
    id = message("option", option.name)
    named = () if option.several else (choice for choice in option.choices if isinstance(choice, str))
    return {id, f"{id}-hint", *(message(id, choice) for choice in named)}


@GAME
@LANGUAGE
def test_every_option_question_verb_and_reason_has_words(game: str, language: str) -> None:
    rules, words = burgher.find(game), Words(language, game)
    ids = {id for option in rules.options for id in told_of(option)}
    ids |= {message("ask", name) for name in rules.layout.questions}
    ids |= {message("do", verb.name) for verb in rules.actions.verbs}
    ids |= {reason.message for reason in rules.reasons}
    assert [id for id in sorted(ids) if not words.has(id)] == []


@GAME
@LANGUAGE
def test_every_option_is_in_the_rules(game: str, language: str) -> None:
    text = (LOCALES / language / f"{game}-rules.ftl").read_text(encoding="utf-8")
    for option in burgher.find(game).options:
        id = message("option", option.name)
        assert re.search(rf"^ +- {{ {id} }}.+{{ {id}-hint }}", text, re.MULTILINE), id


@GAME
def test_every_reason_leads_to_a_section(game: str) -> None:
    rules = burgher.find(game)
    sections = Words("en", more=(f"{game}-rules",)).ids("rule-")
    assert [reason for reason in rules.reasons if section_id(reason.rule) not in sections] == []


@GAME
def test_what_the_client_has_on_its_boards_is_asked(game: str) -> None:
    """All other questions get a sheet with their answers (web/tests/trays.test.tsx)."""
    lists = re.findall(
        r"^const PLACED\w* = (\[.*?\]);$", (CLIENT / game / "face.ts").read_text(), re.MULTILINE | re.DOTALL
    )
    placed = [name for one in lists for name in re.findall(r'"(\w+)"', one)]
    seats = [question.name for question in burgher.find(game).questions.table if not question.to_chance]
    assert "turn" in placed
    assert [name for name in placed if name not in seats] == []
