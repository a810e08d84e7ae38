"""Component sets such as nobody plays with: values as low or as high as they may be, or those of other pieces.

    python scripts/strange_pieces.py belfort highest > highest.toml
    burgher match belfort champion flat --players 2 --components highest.toml

What the rulebooks say stays as it is; whatever an owner may find otherwise on the pieces changes (`burgher.core.box`).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import burgher
from burgher.core.box import Box, Field, box_of, corrections, read_values
from burgher.core.chance import Random
from burgher.core.components import ComponentSet

Drawn = Callable[[Field, list[Any], Random], Any]
"""What a field says on one of its pieces: from what it may be, and from what stands on all of them."""


def lowest(field: Field, all_of_them: list[Any], random: Random) -> Any:
    return {"number": field.low, "numbers": [field.low] * (field.count or 1), "words": list(field.words[:1])}.get(
        field.kind
    )


def highest(field: Field, all_of_them: list[Any], random: Random) -> Any:
    return {"number": field.high, "numbers": [field.high] * (field.count or 1), "words": list(field.words)}.get(
        field.kind
    )


def anything(field: Field, all_of_them: list[Any], random: Random) -> Any:
    if field.kind == "number":
        return field.low + random.below(field.high - field.low + 1)
    if field.kind == "word":
        return field.words[random.below(len(field.words))]
    return lowest(field, all_of_them, random) if random.below(2) else highest(field, all_of_them, random)


def shuffled(field: Field, all_of_them: list[Any], random: Random) -> Any:
    """What stands on one of the pieces."""
    return all_of_them[random.below(len(all_of_them))]


STRANGE: dict[str, Drawn] = {"lowest": lowest, "highest": highest, "anything": anything, "shuffled": shuffled}


@cache
def strange_values(box: Box, drawn: Drawn) -> Mapping[str, object]:
    """As many values as go together: those that the reader does not take stay as they are."""
    random = Random("edge")
    values: dict[str, object] = {}
    for part in box.parts:
        for field in part.fields:
            paths = [piece.fields[field.name] for piece in part.pieces if field.name in piece.fields]
            there = [box.facts[path] for path in paths]
            values |= {path: drawn(field, there, random) for path in paths if box.is_open(path)}
    values = {path: value for path, value in values.items() if value is not None}
    while problems := read_values(box, values)[1]:
        wrong = {one.path.partition("[")[0].partition(" ")[0] for one in problems}
        fitting = {
            path: value
            for path, value in values.items()
            if not any(path.startswith(one) or one.startswith(path) for one in wrong if one)
        }
        if len(fitting) == len(values):
            # What is wrong is no single value's fault, or that of a value on the same piece.
            pieces = {_piece(box, one) for one in wrong} - {""}
            fitting = {path: value for path, value in values.items() if _piece(box, path) not in pieces}
        if len(fitting) == len(values):
            fitting = dict(list(values.items())[: len(values) // 2])
        values = fitting
    return values


def strange_set(game: str, name: str) -> ComponentSet:
    """The shipped pieces with such values."""
    box = box_of(game, burgher.find(game).sets[0])
    return burgher.find(game).corrected(corrections(box, strange_values(box, STRANGE[name])), name)


def _piece(box: Box, path: str) -> str:
    piece = box.piece_of(path)
    return "" if piece is None else piece.id


def inline(value: object) -> str:
    """A value as TOML writes it within a line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {inline(one)}" for name, one in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def text_of(game: str, name: str) -> str:
    """The set as a file of corrections."""
    box = box_of(game, burgher.find(game).sets[0])
    changes = {"game": game, **corrections(box, strange_values(box, STRANGE[name]))}
    return "".join(f"{json.dumps(key)} = {inline(value)}\n" for key, value in changes.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=burgher.names())
    parser.add_argument("set", choices=STRANGE)
    given = parser.parse_args()
    print(text_of(given.game, given.set), end="")


if __name__ == "__main__":
    main()
