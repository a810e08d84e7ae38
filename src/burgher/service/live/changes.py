# compiled
"""What changed from one JSON value to the next, so that only that has to be sent.

A change is one of two things: ``[value]``, which stands for the new value, or an object with the changes of the parts
of an object (by name) or of an array (by index). A part that is gone has the change ``[]``. Parts keep their order, in
which a client shows them: an object with a new part between the others is sent whole.
"""

from __future__ import annotations

from typing import Any

Change = list[Any] | dict[str, Any]
_NONE = object()


Found = dict[tuple[int, int], Change | None]
"""What was found for two parts, by their identities: nothing where they are equal. For values with parts in common."""


def change(old: Any, new: Any, found: Found | None = None) -> Change:
    """From ``old`` to ``new``, which differ."""
    if found is None:
        found = {}
    if isinstance(old, dict) and isinstance(new, dict):
        names = list(new)
        kept = list(old)
        changes: dict[str, Any] = {}
        if names != kept:
            if names != [name for name in kept if name in new] + [name for name in names if name not in old]:
                return [new]
            changes = {name: [] for name in kept if name not in new}
        for name, value in new.items():
            before = old.get(name, _NONE)
            if before is _NONE:
                changes[name] = [value]
            elif before is not value:
                one = _change_of_part(before, value, found)
                if one is not None:
                    changes[name] = one
        return changes
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        parts: dict[str, Any] = {}
        for place, value in enumerate(new):
            before = old[place]
            if before is not value:
                one = _change_of_part(before, value, found)
                if one is not None:
                    parts[str(place)] = one
        return parts
    return [new]


def _change_of_part(old: Any, new: Any, found: Found) -> Change | None:
    if not isinstance(new, (dict, list)):
        return None if old == new else [new]
    pair = (id(old), id(new))
    if pair not in found:
        found[pair] = None if old == new else change(old, new, found)
    return found[pair]


def changed(old: Any, by: Change) -> Any:
    """The value after a change; what has not changed is shared with the old one."""
    if isinstance(by, list):
        return by[0]
    if isinstance(old, list):
        return [changed(one, by[str(place)]) if str(place) in by else one for place, one in enumerate(old)]
    new = {name: changed(value, by[name]) if name in by else value for name, value in old.items() if by.get(name) != []}
    new.update((name, changed(None, one)) for name, one in by.items() if name not in old)
    return new
