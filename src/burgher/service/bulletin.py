"""Pushes: what has changed at a table, as each viewpoint may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from burgher.service.live.changes import Found, change
from burgher.service.live.draft import News
from burgher.service.live.table import LiveTable, Shown
from burgher.service.shapes import pushes as shapes
from burgher.service.showing import Json, show_lines, show_log, show_table, situation_of
from burgher.service.store.rows import OVER

encode = msgspec.json.Encoder().encode
NOTHING: Json = shapes.Push(n=0).model_dump()


class Viewpoint(NamedTuple):
    """Who looks, and from which seat (None: as a spectator)."""

    device: int | None
    seat: int | None


class Bulletin:
    """A push: made once, and written once, for all who see the same."""

    def __init__(
        self, n: int, parts: Json, now: Shown | None = None, before: Shown | None = None, found: Found | None = None
    ) -> None:
        self.n = n
        self._parts = parts
        self.now = now
        """The situation that it tells of."""
        self._before = before
        self._found = found
        """What has changed in parts that other seats see, too."""
        self._whole: bytes | None = None
        self._changes: bytes | None = None

    def with_table(self, table: Json) -> Bulletin:
        return Bulletin(self.n, {**self._parts, "table": table}, self.now, self._before, self._found)

    def whole(self) -> bytes:
        """For somebody who has nothing to go on from."""
        if self._whole is None:
            self._whole = encode(self._written())
        return self._whole

    def declared(self, missed: bool = False) -> bytes:
        """With every field of `shapes.Push`, also those that say nothing."""
        return encode({**NOTHING, **self._written(), **({"refetch": True} if missed else {})})

    def _written(self) -> Json:
        parts = {"n": self.n, **self._parts}
        if self.now is not None:
            log = parts.pop("log")
            parts["situation"] = {**self.now.parts, "log": log}
        return parts

    def since(self, known: int) -> bytes:
        """For somebody who was last shown the situation of this push: what has changed since, if that is known."""
        if self.now is None or self._before is None or self._before.n != known:
            return self.whole()
        if self._changes is None:
            changes = change(self._before.parts, self.now.parts, self._found)
            self._changes = encode({"n": self.n, **self._parts, "base": known, "changes": changes})
        return self._changes


def refetch(n: int) -> Bulletin:
    """The push that says that something was missed."""
    return Bulletin(n, {"refetch": True})


def render(
    live: LiveTable, news: News, viewpoints: Iterable[Viewpoint], present: frozenset[int], missed: bool = False
) -> dict[Viewpoint, Bulletin]:
    """A change as each viewpoint may see it."""
    parts: Json = {"refetch": True} if missed else {}
    if news.lines:
        parts["lines"] = [line.model_dump() for line in show_lines(news.lines)]
    # At the end all secrets of the log come out: it is told again from the beginning.
    log_from = 0 if live.row.status == OVER else news.log_from
    by_seat: dict[int | None, Bulletin] = {}
    changes: Found = {}
    pushes = {}
    for viewpoint in viewpoints:
        seat = viewpoint.seat
        if log_from is None:
            bulletin = by_seat.get(None) or Bulletin(news.pulse, parts)
            by_seat[None] = bulletin
        else:
            found = by_seat.get(seat)
            if found is None:
                before = live.shown.get(seat)
                now = situation_of(live, seat)
                found = Bulletin(news.pulse, {**parts, "log": show_log(live, seat, log_from)}, now, before, changes)
                by_seat[seat] = found
            bulletin = found
        if news.table:
            # Whose seats they are and who is host differs from device to device.
            bulletin = bulletin.with_table(show_table(live, viewpoint.device, present).model_dump())
        pushes[viewpoint] = bulletin
    return pushes
