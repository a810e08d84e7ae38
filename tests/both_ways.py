"""Cases that take long interpreted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def the_first_both_ways(cases: Iterable[Any]) -> list[Any]:
    """The first one compiled and interpreted, the others compiled only: they show the same of other tables."""
    first, *others = cases
    return [first, *(pytest.param(*_values(one), marks=pytest.mark.slow) for one in others)]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
