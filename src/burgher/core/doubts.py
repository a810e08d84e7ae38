"""What is odd about a set of pieces: it can be played with, but contradicts a count or an example of a rulebook.

The game's box file says which counts and examples there are, each as a table with an ``id``, for its message:

    sum     for each piece the sum of some fields (``properties.*.cost.*``) ``is`` a number, or one for each piece
    value   a field is at ``least`` and at ``most`` so much
    total   the sum of all these fields ``is`` a number
    count   so many pieces (``is``) have this in a field (``of``)
    some    one of the pieces ``has`` these values
    among   one of these fields ``holds`` all these values, over all pieces
    last    the last number of a list ``is`` this
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from burgher.core.box import KNOWN, Box, Values, matches


@dataclass(frozen=True)
class Doubt:
    """The message ``doubt-ID``, and the pieces that it is about (none: all of a kind)."""

    id: str
    pieces: tuple[str, ...] = ()
    args: Mapping[str, int | str] = field(default_factory=dict)


def doubts(box: Box, facts: Values) -> list[Doubt]:
    """What contradicts a rulebook."""
    found = [
        Doubt("rulebook", _pieces(box, path), {"path": path, "found": _told(facts[path]), "wanted": _told(value)})
        for path, value in box.facts.items()
        if path in facts and facts[path] != value and box.source(path) == KNOWN
    ]
    for plan in box.doubts:
        for kind, test in TESTS.items():
            if kind in plan:
                found += test(box, facts, plan)
    return found


def _told(value: object) -> int | str:
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _pieces(box: Box, path: str) -> tuple[str, ...]:
    piece = box.piece_of(path)
    return () if piece is None else (piece.id,)


def _at(box: Box, facts: Values, pattern: str) -> dict[str, Any]:
    return {path: facts[path] for path in box.like(pattern) if path in facts}


def _sum(box: Box, facts: Values, plan: dict[str, Any]) -> Iterator[Doubt]:
    sums: Counter[str] = Counter()
    for path, value in _at(box, facts, plan["sum"]).items():
        sums[_pieces(box, path)[0]] += value
    for id, number in sums.items():
        wanted = plan["is"].get(box.pieces[id].name) if isinstance(plan["is"], dict) else plan["is"]
        if wanted is not None and number != wanted:
            yield Doubt(plan["id"], (id,), {"piece": box.pieces[id].name, "found": number, "wanted": wanted})


def _value(box: Box, facts: Values, plan: dict[str, Any]) -> Iterator[Doubt]:
    for path, value in _at(box, facts, plan["value"]).items():
        if not plan.get("least", value) <= value <= plan.get("most", value):
            pieces = _pieces(box, path)
            yield Doubt(plan["id"], pieces, {"piece": box.pieces[pieces[0]].name, "found": value})


def _total(box: Box, facts: Values, plan: dict[str, Any]) -> Iterator[Doubt]:
    total = sum(value for pattern in plan["total"] for value in _at(box, facts, pattern).values())
    if total != plan["is"]:
        yield Doubt(plan["id"], (), {"found": total, "wanted": plan["is"]})


def _count(box: Box, facts: Values, plan: dict[str, Any]) -> Iterator[Doubt]:
    number = list(_at(box, facts, plan["count"]).values()).count(plan["of"])
    if number != plan["is"]:
        yield Doubt(plan["id"], (), {"found": number, "wanted": plan["is"]})


def _some(box: Box, facts: Values, plan: dict[str, Any]) -> Iterator[Doubt]:
    def fits(id: str) -> bool:
        return all(_alike(facts.get(f"{id}.{name}"), value) for name, value in plan["has"].items())

    if not any(fits(id) for id in box.pieces if matches(id, plan["some"])):
        yield Doubt(plan["id"])


def _alike(value: object, wanted: object) -> bool:
    """Of names the order does not count."""
    if isinstance(wanted, list) and isinstance(value, list) and all(isinstance(one, str) for one in wanted):
        return sorted(map(str, value)) == sorted(wanted)
    return value == wanted


def _among(box: Box, facts: Values, plan: dict[str, Any]) -> Iterator[Doubt]:
    wanted = Counter(plan["holds"])
    if not any(Counter(_at(box, facts, pattern).values()) >= wanted for pattern in plan["among"]):
        yield Doubt(plan["id"])


def _last(box: Box, facts: Values, plan: dict[str, Any]) -> Iterator[Doubt]:
    for path, value in _at(box, facts, plan["last"]).items():
        if value[-1] != plan["is"]:
            yield Doubt(plan["id"], _pieces(box, path), {"found": value[-1], "wanted": plan["is"]})


TESTS = {
    "sum": _sum, "value": _value, "total": _total, "count": _count, "some": _some, "among": _among, "last": _last,
}  # fmt: skip
