"""Texts are set as in books of their language: narrow spaces before French marks, quotation marks that fit,
no Polish line that ends in a word of one letter."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from burgher.words import LOCALES

FILES = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))
NARROW = "\u202f"
SAID = "\ufffc"
"""Stands for what is put in when it is said."""
SIGN = re.compile(r":\$?[\w.-]+:")
"""A piece that is drawn in a text."""
CODE = re.compile(r"(?:= |pip install )\"[^\"]*\"")
MARKS = re.compile(r"[„“”«»\"]")
LEFT_BEHIND = re.compile(r"(?<!\w)[aiouwz] (?=\S)", re.IGNORECASE)
"""A word of one letter that may end a line, as it does not in Polish books."""
QUOTES = {"de": ("„", "“"), "pl": ("„", "”"), "fr": ("«", "»")}
FRENCH = {
    "a space before a mark that can break or is too wide": re.compile(r"[ \u00a0](?=[;!?»]|:(?!\w))"),
    "no space before a mark": re.compile(rf"[^\W_](?=[;!?])|[{SAID})»*](?=[;!?:])|\w(?=:(?:\s|$))"),
    "no narrow space inside quotation marks": re.compile(rf"«(?!{NARROW})|(?<!{NARROW})»"),
}


class Texts(Visitor):
    """What stands in a message in so many words, each alternative apart."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        whole = "".join(one.value if isinstance(one, ftl.TextElement) else put_in(one) for one in node.elements)
        self.found.append(CODE.sub(SAID, SIGN.sub(SAID, whole)))
        self.generic_visit(node)


def put_in(what: ftl.Placeable) -> str:
    literal = what.expression
    return str(literal.parse()["value"]) if isinstance(literal, ftl.StringLiteral) else SAID


def texts(language: str, file: str) -> Iterator[str]:
    reader = Texts()
    reader.visit(FluentParser().parse((LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")))
    return iter(reader.found)


@pytest.mark.parametrize("file", FILES)
def test_french_marks_keep_to_their_words(file: str) -> None:
    wrong = [
        f"{what}: …{text[max(0, found.start() - 30) : found.end() + 15]!r}"
        for text in texts("fr", file)
        for what, rule in FRENCH.items()
        for found in rule.finditer(text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", QUOTES)
def test_quotation_marks_are_those_of_the_language(language: str, file: str) -> None:
    wrong = [
        text for text in texts(language, file) if "".join(MARKS.findall(text)).replace("".join(QUOTES[language]), "")
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", FILES)
def test_polish_words_of_one_letter_stay_with_the_next(file: str) -> None:
    wrong = [
        f"…{text[max(0, found.start() - 30) : found.end() + 15]!r}"
        for text in texts("pl", file)
        for found in LEFT_BEHIND.finditer(text)
    ]
    assert not wrong, "\n".join(wrong)
