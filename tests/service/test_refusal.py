"""What is refused is said once, in the message files."""

from __future__ import annotations

import pytest

from burgher.core.errors import Phrase
from burgher.service.refusal import STATUS, Refusal
from burgher.words import Words, languages


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_words(language: str) -> None:
    words = Words(language, more=("web",), strict=True)
    assert [id for id in STATUS if not words.has(f"error-{id}")] == []


def test_a_refusal_says_what_its_arguments_say() -> None:
    refusal = Refusal("bad-record", detail=Phrase("unknown-set", name="'gold'"))
    assert str(refusal) == f"This record cannot be read: {Phrase('unknown-set', name=repr('gold'))}"
    shown = refusal.shown()
    assert shown.message == str(refusal)
    assert shown.model_dump()["args"]["detail"] == {"id": "unknown-set", "args": {"name": "'gold'"}, "rule": ""}
