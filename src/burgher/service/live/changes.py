# compiled
"""What changed from one JSON value to the next, so that only that has to be sent.

A change is one of two things: ``[value]``, which stands for the new value, or an object with the changes of the parts
of an object (by name) or of an array (by index). A part that is gone has the change ``[]``. Parts keep their order, in
which a client shows them: an object with a new part between the others is sent whole.

Most of a position is as it was before. That is found by Python's own comparison, which is much quicker than a look at
each part; objects with equal parts are alike in whatever order those are.
"""

from __future__ import annotations

from typing import Any

Change = list[Any] | dict[str, Any]
_NONE = object()


Found = dict[tuple[int, int], Change | None]
"""What was found for two parts, by their identities: nothing where they are equal. For values with parts in common."""


def change(old: Any, new: Any, found: Found | None = None) -> Change:
    """From ``old`` to ``new``."""
    one = _change_of(old, new, {} if found is None else found)
    return {} if one is None else one


def _change_of(old: Any, new: Any, found: Found) -> Change | None:
    """Nothing where the two are alike."""
    if isinstance(new, dict):
        if not isinstance(old, dict):
            return [new]
        pair = (id(old), id(new))
        if pair not in found:
            found[pair] = None if old == new else _change_of_object(old, new, found)
        return found[pair]
    if isinstance(new, list):
        if not isinstance(old, list) or len(old) != len(new):
            return [new]
        pair = (id(old), id(new))
        if pair not in found:
            found[pair] = None if old == new else _change_of_array(old, new, found)
        return found[pair]
    return None if old == new else [new]


def _change_of_object(old: dict[str, Any], new: dict[str, Any], found: Found) -> Change | None:
    changes: dict[str, Any] = {}
    names = list(new)
    kept = list(old)
    if names != kept:
        if names != [name for name in kept if name in new] + [name for name in names if name not in old]:
            return [new]
        changes = {name: [] for name in kept if name not in new}
    for name, value in new.items():
        before = old.get(name, _NONE)
        if before is _NONE:
            changes[name] = [value]
        elif before is not value:
            one = _change_of(before, value, found)
            if one is not None:
                changes[name] = one
    return changes or None


def _change_of_array(old: list[Any], new: list[Any], found: Found) -> Change | None:
    changes: dict[str, Any] = {}
    for place, value in enumerate(new):
        before = old[place]
        if before is not value:
            one = _change_of(before, value, found)
            if one is not None:
                changes[str(place)] = one
    return changes or None


def changed(old: Any, by: Change) -> Any:
    """The value after a change; what has not changed is shared with the old one."""
    if isinstance(by, list):
        return by[0]
    if isinstance(old, list):
        return [changed(one, by[str(place)]) if str(place) in by else one for place, one in enumerate(old)]
    new = {name: changed(value, by[name]) if name in by else value for name, value in old.items() if by.get(name) != []}
    new.update((name, changed(None, one)) for name, one in by.items() if name not in old)
    return new
