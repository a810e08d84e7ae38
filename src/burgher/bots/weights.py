"""The weights of an evaluator, from a file that says how they came about."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from burgher.core.errors import BadComponents, Phrase, cause


def read_weights(text: str, names: Sequence[str]) -> tuple[float, ...]:
    """The weights in the order of their names; every one must be there, and no other."""
    try:
        table = tomllib.loads(text).get("weights")
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("weights-not-toml", why=cause(error)) from None
    if not isinstance(table, Mapping):
        raise BadComponents("weights-missing")
    for name in table:
        if name not in names:
            raise BadComponents("no-such-field", field=f"weights.{name}", known=", ".join(names))
    values = []
    for name in names:
        value = table.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise BadComponents("not-fitting", field=f"weights.{name}", value=repr(value), may=Phrase("may-any-number"))
        values.append(float(value))
    return tuple(values)
