"""The weights of an evaluator, from a file that says how they came about."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from burgher.core.errors import BadComponents


def read_weights(text: str, names: Sequence[str]) -> tuple[float, ...]:
    """The weights in the order of their names; every one must be there, and no other."""
    try:
        table = tomllib.loads(text).get("weights")
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"the weights are not TOML: {error}") from None
    if not isinstance(table, Mapping):
        raise BadComponents("the table weights is missing")
    for name in table:
        if name not in names:
            raise BadComponents(f"weights.{name} is not a weight here; there are {', '.join(names)}")
    values = []
    for name in names:
        value = table.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise BadComponents(f"weights.{name} is {value!r}; it may be a number")
        values.append(float(value))
    return tuple(values)
