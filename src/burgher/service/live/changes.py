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


def change(old: Any, new: Any) -> Change:
    """From ``old`` to ``new``, which differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        if list(new) != [name for name in old if name in new] + [name for name in new if name not in old]:
            return [new]
        changes: dict[str, Any] = {}
        for name, value in new.items():
            before = old.get(name, _NONE)
            if before is _NONE:
                changes[name] = [value]
            elif before is not value and before != value:
                changes[name] = change(before, value)
        for name in old:
            if name not in new:
                changes[name] = []
        return changes
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {
            str(place): change(before, value)
            for place, (before, value) in enumerate(zip(old, new, strict=True))
            if before != value
        }
    return [new]


def share(new: Any, like: Any) -> Any:
    """``new`` with the parts of ``like`` where they are the same: both take the room of one. ``new`` is changed."""
    if isinstance(new, dict) and isinstance(like, dict):
        same = list(new) == list(like)
        for name in new:
            if name in like:
                new[name] = share(new[name], like[name])
                same = same and new[name] is like[name]
        return like if same else new
    if isinstance(new, list) and isinstance(like, list):
        same = len(new) == len(like)
        for place in range(min(len(new), len(like))):
            new[place] = share(new[place], like[place])
            same = same and new[place] is like[place]
        return like if same else new
    return like if type(new) is type(like) and new == like else new


def changed(old: Any, by: Change) -> Any:
    """The value after a change; what has not changed is shared with the old one."""
    if isinstance(by, list):
        return by[0]
    if isinstance(old, list):
        return [changed(one, by[str(place)]) if str(place) in by else one for place, one in enumerate(old)]
    new = {name: changed(value, by[name]) if name in by else value for name, value in old.items() if by.get(name) != []}
    new.update((name, changed(None, one)) for name, one in by.items() if name not in old)
    return new
