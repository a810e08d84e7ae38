"""The sentence for a position that cannot be."""

from __future__ import annotations

from burgher.core.errors import BadPosition


def expect(fits: bool, field: str, value: object, may: str) -> None:
    """Refuse a position where this does not fit: the field, what it is, what it may be."""
    if not fits:
        raise BadPosition("not-fitting", field=field, value=repr(value), may=may)
