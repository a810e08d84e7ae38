"""The engine's one array type.

Compiled code sees mypyc's packed ``vec``; interpreted code gets a plain list, which there is the faster of the two.
Both are indexed, sliced (``cells[:]`` is a copy) and compared alike; neither is ever grown.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec:
        """``vec[i64](numbers)`` makes a list."""

        def __class_getitem__(cls, item: object) -> type[list]:
            return list
