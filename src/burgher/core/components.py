"""Component files: the numbers and the pieces of a game, with their provenance, in TOML.

An owner of a game may correct a file and play with it. A file that cannot be used is refused with the field, what it
was and what it may be.
"""

from __future__ import annotations

import pickle
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Generic, TypeVar

from burgher.core.errors import BadComponents, Phrase, cause

T = TypeVar("T")
NOTES = ("source", "note")
"""Fields that any table may have: where its values come from, and what is to be said about them."""
MOST_BYTES = 200_000
"""A larger file is none of these: all pieces of a game, with their provenance, are a fifth of that."""
FORMAT = 1
"""The form of these files. A file may say which it has, and for which game it is: ``format = 1``, ``game = "..."``."""


def one_of(words: Sequence[str]) -> Phrase:
    """What a field may be that has one of a few words."""
    return Phrase("may-one-of", words=", ".join(words))


def unfit(path: str, value: object, may: Phrase) -> BadComponents:
    """The error about a field: what it is, what it may be."""
    return BadComponents("not-fitting", field=path, value=repr(value), may=may)


def read_file(path: Path) -> dict[str, object]:
    """The tables of one TOML file."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadComponents("components-too-large", file=str(path), most=MOST_BYTES // 1000)
        values: dict[str, object] = pickle.loads(_parsed(path.read_text(encoding="utf-8")))
        return values
    except FileNotFoundError:
        raise BadComponents("no-component-file", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents("unreadable-components", file=str(path), why=cause(error)) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadComponents("components-not-toml", file=str(path), why=cause(error)) from None


@lru_cache(maxsize=32)
def _parsed(text: str) -> bytes:
    """What a file says, to be unpickled: the caller's own to change. To read TOML takes ten times as long."""
    return pickle.dumps(tomllib.loads(text))


def written(value: object) -> str:
    """A value as a file has it: a text, a number, true or false, a list of these."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(written(one) for one in value)}]"
    if not isinstance(value, str):
        return str(value)
    # A text of JSON is one of TOML, too, where it has neither control characters nor halves of letters.
    return dumps("".join(letter for letter in value if letter.isprintable()), ensure_ascii=False)


def fingerprint(values: object) -> str:
    """A short name for the values of a component set, whatever their order, their comments and their provenance."""
    # Every game that begins asks for it, nearly always about the same values: to pickle them takes a tenth of the time.
    return _fingerprint(pickle.dumps(values))


@lru_cache(maxsize=32)
def _fingerprint(pickled: bytes) -> str:
    return sha256(dumps(_without_notes(pickle.loads(pickled)), sort_keys=True).encode()).hexdigest()[:16]


def _without_notes(values: object) -> object:
    """The values that a game is played with: where they come from changes no game."""
    if isinstance(values, dict):
        return {name: _without_notes(value) for name, value in values.items() if name not in NOTES}
    return [_without_notes(value) for value in values] if isinstance(values, list) else values


def provenance(values: Mapping[str, object], path: str = "") -> dict[str, str]:
    """Where values come from: the path of each table that names its ``source``, and that."""
    found = {path: str(values["source"])} if "source" in values else {}
    for name, value in values.items():
        if isinstance(value, dict):
            found.update(provenance(value, f"{path}.{name}" if path else name))
    return found


def overlay(base: dict[str, object], corrections: dict[str, object]) -> dict[str, object]:
    """The base with corrections laid over it: tables are merged, lists of tables by their ``id``, all else replaced."""
    merged = dict(base)
    for name, value in corrections.items():
        known = merged.get(name)
        if isinstance(value, dict) and isinstance(known, dict):
            merged[name] = overlay(known, value)
        elif _has_ids(value) and _has_ids(known):
            merged[name] = _overlay_list(known, value)
        else:
            merged[name] = value
    return merged


def _has_ids(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) and "id" in one for one in value)


def _overlay_list(known: object, corrections: object) -> list[object]:
    assert isinstance(known, list)
    assert isinstance(corrections, list)
    by_id = {one["id"]: one for one in corrections}
    merged: list[object] = [overlay(one, by_id.pop(one["id"])) if one["id"] in by_id else one for one in known]
    merged.extend(by_id.values())
    return merged


@dataclass(frozen=True)
class ComponentSet:
    """The pieces a game is played with: a shipped set, or a shipped set with an owner's corrections."""

    name: str
    values: dict[str, object]
    corrections: dict[str, object] | None = None

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.values)

    def json(self) -> dict[str, object]:
        """As a record names it; corrections go along, so that the record can be replayed anywhere."""
        named: dict[str, object] = {"name": self.name, "fingerprint": self.fingerprint}
        if self.corrections is not None:
            named["corrections"] = self.corrections
        return named


class Kept(Generic[T]):
    """What is read from component sets, kept for the next game that is played with the same: it is never changed."""

    def __init__(self, most: int = 64) -> None:
        self._most = most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def of(self, components: ComponentSet, chosen: object, read: Callable[[], T]) -> T:
        """What ``read`` gives for this set and what was chosen beside it (in JSON)."""
        key = components.fingerprint + dumps(chosen, sort_keys=True)
        if key not in self._kept:
            self._kept[key] = read()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def sources(components: ComponentSet) -> dict[str, str]:
    """Where the values of each table come from; what an owner has corrected, from the owner, unless the owner says."""
    found = provenance(components.values)
    if components.corrections is not None:
        found.update(_corrected(components.corrections, ""))
    return found


def _corrected(corrections: Mapping[str, object], path: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in corrections.items():
        if isinstance(value, dict):
            found.update(_corrected(value, f"{path}.{name}" if path else name))
        elif path:
            found[path] = "owner"
    if "source" in corrections:
        found[path] = str(corrections["source"])
    return found
