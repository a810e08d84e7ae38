"""The engine's one array type.

Compiled code sees mypyc's packed ``vec``; interpreted code gets a plain list, which there is the faster of the two.
Both are indexed, sliced (``cells[:]`` is a copy) and compared alike. Nothing grows but what a learner reads of many
games: rows are put behind each other (``extend``), where there is room for all of them from the start (``capacity``).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import extend as extend
    from librt.vecs import vec as vec
else:

    def extend(cells: list, more: list) -> list:
        cells += more
        return cells

    def _as_list(numbers: list | tuple = (), *, capacity: int = 0) -> list:
        """Lists need no room beforehand."""
        return list(numbers)

    class vec:
        """``vec[i64](numbers)`` makes a list."""

        def __class_getitem__(cls, item: object) -> Callable[..., list]:
            return _as_list
