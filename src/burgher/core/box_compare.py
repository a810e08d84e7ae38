"""What several owners have found on their pieces, side by side: where they agree, and where they differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burgher.core.box import Box, flat, read_values
from burgher.core.box_file import HEAD
from burgher.core.components import written


@dataclass(frozen=True)
class Found:
    """A value as it is shipped, and who has found what: the owners by the value, as a file writes it."""

    path: str
    shipped: str
    by: Mapping[str, tuple[str, ...]]

    @property
    def is_agreed(self) -> bool:
        return len(self.by) == 1

    @property
    def is_single(self) -> bool:
        """Whether one owner alone has looked it up: nobody else could agree or differ."""
        return sum(len(owners) for owners in self.by.values()) == 1

    @property
    def is_as_shipped(self) -> bool:
        return list(self.by) == [self.shipped]


def compare(box: Box, files: Sequence[tuple[str, Mapping[str, object]]]) -> list[Found]:
    """Every value that one of these owners has looked up or changed, in the order of the box."""
    found: dict[str, dict[str, list[str]]] = {}
    for owner, tables in files:
        told = flat({name: value for name, value in tables.items() if name not in HEAD})
        facts, _ = read_values(box, told)
        for path in box.facts:
            if path in told:
                found.setdefault(path, {}).setdefault(written(facts[path]), []).append(owner)
    order = [path for piece in box.pieces.values() for path in piece.fields.values()]
    rest = [path for path in box.facts if path not in set(order)]
    return [
        Found(path, written(box.facts[path]), {value: tuple(who) for value, who in found[path].items()})
        for path in (*order, *rest)
        if path in found
    ]
