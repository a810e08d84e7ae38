"""Texts from outside: names and lines of chat, without what could disturb the page or the reader."""

from __future__ import annotations

import json
import unicodedata

from burgher.core.errors import Phrase
from burgher.service.refusal import Refusal

LONGEST_NAME = 30
LONGEST_LINE = 500

# Cc control, Cs half a character, Co private, Cn nothing; Cf is invisible, but some scripts and emoji need two of it.
_UNWANTED = ("Cc", "Cs", "Co", "Cn", "Cf", "Zl", "Zp")
_JOINERS = "\u200c\u200d"
_STACK = 4
"""Marks above or below one letter: more than that, and they run over the lines around."""


def _clean(text: str) -> str:
    kept = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text.replace("\n", " ").replace("\t", " ")):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if (category not in _UNWANTED or letter in _JOINERS) and marks <= _STACK:
            kept.append(letter)
    return " ".join("".join(kept).split())


def check_letters(values: object) -> None:
    """Refuse JSON that has half a character in a text: it could be neither kept nor sent."""
    try:
        json.dumps(values, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise Refusal("bad-request", detail=Phrase("half-character")) from None


def clean_name(name: str) -> str:
    cleaned = _clean(name)
    if not 1 <= len(cleaned) <= LONGEST_NAME or not cleaned.strip(_JOINERS):
        raise Refusal("bad-name", most=LONGEST_NAME)
    return cleaned


def clean_words(words: str) -> str:
    cleaned = _clean(words)
    if not 1 <= len(cleaned) <= LONGEST_LINE or not cleaned.strip(_JOINERS):
        raise Refusal("bad-words", most=LONGEST_LINE)
    return cleaned
