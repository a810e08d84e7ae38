"""Errors: phrases that the engine says in English by itself, and that faces say in any language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import burgher
from burgher import words
from burgher.core.errors import BadOption, BurgherError, IllegalAction, Phrase
from burgher.words import LOCALES, Words

HERE = Path(words.__file__).parent
# The environments are for programmers, who read what goes wrong in a traceback, as all else of Python's.
SOURCES = sorted(path for path in HERE.rglob("*.py") if path.parent.name != "envs")
TEXT = (LOCALES / "en" / "errors.ftl").read_text(encoding="utf-8")
ENGLISH = dict(re.findall(r"^([a-z][a-z-]*) = (.+)$", TEXT, re.MULTILINE))


def is_error(name: str) -> bool:
    return name in {
        "Phrase",
        "BadNetwork",
        "CannotListen",
        "NoNetwork",
        "BadDatabase",
        "TrainingFailed",
        "Unplayable",
        "WorkRefused",
        *(kind.__name__ for kind in kinds(BurgherError)),
    }


def kinds(kind: type[BurgherError]) -> Iterator[type[BurgherError]]:
    yield kind
    for one in kind.__subclasses__():
        yield from kinds(one)


@cache
def calls(path: Path) -> list[ast.Call]:
    """All calls in a file, read once."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]


def said(path: Path) -> Iterator[tuple[str, set[str], str]]:
    """The phrases in a file: id, the details it gives, where."""
    for node in calls(path):
        name = node.func.id  # type: ignore[attr-defined]
        if name == "because":
            yield str(ast.literal_eval(node.args[1])), {str(one.arg) for one in node.keywords}, path.name
        elif is_error(name) and node.args:
            id = node.args[0]
            details = {keyword.arg for keyword in node.keywords if keyword.arg not in (None, "reason")}
            place = f"{path.name}:{node.lineno}"
            # Whoever writes a lesson reads what is wrong with it in English, whatever else is loaded.
            if name == "BadLesson":
                continue
            # Whoever trains networks is told in English where there is no phrase, as by other libraries for it.
            if path.parent.name == "training" and getattr(id, "value", None) not in ENGLISH:
                continue
            if isinstance(id, ast.Constant):
                yield str(id.value), {str(name) for name in details}, place
            elif isinstance(id, ast.JoinedStr) and name != "Mistake":
                yield "words in the code", set(), place


def test_every_phrase_is_there_and_gets_what_it_says() -> None:
    wrong = [
        (place, id, details)
        for path in SOURCES
        for id, details, place in said(path)
        if id not in ENGLISH or set(re.findall(r"\$([a-z]+)", ENGLISH[id])) != details
    ]
    assert wrong == []


def test_positions_are_refused_without_words_in_the_code() -> None:
    """A check names a path in the file, or a phrase, and so is what stands there. What it may be is never a text."""
    for path in SOURCES:
        for node in calls(path):
            if node.func.id in ("expect", "sum_of", "all_of"):  # type: ignore[attr-defined]
                parts = [part for argument in node.args for part in ast.walk(argument)]
                texts = [str(part.value) for part in parts if isinstance(part, ast.Constant)]
                told = [text for text in texts if re.search(r"[a-z] [a-z]", text)]
                assert told == [], f"{path.name}:{node.lineno}"


def test_no_phrase_is_unused() -> None:
    # A bot's setting chooses between two of them by a variable.
    assert set(ENGLISH) - {id for path in SOURCES for id, _, _ in said(path)} == {"setting-whole", "setting-number"}


def test_english_is_as_plain_as_the_engine_reads_it() -> None:
    """One line each, nothing in braces but a detail."""
    for line in TEXT.splitlines():
        assert not line or line.startswith("#") or re.fullmatch(r"[a-z][a-z-]* = \S.*\S", line), line
        assert re.sub(r"\{ \$[a-z]+ \}", "", line).count("{") == 0, line


def test_the_engine_and_fluent_say_the_same() -> None:
    strict = Words("en", strict=True)
    for id, sentence in ENGLISH.items():
        error = BurgherError(id, **dict.fromkeys(re.findall(r"\$([a-z]+)", sentence), "x"))
        assert strict.mistake(error) == str(error)


def test_phrases_hold_phrases() -> None:
    with pytest.raises(BurgherError) as caught:
        burgher.find("belfort").actions.find("plcae elf camp")
    phrase = caught.value.phrase
    assert phrase is not None
    assert isinstance(phrase.details["hint"], Phrase)
    assert str(phrase) == Words("en", strict=True).mistake(caught.value) == str(caught.value)
    assert Phrase.read(phrase.json()) == phrase
    assert Phrase.read(phrase.json()) != Phrase("quoted", text="x")
    assert len({phrase, Phrase.read(phrase.json())}) == 1
    assert caught.value.detail() == phrase


def test_words_of_ones_own_stay_as_they_are() -> None:
    error = BadOption("my bot takes no advice")
    assert (str(error), error.phrase, error.detail()) == ("my bot takes no advice", None, "my bot takes no advice")
    assert Words("de").mistake(error) == "my bot takes no advice"


def test_an_error_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(IllegalAction("too-much-undo", allowed=1, decisions=2)))
    assert str(error) == "1 decisions can be taken back, not 2"
