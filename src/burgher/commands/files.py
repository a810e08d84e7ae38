"""Reading records and positions, and writing files, with errors that name the file."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import burgher
from burgher.commands.mistake import Mistake
from burgher.core.errors import BurgherError, Explained, Phrase, cause
from burgher.core.game import Message
from burgher.core.match import Match
from burgher.core.record import Record, from_json
from burgher.words import Words

SUFFIX = ".burgher.json"


def read_bytes(file: str, words: Words) -> bytes:
    """What is in a file, or on the standard input (``-``)."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except FileNotFoundError:
        raise Mistake(words.say("no-file", file=file)) from None
    except IsADirectoryError:
        raise Mistake(words.say("folder", file=file)) from None
    except (OSError, ValueError) as error:
        raise Mistake(words.say("unreadable", file=file, why=words.phrase(cause(error)))) from None


def read_object(file: str, words: Words) -> dict[str, object]:
    """The JSON object in a file."""
    try:
        found = json.loads(read_bytes(file, words))
    except (ValueError, RecursionError) as error:
        if isinstance(error, BurgherError):
            raise
        raise Mistake(words.say("not-json", file=file, why=words.phrase(cause(error)))) from None
    if not isinstance(found, dict):
        raise Mistake(words.say("not-an-object", file=file))
    return found


def read_record(file: str, words: Words) -> tuple[Record, Match]:
    """A record, and its game played again and checked."""
    found = read_object(file, words)
    if "burgher" not in found:
        raise Mistake(words.say("not-a-record", file=file))
    try:
        record = from_json(found)
        return record, burgher.read(record)
    except BurgherError as error:
        raise _mistake_in(file, error, found, words) from None


def _mistake_in(file: str, error: BurgherError, found: dict[str, object], words: Words) -> Mistake:
    """An error about a file; where an action of a record is not legal, with the reason in words."""
    phrase = error.detail()
    if isinstance(phrase, Phrase) and isinstance(error, Explained) and isinstance(error.reason, Message):
        why = Words(words.language, str(found.get("game"))).say(error.reason)
        phrase = Phrase(phrase.id, **{**phrase.details, "why": why})
    return Mistake(words.say("in-file", file=file, what=words.phrase(phrase)))


def read_game(file: str, words: Words) -> tuple[Match, bool]:
    """A game to go on with, and whether the file is its record: the other way is that it begins at a position."""
    found = read_object(file, words)
    _expect_game(file, found, words)
    try:
        if "burgher" not in found:
            return burgher.load(found), False
        return burgher.read(found), True
    except BurgherError as error:
        raise _mistake_in(file, error, found, words) from None


def read_moment(file: str, at: int | None, words: Words) -> Match:
    """The moment of a game that a position is, or that a record comes to after so many actions."""
    found = read_object(file, words)
    _expect_game(file, found, words)
    actions = found.get("actions", [])
    if at is not None and "burgher" not in found:
        raise Mistake(words.say("at-position", file=file))
    if at is not None and isinstance(actions, list) and at > len(actions):
        raise Mistake(words.say("at-beyond", file=file, at=str(at), actions=len(actions)))
    try:
        if "burgher" not in found:
            # As the beginning of a record, a position stays as it is, even where chance would act next.
            return burgher.read(_record_from(found))
        return burgher.read(found, at)
    except BurgherError as error:
        raise _mistake_in(file, error, found, words) from None


def _expect_game(file: str, found: dict[str, object], words: Words) -> None:
    if "burgher" not in found and "game" not in found:
        raise Mistake(words.say("not-a-game", file=file))


def _record_from(position: dict[str, object]) -> Record:
    start = burgher.load(position).record(with_seed=False)
    return replace(start, actions=(), result=None)


def write(path: Path, text: str, words: Words) -> None:
    """Write a file whole or not at all."""
    try:
        beside = path.with_name(f".{path.name}.part")
        beside.write_text(text, encoding="utf-8")
        try:
            beside.replace(path)
        except OSError:
            beside.unlink()
            raise
    except (OSError, ValueError) as error:
        raise Mistake(words.say("unwritable", file=str(path), why=words.phrase(cause(error)))) from None
